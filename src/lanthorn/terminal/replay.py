"""Looking at a game again, answer by answer, with the eyes of one seat or of nobody."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.text import Text as Line

from lanthorn.engine import Session
from lanthorn.terminal.lines import wrapped
from lanthorn.terminal.newgame import ask_choice
from lanthorn.terminal.page import compose
from lanthorn.terminal.pieces import Table
from lanthorn.terminal.screen import Screen
from lanthorn.terminal.words import Words

ALL = "all"
WATCHER = "watcher"


class Replay:
    """A saved game and a moment in it. `eyes` is a seat's number, or who watches."""

    def __init__(self, session: Session[Any], words: Words, screen: Screen) -> None:
        self.session, self.words, self.screen = session, words, screen
        self.first = session.origin_at
        self.last = len(session.log)
        self.eyes: int | str = WATCHER
        self.message = ""

    def run(self) -> None:
        """Until `q`, the end of input or Enter at the last moment."""
        self.eyes = self._ask_eyes()
        at = self.first
        while True:
            self._show(at)
            typed = self.screen.ask(self.words.own("replay-prompt", at=at, last=self.last))
            if typed == "q" or (not typed and at == self.last):
                return
            at = self._go(typed, at)

    def _ask_eyes(self) -> int | str:
        """Who knows everything may look only when the game is over."""
        seats = range(len(self.session.match.seats))
        choices = {str(seat): self.words.seat(seat) for seat in seats}
        choices[WATCHER] = self.words.own("watcher")
        if self.session.is_over:
            choices[ALL] = self.words.own("all-knowing")
        usual = ALL if self.session.is_over else "0"
        chosen = ask_choice(self.screen, self.words, self.words.own("whose-eyes"), choices, usual)
        return int(chosen) if chosen.isdigit() else chosen

    def _go(self, typed: str, at: int) -> int:
        steps = {"": at + 1, "b": at - 1, "e": self.last}
        known = typed in steps or typed.isdecimal()
        self.message = "" if known else self.words.own("replay-not-understood", typed=typed)
        wanted = int(typed) if typed.isdecimal() else steps.get(typed, at)
        return min(max(wanted, self.first), self.last)

    def _show(self, at: int) -> None:
        moment = self.session.at(at)
        table, width = self._table(moment), self.screen.width
        reason = self._reason(moment)
        events = [Line(line) for line in self._events(moment, at) if line != reason]
        told = [self._answer(moment, at), self._verdict(table, reason), Line(self.message, "green")]
        below = [part for line in told if line for part in wrapped(line, width)]
        self.screen.show(compose(table, width, self.screen.height - 1, frozenset(), events, below))

    def _table(self, moment: Session[Any]) -> Table:
        if self.eyes == ALL:
            scene = moment.match.game.scene(moment.state, None)
        else:
            scene = moment.scene(self._seat())
        return Table(scene, self.words, self.screen.glyphs)

    def _seat(self) -> int | None:
        return self.eyes if isinstance(self.eyes, int) else None

    def _events(self, moment: Session[Any], at: int) -> list[str]:
        if self.eyes == ALL:
            true = [event for event in moment.events if event.at == at]
            told = [msgspec.structs.replace(event, args=event.args | event.private) for event in true]
        else:
            told = [event for event in moment.seen(self._seat(), at) if event.at == at]
        return [self.words.say(event.text) for event in told]

    def _answer(self, moment: Session[Any], at: int) -> Line:
        """The answer that comes next, for those who may know it: its seat, and all after the game."""
        if at >= self.last:
            return Line()
        seat, key = self.session.log[at]
        decision = moment.decision(seat)
        if decision is None or self.eyes not in (ALL, seat):
            return Line(self.words.own("next-chooses", who=self.words.seat(seat)), "dim")
        choice = self.words.say(decision.options[decision.index(key)].label)
        return Line(self.words.own("next-answer", who=self.words.seat(seat), choice=choice), "dim")

    def _reason(self, moment: Session[Any]) -> str:
        """How the game ended, if this is its end."""
        return self.words.say(moment.outcome.reason) if moment.outcome else ""

    def _verdict(self, table: Table, reason: str) -> Line:
        """Said once: not where the table's own status says it."""
        status = [self.words.say(text) for text in table.scene.status]
        return Line("" if reason in status else reason, "bold")
