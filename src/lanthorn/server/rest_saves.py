"""REST: games as files, in and out, and as frames to look at."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from lanthorn.engine import Session
from lanthorn.engine.save import save
from lanthorn.server.hub import HubHere
from lanthorn.server.limits import SAVE_BYTES
from lanthorn.server.live import twin
from lanthorn.server.opening import Opened, SavedTable, open_saved
from lanthorn.server.problems import Problem
from lanthorn.server.replays import Frames, frames_of
from lanthorn.server.rest_tables import AnyRequest, bearer, held
from lanthorn.server.vet import vet


class Look(msgspec.Struct, forbid_unknown_fields=True):
    """A save, or the table of a finished game; from a seat, or as a spectator saw it."""

    save: dict[str, Any] | None = None
    table: Annotated[str, Meta(max_length=40)] = ""
    seat: Annotated[int, Meta(ge=0, le=99)] | None = None


@get("/api/tables/{table:str}/save")
async def export(request: AnyRequest, table: FromPath[str], hub: HubHere) -> Response[bytes]:
    """The game as one file: save, replay and bug report."""
    room, hashes = hub.room(table), bearer(request)
    async with room.playing() as live:
        mine = held(room.seats, hashes)
        if not mine:
            raise Problem("not-yours", "a save is for those at the table")
        others = [s for s in room.seats if s.seat not in mine and (s.state != "bot" or s.keeps)]
        if others and not live.session.is_over:
            raise Problem("not-yours", "the game is still going on, and others have secrets in it")
        data = save(live.session, {"table": table})
    name = f'attachment; filename="{live.match.game.id}-{table}.json"'
    return Response(data, media_type="application/json", headers={"content-disposition": name})


@post("/api/import", request_max_body_size=SAVE_BYTES)
async def bring_in(data: JSONBody[SavedTable], hub: HubHere) -> Opened:
    """Open a table from a save file."""
    encoded = msgspec.json.encode(data.save)
    await vet(encoded, hub.config.vetting_seconds)
    return await open_saved(hub, encoded, data)


@post("/api/replays", request_max_body_size=SAVE_BYTES, status_code=200)
async def replay(data: JSONBody[Look], hub: HubHere) -> Response[bytes]:
    """A game as frames: the scene and the events after each answer."""
    seat = "watch" if data.seat is None else str(data.seat)
    if data.save is not None:
        frames = await vet(msgspec.json.encode(data.save), hub.config.vetting_seconds, seat)
        return Response(bytes(frames), media_type="application/json")
    async with hub.room(data.table).playing() as live:
        if not live.session.is_over:
            raise Problem("not-yours", "the game is still going on")
        if data.seat is not None and data.seat >= len(live.match.seats):
            raise Problem("bad-request", f"there is no seat {data.seat}")
        copy, report = twin(live.session), live.report
    encoded: bytes = await hub.thinkers.run(_encoded, copy, data.seat, report)
    return Response(encoded, media_type="application/json")


def _encoded(session: Session[Any], seat: int | None, report: Any) -> bytes:
    frames: Frames = frames_of(session, seat, report)
    return msgspec.json.encode(frames)
