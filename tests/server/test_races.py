"""Two people do the same thing at the same moment: each is told what came of it, and nobody is lost."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from lanthorn.server.connection import Connection
from lanthorn.server.hub import Hub
from lanthorn.server.opening import NewTable, SeatWish, match_at, open_again, open_table
from tests.server.host import Host, Message, error_of, quick, serving

ROUNDS = 8


@pytest.fixture(scope="module")
def other(host: Host, kind: str, shared_database: str) -> Iterator[Host]:
    """Another server on the same PostgreSQL; on SQLite there is but one."""
    if kind == "sqlite":
        yield host
        return
    with serving(quick(shared_database)) as address:
        yield Host(address)


def at_once(*deeds: Callable[[], Any]) -> list[Any]:
    """Do all of these at the same moment, as nearly as threads can."""
    start = threading.Barrier(len(deeds))

    def do(deed: Callable[[], Any]) -> Any:
        start.wait()
        return deed()

    with ThreadPoolExecutor(len(deeds)) as threads:
        return list(threads.map(do, deeds))


def told(answer: httpx.Response) -> str:
    return "done" if answer.is_success else error_of(answer)


def seat_of(host: Host, table: str, seat: int, key: str = "") -> Message:
    found: Message = host.get(f"/api/tables/{table}", key)["seats"][seat]
    return found


def test_of_two_who_take_a_seat_one_has_it_and_the_other_is_told(host: Host, other: Host) -> None:
    for _ in range(ROUNDS):
        table = host.open("me", "open", game="tic-tac-toe", listed=True)["table"]
        path = f"/api/tables/{table}/seats/1/take"
        answers = at_once(
            partial(host.call, "POST", path, {"name": "Ann"}),
            partial(other.call, "POST", path, {"name": "Bea"}),
        )
        assert sorted(map(told, answers)) == ["done", "not-open"]
        key = next(answer.json()["key"] for answer in answers if answer.is_success)
        shown = seat_of(host, table, 1, key)
        winner = ("Ann", "Bea")[[told(answer) for answer in answers].index("done")]
        assert (shown["who"], shown["yours"]) == (winner, True)


def test_an_invitation_that_two_people_use_lets_in_one(host: Host, other: Host) -> None:
    for _ in range(ROUNDS):
        opened = host.open("me", "open", game="tic-tac-toe")
        path = f"/api/tables/{opened['table']}/seats/1/take"
        body = {"invitation": opened["invitations"][1]}
        answers = at_once(*(partial(one.call, "POST", path, body) for one in (host, other, host)))
        assert sorted(map(told, answers)) == ["done", "not-open", "not-open"]
        assert told(host.call("POST", path, body)) == "not-open"


def test_a_seat_that_is_given_up_twice_has_one_invitation_that_fits(host: Host, other: Host) -> None:
    for _ in range(ROUNDS):
        opened = host.open("me", "me", game="tic-tac-toe")
        path, key = f"/api/tables/{opened['table']}/seats/1", opened["keys"][1]
        answers = at_once(
            *(partial(one.call, "POST", f"{path}/leave", {"to": "open"}, key) for one in (host, other))
        )
        assert sorted(map(told, answers)) == ["done", "not-yours"]
        invitation = next(answer.json()["invitation"] for answer in answers if answer.is_success)
        assert host.post(f"{path}/take", {"invitation": invitation})["key"]


def test_a_seat_that_is_given_up_and_taken_back_at_once_is_where_the_last_word_left_it(
    host: Host, other: Host
) -> None:
    for _ in range(ROUNDS):
        opened = host.open("me", "me", game="tic-tac-toe")
        table, key = opened["table"], opened["keys"][1]
        path = f"/api/tables/{table}/seats/1"
        answers = at_once(
            partial(host.call, "POST", f"{path}/leave", {"to": "bot", "bot": "random"}, key),
            partial(other.call, "POST", f"{path}/return", None, key),
        )
        assert [told(answer) for answer in answers] == ["done", "done"]
        shown = seat_of(host, table, 1, key)
        assert (shown["state"], shown["keeps"]) in (("bot", True), ("taken", False))
        assert shown["yours"]


def test_a_guest_who_takes_a_seat_that_is_being_deleted_is_told_either_way(host: Host, other: Host) -> None:
    for _ in range(ROUNDS):
        opened = host.open("me", "open", game="tic-tac-toe", listed=True)
        path = f"/api/tables/{opened['table']}"
        removed, taken = at_once(
            partial(host.call, "DELETE", path, key=opened["keys"][0]),
            partial(other.call, "POST", f"{path}/seats/1/take", {}),
        )
        assert told(removed) == "done"
        assert told(taken) in ("done", "unknown-table")
        assert told(host.call("GET", path)) == "unknown-table"


def test_a_table_that_two_delete_is_gone_and_both_know(host: Host, other: Host) -> None:
    for _ in range(ROUNDS):
        opened = host.open("me", "me", game="tic-tac-toe")
        path = f"/api/tables/{opened['table']}"
        answers = at_once(
            partial(host.call, "DELETE", path, key=opened["keys"][0]),
            partial(other.call, "DELETE", path, key=opened["keys"][1]),
        )
        assert "done" in map(told, answers)
        assert set(map(told, answers)) <= {"done", "unknown-table"}
        assert told(host.call("GET", path)) == "unknown-table"


def test_two_who_ask_for_a_rematch_meet_at_the_same_table(host: Host, other: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"], *opened["keys"]) as both:
        for seat, square in ((0, "a1"), (1, "b1"), (0, "a2"), (1, "b2"), (0, "a3")):
            both.answer(seat, f"mark:{square}")
    path = f"/api/tables/{opened['table']}/rematch"
    answers = at_once(
        partial(host.call, "POST", path, None, opened["keys"][0]),
        partial(other.call, "POST", path, None, opened["keys"][1]),
    )
    assert len({answer.json()["table"] for answer in answers}) == 1


def test_an_answer_and_the_giving_up_of_its_seat_are_both_told(host: Host) -> None:
    for _ in range(ROUNDS):
        opened = host.open("me", "me", game="tic-tac-toe")
        table, key = opened["table"], opened["keys"][0]
        with host.connect(table, key) as cross:
            reply, left = at_once(
                partial(cross.answer, 0, "mark:a1"),
                partial(host.call, "POST", f"/api/tables/{table}/seats/0/leave", {"to": "open"}, key),
            )
            assert told(left) == "done"
            assert reply["type"] == "done" or reply["code"] == "not-yours"
        assert host.get(f"/api/tables/{table}")["number"] == (1 if reply["type"] == "done" else 0)


def test_a_vote_and_an_answer_at_the_same_moment_never_lose_the_answer(host: Host) -> None:
    """Nought may let cross take back, or cross may go on: whatever comes first, all entries are there."""
    for _ in range(ROUNDS):
        opened = host.open("me", "me", game="tic-tac-toe")
        table, keys = opened["table"], opened["keys"]
        with host.connect(table, keys[0]) as cross, host.connect(table, keys[1]) as nought:
            cross.answer(0, "mark:a1")
            nought.at(1)
            nought.answer(1, "mark:b1")
            cross.at(2)
            assert cross.ask(type="undo", seat=0, number=2)["asked"]
            nought.until("ask")
            going_on, vote = at_once(
                partial(cross.answer, 0, "mark:a2", 2),
                partial(nought.ask, type="vote", seat=1, yes=True),
            )
            number = host.get(f"/api/tables/{table}")["number"]
            assert (going_on["type"], number) in (("done", 3), ("refused", 3), ("done", 4))
            if going_on["type"] == "refused":
                assert going_on["code"] in ("stale", "not-offered")
            assert vote["type"] == "done" or vote["code"] in ("not-asked", "stale")


def test_a_rematch_in_place_of_a_deleted_one_is_told_however_late_the_room_looks(tmp_path: Path) -> None:
    """A room need not have seen that the first was deleted to tell of the second."""

    async def scene() -> list[str]:
        hub = Hub(quick(f"sqlite:///{tmp_path}/t.sqlite"))
        seats = [SeatWish(who="me"), SeatWish(who="me")]
        opened = await open_table(hub, NewTable(game="dungeon-heroes", seats=seats))
        watcher = Connection(set(), 100)
        room = await hub.join(opened.table, watcher, 0)
        assert room.table is not None
        first = await open_again(hub, room.table, room.seats, match_at(room.table))
        await room.look_around()
        await hub.store.delete(first)
        second = await open_again(hub, room.table, room.seats, match_at(room.table))
        await room.look_around()
        await room.look_around()
        told: list[str] = []

        async def read(text: str) -> None:
            message = json.loads(text)
            if message["type"] == "rematch":
                told.append({first: "first", second: "second"}[message["table"]])

        watcher.leave()
        await watcher.pump(read, 1.0)
        await hub.close()
        return told

    assert asyncio.run(scene()) == ["first", "second"]
