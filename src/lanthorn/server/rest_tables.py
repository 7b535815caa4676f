"""REST: opening, joining, leaving and deleting tables."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.params import RawBody

from lanthorn.bots import USUAL_BOT
from lanthorn.engine.game import Choice
from lanthorn.server.bodies import read_body, takes
from lanthorn.server.campaigns import NextChapter, match_after
from lanthorn.server.described import CHANGING, KEYS, WITH_BODY, SeatPath, TablePath, refusals
from lanthorn.server.hub import Hub, HubHere
from lanthorn.server.limits import MESSAGE_BYTES, OPEN_TABLES_SHOWN
from lanthorn.server.messages import SeatKey
from lanthorn.server.opening import Name, NewTable, Opened, known_bot, match_at, open_again, open_table
from lanthorn.server.problems import Problem
from lanthorn.server.rest_games import known_game
from lanthorn.server.seats import Seat, SeatShown, clean_name, key_hash, new_key, show_seats
from lanthorn.server.shown import OutcomeShown, show_outcome
from lanthorn.server.store import Table
from lanthorn.server.words import words_of

AnyRequest = Request[Any, Any, Any]


class TableListed(msgspec.Struct):
    """A table that wants players."""

    table: str
    game: str
    name: str
    settings: dict[str, Choice]
    seats: list[SeatShown]


class TableShown(msgspec.Struct):
    """How a table stands."""

    table: str
    game: str
    name: str
    settings: dict[str, Choice]
    listed: bool
    seats: list[SeatShown]
    number: int
    asked: list[int]
    over: OutcomeShown | None
    rematch: str | None
    campaign: str | None
    invited: list[int]


class Take(msgspec.Struct, forbid_unknown_fields=True):
    name: Name = ""
    invitation: SeatKey = ""


class Leave(msgspec.Struct, forbid_unknown_fields=True):
    to: Literal["open", "bot"]
    bot: Name = USUAL_BOT


class Taken(msgspec.Struct):
    key: str


class Left(msgspec.Struct):
    """For a seat that is open now: who has this invitation may take it."""

    invitation: str | None


class Again(msgspec.Struct):
    table: str


def bearer(request: AnyRequest) -> set[str]:
    """The hashes of the keys in the header: one, or several with commas between them."""
    scheme, _, keys = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return set()
    return {key_hash(key.strip()) for key in keys.split(",")[:20] if key.strip()}


def address_of(request: AnyRequest) -> str:
    return "" if request.client is None else request.client.host


def held(seats: list[Seat], hashes: set[str]) -> set[int]:
    return {seat.seat for seat in seats if seat.belongs_to(hashes)}


async def around(hub: Hub, table: str) -> tuple[Table, list[Seat]]:
    found = await hub.store.around(table)
    if found is None:
        raise Problem("unknown-table", "there is no such table")
    return found


@post(
    "/api/tables",
    request_max_body_size=MESSAGE_BYTES,
    operation_class=takes(NewTable),
    responses=refusals(*WITH_BODY, "unknown-game", "bad-pack"),
)
async def create(body: RawBody, hub: HubHere) -> Opened:
    """Open a table."""
    wish = read_body(body, NewTable)
    known_game(wish.game)
    return await open_table(hub, wish)


@get("/api/tables")
async def list_open(hub: HubHere) -> list[TableListed]:
    """Open seats at listed tables."""
    found = await hub.store.listed(OPEN_TABLES_SHOWN)
    return await asyncio.to_thread(lambda: [_listed(table, seats) for table, seats in found])


def _listed(table: Table, seats: list[Seat]) -> TableListed:
    match = match_at(table)
    shown = show_seats(match, seats, set(), set())
    return TableListed(table.id, table.game, table.name, match.settings, shown)


@get("/api/tables/{table:str}", security=KEYS, responses=refusals("bad-request", "unknown-table"))
async def summary(request: AnyRequest, table: TablePath, hub: HubHere) -> TableShown:
    """How a table stands; with a key, which seats are yours."""
    hashes = bearer(request)
    async with hub.at(table) as (room, live):
        assert room.table is not None
        return TableShown(
            table=table,
            game=room.table.game,
            name=room.table.name,
            settings=live.match.settings,
            listed=room.table.listed,
            seats=show_seats(live.match, room.seats, room.here, held(room.seats, hashes)),
            number=live.number,
            asked=live.asked,
            over=show_outcome(live.session.outcome),
            rematch=room.table.rematch,
            campaign=room.table.campaign,
            invited=[s.seat for s in room.seats if s.state == "open" and s.invitation_hash in hashes],
        )


@get("/api/tables/{table:str}/words", responses=refusals("bad-request", "unknown-table"))
async def table_words(table: TablePath, hub: HubHere) -> dict[str, str]:
    """The messages of a table's game, with those of its packs."""
    found, _ = await around(hub, table)
    return words_of(await asyncio.to_thread(match_at, found))


