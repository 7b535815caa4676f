"""What lies face down in a duel, and whether somebody is told. The game is known beforehand, so this is, too.

Nothing here asks the server what it hides: the same seed and the same answers give the same tiles.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, Final

import msgspec

from lanthorn.engine import Rng, Session
from lanthorn.games.dungeon_heroes.book import Kind
from lanthorn.games.dungeon_heroes.state import HEROES, State
from lanthorn.server.shown import show_view
from tests.browser.story import Story
from tests.following import Message, followed

ON_THE_TABLE: Final = {"move", "locked-chest"}
"""Icons that also stand on what is open to everybody: the arrows on tiles, the track of treasures."""


class Hidden:
    """Every moment of a duel, as only the tiles themselves know it."""

    def __init__(self, story: Story) -> None:
        assert story.seed is not None
        self.story = story
        session = story.match.start(story.seed)
        self.moments = [session.clone()]
        for seat, key in story.log:
            session.answer(seat, key)
            self.moments.append(session.clone())

    def state(self, number: int) -> State:
        state: State = self.moments[number].state
        return state

    @cached_property
    def kinds(self) -> list[Kind]:
        return list(self.state(0).book.kinds)

    @cached_property
    def unseen(self) -> list[set[int]]:
        """For each moment the kinds of which no tile has ever been turned up."""
        unseen = [set(_face_down(self.state(0)))]
        for before, after in zip(self.moments, self.moments[1:], strict=False):
            came_out = _face_down(before.state) - _face_down(after.state)
            unseen.append(unseen[-1] - set(came_out))
        return unseen

    def put_away(self, number: int) -> set[int]:
        """The kinds of the tiles that the answer before this moment drew or laid face down, but for those
        that everybody may speak of, since others of their kind are to be seen."""
        before, after = self.state(number - 1), self.state(number)
        places = zip(before.tiles, after.tiles, strict=True)
        laid = Counter(-now for was, now in places if now < 0 and now != was)
        drawn = Counter(after.hand) - Counter(before.hand)
        came_out = _face_down(before) - _face_down(after)
        return set(laid + drawn) - set(came_out) - _face_up(before) - _face_up(after)

    def dice(self, number: int) -> set[str]:
        """The numbers from which every tile follows."""
        return {str(self.story.seed), str(self.state(number).rng.state)}

    def names(self, kinds: Iterable[int]) -> set[str]:
        """All that would give a kind away: its id and its picture."""
        found = [name for kind in kinds for name in (self.kinds[kind].id, self.kinds[kind].icon)]
        return set(found) - ON_THE_TABLE

    def dealt_otherwise(self, number: int) -> Session[Any]:
        """The same moment, but other tiles lie where the heroes' player can't see them."""
        twin = self.moments[number].clone()
        self.story.match.game.redeal(twin.state, HEROES, Rng.seeded(number))
        if not self._is_rooted(number):
            return twin
        return Session.begun(twin.match, twin.state, twin.seed, twin.log)

    # ---- three ways of being told; each gives what was told, and of which moment

    def named(self, frames: Iterable[bytes]) -> list[str]:
        """Any byte that names a kind that has never been turned up, or the dice; and what an event says of
        a tile as it is drawn or laid down."""
        found = []
        for number, frame in self.numbered(frames):
            secrets = self.names(self.unseen[number]) | self.dice(number)
            told = [*mentions(frame, secrets), *self._in_events(frame)]
            found += [f"{number}: {name}" for name in told]
        return found

    def _in_events(self, frame: bytes) -> Iterator[str]:
        message = json.loads(frame)
        for told in message.get("events", {}).values() if message["type"] == "events" else ():
            for event in told:
                if event["number"]:
                    yield from mentions(
                        json.dumps(event).encode(), self.names(self.put_away(event["number"]))
                    )

    def shown(self, frames: Iterable[bytes]) -> list[str]:
        """A face-down tile on the board that shows more than its back."""
        found = []
        for number, scene in self._scenes(frames):
            pieces = {piece["at"]: piece for piece in scene["pieces"] if piece["kind"] == "tile"}
            state = self.state(number)
            for square in (state.book.squares[at] for at, tile in enumerate(state.tiles) if tile < 0):
                back = {"kind": "tile", "id": f"tile-{square}", "at": square, "face": {"hidden": True}}
                if pieces[square] != back:
                    found.append(f"{number}: {pieces[square]}")
        return found

    def depends(self, frames: Iterable[bytes]) -> list[str]:
        """Whatever would be otherwise, however it is written, if other tiles lay face down."""
        found = []
        for number, message in self._followed(frames):
            for eye, view in message.get("views", {}).items():
                if view != _plain(show_view(self.dealt_otherwise(number), int(eye))):
                    found.append(f"{number}: the view of seat {eye}")
            for eye, finals in message.get("finals", {}).items():
                foreseen = message["foreseen"][eye]
                if self._is_rooted(number) and self._foresight(number, int(eye)) != (finals, foreseen):
                    found.append(f"{number}: what seat {eye} foresees")
        return found

    def _is_rooted(self, number: int) -> bool:
        """Whether the state alone says what comes next: only then can it be dealt otherwise altogether."""
        return self.moments[number].checkpoint_at == number

    def _foresight(self, number: int, seat: int) -> tuple[Any, Any]:
        session = self.dealt_otherwise(number)
        decision = session.decision(seat)
        keys = [option.key for option in decision.options] if decision else []
        known = {key: session.foresee(seat, key) for key in keys}
        told = {key: [event.text for event in events] for key, events in known.items() if events}
        return [key for key in keys if known[key] is None], _plain(told)

    # ---- reading

    def numbered(self, frames: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
        """Frames with the moment that they tell of: the last that was reached, if they don't say."""
        number = 0
        for frame in frames:
            message = json.loads(frame)
            number = {
                "update": message.get("number"),
                "finals": message.get("number"),
                "events": message.get("to"),
            }.get(message["type"]) or number
            yield number, frame

    def _scenes(self, frames: Iterable[bytes]) -> Iterator[tuple[int, Message]]:
        for number, message in self._followed(frames):
            for view in message.get("views", {}).values():
                yield number, view["scene"]

    def _followed(self, frames: Iterable[bytes]) -> Iterator[tuple[int, Message]]:
        """What the frames say, their views whole, with the moment that they tell of."""
        frames = list(frames)
        for (number, _), message in zip(self.numbered(frames), followed(frames), strict=True):
            yield number, message


def mentions(data: bytes, names: Iterable[str]) -> list[str]:
    """Those names that stand in the data as words of their own."""
    either = "|".join(sorted(map(re.escape, names))) or "(?!)"
    found: list[str] = re.findall(rf"(?<![\w-])(?:{either})(?![\w-])", data.decode(errors="replace"))
    return sorted(set(found))


def _face_down(state: State) -> Counter[int]:
    """How many tiles of each kind the heroes' player can't see: on the board, in the hand, pile and box."""
    on_board = [-tile for tile in state.tiles if tile < 0]
    return Counter([*on_board, *state.hand, *state.pile, *state.box])


def _face_up(state: State) -> set[int]:
    """The kinds that lie open, or that heroes carry."""
    return {tile for tile in state.tiles if tile > 0}.union(*state.stacks.values(), *state.carried)


def _plain(value: Any) -> Any:
    """As it comes out of a message."""
    return msgspec.json.decode(msgspec.json.encode(value))
