"""Dust (DL-BOARD-01 to DL-BOARD-05, DL-BOARD-09)."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.state import State


def recover(play: Play[State], hero: int, amount: int, *clauses: str) -> None:
    """DL-BOARD-02, DL-BOARD-03. From the inactive area to the usable spaces, as far as there is any."""
    one = play.state.heroes[hero]
    gained = min(amount, one.inactive)
    if gained > 0:
        one.inactive -= gained
        one.usable += gained
        name = play.state.name(hero)
        play.emit("dust-recovered", clauses or ("DL-BOARD-02",), hero=name, gained=gained, left=one.usable)


def spend(play: Play[State], hero: int, amount: int, *clauses: str) -> None:
    """DL-BOARD-04, DL-ICON-09."""
    one = play.state.heroes[hero]
    assert one.usable >= amount, "Dust that is not there can't be spent"
    if amount:
        one.usable -= amount
        one.inactive += amount
        name = play.state.name(hero)
        play.emit("dust-spent", clauses or ("DL-BOARD-04",), hero=name, spent=amount, left=one.usable)
