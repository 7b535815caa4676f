"""The game in numbers, for learners: what a seat sees, and what an option is and leads to.

A square, a hero, a figure and a kind of tile keep the numbers that they have in the book.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Any, Final

from lanthorn.engine import Option
from lanthorn.engine.encoding import Encoding, Layout, Part, mark, write
from lanthorn.games.dungeon_heroes.book import Book
from lanthorn.games.dungeon_heroes.options import Act
from lanthorn.games.dungeon_heroes.state import HIDDEN, MASTER, MOST_ACTIONS, State

MOST_OPTIONS: Final = {"duel": 320, "solitaire": 160}
"""Nobody has seen more than about half of it."""
LONG: Final = 100
"""So many turns, or face-down tiles in a heap, count as many."""
VERBS: Final = (
    *("end", "hold", "keep", "move", "lead", "reveal", "place", "prowl", "attack", "heal", "claim"),
    *("arrange", "slide", "portal", "give", "use", "smite", "buy", "pay", "raise", "possess"),
)
BY_FIGURES: Final = ("prowl", "attack", "raise", "possess")
CATEGORIES: Final = ("monster", "trap", "treasure", "artifact", "movement", "deadly", "ally")


def encoding(book: Book) -> Encoding[State]:
    """Made for one match."""
    teller = Teller(book)
    return Encoding(
        view=teller.view,
        encode=teller.encode,
        option=teller.option,
        encode_option=teller.encode_option,
        outlook=teller.outlook,
        encode_outlook=teller.encode_outlook,
        most_options=MOST_OPTIONS["solitaire" if book.solitaire else "duel"],
    )


class Teller:
    """Tells positions of one match in numbers."""

    def __init__(self, book: Book) -> None:
        self._book = book
        squares, kinds = len(book.squares), len(book.kinds)
        heroes, figures = len(book.heroes), len(book.figure_kind)
        self._kinds, self._squares = kinds, squares
        self._counts = [max(1, kind.count) for kind in book.kinds]
        self.view = Layout(
            Part("tiles", (squares, kinds)),  # kind 0 stands for lying face down
            Part("stacks", (squares, kinds)),
            Part("raised-tiles", (squares,)),
            Part("hero-at", (heroes, squares)),
            Part("hero-hp", (heroes,)),
            Part("hero-fatigue", (heroes,)),
            Part("hero-tireless", (heroes,)),
            Part("hero-possessed", (heroes,)),
            Part("hero-awaited", (heroes,)),
            Part("carried", (heroes, kinds)),
            Part("earned", (heroes, kinds)),
            Part("figure-at", (figures, squares)),
            Part("figure-tail", (figures, squares)),
            Part("figure-acted", (figures,)),
            Part("figure-raised", (figures,)),
            Part("hand", (kinds,)),  # kind 0 stands for what the seat can't see
            Part("market", (kinds,)),
            Part("eliminated", (kinds,)),
            Part("turn", (15,)),
        )
        self.option = Layout(
            Part("verb", (len(VERBS),)),
            Part("hero", (heroes,)),
            Part("figure", (figures,)),
            Part("target", (heroes,)),
            Part("kind", (kinds,)),
            Part("place", (3,)),
        )
        self.outlook = Layout(
            Part("category", (len(CATEGORIES),)),
            Part("square", (6,)),
            Part("who", (2,)),
            Part("target-hp", (1,)),
        )
        self._widest, self._highest = max(book.columns), max(book.rows)

    # What a seat sees

    def encode(self, state: State, seat: int) -> array[float]:
        row, start = self.view.blank(), self.view.start
        self._board(row, state)
        self._heroes(row, state)
        self._figures(row, state)
        self._count(row, start["hand"], state.hand)
        self._count(row, start["market"], state.market)
        self._count(row, start["eliminated"], state.eliminated)
        write(row, start["turn"], self._turn(state, seat))
        return row

    def _board(self, row: array[float], state: State) -> None:
        start, kinds = self.view.start, self._kinds
        for square, tile in enumerate(state.tiles):
            if tile:
                here = start["tiles"] + square * kinds
                if tile < 0:
                    row[here] = 1.0
                if tile != HIDDEN:
                    row[here + abs(tile)] = 1.0
        for square, stack in state.stacks.items():
            self._count(row, start["stacks"] + square * kinds, stack)
        mark(row, start["raised-tiles"], state.raised_tiles)

    def _heroes(self, row: array[float], state: State) -> None:
        start, book = self.view.start, self._book
        for hero, square in enumerate(state.hero_at):
            mark(row, start["hero-at"] + hero * self._squares, (square,))
            row[start["hero-hp"] + hero] = state.hp[hero] / book.max_hp[hero]
            row[start["hero-awaited"] + hero] = square < -1
            self._count(row, start["carried"] + hero * self._kinds, state.carried[hero])
            self._count(row, start["earned"] + hero * self._kinds, state.earned[hero])
        write(row, start["hero-fatigue"], (tired / MOST_ACTIONS for tired in state.fatigue))
        mark(row, start["hero-tireless"], state.tireless)
        mark(row, start["hero-possessed"], (state.possessed,))

    def _figures(self, row: array[float], state: State) -> None:
        start = self.view.start
        for figure, square in enumerate(state.figure_at):
            mark(row, start["figure-at"] + figure * self._squares, (square,))
            mark(row, start["figure-tail"] + figure * self._squares, (state.figure_tail[figure],))
        write(row, start["figure-acted"], (acts / MOST_ACTIONS for acts in state.figure_acted))
        write(row, start["figure-raised"], state.figure_raised)

    def _count(self, row: array[float], start: int, tiles: Iterable[int]) -> None:
        """How many there are of each kind, beside how many there can be; unknown ones as kind 0."""
        for tile in tiles:
            if tile == HIDDEN:
                row[start] += 1 / LONG
            else:
                row[start + tile] += 1 / self._counts[tile]

    def _turn(self, state: State, seat: int) -> tuple[float, ...]:
        return (
            seat == MASTER,
            state.side == MASTER,
            state.arranging,
            state.aggressive,
            state.inspired,
            state.chest_is_there,
            state.turn / LONG,
            state.actions_left / MOST_ACTIONS,
            state.actions_due / MOST_ACTIONS,
            state.placements_due / MOST_ACTIONS,
            state.dungeon_turn / LONG,
            state.turns_skipped / LONG,
            state.treasures / self._book.treasures_in_all,
            len(state.pile) / LONG,
            len(state.box) / LONG,
        )

    # What an option is

    def encode_option(self, option: Option[Act]) -> array[float]:
        act, row, start = option.value, self.option.blank(), self.option.start
        mark(row, start["verb"], (VERBS.index(act.verb),))
        mark(row, start["figure" if act.verb in BY_FIGURES else "hero"], (act.who,))
        mark(row, start["target"], (act.target,))
        if act.kind:
            mark(row, start["kind"], (act.kind,))
        if act.square >= 0:
            column, height = self._book.columns[act.square], self._book.rows[act.square]
            write(row, start["place"], (1.0, column / self._widest, height / self._highest))
        return row

    # What an option leads to

    def encode_outlook(self, state: State, seat: int, options: Sequence[Option[Any]]) -> list[array[float]]:
        squares: dict[int, array[float]] = {}
        rows = []
        for option in options:
            act: Act = option.value
            known = squares.get(act.square)
            if known is None:
                known = squares[act.square] = self._square(state, act.square)
            row = known[:]
            self._people(row, state, act)
            rows.append(row)
        return rows

    def _square(self, state: State, square: int) -> array[float]:
        row, start, book = self.outlook.blank(), self.outlook.start, self._book
        if square < 0:
            return row
        tile = state.tiles[square]
        kind = 0 if tile == HIDDEN else abs(tile)
        if kind:
            mark(row, start["category"], (CATEGORIES.index(book.category[kind]),))
        wanted = square in book.treasure_room and state.chest_is_there
        figure = state.figure_on(square)
        harm = book.monsters[figure].damage if figure >= 0 else book.damage[kind]
        facts = (tile < 0, harm / 10, wanted, figure >= 0, square in state.hero_at, square in state.stacks)
        write(row, start["square"], facts)
        return row

    def _people(self, row: array[float], state: State, act: Act) -> None:
        """How strong he is who acts, whether he comes nearer to the treasure room, and who suffers it."""
        book = self._book
        if act.who >= 0 and act.verb not in BY_FIGURES:
            row[self.outlook.start["who"]] = state.hp[act.who] / book.max_hp[act.who]
            at = state.hero_at[act.who]
            if at >= 0 and act.square >= 0:
                row[self.outlook.start["who"] + 1] = book.rows[act.square] > book.rows[at]
        if act.target >= 0:
            row[self.outlook.start["target-hp"]] = state.hp[act.target] / book.max_hp[act.target]
