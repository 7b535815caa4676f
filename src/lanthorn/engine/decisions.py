"""Decisions: every one is a pick from a list of options.

Three forms: one seat chooses (`Decision`); several seats choose at once, each for itself (`Each`);
whichever of several seats acts first (`First`). A rule awaits one and gets back what was picked.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final, Generic, TypeVar

from lanthorn.engine.text import Arg, Text

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Option(Generic[T_co]):
    """One thing that can be picked. The key is its name in logs and saves and never changes.

    Options are values: make them once, in a table, where there are many. The label is rendered only
    when somebody looks; `touches` are scene ids in the order in which a player points at them.
    """

    __slots__ = ("clauses", "key", "label", "touches", "value")

    def __init__(
        self,
        key: str,
        value: T_co,
        label: Text | None = None,
        touches: tuple[str, ...] = (),
        clauses: tuple[str, ...] = (),
    ) -> None:
        self.key: Final = key
        self.value: Final = value
        self.label: Final = label or Text(f"option-{key.partition(':')[0]}")
        self.touches: Final = touches
        self.clauses: Final = clauses

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Decision(Generic[T]):
    """One seat picks one of these options. Awaiting it gives the value of the option picked."""

    __slots__ = ("about", "kind", "options", "seat")

    def __init__(self, seat: int, kind: str, options: Sequence[Option[T]], about: dict[str, Arg]) -> None:
        self.seat, self.kind, self.options, self.about = seat, kind, options, about

    def __await__(self) -> Generator[Decision[T], int, T]:
        return self.options[(yield self)].value

    @property
    def parts(self) -> tuple[Decision[T], ...]:
        return (self,)

    @property
    def prompt(self) -> Text:
        """The question put to the seat."""
        return Text(f"ask-{self.kind}", self.about)

    def keys(self) -> list[str]:
        return [option.key for option in self.options]

    def index(self, key: str) -> int:
        """Where the option with this key stands, or -1."""
        for i, option in enumerate(self.options):
            if option.key == key:
                return i
        return -1


class Each(Generic[T]):
    """Several seats pick at once, each for itself. Awaiting it gives their values in order."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[Decision[T], ...]) -> None:
        self.parts = parts

    def __await__(self) -> Generator[Each[T], tuple[int, ...], tuple[T, ...]]:
        picks = yield self
        return tuple(part.options[i].value for part, i in zip(self.parts, picks, strict=True))


class First(Generic[T]):
    """Whichever of several seats acts first. Awaiting it gives the seat and what it picked."""

    __slots__ = ("parts",)

    def __init__(self, parts: tuple[Decision[T], ...]) -> None:
        self.parts = parts

    def __await__(self) -> Generator[First[T], tuple[int, int], tuple[int, T]]:
        which, index = yield self
        part = self.parts[which]
        return part.seat, part.options[index].value


Ask = Decision[Any] | Each[Any] | First[Any]
