"""The list of options, and what a player types found in it."""

from __future__ import annotations

from typing import Any

import pytest

from lanthorn.engine import Option, Session, Text, find_game
from lanthorn.terminal.glyphs import FINE
from lanthorn.terminal.menu import Menu, Options
from lanthorn.terminal.pieces import Table
from lanthorn.terminal.words import Words

HEROES, MASTER = 0, 1


def session_at(position: str) -> Session[Any]:
    return find_game("dungeon-heroes").match().position(position)


def menu_of(session: Session[Any], seat: int, options: Options | None = None, language: str = "en") -> Menu:
    decision = session.decision(seat)
    assert decision is not None
    table = Table(session.scene(seat), Words(language, session.match), FINE)
    return Menu(options or decision.options, table, narrowed=options is not None)


@pytest.fixture
def heroes() -> Menu:
    return menu_of(session_at("warrior on b1, cleric on c2, rogue on d3, goblin face down on b2"), HEROES)


@pytest.fixture
def master() -> Menu:
    return menu_of(session_at("master's turn, master holds goblin and 2 portal"), MASTER)


def keys(options: Options) -> list[str]:
    return [option.key for option in options]


def shown(menu: Menu) -> list[str]:
    return [line.plain for line in menu.lines(80, lambda option: option.key.endswith("b2"))]


def test_many_options_are_gathered_by_what_they_share(heroes: Menu) -> None:
    assert shown(heroes)[0] == " 1 Warrior: move to …  a1 c1 b2!"


def test_a_hundred_squares_are_counted_rather_than_listed(master: Menu) -> None:
    assert shown(master) == [" 1 Lay the goblin on …  36 choices", " 2 Lay the portal on …  36 choices"]


def test_after_a_group_only_its_squares_are_listed(master: Menu) -> None:
    squares = menu_of(
        session_at("master's turn, master holds goblin and portal"), MASTER, master.find("1").options
    )
    assert squares.heading == "Lay the goblin on …"
    assert [entry.label for entry in squares.entries[:3]] == ["a1", "b1", "c1"]


def test_a_number_means_the_entry(heroes: Menu) -> None:
    assert keys(heroes.find("1").options)[0] == "move:warrior:a1"
    assert keys(heroes.find("99").options) == []
    assert keys(heroes.find("0").options) == []


def test_a_number_and_a_square_mean_one_option(heroes: Menu) -> None:
    assert keys(heroes.find("1 b2").options) == ["move:warrior:b2"]


@pytest.mark.parametrize("typed", ["place:goblin:c3", "PLACE:GOBLIN:C3", "goblin c3", "lay gobl c3"])
def test_a_key_or_words_mean_one_option(master: Menu, typed: str) -> None:
    assert keys(master.find(typed).options) == ["place:goblin:c3"]


def test_the_start_of_a_key_narrows(master: Menu) -> None:
    assert len(master.find("place:gob").options) == 36


def test_a_square_narrows_to_what_can_be_done_there(master: Menu) -> None:
    assert keys(master.find("c3").options) == ["place:goblin:c3", "place:portal:c3"]


@pytest.mark.parametrize("typed", ["1", "1 b2", "move:warrior:b2", "MOVE:warrior:b2"])
def test_numbers_keys_and_labels_of_the_list_are_exact(heroes: Menu, typed: str) -> None:
    assert heroes.find(typed).exact


@pytest.mark.parametrize("typed", ["warrior b2", "warri b2", "move:warrior:b", "move warrior b2"])
def test_words_that_describe_are_not_exact(heroes: Menu, typed: str) -> None:
    found = heroes.find(typed)
    assert keys(found.options)[-1] == "move:warrior:b2"
    assert not found.exact


def test_a_label_of_the_narrowed_list_wins_over_who_acts() -> None:
    session = session_at("warrior on b1, cleric on c1, warrior has 5 hp, cleric has 3 hp, others are dead")
    menu = menu_of(session, HEROES, language="fr")
    heal = [option for option in menu.options if option.key.startswith("heal:")]
    assert len(heal) == 2
    assert keys(menu_of(session, HEROES, heal, "fr").find("clerc").options) == ["heal:cleric:cleric"]


def test_words_are_found_without_their_accents() -> None:
    session = session_at("master's turn, master holds goblin and holy icon")
    menu = menu_of(session, MASTER, language="fr")
    assert keys(menu.find("icone c3").options) == ["place:holy-icon:c3"]


def test_what_nothing_has_finds_nothing(heroes: Menu) -> None:
    assert keys(heroes.find("sing").options) == []


def test_squares_are_lit_where_an_option_leads(master: Menu) -> None:
    assert {"a1", "f6"} <= master.lit()
    assert "b0" not in master.lit()


def test_a_few_options_are_listed_in_full() -> None:
    session = session_at("warrior on b1, others are dead")
    assert shown(menu_of(session, HEROES)) == [
        " 1 Warrior: move to b0     3 Warrior: move to c1",
        " 2 Warrior: move to a1     4 Warrior: move to b2 !",
    ]


def test_options_without_things_to_touch_are_listed_one_by_one() -> None:
    options = [Option(f"answer:{n}", n, Text("option-end")) for n in range(12)]
    session = session_at("warrior on b1")
    assert len(menu_of(session, HEROES, options).entries) == 12


def test_an_option_that_touches_less_than_the_others_is_listed_with_them() -> None:
    touched = [("rogue",), ("rogue", "b2"), ("rogue", "c3")]
    options = [Option(f"go:{n}", n, Text("option-end"), touches) for n, touches in enumerate(touched)]
    menu = menu_of(session_at("warrior on b1, rogue on d3"), HEROES, options)
    assert [keys(entry.options) for entry in menu.entries] == [["go:0"], ["go:1"], ["go:2"]]
