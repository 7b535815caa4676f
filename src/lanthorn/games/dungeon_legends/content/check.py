"""Mistakes in the content that only the game can see: counts, names that nothing has, missing parts."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from lanthorn.engine import Library, Record
from lanthorn.games.dungeon_legends.chapters.registry import CHAPTERS
from lanthorn.games.dungeon_legends.content import (
    COMMON_KINDS,
    CardRecord,
    ChapterRecord,
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
from lanthorn.games.dungeon_legends.rules.cards import CARDS_IN_A_DECK
from lanthorn.games.dungeon_legends.rules.events import EFFECTS
from lanthorn.games.dungeon_legends.rules.locations import COMMON_USES

ITEMS = 22
SUPPLY_FAIRIES = 18
SKILLS = 8
COMMON_CARDS = 20
COMMON_MONSTERS = 13
STARTING_MONSTERS = 4
CHAPTER_CARDS = 10
LOCATIONS = 6
TRAP_SPOTS = 2
FOR_THREE_CARDS = 4


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
    _heroes(library, heroes, cards)
    _fairies(library, heroes, fairies)
    if _is_whole(library, "items", items):
        library.amount("items", sum(item.count for item in items.values()), ITEMS, "advanced items")
    _skills(library, skills)
    monsters = _of_known_kinds(library, monsters)
    _game_cards(library, monsters, events)
    _chapters(library, monsters, events, locations, chapters)
    _places(library, locations)
    _mat(library, mats)


def _names(library: Library, file: str) -> Collection[str]:
    """What a file speaks of, also where it can't be read: a wrong entry is not a missing one."""
    return library.tables.get(file, {}).keys()


def _is_whole(library: Library, file: str, records: Mapping[str, Record], **belonging: str) -> bool:
    """Whether all entries of a file, or those that belong to something, could be read. If not, that is the
    mistake to report, and not that their count is wrong."""
    entries = library.tables.get(file, {}).items()
    unread = [fields if isinstance(fields, dict) else {} for name, fields in entries if name not in records]
    return not any(all(fields.get(key, name) == name for key, name in belonging.items()) for fields in unread)


def _heroes(library: Library, heroes: Mapping[str, HeroRecord], cards: Mapping[str, CardRecord]) -> None:
    """DL-CARD-01."""
    for hero in heroes.values():
        count = sum(card.count for card in cards.values() if card.hero == hero.id)
        if _is_whole(library, "cards", cards, hero=hero.id):
            library.amount("cards", count, CARDS_IN_A_DECK, f"cards of the {hero.id}")
        if hero.usable > hero.dust:
            library.wrong("heroes", hero.id, "usable", "is more than there is Dust")
    library.refers("heroes", {"", *_names(library, "fairies")}, "Fairy", field="fairy")
    library.refers("cards", _names(library, "heroes"), "hero", field="hero")


def _fairies(library: Library, heroes: Mapping[str, HeroRecord], fairies: Mapping[str, FairyRecord]) -> None:
    """DL-SETUP-05, DL-SETUP-18."""
    starting = {hero.fairy for hero in heroes.values()}
    for fairy in fairies.values():
        if not fairy.icons and not fairy.power:
            library.wrong("fairies", fairy.id, "power", "has neither icons nor a power")
        if fairy.id in starting and fairy.count != 1:
            library.wrong("fairies", fairy.id, "count", "a hero starts with it, so there is 1")
    supply = sum(fairy.count for fairy in fairies.values() if fairy.id not in starting)
    if _is_whole(library, "fairies", fairies) and _is_whole(library, "heroes", heroes):
        library.amount("fairies", supply, SUPPLY_FAIRIES, "Fairies in the supply")


def _skills(library: Library, skills: Mapping[str, SkillRecord]) -> None:
    """DL-SKILL-01, DL-SKILL-03."""
    library.amount("skills", len(_names(library, "skills")), SKILLS, "skill tracks")
    for skill in skills.values():
        if len(skill.spaces) != (4 if skill.any_order else 3):
            wanted = "four actions in any order" if skill.any_order else "three spaces"
            library.wrong("skills", skill.id, "spaces", f"should be {wanted}")


def _of_known_kinds(library: Library, monsters: Mapping[str, MonsterRecord]) -> Mapping[str, MonsterRecord]:
    """Without those of a kind that the rules don't know: they are reported, and as good as unread."""
    known = {}
    for monster in monsters.values():
        if monster.kind in _kinds(monster.set) or monster.set not in _sets(library):
            known[monster.id] = monster
        else:
            library.wrong("monsters", monster.id, "kind", f"no kind of card is called {monster.kind!r}")
    return known


def _kinds(of: str) -> Mapping[str, Kind]:
    """The kinds of cards that a set may have."""
    return COMMON_KINDS | CHAPTERS[of].kinds if of in CHAPTERS else COMMON_KINDS


