"""The numbers of a game's content that may be moved: how they are named, found and changed.

`monsters.goblin.damage=1..4` names a file, an entry and a field, and from where to where it may go. Further
parts lead into lists (counted from 0) and tables: `locations.mine.use.0.dust=1..4`. `0..40/5` goes by fives.
With a `+` at an end the range is an offset, and stars may stand in the name: `monsters.*.damage=-1..+2`.
`+-1` is short for `-1..+1`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from fnmatch import fnmatchcase
from typing import Any, Final

import msgspec

from lanthorn.engine import Game, LanthornError, Pack
from lanthorn.engine.content import Library, R, Tables
from lanthorn.engine.game import Settings
from lanthorn.lab.words import lab_trouble

Value = int | float
Candidate = tuple[Value, ...]
"""A value for each number: what it is to be, or by how much it is moved."""

MOST_VALUES: Final = 1_000
DIGITS: Final = 9
"""After the point, where numbers have one."""
_VALUE: Final = r"[+-]?\d+(?:\.\d+)?"
_RANGE: Final = re.compile(
    rf"(?P<low>{_VALUE})\.\.(?P<high>{_VALUE})(?:/(?P<step>{_VALUE}))?|\+-(?P<by>\d+(?:\.\d+)?)"
)


class Spot(msgspec.Struct, frozen=True):
    """Where a number stands, and what it is now."""

    path: tuple[str, ...]
    old: Value

    @property
    def name(self) -> str:
        return ".".join(self.path)


class Number(msgspec.Struct, frozen=True):
    """A number that may be moved, or several that move together."""

    name: str
    spots: tuple[Spot, ...]
    values: tuple[Value, ...]
    """Where it may go, or by how much it may be moved, from the lowest up."""
    is_offset: bool

    @property
    def start(self) -> Value:
        """The value that changes nothing."""
        return 0 if self.is_offset else self.spots[0].old

    def at(self, spot: Spot, value: Value) -> Value:
        """What one of them becomes. Nothing is moved below 0 that wasn't there."""
        if not self.is_offset:
            return value
        return round(max(spot.old + value, min(spot.old, 0)), DIGITS)

    def steps(self, value: Value) -> float:
        """How far a value is from the one that changes nothing, as a part of the range."""
        span = max(*self.values, self.start) - min(*self.values, self.start)
        return abs(value - self.start) / span if span else 0.0


class Content:
    """What a game's content holds: as it is written, and with all that goes without saying filled in."""

    def __init__(self, game: Game[Any, Any], packs: Sequence[Pack], settings: Settings) -> None:
        self.game = game
        library = _Noting(*(folder / "content" for folder in game.folders), packs=packs)
        game.book(library, settings)
        self.written = library.tables
        self.full: Tables = {**library.tables}
        for file, kind in library.kinds.items():
            records = library.records(file, kind).items()
            self.full[file] = {name: _without_id(msgspec.to_builtins(record)) for name, record in records}

    def number(self, text: str) -> Number:
        """What `monsters.goblin.damage=1..4` stands for."""
        name, _, bounds = (part.strip() for part in text.partition("="))
        found = _RANGE.fullmatch(bounds)
        if not name or found is None:
            raise lab_trouble("tune-number-form", given=text)
        spots = tuple(self._spots(name))
        is_offset = "+" in bounds.partition("/")[0]
        if len(spots) > 1 and not is_offset:
            raise lab_trouble("tune-number-several", name=name, count=len(spots))
        whole = all(isinstance(spot.old, int) for spot in spots)
        return Number(name, spots, tuple(_values(text, found, whole=whole)), is_offset)

    def _spots(self, name: str) -> Iterator[Spot]:
        """A star passes over what is no number, and over 0: what isn't there has no size."""
        parts = name.split(".")
        reached = list(_reached((), self.full, parts))
        if not reached:
            raise self._unknown(parts)
        spots = [Spot(path, old) for path, old in reached if _is_number(old)]
        if not spots:
            raise lab_trouble("tune-not-a-number", name=name)
        if "*" not in name:
            yield from spots
        elif any(spot.old for spot in spots):
            yield from (spot for spot in spots if spot.old)
        else:
            raise lab_trouble("tune-all-zero", name=name)

    def _unknown(self, parts: Sequence[str]) -> LanthornError:
        """The first part of a name that leads nowhere."""
        end = next(end for end in range(1, len(parts) + 1) if not list(_reached((), self.full, parts[:end])))
        before, name = parts[: end - 1], parts[end - 1]
        names = {found: None for _, inside in _reached((), self.full, before) for found in _names(inside)}
        known, place = ", ".join(names), ".".join(before)
        if not before:
            return lab_trouble("tune-no-file", game=self.game.id, name=name, known=known)
        if not names:
            return lab_trouble("tune-nothing-inside", place=place, name=name)
        if len(before) == 1:
            return lab_trouble("tune-no-entry", file=place, name=name, known=known)
        return lab_trouble("tune-no-field", place=place, name=name, known=known)

    def changed(self, numbers: Sequence[Number], candidate: Candidate) -> Tables:
        """The fields that a candidate changes, whole; nothing else."""
        tables: Tables = {}
        for number, value in zip(numbers, candidate, strict=True):
            for spot in number.spots:
                new = number.at(spot, value)
                if new != spot.old:
                    self._put(tables, spot.path, new)
        return tables

    def _put(self, tables: Tables, path: Sequence[str], new: Value) -> None:
        file, entry, field, *rest = path
        fields = tables.setdefault(file, {}).setdefault(entry, {})
        if not rest:
            fields[field] = new
            return
        full = self.full[file][entry][field]
        written = self.written[file][entry].get(field, full)
        _put_inside(fields.setdefault(field, deepcopy(written)), full, rest, new)


