"""The game in numbers, for learners: what the players see, and what an option is and leads to.

Equal cards and Fairies are one kind. Of a pile it tells how many of each kind are in it; of cards that were
played, not which hero they served.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Any, Final

from lanthorn.engine import Option
from lanthorn.engine.encoding import Encoding, Layout, Part, mark, write
from lanthorn.games.dungeon_legends.book import Book
from lanthorn.games.dungeon_legends.chapters.base import MANY
from lanthorn.games.dungeon_legends.icons import BASIC, ICONS
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, LAST_PASSAGE
from lanthorn.games.dungeon_legends.options import Act
from lanthorn.games.dungeon_legends.state import CASTLE_USE, Hero, State

MOST_OPTIONS: Final = 128
"""Nobody has seen half of it."""
LONG: Final = 100
"""So many turns count as many; and no number of an option is greater, but that of a card."""
SQUARES: Final = CASTLE_SQUARE + 1
PASSAGE: Final = LAST_PASSAGE + 1
CHAPTER: Final = 64
"""So many numbers are kept for what a chapter adds."""
VERBS: Final = (
    *("end", "play", "move", "teleport", "strike", "shoot", "fairy", "skill", "use", "shield", "heal"),
    *("recover", "draw", "convert", "trade", "trap", "take-damage", "discard", "take-item", "take-fairy"),
    *("track", "hero", "first", "decline", "agree", "refuse", "lead", "clear", "light", "calm-threat"),
    *("calm", "shield-card", "on-top", "under", "face", "roll", "keep-roll", "reroll", "give", "enough"),
    *("with", "card", "fetch", "into-deck", "rest-of-deck", "keep", "keep-none"),
)
"""The common ones; a chapter adds its own."""
ON_CARDS: Final = ("fetch",)
"""Verbs whose options touch a pile, not the card that is picked."""
ON_SQUARES: Final = ("move", "teleport")
ON_TARGETS: Final = ("strike", "shoot")
HERO_FACTS: Final = 7


def encoding(book: Book) -> Encoding[State]:
    """Made for one match."""
    teller = Teller(book)
    return Encoding(
        view=teller.view,
        encode=teller.encode,
        option=teller.option,
        encode_option=teller.encode_option,
        outlook=teller.outlook,
        encode_outlook=teller.encode_outlook,
        most_options=MOST_OPTIONS,
    )


class Teller:
    """Tells positions of one match in numbers."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._game = _numbered([card.id for card in book.game])
        self._fairy = _numbered([fairy.id for fairy in book.fairies])
        self._cards, self._game_kinds = max(book.kind_of) + 1, max(self._game) + 1
        self._fairies = max(self._fairy) + 1
        self._verbs = (*VERBS, *book.chapter.verbs)
        self._most = max(LONG, len(book.cards), len(book.game))
        heroes, players = book.hero_count, book.seats
        cards, game, fairies = (self._cards,), (self._game_kinds,), (self._fairies,)
        places = len(book.locations)
        self.view = Layout(
            Part("hero-kind", (heroes, len(book.heroes))),
            Part("hero-at", (heroes, SQUARES)),
            Part("hero-facts", (heroes, HERO_FACTS)),
            Part("hero-fairies", (heroes, *fairies)),
            Part("hero-track", (heroes, len(book.skills))),
            Part("hero-icons", (heroes, len(ICONS))),
            Part("hero-becomes", (heroes, len(BASIC), len(ICONS))),
            *(Part(name, (players, *cards)) for name in ("deck", "hand", "played", "discard", "kept")),
            Part("next-card", (players, *cards)),
            Part("passage", (PASSAGE, *game)),
            Part("damage", (PASSAGE,)),
            Part("threats", (PASSAGE, *game)),
            Part("locations", (PASSAGE, places)),
            Part("locations-used", (places + 1,)),
            Part("darkness", (places,)),
            *(Part(name, game) for name in ("game-deck", "game-discard", "game-gone", "game-shown")),
            Part("next-game-card", game),
            *(Part(name, cards) for name in ("items", "item-market")),
            *(Part(name, fairies) for name in ("fairies", "fairy-market", "fairies-used", "sanctuary")),
            Part("turn", (17,)),
            Part("chapter", (CHAPTER,)),
        )
        self.option = Layout(
            Part("verb", (len(self._verbs),)),
            Part("icons", (len(ICONS),)),
            Part("card", cards),
            Part("numbers", (4,)),
        )
        self.outlook = Layout(Part("who", (3,)), Part("target", (4,)), Part("square", (3,)))

    # What the players see

    def encode(self, state: State, seat: int) -> array[float]:
        row, start = self.view.blank(), self.view.start
        for number, hero in enumerate(state.heroes):
            self._hero(row, number, hero, state)
        self._hands(row, state)
        self._mat(row, state)
        self._piles(row, state)
        write(row, start["turn"], _turn(state, seat))
        told = self._book.chapter.told(state)
        assert len(told) <= CHAPTER, f"the chapter tells {len(told)} numbers"
        write(row, start["chapter"], told)
        return row

    def _hero(self, row: array[float], number: int, hero: Hero, state: State) -> None:
        start, book = self.view.start, self._book
        mark(row, start["hero-kind"] + number * len(book.heroes), (hero.kind,))
        mark(row, start["hero-at"] + number * SQUARES, (hero.at,))
        write(row, start["hero-facts"] + number * HERO_FACTS, _facts(hero, state))
        fairies = [self._fairy[fairy] for fairy in hero.fairies]
        _count(row, start["hero-fairies"] + number * self._fairies, fairies)
        mark(row, start["hero-track"] + number * len(book.skills), (hero.track,))
        write(row, start["hero-icons"] + number * len(ICONS), (count / MANY for count in hero.pool))
        for basic, icon in enumerate(hero.becomes):
            mark(row, start["hero-becomes"] + (number * len(BASIC) + basic) * len(ICONS), (icon,))

    def _hands(self, row: array[float], state: State) -> None:
        start, kind_of = self.view.start, self._book.kind_of
        for number, own in enumerate(state.players):
            here = number * self._cards
            piles = {
                "deck": own.deck,
                "hand": own.hand,
                "played": own.played,
                "discard": own.discard,
                "kept": own.kept,
            }
            for name, pile in piles.items():
                _count(row, start[name] + here, [kind_of[card] for card in pile])
            if own.known:
                mark(row, start["next-card"] + here, (kind_of[own.deck[-1]],))

    def _mat(self, row: array[float], state: State) -> None:
        start, game = self.view.start, self._game
        places = len(self._book.locations)
        for square, card in enumerate(state.passage):
            if card >= 0:
                mark(row, start["passage"] + square * self._game_kinds, (game[card],))
                write(row, start["damage"] + square, (state.damage.get(card, 0) / MANY,))
        for square, card in enumerate(state.threats):
            if card >= 0:
                mark(row, start["threats"] + square * self._game_kinds, (game[card],))
        for slot, location in enumerate(state.locations):
            mark(row, start["locations"] + slot * places, (location,))
        mark(row, start["locations-used"], (places if use == CASTLE_USE else use for use in state.used))
        mark(row, start["darkness"], (state.darkness,))

    def _piles(self, row: array[float], state: State) -> None:
        start, game, kind_of = self.view.start, self._game, self._book.kind_of
        piles = {
            "game-deck": state.deck,
            "game-discard": state.discard,
            "game-gone": state.gone,
            "game-shown": state.shown,
        }
        for name, pile in piles.items():
            _count(row, start[name], [game[card] for card in pile if card >= 0])
        if state.known_top:
            mark(row, start["next-game-card"], (game[state.deck[-1]],))
        for name, pile in {"items": state.items, "item-market": state.item_market}.items():
            _count(row, start[name], [kind_of[card] for card in pile if card >= 0])
        piles = {
            "fairies": state.fairies,
            "fairy-market": state.fairy_market,
            "fairies-used": state.fairies_used,
            "sanctuary": state.sanctuary,
        }
        for name, pile in piles.items():
            _count(row, start[name], [self._fairy[fairy] for fairy in pile if fairy >= 0])

    # What an option is

    def encode_option(self, option: Option[Act]) -> array[float]:
        act, row, start = option.value, self.option.blank(), self.option.start
        mark(row, start["verb"], (self._verbs.index(act.verb),))
        if act.verb in ON_CARDS or f"card-{act.a}" in option.touches:
            mark(row, start["card"], (self._book.kind_of[act.a],))
        write(row, start["icons"], (count / MANY for count in self._icons(act)))
        numbers = (act.hero, act.a, act.b, act.c)
        write(row, start["numbers"], ((number + 1) / self._most for number in numbers))
        return row

    def _icons(self, act: Act) -> Sequence[int]:
        if act.verb == "play":
            return self._book.cards[act.a].actions[act.b].icons
        return self._book.fairy_icons[act.a] if act.verb == "fairy" else ()

    # What an option leads to

    def encode_outlook(self, state: State, seat: int, options: Sequence[Option[Any]]) -> list[array[float]]:
        return [self._lead(state, option.value) for option in options]

    def _lead(self, state: State, act: Act) -> array[float]:
        row, start, book = self.outlook.blank(), self.outlook.start, self._book
        if 0 <= act.hero < len(state.heroes):
            hero = state.heroes[act.hero]
            write(row, start["who"], (hero.resistance / MANY, hero.usable / MANY, hero.inactive / MANY))
        if act.verb in ON_TARGETS:
            left = book.chapter.resistance(state, act.a) - state.damage.get(act.a, 0)
            square = book.chapter.column(state, act.a)
            facts = (left / MANY, act.b / MANY, act.b >= left, square / LAST_PASSAGE)
            write(row, start["target"], facts)
        if act.verb in ON_SQUARES:
            beside = act.a < PASSAGE and state.passage[act.a] >= 0
            dark = act.a < PASSAGE and state.locations[act.a] == state.darkness
            write(row, start["square"], (act.a / CASTLE_SQUARE, beside, dark))
        return row


