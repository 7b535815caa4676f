"""Whole games that are thought out beforehand: a browser then plays one that is short and known."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from lanthorn.engine import Decision, Option, Session, find_game
from lanthorn.engine.play import Policy
from lanthorn.engine.running import simulate
from lanthorn.engine.session import replay

Story = Session[Any]
"""A game that has been played to its end."""


SEEDS = 1_000_000_000
"""Seeds above this: whoever is told one can see that it is one."""


def short_game(among: int = 100, game: str = "dungeon-heroes", least: int = 0, **settings: Any) -> Story:
    """The shortest of so many games that are played as chance has it, but for those that hardly began."""
    match = find_game(game).match(settings)
    seats = len(match.seats)
    logs = {
        seed: simulate(match, seed, [_as_chance_has_it(seed)] * seats).log
        for seed in range(SEEDS, SEEDS + among)
    }
    seed = min((one for one in logs if len(logs[one]) >= least), key=lambda one: len(logs[one]))
    return replay(match, seed, logs[seed])


def _as_chance_has_it(seed: int) -> Policy:
    chance = random.Random(seed)

    def pick(decision: Decision[Any]) -> int:
        return chance.randrange(len(decision.options))

    return pick


def retold(story: Story) -> Iterator[tuple[int, Option[Any]]]:
    """Who chooses what, one after the other."""
    assert story.seed is not None
    session = story.match.start(story.seed)
    for seat, key in story.log:
        decision = session.decision(seat)
        assert decision is not None
        yield seat, decision.options[decision.index(key)]
        session.answer(seat, key)
