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


def say(text: Text, language: str) -> str:
    """A message of the lab."""
    return lab_phrasebook().say(text, language)
