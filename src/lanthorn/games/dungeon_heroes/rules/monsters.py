"""Monster figures: moving, attacking, raising, possessing (DH-MON, DH-DRAGON, DH-NECRO, DH-LADY)."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_heroes.options import Acts
from lanthorn.games.dungeon_heroes.rules import tiles
from lanthorn.games.dungeon_heroes.rules.harm import suffer
from lanthorn.games.dungeon_heroes.state import NOBODY, NOWHERE, State


def is_awake(state: State, figure: int) -> bool:
    """DH-PASS-10, DH-SOLO-07, DH-DRAGON-02, DH-XB-05, DH-RUL-84."""
    return state.aggressive or state.book.solitaire or state.book.monsters[figure].always_aggressive


def can_act(state: State, figure: int) -> bool:
    """DH-MON-01, DH-AGG-06, DH-NECRO-01, DH-LADY-01. On the board, awake, and not done for this turn."""
    return (
        state.figure_at[figure] >= 0
        and state.figure_acted[figure] < state.book.figure_actions[figure]
        and is_awake(state, figure)
    )


def steps(state: State, figure: int, covered: int) -> list[int]:
    """DH-MON-03 to DH-MON-06, DH-MON-11 to DH-MON-13, DH-RUL-62. Where a figure may go: not onto others."""
    around = state.book.figure_steps[figure][state.figure_at[figure]]
    if state.figure_tail[figure] == NOWHERE:
        bit = state.book.bit
        return [square for square in around if not covered & bit[square]]
    return [square for square in around if _has_room(state, figure, square)]


def _has_room(state: State, figure: int, head: int) -> bool:
    """DH-RUL-62. Both squares of a shifted figure are on the board and free of other figures."""
    tail = tail_after(state, figure, head)
    return tail >= 0 and all(state.figure_on(square) in (NOBODY, figure) for square in (head, tail))


def tail_after(state: State, figure: int, head: int) -> int:
    """Where the second square comes to lie when the first moves to `head`; it never turns."""
    book, old_head, old_tail = state.book, state.figure_at[figure], state.figure_tail[figure]
    for neighbours in book.neighbour.values():
        if neighbours[old_head] == old_tail:
            return neighbours[head]
    raise AssertionError("the two squares of a figure do not touch")


def targets(state: State, figure: int) -> list[int]:
    """DH-MON-07, DH-DRAGON-04, DH-DRAGON-07. Heroes on its squares or within its reach."""
    bit, strikes = state.book.bit, state.book.figure_strikes[figure]
    near, tail = strikes[state.figure_at[figure]], state.figure_tail[figure]
    if tail != NOWHERE:
        near |= strikes[tail]
    return [hero for hero, at in enumerate(state.hero_at) if at >= 0 and near & bit[at]]


def move(play: Play[State], figure: int, square: int) -> None:
    """DH-MON-02, DH-MON-11, DH-MON-12. The figure goes; what lies there is neither shown nor triggered.
    A monster that waited under it comes out (DH-RUL-15)."""
    state, book = play.state, play.state.book
    left_behind = [state.figure_at[figure], state.figure_tail[figure]]
    play.emit(
        "figure-moved",
        ("DH-MON-02",),
        figure=book.figure_names[figure],
        monster=book.monsters[figure].id,
        origin=book.squares[left_behind[0]],
        square=book.squares[square],
    )
    if state.figure_tail[figure] != NOWHERE:
        state.figure_tail[figure] = tail_after(state, figure, square)
    state.figure_at[figure] = square
    for old in left_behind:
        if old != NOWHERE:
            tiles.settle(play, old, "DH-RUL-15")


def attack(play: Play[State], figure: int, hero: int) -> None:
    """DH-MON-10, DH-RUL-43. One hero is hit."""
    book = play.state.book
    monster = book.monsters[figure]
    play.emit(
        "attacked",
        ("DH-DRAGON-04" if monster.attacks == "all" else "DH-MON-07",),
        figure=book.figure_names[figure],
        monster=monster.id,
        hero=book.heroes[hero].id,
        damage=monster.damage,
    )
    suffer(play, hero, monster.damage, monster.id)


# The necromancer


def can_raise(state: State, figure: int) -> bool:
    """DH-NECRO-03. His power needs two actions of his own, and somebody to raise."""
    return (
        figure == state.book.necromancer
        and state.figure_at[figure] >= 0
        and state.figure_acted[figure] + 2 <= state.book.figure_actions[figure]
        and bool(state.eliminated)
    )


def graves(state: State, figure: int) -> list[int]:
    """DH-NECRO-06, DH-RUL-70. Bare dungeon squares within 2 of the necromancer."""
    near = state.book.within_two[state.figure_at[figure]]
    return [square for square in state.book.dungeon if square in near and state.is_bare(square)]


def raisings(state: State, figure: int) -> Acts:
    """DH-NECRO-04, DH-NECRO-05. Each kind that was eliminated, on each of those squares."""
    return [
        state.book.options.raise_monster(figure, kind, square)
        for kind in sorted(set(state.eliminated))
        for square in graves(state, figure)
    ]


def raise_monster(play: Play[State], figure: int, kind: int, square: int) -> None:
    """DH-NECRO-03, DH-NECRO-07, DH-RUL-68, DH-RUL-69. As a figure if monsters are awake, else as a tile."""
    state, book = play.state, play.state.book
    state.figure_acted[figure] += 2
    state.eliminated.remove(kind)
    state.tiles[square] = kind
    state.raised_tiles.append(square)
    play.emit(
        "monster-raised",
        ("DH-NECRO-03",),
        monster=book.kinds[kind].id,
        square=book.squares[square],
    )
    tiles.settle(play, square, "DH-RUL-69")


# The White Lady


def possessable(state: State, figure: int) -> list[int]:
    """DH-LADY-03, DH-LADY-04, DH-RUL-71. Heroes on her square, except the cleric."""
    if figure != state.book.lady or state.possessed != NOBODY:
        return []
    return [
        hero for hero in state.heroes_on(state.figure_at[figure]) if state.book.heroes[hero].can_be_possessed
    ]


def possess(play: Play[State], figure: int, hero: int) -> None:
    """DH-LADY-05. Her figure leaves the board and lies beside the hero's."""
    state, book = play.state, play.state.book
    state.figure_at[figure] = NOWHERE
    state.possessed = hero
    play.emit("possessed", ("DH-LADY-03",), hero=book.heroes[hero].id)


def leadings(state: State, figure: int) -> Acts:
    """DH-LADY-06 to DH-LADY-11. Where the possessed hero can be moved, by his own movement."""
    hero = state.possessed
    if hero == NOBODY or state.figure_acted[figure] >= state.book.figure_actions[figure]:
        return []
    to, taken = state.book.options.lead[hero], state.hero_at
    return [to[square] for square in state.book.hero_steps[hero][taken[hero]] if square not in taken]
