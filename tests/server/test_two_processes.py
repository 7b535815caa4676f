"""Two servers on one PostgreSQL serve the same table; either may be killed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.conftest import new_database
from tests.server.host import Host, quick, serving
from tests.server.process import Process, free_port


@pytest.fixture(scope="module")
def pair(postgres: str) -> Iterator[tuple[Host, Host]]:
    config = quick(new_database(postgres))
    with serving(config) as one, serving(config) as other:
        yield Host(one), Host(other)


def open_pair(pair: tuple[Host, Host]) -> tuple[str, list[str]]:
    opened = pair[0].open("me", "me", seed=3)
    return opened["table"], opened["keys"]


def test_an_answer_at_one_server_reaches_the_other(pair: tuple[Host, Host]) -> None:
    table, keys = open_pair(pair)
    with pair[0].connect(table, keys[0]) as heroes, pair[1].connect(table, keys[1]) as master:
        for number in range(1, 4):
            assert heroes.answer(0, heroes.keys(0)[0])["number"] == number
            heroes.at(number)
        assert master.at(3)["asked"] == [1]
        reply = master.answer(1, master.keys(1)[0])
        assert reply["type"] == "done"
        assert heroes.at(4)["number"] == 4
        events = [m for m in heroes.messages() if m["type"] == "events"]
        assert [(m["from"], m["to"]) for m in events][-1] == (3, 4)


def test_of_two_answers_to_the_same_number_one_is_refused(pair: tuple[Host, Host]) -> None:
    for _ in range(5):
        table, keys = open_pair(pair)
        with pair[0].connect(table, keys[0]) as one, pair[1].connect(table, keys[0]) as other:
            options = one.keys(0)
            one.send(type="answer", seat=0, number=0, key=options[0])
            other.send(type="answer", seat=0, number=0, key=options[1])
            replies = [one.until_reply(), other.until_reply()]
            assert sorted(reply["type"] for reply in replies) == ["done", "refused"]
            assert one.at(1)["views"] == other.at(1)["views"]


def test_consent_chat_presence_and_seats_cross_over(pair: tuple[Host, Host]) -> None:
    table, keys = open_pair(pair)
    with pair[0].connect(table, keys[0]) as heroes:
        with pair[1].connect(table, keys[1]) as master:
            heroes.until("presence", lambda m: all(seat["here"] for seat in m["seats"]))
            master.ask(type="chat", seat=1, text="Good evening")
            assert heroes.until("chat")["text"] == "Good evening"
            for _ in range(3):
                heroes.answer(0, heroes.keys(0)[0])
            master.at(3)
            master.answer(1, master.keys(1)[0])
            heroes.at(4)
            heroes.ask(type="undo", seat=0, number=heroes.number)
            master.until("update", lambda m: m["undo"]["asking"] is not None)
            assert master.ask(type="vote", seat=1, yes=True)["type"] == "done"
            heroes.at(5)
            assert heroes.keys(0)
        heroes.until("presence", lambda m: not m["seats"][1]["here"])
        pair[1].post(f"/api/tables/{table}/seats/1/leave", {"to": "bot", "bot": "random"}, keys[1])
        heroes.until("update", lambda m: m["seats"][1]["state"] == "bot")
        pair[1].call("DELETE", f"/api/tables/{table}", key=keys[0])
        heroes.until("gone")


def test_bots_of_two_servers_play_one_game(pair: tuple[Host, Host]) -> None:
    opened = pair[0].open("random", "random", seed=8)
    with pair[0].connect(opened["table"]) as one, pair[1].connect(opened["table"]) as other:
        number = one.at(20)["number"]
        assert other.at(number)["number"] >= number


def test_when_one_server_dies_nobody_is_connected_to_it_any_more(postgres: str) -> None:
    database = new_database(postgres)
    dying = Process(database, free_port())
    with serving(quick(database)) as address:
        host, doomed = Host(address), dying.host()
        opened = doomed.open("me", "me", seed=3)
        with (
            doomed.connect(opened["table"], opened["keys"][0]),
            host.connect(opened["table"], opened["keys"][1]) as master,
        ):
            master.until("presence", lambda m: m["seats"][0]["here"])
            dying.kill()
            master.until("presence", lambda m: not m["seats"][0]["here"])


def test_when_one_server_dies_its_players_go_on_at_the_other(postgres: str) -> None:
    database = new_database(postgres)
    dying = Process(database, free_port())
    with serving(quick(database)) as address:
        host, doomed = Host(address), dying.host()
        opened = doomed.open("me", "random", seed=3)
        with doomed.connect(opened["table"], opened["keys"][0]) as heroes:
            for _ in range(3):
                heroes.answer(0, heroes.keys(0)[0])
                heroes.at(heroes.number)
        dying.kill()
        with host.connect(opened["table"], opened["keys"][0], since=3) as heroes:
            heroes.until("update", lambda m: m["asked"] == [0])
            assert heroes.answer(0, heroes.keys(0)[0])["type"] == "done"
