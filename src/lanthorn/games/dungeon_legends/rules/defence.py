"""Shields (DL-COMBAT-14, DL-COMBAT-15, DL-RUL-14): damage that can be cancelled."""

from __future__ import annotations

from lanthorn.engine import Option, Play
from lanthorn.games.dungeon_legends.icons import ICONS, SHIELD
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules import cards, skills
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
    """DL-CARD-12. In the own turn whatever gives Shields; at other times cards of the hand that have any."""
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
            if action.dust <= one.usable and cards.shields_among(one, action.icons):
                acts.append(options.play(hero, who, card, number))
    return acts + _skills(state, hero)


def _skills(state: State, hero: int) -> Acts:
    """DL-SKILL-08. Those that have Shields."""
    one, found = state.heroes[hero], list[Option[Act]]()
    skills.add_skills(state, hero, found)
    spaces = state.book.spaces[one.track] if found else ()
    return [skill for skill in found if cards.shields_among(one, spaces[skill.value.a].icons)]


def _is_acting(state: State, hero: int) -> bool:
    return state.phase == ACTING and state.heroes[hero].player == state.active


def _one_of_each(state: State, hand: list[int]) -> list[int]:
    return list({state.book.kind_of[card]: card for card in reversed(hand)}.values())


def _use(play: Play[State], hero: int, act: Act, damage: int) -> int:
    """Spend a Shield, or do what brings Shields; those not needed stay (DL-COMBAT-15)."""
    state = play.state
    one = state.heroes[hero]
    if act.verb == "shield-card":
        own = state.players[one.player]
        own.hand.remove(act.a)
        own.discard.append(act.a)
        card = state.book.cards[act.a]
        icons = " ".join([ICONS[SHIELD]] * card.shields)
        play.emit("played", ("DL-RUL-14",), hero=state.name(hero), card=card.id, icons=icons)
        count = min(damage, card.shields)
    else:
        if act.verb == "play":
            cards.play_card(play, act)
        elif act.verb == "skill":
            skills.use(play, act)
        count = 1 if act.verb == "shield" else min(damage, one.pool[SHIELD])
        one.pool[SHIELD] -= count
    play.emit("shielded", ("DL-COMBAT-14",), hero=state.name(hero), count=count)
    return count
