"""What can be told of options before one is picked."""

from __future__ import annotations

from typing import Any

import msgspec

from lanthorn.engine import Session, Text


class Foresight(msgspec.Struct, frozen=True):
    """For the options of one seat."""

    finals: list[str]
    """Those that bring something hidden out or roll, so that they can't be taken back."""
    foreseen: dict[str, list[Text]]
    """Of the others: what is sure to happen."""
    outlook: dict[str, tuple[Text, ...]] = {}
    """Of any: what the game says of it beforehand."""


def foresee(session: Session[Any], seat: int) -> Foresight:
    decision = session.decision(seat)
    keys = [] if decision is None else [option.key for option in decision.options]
    known = {key: session.foresee(seat, key) for key in keys}
    return Foresight(
        [key for key, events in known.items() if events is None],
        {key: [event.text for event in events] for key, events in known.items() if events},
        session.outlook(seat),
    )
