"""The verbs that content may name as the effect of a tile: what strikes a hero who enters it.

Each gives the square to which the hero must go on at once, or NOWHERE.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from lanthorn.engine import Play
from lanthorn.games.dungeon_heroes.options import Acts
from lanthorn.games.dungeon_heroes.rules import asking, tiles
from lanthorn.games.dungeon_heroes.rules.harm import Fallen, die, gain_treasure, heal, suffer
from lanthorn.games.dungeon_heroes.state import HEROES, MASTER, NOWHERE, State


@dataclass(slots=True)
class Entry:
    """A hero entering a square. While he is `led` by the White Lady he uses neither abilities nor
    artifacts, and the dungeon master makes his choices (DH-RUL-72, DH-RUL-73, DH-RUL-91)."""

    hero: int
    square: int
    led: bool

    def stop_if_fallen(self, state: State) -> None:
        if state.hero_at[self.hero] < 0:
            raise Fallen


async def wield(play: Play[State], entry: Entry, what: str, against: str) -> bool:
    """DH-HAB-13, DH-RUL-19, DH-RUL-20. Slay or disarm, by ability (always) or by artifact (if wished)."""
    if entry.led:
        return False
    state, book = play.state, play.state.book
    if book.ability[entry.hero] == what:
        return True
    tools = {kind for kind in state.carried[entry.hero] if book.use[kind] == what}
    if not tools:
        return False
    options: Acts = [book.options.use(kind, entry.hero) for kind in sorted(tools)]
    act = await asking.ask(
        play,
        HEROES,
        f"wield-{what}",
        [*options, book.options.keep],
        entry.hero,
        hero=book.heroes[entry.hero].id,
        tile=against,
    )
    if act.verb == "keep":
        return False
    spend(play, entry.hero, act.kind)
    return True


def spend(play: Play[State], hero: int, kind: int) -> None:
    """DH-ART-06, DH-MARKET-11. An artifact works once and leaves the game."""
    play.state.carried[hero].remove(kind)
    book = play.state.book
    play.emit("artifact-used", ("DH-ART-06",), hero=book.heroes[hero].id, tile=book.kinds[kind].id)


async def wound(play: Play[State], entry: Entry, kind: int) -> int:
    """DH-TILE-02 to DH-TILE-05, DH-RUL-16. A monster tile is slain, or hurts and stays."""
    book = play.state.book
    if await wield(play, entry, "slay", book.kinds[kind].id):
        how = tiles.way_of_slaying(play.state, entry.hero)
        tiles.slay_tile(play, entry.square, entry.hero, how, earns=not entry.led)
    else:
        suffer(play, entry.hero, book.damage[kind], book.kinds[kind].id)
    return NOWHERE


async def spring(play: Play[State], entry: Entry, kind: int) -> int:
    """DH-TILE-07, DH-TILE-08, DH-HAB-09, DH-ART-11. A trap is disarmed, or hurts; either way it is gone."""
    state, book = play.state, play.state.book
    disarmed = await wield(play, entry, "disarm", book.kinds[kind].id)
    state.tiles[entry.square] = 0
    if disarmed:
        play.emit(
            "trap-disarmed",
            ("DH-HAB-09" if book.ability[entry.hero] == "disarm" else "DH-ART-11",),
            hero=book.heroes[entry.hero].id,
            tile=book.kinds[kind].id,
        )
    else:
        suffer(play, entry.hero, book.damage[kind], book.kinds[kind].id)
    # DH-RUL-79: experience only for a hero who survived and was nobody's puppet
    earns = disarmed or book.settings["experience_from_suffered_traps"]
    if earns and not entry.led and state.hero_at[entry.hero] >= 0:
        tiles.earn(state, entry.hero, kind)
    return NOWHERE


async def slide(play: Play[State], entry: Entry, kind: int) -> int:
    """DH-TILE-09 to DH-TILE-12, DH-RUL-23 to DH-RUL-25. The hero must leave along an arrow."""
    state, book = play.state, play.state.book
    state.tiles[entry.square] = 0
    exits = [book.neighbour[arrow][entry.square] for arrow in book.kinds[kind].arrows]
    open_exits = [square for square in exits if square >= 0 and square not in state.hero_at]
    play.emit("slid", ("DH-TILE-09",), hero=book.heroes[entry.hero].id, exits=len(open_exits))
    return await _go_on(play, entry, "slide", open_exits)


async def return_to_start(play: Play[State], entry: Entry, kind: int) -> int:
    """DH-TILE-13 to DH-TILE-15, DH-RUL-26. The hero must go to an unoccupied start square."""
    state, book = play.state, play.state.book
    state.tiles[entry.square] = 0
    free = [s for s in book.start if s not in state.hero_at and not state.has_figure(s)]
    play.emit("ported", ("DH-TILE-13",), hero=book.heroes[entry.hero].id, exits=len(free))
    return await _go_on(play, entry, "portal", free)


async def _go_on(play: Play[State], entry: Entry, verb: str, exits: list[int]) -> int:
    """The player on turn chooses; the solitaire dungeon follows the order of DH-RUL-87."""
    if not exits:
        return NOWHERE
    book = play.state.book
    if entry.led and book.solitaire:
        order = book.start if verb == "portal" else book.touching[entry.square]
        return min(exits, key=order.index)
    clauses = ("DH-TILE-10",) if verb == "slide" else ("DH-TILE-14",)
    options: Acts = [book.options.go(verb, square, clauses) for square in exits]
    chooser = MASTER if entry.led else HEROES
    act = await asking.ask(play, chooser, verb, options, entry.hero, hero=book.heroes[entry.hero].id)
    return act.square


async def poison(play: Play[State], entry: Entry, kind: int) -> int:
    """DH-TILE-16 to DH-TILE-18. Nothing protects from the cloud."""
    play.state.tiles[entry.square] = 0
    play.emit("poisoned", ("DH-TILE-16",), hero=play.state.book.heroes[entry.hero].id)
    die(play, entry.hero)
    return NOWHERE


async def equip(play: Play[State], entry: Entry, kind: int) -> int:
    """DH-TILE-19, DH-ART-01, DH-ART-02. The artifact goes to the hero's board."""
    state, book = play.state, play.state.book
    state.tiles[entry.square] = 0
    state.carried[entry.hero].append(kind)
    state.carried[entry.hero].sort()
    play.emit("artifact-taken", ("DH-TILE-19",), hero=book.heroes[entry.hero].id, tile=book.kinds[kind].id)
    return NOWHERE


