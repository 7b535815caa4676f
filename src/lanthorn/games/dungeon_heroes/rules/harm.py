"""Wounds, death, healing, possession's end, victory (DH-OBJ, DH-END, DH-ART-05, DH-LADY-13 to -16)."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_heroes.state import HEROES, MASTER, NOBODY, NOWHERE, State


class Fallen(Exception):
    """The hero who was entering a square has died: nothing more happens to him."""


class GameOver(Exception):
    """A side has won: nothing more happens at all."""


def suffer(play: Play[State], hero: int, damage: int, source: str) -> None:
    """DH-MON-10, DH-RUL-50. A hero loses HP, not below zero; at zero he is eliminated."""
    state = play.state
    if damage <= 0:
        return
    state.hp[hero] = max(0, state.hp[hero] - damage)
    name = state.book.heroes[hero].id
    play.emit(
        "hero-hurt",
        ("DH-SETUP-04",),
        hero=name,
        damage=damage,
        hp=state.hp[hero],
        source=source,
    )
    if state.possessed == hero:
        end_possession(play, "DH-LADY-13")
    if state.hp[hero] == 0:
        die(play, hero)


def die(play: Play[State], hero: int) -> None:
    """DH-OBJ-05, DH-ART-05, DH-END-02, DH-SOLO-09. The figure goes, the artifacts stay where he fell."""
    state = play.state
    square = state.hero_at[hero]
    state.hp[hero] = 0
    state.hero_at[hero] = NOWHERE
    if state.possessed == hero:
        end_possession(play, "DH-LADY-14")
    play.emit(
        "hero-fell",
        ("DH-OBJ-05",),
        hero=state.book.heroes[hero].id,
        square=state.book.squares[square],
    )
    if state.carried[hero]:
        state.stacks.setdefault(square, []).extend(state.carried[hero])
        state.carried[hero] = []
        play.emit("stack-dropped", ("DH-ART-05",), square=state.book.squares[square])
    if not state.heroes_in_play():
        win(play, MASTER, "all-fallen", ("DH-SOLO-09" if state.book.solitaire else "DH-END-02",))


def heal(state: State, hero: int, points: int) -> None:
    """DH-RUL-33. HP never exceed the maximum."""
    state.hp[hero] = min(state.book.max_hp[hero], state.hp[hero] + points)


def end_possession(play: Play[State], clause: str) -> None:
    """DH-LADY-13 to DH-LADY-17. The White Lady leaves the game; the hero is his own again."""
    state = play.state
    hero, state.possessed = state.possessed, NOBODY
    play.emit("possession-ended", (clause,), hero=state.book.heroes[hero].id)


def gain_treasure(play: Play[State], hero: int, grand: bool) -> None:
    """DH-OBJ-02, DH-OBJ-03, DH-END-01. One treasure more; enough of them win at once."""
    state = play.state
    state.treasures += 1
    name = "grand-chest-taken" if grand else "chest-taken"
    clause = "DH-SETUP-09" if grand else "DH-TILE-20"
    play.emit(name, (clause,), hero=state.book.heroes[hero].id, treasures=state.treasures)
    if state.treasures >= state.book.treasures_to_win:
        win(play, HEROES, "treasures", ("DH-SSET-01" if state.book.solitaire else "DH-END-01",))


def win(play: Play[State], side: int, reason: str, clauses: tuple[str, ...]) -> None:
    """DH-END-03. The game ends in the middle of whatever was happening."""
    play.state.winner = side
    play.emit(f"won-{reason}", clauses, side=side)
    raise GameOver
