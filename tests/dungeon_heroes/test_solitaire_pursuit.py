"""The dungeon's turn against a second, plainer telling of the same rules, on random positions.

The rules move sets of squares with shifts of one integer. Here every way is walked square by square,
so that only the rulings themselves are common to both.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from lanthorn.engine import Rng
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table

Square = tuple[int, int]
Squares = tuple[Square, ...]
BOARD = {(x, y) for x in range(6) for y in range(1, 7)} | {(x, y) for x in range(1, 5) for y in (0, 7)}
STRAIGHT = [(0, -1), (-1, 0), (1, 0), (0, 1)]
EVERY_WAY = [*STRAIGHT, (-1, -1), (1, -1), (-1, 1), (1, 1)]
HEROES = {"warrior": 10, "cleric": 8, "rogue": 6, "wizard": 4}
DAMAGE = {"dragon": 5, "ogre": 4, "orc": 3, "skeleton": 2, "goblin": 1}
FIGURES = ["ogre", "orc", "orc", "skeleton", "skeleton", "skeleton", "goblin", "goblin", "goblin", "goblin"]


def name_of(square: Square) -> str:
    return f"{'abcdef'[square[0]]}{square[1]}"


def beside(square: Square, directions: list[Square]) -> Iterator[Square]:
    yield from ((square[0] + dx, square[1] + dy) for dx, dy in directions)


@dataclass
class Monster:
    kind: str
    squares: Squares
    acted: bool = False

    @property
    def steps(self) -> list[Square]:
        return EVERY_WAY if self.kind == "goblin" else STRAIGHT

    @property
    def reach(self) -> list[Square]:
        return EVERY_WAY if self.kind == "dragon" else STRAIGHT


def shifts(monster: Monster, squares: Squares, room: set[Square]) -> list[Squares]:
    """Where it could be after one step, in the order of the directions."""
    found = [tuple((x + dx, y + dy) for x, y in squares) for dx, dy in monster.steps]
    return [shifted for shifted in found if room.issuperset(shifted)]


@dataclass
class Room:
    monsters: list[Monster]
    at: dict[str, Square]
    hp: dict[str, int]

    def rank(self, hero: str) -> tuple[int, int]:
        """DH-SMON-06, DH-SMON-07."""
        return self.hp[hero], list(HEROES).index(hero)

    def open_to(self, monster: Monster, alone: bool) -> set[Square]:
        """Where a monster could stand: not on others, unless it thinks itself alone."""
        if alone:
            return BOARD
        return BOARD.difference(*(m.squares for m in self.monsters if m is not monster))

    def walk(self, monster: Monster, squares: Squares, alone: bool) -> dict[str, int]:
        """DH-RUL-54. How many steps it is to each hero who can be reached."""
        room = self.open_to(monster, alone)
        far, queue, met = {squares: 0}, [squares], dict[Square, int]()
        for here in queue:
            for square in here:
                met.setdefault(square, far[here])
            for there in shifts(monster, here, room):
                if there not in far:
                    far[there] = far[here] + 1
                    queue.append(there)
        return {hero: met[square] for hero, square in self.at.items() if square in met}

    def nearest(self, monster: Monster) -> tuple[list[str], int, bool]:
        ways = self.walk(monster, monster.squares, alone=False)
        alone = not ways
        ways = ways or self.walk(monster, monster.squares, alone=True)
        return [hero for hero in ways if ways[hero] == min(ways.values())], min(ways.values()), alone

    def in_range(self, monster: Monster, squares: Squares) -> list[str]:
        covered = {*squares, *(near for square in squares for near in beside(square, monster.reach))}
        return [hero for hero, square in self.at.items() if square in covered]

    def best_step(self, monster: Monster) -> Squares | None:
        """DH-RUL-55, DH-RUL-56, DH-RUL-57."""
        heroes, distance, alone = self.nearest(monster)
        steps = shifts(monster, monster.squares, self.open_to(monster, alone=False))
        after = {step: self.walk(monster, step, alone) for step in steps}
        nearer = [step for step in steps if any(after[step][hero] == distance - 1 for hero in heroes)]
        striking = [step for step in steps if self.in_range(monster, step)]
        best = [step for step in nearer if step in striking] or striking or nearer

        def order(step: Squares) -> tuple[int, bool, tuple[int, int], int]:
            in_range = self.in_range(monster, step)
            nearing = [hero for hero in heroes if after[step][hero] < distance]
            target = min(in_range or nearing, key=self.rank)
            spared = not in_range or self.hp[target] > DAMAGE[monster.kind]
            return sum(after[step][hero] for hero in heroes), spared, self.rank(target), steps.index(step)

        return min(best, key=order) if best else None

    def act(self, monster: Monster) -> None:
        monster.acted = True
        if not self.in_range(monster, monster.squares):
            monster.squares = self.best_step(monster) or monster.squares
        in_range = self.in_range(monster, monster.squares)
        if in_range:
            hero = min(in_range, key=self.rank)
            self.hp[hero] = max(0, self.hp[hero] - DAMAGE[monster.kind])
            if self.hp[hero] == 0:
                del self.at[hero]

    def turn(self) -> None:
        """DH-SMON-01, DH-RUL-53, DH-RUL-92."""
        while self.at and not all(monster.acted for monster in self.monsters):
            waiting = [monster for monster in self.monsters if not monster.acted]
            damage = max(DAMAGE[monster.kind] for monster in waiting)
            equals = [monster for monster in waiting if DAMAGE[monster.kind] == damage]
            self.act(min(equals, key=self.nearness) if len(equals) > 1 else equals[0])

    def nearness(self, monster: Monster) -> tuple[int, int, int]:
        (x, y), (_, distance, _) = monster.squares[0], self.nearest(monster)
        return distance, y, x


def random_room(chance: Rng, with_dragon: bool) -> Room:
    squares = sorted(BOARD)
    chance.shuffle(squares)
    monsters: list[Monster] = []
    if with_dragon:
        head = squares.pop()
        tail = chance.pick([square for square in beside(head, STRAIGHT) if square in BOARD])
        squares.remove(tail)
        monsters.append(Monster("dragon", (head, tail)))
    kinds = FIGURES[:]
    chance.shuffle(kinds)
    monsters += [Monster(kind, (squares.pop(),)) for kind in kinds[: chance.below(9) + 1 - with_dragon]]
    heroes = list(HEROES)
    chance.shuffle(heroes)
    places = sorted(BOARD)
    chance.shuffle(places)
    at = {hero: places.pop() for hero in heroes[: chance.roll(4)]}
    return Room(monsters, at, {hero: chance.roll(HEROES[hero]) if hero in at else 0 for hero in HEROES})


def in_words(room: Room) -> str:
    words = [
        f"{hero} on {name_of(square)}, {hero} has {room.hp[hero]} hp" for hero, square in room.at.items()
    ]
    words += ["the others are dead"]
    words += [f"{m.kind} figure on {' and '.join(map(name_of, m.squares))}" for m in room.monsters]
    return ", ".join(words)


def squares_by_kind(table: Table, kind: str) -> list[list[str]]:
    return [table.squares(name) for name in table.book.figure if name.split("-")[0] == kind]


@clause(
    "DH-SMON-01", "DH-SMON-02", "DH-SMON-04", "DH-SMON-05", "DH-RUL-53", "DH-RUL-54", "DH-RUL-55", "DH-RUL-56"
)
@clause("DH-RUL-57", "DH-RUL-85")
@pytest.mark.parametrize("with_dragon", [False, True])
def test_monsters_do_what_the_plain_telling_says(with_dragon: bool) -> None:
    chance = Rng.seeded(20 + with_dragon)
    for _ in range(200):
        room = random_room(chance, with_dragon)
        words = in_words(room)
        table = Table(f"{words}, dungeon's turn", mode="solitaire", dragon=True)
        room.turn()
        for kind in DAMAGE:
            there = [[name_of(square) for square in m.squares] for m in room.monsters if m.kind == kind]
            found = [squares for squares in squares_by_kind(table, kind) if squares]
            assert found == there, words
        assert {hero: table.hp(hero) for hero in HEROES} == room.hp, words
        assert {hero for hero in HEROES if table.square(hero)} == set(room.at), words
