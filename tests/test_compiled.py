"""The compiled build plays the very same games. `make compile` makes it; without one this is skipped."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import build_compiled
import pytest

from lanthorn.bots import Mind
from lanthorn.bots.search import SearchBot
from lanthorn.engine import Rng, find_game
from lanthorn.engine.save import load, save
from lanthorn.engine.testing import playthrough

ROOT: Final = Path(__file__).resolve().parent.parent
CHAPTERS: Final = ("fire", "moons", "crystals", "magma", "darkness")

needs_build = pytest.mark.skipif(
    os.environ.get("LANTHORN_COMPILED") != "required" and build_compiled.is_stale(),
    reason="no compiled build of these sources: `make compile`",
)


def compiled(*arguments: str) -> str:
    """What Python writes with these arguments when the compiled package comes first on the path."""
    path = os.pathsep.join([str(build_compiled.COMPILED), str(ROOT), str(ROOT / "examples")])
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def told(expression: str) -> Any:
    """What an expression of this module is worth, compiled."""
    return json.loads(
        compiled("-c", f"import json; from tests import test_compiled as t; print(json.dumps({expression}))")
    )


def fingerprint(chapter: str) -> str:
    """Of a whole game of Dungeon Legends with everything that can be observed."""
    match = find_game("dungeon-legends").match({"chapter": chapter})
    return sha256(playthrough(match, seed=7).encode()).hexdigest()


def tree(game: str) -> dict[str, int]:
    """How often search tried each option of a decision."""
    session = find_game(game).match().start(11)
    decision = session.decisions[0]
    bot = SearchBot("searching", games=60)
    found = bot.search(Mind(session, decision.seat, Rng.seeded(3)), decision)
    return {key: child.visits for key, child in found.root.children.items()}


def again(text: str) -> str:
    """A save, read and written anew."""
    return save(load(text.encode()).session).decode()


def files() -> list[str]:
    """Where each module that should be compiled comes from."""
    names = [path.removesuffix(".py").replace("/", ".") for path in build_compiled.modules()]
    return [str(__import__(name, fromlist=["_"]).__file__) for name in names]


@needs_build
def test_every_module_that_should_be_compiled_is() -> None:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    assert [path for path in told("t.files()") if not path.endswith(suffix)] == []


@needs_build
def test_the_golden_games_go_the_same_way_compiled() -> None:
    compiled("-m", "pytest", "-n0", "-p", "no:cacheprovider", "tests/golden")


@needs_build
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_goes_the_same_way_compiled(chapter: str) -> None:
    assert told(f"t.fingerprint({chapter!r})") == fingerprint(chapter)


@needs_build
@pytest.mark.parametrize("game", ["dungeon-heroes", "dungeon-legends"])
def test_search_tries_the_same_options_as_often_compiled(game: str) -> None:
    assert told(f"t.tree({game!r})") == tree(game)


@needs_build
@pytest.mark.parametrize("game", ["dungeon-heroes", "dungeon-legends"])
def test_a_save_made_in_pure_python_is_read_and_written_the_same_compiled(game: str) -> None:
    session = find_game(game).match().start(5)
    for _ in range(12):
        decision = session.decisions[0]
        session.pick(decision.seat, 0)
    text = save(session).decode()
    assert told(f"t.again({text!r})") == again(text) == text


def test_rules_scenes_engine_and_bots_are_compiled() -> None:
    found = set(build_compiled.modules())
    assert {"lanthorn/engine/session.py", "lanthorn/games/dungeon_heroes/rules/turn.py"} <= found
    assert {"lanthorn/bots/search.py", "lanthorn/games/dungeon_legends/chapters/fire/rules.py"} <= found
    assert {"lanthorn/games/dungeon_heroes/scene.py", "lanthorn/games/dungeon_legends/scene.py"} <= found
    assert not [path for path in found if path.endswith(("engine/scene.py", "/__init__.py"))]


def test_without_a_compiler_the_build_says_so_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(build_compiled.NotCompiled, match="There is no C compiler"):
        build_compiled.build()


@pytest.mark.parametrize(("value", "wanted"), [("1", True), ("0", False), ("", False)])
def test_a_wheel_is_compiled_only_on_request(
    monkeypatch: pytest.MonkeyPatch, value: str, wanted: bool
) -> None:
    monkeypatch.setenv("LANTHORN_COMPILE", value)
    assert build_compiled.is_wanted() is wanted
