"""What a client's messages do. Each function answers with the message that goes back to the sender."""

from __future__ import annotations

from typing import Any

import msgspec

from lanthorn.engine import LanthornError, Session, Text
from lanthorn.engine.play import Answer
from lanthorn.server import messages
from lanthorn.server.advice import check_advice, desk_of
from lanthorn.server.asking import Asking, vote, write_asking
from lanthorn.server.connection import Connection
from lanthorn.server.limits import ENTRIES_OF_A_TABLE
from lanthorn.server.live import LiveTable
from lanthorn.server.problems import Problem, refused
from lanthorn.server.room import Room, said
from lanthorn.server.seats import clean_line
from lanthorn.server.shown import View, seat_name, show_view
from lanthorn.server.travel import go

Reply = dict[str, Any] | None


async def act(room: Room, connection: Connection, message: messages.Request) -> Reply:
    """Do what a client asks, or raise a Problem and change nothing."""
    match message:
        case messages.GiveAnswer():
            return await _answer(room, connection, message)
        case messages.Undo():
            return await _undo(room, connection, message)
        case messages.Redo():
            return await _redo(room, connection, message)
        case messages.Vote():
            return await _vote(room, connection, message)
        case messages.Why():
            return await _why(room, connection, message)
        case messages.Look():
            return await _look(room, connection, message)
        case messages.Say():
            return await _say(room, connection, message)
        case messages.AskHint():
            return await _hint(room, connection, message)
        case messages.WatchOdds():
            return await _odds(room, connection, message)
        case messages.Ping():
            return {"type": "pong"}


def _check_seat(room: Room, connection: Connection, seat: int) -> None:
    """A seat belongs to whoever holds its key, unless a bot stands in."""
    if seat not in connection.seats:
        raise Problem("not-yours", f"you don't hold seat {seat}")
    if seat in room.bots:
        raise Problem("not-yours", f"a bot plays seat {seat}: take it back first")


def _check_room_left(live: LiveTable) -> None:
    """Answers and takings back for ever would fill the store."""
    if live.number >= ENTRIES_OF_A_TABLE:
        raise Problem("too-large", "this table has no room for more")


def _done(live: LiveTable) -> Reply:
    return {"type": "done", "number": live.number}


async def _answer(room: Room, connection: Connection, message: messages.GiveAnswer) -> Reply:
    async with room.playing() as live:
        _check_seat(room, connection, message.seat)
        _check_room_left(live)
        await room.write(live, live.answer(message.seat, message.key, message.number))
        return _done(live)


# Taking back


async def _undo(room: Room, connection: Connection, message: messages.Undo) -> Reply:
    async with room.playing() as live:
        _check_seat(room, connection, message.seat)
        _check_number(live, message.number)
        plan = live.takeback(room.hands(message.seat, connection), room.bots)
        if plan is None:
            raise Problem("undo-refused", "there is nothing to take back", Text("refused-undo-nothing"))
        others = room.others(message.seat)
        if not plan.is_free and not others:
            raise Problem("undo-refused", "something hidden came out", Text("refused-undo-revealed"))
        entry = live.undo(message.seat, plan.depth)
        if plan.is_free or set(others) <= connection.seats:
            await room.write(live, entry)
            return _done(live)
        votes: dict[int, bool | None] = {seat: True if seat in connection.seats else None for seat in others}
        asking = Asking(by=message.seat, number=live.number, depth=plan.depth, to=entry.to, votes=votes)
    await room.store.change_asking(room.id, lambda before: write_asking(asking))
    await room.look_around()
    room.tell(asking.shown())
    return {"type": "done", "number": asking.number, "asked": True}


def _check_number(live: LiveTable, number: int) -> None:
    _check_room_left(live)
    if number != live.number:
        raise Problem("stale", f"the table is at {live.number}, not at {number}")


async def _redo(room: Room, connection: Connection, message: messages.Redo) -> Reply:
    async with room.playing() as live:
        _check_seat(room, connection, message.seat)
        _check_number(live, message.number)
        entry = live.redo(message.seat)
        if entry is None:
            raise Problem("undo-refused", "there is nothing to bring back", Text("refused-redo-nothing"))
        await room.write(live, entry)
        return _done(live)


async def _vote(room: Room, connection: Connection, message: messages.Vote) -> Reply:
    async with room.playing() as live:
        _check_seat(room, connection, message.seat)
        number = live.number
    cast = message.seat, message.yes
    await room.store.change_asking(room.id, lambda before: vote(before, number, *cast))
    await room.look_around()
    async with room.playing() as live:
        asking = room.asking
        if asking is None:
            room.tell({"type": "ask", "what": "nothing", "said": message.seat})
        elif asking.is_granted:
            await room.write(live, live.undo(asking.by, asking.depth))
        else:
            room.tell(asking.shown())
        return _done(live)


# Looking


async def _why(room: Room, connection: Connection, message: messages.Why) -> Reply:
    async with room.playing() as live:
        _check_seat(room, connection, message.seat)
        session = live.session
        if message.touches:
            refusal = session.why_not_touched(message.seat, message.touches)
        else:
            refusal = session.why_not(message.seat, message.key)
    if refusal is None:
        return {"type": "done", "number": live.number}
    raise refused("why", refusal)


async def _look(room: Room, connection: Connection, message: messages.Look) -> Reply:
    async with room.playing() as live:
        if message.number > live.number:
            raise Problem("bad-request", f"the table is at {live.number}")
        twin, answers = live.past(message.number)
    views = await room.thinkers.run(_views_of_the_past, twin, answers, connection.eyes)
    return {"type": "past", "number": message.number, "views": views}


def _views_of_the_past(
    session: Session[Any], answers: list[Answer], eyes: list[int | None]
) -> dict[str, msgspec.Raw]:
    go(session, answers)
    if session.log != answers:
        raise Problem("bad-request", "the rules have changed since: this moment can't be shown")
    views = {seat_name(seat): View(show_view(session, seat).scene, None) for seat in eyes}
    return {seat: msgspec.Raw(msgspec.json.encode(view)) for seat, view in views.items()}


# Advice


async def _hint(room: Room, connection: Connection, message: messages.AskHint) -> Reply:
    """The answer comes later, from the desk: whoever waits for a hint can still do everything else."""
    async with room.playing() as live:
        _check_seat(room, connection, message.seat)
        _check_number(live, message.number)
        check_advice(room, live)
        if live.session.decision(message.seat) is None:
            raise Problem("not-asked", f"seat {message.seat} has nothing to decide")
        desk_of(room, connection).hint(live, message.seat, message.request)
    return None


async def _odds(room: Room, connection: Connection, message: messages.WatchOdds) -> Reply:
    async with room.playing() as live:
        if message.on:
            if not connection.seats:
                raise Problem("not-yours", "odds are told to those who play")
            check_advice(room, live)
        desk_of(room, connection).watch_odds(live, message.on)
        return _done(live)


async def _say(room: Room, connection: Connection, message: messages.Say) -> Reply:
    if message.seat not in connection.seats:
        raise Problem("not-yours", f"you don't hold seat {message.seat}")
    text = clean_line(message.text)
    if not text:
        raise Problem("bad-request", "nothing was said")
    line = await room.store.say(room.id, message.seat, room.seats[message.seat].who, text)
    room.tell(said(line))
    return {"type": "done", "number": connection.number}


def mistake(error: Exception) -> Problem:
    """A sentence for what went wrong through no fault of ours; for a bug only that there is one."""
    if isinstance(error, LanthornError):
        return Problem("bad-request", str(error))
    return Problem("mistake", "a mistake of the server; nothing has changed")
