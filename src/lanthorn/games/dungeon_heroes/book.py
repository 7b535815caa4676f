"""The book of a match: its content and settings, made ready for the rules as numbers and tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from lanthorn.engine import Library
from lanthorn.engine.game import Settings
from lanthorn.games.dungeon_heroes.content import (
    ArtifactRecord,
    HeroRecord,
    MonsterRecord,
    TileRecord,
    TrapRecord,
    Zone,
)
from lanthorn.games.dungeon_heroes.options import Options

# DH-RUL-56: the order in which monsters prefer directions.
DIRECTIONS: Final[dict[str, tuple[int, int]]] = {
    "south": (0, -1),
    "west": (-1, 0),
    "east": (1, 0),
    "north": (0, 1),
    "southwest": (-1, -1),
    "southeast": (1, -1),
    "northwest": (-1, 1),
    "northeast": (1, 1),
}
ORTHOGONAL: Final = ("south", "west", "east", "north")
START, DUNGEON, TREASURE_ROOM = "start", "dungeon", "treasure-room"

TILES_IN_THE_ROOM: Final = 36  # DH-RUL-01, DH-XA-04


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of tile. Identical tiles are interchangeable, so a tile is just its kind."""

    id: str
    category: str
    pool: str
    count: int
    damage: int = 0
    effect: str = ""
    icon: str = ""
    arrows: tuple[str, ...] = ()
    monster: MonsterRecord | None = None
    artifact: ArtifactRecord | None = None


