"""A sitting: people and bots at one keyboard play a game to its end, or leave and come back."""

from __future__ import annotations

import shlex
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from rich.text import Text as Line

from lanthorn.engine import Decision, Option, SaveError, Session
from lanthorn.engine.scene import Scene
from lanthorn.terminal.finality import Finality
from lanthorn.terminal.interruptions import Interruptions
from lanthorn.terminal.pieces import Table
from lanthorn.terminal.players import Players
from lanthorn.terminal.saves import write_save
from lanthorn.terminal.screen import Screen
from lanthorn.terminal.words import Words


class Leave(Exception):
    """The players get up; the game is kept."""


class Sitting:
    """One game at this keyboard. `viewer` is the seat whose secrets may be on the screen."""

    def __init__(
        self,
        session: Session[Any],
        players: Players,
        words: Words,
        screen: Screen,
        path: Path,
        back: str = "",
    ) -> None:
        self.session, self.players, self.words, self.screen = session, players, words, screen
        self.path: Final = path
        self.back: Final = back or f"lanthorn play {session.match.game.id} --resume {shlex.quote(str(path))}"
        """The command that goes on with this game."""
        self.interruptions: Final = Interruptions()
        self.viewer: int | None = None
        self.message: list[str] = []
        """What the next page should say first, such as why something can't be done."""
        self.attempted: tuple[int, str] | None = None
        """The answer that is being given: a report of a mistake names it."""
        self._called: int | None = None
        self._finality = Finality(session, players)

    # Answers

    def let_bots_answer(self) -> None:
        """Until a person has to decide or the game is over. Of several who may act, people go first."""
        told = not self.screen.is_terminal
        while self.session.decisions and not self._asked_people():
            decision = self.session.decisions[0]
            if not told:
                self.screen.say(self.words.own("thinks", who=self.words.seat(decision.seat)), "dim")
                told = True
            index = self.players.choose(self.session, decision)
            self.answer(decision, decision.options[index])

    def _asked_people(self) -> list[Decision[Any]]:
        return [part for part in self.session.decisions if self.players.is_human(part.seat)]

    def next_decision(self) -> Decision[Any] | None:
        """What a person is asked now; whoever has the keyboard keeps it if possible."""
        asked = self._asked_people()
        called, self._called = self._called, None
        for seat in (called, self.viewer):
            for part in asked:
                if part.seat == seat:
                    return part
        return asked[0] if asked else None

    def give_keyboard(self, seat: int) -> None:
        """Let another seat decide next. Nothing is shown to it before its hand-over page."""
        self._called = seat

    def others_asked(self) -> list[int]:
        """The other people who may decide now."""
        return [part.seat for part in self._asked_people() if part.seat != self.viewer]

    def answer(self, decision: Decision[Any], option: Option[Any]) -> None:
        """Give an answer and keep it. Nothing can come between."""
        self.attempted = (decision.seat, option.key)
        with self.interruptions.shielded():
            self.session.answer(decision.seat, option.key)
            self.keep()
        self.attempted = None

    def go_back_to(self, number: int) -> None:
        with self.interruptions.shielded():
            self.session.travel(number)
            self._finality.forget()
            self.keep()

    def keep(self) -> None:
        """Save the game where it belongs. If that fails the game goes on, and the players are told."""
        try:
            write_save(self.path, self.session, self.notes())
        except SaveError as error:
            self.message = [self.words.own("not-kept", error=error.say(self.words.language))]

    def notes(self) -> dict[str, str]:
        return {
            "seats": self.players.notes(),
            "language": self.words.language,
            "over": "yes" if self.session.is_over else "no",
        }

    # What a seat may know

    def is_final(self, seat: int, option: Option[Any]) -> bool:
        return self._finality.of(seat, option)

    def table(self, seat: int | None, scene: Scene | None = None) -> Table:
        return Table(scene or self.session.scene(seat), self.words, self.screen.glyphs)

    def events(self, seat: int | None, since: int = 0) -> list[Line]:
        """What happened, as this seat may know it, in words: a sentence a line."""
        sentences = [self.words.say(event.text) for event in self.session.seen(seat, since)]
        return [Line(sentence) for sentence in counted(sentences, self.screen.glyphs.times)]

    def since_last_choice(self, seat: int) -> list[Line]:
        return self.events(seat, last_answer_of(self.session, seat) + 1)

    def has_secrets(self, seat: int) -> bool:
        """Whether another person at this keyboard knows less or more than this seat."""
        session = self.session
        return any(
            session.view(other) != session.view(seat) or session.seen(other) != session.seen(seat)
            for other in self.players.humans
            if other != seat
        )


def counted(sentences: list[str], times: str) -> list[str]:
    """The same sentence several times running is said once, with how often."""
    runs = [(sentence, len(list(same))) for sentence, same in groupby(sentences)]
    return [f"{sentence} ({times}{count})" if count > 1 else sentence for sentence, count in runs]


def last_answer_of(session: Session[Any], seat: int) -> int:
    """The number of this seat's last answer, or -1."""
    return max((number for number, (who, _) in enumerate(session.log) if who == seat), default=-1)
