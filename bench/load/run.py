"""`make load`: 100 clients on 50 tables, our server beside boardgame.io's, in turns; and many idle tables.

Every client answers as soon as it is asked, and times each answer until it is acknowledged and the fresh
view is there. Our answers are on disk by then. See docs/load.md.
"""

from __future__ import annotations

import argparse
import resource
import sys
import tempfile
import time
from contextlib import AbstractContextManager
from statistics import median
from typing import Final

import msgspec
from rich.console import Console
from rich.table import Table

from load import servers
from load.servers import Measured

THEIRS: Final = "boardgame.io, tic-tac-toe, in memory"
OURS: Final = "Lanthorn, Dungeon Heroes, SQLite"
OURS_SMALL: Final = "Lanthorn, tic-tac-toe, SQLite"
OURS_POSTGRES: Final = "Lanthorn, Dungeon Heroes, PostgreSQL"
MEMORY_WANTED: Final = 1536.0
IDLE_AFTER: Final = 75.0
"""Tables are forgotten when nothing has happened for a minute."""
Runs = dict[str, list[Measured]]


def contenders(postgres: str) -> dict[str, str]:
    """Each row, and the game that our server plays for it; theirs has but one."""
    rows = {THEIRS: "", OURS: "dungeon-heroes", OURS_SMALL: "tic-tac-toe"}
    return rows | ({OURS_POSTGRES: "dungeon-heroes"} if postgres else {})


def started(name: str, folder: str, postgres: str) -> AbstractContextManager[tuple[str, int]]:
    if name == THEIRS:
        return servers.theirs()
    return servers.ours(postgres if name == OURS_POSTGRES else f"sqlite:///{folder}/tables.sqlite")


def play(rounds: int, tables: int, seconds: float, postgres: str) -> Runs:
    rows = contenders(postgres)
    runs: Runs = {name: [] for name in rows}
    for _ in range(rounds):
        for name, game in rows.items():
            with (
                tempfile.TemporaryDirectory() as folder,
                started(name, folder, postgres) as (address, server),
            ):
                whose = "ours" if game else "theirs"
                runs[name].append(servers.measure(whose, address, server, tables, 3, seconds, game))
    return runs


def show(console: Console, runs: Runs) -> None:
    heads = ("moves/s", "p50 ms", "p99 ms", "server ms/move", "KB/move", "server CPU", "clients CPU")
    table = Table("server and game", *heads)
    for name, found in runs.items():
        numbers = [
            middle(found, "moves_per_second"),
            middle(found, "p50_ms"),
            middle(found, "p99_ms"),
            middle(found, "server_ms_per_move"),
            middle(found, "bytes_per_move") / 1000,
            middle(found, "server_cpu"),
            middle(found, "clients_cpu"),
        ]
        table.add_row(name, *(f"{number:.2f}" if number < 10 else f"{number:.0f}" for number in numbers))
    console.print(table)


def middle(found: list[Measured], what: str) -> float:
    return float(median(getattr(one, what) or 0.0 for one in found))


def show_ratios(console: Console, runs: Runs) -> bool:
    """Each round has its own ratio, for machines get busier. Only the full game must reach what is wanted."""
    reached = True
    for name in [name for name in runs if name != THEIRS]:
        pairs = list(zip(runs[name], runs[THEIRS], strict=True))
        speed = median(a.moves_per_second / b.moves_per_second for a, b in pairs)
        wait = median(a.p99_ms / b.p99_ms for a, b in pairs)
        is_enough = speed >= 1 and wait <= 0.5
        reached = reached and (is_enough or name != OURS)
        verdict = "reached" if is_enough else "NOT reached"
        console.print(f"{name} / theirs: moves/s {speed:.2f}, p99 {wait:.2f}; wanted 1 and 0.5: {verdict}")
    return reached


def idle(console: Console, tables: int) -> bool:
    with (
        tempfile.TemporaryDirectory() as folder,
        servers.ours(f"sqlite:///{folder}/tables.sqlite") as (address, server),
    ):
        before = servers.memory_of(server)
        process = servers.clients("idle.js", address, tables, stdin=-1)
        assert process.stdout is not None
        assert process.stdin is not None
        process.stdout.readline()
        full = servers.memory_of(server)
        console.print(f"{tables} tables, {2 * tables} clients: {full:.0f} MB (PSS), before that {before:.0f}")
        process.stdin.write("play\n")
        process.stdin.flush()
        played = msgspec.json.decode(process.stdout.readline())
        console.print(
            f"an answer at one of them: p50 {played['p50_ms']:.1f} ms, p99 {played['p99_ms']:.1f} ms"
        )
        time.sleep(IDLE_AFTER)
        rested = servers.memory_of(server)
        process.kill()
        each = (rested - before) * 1024 / tables
        console.print(
            f"after a minute at rest: {rested:.0f} MB, {each:.0f} KB for each table with its two clients"
        )
    verdict = "reached" if full < MEMORY_WANTED else "NOT reached"
    console.print(f"wanted: below {MEMORY_WANTED:.0f} MB: {verdict}")
    return full < MEMORY_WANTED


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--idle", type=int, default=2000, help="So many idle tables; 0 leaves them out.")
    parser.add_argument("--postgres", default="", metavar="URL", help="A database for one more row.")
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    servers.install()
    console = Console(width=130)
    reached = True
    if arguments.rounds:
        runs = play(arguments.rounds, arguments.tables, arguments.seconds, arguments.postgres)
        show(console, runs)
        reached = show_ratios(console, runs)
    if arguments.idle:
        reached = idle(console, arguments.idle) and reached
    sys.exit(0 if reached else 1)


if __name__ == "__main__":
    main()
