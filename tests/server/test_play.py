"""Playing over the socket: hello, answers, refusals, looking back, talking."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.server.host import Client, Host, error_of


def marks(client: Client, seat: int, *squares: str) -> None:
    for square in squares:
        assert client.answer(seat, f"mark:{square}")["type"] == "done"


def test_hello_gets_the_events_then_the_whole_state(host: Host) -> None:
    opened = host.open("me", "me")
    with host.socket(opened["table"]) as client:
        client.send(type="hello", keys=opened["keys"][:1], since=0)
        events, update = client.read(), client.read()
    assert (events["type"], events["from"], events["kept"]) == ("events", 0, -1)
    assert update["number"] == 0
    assert update["asked"] == [0]
    assert update["over"] is None
    assert set(update["views"]) == {"0"}
    decision = update["views"]["0"]["decision"]
    assert decision["prompt"]["id"] == "ask-arrange"
    assert decision["options"][0]["touches"]
    assert decision["options"][0]["label"]["id"]
    assert update["views"]["0"]["scene"]["regions"]


def test_an_answer_is_acknowledged_and_everybody_is_told(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    table, keys = opened["table"], opened["keys"]
    with host.connect(table, keys[0]) as cross, host.connect(table, keys[1]) as nought:
        reply = cross.answer(0, "mark:b2")
        assert (reply["type"], reply["number"]) == ("done", 1)
        events = nought.until("events")
        assert (events["from"], events["to"], events["kept"]) == (0, 1, 0)
        (event,) = events["events"]["1"]
        assert event["name"] == "marked"
        assert (event["number"], event["seat"]) == (1, 0)
        assert event["text"] == {"id": "log-marked", "args": {"seat": 0, "square": "b2"}}
        assert event["clauses"] == ["TTT-02"]
        assert nought.at(1)["asked"] == [1]
        assert cross.at(1)["views"]["0"]["decision"] is None


def test_who_comes_back_gets_exactly_what_was_missed(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    table, keys = opened["table"], opened["keys"]
    with host.connect(table, *keys) as client:
        marks(client, 0, "a1")
        marks(client, 1, "b1")
        marks(client, 0, "c1")
    with host.socket(table) as back:
        back.send(type="hello", keys=keys[:1], since=1)
        events, update = back.read(), back.read()
        assert (events["from"], events["to"], events["kept"]) == (1, 3, 1)
        assert [event["number"] for event in events["events"]["0"]] == [2, 3]
        assert update["number"] == 3
    with host.socket(table) as up_to_date:
        up_to_date.send(type="hello", keys=keys[:1], since=3)
        assert up_to_date.read()["type"] == "update"


def test_a_number_from_the_future_counts_as_knowing_nothing(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.socket(opened["table"]) as client:
        client.send(type="hello", keys=opened["keys"], since=99)
        assert client.read()["kept"] == -1


def test_a_stale_or_double_answer_is_refused_with_the_fresh_view(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"], *opened["keys"]) as client:
        marks(client, 0, "a1")
        refused = client.answer(0, "mark:a1", number=0)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert refused["text"]["id"] == "problem-stale"
        assert client.until("update")["number"] == 1
        assert client.answer(1, "mark:b2", number=0)["code"] == "stale"
        assert client.answer(1, "mark:b2", number=7)["code"] == "stale"


def test_two_who_answer_at_once_never_both_count(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    table, key = opened["table"], opened["keys"][0]
    with host.connect(table, key) as one, host.connect(table, key) as other:
        one.send(type="answer", seat=0, number=0, key="mark:a1")
        other.send(type="answer", seat=0, number=0, key="mark:c3")
        replies = [client.until_reply() for client in (one, other)]
    assert sorted(reply["type"] for reply in replies) == ["done", "refused"]
    assert host.get(f"/api/tables/{table}")["number"] == 1


def test_a_seat_that_is_not_asked_is_told_so(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"], *opened["keys"]) as client:
        assert client.answer(1, "mark:a1")["code"] == "not-asked"


def test_what_is_not_offered_is_refused_with_the_reason_and_its_clause(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"], *opened["keys"]) as client:
        marks(client, 0, "a1")
        refused = client.answer(1, "mark:a1")
        assert refused["code"] == "not-offered"
        assert refused["text"]["id"] == "refused-taken"
        assert refused["clauses"] == ["TTT-02"]
        assert client.answer(1, "fly:a1")["text"]["id"] == "refused-unknown"
        assert host.get(f"/api/tables/{opened['table']}")["number"] == 1


def test_why_explains_without_doing_anything(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"], *opened["keys"]) as client:
        marks(client, 0, "a1")
        by_key = client.ask(type="why", seat=1, key="mark:a1")
        assert (by_key["code"], by_key["clauses"]) == ("why", ["TTT-02"])
        touched = client.ask(type="why", seat=1, touches=["mark-0"])
        assert (touched["text"]["id"], touched["clauses"]) == ("refused-taken", ["TTT-02"])
        assert client.ask(type="why", seat=1, touches=["z9"])["text"]["id"] == "refused-not-on-offer"
        assert client.ask(type="why", seat=1, touches=["b2"])["type"] == "done"
        assert client.ask(type="why", seat=0, touches=["b2"])["text"]["id"] == "refused-not-asked"


def test_a_click_that_leads_nowhere_is_explained_with_its_clause(host: Host) -> None:
    opened = host.open("me", "me", seed=5)
    with host.connect(opened["table"], *opened["keys"]) as client:
        far = client.ask(type="why", seat=0, touches=["f6"])
        assert (far["code"], far["clauses"]) == ("why", ["DH-SETUP-05"])
        for _ in range(3):
            client.answer(0, client.at(client.number)["views"]["0"]["decision"]["options"][0]["key"])
        waiting = client.ask(type="why", seat=0, touches=["rogue", "b1"])
        assert (waiting["text"]["id"], waiting["clauses"]) == ("refused-others-turn", ["DH-TURN-01"])
        theirs = client.ask(type="why", seat=1, touches=["rogue"])
        assert (theirs["text"]["id"], theirs["clauses"]) == ("refused-of-the-heroes", ["DH-OBJ-01"])


def test_the_past_can_be_looked_at_and_nobody_notices(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"], *opened["keys"]) as client:
        before = client.update["views"]["0"]["scene"]
        marks(client, 0, "a1")
        past = client.ask(type="look", number=0)
        assert past["type"] == "past"
        assert past["views"]["0"] == {"scene": before, "decision": None}
        assert client.ask(type="look", number=2)["code"] == "bad-request"
        assert host.get(f"/api/tables/{opened['table']}")["number"] == 1


def test_what_can_not_be_taken_back_is_told_a_moment_later(host: Host) -> None:
    opened = host.open("me", settings={"mode": "solitaire"}, seed=4)
    with host.connect(opened["table"], *opened["keys"]) as client:
        finals = play_until_something_is_final(client)
        number, keys = client.number, client.keys(0)
    assert finals["number"] == number
    assert set(finals["finals"]["0"]) <= set(keys)
    assert not set(finals["finals"]["0"]) & set(finals["foreseen"]["0"])
    assert all(text["id"].startswith("log-") for told in finals["foreseen"]["0"].values() for text in told)


def play_until_something_is_final(client: Client) -> dict[str, Any]:
    while True:
        finals = client.until("finals", lambda m: m["number"] == client.number)
        if finals["finals"]["0"]:
            return finals
        client.answer(0, client.keys(0)[0])
        client.at(client.number)


def test_chat_is_numbered_kept_and_only_for_those_at_the_table(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    table, keys = opened["table"], opened["keys"]
    with host.connect(table, keys[0]) as cross, host.connect(table) as watcher:
        assert cross.ask(type="chat", seat=0, text=" Good evening ")["type"] == "done"
        line = watcher.until("chat")
        assert (line["number"], line["seat"], line["name"], line["text"]) == (1, 0, "P0", "Good evening")
        assert line["at"].endswith("+00:00")
        assert cross.ask(type="chat", seat=0, text="   ")["code"] == "bad-request"
        assert cross.ask(type="chat", seat=1, text="me too")["code"] == "not-yours"
        assert watcher.ask(type="chat", seat=0, text="me too")["code"] == "not-yours"
    with host.connect(table, keys[1]) as late:
        assert late.until("chat")["text"] == "Good evening"


def test_a_ping_is_answered(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"]) as watcher:
        assert watcher.ask(type="ping")["type"] == "pong"


def test_a_whole_game_ends_and_nothing_can_be_answered_after_it(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"], *opened["keys"]) as client:
        for seat, square in ((0, "a1"), (1, "b1"), (0, "a2"), (1, "b2"), (0, "a3")):
            marks(client, seat, square)
        over = client.at(5)["over"]
        assert over == {
            "winners": [0],
            "reason": {"id": "won-line", "args": {"seat": 0}},
            "clauses": ["TTT-03"],
        }
        assert client.answer(1, "mark:c1")["code"] == "over"


def test_people_and_bots_play_a_duel_to_its_end(host: Host) -> None:
    opened = host.open("me", "greedy", seed=11)
    chance = random.Random(5)
    with host.connect(opened["table"], opened["keys"][0]) as heroes:
        while not heroes.update["over"]:
            if options := heroes.keys(0):
                assert heroes.answer(0, chance.choice(options))["type"] == "done"
            else:
                heroes.read()
    assert host.get(f"/api/tables/{opened['table']}")["over"]["winners"]


def test_the_example_client_plays_a_game_by_its_link(host: Host) -> None:
    import asyncio

    from client import play

    opened = host.open("me", "random", game="tic-tac-toe")
    link = f"{host.address}/table/{opened['table']}#{opened['keys'][0]}"
    over = asyncio.run(play(link, random.Random(1)))
    assert over["reason"]["id"] in ("drawn", "won-line")


def test_a_table_that_nobody_knows_is_said_to_be_unknown(host: Host) -> None:
    with host.socket("nowhere") as client:
        client.send(type="hello", keys=[])
        assert client.read()["code"] == "unknown-table"
    assert error_of(host.call("GET", "/api/tables/nowhere")) == "unknown-table"


def test_messages_are_plain_json(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"]) as watcher:
        assert all(isinstance(json.loads(text), dict) for text in watcher.received)
