"""The layers: arrows point down only, and rules know neither clock nor any chance but their own."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from lanthorn.engine.text import messages_in
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.chapters.registry import CHAPTERS

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
LEGENDS = SOURCE / "lanthorn" / "games" / "dungeon_legends"
LISTS_OF_CHAPTERS = {"chapters/registry.py", "chapters/states.py"}
TOKEN = "darkness"
"""A token on the mat of every chapter, and the name of one."""
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


# The chapters of Dungeon Legends (docs/decisions/0008-chapters.md)


def chapters_imported(path: Path) -> set[str]:
    """The folders of chapters from which a module imports."""
    names = (name.partition("dungeon_legends.chapters.")[2].split(".")[0] for name in imported(path))
    return {name for name in names if name in CHAPTERS}


def chapters_spoken_of(path: Path) -> set[str]:
    """Names and kinds of cards of single chapters that stand in a module as words of their own. The token is
    only taken for the chapter where something is compared with it."""
    names = CHAPTERS.keys() | {kind for chapter in CHAPTERS.values() for kind in chapter.kinds}
    tree = ast.parse(path.read_text(encoding="utf-8"))
    compared = [
        node for found in ast.walk(tree) if isinstance(found, ast.Compare) for node in ast.walk(found)
    ]
    return names & (words(ast.walk(tree)) - {TOKEN} | words(compared))


def words(nodes: Iterable[ast.AST]) -> set[str]:
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_outside_its_folder_a_chapter_of_dungeon_legends_is_only_listed() -> None:
    folders = [LEGENDS / "chapters" / name for name in CHAPTERS]
    common = [path for path in LEGENDS.rglob("*.py") if not any(path.is_relative_to(own) for own in folders)]
    known = {path.relative_to(LEGENDS).as_posix(): chapters_imported(path) for path in common}
    assert {path for path, found in known.items() if found} == LISTS_OF_CHAPTERS
    assert all(known[path] == CHAPTERS.keys() for path in LISTS_OF_CHAPTERS)
    assert {path.name: found for path in common if (found := chapters_spoken_of(path))} == {}


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_of_dungeon_legends_uses_no_other(chapter: str) -> None:
    found = [chapters_imported(path) for path in (LEGENDS / "chapters" / chapter).rglob("*.py")]
    assert set().union(*found) == {chapter}


def test_the_common_words_of_dungeon_legends_are_not_those_of_a_chapter() -> None:
    """How a report calls what a chapter adds is said beside what the chapter calls it."""
    common, *parts = (messages_in(locale, "en") for locale in GAME.locales)
    verbs = {
        key.replace("option-", "verb-", 1) for part in parts for key in part if key.startswith("option-")
    }
    files = {f"content-{file}" for chapter in CHAPTERS.values() for file in chapter.words}
    causes = {f"cause-{name}" for name in CHAPTERS}
    assert common & (verbs | files | causes) == set()
