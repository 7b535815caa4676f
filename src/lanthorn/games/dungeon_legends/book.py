"""The book of a match: its content and settings, made ready for the rules as numbers and tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from lanthorn.engine import Library, SettingError, Text
from lanthorn.engine.game import Settings
from lanthorn.games.dungeon_legends.chapters.registry import CHAPTERS
from lanthorn.games.dungeon_legends.content import (
    COMMON_KINDS,
    EVENT,
    CardRecord,
    ChapterRecord,
    Difficulty,
    EventRecord,
    FairyRecord,
    HeroRecord,
    ItemRecord,
    Kind,
    LocationRecord,
    MatRecord,
    MonsterRecord,
    SkillRecord,
)
from lanthorn.games.dungeon_legends.content.check import check
from lanthorn.games.dungeon_legends.icons import CONVERT, SHIELD, Icon, Pool, pool
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.options import Options

LOCALE: Final = Path(__file__).parent / "locale"
HEROES_AT_THE_TABLE: Final = ("hero_1", "hero_2", "hero_3", "hero_4")
FEWEST_HEROES: Final = 2


class Action:
    """One of the things a card can do: its icons, and the Dust it costs."""

    __slots__ = ("dust", "icons", "names")

    def __init__(self, names: tuple[Icon, ...], dust: int = 0) -> None:
        self.names: Final = names
        self.icons: Final[Pool] = pool(names)
        self.dust: Final = dust


class Card:
    """A card that can be in a hero's deck. Equal cards have the same `kind`."""

    __slots__ = ("actions", "converts", "hero", "icon", "id", "kind", "shields", "sort")

    def __init__(
        self, sort: str, kind: int, name: str, actions: tuple[Action, ...], icon: str, hero: str = ""
    ) -> None:
        self.sort: Final = sort
        """`basic`, `item`, or whatever a chapter calls its own."""
        self.kind: Final = kind
        self.id: Final = name
        self.actions: Final = actions
        self.icon: Final = icon
        self.hero: Final = hero
        self.shields: Final = max((a.icons[SHIELD] for a in actions if not a.dust), default=0)
        self.converts: Final = any(action.icons[CONVERT] for action in actions)


class GameCard:
    """A card of the game deck, or something that stands on the passage."""

    __slots__ = (
        "broken",
        "category",
        "claws",
        "effect",
        "fairy",
        "feels_traps",
        "icon",
        "id",
        "in_deck",
        "incarnation",
        "is_event",
        "is_monster",
        "item",
        "kind",
        "per_hero",
        "resistance",
        "rewards_all",
        "set",
        "strikes_all",
        "threat",
        "unavoidable",
    )

    def __init__(
        self,
        record: MonsterRecord | EventRecord,
        kinds: Mapping[str, Kind] = COMMON_KINDS,
        heroes: int = FEWEST_HEROES,
    ) -> None:
        self.id, self.set, self.icon = record.id, record.set, record.icon
        self.incarnation = record.incarnation
        self.is_event = isinstance(record, EventRecord)
        monster = record if isinstance(record, MonsterRecord) else _NO_MONSTER
        self.kind: str = "event" if self.is_event else monster.kind
        self.is_monster = self.kind == "monster"
        self.category, self.in_deck = EVENT if self.is_event else kinds[self.kind]
        self.effect = record.effect if isinstance(record, EventRecord) else ""
        self.threat = record.threat if isinstance(record, EventRecord) else ""
        self.per_hero = monster.per_hero
        self.resistance = monster.resistance + monster.per_hero * (heroes - FEWEST_HEROES)
        self.claws, self.broken = monster.claws, monster.broken
        self.unavoidable, self.strikes_all = monster.unavoidable, monster.strikes_all
        self.item, self.fairy, self.rewards_all = monster.item, monster.fairy, monster.rewards_all
        self.feels_traps = monster.feels_traps


_NO_MONSTER: Final = MonsterRecord(id="", set="", count=0, resistance=0)


