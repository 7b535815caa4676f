"""Bots think in threads of their own, never on the event loop, and only a few at a time."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from lanthorn.bots import BOTS, Mind, find_bot
from lanthorn.engine import Rng, Session

USUAL_BOT: Final = "greedy"
THINKERS: Final = max(1, min(4, (os.cpu_count() or 1) - 1))


class Thinkers:
    """The threads in which bots think and long looks at a game are taken."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THINKERS, "lanthorn-bot")

    async def choose(self, bot: str, twin: Session[Any], seat: int) -> str | None:
        """The key that a bot picks for a seat; the twin is the bot's alone. None if it is not asked."""
        key: str | None = await self.run(_choose, bot, twin, seat)
        return key

    async def run(self, job: Any, *args: Any) -> Any:
        """Cancelling a job that has not begun takes it out of the queue."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, job, *args)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _choose(bot: str, twin: Session[Any], seat: int) -> str | None:
    """A bot's dice hang on the moment alone, so a game that is resumed goes on as it would have."""
    decision = twin.decision(seat)
    if decision is None:
        return None
    rng = Rng.seeded((twin.seed or 0) * 1_000_003 + len(twin.log) * 101 + seat)
    return decision.options[find_bot(bot).choose(Mind(twin, seat, rng), decision)].key


def is_bot(name: str) -> bool:
    return name in BOTS
