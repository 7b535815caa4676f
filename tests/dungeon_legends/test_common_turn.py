"""A player's turn and its end phase (DL-TURN, DL-REV)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.testing import Table, begun

DECK = "knight-cleave knight-cleave knight-charge knight-parry knight-parry knight-bulwark knight-march"


def hurt(table: Table) -> list[str]:
    """Who lost Resistance, in this order."""
    return [str(event.args["hero"]) for event in table.session.events if event.name == "hurt"]


@clause("DL-TURN-01", "DL-TURN-10")
def test_players_take_turns_from_the_first_player_on() -> None:
    session = begun("first:2", chapter="fire", players="3")
    assert session.state.active == session.decisions[0].seat == 1
    table = Table("turn of blacksmith, game deck tremor ghost panic-attack mud")
    turns = []
    for _ in range(4):
        turns.append(table.asked_seat())
        table.do("end")
    assert turns == [1, 2, 0, 1]


@clause("DL-TURN-02")
def test_a_turn_is_start_actions_and_end() -> None:
    table = Table("blacksmith on h2, knight on h6, game deck tunnel-rat ghost gloom-bat", chapter="magma")
    table.do("end")
    assert table.log()[-2:] == ["turn-begins", "hurt"]
    assert table.asked() == "act"
    done = len(table.log())
    table.do("end")
    assert "revealed" in table.log()[done:]


ALL_FIVE = (
    "skill:knight:duelist:1",
    "fairy:knight:needle",
    "use:knight:trap-master:trap",
    "trade:knight:move",
    "play:knight:knight-parry",
)


@pytest.mark.parametrize("order", [(0, 1, 2, 3, 4), (4, 3, 2, 1, 0), (3, 0, 4, 2, 1)])
@clause("DL-TURN-03")
def test_all_sorts_of_actions_are_made_in_any_order(order: tuple[int, ...]) -> None:
    table = Table(
        "knight on h6, knight with 2 dust, knight has fairy needle, knight on track duelist,"
        "knight holds knight-parry knight-cleave knight-cleave knight-charge knight-march"
    )
    for number in order:
        assert table.offers(ALL_FIVE[number])
        table.do(ALL_FIVE[number])
        while table.asked() != "act":
            others = [key for key in table.keys("discard") if key != "discard:knight-parry"]
            table.do((others or table.keys("trap"))[0])
    assert table.pool("knight") == {"sword": 3, "shield": 1, "move": 1, "ranged-1": 2}
    assert 2 in table.state.traps


@clause("DL-TURN-03", "DL-CARD-11")
def test_actions_of_one_sort_are_repeated_as_often_as_possible() -> None:
    table = Table(
        "knight holds knight-cleave knight-cleave knight-parry knight-march knight-oath, knight on h4"
    )
    table.do("play:knight:knight-cleave", "play:knight:knight-cleave", "play:knight:knight-parry")
    table.do("play:knight:knight-march", "move:knight:h5", "move:knight:h4")
    assert table.pool("knight") == {"sword": 5, "shield": 1}


@clause("DL-TURN-04")
def test_the_action_phase_is_ended_at_any_time() -> None:
    table = Table("knight holds knight-cleave knight-march, game deck ghost tunnel-rat")
    assert table.offers("end")
    table.do("play:knight:knight-cleave")
    assert table.offers("end")
    assert table.do("end").state.active == 1


@clause("DL-TURN-05", "DL-TURN-06", "DL-TURN-08", "DL-TURN-09", "DL-CARD-05", "DL-RUL-24")
def test_the_end_phase_goes_by_its_steps() -> None:
    table = Table(
        f"blaze in l4, knight on h4, knight has fairy fatewing, knight holds knight-oath knight-vigil,"
        f"knight deck {DECK}, game deck rockfall ghost"
    )
    table.do("play:knight:knight-oath", "end")
    assert table.asked() == "roll-or-choose"
    assert table.hero("knight").resistance == 5
    own = table.own("knight")
    assert (own.hand, own.played, len(own.deck)) == ([], [], 7)
    assert table.names(own.discard) == ["knight-oath", "knight-vigil"]
    assert table.pool("knight") == {}
    table.do("face:2")
    assert table.names(table.own("knight").hand) == DECK.split()[:5]
    assert (table.state.active, table.asked()) == (1, "act")
    done = [name for name in table.log() if name in ("hurt", "revealed", "drew")]
    assert done == ["hurt", "revealed", "drew"]


@clause("DL-TURN-08", "DL-REV-01")
def test_one_card_is_revealed_at_the_end_of_a_turn() -> None:
    table = Table("game deck ghost tunnel-rat gloom-bat").do("end")
    assert table.log().count("revealed") == 1
    assert len(table.state.deck) == 2


@clause("DL-TURN-11", "DL-RUL-42")
def test_the_active_player_decides_for_all_and_each_player_for_the_own_hero() -> None:
    table = Table("turn of scout, game deck tremors-choice ghost tunnel-rat", chapter="darkness").do("end")
    assert (table.asked(), table.asked_seat()) == ("tremors", 2)
    table = Table("turn of scout, game deck castle-reinforcements", chapter="darkness").do("end")
    seats = []
    while table.asked() == "reinforcements":
        seats.append(table.asked_seat())
        table.do("reinforce-dust")
    assert seats == [2, 0, 1]


@clause("DL-TURN-12")
def test_what_concerns_everybody_goes_in_turn_order_from_the_active_player() -> None:
    table = Table("turn of blacksmith, game deck tremor").do("end")
    assert hurt(table) == ["blacksmith", "scout", "knight"]


# Reveals


@clause("DL-REV-04", "DL-RET-05")
def test_two_cards_are_revealed_one_after_the_other_if_a_hero_fell() -> None:
    table = Table(
        "knight on h2, knight with 1 resistance, M(3,1,0,0) on p2, knight has icons sword,"
        "game deck ghost tunnel-rat tremor"
    )
    table.do(f"strike:knight:{table.at('p2')}:1")
    assert table.log().count("revealed") == 2
    assert [table.passage(square) for square in range(1, 4)] == ["tunnel-rat", "ghost", "m-3-1-0-0"]
    assert table.state.active == 1


@clause("DL-REV-05", "DL-CH5-CARD-06")
def test_a_card_of_violent_tremors_comes_on_top_of_those_due() -> None:
    text = "scout with 1 resistance, game deck tremor tremors-choice panic-attack ghost"
    table = Table(text, chapter="darkness").do("end", "one-more-card")
    assert table.log().count("revealed") == 3
    assert [table.book.game[card].id for card in table.state.deck] == ["ghost"]


@clause("DL-EX-40", "DL-REV-07", "DL-FAIRY-12", "DL-DECK-05", "DL-DECK-04")
def test_after_stillness_not_even_an_empty_deck_loses() -> None:
    table = Table(f"knight has fairy hush, knight deck {DECK}")
    table.do("fairy:knight:hush", "end")
    assert table.session.outcome is None
    assert len(table.own("knight").hand) == 5
    assert table.state.active == 1
    table.do("end")
    assert table.lost
    assert table.state.reason == "deck"


@clause("DL-REV-07", "DL-RUL-26")
def test_stillness_holds_back_the_second_card_of_a_fall_too() -> None:
    table = Table(
        "knight has fairy hush, knight on h2, knight with 1 resistance, M(3,1,0,0) on p2,"
        "knight has icons sword,"
        "game deck ghost tunnel-rat"
    )
    table.do("fairy:knight:hush", f"strike:knight:{table.at('p2')}:1")
    assert "revealed" not in table.log()
    assert (table.state.active, len(table.state.deck)) == (1, 2)
    table.do("end")
    assert table.log().count("revealed") == 1
