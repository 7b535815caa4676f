"""Players that are programs. Each gets a `Mind` and answers decisions with the place of an option."""

from __future__ import annotations

from typing import Final

from lanthorn.bots.base import Bot, Mind, Recollection
from lanthorn.bots.greedy import GreedyBot
from lanthorn.bots.random_bot import RandomBot
from lanthorn.bots.search import SearchBot
from lanthorn.engine import LanthornError, Text

CASUAL: Final = SearchBot("casual", games=40, seconds=2)
STRONG: Final = SearchBot("strong", games=300, seconds=5)
MASTER: Final = SearchBot("master", games=1500, seconds=20)
BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), GreedyBot(), CASUAL, STRONG, MASTER)}
"""Every bot by its name, the weaker ones first. What they take along from one decision to the
next is in the mind, so one of each will do."""

USUAL_BOT: Final = CASUAL.name
"""Who sits where nothing else was said: a fair opponent who lets nobody wait."""


def find_bot(name: str) -> Bot:
    """The bot with this name."""
    if name not in BOTS:
        raise LanthornError(Text("unknown-bot", {"bot": name, "known": ", ".join(BOTS)}))
    return BOTS[name]


__all__ = [
    "BOTS",
    "USUAL_BOT",
    "Bot",
    "GreedyBot",
    "Mind",
    "RandomBot",
    "Recollection",
    "SearchBot",
    "find_bot",
]
