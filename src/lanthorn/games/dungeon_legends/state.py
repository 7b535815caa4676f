"""The position: plain numbers in lists. A hero, a card, a Fairy, a Location is an index into the book."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from lanthorn.engine import Rng
from lanthorn.games.dungeon_legends.chapters.states import ChapterState
from lanthorn.games.dungeon_legends.icons import BASIC, ICONS
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, LAST_PASSAGE, NONE

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.book import Book

PREPARING, BEGINNING, ACTING, ENDING = range(4)
PLAYING, WON, LOST = range(3)


@dataclass(slots=True)
class Hero:
    """A hero's board and figure."""

    kind: int = NONE
    player: int = 0
    at: int = CASTLE_SQUARE
    resistance: int = 0
    usable: int = 0
    inactive: int = 0
    fairies: list[int] = field(default_factory=list)
    track: int = NONE
    skills_used: int = 0
    pool: list[int] = field(default_factory=lambda: [0] * len(ICONS))
    """DL-ICON-01. The icons that can still be used this turn."""
    becomes: list[int] = field(default_factory=lambda: list(BASIC))
    """DL-ICON-06. What the four basic icons count as this turn."""

    def copy(self) -> Hero:
        return Hero(
            self.kind,
            self.player,
            self.at,
            self.resistance,
            self.usable,
            self.inactive,
            self.fairies[:],
            self.track,
            self.skills_used,
            self.pool[:],
            self.becomes[:],
        )


@dataclass(slots=True)
class Player:
    """A deck and a hand: one for each seat, also in solo, where one seat leads two heroes.

    The last card of a list lies on top. `known` cards on top of the deck have been seen by all.
    """

    deck: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    played_as: list[tuple[int, int]] = field(default_factory=list)
    """For each played card, the hero it served and which of its actions was carried out."""
    discard: list[int] = field(default_factory=list)
    known: int = 0
    kept: list[int] = field(default_factory=list)
    """Advanced items that came along from the last chapter, one of which may stay (DL-CAMP-03)."""

    def copy(self) -> Player:
        return Player(
            self.deck[:],
            self.hand[:],
            self.played[:],
            self.played_as[:],
            self.discard[:],
            self.known,
            self.kept[:],
        )


class BesideBook:
    """Every position lies beside the book of its match. The book is shared and never saved."""

    __slots__ = ("book",)

    def lie_beside(self, book: Book) -> None:
        self.book = book


