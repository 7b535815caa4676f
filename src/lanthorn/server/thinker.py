"""A process in which bots think and options are tried out: `python -m lanthorn.server.thinker`.

It shares nothing with the server: it reads tasks from its input and writes the thoughts to its output,
each as its length and MessagePack. Games that it has thought about stay warm, so that a task mostly only
adds the newest answers.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections import OrderedDict
from collections.abc import Sequence
from importlib import import_module
from typing import Any, BinaryIO, Final

import msgspec

from lanthorn.bots import Mind, Recollection, find_bot
from lanthorn.engine import Rng, Session
from lanthorn.engine.play import Answer
from lanthorn.engine.save import bring_back, read
from lanthorn.server.advising import Advice, Wanted, advise
from lanthorn.server.foresight import Foresight, foresee
from lanthorn.server.matches import match_of
from lanthorn.server.travel import go, twin

WARM: Final = 64
"""So many games a process keeps in mind."""
LENGTH: Final = 4
MODEST: Final = 5
"""Thinking leaves the processor to the server where both want it."""


class Task(msgspec.Struct, frozen=True):
    """A table, as the save that it began with and the answers that hold; who has to choose, and the bot
    that chooses for it. Without a bot, what can be told of the options is wanted, or some advice."""

    table: str
    source: bytes
    answers: list[Answer]
    seat: int
    bot: str = ""
    wanted: Wanted | None = None


class Thought(msgspec.Struct, frozen=True):
    """The key that a bot picks, None if it is not asked; or what was wanted; or what went wrong."""

    key: str | None = None
    foresight: Foresight | None = None
    advice: Advice | None = None
    mistake: str = ""


def packed(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


class Warm:
    """A game that was thought about, and what the bots in its seats recollect."""

    def __init__(self, source: bytes) -> None:
        record = read(source)
        match = match_of(record.game, record.settings, record.packs, record.carried)
        self.source = source
        self.session: Session[Any] = bring_back(match, record).session
        self.recollections = [Recollection() for _ in match.seats]


class Memory:
    """The games that are warm, the least recently used one first."""

    def __init__(self) -> None:
        self._games: OrderedDict[str, Warm] = OrderedDict()

    def game(self, task: Task) -> Warm:
        game = self._games.pop(task.table, None)
        if game is None or game.source != task.source:
            game = Warm(task.source)
        go(game.session, task.answers)
        self._games[task.table] = game
        while len(self._games) > WARM:
            self._games.popitem(last=False)
        return game


def think(game: Warm, bot: str, seat: int) -> str | None:
    """A bot's dice hang on the moment alone."""
    copy = twin(game.session)
    decision = copy.decision(seat)
    if decision is None:
        return None
    rng = Rng.seeded((copy.seed or 0) * 1_000_003 + len(copy.log) * 101 + seat)
    mind = Mind(copy, seat, rng, game.recollections[seat])
    return decision.options[find_bot(bot).choose(mind, decision)].key


def answer(memory: Memory, body: bytes) -> Thought:
    try:
        task = msgspec.msgpack.decode(body, type=Task)
        game = memory.game(task)
        if task.bot:
            return Thought(think(game, task.bot, task.seat))
        if task.wanted is not None:
            return Thought(advice=advise(game.session, task.seat, task.wanted))
        return Thought(foresight=foresee(game.session, task.seat))
    except Exception as error:
        return Thought(mistake=f"{type(error).__name__}: {error}")


def serve(tasks: BinaryIO, thoughts: BinaryIO) -> None:
    """Until the server goes away."""
    memory = Memory()
    while len(head := tasks.read(LENGTH)) == LENGTH:
        body = tasks.read(int.from_bytes(head, "big"))
        thoughts.write(packed(answer(memory, body)))
        thoughts.flush()


def main(modules: Sequence[str]) -> None:
    """The modules register games and bots that are not installed."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(MODEST)
    for module in modules:
        import_module(module)
    thoughts = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints disturbs nobody
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, thoughts)


if __name__ == "__main__":
    main(sys.argv[1:])
