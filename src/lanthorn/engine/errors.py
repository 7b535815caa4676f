"""What can go wrong through no fault of the program. Each message is one clear sentence."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from lanthorn.engine.text import Phrasebook, Text

LOCALE: Final = Path(__file__).parent / "locale"


class LanthornError(Exception):
    """Something a person asked for can't be done; the message says what and why.

    A `Text` is for players, who read it in their language: its words lie in `locale`. A plain sentence
    is for those who write content, games or programs.
    """

    def __init__(self, message: str | Text, locale: Path = LOCALE) -> None:
        super().__init__(message, locale)
        self.message, self.locale = message, locale

    @property
    def text(self) -> Text | None:
        return None if isinstance(self.message, str) else self.message

    def say(self, language: str) -> str:
        if isinstance(self.message, str):
            return self.message
        return phrased(self.message, language, self.locale)

    def __str__(self) -> str:
        return self.say("en")


def phrased(text: Text, language: str, locale: Path = LOCALE) -> str:
    """What can't be done, in words that lie in `locale`."""
    return _words(locale).say(text, language)


@cache
def _words(locale: Path) -> Phrasebook:
    from lanthorn.engine.text import Phrasebook, read_locale

    return Phrasebook(read_locale(locale))


class UnknownGame(LanthornError):
    """No installed package brings this game."""


class SettingError(LanthornError):
    """A game was asked for with a setting that it doesn't have or a value that it doesn't take."""


class SaveError(LanthornError):
    """A save file can't be read, or is not one."""


class IllegalChoice(LanthornError):
    """An answer that was not on offer. Nothing has changed."""

    def __init__(self, kind: str, answer: str, reason: str) -> None:
        super().__init__(f"{answer!r} is no answer to {kind!r}: {reason}")
        self.kind, self.answer, self.reason = kind, answer, reason