class _Noting(Library):
    """Remembers what the entries of each file load into."""

    def __init__(self, *folders: Any, packs: Sequence[Pack]) -> None:
        super().__init__(*folders, packs=packs)
        self.kinds: dict[str, type[Any]] = {}

    def records(self, file: str, kind: type[R]) -> dict[str, R]:
        self.kinds[file] = kind
        return super().records(file, kind)


def read_numbers(content: Content, texts: Sequence[str]) -> tuple[Number, ...]:
    """All that may be moved; nothing twice."""
    if not texts:
        raise lab_trouble("tune-no-numbers")
    numbers = tuple(content.number(text) for text in texts)
    seen: set[str] = set()
    for number in numbers:
        for spot in number.spots:
            if spot.name in seen:
                raise lab_trouble("tune-number-twice", name=spot.name)
            seen.add(spot.name)
    return numbers


def _without_id(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name != "id"}


def _reached(
    path: tuple[str, ...], inside: Any, parts: Sequence[str]
) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Everything that a name with stars leads to."""
    if not parts:
        yield path, inside
        return
    for name in _names(inside):
        if fnmatchcase(name, parts[0]):
            yield from _reached((*path, name), _within(inside, name), parts[1:])


def _names(inside: Any) -> list[str]:
    """What the next part of a name can be."""
    if isinstance(inside, Mapping):
        return [str(name) for name in inside]
    if isinstance(inside, list | tuple):
        return [str(place) for place in range(len(inside))]
    return []


def _within(inside: Any, name: str) -> Any:
    return inside[name] if isinstance(inside, Mapping) else inside[int(name)]


def _put_inside(inside: Any, full: Any, rest: Sequence[str], new: Value) -> None:
    """`full` lends what goes without saying in `inside`."""
    name, *deeper = rest
    key: Any = name if isinstance(inside, dict) else int(name)
    if not deeper:
        inside[key] = new
        return
    if isinstance(inside, dict):
        inside.setdefault(key, deepcopy(full[key]))
    _put_inside(inside[key], full[key], deeper, new)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _values(text: str, found: re.Match[str], *, whole: bool) -> Iterator[Value]:
    by = found["by"]
    ends = (f"-{by}", by, None) if by else (found["low"], found["high"], found["step"])
    if whole and any(end and "." in end for end in ends):
        raise lab_trouble("tune-range-whole", given=text)
    low, high, step = (float(end or 1) for end in ends)
    if low > high:
        raise lab_trouble("tune-range-backwards", given=text)
    if step <= 0:
        raise lab_trouble("tune-range-step", given=text)
    count = int((high - low) / step + 1e-9) + 1
    if count > MOST_VALUES:
        raise lab_trouble("tune-range-long", given=text, count=str(count), most=str(MOST_VALUES))
    for place in range(count):
        value = round(low + place * step, DIGITS)
        yield int(value) if whole else value
