"""The greedy bot plays well enough to be worth a game: it beats random play on either side."""

from __future__ import annotations

import pytest

from lanthorn.engine import find_game
from lanthorn.lab import simulate_many


@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "greedy")], ids=["as-heroes", "as-master"])
def test_greedy_wins_at_least_90_of_100_duels_against_random(bots: tuple[str, str]) -> None:
    report = simulate_many(find_game("dungeon-heroes").match(), bots, games=100, seed=1)
    assert report.seats[bots.index("greedy")].wins >= 90


def test_greedy_often_gets_the_treasures_in_solitaire_where_random_never_does() -> None:
    match = find_game("dungeon-heroes").match({"mode": "solitaire"})
    assert simulate_many(match, ["random"], games=20, seed=1).seats[0].wins == 0
    assert simulate_many(match, ["greedy"], games=20, seed=1).seats[0].wins >= 3
