"""Chapter II on the table: observed moons, Sabotage, portals, storm tokens, the Magic Eater's Dust."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, cast

from lanthorn.engine.scene import Badge, Card, Face, Piece, Region, Row, Token, Track
from lanthorn.engine.text import Text
from lanthorn.games.dungeon_legends import faces
from lanthorn.games.dungeon_legends.chapters.moons.eater import EATER
from lanthorn.games.dungeon_legends.chapters.moons.records import Tables, tables
from lanthorn.games.dungeon_legends.chapters.moons.sabotage import OBSERVATORY
from lanthorn.games.dungeon_legends.chapters.moons.state import moons
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, NONE

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.book import Book, GameCard
    from lanthorn.games.dungeon_legends.state import State

STORM_BACK: Final = Face("lightning-storm", Text("token-storm"))
SABOTAGE: Final = Face("monkey-wrench", Text("token-sabotage"), category="deadly")
LARGE_PORTAL: Final = Face("magic-portal", Text("token-large-portal"))
SMALL_PORTAL: Final = Face("portal", Text("token-small-portal"))


def conditions(book: Book, card: GameCard) -> tuple[Badge, ...]:
    """DL-CH2-MOON-01, DL-CH2-MOON-02. On a moon: its square, and what it takes to observe it there."""
    record = cast(Tables, book.extra).moons[card.id]
    badges: tuple[Badge, ...] = (Badge(str(record.square), "telescope", Text("badge-moon-square")),)
    for number, way in enumerate(record.icons):
        badges += (Badge("/"),) if number else ()
        badges += faces.cost(way)
    badges += faces.cost(("dust",) * record.dust)
    if record.all_heroes:
        badges += (Badge("", "three-friends", Text("badge-all-heroes")),)
    return badges


def regions(state: State) -> list[Region]:
    """DL-CH2-GOAL-01. How many moons are observed, and which."""
    goal, value = state.book.difficulty.goal, len(moons(state).observed)
    track = Track("moons", Text("region-moons"), cells=goal, value=value, goal=goal, icon="moon")
    return [track, Row("observed", Text("region-observed"))]


def pieces(state: State) -> list[Piece]:
    return [*_observed(state), *_storms(state), *_tokens(state), *_eaten(state)]


def _observed(state: State) -> Iterator[Piece]:
    """What a moon cost to observe no longer counts: its picture tells which it is."""
    for card in moons(state).observed:
        face = faces.game_card(state.book, card, 0, 0)
        plain = Face(face.icon, face.title, face.text, face.category)
        yield Card(state.book.options.target(card), "observed", plain)


def _storms(state: State) -> Iterator[Piece]:
    """DL-HID-09. Face down on Locations and on the deck; face up while they are carried out."""
    here = moons(state)
    for location, token in enumerate(here.storms):
        if token != NONE:
            yield Token(f"storm-{location}", f"l{state.locations.index(location)}", STORM_BACK)
    if here.on_deck:
        yield Token("storm-deck", "deck", STORM_BACK, count=len(here.on_deck))
    for token in here.shown:
        storm = tables(state).storms[token]
        title = Text(f"storm-{storm.id}")
        face = Face(storm.icon, title, Text(f"storm-{storm.id}-about"))
        yield Token(f"storm-{storm.id}", "deck", face)


def _tokens(state: State) -> Iterator[Piece]:
    here = moons(state)
    if here.sabotage:
        yield Token("sabotage", f"l{state.slot_of(OBSERVATORY)}", SABOTAGE)
    if here.portals:
        yield Token("portal-large", "h3", LARGE_PORTAL, also_at=("h4",))
        yield Token("portal-left", "h1", SMALL_PORTAL)
        yield Token("portal-right", f"h{CASTLE_SQUARE}", SMALL_PORTAL)


def _eaten(state: State) -> Iterator[Piece]:
    """DL-CH2-CARD-10. Whose Dust lies on the Magic Eater."""
    square = next((n for n, at in enumerate(state.passage) if at >= 0 and state.book.game[at].id == EATER), 0)
    for hero, count in enumerate(moons(state).eaten):
        if count and square:
            who = state.name(hero)
            face = Face("sparkles", Text("token-eaten", {"hero": who}))
            yield Token(f"eaten-{who}", f"p{square}", face, count=count)
