"""Our speed beside that of other libraries, in one run on one core.

These machines are noisy, so everything is measured in turns, several rounds, and what counts is the
ratio of the medians. `python bench/run.py --rounds 3 --seconds 0.5` for a quick look.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

import tictactoe
from lanthorn.engine import Decision, Match, Session, find_game
from lanthorn.engine.session import replay, simulate
from peers import PEERS, Rate, measure

DUEL = find_game("dungeon-heroes").match()
DUEL_WITH_ALL = find_game("dungeon-heroes").match({"dragon": True, "undead": True})
SOLITAIRE = find_game("dungeon-heroes").match({"mode": "solitaire"})
TIC_TAC_TOE = tictactoe.GAME.match()

Contestant = Callable[[float, int], Rate]


def inline(match: Match[Any, Any]) -> Contestant:
    """Whole random games with the log on, decisions answered on the spot: what the lab does."""

    def contest(seconds: float, seed: int) -> Rate:
        seeds = Random(seed)
        choose = seeds.choice

        def policy(decision: Decision[Any]) -> int:
            return choose(range(len(decision.options)))

        def play_game() -> int:
            return len(simulate(match, seeds.getrandbits(60), [policy] * len(match.seats)).log)

        return measure(play_game, seconds)

    return contest


def suspended(match: Match[Any, Any]) -> Contestant:
    """The same through a session that waits at every decision: what a table does."""

    def contest(seconds: float, seed: int) -> Rate:
        seeds = Random(seed)
        choose = seeds.choice

        def play_game() -> int:
            session = match.start(seeds.getrandbits(60))
            while session.pending is not None:
                decision = session.decisions[0]
                session.pick(decision.seat, choose(range(len(decision.options))))
            return len(session.log)

        return measure(play_game, seconds)

    return contest


OURS: dict[str, Contestant] = {
    "Lanthorn tic-tac-toe": inline(TIC_TAC_TOE),
    "Lanthorn Dungeon Heroes, duel": inline(DUEL),
    "Lanthorn Dungeon Heroes, duel with both expansions": inline(DUEL_WITH_ALL),
    "Lanthorn Dungeon Heroes, solitaire": inline(SOLITAIRE),
    "Lanthorn Dungeon Heroes, duel through a session": suspended(DUEL),
}

# Ours, theirs, and how many times as fast we want to be.
WANTED = [
    ("Lanthorn tic-tac-toe", "OpenSpiel tic-tac-toe (Python)", 3.0),
    ("Lanthorn Dungeon Heroes, duel", "python-chess", 1.5),
    ("Lanthorn Dungeon Heroes, duel with both expansions", "python-chess", 1.5),
]
CLONE_WANTED = 15.0  # microseconds, without the replay of the answers since the checkpoint


def run(rounds: int, seconds: float) -> dict[str, list[Rate]]:
    """All contestants in turns; one that is not installed is left out and said so."""
    rates: dict[str, list[Rate]] = {}
    contestants = OURS | PEERS
    for number in range(rounds):
        for name, contest in list(contestants.items()):
            try:
                rates.setdefault(name, []).append(contest(seconds, number))
            except ImportError as error:
                print(f"left out: {name} ({error})", file=sys.stderr)
                del contestants[name], rates[name]
    return rates


def middle_games(match: Match[Any, Any], games: int) -> list[Session[Any]]:
    """Sessions half-way through random games."""
    random = Random(1)

    def policy(decision: Decision[Any]) -> int:
        return random.randrange(len(decision.options))

    found = []
    for seed in range(games):
        log = simulate(match, seed, [policy] * len(match.seats)).log
        found.append(replay(match, seed, log[: len(log) // 2]))
    return found


def microseconds(work: Callable[[], object], times: int = 50, batches: int = 5) -> float:
    """The quickest of some batches: what the work costs when nobody else takes the core."""
    best = float("inf")
    for _ in range(batches):
        start = perf_counter()
        for _ in range(times):
            work()
        best = min(best, perf_counter() - start)
    return best / times * 1e6


def clone_cost(match: Match[Any, Any]) -> tuple[float, float]:
    """Median cost of a clone in mid-game, and of copying the state alone."""
    sessions = middle_games(match, 30)
    clones = [microseconds(session.clone) for session in sessions]
    copies = [microseconds(session.state.copy) for session in sessions]
    return median(clones), median(copies)


def show(console: Console, rates: dict[str, list[Rate]]) -> None:
    table = Table("one core, random legal play", "decisions/s", "games/s", "range of decisions/s")
    for name, measured in rates.items():
        speeds = sorted(rate.decisions_per_second for rate in measured)
        games = median(rate.games_per_second for rate in measured)
        table.add_row(
            name, f"{median(speeds):,.0f}", f"{games:,.0f}", f"{speeds[0]:,.0f} - {speeds[-1]:,.0f}"
        )
    console.print(table)


def show_ratios(console: Console, rates: dict[str, list[Rate]]) -> bool:
    """Every wanted ratio, and whether it was reached."""
    reached = True
    for ours, theirs, wanted in WANTED:
        if theirs not in rates:
            continue
        ratio = speed(rates[ours]) / speed(rates[theirs])
        reached = reached and ratio >= wanted
        verdict = "reached" if ratio >= wanted else "NOT reached"
        console.print(f"{ours} / {theirs}: {ratio:.1f} times; wanted {wanted} times: {verdict}")
    return reached


def speed(measured: list[Rate]) -> float:
    return median(rate.decisions_per_second for rate in measured)


def show_clones(console: Console) -> bool:
    reached = True
    for name, match in {"duel": DUEL, "both expansions": DUEL_WITH_ALL, "solitaire": SOLITAIRE}.items():
        clone, copy = clone_cost(match)
        reached = reached and clone <= CLONE_WANTED
        verdict = "reached" if clone <= CLONE_WANTED else "NOT reached"
        console.print(
            f"Dungeon Heroes, {name}: a clone in mid-game {clone:.1f} us, of which the state {copy:.1f} us;"
            f" wanted {CLONE_WANTED:.0f} us: {verdict}"
        )
    return reached


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    console = Console(width=110)
    rates = run(arguments.rounds, arguments.seconds)
    show(console, rates)
    reached = show_ratios(console, rates)
    sys.exit(0 if show_clones(console) and reached else 1)


if __name__ == "__main__":
    main()
