"""Setup: the book and chance make the first position (DH-SETUP, DH-SSET, DH-XA, DH-XB)."""

from __future__ import annotations

from lanthorn.engine import Rng, Seat, Setting
from lanthorn.games.dungeon_heroes.book import TILES_IN_THE_ROOM, Book
from lanthorn.games.dungeon_heroes.state import NOT_YET, NOWHERE, State

SETTINGS = (
    Setting("mode", "duel", values=("duel", "solitaire")),
    Setting("dragon", False),
    Setting("undead", False),
    # The house rules of the rulings, each at the ruling's own value.
    Setting("mandatory_actions", True, house_rule=True),
    Setting("dm_sees_own_tiles", True, house_rule=True),
    Setting("gift_adjacency", "all", values=("all", "orthogonal"), house_rule=True),
    Setting("radius_metric", "chebyshev", values=("chebyshev", "manhattan"), house_rule=True),
    Setting("wizard_sees_under_monsters", False, house_rule=True),
    Setting("experience_from_suffered_traps", True, house_rule=True),
    Setting("skull_kills_all", True, house_rule=True),
)


def seats(book: Book) -> tuple[Seat, ...]:
    """DH-SETUP-01. Two players sit on opposite sides; in solitaire the dungeon plays itself."""
    heroes = Seat("heroes", team=0)
    return (heroes,) if book.solitaire else (heroes, Seat("master", team=1))


def setup(book: Book, rng: Rng) -> State:
    """The table before the heroes are arranged on their start squares."""
    state = empty_table(book, rng)
    state.pile, state.box = draw_pile(book, rng)
    state.market = book.pool("market")  # DH-GAP-17
    if book.solitaire:
        lay_out(state)
    return state


def empty_table(book: Book, rng: Rng) -> State:
    """DH-SETUP-03, DH-SETUP-06, DH-SETUP-18. Heroes at full health, no tile, no figure."""
    heroes, figures = len(book.heroes), len(book.figure_kind)
    state = State(
        rng=rng,
        tiles=[0] * len(book.squares),
        hero_at=[NOWHERE if hero.set == "base" else NOT_YET for hero in book.heroes],
        hp=[hero.hp if hero.set == "base" else 0 for hero in book.heroes],
        fatigue=[0] * heroes,
        carried=[[] for _ in range(heroes)],
        earned=[[] for _ in range(heroes)],
        figure_at=[NOWHERE] * figures,
        figure_tail=[NOWHERE] * figures,
        figure_acted=[0] * figures,
        figure_raised=[False] * figures,
    )
    state.lie_beside(book)
    return state


def draw_pile(book: Book, rng: Rng) -> tuple[list[int], list[int]]:
    """DH-SETUP-12 to DH-SETUP-17, DH-XA-03, DH-XB-02, DH-XB-03. The pile, and what stays in the box."""
    fixed, spare = book.pool("fixed"), book.pool("random")
    rng.shuffle(spare)
    room = TILES_IN_THE_ROOM - len(fixed)
    pile = fixed + spare[:room]
    rng.shuffle(pile)
    return pile, spare[room:]


def lay_out(state: State) -> None:
    """DH-SSET-08. In solitaire all 36 tiles lie face down from the start."""
    for square in state.book.dungeon:
        state.tiles[square] = -state.pile.pop()