class Book:
    """Tables by number: squares, heroes, kinds of tile, figures; and ready-made options."""

    def __init__(self, library: Library, settings: Settings) -> None:
        self.settings = settings
        self.solitaire = settings["mode"] == "solitaire"
        sets = {"base"} | {name for name in ("dragon", "undead") if settings[name]}
        heroes, kinds, zones = _read(library)
        library.check()
        self.heroes = [hero for hero in heroes.values() if hero.set in sets]
        self.kinds: list[Kind] = [_NO_TILE, *(kind for kind, set_ in kinds if set_ in sets)]
        self._number_squares(zones)
        self._number_heroes()
        self._number_kinds()
        self._number_figures()
        self.treasures_in_all = 1 + self.count_of("treasure")
        # DH-OBJ-02, DH-SSET-01
        self.treasures_to_win = self.treasures_in_all if self.solitaire else 3
        self.options = Options(self)

    def _number_squares(self, zones: Mapping[str, Zone]) -> None:
        zone_of = {name: zone.id for zone in zones.values() for name in zone.squares}
        self.squares = sorted(zone_of, key=lambda name: (int(name[1:]), name[0]))
        self.square = {name: i for i, name in enumerate(self.squares)}
        self.columns = [ord(name[0]) - ord("a") for name in self.squares]
        self.rows = [int(name[1:]) for name in self.squares]
        self.zones = [zone_of[name] for name in self.squares]
        self.start = [i for i, zone in enumerate(self.zones) if zone == START]
        self.dungeon = [i for i, zone in enumerate(self.zones) if zone == DUNGEON]
        self.treasure_room = [i for i, zone in enumerate(self.zones) if zone == TREASURE_ROOM]
        self.outside = self.start + self.treasure_room
        self.shows_chest = self.square[zones[TREASURE_ROOM].shows_chest]
        places = {(self.columns[i], self.rows[i]): i for i in range(len(self.squares))}
        self.neighbour: dict[str, list[int]] = {
            name: [places.get((x + dx, y + dy), -1) for (x, y) in places]
            for name, (dx, dy) in DIRECTIONS.items()
        }
        every = range(len(self.squares))
        self.orthogonal = [self._around(square, ORTHOGONAL) for square in every]
        self.touching = [self._around(square, tuple(DIRECTIONS)) for square in every]
        self.reach = {"orthogonal": self.orthogonal, "all": self.touching}
        self.dungeon_rows = [
            [square for square in self.dungeon if self.rows[square] == row]
            for row in sorted({self.rows[square] for square in self.dungeon}, reverse=True)
        ]
        self.bit_width = max(self.columns) + 2
        self.bit = [1 << (self.rows[i] * self.bit_width + self.columns[i]) for i in every]
        self.all_bits = sum(self.bit)
        self.bit.append(0)  # a figure or hero that is NOWHERE (-1) has no bit
        self.gift_reach = self.reach[str(self.settings["gift_adjacency"])]
        manhattan = self.settings["radius_metric"] == "manhattan"
        self.within_two = [
            frozenset(other for other in every if self._distance(square, other, manhattan) <= 2)
            for square in every
        ]

    def _around(self, square: int, directions: Sequence[str]) -> tuple[int, ...]:
        found = (self.neighbour[direction][square] for direction in directions)
        return tuple(other for other in found if other >= 0)

    def _strikes(self, reach: Sequence[Sequence[int]]) -> list[int]:
        """For each square, in bits: itself and what can be reached from it."""
        return [sum(self.bit[other] for other in {square, *near}) for square, near in enumerate(reach)]

    def _distance(self, a: int, b: int, manhattan: bool) -> int:
        dx, dy = abs(self.columns[a] - self.columns[b]), abs(self.rows[a] - self.rows[b])
        return dx + dy if manhattan else max(dx, dy)

    def _number_heroes(self) -> None:
        self.hero = {hero.id: i for i, hero in enumerate(self.heroes)}
        self.max_hp = [hero.hp for hero in self.heroes]
        self.ability = [hero.ability for hero in self.heroes]
        self.hero_steps = [self.reach[hero.moves] for hero in self.heroes]

    def _number_kinds(self) -> None:
        self.kind = {kind.id: i for i, kind in enumerate(self.kinds)}
        self.damage = [kind.damage for kind in self.kinds]
        self.category = [kind.category for kind in self.kinds]
        self.effect = [kind.effect for kind in self.kinds]
        self.is_monster = [kind.monster is not None for kind in self.kinds]
        self.use = [kind.artifact.use if kind.artifact else "" for kind in self.kinds]
        self.price = [kind.artifact.price if kind.artifact else 0 for kind in self.kinds]
        self.always_aggressive = [
            kind.monster is not None and kind.monster.always_aggressive for kind in self.kinds
        ]

    def _number_figures(self) -> None:
        """One figure for each monster tile; figures of one kind differ only by a number."""
        self.figure_kind = [
            number for number, kind in enumerate(self.kinds) if kind.monster for _ in range(kind.count)
        ]
        self.figure_names = []
        for figure, number in enumerate(self.figure_kind):
            nth = self.figure_kind[:figure].count(number) + 1
            kind = self.kinds[number]
            self.figure_names.append(f"{kind.id}-{nth}" if kind.count > 1 else kind.id)
        self.figure = {name: i for i, name in enumerate(self.figure_names)}
        self.monsters: list[MonsterRecord] = [
            monster for monster in (self.kinds[n].monster for n in self.figure_kind) if monster
        ]
        self.figure_steps = [self.reach[monster.moves] for monster in self.monsters]
        self.figure_strikes = [self._strikes(self.reach[monster.attacks]) for monster in self.monsters]
        self.figure_actions = [monster.actions for monster in self.monsters]
        self.figure_power = [monster.power for monster in self.monsters]
        self.necromancer = self._figure_with("raise")
        self.lady = self._figure_with("possess")

    def _figure_with(self, power: str) -> int:
        """The figure that has this power, or -1."""
        return next((i for i, its in enumerate(self.figure_power) if its == power), -1)

    def pool(self, name: str) -> list[int]:
        """Every tile of a pool: fixed, random or market."""
        return [n for n, kind in enumerate(self.kinds) if kind.pool == name for _ in range(kind.count)]

    def count_of(self, category: str) -> int:
        return sum(kind.count for kind in self.kinds if kind.category == category)


_NO_TILE: Final = Kind("nothing", "none", "none", 0)


def _read(
    library: Library,
) -> tuple[dict[str, HeroRecord], list[tuple[Kind, str]], dict[str, Zone]]:
    """The content of all expansions, checked as a whole whatever is played."""
    zones = library.records("board", Zone)
    heroes = library.records("heroes", HeroRecord)
    monsters = library.records("monsters", MonsterRecord)
    traps = library.records("traps", TrapRecord)
    tiles = library.records("tiles", TileRecord)
    artifacts = library.records("artifacts", ArtifactRecord)
    kinds: list[tuple[Kind, str]] = [
        *((_monster(record), record.set) for record in monsters.values()),
        *((_trap(record), record.set) for record in traps.values()),
        *((kind, record.set) for record in tiles.values() for kind in _tiles(library, record)),
        *((_artifact(record), record.set) for record in artifacts.values()),
    ]
    all_readable = not library.mistakes
    _check_board(library, zones)
    if all_readable:  # an entry that can't be read makes every count wrong
        _check_heroes(library, zones, heroes)
        _check_pools(library, kinds)
    return heroes, kinds, zones


