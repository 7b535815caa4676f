"""Saves from outside are first opened in a process of their own, with bounds on time and memory.

A save can hold any position and any content. Whatever it does to the rules, it does there.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Any, Final

import msgspec

from lanthorn.engine import ContentError, LanthornError, Session
from lanthorn.engine.save import Loaded, load, read
from lanthorn.server.limits import ANSWERS_OF_A_SAVE
from lanthorn.server.problems import Problem
from lanthorn.server.replays import Frames, frames_of

MEMORY: Final = 1 << 30
AT_ONCE: Final = asyncio.Semaphore(2)


class Verdict(msgspec.Struct):
    """Nothing wrong, or what is; and the frames, if they were asked for."""

    code: str = ""
    message: str = ""
    frames: msgspec.Raw = msgspec.Raw(b"null")


async def vet(save: bytes, seconds: float, seat: str = "") -> msgspec.Raw:
    """Look through a save, or raise a Problem. With a seat (`watch` or a number), its frames come back."""
    command = (sys.executable, "-m", "lanthorn.server.vet", str(int(seconds)), seat)
    async with AT_ONCE:
        process = await asyncio.create_subprocess_exec(
            *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        try:
            out, _ = await asyncio.wait_for(process.communicate(save), seconds)
        except BaseException as error:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            if isinstance(error, TimeoutError):
                raise Problem("bad-save", "it takes too long to open") from None
            raise
    try:
        verdict = msgspec.json.decode(out, type=Verdict)
    except msgspec.MsgspecError:
        raise Problem("bad-save", "it needs too much to be opened") from None
    if verdict.code:
        raise Problem(verdict.code, verdict.message)
    return verdict.frames


def examine(save: bytes, seat: str) -> Verdict:
    """Open a save as the server will, and play its answers."""
    try:
        if len(read(save).log) > ANSWERS_OF_A_SAVE:
            return Verdict("bad-save", "it has too many answers")
        loaded = load(save)
        _check(loaded.session)
    except ContentError as error:
        return Verdict("bad-pack", str(error))
    except LanthornError as error:
        return Verdict("bad-save", str(error))
    except Exception as error:
        return Verdict("bad-save", f"its position can't be ({type(error).__name__})")
    return Verdict(frames=_frames(loaded, seat)) if seat else Verdict()


def _frames(loaded: Loaded, seat: str) -> msgspec.Raw:
    frames: Frames = frames_of(loaded.session, None if seat == "watch" else int(seat), loaded.report)
    return msgspec.Raw(msgspec.json.encode(frames))


def _check(session: Session[Any]) -> None:
    """The position is one that can be, and can be shown and saved."""
    game = session.match.game
    for state in (session.origin, session.state):
        game.check(state)
    for seat in (None, *range(len(session.match.seats))):
        session.scene(seat)


def main() -> None:
    seconds, seat = int(sys.argv[1]), sys.argv[2]
    with contextlib.suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    verdict = examine(sys.stdin.buffer.read(), seat)
    sys.stdout.buffer.write(msgspec.json.encode(verdict))


if __name__ == "__main__":
    main()
