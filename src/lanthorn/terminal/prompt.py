"""At the prompt: a choice or a command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.text import Text as Line

from lanthorn.engine import Decision, LanthornError, Option
from lanthorn.engine.text import LANGUAGES
from lanthorn.terminal.advice import hint, odds
from lanthorn.terminal.help import help_page
from lanthorn.terminal.lines import wrapped
from lanthorn.terminal.menu import Menu
from lanthorn.terminal.page import compose
from lanthorn.terminal.reference import explain, refusal
from lanthorn.terminal.saves import has_folder, is_replaceable, path_from, write_save
from lanthorn.terminal.sitting import Leave, Sitting
from lanthorn.terminal.takeback import undo


class Prompt:
    """One decision put to one person, until it is answered or the game is somewhere else."""

    def __init__(self, sitting: Sitting, decision: Decision[Any]) -> None:
        self.sitting, self.decision, self.seat = sitting, decision, decision.seat
        self.words, self.screen = sitting.words, sitting.screen
        self.narrowed: tuple[Option[Any], ...] = ()
        self.done = False

    def run(self) -> None:
        while not self.done:
            menu = self.menu()
            self.show(menu)
            typed = self.screen.ask("> ")
            self.sitting.message = []
            self.read(typed, menu)

    def menu(self) -> Menu:
        options = self.narrowed or self.decision.options
        return Menu(options, self.sitting.table(self.seat), narrowed=bool(self.narrowed))

    # What is shown

    def show(self, menu: Menu) -> None:
        width = self.screen.width
        events = self.sitting.since_last_choice(self.seat)
        below = [*self._question(width), *self._options(menu, width), *self._message(width)]
        choosable = frozenset(thing for option in self.decision.options for thing in option.touches)
        page = compose(menu.table, width, self.screen.height - 1, menu.lit(), events, below, choosable)
        self.screen.show(page)

    def _question(self, width: int) -> list[Line]:
        """Who is asked, and what; a game that names the player in its question has said so itself."""
        asked = self.words.own("asked", who=self.words.seat(self.seat))
        question = self.words.say(self.decision.prompt).removeprefix(asked).strip()
        return wrapped(Line(asked, "bold yellow").append(f" {question}", "bold default"), width)

    def _options(self, menu: Menu, width: int) -> list[Line]:
        def is_final(option: Option[Any]) -> bool:
            return self.sitting.is_final(self.seat, option)

        lines = menu.lines(width, is_final, self.sitting.session.outlook(self.seat))
        hints = [self.words.own("hint-sure")] if len(self.narrowed) == 1 else []
        hints += [self.words.own("hint-back")] if self.narrowed else []
        if len(self.decision.options) == 1:
            hints = [self.words.own("hint-only")]
        if any(is_final(option) for option in menu.options):
            hints.append(self.words.own("hint-final", sign=self.screen.glyphs.final))
        hints.append(self.words.own("hint-help"))
        return [*lines, *wrapped(Line("  ".join(hints), "dim"), width)]

    def _message(self, width: int) -> list[Line]:
        return [
            part
            for message in self.sitting.message
            for row in message.split("\n")
            for part in wrapped(Line(row, "green"), width)
        ]

    # What was typed

    def read(self, typed: str, menu: Menu) -> None:
        first, _, rest = typed.partition(" ")
        command = COMMANDS.get(first.casefold())
        if not typed:
            self._back(menu)
        elif len(typed) > 1 and self.decision.index(typed) >= 0:
            self._choose(typed, menu)  # a key may be a word that is also a command, such as `help`
        elif command is not None:
            command(self, rest.strip())
        elif first.startswith("?"):
            self.help(typed[1:].strip())
        else:
            self._choose(typed, menu)

    def _back(self, menu: Menu) -> None:
        """Enter takes a lone option, and otherwise gives up a narrowed list."""
        if len(self.decision.options) == 1:
            self._take(menu.options[0])
        self.narrowed = ()

    def _choose(self, typed: str, menu: Menu) -> None:
        found = menu.find(typed)
        if not found.options and self.narrowed and not typed.isdecimal():
            found = Menu(self.decision.options, menu.table).find(typed)
        if len(found.options) == 1 and (found.exact or not self._is_risky(found.options[0])):
            self._take(found.options[0])
        elif found.options:
            self.narrowed = tuple(found.options)
        else:
            self._refuse(typed, menu)

    def _is_risky(self, option: Option[Any]) -> bool:
        """What can't be taken back and was only described is shown alone before it is taken."""
        return self.narrowed != (option,) and self.sitting.is_final(self.seat, option)

    def _take(self, option: Option[Any]) -> None:
        self.sitting.answer(self.decision, option)
        self.done = True

    def _refuse(self, typed: str, menu: Menu) -> None:
        if typed.isdecimal():
            self._say("no-such-number", most=len(menu.entries))
        else:
            self.sitting.message = refusal(self.sitting, self.seat, typed)

    def _say(self, name: str, **args: str | int) -> None:
        self.sitting.message = [self.words.own(name, **args)]

    # Commands

    def undo(self, rest: str) -> None:
        undo(self.sitting, self.seat)
        self.done = True

    def help(self, rest: str) -> None:
        if rest:
            self.sitting.message = explain(self.sitting, self.seat, rest)
        else:
            self._read_page([Line(line) for line in help_page(self.sitting, self.decision)])

    def list_everything(self, rest: str) -> None:
        """Every option with its key and the clauses it rests on."""
        rows = []
        for option in self.decision.options:
            line = Line(option.key, "bold").append(f"  {self.words.say(option.label)}", "not bold")
            rows.append(line.append(f"  {' '.join(option.clauses)}", "not bold dim"))
        self._read_page(rows)

    def log(self, rest: str) -> None:
        """The end of the log first: that is what one has missed."""
        events = self.sitting.events(self.seat) or [Line(self.words.own("log-empty"))]
        rows = [part for event in events for part in wrapped(event, self.screen.width)]
        if self.screen.page(rows, self.words.own("more-before"), newest_first=True):
            self.screen.ask(self.words.own("go-on"))

    def _read_page(self, rows: list[Line]) -> None:
        lines = [part for row in rows for part in wrapped(row, self.screen.width, hang=4)]
        if self.screen.page(lines, self.words.own("more")):
            self.screen.ask(self.words.own("go-on"))

    def save(self, rest: str) -> None:
        path = path_from(rest) if rest else self.sitting.path
        if rest and not has_folder(path):
            self._say("no-folder", path=str(path.parent))
            return
        if rest and not is_replaceable(path):
            self._say("not-a-save", path=str(path))
            return
        try:
            write_save(path, self.sitting.session, self.sitting.notes())
            self._say("saved", path=str(path))
        except LanthornError as error:
            self.sitting.message = [error.say(self.sitting.words.language)]

    def quit(self, rest: str) -> None:
        raise Leave

    def speak(self, rest: str) -> None:
        if rest in LANGUAGES:
            self.words.language = rest
        else:
            self._say("languages", languages=", ".join(LANGUAGES))

    def hint(self, rest: str) -> None:
        self.sitting.message = hint(self.sitting, self.decision)

    def odds(self, rest: str) -> None:
        self.sitting.message = odds(self.sitting, self.decision)

    def review(self, rest: str) -> None:
        """Only of a finished game: until then it could tell what is hidden."""
        self.sitting.message = [self.words.own("review-later")]

    def change_seat(self, rest: str) -> None:
        """Let another person who may decide now do so."""
        others = self.sitting.others_asked()
        names = {self.sitting.players.names[seat]: seat for seat in others}
        if rest in names:
            self.sitting.give_keyboard(names[rest])
            self.done = True
        else:
            self._say("seats-asked", seats=", ".join(names) or "-")


COMMANDS: Final[dict[str, Callable[[Prompt, str], None]]] = {
    "u": Prompt.undo,
    "undo": Prompt.undo,
    "?": Prompt.help,
    "help": Prompt.help,
    "h": Prompt.list_everything,
    "l": Prompt.log,
    "log": Prompt.log,
    "s": Prompt.save,
    "save": Prompt.save,
    "q": Prompt.quit,
    "quit": Prompt.quit,
    "hint": Prompt.hint,
    "odds": Prompt.odds,
    "review": Prompt.review,
    "lang": Prompt.speak,
    "seat": Prompt.change_seat,
}
