"""What can be seen of cards, tokens and icons: made once for each, as most of a scene stays as it was."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from lanthorn.engine import Arg, Text
from lanthorn.engine.scene import Badge, Face

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.book import Book, Card
    from lanthorn.games.dungeon_legends.content import HeroRecord, SkillRecord

PICTURES: Final = {
    "sword": "broadsword",
    "shield": "shield",
    "dust": "sparkles",
    "move": "walking-boot",
    "ranged-1": "bow-arrow",
    "ranged-2": "bow-arrow",
    "ranged-3": "bow-arrow",
    "draw-1": "card-draw",
    "draw-2": "card-draw",
    "teleport": "portal",
    "heal": "healing",
    "heal-all": "heart-plus",
    "reuse": "cycle",
    "convert": "magic-swirl",
    "heal-ally": "healing",
    "dust-ally": "sparkles",
    "move-ally": "walking-boot",
    "heal-any": "healing",
}
"""The picture of each icon."""
LETTERS: Final = {
    "ranged-1": "1",
    "ranged-2": "1-2",
    "ranged-3": "1-3",
    "draw-1": "1",
    "draw-2": "2",
    "heal-ally": "+",
    "dust-ally": "+",
    "move-ally": "+",
    "heal-any": "+",
}
"""What is written beside the picture."""
KINDS: Final = {
    "sword": "attack",
    "ranged-1": "attack",
    "ranged-2": "attack",
    "ranged-3": "attack",
    "shield": "defence",
    "move": "movement",
    "move-ally": "movement",
    "teleport": "movement",
    "heal": "healing",
    "heal-ally": "healing",
    "heal-any": "healing",
    "heal-all": "healing",
}
"""What a hero's card is for, by its first icon; everything else is magic."""

Args = dict[str, Arg]
remembered: Final = lru_cache(maxsize=4096)


@remembered
def icon(name: str) -> Face:
    return Face(PICTURES[name], Text("icon-name", {"icon": name}), Text("icon-about", {"icon": name}))


@remembered
def icons(names: tuple[str, ...], text: str = "icon-name") -> tuple[Badge, ...]:
    """A badge for each kind of icon, with how many there are."""
    found = []
    for name in dict.fromkeys(names):
        count = names.count(name)
        words = LETTERS.get(name, "") + (f"×{count}" if count > 1 else "")
        found.append(Badge(words, PICTURES[name], Text(text, {"icon": name})))
    return tuple(found)


def cost(names: tuple[str, ...]) -> tuple[Badge, ...]:
    """Icons that have to be paid: what they do for whoever plays them would mislead."""
    return icons(names, "badge-cost-name")


@remembered
def hero_card(book: Book, number: int) -> Face:
    """A card of a hero's deck: its icons; on an item the paid action after its price. Of several free or
    paid actions one is chosen (DL-IC-A11), so a stroke stands between them."""
    card = book.cards[number]
    badges: tuple[Badge, ...] = ()
    price = 0
    for action in card.actions:
        if action.dust != price:
            badges += (Badge(f"{action.dust}:", "sparkles", Text("badge-paid", {"dust": action.dust})),)
            price = action.dust
        elif badges:
            badges += (Badge("/"),)
        badges += icons(action.names)
    title = Text("card-name", {"card": card.id})
    text = Text("card-about", {"card": card.id}) if not card.actions else None
    return Face(card.icon, title, text, _kind(card), badges)


def _kind(card: Card) -> str:
    if card.sort != "basic":
        return "treasure" if card.sort == "item" else card.sort
    return KINDS.get(card.actions[0].names[0], "magic") if card.actions else card.sort


@remembered
def fairy(book: Book, number: int) -> Face:
    record = book.fairies[number]
    name: Args = {"fairy": record.id}
    return Face(
        record.icon, Text("fairy-name", name), Text("fairy-about", name), "fairy", icons(record.icons)
    )


@remembered
def skill(name: str, picture: str, space: int, names: tuple[str, ...], spent: bool) -> Face:
    title = Text("skill-space", {"skill": name, "space": space + 1})
    return Face(picture, title, category="spent" if spent else "skill", badges=icons(names))


@remembered
def track(record: SkillRecord) -> Face:
    badges = tuple(badge for space in record.spaces for badge in (*icons(space), Badge("|")))
    title = Text("skill-name", {"skill": record.id})
    about = Text("skill-about", {"skill": record.id, "any": int(record.any_order)})
    return Face(record.icon, title, about, badges=badges[:-1])


@remembered
def hero(record: HeroRecord) -> Face:
    """A hero to choose: how tough, how much Dust, how many Fairies go along."""
    name: Args = {"hero": record.id}
    badges = (
        Badge(str(record.resistance), "hearts", Text("meter-resistance")),
        Badge(f"×{record.dust}", "sparkles", Text("meter-dust")),
        Badge(f"×{record.fairy_spaces}", "fairy-wings", Text("badge-fairy-spaces")),
    )
    return Face(record.icon, Text("hero-name", name), Text("hero-about", name), "hero", badges)


@remembered
def location(book: Book, number: int) -> Face:
    """A Location with the cost of each way to use it."""
    record = book.locations[number]
    name, about = Text("location-name", {"location": record.name}), {"location": book.words_for[number]}
    badges: tuple[Badge, ...] = ()
    for use in record.use:
        badges += (Badge("|"),) if badges else ()
        badges += cost(("dust",) * use.dust + use.icons)
        if use.discard:
            badges += (
                Badge(
                    f"×{use.discard}" if use.discard > 1 else "",
                    "card-discard",
                    Text("badge-discard", {"cards": use.discard}),
                ),
            )
    return Face(record.icon, name, Text("location-about", {**about}), "place", badges)


@remembered
def event(book: Book, number: int, title: str) -> Face:
    card = book.game[number]
    about = Text("monster-about", {"monster": card.id})
    return Face(card.icon, Text(title, {"threat": card.threat}), about, "deadly")


def signs(*kinds: tuple[int, str, str], for_all: str = "") -> list[Badge]:
    """DL-IC-M04. The signs of these kinds that there are; behind them, if it applies, that of All players."""
    found = [
        Badge(f"×{count}" if count > 1 else "", picture, Text(f"badge-{name}-name"))
        for count, picture, name in kinds
        if count
    ]
    if found and for_all:
        found.append(Badge("", "meeple-group", Text(f"badge-{for_all}-name")))
    return found


@remembered
def game_card(book: Book, number: int, resistance: int, damage: int) -> Face:
    """A monster with its stings and rewards, or another card of the game deck."""
    card = book.game[number]
    badges = []
    if resistance:
        words = f"{resistance - damage}/{resistance}" if damage else str(resistance)
        more: Args = {"more": card.per_hero}
        name = Text("badge-larger-name", more) if card.per_hero else Text("badge-resistance")
        badges.append(Badge(words, "hearts", name))
    badges += signs(
        (card.claws, "claws", "claws"),
        (card.unavoidable, "skull-crack", "unavoidable"),
        for_all="strikes-all" if card.strikes_all else "",
    )
    badges += signs((card.broken, "shattered-sword", "broken"))
    badges += signs(
        (card.item, "swap-bag", "item"),
        (card.fairy, "fairy-wings", "fairy"),
        for_all="rewards-all" if card.rewards_all else "",
    )
    badges += book.chapter.badges(book, card)
    what: Args = {"monster": card.id}
    title, about = Text("monster-name", what), Text("monster-about", what)
    return Face(card.icon, title, about, card.category, tuple(badges))
