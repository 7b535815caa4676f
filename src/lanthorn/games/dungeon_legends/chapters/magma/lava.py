"""Lava (DL-CH4-RULE-01 to DL-CH4-RULE-03) and the Slugs that cool it (DL-CH4-CARD-01 to DL-CH4-CARD-04)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from lanthorn.engine import Play, Rng
from lanthorn.games.dungeon_legends.chapters.magma.records import SQUARES, tables, tables_of
from lanthorn.games.dungeon_legends.chapters.magma.state import magma
from lanthorn.games.dungeon_legends.mat import HIDDEN, NONE
from lanthorn.games.dungeon_legends.rules.ending import check_goal, lose_resistance
from lanthorn.games.dungeon_legends.state import State

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.book import Book

MACHINES = "ancient-machines"


def lay(state: State) -> None:
    """DL-CH4-SETUP-03. Hot side up, everywhere but beside the Ancient Machines."""
    here, tokens = magma(state), tables(state).tokens[:]
    state.rng.shuffle(tokens)
    for square in SQUARES:
        if square != beside_machines(state):
            here.lava[square] = tokens.pop()


def beside_machines(state: State) -> int:
    return state.slot_of(MACHINES)


def is_hot(state: State, square: int) -> bool:
    return magma(state).lava[square] != NONE and not magma(state).cooled[square]


def hot_squares(state: State) -> list[int]:
    return [square for square in SQUARES if is_hot(state, square)]


def active_squares(state: State) -> tuple[int, int]:
    """DL-CH4-RULE-03."""
    return tables(state).dial[magma(state).dial].active


def extra_moves(state: State, square: int) -> int:
    """DL-CH4-RULE-02, DL-RUL-74. What the face of Cooled lava makes a step cost more."""
    here = magma(state)
    return tables(state).lava[here.lava[square]].extra_moves if here.cooled[square] else 0


def burn(play: Play[State]) -> None:
    """DL-CH4-RULE-01, DL-SOLO-15. Whoever begins the turn on Hot lava."""
    state = play.state
    for hero in state.acting():
        if is_hot(state, state.heroes[hero].at):
            lose_resistance(play, hero, 1, "lava", "DL-CH4-RULE-01")


def cool(play: Play[State], square: int) -> None:
    """DL-CH4-CARD-01 to DL-CH4-CARD-03. Its face comes to light; the fifth token wins."""
    state = play.state
    if square not in active_squares(state) or not is_hot(state, square):
        return
    here = magma(state)
    here.cooled[square] = True
    play.reveal()
    face = tables(state).lava[here.lava[square]].id
    play.emit("lava-cooled", ("DL-CH4-CARD-01",), square=square, lava=face)
    check_goal(play)


def is_slug(book: Book, card: int) -> bool:
    return book.game[card].id in tables_of(book).slugs


@lru_cache(maxsize=32)
def slugs(book: Book) -> frozenset[int]:
    return frozenset(card for card in range(len(book.game)) if is_slug(book, card))


def slugs_left(state: State) -> int:
    """Those in the deck and on the passage."""
    return len(slugs(state.book).difference(state.gone))


def spare_slugs(state: State, count: int) -> int:
    """DL-CH4-END-02, DL-RUL-73. Of so many Slugs, those beyond what is needed; below 0, it is lost."""
    return count - state.book.difficulty.goal + sum(magma(state).cooled)


def useful_slugs(state: State) -> int:
    """For bots: Slugs still to come, and those on the passage with Hot lava beside or before them."""
    every, last = slugs(state.book), max(hot_squares(state), default=0)
    return len(every.intersection((*state.deck, *state.shown, *state.passage[1 : last + 1])))


def promise(state: State) -> float:
    """For bots: what the dial and the Slugs on the passage are good for."""
    hot = hot_squares(state)
    active = [square for square in active_squares(state) if square in hot]
    value = 0.015 * len(active)
    for square in SQUARES:
        card = state.passage[square]
        if card == NONE or not is_slug(state.book, card):
            continue
        if square in active:
            value += 0.035 + 0.015 * state.damage.get(card, 0)
        elif any(goal > square for goal in active):
            value += 0.02 + 0.005 * state.damage.get(card, 0)
        elif any(goal >= square for goal in hot):
            value += 0.01
    return value


def hide(state: State) -> None:
    """DL-HID-12. What is under Hot lava is unknown to all."""
    here = magma(state)
    for square in hot_squares(state):
        here.lava[square] = HIDDEN


def redeal(state: State, rng: Rng) -> None:
    """The faces that nobody has seen, mixed again: all but those of Cooled lava."""
    here, unseen = magma(state), tables(state).tokens[:]
    for square in SQUARES:
        if here.cooled[square]:
            unseen.remove(here.lava[square])
    rng.shuffle(unseen)
    for square in hot_squares(state):
        here.lava[square] = unseen.pop()
