"""The server is killed at any moment: nothing that was acknowledged is lost, no table is broken."""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import WebSocketException

from lanthorn.engine.save import load, read
from tests.server.host import Client, Host
from tests.server.process import Process, free_port

KILLS = int(os.environ.get("LANTHORN_KILLS", "10"))
"""`make soak` kills 50 times on each database."""
TABLES = 3
PATIENCE = 120
"""So many seconds a server may take to come back on a busy machine."""


class Player(threading.Thread):
    """Plays the heroes' seat against a bot, game after game, whatever happens to the server."""

    def __init__(self, address: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.host, self.chance = Host(address), random.Random(seed)
        self.acknowledged: dict[tuple[str, str], dict[int, str]] = {}
        """For each table and its key: number -> what was answered."""
        self.stopped = False

    @property
    def answers(self) -> int:
        return sum(len(answers) for answers in self.acknowledged.values())

    def run(self) -> None:
        is_over = True
        while not self.stopped:
            try:
                if is_over:
                    opened = self.host.open("me", "random")
                    table, key = opened["table"], opened["keys"][0]
                    acknowledged = self.acknowledged.setdefault((table, key), {})
                    is_over = False
                with self.host.connect(table, key, open_timeout=2) as client:
                    is_over = self._play(client, acknowledged)
            except (OSError, WebSocketException, EOFError, httpx.TransportError):
                time.sleep(0.1)

    def _play(self, client: Client, acknowledged: dict[int, str]) -> bool:
        """Whether the game came to its end."""
        while not self.stopped and not client.update["over"]:
            keys = client.keys(0)
            if not keys:
                client.read()
                continue
            key = self.chance.choice(keys)
            reply = client.answer(0, key)
            if reply["type"] == "done":
                acknowledged[reply["number"]] = key
        return bool(client.update["over"])


@pytest.fixture
def process(database: str) -> Iterator[Process]:
    running = Process(database, free_port())
    yield running
    running.kill()


def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(process: Process, kind: str) -> None:
    process.host()
    chance = random.Random(KILLS)
    players = [Player(process.address, seed) for seed in range(TABLES)]
    for player in players:
        player.start()
    for _ in range(KILLS):
        _wait_for_an_answer(players)
        time.sleep(chance.uniform(0.0, 0.2))
        process.kill()
        process.start()
    host = process.host()
    for player in players:
        player.stopped = True
        player.join(20)
    answers = sum(player.answers for player in players)
    tables = sum(len(player.acknowledged) for player in players)
    print(f"{kind}: {KILLS} kills, {answers} acknowledged answers at {tables} tables")
    assert answers >= KILLS
    for player in players:
        for (table, key), acknowledged in player.acknowledged.items():
            _check(host, table, key, acknowledged)


def _wait_for_an_answer(players: list[Player]) -> None:
    """So that each kill hits a server that is being played at."""
    before, until = sum(player.answers for player in players), time.monotonic() + PATIENCE
    while sum(player.answers for player in players) == before:
        assert time.monotonic() < until, "nobody can play any more"
        time.sleep(0.01)


def _check(host: Host, table: str, key: str, acknowledged: dict[int, str]) -> None:
    data = host.call("GET", f"/api/tables/{table}/save", key=key).content
    log = read(data).log
    assert {n: log[n - 1] for n in acknowledged} == {n: (0, k) for n, k in acknowledged.items()}
    assert load(data).report is None
    _goes_on(host, table, key, len(log))


def _goes_on(host: Host, table: str, key: str, number: int) -> None:
    with host.connect(table, key) as client:
        while not client.update["over"] and client.number <= number:
            if keys := client.keys(0):
                assert client.answer(0, keys[0])["type"] == "done"
            else:
                client.read()
