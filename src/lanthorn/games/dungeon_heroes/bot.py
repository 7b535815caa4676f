"""What a bot should want: how well each side stands, from 0 to 1.

Everything is weighed in one currency and summed up from the heroes' side. The dungeon master wants
the reverse, and adds what he alone judges: his figures' hunt, and the tiles that he laid face down.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING, Final

from lanthorn.games.dungeon_heroes.rules.monsters import is_awake
from lanthorn.games.dungeon_heroes.rules.pursuit import grow
from lanthorn.games.dungeon_heroes.state import HEROES, NOBODY, NOWHERE, State
from lanthorn.games.dungeon_heroes.view import knows_tiles

if TYPE_CHECKING:
    from lanthorn.games.dungeon_heroes.book import Book

TREASURE: Final = 4.0
UNKNOWN_TILE: Final = 0.1
LIFE: Final = 2.5
HEALTH: Final = 1.5
POSSESSED: Final = 1.0
SCALE: Final = 8.0
"""So much of all this makes a side that stood even win about 7 times in 10."""

STEP: Final = 0.06
"""What a step of the nearest hero towards the last treasure is worth; twice that towards the one before."""
SEARCH: Final = 0.3
"""How much of that a step towards the unexplored is worth, for each treasure not yet found."""
PATIENCE: Final = 12
"""After so many turns a step is worth twice as much: waiting helps only the dungeon."""
ONTO_UNKNOWN: Final = 2
ONTO_PERIL: Final = 4
"""What entering an unexplored square, or one of those below, costs a hero, in steps."""
PERILS: Final = ("wound", "spring", "die", "return-to-start")
FARTHEST: Final = 16

DREAD: Final = 0.6
"""How much of the harm that figures could do next turn counts as done."""
FIGURE: Final = 0.1
SLEEPER: Final = 0.05
"""What a point of damage is worth to the dungeon, of a figure and of a monster that lies face up."""
HUNT: Final = 0.05
"""What it is worth, for each point of damage, that a figure comes a step nearer to a hero."""
AMBUSH: Final = 0.3
"""How much of what a tile will do counts while it lies hidden beside a hero."""

ARTIFACT: Final = {
    "slay": 0.3,
    "heal": 0.25,
    "disarm": 0.2,
    "reveal": 0.2,
    "revive": 0.8,
    "inspire": 0.2,
    "smite": 0.5,
    "swap": 0.1,
    "tireless": 0.2,
    "restore": 0.4,
}
EXPERIENCE: Final = 0.03
HARM: Final = {
    "die": 5.0,
    "return-to-start": 1.0,
    "equip": -2.0,
    "restore": -3.0,
    "join": -4.0,
    "treasure": -6.0,
}
"""What a tile does to the heroes, by its effect, in HP; of monsters and traps it is the damage."""


def evaluate(state: State, seat: int) -> float:
    """How well a seat stands. Uses only what lies open or what the seat itself knows."""
    if state.over:
        return float(state.winner == seat)
    score = heroes_score(state)
    if seat == HEROES:
        return _chance(score)
    ambushes = ambush(state) if knows_tiles(state, seat) else 0.0
    return _chance(hunt(state) + ambushes - score)


def _chance(score: float) -> float:
    return 1.0 / (1.0 + exp(-score / SCALE))


def heroes_score(state: State) -> float:
    """What both sides can see: treasures and the ways to them, lives, belongings, monsters."""
    gained = TREASURE * state.treasures + strength(state) + belongings(state)
    return gained - way_to_go(state) - monsters_about(state) - dread(state)


def strength(state: State) -> float:
    """A hero counts for being there, and for his health."""
    score = 0.0
    for hero, square in enumerate(state.hero_at):
        if square >= 0:
            score += LIFE + HEALTH * state.hp[hero] / state.book.max_hp[hero]
    return score - POSSESSED if state.possessed != NOBODY else score


def belongings(state: State) -> float:
    """Artifacts at hand, and the experience that could buy more."""
    book, score = state.book, 0.0
    for things in state.carried:
        for kind in things:
            score += ARTIFACT[book.use[kind]]
    for things in state.earned:
        for kind in things:
            score += EXPERIENCE * book.damage[kind]
    return score


# Monsters


def monsters_about(state: State) -> float:
    """Figures on the board, and tiles that wait face up to become some."""
    book, score = state.book, 0.0
    for figure, square in enumerate(state.figure_at):
        if square >= 0:
            score += FIGURE * book.monsters[figure].damage
    for kind in state.tiles:
        if kind > 0 and book.is_monster[kind]:
            score += SLEEPER * book.damage[kind]
    return score


def dread(state: State) -> float:
    """The harm that figures could do in their next turn to the heroes in their reach."""
    book = state.book
    harm = [0] * len(state.hero_at)
    for figure, square in enumerate(state.figure_at):
        if square >= 0 and is_awake(state, figure):
            reach = strike_zone(state, figure)
            for hero, at in enumerate(state.hero_at):
                if at >= 0 and reach & book.bit[at]:
                    harm[hero] += book.monsters[figure].damage
    score = 0.0
    for hero, damage in enumerate(harm):
        if damage:
            score += HEALTH * min(damage, state.hp[hero]) / book.max_hp[hero]
            score += LIFE if damage >= state.hp[hero] else 0.0
    return DREAD * score


def strike_zone(state: State, figure: int) -> int:
    """The squares, in bits, on which a figure can hit somebody after one step."""
    book, monster = state.book, state.book.monsters[figure]
    squares = book.bit[state.figure_at[figure]]
    if state.figure_tail[figure] != NOWHERE:
        squares |= book.bit[state.figure_tail[figure]]
    squares |= grow(squares, book.bit_width, monster.moves == "all")
    return squares | grow(squares, book.bit_width, monster.attacks == "all")


# Ways to the treasures


class Chart:
    """What lies open on the board, as sets of squares in bits."""

    __slots__ = ("chests", "perils", "unknown")

    def __init__(self, state: State) -> None:
        book, bit = state.book, state.book.bit
        self.chests: list[int] = []
        self.unknown = self.perils = 0
        for square, kind in enumerate(state.tiles):
            if kind < 0:
                self.unknown |= bit[square]
            elif kind and book.effect[kind] == "treasure":
                self.chests.append(bit[square])
            elif kind and book.effect[kind] in PERILS:
                self.perils |= bit[square]
        for square in state.figure_at + state.figure_tail:
            if square >= 0:
                self.perils |= bit[square]


def way_to_go(state: State) -> float:
    """The steps that still lie between the heroes and the treasures that they need, and tiles unexplored.

    A treasure of which they don't know where it is counts as far away, behind what is unexplored.
    The nearest presses most, lest a hero stand undecided between two.
    """
    book, chart = state.book, Chart(state)
    goals = chart.chests
    if state.chest_is_there:
        goals.append(treasure_room(book))
    away = dict.fromkeys([chart.unknown, *goals], FARTHEST)
    for diagonal, squares in walkers(state):
        if squares:
            measure(book, chart, diagonal, squares, away)
    needed = book.treasures_to_win - state.treasures
    ways: list[float] = [*sorted([away[goal] for goal in goals])[:needed]]
    ways += [FARTHEST + SEARCH * away[chart.unknown]] * (needed - len(ways))
    pressing = sum(way * weight for way, weight in zip(ways, range(needed, 0, -1), strict=True))
    return STEP * (1 + state.turn / PATIENCE) * pressing + UNKNOWN_TILE * chart.unknown.bit_count()


def walkers(state: State) -> tuple[tuple[bool, int], tuple[bool, int]]:
    """The squares of the heroes who walk diagonally, and of those who don't: one search for each."""
    book = state.book
    diagonal = straight = 0
    for hero, square in enumerate(state.hero_at):
        if square >= 0 and hero != state.possessed:
            if book.hero_steps[hero] is book.touching:
                diagonal |= book.bit[square]
            else:
                straight |= book.bit[square]
    return (True, diagonal), (False, straight)


