"""What a thinker is asked besides a bot's choice: a hint, odds, one answer of a review.

Each is a small piece of work with bounds of its own, so that many can take turns in one process.
"""

from __future__ import annotations

import contextlib
import os
from functools import cache
from typing import Any, Final, Literal

import msgspec

from lanthorn.bots import Mind
from lanthorn.bots.advice import Hint, hints, sampled, within
from lanthorn.bots.odds import Sample, play_out
from lanthorn.bots.review import Look, anchor, look
from lanthorn.engine import Rng, Session
from lanthorn.server.travel import twin

TREE: Final = 240
TREE_SECONDS: Final = 0.6
ODDS_GAMES: Final = 12
ODDS_SECONDS: Final = 1.0
"""How much is thought for one push of the odds."""
MORE_MODEST: Final = 5
"""Advice leaves the processor to the bots, too."""


class Wanted(msgspec.Struct, frozen=True):
    """What is wanted at the moment to which a task leads. Odds that are to be refined come with the games
    that were played out so far; a hint, with those of other moments."""

    what: Literal["hint", "odds", "anchor", "look"]
    samples: list[Sample] = []
    key: str = ""
    """The answer to look at."""
    tries: int = 0


class Advice(msgspec.Struct, frozen=True):
    """What was wanted; nothing if the seat is not asked."""

    hints: list[Hint] = []
    sample: Sample | None = None
    look: Look | None = None


def advise(session: Session[Any], seat: int, wanted: Wanted) -> Advice:
    """The dice hang on the moment alone: with any other, what is hidden could show through them."""
    _be_modest()
    moment = twin(session)
    if moment.decision(seat) is None:
        return Advice()
    if wanted.what == "anchor":
        return Advice(sample=anchor(moment, seat, wanted.tries))
    if wanted.what == "look":
        return Advice(look=look(moment, seat, wanted.key, wanted.tries))
    return _at_the_table(moment, seat, wanted)


def _at_the_table(moment: Session[Any], seat: int, wanted: Wanted) -> Advice:
    decision = moment.decision(seat)
    assert decision is not None
    played = wanted.samples[0].games if wanted.samples else 0
    mind = Mind(moment, seat, Rng.seeded(len(moment.log) * 101 + seat + 7_919 * played))
    if wanted.what == "hint":
        return Advice(hints=hints(mind, decision, known=wanted.samples))
    sample = wanted.samples[0] if wanted.samples else sampled(mind, decision, TREE, TREE_SECONDS)
    return Advice(sample=play_out(mind, decision, sample, ODDS_GAMES, within(ODDS_SECONDS)))


@cache
def _be_modest() -> None:
    """Once in the life of a process."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(MORE_MODEST)
