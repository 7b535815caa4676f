"""A game of one rule, made inside a test: the rule runs so many times, then the game is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from lanthorn.engine import Game, Match, Option, Outcome, Play, Rng, Seat, Text
from lanthorn.engine.scene import Scene


@dataclass(slots=True)
class Table:
    rng: Rng
    book: Any = None
    notes: list[str] = field(default_factory=list)
    secret: int = 0
    steps_left: int = 1

    @property
    def over(self) -> bool:
        return self.steps_left <= 0

    def copy(self) -> Table:
        return Table(self.rng.copy(), self.book, self.notes[:], self.secret, self.steps_left)


Rule = Callable[[Play[Table]], Awaitable[None]]


def options(*keys: str) -> list[Option[str]]:
    return [Option(key, key) for key in keys]


def tiny_game(rule: Rule, steps: int = 1, seats: int = 2, **changes: Any) -> Game[Table, None]:
    async def step(play: Play[Table]) -> None:
        await rule(play)
        play.state.steps_left -= 1

    def view(table: Table, seat: int | None) -> Table:
        return replace(table.copy(), secret=0)

    def redeal(table: Table, seat: int, rng: Rng) -> None:
        table.secret = rng.roll(6)

    game: Game[Table, None] = Game(
        id="tiny",
        version=1,
        home=Path(__file__).parent / "no-such-folder",
        state=Table,
        settings=(),
        book=lambda library, settings: None,
        seats=lambda book: tuple(Seat(f"player-{number}", team=number) for number in range(seats)),
        setup=lambda book, rng: Table(rng, secret=rng.roll(6), steps_left=steps),
        step=step,
        outcome=lambda table: Outcome((), Text("over")) if table.over else None,
        view=view,
        redeal=redeal,
        scene=lambda table, seat: Scene(),
        why_not=lambda table, seat, key: None,
        evaluate=lambda table, seat: 0.5,
    )
    return replace(game, **changes)


def tiny(rule: Rule, steps: int = 1, seats: int = 2, **changes: Any) -> Match[Table, None]:
    return tiny_game(rule, steps, seats, **changes).match()
