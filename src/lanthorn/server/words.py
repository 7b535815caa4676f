"""The messages that clients need to speak of a game: the engine's, the server's, the game's, its packs'."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import lanthorn.engine
from lanthorn.engine import Match
from lanthorn.engine.text import LANGUAGES, Locale, read_locale


@cache
def _common() -> tuple[Locale, ...]:
    engine = Path(lanthorn.engine.__file__).parent
    return read_locale(engine / "locale"), read_locale(Path(__file__).parent / "locale")


def words_of(match: Match[Any, Any]) -> dict[str, str]:
    """Language -> messages in Fluent's syntax; a later one replaces an earlier one of the same name."""
    locales = [*_common(), *match.locales]
    return {
        language: "\n".join(locale[language] for locale in locales if language in locale)
        for language in LANGUAGES
    }
