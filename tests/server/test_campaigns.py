"""Campaigns: tables that follow one another, what is carried between them, and files of it all."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from lanthorn.engine import Rng, find_game
from lanthorn.engine.campaign import Campaign, read, write
from lanthorn.engine.save import save
from lanthorn.server.vet import examine
from tests.server.extras import ROUNDS
from tests.server.host import Host, Message, error_of
from tests.server.legends import a_won_legend

WON = ((0, "a1"), (1, "b1"), (0, "a2"), (1, "b2"), (0, "a3"))
LOST = tuple(zip((0, 1) * 4, ("b2", "a1", "c1", "a3", "a2", "c2", "b3", "b1"), strict=True))
"""Nobody has three in a line; the last square marks itself. The centre is the cross's."""


def a_campaign(host: Host, *who: str, **others: Any) -> Message:
    return host.open(*(who or ("me", "me")), game="rounds", campaign=True, **others)


def play(host: Host, table: str, keys: list[str], moves: Any) -> None:
    with host.connect(table, *keys) as both:
        for seat, square in moves:
            reply = both.answer(seat, f"mark:{square}")
            assert reply["type"] == "done", reply
        assert both.update["over"] is not None


def standings(host: Host, table: str) -> dict[str, str]:
    shown = host.get(f"/api/tables/{table}/campaign")
    return {one["chapter"]: one["standing"] for one in shown["chapters"]}


def go_on(host: Host, table: str, key: str, **wish: Any) -> str:
    return str(host.post(f"/api/tables/{table}/rematch", wish, key)["table"])


def test_a_new_campaign_offers_its_first_chapter_and_guards_the_others(host: Host) -> None:
    opened = a_campaign(host, name="Tuesdays")
    shown = host.get(f"/api/tables/{opened['table']}/campaign")
    assert [one["standing"] for one in shown["chapters"]] == ["next", "ahead", "ahead"]
    assert (shown["name"], shown["next"], shown["playing"]) == ("Tuesdays", "first", "first")
    assert shown["chapters"][0]["title"] == {"id": "setting-round-first"}
    assert shown["chapters"][0]["table"] == shown["table"] == opened["table"]
    assert host.get(f"/api/tables/{opened['table']}")["campaign"] == shown["campaign"]


def test_a_won_chapter_leads_to_the_next_with_what_was_won(host: Host) -> None:
    opened = a_campaign(host)
    first, keys = opened["table"], opened["keys"]
    play(host, first, keys, WON)
    assert host.get(f"/api/tables/{first}/campaign")["carried"] == [
        {"id": "holds-centre", "args": {"seat": 1}}
    ]
    with host.connect(first, keys[1]) as nought:
        second = go_on(host, first, keys[0], chapter="second", settings={"pace": "quick"})
        assert nought.until("rematch")["table"] == second
    summary = host.get(f"/api/tables/{second}")
    assert summary["settings"] == {"round": "second", "pace": "quick"}
    with host.connect(second, *keys) as both:
        assert "mark:a1" in both.keys(0)
        assert "mark:b2" not in both.keys(0)
    shown = host.get(f"/api/tables/{second}/campaign")
    assert (shown["playing"], shown["table"]) == ("second", second)
    assert shown["free"] == {"pace": "quick"}
    assert standings(host, first) == {"first": "won", "second": "next", "third": "ahead"}
    (told,) = shown["episodes"]
    assert (told["table"], told["result"], told["reason"]["id"]) == (first, "won", "won-line")


def test_a_lost_chapter_begins_again_with_what_was_brought(host: Host) -> None:
    opened = a_campaign(host)
    first, keys = opened["table"], opened["keys"]
    play(host, first, keys, LOST)
    shown = host.get(f"/api/tables/{first}/campaign")
    assert (standings(host, first)["first"], shown["next"], shown["carried"]) == ("lost", "first", [])
    again = go_on(host, first, keys[0])
    with host.connect(again, *keys) as both:
        assert "mark:b2" in both.keys(0)
    play(host, again, keys, WON)
    assert standings(host, again)["first"] == "won"
    assert [one["result"] for one in host.get(f"/api/tables/{again}/campaign")["episodes"]] == ["lost", "won"]
    assert host.get(f"/api/tables/{again}")["settings"]["round"] == "first"


