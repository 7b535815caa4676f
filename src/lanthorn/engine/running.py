"""Games that run without anybody to wait for: a policy answers at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from lanthorn.engine.game import Match, State
from lanthorn.engine.play import Play, Policy

S = TypeVar("S", bound=State)


def simulate(
    match: Match[S, Any], seed: int, policies: Sequence[Policy], limit: int | None = None
) -> Play[S]:
    """Play a whole game without suspending: the fastest way. Gives the play, with its log."""
    play = Play(match.deal(seed))
    if len(set(policies)) == 1:
        play.policy = policies[0]
    else:
        play.policy = lambda decision: policies[decision.seat](decision)
    run(match, play, limit)
    return play


def run(
    match: Match[S, Any],
    play: Play[S],
    limit: int | None = None,
    goes_on: Callable[[S], bool] | None = None,
) -> None:
    """Let a play with a policy run to the end of its game, to so many steps, or as long as it goes on."""
    try:
        _steps(match, play, limit, goes_on).send(None)
    except StopIteration:
        return
    raise RuntimeError("a rule suspended although everybody answers at once")


async def _steps(
    match: Match[S, Any], play: Play[S], limit: int | None, goes_on: Callable[[S], bool] | None
) -> None:
    step, state = match.game.step, play.state
    steps = 0
    while not state.over and (limit is None or steps < limit) and (goes_on is None or goes_on(state)):
        await step(play)
        steps += 1
