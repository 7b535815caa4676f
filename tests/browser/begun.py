"""Tables at which a game has gone on for a while: nobody wants to click a hundred times first."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import expect

from lanthorn.engine import Session, find_game
from tests.browser.visitor import Hand, Visitor
from tests.server.host import Host, Message

WARRIOR_BESIDE_B0 = 20
"""After so many answers of the solitaire game, the warrior may step to b0, among other things."""


def played(answers: int | None = None, left: int = 0, seed: int = 3, **settings: Any) -> Session[Any]:
    """A game as chance plays it: after so many answers, or so many before its end."""
    start = find_game("dungeon-heroes").match({"mode": "solitaire"} | settings).start
    session, chance = start(seed), random.Random(seed)
    while not session.is_over and len(session.log) != answers:
        decision = session.decisions[0]
        session.answer(decision.seat, chance.choice(decision.options).key)
    return session if answers is not None else session.at(len(session.log) - left)


def begun(
    host: Host, answers: int | None = None, left: int = 0, seed: int = 3, name: str = "", **settings: Any
) -> Message:
    """A table at which such a game has been played; all its seats are mine."""
    session = played(answers, left, seed, **settings)
    match = session.match
    opened = host.open(*("me" for _ in match.seats), settings=match.settings, seed=seed, name=name)
    with host.connect(opened["table"], *opened["keys"]) as client:
        for number, (seat, key) in enumerate(session.log):
            assert client.answer(seat, key, number)["type"] == "done"
    return opened


def touch_warrior(visitor: Visitor, hand: Hand = "mouse") -> None:
    """The first of the two things that his step to b0 takes."""
    visitor.touch("warrior", hand)
    expect(visitor.page.locator('.table [data-id="b0"][tabindex="0"]').first).to_be_attached()
