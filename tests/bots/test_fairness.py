"""Bots know what their seat knows: what they think and pick hangs on the view and their dice alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lanthorn.bots import GreedyBot, Mind, SearchBot
from lanthorn.engine import Rng, Session, find_game
from lanthorn.engine.game import Choice

Agreed = tuple[str, dict[str, Choice]]
HEROES: dict[str, Agreed] = {
    "duel": ("dungeon-heroes", {}),
    "duel-both": ("dungeon-heroes", {"dragon": True, "undead": True}),
    "duel-blind-master": ("dungeon-heroes", {"dm_sees_own_tiles": False}),
    "solitaire": ("dungeon-heroes", {"mode": "solitaire"}),
}
LEGENDS: dict[str, Agreed] = {
    chapter: ("dungeon-legends", {"chapter": chapter})
    for chapter in ("fire", "moons", "crystals", "magma", "darkness")
}
AGREED = HEROES | LEGENDS


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


def pairs(agreed: Agreed, games: int, every: int) -> Iterator[tuple[Session[Any], Session[Any]]]:
    """Positions, each with one that looks the same from the seat that is asked."""
    dice, (game, settings) = Rng.seeded(7), agreed
    for seed in range(games):
        for position in positions(find_game(game).match(settings).start(seed), dice, every):
            seat = position.decisions[0].seat
            other = with_other_secrets(position, seat, dice)
            assert other.view(seat) == position.view(seat)
            yield position, other


@pytest.mark.parametrize("agreed", HEROES.values(), ids=list(HEROES))
def test_what_the_greedy_bot_picks_hangs_only_on_its_view_and_its_dice(agreed: Agreed) -> None:
    bot, compared = GreedyBot(), 0
    for one, other in pairs(agreed, games=4, every=7):
        asked = one.decisions[0]
        picks = {bot.choose(Mind(each, asked.seat, Rng.seeded(9)), asked) for each in (one, other)}
        assert len(picks) == 1, asked
        compared += 1
    assert compared >= 10


@pytest.mark.parametrize("agreed", AGREED.values(), ids=list(AGREED))
def test_all_that_a_search_finds_hangs_only_on_the_view_and_its_dice(agreed: Agreed) -> None:
    bot, compared = SearchBot("searching", games=25), 0
    for one, other in pairs(agreed, games=3, every=9):
        asked = one.decisions[0]
        if len(asked.options) > 1:
            found = [bot.search(Mind(each, asked.seat, Rng.seeded(9)), asked) for each in (one, other)]
            grown, again = (
                {key: (child.visits, child.worth) for key, child in tree.root.children.items()}
                for tree in found
            )
            assert grown == again, asked
            compared += 1
    assert compared >= 4
