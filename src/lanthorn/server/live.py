"""A table that is being played: its session and its history, in step."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from lanthorn.engine import Event, Refusal, Session, Text
from lanthorn.engine.play import Answer
from lanthorn.engine.save import bring_back, read, save
from lanthorn.server.history import ANSWER, REDO, UNDO, Entry, History
from lanthorn.server.matches import match_of
from lanthorn.server.problems import Problem, refused
from lanthorn.server.seen import Seen
from lanthorn.server.shown import EventShown, OutcomeShown, show_event, show_outcome
from lanthorn.server.store import Stored
from lanthorn.server.travel import go, twin

SNAPSHOT_EVERY: Final = 25
NOBODY: Final = -1
"""The seat of an entry that no player made."""


class Takeback(msgspec.Struct, frozen=True):
    """Back to the moment after the first `depth` answers; free, or by everybody's consent."""

    depth: int
    is_free: bool


class LiveTable:
    """The session always stands where the history's last entry leaves it."""

    def __init__(self, stored: Stored) -> None:
        self.source = stored.table.base if stored.snapshot is None else stored.snapshot.save
        """The save from which the session was brought back; with the answers it gives the same one again."""
        record = read(self.source)
        match = match_of(record.game, record.settings, record.packs, record.carried)
        loaded = bring_back(match, record)
        self.match, self.session = loaded.session.match, loaded.session
        self.report: Text | None = loaded.report
        self.history = History()
        for entry in stored.entries:
            self.history.add(entry)
        self.line = self.history.line()
        """The answers that hold, by entry number: the same as the session's log, one for one."""
        self.repair = self._catch_up()
        """An entry that is needed because corrected rules refuse what was answered."""
        self._asked: dict[int, tuple[Any, int]] = {}
        self.asked: list[int] = []
        """The seats that have something to decide."""
        self.over: OutcomeShown | None = None
        self._seen: dict[int | None, Seen] = {}
        self._moved()

    def _catch_up(self) -> Entry | None:
        answers = self.history.answers(self.line)
        go(self.session, answers)
        depth = len(self.session.log)
        if depth == len(answers):
            return None
        return Entry(self.number + 1, UNDO, NOBODY, to=self.line[depth - 1] if depth else 0)

    @property
    def number(self) -> int:
        return self.history.number

    def awaits(self, seat: int, number: int) -> bool:
        """Whether what this seat was asked at update `number` is still being asked."""
        return seat in self._asked and self._asked[seat][1] <= number

    # Changing

    def answer(self, seat: int, key: str, number: int) -> Entry:
        """The entry for an answer to update `number`, if it can be given; the session then has it."""
        if self.session.is_over:
            raise Problem("over", "the game has ended")
        decision, since = self._asked.get(seat, (None, self.number))
        if number < since or number > self.number:
            raise Problem("stale", f"the table is at {self.number}, not at {number}")
        if decision is None:
            raise Problem("not-asked", f"seat {seat} has nothing to decide")
        if decision.index(key) < 0 and (refusal := self.why_not(seat, key)):
            raise refused("not-offered", refusal)
        entry = Entry(self.number + 1, ANSWER, seat, key)
        self.apply(entry)
        return entry

    def apply(self, entry: Entry) -> None:
        """Go where an entry leads: an own one that will now be written, or one that another process wrote."""
        if entry.kind == ANSWER:
            self.session.answer(entry.seat, entry.key)
            self.history.add(entry)
            self.line.append(entry.number)
        else:
            line = self.history.line(entry.to)
            go(self.session, self.history.answers(line))
            self.history.add(entry)
            self.line = line
        self._moved()

    def _moved(self) -> None:
        self._seen = {}
        before, self._asked = self._asked, {}
        for decision in self.session.decisions:
            old, since = before.get(decision.seat, (None, 0))
            self._asked[decision.seat] = (decision, since if old is decision else self.number)
        self.asked = list(self._asked)
        self.over = show_outcome(self.session.outcome)

    def snapshot(self) -> bytes | None:
        """A save, where one is due: now and then, at the end, and whenever the history has turned back."""
        last = self.history.entries[-1]
        is_due = last.kind != ANSWER or self.session.is_over or last.number % SNAPSHOT_EVERY == 0
        return save(self.session) if is_due else None

    # Taking back

    def takeback(self, seats: set[int], bots: set[int]) -> Takeback | None:
        """Back to before these seats' last answer, over answers of bots; None if there is none."""
        log, is_free = self.session.log, True
        for depth in range(len(log) - 1, self.session.origin_at - 1, -1):
            who = log[depth][0]
            is_free = is_free and not self.session.was_final(depth) and (who in seats or who in bots)
            if who in seats:
                return Takeback(depth, is_free)
        return None

    def undo(self, seat: int, depth: int) -> Entry:
        """The entry that goes back to the first `depth` answers."""
        return Entry(self.number + 1, UNDO, seat, to=self.line[depth - 1] if depth else 0)

    def redo(self, seat: int) -> Entry | None:
        """The entry that brings back what this seat has just taken back."""
        back = self.history.redo()
        if back is None or back[0] != seat:
            return None
        return Entry(self.number + 1, REDO, seat, to=back[1])

    # Showing

    def seen(self, seat: int | None) -> Seen:
        """What a seat sees, made once for all who look at the same moment from there."""
        if seat not in self._seen:
            self._seen[seat] = Seen(self.session, seat, self.number)
        return self._seen[seat]

    def kept(self, since: int) -> int:
        """How many answers a client that knows update `since` may keep: those that still hold."""
        return self.history.kept(since, self.line)

    def events(self, seat: int | None, depth: int) -> list[EventShown]:
        """What this seat may know of what happened after the first `depth` answers; -1 is from the start."""
        seen = self.session.seen(seat, depth + 1)
        return [self._shown(event) for event in seen]

    def _shown(self, event: Event) -> EventShown:
        if not event.at:
            return show_event(event, 0, None)
        return show_event(event, self.line[event.at - 1], self.session.log[event.at - 1][0])

    def why_not(self, seat: int, key: str) -> Refusal | None:
        return self.session.why_not(seat, key)

    def past(self, number: int) -> tuple[Session[Any], list[Answer]]:
        """A twin, and the answers that bring it to an earlier moment; the going may be done elsewhere."""
        return twin(self.session), self.history.answers(self.history.line(number))
