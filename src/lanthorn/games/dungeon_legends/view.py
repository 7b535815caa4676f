"""What may be known (DL-HID): hands are open, the order of decks is not. All seats know the same."""

from __future__ import annotations

from lanthorn.engine import Rng
from lanthorn.games.dungeon_legends.state import State


def view(state: State, seat: int | None) -> State:
    """DL-HID-01 to DL-HID-08. What lies in a pile is public, its order is not: unknown parts are sorted."""
    seen = state.copy()
    _sort(seen.deck, seen.known_bottom, seen.known_top)
    for own in seen.players:
        _sort(own.deck, 0, own.known)
    seen.items.sort()
    seen.fairies.sort()
    seen.book.chapter.hide(seen)
    return seen


def redeal(state: State, seat: int, rng: Rng) -> None:
    """Shuffle every unknown order anew, from the sorted one: the same dice must deal the same."""
    _shuffle(state.deck, state.known_bottom, state.known_top, rng)
    for own in state.players:
        _shuffle(own.deck, 0, own.known, rng)
    for pile in (state.items, state.fairies):
        pile.sort()
        rng.shuffle(pile)
    state.book.chapter.redeal(state, rng)


def _sort(pile: list[int], bottom: int, top: int) -> None:
    end = len(pile) - top
    pile[bottom:end] = sorted(pile[bottom:end])


def _shuffle(pile: list[int], bottom: int, top: int, rng: Rng) -> None:
    end = len(pile) - top
    unknown = sorted(pile[bottom:end])
    rng.shuffle(unknown)
    pile[bottom:end] = unknown
