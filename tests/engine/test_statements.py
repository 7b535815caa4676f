"""Positions from words: what can't be read is told, all at once, in the reader's language."""

from __future__ import annotations

import pickle

import pytest

from lanthorn.engine import LanthornError, find_game
from lanthorn.engine.text import LANGUAGES


def misread(game: str, words: str) -> LanthornError:
    with pytest.raises(LanthornError) as refused:
        find_game(game).match().position(words)
    return refused.value


def test_every_statement_that_is_none_is_told_at_once() -> None:
    told = misread("dungeon-legends", "ghost on p9, knight on h1, moon in a well")
    assert str(told) == (
        "This position can't be read. “ghost on p9”: no such statement. “moon in a well”: no such statement."
    )
    assert str(pickle.loads(pickle.dumps(told))) == str(told)


def test_it_is_told_in_french_too() -> None:
    told = misread("dungeon-legends", "ghost on p9").say("fr").replace("\u202f", " ")
    assert told == "Cette position ne peut pas être lue. « ghost on p9 » : cette phrase n'existe pas."


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("dungeon-legends", "scout on h1, enchantress on h1, blacksmith on h1, knight on h1"),
        ("dungeon-legends", "game deck nobody"),
        ("dungeon-legends", "item market nothing"),
        ("dungeon-legends", "fairy market nobody"),
        ("dungeon-legends", "darkness on nowhere"),
        ("dungeon-legends", "knight has icons smile"),
        ("dungeon-legends", "knight on track none"),
        ("dungeon-legends", "knight with 9 dust"),
        ("dungeon-heroes", "bard on a1"),
        ("dungeon-heroes", "teapot face up on a1"),
        ("dungeon-heroes", "goblin face up on z9"),
        ("dungeon-heroes", "warrior has 99 hp"),
        ("dungeon-heroes", "teapot-1 has acted"),
        ("dungeon-heroes", "bear-trap figure on b2"),
        ("dungeon-heroes", "goblin figures on a1 and a2 and a3 and b1 and b2 and b3 and c1 and c2"),
        ("dungeon-heroes", "goblin figures on b0 and c0 and d0 and e0"),
    ],
)
def test_whatever_a_position_names_wrongly_is_told_in_both_languages(game: str, words: str) -> None:
    error = misread(game, words)
    english, french = (error.say(language) for language in LANGUAGES)
    assert english != french
    assert "[" not in english + french  # a message that is missing or broken
