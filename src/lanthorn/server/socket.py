"""The socket: one client, from hello to goodbye."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from lanthorn.engine import LanthornError
from lanthorn.server.actions import act, mistake
from lanthorn.server.connection import Connection, TooSlow
from lanthorn.server.hub import Hub, HubHere
from lanthorn.server.limits import MESSAGE_BYTES, Bucket
from lanthorn.server.messages import HELLO, REQUEST, Hello, Request
from lanthorn.server.problems import Problem, refusal_of
from lanthorn.server.room import Room
from lanthorn.server.seats import key_hash
from lanthorn.server.wire import SHORT_WAY


class _Goodbye(Exception):
    """The connection has been ended from this side."""


LOG: Final = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
PATIENCE: Final = 100
"""So many messages that are too many end a connection, unless they are spread over as many seconds."""
ENDS: Final = (WebSocketDisconnect, TooSlow, _Goodbye, OSError)
"""How a connection may end through no mistake of ours; uvicorn tells by an OSError that a client is gone."""
GOODBYE, POLICY, TOO_BIG, TRY_AGAIN = 1000, 1008, 1009, 1013


@websocket("/api/tables/{table:str}/socket")
async def play(socket: Socket, table: FromPath[str], hub: HubHere) -> None:
    """A client plays or watches a table."""
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect, _Goodbye):
        hello = await _hello(socket, hub.config.hello_within)
        await _sit_down(socket, hub, table, hello)


async def _end(socket: Socket, problem: Problem, code: int) -> None:
    await _send(socket, msgspec.json.encode(refusal_of(problem, None)).decode())
    await socket.close(code)
    raise _Goodbye


async def _send(socket: Socket, message: str) -> None:
    await socket.send_data(message, mode="text")


async def _receive(socket: Socket) -> str:
    """The next message, if it is one of words and not too long."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    text = event.get("text")
    if text is None:
        await _end(socket, Problem("bad-request", "only text is understood"), POLICY)
    if len(text) > MESSAGE_BYTES:
        await _end(socket, Problem("too-large", "a message is too long"), TOO_BIG)
    return str(text)


async def _hello(socket: Socket, within: float) -> Hello:
    try:
        async with asyncio.timeout(within):
            text = await _receive(socket)
        return HELLO.decode(text)
    except TimeoutError:
        await _end(socket, Problem("bad-request", "no hello came"), POLICY)
    except msgspec.MsgspecError as error:
        await _end(socket, Problem("bad-request", f"a hello comes first: {error}"), POLICY)
    raise _Goodbye


async def _sit_down(socket: Socket, hub: Hub, table: str, hello: Hello) -> None:
    extensions: Any = socket.scope.get("extensions") or {}
    hashes = {key_hash(key) for key in hello.keys}
    connection = Connection(hashes, hub.config.queue, extensions.get(SHORT_WAY), hello.changes)
    try:
        room = await hub.join(table, connection, hello.since)
    except Problem as problem:
        await _end(socket, problem, POLICY)
        return
    pump = asyncio.create_task(connection.pump(lambda m: _send(socket, m), hub.config.send_within))
    listen = asyncio.create_task(_listen(socket, hub, room, connection))
    try:
        await asyncio.wait((pump, listen), return_when=asyncio.FIRST_COMPLETED)
    finally:
        hub.part(room, connection)
        for task in (pump, listen):
            task.cancel()
        ends = await asyncio.gather(pump, listen, return_exceptions=True)
    await _part(socket, ends)


async def _part(socket: Socket, ends: Sequence[BaseException | None]) -> None:
    """Say goodbye to a client that is still there; own mistakes are written down."""
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, ENDS):
            LOG.error("a connection broke", exc_info=end)
    code = TRY_AGAIN if any(isinstance(end, TooSlow) for end in ends) else GOODBYE
    with contextlib.suppress(Exception):
        await socket.close(code)


async def _listen(socket: Socket, hub: Hub, room: Room, connection: Connection) -> None:
    rate = hub.config.messages_per_second
    bucket, patience = Bucket(rate, 2 * rate), Bucket(1.0, PATIENCE)
    while True:
        text = await _receive(socket)
        if bucket.take():
            await _handle(room, connection, text)
        elif patience.take():
            connection.send(refusal_of(Problem("too-many", "slow down"), _number_of(text)))
        else:
            raise _Goodbye


async def _handle(room: Room, connection: Connection, text: str) -> None:
    """Do what one message asks; whatever goes wrong is told to its sender alone."""
    message: Request | None = None
    try:
        message = REQUEST.decode(text)
        reply = await act(room, connection, message)
        if reply is not None:
            connection.send(reply | {"request": message.request})
    except Problem as problem:
        connection.send(refusal_of(problem, None if message is None else message.request))
        if problem.code in ("stale", "not-asked", "over", "not-offered"):
            async with room.playing() as live:
                room.show(live, connection)
    except msgspec.MsgspecError as error:
        connection.send(refusal_of(Problem("bad-request", str(error)), _number_of(text)))
    except LanthornError as error:
        connection.send(refusal_of(mistake(error), None if message is None else message.request))
    except Exception as error:
        LOG.exception("a message could not be handled")
        connection.send(refusal_of(mistake(error), None if message is None else message.request))


def _number_of(text: str) -> int | None:
    """The request's number, if as much can be read of a message that is refused."""
    with contextlib.suppress(Exception):
        number = msgspec.json.decode(text)["request"]
        return number if isinstance(number, int) else None
    return None
