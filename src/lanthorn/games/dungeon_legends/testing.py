"""A table for tests: a position from words, answers by key, and what lies where, by name.

table = Table("knight on h4, knight has icons sword sword sword sword, M(3,2,1,0) on p4")
table.do(f"strike:knight:{table.at('p4')}:4")
assert table.passage(4) is None

`M(r,c,b,u)` is a monster with that Resistance and so many Claws, Broken Swords and Unavoidable, which
gives an item; `M(r,c,b,u)!` strikes all heroes. Dice and shuffles fall as `rolls` says, if it is given.
"""

from __future__ import annotations

import re
from functools import cache

from lanthorn.engine import ScriptedRng, Session
from lanthorn.engine.game import Choice, Match
from lanthorn.engine.testing.desk import Desk
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.book import Book, GameCard
from lanthorn.games.dungeon_legends.chapters.registry import CHAPTERS
from lanthorn.games.dungeon_legends.content import MonsterRecord
from lanthorn.games.dungeon_legends.icons import ICONS
from lanthorn.games.dungeon_legends.state import Hero, Player, State

_STATS = re.compile(r"M\((\d),(\d),(\d),(\d)\)(!?)")


@cache
def _match(*settings: tuple[str, Choice]) -> Match[State, Book]:
    """One match for all tables with the same settings: making it takes a while."""
    return GAME.match(dict(settings))


def begun(*keys: str, seed: int = 1, **settings: Choice) -> Session[State]:
    """A real game after its setup. Where one of these keys is on offer before the first turn, it is picked;
    elsewhere the first option."""
    session = _match(*sorted(settings.items())).start(seed)
    while session.decisions[0].kind != "act":
        decision = session.decisions[0]
        offered = decision.keys()
        session.answer(decision.seat, next((key for key in keys if key in offered), offered[0]))
    return session


class Table(Desk[State]):
    """A game that begins at a described position. Whoever is asked answers."""

    def __init__(
        self,
        text: str = "",
        chapter: str = next(iter(CHAPTERS)),
        players: int = 3,
        rolls: tuple[int, ...] = (),
        **settings: Choice,
    ) -> None:
        match = _match(*sorted({"chapter": chapter, "players": str(players), **settings}.items()))
        self.book = match.book
        self.session = match.position(_STATS.sub(self._monster, text))
        if rolls:
            self.session.state.rng = ScriptedRng.rolls(*rolls)
            self.session = match.resume(self.session.state)

    def _monster(self, stats: re.Match[str]) -> str:
        """Such a monster, in the book of the match: found there, or made."""
        resistance, claws, broken, unavoidable = map(int, stats.groups()[:4])
        name = f"m-{resistance}-{claws}-{broken}-{unavoidable}" + ("-all" if stats[5] else "")
        record = MonsterRecord(
            id=name,
            set="test",
            count=1,
            resistance=resistance,
            claws=claws,
            broken=broken,
            unavoidable=unavoidable,
            strikes_all=bool(stats[5]),
            item=1,
        )
        if sum(card.id == name for card in self.book.game) < 4:
            self.book.game += [GameCard(record) for _ in range(4)]
        return name

    def asked_seat(self) -> int | None:
        return self.session.decisions[0].seat if self.session.decisions else None

    @property
    def won(self) -> bool:
        return self.session.outcome is not None and bool(self.session.outcome.winners)

    @property
    def lost(self) -> bool:
        return self.session.outcome is not None and not self.session.outcome.winners

    # What lies where

    def hero(self, name: str) -> Hero:
        return next(hero for number, hero in enumerate(self.state.heroes) if self.state.name(number) == name)

    def own(self, name: str) -> Player:
        """The deck and hand of a hero's player."""
        return self.state.players[self.hero(name).player]

    def passage(self, square: int) -> str | None:
        """The card on a passage square."""
        card = self.state.passage[square]
        return self.book.game[card].id if card >= 0 else None

    def at(self, square: str) -> str:
        """The name, on the table, of the card on a passage square: as it stands in keys."""
        return self.book.options.target(self.state.passage[int(square[1:])])

    def damage(self, square: int) -> int:
        return self.state.damage.get(self.state.passage[square], 0)

    def location(self, slot: int) -> str:
        return self.book.locations[self.state.locations[slot]].name

    def names(self, cards: list[int]) -> list[str]:
        """Hero cards by name."""
        return [self.book.cards[card].id for card in cards]

    def pool(self, name: str) -> dict[str, int]:
        """The icons that a hero can still use."""
        return {icon: count for icon, count in zip(ICONS, self.hero(name).pool, strict=True) if count}

    def fairies(self, name: str) -> list[str]:
        return [self.book.fairies[fairy].id for fairy in self.hero(name).fairies]
