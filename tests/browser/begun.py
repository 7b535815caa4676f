"""Tables at which a game has gone on for a while: nobody wants to click a hundred times first."""

from __future__ import annotations

import json
import random
from typing import Any

from lanthorn.engine import Session, find_game
from lanthorn.engine.save import save
from tests.server.host import Host, Message


def played(answers: int | None = None, left: int = 0, seed: int = 3, **settings: Any) -> Session[Any]:
    """A game as chance plays it: after so many answers, or so many before its end."""
    start = find_game("dungeon-heroes").match({"mode": "solitaire"} | settings).start
    session, chance = start(seed), random.Random(seed)
    while not session.is_over and len(session.log) != answers:
        decision = session.decisions[0]
        session.answer(decision.seat, chance.choice(decision.options).key)
    return session if answers is not None else session.at(len(session.log) - left)


def begun(
    host: Host,
    *who: str,
    answers: int | None = None,
    left: int = 0,
    seed: int = 3,
    name: str = "",
    listed: bool = False,
    **settings: Any,
) -> Message:
    """A table opened from such a game: `me`, `open`, or the name of a bot for each seat."""
    seats = [{"who": w, "name": f"P{i}"} if w in ("me", "open") else {"who": "bot", "bot": w}
             for i, w in enumerate(who)]  # fmt: skip
    data = save(played(answers, left, seed, **settings))
    opened: Message = host.post(
        "/api/import", {"save": json.loads(data), "seats": seats, "name": name, "listed": listed}
    )
    return opened
