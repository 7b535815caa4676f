"""Nothing that a seat may not know is ever sent to it: whole duels, byte for byte."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from lanthorn.engine import Rng, Session
from lanthorn.engine.save import load
from lanthorn.games.dungeon_heroes.state import State
from lanthorn.server.shown import show_view
from tests.following import followed
from tests.server.host import Client, Host

ANSWERS = 90
"""So many answers of each duel are played: the dungeon fills, and much of it is turned up."""


def play_a_duel(host: Host, seed: int) -> tuple[list[str], list[str], Session[State]]:
    """What the heroes' client and a spectator received, and the true game."""
    opened = host.open("me", "me", seed=seed, settings={"dragon": seed % 2 == 0, "undead": seed % 2 == 1})
    table, keys = opened["table"], opened["keys"]
    chance = random.Random(seed)
    with ExitStack() as stack:
        heroes = stack.enter_context(host.connect(table, keys[0]))
        master = stack.enter_context(host.connect(table, keys[1]))
        watcher = stack.enter_context(host.connect(table))
        number = 0
        while number < ANSWERS and not heroes.update["over"]:
            number = _one_answer((heroes, master), chance)
            heroes.at(number)
            watcher.at(number)
        heroes.ask(type="look", number=number // 2)
        heroes.ask(type="why", seat=0, key="move:warrior:c3")
        heroes.ask(type="ping")
        watcher.ask(type="look", number=number // 2)
    data = host.call("GET", f"/api/tables/{table}/save", key=",".join(keys)).content
    return heroes.received, watcher.received, load(data).session


def _one_answer(clients: tuple[Client, Client], chance: random.Random) -> int:
    (seat,) = clients[0].update["asked"]
    client = clients[seat]
    client.at(clients[0].number)
    reply = client.answer(seat, chance.choice(client.keys(seat)))
    assert reply["type"] == "done", reply
    return int(reply["number"])


def moments(session: Session[State]) -> Iterator[Session[State]]:
    """The game after each answer."""
    twin = session.at(0)
    yield twin
    for seat, key in session.log:
        twin.answer(seat, key)
        yield twin


def kinds_unknown(session: Session[State], seat: int | None) -> list[set[str]]:
    """After each answer: the kinds of tiles of which the seat has never seen one."""
    kinds, known, unknown = session.match.book.kinds, set[str](), []
    for twin in moments(session):
        state = twin.view(seat)
        seen = [tile for tile in state.tiles if tile > 0] + state.market
        seen += [tile for held in (*state.carried, *state.earned) for tile in held]
        known |= {kinds[tile].id for tile in seen}
        told = (event for event in session.seen(seat) if event.at <= len(twin.log))
        known |= {str(value) for event in told for value in event.args.values()}
        unknown.append({kind.id for kind in kinds[1:]} - known)
    return unknown


@pytest.mark.parametrize("seed", [1, 2])
def test_the_heroes_receive_no_byte_about_what_lies_face_down(host: Host, seed: int) -> None:
    heroes, watcher, session = play_a_duel(host, seed)
    _check_received(heroes, session, 0)
    _check_received(watcher, session, None)


def _check_received(received: list[str], session: Session[State], seat: int | None) -> None:
    unknown = kinds_unknown(session, seat)
    assert unknown[-1]
    for text in received:
        message = json.loads(text)
        number = message.get("to", message.get("number"))
        if message["type"] in ("events", "update", "past", "finals"):
            assert [kind for kind in unknown[number] if f'"{kind}"' in text] == []
    views = {m["number"]: m["views"] for m in followed(received) if m["type"] == "update"}
    for number, twin in enumerate(moments(session)):
        if number in views:
            _check_view(views[number]["watch" if seat is None else str(seat)], twin, seat)
    _check_events(received, session, seat)


def _check_view(view: Any, twin: Session[State], seat: int | None) -> None:
    """The same would have been sent if everything hidden had been dealt anew."""
    dealt = twin.imagine(0 if seat is None else seat, Rng.seeded(len(twin.log) + 1))
    expected = msgspec.to_builtins(show_view(dealt, seat).scene)
    assert view["scene"] == json.loads(msgspec.json.encode(expected))
    for piece in view["scene"]["pieces"]:
        face = piece.get("face", {})
        assert not face.get("hidden") or set(face) <= {"hidden", "category"}, piece


def _check_events(received: list[str], session: Session[State], seat: int | None) -> None:
    """Private arguments stay with those they are for."""
    secret = [event for event in session.events if event.private and seat not in (event.to or ())]
    told = [
        (event["number"], event["name"], event["text"]["args"])
        for text in received
        if (message := json.loads(text))["type"] == "events"
        for event in message["events"]["watch" if seat is None else str(seat)]
        if "args" in event["text"]
    ]
    for event in secret:
        known = [args for number, name, args in told if (number, name) == (event.at, event.name)]
        hidden = {name for name in event.private if event.args.get(name) != event.private[name]}
        assert all(args.get(name) != event.private[name] for args in known for name in hidden)
    assert secret
