"""Chapter III: what its Locations do."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.engine.text import Text
from lanthorn.games.dungeon_legends.chapters.crystals.state import crystals
from lanthorn.games.dungeon_legends.testing import Table

TRAP_MASTER, SANCTUARY, TRACTION, GUILD, WALL, MINE = 1, 2, 3, 4, 5, 6
"""The slots of the Locations, unless a position says otherwise."""


def table(text: str, rolls: tuple[int, ...] = ()) -> Table:
    return Table(text, chapter="crystals", rolls=rolls)


def on_location(table: Table, slot: int) -> int:
    return crystals(table.state).spaces[table.state.locations[slot]]


# Trap Master and Fairy Sanctuary


@clause("DL-CH3-LOC-01", "DL-TRAP-02")
def test_the_trap_master_sells_traps_for_their_value() -> None:
    game = table("knight on h1, knight with 3 dust").do("use:knight:trap-master:trap")
    assert sorted(game.keys("trap")) == ["trap:2:a", "trap:2:b", "trap:3:a", "trap:3:b"]
    game.do("trap:3:b")
    assert game.state.traps == [0, 3]
    assert game.hero("knight").usable == 0


FAIRIES = "sanctuary hush glimmer, fairy supply needle"


@clause("DL-CH3-LOC-02", "DL-FAIRY-09")
def test_three_dust_buy_a_fairy_of_the_sanctuary() -> None:
    game = table(f"knight on h2, knight with 3 dust, {FAIRIES}")
    game.do("use:knight:fairy-sanctuary:fairy:1", "take-fairy:glimmer")
    assert game.fairies("knight") == ["glimmer"]
    assert game.hero("knight").usable == 0
    assert [game.book.fairies[fairy].id for fairy in game.state.sanctuary] == ["hush", "needle"]


@clause("DL-CH3-LOC-03", "DL-FAIRY-09", "DL-LOC-07")
def test_two_discarded_cards_buy_a_fairy_of_the_sanctuary() -> None:
    game = table(f"knight on h2, knight holds knight-cleave knight-march knight-oath, {FAIRIES}")
    game.do("use:knight:fairy-sanctuary:fairy:2", "discard:knight-cleave", "discard:knight-march")
    game.do("take-fairy:hush")
    assert game.fairies("knight") == ["hush"]
    assert sorted(game.names(game.own("knight").discard)) == ["knight-cleave", "knight-march"]
    assert [game.book.fairies[fairy].id for fairy in game.state.sanctuary] == ["needle", "glimmer"]


@clause("DL-CH3-LOC-02", "DL-CH3-LOC-03", "DL-LOC-06")
def test_the_sanctuary_gives_nothing_to_whoever_can_not_pay() -> None:
    assert not table(f"knight on h2, knight with 2 dust, knight holds knight-oath, {FAIRIES}").keys("use")


# Traction Device


@clause("DL-CH3-LOC-04")
@pytest.mark.parametrize("square", [4, 6])
def test_the_traction_device_moves_a_cart_that_is_elsewhere(square: int) -> None:
    game = table("knight on h3, knight with 2 dust, cart on h5 with 2 crystals")
    game.do("use:knight:traction-device:pull")
    assert game.asked() == "pull"
    game.do(f"pull:h{square}")
    assert crystals(game.state).cart == square
    assert game.hero("knight").usable == 0
    assert game.hero("knight").at == 3


@clause("DL-CH3-LOC-04", "DL-CH3-RULE-03")
def test_the_traction_device_can_deliver() -> None:
    game = table("knight on h3, knight with 2 dust, cart on h6 with 2 crystals")
    game.do("use:knight:traction-device:pull", "pull:h7")
    assert crystals(game.state).delivered == 2


@clause("DL-CH3-LOC-04", "DL-CH3-CARD-10")
def test_the_traction_device_does_not_pull_through_the_gate() -> None:
    game = table("knight on h3, knight with 2 dust, cart on h4, gate 3")
    game.do("use:knight:traction-device:pull")
    assert crystals(game.state).cart == 5


@clause("DL-CH3-LOC-05")
def test_the_traction_device_leaves_the_extra_cart_alone() -> None:
    game = table("knight on h3, knight with 2 dust, cart on h5, ghost on p2, extra-cart on p3")
    game.do("use:knight:traction-device:pull")
    assert game.keys() == ["pull:h4", "pull:h6"]
    game.do("pull:h4")
    assert game.passage(3) == "extra-cart"


@clause("DL-CH3-LOC-04", "DL-CH3-RULE-02")
def test_the_words_speak_of_pulling_the_cart_and_of_what_it_can_hold() -> None:
    say = table("").session.match.phrasebook.say
    assert say(Text("verb-pull"), "en") == "Pull the cart"
    assert say(Text("verb-pull"), "fr") == "Tirer le chariot"
    assert say(Text("token-cart-about"), "en").startswith("Holds up to 6 Crystals.")
    assert say(Text("token-cart-about"), "fr").startswith("Peut contenir jusqu'à 6 Cristaux.")


# Monster Hunters' Guild


@clause("DL-EX-11", "DL-CH3-LOC-06", "DL-CH3-LOC-07")
def test_the_second_guild_token_fills_the_guild() -> None:
    words = "monster-hunters-guild in l3, guild 1, M(2,0,0,0) on p3, knight on h3"
    game = table(f"{words}, knight has icons sword sword, item market moonsteel-blade")
    game.do(f"strike:knight:{game.at('p3')}:2", "take-item:moonsteel-blade")
    assert game.names(game.own("knight").deck) == ["moonsteel-blade"]
    assert crystals(game.state).guild == 0
    assert on_location(game, 3) == 2
    assert crystals(game.state).supply == 23
    assert (game.log().count("crystals-laid"), game.log().count("crystals-lost")) == (1, 0)


@clause("DL-CH3-LOC-07")
@pytest.mark.parametrize(("held", "added"), [(0, 2), (1, 1), (2, 0)])
def test_the_guild_is_filled_up_to_two(held: int, added: int) -> None:
    game = table(f"guild 1, crystals on l4 {held}, M(1,0,0,0) on p4, knight on h4, knight has icons sword")
    before = crystals(game.state).supply
    game.do(f"strike:knight:{game.at('p4')}:1")
    assert on_location(game, GUILD) == 2
    assert crystals(game.state).supply == before - added


@clause("DL-CH3-LOC-06", "DL-CH3-LOC-08", "DL-RUL-66")
def test_the_guild_counts_a_monster_shot_from_afar() -> None:
    game = table("M(1,0,0,0) on p4, knight on h5, knight has icons ranged-1")
    game.do(f"shoot:knight:{game.at('p4')}:1")
    assert crystals(game.state).guild == 1
    assert on_location(game, GUILD) == 0
    assert game.state.used == []


@clause("DL-CH3-LOC-06")
def test_the_guild_counts_only_monsters_of_its_own_column() -> None:
    game = table("M(1,0,0,0) on p5, knight on h5, knight has icons sword")
    game.do(f"strike:knight:{game.at('p5')}:1")
    assert crystals(game.state).guild == 0


@clause("DL-CH3-LOC-08")
def test_nobody_can_use_the_guild() -> None:
    game = table("knight on h4, knight with 4 dust, knight holds knight-oath knight-march")
    assert not game.keys("use")


@clause("DL-EX-75", "DL-CH3-LOC-08", "DL-RUL-66")
def test_the_guild_works_in_the_dark() -> None:
    words = "monster-hunters-guild in l3, darkness on monster-hunters-guild, M(1,0,0,0) on p3"
    game = table(f"{words}, knight on h3, knight has icons sword")
    game.do(f"strike:knight:{game.at('p3')}:1")
    assert crystals(game.state).guild == 1


@clause("DL-EX-75", "DL-CH3-LOC-09", "DL-RUL-66")
def test_a_trap_earns_no_guild_token() -> None:
    words = "monster-hunters-guild in l3, M(1,0,0,0) on p2, trap 2 on a, tunnel-rat on p1"
    game = table(f"{words}, game deck ghost").do("end")
    assert game.passage(3) is None
    assert crystals(game.state).guild == 0


# Trapped Wall


WALL_USE = "use:knight:trapped-wall:wall"


@clause("DL-CH3-LOC-10", "DL-COMBAT-23", "DL-RUL-12")
def test_the_trapped_wall_deals_two_damage_without_provoking_claws() -> None:
    game = table("knight on h5, knight with 2 dust, M(4,2,0,0) on p5").do(WALL_USE)
    assert game.damage(5) == 2
    assert game.hero("knight").usable == 0
    assert game.hero("knight").resistance == 6


@clause("DL-CH3-LOC-11", "DL-COMBAT-23", "DL-RUL-12")
def test_broken_swords_blunt_the_trapped_wall() -> None:
    game = table("knight on h5, knight with 2 dust, M(4,0,1,0) on p5").do(WALL_USE)
    assert game.damage(5) == 1


@clause("DL-CH3-LOC-11", "DL-REW-03")
def test_a_defeat_by_the_trapped_wall_is_rewarded() -> None:
    words = "knight on h5, knight with 2 dust, M(2,0,0,0) on p5, item market gale-boots"
    game = table(words).do(WALL_USE, "take-item:gale-boots")
    assert game.passage(5) is None
    assert game.names(game.own("knight").deck) == ["gale-boots"]


@clause("DL-CH3-LOC-10", "DL-RUL-13")
def test_the_trapped_wall_is_an_attack_for_unavoidable_icons() -> None:
    game = table("knight on h5, knight with 2 dust, M(4,0,0,1) on p5").do(WALL_USE)
    assert game.hero("knight").resistance == 5


@clause("DL-CH3-LOC-10", "DL-CH3-CARD-26", "DL-RUL-90")
@pytest.mark.parametrize("passage", ["M(4,0,0,0) on p4", "M(4,0,0,0) on p4, extra-cart on p5"])
def test_the_trapped_wall_needs_a_monster_in_its_column(passage: str) -> None:
    game = table(f"knight on h5, knight with 2 dust, {passage}")
    assert not game.offers(WALL_USE)
    assert "DL-CH3-LOC-10" in game.refused(WALL_USE)


@clause("DL-RUL-18")
def test_a_rockfall_blocks_the_trapped_wall() -> None:
    game = table("knight on h5, knight with 2 dust, M(4,0,0,0) on p5, rockfall 5")
    assert not game.offers(WALL_USE)
    assert "DL-RUL-18" in game.refused(WALL_USE)


# Dwarven Mine


def mine(crystals_there: int, dust: int = 5) -> Table:
    words = f"blacksmith on h6, blacksmith with {dust} dust, turn of blacksmith"
    return table(f"{words}, crystals on l6 {crystals_there}, fairy market hush, fairy supply glimmer")


@clause("DL-CH3-LOC-12")
@pytest.mark.parametrize(("dust", "count"), [(2, 1), (3, 2), (5, 3)])
def test_the_mine_gives_crystals_for_dust(dust: int, count: int) -> None:
    game = mine(0)
    game.do(f"use:blacksmith:dwarven-mine:mine:{count}")
    assert on_location(game, MINE) == count
    assert game.hero("blacksmith").usable == 5 - dust


@clause("DL-CH3-LOC-12", "DL-LOC-06")
def test_the_mine_offers_only_what_can_be_paid() -> None:
    assert mine(0, 1).keys("use") == []
    assert mine(0, 2).keys("use") == ["use:blacksmith:dwarven-mine:mine:1"]
    assert len(mine(0, 4).keys("use")) == 2


@clause("DL-CH3-LOC-12", "DL-RUL-87")
def test_the_mine_can_be_paid_for_more_than_it_has_room_for_but_not_when_full() -> None:
    assert len(mine(3).keys("use")) == 3
    full = mine(4)
    assert not full.keys("use")
    assert "DL-CH3-LOC-12" in full.refused("use:blacksmith:dwarven-mine:mine:1")


@clause("DL-EX-76", "DL-CH3-LOC-13")
def test_the_third_crystal_on_the_mine_brings_a_fairy_of_the_market() -> None:
    game = mine(1).do("use:blacksmith:dwarven-mine:mine:2")
    assert game.asked() == "take-fairy"
    game.do("take-fairy:hush")
    assert on_location(game, MINE) == 3
    assert game.fairies("blacksmith") == ["hush"]
    assert game.book.fairies[game.state.fairy_market[0]].id == "glimmer"


@clause("DL-EX-76", "DL-CH3-LOC-13")
def test_a_fourth_crystal_brings_no_fairy() -> None:
    game = mine(3).do("use:blacksmith:dwarven-mine:mine:1")
    assert game.asked() == "act"
    assert on_location(game, MINE) == 4


@clause("DL-EX-76", "DL-CH3-LOC-13")
def test_a_second_crystal_brings_no_fairy() -> None:
    game = mine(1).do("use:blacksmith:dwarven-mine:mine:1")
    assert game.asked() == "act"
    assert on_location(game, MINE) == 2


@clause("DL-CH3-LOC-13")
def test_from_two_to_four_crystals_bring_a_fairy() -> None:
    game = mine(2).do("use:blacksmith:dwarven-mine:mine:2")
    assert game.asked() == "take-fairy"
    assert on_location(game, MINE) == 4


@clause("DL-CH3-LOC-04", "DL-CH3-RULE-05")
def test_a_traction_device_with_a_crystal_on_it_still_pulls() -> None:
    words = "traction-device in l3, crystals on l3 1, knight on h3, knight with 2 dust, cart on h5"
    game = table(words).do("use:knight:traction-device:pull", "pull:h4")
    assert crystals(game.state).cart == 4
