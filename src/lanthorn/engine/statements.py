"""Positions from words, as far as that is the same in every game: statements, and what none of them means."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from lanthorn.engine.errors import LanthornError, phrased
from lanthorn.engine.text import Text

Statements = Sequence[tuple[str, Callable[..., bool | None]]]
"""Patterns, and what is done with the groups of words that match one as a whole; the first match counts."""


class Misread(LanthornError):
    """A statement that names something the game doesn't have: why not, as the end of a sentence."""


class UnreadablePosition(LanthornError):
    """Statements that are no position, each with what is wrong with it."""

    def __init__(self, mistakes: Sequence[tuple[str, Misread]]) -> None:
        super().__init__(_told(mistakes, "en"))
        self.mistakes = mistakes
        self.args = (mistakes,)  # for pickle

    def say(self, language: str) -> str:
        return phrased(_told(self.mistakes, language), language)


def _told(mistakes: Sequence[tuple[str, Misread]], language: str) -> Text:
    whys = [Text("position-mistake", {"words": words, "why": why.say(language)}) for words, why in mistakes]
    return Text("position-unreadable", {"mistakes": " ".join(phrased(why, language) for why in whys)})


def read_position(text: str, read: Callable[[str], None]) -> None:
    """Read each statement; they are separated by commas, semicolons or new lines. Every misunderstanding is
    reported at once."""
    mistakes = []
    for statement in re.split(r"[,;\n]", text.lower()):
        words = " ".join(statement.split()).rstrip(".")
        if not words:
            continue
        try:
            read(words)
        except Misread as error:
            mistakes.append((words, error))
    if mistakes:
        raise UnreadablePosition(mistakes)


def obey(statements: Statements, words: str, *about: Any) -> bool:
    """Whether a statement was meant: then its rule is called with what it is about and what was said, and may
    still refuse by False."""
    for pattern, rule in statements:
        found = re.fullmatch(pattern, words)
        if found:
            return rule(*about, *found.groups()) is not False
    return False
