"""How a game is told in numbers, for those who learn to play it: parts with names and shapes, no library."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Generic, NamedTuple, TypeVar

from lanthorn.engine.decisions import Option

S = TypeVar("S")


class Part(NamedTuple):
    """Some of the numbers, with a name in the game's own words. All lie from 0 to 1."""

    name: str
    shape: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """Parts one after another in one row of numbers."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self.start: dict[str, int] = {}
        self.size = 0
        for part in parts:
            self.start[part.name] = self.size
            self.size += part.size

    def blank(self) -> array[float]:
        """A row of zeros, to be filled."""
        return array("f", bytes(4 * self.size))


def mark(row: array[float], start: int, ones: Iterable[int]) -> None:
    """Put a one at each of these places after the start; places below 0 stand for nothing."""
    for place in ones:
        if place >= 0:
            row[start + place] = 1.0


def write(row: array[float], start: int, numbers: Iterable[float]) -> None:
    """Put numbers one after another, none of them outside 0 to 1."""
    values = array("f", numbers)
    if values and (min(values) < 0 or max(values) > 1):
        values = array("f", (min(1.0, max(0.0, value)) for value in values))
    row[start : start + len(values)] = values


@dataclass(frozen=True, kw_only=True)
class Encoding(Generic[S]):
    """A match in numbers. Made for one book, so that sizes follow from what is played.

    Everything is made from a view and from the options on offer, never from the position itself.
    """

    view: Layout
    encode: Callable[[S, int], array[float]]
    """What a seat sees."""
    option: Layout
    encode_option: Callable[[Option[Any]], array[float]]
    """What an option is. It hangs on nothing but the option, so it is asked for once."""
    outlook: Layout
    encode_outlook: Callable[[S, int, Sequence[Option[Any]]], list[array[float]]]
    """What lies where each option leads, as the seat sees it now."""
    most_options: int
    """No decision is known to offer more; measured, with room to spare."""
