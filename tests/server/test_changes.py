"""Views told as what changed: whoever follows them has exactly what the whole ones would show."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from lanthorn.engine import find_game
from lanthorn.server.seen import ID, Seen, changes
from lanthorn.server.shown import show_view
from tests.following import _list, _whole
from tests.server.host import Host


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


class Thing(msgspec.Struct):
    id: str
    count: int = 0


def test_a_list_follows_from_any_other_and_what_changed() -> None:
    chance = random.Random(3)
    things = [Thing(name) for name in "abcdefgh"]
    for _ in range(500):
        old, new = (chance.sample(things, chance.randrange(9)) for _ in range(2))
        new = [Thing(one.id, chance.randrange(2)) if chance.random() < 0.3 else one for one in new]
        told = plain(changes(old, new, ID))
        assert _list(plain(old), told) == plain(new)


def test_what_stays_is_told_by_its_ends_and_only_what_is_new_in_full() -> None:
    a, b, c, d = things = [Thing(name) for name in "abcd"]
    turned = Thing("b", 1)
    told = {
        "nothing": changes(things, things, ID),
        "turned": changes(things, [a, turned, c, d], ID),
        "equal": changes(things, [a, Thing("b"), c, d], ID),
        "moved": changes(things, [a, d, b, c], ID),
        "gone": changes(things, [b, d], ID),
        "first": changes([], [a, b], ID),
    }
    assert told == {
        "nothing": [[0, 4]],
        "turned": [[0, 1], turned, [2, 4]],
        "equal": [[0, 4]],
        "moved": [[0, 1], [3, 4], [1, 3]],
        "gone": [[1, 2], [3, 4]],
        "first": [a, b],
    }


@pytest.mark.parametrize("game", ["dungeon-heroes", "dungeon-legends"])
def test_whoever_follows_a_game_sees_all_of_it(game: str) -> None:
    session, before, views = find_game(game).match({}).start(5), dict[Any, Seen](), dict[Any, Any]()
    chance = random.Random(5)
    for number in range(60):
        for seat in (None, 0, 1):
            seen = Seen(session, seat, number)
            if seat in before:
                views[seat] = _whole(views[seat], plain(seen.since(before[seat])))
            else:
                views[seat] = plain(seen.whole())
            before[seat] = seen
            assert views[seat] == plain(show_view(session, seat))
        if not session.is_over:
            asked = session.decisions[0]
            session.pick(asked.seat, chance.randrange(len(asked.options)))
        if number == 40:
            session.undo(7)


def test_a_client_is_told_changes_only_if_it_wants_them_and_first_the_whole(host: Host) -> None:
    opened = host.open("me", "me", seed=5)
    with host.socket(opened["table"]) as whole, host.connect(opened["table"], *opened["keys"]) as client:
        whole.send(type="hello", keys=opened["keys"])
        whole.until("update")
        assert "since" not in client.received[-1]
        while client.number < 8:
            seat = client.update["asked"][0]
            client.answer(seat, client.keys(seat)[0])
            assert client.update["views"] == whole.at(client.number)["views"]
        told = [text for text in client.received if '"type":"update"' in text]
        assert all('"since":' in text for text in told[1:])
        assert not any('"since":' in text for text in whole.received)
        assert sum(map(len, told[1:])) < sum(map(len, whole.received)) / 3
