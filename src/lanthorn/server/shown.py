"""What clients are shown of a game: views, decisions, events. docs/protocol.md describes each."""

from __future__ import annotations

from typing import Any

import msgspec

from lanthorn.engine import Decision, Event, Option, Outcome, Session, Text
from lanthorn.engine.scene import Scene


class OptionShown(msgspec.Struct, frozen=True):
    key: str
    label: Text
    touches: tuple[str, ...]
    clauses: tuple[str, ...]


class DecisionShown(msgspec.Struct, frozen=True):
    kind: str
    prompt: Text
    options: list[OptionShown]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it, and what is asked of it."""

    scene: Scene
    decision: DecisionShown | None


class EventShown(msgspec.Struct, frozen=True):
    number: int
    seat: int | None
    """Whose it is: the seat that the game says, or whose answer it followed; None before the first."""
    name: str
    text: Text
    clauses: tuple[str, ...]


class OutcomeShown(msgspec.Struct, frozen=True):
    winners: tuple[int, ...]
    reason: Text
    clauses: tuple[str, ...]


def show_view(session: Session[Any], seat: int | None) -> View:
    decision = None if seat is None else session.decision(seat)
    return View(session.scene(seat), None if decision is None else show_decision(decision))


def show_decision(decision: Decision[Any]) -> DecisionShown:
    return DecisionShown(decision.kind, decision.prompt, [show_option(option) for option in decision.options])


def show_option(option: Option[Any]) -> OptionShown:
    return OptionShown(option.key, option.label, option.touches, option.clauses)


def show_event(event: Event, number: int, seat: int | None) -> EventShown:
    return EventShown(
        number, seat if event.doer is None else event.doer, event.name, event.text, event.clauses
    )


def show_outcome(outcome: Outcome | None) -> OutcomeShown | None:
    return None if outcome is None else OutcomeShown(outcome.winners, outcome.reason, outcome.clauses)


def seat_name(seat: int | None) -> str:
    """How messages name a seat's part of them."""
    return "watch" if seat is None else str(seat)
