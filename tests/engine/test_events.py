"""Events: what happened, as far as each seat may know it."""

from __future__ import annotations

from lanthorn.engine import Event, Play, Session
from tests.engine.tiny import Table, options, tiny


async def draws(play: Play[Table]) -> None:
    await play.choose(0, "draw", options("one", "two"))
    play.emit("drew", ("X-1",), to=(0,), private={"card": "ace"}, card="hidden", seat=0)
    play.emit("whispered", to=(0,), word="psst")
    play.emit("done")


def played() -> Session[Table]:
    session = tiny(draws, steps=2).start(1)
    session.answer(0, "one")
    session.answer(0, "two")
    return session


def told(session: Session[Table], seat: int | None) -> list[tuple[str, object]]:
    return [(event.name, event.args.get("card")) for event in session.seen(seat, since=2)]


def test_the_seat_it_is_told_to_sees_the_private_arguments() -> None:
    assert told(played(), 0) == [("drew", "ace"), ("whispered", None), ("done", None)]


def test_others_see_the_event_without_them() -> None:
    assert told(played(), 1) == [("drew", "hidden"), ("done", None)]


def test_a_spectator_sees_what_everybody_sees() -> None:
    assert told(played(), None) == [("drew", "hidden"), ("done", None)]


def test_nothing_private_is_left_in_what_is_sent_to_a_seat() -> None:
    session = played()
    assert all(event.private == {} for seat in (0, 1, None) for event in session.seen(seat))


def test_private_arguments_without_a_seat_are_shown_to_nobody() -> None:
    event = Event("drew", {"card": "hidden"}, private={"card": "ace"}).seen_by(0)
    assert event == Event("drew", {"card": "hidden"})


def test_events_know_after_which_answer_they_came() -> None:
    session = played()
    assert [event.at for event in session.events] == [1, 1, 1, 2, 2, 2]
    assert len(session.seen(1, since=2)) == 2


def test_events_are_taken_back_with_their_answer() -> None:
    session = played()
    session.undo()
    assert [event.at for event in session.events] == [1, 1, 1]


def test_an_earlier_moment_has_its_events() -> None:
    assert [event.at for event in played().at(1).events] == [1, 1, 1]


def test_an_event_is_said_by_the_message_with_its_name() -> None:
    event = played().events[0]
    assert (event.text.id, event.text.args) == ("log-drew", {"card": "hidden", "seat": 0})
    assert event.clauses == ("X-1",)
