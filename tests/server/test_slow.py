"""Slow clients and slow bots: whoever is slow delays nobody but himself."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from lanthorn.engine import LanthornError
from lanthorn.server import alone as server_alone
from lanthorn.server.alone import alone
from tests.server.extras import Ponderer, forget, register
from tests.server.host import Client, Host, quick, serving

MUCH = 600
"""So many views of a table are more than a connection holds."""
QUICK = 0.5
"""So many seconds an answer may take on a busy machine while somebody else is slow."""


@pytest.fixture
def slow_host(tmp_path: Path) -> Iterator[Host]:
    register()
    config = quick(f"sqlite:///{tmp_path}/t.sqlite", send_within=1.0, queue=20, finals_after=60.0)
    with serving(config) as address:
        yield Host(address)
    forget()


def narrow(host: Host) -> socket.socket:
    """A connection that holds little of what nobody reads."""
    parts = urlsplit(host.address)
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    wire.connect((parts.hostname, parts.port))
    return wire


def timed_answer(client: Client, seats: tuple[int, ...]) -> float:
    """One answer of whoever is asked; how long it took to be acknowledged and to see what became of it."""
    seat = next(seat for seat in seats if client.keys(seat))
    keys, number, begun = client.keys(seat), client.number, time.monotonic()
    assert client.answer(seat, keys[number % len(keys)])["type"] == "done"
    client.at(number + 1)
    client.received.clear()
    return time.monotonic() - begun


def usually(times: list[float]) -> float:
    """The longest of nineteen out of twenty."""
    return sorted(times)[len(times) * 19 // 20]


def test_a_client_that_stops_reading_delays_nobody_and_can_come_back(slow_host: Host) -> None:
    one, other = slow_host.open("me", "me", seed=5), slow_host.open("me", "me", seed=6)
    with (
        slow_host.connect(one["table"], sock=narrow(slow_host), max_queue=1) as sleeper,
        slow_host.connect(one["table"], *one["keys"]) as same_table,
        slow_host.connect(other["table"], *other["keys"]) as other_table,
    ):
        for _ in range(MUCH):
            sleeper.send(type="look", number=0)
        here, there = [], []
        until = time.monotonic() + 4
        while time.monotonic() < until and not (same_table.update["over"] or other_table.update["over"]):
            here.append(timed_answer(same_table, (0, 1)))
            there.append(timed_answer(other_table, (0, 1)))
        last = same_table.number
        assert sleeper.until_closed() == 1013
    assert len(there) > 10
    assert usually(here) < QUICK
    assert usually(there) < QUICK
    with slow_host.connect(one["table"], since=sleeper.number) as back:
        assert back.number == last
        assert [m["from"] for m in back.messages() if m["type"] == "events"] == [sleeper.number]


def test_a_bot_that_thinks_for_long_delays_no_other_table(slow_host: Host) -> None:
    slow = slow_host.open("me", "ponderer", game="tic-tac-toe")
    other = slow_host.open("me", "me", seed=6)
    with (
        slow_host.connect(slow["table"], slow["keys"][0]) as waiting,
        slow_host.connect(other["table"], *other["keys"]) as quick_table,
    ):
        waiting.answer(0, "mark:a1")
        begun, times = time.monotonic(), []
        while time.monotonic() < begun + Ponderer.seconds and not quick_table.update["over"]:
            times.append(timed_answer(quick_table, (0, 1)))
        assert waiting.at(2)["asked"] == [0]
        assert time.monotonic() - begun >= Ponderer.seconds * 0.9
    assert len(times) > 10
    assert usually(times) < QUICK


def test_a_bot_whose_thoughts_nobody_wants_any_more_is_stopped(slow_host: Host) -> None:
    opened = slow_host.open("me", "me", game="tic-tac-toe")
    table, keys = opened["table"], opened["keys"]
    with slow_host.connect(table, *keys) as client:
        slow_host.post(f"/api/tables/{table}/seats/0/leave", {"to": "bot", "bot": "ponderer"}, keys[0])
        time.sleep(0.2)
        slow_host.post(f"/api/tables/{table}/seats/0/return", {}, keys[0])
        begun = time.monotonic()
        client.until("update", lambda m: m["seats"][0]["state"] == "taken")
        assert client.answer(0, "mark:b2")["number"] == 1
        assert time.monotonic() - begun < Ponderer.seconds


def test_a_bot_that_ends_its_process_takes_nothing_with_it(
    slow_host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.host.WAIT", 60.0)  # three processes start one after another
    doomed = slow_host.open("doomed", "me", game="tic-tac-toe")
    fine = slow_host.open("me", "random", game="tic-tac-toe")
    with (
        slow_host.connect(doomed["table"], doomed["keys"][1]) as waiting,
        slow_host.connect(fine["table"], fine["keys"][0]) as client,
    ):
        client.answer(0, "mark:a1")
        assert client.at(2)["asked"] == [0]
        assert waiting.ask(type="ping")["type"] == "pong"


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_alone, "PATIENCE", 0.2)
    database = f"sqlite:///{tmp_path}/t.sqlite"
    with alone(database):
        with pytest.raises(LanthornError, match="Another server"), alone(database):
            pass
        with alone(f"sqlite:///{tmp_path}/other.sqlite"):
            pass
    with alone(database):
        pass
