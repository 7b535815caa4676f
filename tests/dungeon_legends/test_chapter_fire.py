"""Chapter I: its setup and goal, fires, buckets, Locations."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.chapters.fire.state import fire
from lanthorn.games.dungeon_legends.state import State
from lanthorn.games.dungeon_legends.testing import Table


def start(players: str = "2", difficulty: str = "normal") -> State:
    return GAME.match({"chapter": "fire", "players": players, "difficulty": difficulty}).start(3).state


def fires(table: Table) -> dict[str, int]:
    """The burning Locations."""
    burning = enumerate(fire(table.state).fires)
    return {table.book.locations[location].name: count for location, count in burning if count}


# Setup and goal


@pytest.mark.parametrize(("difficulty", "count"), [("easy", 6), ("normal", 7), ("hard", 8)])
@clause("DL-CH1-SETUP-01", "DL-CH1-RULE-09")
def test_the_level_says_how_many_of_the_15_fires_burn_on_blaze(difficulty: str, count: int) -> None:
    state = start(difficulty=difficulty)
    here = fire(state)
    blaze = next(number for number, place in enumerate(state.book.locations) if place.name == "blaze")
    assert here.fires == [count if location == blaze else 0 for location in range(6)]
    assert here.supply == 15 - count


@clause("DL-CH1-SETUP-02")
def test_two_fairies_of_the_supply_lie_on_the_sanctuary() -> None:
    state = start()
    assert len(state.sanctuary) == 2
    assert all(fairy in state.book.fairy_supply for fairy in state.sanctuary)
    assert not set(state.sanctuary) & {*state.fairies, *state.fairy_market}


@clause("DL-CH1-SETUP-03")
def test_every_player_has_an_empty_bucket() -> None:
    assert fire(start("4")).buckets == [False] * 4


@clause("DL-CH1-GOAL-01")
def test_one_fire_anywhere_keeps_the_team_from_winning() -> None:
    table = Table("fire on blaze 1, fire on ballista, knight on h1, knight bucket full").do(
        "douse:knight:blaze"
    )
    assert not table.won
    assert fires(table) == {"ballista": 1}


@clause("DL-CH1-GOAL-02", "DL-CH1-GOAL-01")
def test_a_fire_on_a_serpent_does_not_prevent_the_win() -> None:
    table = Table("fire on blaze 1, serpent-of-ash on p5, serpent burns p5, knight on h1, knight bucket full")
    assert table.do("douse:knight:blaze").won


@clause("DL-CH1-END-01")
def test_the_chapter_is_lost_at_the_castle_and_at_the_empty_deck() -> None:
    assert Table("").do("end").state.reason == "deck"
    assert Table("ghost on p1, gloom-bat on p6, game deck tunnel-rat").do("end").state.reason == "castle"


@clause("DL-CH1-END-02", "DL-CH1-RULE-10", "DL-RUL-60")
def test_no_number_of_fires_loses_and_an_empty_supply_brings_no_more() -> None:
    table = Table("fire on blaze 10, fire on ballista 5, game deck fire serpent-of-embers ghost", rolls=(3,))
    table.do("end")
    assert table.session.outcome is None
    assert fires(table) == {"blaze": 10, "ballista": 5}
    table.do("end")
    assert table.passage(1) == "serpent-of-embers"
    assert fire(table.state).burning == []


# Fires beside heroes


@clause("DL-CH1-RULE-01", "DL-CH1-RULE-02", "DL-CH1-RULE-03", "DL-RUL-59")
def test_whoever_ends_the_turn_beside_a_fire_loses_1_resistance_however_many_burn() -> None:
    table = Table("fire on ballista 3, knight on h2, scout on h2, blacksmith on h1, game deck ghost").do(
        "end"
    )
    assert [hero.resistance for hero in table.state.heroes] == [5, 5, 5]


@pytest.mark.parametrize("square", [3, 7])
@clause("DL-CH1-RULE-01")
def test_away_from_fires_nobody_is_burnt(square: int) -> None:
    table = Table(f"fire on ballista 3, knight on h{square}, game deck ghost").do("end")
    assert table.hero("knight").resistance == 6


@clause("DL-EX-58", "DL-CH1-RULE-04", "DL-CH1-CARD-01", "DL-RUL-24")
def test_a_fire_that_the_reveal_starts_does_not_burn_the_hero_this_turn() -> None:
    table = Table("knight on h2, game deck fire", rolls=(2,)).do("end")
    assert fires(table) == {"blaze": 7, "ballista": 1}
    assert table.hero("knight").resistance == 6


@clause("DL-EX-59", "DL-CH1-RULE-01", "DL-RET-05", "DL-RET-04")
def test_a_hero_who_falls_by_a_fire_returns_and_two_cards_are_revealed() -> None:
    table = Table("knight on h1, knight with 1 resistance, game deck ghost tunnel-rat mud").do("end")
    assert (table.hero("knight").at, table.hero("knight").resistance) == (7, 6)
    assert table.log().count("revealed") == 2


@clause("DL-CH1-RULE-08", "DL-RUL-59")
def test_a_burning_location_can_be_used() -> None:
    table = Table("fire on trap-master 2, knight on h6, knight with 2 dust")
    assert table.offers("use:knight:trap-master:trap")


# Buckets


@clause("DL-CH1-RULE-05", "DL-CH1-RULE-06", "DL-RUL-57", "DL-RUL-34")
def test_heroes_on_one_square_exchange_a_full_and_an_empty_bucket_for_nothing() -> None:
    table = Table("knight on h3, blacksmith on h3, scout on h3, knight bucket full, knight with 2 dust")
    table.do("exchange:knight:blacksmith:1")
    assert (table.asked(), table.asked_seat()) == ("agree-exchange", 1)
    table.do("agree")
    assert fire(table.state).buckets == [False, True, False]
    assert (table.hero("knight").usable, table.state.used) == (2, [])
    assert table.keys("exchange") == ["exchange:knight:blacksmith:1"]
    table.do("exchange:knight:blacksmith:1", "agree")
    assert fire(table.state).buckets == [True, False, False]


@clause("DL-RUL-57", "DL-RUL-34")
def test_both_players_must_agree_to_an_exchange() -> None:
    table = Table("knight on h3, blacksmith on h3, scout on h3, knight bucket full")
    table.do("exchange:knight:blacksmith:1", "refuse")
    assert fire(table.state).buckets == [True, False, False]
    assert not table.offers("exchange:knight:blacksmith:1")
    assert table.refused("exchange:knight:blacksmith:1") == ("DL-RUL-34", "DL-RUL-57")
    assert table.offers("exchange:knight:scout:2")


@clause("DL-RUL-57", "DL-RUL-34")
def test_elsewhere_an_exchange_may_be_asked_for_again() -> None:
    table = Table(
        "knight on h3, blacksmith on h3, scout on h6, knight bucket full, knight has icons move-ally move"
    )
    table.do(
        "exchange:knight:blacksmith:1", "refuse", "lead:knight:blacksmith:1:4", "agree", "move:knight:h4"
    )
    assert table.offers("exchange:knight:blacksmith:1")


@pytest.mark.parametrize(
    ("place", "key", "event", "cited"),
    [
        ("fire on blaze 2, blaze in l2", "douse:knight:blaze", "doused", "DL-CH1-LOC-01"),
        ("fire on ballista 2, ballista in l2", "douse:knight:ballista", "doused", "DL-CH1-LOC-02"),
        ("ancient-fountain in l2", "use:knight:ancient-fountain:fill", "bucket-filled", "DL-CH1-LOC-08"),
        ("underground-lake in l2", "use:knight:underground-lake:fill", "bucket-filled", "DL-CH1-LOC-09"),
    ],
)
def test_the_log_cites_the_clause_of_the_place(place: str, key: str, event: str, cited: str) -> None:
    face = "full" if event == "doused" else "empty"
    table = Table(
        f"{place}, knight on h2, knight bucket {face}, knight with 3 dust, knight has icons move move"
    )
    table.do(key)
    assert [one.clauses for one in table.session.events if one.name == event] == [(cited,)]


@clause("DL-CH1-RULE-06")
def test_the_active_hero_is_one_of_the_two() -> None:
    table = Table("turn of scout, scout on h6, knight on h3, blacksmith on h3, knight bucket full")
    assert table.keys("exchange") == []
    assert table.refused("exchange:knight:blacksmith:1") == ("DL-CARD-12",)


@pytest.mark.parametrize("face", ["full", "empty"])
@clause("DL-CH1-RULE-07")
def test_two_equal_buckets_are_not_exchanged(face: str) -> None:
    table = Table(f"knight on h3, blacksmith on h3, knight bucket {face}, blacksmith bucket {face}")
    assert not table.offers("exchange:knight:blacksmith:1")
    assert table.refused("exchange:knight:blacksmith:1") == ("DL-CH1-RULE-07",)


@clause("DL-CH1-RULE-05")
def test_heroes_apart_do_not_exchange() -> None:
    table = Table("knight on h3, blacksmith on h4, knight bucket full")
    assert not table.offers("exchange:knight:blacksmith:1")
    assert table.refused("exchange:knight:blacksmith:1") == ("DL-CH1-RULE-05",)


# Putting out fires


@clause("DL-EX-57", "DL-CH1-LOC-01", "DL-CH1-LOC-03", "DL-CH1-LOC-04", "DL-CH1-RULE-05", "DL-RUL-55")
@pytest.mark.parametrize("again", [False, True])
def test_at_blaze_one_fire_goes_out_a_turn_and_one_more_for_a_reuse(again: bool) -> None:
    reuse = "knight has icons reuse," if again else ""
    table = Table(
        "fire on blaze 3, knight on h1, blacksmith on h1, knight bucket full, blacksmith bucket full,"
        f"{reuse}"
        "item market gale-boots"
    )
    table.do("douse:knight:blaze", "take-item:gale-boots")
    assert fires(table) == {"blaze": 2}
    assert fire(table.state).supply == 13
    assert fire(table.state).buckets[0] is False
    assert table.names(table.own("knight").deck) == ["gale-boots"]
    table.do("exchange:knight:blacksmith:1", "agree")
    assert fire(table.state).buckets[:2] == [True, False]
    assert table.offers("douse:knight:blaze") is again
    if again:
        table.do("douse:knight:blaze")
        assert (fires(table), table.pool("knight")) == ({"blaze": 1}, {})
    else:
        assert table.refused("douse:knight:blaze") == ("DL-LOC-02", "DL-CH1-LOC-01")


@clause("DL-CH1-LOC-01", "DL-RUL-55", "DL-COM-10")
def test_blaze_in_the_dark_is_not_put_out() -> None:
    table = Table("knight on h1, knight bucket full, darkness on blaze")
    assert not table.offers("douse:knight:blaze")
    assert table.refused("douse:knight:blaze") == ("DL-COM-10", "DL-RUL-55")


@clause("DL-CH1-LOC-02", "DL-RUL-55", "DL-CH1-LOC-04")
def test_elsewhere_a_fire_is_put_out_without_using_the_location() -> None:
    table = Table("fire on ancient-fountain 2, knight on h3, knight bucket full, knight with 3 dust")
    table.do("douse:knight:ancient-fountain")
    assert fires(table) == {"blaze": 7, "ancient-fountain": 1}
    table.do("use:knight:ancient-fountain:fill", "douse:knight:ancient-fountain")
    assert fires(table) == {"blaze": 7}
    assert fire(table.state).supply == 8


@clause("DL-CH1-LOC-01", "DL-CH1-LOC-02")
def test_a_fire_is_put_out_only_with_a_full_bucket_from_the_square_beside_it() -> None:
    table = Table("fire on ballista, knight on h2")
    assert not table.offers("douse:knight:ballista")
    assert table.refused("douse:knight:ballista") == ("DL-CH1-LOC-01",)
    table = Table("fire on ballista, knight on h3, knight bucket full")
    assert table.keys("douse") == []
    assert table.refused("douse:knight:ballista") == ("DL-CH1-LOC-01", "DL-CH1-LOC-02")
    assert table.refused("douse:knight:ancient-fountain") == ("DL-CH1-LOC-02",)


@clause("DL-CH1-LOC-03")
def test_a_fire_put_out_brings_an_item_or_a_fairy_or_nothing() -> None:
    text = (
        "fire on ballista, knight on h2, knight bucket full, item market gale-boots dust-censer,"
        "item deck horizon-bow, fairy market dew hush glimmer, fairy supply balm"
    )
    table = Table(text).do("douse:knight:ballista")
    assert table.keys() == ["an-item", "a-fairy"]
    table.do("a-fairy", "take-fairy:hush")
    assert (table.fairies("knight"), table.own("knight").deck) == (["hush"], [])
    assert [table.book.fairies[f].id for f in table.state.fairy_market] == ["dew", "balm", "glimmer"]
    table = Table(text).do("douse:knight:ballista", "an-item", "take-item:gale-boots")
    assert table.names(table.own("knight").deck) == ["gale-boots"]
    assert table.names(table.state.item_market[:2]) == ["horizon-bow", "dust-censer"]
    table = Table(text).do("douse:knight:ballista", "an-item", "decline")
    assert (table.fairies("knight"), table.own("knight").deck) == ([], [])


# The other Locations


@pytest.mark.parametrize("face", range(1, 7))
@clause("DL-CH1-LOC-05", "DL-CH1-LOC-07", "DL-GAP-22")
def test_the_ballista_is_aimed_for_two_dust_before_the_die_is_rolled(face: int) -> None:
    table = Table(
        "M(5,0,0,0) on p1, M(5,0,0,0) on p2, M(5,0,0,0) on p6, knight on h2, knight with 3 dust",
        rolls=(face,),
    )
    table.do("use:knight:ballista:ballista")
    assert table.keys() == [f"aim:m-5-0-0-0-{table.state.passage[square]}" for square in (1, 6)]
    assert (table.hero("knight").usable, "rolled" in table.log()) == (1, False)
    table.do(f"aim:m-5-0-0-0-{table.state.passage[6]}")
    assert table.damage(6) == {1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2}[face]
    assert (table.damage(1), table.damage(2), table.hero("knight").usable) == (0, 0, 1)


@clause("DL-CH1-LOC-05", "DL-RUL-90")
def test_the_ballista_needs_two_dust_and_a_monster_in_another_column() -> None:
    key = "use:knight:ballista:ballista"
    assert not Table("ghost on p2, knight on h2, knight with 2 dust").offers(key)
    assert not Table("ghost on p3, knight on h2, knight with 1 dust").offers(key)
    assert Table("ghost on p3, knight on h2, knight with 2 dust").offers(key)


@clause("DL-CH1-LOC-08", "DL-CH1-LOC-10")
def test_three_dust_fill_an_empty_bucket_at_the_fountain() -> None:
    key = "use:knight:ancient-fountain:fill"
    table = Table("knight on h3, knight with 4 dust").do(key)
    assert fire(table.state).buckets == [True, False, False]
    assert table.hero("knight").usable == 1
    assert not Table("knight on h3, knight with 2 dust").offers(key)
    table = Table("knight on h3, knight with 4 dust, knight bucket full")
    assert not table.offers(key)
    assert table.refused(key) == ("DL-CH1-LOC-10",)


@clause("DL-CH1-LOC-09", "DL-CH1-LOC-10", "DL-GAP-23", "DL-ICON-02")
def test_two_moves_fill_an_empty_bucket_at_the_lake() -> None:
    key = "use:knight:underground-lake:fill"
    table = Table("knight on h4, knight has icons move move move").do(key)
    assert fire(table.state).buckets == [True, False, False]
    assert (table.hero("knight").at, table.pool("knight")) == (4, {"move": 1})
    table = Table("knight on h4, knight has icons move, knight with 4 dust")
    assert not table.offers(key)
    assert table.refused(key) == ("DL-LOC-06",)
    table = Table("knight on h4, knight has icons move move, knight bucket full")
    assert not table.offers(key)
    assert table.refused(key) == ("DL-CH1-LOC-10",)


@clause("DL-CH1-LOC-11")
def test_three_dust_draw_a_card_at_the_sanctuary() -> None:
    text = "knight on h5, knight deck knight-march knight-oath"
    table = Table(f"{text}, knight with 4 dust").do("use:knight:fairy-sanctuary:draw")
    assert table.names(table.own("knight").hand) == ["knight-march"]
    assert table.hero("knight").usable == 1
    assert not Table(f"{text}, knight with 2 dust").offers("use:knight:fairy-sanctuary:draw")


@clause("DL-CH1-LOC-12", "DL-FAIRY-09")
def test_a_card_and_one_dust_bring_a_fairy_of_the_sanctuary() -> None:
    table = Table(
        "knight on h5, knight with 2 dust, knight holds knight-march, sanctuary dew hush, fairy supply balm,"
        "fairy market glimmer"
    )
    table.do("use:knight:fairy-sanctuary:fairy")
    assert table.keys() == ["take-fairy:dew", "take-fairy:hush", "decline"]
    table.do("take-fairy:dew")
    assert table.fairies("knight") == ["dew"]
    assert [table.book.fairies[f].id for f in table.state.sanctuary] == ["balm", "hush"]
    assert table.names(table.own("knight").discard) == ["knight-march"]
    assert table.hero("knight").usable == 1


@clause("DL-CH1-LOC-03", "DL-ITEM-08")
def test_from_an_empty_item_market_only_a_fairy_can_be_taken_for_a_fire() -> None:
    table = Table("knight on h1, knight bucket full, fairy market dew hush")
    table.do("douse:knight:blaze")
    assert table.keys() == ["take-fairy:dew", "take-fairy:hush", "decline"]


@clause("DL-CH1-LOC-01", "DL-CH1-LOC-02")
@pytest.mark.parametrize(("place", "rests_on"), [("blaze", "DL-CH1-LOC-01"), ("ballista", "DL-CH1-LOC-02")])
def test_a_fire_is_put_out_by_the_clause_of_its_location(place: str, rests_on: str) -> None:
    table = Table(f"{place} in l1, fire on {place} 1, knight on h1, knight bucket full")
    (douse,) = [
        option for option in table.session.decisions[0].options if option.key == f"douse:knight:{place}"
    ]
    assert douse.clauses == (rests_on,)


@clause("DL-CH1-LOC-03", "DL-FAIRY-03")
def test_a_hero_without_a_free_fairy_space_can_only_take_an_item_for_a_fire() -> None:
    words = "knight on h1, knight bucket full, fairy market dew, item market gale-boots"
    table = Table(f"{words}, knight has fairy hush").do("douse:knight:blaze")
    assert table.keys() == ["take-item:gale-boots", "decline"]
    assert Table(words).do("douse:knight:blaze").offers("an-item", "a-fairy")
