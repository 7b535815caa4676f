"""Undo by the engine's rule, consent where it isn't free, and bringing back."""

from __future__ import annotations

from tests.server.host import Client, Host, Message


def undo(client: Client, seat: int) -> Message:
    return client.ask(type="undo", seat=seat, number=client.number)


def redo(client: Client, seat: int) -> Message:
    return client.ask(type="redo", seat=seat, number=client.number)


def pieces(client: Client, seat: int) -> object:
    return client.update["views"][str(seat)]["scene"]


def test_an_own_choice_that_revealed_nothing_is_taken_back_at_once(host: Host) -> None:
    opened = host.open("me", "me", seed=3)
    with host.connect(opened["table"], opened["keys"][0]) as heroes:
        assert heroes.update["undo"]["can"] == {}
        before = pieces(heroes, 0)
        heroes.answer(0, heroes.keys(0)[0])
        heroes.at(1)
        assert heroes.update["undo"]["can"] == {"0": "free"}
        assert undo(heroes, 0) | {"request": 0} == {"type": "done", "number": 2, "request": 0}
        assert heroes.at(2)["asked"] == [0]
        assert pieces(heroes, 0) == before


def test_events_that_were_taken_back_are_named_by_what_is_kept(host: Host) -> None:
    opened = host.open("me", "me", seed=3)
    with host.connect(opened["table"], opened["keys"][0]) as heroes:
        for _ in range(2):
            heroes.answer(0, heroes.keys(0)[0])
            heroes.at(heroes.number)
        assert heroes.number == 2
        undo(heroes, 0)
        events = [m for m in heroes.messages() if m["type"] == "events"][-1]
        assert (events["from"], events["to"], events["kept"]) == (2, 3, 1)
        assert events["events"] == {"0": []}
    with host.socket(opened["table"]) as back:
        back.send(type="hello", keys=opened["keys"][:1], since=2)
        assert back.read()["kept"] == 1


def test_what_was_taken_back_can_be_brought_back_step_by_step(host: Host) -> None:
    opened = host.open("me", "me", seed=3)
    with host.connect(opened["table"], opened["keys"][0]) as heroes:
        scenes = [pieces(heroes, 0)]
        for _ in range(2):
            heroes.answer(0, heroes.keys(0)[0])
            heroes.at(heroes.number)
            scenes.append(pieces(heroes, 0))
        assert redo(heroes, 0)["code"] == "undo-refused"
        for expected in (scenes[1], scenes[0]):
            number = undo(heroes, 0)["number"]
            heroes.at(number)
            assert pieces(heroes, 0) == expected
        assert undo(heroes, 0)["text"]["id"] == "refused-undo-nothing"
        assert heroes.update["undo"]["redo"] == [0]
        for expected in (scenes[1], scenes[2]):
            number = redo(heroes, 0)["number"]
            heroes.at(number)
            assert pieces(heroes, 0) == expected
        assert heroes.number == 6
        assert heroes.update["undo"]["redo"] == []


