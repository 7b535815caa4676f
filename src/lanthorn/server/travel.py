"""Going to other moments of a game."""

from __future__ import annotations

from typing import Any

from lanthorn.engine import IllegalChoice, Session
from lanthorn.engine.play import Answer


def twin(session: Session[Any]) -> Session[Any]:
    """A twin that shares nothing that changes, and may be used in another thread."""
    copy = session.clone()
    copy.events += session.events
    return copy


def go(session: Session[Any], answers: list[Answer]) -> None:
    """Bring a session to where these answers lead, or as far as its rules accept them."""
    common = 0
    for mine, theirs in zip(session.log, answers, strict=False):
        if mine != theirs:
            break
        common += 1
    if common < len(session.log):
        session.travel(max(common, session.origin_at))
    try:
        for seat, key in answers[len(session.log) :]:
            session.answer(seat, key)
    except IllegalChoice:
        return
