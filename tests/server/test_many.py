"""Many tables and slow clients: a table that rests costs little, a slow reader delays nobody."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from lanthorn.server.connection import Connection, TooSlow
from lanthorn.server.limits import Bucket, Buckets
from tests.server.host import Host, quick, serving


def test_a_table_that_rests_is_forgotten_and_wakes_with_the_next_answer(tmp_path: Path) -> None:
    with serving(quick(f"sqlite:///{tmp_path}/t.sqlite", idle_after=0.1)) as address:
        host = Host(address)
        opened = host.open("me", "me", seed=3)
        with host.connect(opened["table"], opened["keys"][0]) as heroes:
            heroes.answer(0, heroes.keys(0)[0])
            heroes.at(1)
            time.sleep(0.5)
            assert heroes.answer(0, heroes.keys(0)[0])["number"] == 2
            assert heroes.at(2)["seats"][0]["here"]


def test_a_client_that_takes_nothing_is_sent_away_and_holds_only_so_much() -> None:
    async def scene() -> None:
        connection = Connection(set(), limit=5)

        async def stuck(message: str) -> None:
            await asyncio.sleep(60)

        for number in range(1000):
            connection.send({"type": "update", "number": number})
        assert len(connection._waiting) == 5
        with pytest.raises(TooSlow):
            await connection.pump(stuck, within=0.01)

    asyncio.run(scene())


def test_a_client_that_missed_a_message_is_sent_away_rather_than_misled() -> None:
    async def scene() -> None:
        connection, sent = Connection(set(), limit=2), list[str]()

        async def take(message: str) -> None:
            sent.append(message)

        for number in range(3):
            connection.send(number)
        with pytest.raises(TooSlow):
            await connection.pump(take, within=1)

    asyncio.run(scene())


def test_bursts_are_fine_and_floods_are_not() -> None:
    bucket = Bucket(rate=1000.0, size=3)
    assert [bucket.take() for _ in range(3)] == [True] * 3
    while bucket.take():
        pass
    time.sleep(0.01)
    assert bucket.take()


def test_each_address_has_a_bucket_of_its_own() -> None:
    buckets = Buckets(rate=0.001, size=1)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
