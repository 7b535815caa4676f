"""The end of a chapter (DL-END), and heroes who fall and return (DL-RET)."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE
from lanthorn.games.dungeon_legends.state import ACTING, BEGINNING, ENDING, LOST, WON, State


class GameOver(Exception):
    """The chapter is won or lost; the result is in the state."""


def win(play: Play[State]) -> None:
    """DL-END-01, DL-END-06."""
    chapter = play.state.book.chapter
    play.state.result, play.state.reason = WON, "goal"
    play.emit("won", (chapter.goal_clause, "DL-END-01"), chapter=chapter.name)
    raise GameOver


def lose(play: Play[State], reason: str, *clauses: str) -> None:
    """DL-END-02 to DL-END-04."""
    chapter = play.state.book.chapter
    play.state.result, play.state.reason = LOST, reason
    play.emit(f"lost-{reason}", (*clauses, chapter.loss_clause))
    raise GameOver


def check_goal(play: Play[State]) -> None:
    """DL-END-05. To be called after each step that may have reached the goal."""
    if play.state.book.chapter.won(play.state):
        win(play)


def lose_resistance(play: Play[State], hero: int, amount: int, cause: str, *clauses: str) -> None:
    """DL-BOARD-06, DL-BOARD-08. Not damage: nothing cancels it."""
    state = play.state
    one = state.heroes[hero]
    lost = min(amount, one.resistance)
    if lost:
        one.resistance -= lost
        play.emit("hurt", clauses, hero=state.name(hero), lost=lost, left=one.resistance, cause=cause)


def recover_resistance(play: Play[State], hero: int, amount: int, *clauses: str) -> None:
    """DL-BOARD-07. Up to the number at the start."""
    state = play.state
    one = state.heroes[hero]
    gained = min(amount, state.book.heroes[one.kind].resistance - one.resistance)
    if gained > 0:
        one.resistance += gained
        play.emit("healed", clauses, hero=state.name(hero), gained=gained, left=one.resistance)


def recover_all(play: Play[State], hero: int, *clauses: str) -> None:
    """DL-IC-H09. All that is lacking."""
    state = play.state
    recover_resistance(play, hero, state.book.heroes[state.heroes[hero].kind].resistance, *clauses)


def is_hurt(state: State, hero: int) -> bool:
    one = state.heroes[hero]
    return one.resistance < state.book.heroes[one.kind].resistance


def settle(play: Play[State]) -> None:
    """DL-RET-01 to DL-RET-05, DL-RUL-10. When an effect is complete: whoever has no Resistance left returns
    to the castle with all of it, and the turn ends."""
    state = play.state
    check_goal(play)
    fallen = [number for number, hero in enumerate(state.heroes) if hero.resistance <= 0]
    for number in fallen:
        hero = state.heroes[number]
        hero.at = CASTLE_SQUARE
        hero.resistance = state.book.heroes[hero.kind].resistance
        play.emit("returned", ("DL-RET-04",), hero=state.name(number))
    if fallen:
        state.fell = True
        if state.phase in (ACTING, BEGINNING):
            state.phase = ENDING
