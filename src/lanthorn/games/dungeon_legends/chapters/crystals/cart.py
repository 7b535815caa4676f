"""Crystals on their way (DL-CH3-RULE): on Locations, in the cart, in the castle."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.chapters.crystals.records import tables
from lanthorn.games.dungeon_legends.chapters.crystals.state import crystals
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE
from lanthorn.games.dungeon_legends.rules.ending import check_goal
from lanthorn.games.dungeon_legends.state import State

# Crystals


def room(state: State, location: int) -> int:
    """DL-CH3-RULE-05. How many Crystals a Location has spaces for."""
    record = tables(state).spaces.get(state.book.locations[location].name)
    return record.count if record else 0


def free_spaces(state: State, location: int) -> int:
    return room(state, location) - crystals(state).spaces[location]


def take(state: State, count: int) -> int:
    """DL-CH3-RULE-07. Crystals of the supply, as many as there are."""
    here = crystals(state)
    taken = min(count, here.supply)
    here.supply -= taken
    return taken


def lay(play: Play[State], location: int, count: int, *clauses: str) -> None:
    """DL-CH3-RULE-06. Crystals onto a Location; those without a space go to the supply."""
    here = crystals(play.state)
    laid = min(count, free_spaces(play.state, location))
    here.spaces[location] += laid
    if laid:
        name = play.state.book.locations[location].name
        play.emit("crystals-laid", clauses, location=name, count=laid)
    give_back(play, count - laid, "DL-CH3-RULE-06")


def give_back(play: Play[State], count: int, *clauses: str) -> None:
    """To the supply."""
    if count:
        crystals(play.state).supply += count
        play.emit("crystals-lost", clauses, count=count)


def load(play: Play[State], hero: int, count: int) -> None:
    """DL-CH3-RULE-04, DL-LOC-08. From the Location beside the cart."""
    state = play.state
    here = crystals(state)
    location = state.locations[here.cart]
    here.spaces[location] -= count
    here.load += count
    name = state.book.locations[location].name
    play.emit("crystals-loaded", ("DL-CH3-RULE-04",), hero=state.name(hero), location=name, count=count)


def loadable(state: State) -> int:
    """DL-CH3-RULE-02, DL-CH3-RULE-04. How many Crystals beside the cart fit into it."""
    here = crystals(state)
    if here.cart == CASTLE_SQUARE:
        return 0
    return min(here.spaces[state.locations[here.cart]], tables(state).about.cart - here.load)


# The cart


def is_barred(state: State, start: int, end: int) -> bool:
    """DL-CH3-CARD-10. Whether the Gate stands between two neighbouring hero squares."""
    gate = crystals(state).gate
    return bool(gate) and min(start, end) == gate


def can_roll(state: State, square: int) -> bool:
    """Whether the cart can be moved from where it stands to a square beside it."""
    return 1 <= square <= CASTLE_SQUARE and not is_barred(state, crystals(state).cart, square)


def cart_ways(state: State) -> list[int]:
    cart = crystals(state).cart
    return [square for square in (cart - 1, cart + 1) if can_roll(state, square)]


def move_cart(play: Play[State], square: int, *clauses: str) -> None:
    """DL-CH3-RULE-03, DL-RUL-65. To a neighbouring square; at the castle it is unloaded."""
    here = crystals(play.state)
    here.cart = square
    play.emit("cart-moved", clauses, square=square)
    if square == CASTLE_SQUARE and here.load:
        count, here.load = here.load, 0
        deliver(play, count, "DL-CH3-RULE-03")


def deliver(play: Play[State], count: int, *clauses: str) -> None:
    """DL-CH3-GOAL-01."""
    here = crystals(play.state)
    here.delivered += count
    play.emit("crystals-delivered", clauses, count=count, total=here.delivered)
    check_goal(play)
