"""Rewards (DL-REW): items from the market (DL-ITEM) and Fairies (DL-FAIRY)."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.options import Acts
from lanthorn.games.dungeon_legends.rules.cards import put_on_deck
from lanthorn.games.dungeon_legends.state import State


async def reward(play: Play[State], hero: int, target: int) -> None:
    """DL-REW-01, DL-REW-02. To the hero who defeated it, or to everybody in turn order."""
    state = play.state
    card = state.book.game[target]
    player = state.heroes[hero].player
    for _ in range(card.item):
        for taker in state.players_in_turn_order() if card.rewards_all else [player]:
            await gain_item(play, taker)
    for _ in range(card.fairy):
        for taker in state.in_turn_order() if card.rewards_all else [hero]:
            await gain_fairy(play, taker)


def item_options(state: State) -> Acts:
    """DL-ITEM-05. The cards that lie open."""
    options, cards = state.book.options, state.book.cards
    return [
        options.pick(
            "take-item", cards[card].id, card, {"card": cards[card].id}, (f"card-{card}",), ("DL-ITEM-05",)
        )
        for card in sorted(state.book.one_of_each(c for c in reversed(state.item_market) if c != NONE))
    ]


async def gain_item(play: Play[State], player: int) -> None:
    """DL-ITEM-05 to DL-ITEM-08, DL-REW-05. On top of the deck; the market is refilled at once."""
    state = play.state
    offers = item_options(state)
    if not offers:
        return
    decline = state.book.options.pick("decline", "", NONE, {}, ("decline",), ("DL-REW-05",))
    chosen = await play.choose(player, "take-item", [*offers, decline], player=player + 1)
    if chosen.a != NONE:
        take_from_market(play, chosen.a)
        put_on_deck(play, player, chosen.a)
        name = state.book.cards[chosen.a].id
        play.emit("item-gained", ("DL-ITEM-06",), doer=player, player=player + 1, card=name)


def take_from_market(play: Play[State], card: int) -> None:
    """DL-ITEM-07, DL-ITEM-08."""
    state = play.state
    place = state.item_market.index(card)
    state.item_market[place] = state.items.pop() if state.items else NONE
    if state.item_market[place] != NONE:
        play.reveal()


def has_fairy_space(state: State, hero: int) -> bool:
    """DL-FAIRY-02."""
    one = state.heroes[hero]
    return len(one.fairies) < state.book.heroes[one.kind].fairy_spaces


async def gain_fairy(play: Play[State], hero: int, *, sanctuary: bool = False) -> None:
    """DL-FAIRY-01 to DL-FAIRY-03, DL-FAIRY-08, DL-FAIRY-09. From the market, or from the Fairy Sanctuary."""
    state = play.state
    shelf = state.sanctuary if sanctuary else state.fairy_market
    if not has_fairy_space(state, hero) or not any(fairy != NONE for fairy in shelf):
        return
    options, fairies = state.book.options, state.book.fairies
    offers = [
        options.pick(
            "take-fairy", fairies[f].id, f, {"fairy": fairies[f].id}, (f"fairy-{f}",), ("DL-FAIRY-01",)
        )
        for f in shelf
        if f != NONE
    ]
    decline = options.pick("decline", "", NONE, {}, ("decline",), ("DL-REW-05",))
    seat, name = state.heroes[hero].player, state.name(hero)
    chosen = await play.choose(seat, "take-fairy", [*offers, decline], hero=name)
    if chosen.a != NONE:
        shelf[shelf.index(chosen.a)] = draw_fairy(play)
        state.heroes[hero].fairies.append(chosen.a)
        play.emit("fairy-gained", ("DL-FAIRY-01",), hero=name, fairy=fairies[chosen.a].id)


def draw_fairy(play: Play[State]) -> int:
    """DL-FAIRY-10, DL-FAIRY-11. A random one of the supply; the used ones come back when it is empty."""
    state = play.state
    if not state.fairies:
        if not state.fairies_used:
            return NONE
        state.fairies, state.fairies_used = sorted(state.fairies_used), []
        state.rng.shuffle(state.fairies)
        play.emit("fairies-return", ("DL-FAIRY-10",))
    play.reveal()
    return state.fairies.pop()