def _sets(library: Library) -> Collection[str]:
    """To what game cards may belong."""
    return {"common", "start", *_names(library, "chapters")}


def _game_cards(
    library: Library, monsters: Mapping[str, MonsterRecord], events: Mapping[str, EventRecord]
) -> None:
    """DL-DECK-07, DL-SETUP-02. Cards that belong somewhere and can do what they say."""
    for file in ("monsters", "events"):
        library.refers(file, _sets(library), "chapter", field="set")
    for monster in monsters.values():
        if monster.kind == "monster" and not monster.resistance:
            library.wrong("monsters", monster.id, "resistance", "a monster needs some")
    for event in events.values():
        if event.effect not in (*EFFECTS, *_own(event.set, "events")):
            library.wrong("events", event.id, "effect", f"no effect is called {event.effect!r}")
    if _is_whole(library, "monsters", monsters, set="common"):
        library.amount("monsters", _count(monsters, {}, "common"), COMMON_MONSTERS, "common monsters")
        if _is_whole(library, "events", events, set="common"):
            library.amount("events", _count(monsters, events, "common"), COMMON_CARDS, "common cards")
    if _is_whole(library, "monsters", monsters, set="start"):
        library.amount("monsters", _count(monsters, {}, "start"), STARTING_MONSTERS, "starting monsters")


def _own(chapter: str, what: str) -> Collection[str]:
    """The events, uses, needs or landmarks of a chapter's own, by name."""
    return getattr(CHAPTERS.get(chapter), what, ())


def _count(monsters: Mapping[str, MonsterRecord], events: Mapping[str, EventRecord], of: str) -> int:
    """The cards of a set that lie in decks."""
    kinds = _kinds(of)
    standing = sum(one.count for one in monsters.values() if one.set == of and kinds[one.kind].in_deck)
    return standing + sum(event.count for event in events.values() if event.set == of)


def _chapters(
    library: Library,
    monsters: Mapping[str, MonsterRecord],
    events: Mapping[str, EventRecord],
    locations: Mapping[str, LocationRecord],
    chapters: Mapping[str, ChapterRecord],
) -> None:
    """DL-DECK-01, DL-SETUP-15."""
    for name in chapters:
        if name not in CHAPTERS:
            library.wrong("chapters", name, "", "has no rules")
        whole = (
            _is_whole(library, file, records, set=name)
            for file, records in (("monsters", monsters), ("events", events))
        )
        if all(whole):
            found = _count(monsters, events, name)
            library.amount("chapters", found, CHAPTER_CARDS, "cards of its own", name)
        if _is_whole(library, "locations", locations, chapter=name):
            places = [place.name for place in locations.values() if place.chapter == name]
            library.amount("chapters", len(places), LOCATIONS, "Locations", name)
            for landmark in _own(name, "landmarks"):
                if landmark not in places:
                    library.wrong("chapters", name, "", f"has no Location called {landmark!r}")
            uses = {use.do for place in locations.values() if place.chapter == name for use in place.use}
            for need in _own(name, "needs"):
                if need not in uses:
                    library.wrong("chapters", name, "", f"no Location can be used for {need!r}")
        _levels(library, name, chapters[name])


def _levels(library: Library, name: str, chapter: ChapterRecord) -> None:
    """DL-RUL-97. A goal beyond what there is can't be reached."""
    most = CHAPTERS[name].most(library) if name in CHAPTERS else None
    for level in ("easy", "normal", "hard"):
        goal = getattr(chapter, level).goal
        if most is not None and goal > most:
            library.wrong("chapters", name, level, f"a goal of {goal} can't be reached; there are {most}")


def _places(library: Library, locations: Mapping[str, LocationRecord]) -> None:
    library.refers("locations", _names(library, "chapters"), "chapter", field="chapter")
    for place in locations.values():
        for use in place.use if place.chapter in _names(library, "chapters") else ():
            if use.do not in (*COMMON_USES, *_own(place.chapter, "uses")):
                library.wrong("locations", place.id, "use", f"nothing is called {use.do!r}")


def _mat(library: Library, mats: Mapping[str, MatRecord]) -> None:
    """DL-GEO-09, DL-DISC-01."""
    if "mat" not in _names(library, "mat"):
        library.wrong("mat", "mat", "", "is missing")
    for mat in mats.values():
        if len(mat.trap_spots) != TRAP_SPOTS:
            library.wrong("mat", mat.id, "trap_spots", f"should be {TRAP_SPOTS}")
        if len(mat.for_three_cards) != FOR_THREE_CARDS:
            library.wrong("mat", mat.id, "for_three_cards", f"should be {FOR_THREE_CARDS} icons")
