"""The frozen records that the content files load into, and what may stand in them."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta, Struct

from lanthorn.engine import Record
from lanthorn.games.dungeon_legends.icons import Icon

Count = Annotated[int, Meta(ge=0, le=30)]
Few = Annotated[int, Meta(ge=0, le=9)]
Icons = tuple[Icon, ...]


class Kind(NamedTuple):
    """What all game cards of a kind have in common."""

    category: str
    """As what they are drawn."""
    in_deck: bool = True
    """Whether they lie in the game deck, and not beside it."""


COMMON_KINDS: Final = {"monster": Kind("monster")}
EVENT: Final = Kind("event")


class HeroRecord(Record, frozen=True):
    """heroes.toml."""

    resistance: Annotated[int, Meta(ge=1, le=9)]
    dust: Annotated[int, Meta(ge=0, le=9)]
    usable: Few
    """So much of the Dust is usable at the start."""
    fairy_spaces: Annotated[int, Meta(ge=1, le=3)]
    fairy: str = ""
    """The Fairy that the hero starts with."""
    colour: str = ""
    icon: str = ""


class CardRecord(Record, frozen=True):
    """cards.toml: the heroes' own cards, ten for each."""

    hero: str
    icons: Annotated[Icons, Meta(min_length=1)]
    count: Annotated[int, Meta(ge=1, le=10)] = 1
    icon: str = ""


class ItemRecord(Record, frozen=True):
    """items.toml: the advanced items. Each of the lists in `free` and `paid` is one action."""

    count: Annotated[int, Meta(ge=1, le=22)]
    free: Annotated[tuple[Icons, ...], Meta(min_length=1)]
    paid: Annotated[tuple[Icons, ...], Meta(min_length=1)]
    price: Few = 1
    pair: str = ""
    """The action pair of the book that it carries (DL-IC-A01 to DL-IC-A13)."""
    icon: str = ""


class FairyRecord(Record, frozen=True):
    """fairies.toml: icons, or a power that the rules know."""

    count: Count
    icons: Icons = ()
    power: Literal[
        "",
        "stillness",
        "repeat",
        "share-healing",
        "trade-places",
        "choose-die",
        "reroll",
        "swap-monsters",
        "calm",
        "fetch",
        "share-dust",
        "foresight",
        "disarm",
    ] = ""
    amount: Few = 0
    effect: str = ""
    """The effect of the book that it carries (DL-IC-F01 to DL-IC-F20)."""
    icon: str = ""


class SkillRecord(Record, frozen=True):
    """skills.toml: the skill tracks."""

    spaces: Annotated[tuple[Icons, ...], Meta(min_length=3, max_length=4)]
    any_order: bool = False
    icon: str = ""


class MonsterRecord(Record, frozen=True):
    """monsters.toml: everything that stands on the passage or shields what does."""

    set: str
    """`common`, `start`, or the chapter that it belongs to."""
    count: Count
    resistance: Few
    per_hero: Few = 0
    """So much more Resistance for every hero beyond two."""
    kind: str = "monster"
    """`monster`, or one of the kinds that the chapter adds."""
    claws: Few = 0
    broken: Few = 0
    unavoidable: Few = 0
    strikes_all: bool = False
    item: Few = 0
    fairy: Few = 0
    rewards_all: bool = False
    feels_traps: bool = True
    incarnation: bool = False
    icon: str = ""


class EventRecord(Record, frozen=True):
    """events.toml: what happens at once and is then discarded."""

    set: str
    count: Count
    effect: str
    threat: Literal["", "claw", "broken", "unavoidable"] = ""
    incarnation: bool = False
    icon: str = ""


class Use(Struct, frozen=True, forbid_unknown_fields=True):
    """One way of using a Location: what it costs, and what the chapter's rules call its effect."""

    do: str
    dust: Few = 0
    discard: Few = 0
    icons: Icons = ()
    amount: Few = 0
    """Whatever the effect counts: cards, damage, Crystals."""


class LocationRecord(Record, frozen=True):
    """locations.toml: six for each chapter."""

    chapter: str
    name: str
    """Locations of the same name in several chapters share their words."""
    use: tuple[Use, ...] = ()
    icon: str = ""


class Difficulty(Struct, frozen=True, forbid_unknown_fields=True):
    """How a level differs from the book's setup."""

    goal: Annotated[int, Meta(ge=1, le=40)]
    """How many of whatever the chapter counts: to be put out, observed, delivered, cooled, defeated."""
    hasty_turns: Few = 0
    """In so many turns at the start one card more is revealed: the game deck is sooner at its end."""


class ChapterRecord(Record, frozen=True):
    """chapters.toml."""

    number: Annotated[int, Meta(ge=1, le=99)]
    easy: Difficulty
    normal: Difficulty
    hard: Difficulty


class MatRecord(Record, frozen=True):
    """mat.toml: what is printed on the mat and on the player boards."""

    trap_spots: tuple[Annotated[int, Meta(ge=1, le=5)], ...]
    """Each lies behind the passage square of this number."""
    traps: tuple[Annotated[int, Meta(ge=1, le=9)], ...]
    calm_dust: Few
    light_dust: Few
    rockfall: Icons
    for_three_cards: Icons
