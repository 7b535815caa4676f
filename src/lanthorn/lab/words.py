"""What the lab says to those who use it, in their language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from lanthorn.engine import Arg, LanthornError, Phrasebook, Text
from lanthorn.engine.text import read_locale

LOCALE: Final = Path(__file__).parent / "locale"


@cache
def lab_phrasebook() -> Phrasebook:
    return Phrasebook(read_locale(LOCALE))


def lab_trouble(name: str, /, **args: Arg) -> LanthornError:
    """Something that was asked of the lab and can't be done."""
    return LanthornError(Text(name, args), LOCALE)


class LabWords:
    """The lab in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, name: str, /, **args: Arg) -> str:
        return lab_phrasebook().say(Text(name, args), self.language)

    def number(self, value: float) -> str:
        """With one place after the point, or after what stands for it."""
        return f"{value:.1f}".replace(".", self.say("point"))

    def percent(self, share: float) -> str:
        return self.say("percent", number=self.number(100 * share))

    def between(self, low: float, high: float) -> str:
        """The bounds of a share."""
        return self.say("from-to", low=self.number(100 * low), high=self.percent(high))
