"""Joins a table by its link and plays random legal options: `python client.py http://.../table/ID#KEY`.

The whole of a client: say hello with the seat's key, wait for updates, answer what is asked of you.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect


async def play(link: str, chance: random.Random) -> Any:
    """Play one game to its end; gives its outcome."""
    parts = urlsplit(link)
    scheme = "wss" if parts.scheme == "https" else "ws"
    table, key = parts.path.rpartition("/")[2], parts.fragment
    async with connect(f"{scheme}://{parts.netloc}/api/tables/{table}/socket") as socket:
        await say(socket, type="hello", keys=[key], since=0)
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                print("refused:", message["code"], message["text"]["id"])
            if message["type"] != "update":
                continue
            if message["over"]:
                return message["over"]
            for seat, view in message["views"].items():
                if view["decision"]:
                    option = chance.choice(view["decision"]["options"])
                    await say(
                        socket, type="answer", seat=int(seat), number=message["number"], key=option["key"]
                    )
    return None


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


if __name__ == "__main__":
    print("The game is over:", asyncio.run(play(sys.argv[1], random.Random())))
