"""Chapter III: the Gate, the Secret Passage, a cart out of control, and the Bats."""

from __future__ import annotations

import msgspec
import pytest

from lanthorn.engine import save
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


def passage(table: Table) -> list[str | None]:
    return [table.passage(square) for square in range(1, 7)]


# The Gate


@clause("DL-EX-71", "DL-CH3-CARD-10", "DL-CH3-CARD-12")
def test_the_key_opens_the_gate_for_everybody() -> None:
    words = "gate 3, knight has key, knight on h4, blacksmith on h3, cart on h3"
    game = table(f"{words}, blacksmith has icons move", players=1)
    assert not game.offers("move:blacksmith:h4")
    assert not game.offers("push:blacksmith:h4")
    assert "DL-CH3-CARD-10" in game.refused("move:blacksmith:h4")
    assert "DL-CH3-CARD-10" in game.refused("push:blacksmith:h4")
    game.do("open-gate:knight")
    assert (here(game).gate, here(game).key_of, here(game).key_on) == (0, NONE, NONE)
    game.do("push:blacksmith:h4")
    assert here(game).cart == 4


@clause("DL-CH3-CARD-10")
def test_the_gate_stops_walks_only_between_its_two_squares() -> None:
    game = table("gate 2, knight on h3, cart on h3, knight has icons move")
    assert game.keys("move") == ["move:knight:h4"]
    assert game.keys("push") == ["push:knight:h4"]
    game = table("gate 2, knight on h2, cart on h2, knight has icons move")
    assert game.keys("move") == ["move:knight:h1"]
    assert game.keys("push") == ["push:knight:h1"]


@clause("DL-CH3-CARD-10", "DL-MOVE-04")
def test_teleports_pass_the_gate() -> None:
    game = table("gate 3, knight on h4, knight has icons teleport").do("teleport:knight:h3")
    assert game.hero("knight").at == 3


@clause("DL-CH3-CARD-10", "DL-MOVE-06", "DL-RUL-52")
def test_the_gate_stops_a_panic_without_a_loss() -> None:
    game = table("gate 3, knight on h4, blacksmith on h5, scout on h3, game deck panic-attack").do("end")
    assert [game.hero(name).at for name in ("knight", "blacksmith", "scout")] == [4, 4, 2]
    assert game.hero("knight").resistance == 6


@clause("DL-CH3-CARD-12", "DL-RUL-86")
@pytest.mark.parametrize("square", [2, 3])
def test_the_gate_opens_from_both_sides_for_nothing(square: int) -> None:
    game = table(f"gate 2, knight has key, knight on h{square}").do("open-gate:knight")
    assert here(game).gate == 0
    assert not game.offers("open-gate:knight")


@clause("DL-CH3-CARD-12", "DL-RUL-86")
def test_the_gate_needs_the_key_at_the_gate_on_the_own_turn() -> None:
    away = table("gate 2, knight has key, knight on h4")
    assert not away.offers("open-gate:knight")
    assert "DL-CH3-CARD-12" in away.refused("open-gate:knight")
    without = table("gate 2, blacksmith has key, blacksmith on h2, knight on h2")
    assert not without.keys("open-gate")
    assert "DL-CH3-CARD-12" in without.refused("open-gate:knight")


@clause("DL-RUL-86", "DL-RET-09")
def test_a_hero_who_returns_keeps_the_key() -> None:
    words = "gate 2, knight has key, knight on h3, knight with 1 resistance, M(3,1,0,0) on p3"
    game = table(f"{words}, knight has icons sword, game deck ghost tunnel-rat")
    game.do(f"strike:knight:{game.at('p3')}:1")
    assert game.hero("knight").at == 7
    assert game.state.name(here(game).key_of) == "knight"


# Secret Passage


@clause("DL-EX-14", "DL-CH3-CARD-14")
def test_a_secret_passage_pushes_whoever_stands_there() -> None:
    game = table("ghost on p4, game deck secret-passage", rolls=(4,)).do("end")
    assert passage(game) == [None, None, None, None, "ghost", None]
    assert here(game).closed == 4


