"""JSON that is ready: most of what is shown was shown before, and is not encoded again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

T = TypeVar("T")
MOST: Final = 10_000
"""So many things are remembered; then it begins anew."""


class Ready(Generic[T]):
    """Lists of things that never change. A thing is known by its identity and kept, so that no other gets it:
    to compare them would take longer than to encode them."""

    def __init__(self, show: Callable[[T], Any]) -> None:
        self._show = show
        self._known: dict[int, bytes] = {}
        self._kept: list[T] = []

    def list(self, things: Sequence[T]) -> msgspec.Raw:
        try:
            return self._joined(things)
        except KeyError:
            self._learn(things)
            return self._joined(things)

    def _joined(self, things: Sequence[T]) -> msgspec.Raw:
        return msgspec.Raw(b"[" + b",".join(map(self._known.__getitem__, map(id, things))) + b"]")

    def _learn(self, things: Sequence[T]) -> None:
        if len(self._kept) > MOST:
            self._known, self._kept = {}, []
        for thing in things:
            if id(thing) not in self._known:
                self._known[id(thing)] = msgspec.json.encode(self._show(thing))
                self._kept.append(thing)
