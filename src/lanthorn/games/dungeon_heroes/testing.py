"""A table for tests: a position from words, answers by key, and what lies where, by name.

table = Table("warrior on b0, goblin face down on b1")
table.do("move:warrior:b1")
assert table.tile("b1") is None
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from lanthorn.engine import Pack, find_game
from lanthorn.engine.game import Choice, Match
from lanthorn.engine.testing.desk import Desk
from lanthorn.games.dungeon_heroes.state import State


@cache
def _match(*settings: tuple[str, Choice]) -> Match[State, Any]:
    """One match for all tables with the same settings: it never changes, and making it takes a while."""
    return find_game("dungeon-heroes").match(dict(settings))


class Table(Desk[State]):
    """A game that begins at a described position. Whoever is asked answers."""

    def __init__(self, text: str, packs: Sequence[Pack] = (), **settings: Choice) -> None:
        match = _match(*sorted(settings.items()))
        if packs:
            match = find_game("dungeon-heroes").match(settings, packs)
        self.session = match.position(text)
        self.book = self.state.book

    # What lies where

    def square(self, name: str) -> str | None:
        """Where a hero or a figure stands; None if it is not on the board."""
        at = self.state.hero_at if name in self.book.hero else self.state.figure_at
        number = self.book.hero[name] if name in self.book.hero else self.book.figure[name]
        return self.book.squares[at[number]] if at[number] >= 0 else None

    def squares(self, figure: str) -> list[str]:
        """All squares that a figure covers."""
        number = self.book.figure[figure]
        both = (self.state.figure_at[number], self.state.figure_tail[number])
        return [self.book.squares[square] for square in both if square >= 0]

    def hp(self, hero: str) -> int:
        return self.state.hp[self.book.hero[hero]]

    def fatigue(self, hero: str) -> int:
        return self.state.fatigue[self.book.hero[hero]]

    def tile(self, square: str) -> str | None:
        """The tile on a square, such as "goblin" or "goblin face down"; None if there is none."""
        kind = self.state.tiles[self.book.square[square]]
        name = self.book.kinds[abs(kind)].id
        return None if kind == 0 else name if kind > 0 else f"{name} face down"

    def figure(self, square: str) -> str | None:
        """The figure that covers a square."""
        number = self.state.figure_on(self.book.square[square])
        return self.book.figure_names[number] if number >= 0 else None

    def stack(self, square: str) -> list[str]:
        return self._names(self.state.stacks.get(self.book.square[square], []))

    def carried(self, hero: str) -> list[str]:
        return self._names(self.state.carried[self.book.hero[hero]])

    def earned(self, hero: str) -> list[str]:
        return self._names(self.state.earned[self.book.hero[hero]])

    def hand(self) -> list[str]:
        return self._names(self.state.hand)

    def eliminated(self) -> list[str]:
        return self._names(self.state.eliminated)

    def possessed(self) -> str | None:
        number = self.state.possessed
        return self.book.heroes[number].id if number >= 0 else None

    def _names(self, kinds: list[int]) -> list[str]:
        return [self.book.kinds[kind].id for kind in kinds]
