"""Solo (DL-SOLO): one player, two heroes, one deck."""

from __future__ import annotations

from typing import Any

from lanthorn.engine import Session
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.state import State
from lanthorn.games.dungeon_legends.testing import Table, begun

PAIR: dict[str, Any] = {"hero_1": "knight", "hero_2": "scout"}


def table(text: str, chapter: str = "fire", rolls: tuple[int, ...] = ()) -> Table:
    """The knight and the scout, led by one player."""
    return Table(text, chapter=chapter, players=1, rolls=rolls, **PAIR)


def start(**settings: str) -> Session[State]:
    return GAME.match({"players": "1", **settings}).start(1)


@clause("DL-SOLO-02")
def test_after_some_picks_the_rest_makes_up_the_ten() -> None:
    session = start(**PAIR)
    while session.decisions[0].kind != "build-deck":
        session.pick(0, 0)
    session.pick(0, 0)
    session.pick(0, 0)
    assert session.decisions[0].about["left"] == 8
    session.answer(0, "rest-of-deck")
    own = session.state.players[0]
    assert len(own.deck) + len(own.hand) == 10


@clause("DL-SOLO-01")
def test_one_player_leads_two_different_heroes() -> None:
    session = start()
    assert len(session.match.seats) == 1
    session.answer(0, "hero:scout")
    assert session.decisions[0].keys() == ["hero:knight", "hero:blacksmith", "hero:enchantress"]
    session.answer(0, "hero:knight")
    assert [hero.player for hero in session.state.heroes] == [0, 0]


@clause("DL-SOLO-02")
def test_the_deck_is_any_ten_of_the_twenty_cards_of_both_heroes() -> None:
    session = start(**PAIR)
    while session.decisions[0].kind != "build-deck":
        session.pick(0, 0)
    offered = session.decisions[0].keys()
    heroes = {key.split(":")[1].split("-")[0] for key in offered if key != "rest-of-deck"}
    assert heroes == {"knight", "scout"}
    wanted = ["knight-cleave"] * 2 + ["scout-volley"] * 2 + ["scout-dash"] * 2
    wanted += ["knight-oath", "knight-vigil", "scout-slip"]
    for card in wanted:
        session.answer(0, f"into-deck:{card}")
    offered = session.decisions[0].keys()
    assert "into-deck:knight-cleave" not in offered  # both are in
    session.answer(0, "into-deck:knight-march")
    own = session.state.players[0]
    names = [session.state.book.cards[card].id for card in own.hand + own.deck]
    assert sorted(names) == sorted([*wanted, "knight-march"])


@clause("DL-SOLO-02")
def test_the_rest_of_the_deck_may_be_left_to_a_suggestion_from_both_heroes() -> None:
    state = begun("rest-of-deck", players="1", **PAIR).state
    own = state.players[0]
    heroes = [state.book.cards[card].hero for card in own.hand + own.deck]
    assert (heroes.count("knight"), heroes.count("scout")) == (5, 5)


@clause("DL-SOLO-02", "DL-SETUP-08", "DL-RUL-99")
def test_the_deck_is_built_before_the_hand_is_drawn_and_the_tracks_are_chosen() -> None:
    for chapter, drafted in (("fire", []), ("moons", ["draft-item"])):
        session, kinds = start(chapter=chapter, **PAIR), []
        while session.decisions[0].kind != "act":
            kinds.append(session.decisions[0].kind)
            hand = session.state.players[0].hand
            assert len(hand) == (5 if kinds[-1] == "track" else 0)
            session.pick(0, len(session.decisions[0].options) - 1)
        assert kinds == ["build-deck", *drafted, "track", "track"]


@clause("DL-SOLO-03")
def test_resistance_dust_fairies_and_skills_are_kept_for_each_hero() -> None:
    state = begun(players="1", **PAIR).state
    knight, scout = state.heroes
    assert (knight.resistance, scout.resistance) == (6, 5)
    assert (knight.usable + knight.inactive, scout.usable + scout.inactive) == (4, 5)
    assert (len(knight.fairies), len(scout.fairies)) == (0, 1)
    assert knight.track != scout.track
    game = table("knight with 1 resistance, scout has icons heal-all, scout with 2 resistance")
    game.do("heal:scout:heal-all")
    assert [game.hero(name).resistance for name in ("knight", "scout")] == [1, 5]


@clause("DL-SOLO-04")
def test_cards_and_actions_serve_either_hero_or_both_in_one_turn() -> None:
    game = table("knight on h4, scout on h2, knight holds knight-march scout-dash, scout has fairy wayfinder")
    assert game.offers("play:knight:knight-march", "play:scout:knight-march", "fairy:scout:wayfinder")
    game.do("play:scout:knight-march", "play:knight:scout-dash", "move:scout:h3", "move:knight:h5")
    assert (game.hero("scout").at, game.hero("knight").at) == (3, 5)


@clause("DL-SOLO-05", "DL-RUL-53")
def test_a_card_serves_one_hero_who_pays_its_dust() -> None:
    game = table("knight holds moonsteel-blade, scout with 1 dust")
    assert game.offers("play:knight:moonsteel-blade:1", "play:scout:moonsteel-blade:2")
    assert not game.offers("play:knight:moonsteel-blade:2")
    game.do("play:scout:moonsteel-blade:2")
    assert (game.pool("scout"), game.pool("knight")) == ({"sword": 3}, {})
    assert game.hero("scout").usable == 0
    assert not game.offers("play:knight:moonsteel-blade:1")


