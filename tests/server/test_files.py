"""Games as files: out, in again, and as frames to look at."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from lanthorn.engine import find_game
from lanthorn.engine.save import Save, read
from lanthorn.engine.save import save as save_game
from lanthorn.server.problems import Problem
from lanthorn.server.vet import examine
from lanthorn.server.vetting import Vetting
from tests.server.host import Host, error_of

SOLITAIRE = {"mode": "solitaire"}


def a_save(answers: int = 6, seed: int = 3) -> dict[str, Any]:
    """A solitaire game after its first options have been picked."""
    session = find_game("dungeon-heroes").match(SOLITAIRE).start(seed)
    for _ in range(answers):
        decision = session.decisions[0]
        session.answer(decision.seat, decision.options[0].key)
    return as_json(read(save_game(session)))


def as_json(record: Save) -> dict[str, Any]:
    record.checksum = record.fingerprint()
    plain: dict[str, Any] = msgspec.to_builtins(record)
    return plain


def forged(**changes: Any) -> dict[str, Any]:
    """A save that was changed by somebody who knows how to make its checksum fit."""

    return as_json(msgspec.convert(a_save() | changes, Save))


def test_a_running_game_is_given_only_to_one_who_plays_it_alone(host: Host) -> None:
    alone = host.open("me", "random")
    together = host.open("me", "me")
    stood_in = host.open("me", "me")
    leave = f"/api/tables/{stood_in['table']}/seats/1/leave"
    host.post(leave, {"to": "bot"}, stood_in["keys"][1])

    def export(opened: dict[str, Any], key: str) -> Any:
        return host.call("GET", f"/api/tables/{opened['table']}/save", key=key)

    assert export(alone, alone["keys"][0]).json()["game"] == "dungeon-heroes"
    assert error_of(export(alone, "")) == "not-yours"
    assert error_of(export(together, together["keys"][0])) == "not-yours"
    assert export(together, ",".join(together["keys"])).is_success
    assert error_of(export(stood_in, stood_in["keys"][0])) == "not-yours"


def test_a_finished_game_is_given_to_everybody_at_the_table(host: Host) -> None:
    opened = finished(host)
    path = f"/api/tables/{opened['table']}/save"
    given = host.call("GET", path, key=opened["keys"][1])
    assert given.headers["content-disposition"].endswith('.json"')
    assert len(read(given.content).log) == 5
    assert error_of(host.call("GET", path)) == "not-yours"


def finished(host: Host) -> dict[str, Any]:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"], *opened["keys"]) as both:
        for seat, square in ((0, "a1"), (1, "b1"), (0, "a2"), (1, "b2"), (0, "a3")):
            both.answer(seat, f"mark:{square}")
    return opened


def test_a_file_becomes_a_table_that_goes_on_where_it_stood(host: Host) -> None:
    opened = host.post("/api/import", {"save": a_save(6), "seats": [{"who": "me"}], "name": "Again"})
    with host.connect(opened["table"], *opened["keys"]) as client:
        assert client.number == 6
        assert client.until("events" if not client.received else "finals")
        assert client.ask(type="look", number=2)["type"] == "past"
        assert client.answer(0, client.keys(0)[0])["number"] == 7
    again = host.call("GET", f"/api/tables/{opened['table']}/save", key=opened["keys"][0])
    assert len(again.json()["log"]) == 7


def test_a_game_goes_on_from_any_moment_of_a_file(host: Host) -> None:
    wish = {"save": a_save(6), "seats": [{"who": "me"}], "number": 2}
    opened = host.post("/api/import", wish)
    with host.connect(opened["table"], *opened["keys"]) as client:
        assert client.number == 2
        assert client.answer(0, client.keys(0)[0])["number"] == 3
    assert error_of(host.call("POST", "/api/import", wish | {"number": 7})) == "bad-request"


def test_a_game_goes_on_from_any_moment_of_a_finished_table(host: Host) -> None:
    table = finished(host)["table"]
    wish = {"table": table, "seats": [{"who": "me"}, {"who": "me"}], "number": 4}
    opened = host.post("/api/import", wish)
    with host.connect(opened["table"], *opened["keys"]) as both:
        assert (both.number, both.update["over"]) == (4, None)
        assert both.answer(0, "mark:c3")["number"] == 5
    assert host.get(f"/api/tables/{table}")["number"] == 5
    running = host.open("me", "me", game="tic-tac-toe")["table"]
    assert error_of(host.call("POST", "/api/import", wish | {"table": running})) == "not-yours"
    assert error_of(host.call("POST", "/api/import", wish | {"table": "nowhere"})) == "unknown-table"


def test_a_file_of_corrected_rules_goes_on_from_its_checkpoint(host: Host) -> None:
    record = a_save(6)
    record["log"][0] = [0, "arrange:nobody:z9"]

    opened = host.post("/api/import", {"save": as_json(msgspec.convert(record, Save)), "seats": [{}]})
    with host.connect(opened["table"], *opened["keys"]) as client:
        number = client.number
        assert client.answer(0, client.keys(0)[0])["number"] == number + 1
        assert client.ask(type="look", number=0)["code"] == "bad-request"


@pytest.mark.parametrize(
    ("save", "code"),
    [
        ({}, "bad-save"),
        ({"lanthorn_save": 99}, "bad-save"),
        (a_save() | {"seed": 4}, "bad-save"),
        (forged(game="whist"), "bad-save"),
        (forged(settings={"mode": "nap"}), "bad-save"),
        (forged(log=[[0, "x"]] * 20_001), "bad-save"),
        (forged(checkpoint={"at": 99, "state": {}}), "bad-save"),
        (forged(checkpoint={"at": 1, "state": {"rng": {"state": 1}, "tiles": []}}, seed=None), "bad-save"),
        (
            forged(
                packs=[{"name": "x", "game": "dungeon-heroes", "tables": {"heroes": {"rogue": {"hp": "a"}}}}]
            ),
            "bad-pack",
        ),
        (forged(packs=[{"name": "x", "game": "whist"}]), "bad-save"),
    ],
)
def test_what_is_wrong_with_a_hostile_file_is_found(save: Any, code: str) -> None:
    assert examine(msgspec.json.encode(save), "").code == code


def test_a_hostile_file_is_refused_and_opens_nothing(host: Host) -> None:
    save = forged(packs=[{"name": "x", "game": "whist"}])
    for path, body in (("/api/import", {"save": save, "seats": [{}]}), ("/api/replays", {"save": save})):
        answer = host.call("POST", path, body)
        assert (answer.status_code, error_of(answer)) == (422, "bad-save")


def test_a_file_that_takes_too_long_or_too_much_is_given_up() -> None:
    with pytest.raises(Problem, match="too long"):
        asyncio.run(Vetting(0.01).opened(msgspec.json.encode(a_save()), "here"))


def test_a_position_that_can_not_be_is_refused(host: Host) -> None:
    record = a_save()
    record["checkpoint"]["state"]["hero_at"] = [999, 999, 999, 999]
    record["seed"], record["origin"] = None, record["checkpoint"]
    record["log"] = record["log"][: record["checkpoint"]["at"]]

    save = as_json(msgspec.convert(record, Save))
    assert error_of(host.call("POST", "/api/import", {"save": save, "seats": [{}]})) == "bad-save"


def test_a_file_that_is_too_large_is_refused(host: Host) -> None:
    answer = host.call("POST", "/api/import", {"save": {"x": "y" * 5_000_000}, "seats": []})
    assert (answer.status_code, error_of(answer)) == (413, "too-large")


def test_a_file_is_shown_as_frames(host: Host) -> None:
    shown = host.post("/api/replays", {"save": a_save(6)})
    assert [frame["number"] for frame in shown["frames"]] == list(range(7))
    assert shown["frames"][0]["answer"] is None
    first = shown["frames"][1]
    assert first["answer"]["label"]["id"]
    assert first["events"]
    assert {event["number"] for event in first["events"]} == {1}
    assert shown["over"] is None
    assert "seat-heroes" in shown["words"]["en"]
    assert shown["seats"][0]["name"] == "heroes"


def test_a_finished_table_is_shown_as_frames_and_a_running_one_is_not(host: Host) -> None:
    opened = finished(host)
    shown = host.post("/api/replays", {"table": opened["table"], "seat": 1})
    assert len(shown["frames"]) == 6
    assert shown["over"]["winners"] == [0]
    running = host.open("me", "me", game="tic-tac-toe")
    assert error_of(host.call("POST", "/api/replays", {"table": running["table"]})) == "not-yours"
    assert error_of(host.call("POST", "/api/replays", {"table": opened["table"], "seat": 7})) == "bad-request"
    assert error_of(host.call("POST", "/api/replays", {"table": "nowhere"})) == "unknown-table"
