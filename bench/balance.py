"""How hard Dungeon Legends is for bots: plays chapters, player counts and levels, and writes the tables.

    make balance                                       # goes on where it was ended, writes docs/balance/
    PYTHONPATH=bench python -m balance --games 24 --rest 12 --chapter moons
    PYTHONPATH=bench python -m balance --kept           # plays nothing, writes the tables of all kept games
    PYTHONPATH=bench python -m balance --pack ghosts --report ghosts.md --players 2 --level normal

Every game is kept in build/balance/ under the fingerprint of the content, so a run can be ended at any time
and gone on with later, also with more games; changed content begins anew. After a change of a bot or of its
judgement, delete that folder. `make compile` first and
PYTHONPATH=build/compiled:bench make it a good deal quicker.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from itertools import combinations, product
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

import balance_report
from lanthorn.engine import LanthornError, Pack
from lanthorn.engine.packs import read_packs
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.book import HEROES_AT_THE_TABLE
from lanthorn.games.dungeon_legends.setup import HERO_NAMES
from lanthorn.lab.jobs import Job
from lanthorn.lab.playing import Record
from lanthorn.lab.processes import Processes, cores
from lanthorn.lab.records import RecordFile
from lanthorn.lab.runs import play_all

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "balance"
REPORT: Final = ROOT / "docs" / "balance" / "dungeon-legends.md"
CHAPTERS: Final = next(setting.values for setting in GAME.settings if setting.name == "chapter")
LEVELS: Final = ("normal", "easy", "hard")
PLAYERS: Final = ("2", "1", "3", "4")
TALLY: Final = "balance_report:tally"


class Cell(NamedTuple):
    """One number of the table."""

    chapter: str
    players: str
    level: str

    @property
    def is_wanted(self) -> bool:
        """Whether there is a wish for this very number."""
        return (self.players, self.level) == ("2", "normal")

    def parties(self) -> list[tuple[str, ...]]:
        """All sets of heroes, so that none counts more than another; alone one leads two."""
        return list(combinations(HERO_NAMES, max(2, int(self.players))))


def cells(asked: argparse.Namespace) -> Iterator[Cell]:
    """What matters most first. Easy and hard are played by two."""
    for players, level in product(asked.players or PLAYERS, asked.level or LEVELS):
        if players == "2" or level == "normal" or (asked.players and asked.level):
            yield from (Cell(chapter, players, level) for chapter in asked.chapter or CHAPTERS)


class Hall:
    """Tables at which sets of heroes play side by side: few games of each would leave cores idle."""

    def __init__(self, size: int, closing: ExitStack) -> None:
        self._free: SimpleQueue[Processes] = SimpleQueue()
        for _ in range(size):
            self._free.put(closing.enter_context(Processes(1)))
        self.threads = closing.enter_context(ThreadPoolExecutor(size))

    def play(self, task: Job, games: int, path: Path) -> list[Record]:
        place = self._free.get()
        try:
            return play_all(task, games, place, path).records
        finally:
            self._free.put(place)


def play(cell: Cell, asked: argparse.Namespace, hall: Hall) -> Iterator[list[Record]]:
    """The games of a cell, shared evenly among the sets of heroes. Each has deals of its own: where the
    Locations lie decides much, and few games should see many ways in which they can."""
    parties, wanted = cell.parties(), asked.games if cell.is_wanted else asked.rest
    if asked.kept:
        return (
            read(job(cell, party, asked, number), kept(cell, party, asked))
            for number, party in enumerate(parties)
        )
    shares = [wanted // len(parties) + (number < wanted % len(parties)) for number in range(len(parties))]
    return hall.threads.map(
        hall.play,
        [job(cell, party, asked, number) for number, party in enumerate(parties[:wanted])],
        [share for share in shares if share],
        [kept(cell, party, asked) for party in parties[:wanted]],
    )


def read(task: Job, path: Path) -> list[Record]:
    """The games that were played before, however many they are."""
    if not path.exists():
        return []
    with RecordFile(path, task) as file:
        return list(file.records.values())


def job(cell: Cell, party: tuple[str, ...], asked: argparse.Namespace, number: int) -> Job:
    """What the set of heroes with this number plays."""
    settings: dict[str, str | bool] = {
        "chapter": cell.chapter,
        "players": cell.players,
        "difficulty": cell.level,
        **dict(zip(HEROES_AT_THE_TABLE, party, strict=False)),
    }
    return Job.of(GAME.match(settings, asked.packs), [[asked.bot]], asked.seed + number, TALLY)


def kept(cell: Cell, party: tuple[str, ...], asked: argparse.Namespace) -> Path:
    content = GAME.match({"chapter": cell.chapter}, asked.packs).content_version[:10]
    folder = KEPT / f"{content}-{asked.bot}-{asked.seed}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{'-'.join((*cell, *party))}.jsonl"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="balance", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=60, help="of each chapter, two players, normal level")
    parser.add_argument("--rest", type=int, default=30, help="for each other number of the table")
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--kept", action="store_true", help="play nothing: the tables of all games that are kept"
    )
    parser.add_argument("--workers", type=int, help="processes; all cores without it")
    parser.add_argument("--chapter", action="append", choices=CHAPTERS)
    parser.add_argument("--players", action="append", choices=PLAYERS)
    parser.add_argument("--level", action="append", choices=LEVELS)
    parser.add_argument(
        "--pack", type=Path, action="append", default=[], help="a folder laid over the content"
    )
    parser.add_argument("--report", type=Path, help="the file with the tables; needed with --pack")
    asked = parser.parse_args()
    if asked.pack and not asked.report:
        parser.error("--pack needs --report: the tables in docs/ are of the game as it is")
    asked.packs, asked.report = packs(parser, asked.pack), asked.report or REPORT
    return asked


def packs(parser: argparse.ArgumentParser, folders: list[Path]) -> list[Pack]:
    """What is laid over the content: it must be readable, and for this game."""
    try:
        found = read_packs(folders)
        GAME.match({}, found)
    except LanthornError as error:
        parser.error(str(error))
    return found


def main() -> None:
    asked = arguments()
    table: dict[Cell, list[Record]] = {}
    with ExitStack() as closing:
        hall = Hall(asked.workers or cores(), closing)
        for cell, played in [(cell, play(cell, asked, hall)) for cell in cells(asked)]:
            if not (games := [record for records in played for record in records]):
                continue
            table[cell] = games
            print(balance_report.line(cell, table[cell]), flush=True)
    balance_report.write(asked.report, table, asked.bot, asked.seed)
    print(f"The tables are in {asked.report.name}.")


if __name__ == "__main__":
    main()
