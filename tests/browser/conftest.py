"""A real browser and a real server.

Where there is no browser or no page, these tests are skipped and say why; with LANTHORN_BROWSER=required,
as in CI, they fail instead.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from lanthorn.server.config import PAGE
from tests.browser.visitor import Visitor
from tests.server.host import Host, quick, serving

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def missing(what: str) -> NoReturn:
    """Skip, or fail where browsers are required."""
    if os.environ.get("LANTHORN_BROWSER") == "required":
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    found = os.environ.get("LANTHORN_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        missing("no Chromium on this machine: the page is not tried in a browser")
    if not (PAGE / "index.html").is_file():
        missing("the page is not built: 'make page' builds it")
    with sync_playwright() as playwright:
        try:
            started = playwright.chromium.launch(executable_path=found, args=FLAGS)
        except Error as error:
            missing(f"Chromium does not start: {error}")
        yield started
        started.close()


@pytest.fixture(scope="package")
def host(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with bots that don't wait, for all tests that only need tables of their own."""
    with serving(quick(f"sqlite:///{tmp_path_factory.mktemp('db')}/tables.sqlite")) as address:
        yield Host(address)


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[Callable[..., Visitor]]:
    """People who come with a browser of their own: nothing is shared between two of them."""
    with ExitStack() as leaving:

        def come(address: str = host.address, **habits: Any) -> Visitor:
            visitor = Visitor(browser, address, **habits)
            leaving.callback(visitor.leave)
            return visitor

        yield come


@pytest.fixture(scope="package")
def web() -> Path:
    """Where the page's own tools lie."""
    return Path(__file__).parents[2] / "web"
