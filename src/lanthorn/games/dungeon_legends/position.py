"""Positions from words, for tests and for people: "knight on h3, ghost on p2 with 1 damage, trap 2 on a".

Statements are separated by commas, semicolons or new lines. What is not said is as plain as can be: heroes
with all their Resistance and no usable Dust on the castle square, empty hands and decks, an empty mat, the
Locations in the order of the content, the first hero's turn, the chapter's own things as after its setup. A
chapter reads statements of its own.
"""

from __future__ import annotations

from typing import Final

from lanthorn.engine import Rng, Text
from lanthorn.engine.statements import Misread, Statements, obey, read_position
from lanthorn.games.dungeon_legends.book import LOCALE, Book
from lanthorn.games.dungeon_legends.icons import NUMBER
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, NONE, SPOTS
from lanthorn.games.dungeon_legends.setup import MARKET, ON_THE_SANCTUARY, bare, take_hero
from lanthorn.games.dungeon_legends.state import ACTING, ENDING, Hero, Player, State


def position(book: Book, text: str) -> State:
    """The position that the words describe, with every misunderstanding reported at once."""
    return _Builder(book).build(text)


def _wrong(what: str, name: str, **args: int) -> Misread:
    return Misread(Text(f"misread-{what}", {"name": name, **args}), LOCALE)


class _Builder:
    def __init__(self, book: Book) -> None:
        self.book = book
        self.state = bare(book, Rng.seeded(0))
        self.state.phase, self.state.turn, self.state.first = ACTING, 1, 0
        self.state.item_market = [NONE] * MARKET
        self.state.fairy_market = [NONE] * MARKET
        self.state.sanctuary = [NONE] * ON_THE_SANCTUARY
        book.chapter.lay_out(self.state)
        names = iter([hero.id for hero in book.heroes if hero.id not in book.chosen])
        for number, name in enumerate(book.chosen):
            take_hero(self.state, number, book.hero(name or next(names)))
            hero = self.state.heroes[number]
            hero.usable, hero.inactive = 0, book.heroes[hero.kind].dust
            hero.at, hero.fairies = CASTLE_SQUARE, []
            hero.track = number

    def build(self, text: str) -> State:
        read_position(text, self._read)
        return self.state

    def _read(self, words: str) -> None:
        if self.book.chapter.place(self.state, words):
            return
        if not obey(_STATEMENTS, words, self):
            raise Misread(Text("misread-statement"))

    # Names

    def _hero(self, name: str) -> Hero:
        number = self.state.hero_named(name)
        if number == NONE:
            raise _wrong("hero", name)
        return self.state.heroes[number]

    def _own(self, name: str) -> Player:
        return self.state.players[self._hero(name).player]

    def _cards(self, names: str) -> list[int]:
        """Cards by their ids; each stands for one that nobody has yet."""
        found: list[int] = []
        for name in names.split():
            taken = {*found, *self._everywhere()}
            free = [n for n, card in enumerate(self.book.cards) if card.id == name and n not in taken]
            if not free:
                raise _wrong("card", name)
            found.append(free[0])
        return found

    def _everywhere(self) -> list[int]:
        own = self.state.players
        piles = [pile for player in own for pile in (player.deck, player.hand, player.played, player.discard)]
        return [card for pile in (*piles, self.state.item_market, self.state.items) for card in pile]

    def _game_card(self, name: str) -> int:
        taken = {*self.state.passage, *self.state.deck, *self.state.gone, *self.state.discard}
        free = [n for n, card in enumerate(self.book.game) if card.id == name and n not in taken]
        if not free:
            raise _wrong("card", name)
        return free[0]

    def _fairies(self, names: str) -> list[int]:
        taken = [fairy for hero in self.state.heroes for fairy in hero.fairies]
        taken += [
            *self.state.fairies,
            *self.state.fairies_used,
            *self.state.fairy_market,
            *self.state.sanctuary,
        ]
        found: list[int] = []
        for name in names.split():
            free = [n for n, f in enumerate(self.book.fairies) if f.id == name and n not in (*taken, *found)]
            if not free:
                raise _wrong("fairy", name)
            found.append(free[0])
        return found

    def _location(self, name: str) -> int:
        number = self.book.location(name)
        if number == NONE:
            raise _wrong("location", name)
        return number

    # Statements

    def stands(self, name: str, square: str) -> None:
        self._hero(name).at = int(square)

    def resistance(self, name: str, points: str) -> None:
        self._hero(name).resistance = int(points)

    def dust(self, name: str, points: str) -> None:
        hero = self._hero(name)
        whole = self.book.heroes[hero.kind].dust
        if int(points) > whole:
            raise _wrong("dust", name, most=whole)
        hero.usable, hero.inactive = int(points), whole - int(points)

    def icons(self, name: str, icons: str) -> None:
        for icon in icons.split():
            if icon not in NUMBER:
                raise _wrong("icon", icon)
            self._hero(name).pool[NUMBER[icon]] += 1

    def holds(self, name: str, cards: str) -> None:
        self._own(name).hand += self._cards(cards)

    def deck_of(self, name: str, cards: str) -> None:
        self._own(name).deck = self._cards(cards)[::-1]

    def discard_of(self, name: str, cards: str) -> None:
        self._own(name).discard += self._cards(cards)

    def has_fairy(self, name: str, fairies: str) -> None:
        self._hero(name).fairies += self._fairies(fairies)

    def track(self, name: str, track: str, used: str | None) -> None:
        names = [skill.id for skill in self.book.skills]
        if track not in names:
            raise _wrong("track", track)
        hero = self._hero(name)
        hero.track, hero.skills_used = names.index(track), int(used or 0)

    def monster(self, name: str, square: str, damage: str | None) -> None:
        card = self._game_card(name)
        self.state.passage[int(square)] = card
        if damage:
            self.state.damage[card] = int(damage)

    def game_deck(self, names: str) -> None:
        """From the top."""
        for name in reversed(names.split()):
            self.state.deck.append(self._game_card(name))

    def items(self, names: str) -> None:
        for place, card in enumerate(self._cards(names)):
            self.state.item_market[place] = card

    def item_deck(self, names: str) -> None:
        self.state.items = self._cards(names)[::-1]

    def fairy_market(self, names: str) -> None:
        for place, fairy in enumerate(self._fairies(names)):
            self.state.fairy_market[place] = fairy

    def sanctuary(self, names: str) -> None:
        for place, fairy in enumerate(self._fairies(names)):
            self.state.sanctuary[place] = fairy

    def supply(self, names: str) -> None:
        self.state.fairies = self._fairies(names)[::-1]

    def used_fairies(self, names: str) -> None:
        self.state.fairies_used = self._fairies(names)

    def location(self, name: str, slot: str) -> None:
        """In this slot; what lay there goes where it lay."""
        number, here = self._location(name), self.state.locations
        old = here.index(number)
        here[old], here[int(slot)] = here[int(slot)], number

    def trap(self, value: str, spot: str) -> None:
        self.state.traps[SPOTS.index(spot)] = int(value)

    def threat(self, kind: str, square: str) -> None:
        self.state.threats[int(square)] = self._game_card(f"threat-{kind}")

    def rockfall(self, column: str) -> None:
        self.state.rockfall = int(column)

    def darkness(self, name: str) -> None:
        self.state.darkness = self._location(name)

    def turn_of(self, name: str) -> None:
        self.state.active = self._hero(name).player

    def end_phase(self) -> None:
        self.state.phase = ENDING


