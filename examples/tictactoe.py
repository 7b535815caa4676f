"""Tic-tac-toe: the smallest complete game. Copy it to begin your own (docs/adding-a-game.md)."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from lanthorn.engine import Game, Option, Outcome, Play, Refusal, Rng, Seat, Text
from lanthorn.engine.scene import Face, Grid, Scene, Space, Token

SQUARES = [f"{column}{row}" for row in "123" for column in "abc"]
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
LINES_OF = [[line for line in LINES if square in line] for square in range(9)]
FACES = [Face(title=Text("seat-cross")), Face(title=Text("seat-nought"))]
MARKS = [
    Option(f"mark:{name}", square, Text("option-mark", {"square": name}), (name,), ("TTT-02",))
    for square, name in enumerate(SQUARES)
]


@dataclass(slots=True)
class Board:
    rng: Rng
    book: Any = None
    marks: list[int] = field(default_factory=lambda: [-1] * 9)
    turn: int = 0
    winner: int = -1

    @property
    def over(self) -> bool:
        return self.winner >= 0 or -1 not in self.marks

    def copy(self) -> Board:
        return Board(self.rng.copy(), self.book, self.marks[:], self.turn, self.winner)


async def step(play: Play[Board]) -> None:
    """TTT-02, TTT-03. A seat marks an empty square; three in a line win."""
    board, seat = play.state, play.state.turn % 2
    square = await play.choose(seat, "mark", [MARKS[i] for i in range(9) if board.marks[i] < 0])
    board.marks[square] = seat
    board.turn += 1
    play.emit("marked", ("TTT-02",), seat=seat, square=SQUARES[square])
    if any(all(board.marks[i] == seat for i in line) for line in LINES_OF[square]):
        board.winner = seat


def outcome(board: Board) -> Outcome | None:
    if board.winner < 0:
        return Outcome((), Text("drawn"), ("TTT-04",)) if board.over else None
    return Outcome((board.winner,), Text("won-line", {"seat": board.winner}), ("TTT-03",))


def why_not(board: Board, seat: int, key: str) -> Refusal | None:
    taken = [MARKS[square].key for square, mark in enumerate(board.marks) if mark >= 0]
    return Refusal(Text("refused-taken"), ("TTT-02",)) if key in taken else None


def scene(board: Board, seat: int | None) -> Scene:
    spaces = tuple(Space(name, i % 3, i // 3) for i, name in enumerate(SQUARES))
    marks = (Token(f"mark-{i}", SQUARES[i], FACES[m]) for i, m in enumerate(board.marks) if m >= 0)
    return Scene((Grid("board", spaces=spaces),), tuple(marks))


GAME: Game[Board, None] = Game(
    id="tic-tac-toe",
    version=1,
    home=Path(__file__).parent / "tictactoe",
    state=Board,
    book=lambda library, settings: None,
    seats=lambda book: (Seat("cross", team=0), Seat("nought", team=1)),
    setup=lambda book, rng: Board(rng),
    step=step,
    outcome=outcome,
    view=lambda board, seat: board.copy(),
    scene=scene,
    why_not=why_not,
    evaluate=lambda board, seat: 0.5 if board.winner < 0 else float(board.winner == seat),
)
