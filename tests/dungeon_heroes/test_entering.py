"""Entering a square, step by step (DH-ENTER). The steps are those of the table in the rules."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table


@clause("DH-ENTER-01")
def test_the_warrior_kills_the_figure_he_meets() -> None:
    table = Table("warrior on c3, ogre figure on c4, aggressive phase")
    table.do("move:warrior:c4")
    assert (table.figure("c4"), table.hp("warrior")) == (None, 10)


@clause("DH-ENTER-01")
def test_anybody_else_uses_a_sword_on_the_figure_or_is_hurt() -> None:
    text = "cleric on c3, cleric carries sword, ogre figure on c4, aggressive phase"
    killed = Table(text).do("move:cleric:c4", "use:sword:cleric")
    assert (killed.figure("c4"), killed.hp("cleric"), killed.carried("cleric")) == (None, 8, [])
    hurt = Table(text).do("move:cleric:c4", "keep")
    assert (hurt.figure("c4"), hurt.hp("cleric"), hurt.carried("cleric")) == ("ogre", 4, ["sword"])


@clause("DH-ENTER-02", "DH-RUL-21")
@pytest.mark.parametrize("tile", ["chest face down", "sword"])
def test_whoever_dies_of_the_figure_does_not_touch_the_tile(tile: str) -> None:
    side = tile if tile.endswith("down") else f"{tile} face up"
    table = Table(f"wizard on c3, ogre figure on c4, {side} on c4, banner lies on c4", dragon=True)
    table.do("move:wizard:c4")
    assert table.square("wizard") is None
    assert table.tile("c4") == tile
    assert table.stack("c4") == ["banner"]
    assert table.state.treasures == 0
    assert "tile-revealed" not in table.log()


@clause("DH-ENTER-03")
def test_a_face_down_tile_is_turned_up_for_all() -> None:
    table = Table("cleric on c3, goblin figure on c4, skeleton face down on c4, aggressive phase")
    table.do("move:cleric:c4")
    assert table.tile("c4") == "skeleton"
    shown = [event.args for event in table.session.seen(None) if event.name == "tile-revealed"]
    assert [(args["square"], args["tile"]) for args in shown] == [("c4", "skeleton")]


@clause("DH-ENTER-04")
@pytest.mark.parametrize(
    ("tile", "event"),
    [
        ("goblin", "hero-hurt"),
        ("bear-trap", "hero-hurt"),
        ("sliding-tile", "slid"),
        ("portal", "ported"),
        ("poison-cloud", "hero-fell"),
        ("sword", "artifact-taken"),
        ("chest", "chest-taken"),
        ("fairy", "restored"),
        ("damsel-tile", "damsel-joined"),
        ("dragon", "hero-hurt"),
    ],
)
def test_after_the_figure_the_tile_takes_effect_whatever_it_is(tile: str, event: str) -> None:
    text = "cleric on c3, skeleton figure on c4, aggressive phase"
    table = Table(f"{text}, {tile} face down on c4", dragon=True)
    table.do("move:cleric:c4")
    log = table.log()
    revealed = log.index("tile-revealed")
    assert "hero-hurt" in log[:revealed]
    assert event in log[revealed:]


@clause("DH-ENTER-05", "DH-RUL-27")
def test_a_slide_starts_the_procedure_again_and_skips_the_rest_of_the_old_square() -> None:
    table = Table(
        "cleric on c3, sliding-tile face down on c4, sword lies on c4,"
        "goblin figure on d4, bear-trap face down on d4, magic-hat lies on d4, aggressive phase"
    )
    table.do("move:cleric:c4", "slide:d4")
    assert table.square("cleric") == "d4"
    assert table.hp("cleric") == 8 - 1 - 1
    assert table.carried("cleric") == ["magic-hat"]
    assert table.stack("c4") == ["sword"]
    assert (table.tile("c4"), table.tile("d4")) == (None, None)


@clause("DH-ENTER-05", "DH-RUL-27")
def test_a_portal_starts_the_procedure_again_in_the_start_zone() -> None:
    table = Table("cleric on c3, rogue on f3, portal face down on c4, sword lies on c4, magic-hat lies on e0")
    table.do("move:cleric:c4", "portal:e0")
    assert table.carried("cleric") == ["magic-hat"]
    assert table.stack("c4") == ["sword"]


@clause("DH-ENTER-05", "DH-RUL-23", "DH-RUL-26")
def test_who_cannot_leave_goes_on_where_he_is() -> None:
    stuck = Table(
        "rogue on b1, sliding-tile face down on c2, sword lies on c2,"
        "warrior on c1, cleric on c3, wizard on b2, damsel on d2",
        dragon=True,
    ).do("move:rogue:c2")
    assert (stuck.square("rogue"), stuck.carried("rogue"), stuck.tile("c2")) == ("c2", ["sword"], None)
    full = Table(
        "warrior on c3, portal face down on c4, sword lies on c4, cleric on b0, rogue on c0, wizard on d0,"
        "goblin figure on e0, aggressive phase"
    ).do("move:warrior:c4")
    assert (full.square("warrior"), full.carried("warrior"), full.tile("c4")) == ("c4", ["sword"], None)


@clause("DH-ENTER-06", "DH-RUL-28")
def test_who_is_alive_and_still_there_equips_the_whole_stack() -> None:
    table = Table("rogue on c3, sword and holy-icon lie on c4, bear-trap face down on c4")
    table.do("move:rogue:c4")
    assert table.carried("rogue") == ["sword", "holy-icon"]
    assert table.stack("c4") == []


@clause("DH-ENTER-06")
def test_who_dies_of_the_tile_leaves_the_stack_and_adds_his_own() -> None:
    table = Table("cleric on c3, cleric carries magic-hat, sword lies on c4, poison-cloud face down on c4")
    table.do("move:cleric:c4")
    assert sorted(table.stack("c4")) == ["magic-hat", "sword"]


@clause("DH-ENTER-07", "DH-RUL-42")
def test_the_grand_chest_goes_to_whoever_arrives_alive_once() -> None:
    text = "cleric on c6, ogre figure on c7, aggressive phase"
    dead = Table(f"{text}, cleric has 4 hp").do("move:cleric:c7")
    assert (dead.state.treasures, dead.state.chest_is_there) == (0, True)
    alive = Table(f"{text}, cleric has 5 hp, rogue on f6").do("move:cleric:c7")
    assert (alive.state.treasures, alive.state.chest_is_there) == (1, False)
    alive.do("move:rogue:e7")
    assert alive.state.treasures == 1


@clause("DH-ENTER-08")
@pytest.mark.parametrize("hp", [8, 3])
def test_a_monster_tile_that_was_not_defeated_becomes_a_figure_in_the_aggressive_phase(hp: int) -> None:
    text = f"cleric on c3, cleric has {hp} hp, orc face down on c4"
    passive = Table(f"{text}, passive phase").do("move:cleric:c4")
    assert (passive.tile("c4"), passive.figure("c4")) == ("orc", None)
    aggressive = Table(f"{text}, aggressive phase").do("move:cleric:c4")
    assert (aggressive.tile("c4"), aggressive.figure("c4")) == (None, "orc-1")
    assert aggressive.hp("cleric") == hp - 3
    assert Table(text, mode="solitaire").do("move:cleric:c4").figure("c4") == "orc-1"


@clause("DH-ENTER-08")
@pytest.mark.parametrize("monster", ["dragon", "necromancer", "white-lady"])
def test_a_monster_of_an_expansion_becomes_a_figure_in_the_passive_phase_too(monster: str) -> None:
    table = Table(f"cleric on c3, {monster} face down on c4, passive phase", dragon=True, undead=True)
    table.do("move:cleric:c4")
    assert (table.tile("c4"), table.figure("c4")) == (None, monster)


@clause("DH-ENTER-08", "DH-RUL-15")
def test_no_figure_comes_out_while_another_stands_there() -> None:
    text = "skeleton figure on d4, orc face down on d4, aggressive phase"
    waiting = Table(f"cleric on d3, {text}").do("move:cleric:d4")
    assert (waiting.tile("d4"), waiting.figure("d4"), waiting.hp("cleric")) == ("orc", "skeleton-1", 3)
    slain = Table(f"cleric on d3, cleric carries sword, {text}").do("move:cleric:d4", "use:sword:cleric")
    assert (slain.tile("d4"), slain.figure("d4"), slain.hp("cleric")) == (None, "orc-1", 5)
