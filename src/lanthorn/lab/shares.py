"""What so many wins in so many games say about the true share."""

from __future__ import annotations

from math import hypot, sqrt
from typing import Final

import msgspec

Z95: Final = 1.959963984540054
"""How many standard deviations hold 95 in 100 of a normal distribution."""


class Report(msgspec.Struct, frozen=True):
    """What many games showed."""

    def to_json(self) -> str:
        """All of it, for other programs."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2).decode()


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval: the shares that fit so many wins, 95 times in 100. Right for few games too."""
    if games == 0:
        return 0.0, 1.0
    share, spread = wins / games, z * z / games
    middle = share + spread / 2
    width = z * sqrt(share * (1 - share) / games + spread / games / 4)
    low, high = (middle - width) / (1 + spread), (middle + width) / (1 + spread)
    return max(0.0, low), min(1.0, high)


def difference(wins: int, games: int, other_wins: int, other_games: int) -> tuple[float, float]:
    """Between which bounds the difference of two shares lies, 95 times in 100: Newcombe's interval from
    Wilson's two. Where both played the same deals it is a little wider than it need be."""
    if not games or not other_games:
        return -1.0, 1.0
    one, other = wins / games, other_wins / other_games
    (low, high), (other_low, other_high) = wilson(wins, games), wilson(other_wins, other_games)
    middle = one - other
    return middle - hypot(one - low, other_high - other), middle + hypot(high - one, other - other_low)
