"""The events of chapter III (DL-CH3-CARD-14 to DL-CH3-CARD-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.chapters.crystals.cart import (
    can_roll,
    give_back,
    lay,
    move_cart,
)
from lanthorn.games.dungeon_legends.chapters.crystals.records import tables
from lanthorn.games.dungeon_legends.chapters.crystals.state import crystals
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.rules import passage
from lanthorn.games.dungeon_legends.rules.dice import roll
from lanthorn.games.dungeon_legends.state import State

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.chapters.base import Event

BRAKELESS = 2
"""DL-CH3-CARD-19. So many squares the cart rolls back."""


async def secret_passage(play: Play[State]) -> None:
    """DL-CH3-CARD-14 to DL-CH3-CARD-16, DL-RUL-67. Whoever stands there makes room; then nobody can."""
    state = play.state
    square = await roll(play, "secret-passage")
    if state.passage[square] != NONE:
        await passage.push(play, square)
    crystals(state).closed = square
    play.emit("secret-passage", ("DL-CH3-CARD-15",), square=square)


async def sharp_turn(play: Play[State]) -> None:
    """DL-CH3-CARD-17, DL-CH3-CARD-18, DL-RUL-84. A Crystal falls out, and the cart rolls on. At the castle it
    is empty and has no further to go."""
    here = crystals(play.state)
    if here.load:
        here.load -= 1
        lay(play, play.state.locations[here.cart], 1, "DL-CH3-CARD-17")
    if can_roll(play.state, here.cart + 1):
        move_cart(play, here.cart + 1, "DL-CH3-CARD-17")


async def brake_failure(play: Play[State]) -> None:
    """DL-CH3-CARD-19, DL-RUL-84. Two squares back; a Crystal is lost if something stops the cart before."""
    here = crystals(play.state)
    for _ in range(BRAKELESS):
        if can_roll(play.state, here.cart - 1):
            move_cart(play, here.cart - 1, "DL-CH3-CARD-19")
        elif here.load:
            here.load -= 1
            give_back(play, 1, "DL-CH3-CARD-19")
            break


async def bats(play: Play[State]) -> None:
    """DL-CH3-CARD-20."""
    here = crystals(play.state)
    here.bats = tables(play.state).about.bats[await roll(play, "bats") - 1]
    play.emit("bats", ("DL-CH3-CARD-20",), left=here.bats, right=here.bats + 1)


EVENTS: Final[dict[str, Event]] = {
    "secret-passage": secret_passage,
    "sharp-turn": sharp_turn,
    "brake-failure": brake_failure,
    "bats": bats,
}
