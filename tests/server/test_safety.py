"""Hostile input: each is refused with a clear answer, and nothing has changed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lanthorn.server.connection import Connection
from lanthorn.server.hub import Hub
from lanthorn.server.problems import Problem
from lanthorn.server.seats import key_hash
from tests.server.host import Host, error_of, quick, serving


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with its usual limits, and a page to serve."""
    folder = tmp_path_factory.mktemp("strict")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>The page</title>")
    (page / "assets" / "app-1a2b.js").write_text("export {}")
    config = quick(
        f"sqlite:///{folder}/tables.sqlite",
        page=page,
        messages_per_second=20.0,
        hello_within=0.3,
        origins=("https://friends.example",),
    )
    with serving(config) as address:
        yield Host(address)


@pytest.fixture(scope="module")
def table(strict: Host) -> dict[str, object]:
    return strict.open("me", "me", seed=1)


def number_of(host: Host, opened: dict[str, object]) -> int:
    return int(host.get(f"/api/tables/{opened['table']}")["number"])


# Keys


@pytest.mark.parametrize("key", ["", "x", "A" * 43, "ключ", "0" * 100])
def test_a_forged_key_opens_nothing(strict: Host, table: dict[str, object], key: str) -> None:
    with strict.socket(str(table["table"])) as client:
        client.send(type="hello", keys=[key])
        refused = client.read()
        assert (refused["type"], refused["code"]) == ("refused", "not-yours")
        assert client.until_closed() == 1008


def test_what_is_nearly_a_key_opens_nothing(host: Host) -> None:
    """Nor does what the server keeps of a key, nor an invitation in its place, nor the other way round."""
    opened = host.open("me", "open", game="tic-tac-toe")
    table, key, invitation = opened["table"], opened["keys"][0], opened["invitations"][1]
    seat = f"/api/tables/{table}/seats/0"
    for wrong in (key_hash(key), key.swapcase(), key[:-1], key + "A", invitation, f"{key} x", "*", "%"):
        assert error_of(host.call("DELETE", f"/api/tables/{table}", key=wrong)) == "not-yours"
        assert error_of(host.call("POST", f"{seat}/leave", {"to": "open"}, wrong)) == "not-yours"
        assert error_of(host.call("POST", f"{seat}/return", None, wrong)) == "not-yours"
        assert error_of(host.call("GET", f"/api/tables/{table}/save", key=wrong)) == "not-yours"
        assert not host.get(f"/api/tables/{table}", wrong)["seats"][0]["yours"]
    for wrong in (key, key_hash(invitation), "", "\u0000"):
        taken = host.call("POST", f"/api/tables/{table}/seats/1/take", {"invitation": wrong})
        assert error_of(taken) == "not-yours"
    assert host.get(f"/api/tables/{table}", key)["seats"][0]["yours"]


def test_a_key_fits_its_own_seat_alone(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    seats = f"/api/tables/{opened['table']}/seats"
    for call, body in (("leave", {"to": "open"}), ("leave", {"to": "bot"}), ("return", None)):
        assert error_of(host.call("POST", f"{seats}/1/{call}", body, opened["keys"][0])) == "not-yours"
    for number in ("-1", "2", "99", "100", "9" * 5000, "1.0", "x"):
        answer = host.call("POST", f"{seats}/{number}/return", None, opened["keys"][0])
        assert error_of(answer) in ("bad-request", "not-found")


def test_a_key_of_another_table_opens_nothing(host: Host) -> None:
    one, other = host.open("me", "me"), host.open("me", "me")
    with host.socket(one["table"]) as client:
        client.send(type="hello", keys=other["keys"])
        assert client.read()["code"] == "not-yours"


def test_another_seats_answer_is_refused(host: Host) -> None:
    opened = host.open("me", "me", seed=2)
    with host.connect(opened["table"], opened["keys"][1]) as master:
        assert master.answer(0, "arrange:warrior:a0")["code"] == "not-yours"
        assert master.ask(type="vote", seat=0, yes=True)["code"] == "not-yours"
        assert master.ask(type="redo", seat=0, number=0)["code"] == "not-yours"
    assert number_of(host, opened) == 0


# Messages


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "null",
        "{}",
        '{"type": "dance"}',
        '{"type": "answer"}',
        '{"type": "answer", "seat": -1, "number": 0, "key": "x"}',
        '{"type": "answer", "seat": "0", "number": 0, "key": "x"}',
        '{"type": "answer", "seat": 0, "number": 1e400, "key": "x"}',
        '{"type": "answer", "seat": 0, "number": 0, "key": "x", "as": "root"}',
        '{"type": "chat", "seat": 0, "text": ""}',
        json.dumps({"type": "chat", "seat": 0, "text": "x" * 501}),
        '{"type": "look", "number": 99999999999999999999}',
        json.dumps({"type": "why", "seat": 0, "touches": ["x"] * 21}),
        json.dumps({"type": "answer", "seat": 0, "number": 0, "key": "x" * 501}),
        json.dumps({"type": "hello", "keys": []}),
        "[" * 10_000,
        '{"type": "why", "seat": 0, "key": "\\ud800"}',
    ],
)
def test_a_malformed_message_is_refused_and_the_connection_goes_on(host: Host, text: str) -> None:
    opened = host.open("me", "me", seed=2)
    with host.connect(opened["table"], opened["keys"][0]) as client:
        client.socket.send(text)
        assert client.until("refused")["code"] == "bad-request"
        assert client.ask(type="ping")["type"] == "pong"
    assert number_of(host, opened) == 0


