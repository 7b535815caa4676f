"""Shields (DL-COMBAT-14, DL-COMBAT-15, DL-RUL-14): damage that can be cancelled."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.icons import SHIELD
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules import cards
from lanthorn.games.dungeon_legends.rules.ending import lose_resistance
from lanthorn.games.dungeon_legends.state import ACTING, State


async def hurt(play: Play[State], hero: int, damage: int, cause: str, *clauses: str) -> None:
    """A hero takes damage, less what his player cancels."""
    left = damage - await shielded(play, hero, damage, cause)
    if left:
        lose_resistance(play, hero, left, cause, *clauses)


async def shielded(play: Play[State], hero: int, damage: int, cause: str) -> int:
    """DL-COMBAT-14. How much of the damage the hero's player cancels, one Shield or card after another."""
    state = play.state
    seat = state.heroes[hero].player
    cancelled = 0
    while cancelled < damage:
        options = _shields(state, hero)
        if not options:
            break
        take = state.book.options.pick("take-damage", "", 0, {"damage": damage - cancelled}, ("end",), ())
        chosen = await play.choose(
            seat, "shield", [*options, take], damage=damage - cancelled, hero=state.name(hero), cause=cause
        )
        if chosen.verb == "take-damage":
            break
        cancelled += _use(play, hero, chosen, damage - cancelled)
    return cancelled


def _shields(state: State, hero: int) -> Acts:
    """DL-CARD-12. The Shields of the pool and, from the hand, cards that have any."""
    one, options, who = state.heroes[hero], state.book.options, state.name(hero)
    if not _is_acting(state, hero):
        return [
            options.hand_card("shield-card", card, ("DL-RUL-14",))
            for card in _one_of_each(state, state.players[one.player].hand)
            if state.book.cards[card].shields
        ]
    acts: Acts = []
    if one.pool[SHIELD]:
        acts.append(options.icon("shield", hero, who, SHIELD, ("DL-COMBAT-14",)))
    for card in _one_of_each(state, state.hand.hand):
        for number, action in enumerate(state.book.cards[card].actions):
            if action.icons[SHIELD] and action.dust <= one.usable:
                acts.append(options.play(hero, who, card, number))
    return acts


def _is_acting(state: State, hero: int) -> bool:
    return state.phase == ACTING and state.heroes[hero].player == state.active


def _one_of_each(state: State, hand: list[int]) -> list[int]:
    return list({state.book.kind_of[card]: card for card in reversed(hand)}.values())


def _use(play: Play[State], hero: int, act: Act, damage: int) -> int:
    """Spend a Shield, or play a card for its Shields; what is not needed stays (DL-COMBAT-15)."""
    state = play.state
    one = state.heroes[hero]
    if act.verb == "shield-card":
        own = state.players[one.player]
        own.hand.remove(act.a)
        own.discard.append(act.a)
        count = min(damage, state.book.cards[act.a].shields)
    else:
        if act.verb == "play":
            cards.play_card(play, act)
        count = min(damage, one.pool[SHIELD]) if act.verb == "play" else min(1, one.pool[SHIELD])
        one.pool[SHIELD] -= count
    play.emit("shielded", ("DL-COMBAT-14",), hero=state.name(hero), count=count)
    return count