def test_a_lost_chapter_may_be_skipped(host: Host) -> None:
    opened = a_campaign(host)
    play(host, opened["table"], opened["keys"], LOST)
    second = go_on(host, opened["table"], opened["keys"][0], chapter="second")
    assert standings(host, second) == {"first": "lost", "second": "next", "third": "ahead"}
    with host.connect(second, *opened["keys"]) as both:
        assert "mark:b2" in both.keys(0), "nothing is brought from a chapter that was lost"


def test_a_chapter_whose_table_was_deleted_is_begun_anew(host: Host) -> None:
    opened = a_campaign(host)
    first, keys = opened["table"], opened["keys"]
    play(host, first, keys, WON)
    with host.connect(first, keys[1]) as nought:
        given_up = go_on(host, first, keys[0], chapter="third")
        assert nought.until("rematch")["table"] == given_up
        assert host.call("DELETE", f"/api/tables/{given_up}", key=keys[0]).is_success
        second = go_on(host, first, keys[0], chapter="second")
        assert nought.until("rematch", lambda told: told["table"] != given_up)["table"] == second
    assert host.get(f"/api/tables/{first}")["rematch"] == second
    assert standings(host, second) == {"first": "won", "second": "next", "third": "ahead"}
    assert host.get(f"/api/tables/{second}/campaign")["playing"] == "second"


def test_several_campaigns_do_not_know_each_other(host: Host) -> None:
    one, other = a_campaign(host), a_campaign(host)
    play(host, one["table"], one["keys"], WON)
    assert standings(host, one["table"])["first"] == "won"
    assert standings(host, other["table"])["first"] == "next"


def test_bots_play_through_two_chapters(host: Host) -> None:
    opened = a_campaign(host, "me", "random")
    first, (key, _) = opened["table"], opened["keys"]
    bot_plays(host, first, key)
    second = go_on(host, first, key, chapter="second")
    bot_plays(host, second, key)
    assert len(host.get(f"/api/tables/{second}/campaign")["episodes"]) == 2


def bot_plays(host: Host, table: str, key: str) -> None:
    """The person lets a bot play, too."""
    with host.connect(table, key) as client:
        host.post(f"/api/tables/{table}/seats/0/leave", {"to": "bot", "bot": "random"}, key)
        client.until("update", lambda update: update["over"] is not None)


@pytest.mark.parametrize(
    "wish",
    [{"chapter": "fourth"}, {"settings": {"pace": "hasty"}}, {"settings": {"no-such": "x"}}, {"chapters": 1}],
)
def test_what_can_not_be_played_is_refused(host: Host, wish: Message) -> None:
    opened = a_campaign(host)
    play(host, opened["table"], opened["keys"], WON)
    path = f"/api/tables/{opened['table']}/rematch"
    assert error_of(host.call("POST", path, wish, opened["keys"][0])) == "bad-request"
    assert host.get(f"/api/tables/{opened['table']}")["rematch"] is None


def test_only_those_at_the_table_go_on_and_only_after_the_end(host: Host) -> None:
    opened, stranger = a_campaign(host), a_campaign(host)
    path = f"/api/tables/{opened['table']}/rematch"
    wish = {"chapter": "second"}
    assert error_of(host.call("POST", path, wish, opened["keys"][0])) == "bad-request"
    play(host, opened["table"], opened["keys"], WON)
    for key in ("", stranger["keys"][0], "forged"):
        assert error_of(host.call("POST", path, wish, key)) == "not-yours"
        file = f"/api/tables/{opened['table']}/campaign/file"
        assert error_of(host.call("GET", file, key=key)) == "not-yours"


