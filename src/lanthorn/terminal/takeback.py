"""Taking back: free until something hidden came out or dice rolled; after that by consent."""

from __future__ import annotations

from typing import Any

import msgspec

from lanthorn.engine import Session
from lanthorn.terminal.players import Players
from lanthorn.terminal.sitting import Sitting, last_answer_of


class Takeback(msgspec.Struct, frozen=True):
    """Back to the moment before answer number `to`; `obstacle` names what is in the way."""

    to: int
    obstacle: str = ""


def takeback(session: Session[Any], players: Players, seat: int) -> Takeback | None:
    """Back to this seat's last choice, over the answers of bots. None if there is none to go back to."""
    to = last_answer_of(session, seat)
    if to < session.origin_at:
        return None
    obstacle = ""
    for number in range(to, len(session.log)):
        who = session.log[number][0]
        if who != seat and players.is_human(who):
            obstacle = "other-player"
        if session.was_final(number):
            return Takeback(to, "revealed")
    return Takeback(to, obstacle)


def undo(sitting: Sitting, seat: int) -> None:
    """Take the last choice back, or say why that can't be."""
    plan = takeback(sitting.session, sitting.players, seat)
    words = sitting.words
    if plan is None:
        sitting.message = [words.own("undo-nothing")]
    elif not plan.obstacle:
        sitting.go_back_to(plan.to)
        sitting.message = [words.own("undone")]
    elif len(sitting.players.humans) > 1:
        ask_consent(sitting, seat, plan)
    else:
        sitting.message = [words.own("undo-revealed")]


def ask_consent(sitting: Sitting, seat: int, plan: Takeback) -> None:
    """The other people decide, on a page that shows nothing of anybody's secrets."""
    words = sitting.words
    sitting.screen.hide()
    sitting.screen.say(words.own(f"consent-{plan.obstacle}", who=words.seat(seat)))
    for other in sitting.players.humans:
        if other == seat:
            continue
        sitting.screen.say(words.own("consent", who=words.seat(seat), other=words.seat(other)))
        if sitting.screen.ask(words.own("yes-no")).casefold()[:1] not in ("y", "o"):
            sitting.message = [words.own("consent-refused", other=words.seat(other))]
            return
    sitting.go_back_to(plan.to)
    sitting.message = [words.own("undone")]
