"""The tree of a search goes along with the game as long as it holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lanthorn.bots import Mind, SearchBot
from lanthorn.bots.search import TRUST
from lanthorn.engine import Decision, Rng, Session, find_game

BOT = SearchBot("searching", games=60)


def a_turn(seed: int = 3) -> Session[Any]:
    """Solitaire, at the heroes' first own decision with a choice."""
    session: Session[Any] = find_game("dungeon-heroes").match({"mode": "solitaire"}).start(seed)
    dice = Rng.seeded(1)
    while len(session.log) < 20:
        session.pick(0, dice.below(len(session.decisions[0].options)))
    return session


def played_on(session: Session[Any], mind: Mind, final: bool) -> Session[Any]:
    """Search and answer until an answer did, or did not, bring something hidden out."""
    for _ in range(40):
        decision = session.decisions[0]
        session.pick(0, BOT.choose(mind, decision))
        if session.was_final(len(session.log) - 1) is final and len(session.decisions[0].options) > 1:
            return session
    raise AssertionError("no such answer in 40")


def games_known(mind: Mind, session: Session[Any]) -> int:
    """How many imagined games the tree of the next decision has before it grows."""
    tree = SearchBot("looking", games=0).search(mind, session.decisions[0])
    return sum(child.visits for child in tree.root.children.values()) - TRUST * min(
        10, len(tree.root.children)
    )


def test_within_an_act_that_brings_nothing_out_the_tree_goes_on_growing() -> None:
    session = a_turn()
    mind = Mind(session, 0, Rng.seeded(5))
    played_on(session, mind, final=False)
    assert games_known(mind, session) > 0


def test_after_something_came_out_the_search_begins_anew() -> None:
    session = a_turn()
    mind = Mind(session, 0, Rng.seeded(5))
    played_on(session, mind, final=True)
    assert mind.kept is None


def test_a_tree_does_not_hold_after_another_answer_than_the_one_it_led_to() -> None:
    session = a_turn()
    mind = Mind(session, 0, Rng.seeded(5))
    played_on(session, mind, final=False)
    assert mind.kept is not None
    pick = BOT.choose(mind, session.decisions[0])
    session.pick(0, (pick + 1) % len(session.decisions[0].options))
    assert mind.kept is None


def test_a_recollection_belongs_to_its_game() -> None:
    session, other = a_turn(3), a_turn(4)
    mind = Mind(session, 0, Rng.seeded(5))
    played_on(session, mind, final=False)
    strange = Mind(other, 0, Rng.seeded(5), mind._recollection)
    assert strange.kept is None


@pytest.mark.parametrize("name", ["dungeon-heroes", "dungeon-legends"])
def test_things_that_are_equal_are_one_option_so_that_a_search_tries_them_once(name: str) -> None:
    session, dice, compared = find_game(name).match({}).start(2), Rng.seeded(1), 0
    for number in range(120):
        if session.is_over:
            break
        decision = session.decisions[0]
        if number % 6 == 0 and len(decision.options) > 1:
            ends = [ended for ended in after_each(session, decision) if ended != session.state]
            assert all(end not in ends[:place] for place, end in enumerate(ends)), decision.keys()
            compared += len(ends)
        session.pick(decision.seat, dice.below(len(decision.options)))
    assert compared > 20


def after_each(session: Session[Any], decision: Decision[Any]) -> Iterator[Any]:
    """The position after each option; where the act is not done by it, that of before."""
    for pick in range(len(decision.options)):
        twin = session.clone()
        twin.pick(decision.seat, pick)
        yield twin.state