def test_a_table_of_no_campaign_has_none(host: Host) -> None:
    refused = host.call("POST", "/api/tables", {"game": "tic-tac-toe", "seats": [{}, {}], "campaign": True})
    assert error_of(refused) == "bad-request"
    opened = host.open("me", "me", game="rounds")
    table, key = opened["table"], opened["keys"][0]
    assert host.get(f"/api/tables/{table}")["campaign"] is None
    assert error_of(host.call("GET", f"/api/tables/{table}/campaign")) == "bad-request"
    assert error_of(host.call("GET", f"/api/tables/{table}/campaign/file", key=key)) == "bad-request"
    play(host, table, opened["keys"], WON)
    refused = host.call("POST", f"/api/tables/{table}/rematch", {"chapter": "second"}, key)
    assert error_of(refused) == "bad-request"


def test_nobody_changes_who_sits_at_a_campaign(host: Host) -> None:
    opened = host.open("me", "me", game="dungeon-legends", campaign=True)
    with host.connect(opened["table"], *opened["keys"]) as both:
        while both.update["over"] is None:
            seat = both.update["asked"][0]
            number = both.answer(seat, both.keys(seat)[-1])["number"]
            both.at(number)
    path = f"/api/tables/{opened['table']}/rematch"
    for settings in ({"players": "3"}, {"hero_1": "scout"}, {"chapter": "moons"}):
        refused = host.call("POST", path, {"settings": settings}, opened["keys"][0])
        assert error_of(refused) == "bad-request"
    assert host.call("POST", path, {"settings": {"difficulty": "easy"}}, opened["keys"][0]).is_success


# Files


def played_out(host: Host) -> tuple[str, list[str]]:
    """A campaign of a lost chapter and the same, won. The next is being played."""
    opened = a_campaign(host, name="Tuesdays")
    first, keys = opened["table"], opened["keys"]
    play(host, first, keys, LOST)
    again = go_on(host, first, keys[0])
    play(host, again, keys, WON)
    return go_on(host, again, keys[0], chapter="second"), keys


def test_a_campaign_comes_back_from_its_file(host: Host) -> None:
    table, keys = played_out(host)
    given = host.call("GET", f"/api/tables/{table}/campaign/file", key=keys[1])
    assert given.headers["content-disposition"].endswith('.json"')
    campaign = read(given.content)
    assert [one.result for one in campaign.episodes] == ["lost", "won"]
    seats = [{"who": "me", "name": "Maud"}, {"who": "bot", "bot": "random"}]
    brought = host.post(
        "/api/campaigns", {"campaign": json.loads(given.content), "seats": seats, "name": "Wednesdays"}
    )
    assert brought["keys"][1] is None
    shown = host.get(f"/api/tables/{brought['table']}/campaign")
    assert (shown["name"], shown["playing"], shown["next"]) == ("Wednesdays", None, "second")
    assert [one["result"] for one in shown["episodes"]] == ["lost", "won"]
    first = shown["episodes"][0]["table"]
    assert host.get(f"/api/tables/{first}")["rematch"] == brought["table"]
    assert len(host.post("/api/replays", {"table": first})["frames"]) == 9
    second = go_on(host, brought["table"], brought["keys"][0], chapter="second")
    with host.connect(second, brought["keys"][0]) as cross:
        assert "mark:b2" not in cross.keys(0)
    again = host.call("GET", f"/api/tables/{second}/campaign/file", key=brought["keys"][0])
    assert read(again.content).episodes == campaign.episodes


def test_a_campaign_without_a_finished_chapter_has_no_file(host: Host) -> None:
    opened = a_campaign(host)
    path = f"/api/tables/{opened['table']}/campaign/file"
    assert error_of(host.call("GET", path, key=opened["keys"][0])) == "bad-request"


def a_file(**changes: Any) -> Message:
    """A campaign of one won chapter, its checksum made to fit whatever is changed."""
    campaign = Campaign(game="rounds")
    session = campaign.match("first").start(1)
    for seat, square in WON:
        session.answer(seat, f"mark:{square}")
    campaign.add(session)
    record: Message = json.loads(write(campaign)) | changes
    return dict(json.loads(write(msgspec.convert(record, Campaign))))


