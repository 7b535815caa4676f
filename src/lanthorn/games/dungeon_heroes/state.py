"""The position: plain numbers in lists. A square, a hero, a figure, a kind of tile is an index."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from lanthorn.engine import Rng

if TYPE_CHECKING:
    from lanthorn.games.dungeon_heroes.book import Book

HEROES: Final = 0
MASTER: Final = 1
"""The two sides, which are also the two seats. In solitaire the dungeon has the second side."""

NOWHERE: Final = -1
"""Not on the board: a fallen hero, a figure beside it."""
NOT_YET: Final = -2
"""The damsel before her tile is revealed."""
NOBODY: Final = -1
MOST_ACTIONS: Final = 8
"""DH-SOLO-03. No turn has more."""
HIDDEN: Final = -100
"""In a view: a face-down tile, or a tile of a pile, whose kind is not to be known."""


class BesideBook:
    """Every position lies beside the book of its match. The book is shared and never saved."""

    __slots__ = ("book",)

    def lie_beside(self, book: Book) -> None:
        self.book = book


@dataclass(slots=True)
class State(BesideBook):
    """All there is to know. `view` makes what one seat may know of it."""

    rng: Rng

    # The board. Under each square: 0 nothing, a kind face up, or minus a kind face down.
    tiles: list[int]
    stacks: dict[int, list[int]] = field(default_factory=dict)

    # Heroes, by their number.
    hero_at: list[int] = field(default_factory=list)
    hp: list[int] = field(default_factory=list)
    fatigue: list[int] = field(default_factory=list)
    carried: list[list[int]] = field(default_factory=list)
    earned: list[list[int]] = field(default_factory=list)
    tireless: list[int] = field(default_factory=list)
    possessed: int = NOBODY
    inspired: bool = False
    treasures: int = 0
    chest_is_there: bool = True
    market: list[int] = field(default_factory=list)

    # Monster figures, by their number.
    figure_at: list[int] = field(default_factory=list)
    figure_tail: list[int] = field(default_factory=list)
    figure_acted: list[int] = field(default_factory=list)
    figure_raised: list[bool] = field(default_factory=list)
    raised_tiles: list[int] = field(default_factory=list)
    eliminated: list[int] = field(default_factory=list)

    # The dungeon master's tiles.
    pile: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    box: list[int] = field(default_factory=list)

    # Whose turn it is, and what is left of it.
    side: int = HEROES
    turn: int = 0
    arranging: bool = True
    aggressive: bool = False
    quota: int = 0
    actions_left: int = 0
    actions_due: int = 0
    placements_due: int = 0
    dungeon_turn: int = 0
    turns_skipped: int = 0
    winner: int = NOBODY

    # The question in the middle of an act, and the hero or figure it is about: nothing between acts.
    asked: str = ""
    asked_of: int = NOBODY

    @property
    def over(self) -> bool:
        return self.winner >= 0

    def copy(self) -> State:
        twin = State.__new__(State)
        twin.lie_beside(self.book)
        twin.rng = self.rng.copy()
        twin.tiles = self.tiles[:]
        twin.stacks = {square: stack[:] for square, stack in self.stacks.items()}
        twin.hero_at = self.hero_at[:]
        twin.hp = self.hp[:]
        twin.fatigue = self.fatigue[:]
        twin.carried = [things[:] for things in self.carried]
        twin.earned = [things[:] for things in self.earned]
        twin.tireless = self.tireless[:]
        twin.possessed = self.possessed
        twin.inspired = self.inspired
        twin.treasures = self.treasures
        twin.chest_is_there = self.chest_is_there
        twin.market = self.market[:]
        twin.figure_at = self.figure_at[:]
        twin.figure_tail = self.figure_tail[:]
        twin.figure_acted = self.figure_acted[:]
        twin.figure_raised = self.figure_raised[:]
        twin.raised_tiles = self.raised_tiles[:]
        twin.eliminated = self.eliminated[:]
        twin.pile = self.pile[:]
        twin.hand = self.hand[:]
        twin.box = self.box[:]
        twin.side = self.side
        twin.turn = self.turn
        twin.arranging = self.arranging
        twin.aggressive = self.aggressive
        twin.quota = self.quota
        twin.actions_left = self.actions_left
        twin.actions_due = self.actions_due
        twin.placements_due = self.placements_due
        twin.dungeon_turn = self.dungeon_turn
        twin.turns_skipped = self.turns_skipped
        twin.winner = self.winner
        twin.asked = self.asked
        twin.asked_of = self.asked_of
        return twin

    # Questions that every rule asks

    def heroes_in_play(self) -> list[int]:
        return [hero for hero, square in enumerate(self.hero_at) if square >= 0]

    def heroes_on(self, square: int) -> list[int]:
        return [hero for hero, at in enumerate(self.hero_at) if at == square]

    def lone_hero(self) -> int:
        """The only hero in play, or NOBODY if there are several."""
        alive = self.heroes_in_play()
        return alive[0] if len(alive) == 1 else NOBODY

    def figure_on(self, square: int) -> int:
        """The figure that stands on a square or covers it, or NOBODY."""
        if square in self.figure_at:
            return self.figure_at.index(square)
        if square in self.figure_tail:
            return self.figure_tail.index(square)
        return NOBODY

    def covered(self) -> int:
        """The squares on which figures stand, in bits."""
        bit, squares = self.book.bit, 0
        for square in self.figure_at:
            squares |= bit[square]
        for square in self.figure_tail:
            squares |= bit[square]
        return squares

    def has_figure(self, square: int) -> bool:
        return square in self.figure_at or square in self.figure_tail

    def is_bare(self, square: int) -> bool:
        """No tile, no stack, no hero, no figure (DH-RUL-08, DH-RUL-36, DH-RUL-70)."""
        return not (
            self.tiles[square]
            or square in self.stacks
            or square in self.hero_at
            or square in self.figure_at
            or square in self.figure_tail
        )


def check(state: State) -> None:
    """What must hold in every position."""
    book = state.book
    on_board = [square for square in state.hero_at if square >= 0]
    for hero, square in enumerate(state.hero_at):
        assert square >= NOT_YET, f"hero {hero} is on square {square}"
        # DH-RUL-11: no hero ever stands on a face-down tile, once the figure on it is met (DH-ENTER-01)
        turned = square < 0 or state.tiles[square] >= 0 or state.has_figure(square)
        assert turned, f"hero {hero} stands on a face-down tile"
        alive = square >= 0 or (square == NOWHERE and state.arranging)
        assert (0 < state.hp[hero] <= book.max_hp[hero]) == alive, f"hero {hero} has wrong hp"
    # DH-RUL-64, DH-RUL-93: the damsel brings two heroes onto one square, and the mirror may keep it so
    crowded = [square for square in set(on_board) if on_board.count(square) > 2]
    assert not crowded, f"more than two heroes share {crowded}"
    assert len(set(on_board)) >= len(on_board) - 1, "two squares are shared"
    covered = [square for square in (*state.figure_at, *state.figure_tail) if square >= 0]
    assert len(covered) == len(set(covered)), "two figures share a square"  # DH-RUL-47
    assert state.possessed == NOBODY or state.hero_at[state.possessed] >= 0, "a ghost is possessed"
    assert all(state.tiles[square] == 0 for square in book.outside), "a tile lies outside the room"
    assert 0 <= state.treasures <= book.treasures_in_all, "too many treasures"
    assert state.side in (HEROES, MASTER), "a turn of nobody"
    assert state.actions_left <= MOST_ACTIONS, "too many actions"
    _check_lengths(state)


def _check_lengths(state: State) -> None:
    """There is no more of anything than the box holds."""
    book = state.book
    assert len(state.tiles) == len(book.squares), "a board of another size"
    assert len(state.hero_at) == len(state.hp) == len(book.heroes), "heroes of another game"
    assert len(state.figure_at) == len(state.figure_tail) == len(book.monsters), "figures of another game"
    tiles = [state.hand, state.pile, state.box, state.market, *state.carried, *state.earned]
    held = sum(len(some) for some in (*tiles, *state.stacks.values()))
    assert held <= sum(kind.count for kind in book.kinds), "too many tiles"
