"""The frozen records that the content files load into, and what may stand in them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from lanthorn.engine import Record

Expansion = Literal["base", "dragon", "undead"]
Reach = Literal["orthogonal", "all"]
Compass = Literal["south", "west", "east", "north", "southwest", "southeast", "northwest", "northeast"]
Count = Annotated[int, Meta(ge=0, le=36)]
Damage = Annotated[int, Meta(ge=0, le=20)]


class Zone(Record, frozen=True):
    """board.toml: a part of the board and its squares, as column letter and row number."""

    squares: tuple[Annotated[str, Meta(pattern=r"^[a-z][0-9]$")], ...]
    shows_chest: str = ""


class HeroRecord(Record, frozen=True):
    """heroes.toml: in the order in which monsters prefer them."""

    hp: Annotated[int, Meta(ge=1, le=20)]
    moves: Reach
    ability: Literal["slay", "heal", "disarm", "reveal", "inspire", "none"] = "none"
    set: Expansion = "base"
    can_be_possessed: bool = True
    colour: str = ""
    icon: str = ""


class MonsterRecord(Record, frozen=True):
    """monsters.toml: each is a tile and a figure."""

    count: Count
    damage: Damage
    set: Expansion = "base"
    moves: Reach = "orthogonal"
    attacks: Reach = "orthogonal"
    actions: Annotated[int, Meta(ge=1, le=4)] = 1
    squares: Annotated[int, Meta(ge=1, le=2)] = 1
    always_aggressive: bool = False
    can_be_raised: bool = False
    power: Literal["none", "raise", "possess"] = "none"
    icon: str = ""


class TrapRecord(Record, frozen=True):
    """traps.toml."""

    count: Count
    damage: Damage
    set: Expansion = "base"
    icon: str = ""


class TileRecord(Record, frozen=True):
    """tiles.toml: everything else that can lie in the dungeon."""

    count: Count
    category: Literal["treasure", "movement", "deadly", "ally"]
    effect: Literal["treasure", "return-to-start", "slide", "die", "join", "restore"]
    set: Expansion = "base"
    pool: Literal["fixed", "random"] = "random"
    arrows: tuple[tuple[Compass, ...], ...] = ()
    icon: str = ""


class ArtifactRecord(Record, frozen=True):
    """artifacts.toml."""

    count: Count
    use: Literal[
        "slay",
        "heal",
        "disarm",
        "reveal",
        "revive",
        "inspire",
        "smite",
        "swap",
        "tireless",
        "restore",
    ]
    actions: Annotated[int, Meta(ge=0, le=2)] = 0
    price: Annotated[int, Meta(ge=0, le=40)] = 0
    set: Expansion = "base"
    pool: Literal["fixed", "random", "market"] = "random"
    icon: str = ""
