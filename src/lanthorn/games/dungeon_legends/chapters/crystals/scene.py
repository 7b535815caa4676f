"""Chapter III on the table: the cart, Crystals, Gate, Key, Bats, Guild tokens, the Secret Passage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from lanthorn.engine.scene import Badge, Face, Piece, Region, Token, Track
from lanthorn.engine.text import Text
from lanthorn.games.dungeon_legends.chapters.crystals.cart import room
from lanthorn.games.dungeon_legends.chapters.crystals.state import crystals
from lanthorn.games.dungeon_legends.mat import NONE

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State

CRYSTAL = "crystal-growth"


def regions(state: State) -> list[Region]:
    """How many Crystals have come to the castle."""
    goal = state.book.difficulty.goal
    value = min(goal, crystals(state).delivered)
    return [Track("delivered", Text("region-delivered"), cells=goal, value=value, goal=goal, icon=CRYSTAL)]


def pieces(state: State) -> list[Piece]:
    return [*_on_locations(state), *_on_the_passage(state), *_on_the_path(state), *_key(state)]


def _on_locations(state: State) -> Iterator[Piece]:
    here = crystals(state)
    for slot, location in enumerate(state.locations):
        if location == NONE:
            continue
        place, count = state.book.locations[location], here.spaces[location]
        if count:
            text = Text("token-crystals-on-location", {"count": count, "room": room(state, location)})
            yield Token(
                f"crystals-{place.id}", f"l{slot}", Face(CRYSTAL, Text("token-crystals"), text), count=count
            )
        if here.guild and place.name == "monster-hunters-guild":
            face = Face("hunting-horn", Text("token-guild"), Text("token-guild-about"))
            yield Token("guild", f"l{slot}", face, count=here.guild)


def _on_the_passage(state: State) -> Iterator[Piece]:
    here = crystals(state)
    for card, count in here.carried.items():
        if count:
            face = Face(CRYSTAL, Text("token-crystals"))
            yield Token(f"crystals-g-{card}", f"p{state.square_of(card)}", face, count=count)
    if here.closed:
        face = Face("secret-door", Text("token-secret-passage"), Text("token-secret-passage-about"), "harm")
        yield Token("secret-passage", f"p{here.closed}", face)


def _on_the_path(state: State) -> Iterator[Piece]:
    """Gate and Bats lie between two squares."""
    here = crystals(state)
    load = (Badge(str(here.load), CRYSTAL, Text("token-cart-load", {"count": here.load})),)
    yield Token(
        "cart", f"h{here.cart}", Face("mine-wagon", Text("token-cart"), Text("token-cart-about"), badges=load)
    )
    for name, icon, square in (("gate", "dungeon-gate", here.gate), ("bats", "moon-bats", here.bats)):
        if square:
            face = Face(icon, Text(f"token-{name}"), Text(f"token-{name}-about"), "harm")
            yield Token(name, f"h{square}", face, also_at=(f"h{square + 1}",))


def _key(state: State) -> Iterator[Piece]:
    here = crystals(state)
    face = Face("key", Text("token-key"), Text("token-key-about"))
    if here.key_of != NONE:
        yield Token("key", f"board-{state.name(here.key_of)}", face)
    elif here.key_on != NONE:
        yield Token("key", f"p{state.square_of(here.key_on)}", face)
