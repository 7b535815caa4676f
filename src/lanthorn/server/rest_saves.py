"""REST: games as files, in and out, and as frames to look at."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.params import RawBody
from litestar.response import Stream
from msgspec import Meta

from lanthorn.engine import Session
from lanthorn.engine.save import Save, load, save
from lanthorn.server.bodies import File, is_file, no_file, read_body, takes
from lanthorn.server.described import KEYS, WITH_BODY, TablePath, given, refusals
from lanthorn.server.hub import HubHere
from lanthorn.server.limits import SAVE_BYTES
from lanthorn.server.live import LiveTable
from lanthorn.server.opening import Opened, SavedTable, open_saved
from lanthorn.server.problems import Problem
from lanthorn.server.replays import Frames, frames_of
from lanthorn.server.rest_tables import AnyRequest, address_of, bearer, held
from lanthorn.server.reviews import Part, Reviewed, check_reviewable
from lanthorn.server.travel import twin

NDJSON: Final = "application/x-ndjson"


class Look(msgspec.Struct, forbid_unknown_fields=True):
    """A save, or the table of a finished game; from a seat, or as a spectator saw it."""

    save: File = msgspec.field(default_factory=no_file)
    table: Annotated[str, Meta(max_length=40)] = ""
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None


@get(
    "/api/tables/{table:str}/save",
    security=KEYS,
    responses=given(Save, "The file.") | refusals("bad-request", "not-yours", "unknown-table"),
)
async def export(request: AnyRequest, table: TablePath, hub: HubHere) -> Response[bytes]:
    """The game as one file: save, replay and bug report."""
    async with hub.at(table) as (room, live):
        mine = held(room.seats, bearer(request))
        if not mine:
            raise Problem("not-yours", "a save is for those at the table")
        others = [s for s in room.seats if s.seat not in mine and (s.state != "bot" or s.keeps)]
        if others and not live.session.is_over:
            raise Problem("not-yours", "the game is still going on, and others have secrets in it")
        data = save(live.session, {"table": table})
    name = f'attachment; filename="{live.match.game.id}-{table}.json"'
    return Response(data, media_type="application/json", headers={"content-disposition": name})


@post(
    "/api/import",
    request_max_body_size=SAVE_BYTES,
    operation_class=takes(SavedTable),
    responses=refusals(*WITH_BODY, "unknown-table", "bad-save", "bad-pack"),
)
async def bring_in(request: AnyRequest, body: RawBody, hub: HubHere) -> Opened:
    """Open a table from a save file, or from any moment of a finished game."""
    data = read_body(body, SavedTable)
    if is_file(data.save):
        encoded = await hub.vetting.opened(bytes(data.save), address_of(request))
        return await open_saved(hub, encoded, data)
    async with hub.at(data.table) as (_, live):
        _check_over(live)
        encoded = save(live.session)
    return await open_saved(hub, encoded, data)


def _check_over(live: LiveTable) -> None:
    if not live.session.is_over:
        raise Problem("not-yours", "the game is still going on")


@post(
    "/api/replays",
    request_max_body_size=SAVE_BYTES,
    status_code=200,
    operation_class=takes(Look),
    responses=given(Frames, "The frames.") | refusals(*WITH_BODY, "unknown-table", "bad-save", "bad-pack"),
)
async def replay(request: AnyRequest, body: RawBody, hub: HubHere) -> Response[bytes]:
    """A game as frames: the scene and the events after each answer."""
    data = read_body(body, Look)
    if is_file(data.save):
        frames = await hub.vetting.shown(bytes(data.save), address_of(request), data.seat)
        return Response(frames, media_type="application/json")
    async with hub.at(data.table) as (_, live):
        _check_over(live)
        if data.seat is not None and data.seat >= len(live.match.seats):
            raise Problem("bad-request", f"there is no seat {data.seat}")
        copy, report = twin(live.session), live.report
    encoded: bytes = await hub.thinkers.run(_encoded, copy, data.seat, report)
    return Response(encoded, media_type="application/json")


class ReviewOf(msgspec.Struct, forbid_unknown_fields=True):
    """A save, or the table of a finished game."""

    save: File = msgspec.field(default_factory=no_file)
    table: Annotated[str, Meta(max_length=40)] = ""


@post(
    "/api/reviews",
    request_max_body_size=SAVE_BYTES,
    status_code=200,
    operation_class=takes(ReviewOf),
    exclude_from_compression=True,
    responses=given(Part, "The parts, a line for each.", NDJSON)
    | refusals(*WITH_BODY, "unknown-table", "bad-save", "bad-pack", "no-advice"),
)
async def review(request: AnyRequest, body: RawBody, hub: HubHere) -> Stream:
    """What a finished game owes to luck and to choices, part by part as it is worked out."""
    data, address = read_body(body, ReviewOf), address_of(request)
    hub.reviews.check_room(address)
    if is_file(data.save):
        encoded = await hub.vetting.opened(bytes(data.save), address)
        loaded = await asyncio.to_thread(load, encoded)
        game = Reviewed(encoded, loaded.session)
    else:
        async with hub.at(data.table) as (_, live):
            game = Reviewed(live.source, twin(live.session))
    check_reviewable(game.session)
    return Stream(hub.reviews.parts(game, address), media_type=NDJSON)


def _encoded(session: Session[Any], seat: int | None, report: Any) -> bytes:
    frames: Frames = frames_of(session, seat, report)
    return msgspec.json.encode(frames)
