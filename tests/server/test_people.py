"""Coming, going, watching, standing in, playing again."""

from __future__ import annotations

from tests.server.host import Client, Host, Message, error_of


def here(message: Message) -> list[bool]:
    return [seat["here"] for seat in message["seats"]]


def play_out(client: Client) -> None:
    for seat, square in ((0, "a1"), (1, "b1"), (0, "a2"), (1, "b2"), (0, "a3")):
        assert client.answer(seat, f"mark:{square}")["type"] == "done"


def test_everybody_is_told_who_is_connected(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    table, keys = opened["table"], opened["keys"]
    with host.connect(table, keys[0]) as cross:
        assert here(cross.update) == [True, False]
        with host.connect(table, keys[1]) as nought:
            assert here(nought.update) == [True, True]
            cross.until("presence", lambda m: here(m) == [True, True])
        cross.until("presence", lambda m: here(m) == [True, False])


def test_a_seat_that_is_taken_is_shown_to_all_at_once(host: Host) -> None:
    opened = host.open("me", "open", game="tic-tac-toe", listed=True)
    with host.connect(opened["table"], opened["keys"][0]) as cross:
        host.post(f"/api/tables/{opened['table']}/seats/1/take", {"name": "Otto"})
        update = cross.until("update")
        assert update["seats"][1]["state"] == "taken"
        assert update["seats"][1]["who"] == "Otto"


def test_a_bot_stands_in_and_gives_the_seat_back(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    table, keys = opened["table"], opened["keys"]
    seat = f"/api/tables/{table}/seats/1"
    with host.connect(table, keys[0]) as cross, host.connect(table, keys[1]) as nought:
        host.post(f"{seat}/leave", {"to": "bot", "bot": "random"}, keys[1])
        shown = cross.until("update")["seats"][1]
        assert (shown["state"], shown["bot"], shown["keeps"]) == ("bot", "random", True)
        cross.answer(0, "mark:a1")
        assert cross.at(2)["asked"] == [0]
        nought.at(2)
        assert nought.answer(1, "mark:b2")["code"] == "not-yours"
        host.post(f"{seat}/return", None, keys[1])
        cross.until("update", lambda m: m["seats"][1]["state"] == "taken")
        cross.answer(0, cross.keys(0)[0])
        nought.at(3)
        assert nought.answer(1, nought.keys(1)[0])["type"] == "done"


def test_a_bot_that_is_asked_when_it_takes_over_answers(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    table, keys = opened["table"], opened["keys"]
    with host.connect(table, keys[1]) as nought:
        host.post(f"/api/tables/{table}/seats/0/leave", {"to": "bot", "bot": "random"}, keys[0])
        assert nought.at(1)["asked"] == [1]


def test_who_gives_a_seat_up_sees_no_more_of_it_than_a_spectator(host: Host) -> None:
    opened = host.open("me", "me", seed=5)
    table, keys = opened["table"], opened["keys"]
    with host.connect(table, keys[1]) as master:
        host.post(f"/api/tables/{table}/seats/1/leave", {"to": "open"}, keys[1])
        update = master.until("update")
        assert set(update["views"]) == {"watch"}


def test_a_spectator_sees_the_common_view_and_answers_nothing(host: Host) -> None:
    opened = host.open("me", "me", seed=5)
    with host.connect(opened["table"]) as watcher:
        assert set(watcher.update["views"]) == {"watch"}
        assert watcher.update["views"]["watch"]["decision"] is None
        assert watcher.update["undo"]["can"] == {}
        assert watcher.answer(0, "arrange:warrior:a0")["code"] == "not-yours"
        assert watcher.ask(type="undo", seat=0, number=0)["code"] == "not-yours"
        assert watcher.ask(type="why", seat=0, key="x")["code"] == "not-yours"


def test_only_bots_play_to_the_end_while_somebody_watches(host: Host) -> None:
    opened = host.open("random", "random", game="tic-tac-toe")
    with host.connect(opened["table"]) as watcher:
        while not watcher.update["over"]:
            watcher.read()


def test_a_rematch_is_after_the_end_and_everybody_is_told_where(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe", name="Club")
    table, keys = opened["table"], opened["keys"]
    path = f"/api/tables/{table}/rematch"
    with host.connect(table, *keys) as both, host.connect(table) as watcher:
        assert error_of(host.call("POST", path, key=keys[0])) == "bad-request"
        play_out(both)
        assert error_of(host.call("POST", path)) == "not-yours"
        new = host.post(path, None, keys[0])["table"]
        assert watcher.until("rematch")["table"] == new
        assert host.post(path, None, keys[1])["table"] == new
    shown = host.get(f"/api/tables/{new}", ",".join(keys))
    assert [seat["yours"] for seat in shown["seats"]] == [True, True]
    assert shown["name"] == "Club"
    assert shown["number"] == 0
    assert host.get(f"/api/tables/{table}")["rematch"] == new


def test_everybody_at_a_table_that_is_deleted_is_told_and_sent_home(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"]) as watcher:
        assert host.call("DELETE", f"/api/tables/{opened['table']}", key=opened["keys"][0]).is_success
        watcher.until("gone")
        assert watcher.until_closed() == 1000


def test_undo_at_the_end_opens_a_finished_game_again(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"], *opened["keys"]) as both:
        play_out(both)
        assert both.ask(type="undo", seat=0, number=5)["number"] == 6
        assert both.at(6)["over"] is None
        assert error_of(host.call("POST", f"/api/tables/{opened['table']}/rematch", key=opened["keys"][0]))
