"""Hints, odds and reviews at tables: for whom, how often, and that they disturb nobody."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from lanthorn.engine import Rng, Session, find_game
from lanthorn.engine.save import save
from lanthorn.server.advising import Wanted, advise
from tests.server.extras import forget, register
from tests.server.host import Client, Host, error_of, quick, serving

HINT_WITHIN = 20.0
"""So many seconds a hint may take on a busy machine."""
QUICK = 0.5


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One database is enough here: advice writes nothing."""
    register()
    config = quick(
        f"sqlite:///{tmp_path_factory.mktemp('advice')}/t.sqlite", finals_after=60.0, vetting_seconds=60.0
    )
    with serving(config) as address:
        host = Host(address)
        host.http.timeout = httpx.Timeout(60.0)
        yield host
    forget()


def ask_hint(client: Client, seat: int = 0, number: int | None = None) -> dict[str, Any]:
    client.send(type="hint", seat=seat, number=client.number if number is None else number)
    end = time.monotonic() + HINT_WITHIN
    while True:
        try:
            return client.until_reply()
        except TimeoutError:
            assert time.monotonic() < end


def tic_tac_toe(host: Host) -> dict[str, Any]:
    """A table of one person, who moves first, against a bot."""
    return host.open("me", "random", game="tic-tac-toe", seed=1)


# Hints


def test_a_hint_names_the_best_options_of_ones_own_seat(host: Host) -> None:
    table = host.open("me", settings={"mode": "solitaire"}, seed=4)
    with host.connect(table["table"], *table["keys"]) as client:
        hint = ask_hint(client)
        assert (hint["type"], hint["seat"], hint["number"]) == ("hint", 0, client.number)
        assert 1 <= len(hint["hints"]) <= 3
        for one in hint["hints"]:
            assert one["key"] in client.keys(0)
            assert 0 <= one["odds"]["low"] <= one["odds"]["chance"] <= one["odds"]["high"] <= 1


def test_against_a_bot_hints_are_given(host: Host) -> None:
    table = tic_tac_toe(host)
    with host.connect(table["table"], *table["keys"]) as client:
        assert ask_hint(client)["type"] == "hint"


@pytest.mark.parametrize("other", ["me", "open"])
def test_where_people_play_against_each_other_there_is_no_advice(host: Host, other: str) -> None:
    table = host.open("me", other, game="tic-tac-toe")
    with host.connect(table["table"], *table["keys"]) as client:
        for refused in (ask_hint(client), client.ask(type="odds", on=True)):
            assert (refused["type"], refused["code"]) == ("refused", "no-advice")
            assert refused["text"]["id"] == "refused-advice-opposed"


def test_a_seat_that_a_bot_keeps_warm_is_a_persons(host: Host) -> None:
    table = host.open("me", "open", game="tic-tac-toe")
    taken = host.post(f"/api/tables/{table['table']}/seats/1/take",
                      {"name": "B", "invitation": table["invitations"][1]})  # fmt: skip
    host.post(f"/api/tables/{table['table']}/seats/1/leave", {"to": "bot"}, taken["key"])
    with host.connect(table["table"], *table["keys"]) as client:
        assert ask_hint(client)["code"] == "no-advice"


def test_spectators_get_neither_hints_nor_odds(host: Host) -> None:
    table = host.open("me", settings={"mode": "solitaire"})
    with host.connect(table["table"]) as watcher:
        assert ask_hint(watcher)["code"] == "not-yours"
        assert watcher.ask(type="odds", on=True)["code"] == "not-yours"


def test_a_hint_about_another_moment_or_seat_is_refused(host: Host) -> None:
    table = tic_tac_toe(host)
    with host.connect(table["table"], *table["keys"]) as client:
        assert ask_hint(client, number=7)["code"] == "stale"
        assert ask_hint(client, seat=1)["code"] == "not-yours"


def test_too_many_hints_are_refused(host: Host) -> None:
    table = host.open("me", settings={"mode": "solitaire"})
    with host.connect(table["table"], *table["keys"]) as client:
        for _ in range(8):
            client.send(type="hint", seat=0, number=client.number)
        codes = [client.until("refused")["code"] for _ in range(7)]
        assert codes.count("stale") == 5  # each was dropped for the next one
        assert codes.count("too-many") == 2