@delete("/api/tables/{table:str}", security=KEYS, responses=refusals(*CHANGING, "unknown-table"))
async def remove(request: AnyRequest, table: TablePath, hub: HubHere) -> None:
    """Delete a table; for whoever opened it."""
    _, seats = await around(hub, table)
    if not any(seat.creators and seat.belongs_to(bearer(request)) for seat in seats):
        raise Problem("not-yours", "only who opened a table can delete it")
    await hub.store.delete(table)
    hub.forget(table)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/take",
    request_max_body_size=MESSAGE_BYTES,
    status_code=200,
    operation_class=takes(Take),
    responses=refusals(*WITH_BODY, "unknown-table", "not-open"),
)
async def take(table: TablePath, seat: SeatPath, body: RawBody, hub: HubHere) -> Taken:
    """Take an open seat: at a listed table anybody may, at another who was invited."""
    data = read_body(body, Take)
    found, _ = await around(hub, table)
    key, invitation = new_key(), key_hash(data.invitation)

    def change(place: Seat) -> None:
        if place.state != "open":
            raise Problem("not-open", f"seat {seat} is not to be had")
        if not found.listed and place.invitation_hash != invitation:
            raise Problem("not-yours", f"seat {seat} is for somebody who was invited")
        place.state, place.who, place.key_hash = "taken", clean_name(data.name), key_hash(key)
        place.invitation_hash = ""

    await hub.store.change_seat(table, seat, change)
    await _look_around(hub, table)
    return Taken(key)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/leave",
    request_max_body_size=MESSAGE_BYTES,
    status_code=200,
    security=KEYS,
    operation_class=takes(Leave),
    responses=refusals(*WITH_BODY, "unknown-table"),
)
async def leave(request: AnyRequest, table: TablePath, seat: SeatPath, body: RawBody, hub: HubHere) -> Left:
    """Give a seat up, to whoever takes it or to a bot that keeps it."""
    data, hashes = read_body(body, Leave), bearer(request)
    bot, invitation = known_bot(data.bot), new_key() if data.to == "open" else None

    def change(place: Seat) -> None:
        _check_holder(place, hashes)
        if data.to == "bot":
            place.state, place.bot, place.keeps = "bot", bot, True
            return
        assert invitation is not None
        place.state, place.who, place.bot, place.keeps = "open", "", "", False
        place.key_hash, place.invitation_hash = "", key_hash(invitation)

    await hub.store.change_seat(table, seat, change)
    await _look_around(hub, table)
    return Left(invitation)


@post(
    "/api/tables/{table:str}/seats/{seat:int}/return",
    status_code=200,
    security=KEYS,
    responses=refusals(*CHANGING, "unknown-table"),
)
async def come_back(request: AnyRequest, table: TablePath, seat: SeatPath, hub: HubHere) -> SeatReturned:
    """Take a seat back from the bot that kept it."""
    hashes = bearer(request)

    def change(place: Seat) -> None:
        _check_holder(place, hashes)
        place.state, place.bot, place.keeps = "taken", "", False

    await hub.store.change_seat(table, seat, change)
    await _look_around(hub, table)
    return SeatReturned(seat)


class SeatReturned(msgspec.Struct):
    seat: int


def _check_holder(place: Seat, hashes: set[str]) -> None:
    if not place.belongs_to(hashes):
        raise Problem("not-yours", f"you don't hold seat {place.seat}")


async def _look_around(hub: Hub, table: str) -> None:
    if table in hub.rooms:
        await hub.rooms[table].look_around()


@post(
    "/api/tables/{table:str}/rematch",
    request_max_body_size=MESSAGE_BYTES,
    status_code=200,
    security=KEYS,
    operation_class=takes(NextChapter, required=False),
    responses=refusals(*WITH_BODY, "unknown-table"),
)
async def rematch(request: AnyRequest, table: TablePath, body: RawBody, hub: HubHere) -> Again:
    """The same game again, or in a campaign any chapter, with the same people; all are told where."""
    wish = read_body(body or b"{}", NextChapter)
    found, seats = await around(hub, table)
    if not held(seats, bearer(request)):
        raise Problem("not-yours", "a rematch is for those at the table")
    if not found.over:
        raise Problem("bad-request", "the game is still going on")
    match = await match_after(hub, found, wish)
    new = await open_again(hub, found, seats, match)
    await _look_around(hub, table)
    return Again(new)
