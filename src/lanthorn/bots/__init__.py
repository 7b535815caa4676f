"""Players that are programs. Each gets a `Mind` and answers decisions with the place of an option."""

from __future__ import annotations

from typing import Final

from lanthorn.bots.base import Bot, Mind
from lanthorn.bots.greedy import GreedyBot
from lanthorn.bots.random_bot import RandomBot
from lanthorn.engine import LanthornError, Text

BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(), GreedyBot())}
"""Every bot by its name. They keep nothing between decisions, so one of each is enough."""


def find_bot(name: str) -> Bot:
    """The bot with this name."""
    if name not in BOTS:
        raise LanthornError(Text("unknown-bot", {"bot": name, "known": ", ".join(BOTS)}))
    return BOTS[name]


__all__ = ["BOTS", "Bot", "GreedyBot", "Mind", "RandomBot", "find_bot"]