class Book:
    """Tables by number: heroes, cards, game cards, Fairies, skill tracks, Locations; ready-made options."""

    def __init__(self, library: Library, settings: Settings) -> None:
        self.settings = settings
        self.seats = int(str(settings["players"]))
        self.solo = self.seats == 1
        self.hero_count = hero_count(self.seats)
        self.chapter = CHAPTERS[str(settings["chapter"])]
        self._read(library)
        library.check()
        self._number_cards()
        self._number_game_cards()
        self._number_fairies()
        self.chosen = _chosen_heroes(settings, self.hero_count)
        self.options = Options(self)

    def _read(self, library: Library) -> None:
        heroes = library.records("heroes", HeroRecord)
        cards = library.records("cards", CardRecord)
        items = library.records("items", ItemRecord)
        fairies = library.records("fairies", FairyRecord)
        skills = library.records("skills", SkillRecord)
        monsters = library.records("monsters", MonsterRecord)
        events = library.records("events", EventRecord)
        locations = library.records("locations", LocationRecord)
        chapters = library.records("chapters", ChapterRecord)
        mats = library.records("mat", MatRecord)
        self.extra: Any = {name: chapter.read(library) for name, chapter in CHAPTERS.items()}[
            self.chapter.name
        ]
        """What the chapter has read for itself."""
        check(library, heroes, cards, items, fairies, skills, monsters, events, locations, chapters, mats)
        if library.mistakes:
            return
        self.heroes = list(heroes.values())
        self._cards, self._items, self._fairies = cards, items, fairies
        self.skills = list(skills.values())
        self._monsters, self._events = monsters, events
        self.locations = [place for place in locations.values() if place.chapter == self.chapter.name]
        self._location_numbers = {place.name: number for number, place in enumerate(self.locations)}
        self.words_for = [_words_for(place, locations.values()) for place in self.locations]
        self.about = chapters[self.chapter.name]
        level = str(self.settings["difficulty"])
        levels = {"easy": self.about.easy, "normal": self.about.normal, "hard": self.about.hard}
        self.difficulty: Difficulty = levels[level]
        self.mat = mats["mat"]
        self.rockfall: Pool = pool(self.mat.rockfall)

    def _number_cards(self) -> None:
        """The heroes' cards first, then the items, then what the chapter puts into decks."""
        self.cards: list[Card] = []
        kind = 0
        for card in self._cards.values():
            own = Card("basic", kind, card.id, (Action(card.icons),), card.icon, card.hero)
            self.cards += [own] * card.count
            kind += 1
        for item in self._items.values():
            actions = (*map(Action, item.free), *(Action(icons, item.price) for icons in item.paid))
            self.cards += [Card("item", kind, item.id, actions, item.icon)] * item.count
            kind += 1
        for name, icon in self.chapter.hand_cards(self.extra):
            self.cards.append(Card(self.chapter.name, kind, name, (), icon))
            kind += 1
        every = range(len(self.cards))
        self.basic = {hero.id: [n for n in every if self.cards[n].hero == hero.id] for hero in self.heroes}
        self.items = [n for n in every if self.cards[n].sort == "item"]
        self.own_cards = [n for n in every if self.cards[n].sort == self.chapter.name]
        self.kind_of = [card.kind for card in self.cards]
        self.spaces: list[list[Action]] = [[Action(icons) for icons in skill.spaces] for skill in self.skills]

    def _number_game_cards(self) -> None:
        sets = {"common", "start", self.chapter.name}
        records: list[MonsterRecord | EventRecord] = [*self._monsters.values(), *self._events.values()]
        kinds = COMMON_KINDS | self.chapter.kinds
        taking_part = [one for one in records if one.set in sets]
        self.game = [GameCard(one, kinds, self.hero_count) for one in taking_part for _ in range(one.count)]
        every = range(len(self.game))
        self.starting = [n for n in every if self.game[n].set == "start"]
        self.game_deck = [n for n in every if self.game[n].set != "start" and self.game[n].in_deck]

    def _number_fairies(self) -> None:
        self.fairies = [fairy for fairy in self._fairies.values() for _ in range(fairy.count)]
        self.fairy_icons: list[Pool] = [pool(fairy.icons) for fairy in self.fairies]
        starting = {hero.fairy for hero in self.heroes}
        every = range(len(self.fairies))
        self.fairy_supply = [n for n in every if self.fairies[n].id not in starting]
        self.starting_fairy = {self.fairies[n].id: n for n in every if self.fairies[n].id in starting}

    def hero(self, name: str) -> int:
        """The number of the hero with this name."""
        return next(number for number, hero in enumerate(self.heroes) if hero.id == name)

    def location(self, name: str) -> int:
        """The number of the Location with this name, or NONE."""
        return self._location_numbers.get(name, NONE)

    def one_of_each(self, cards: Iterable[int]) -> list[int]:
        """The first hero card of each kind."""
        found: dict[int, int] = {}
        for card in cards:
            found.setdefault(self.kind_of[card], card)
        return list(found.values())

    def game_cards(self, kind: str) -> list[int]:
        """The numbers of the cards of a kind, or with an id."""
        return [n for n, card in enumerate(self.game) if kind in (card.kind, card.id)]


def hero_count(seats: int) -> int:
    """DL-SOLO-01. One hero for each seat, two for somebody alone."""
    return max(FEWEST_HEROES, seats)


def _words_for(place: LocationRecord, others: Iterable[LocationRecord]) -> str:
    """What the words about a Location are called: its name, unless another chapter's works otherwise."""
    differs = any(other.name == place.name and other.use != place.use for other in others)
    return place.id if differs else place.name


def _chosen_heroes(settings: Settings, count: int) -> list[str]:
    """The heroes that were agreed on before; empty words where somebody still chooses."""
    chosen = [str(settings[name]) for name in HEROES_AT_THE_TABLE[:count]]
    fixed = [hero for hero in chosen if hero != "choose"]
    if len(fixed) != len(set(fixed)):
        raise SettingError(Text("same-hero"), LOCALE)  # DL-SETUP-07
    return ["" if hero == "choose" else hero for hero in chosen]