def _facts(hero: Hero, state: State) -> tuple[float, ...]:
    """What a hero has; one who is still to be chosen has nothing."""
    return (
        hero.player == state.active,
        hero.player / MANY,
        hero.resistance / MANY,
        hero.usable / MANY,
        hero.inactive / MANY,
        hero.skills_used / MANY,
        state.first == hero.player,
    )


def _turn(state: State, seat: int) -> tuple[float, ...]:
    return (
        seat / MANY,
        state.active == seat,
        *(state.phase == phase for phase in range(4)),
        state.turn / LONG,
        state.alone,
        state.die / 6,
        state.still,
        state.fell,
        state.extra_reveals / MANY,
        state.rockfall / MANY,
        (state.square_of(state.disarmed) if state.disarmed >= 0 else 0) / LAST_PASSAGE,
        *(trap / MANY for trap in state.traps),
        len(state.refused) / MANY,
    )


def _count(row: array[float], start: int, kinds: Iterable[int]) -> None:
    """How many there are of each kind."""
    for kind in kinds:
        row[start + kind] = min(1.0, row[start + kind] + 1 / MANY)


def _numbered(names: list[str]) -> list[int]:
    """For each thing the number of its kind."""
    known: dict[str, int] = {}
    return [known.setdefault(name, len(known)) for name in names]
