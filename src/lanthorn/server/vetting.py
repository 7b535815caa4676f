"""Saves from outside are looked through in processes of their own (`vet.py`), a few at a time."""

from __future__ import annotations

import asyncio
import contextlib
import math
import sys
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from lanthorn.engine import Text, games
from lanthorn.engine.save import FORMAT
from lanthorn.server.problems import Problem
from lanthorn.server.vet import CAMPAIGN, Verdict

NOTHING: Final = rb"\u0000"
"""A sign that one of the databases can't keep."""
AT_ONCE: Final = 2
WAITING: Final = 8
OF_ONE_ADDRESS: Final = 2
"""So many files of one address are in the room at a time: nobody keeps the others out alone."""


class _Head(msgspec.Struct):
    """As much of a save as tells whether it is one; the rest is only skipped."""

    lanthorn_save: int
    game: str
    log: msgspec.Raw
    checkpoint: msgspec.Raw


class _CampaignHead(msgspec.Struct):
    """The same of a campaign."""

    lanthorn_campaign: int
    game: str
    episodes: list[msgspec.Raw]


class Vetting:
    """The waiting room. Who finds it full is told so at once."""

    def __init__(self, seconds: float, modules: Sequence[str] = ()) -> None:
        self._seconds, self._modules = seconds, modules
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._here: Counter[str] = Counter()

    async def opened(self, save: bytes, address: str) -> bytes:
        """The save, written anew, if people may play on from it; else a Problem."""
        return await self._look_through(save, address, "")

    async def shown(self, save: bytes, address: str, seat: int | None) -> bytes:
        """The save's frames, as a seat or a spectator saw them; or a Problem."""
        return await self._look_through(save, address, "watch" if seat is None else str(seat))

    async def chapters(self, campaign: bytes, address: str) -> list[bytes]:
        """The saves of a campaign's chapters, written anew; or a Problem."""
        given = await self._look_through(campaign, address, CAMPAIGN)
        return [bytes(save) for save in msgspec.json.decode(given, type=list[msgspec.Raw])]

    async def _look_through(self, save: bytes, address: str, seat: str) -> bytes:
        _skim(save, _CampaignHead if seat == CAMPAIGN else _Head)
        if self._here[address] >= OF_ONE_ADDRESS or self._here.total() >= WAITING:
            raise Problem("too-many", "other files are being looked through")
        self._here[address] += 1
        try:
            async with self._turn:
                verdict = await self._examine(save, seat)
        finally:
            self._here[address] -= 1
            self._here += Counter()  # forgets those who have left
        if verdict.code:
            raise Problem(verdict.code, verdict.message, verdict.text)
        return bytes(verdict.given)

    async def _examine(self, save: bytes, seat: str) -> Verdict:
        seconds = str(math.ceil(self._seconds))
        command = (sys.executable, "-m", "lanthorn.server.vet", seconds, seat, *self._modules)
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        try:
            out, _ = await asyncio.wait_for(process.communicate(save), self._seconds)
        except TimeoutError:
            raise Problem("bad-save", "it takes too long to open") from None
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        try:
            return msgspec.json.decode(out, type=Verdict)
        except msgspec.MsgspecError:
            raise Problem("bad-save", "it needs too much to be opened") from None


def _is_a(kind: type[_Head] | type[_CampaignHead], file: bytes) -> bool:
    with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        msgspec.json.decode(file, type=kind)
        return True
    return False


def _skim(file: bytes, kind: type[_Head] | type[_CampaignHead]) -> None:
    """What is plainly no file of ours needs no process to say so."""
    if NOTHING in file:
        raise Problem("bad-save", "It has a sign in it that no text has.")
    try:
        head = msgspec.json.decode(file, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        sort, other = ("save", "campaign") if kind is _Head else ("campaign", "save")
        is_other = _is_a(_CampaignHead if kind is _Head else _Head, file)
        text = Text(f"{sort}-is-{other}" if is_other else f"{sort}-not-ours")
        raise Problem("bad-save", f"This is not a Lanthorn {sort} file: {error}.", text) from error
    is_newer = isinstance(head, _Head) and head.lanthorn_save > FORMAT
    if head.game not in games() and not is_newer:
        raise Problem("bad-save", f"This server does not know the game {head.game!r}.")
