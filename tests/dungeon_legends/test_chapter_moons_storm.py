"""Chapter II: the Magic Storm and its six tokens, and what is hidden about them."""

from __future__ import annotations

import pytest

from lanthorn.engine import LanthornError, Rng
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.chapters.moons.state import moons
from lanthorn.games.dungeon_legends.mat import HIDDEN, NONE
from lanthorn.games.dungeon_legends.rules.turn import reveals_due
from lanthorn.games.dungeon_legends.testing import Table


def mat(text: str, players: int = 3, rolls: tuple[int, ...] = ()) -> Table:
    """From L1 on: trap-master, fairy-sanctuary, converging-lens, sky-map, astronomer, observatory."""
    return Table(text, chapter="moons", players=players, rolls=rolls)


# The tokens


@clause("DL-CH2-CARD-17")
def test_the_storm_lays_one_token_on_each_location() -> None:
    table = mat("game deck magic-storm ghost").do("end")
    assert sorted(moons(table.state).storms) == list(range(6))
    assert moons(table.state).supply == []


@clause("DL-CH2-CARD-18")
def test_a_used_location_sends_its_token_to_the_deck_unseen() -> None:
    table = mat("knight on h3, storm recall on l3, storm dust on l4", rolls=(2,))
    table.do("use:knight:converging-lens:lens")
    here = moons(table.state)
    assert here.storms[2] == NONE
    assert here.storms[3] != NONE
    assert [table.book.extra.storms[token].id for token in here.on_deck] == ["recall"]
    assert moons(table.session.view(0)).on_deck == [HIDDEN]
    assert table.hero("knight").at == 3


@clause("DL-CH2-CARD-18", "DL-LOC-08")
def test_removing_darkness_leaves_the_token_where_it_is() -> None:
    table = mat("knight on h6, knight with 4 dust, storm recall on l6, darkness on observatory")
    table.do("light:knight")
    assert moons(table.state).on_deck == []


@clause("DL-HID-09")
def test_nobody_knows_which_token_lies_where() -> None:
    table = mat("storm recall on l3, storm dust on l4, storm bane on deck")
    view = moons(table.session.view(0))
    assert view.storms == [NONE, NONE, HIDDEN, HIDDEN, NONE, NONE]
    assert view.supply == [HIDDEN] * 3
    assert view.on_deck == [HIDDEN]
    seen = set()
    for seed in range(12):
        dealt = table.state.copy()
        GAME.redeal(dealt, 0, Rng.seeded(seed))
        GAME.check(dealt)
        assert moons(GAME.view(dealt, 0)) == view
        seen.add(moons(dealt).on_deck[0])
    assert len(seen) > 1


# The end phase


@clause("DL-CH2-CARD-19", "DL-TURN-07", "DL-CH2-STORM-04", "DL-RUL-95")
def test_tokens_on_the_deck_are_carried_out_before_the_reveal_and_removed() -> None:
    text = "knight on h2, scout on h4, blacksmith on h1, portals, storm recall on deck"
    table = mat(f"{text}, game deck panic-attack ghost").do("end")
    assert [table.hero(name).at for name in ("knight", "blacksmith", "scout")] == [6, 6, 6]
    here = moons(table.state)
    assert here.on_deck == []
    assert here.shown == []
    assert len(here.supply) == 5
    assert table.log().index("storm-breaks") < table.log().index("revealed")


@clause("DL-CH2-CARD-19", "DL-RUL-63")
def test_the_active_player_orders_tokens_that_come_together() -> None:
    table = mat("turn of scout, storm recall on deck, storm boon on deck, game deck ghost").do("end")
    assert (table.asked(), table.asked_seat()) == ("storm", 2)
    assert table.keys() == ["storm:boon", "storm:recall"]
    table.do("storm:boon", "boon:teleport", "teleport:scout:h2", "boon:heal", "boon:dust")
    assert [table.hero(name).at for name in ("knight", "blacksmith", "scout")] == [7, 7, 7]
    table = mat("turn of scout, storm recall on deck, storm boon on deck, game deck ghost").do("end")
    table.do("storm:recall", "boon:teleport", "teleport:scout:h2", "boon:heal", "boon:dust")
    assert table.hero("scout").at == 2


