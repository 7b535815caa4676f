"""What one hero can do: move, and the abilities that cost an action (DH-HERO, DH-HAB)."""

from __future__ import annotations

from typing import Final

from lanthorn.engine import Play
from lanthorn.games.dungeon_heroes.options import Acts
from lanthorn.games.dungeon_heroes.rules.entering import enter
from lanthorn.games.dungeon_heroes.rules.harm import end_possession, heal
from lanthorn.games.dungeon_heroes.state import State

HEALING: Final = 2  # DH-HAB-06, DH-ART-09
LAST_SURVIVOR: Final = 3  # DH-LAST-01: his actions in a turn of solitaire


def able_heroes(state: State) -> list[int]:
    """DH-LADY-12. The heroes whom the player may use."""
    return [hero for hero, square in enumerate(state.hero_at) if square >= 0 and hero != state.possessed]


def is_exhausted(state: State, hero: int, actions: int = 1) -> bool:
    """DH-TURN-07, DH-SOLO-05, DH-LAST-03, DH-RUL-51, DH-RUL-82. Whether a hero lacks so many actions."""
    if state.book.solitaire and state.lone_hero() == hero:
        return state.fatigue[hero] + actions > LAST_SURVIVOR
    return state.fatigue[hero] + actions > 2 and hero not in state.tireless


def moves(state: State, hero: int) -> Acts:
    """DH-HERO-05, DH-HERO-06, DH-HERO-13, DH-HID-03. One square; only another hero stands in the way."""
    to = state.book.options.move[hero]
    taken = state.hero_at
    return [to[square] for square in state.book.hero_steps[hero][taken[hero]] if square not in taken]


def ability_uses(state: State, hero: int) -> Acts:
    """DH-HAB-06, DH-HAB-12. What the cleric and the wizard do for an action."""
    book = state.book
    ability = book.ability[hero]
    if ability == "reveal":
        return peeks(state, hero)
    if ability == "heal":
        return [
            book.options.heal(hero, target, target == state.possessed) for target in patients(state, hero)
        ]
    return []


def peeks(state: State, hero: int) -> Acts:
    """DH-HAB-12, DH-RUL-35. The wizard turns up any tile, except under a monster figure."""
    on = state.book.options.peek[hero]
    if state.book.settings["wizard_sees_under_monsters"]:
        return [on[square] for square, tile in enumerate(state.tiles) if tile < 0]
    bit, covered = state.book.bit, state.covered()
    return [on[square] for square, tile in enumerate(state.tiles) if tile < 0 and not covered & bit[square]]


def patients(state: State, hero: int) -> list[int]:
    """DH-HAB-06, DH-ART-09, DH-RUL-33, DH-LADY-17. Himself and heroes beside him who need healing."""
    book, here = state.book, state.hero_at[hero]
    return [
        target
        for target, square in enumerate(state.hero_at)
        if square >= 0
        and (target == hero or square == here or square in book.orthogonal[here])
        and (state.hp[target] < book.max_hp[target] or target == state.possessed)
    ]


async def move(play: Play[State], hero: int, square: int, led: bool = False) -> None:
    """DH-HERO-05, DH-HERO-14. A step, and all that awaits him there."""
    state, book = play.state, play.state.book
    play.emit(
        "hero-led" if led else "hero-moved",
        ("DH-LADY-10" if led else "DH-HERO-05",),
        hero=book.heroes[hero].id,
        origin=book.squares[state.hero_at[hero]],
        square=book.squares[square],
    )
    await enter(play, hero, square, led)


def lay_hands(
    play: Play[State], healer: int, target: int, healing: str = "DH-HAB-06", lifting: str = "DH-LADY-15"
) -> None:
    """DH-HAB-06, DH-ART-09, DH-LADY-17, DH-RUL-74. Heal 2, or drive the White Lady out instead."""
    state, book = play.state, play.state.book
    if state.possessed == target:
        end_possession(play, lifting)
        return
    heal(state, target, HEALING)
    play.emit(
        "healed",
        (healing,),
        hero=book.heroes[healer].id,
        target=book.heroes[target].id,
        hp=state.hp[target],
    )
