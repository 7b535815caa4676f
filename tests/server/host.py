"""A server for tests, and clients that talk to it as any other would."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lanthorn.server.config import Config
from lanthorn.server.run import listen, server
from tests.following import follow, followed

WAIT = 10.0
Message = dict[str, Any]


@contextmanager
def serving(config: Config) -> Iterator[str]:
    """A real server at a free port, in a thread; gives its address."""
    listening = listen("127.0.0.1", 0)
    running = server(config)
    thread = threading.Thread(target=running.run, args=([listening],), daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join(WAIT)
        listening.close()


def quick(database: str, **others: Any) -> Config:
    """Bots that don't wait, and no limits that a quick test would meet."""
    usual: Message = {"modules": ("tests.server.registered",), "alive_every": 0.3}
    usual |= {"bot_delay": 0.0, "stand_by": 0.3, "finals_after": 0.0, "calls_per_second": 1000.0}
    return Config(database=database, **(usual | {"messages_per_second": 10_000.0} | others))


class Client:
    """One socket, and everything it has received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []
        self.update: Message = {}
        self.requests = 0

    def read(self) -> Message:
        text = str(self.socket.recv(WAIT))
        self.received.append(text)
        message: Message = json.loads(text)
        if message["type"] == "update":
            self.update = follow(self.update, message)
        return message

    def until(self, kind: str, fits: Callable[[Message], bool] = lambda message: True) -> Message:
        """The next message of this type that fits; others are read over."""
        while True:
            message = self.read()
            if message["type"] == kind and fits(message):
                return message

    def at(self, number: int) -> Message:
        """The update with this number, or a later one."""
        return self.update if self.number >= number else self.until("update", lambda m: m["number"] >= number)

    @property
    def number(self) -> int:
        return int(self.update.get("number", -1))

    def send(self, **message: Any) -> int:
        self.requests += 1
        self.socket.send(json.dumps({"request": self.requests} | message))
        return self.requests

    def ask(self, **message: Any) -> Message:
        """Send, and read the reply to it."""
        self.send(**message)
        return self.until_reply()

    def until_reply(self) -> Message:
        """The reply to what was sent last."""
        while True:
            reply = self.read()
            if reply.get("request") == self.requests:
                return reply

    def until_closed(self) -> int:
        """Read on until the server ends the connection; gives its code."""
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    def messages(self) -> list[Message]:
        """All that was received so far."""
        return list(followed(self.received))

    def answer(self, seat: int, key: str, number: int | None = None) -> Message:
        at = self.number if number is None else number
        return self.ask(type="answer", seat=seat, number=at, key=key)

    def options(self, seat: int) -> list[Message]:
        decision = self.update["views"][str(seat)]["decision"]
        return decision["options"] if decision else []

    def keys(self, seat: int) -> list[str]:
        return [option["key"] for option in self.options(seat)]


class Host:
    """A running server, by its address."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=WAIT, verify=False)

    def call(self, method: str, path: str, body: Any = None, key: str = "") -> httpx.Response:
        headers = {"authorization": f"Bearer {key}"} if key else {}
        return self.http.request(method, path, json=body, headers=headers)

    def post(self, path: str, body: Any = None, key: str = "") -> Any:
        answer = self.call("POST", path, body, key)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str, key: str = "") -> Any:
        answer = self.call("GET", path, None, key)
        assert answer.is_success, answer.text
        return answer.json()

    def open(self, *who: str, game: str = "dungeon-heroes", **others: Any) -> Message:
        """A table: `me`, `open`, or the name of a bot for each seat."""
        seats = [{"who": w, "name": f"P{i}"} if w in ("me", "open") else {"who": "bot", "bot": w}
                 for i, w in enumerate(who)]  # fmt: skip
        opened: Message = self.post("/api/tables", {"game": game, "seats": seats} | others)
        return opened

    @contextmanager
    def connect(self, table: str, *keys: str | None, since: int = 0, **options: Any) -> Iterator[Client]:
        """A client that has said hello and has its first update."""
        with self.socket(table, **options) as client:
            client.send(type="hello", keys=[key for key in keys if key], since=since, changes=True)
            client.until("update")
            yield client

    @contextmanager
    def socket(self, table: str, **options: Any) -> Iterator[Client]:
        address = self.address.replace("http", "ws", 1)
        with connect(f"{address}/api/tables/{table}/socket", compression=None, **options) as socket:
            yield Client(socket)


def error_of(answer: httpx.Response) -> str:
    """The code of an error."""
    return str(answer.json()["error"]["code"])
