"""The passive phase: drawing tiles and placing them face down (DH-PASS)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.state import HEROES, HIDDEN, MASTER, check
from lanthorn.games.dungeon_heroes.testing import Table

# Drawing


@clause("DH-PASS-01")
def test_the_master_draws_the_top_four_tiles_at_the_start_of_his_turn() -> None:
    table = Table("pile holds orc and chest and sword and portal and ogre and goblin, 0 actions left")
    assert table.hand() == []
    table.do("end")
    assert sorted(table.hand()) == ["chest", "orc", "portal", "sword"]
    assert len(table.state.pile) == 2


@clause("DH-PASS-02")
def test_he_draws_what_is_left_if_the_pile_has_fewer_than_four() -> None:
    table = Table("pile holds orc and chest and sword, 0 actions left").do("end")
    assert sorted(table.hand()) == ["chest", "orc", "sword"]
    assert table.state.pile == []
    table.do("place:orc:a1", "place:chest:a2", "place:sword:a3")
    assert table.state.aggressive


@clause("DH-RUL-06", "DH-PASS-01")
def test_with_tiles_in_hand_he_draws_up_to_four() -> None:
    table = Table("master holds orc and chest, pile holds sword and portal and ogre, 0 actions left")
    table.do("end")
    assert sorted(table.hand()) == ["chest", "orc", "portal", "sword"]
    assert len(table.state.pile) == 1


@clause("DH-PASS-03", "DH-RUL-06")
def test_only_the_master_sees_what_he_has_drawn() -> None:
    table = Table("pile holds orc and chest and sword and portal and ogre, 0 actions left").do("end")
    assert table.session.view(MASTER).hand == table.state.hand
    assert table.session.view(HEROES).hand == [HIDDEN] * 4
    drawn = [event.args["tile"] for event in table.session.seen(MASTER) if event.name == "drew"]
    assert drawn == ["orc", "chest", "sword", "portal"]
    public = [event.args["tile"] for event in table.session.seen(HEROES) if event.name == "drew"]
    assert public == ["hidden"] * 4


# Where a tile may lie


@clause(
    "DH-EX-03",
    "DH-PASS-04",
    "DH-PASS-05",
    "DH-PASS-06",
    "DH-PASS-07",
    "DH-PASS-08",
    "DH-OBJ-09",
    "DH-COST-13",
)
def test_a_tile_goes_to_a_free_dungeon_square() -> None:
    table = Table(
        "cleric on c1, bear trap face down on c2, master's turn"
        ", master holds orc and chest and sword and ogre"
    )
    assert "DH-PASS-07" in table.refused("place:orc:c1")
    assert "DH-PASS-06" in table.refused("place:orc:c2")
    assert "DH-OBJ-09" in table.refused("place:orc:b0")
    assert "DH-OBJ-09" in table.refused("place:orc:b7")
    assert not {"place:orc:c1", "place:orc:c2", "place:orc:b0", "place:orc:b7"} & set(table.keys())
    table.do("place:orc:c3")
    assert table.tile("c3") == "orc face down"
    assert table.state.actions_left == 3


@clause("DH-PASS-04")
def test_each_tile_in_hand_may_go_to_each_free_square() -> None:
    table = Table("cleric on c1, bear trap face down on c2, master's turn, master holds orc and chest")
    squares = {f"{column}{row}" for column in "abcdef" for row in range(1, 7)} - {"c1", "c2"}
    assert set(table.keys()) == {f"place:{tile}:{square}" for tile in ("orc", "chest") for square in squares}


@clause("DH-PASS-06")
def test_no_tile_goes_on_top_of_a_revealed_one() -> None:
    table = Table("portal face up on c2, master's turn, master holds chest")
    assert not table.offers("place:chest:c2")
    assert "DH-PASS-06" in table.refused("place:chest:c2")


@clause("DH-PASS-05")
def test_a_placed_tile_is_hidden_from_the_heroes() -> None:
    table = Table("master's turn, master holds chest and orc").do("place:chest:c3")
    square = table.book.square["c3"]
    assert table.session.view(HEROES).tiles[square] == HIDDEN
    placed = table.session.seen(HEROES)[-1]
    assert (placed.name, placed.args) == ("tile-placed", {"square": "c3", "tile": "hidden"})


@clause("DH-PASS-08")
def test_four_placements_are_a_turn() -> None:
    table = Table("master's turn, master holds 4 bear traps, pile holds chest")
    table.do("place:bear-trap:a1", "place:bear-trap:a2", "place:bear-trap:a3")
    assert table.state.actions_left == 1
    table.do("place:bear-trap:a4")
    assert table.session.decisions[0].seat == HEROES


@clause("DH-RUL-08", "DH-RUL-29")
def test_a_stack_of_artifacts_and_a_figure_keep_a_square_from_being_free() -> None:
    table = Table(
        "sword lies on d4, goblin figure on e5, aggressive phase, master's turn, master holds chest and orc"
    )
    assert not table.offers("place:chest:d4")
    assert "DH-RUL-29" in table.refused("place:chest:d4")
    assert not table.offers("place:chest:e5")
    assert "DH-RUL-08" in table.refused("place:chest:e5")


@clause("DH-RUL-09")
def test_a_square_is_free_again_when_its_tile_has_gone() -> None:
    table = Table("rogue on c1, bear trap face down on c2, pile holds chest and orc, 2 actions left")
    table.do("move:rogue:c2", "move:rogue:c1", "end")
    assert table.tile("c2") is None
    assert table.offers("place:chest:c2")


# What waits for the aggressive phase


@clause("DH-EX-04", "DH-PASS-09", "DH-PASS-10", "DH-TURN-03")
def test_in_the_passive_phase_nothing_is_revealed_and_no_monster_moves() -> None:
    table = Table(
        "bear trap face down on a1 and b2 and c3 and e5, goblin face up on d4"
        ", master's turn, master holds chest and orc"
    )
    assert not table.offers("reveal:a1")
    assert "DH-PASS-09" in table.refused("reveal:a1")
    assert not table.offers("move:goblin-1:d5")
    assert "DH-PASS-10" in table.refused("move:goblin-1:d5")
    assert set(table.keys()) == set(table.keys("place"))


@clause("DH-PASS-10")
def test_in_the_passive_phase_a_revealed_monster_does_not_attack() -> None:
    table = Table("orc face up on c2, cleric on c2, warrior on c3, master's turn, master holds chest and orc")
    assert not table.keys("attack")
    assert "DH-PASS-10" in table.refused("attack:orc-1:cleric")


@clause("DH-PASS-11")
def test_a_monster_revealed_in_the_passive_phase_stays_a_tile_until_the_next_one() -> None:
    table = Table("wizard on c1, orc face down on d4, cleric on d3, pile holds 3 chests, 2 actions left")
    table.do("reveal:wizard:d4", "move:cleric:d4", "end")
    assert table.tile("d4") == "orc"
    assert table.figure("d4") is None
    table.do("place:chest:a1", "place:chest:a2")
    assert table.tile("d4") == "orc"
    table.do("place:chest:a3")
    assert table.tile("d4") is None
    assert table.figure("d4") == "orc-1"


# Who may look


@clause("DH-RUL-10")
def test_the_master_may_look_again_at_his_own_tiles() -> None:
    table = Table("master's turn, master holds chest and orc").do("place:chest:c3")
    assert table.session.view(MASTER).tiles == table.state.tiles
    assert table.session.seen(MASTER)[-1].args["tile"] == "chest"


@clause("DH-RUL-10")
def test_by_house_rule_the_master_must_remember_his_tiles() -> None:
    table = Table("master's turn, master holds chest and orc", dm_sees_own_tiles=False).do("place:chest:c3")
    seen = table.session.view(MASTER)
    assert seen.tiles[table.book.square["c3"]] == HIDDEN
    assert seen.hand == table.state.hand
    assert [event.args for event in table.session.seen(MASTER)] == [{"square": "c3", "tile": "hidden"}]


@clause("DH-RUL-11")
def test_no_hero_ever_stands_on_a_face_down_tile() -> None:
    table = Table("warrior on c3, orc face up on c3")
    check(table.state)
    table.state.tiles[table.book.square["c3"]] *= -1
    with pytest.raises(AssertionError, match="face-down"):
        check(table.state)


@clause("DH-RUL-12", "DH-TILE-01")
def test_a_tile_revealed_by_an_action_lies_face_up_for_all_and_waits() -> None:
    by_wizard = Table("wizard on c3, warrior on c5, bear trap face down on c4").do("reveal:wizard:c4")
    by_hat = Table("rogue on c3, rogue carries magic-hat, warrior on c5, bear trap face down on c4")
    by_hat.do("use:magic-hat:rogue:c4")
    by_master = Table(
        "warrior on c5, bear trap face down on c4 and a1, aggressive phase, master's turn, 1 action left"
    )
    by_master.do("reveal:c4")
    for table in (by_wizard, by_hat, by_master):
        for seat in (HEROES, MASTER):
            seen = table.session.view(seat).tiles[table.book.square["c4"]]
            assert seen == table.book.kind["bear-trap"]
        assert "hero-hurt" not in table.log()
        table.do("move:warrior:c4")
        assert table.hp("warrior") == 9
        assert table.tile("c4") is None
