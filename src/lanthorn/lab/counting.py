"""What reports count in a finished game, of any game: read from its events, its answers and its content.

Used as the tally of a job, under the name `COUNT`.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Final

import msgspec

from lanthorn.engine import Event, Match
from lanthorn.engine.game import Counted
from lanthorn.lab.playing import Finished

COUNT: Final = "lanthorn.lab.counting:count"
NOBODY_KNOWS: Final = ""
"""Stands for what somebody fell to, where nothing harmed him before."""


class Fall(msgspec.Struct, frozen=True, array_like=True):
    """Somebody fell: when, and to what. Who and what are names of messages."""

    who: str
    turn: int
    decision: int
    to: str


class Count(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was counted in one game."""

    turns: int = 0
    """The last turn that was told; 0 if the game tells none."""
    verbs: dict[str, dict[str, int]] = {}
    """Seat -> the verb of an option's key -> how often the seat picked one."""
    things: dict[str, dict[str, int]] = {}
    """The message that names a piece of content -> an event -> how often it was named in one."""
    used: dict[str, int] = {}
    """The same message -> how often the thing was used, in the game's own sense."""
    falls: list[Fall] = []


def count(game: Finished) -> dict[str, Any]:
    """One game as plain numbers."""
    found: dict[str, Any] = msgspec.to_builtins(_count(game))
    return found


def counted(tally: object) -> Count:
    """What `count` made, again as it was."""
    return msgspec.convert(tally, Count)


def _count(game: Finished) -> Count:
    things, rules = things_of(game.match), game.match.game.counted
    named: dict[str, Counter[str]] = {}
    used: Counter[str] = Counter()
    for event in game.events:
        for arg, thing in things.in_event(event).items():
            named.setdefault(thing, Counter())[event.name] += 1
            if not rules.used or rules.used.get(event.name) == arg:
                used[thing] += 1
    turns, falls = _falls(game.events, things, rules)
    return Count(turns, _verbs(game), {thing: dict(how) for thing, how in named.items()}, dict(used), falls)


def _verbs(game: Finished) -> dict[str, dict[str, int]]:
    verbs: dict[str, dict[str, int]] = {}
    for seat, key in game.log:
        of_seat = verbs.setdefault(str(seat), {})
        verb = key.partition(":")[0]
        of_seat[verb] = of_seat.get(verb, 0) + 1
    return verbs


def _falls(events: list[Event], things: Things, rules: Counted) -> tuple[int, list[Fall]]:
    """The last turn, and who fell in which: to what harmed him last."""
    turn, falls = 0, []
    harm: dict[str, str] = {}
    for event in events:
        told = event.args.get("turn")
        turn = max(turn, told) if isinstance(told, int) else turn
        if event.name in rules.harmed:
            who, what = rules.harmed[event.name]
            harm[things.name(who, event.args.get(who))] = things.name(what, event.args.get(what, what))
        if event.name in rules.fell:
            who = rules.fell[event.name]
            name = things.name(who, event.args.get(who))
            falls.append(Fall(name, turn, event.at, harm.pop(name, NOBODY_KNOWS)))
    return turn, falls


class Things:
    """The content of a match, each piece under the name of the message that names it."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self.files: dict[str, str] = {}
        """The message -> the content file."""
        self._by_value: dict[str, list[str]] = {}
        self._messages = match.game.messages["en"]
        tables = match.game.library(match.packs).tables
        for file, names in match.game.words.items():
            for entry, fields in tables.get(file, {}).items():
                self._add(file, names[0].partition("|")[0], {**fields, "id": entry})

    def _add(self, file: str, pattern: str, fields: dict[str, Any]) -> None:
        prefix = pattern.partition("{")[0]
        if prefix.startswith("setting-"):
            return  # a chapter, say: it is told by the settings
        try:
            message = pattern.format_map(fields)
        except KeyError:  # named by a field that this entry does without
            return
        if message not in self.files:
            self.files[message] = file
            self._by_value.setdefault(message.removeprefix(prefix), []).append(message)

    def in_event(self, event: Event) -> dict[str, str]:
        """The arguments of an event that name a piece of content, with all that anybody may know."""
        found = {}
        for arg, value in (event.args | event.private if event.private else event.args).items():
            thing = self.find(arg, value) if isinstance(value, str) else None
            if thing is not None:
                found[arg] = thing
        return found

    def find(self, arg: str, value: str) -> str | None:
        """The thing that an argument names: `tile=goblin` is tile-goblin; so is `source=goblin`, if there is
        no message source-goblin and nothing else is called goblin."""
        candidates = self._by_value.get(value)
        if not candidates:
            return None
        message = f"{arg}-{value}"
        if message in candidates:
            return message
        is_another = len(candidates) > 1 or {message, f"setting-{message}"} & self._messages
        return None if is_another else candidates[0]

    def name(self, arg: str, value: object) -> str:
        """A name for what an argument names, whether or not it is in the content: `cause-fire`."""
        return self.find(arg, str(value)) or f"{arg}-{value}"


@lru_cache(maxsize=8)
def things_of(match: Match[Any, Any]) -> Things:
    """To read the content again for every game would take longer than many games do."""
    return Things(match)
