"""Chapter III: Giant Trolls, Crystal Eaters, the Key Master and the Extra Cart."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.chapters.crystals.state import Crystals, crystals
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.testing import Table


def table(text: str, players: int = 3, rolls: tuple[int, ...] = ()) -> Table:
    return Table(text, chapter="crystals", players=players, rolls=rolls)


def here(table: Table) -> Crystals:
    return crystals(table.state)


def on_location(table: Table, slot: int) -> int:
    return here(table).spaces[table.state.locations[slot]]


def eaten(table: Table, square: int) -> int:
    return here(table).carried.get(table.state.passage[square], 0)


def resistance(table: Table, square: int) -> int:
    return table.book.chapter.resistance(table.state, table.state.passage[square])


def kill(table: Table, square: int, icons: int) -> Table:
    return table.do(f"strike:knight:{table.at(f'p{square}')}:{icons}")


# Giant Troll


@clause("DL-CH3-CARD-01", "DL-GAP-33")
def test_a_defeated_troll_leaves_a_crystal_on_the_location_of_its_column() -> None:
    words = "giant-troll on p2 with 3 damage, knight on h2, knight has icons sword shield shield"
    game = kill(table(f"{words}, item market gale-boots"), 2, 1).do(
        "shield:knight:shield", "shield:knight:shield"
    )
    game.do("take-item:gale-boots")
    assert on_location(game, 2) == 1
    assert here(game).supply == 24


@clause("DL-CH3-CARD-01")
def test_a_troll_leaves_no_crystal_where_no_space_is_free() -> None:
    game = table("giant-troll on p1 with 3 damage, knight on h1, knight has icons sword, crystals on l1 1")
    kill(game, 1, 1)
    assert on_location(game, 1) == 1
    assert here(game).supply == 24


@clause("DL-CH3-CARD-02")
def test_a_troll_killed_by_a_trap_leaves_nothing() -> None:
    words = "giant-troll on p2, trap 5 on a, tunnel-rat on p1, game deck ghost, item market gale-boots"
    game = table(words).do("end")
    assert "destroyed" in game.log()
    assert here(game).supply == 25
    assert game.own("knight").deck == []
    assert game.names(game.state.item_market[:1]) == ["gale-boots"]


# Crystal Eater


@clause("DL-CH3-CARD-03")
def test_an_eater_eats_where_it_appears() -> None:
    game = table("crystals on l1 1, game deck crystal-eater-4").do("end")
    assert eaten(game, 1) == 1
    assert on_location(game, 1) == 0


@clause("DL-EX-12", "DL-CH3-CARD-03", "DL-CH3-CARD-04", "DL-CH3-CARD-05", "DL-RUL-85")
def test_an_eater_that_moves_eats_from_the_location_and_from_the_cart() -> None:
    words = "crystal-eater-4 on p3, cart on h4 with 1 crystal, crystals on l4 1, tunnel-rat on p1"
    game = table(f"{words}, game deck ghost").do("end")
    assert game.passage(4) == "crystal-eater-4"
    assert eaten(game, 4) == 2
    assert resistance(game, 4) == 6
    assert here(game).load == 0
    assert on_location(game, 4) == 0


@clause("DL-CH3-CARD-03", "DL-CH3-CARD-04")
def test_an_eater_takes_one_crystal_of_each() -> None:
    words = "crystal-eater-5 on p3, cart on h4 with 3 crystals, crystals on l4 2, tunnel-rat on p1"
    game = table(f"{words}, game deck ghost").do("end")
    assert (eaten(game, 4), here(game).load, on_location(game, 4)) == (2, 2, 1)


@clause("DL-CH3-CARD-04")
def test_an_eater_does_not_reach_a_cart_in_another_column() -> None:
    game = table("crystal-eater-4 on p3, cart on h5 with 3 crystals, tunnel-rat on p1, game deck ghost")
    game.do("end")
    assert (eaten(game, 4), here(game).load) == (0, 3)


@clause("DL-CH3-CARD-03")
def test_an_eater_that_stays_does_not_eat() -> None:
    game = table("crystal-eater-4 on p3, crystals on l4 1, cart on h3 with 2 crystals, game deck ghost")
    game.do("end")
    assert game.passage(3) == "crystal-eater-4"
    assert (eaten(game, 3), here(game).load) == (0, 2)


@clause("DL-RUL-85")
def test_an_eater_never_takes_from_the_extra_cart() -> None:
    words = "crystal-eater-4 on p3, extra-cart on p4, crystals on p4 2, tunnel-rat on p1, game deck ghost"
    game = table(words).do("end")
    assert (eaten(game, 4), eaten(game, 5)) == (0, 2)


@clause("DL-RUL-45", "DL-PASS-09", "DL-CH3-CARD-03")
def test_a_swapped_eater_eats_where_it_arrives_and_meets_no_trap() -> None:
    words = "crystal-eater-4 on p2, ghost on p5, trap 2 on a, trap 3 on b, crystals on l5 1"
    game = table(f"{words}, knight has fairy trickster")
    game.do("fairy:knight:trickster", f"card:crystal-eater-4-{game.state.passage[2]}")
    assert game.passage(5) == "crystal-eater-4"
    assert eaten(game, 5) == 1
    assert game.damage(5) == 0
    assert game.state.traps == [2, 3]


@clause("DL-CH3-CARD-05", "DL-GAP-34")
@pytest.mark.parametrize("printed", [4, 5])
def test_each_crystal_adds_one_to_the_resistance_of_an_eater(printed: int) -> None:
    game = table(f"crystal-eater-{printed} on p4")
    assert resistance(game, 4) == printed
    game = table(f"crystal-eater-{printed} on p4, crystals on p4 2")
    assert resistance(game, 4) == printed + 2


@clause("DL-CH3-CARD-05")
def test_an_eater_with_crystals_survives_its_printed_resistance() -> None:
    words = "crystal-eater-4 on p4 with 3 damage, crystals on p4 1, knight on h4"
    game = kill(table(f"{words}, knight has icons sword sword"), 4, 1)
    assert game.passage(4) == "crystal-eater-4"
    kill(game, 4, 1)
    assert game.passage(4) is None


@clause("DL-CH3-CARD-06", "DL-CH3-RULE-06")
def test_the_crystals_of_a_defeated_eater_go_to_the_location_as_far_as_there_is_room() -> None:
    words = "crystal-eater-4 on p2 with 6 damage, crystals on p2 3, crystals on l2 1, knight on h2"
    game = kill(table(f"{words}, knight has icons sword"), 2, 1)
    assert on_location(game, 2) == 2
    assert here(game).supply == 23


@clause("DL-EX-77", "DL-CH3-CARD-07")
def test_the_crystals_of_an_eater_killed_by_a_trap_go_to_the_supply() -> None:
    words = "crystal-eater-4 on p4 with 4 damage, crystals on p4 2, trap 2 on b, tunnel-rat on p1"
    game = table(f"{words}, crystals on l5 1, game deck ghost, item market gale-boots").do("end")
    assert "destroyed" in game.log()
    assert here(game).carried == {}
    assert here(game).supply == 24
    assert (on_location(game, 4), on_location(game, 5)) == (0, 1)
    assert game.own("knight").deck == []


# Key Master


@clause("DL-EX-13", "DL-CH3-CARD-08", "DL-CH3-CARD-09")
def test_the_key_master_closes_the_gate_and_carries_the_key() -> None:
    game = table("tunnel-rat on p1, ghost on p2, game deck key-master", rolls=(6,)).do("end")
    assert [game.passage(square) for square in (1, 2, 3)] == ["key-master", "tunnel-rat", "ghost"]
    assert here(game).gate == 3
    assert here(game).key_on == game.state.passage[1]


@clause("DL-CH3-CARD-08", "DL-GAP-31")
@pytest.mark.parametrize(("face", "gate"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 3), (6, 3)])
def test_the_die_says_where_the_gate_comes(face: int, gate: int) -> None:
    game = table("game deck key-master", rolls=(face,)).do("end")
    assert here(game).gate == gate


@clause("DL-CH3-CARD-11", "DL-GAP-35")
def test_whoever_defeats_the_key_master_takes_the_key() -> None:
    words = "key-master on p5 with 2 damage, key on p5, gate 3, knight on h5, knight has icons sword sword"
    game = kill(table(words), 5, 2)
    assert game.passage(5) is None
    assert here(game).key_on == NONE
    assert game.state.name(here(game).key_of) == "knight"
    assert here(game).gate == 3


@clause("DL-CH3-CARD-13", "DL-TRAP-09")
def test_traps_do_not_touch_the_key_master() -> None:
    game = table("key-master on p2, key on p2, trap 5 on a, tunnel-rat on p1, game deck ghost").do("end")
    assert game.passage(3) == "key-master"
    assert game.damage(3) == 0
    assert game.state.traps == [5, 0]


# Extra Cart


@clause("DL-CH3-CARD-23")
def test_the_extra_cart_enters_with_two_crystals_and_moves_like_a_monster() -> None:
    game = table("ghost on p1, game deck extra-cart tunnel-rat").do("end")
    assert (game.passage(1), eaten(game, 1), here(game).supply) == ("extra-cart", 2, 23)
    game.do("end")
    assert [game.passage(square) for square in (1, 2, 3)] == ["tunnel-rat", "extra-cart", "ghost"]
    assert eaten(game, 2) == 2


@clause("DL-EX-16", "DL-CH3-CARD-24")
def test_an_extra_cart_between_empty_squares_is_unloaded_beside_it() -> None:
    words = "extra-cart on p3, crystals on p3 2, M(2,0,0,0) on p4, fairy-sanctuary in l3, crystals on l3 1"
    game = table(f"{words}, knight on h4, knight has icons sword sword, item market gale-boots")
    kill(game, 4, 2).do("take-item:gale-boots")
    assert game.names(game.own("knight").deck) == ["gale-boots"]
    assert on_location(game, 3) == 2
    assert here(game).supply == 23
    assert game.passage(3) is None
    assert [game.book.game[card].id for card in game.state.gone][-1] == "extra-cart"


@clause("DL-CH3-CARD-24")
def test_an_extra_cart_with_a_neighbour_stays() -> None:
    words = "extra-cart on p3, crystals on p3 2, ghost on p2, M(2,0,0,0) on p4, knight on h4"
    game = kill(table(f"{words}, knight has icons sword sword"), 4, 2)
    assert game.passage(3) == "extra-cart"


@clause("DL-RUL-68", "DL-RUL-67", "DL-CH3-CARD-24")
def test_the_neighbours_of_the_extra_cart_are_those_beyond_the_secret_passage() -> None:
    words = "secret passage p3, extra-cart on p4, crystals on p4 2, M(1,0,0,0) on p5, knight on h5"
    beyond = kill(table(f"{words}, ghost on p2, knight has icons sword"), 5, 1)
    assert beyond.passage(4) == "extra-cart"
    free = kill(table(f"{words}, knight has icons sword"), 5, 1)
    assert free.passage(4) is None
    assert on_location(free, 4) == 2


@clause("DL-RUL-68", "DL-CH3-CARD-24")
def test_the_extra_cart_is_unloaded_when_a_trap_frees_it() -> None:
    words = "extra-cart on p4, crystals on p4 2, tunnel-rat on p2, trap 2 on a, ghost on p1"
    game = table(f"{words}, game deck blind-hound").do("end")
    assert game.passage(5) is None
    assert on_location(game, 5) == 2


@clause("DL-EX-74", "DL-CH3-CARD-25", "DL-CH3-GOAL-01")
def test_an_extra_cart_that_enters_the_castle_delivers_and_can_win() -> None:
    words = "delivered 14, extra-cart on p6, crystals on p6 2, tunnel-rat on p1, game deck ghost"
    game = table(words).do("end")
    assert game.won
    assert here(game).delivered == 16
    assert game.passage(1) == "tunnel-rat"  # nothing else has moved


@clause("DL-CH3-CARD-25", "DL-END-03")
def test_an_extra_cart_in_the_castle_is_no_loss() -> None:
    game = table("extra-cart on p6, crystals on p6 2, tunnel-rat on p1, game deck ghost").do("end")
    assert not game.lost
    assert here(game).delivered == 2
    assert [game.passage(square) for square in (1, 2)] == ["ghost", "tunnel-rat"]
    assert [game.book.game[card].id for card in game.state.gone] == ["extra-cart"]


@clause("DL-CH3-CARD-25", "DL-CH3-RULE-07")
def test_an_extra_cart_without_crystals_delivers_none_and_says_so() -> None:
    game = table("extra-cart on p6, tunnel-rat on p1, game deck ghost").do("end")
    assert not game.lost
    assert here(game).delivered == 0
    assert "crystals-delivered" not in game.log()
    assert "cart-empty" in game.log()


@clause("DL-CH3-CARD-26", "DL-RUL-38")
def test_the_extra_cart_can_not_be_attacked() -> None:
    words = "extra-cart on p4, ghost on p5, knight on h4, blacksmith on h3"
    game = table(f"{words}, knight has icons sword sword, knight has fairy trickster")
    assert not game.keys("strike")
    assert not game.offers("fairy:knight:trickster")
    assert "DL-CH3-CARD-26" in game.refused(f"strike:knight:{game.at('p4')}:1")
    game = table(f"{words}, blacksmith has icons ranged-1, turn of blacksmith")
    assert not game.keys("shoot")
    assert "DL-CH3-CARD-26" in game.refused(f"shoot:blacksmith:{game.at('p4')}:1")


@clause("DL-CH3-CARD-26", "DL-TRAP-09", "DL-RUL-68")
def test_the_extra_cart_does_not_trigger_traps() -> None:
    game = table("extra-cart on p2, crystals on p2 2, trap 2 on a, tunnel-rat on p1, game deck ghost")
    game.do("end")
    assert game.passage(3) == "extra-cart"
    assert game.state.traps == [2, 0]


@clause("DL-CH3-CARD-03", "DL-CH3-CARD-14", "DL-PASS-09")
def test_an_eater_that_a_secret_passage_pushes_eats_where_it_comes_to() -> None:
    words = "crystal-eater-4 on p3, ghost on p4, crystals on l4 1, game deck secret-passage"
    game = table(words, rolls=(3,)).do("end")
    assert (game.passage(4), game.passage(5)) == ("crystal-eater-4", "ghost")
    assert (eaten(game, 4), on_location(game, 4)) == (1, 0)


@clause("DL-CH3-CARD-03", "DL-CH3-CARD-04")
def test_no_other_monster_eats_crystals() -> None:
    words = (
        "giant-troll on p3, tunnel-rat on p1, cart on h4 with 1 crystal, crystals on l4 1, crystals on l2 1"
    )
    game = table(f"{words}, game deck ghost").do("end")
    assert (game.passage(4), game.passage(2)) == ("giant-troll", "tunnel-rat")
    assert (on_location(game, 4), on_location(game, 2), here(game).load) == (1, 1, 1)
    assert here(game).carried == {}


@clause("DL-CH3-CARD-11")
def test_only_the_defeat_of_the_key_master_brings_the_key() -> None:
    game = table(
        "key-master on p5, key on p5, gate 3, M(1,0,0,0) on p2, knight on h2, knight has icons sword"
    )
    kill(game, 2, 1)
    assert here(game).key_of == NONE
    assert here(game).key_on == game.state.passage[5]


@clause("DL-CH3-CARD-24", "DL-RUL-68")
@pytest.mark.parametrize(
    ("cart", "monster", "released"), [(1, 2, False), (2, 3, True), (5, 4, True), (6, 5, False)]
)
def test_only_between_two_squares_is_an_extra_cart_released(cart: int, monster: int, released: bool) -> None:
    words = f"extra-cart on p{cart}, crystals on p{cart} 2, M(1,0,0,0) on p{monster}, knight on h{monster}"
    game = kill(table(f"{words}, knight has icons sword"), monster, 1)
    assert (game.passage(cart) is None) is released


@clause("DL-CH3-CARD-03")
def test_an_eater_that_finds_nothing_eats_nothing() -> None:
    game = table("crystal-eater-4 on p3, tunnel-rat on p1, cart on h3 with 1 crystal, game deck ghost").do(
        "end"
    )
    assert (game.passage(4), here(game).carried, here(game).load) == ("crystal-eater-4", {}, 1)
    assert "crystals-eaten" not in game.log()


@clause("DL-CH3-CARD-08")
def test_no_other_monster_brings_a_gate() -> None:
    game = table("game deck giant-troll").do("end")
    assert (game.passage(1), here(game).gate, here(game).key_on) == ("giant-troll", 0, NONE)
    assert "rolled" not in game.log()
