"""How well a position is for the heroes: for bots, hints and odds."""

from __future__ import annotations

from math import exp
from typing import Final

from lanthorn.games.dungeon_legends.book import CARDS_IN_A_DECK
from lanthorn.games.dungeon_legends.state import LAST_PASSAGE, NONE, PLAYING, WON, Hero, Player, State

NEARNESS: Final = (0.0, 0.4, 0.45, 0.6, 0.9, 1.5, 2.5)
"""How much a card on each passage square weighs: little where it comes in, much before the castle."""


def evaluate(state: State, seat: int) -> float:
    """From 0 (lost) to 1 (won). Progress towards the goal counts most.

    Cards in hand and icons count a little, so that they are not thrown away for nothing; but no more than the
    fresh hand that follows on the end of a turn, or a bot would find it better never to end one."""
    if state.result != PLAYING:
        return 1.0 if state.result == WON else 0.0
    chapter = state.book.chapter
    value = 0.12 + 0.5 * chapter.progress(state) + chapter.worth(state)
    value += 0.004 * len(state.deck)
    value -= pressure(state)
    for hero in state.heroes:
        value += strength(hero)
        if hero.player == state.active:
            value += 0.0012 * sum(hero.pool)
    for own in state.players:
        value += 0.012 * items(own)
    value += 0.004 * len(state.hand.hand)
    return 0.02 + 0.96 / (1 + exp(4 * (0.5 - value)))


def strength(hero: Hero) -> float:
    """What a hero has for later; a skill is worth nothing if it is used for nothing."""
    value = 0.006 * hero.resistance + 0.006 * hero.usable
    return value + 0.012 * len(hero.fairies) - 0.010 * hero.skills_used


def items(own: Player) -> int:
    """How many cards beyond the basic ones a player has."""
    count = len(own.deck) + len(own.hand) + len(own.played) + len(own.discard)
    return max(0, count - CARDS_IN_A_DECK)


def pressure(state: State) -> float:
    """What stands on the passage, by how near and how tough it still is. A card that comes onto an occupied
    entry moves all others, so both ends together are what to be afraid of."""
    chapter, total = state.book.chapter, 0.0
    for square in range(1, LAST_PASSAGE + 1):
        card = state.passage[square]
        if card != NONE:
            left = max(0, chapter.resistance(state, card) - state.damage.get(card, 0))
            total += (0.012 + 0.006 * left) * NEARNESS[square]
    if state.passage[1] != NONE:
        total += 0.25 * (state.passage[LAST_PASSAGE] != NONE)
        total += 0.04 * (state.passage[LAST_PASSAGE - 1] != NONE)
    return total