def test_a_save_from_when_the_closed_square_lay_beside_the_chapter_is_still_read() -> None:
    game = table("secret passage p4, game deck ghost tunnel-rat").do("end")
    record = save.read(save.save(game.session))
    for position in filter(None, (record.origin, record.checkpoint)):
        position.state["closed"] = position.state["chapter"].pop("closed")
    record.checksum = record.fingerprint()
    loaded = save.load(msgspec.json.encode(record))
    assert loaded.report is None
    assert crystals(loaded.session.state).closed == 4


@clause("DL-CH3-CARD-14", "DL-PASS-07", "DL-RUL-01")
def test_a_push_moves_only_the_unbroken_row_to_the_right() -> None:
    words = "tunnel-rat on p1, ghost on p3, cave-crawler on p4, stone-brute on p6"
    game = table(f"{words}, game deck secret-passage", rolls=(3,)).do("end")
    assert passage(game) == ["tunnel-rat", None, None, "ghost", "cave-crawler", "stone-brute"]


@clause("DL-CH3-CARD-14", "DL-PASS-05", "DL-RUL-44")
def test_a_trap_that_fells_the_card_behind_does_not_hold_the_one_that_it_pushes() -> None:
    words = "tunnel-rat on p4, cave-crawler on p5, trap 5 on b, game deck secret-passage"
    game = table(words, rolls=(4,)).do("end")
    assert passage(game) == [None, None, None, None, None, "cave-crawler"]


@clause("DL-CH3-CARD-14")
def test_a_secret_passage_on_an_empty_square_pushes_nobody() -> None:
    game = table("ghost on p3, cave-crawler on p5, game deck secret-passage", rolls=(4,)).do("end")
    assert passage(game) == [None, None, "ghost", None, "cave-crawler", None]


@clause("DL-CH3-CARD-14", "DL-RUL-67", "DL-CH3-CARD-25")
def test_a_secret_passage_pushes_the_extra_cart_too() -> None:
    words = "ghost on p3, extra-cart on p4, crystals on p4 2, game deck secret-passage"
    game = table(words, rolls=(4,)).do("end")
    assert game.passage(5) == "extra-cart"
    words = "extra-cart on p6, crystals on p6 2, game deck secret-passage"
    game = table(words, rolls=(6,)).do("end")
    assert not game.lost
    assert here(game).delivered == 2


@clause("DL-CH3-CARD-24", "DL-RUL-68")
def test_a_push_into_a_trap_can_free_the_extra_cart() -> None:
    words = "extra-cart on p3, crystals on p3 2, ghost on p4, trap 2 on b, game deck secret-passage"
    game = table(words, rolls=(4,)).do("end")
    assert passage(game) == [None] * 6
    assert (on_location(game, 3), here(game).supply) == (1, 24)


@clause("DL-CH3-CARD-15", "DL-RUL-67")
def test_cards_skip_the_secret_passage_for_good() -> None:
    words = "secret passage p3, ghost on p2, tunnel-rat on p1, game deck cave-crawler dark-knight"
    game = table(words).do("end")
    assert passage(game) == ["cave-crawler", "tunnel-rat", None, "ghost", None, None]
    game.do("end")
    assert passage(game) == ["dark-knight", "cave-crawler", None, "tunnel-rat", "ghost", None]


@clause("DL-EX-73", "DL-RUL-67", "DL-CH3-CARD-15")
def test_behind_a_secret_passage_on_the_first_square_cards_enter_on_the_second() -> None:
    game = table("secret passage p1, ghost on p4, game deck tunnel-rat cave-crawler").do("end")
    assert passage(game) == [None, "tunnel-rat", None, "ghost", None, None]
    game.do("end")
    assert passage(game) == [None, "cave-crawler", "tunnel-rat", None, "ghost", None]


@clause("DL-EX-99", "DL-RUL-67", "DL-TRAP-05")
def test_a_card_that_skips_a_square_crosses_the_trap_before_it() -> None:
    words = "secret passage p3, trap 3 on a, M(5,0,0,0) on p2, tunnel-rat on p1, game deck ghost"
    game = table(words).do("end")
    assert game.damage(4) == 3
    assert passage(game)[:3] == ["ghost", "tunnel-rat", None]
    assert game.state.traps == [0, 0]