def forged(**changes: Any) -> Message:
    """A file whose only chapter was changed."""
    return a_file(episodes=[a_file()["episodes"][0] | changes])


def as_json(game: str) -> Message:
    """A game that has just begun."""
    return dict(json.loads(save(find_game(game).match().start(1))))


def test_what_is_wrong_with_a_file_is_found(host: Host) -> None:
    whole = a_file()
    files: list[Any] = [
        whole | {"name": "changed"},
        whole | {"lanthorn_campaign": 99},
        a_file(game="tic-tac-toe"),
        forged(save=whole["episodes"][0]["save"] | {"seed": 5}),
        forged(save=as_json("rounds")),
        forged(save=as_json("tic-tac-toe")),
        a_file(episodes=whole["episodes"] * 51),
    ]
    for file in files:
        assert examine(msgspec.json.encode(file), "campaign").code == "bad-save"
    assert examine(msgspec.json.encode(whole), "campaign").code == ""


def test_a_damaged_or_forged_file_opens_nothing(host: Host) -> None:
    files: list[Any] = [
        {},
        [],
        "x",
        None,
        a_file() | {"name": "changed"},
        a_file(game="whist"),
        a_file(episodes=[]),
    ]
    for file in files:
        answer = host.call("POST", "/api/campaigns", {"campaign": file, "seats": [{}, {}]})
        assert (answer.status_code, error_of(answer)) == (422, "bad-save"), file
    wrong_seats = host.call("POST", "/api/campaigns", {"campaign": a_file(), "seats": [{}]})
    assert error_of(wrong_seats) == "bad-request"
    too_large = {"campaign": {"x": "y" * 5_000_000}, "seats": [{}, {}]}
    assert error_of(host.call("POST", "/api/campaigns", too_large)) == "too-large"


def test_files_of_games_and_of_campaigns_are_told_apart(host: Host) -> None:
    def told(path: str, **file: Any) -> str:
        answer = host.call("POST", path, {"seats": [{}, {}]} | file)
        assert error_of(answer) == "bad-save"
        return str(answer.json()["error"]["text"]["id"])

    assert told("/api/campaigns", campaign=as_json("rounds")) == "campaign-is-save"
    assert told("/api/import", save=a_file()) == "save-is-campaign"
    assert told("/api/campaigns", campaign={}) == "campaign-not-ours"
    assert told("/api/import", save={}) == "save-not-ours"


def test_what_a_file_says_about_its_chapters_is_not_believed(host: Host) -> None:
    told = a_file()["episodes"][0] | {"result": "lost", "chapter": "third", "handed_on": {"centre": 0}}
    brought = host.post("/api/campaigns", {"campaign": a_file(episodes=[told]), "seats": [{}, {}]})
    assert standings(host, brought["table"]) == {"first": "won", "second": "next", "third": "ahead"}


def test_a_kept_item_is_offered_in_the_next_chapter(host: Host) -> None:
    brought = host.post("/api/campaigns", {"campaign": a_won_legend("gale-boots"), "seats": [{}, {}]})
    table, keys = brought["table"], brought["keys"]
    carried = host.get(f"/api/tables/{table}/campaign")["carried"]
    assert carried[0] == {"id": "carried-items", "args": {"heroes": "knight", "items": "gale-boots"}}
    second = go_on(host, table, keys[0], chapter="moons")
    with host.connect(second, *keys) as both:
        while not any(key.startswith("keep") for key in both.keys(0)):
            seat = both.update["asked"][0]
            both.at(both.answer(seat, both.keys(seat)[0])["number"])
        assert both.keys(0) == ["keep:gale-boots", "keep-none"]


def test_a_round_that_begins_with_a_mark_ends_when_the_board_is_full() -> None:
    for seed in range(20):
        session = ROUNDS.match({"round": "second"}, carried={"centre": 0}).start(seed)
        dice = Rng.seeded(seed)
        while not session.is_over:
            decision = session.decisions[0]
            session.pick(decision.seat, dice.below(len(decision.options)))
        assert session.outcome is not None
