"""How true the odds are: what they say of moments of a game, and how often games from there are won.

    PYTHONPATH=bench python -m calibration dungeon-heroes mode=solitaire
    PYTHONPATH=bench python -m calibration dungeon-legends chapter=fire --games 12

Bots play; now and then the odds are asked for, as the odds bar would show them, with all that was learnt at
the table before. Then fresh games are played out from there, by the quick players whose odds they are.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

from lanthorn.bots import Mind, SearchBot
from lanthorn.bots.odds import Odds, Sample, Scale, play_out
from lanthorn.cli.options import agreed_match
from lanthorn.engine import Decision, Match, Rng, Session

THINKER: Final = SearchBot("thinker", games=200)
PLAYER: Final = SearchBot("player", games=15)
LEARNT: Final = 6
"""So many games are played out for the odds at each moment."""
FRESH: Final = 4
"""So many show afterwards whether they were right."""
SELDOM: Final = 0.1
STREAMS: Final = 1 << 30
BINS: Final = 5


class Moment(NamedTuple):
    said: Odds
    won: float
    games: int


def moments(match: Match[Any, Any], seed: int) -> Iterator[Moment]:
    """Those of one game."""
    session, chance, samples = match.start(seed), Random(seed), list[Sample]()
    minds = [Mind(session, seat, Rng.seeded(seed * 9 + seat)) for seat in range(len(match.seats))]
    while not session.is_over:
        decision = session.decisions[0]
        if len(decision.options) > 1 and chance.random() < SELDOM:
            yield ask(session, decision, chance, samples)
        session.pick(decision.seat, PLAYER.choose(minds[decision.seat], decision))


def ask(session: Session[Any], decision: Decision[Any], chance: Random, samples: list[Sample]) -> Moment:
    mind, other = (Mind(session, decision.seat, Rng.seeded(chance.randrange(STREAMS))) for _ in range(2))
    tried = THINKER.search(mind, decision).root.children
    key = max(tried, key=lambda key: tried[key].visits)
    sample = Sample(tried[key].mean, key)
    fresh = play_out(other, decision, sample, FRESH, lambda: False)
    samples.append(play_out(mind, decision, sample, LEARNT, lambda: False))
    return Moment(Scale(samples).odds(sample.worth), fresh.won, fresh.games)


def show(found: list[Moment]) -> None:
    table = Table("odds", "moments", "said", "came true", "of games")
    for number in range(BINS):
        inside = [one for one in found if min(BINS - 1, int(one.said.chance * BINS)) == number]
        if inside:
            games = sum(one.games for one in inside)
            said = sum(one.said.chance for one in inside) / len(inside)
            came = sum(one.won for one in inside) / games
            span = f"{100 * number // BINS} to {100 * (number + 1) // BINS} %"
            table.add_row(span, str(len(inside)), f"{said:.0%}", f"{came:.0%}", str(games))
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(prog="calibration", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("settings", nargs="*", metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=60)
    asked = parser.parse_args()
    match = agreed_match(asked.game, asked.settings, ())
    show([moment for seed in range(asked.games) for moment in moments(match, seed)])


if __name__ == "__main__":
    main()
