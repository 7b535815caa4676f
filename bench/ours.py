"""Our own games: random play and search. Pure Python here, compiled in a process of its own.

    python bench/ours.py

reads one contest a line (name, seconds, seed) and writes what was measured, so that the compiled package,
which must come first on the path, can take turns with everything else in one run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final

import tictactoe
from lanthorn.bots import Mind, RandomBot
from lanthorn.engine import Decision, Match, Rng, Session, find_game
from lanthorn.engine.game import Choice
from lanthorn.engine.running import run, simulate
from lanthorn.engine.session import replay
from peers import Rate, measure

Contestant = Callable[[float, int], Rate]
AnyMatch = Match[Any, Any]

ROOT: Final = Path(__file__).resolve().parent.parent
STEPS: Final = 20
"""So many steps make an imagined game of Dungeon Heroes last about 20 decisions."""
GAMES: Final = 64
"""So many games are imagined from one moment before the next has its turn."""


def heroes(**settings: Choice) -> AnyMatch:
    return find_game("dungeon-heroes").match(settings)


def legends(chapter: str) -> AnyMatch:
    return find_game("dungeon-legends").match({"chapter": chapter})


def inline(match: AnyMatch) -> Contestant:
    """Whole random games with the log on, decisions answered on the spot: what the lab does."""

    def contest(seconds: float, seed: int) -> Rate:
        seeds, policy = Random(seed), RandomBot().policy(Rng.seeded(seed))

        def play_game() -> int:
            return len(simulate(match, seeds.getrandbits(60), [policy] * len(match.seats)).log)

        return measure(play_game, seconds)

    return contest


def suspended(match: AnyMatch) -> Contestant:
    """The same through a session that waits at every decision: what a table does."""

    def contest(seconds: float, seed: int) -> Rate:
        seeds, rng = Random(seed), Rng.seeded(seed)

        def play_game() -> int:
            session = match.start(seeds.getrandbits(60))
            while session.pending is not None:
                decision = session.decisions[0]
                session.pick(decision.seat, rng.below(len(decision.options)))
            return len(session.log)

        return measure(play_game, seconds)

    return contest


def searching(match: AnyMatch) -> Contestant:
    """What search does again and again: deal anew what a seat can't know, pick, play on, judge."""

    def contest(seconds: float, seed: int) -> Rate:
        sessions, dice = cycle(middle_games(match, 10)), Rng.seeded(seed)
        return measure(lambda: imagine(next(sessions), dice), seconds)

    return contest


def imagine(session: Session[Any], dice: Rng) -> int:
    """So many imagined games from one moment, each about 20 decisions long."""
    decision = session.decisions[0]
    mind, policy = Mind(session, decision.seat, dice), RandomBot().policy(dice)
    for _ in range(GAMES):
        twin = mind.imagine(dice)
        twin.travel_light()
        twin.play_out(decision.seat, dice.below(len(decision.options)), policy)
        run(session.match, twin.play, STEPS)
        mind.evaluate(twin.state)
    return GAMES


def middle_games(match: AnyMatch, games: int) -> list[Session[Any]]:
    """Sessions half-way through random games."""
    random = Random(1)

    def policy(decision: Decision[Any]) -> int:
        return random.randrange(len(decision.options))

    found = []
    for seed in range(games):
        log = simulate(match, seed, [policy] * len(match.seats)).log
        found.append(replay(match, seed, log[: len(log) // 2]))
    return found


DUEL: Final = "Dungeon Heroes, duel"
DUEL_WITH_ALL: Final = "Dungeon Heroes, duel with both expansions"
SEARCH: Final = "Dungeon Heroes, imagined games of 20 decisions"
CHAPTERS: Final = {
    name: f"Dungeon Legends, chapter {number}"
    for name, number in zip(
        ("fire", "moons", "crystals", "magma", "darkness"), ("I", "II", "III", "IV", "V"), strict=True
    )
}
OURS: Final[dict[str, Contestant]] = {
    "tic-tac-toe": inline(tictactoe.GAME.match()),
    DUEL: inline(heroes()),
    DUEL_WITH_ALL: inline(heroes(dragon=True, undead=True)),
    "Dungeon Heroes, solitaire": inline(heroes(mode="solitaire")),
    "Dungeon Heroes, duel through a session": suspended(heroes()),
    **{title: inline(legends(name)) for name, title in CHAPTERS.items()},
    SEARCH: searching(heroes()),
}


class Compiled:
    """The same contests in a process that runs the compiled package."""

    def __init__(self, folder: Path) -> None:
        path = os.pathsep.join(str(place) for place in (folder, ROOT / "examples", ROOT / "bench"))
        self._process = subprocess.Popen(
            [sys.executable, __file__],
            env=os.environ | {"PYTHONPATH": path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def contestants(self) -> dict[str, Contestant]:
        return {compiled(name): self._contestant(name) for name in OURS}

    def _contestant(self, name: str) -> Contestant:
        def contest(seconds: float, seed: int) -> Rate:
            asked, told = self._process.stdin, self._process.stdout
            assert asked is not None
            assert told is not None
            print(json.dumps([name, seconds, seed]), file=asked, flush=True)
            return Rate(**json.loads(told.readline()))

        return contest


def compiled(name: str) -> str:
    """The name of a contestant that plays compiled."""
    return f"{name}, compiled"


if __name__ == "__main__":
    for line in sys.stdin:
        name, seconds, seed = json.loads(line)
        print(json.dumps(asdict(OURS[name](seconds, seed))), flush=True)
