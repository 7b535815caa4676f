"""Hints and odds at the keyboard: for games in which no person plays against another."""

from __future__ import annotations

from typing import Any, Final

from lanthorn.bots import Mind
from lanthorn.bots.advice import hints, sampled, within
from lanthorn.bots.odds import Odds, Scale, play_out
from lanthorn.engine import Decision, Rng
from lanthorn.terminal.sitting import Sitting
from lanthorn.terminal.words import Words

ODDS_TRIES: Final = 240
ODDS_GAMES: Final = 32
ODDS_SECONDS: Final = 2.5
"""How much is thought about the odds."""


def hint(sitting: Sitting, decision: Decision[Any]) -> list[str]:
    """The best choices with their odds."""
    words = sitting.words
    if _is_opposed(sitting):
        return [words.own("advice-opposed")]
    _say_that_it_takes_a_moment(sitting)
    found = hints(_mind(sitting, decision), decision)
    lines = [words.own("hint-head")]
    for hint in found:
        option = decision.options[decision.index(hint.key)]
        told = {"choice": words.say(option.label), "key": hint.key}
        lines.append(words.own("hint-line", **told, **in_percent(words, hint.odds)))
    return lines


def odds(sitting: Sitting, decision: Decision[Any]) -> list[str]:
    """The chance of the seat's team to win."""
    words = sitting.words
    if _is_opposed(sitting):
        return [words.own("advice-opposed")]
    _say_that_it_takes_a_moment(sitting)
    mind = _mind(sitting, decision)
    sample = sampled(mind, decision, ODDS_TRIES, ODDS_SECONDS)
    sample = play_out(mind, decision, sample, ODDS_GAMES, within(ODDS_SECONDS))
    told = in_percent(words, Scale([sample]).odds(sample.worth))
    return [words.own("odds-now", games=sample.games, **told)]


def in_percent(words: Words, odds: Odds) -> dict[str, str]:
    return {
        "odds": percent(words, odds.chance),
        "low": percent(words, odds.low),
        "high": percent(words, odds.high),
    }


def percent(words: Words, chance: float) -> str:
    """Nothing is certain before the end: what is neither 0 nor 1 never looks like it."""
    bounded = chance if chance in (0.0, 1.0) else min(0.99, max(0.01, chance))
    return words.own("percent", number=round(100 * bounded))


def _is_opposed(sitting: Sitting) -> bool:
    """Whether people at this keyboard play against each other."""
    seats = sitting.session.match.seats
    return len({seats[seat].team for seat in sitting.players.humans}) > 1


def _mind(sitting: Sitting, decision: Decision[Any]) -> Mind:
    """Its dice hang on the moment alone: what is hidden can't show through them."""
    dice = Rng.seeded(len(sitting.session.log) * 101 + decision.seat)
    return Mind(sitting.session, decision.seat, dice)


def _say_that_it_takes_a_moment(sitting: Sitting) -> None:
    if sitting.screen.is_terminal:
        sitting.screen.say(sitting.words.own("advice-thinking"), "dim")