def test_a_hint_holds_up_no_answer_and_is_dropped_when_the_table_moves_on(host: Host) -> None:
    table = host.open("me", settings={"mode": "solitaire"}, seed=4)
    with host.connect(table["table"], *table["keys"]) as client:
        hint = client.send(type="hint", seat=0, number=client.number)
        begun, number = time.monotonic(), client.number
        assert client.answer(0, client.keys(0)[0])["type"] == "done"
        assert time.monotonic() - begun < QUICK
        client.at(number + 1)
        client.ask(type="ping")
        dropped = [m for m in client.messages() if m.get("request") == hint]
        assert [(m["type"], m["code"]) for m in dropped] == [("refused", "stale")]


def test_whoever_leaves_leaves_no_work_behind(host: Host) -> None:
    table = host.open("me", settings={"mode": "solitaire"}, seed=4)
    for _ in range(3):
        with host.connect(table["table"], *table["keys"]) as client:
            client.send(type="odds", on=True)
            client.send(type="hint", seat=0, number=client.number)
    with host.connect(table["table"], *table["keys"]) as client:
        assert ask_hint(client)["type"] == "hint"


# Odds


def test_odds_come_with_their_interval_and_again_after_each_choice(host: Host) -> None:
    table = host.open("me", settings={"mode": "solitaire"}, seed=4)
    with host.connect(table["table"], *table["keys"]) as client:
        assert client.ask(type="odds", on=True)["type"] == "done"
        first = client.until("odds")
        assert (first["number"], first["team"]) == (client.number, 0)
        assert first["odds"]["low"] <= first["odds"]["chance"] <= first["odds"]["high"]
        client.answer(0, client.keys(0)[0])
        number = client.at(first["number"] + 1)["number"]
        assert client.until("odds", lambda m: m["number"] >= number)["number"] == number


def test_odds_that_are_switched_off_stop(host: Host) -> None:
    table = host.open("me", settings={"mode": "solitaire"}, seed=4)
    with host.connect(table["table"], *table["keys"]) as client:
        client.ask(type="odds", on=True)
        client.ask(type="odds", on=False)
        client.answer(0, client.keys(0)[0])
        time.sleep(2.0)
        client.ask(type="ping")
        assert not [m for m in client.messages() if m["type"] == "odds"]


# Nothing hidden


def test_a_hint_is_the_same_for_truths_that_the_seat_cant_tell_apart() -> None:
    """What the thinker gets holds the truth; what it says does not hang on it."""
    session = find_game("dungeon-heroes").match({"mode": "duel"}).start(2)
    while session.decision(0) is None or len(session.log) < 8:
        decision = session.decisions[0]
        session.pick(decision.seat, len(session.log) % len(decision.options))
    twin = redealt(session)
    assert twin.state != session.state
    with pytest.MonkeyPatch.context() as patch:
        patient = {"SECONDS": 60.0, "PLAYING_SECONDS": 60.0}
        for name, value in ({"GAMES": 40, "PLAYED_OUT": 1} | patient).items():
            patch.setattr(f"lanthorn.bots.advice.{name}", value)
        one, other = (advise(truth, 0, Wanted("hint")) for truth in (session, twin))
    assert one == other


def redealt(session: Session[Any]) -> Session[Any]:
    state = session.checkpoint.copy()
    session.match.game.redeal(state, 0, Rng.seeded(5))
    twin = session.match.resume(state, session.log[: session.checkpoint_at])
    twin.seed = 12345
    for seat, key in session.log[session.checkpoint_at :]:
        twin.answer(seat, key)
    return twin


# Reviews


def finished(host: Host) -> dict[str, Any]:
    """A table at which somebody has lost or won tic-tac-toe against himself."""
    table = host.open("me", "me", game="tic-tac-toe")
    with host.connect(table["table"], *table["keys"]) as client:
        while not client.update["over"]:
            seat = client.update["asked"][0]
            number = client.number
            client.answer(seat, client.keys(seat)[0])
            client.at(number + 1)
    return table


