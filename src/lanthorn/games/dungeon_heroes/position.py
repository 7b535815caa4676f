"""Positions from words, for tests and for people: "warrior on b1, goblin face down on b2".

Statements are separated by commas, semicolons or new lines; `and` joins the parts of a list.
docs/testing.md shows them all. What is not said is as plain as can be: heroes at full health on the
start squares, no tiles, no figures, the heroes' turn, the passive phase.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from lanthorn.engine import LanthornError, Rng, Text
from lanthorn.engine.statements import Misread, Statements, obey, read_position
from lanthorn.games.dungeon_heroes.book import Book
from lanthorn.games.dungeon_heroes.rules import master, turn
from lanthorn.games.dungeon_heroes.setup import empty_table
from lanthorn.games.dungeon_heroes.state import HEROES, MASTER, NOBODY, NOWHERE, State

LOCALE: Final = Path(__file__).parent / "locale"


def position(book: Book, text: str) -> State:
    """The position that the words describe, with every misunderstanding reported at once."""
    return _Builder(book).build(text)


def _wrong(what: str, name: str, **args: int) -> Misread:
    return Misread(Text(f"misread-{what}", {"name": name, **args}), LOCALE)


class _Builder:
    def __init__(self, book: Book) -> None:
        self.book = book
        self.state = empty_table(book, Rng.seeded(0))
        self.state.arranging = False
        self.state.market = book.pool("market")
        self.state.turn = 1
        self._side = HEROES
        self._actions_left: int | None = None
        self._tired: dict[int, int] = {}
        self._fallen: set[int] = set()

    def build(self, text: str) -> State:
        read_position(text, self._read)
        self._place_the_others()
        self._begin()
        return self.state

    def _read(self, words: str) -> None:
        if not obey(_STATEMENTS, words, self):
            raise Misread(Text("misread-statement"))

    # Names

    def _hero(self, name: str) -> int:
        if name not in self.book.hero:
            raise _wrong("hero", name)
        return self.book.hero[name]

    def _kind(self, name: str) -> int:
        name = name.strip().replace(" ", "-")
        for word in (name, name.removesuffix("s"), f"{name}-tile"):
            if word in self.book.kind:
                return self.book.kind[word]
        raise _wrong("tile", name)

    def _square(self, name: str) -> int:
        if name not in self.book.square:
            raise _wrong("square", name)
        return self.book.square[name]

    def _kinds(self, names: str) -> list[int]:
        found: list[int] = []
        for name in names.split(" and "):
            number, _, rest = name.partition(" ")
            if number.isdigit():
                found += [self._kind(rest)] * int(number)
            else:
                found.append(self._kind(name))
        return found

    # Statements

    def hero_on(self, hero: str, square: str) -> None:
        number = self._hero(hero)
        self.state.hero_at[number] = self._square(square)
        self.state.hp[number] = self.state.hp[number] or self.book.max_hp[number]

    def hero_hp(self, hero: str, hp: str) -> None:
        number = self._hero(hero)
        if not 0 < int(hp) <= self.book.max_hp[number]:
            raise _wrong("hp", hero, most=self.book.max_hp[number])
        self.state.hp[number] = int(hp)

    def hero_dead(self, hero: str) -> None:
        self._fallen.add(self._hero(hero))

    def others_dead(self) -> None:
        self._fallen |= {h for h, at in enumerate(self.state.hero_at) if at == NOWHERE}

    def hero_carries(self, hero: str, kinds: str) -> None:
        carried = self.state.carried[self._hero(hero)]
        carried += self._kinds(kinds)
        carried.sort()

    def hero_earned(self, hero: str, kinds: str) -> None:
        earned = self.state.earned[self._hero(hero)]
        earned += self._kinds(kinds)
        earned.sort()

    def hero_acted(self, hero: str, actions: str) -> None:
        self._tired[self._hero(hero)] = int(actions)

    def hero_possessed(self, hero: str) -> None:
        self.state.possessed = self._hero(hero)

    def tile_down(self, kind: str, squares: str) -> None:
        for square in squares.split(" and "):
            self.state.tiles[self._square(square)] = -self._kind(kind)

    def tile_up(self, kind: str, squares: str) -> None:
        for square in squares.split(" and "):
            self.state.tiles[self._square(square)] = self._kind(kind)

    def figure_on(self, kind: str, squares: str) -> None:
        number = self._kind(kind)
        monster = self.book.kinds[number].monster
        if monster is None:
            raise _wrong("monster", kind)
        at = [self._square(square) for square in squares.split(" and ")]
        if monster.squares == 2:
            self.state.figure_tail[self._put(number, at[0])] = at[1] if len(at) > 1 else NOWHERE
        else:
            for square in at:
                self._put(number, square)

    def _put(self, kind: int, square: int) -> int:
        for figure, its_kind in enumerate(self.book.figure_kind):
            if its_kind == kind and self.state.figure_at[figure] == NOWHERE:
                self.state.figure_at[figure] = square
                return figure
        raise _wrong("figures", self.book.kinds[kind].id)

    def figure_acted(self, figure: str) -> None:
        if figure not in self.book.figure:
            raise _wrong("figure", figure)
        self.state.figure_acted[self.book.figure[figure]] = 1

    def stack_on(self, kinds: str, square: str) -> None:
        self.state.stacks[self._square(square)] = self._kinds(kinds)

    def treasures(self, number: str) -> None:
        self.state.treasures = int(number)

    def chest_taken(self) -> None:
        self.state.chest_is_there = False

    def phase(self, name: str) -> None:
        self.state.aggressive = name == "aggressive"

    def whose_turn(self, side: str) -> None:
        self._side = HEROES if side == "heroes" else MASTER

    def actions_left(self, number: str) -> None:
        self._actions_left = int(number)

    def master_holds(self, kinds: str) -> None:
        self.state.hand = sorted(self._kinds(kinds))

    def pile_holds(self, kinds: str) -> None:
        """The tile named first is drawn first."""
        self.state.pile = self._kinds(kinds)[::-1]

    def box_holds(self, kinds: str) -> None:
        self.state.box = self._kinds(kinds)

    def eliminated(self, kinds: str) -> None:
        self.state.eliminated = sorted(self.state.eliminated + self._kinds(kinds))

    def dungeon_turn(self, number: str) -> None:
        self.state.dungeon_turn = int(number) - 1

    # What was not said

    def _place_the_others(self) -> None:
        state = self.state
        for hero in self._fallen:
            state.hero_at[hero], state.hp[hero] = NOWHERE, 0
        free = [s for s in self.book.start if s not in state.hero_at and not state.has_figure(s)]
        for hero, at in enumerate(state.hero_at):
            if at == NOWHERE and hero not in self._fallen:
                if not free:
                    name = self.book.heroes[hero].id
                    raise LanthornError(Text("position-no-start", {"hero": name}), LOCALE)
                state.hero_at[hero] = free.pop(0)

    def _begin(self) -> None:
        state = self.state
        state.side = self._side
        if state.side == HEROES:
            turn.begin_turn(state)
            for hero, actions in self._tired.items():
                turn.pay(state, hero, actions)
        else:
            state.actions_left = master.ACTIONS
            if state.aggressive:
                free = len(master.free_squares(state))
                state.placements_due = min(master.ACTIONS, len(state.hand), free)
        if self._actions_left is not None:
            turn.pay(state, NOBODY, state.actions_left - self._actions_left)


_NAME: Final = r"([a-z][a-z0-9 -]*?)"
_SQUARES: Final = r"([a-z][0-9](?: and [a-z][0-9])*)"

_STATEMENTS: Final[Statements] = [
    (rf"{_NAME} face down on {_SQUARES}", _Builder.tile_down),
    (rf"{_NAME} face up on {_SQUARES}", _Builder.tile_up),
    (rf"{_NAME} figures? on {_SQUARES}", _Builder.figure_on),
    (r"(.+?) (?:lies|lie) on ([a-z][0-9])", _Builder.stack_on),
    (r"(passive|aggressive) phase", _Builder.phase),
    (r"(heroes|master|dungeon)['s]* turn", _Builder.whose_turn),
    (r"([0-9]+) actions? left", _Builder.actions_left),
    (r"heroes have ([0-9]+) treasures?", _Builder.treasures),
    (r"(?:the )?grand chest is taken", _Builder.chest_taken),
    (r"(?:the )?master holds (.+)", _Builder.master_holds),
    (r"(?:the )?pile holds (.+)", _Builder.pile_holds),
    (r"(?:the )?box holds (.+)", _Builder.box_holds),
    (r"(.+?) (?:is|are) eliminated", _Builder.eliminated),
    (r"dungeon turn ([0-9]+)", _Builder.dungeon_turn),
    (r"(?:the )?others are dead", _Builder.others_dead),
    (r"([a-z]+) on ([a-z][0-9])", _Builder.hero_on),
    (r"([a-z]+) has ([0-9]+) hp", _Builder.hero_hp),
    (r"([a-z]+) is dead", _Builder.hero_dead),
    (r"([a-z]+) carries (.+)", _Builder.hero_carries),
    (r"([a-z]+) earned (.+)", _Builder.hero_earned),
    (r"([a-z]+) has taken ([0-9]+) actions?", _Builder.hero_acted),
    (r"([a-z]+) is possessed", _Builder.hero_possessed),
    (r"([a-z-]+(?:-[0-9])?) has acted", _Builder.figure_acted),
]
