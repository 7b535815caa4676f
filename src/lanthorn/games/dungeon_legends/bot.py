"""How well a position is for the heroes: for bots, hints and odds."""

from __future__ import annotations

from functools import lru_cache
from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from lanthorn.engine import Rollout
from lanthorn.games.dungeon_legends.mat import LAST_PASSAGE, NONE
from lanthorn.games.dungeon_legends.rules.cards import CARDS_IN_A_DECK
from lanthorn.games.dungeon_legends.state import PLAYING, WON, Player, State

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.book import Book

CARDS: Final = 31
"""A whole deck, and the turn in which it is found empty."""
SPEED: Final = 1.1
"""How much of the goal heroes reach in the time of a whole deck."""
SPREAD: Final = 0.15
"""How far off that they may be, by luck."""
LAST_TURN: Final = 0.02
"""Even without time to come there is the turn being played."""
PROMISE: Final = 2.0
"""How much of the goal the chapter's own things stand for, in its measure."""
DEPTH: Final = 0.25
"""How much of the goal it costs if what the goal needs lies a whole deck deep."""
MEANS: Final = 4.0
FEAR: Final = 13.0
"""How much what the heroes have, and what stands on the passage, count beside the goal."""

HAND_CARD: Final = 0.004
POOL_ICON: Final = 0.0012
"""What is gone by the end of the turn: each card in hand and each icon of whoever is on."""
USABLE_DUST: Final = 0.006
FAIRY: Final = 0.012
"""What a hero can spend now or later."""
RESISTANCE: Final = 0.006
SKILL_USED: Final = 0.010
ITEM: Final = 0.012
"""What lasts, each with a whole deck to come: Resistance left, skills used up, items in the decks."""

NEARNESS: Final = (0.0, 0.4, 0.45, 0.6, 0.9, 1.5, 2.5)
"""How much a card on each passage square weighs: little where it comes in, much before the castle."""
CARD_THERE: Final = 0.012
RESISTANCE_LEFT: Final = 0.006
"""What a card on the passage weighs, and each point of Resistance that it has left."""
LAST_IS_PUSHED: Final = 0.25
NEXT_IS_PUSHED: Final = 0.04
"""With a card on the entry, so that the next one moves all: a card before the castle, or a square further."""

ROLLOUT: Final = Rollout[State](
    steps=20,
    turn=lambda state: state.turn,
    weights={
        "strike": 8.0,
        "shoot": 8.0,
        "use": 6.0,
        "draw": 6.0,
        "play": 4.0,
        "recover": 4.0,
        "heal": 2.0,
        "teleport": 0.6,
        "convert": 0.5,
        "fairy": 0.3,
        "skill": 0.3,
        "refuse": 0.2,
        "end": 0.15,
        "lead": 0.1,
        "trade": 0.03,
    },
)
"""To the end of the turn, with hardly anything thrown away: so it shows what hand and icons are good for."""


def evaluate(state: State, seat: int) -> float:
    """From 0 (lost) to 1 (won): whether the rest of the goal can be reached in the turns that the deck
    leaves, with what the heroes have, and whether the castle holds so long."""
    if state.result != PLAYING:
        return 1.0 if state.result == WON else 0.0
    chapter = state.book.chapter
    time = (len(state.deck) + 1) / CARDS
    left = 1 - chapter.progress(state) - PROMISE * chapter.worth(state) + DEPTH * depth(state)
    score = (SPEED * time - left) / (SPREAD * sqrt(time + LAST_TURN))
    score += MEANS * means(state, time) - FEAR * pressure(state)
    return 0.01 + 0.98 / (1 + exp(-max(-30.0, min(30.0, score))))


def depth(state: State) -> float:
    """How deep in the deck the cards lie that the goal needs, as parts of a whole deck and of all of them.
    Whoever may look at cards and put others under the deck brings them nearer."""
    needed = sought(state.book)
    if not needed or not state.book.chapter.still_seeks(state):
        return 0.0
    deep, size = 0, len(state.deck)
    for place, card in enumerate(state.deck):
        if card in needed:
            deep += size - place
    return deep / (CARDS * len(needed))


@lru_cache(maxsize=32)
def sought(book: Book) -> frozenset[int]:
    """The game cards without which the goal can't be reached."""
    return frozenset(card for card in range(len(book.game)) if book.chapter.seeks(book, card))


def means(state: State, time: float) -> float:
    """What the heroes have to go on with. What lasts is worth more the more turns there are.

    Cards in hand and icons count a little, so that they are not thrown away for nothing; but no more than the
    fresh hand that follows on the end of a turn, or a bot would find it better never to end one."""
    value = HAND_CARD * len(state.hand.hand)
    for hero in state.heroes:
        value += USABLE_DUST * hero.usable + FAIRY * len(hero.fairies)
        value += time * (RESISTANCE * hero.resistance - SKILL_USED * hero.skills_used)
        if hero.player == state.active:
            value += POOL_ICON * sum(hero.pool)
    for own in state.players:
        value += time * ITEM * items(state.book, own)
    return value


def items(book: Book, own: Player) -> int:
    """How many cards beyond the basic ones a player has. What a chapter puts into decks is no help."""
    count = len(own.deck) + len(own.hand) + len(own.played) + len(own.discard)
    for card in book.own_cards:
        count -= card in own.deck or card in own.hand or card in own.played or card in own.discard
    return max(0, count - CARDS_IN_A_DECK)


def pressure(state: State) -> float:
    """What stands on the passage, by how near and how tough it still is. A card that comes onto an occupied
    entry moves all others, so both ends together are what to be afraid of."""
    chapter, total = state.book.chapter, 0.0
    for square in range(1, LAST_PASSAGE + 1):
        card = state.passage[square]
        if card != NONE:
            left = max(0, chapter.resistance(state, card) - state.damage.get(card, 0))
            total += (CARD_THERE + RESISTANCE_LEFT * left) * NEARNESS[square]
    if state.passage[1] != NONE:
        total += LAST_IS_PUSHED * (state.passage[LAST_PASSAGE] != NONE)
        total += NEXT_IS_PUSHED * (state.passage[LAST_PASSAGE - 1] != NONE)
    return total
