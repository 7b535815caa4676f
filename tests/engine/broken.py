"""Tic-tac-toe, broken in every way that the test kit should notice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import tictactoe
from lanthorn.engine import Game, Option, Play, Refusal, Rng, Text
from lanthorn.engine.scene import Face, Scene, Token
from tictactoe import GAME, MARKS, Board

AnyGame = Game[Any, Any]
CENTRE = 4


def free(board: Board) -> list[Option[int]]:
    return [MARKS[square] for square, mark in enumerate(board.marks) if mark < 0]


async def mark(play: Play[Board], options: Sequence[Option[int]]) -> int:
    board, seat = play.state, play.state.turn % 2
    square = await play.choose(seat, "mark", options, always=True)
    board.marks[square] = seat
    board.turn += 1
    return square


async def crashing(play: Play[Board]) -> None:
    if await mark(play, free(play.state)) == CENTRE:
        raise ZeroDivisionError("the centre is cursed")


async def without_options(play: Play[Board]) -> None:
    await mark(play, [] if play.state.turn == 4 else free(play.state))


async def wiping(play: Play[Board]) -> None:
    await tictactoe.step(play)
    if play.state.over:
        play.state.marks, play.state.turn, play.state.winner = [-1] * 9, 0, -1


async def circling(play: Play[Board]) -> None:
    if play.state.turn < 3:
        await tictactoe.step(play)


async def cheating(play: Play[Board]) -> None:
    await mark(play, free(play.state))
    play.state.winner = 7


def must_have_a_sound_winner(board: Board) -> None:
    assert board.winner < 2, f"nobody has seat {board.winner}"


class Remembering:
    """A rule that keeps something outside the state."""

    def __init__(self) -> None:
        self.calls = 0

    async def __call__(self, play: Play[Board]) -> None:
        self.calls += 1
        await mark(play, free(play.state)[:: 1 if self.calls % 4 else -1])


async def listing_twice(play: Play[Board]) -> None:
    await mark(play, free(play.state) * 2)


async def misquoting(play: Play[Board]) -> None:
    await tictactoe.step(play)
    play.emit("marked", ("TTT-99",), seat=0, square="a1")


async def speechless(play: Play[Board]) -> None:
    await tictactoe.step(play)
    play.emit("shrugged")


class Sharing(Board):
    __slots__ = ()

    def copy(self) -> Sharing:
        return Sharing(self.rng.copy(), self.book, self.marks, self.turn, self.winner)


class Forgetful(Board):
    __slots__ = ()

    def copy(self) -> Forgetful:
        return Forgetful(self.rng.copy(), self.book, self.marks[:], 0, self.winner)


def with_state(state: type[Board]) -> AnyGame:
    return replace(GAME, state=state, setup=lambda book, rng: state(rng))


def remarking(board: Board, seat: int, rng: Rng) -> None:
    """Takes open things for hidden ones."""
    taken = [square for square, mark in enumerate(board.marks) if mark >= 0]
    for square in taken:
        board.marks[square] = rng.below(2)


def refusing(board: Board, seat: int, key: str) -> Refusal | None:
    return Refusal(Text("refused-nonsense"), ("TTT-98",))


def cluttered(board: Board, seat: int | None) -> Scene:
    scene = tictactoe.scene(board, seat)
    return Scene(scene.regions, (Token("stray", "nowhere", Face()),))


CRASH: AnyGame = replace(GAME, step=crashing)
DEAD_END: AnyGame = replace(GAME, step=without_options)
ENDLESS: AnyGame = replace(GAME, step=wiping)
CIRCLE: AnyGame = replace(GAME, step=circling)
UNSOUND: AnyGame = replace(GAME, step=cheating, check=must_have_a_sound_winner)
LEAK: AnyGame = replace(GAME, redeal=remarking)
SHARED_COPY: AnyGame = with_state(Sharing)
FORGETFUL_COPY: AnyGame = with_state(Forgetful)
TWICE: AnyGame = replace(GAME, step=listing_twice)
WRONG_CLAUSE: AnyGame = replace(GAME, step=misquoting)
NO_WORDS: AnyGame = replace(GAME, step=speechless)
NO_REASON: AnyGame = replace(GAME, why_not=refusing)
EMPTY_SCENE: AnyGame = replace(GAME, scene=lambda board, seat: Scene())
CLUTTERED_SCENE: AnyGame = replace(GAME, scene=cluttered)
OVERRATED: AnyGame = replace(GAME, evaluate=lambda board, seat: 1.5)
NO_OUTCOME: AnyGame = replace(GAME, outcome=lambda board: None)


def unrepeatable() -> AnyGame:
    return replace(GAME, step=Remembering())