@pytest.mark.parametrize(
    "key", ["arrange:warrior:a0\x00", "../../etc/passwd", "'; DROP TABLE entries; --", "{}"]
)
def test_a_key_that_no_option_has_is_not_offered(host: Host, key: str) -> None:
    opened = host.open("me", "me", seed=2)
    with host.connect(opened["table"], opened["keys"][0]) as client:
        assert client.answer(0, key)["code"] == "not-offered"
    assert number_of(host, opened) == 0


def test_a_first_message_that_is_no_hello_ends_the_connection(strict: Host, table: dict[str, object]) -> None:
    with strict.socket(str(table["table"])) as client:
        client.send(type="ping")
        assert client.read()["code"] == "bad-request"
        assert client.until_closed() == 1008


def test_who_says_no_hello_is_sent_away(strict: Host, table: dict[str, object]) -> None:
    with strict.socket(str(table["table"])) as client:
        assert client.read()["code"] == "bad-request"
        assert client.until_closed() == 1008


def test_a_message_that_is_too_long_ends_the_connection(host: Host) -> None:
    opened = host.open("me", "me", seed=2)
    for length in (70_000, 1_000_000):
        with host.connect(opened["table"], opened["keys"][0]) as client:
            client.socket.send(json.dumps({"type": "ping", "x": "y" * length}))
            assert client.until_closed() in (1008, 1009)


def test_bytes_instead_of_text_end_the_connection(host: Host) -> None:
    opened = host.open("me", "me", seed=2)
    with host.connect(opened["table"], opened["keys"][0]) as client:
        client.socket.send(b"\x00\xff")
        assert client.until_closed() == 1008


def test_a_flood_is_refused_then_ended_and_others_play_on(strict: Host, table: dict[str, object]) -> None:
    keys = table["keys"]
    assert isinstance(keys, list)
    with strict.connect(str(table["table"]), keys[1]) as other:
        with strict.connect(str(table["table"]), keys[0]) as flood:
            with suppress(ConnectionClosed):  # while we are still sending
                for _ in range(400):
                    flood.send(type="ping")
            flood.until_closed()
        refused = [message for message in flood.messages() if message["type"] == "refused"]
        assert {message["code"] for message in refused} == {"too-many"}
        assert other.ask(type="ping")["type"] == "pong"


def test_too_many_tables_at_once_are_refused(tmp_path: Path) -> None:
    with serving(quick(f"sqlite:///{tmp_path}/t.sqlite", calls_per_second=1.0)) as address:
        host, body = Host(address), {"game": "dungeon-heroes", "seats": []}
        codes = [error_of(host.call("POST", "/api/tables", body)) for _ in range(50)]
        assert codes[0] == "bad-request"
        assert codes[-1] == "too-many"
        assert host.call("GET", "/api/tables").is_success