def measure(book: Book, chart: Chart, diagonal: bool, squares: int, away: dict[int, int]) -> None:
    """How many steps each goal is away from these squares, noted where nobody else is nearer."""
    width, unseen = book.bit_width, book.all_bits
    unknown, perils = chart.unknown, chart.perils
    slow = perils | unknown
    smooth, goals = unseen & ~slow, 0
    for goal in away:
        goals |= goal
    fronts = [0] * (FARTHEST + ONTO_PERIL)
    fronts[0] = squares
    for distance in range(max(away.values())):
        front = fronts[distance] & unseen
        if not front:
            continue
        if front & goals:
            goals &= ~_arrive(front, distance, away)
            if not goals:
                return
        unseen ^= front
        reached = grow(front, width, diagonal) & unseen
        fronts[distance + 1] |= reached & smooth
        if reached & slow:
            fronts[distance + ONTO_UNKNOWN] |= reached & unknown
            fronts[distance + ONTO_PERIL] |= reached & perils


def _arrive(front: int, distance: int, away: dict[int, int]) -> int:
    """Note how far the goals are that a search has come to; gives their squares."""
    met = 0
    for goal, far in away.items():
        if front & goal:
            met |= goal
            if distance < far:
                away[goal] = distance
    return met


# What only the dungeon master judges


def hunt(state: State) -> float:
    """Figures that come nearer to a hero."""
    book, score = state.book, 0.0
    steps = steps_between(book)
    heroes = [square for square in state.hero_at if square >= 0]
    for figure, at in enumerate(state.figure_at):
        if at >= 0:
            near = min([steps[at][square] for square in heroes])
            score += HUNT * book.monsters[figure].damage * (FARTHEST - near)
    return score


def ambush(state: State) -> float:
    """What lies face down: harm is best near the heroes, gifts and chests far from them."""
    score, harm, steps = 0.0, harm_of(state.book), steps_between(state.book)
    heroes = [square for square in state.hero_at if square >= 0]
    for square, kind in enumerate(state.tiles):
        if kind < 0 and harm[-kind]:
            near = steps[square]
            score += harm[-kind] / min([near[hero] for hero in heroes])
    return AMBUSH * score


# Tables of a book, made when first needed


@lru_cache(maxsize=32)
def treasure_room(book: Book) -> int:
    """Its squares, in bits."""
    return sum(book.bit[square] for square in book.treasure_room)


@lru_cache(maxsize=32)
def harm_of(book: Book) -> list[float]:
    """What each kind of tile does to the heroes who enter it."""
    return [HARM.get(kind.effect, float(kind.damage)) for kind in book.kinds]


@lru_cache(maxsize=32)
def steps_between(book: Book) -> list[list[int]]:
    """How far it is from each square to each other as if nothing stood in the way; one at least."""
    places = list(zip(book.columns, book.rows, strict=True))
    return [[max(1, abs(x - u) + abs(y - v)) for u, v in places] for x, y in places]