@clause("DL-RUL-53", "DL-FAIRY-13")
def test_skills_and_fairies_serve_only_the_hero_who_has_them() -> None:
    game = table("knight on track duelist, scout on track runner, scout has fairy wayfinder")
    assert game.keys("skill") == ["skill:knight:duelist:1", "skill:scout:runner:1"]
    game.do("skill:knight:duelist:1", "fairy:scout:wayfinder")
    assert (game.pool("knight"), game.pool("scout")) == ({"sword": 2}, {"teleport": 1})
    assert game.keys("skill") == ["skill:knight:duelist:2", "skill:scout:runner:1"]


@clause("DL-SOLO-06")
def test_a_gained_item_goes_on_top_of_the_single_deck() -> None:
    game = table(
        "scout on h4, scout has icons sword, M(1,0,0,0) on p4, item market gale-boots,knight deck knight-oath"
    )
    game.do(f"strike:scout:{game.at('p4')}:1", "take-item:gale-boots")
    assert game.names(game.state.players[0].deck) == ["knight-oath", "gale-boots"]
    assert len(game.state.players) == 1


@clause("DL-SOLO-07")
def test_one_card_is_revealed_at_the_end_of_each_turn() -> None:
    game = table("game deck tunnel-rat ghost cave-crawler").do("end")
    assert game.log().count("revealed") == 1
    assert game.do("end").log().count("revealed") == 2


@clause("DL-SOLO-08", "DL-SOLO-09", "DL-RUL-54")
def test_the_heroes_start_on_h6_and_h5_against_one_starting_monster() -> None:
    state = begun(players="1", **PAIR).state
    assert [hero.at for hero in state.heroes] == [6, 5]
    assert [square for square in range(1, 7) if state.passage[square] != NONE] == [6]
    assert len(state.gone) == 3


@clause("DL-SOLO-10", "DL-RUL-53")
def test_each_location_is_used_once_by_the_player_not_by_each_hero() -> None:
    game = table("knight on h4, scout on h4, ancient-fountain in l4, knight with 4 dust, scout with 5 dust")
    game.do("use:knight:ancient-fountain:fill")
    assert not game.offers("use:scout:ancient-fountain:fill")
    assert "DL-LOC-02" in game.refused("use:scout:ancient-fountain:fill")


@clause("DL-SOLO-11", "DL-RUL-54")
def test_what_touches_each_player_touches_both_heroes_but_only_one_hand() -> None:
    game = table("game deck tremor tunnel-rat").do("end")
    assert [game.hero(name).resistance for name in ("knight", "scout")] == [5, 4]
    game = table(
        "knight on h3, knight has icons sword, shriekers on p3 with 3 damage,"
        "item market gale-boots hearth-cup"
    )
    game.do(f"strike:knight:{game.at('p3')}:1")
    assert [game.hero(name).resistance for name in ("knight", "scout")] == [5, 4]
    game.do("take-item:gale-boots")
    assert game.asked() == "act"  # one deck, one item


@clause("DL-SOLO-11", "DL-RUL-54")
def test_panic_moves_both_heroes() -> None:
    game = table("knight on h4, scout on h7, game deck panic-attack tunnel-rat").do("end")
    assert (game.hero("knight").at, game.hero("scout").at) == (3, 6)


@clause("DL-RUL-54", "DL-SETUP-23")
def test_one_player_drafts_one_item() -> None:
    state = begun("rest-of-deck", players="1", chapter="moons", **PAIR).state
    own = state.players[0]
    assert len(own.hand + own.deck) == 11
    assert len(state.items) == 22 - 3 - 1


@clause("DL-SOLO-12")
def test_when_either_hero_falls_the_turn_ends_with_two_reveals() -> None:
    game = table(
        "scout on h4, scout has icons sword, scout with 1 resistance, knight on h2,"
        "knight holds knight-march, M(5,2,0,0) on p4, game deck tunnel-rat ghost cave-crawler"
    )
    game.do(f"strike:scout:{game.at('p4')}:1")
    assert (game.hero("scout").at, game.hero("scout").resistance, game.hero("knight").at) == (7, 5, 2)
    assert game.log().count("revealed") == 2
    assert game.state.turn == 2


@clause("DL-SOLO-13", "DL-SKILL-01")
def test_each_hero_has_a_skill_track_of_three_uses() -> None:
    game = table("knight on track duelist, scout on track runner used 2")
    game.do(*(f"skill:knight:duelist:{space}" for space in (1, 2, 3)))
    assert game.keys("skill") == ["skill:scout:runner:3"]
    assert game.do("skill:scout:runner:3").keys("skill") == []


@clause("DL-SOLO-14")
def test_the_other_rules_are_those_for_several_players() -> None:
    game = table("tunnel-rat on p1, ghost on p6, game deck cave-crawler").do("end")
    assert game.lost
    game = table("scout on h3, scout has icons heal-ally, knight with 3 resistance")
    game.do("heal:scout:heal-ally:knight")
    assert (game.asked(), game.hero("knight").resistance) == ("act", 4)  # nobody asks himself


@clause("DL-SOLO-15", "DL-RUL-54")
def test_fire_burns_and_lava_scorches_both_heroes() -> None:
    fires = "ballista in l2, ancient-fountain in l4, fire on ballista, fire on ancient-fountain"
    game = table(f"knight on h2, scout on h4, {fires}, game deck tunnel-rat").do("end")
    assert [game.hero(name).resistance for name in ("knight", "scout")] == [5, 4]
    lava = "knight on h2, scout on h4, ancient-machines in l6, game deck tunnel-rat ghost"
    game = table(lava, chapter="magma").do("end")
    assert [game.hero(name).resistance for name in ("knight", "scout")] == [5, 4]