@clause("DL-EX-69", "DL-CH2-STORM-01", "DL-LOC-09", "DL-RUL-63")
def test_swapped_locations_take_their_tokens_along_and_leave_the_heroes() -> None:
    table = mat(
        "observatory in l2, sky-map in l4, darkness on observatory, storm dust on l4, storm swap-2-4 on deck,"
        "blacksmith on h4, blacksmith with 3 dust, scout on h2, game deck ghost"
    ).do("end")
    assert (table.location(2), table.location(4)) == ("sky-map", "observatory")
    assert table.book.locations[table.state.darkness].name == "observatory"
    storms = moons(table.state).storms
    assert table.book.extra.storms[storms[table.state.locations[2]]].id == "dust"
    assert storms[table.state.locations[4]] == NONE
    assert (table.hero("blacksmith").at, table.hero("scout").at) == (4, 2)
    assert table.offers("light:blacksmith")


@clause("DL-CH2-STORM-01")
def test_the_other_swap_exchanges_l1_and_l6() -> None:
    table = mat("storm swap-1-6 on deck, sabotage, game deck ghost").do("end")
    names = [table.location(slot) for slot in range(1, 7)]
    assert names == [
        "observatory",
        "fairy-sanctuary",
        "converging-lens",
        "sky-map",
        "astronomer",
        "trap-master",
    ]
    table = mat("turn of blacksmith, blacksmith on h1, blacksmith with 5 dust, observatory in l1, sabotage")
    assert table.offers("repair:blacksmith")


@clause("DL-EX-70", "DL-CH2-STORM-02", "DL-RUL-63")
def test_the_boon_gives_each_player_another_gift_and_a_drawn_card_is_kept() -> None:
    table = mat(
        "knight deck knight-oath knight-march knight-vigil knight-charge knight-bulwark knight-cleave"
        " gale-boots, blacksmith with 1 dust, scout with 2 resistance, storm boon on deck, game deck ghost"
    ).do("end")
    assert (table.asked_seat(), table.keys()) == (0, ["boon:heal", "boon:dust", "boon:draw", "boon:teleport"])
    table.do("boon:draw")
    assert (table.asked_seat(), table.keys()) == (1, ["boon:heal", "boon:dust", "boon:teleport"])
    table.do("boon:dust")
    assert (table.asked_seat(), table.keys()) == (2, ["boon:heal", "boon:teleport"])
    table.do("boon:heal")
    assert len(table.own("knight").hand) == 6
    assert table.hero("blacksmith").usable == 3
    assert table.hero("scout").resistance == 3


@clause("DL-CH2-STORM-02", "DL-RUL-63", "DL-CH2-CARD-09")
def test_the_boons_teleport_is_free_and_goes_anywhere() -> None:
    table = mat("knight on h3, portals, storm boon on deck, game deck ghost").do("end", "boon:teleport")
    assert len(table.keys("teleport")) == 7
    table.do("teleport:knight:h4")
    assert table.hero("knight").at == 4
    assert table.hero("knight").usable == 0


@clause("DL-CH2-STORM-02", "DL-RUL-63")
def test_a_gift_may_be_void_and_four_players_take_all_four() -> None:
    table = mat("storm boon on deck, game deck ghost", players=4)
    table.do("end", "boon:heal", "boon:dust", "boon:teleport", "teleport:scout:h1")
    assert table.hero("knight").resistance == 6
    assert table.asked() == "act"
    assert table.log().count("boon") == 4


@clause("DL-CH2-STORM-02", "DL-SOLO-11", "DL-RUL-54")
def test_alone_each_hero_gets_a_gift() -> None:
    table = mat("storm boon on deck, game deck ghost", players=1).do("end", "boon:dust")
    assert table.keys() == ["boon:heal", "boon:draw", "boon:teleport"]
    table.do("boon:teleport", "teleport:blacksmith:h2")
    assert table.hero("knight").usable == 2
    assert table.hero("blacksmith").at == 2


