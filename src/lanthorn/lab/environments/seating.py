"""What the environments have in common: names of agents, seeds, reset options, the table as text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from operator import index
from secrets import randbelow
from typing import Any

from lanthorn.engine import LanthornError, Match, Rng
from lanthorn.lab.environments.table import SEEDS, Table


def agents_of(match: Match[Any, Any]) -> list[str]:
    """A name for each seat, as PettingZoo wants them: heroes_0, master_1."""
    stems = [re.sub(r"[^a-z]", "", seat.name.lower()) or "seat" for seat in match.seats]
    return [f"{stem}_{number}" for number, stem in enumerate(stems)]


def seat_of(match: Match[Any, Any], wanted: int | str) -> int:
    """The number of a seat, which may be given by its name."""
    names = [seat.name for seat in match.seats]
    if isinstance(wanted, str) and wanted in names:
        return names.index(wanted)
    if isinstance(wanted, int) and 0 <= wanted < len(names):
        return wanted
    listed = ", ".join(f"{number} ({name})" for number, name in enumerate(names))
    raise LanthornError(f"{match.game.id} has no seat {wanted!r}: the seats are {listed}.")


def position_in(options: dict[str, Any] | None, strict: bool) -> Any:
    """The position to begin at, if the reset options name one. PettingZoo's own test passes an option that
    nobody knows, so only Gymnasium's environments object to those."""
    given = options or {}
    unknown = [name for name in given if name != "position"]
    if strict and unknown:
        raise LanthornError(f"There is no reset option {unknown[0]!r}, only 'position'.")
    return given.get("position")


def check_render_mode(mode: str | None) -> None:
    if mode not in (None, "ansi"):
        raise LanthornError(f"A table can be rendered as 'ansi', not as {mode!r}.")


class Seeds:
    """Where the games of an environment come from: a seed gives the same, none gives others each time."""

    def __init__(self) -> None:
        self._rng: Rng | None = None

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self._rng = Rng.seeded(_whole(seed))
        elif self._rng is None:
            self._rng = Rng.seeded(randbelow(SEEDS))
        return self._rng.below(SEEDS)

    def copy(self) -> Seeds:
        twin = Seeds()
        twin._rng = self._rng and self._rng.copy()
        return twin


def _whole(seed: Any) -> int:
    """The seed, if it is a whole number: Python's or NumPy's."""
    try:
        return index(seed)
    except TypeError:
        raise LanthornError(f"A seed is a whole number, not {seed!r}.") from None


def as_text(table: Table, seat: int | None) -> str:
    """The table in words: how it stands, and what lies where. Only for looking at it."""
    scene, say = table.session.scene(seat), table.match.phrasebook.say
    lying: dict[str, list[str]] = {}
    for piece in scene.pieces:
        title = say(piece.face.title, "en") if piece.face.title else piece.id
        lying.setdefault(piece.at, []).append("?" if piece.face.hidden else title)
    lines: Iterable[str] = (f"{place}: {', '.join(things)}" for place, things in sorted(lying.items()))
    return "\n".join([*(say(text, "en") for text in scene.status), *lines])
