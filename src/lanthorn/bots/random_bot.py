"""The bot that picks blindly: a yardstick for the others, and the fastest player there is."""

from __future__ import annotations

from typing import Any

from lanthorn.bots.base import Bot, Mind
from lanthorn.engine import Decision, Policy, Rng


class RandomBot(Bot):
    """Every option is as good as any other."""

    name = "random"

    def choose(self, mind: Mind, decision: Decision[Any]) -> int:
        return mind.rng.below(len(decision.options))

    def policy(self, rng: Rng) -> Policy:
        return lambda decision: rng.below(len(decision.options))
