"""The game in numbers: options that differ, and positions that differ, are told differently."""

from __future__ import annotations

import random
import re
from array import array
from pathlib import Path

import pytest

import lanthorn.games.dungeon_legends as package
from lanthorn.engine import Decision
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.chapters.registry import CHAPTERS
from lanthorn.games.dungeon_legends.encoding import VERBS, encoding
from lanthorn.games.dungeon_legends.options import Act
from lanthorn.games.dungeon_legends.testing import Table

HOME = Path(package.__file__).parent
DECISIONS = 300


def all_differ(rows: list[array[float]]) -> bool:
    return len({row.tobytes() for row in rows}) == len(rows)


@pytest.mark.parametrize("players", "1234")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_no_two_options_of_a_decision_have_the_same_numbers(chapter: str, players: str) -> None:
    match, chance = GAME.match({"chapter": chapter, "players": players}), random.Random(players)
    told, session = encoding(match.book), match.start(1)
    for number in range(DECISIONS):
        if not session.decisions:
            session = match.start(number)
        decision: Decision[Act] = session.decisions[0]
        assert all_differ([told.encode_option(option) for option in decision.options]), decision.keys()
        session.answer(decision.seat, chance.choice(decision.keys()))


TAP = "fairy:knight:magpie"
MACHINES = "use:knight:ancient-machines:turn"


@pytest.mark.parametrize(
    ("chapter", "text", "keys", "offered"),
    [
        (
            "crystals",
            "dwarven-mine in l1, cart on h1, crystals on l1 2, knight on h1, knight has icons move",
            (),
            "load",
        ),
        ("magma", "knight holds madness-1 madness-2 madness-3 madness-4, trap 2 on a", (), "madness"),
        ("magma", "dial 1, knight on h6, knight holds gale-boots hearth-cup", (MACHINES,), "dial"),
        ("fire", "knight has fairy magpie, knight deck knight-oath knight-march", (TAP,), "fetch"),
    ],
)
def test_nor_have_those_that_random_play_seldom_offers(
    chapter: str, text: str, keys: tuple[str, ...], offered: str
) -> None:
    table = Table(text, chapter=chapter).do(*keys)
    told = encoding(table.book)
    assert table.keys(offered)
    assert all_differ([told.encode_option(option) for option in table.session.decisions[0].options])


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_verb_that_has_words_is_listed_and_no_other(chapter: str) -> None:
    files = (HOME / "locale/en.ftl", HOME / f"chapters/{chapter}/locale/en.ftl")
    words = [word for file in files for word in re.findall(r"^option-([a-z-]+) =", file.read_text(), re.M)]
    verbs = {*VERBS, *CHAPTERS[chapter].verbs}
    assert [word for word in words if not any(f"{word}-".startswith(f"{verb}-") for verb in verbs)] == []
    assert [verb for verb in verbs if not any(f"{word}-".startswith(f"{verb}-") for word in words)] == []


# Positions


def row(chapter: str, text: str) -> array[float]:
    table = Table(text, chapter=chapter)
    return encoding(table.book).encode(table.session.view(0), 0)


@pytest.mark.parametrize(
    ("chapter", "text", "more"),
    [
        ("darkness", "body incarnate-coil on i1", " with 1 damage"),
        ("darkness", "body incarnate-twin on i1", " with 1 shock"),
        ("fire", "ghost on p2, ravager on p2", " with 1 damage"),
        ("fire", "ghost on p2, ravager on p2 with 1 damage", ", ravager on p2"),
        ("fire", "ravager on p6", " with 1 damage"),
    ],
)
def test_wounds_off_the_passage_are_told(chapter: str, text: str, more: str) -> None:
    assert row(chapter, text) != row(chapter, text + more)


@pytest.mark.parametrize(
    ("chapter", "texts"),
    [
        ("fire", ("serpent-of-ash on p3", "serpent-of-ash on p3, serpent burns p3")),
        ("moons", ("", "storm boon on l2", "storm boon on deck", "observed kurodar", "observed silver-lady")),
        ("crystals", ("ghost on p2", "ghost on p2, key on p2", "ghost on p2, crystals on p2 1", "bats 2")),
        ("crystals", ("knight has key, gate 3", "scout has key, gate 3", "gate 3", "gate 4")),
        ("magma", ("dial 1", "dial 2")),
    ],
)
def test_what_the_chapter_adds_is_told(chapter: str, texts: tuple[str, ...]) -> None:
    assert all_differ([row(chapter, text) for text in texts])


def test_what_lies_face_down_is_not_told() -> None:
    assert row("moons", "storm boon on l2") == row("moons", "storm bane on l2")
