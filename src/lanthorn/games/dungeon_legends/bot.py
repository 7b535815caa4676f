"""How well a position is for the heroes: for bots, hints and odds."""

from __future__ import annotations

from lanthorn.games.dungeon_legends.state import LAST_PASSAGE, NONE, PLAYING, WON, State


def evaluate(state: State, seat: int) -> float:
    """From 0 (lost) to 1 (won). Progress towards the goal counts most, then how near the monsters are."""
    if state.result != PLAYING:
        return 1.0 if state.result == WON else 0.0
    chapter = state.book.chapter
    value = 0.15 + 0.55 * chapter.progress(state) + chapter.worth(state)
    value += 0.004 * len(state.deck)
    value -= pressure(state)
    for hero in state.heroes:
        value += 0.006 * hero.resistance + 0.004 * hero.usable + 0.01 * len(hero.fairies)
    return min(0.98, max(0.02, value))


def pressure(state: State) -> float:
    """What stands near the castle, by how near and how tough it still is."""
    chapter, total = state.book.chapter, 0.0
    for square in range(1, LAST_PASSAGE + 1):
        card = state.passage[square]
        if card != NONE:
            left = max(0, chapter.resistance(state, card) - state.damage.get(card, 0))
            total += (0.01 + 0.004 * left) * 1.6 ** (square - LAST_PASSAGE) * 4
    return total