_HERO: Final = "(knight|blacksmith|scout|enchantress)"
_STATEMENTS: Final[Statements] = (
    (rf"{_HERO} on h([1-7])", _Builder.stands),
    (rf"{_HERO} with (\d) resistance", _Builder.resistance),
    (rf"{_HERO} with (\d) dust", _Builder.dust),
    (rf"{_HERO} has icons (.+)", _Builder.icons),
    (rf"{_HERO} holds (.+)", _Builder.holds),
    (rf"{_HERO} deck (.+)", _Builder.deck_of),
    (rf"{_HERO} discard (.+)", _Builder.discard_of),
    (rf"{_HERO} has fairy (.+)", _Builder.has_fairy),
    (rf"{_HERO} on track ([\w-]+)(?: used (\d))?", _Builder.track),
    (r"([\w-]+) on p([1-6])(?: with (\d+) damage)?", _Builder.monster),
    (r"game deck (.+)", _Builder.game_deck),
    (r"item market (.+)", _Builder.items),
    (r"item deck (.+)", _Builder.item_deck),
    (r"fairy market (.+)", _Builder.fairy_market),
    (r"sanctuary (.+)", _Builder.sanctuary),
    (r"fairy supply (.+)", _Builder.supply),
    (r"used fairies (.+)", _Builder.used_fairies),
    (r"([\w-]+) in l([1-6])", _Builder.location),
    (r"trap ([2-5]) on ([ab])", _Builder.trap),
    (r"threat (claw|broken|unavoidable) on p([1-6])", _Builder.threat),
    (r"rockfall ([1-6])", _Builder.rockfall),
    (r"darkness on ([\w-]+)", _Builder.darkness),
    (rf"turn of {_HERO}", _Builder.turn_of),
    (r"end phase", _Builder.end_phase),
)
