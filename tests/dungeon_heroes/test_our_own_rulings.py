"""Cases that came up in play and that neither the rulebook nor the first rulings cover."""

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.state import check
from lanthorn.games.dungeon_heroes.testing import Table

SHARED = "damsel on d3, rogue on d3"


@clause("DH-RUL-93", "DH-RUL-64")
def test_the_mirror_swaps_with_a_hero_who_shares_his_square() -> None:
    table = Table(
        f"{SHARED}, warrior on b1, wizard on d2, warrior carries magic mirror", dragon=True, undead=True
    )
    table.do("use:magic-mirror:warrior:damsel")
    assert (table.square("warrior"), table.square("damsel")) == ("d3", "b1")
    assert not table.offers("move:wizard:d3")
    check(table.state)


@clause("DH-RUL-94")
def test_heroes_who_share_a_square_heal_each_other() -> None:
    table = Table("damsel on d3, cleric on d3, damsel has 1 hp", dragon=True)
    table.do("heal:cleric:damsel")
    assert table.hp("damsel") == 3


@clause("DH-RUL-94")
@pytest.mark.parametrize("adjacency", ["all", "orthogonal"])
def test_heroes_who_share_a_square_give_each_other_artifacts(adjacency: str) -> None:
    table = Table(f"{SHARED}, rogue carries sword", dragon=True, gift_adjacency=adjacency)
    table.do("give:rogue:sword:damsel")
    assert table.carried("damsel") == ["sword"]


@clause("DH-RUL-95", "DH-MARKET-08")
def test_a_monster_can_be_raised_although_its_tile_was_spent() -> None:
    table = Table(
        "warrior on c1, orc face up on c2, cleric on b1, necromancer figure on c5,"
        "pile holds 4 goblins, 2 actions left",
        undead=True,
    )
    table.do("move:warrior:c2", "buy:strange-bread:cleric", "end")
    assert table.earned("warrior") == []
    assert "raise:orc:d5" in table.keys("raise")


@clause("DH-RUL-96")
def test_the_possessed_hero_is_led_to_a_trap_if_the_way_to_the_cloud_is_barred() -> None:
    """The other heroes bar every way out of a1 and a2."""
    table = Table(
        "warrior on a1, warrior is possessed, rogue on b1, wizard on b2, cleric on a3,"
        "poison cloud face up on c4, bear trap face up on a2, dungeon's turn, dungeon turn 7",
        mode="solitaire",
        undead=True,
    )
    assert table.square("warrior") == "a2"
    assert table.tile("a2") is None


@clause("DH-RUL-97", "DH-SOLO-03")
def test_a_hero_left_alone_after_the_eighth_action_waits_for_the_next_turn() -> None:
    table = Table(
        "warrior on a1, wizard on c3, poison cloud face down on c4,"
        "cleric is dead, rogue is dead, 1 action left",
        mode="solitaire",
    )
    table.do("move:wizard:c4")
    assert table.keys() == ["end"]
