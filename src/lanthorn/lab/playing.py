"""One game between bots, from its seed to its record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from lanthorn.bots import Bot, Mind
from lanthorn.engine import Event, Match, Outcome, Play, Policy, Rng
from lanthorn.engine.chance import scramble
from lanthorn.engine.play import Answer
from lanthorn.engine.running import run

LONGEST: Final = 3_000
"""A game that is not over after so many decisions is left without a winner."""


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is kept of one game. The same game of the same job has the same record, wherever it is played."""

    number: int
    bots: tuple[str, ...]
    """Who played each seat."""
    winners: tuple[int, ...]
    length: int
    """How many decisions were made."""
    reason: str | None = None
    """The name of the message that says how it ended; None if it was left after LONGEST decisions."""
    tally: Any = None
    """What the job's own count found in it: anything that JSON can hold."""

    @property
    def is_over(self) -> bool:
        return self.reason is not None


class Finished(NamedTuple):
    """A game that was played, with all that happened in it, for those who count."""

    match: Match[Any, Any]
    bots: tuple[str, ...]
    state: Any
    outcome: Outcome | None
    log: list[Answer]
    events: list[Event]
    """All of them, whoever may know them; empty if nobody counts."""


Tally = Callable[[Finished], Any]
"""Makes something of a finished game that JSON can hold."""


def game_seed(seed: int, number: int) -> int:
    """The seed of game number so-and-so: seeds that are neighbours share no games."""
    return scramble(scramble(seed) + number)


def play_game(
    match: Match[Any, Any], players: Sequence[Bot], seed: int, *, with_events: bool = False
) -> Finished:
    """One game. Bots that need only the options play it inline, which is much faster."""
    streams = [Rng.seeded(scramble(seed) + seat) for seat in range(len(players))]
    policies = [player.policy(stream) for player, stream in zip(players, streams, strict=True)]
    inline = [policy for policy in policies if policy is not None]
    names = tuple(player.name for player in players)
    if len(inline) == len(players):
        return _play_inline(match, names, inline, seed, with_events)
    return _play_session(match, names, players, streams, seed)


def _play_inline(
    match: Match[Any, Any], names: tuple[str, ...], policies: Sequence[Policy], seed: int, with_events: bool
) -> Finished:
    play: Play[Any] = Play(match.deal(seed), lambda decision: policies[decision.seat](decision))
    if with_events:
        play.events = []
    run(match, play, LONGEST)
    return Finished(match, names, play.state, match.game.outcome(play.state), play.log, play.events or [])


def _play_session(
    match: Match[Any, Any], names: tuple[str, ...], players: Sequence[Bot], streams: Sequence[Rng], seed: int
) -> Finished:
    session = match.start(seed)
    minds = [Mind(session, seat, stream) for seat, stream in enumerate(streams)]
    while not session.is_over and len(session.log) < LONGEST:
        decision = session.decisions[0]
        seat = decision.seat
        session.pick(seat, players[seat].choose(minds[seat], decision))
    return Finished(match, names, session.state, session.outcome, session.log, session.events)


def recorded(number: int, game: Finished, tally: Tally | None = None) -> Record:
    return Record(
        number=number,
        bots=game.bots,
        winners=game.outcome.winners if game.outcome else (),
        length=len(game.log),
        reason=game.outcome.reason.id if game.outcome else None,
        tally=tally(game) if tally else None,
    )