@dataclass(slots=True)
class State(BesideBook):
    """All there is to know. `view` makes what the players may know of it."""

    rng: Rng
    heroes: list[Hero]
    players: list[Player]
    chapter: ChapterState

    # The mat. Lists over squares and slots have an unused first entry, so that numbers are the book's own.
    passage: list[int]
    locations: list[int]
    damage: dict[int, int] = field(default_factory=dict)
    threats: list[int] = field(default_factory=lambda: [NONE] * (LAST_PASSAGE + 1))
    traps: list[int] = field(default_factory=lambda: [0, 0])
    rockfall: int = 0
    darkness: int = NONE
    """The Location in the dark."""

    # Decks and markets. The last card of a deck lies on top.
    deck: list[int] = field(default_factory=list)
    known_top: int = 0
    known_bottom: int = 0
    shown: list[int] = field(default_factory=list)
    """Cards that are being looked at, or that are happening."""
    discard: list[int] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    """DL-REW-06. Cards that left the game for this chapter."""
    items: list[int] = field(default_factory=list)
    item_market: list[int] = field(default_factory=list)
    fairies: list[int] = field(default_factory=list)
    fairy_market: list[int] = field(default_factory=list)
    fairies_used: list[int] = field(default_factory=list)
    sanctuary: list[int] = field(default_factory=list)

    # The turn.
    phase: int = PREPARING
    turn: int = 0
    alone: bool = True
    """DL-CAMP-01. Played on its own, not after another chapter of a campaign."""
    supplied: list[int] = field(default_factory=list)
    """The players who have kept or drafted an item, or go without."""
    die: int = 6
    """How the die lies."""
    first: int = NONE
    active: int = 0
    used: list[int] = field(default_factory=list)
    """DL-LOC-02. The Locations used this turn; CASTLE_USE for square H7."""
    still: bool = False
    fell: bool = False
    extra_reveals: int = 0
    disarmed: int = NONE
    """DL-FAIRY-22. The monster without one Claw and one Broken Sword this turn."""
    refused: list[str] = field(default_factory=list)
    """What somebody did not agree to this turn, so that nobody is asked twice."""
    result: int = PLAYING
    reason: str = ""

    @property
    def over(self) -> bool:
        return self.result != PLAYING

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.lie_beside(self.book)
        twin.rng = self.rng.copy()
        twin.heroes = [hero.copy() for hero in self.heroes]
        twin.players = [player.copy() for player in self.players]
        twin.chapter = self.chapter.copy()
        twin.passage = self.passage[:]
        twin.locations = self.locations[:]
        twin.damage = self.damage.copy()
        twin.threats = self.threats[:]
        twin.traps = self.traps[:]
        twin.rockfall = self.rockfall
        twin.darkness = self.darkness
        twin.deck = self.deck[:]
        twin.known_top = self.known_top
        twin.known_bottom = self.known_bottom
        twin.shown = self.shown[:]
        twin.discard = self.discard[:]
        twin.gone = self.gone[:]
        twin.items = self.items[:]
        twin.item_market = self.item_market[:]
        twin.fairies = self.fairies[:]
        twin.fairy_market = self.fairy_market[:]
        twin.fairies_used = self.fairies_used[:]
        twin.sanctuary = self.sanctuary[:]
        twin.phase = self.phase
        twin.turn = self.turn
        twin.alone = self.alone
        twin.supplied = self.supplied[:]
        twin.die = self.die
        twin.first = self.first
        twin.active = self.active
        twin.used = self.used[:]
        twin.still = self.still
        twin.fell = self.fell
        twin.extra_reveals = self.extra_reveals
        twin.disarmed = self.disarmed
        twin.refused = self.refused[:]
        twin.result = self.result
        twin.reason = self.reason
        return twin

    # Questions that every rule asks

    @property
    def hand(self) -> Player:
        """The deck and hand of whoever is on."""
        return self.players[self.active]

    def own(self, player: int) -> list[int]:
        """The heroes of a player: two in solo."""
        return [number for number, hero in enumerate(self.heroes) if hero.player == player]

    def acting(self) -> list[int]:
        """The heroes that may act now."""
        return self.own(self.active)

    def in_turn_order(self) -> list[int]:
        """DL-TURN-12. All heroes, beginning with the active player's."""
        count = len(self.players)
        order = {player: (player - self.active) % count for player in range(count)}
        return sorted(range(len(self.heroes)), key=lambda number: order[self.heroes[number].player])

    def players_in_turn_order(self) -> list[int]:
        count = len(self.players)
        return [(self.active + i) % count for i in range(count)]

    def name(self, hero: int) -> str:
        return self.book.heroes[self.heroes[hero].kind].id

    def hero_named(self, name: str) -> int:
        """The hero with this name, or NONE."""
        heroes = range(len(self.heroes))
        return next((n for n in heroes if self.heroes[n].kind != NONE and self.name(n) == name), NONE)

    def beside(self, hero: int) -> str:
        """The Location next to a hero; nothing beside the castle."""
        square = self.heroes[hero].at
        return "" if square == CASTLE_SQUARE else self.book.locations[self.locations[square]].name

    def slot_of(self, name: str) -> int:
        """Where a Location lies; 0, the unused entry, if the chapter has none with this name."""
        return self.locations.index(self.book.location(name))

    def square_of(self, card: int) -> int:
        """Where a card stands on the passage; 0 if it does not."""
        return self.passage.index(card) if card in self.passage else 0


def update(book: Book, raw: dict[str, Any]) -> dict[str, Any]:
    """A state of an older save, as it would be saved today."""
    return book.chapter.update(raw)


CASTLE_USE: Final = 1000
"""DL-LOC-10. Square H7 among the Locations used."""


def check(state: State) -> None:
    """Raise AssertionError if a state can't be."""
    book = state.book
    for number, hero in enumerate(state.heroes):
        if hero.kind == NONE:
            continue
        record = book.heroes[hero.kind]
        assert 1 <= hero.at <= CASTLE_SQUARE, f"hero {number} is on square {hero.at}"
        assert 0 <= hero.resistance <= record.resistance, f"hero {number} has wrong Resistance"
        assert min(hero.usable, hero.inactive) >= 0, f"hero {number} owes Dust"
        assert hero.usable + hero.inactive <= record.dust, f"hero {number} has too much Dust"  # DL-BOARD-05
        assert len(hero.fairies) <= record.fairy_spaces, f"hero {number} has too many Fairies"  # DL-FAIRY-02
        assert min(hero.pool) >= 0, f"hero {number} owes an icon"
    _check_cards(state)
    fairies = [*state.fairies, *state.fairies_used, *state.fairy_market, *state.sanctuary]
    fairies += [fairy for hero in state.heroes for fairy in hero.fairies]
    found = [fairy for fairy in fairies if fairy != NONE]
    assert len(found) == len(set(found)), "a Fairy is in two places"
    assert sum(value != 0 for value in state.traps) <= len(book.mat.trap_spots), "too many traps"
    book.chapter.check(state)


def _check_cards(state: State) -> None:
    """Every card is in one place; played cards remember how they were played."""
    own = [card for p in state.players for card in (*p.deck, *p.hand, *p.played, *p.discard, *p.kept)]
    own += [card for card in (*state.items, *state.item_market) if card != NONE]
    assert len(own) == len(set(own)), "a hero card is in two places"
    game = [
        card
        for card in (*state.passage, *state.deck, *state.shown, *state.discard, *state.gone)
        if card != NONE
    ]
    assert len(game) == len(set(game)), "a game card is in two places"
    for player in state.players:
        assert len(player.played) == len(player.played_as), "a played card has forgotten how"
        assert player.known <= len(player.deck), "more cards are known than there are"
    assert state.known_top + state.known_bottom <= len(state.deck), "more game cards are known than there are"
