"""A report in a real browser: it asks nobody for anything, and fits a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from lanthorn.engine import find_game
from lanthorn.lab.report import make_report, plan_report
from lanthorn.lab.report_html import to_html
from tests.browser.visitor import DESK, PHONE


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    report = make_report(plan_report(find_game("dungeon-heroes"), line_ups=[["random"]], deals=5))
    file = tmp_path_factory.mktemp("report") / "report.html"
    file.write_text(to_html(report, "fr"), encoding="utf-8")
    return file


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_report_fits_the_screen_and_asks_for_nothing(
    browser: Browser, page_file: Path, size: dict[str, int], scheme: Literal["light", "dark"]
) -> None:
    context = browser.new_context(viewport=size, color_scheme=scheme)  # type: ignore[arg-type]
    page, asked, said = context.new_page(), [], []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: said.append(message.text))
    page.goto(page_file.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    grounds = {"light": "rgb(232, 224, 207)", "dark": "rgb(12, 18, 17)"}
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == grounds[scheme]
    page.locator("summary").first.click()
    assert page.get_by_role("columnheader", name="parties").first.is_visible()
    assert (asked, said) == ([page_file.as_uri()], [])
    context.close()


def test_the_tables_of_a_report_can_be_reached_and_read_by_keyboard(
    browser: Browser, page_file: Path
) -> None:
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    page.goto(page_file.as_uri())
    count = "plot => plot.querySelectorAll('[role=table]').length"
    roles = page.evaluate(f"[...document.querySelectorAll('figure.plot')].map({count})")
    assert len(roles) > 10
    assert min(roles) >= 1
    for _ in range(8):
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getAttribute('role')") == "region"
    assert page.evaluate("document.activeElement.getAttribute('aria-label')")
    context.close()