def _monster(record: MonsterRecord) -> Kind:
    return Kind(
        record.id,
        "monster",
        "fixed",
        record.count,
        record.damage,
        "wound",
        record.icon,
        monster=record,
    )


def _trap(record: TrapRecord) -> Kind:
    return Kind(record.id, "trap", "fixed", record.count, record.damage, "spring", record.icon)


def _artifact(record: ArtifactRecord) -> Kind:
    return Kind(record.id, "artifact", record.pool, record.count, 0, "equip", record.icon, artifact=record)


def _tiles(library: Library, record: TileRecord) -> list[Kind]:
    """DH-GAP-07: sliding tiles with other arrows are tiles of another kind."""

    def kind(name: str, count: int, arrows: tuple[str, ...] = ()) -> Kind:
        return Kind(name, record.category, record.pool, count, 0, record.effect, record.icon, arrows)

    if record.effect != "slide":
        return [kind(record.id, record.count)]
    if len(record.arrows) != record.count:
        problem = f"lists arrows for {len(record.arrows)} tiles, but there are {record.count}"
        library.wrong("tiles", record.id, "arrows", problem)
        return []
    counts: dict[tuple[str, ...], int] = {}
    for arrows in record.arrows:
        counts[arrows] = counts.get(arrows, 0) + 1
    names = [record.id, *(f"{record.id}-{n}" for n in range(2, len(counts) + 1))]
    return [kind(name, count, arrows) for name, (arrows, count) in zip(names, counts.items(), strict=True)]


def _check_board(library: Library, zones: Mapping[str, Zone]) -> None:
    """All three zones, each square in one of them, and a room for 36 tiles."""
    for name in (START, DUNGEON, TREASURE_ROOM):
        if name not in library.tables.get("board", {}):
            library.wrong("board", name, "", "is missing")
    squares = [square for zone in zones.values() for square in zone.squares]
    for square in sorted({square for square in squares if squares.count(square) > 1}):
        library.wrong("board", square, "", "is in two zones")
    if DUNGEON in zones and len(zones[DUNGEON].squares) != TILES_IN_THE_ROOM:
        problem = f"has {len(zones[DUNGEON].squares)} squares, not {TILES_IN_THE_ROOM}"
        library.wrong("board", DUNGEON, "squares", problem)
    if TREASURE_ROOM in zones:
        room = zones[TREASURE_ROOM]
        if room.shows_chest not in room.squares:
            library.wrong("board", TREASURE_ROOM, "shows_chest", "is not one of its squares")


def _check_heroes(library: Library, zones: Mapping[str, Zone], heroes: Mapping[str, HeroRecord]) -> None:
    """DH-SETUP-05: each hero of the base game begins on a square of his own."""
    base_heroes = [hero for hero in heroes.values() if hero.set == "base"]
    if START in zones and len(zones[START].squares) != len(base_heroes):
        problem = f"needs a square for each of the {len(base_heroes)} heroes"
        library.wrong("board", START, "squares", problem)


def _check_pools(library: Library, kinds: Sequence[tuple[Kind, str]]) -> None:
    """No name used twice, and tiles that can fill the room, with enough treasures among them."""
    names = [kind.id for kind, _ in kinds]
    for name in sorted({name for name in names if names.count(name) > 1}):
        library.wrong("tiles", name, "", "names two kinds of tile")
    for sets in ({"base"}, {"base", "dragon"}, {"base", "undead"}, {"base", "dragon", "undead"}):
        chosen = [kind for kind, set_ in kinds if set_ in sets]
        fixed = sum(kind.count for kind in chosen if kind.pool == "fixed")
        spare = sum(kind.count for kind in chosen if kind.pool == "random")
        where = " + ".join(sorted(sets))
        if fixed > TILES_IN_THE_ROOM:
            problem = f"{fixed} fixed tiles do not fit into {TILES_IN_THE_ROOM} squares ({where})"
            library.wrong("tiles", "", "count", problem)
        elif fixed + spare < TILES_IN_THE_ROOM:
            problem = f"{fixed + spare} tiles can't fill {TILES_IN_THE_ROOM} squares ({where})"
            library.wrong("tiles", "", "count", problem)
        if sum(kind.count for kind in chosen if kind.category == "treasure") < 2:
            library.wrong("tiles", "", "count", f"the heroes can't find three treasures ({where})")
