"""What the terminal says: the game's own messages, and those of the terminal itself."""

from __future__ import annotations

import os
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any, Final

from lanthorn.engine import LanthornError, Match, Phrasebook, Text
from lanthorn.engine.text import LANGUAGES, Arg, read_locale

LOCALE: Final = Path(__file__).parent / "locale"


@cache
def terminal_phrasebook() -> Phrasebook:
    return Phrasebook(read_locale(LOCALE))


def trouble(name: str, /, **args: Arg) -> LanthornError:
    """Something that was asked for on the command line or at the table and can't be done."""
    return LanthornError(Text(name, args), LOCALE)


def system_language() -> str:
    """The language that the system is set to, if we speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def folded(text: str) -> str:
    """Words as they are compared with what was typed: without capitals, accents and curled apostrophes."""
    bare = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("’", "'"))
    return "".join(sign for sign in bare if not unicodedata.combining(sign)).strip()


class Words:
    """One language, and the game that is spoken of."""

    def __init__(self, language: str, match: Match[Any, Any] | None = None) -> None:
        self.language = language
        self.match = match

    def own(self, name: str, /, **args: Arg) -> str:
        """A message of the terminal."""
        return terminal_phrasebook().say(Text(name, args), self.language)

    def say(self, text: Text) -> str:
        """A message of the game."""
        if self.match is None:
            return text.id
        return self.match.phrasebook.say(text, self.language)

    def has(self, name: str) -> bool:
        """Whether the game has this message."""
        return self.match is not None and not self.match.phrasebook.render(Text(name), self.language)[1]

    def meaning(self, name: Text) -> str:
        """What the game says about what it calls so: `…-about` beside `…-name`; nothing if it doesn't."""
        stem = name.id.removesuffix("-name")
        return self.say_if_known(Text(f"{stem}-about", name.args)) if stem != name.id else ""

    def say_if_known(self, text: Text) -> str:
        """A message that a game may have or not; nothing if it doesn't."""
        if self.match is None:
            return ""
        said, errors = self.match.phrasebook.render(text, self.language)
        return "" if errors else said

    def about(self, name: str) -> list[str]:
        """What the game says about everything of this name, whether or not it is on the table."""
        if self.match is None:
            return []
        known = self.match.phrasebook.messages(self.language)
        named = [message for message in sorted(known) if f"{message}-about" in known and self.has(message)]
        return [
            self.own("titled", title=self.say(Text(message)), about=self.say(Text(f"{message}-about")))
            for message in named
            if folded(self.say(Text(message))) == folded(name)
        ]

    def game(self) -> str:
        return self.say(Text("game"))

    def seat(self, number: int) -> str:
        assert self.match is not None
        return self.say(Text(f"seat-{self.match.seats[number].name}"))
