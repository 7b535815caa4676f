"""What each seat may know, and how to deal anew what it can't (DH-HID, the table of hidden information)."""

from __future__ import annotations

from lanthorn.engine import Rng
from lanthorn.games.dungeon_heroes.state import HIDDEN, MASTER, State


def knows_tiles(state: State, seat: int | None) -> bool:
    """DH-RUL-10. Whether a seat knows the kinds of face-down tiles on the board."""
    return seat == MASTER and bool(state.book.settings["dm_sees_own_tiles"])


def view(state: State, seat: int | None) -> State:
    """DH-HID-01. The state with every tile that the seat may not know made opaque."""
    seen = state.copy()
    seen.pile = [HIDDEN] * len(state.pile)
    seen.box = [HIDDEN] * len(state.box)
    if seat != MASTER:
        seen.hand = [HIDDEN] * len(state.hand)
    if not knows_tiles(state, seat):
        seen.tiles = [HIDDEN if tile < 0 else tile for tile in state.tiles]
    return seen


def redeal(state: State, seat: int, rng: Rng) -> None:
    """Shuffle among each other, in place, all tiles that the seat can't tell apart.

    What always goes into the pile is public (DH-SETUP-12), so only random tiles can be in the box.
    They are sorted first: the same dice must deal the same, whatever the truth was.
    """
    hides_board = not knows_tiles(state, seat)
    squares = [s for s, tile in enumerate(state.tiles) if tile < 0] if hides_board else []
    hides_hand = seat != MASTER
    unknown = state.pile + state.box + [-state.tiles[square] for square in squares]
    if hides_hand:
        unknown += state.hand
    unknown.sort()
    rng.shuffle(unknown)
    spare = [kind for kind in unknown if state.book.kinds[kind].pool == "random"]
    state.box = spare[: len(state.box)]
    for kind in state.box:
        unknown.remove(kind)
    for square in squares:
        state.tiles[square] = -unknown.pop()
    if hides_hand:
        state.hand = sorted(unknown.pop() for _ in state.hand)
    state.pile = unknown
