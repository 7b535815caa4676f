"""Turning tiles up, and monsters becoming figures (DH-AGG-01, DH-SOLO-06, DH-DRAGON-01, DH-DAMSEL-01)."""

from __future__ import annotations

from typing import Final

from lanthorn.engine import Play
from lanthorn.games.dungeon_heroes.state import NOBODY, NOT_YET, NOWHERE, State

# DH-RUL-61: where the second square of the dragon is looked for.
_TAIL_ORDER: Final = ("north", "west", "east", "south")


def turn_up(play: Play[State], square: int, by: str, clauses: tuple[str, ...]) -> None:
    """DH-HID-02. A face-down tile is shown to all."""
    state = play.state
    kind = -state.tiles[square]
    state.tiles[square] = kind
    play.reveal()
    play.emit(
        "tile-revealed",
        clauses,
        square=state.book.squares[square],
        tile=state.book.kinds[kind].id,
        by=by,
    )


def reveal(play: Play[State], square: int, by: str) -> None:
    """DH-RUL-12. Reveal by an action: nobody enters, so the effect waits for a hero who does, but
    monsters and the damsel come out at once."""
    turn_up(play, square, by, ("DH-RUL-12",))
    if play.state.book.effect[play.state.tiles[square]] == "join":
        damsel_joins(play, square)
    else:
        settle(play, square)


def can_be_revealed(state: State, square: int) -> bool:
    """DH-MON-14, DH-AGG-04. Face down, and no figure stands on it."""
    return state.tiles[square] < 0 and not state.has_figure(square)


def settle(play: Play[State], square: int, why: str = "") -> None:
    """DH-ENTER-08, DH-RUL-13, DH-RUL-15. A revealed monster tile becomes a figure if figures are due
    and no other figure stands there: because it was revealed, unless another clause says why."""
    state, book = play.state, play.state.book
    kind = state.tiles[square]
    if kind <= 0 or not book.is_monster[kind]:
        return
    if not (state.aggressive or book.solitaire or book.always_aggressive[kind]):
        return
    if state.has_figure(square):
        return
    state.tiles[square] = 0
    raised = square in state.raised_tiles
    if raised:
        state.raised_tiles.remove(square)
    place_figure(play, kind, square, raised, why or _why_at_once(state, kind))


def _why_at_once(state: State, kind: int) -> str:
    """The clause by which a monster that is revealed is a figure at once."""
    if state.book.solitaire:
        return "DH-SOLO-06"
    if not state.book.always_aggressive[kind]:
        return "DH-RUL-13"
    monster = state.book.kinds[kind].monster
    return "DH-DRAGON-01" if monster is not None and monster.squares == 2 else "DH-XB-04"


def settle_all(play: Play[State]) -> None:
    """DH-AGG-01, DH-AGG-02. At the start of the aggressive phase every revealed monster wakes up."""
    for square in play.state.book.dungeon:
        settle(play, square, "DH-AGG-01")


def place_figure(play: Play[State], kind: int, square: int, raised: bool, why: str) -> int:
    """DH-RUL-14. The figure stands on the square, whoever else is there; nobody is hurt by that."""
    state, book = play.state, play.state.book
    figure = next(
        i for i, its_kind in enumerate(book.figure_kind) if its_kind == kind and state.figure_at[i] == NOWHERE
    )
    state.figure_at[figure] = square
    state.figure_acted[figure] = 0
    state.figure_raised[figure] = raised
    play.emit(
        "figure-placed",
        (why,),
        figure=book.figure_names[figure],
        monster=book.kinds[kind].id,
        square=book.squares[square],
    )
    if book.monsters[figure].squares == 2:
        stretch(play, figure)
    return figure


def stretch(play: Play[State], figure: int) -> None:
    """DH-RUL-61. A figure of two squares takes its second one, if there is room."""
    state, book = play.state, play.state.book
    head = state.figure_at[figure]
    around = [book.neighbour[direction][head] for direction in _TAIL_ORDER]
    free = [square for square in around if square >= 0 and not state.has_figure(square)]
    without_hero = [square for square in free if square not in state.hero_at]
    if not free:
        return
    state.figure_tail[figure] = (without_hero or free)[0]
    play.emit(
        "figure-stretched",
        ("DH-RUL-61",),
        figure=book.figure_names[figure],
        monster=book.monsters[figure].id,
        square=book.squares[state.figure_tail[figure]],
    )


def stretch_all(play: Play[State]) -> None:
    """DH-RUL-61. A dragon that had no room takes its second square at the start of a turn."""
    state = play.state
    for figure, square in enumerate(state.figure_at):
        needs_two = state.book.monsters[figure].squares == 2
        if needs_two and square >= 0 and state.figure_tail[figure] == NOWHERE:
            stretch(play, figure)


def damsel_joins(play: Play[State], square: int) -> None:
    """DH-DAMSEL-01, DH-RUL-64. The damsel stands where her tile lay, beside a hero who is there."""
    state, book = play.state, play.state.book
    state.tiles[square] = 0
    hero = next((h for h, at in enumerate(state.hero_at) if at == NOT_YET), NOBODY)
    if hero == NOBODY:
        return
    state.hero_at[hero] = square
    state.hp[hero] = book.max_hp[hero]
    play.emit(
        "damsel-joined",
        ("DH-DAMSEL-01", "DH-DAMSEL-02"),
        hero=book.heroes[hero].id,
        square=book.squares[square],
    )


def way_of_slaying(state: State, hero: int) -> str:
    """The clause by which a hero kills what he enters: his ability, or a sword."""
    return "DH-HAB-03" if state.book.ability[hero] == "slay" else "DH-ART-07"


def slay_tile(play: Play[State], square: int, hero: int, how: str, earns: bool) -> None:
    """DH-TILE-05. A monster tile is defeated and leaves the board."""
    state = play.state
    kind, state.tiles[square] = state.tiles[square], 0
    raised = square in state.raised_tiles
    if raised:
        state.raised_tiles.remove(square)
    _slain(play, kind, square, hero, (how, "DH-TILE-05"), earns and not raised)


def slay_figure(play: Play[State], figure: int, hero: int, how: str, earns: bool) -> None:
    """DH-HAB-03, DH-ART-07, DH-RUL-63. A figure is killed and leaves all its squares."""
    state = play.state
    square = state.figure_at[figure]
    state.figure_at[figure] = state.figure_tail[figure] = NOWHERE
    kind = state.book.figure_kind[figure]
    _slain(play, kind, square, hero, (how,), earns and not state.figure_raised[figure])


def _slain(
    play: Play[State], kind: int, square: int, hero: int, clauses: tuple[str, ...], earns: bool
) -> None:
    state, book = play.state, play.state.book
    play.emit(
        "monster-slain",
        clauses,
        monster=book.kinds[kind].id,
        hero=book.heroes[hero].id,
        square=book.squares[square],
    )
    monster = book.kinds[kind].monster
    if monster is not None and monster.can_be_raised:
        state.eliminated.append(kind)
        state.eliminated.sort()
    if earns:
        earn(state, hero, kind)


def earn(state: State, hero: int, kind: int) -> None:
    """DH-MARKET-07, DH-RUL-79. The tile is kept on the hero's board as experience, if there is a market."""
    if state.book.settings["undead"]:
        state.earned[hero].append(kind)
        state.earned[hero].sort()
