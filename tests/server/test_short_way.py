"""The short way of messages to a client: what is told in one breath is written at once, in order."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from websockets.frames import Frame, Opcode

from lanthorn.server.connection import Connection
from lanthorn.server.wire import _head


class Paper:
    """Takes what is written at once, unless it is full."""

    def __init__(self) -> None:
        self.is_full = False
        self.written: list[list[bytes]] = []

    def write(self, messages: Sequence[bytes]) -> bool:
        if not self.is_full:
            self.written.append(list(messages))
        return not self.is_full


def test_what_is_told_in_one_breath_is_written_at_once() -> None:
    async def scene() -> None:
        paper = Paper()
        connection = Connection(set(), 10, paper.write)
        connection.send(1)
        connection.send(2)
        assert paper.written == []
        await asyncio.sleep(0)
        connection.send(3)
        await asyncio.sleep(0)
        assert paper.written == [[b"1", b"2"], [b"3"]]

    asyncio.run(scene())


def test_a_breath_longer_than_the_queue_is_written_in_parts() -> None:
    async def scene() -> None:
        paper = Paper()
        connection = Connection(set(), 2, paper.write)
        for number in range(5):
            connection.send(number)
        await asyncio.sleep(0)
        assert paper.written == [[b"0", b"1"], [b"2", b"3"], [b"4"]]

    asyncio.run(scene())


def test_what_can_not_be_written_at_once_is_pumped_and_nothing_overtakes_it() -> None:
    async def scene() -> None:
        paper, pumped = Paper(), list[str]()
        paper.is_full = True
        connection = Connection(set(), 10, paper.write)

        async def send(message: str) -> None:
            pumped.append(message)
            if message == "1":
                paper.is_full = False
                connection.send(2)
                await asyncio.sleep(0.01)

        pump = asyncio.create_task(connection.pump(send, within=1))
        connection.send(1)
        await asyncio.sleep(0.05)
        connection.send(3)
        await asyncio.sleep(0)
        pump.cancel()
        assert (pumped, paper.written) == (["1", "2"], [[b"3"]])

    asyncio.run(scene())


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_message_is_framed_as_the_standard_wants_it(length: int) -> None:
    message = b"x" * length
    assert _head(message) + message == Frame(Opcode.TEXT, message).serialize(mask=False)