@clause("DL-RUL-67", "DL-TRAP-05")
def test_a_card_that_skips_a_square_crosses_the_trap_behind_it() -> None:
    game = table("secret passage p4, trap 3 on b, M(5,0,0,0) on p3, tunnel-rat on p1, game deck ghost")
    game.do("end")
    assert game.damage(5) == 3


@clause("DL-RUL-67", "DL-CH3-CARD-03")
def test_an_eater_eats_only_where_it_ends() -> None:
    words = "secret passage p4, crystal-eater-4 on p3, crystals on l4 1, crystals on l5 1"
    game = table(f"{words}, tunnel-rat on p1, game deck ghost").do("end")
    assert game.passage(5) == "crystal-eater-4"
    assert (on_location(game, 4), on_location(game, 5)) == (1, 0)


@clause("DL-CH3-CARD-16", "DL-CH3-END-01")
def test_a_push_into_the_castle_loses_the_game() -> None:
    words = "ghost on p5, cave-crawler on p6, game deck secret-passage"
    assert table(words, rolls=(5,)).do("end").lost
    assert not table(words, rolls=(4,)).do("end").lost


@clause("DL-CH3-CARD-16", "DL-RUL-67")
def test_a_skip_into_the_castle_loses_the_game() -> None:
    game = table("secret passage p6, ghost on p5, tunnel-rat on p1, game deck cave-crawler").do("end")
    assert game.lost


# The cart out of control


@clause("DL-CH3-CARD-17")
def test_in_a_sharp_turn_a_crystal_falls_out_and_the_cart_rolls_on() -> None:
    game = table("cart on h2 with 3 crystals, game deck sharp-turn").do("end")
    assert (here(game).cart, here(game).load, on_location(game, 2)) == (3, 2, 1)


@clause("DL-CH3-CARD-17", "DL-CH3-RULE-06")
def test_in_a_sharp_turn_a_crystal_without_a_space_goes_to_the_supply() -> None:
    game = table("cart on h2 with 3 crystals, crystals on l2 2, game deck sharp-turn").do("end")
    assert (here(game).load, on_location(game, 2), here(game).supply) == (2, 2, 21)


@clause("DL-CH3-CARD-17", "DL-RUL-84")
def test_a_sharp_turn_moves_an_empty_cart_too_but_none_at_the_castle() -> None:
    game = table("cart on h2, game deck sharp-turn").do("end")
    assert (here(game).cart, here(game).supply) == (3, 25)
    assert here(table("game deck sharp-turn").do("end")).cart == 7


@clause("DL-RUL-84", "DL-RUL-65", "DL-CH3-RULE-03")
def test_a_sharp_turn_can_bring_the_cart_home() -> None:
    game = table("cart on h6 with 3 crystals, game deck sharp-turn").do("end")
    assert (here(game).cart, here(game).load, here(game).delivered) == (7, 0, 2)
    assert on_location(game, 6) == 1


@clause("DL-CH3-CARD-18", "DL-CH3-CARD-10")
def test_at_the_gate_a_sharp_turn_costs_a_crystal_all_the_same() -> None:
    game = table("cart on h3 with 2 crystals, gate 3, game deck sharp-turn").do("end")
    assert (here(game).cart, here(game).load, on_location(game, 3)) == (3, 1, 1)


@clause("DL-CH3-CARD-19")
def test_without_brakes_the_cart_rolls_two_squares_back() -> None:
    game = table("cart on h5 with 3 crystals, game deck brake-failure").do("end")
    assert (here(game).cart, here(game).load) == (3, 3)


@clause("DL-EX-15", "DL-CH3-CARD-19", "DL-CH3-CARD-10")
def test_a_brakeless_cart_that_hits_the_gate_loses_a_crystal() -> None:
    game = table("cart on h5 with 3 crystals, gate 3, game deck brake-failure").do("end")
    assert (here(game).cart, here(game).load, here(game).supply) == (4, 2, 23)


@clause("DL-CH3-CARD-19", "DL-RUL-84")
@pytest.mark.parametrize(("square", "load", "left"), [(2, 2, 1), (1, 2, 1), (1, 0, 0)])
def test_a_brakeless_cart_at_the_end_of_the_path_loses_a_crystal(square: int, load: int, left: int) -> None:
    game = table(f"cart on h{square} with {load} crystals, game deck brake-failure").do("end")
    assert (here(game).cart, here(game).load) == (1, left)