def test_a_table_that_is_full_takes_no_more(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanthorn.server.actions.ENTRIES_OF_A_TABLE", 2)
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"], *opened["keys"]) as both:
        for seat, square in ((0, "a1"), (1, "b1")):
            assert both.answer(seat, f"mark:{square}")["type"] == "done"
        assert both.answer(0, "mark:a2")["code"] == "too-large"
        assert both.ask(type="undo", seat=1, number=2)["code"] == "too-large"
    assert number_of(host, opened) == 2


def test_rooms_for_tables_that_there_are_not_are_not_kept(tmp_path: Path) -> None:
    config = quick(f"sqlite:///{tmp_path}/t.sqlite")

    async def scene() -> int:
        hub = Hub(config)
        for name in ("nowhere", "a b", "x" * 100):
            with pytest.raises(Problem, match="no such table"):
                async with hub.at(name):
                    pass
            with pytest.raises(Problem, match="no such table"):
                await hub.join(name, Connection(set(), 5), 0)
        kept = len(hub.rooms)
        await hub.close()
        return kept

    assert asyncio.run(scene()) == 0


# Other sites


def test_a_page_of_another_site_gets_no_socket_and_changes_nothing(host: Host) -> None:
    opened = host.open("me", "me")
    with (
        pytest.raises(InvalidStatus) as refused,
        host.connect(opened["table"], origin="https://evil.example"),
    ):
        pass
    assert refused.value.response.status_code == 403
    headers = {"origin": "https://evil.example"}
    answer = httpx.post(f"{host.address}/api/tables", json={}, headers=headers)
    assert (answer.status_code, error_of(answer)) == (403, "not-yours")


def test_the_servers_own_page_and_named_sites_get_a_socket(strict: Host, table: dict[str, object]) -> None:
    for origin in (strict.address, "https://friends.example"):
        with strict.connect(str(table["table"]), origin=origin) as client:
            assert client.update["type"] == "update"


def test_no_other_site_may_read_answers(host: Host) -> None:
    answer = httpx.get(f"{host.address}/api/games", headers={"origin": "https://evil.example"})
    assert "access-control-allow-origin" not in answer.headers


# Names


def test_markup_in_names_stays_words(host: Host) -> None:
    name = "<script>alert(1)</script>"
    seats = [{"who": "me", "name": f"  {name}\u202e\n "}, {"who": "bot"}]
    opened = host.post("/api/tables", {"game": "dungeon-heroes", "seats": seats, "name": "<b>"})
    answer = host.call("GET", f"/api/tables/{opened['table']}")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.json()["seats"][0]["who"] == name
    assert answer.json()["name"] == "<b>"


def test_markup_in_chat_stays_words_on_one_line(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"], opened["keys"][0]) as client:
        client.send(type="chat", seat=0, text="<img src=x onerror=alert(1)>\n\u202e\u0007 {$x}")
        assert client.until("chat")["text"] == "<img src=x onerror=alert(1)> {$x}"
        assert client.ask(type="chat", seat=0, text=" \n\u200b ")["code"] == "bad-request"


def test_a_long_name_is_cut_and_a_very_long_one_refused(host: Host) -> None:
    def named(name: str) -> httpx.Response:
        seats = [{"who": "me", "name": name}, {"who": "bot"}]
        return host.call("POST", "/api/tables", {"game": "dungeon-heroes", "seats": seats})

    opened = named("x" * 100).json()
    assert len(host.get(f"/api/tables/{opened['table']}")["seats"][0]["who"]) == 40
    assert error_of(named("x" * 1000)) == "bad-request"


# Paths and bodies


def test_the_page_is_served_with_its_files(strict: Host) -> None:
    assert "The page" in strict.call("GET", "/new/dungeon-heroes").text
    script = strict.call("GET", "/assets/app-1a2b.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]


@pytest.mark.parametrize("table", ["..", "x" * 5000, "%00", "a b", "'--"])
def test_a_strange_table_is_unknown(host: Host, table: str) -> None:
    assert host.call("GET", f"/api/tables/{table}").status_code in (400, 404)


def test_a_body_that_is_too_large_or_no_json_is_refused(host: Host) -> None:
    large = host.call("POST", "/api/tables", {"game": "x" * 70_000, "seats": []})
    assert (large.status_code, error_of(large)) == (413, "too-large")
    for body in (b"", b"{", b"\xff\xfe", b"[" * 50_000):
        answer = host.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, error_of(answer)) == (400, "bad-request")


def test_packs_come_from_the_server_alone(host: Host, tmp_path: Path) -> None:
    body = {"game": "dungeon-heroes", "seats": [{}, {}], "packs": [str(tmp_path)]}
    assert error_of(host.call("POST", "/api/tables", body)) == "bad-pack"
