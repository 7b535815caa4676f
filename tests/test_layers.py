"""The layers: arrows point down only, and rules know neither clock nor any chance but their own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"
MODULES = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))
MAY_USE = {
    "engine": {"engine"},
    "games": {"engine"},
    "bots": {"engine", "bots"},
    "lab": {"engine", "bots", "lab"},
    "server": {"engine", "bots", "lab", "server"},
    "terminal": {"engine", "bots", "lab", "terminal"},
}
UNSEEDED = {"random", "time", "datetime", "os", "secrets", "uuid"}


def imported(path: Path) -> Iterator[str]:
    """Every module that a module imports, inside functions too, with its full name."""
    package = path.relative_to(SOURCE).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def layer(module: str) -> str:
    """The part of lanthorn that a module belongs to: "engine" for lanthorn.engine.save."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


@pytest.mark.parametrize("module", MODULES)
def test_arrows_point_down_only(module: str) -> None:
    own = layer(module.removesuffix(".py").replace("/", "."))
    if own not in MAY_USE:
        return
    ours = {name for name in imported(SOURCE / module) if name.split(".")[0] == "lanthorn"}
    allowed = {
        name
        for name in ours
        if layer(name) in MAY_USE[own] or name == "lanthorn.__version__" or _same_game(module, name)
    }
    assert ours - allowed == set()


def _same_game(module: str, imported_name: str) -> bool:
    """A game may use itself, and no other game."""
    return imported_name.split(".")[1:3] == module.removesuffix(".py").split("/")[1:3] != ["games"]


@pytest.mark.parametrize(
    "module", [module for module in MODULES if module.startswith(("lanthorn/engine/", "lanthorn/games/"))]
)
def test_rules_know_no_clock_and_no_chance_but_their_own(module: str) -> None:
    used = {name.split(".")[0] for name in imported(SOURCE / module)}
    assert used & UNSEEDED == set()


def test_only_the_marks_need_pytest() -> None:
    users = [module for module in MODULES if "pytest" in {n.split(".")[0] for n in imported(SOURCE / module)}]
    assert users == ["lanthorn/engine/testing/marks.py"]