async def treasure(play: Play[State], entry: Entry, kind: int) -> int:
    """DH-TILE-20, DH-OBJ-03."""
    play.state.tiles[entry.square] = 0
    gain_treasure(play, entry.hero, grand=False)
    return NOWHERE


async def restore(play: Play[State], entry: Entry, kind: int) -> int:
    """DH-FAIRY-01 to DH-FAIRY-03, DH-RUL-89, DH-RUL-90. Full health, and the fairy is gone."""
    state, book = play.state, play.state.book
    state.tiles[entry.square] = 0
    heal(state, entry.hero, book.max_hp[entry.hero])
    play.emit(
        "restored",
        ("DH-FAIRY-01",),
        hero=book.heroes[entry.hero].id,
        hp=state.hp[entry.hero],
        tile=book.kinds[kind].id,
    )
    return NOWHERE


async def join(play: Play[State], entry: Entry, kind: int) -> int:
    """DH-DAMSEL-01, DH-RUL-64. The damsel appears beside the hero who found her."""
    tiles.damsel_joins(play, entry.square)
    return NOWHERE


Effect = Callable[[Play[State], Entry, int], Awaitable[int]]

EFFECTS: Final[dict[str, Effect]] = {
    "wound": wound,
    "spring": spring,
    "slide": slide,
    "return-to-start": return_to_start,
    "die": poison,
    "equip": equip,
    "treasure": treasure,
    "restore": restore,
    "join": join,
}