def review_of(host: Host, body: dict[str, Any]) -> list[dict[str, Any]]:
    with host.http.stream("POST", "/api/reviews", json=body) as answer:
        assert answer.status_code == 200, answer.read()
        return [json.loads(line) for line in answer.iter_lines() if line]


def test_a_finished_game_is_reviewed_part_by_part(host: Host) -> None:
    table = finished(host)
    parts = review_of(host, {"table": table["table"]})
    assert len(parts) > 3
    assert parts[-1]["done"] == parts[-1]["steps"]
    assert isinstance(parts[-1]["turning"], list)
    moments = [moment for part in parts for moment in part["moments"]]
    replay = host.post("/api/replays", {"table": table["table"]})
    assert len(moments) == len(replay["frames"]) - 1
    assert {total["seat"] for total in parts[-1]["totals"]} == {0, 1}
    for moment in moments:
        answer = replay["frames"][moment["number"] + 1]["answer"]
        assert (answer["seat"], answer["key"]) == (moment["seat"], moment["key"])


def test_a_review_is_remembered(host: Host) -> None:
    table = finished(host)
    moments = [m for part in review_of(host, {"table": table["table"]}) for m in part["moments"]]
    (again,) = review_of(host, {"table": table["table"]})
    assert again["moments"] == moments
    assert again["turning"] is not None


def test_a_saved_file_is_reviewed_too(host: Host) -> None:
    table = finished(host)
    file = host.get(f"/api/tables/{table['table']}/save", table["keys"][0])
    assert review_of(host, {"save": file})[-1]["totals"]


def test_a_game_that_is_not_over_is_not_reviewed(host: Host) -> None:
    table = host.open("me", "me", game="tic-tac-toe")
    answer = host.call("POST", "/api/reviews", {"table": table["table"]})
    assert (answer.status_code, error_of(answer)) == (409, "no-advice")
    session = find_game("tic-tac-toe").match().start(1)
    answer = host.call("POST", "/api/reviews", {"save": json.loads(save(session))})
    assert error_of(answer) == "no-advice"
    assert answer.json()["error"]["text"]["id"] == "refused-advice-not-over"


def test_a_review_of_what_is_not_there_or_no_save_says_so(host: Host) -> None:
    assert error_of(host.call("POST", "/api/reviews", {"table": "nowhere"})) == "unknown-table"
    assert error_of(host.call("POST", "/api/reviews", {"save": {"what": 1}})) == "bad-save"
    assert error_of(host.call("POST", "/api/reviews", {"tabel": "x"})) == "bad-request"


def test_one_address_has_two_games_reviewed_at_most_and_stops_by_leaving(host: Host) -> None:
    body = {"save": json.loads(long_game())}
    with (
        host.http.stream("POST", "/api/reviews", json=body) as one,
        host.http.stream("POST", "/api/reviews", json=body) as other,
    ):
        listening = [one.iter_raw(), other.iter_raw()]
        assert all(next(lines) for lines in listening)
        assert error_of(host.call("POST", "/api/reviews", body)) == "too-many"
    end = time.monotonic() + HINT_WITHIN
    table = finished(host)
    while host.call("POST", "/api/reviews", {"table": "nowhere"}).status_code == 429:
        assert time.monotonic() < end
        time.sleep(0.1)
    assert review_of(host, {"table": table["table"]})[-1]["totals"]


def long_game() -> bytes:
    session = find_game("dungeon-heroes").match({"mode": "solitaire"}).start(6)
    while not session.is_over:
        decision = session.decisions[0]
        session.pick(decision.seat, (len(session.log) * 7) % len(decision.options))
    return save(session)


def test_while_a_game_is_reviewed_answers_are_quick(host: Host) -> None:
    table = host.open("me", "me", seed=3)
    body = {"save": json.loads(long_game())}
    with (
        host.http.stream("POST", "/api/reviews", json=body) as reviewing,
        host.connect(table["table"], *table["keys"]) as client,
    ):
        listening = reviewing.iter_raw()
        assert next(listening)
        times = []
        for _ in range(20):
            seat, begun, number = client.update["asked"][0], time.monotonic(), client.number
            assert client.answer(seat, client.keys(seat)[0])["type"] == "done"
            client.at(number + 1)
            times.append(time.monotonic() - begun)
    assert sorted(times)[-2] < QUICK
