"""What a seat sees, told whole or as what changed: most of a table looks as it did an answer ago."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress, count
from operator import attrgetter, is_not
from typing import Any, Final, TypeVar

import msgspec

from lanthorn.engine import Decision, Option, Session, Text
from lanthorn.engine.scene import Meter
from lanthorn.server.shown import View, show_decision, show_option

T = TypeVar("T")
ID: Final = attrgetter("id")
KEY: Final = attrgetter("key")


class _SceneTold(msgspec.Struct, omit_defaults=True):
    """A scene, field by field; its long lists as they differ from those before."""

    regions: list[Any] = []
    pieces: list[Any] = []
    status: tuple[Text, ...] = ()
    meters: tuple[Meter, ...] = ()


class Seen:
    """The table at one update as one seat sees it, made once for all who look from there."""

    def __init__(self, session: Session[Any], seat: int | None, number: int) -> None:
        self.number = number
        self.scene = session.scene(seat)
        self.decision = None if seat is None else session.decision(seat)
        self._since: tuple[int, msgspec.Raw] | None = None

    def whole(self) -> View:
        return View(self.scene, None if self.decision is None else show_decision(self.decision))

    def since(self, before: Seen) -> msgspec.Raw:
        """What is new to those who have seen `before`, encoded; at its number they all saw the same."""
        if self._since is None or self._since[0] != before.number:
            self._since = before.number, msgspec.Raw(msgspec.json.encode(self._changes(before)))
        return self._since[1]

    def _changes(self, before: Seen) -> dict[str, Any]:
        old, new = before.scene, self.scene
        regions = changes(old.regions, new.regions, ID)
        pieces = changes(old.pieces, new.pieces, ID)
        scene = _SceneTold(regions, pieces, new.status, new.meters)
        return {"since": before.number, "scene": scene, "decision": self._asked(before.decision)}

    def _asked(self, before: Decision[Any] | None) -> dict[str, Any] | None:
        asked = self.decision
        if asked is None:
            return None
        told = changes(before.options if before else (), asked.options, KEY)
        options = [show_option(one) if isinstance(one, Option) else one for one in told]
        return {"kind": asked.kind, "prompt": asked.prompt, "options": options}


def changes(old: Sequence[T], new: Sequence[T], name: Callable[[T], str]) -> list[Any]:
    """The new list for whoever has the old one: what stays is told as the two ends of its part of the old.
    Games remember most of what they show, so what stays in its place is soon known to be the same."""
    most = min(len(old), len(new))
    if len(old) == len(new):
        others = [at for at in compress(count(), map(is_not, old, new)) if old[at] != new[at]]
        if len(others) <= most // 4:
            return _in_place(new, others)
    head = next(compress(count(), map(is_not, old, new)), most)
    tail = min(next(compress(count(), map(is_not, reversed(old), reversed(new))), most), most - head)
    end = len(old) - tail
    told: list[Any] = [[0, head]] if head else []
    told += _by_name(old, head, end, new[head : len(new) - tail], name)
    return [*told, [end, len(old)]] if tail else told


def _in_place(new: Sequence[T], others: list[int]) -> list[Any]:
    """A list in which all stay where they were but a few."""
    told: list[Any] = []
    start = 0
    for at in others:
        if at > start:
            told.append([start, at])
        told.append(new[at])
        start = at + 1
    return [*told, [start, len(new)]] if start < len(new) else told


def _by_name(old: Sequence[T], start: int, end: int, new: Sequence[T], name: Callable[[T], str]) -> list[Any]:
    where = {name(old[at]): at for at in range(start, end)}
    told: list[Any] = []
    part = [0, -1]
    for thing in new:
        at = where.get(name(thing), -2)
        if at >= 0 and (old[at] is thing or old[at] == thing):
            if at == part[1]:
                part[1] += 1
            else:
                part = [at, at + 1]
                told.append(part)
        else:
            told.append(thing)
            part = [0, -1]
    return told
