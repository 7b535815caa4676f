"""The greedy bot knows what its seat knows: what it picks hangs on the view and its dice alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lanthorn.bots import GreedyBot, Mind
from lanthorn.engine import Rng, Session, find_game
from lanthorn.engine.game import Choice

SETTINGS: dict[str, dict[str, Choice]] = {
    "duel": {},
    "duel-both": {"dragon": True, "undead": True},
    "duel-blind-master": {"dm_sees_own_tiles": False},
    "solitaire": {"mode": "solitaire"},
}


def positions(session: Session[Any], dice: Rng, every: int) -> Iterator[Session[Any]]:
    """A random game, stopped at every so-manieth decision that begins an act."""
    for number in range(1, 150):
        if session.is_over:
            return
        if number % every == 0 and session.checkpoint_at == len(session.log):
            yield session
        asked = session.decisions[0]
        session.pick(asked.seat, dice.below(len(asked.options)))


def with_other_secrets(session: Session[Any], seat: int, dice: Rng) -> Session[Any]:
    """The same game as far as this seat can tell; what it can't know is another truth."""
    state = session.checkpoint.copy()
    session.match.game.redeal(state, seat, dice)
    state.rng = Rng.seeded(dice.below(1000))
    return session.match.resume(state)


@pytest.mark.parametrize("settings", SETTINGS.values(), ids=list(SETTINGS))
def test_what_the_greedy_bot_picks_hangs_only_on_its_view_and_its_dice(settings: dict[str, Choice]) -> None:
    dice, bot, compared = Rng.seeded(7), GreedyBot(), 0
    for seed in range(4):
        session = find_game("dungeon-heroes").match(settings).start(seed)
        for position in positions(session, dice, every=7):
            asked = position.decisions[0]
            other = with_other_secrets(position, asked.seat, dice)
            assert other.view(asked.seat) == position.view(asked.seat)
            picks = {bot.choose(Mind(one, asked.seat, Rng.seeded(9)), asked) for one in (position, other)}
            assert len(picks) == 1, asked
            compared += 1
    assert compared >= 10
