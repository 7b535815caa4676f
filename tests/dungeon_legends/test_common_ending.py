"""Heroes who fall and return (DL-RET), and the end of a chapter (DL-END)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.chapters.fire.state import fire
from lanthorn.games.dungeon_legends.testing import Table

DECK = "knight-cleave knight-cleave knight-charge knight-parry knight-parry knight-bulwark"
FALLS = "knight on h2, knight with 1 resistance, M(3,1,0,0) on p2, knight has icons sword sword"
"""One stroke on P2 makes the knight fall."""


def fallen(text: str, players: int = 3) -> Table:
    table = Table(f"{FALLS}, {text}", players=players)
    return table.do(f"strike:knight:{table.at('p2')}:1")


# Returning


@clause("DL-RET-01", "DL-RET-02", "DL-RET-04", "DL-RET-05", "DL-COMBAT-08")
def test_whoever_loses_the_last_resistance_returns_and_the_turn_ends_at_once() -> None:
    table = fallen("game deck ghost tunnel-rat tremor")
    assert (table.hero("knight").at, table.hero("knight").resistance) == (7, 6)
    assert table.state.active == 1
    assert table.log().count("revealed") == 2
    assert table.pool("knight") == {}


@clause("DL-RET-01", "DL-RET-02", "DL-RET-09", "DL-RUL-27", "DL-RUL-28")
def test_the_fall_of_another_hero_ends_the_active_players_turn() -> None:
    table = Table(
        "M(4,1,0,0)! on p2, knight on h2, knight has icons sword sword, knight holds knight-march,"
        f"knight deck {DECK}, scout on h4, scout with 1 resistance, scout holds scout-dash scout-forage,"
        "scout bucket full, scout with 3 dust, scout has fairy hush, scout on track runner used 1,"
        "scout deck scout-volley gale-boots, game deck ghost tunnel-rat tremor"
    )
    table.do(f"strike:knight:{table.at('p2')}:1")
    assert table.state.active == 1
    assert table.log().count("revealed") == 2
    assert table.names(table.own("knight").hand) == DECK.split()[:5]
    assert table.names(table.own("knight").discard) == ["knight-march"]
    scout = table.hero("scout")
    assert (scout.at, scout.resistance) == (7, 5)
    assert table.names(table.own("scout").hand) == ["scout-dash", "scout-forage"]
    assert table.names(table.own("scout").deck) == ["gale-boots", "scout-volley"]
    assert (scout.usable, scout.skills_used, table.fairies("scout")) == (3, 1, ["hush"])
    assert fire(table.state).buckets == [False, False, True]


@clause("DL-RET-03", "DL-RET-06", "DL-RUL-10", "DL-RUL-25")
def test_an_effect_is_completed_for_everybody_before_anybody_returns() -> None:
    table = Table(
        "M(2,1,0,0)! on p2, knight on h2, knight with 1 resistance, knight has icons sword sword,"
        "scout with 1 resistance, scout on h4, blacksmith with 3 resistance, item market gale-boots,"
        "game deck ghost tunnel-rat tremor"
    )
    table.do(f"strike:knight:{table.at('p2')}:2")
    assert table.asked() == "take-item"
    assert [hero.resistance for hero in table.state.heroes] == [0, 2, 0]
    assert [hero.at for hero in table.state.heroes] == [2, 7, 4]
    table.do("take-item:gale-boots")
    assert [hero.resistance for hero in table.state.heroes] == [6, 2, 5]
    assert [hero.at for hero in table.state.heroes] == [7, 7, 7]
    assert table.log().count("revealed") == 2


@clause("DL-COMBAT-08", "DL-RUL-10", "DL-RUL-09")
def test_the_reward_of_the_last_blow_is_kept() -> None:
    table = Table(
        "M(2,1,0,0) on p2, knight on h2, knight with 1 resistance, knight has icons sword sword,"
        f"item market gale-boots, knight deck {DECK}, game deck ghost tunnel-rat tremor"
    )
    table.do(f"strike:knight:{table.at('p2')}:2", "take-item:gale-boots")
    assert table.names(table.own("knight").hand)[0] == "gale-boots"
    assert table.hero("knight").at == 7


@clause("DL-EX-39", "DL-RET-06", "DL-RET-08", "DL-RUL-25")
def test_a_second_fall_in_the_same_turn_reveals_no_third_card() -> None:
    table = fallen(
        f"knight deck {DECK}, scout on h3, scout with 1 resistance, game deck ghost tremor tunnel-rat"
    )
    assert table.log().count("revealed") == 2
    assert [table.book.game[card].id for card in table.state.deck] == ["tunnel-rat"]
    assert [table.hero(name).at for name in ("knight", "scout")] == [7, 7]
    assert (table.hero("knight").resistance, table.hero("scout").resistance) == (5, 5)
    assert len(table.own("knight").hand) == 5


@clause("DL-RET-08", "DL-RUL-25")
def test_a_fall_by_the_second_card_alone_adds_none() -> None:
    table = Table("scout with 1 resistance, game deck tremor panic-attack ghost tunnel-rat, blacksmith on h1")
    table.hero("blacksmith").resistance = 2
    table.do("end")
    assert table.log().count("returned") == 2
    assert table.log().count("revealed") == 2


@clause("DL-RET-10", "DL-TURN-06", "DL-TURN-09")
def test_the_active_players_hand_is_discarded_and_five_cards_are_drawn() -> None:
    table = fallen(
        f"knight holds knight-march knight-oath, knight deck {DECK}, game deck ghost tunnel-rat tremor"
    )
    own = table.own("knight")
    assert table.names(own.discard) == ["knight-march", "knight-oath"]
    assert table.names(own.hand) == DECK.split()[:5]
    assert [name for name in table.log() if name in ("revealed", "drew")] == ["revealed", "revealed", "drew"]


@clause("DL-RET-11")
def test_a_hero_may_fall_again_and_again() -> None:
    table = Table(
        "M(9,9,0,0) on p6, knight on h6, knight has icons sword, knight deck knight-charge,"
        "game deck threat-claw threat-broken ghost threat-unavoidable tremor panic-attack",
        players=2,
    )
    monster = table.at("p6")
    table.do(f"strike:knight:{monster}:1", "end", "play:knight:knight-charge", "move:knight:h6")
    table.do(f"strike:knight:{monster}:1")
    assert table.log().count("returned") == 2
    assert (table.hero("knight").at, table.hero("knight").resistance) == (7, 5)
    assert table.session.outcome is None


@clause("DL-RET-12", "DL-RUL-24", "DL-RUL-95")
def test_after_a_fall_fires_are_judged_from_the_castle_square() -> None:
    table = fallen("blaze in l2, game deck ghost tunnel-rat tremor")
    assert table.hero("knight").resistance == 6
    table = Table(
        "M(4,1,0,0)! on p2, blaze in l2, knight on h2, knight has icons sword, scout on h4,"
        "scout with 1 resistance,"
        "game deck ghost tunnel-rat tremor"
    )
    table.do(f"strike:knight:{table.at('p2')}:1")
    assert table.hero("scout").at == 7
    assert table.hero("knight").resistance == 4


# Winning and losing


@clause("DL-END-01", "DL-END-05", "DL-END-06", "DL-CH1-GOAL-01")
def test_the_team_wins_as_soon_as_the_goal_is_met() -> None:
    table = Table(
        "fire on blaze 1, knight on h1, knight bucket full, item market gale-boots, game deck ghost"
    )
    table.do("douse:knight:blaze")
    assert table.won
    assert table.session.outcome is not None
    assert table.session.outcome.winners == (0, 1, 2)
    assert "revealed" not in table.log()


@clause("DL-END-02", "DL-END-06")
def test_all_lose_together_at_the_empty_deck() -> None:
    table = Table("knight on h3").do("end")
    assert table.lost
    assert table.session.outcome is not None
    assert table.session.outcome.winners == ()


@clause("DL-EX-26", "DL-END-03", "DL-PASS-04", "DL-PASS-05", "DL-RUL-44", "DL-END-05", "DL-CH1-END-01")
def test_a_monster_that_must_enter_the_castle_loses_before_anything_else_moves() -> None:
    table = Table("tunnel-rat on p1, M(2,0,0,0) on p2, ghost on p6, trap 2 on a, game deck gloom-bat").do(
        "end"
    )
    assert table.lost
    assert table.state.reason == "castle"
    assert (table.passage(1), table.passage(2), table.passage(6)) == ("tunnel-rat", "m-2-0-0-0", "ghost")
    assert table.state.traps == [2, 0]
    assert table.keys() == []


@clause("DL-END-04", "DL-CH5-RULE-05")
def test_a_chapter_can_end_the_game_by_a_rule_of_its_own() -> None:
    line = ", ".join(
        f"body {name} on i{place}"
        for place, name in enumerate(
            ("incarnate-coil", "incarnate-glass", "incarnate-storm", "incarnate-twin", "incarnate-eye"), 1
        )
    )
    table = Table(f"{line}, game deck ghost tunnel-rat", chapter="darkness").do("end")
    assert table.lost
    assert table.state.reason == "head"


@pytest.mark.parametrize("deck", ["", "game deck ghost, tunnel-rat on p1, gloom-bat on p6"])
@clause("DL-RUL-47", "DL-END-05")
def test_a_goal_met_before_the_loss_wins(deck: str) -> None:
    table = Table(f"fire on blaze 0, {deck}").do("end")
    assert table.won
    assert not any(name.startswith("lost") for name in table.log())


@clause("DL-END-05", "DL-RUL-47")
def test_a_win_comes_before_the_return_of_the_hero_who_won_it() -> None:
    table = Table(
        "fire on blaze 1, fire-elemental on p3 with 6 damage, knight on h3, knight with 1 resistance,"
        "knight has icons sword sword"
    )
    table.do(f"strike:knight:{table.at('p3')}:2", "quench:blaze")
    assert table.won
    assert "returned" not in table.log()
