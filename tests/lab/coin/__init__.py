"""A game for tuning: after some choices that change nothing, a coin falls as its content says."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from lanthorn.engine import Game, Option, Outcome, Play, Record, Rng, Seat, Text
from lanthorn.engine.content import Library
from lanthorn.engine.game import Setting, Settings
from lanthorn.engine.scene import Grid, Scene

CHOICES = [Option(key, key, Text(key)) for key in ("left", "right")]


class More(Struct, frozen=True, forbid_unknown_fields=True):
    heads: int = 0
    tails: int = 0


class Coin(Record, frozen=True):
    heads: Annotated[int, Meta(ge=0, le=100)]
    throws: Annotated[int, Meta(ge=1)]
    edge: Annotated[int, Meta(ge=0)] = 0
    """Adds to heads."""
    fraction: float = 0.5
    by_player: tuple[More, ...] = ()
    faces: tuple[int, ...] = ()
    shiny: bool = False


@dataclass
class Book:
    heads: int
    throws: int
    together: bool


@dataclass(slots=True)
class Table:
    rng: Rng
    book: Book
    thrown: int = 0
    fell: int = -1

    @property
    def over(self) -> bool:
        return self.fell >= 0

    def copy(self) -> Table:
        return Table(self.rng.copy(), self.book, self.thrown, self.fell)


def book(library: Library, settings: Settings) -> Book:
    """At dusk the coin falls on heads 20 times in 100 more often."""
    coins = library.records("coins", Coin)
    library.check()
    heads = coins["penny"].heads + coins["penny"].edge + sum(more.heads for more in coins["extra"].by_player)
    return Book(heads + 20 * (settings["dusk"] is True), coins["penny"].throws, settings["together"] is True)


async def step(play: Play[Table]) -> None:
    table = play.state
    await play.choose(0, "throw", CHOICES)
    table.thrown += 1
    if table.thrown == table.book.throws:
        table.fell = int(table.rng.below(100) >= table.book.heads)


def outcome(table: Table) -> Outcome | None:
    if not table.over:
        return None
    if table.book.together:
        return Outcome((0,) if table.fell == 0 else (), Text("fell"))
    return Outcome((table.fell,), Text("fell"))


def seats(book: Book) -> tuple[Seat, ...]:
    return (Seat("heads"),) if book.together else (Seat("heads", team=0), Seat("tails", team=1))


GAME: Game[Table, Book] = Game(
    id="coin",
    version=1,
    home=Path(__file__).parent,
    state=Table,
    settings=(Setting("together", False), Setting("dusk", False)),
    book=book,
    seats=seats,
    setup=lambda book, rng: Table(rng, book),
    step=step,
    outcome=outcome,
    view=lambda table, seat: table.copy(),
    scene=lambda table, seat: Scene((Grid("table", spaces=()),), ()),
    why_not=lambda table, seat, key: None,
    evaluate=lambda table, seat: 0.5,
)