# Bats


@clause("DL-CH3-CARD-20", "DL-GAP-32")
@pytest.mark.parametrize(("face", "bats"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_the_die_says_where_the_bats_hang(face: int, bats: int) -> None:
    game = table("game deck bats", rolls=(face,)).do("end")
    assert here(game).bats == bats


@clause("DL-CH3-CARD-20", "DL-CH3-CARD-21")
def test_whoever_walks_through_the_bats_loses_a_resistance_each_time() -> None:
    game = table("bats 3, knight on h3, knight has icons move move move")
    game.do("move:knight:h4", "move:knight:h3")
    assert game.hero("knight").resistance == 4
    game.do("move:knight:h2")
    assert game.hero("knight").resistance == 4
    assert here(game).bats == 3


@clause("DL-CH3-CARD-21", "DL-RUL-14")
def test_a_shield_keeps_the_bats_off() -> None:
    game = table("bats 3, knight on h3, knight has icons move shield").do("move:knight:h4")
    assert game.asked() == "shield"
    game.do("shield:knight:shield")
    assert game.hero("knight").resistance == 6
    game = table("bats 3, knight on h3, knight has icons move shield").do("move:knight:h4", "take-damage")
    assert game.hero("knight").resistance == 5


@clause("DL-CH3-CARD-22", "DL-RUL-52")
def test_the_bats_let_the_cart_and_teleports_pass() -> None:
    game = table("bats 3, knight on h3, cart on h3 with 2 crystals, knight has icons move teleport")
    game.do("push:knight:h4", "teleport:knight:h4")
    assert (here(game).cart, here(game).load) == (4, 2)
    assert game.hero("knight").resistance == 6


@clause("DL-EX-79", "DL-CH3-CARD-21", "DL-MOVE-06", "DL-RUL-14", "DL-RUL-52")
def test_in_a_panic_others_can_shield_themselves_from_the_bats_with_cards_of_their_hand() -> None:
    words = "bats 3, knight on h4, knight holds knight-bulwark, scout on h4, scout holds scout-slip"
    game = table(f"{words}, game deck panic-attack").do("end")
    assert (game.asked(), game.asked_seat()) == ("shield", 2)
    assert game.hero("knight").resistance == 5
    game.do("shield-card:scout-slip")
    assert (game.hero("scout").at, game.hero("scout").resistance) == (3, 5)
    assert game.names(game.own("scout").discard) == ["scout-slip"]


@clause("DL-EX-79", "DL-CH3-CARD-21")
def test_in_a_panic_the_bats_bite_whoever_has_no_shield() -> None:
    game = table("bats 3, scout on h4, game deck panic-attack").do("end")
    assert (game.hero("scout").at, game.hero("scout").resistance) == (3, 4)


@clause("DL-FAIRY-15", "DL-CH3-CARD-22", "DL-CH3-CARD-10")
def test_heroes_who_trade_places_meet_neither_bats_nor_gate() -> None:
    words = "bats 3, gate 3, knight on h3, blacksmith on h4, scout on h3, knight has fairy changeling"
    game = table(words).do("fairy:knight:changeling", "agree")
    assert (game.hero("knight").at, game.hero("blacksmith").at) == (4, 3)
    assert game.hero("knight").resistance == 6


@clause("DL-PASS-07", "DL-CH3-CARD-14", "DL-RUL-01")
def test_a_push_ends_at_the_first_gap() -> None:
    game = table("ghost on p2, tunnel-rat on p3, cave-crawler on p5, game deck secret-passage", rolls=(2,))
    game.do("end")
    assert passage(game) == [None, None, "ghost", "tunnel-rat", "cave-crawler", None]


@clause("DL-SKILL-05", "DL-TURN-03", "DL-RUL-14")
def test_in_the_end_phase_no_skill_saves_from_the_bats() -> None:
    game = table("bats 3, knight on h4, knight on track sentinel, game deck panic-attack ghost").do("end")
    assert (game.asked(), game.state.active) == ("act", 1)
    assert (game.hero("knight").resistance, game.hero("knight").skills_used) == (5, 0)
