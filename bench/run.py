"""Our speed beside that of other libraries, pure and compiled, in one run on one core.

These machines are noisy, so everything is measured in turns, several rounds, and what counts is the
ratio of the medians. `python bench/run.py --rounds 3 --seconds 0.5` for a quick look; with words such as
`"Dungeon Heroes" chess` only what is named so. The compiled rows need `make compile` before.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

import build_compiled
from rich.console import Console
from rich.table import Table

from ours import (
    CHAPTERS,
    DUEL,
    DUEL_WITH_ALL,
    OURS,
    SEARCH,
    AnyMatch,
    Compiled,
    Contestant,
    compiled,
    heroes,
    middle_games,
)
from peers import PEERS, Rate

# Ours, theirs, and how many times as fast we want to be.
WANTED = [
    ("tic-tac-toe", "OpenSpiel tic-tac-toe (Python)", 3.0),
    (DUEL, "python-chess", 1.5),
    (DUEL_WITH_ALL, "python-chess", 1.5),
    *((chapter, "python-chess", 1.0) for chapter in CHAPTERS.values()),
    (compiled(DUEL), DUEL, 4.0),
]
SEARCH_WANTED = 3000.0  # imagined games a second, compiled
CLONE_WANTED = 15.0  # microseconds, without the replay of the answers since the checkpoint


def contestants(words: list[str]) -> dict[str, Contestant]:
    """Everything that takes part; what is compiled only if it is there and new."""
    found = OURS | PEERS
    if build_compiled.is_stale():
        print("left out: compiled (there is no build, or an old one: `make compile`)", file=sys.stderr)
    else:
        found |= Compiled(build_compiled.COMPILED).contestants()
    return {name: one for name, one in found.items() if not words or any(word in name for word in words)}


def run(taking_part: dict[str, Contestant], rounds: int, seconds: float) -> dict[str, list[Rate]]:
    """All contestants in turns; one that is not installed is left out and said so."""
    rates: dict[str, list[Rate]] = {}
    for number in range(rounds):
        for name, contest in list(taking_part.items()):
            try:
                rates.setdefault(name, []).append(contest(seconds, number))
            except ImportError as error:
                print(f"left out: {name} ({error})", file=sys.stderr)
                del taking_part[name], rates[name]
    return rates


def microseconds(work: Callable[[], object], times: int = 50, batches: int = 5) -> float:
    """The quickest of some batches: what the work costs when nobody else takes the core."""
    best = float("inf")
    for _ in range(batches):
        start = perf_counter()
        for _ in range(times):
            work()
        best = min(best, perf_counter() - start)
    return best / times * 1e6


def clone_cost(match: AnyMatch) -> tuple[float, float]:
    """Median cost of a clone in mid-game, and of copying the state alone."""
    sessions = middle_games(match, 30)
    clones = [microseconds(session.clone) for session in sessions]
    copies = [microseconds(session.state.copy) for session in sessions]
    return median(clones), median(copies)


def show(console: Console, rates: dict[str, list[Rate]]) -> None:
    table = Table("one core, random legal play", "decisions/s", "games/s", "range of decisions/s")
    searches = Table("one core, search", "imagined games/s", "range")
    for name, measured in rates.items():
        speeds = sorted(rate.decisions_per_second for rate in measured)
        games = median(rate.games_per_second for rate in measured)
        middle, span = f"{median(speeds):,.0f}", f"{speeds[0]:,.0f} - {speeds[-1]:,.0f}"
        if name.startswith(SEARCH):
            searches.add_row(name, middle, span)
        else:
            table.add_row(name, middle, f"{games:,.0f}", span)
    console.print(table)
    if searches.row_count:
        console.print(searches)


def show_ratios(console: Console, rates: dict[str, list[Rate]]) -> bool:
    """Every wanted ratio, and whether it was reached; what compiling gains everywhere else."""
    reached = True
    for ours, theirs, wanted in WANTED:
        if ours in rates and theirs in rates:
            ratio = speed(rates[ours]) / speed(rates[theirs])
            reached = reached and ratio >= wanted
            verdict = "reached" if ratio >= wanted else "NOT reached"
            console.print(f"{ours} / {theirs}: {ratio:.1f} times; wanted {wanted} times: {verdict}")
    for name in OURS:
        if compiled(name) in rates and name != DUEL:
            console.print(
                f"{name}: compiled {speed(rates[compiled(name)]) / speed(rates[name]):.1f} times pure"
            )
    if compiled(SEARCH) in rates:
        games = speed(rates[compiled(SEARCH)])
        reached = reached and games >= SEARCH_WANTED
        verdict = "reached" if games >= SEARCH_WANTED else "NOT reached"
        console.print(f"{compiled(SEARCH)}: {games:,.0f} a second; wanted {SEARCH_WANTED:,.0f}: {verdict}")
    return reached


def speed(measured: list[Rate]) -> float:
    return median(rate.decisions_per_second for rate in measured)


def show_clones(console: Console) -> bool:
    reached = True
    matches = {
        "duel": heroes(),
        "both expansions": heroes(dragon=True, undead=True),
        "solitaire": heroes(mode="solitaire"),
    }
    for name, match in matches.items():
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
    parser.add_argument("words", nargs="*", help="only what has one of these words in its name")
    arguments = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    console = Console(width=110)
    rates = run(contestants(arguments.words), arguments.rounds, arguments.seconds)
    show(console, rates)
    reached = show_ratios(console, rates)
    if not arguments.words:
        reached = show_clones(console) and reached
    sys.exit(0 if reached else 1)


if __name__ == "__main__":
    main()
