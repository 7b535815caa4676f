"""The chance to win, told honestly: games played out to their end, and a scale that they calibrate.

What a search says of a position is a worth: the mean of the game's `evaluate`, which orders positions well
but is no probability. So from some positions whole games are imagined and played out by quick players, and a
logistic scale is fitted to how they ended. It begins as the identity, and the fewer games there are the
nearer it stays to that and the wider its interval is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import exp, log, sqrt
from typing import Any, Final

import msgspec

from lanthorn.bots.base import STREAMS, Mind
from lanthorn.bots.greedy import ALIKE
from lanthorn.engine import Decision, Rng, Session

LOOKS: Final = 6
"""So many options of a decision a quick player tries."""
LONGEST: Final = 600
"""After so many decisions a game that is played out is judged as it stands."""
WIDTH: Final = 1.645
"""Nine times in ten the truth lies within so many deviations."""
SHIFT, SLOPE = 1.0, 0.5
"""How far, before any game is played out, the scale is thought to be from the identity."""
STEPS: Final = 12
EDGE: Final = 0.005

Until = Callable[[], bool]


class Odds(msgspec.Struct, frozen=True):
    """A chance to win, and between which bounds it lies nine times in ten."""

    chance: float
    low: float
    high: float


class Sample(msgspec.Struct, frozen=True):
    """The worth of a position, its best option, and how the games ended that were played out from it."""

    worth: float
    key: str
    won: float = 0.0
    games: int = 0


class Scale:
    """Turns the worth of a position into the chance to win."""

    def __init__(self, samples: Iterable[Sample] = ()) -> None:
        self._a, self._b = 0.0, 1.0
        self._aa, self._ab, self._bb = SHIFT**2, 0.0, SLOPE**2
        played = [sample for sample in samples if sample.games]
        for _ in range(STEPS if played else 0):
            self._step(played)

    def _step(self, samples: Sequence[Sample]) -> None:
        """One step of Newton's method towards the likeliest line, and how sure it is."""
        slope_a, slope_b = -self._a / SHIFT**2, (1 - self._b) / SLOPE**2
        aa, ab, bb = SHIFT**-2, 0.0, SLOPE**-2
        for sample in samples:
            x = _logit(sample.worth)
            chance = _chance(self._a + self._b * x)
            miss, weight = sample.won - sample.games * chance, sample.games * chance * (1 - chance)
            slope_a, slope_b = slope_a + miss, slope_b + miss * x
            aa, ab, bb = aa + weight, ab + weight * x, bb + weight * x * x
        whole = aa * bb - ab * ab
        self._aa, self._ab, self._bb = bb / whole, -ab / whole, aa / whole
        self._a += self._aa * slope_a + self._ab * slope_b
        self._b = max(0.1, self._b + self._ab * slope_a + self._bb * slope_b)

    def chance(self, worth: float) -> float:
        if not 0.0 < worth < 1.0:
            return worth  # lost or won
        return _chance(self._a + self._b * _logit(worth))

    def odds(self, worth: float) -> Odds:
        if not 0.0 < worth < 1.0:
            return Odds(worth, worth, worth)
        x = _logit(worth)
        middle = self._a + self._b * x
        aside = WIDTH * sqrt(self._aa + 2 * x * self._ab + x * x * self._bb)
        return Odds(_chance(middle), _chance(middle - aside), _chance(middle + aside))


def _logit(worth: float) -> float:
    bounded = min(1 - EDGE, max(EDGE, worth))
    return log(bounded / (1 - bounded))


def _chance(line: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, line))))


def play_out(mind: Mind, decision: Decision[Any], sample: Sample, games: int, until: Until) -> Sample:
    """The sample with further games, imagined by the mind, that begin with its best option and are played
    to their end. A game for which there is no more time does not count."""
    won, done = sample.won, sample.games
    for _ in range(games):
        twin = mind.imagine(Rng.seeded(mind.rng.below(STREAMS)))
        twin.answer(decision.seat, sample.key)
        if not _finish(twin, mind.rng, until):
            break
        won, done = won + _result(twin, mind.seat), done + 1
    return Sample(sample.worth, sample.key, won, done)


def _finish(twin: Session[Any], rng: Rng, until: Until) -> bool:
    """Whether there was time enough."""
    for _ in range(LONGEST):
        if twin.is_over:
            return True
        if until():
            return False
        decision = twin.decisions[0]
        twin.pick(decision.seat, _quickly(twin, decision, rng))
    return True


def _result(twin: Session[Any], seat: int) -> float:
    outcome = twin.outcome
    if outcome is None:
        return twin.match.game.evaluate(twin.state, seat)
    return won_by(twin, twin.match.seats[seat].team)


def won_by(session: Session[Any], team: int) -> float:
    """1 if somebody of this team won the finished game, else 0."""
    outcome = session.outcome
    winners = () if outcome is None else outcome.winners
    return float(any(session.match.seats[seat].team == team for seat in winners))


def _quickly(twin: Session[Any], decision: Decision[Any], rng: Rng) -> int:
    """What looks best of a few options, each tried once; what is not seen by the seat is dealt anew for it.
    Before its next checkpoint an imagined game can't be copied: there the choice is blind."""
    count = len(decision.options)
    if count == 1:
        return 0
    if twin.checkpoint is twin.state:
        return rng.below(count)
    picks = list(range(count))
    if count > LOOKS:
        rng.shuffle(picks)
    seed = rng.below(STREAMS)
    worths = {pick: _try(twin, decision.seat, pick, seed) for pick in picks[:LOOKS]}
    best = max(worths.values()) - ALIKE
    return rng.pick([pick for pick, worth in worths.items() if worth >= best])


def _try(twin: Session[Any], seat: int, pick: int, seed: int) -> float:
    trial = twin.imagine(seat, Rng.seeded(seed))
    trial.travel_light()
    trial.pick(seat, pick)
    return twin.match.game.evaluate(trial.state, seat)
