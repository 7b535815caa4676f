"""Bots don't go round in circles: two heroes could trade their buckets for ever."""

from __future__ import annotations

from typing import Any

import pytest

from lanthorn.bots import Mind, find_bot
from lanthorn.engine import Rng
from lanthorn.games.dungeon_legends.testing import Table

TRADE = "exchange:knight:blacksmith:1"
TOGETHER = "knight on h3, blacksmith on h3, knight bucket full"


def trade(table: Table, mind: Mind) -> None:
    mind.keep(None, TRADE)
    table.do(TRADE, "agree")


def untried(table: Table, mind: Mind) -> list[str]:
    decision = table.session.decisions[0]
    return [decision.options[pick].key for pick in mind.untried(decision)]


def test_what_was_answered_is_not_answered_again_when_the_position_comes_back() -> None:
    table = Table(TOGETHER)
    mind = Mind(table.session, 0, Rng.seeded(1))
    assert TRADE in untried(table, mind)
    trade(table, mind)
    assert TRADE in untried(table, mind)
    trade(table, mind)
    assert table.offers(TRADE)
    assert TRADE not in untried(table, mind)


def test_an_answer_that_was_taken_back_may_be_given_again() -> None:
    table = Table(TOGETHER)
    mind = Mind(table.session, 0, Rng.seeded(1))
    mind.keep(None, TRADE)
    table.do(TRADE)
    table.session.undo()
    assert TRADE in untried(table, mind)


def test_where_everything_was_tried_everything_may_be_tried_again() -> None:
    table = Table(TOGETHER)
    mind, decision = Mind(table.session, 0, Rng.seeded(1)), table.session.decisions[0]
    for option in decision.options:
        mind.keep(None, option.key)
    table.do(TRADE, "agree", TRADE, "agree")
    assert untried(table, mind) == decision.keys()


@pytest.mark.parametrize("name", ["greedy", "casual"])
@pytest.mark.parametrize("seed", range(4))
def test_bots_give_no_answer_twice_in_one_position_of_a_turn(name: str, seed: int) -> None:
    table, bot = Table(TOGETHER), find_bot(name).unhurried()
    minds = [Mind(table.session, seat, Rng.seeded(seed * 5 + seat)) for seat in range(3)]
    given: list[tuple[Any, str]] = []
    while table.state.turn == 1 and not table.session.is_over:
        decision = table.session.decisions[0]
        pick = bot.choose(minds[decision.seat], decision)
        answer = (table.session.view(decision.seat), decision.options[pick].key)
        assert len(decision.options) == 1 or answer not in given
        given.append(answer)
        table.session.pick(decision.seat, pick)
