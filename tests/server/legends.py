"""A campaign of Dungeon Legends whose first chapter is won."""

from __future__ import annotations

import json
from typing import Any

from lanthorn.engine import find_game
from lanthorn.engine.campaign import Campaign, write
from tests.server.host import Message


def a_won_legend(item: str) -> Message:
    """A chapter that begins at its happy end, with an item in the first deck."""
    settings = {"players": "2", "hero_1": "knight", "hero_2": "scout"}
    match = find_game("dungeon-legends").match(settings)
    state: Any = match.deal(7)
    card = next(n for n, card in enumerate(match.book.cards) if card.id == item)
    for pile in (state.items, state.item_market):
        if card in pile:
            pile.remove(card)
    state.players[0].discard.append(card)
    state.result = 1
    campaign = Campaign(game="dungeon-legends", name="Tuesdays", settings=dict(settings))
    campaign.add(match.resume(state))
    return dict(json.loads(write(campaign)))
