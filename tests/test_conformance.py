"""Every game keeps every promise of the test kit, in every mode and with every expansion."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import pytest

import tictactoe
from lanthorn.engine import Match, find_game
from lanthorn.engine.game import Choice
from lanthorn.engine.testing import CHECKS
from lanthorn.engine.testing.conformance import Check
from lanthorn.engine.testing.table import check_words_exist_in_both_languages as check_words

SETTINGS: list[dict[str, Choice]] = [
    {"mode": mode, "dragon": dragon, "undead": undead}
    for mode, dragon, undead in product(("duel", "solitaire"), (False, True), (False, True))
]

CHAPTERS = ("fire", "moons", "crystals", "magma", "darkness")
DIFFICULTIES = ("easy", "normal", "hard")
LEGENDS: list[dict[str, Choice]] = [
    {"chapter": chapter, "players": players, "difficulty": DIFFICULTIES[(number + int(players)) % 3]}
    for number, chapter in enumerate(CHAPTERS)
    for players in "1234"
]


@cache
def dungeon_heroes(number: int) -> Match[Any, Any]:
    return find_game("dungeon-heroes").match(SETTINGS[number])


def name(number: int) -> str:
    settings = SETTINGS[number]
    return "-".join([str(settings["mode"]), *(word for word in ("dragon", "undead") if settings[word])])


@pytest.mark.parametrize("check", CHECKS)
def test_tic_tac_toe_keeps_its_promises(check: Check) -> None:
    check(tictactoe.GAME.match(), 1)


@pytest.mark.parametrize("number", range(len(SETTINGS)), ids=name)
@pytest.mark.parametrize("check", CHECKS)
def test_dungeon_heroes_keeps_its_promises(check: Check, number: int) -> None:
    check(dungeon_heroes(number), number + 1)


@cache
def dungeon_legends(number: int) -> Match[Any, Any]:
    return find_game("dungeon-legends").match(LEGENDS[number])


def legend(number: int) -> str:
    return "-".join(str(value) for value in LEGENDS[number].values())


def looked_at(check: Check) -> list[int]:
    """Which settings a check is made with: words cost most, and are the same for any number of players."""
    every = range(len(LEGENDS))
    return [number for number in every if check is not check_words or number % 4 == number // 4 % 4]


@pytest.mark.parametrize(
    ("check", "number"),
    [
        pytest.param(check, number, id=f"{check.__name__}-{legend(number)}")
        for check in CHECKS
        for number in looked_at(check)
    ],
)
def test_dungeon_legends_keeps_its_promises(check: Check, number: int) -> None:
    check(dungeon_legends(number), number + 1)
