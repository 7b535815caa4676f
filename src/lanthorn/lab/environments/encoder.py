"""What a learner gets to see: numbers made from a seat's view and from its options, and nothing else."""

from __future__ import annotations

from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from lanthorn.engine import Decision, LanthornError, Match, Option, Session
from lanthorn.engine.encoding import Layout, Part
from lanthorn.lab.environments import features

Observe = Literal["flat", "parts"]
Numbers = NDArray[np.float32]
Seen = dict[str, Any]

ASKED: Final = Part("asked", (features.BITS,))
"""The kind of decision, as bits; none if the seat is not asked."""


class Encoder:
    """Tells the positions of one match in arrays. It keeps nothing of any game, so environments share it."""

    def __init__(
        self, match: Match[Any, Any], observe: Observe = "flat", most_options: int | None = None
    ) -> None:
        if observe not in ("flat", "parts"):
            raise LanthornError(f"Observations are 'flat' or in 'parts', not {observe!r}.")
        if most_options is not None and most_options < 1:
            raise LanthornError(f"There must be room for at least 1 option, not for {most_options}.")
        self.match, self.observe_as = match, observe
        make = match.game.encoding
        self.encoding = features.scene_encoding(match) if make is None else make(match.book)
        self.most_options = most_options or self.encoding.most_options
        self.layout = Layout(*self.encoding.view.parts, ASKED)
        words = Part("words", (features.WORDS, features.PER_WORD))
        self.option_layout = Layout(words, *self.encoding.option.parts, *self.encoding.outlook.parts)
        self._fixed = words.size + self.encoding.option.size
        self._rows = np.zeros((256, self._fixed), np.float32)
        self._places: dict[str, tuple[Option[Any], int]] = {}

    # Spaces

    def observation_space(self) -> spaces.Dict:
        seen: spaces.Space[Any] = _box(self.layout.size)
        if self.observe_as == "parts":
            seen = spaces.Dict({part.name: _box(*part.shape) for part in self.layout.parts})
        mask = spaces.Box(0, 1, (self.most_options,), np.int8)
        options = _box(self.most_options, self.option_layout.size)
        return spaces.Dict({"observation": seen, "action_mask": mask, "options": options})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.most_options)

    # Numbers

    def observe(self, session: Session[Any], seat: int) -> Seen:
        """All that the seat may know, and what it can do if it is asked."""
        view, decision = session.view(seat), session.decision(seat)
        row = self._row(view, seat, decision)
        mask = np.zeros(self.most_options, np.int8)
        options = np.zeros((self.most_options, self.option_layout.size), np.float32)
        if decision is not None:
            offered = decision.options[: self.most_options]
            mask[: len(offered)] = 1
            places = [self._place(option) for option in offered]
            options[: len(offered), : self._fixed] = self._rows[places]
            outlook = b"".join(self.encoding.encode_outlook(view, seat, offered))
            options[: len(offered), self._fixed :] = np.frombuffer(outlook, np.float32).reshape(
                len(offered), -1
            )
        seen = row if self.observe_as == "flat" else self.in_parts(row)
        return {"observation": seen, "action_mask": mask, "options": options}

    def row(self, session: Session[Any], seat: int) -> Numbers:
        """What the seat sees, without its options."""
        return self._row(session.view(seat), seat, session.decision(seat))

    def _row(self, view: Any, seat: int, decision: Decision[Any] | None) -> Numbers:
        row = np.empty(self.layout.size, np.float32)
        row[: -ASKED.size] = self.encoding.encode(view, seat)
        row[-ASKED.size :] = features.bits(decision.kind if decision else "")
        return row

    def in_parts(self, row: Numbers) -> dict[str, Numbers]:
        """A flat observation taken apart, without copying."""
        start = self.layout.start
        return {
            part.name: row[start[part.name] : start[part.name] + part.size].reshape(part.shape)
            for part in self.layout.parts
        }

    def _place(self, option: Option[Any]) -> int:
        """Where the fixed numbers of an option stand. They are made when it is first seen."""
        known = self._places.get(option.key)
        if known is not None and known[0] is option:
            return known[1]
        place = known[1] if known else len(self._places)
        if place == len(self._rows):
            self._rows = np.concatenate([self._rows, np.zeros_like(self._rows)])
        words = features.words(option.key)
        self._rows[place] = words + self.encoding.encode_option(option)
        self._places[option.key] = (option, place)
        return place


def _box(*shape: int) -> spaces.Box:
    return spaces.Box(0.0, 1.0, shape, np.float32)
