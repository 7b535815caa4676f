"""A game as frames: the scene and what happened after each answer."""

from __future__ import annotations

from typing import Any

import msgspec

from lanthorn.engine import Session, Text
from lanthorn.engine.game import Choice
from lanthorn.engine.scene import Scene
from lanthorn.server.limits import FRAMES
from lanthorn.server.problems import Problem
from lanthorn.server.shown import EventShown, OutcomeShown, show_event, show_outcome
from lanthorn.server.words import words_of


class AnswerShown(msgspec.Struct):
    seat: int
    key: str
    label: Text


class Frame(msgspec.Struct):
    """The table after `number` answers."""

    number: int
    answer: AnswerShown | None
    scene: Scene
    events: list[EventShown]


class SeatNamed(msgspec.Struct):
    name: str
    title: Text
    team: int


class Frames(msgspec.Struct):
    """A whole game to look at."""

    game: str
    settings: dict[str, Choice]
    seats: list[SeatNamed]
    words: dict[str, str]
    frames: list[Frame]
    over: OutcomeShown | None
    report: Text | None = None


def frames_of(session: Session[Any], seat: int | None, report: Text | None = None) -> Frames:
    """Every moment of a game as a seat saw it, or a spectator. Earlier than its origin it can't be shown."""
    answers = session.log[session.origin_at :]
    if len(answers) > FRAMES:
        raise Problem("too-large", f"this game has more than {FRAMES} moments")
    twin = session.at(session.origin_at)
    frames = [_frame(twin, seat, None)]
    for who, key in answers:
        frames.append(_answered(twin, seat, who, key))
    match = session.match
    seats = [SeatNamed(place.name, Text(f"seat-{place.name}"), place.team) for place in match.seats]
    over = show_outcome(session.outcome)
    return Frames(match.game.id, match.settings, seats, words_of(match), frames, over, report)


def _answered(twin: Session[Any], seat: int | None, who: int, key: str) -> Frame:
    decision = twin.decision(who)
    assert decision is not None
    label = decision.options[decision.index(key)].label
    twin.answer(who, key)
    return _frame(twin, seat, AnswerShown(who, key, label))


def _frame(twin: Session[Any], seat: int | None, answer: AnswerShown | None) -> Frame:
    number = len(twin.log)
    who = None if answer is None else answer.seat
    events = [show_event(event, number, who) for event in twin.seen(seat, number if answer else 0)]
    return Frame(number, answer, twin.scene(seat), events)