@clause("DL-CH2-STORM-03", "DL-REV-05")
def test_the_bane_costs_resistance_or_one_more_card() -> None:
    text = "knight on h2, storm bane on deck, game deck ghost kurodar silver-lady"
    lose = mat(text).do("end", "bane:lose")
    assert [hero.resistance for hero in lose.state.heroes] == [5, 4, 4]
    assert len(lose.state.deck) == 2
    more = mat(text).do("end", "bane:reveal")
    assert [hero.resistance for hero in more.state.heroes] == [6, 5, 5]
    assert len(more.state.deck) == 1
    assert len(more.do("end").state.deck) == 0


@clause("DL-CH2-STORM-03", "DL-RET-04", "DL-RUL-25")
def test_a_hero_who_falls_to_the_bane_returns_before_the_next_token() -> None:
    table = mat(
        "knight on h2, knight with 1 resistance, storm bane on deck, storm boon on deck,"
        "game deck ghost kurodar silver-lady"
    ).do("end", "storm:bane", "bane:lose")
    assert table.asked() == "boon"
    assert (table.hero("knight").at, table.hero("knight").resistance) == (7, 6)
    table.do("boon:heal", "boon:dust", "boon:draw")
    assert len(table.state.deck) == 1


@clause("DL-EX-68", "DL-RUL-26", "DL-REV-07", "DL-CH2-CARD-19")
def test_stillness_stops_the_reveals_but_not_the_storm() -> None:
    table = mat("knight on h3, knight has fairy hush, storm bane on l3, game deck ghost kurodar", rolls=(2,))
    table.do("use:knight:converging-lens:lens", "fairy:knight:hush", "end", "bane:reveal")
    assert "storm-breaks" in table.log()
    assert moons(table.state).on_deck == []
    assert "revealed" not in table.log()
    assert len(table.state.deck) == 2


@clause("DL-CH2-STORM-05", "DL-CH2-CARD-16")
def test_the_dust_token_recovers_all_dust_on_the_boards() -> None:
    table = mat(
        "knight with 1 dust, magic-eater on p1, eater holds 3 of scout, storm dust on deck,"
        "game deck lights-out",
        rolls=(1,),
    ).do("end")
    assert [(hero.usable, hero.inactive) for hero in table.state.heroes] == [(4, 0), (6, 0), (2, 0)]
    assert moons(table.state).eaten == [0, 0, 3]


@pytest.mark.parametrize(
    "words",
    [
        "storm hail on l2",
        "storm boon on l7",
        "observed earth",
        "eater holds 9 of knight",
        "sabotage over darkness",
    ],
)
def test_positions_name_what_the_chapter_does_not_know(words: str) -> None:
    with pytest.raises(LanthornError, match="no such statement"):
        mat(words)


@clause("DL-HID-09", "DL-CH2-CARD-19")
@pytest.mark.parametrize("storm", ["", "storm dust on deck"])
def test_the_end_of_a_turn_that_turns_a_token_over_can_not_be_taken_back(storm: str) -> None:
    table = mat(f"knight has fairy hush, {storm}, game deck ghost").do("fairy:knight:hush")
    assert table.session.can_take_back(0, "end") is (not storm)


@clause("DL-CH2-STORM-03", "DL-REV-01")
@pytest.mark.parametrize(("answer", "due"), [("bane:reveal", 2), ("bane:lose", 1)])
def test_what_is_in_danger_counts_the_card_that_a_storm_adds(answer: str, due: int) -> None:
    table = mat(
        "storm bane on deck, storm boon on deck, game deck ghost ghost, tunnel-rat on p5, kurodar on p1"
    )
    table.do("end", "storm:bane", answer)
    assert table.asked() == "boon"
    assert reveals_due(table.state) == due