def test_events_that_are_brought_back_have_their_old_numbers(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"], opened["keys"][0]) as cross:
        cross.answer(0, "mark:a1")
        undo(cross, 0)
        cross.at(2)
        redo(cross, 0)
        events = [m for m in cross.messages() if m["type"] == "events"][-1]
    assert (events["from"], events["to"], events["kept"]) == (2, 3, 0)
    assert [event["number"] for event in events["events"]["0"]] == [1]


def test_a_new_answer_ends_bringing_back(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"], opened["keys"][0]) as cross:
        cross.answer(0, "mark:a1")
        undo(cross, 0)
        cross.answer(0, "mark:b2")
        assert redo(cross, 0)["code"] == "undo-refused"


def test_answers_of_bots_that_revealed_nothing_are_taken_back_too(host: Host) -> None:
    opened = host.open("me", "random", game="tic-tac-toe")
    with host.connect(opened["table"], opened["keys"][0]) as cross:
        cross.answer(0, "mark:a1")
        cross.at(2)
        assert cross.update["undo"]["can"] == {"0": "free"}
        assert undo(cross, 0)["number"] == 3
        assert len(cross.keys(0)) == 9


def test_an_old_number_is_stale_for_taking_back_too(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"], opened["keys"][0]) as cross:
        cross.answer(0, "mark:a1")
        assert cross.ask(type="undo", seat=0, number=0)["code"] == "stale"


def test_alone_what_was_revealed_stays_revealed(host: Host) -> None:
    opened = host.open("me", settings={"mode": "solitaire"}, seed=4)
    with host.connect(opened["table"], *opened["keys"]) as client:
        while True:
            finals = client.until("finals", lambda m: m["number"] == client.number)["finals"]["0"]
            client.answer(0, (finals or client.keys(0))[0])
            if finals:
                break
        assert undo(client, 0)["text"]["id"] == "refused-undo-revealed"


def test_over_another_persons_answer_everybody_is_asked_and_a_yes_takes_back(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    table, keys = opened["table"], opened["keys"]
    with host.connect(table, keys[0]) as cross, host.connect(table, keys[1]) as nought:
        cross.answer(0, "mark:a1")
        nought.at(1)
        nought.answer(1, "mark:b2")
        cross.at(2)
        assert cross.update["undo"]["can"] == {"0": "ask"}
        assert undo(cross, 0)["asked"] is True
        ask = nought.until("ask")
        assert (ask["by"], ask["to"], ask["votes"]) == (0, 0, {"1": None})
        assert nought.update["undo"]["asking"]["by"] == 0
        assert cross.ask(type="vote", seat=0, yes=True)["code"] == "not-asked"
        assert nought.ask(type="vote", seat=1, yes=True)["type"] == "done"
        assert cross.at(3)["asked"] == [0]
        assert len(cross.keys(0)) == 9
        assert nought.update["undo"]["asking"] is None


def test_who_holds_all_seats_asks_nobody_and_takes_back_the_last_answer_of_any(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"], *opened["keys"]) as both:
        both.answer(0, "mark:a1")
        both.at(1)
        both.answer(1, "mark:b2")
        both.at(2)
        assert both.update["undo"]["can"] == {"0": "free", "1": "free"}
        assert "asked" not in undo(both, 0)
        assert both.at(3)["asked"] == [1]
        assert both.update["undo"]["redo"] == [0]
        assert "asked" not in undo(both, 1)
        assert both.at(4)["asked"] == [0]
        assert len(both.keys(0)) == 9


def test_a_no_ends_the_asking_and_nothing_has_changed(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    table, keys = opened["table"], opened["keys"]
    with host.connect(table, keys[0]) as cross, host.connect(table, keys[1]) as nought:
        cross.answer(0, "mark:a1")
        nought.at(1)
        nought.answer(1, "mark:b2")
        cross.at(2)
        undo(cross, 0)
        nought.ask(type="vote", seat=1, yes=False)
        ended = cross.until("ask", lambda m: m["what"] == "nothing")
        assert ended["said"] == 1
        assert host.get(f"/api/tables/{table}")["number"] == 2
        assert nought.ask(type="vote", seat=1, yes=True)["code"] == "not-asked"


def test_when_the_table_moves_on_nothing_is_asked_any_more(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    table, keys = opened["table"], opened["keys"]
    with host.connect(table, keys[0]) as cross, host.connect(table, keys[1]) as nought:
        cross.answer(0, "mark:a1")
        nought.at(1)
        nought.answer(1, "mark:b2")
        cross.at(2)
        undo(cross, 0)
        cross.answer(0, "mark:c3")
        nought.at(3)
        assert nought.update["undo"]["asking"] is None
        assert nought.ask(type="vote", seat=1, yes=True)["code"] == "not-asked"


def test_one_who_holds_all_seats_asks_nobody(host: Host) -> None:
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"], *opened["keys"]) as both:
        both.answer(0, "mark:a1")
        both.answer(1, "mark:b2")
        both.at(2)
        assert undo(both, 0)["number"] == 3
