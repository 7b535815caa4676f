"""How much is too much."""

from __future__ import annotations

from time import monotonic
from typing import Final

MESSAGE_BYTES: Final = 64 * 1024
SAVE_BYTES: Final = 4 * 1024 * 1024
CHAT_LENGTH: Final = 500
KEY_LENGTH: Final = 500
"""Of an option."""
ANSWERS_OF_A_SAVE: Final = 20_000
ENTRIES_OF_A_TABLE: Final = 50_000
CHAPTERS_OF_A_CAMPAIGN: Final = 50
"""So many finished chapters a campaign from outside may have."""
PACKS_BYTES: Final = 256 * 1024
"""Of all packs that a save brings along."""
FRAMES: Final = 2_000
"""So many moments of a game are shown as one replay."""
OPEN_TABLES_SHOWN: Final = 50
ADDRESSES: Final = 10_000


class Bucket:
    """Fills at a steady rate; each act takes one drop. So bursts are fine, floods are not."""

    __slots__ = ("_at", "_drops", "_rate", "_size")

    def __init__(self, rate: float, size: float) -> None:
        self._rate, self._size = rate, size
        self._drops, self._at = size, monotonic()

    def take(self) -> bool:
        now = monotonic()
        self._drops = min(self._size, self._drops + (now - self._at) * self._rate)
        self._at = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True

    @property
    def is_full(self) -> bool:
        return self._drops + (monotonic() - self._at) * self._rate >= self._size


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate, self._size = rate, size
        self._of: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if len(self._of) > ADDRESSES:
            self._of = {name: bucket for name, bucket in self._of.items() if not bucket.is_full}
        return self._of.setdefault(address, Bucket(self._rate, self._size)).take()
