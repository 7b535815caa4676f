"""Chapter IV: its Locations, the Explosive Magma token, the dial of the Ancient Machines."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.chapters.magma.records import tables
from lanthorn.games.dungeon_legends.chapters.magma.state import magma
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, NONE
from lanthorn.games.dungeon_legends.testing import Table

TAKE = "use:knight:explosive-magma:take-magma"
TURN = "use:knight:ancient-machines:turn"
SHARD = "use:knight:healing-shard:shard"


def table(text: str, players: int = 3, rolls: tuple[int, ...] = ()) -> Table:
    return Table(text, chapter="magma", players=players, rolls=rolls)


def holder(table: Table) -> str | None:
    """Who has the magma."""
    number = magma(table.state).holder
    return None if number == NONE else table.state.name(number)


def dial(table: Table) -> int:
    """The inner number of the dial."""
    return tables(table.state).dial[magma(table.state).dial].square


# Trap Master, Fairy Sanctuary, Time Mirror


@clause("DL-CH4-LOC-01", "DL-TRAP-02")
def test_the_trap_master_sets_a_trap_for_dust_of_its_value() -> None:
    game = table("knight on h1, knight with 4 dust")
    game.do("use:knight:trap-master:trap", "trap:4:b")
    assert game.state.traps == [0, 4]
    assert game.hero("knight").usable == 0


@clause("DL-CH4-LOC-02")
def test_a_fairy_of_the_sanctuary_costs_3_dust_and_is_replaced() -> None:
    game = table("knight on h2, knight with 3 dust, sanctuary balm hush, fairy supply dew")
    game.do("use:knight:fairy-sanctuary:fairy", "take-fairy:hush")
    assert game.fairies("knight") == ["hush"]
    assert [game.book.fairies[fairy].id for fairy in game.state.sanctuary] == ["balm", "dew"]
    assert game.hero("knight").usable == 0


@clause("DL-CH4-LOC-03", "DL-LOC-11")
def test_the_sanctuary_sells_two_cards_for_3_dust() -> None:
    game = table(
        "knight on h2, knight with 4 dust, knight deck knight-oath knight-vigil knight-march, sanctuary balm"
    )
    game.do("use:knight:fairy-sanctuary:draw")
    assert game.names(game.own("knight").hand) == ["knight-oath", "knight-vigil"]
    assert game.hero("knight").usable == 1
    assert not game.keys("use")


@pytest.mark.parametrize("place", ["knight on h2", "knight on h3"])
@clause("DL-CH4-LOC-02", "DL-CH4-LOC-03", "DL-CH4-LOC-04", "DL-LOC-06")
def test_2_dust_are_not_enough_for_sanctuary_and_mirror(place: str) -> None:
    game = table(f"{place}, knight with 2 dust, knight deck knight-oath, sanctuary balm, game deck ghost")
    assert not game.keys("use")


@clause("DL-CH4-LOC-04", "DL-RUL-88")
def test_the_time_mirror_puts_two_cards_on_top_or_below() -> None:
    game = table("knight on h3, knight with 3 dust, game deck ghost tremor tunnel-rat")
    game.do("use:knight:time-mirror:look")
    ghost, tremor = (game.book.game_cards(name)[0] for name in ("ghost", "tremor"))
    assert set(game.keys()) == {
        f"{verb}:{what}" for verb in ("on-top", "under") for what in (f"ghost-{ghost}", f"tremor-{tremor}")
    }
    game.do(f"under:ghost-{ghost}", f"on-top:tremor-{tremor}")
    assert [game.book.game[card].id for card in game.state.deck] == ["ghost", "tunnel-rat", "tremor"]
    assert game.hero("knight").usable == 0


# Explosive Magma


@clause("DL-CH4-LOC-05", "DL-GAP-39")
def test_taking_the_magma_costs_sword_shield_dust_and_1_resistance() -> None:
    game = table("knight on h4, knight with 1 dust, knight has icons sword shield shield")
    game.do(TAKE)
    assert holder(game) == "knight"
    assert game.hero("knight").resistance == 5
    assert game.hero("knight").usable == 0
    assert (game.hero("knight").pool[0], game.hero("knight").pool[1]) == (0, 1)


@pytest.mark.parametrize(
    "means",
    [
        "with 1 dust, knight has icons sword",
        "with 1 dust, knight has icons shield",
        "has icons sword shield dust",
    ],
)
@clause("DL-CH4-LOC-05", "DL-GAP-39", "DL-LOC-06")
def test_no_part_of_the_price_of_magma_may_be_missing(means: str) -> None:
    game = table(f"knight on h4, knight {means}")
    assert not game.offers(TAKE)
    assert "DL-LOC-06" in game.refused(TAKE)


@pytest.mark.parametrize("who", ["knight", "scout"])
@clause("DL-CH4-LOC-11")
def test_the_location_is_of_no_use_while_its_token_is_away(who: str) -> None:
    game = table(f"knight on h4, {who} has magma, knight with 1 dust, knight has icons sword shield")
    assert not game.offers(TAKE)
    assert game.refused(TAKE) == ("DL-CH4-LOC-11",)


@clause(
    "DL-EX-17",
    "DL-CH4-LOC-06",
    "DL-CH4-LOC-07",
    "DL-CH4-LOC-08",
    "DL-CH4-LOC-10",
    "DL-RUL-12",
    "DL-COMBAT-23",
)
def test_magma_defeats_the_dark_knight_and_returns_to_its_location() -> None:
    game = table(
        "knight has magma, knight on h5, dark-knight on p5, item market gale-boots, item deck hearth-cup"
    )
    game.do("hurl:knight:dark-knight")
    assert game.passage(5) is None
    assert game.asked() == "take-item"
    game.do("take-item:gale-boots")
    assert game.names(game.own("knight").deck) == ["gale-boots"]
    assert holder(game) is None
    assert game.hero("knight").resistance == 6


@clause("DL-CH4-LOC-06", "DL-CH4-LOC-07", "DL-CH4-LOC-08")
def test_magma_deals_4_damage_less_one_for_each_broken_sword() -> None:
    game = table("knight has magma, knight on h2, M(9,2,1,0) on p2")
    game.do(game.keys("hurl")[0])
    assert game.damage(2) == 3
    assert holder(game) is None
    assert not game.keys("hurl")


@clause("DL-RUL-13", "DL-COMBAT-16")
def test_unavoidable_answers_magma() -> None:
    game = table("knight has magma, knight on h2, seething-lava-slug on p2, dial 1")
    game.do("hurl:knight:seething-lava-slug")
    assert game.passage(2) is None
    assert game.hero("knight").resistance == 5


@clause("DL-CH4-LOC-06")
def test_magma_reaches_only_the_aligned_monster() -> None:
    game = table("knight has magma, knight on h2, ghost on p3")
    assert not game.keys("hurl")
    assert "DL-CH4-LOC-06" in game.refused("hurl:knight:ghost")


@clause("DL-RUL-18")
def test_a_rockfall_stops_magma() -> None:
    game = table("knight has magma, knight on h2, ghost on p2, rockfall 2")
    assert not game.keys("hurl")
    assert game.refused("hurl:knight:ghost") == ("DL-RUL-18",)


@clause("DL-CH4-LOC-06", "DL-RUL-70")
def test_magma_attacks_only_in_the_turn_of_its_holder() -> None:
    game = table(
        "scout has magma, scout on h5, ghost on p4, knight on h4, game deck tunnel-rat ghost tunnel-rat"
    )
    assert not game.keys("hurl")
    assert game.refused("hurl:knight:ghost") == ("DL-CH4-LOC-06",)
    assert game.refused("hurl:scout:ghost")
    game.do("end", "end")
    assert game.offers("hurl:scout:ghost")


# From hand to hand


@clause("DL-EX-85", "DL-CH4-LOC-09", "DL-RUL-34", "DL-RET-01", "DL-RET-02", "DL-RET-09", "DL-RUL-28")
def test_whoever_falls_by_taking_the_magma_keeps_it() -> None:
    game = table(
        "knight has magma, knight on h6, scout on h6, scout with 1 resistance, scout holds scout-dash,"
        "game deck tunnel-rat ghost stone-brute"
    )
    game.do("hand-magma:knight:scout")
    assert (game.asked(), game.asked_seat()) == ("agree-take-magma", 2)
    game.do("agree")
    assert holder(game) == "scout"
    assert (game.hero("scout").at, game.hero("scout").resistance) == (CASTLE_SQUARE, 5)
    assert game.names(game.own("scout").hand) == ["scout-dash"]
    assert game.state.active == 1
    assert [game.passage(n) for n in (2, 1)] == ["tunnel-rat", "ghost"]


@clause("DL-CH4-LOC-09")
def test_the_hero_who_gets_the_magma_loses_1_resistance() -> None:
    game = table("knight has magma, knight on h3, scout on h3")
    game.do("hand-magma:knight:scout", "agree")
    assert holder(game) == "scout"
    assert (game.hero("knight").resistance, game.hero("scout").resistance) == (6, 4)


@clause("DL-CH4-LOC-09")
def test_magma_goes_only_to_a_hero_on_the_same_square() -> None:
    game = table("knight has magma, knight on h3, scout on h3, blacksmith on h4")
    assert game.keys("hand-magma") == ["hand-magma:knight:scout"]
    assert game.refused("hand-magma:knight:blacksmith") == ("DL-CH4-LOC-09",)


@clause("DL-RUL-34", "DL-RUL-70")
def test_who_does_not_want_the_magma_is_not_asked_again_this_turn() -> None:
    game = table("knight has magma, knight on h3, scout on h3")
    game.do("hand-magma:knight:scout", "refuse")
    assert holder(game) == "knight"
    assert game.hero("scout").resistance == 5
    assert not game.keys("hand-magma")
    assert "DL-RUL-70" in game.refused("hand-magma:knight:scout")


@clause("DL-RUL-70")
def test_in_another_turn_the_holder_is_asked_for_the_magma() -> None:
    game = table("scout has magma, knight on h3, scout on h3")
    game.do("hand-magma:knight:knight")
    assert (game.asked(), game.asked_seat()) == ("agree-give-magma", 2)
    game.do("agree")
    assert holder(game) == "knight"
    assert game.hero("knight").resistance == 5


@clause("DL-RUL-70")
def test_in_a_third_heros_turn_giver_and_taker_both_agree() -> None:
    game = table("scout has magma, knight on h1, scout on h3, blacksmith on h3")
    game.do("hand-magma:knight:blacksmith", "agree")
    assert (game.asked(), game.asked_seat()) == ("agree-take-magma", 1)
    game.do("agree")
    assert holder(game) == "blacksmith"
    game = table("scout has magma, knight on h1, scout on h3, blacksmith on h3")
    game.do("hand-magma:knight:blacksmith", "refuse")
    assert (game.asked(), holder(game)) == ("act", "scout")


@clause("DL-CH4-LOC-09", "DL-RUL-34")
def test_alone_nobody_is_asked() -> None:
    game = table("blacksmith has magma, knight on h3, blacksmith on h3", players=1)
    assert game.keys("hand-magma") == ["hand-magma:blacksmith:knight"]
    game.do("hand-magma:blacksmith:knight")
    assert (game.asked(), holder(game)) == ("act", "knight")


# Healing Shard


@pytest.mark.parametrize(
    ("face", "drawn", "resistance"),
    [(1, 0, 2), (2, 1, 2), (3, 1, 2), (4, 0, 3), (5, 0, 3), (6, 0, 6)],
)
@clause("DL-CH4-LOC-12", "DL-GAP-40")
def test_the_healing_shard_does_what_the_die_says(face: int, drawn: int, resistance: int) -> None:
    game = table(
        "knight on h5, knight with 2 dust, knight with 2 resistance, knight deck knight-oath knight-march",
        rolls=(face,),
    )
    game.do(SHARD)
    assert len(game.own("knight").hand) == drawn
    assert game.hero("knight").resistance == resistance
    assert game.hero("knight").usable == 0


@clause("DL-CH4-LOC-12", "DL-LOC-06")
def test_the_healing_shard_costs_2_dust() -> None:
    assert not table("knight on h5, knight with 1 dust").offers(SHARD)


# Ancient Machines


@clause("DL-EX-83", "DL-CH4-LOC-13", "DL-CH4-LOC-14", "DL-CH4-LOC-15", "DL-RUL-71")
def test_two_items_turn_the_dial_by_two_notches() -> None:
    game = table("dial 1, knight on h6, knight holds gale-boots hearth-cup")
    game.do(TURN, "dial:clockwise:2", "discard:gale-boots")
    assert game.own("knight").hand == []
    assert game.names(game.own("knight").discard) == ["gale-boots", "hearth-cup"]
    assert dial(game) == 3
    assert game.hero("knight").at == 3


@clause("DL-CH4-LOC-13", "DL-CH4-LOC-14", "DL-RUL-72")
def test_the_dial_turns_either_way_by_one_to_as_many_notches_as_there_are_items() -> None:
    game = table("dial 1, knight on h6, knight holds gale-boots hearth-cup knight-oath madness-1")
    game.do(TURN)
    assert sorted(game.keys()) == [
        "dial:anticlockwise:1",
        "dial:anticlockwise:2",
        "dial:clockwise:1",
        "dial:clockwise:2",
    ]
    game.do("dial:anticlockwise:1")
    assert sorted(game.keys()) == ["discard:gale-boots", "discard:hearth-cup"]
    game.do("discard:hearth-cup")
    assert (dial(game), game.hero("knight").at) == (6, 6)
    assert game.names(game.own("knight").hand) == ["gale-boots", "knight-oath", "madness-1"]


@clause("DL-CH4-LOC-13", "DL-RUL-72")
def test_without_an_item_in_hand_the_machines_stand_still() -> None:
    game = table("knight on h6, knight holds knight-oath, knight discard gale-boots, scout holds hearth-cup")
    assert not game.offers(TURN)
    assert game.refused(TURN) == ("DL-CH4-LOC-13", "DL-RUL-72")


@clause("DL-RUL-72")
def test_the_dial_may_go_all_the_way_round() -> None:
    items = "gale-boots gale-boots hearth-cup hearth-cup dust-censer dust-censer"
    game = table(f"dial 4, knight on h6, knight holds {items}")
    game.do(TURN, "dial:clockwise:6")
    while game.asked() == "discard":
        game.do(game.keys()[0])
    assert (dial(game), game.hero("knight").at) == (4, 4)
    assert len(game.own("knight").discard) == 6


@clause("DL-CH4-LOC-15", "DL-RUL-95", "DL-RUL-96")
def test_the_user_is_put_on_the_square_of_the_dial_and_may_use_what_is_there() -> None:
    game = table(
        "dial 4, knight on h6, knight with 2 dust, knight holds gale-boots, jagged lava on h5", rolls=(1,)
    )
    game.do(TURN, "dial:clockwise:1")
    assert game.hero("knight").at == 5
    assert game.hero("knight").resistance == 6
    assert game.offers(SHARD)
    game.do(SHARD)
    assert not game.offers(SHARD)


@clause("DL-CH4-LOC-09")
def test_magma_that_nobody_has_is_handed_to_nobody() -> None:
    together = "knight on h6, blacksmith on h6, scout on h6"
    assert table(together).keys("hand-magma") == []
    assert len(table(f"{together}, scout has magma").keys("hand-magma")) == 2


@clause("DL-CH4-LOC-13", "DL-CH4-LOC-15", "DL-CH4-RULE-03")
def test_each_turn_of_the_dial_says_where_it_leads() -> None:
    game = table("dial 2, knight on h6, knight holds gale-boots").do(TURN)
    told = {option.key: option.label.args for option in game.session.decisions[0].options}
    assert (told["dial:clockwise:1"]["square"], told["dial:anticlockwise:1"]["square"]) == (3, 1)
    assert (told["dial:clockwise:1"]["first"], told["dial:clockwise:1"]["second"]) == (3, 6)
