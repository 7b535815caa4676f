"""Who wins, and when (DH-END)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.state import HEROES, MASTER
from lanthorn.games.dungeon_heroes.testing import Table


def winners(table: Table) -> tuple[int, ...] | None:
    outcome = table.session.outcome
    return outcome.winners if outcome else None


@clause("DH-END-01", "DH-END-03")
def test_the_third_treasure_wins_in_the_middle_of_the_turn() -> None:
    table = Table("heroes have 1 treasure, warrior on c3, chest face down on c4, chest face up on c5")
    table.do("move:warrior:c4")
    assert winners(table) is None
    table.do("move:warrior:c5")
    assert winners(table) == (HEROES,)
    assert table.session.is_over
    assert table.state.actions_left == 2


@clause("DH-END-01")
def test_the_grand_chest_can_be_the_third() -> None:
    table = Table("heroes have 2 treasures, warrior on c6").do("move:warrior:c7")
    assert winners(table) == (HEROES,)


@clause("DH-END-02", "DH-END-03")
def test_the_master_wins_when_the_last_hero_falls_in_the_masters_turn() -> None:
    table = Table(
        "wizard on c3, wizard has 3 hp, others are dead, orc figure on c4, goblin figure on f6,"
        "aggressive phase, master's turn"
    )
    table.do("attack:orc-1:wizard")
    assert winners(table) == (MASTER,)
    assert table.session.is_over
    assert table.state.actions_left == 3


@clause("DH-END-02", "DH-END-03")
def test_the_master_wins_in_the_heroes_turn_too() -> None:
    table = Table("wizard on d4, wizard has 1 hp, others are dead, bear-trap face down on e4")
    table.do("move:wizard:e4")
    assert winners(table) == (MASTER,)


@clause("DH-END-02")
def test_the_game_goes_on_while_one_hero_lives() -> None:
    table = Table(
        "wizard on d4, wizard has 1 hp, warrior on a1, cleric is dead, rogue is dead,"
        "bear-trap face down on e4"
    ).do("move:wizard:e4")
    assert winners(table) is None
    assert table.offers("move:warrior:a2")


@clause("DH-END-01", "DH-END-03")
def test_the_heroes_win_in_the_masters_turn_too() -> None:
    table = Table(
        "heroes have 2 treasures, wizard on d4, wizard is possessed, chest face down on e4, master's turn,"
        "master holds ogre and portal",
        undead=True,
    )
    table.do("lead:wizard:e4")
    assert winners(table) == (HEROES,)
    assert table.session.is_over


@clause("DH-END-03")
def test_nothing_follows_the_end_not_even_the_rest_of_an_entry() -> None:
    table = Table(
        "heroes have 2 treasures, wizard on d4, wizard has 1 hp,"
        "chest face down on e4, sword lies on e4, aggressive phase"
    ).do("move:wizard:e4")
    assert winners(table) == (HEROES,)
    assert table.log()[-1] == "won-treasures"
    assert table.stack("e4") == ["sword"]


@clause("DH-END-03", "DH-ENTER-08")
@pytest.mark.parametrize("mode", ["duel", "solitaire"])
def test_the_monster_that_killed_the_last_hero_does_not_come_out_any_more(mode: str) -> None:
    table = Table("wizard on c3, others are dead, ogre face down on c4, aggressive phase", mode=mode)
    table.do("move:wizard:c4")
    assert table.log()[-1] == "won-all-fallen"
    assert table.tile("c4") == "ogre"
