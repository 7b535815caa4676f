"""Mistakes in the content that only the game can see: counts, names that nothing has, missing parts."""

from __future__ import annotations

from collections.abc import Mapping

from lanthorn.engine import Library
from lanthorn.games.dungeon_legends.content import (
    CardRecord,
    ChapterRecord,
    EventRecord,
    FairyRecord,
    HeroRecord,
    ItemRecord,
    LocationRecord,
    MatRecord,
    MonsterRecord,
    SkillRecord,
)

BASIC_CARDS = 10
ITEMS = 22
SUPPLY_FAIRIES = 18
SKILLS = 8
COMMON_CARDS = 20
COMMON_MONSTERS = 13
STARTING_MONSTERS = 4
CHAPTER_CARDS = 10
LOCATIONS = 6
IN_THE_DECK = ("monster", "moon", "cart")


def check(
    library: Library,
    heroes: Mapping[str, HeroRecord],
    cards: Mapping[str, CardRecord],
    items: Mapping[str, ItemRecord],
    fairies: Mapping[str, FairyRecord],
    skills: Mapping[str, SkillRecord],
    monsters: Mapping[str, MonsterRecord],
    events: Mapping[str, EventRecord],
    locations: Mapping[str, LocationRecord],
    chapters: Mapping[str, ChapterRecord],
    mats: Mapping[str, MatRecord],
) -> None:
    """Note every mistake in the library; nothing is raised here."""
    _heroes(library, heroes, cards, fairies)
    _total(library, "items", ITEMS, sum(item.count for item in items.values()), "advanced items")
    _skills(library, skills)
    _game_cards(library, monsters, events, chapters)
    _places(library, locations, chapters)
    if "mat" not in mats:
        library.wrong("mat", "mat", "", "is missing")


def _total(library: Library, file: str, wanted: int, found: int, what: str, entry: str = "") -> None:
    if found != wanted:
        library.wrong(file, entry, "count", f"{found} {what} instead of {wanted}")


def _heroes(
    library: Library,
    heroes: Mapping[str, HeroRecord],
    cards: Mapping[str, CardRecord],
    fairies: Mapping[str, FairyRecord],
) -> None:
    """DL-CARD-01, DL-SETUP-05, DL-SETUP-18."""
    for hero in heroes.values():
        count = sum(card.count for card in cards.values() if card.hero == hero.id)
        _total(library, "heroes", BASIC_CARDS, count, "cards", hero.id)
        if hero.usable > hero.dust:
            library.wrong("heroes", hero.id, "usable", "is more than there is Dust")
        if hero.fairy and hero.fairy not in fairies:
            library.wrong("heroes", hero.id, "fairy", f"no Fairy is called {hero.fairy!r}")
    for card in cards.values():
        if card.hero not in heroes:
            library.wrong("cards", card.id, "hero", f"no hero is called {card.hero!r}")
    for fairy in fairies.values():
        if not fairy.icons and not fairy.power:
            library.wrong("fairies", fairy.id, "power", "has neither icons nor a power")
    starting = {hero.fairy for hero in heroes.values()}
    supply = sum(fairy.count for fairy in fairies.values() if fairy.id not in starting)
    _total(library, "fairies", SUPPLY_FAIRIES, supply, "Fairies in the supply")


def _skills(library: Library, skills: Mapping[str, SkillRecord]) -> None:
    """DL-SKILL-01, DL-SKILL-03."""
    _total(library, "skills", SKILLS, len(skills), "skill tracks")
    for skill in skills.values():
        if len(skill.spaces) != (4 if skill.any_order else 3):
            wanted = "four actions in any order" if skill.any_order else "three spaces"
            library.wrong("skills", skill.id, "spaces", f"should be {wanted}")


def _game_cards(
    library: Library,
    monsters: Mapping[str, MonsterRecord],
    events: Mapping[str, EventRecord],
    chapters: Mapping[str, ChapterRecord],
) -> None:
    """DL-DECK-01, DL-DECK-07, DL-SETUP-02."""
    known = {"common", "start", *chapters}
    for file, records in (("monsters", monsters), ("events", events)):
        for record in records.values():
            if record.set not in known:
                library.wrong(file, record.id, "set", f"no chapter is called {record.set!r}")
    for monster in monsters.values():
        if monster.kind == "monster" and not monster.resistance:
            library.wrong("monsters", monster.id, "resistance", "a monster needs some")

    def count(of: str, kinds: tuple[str, ...] = IN_THE_DECK) -> int:
        return sum(one.count for one in monsters.values() if one.set == of and one.kind in kinds)

    def happening(of: str) -> int:
        return sum(event.count for event in events.values() if event.set == of)

    _total(library, "monsters", COMMON_MONSTERS, count("common"), "common monsters")
    _total(library, "monsters", STARTING_MONSTERS, count("start"), "starting monsters")
    _total(library, "events", COMMON_CARDS, count("common") + happening("common"), "common cards")
    for chapter in chapters.values():
        found = count(chapter.id) + happening(chapter.id)
        _total(library, "chapters", CHAPTER_CARDS, found, "cards of its own", chapter.id)


def _places(
    library: Library, locations: Mapping[str, LocationRecord], chapters: Mapping[str, ChapterRecord]
) -> None:
    """DL-SETUP-15."""
    for place in locations.values():
        if place.chapter not in chapters:
            library.wrong("locations", place.id, "chapter", f"no chapter is called {place.chapter!r}")
    for chapter in chapters.values():
        found = sum(place.chapter == chapter.id for place in locations.values())
        _total(library, "chapters", LOCATIONS, found, "Locations", chapter.id)
