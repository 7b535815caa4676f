"""What can be told of an option before it is picked: what an attack does, what a Location or a card costs its
user, what the end of the turn risks.

Tried out by the rules themselves, on a copy of what everybody knows.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from typing import Any, Final

from lanthorn.engine import Arg, Decision, Play, Rng, Text
from lanthorn.games.dungeon_legends.chapters.base import Foretold
from lanthorn.games.dungeon_legends.mat import LAST_PASSAGE, NONE
from lanthorn.games.dungeon_legends.options import Act
from lanthorn.games.dungeon_legends.rules import combat, passage
from lanthorn.games.dungeon_legends.rules.cards import ready_icons
from lanthorn.games.dungeon_legends.rules.ending import GameOver, settle
from lanthorn.games.dungeon_legends.rules.rewards import has_fairy_space
from lanthorn.games.dungeon_legends.rules.turn import reveals_due
from lanthorn.games.dungeon_legends.state import ACTING, BEGINNING, ENDING, LOST, State
from lanthorn.games.dungeon_legends.view import redeal

COMES_OF_IT: Final = ("won", "key-taken", "lava-cooled")
"""What a defeat may bring about besides rewards, as `then-...` tells it."""


def outlook(state: State, seat: int, act: Act) -> tuple[Text, ...]:
    """Made from a view: what nobody knows can't be in it."""
    if state.phase not in (ACTING, ENDING):
        return ()
    if act.verb == "end":
        return tuple(_end(state))
    if act.verb in ("strike", "shoot"):
        return tuple(_attack(state, act))
    told = state.book.chapter.foretell(state, act)
    return tuple(_foretold(state, told)) if told else ()


def _tried(state: State, rule: Callable[[Play[State]], Coroutine[Any, Any, None]]) -> Play[State]:
    """A rule carried out on a copy: no Shield is used, no reward taken. All seats know the same."""
    twin = state.copy()
    redeal(twin, 0, Rng.seeded(0))
    play = Play(twin, _the_last)
    play.events = []
    with suppress(StopIteration, GameOver):
        rule(play).send(None)
    return play


def _the_last(decision: Decision[Any]) -> int:
    """To take the damage, or to decline."""
    return len(decision.options) - 1


# An attack


def _attack(state: State, act: Act) -> Iterator[Text]:
    """DL-COMBAT-03 to DL-COMBAT-07. The damage, what it brings, and what strikes back."""
    play = _tried(state, lambda play: combat.attack(play, act))
    told = {event.name: event.args for event in play.events or ()}
    yield _damage(play.state, act.a, told)
    stings, by_sword = combat.stings_of(state, act.a), act.verb == "strike"
    if by_sword and stings.broken:
        yield Text("then-broken", {"count": min(act.b, stings.broken)})
    if "defeated" in told:
        yield from _rewards(state, act)
        yield from (Text(f"then-{name}", told[name]) for name in COMES_OF_IT if name in told)
    all_heroes = int(state.book.game[act.a].strikes_all)
    if by_sword and stings.claws:
        yield Text("then-claws", {"count": stings.claws, "all": all_heroes})
    if stings.unavoidable:
        yield Text("then-unavoidable", {"count": stings.unavoidable, "all": all_heroes})
    if play.state.heroes[act.hero].resistance <= 0:
        sure = int(stings.unavoidable >= state.heroes[act.hero].resistance)
        yield Text("then-falls", {"hero": state.name(act.hero), "sure": sure})


def _damage(after: State, target: int, told: dict[str, dict[str, Arg]]) -> Text:
    damage = told["attacked"]["damage"]
    if "defeated" in told:
        return Text("then-defeated", {"damage": damage})
    if "no-mark" in told or not damage:
        return Text("then-unhurt")
    left = after.book.chapter.resistance(after, target) - after.damage.get(target, 0)
    return Text("then-wounded", {"damage": damage, "left": left})


def _rewards(state: State, act: Act) -> Iterator[Text]:
    """DL-REW-01, DL-REW-02. As far as there is anything to take, and room for it."""
    card = state.book.game[act.a]
    everybody = int(card.rewards_all)
    if card.item and any(item != NONE for item in state.item_market):
        yield Text("then-item", {"count": card.item, "all": everybody})
    room = card.rewards_all or has_fairy_space(state, act.hero)
    if card.fairy and room and any(fairy != NONE for fairy in state.fairy_market):
        yield Text("then-fairy", {"count": card.fairy, "all": everybody})


# What chapters know of Locations, cards and choices of their own


def _foretold(state: State, told: Foretold) -> Iterator[Text]:
    """The worst first. Where all heroes lose something, only those who fall are named."""
    if told.cards > len(state.deck):
        yield Text("then-no-card")
    elif told.cards:
        yield from _pushed(state, told.cards)
    yield from told.texts
    for hero, amount, how in told.losses:
        left = state.heroes[hero].resistance - amount
        args: dict[str, Arg] = {"hero": state.name(hero), "how": how}
        if left <= 0:
            yield Text("then-fells", args)
        elif len(told.losses) == 1:
            yield Text("then-loses", {**args, "count": amount, "left": left})


# The end of the turn


def _end(state: State) -> Iterator[Text]:
    """DL-TURN-05 to DL-TURN-07. The worst first; what is lost for nothing last."""
    play = _tried(state, _end_of_actions)
    due = reveals_due(play.state)
    if due > len(state.deck):
        yield Text("then-deck-empty")
    yield from _pushed(state, due)
    yield from state.book.chapter.risks(state, due)
    yield from (event.text for event in play.events or ())
    yield from state.book.chapter.awaits(state, due)
    icons = ready_icons(state)
    if icons:
        yield Text("then-icons-lost", {"icons": " ".join(icons)})


async def _end_of_actions(play: Play[State]) -> None:
    """DL-TURN-05. What burns whoever ends the turn here; whoever falls brings a second card."""
    await play.state.book.chapter.end_turn(play)
    settle(play)


def _pushed(state: State, due: int) -> Iterator[Text]:
    known = min(due, state.known_top)
    sure = pushed_out(state, _known_entering(state, known))
    card = sure if sure != NONE else _pushable(state, due)
    if card != NONE:
        yield Text("then-castle", {"monster": state.book.game[card].id, "sure": int(sure != NONE)})


def in_danger(state: State, due: int) -> int:
    """DL-PASS-04. The card that the cards due at the end of the turn could push into the castle."""
    return _pushable(state, due) if state.phase in (BEGINNING, ACTING) else NONE


def _pushable(state: State, due: int) -> int:
    """The card that so many game cards could push into the castle, as far as anybody can know."""
    if not any(card != NONE for card in state.passage[max(1, LAST_PASSAGE - due) :]):
        return NONE
    known = min(due, state.known_top)
    unknown = state.deck[: len(state.deck) - state.known_top]
    others = [card for card in unknown if not state.book.game[card].is_event]
    return pushed_out(state, _known_entering(state, known) + others[: due - known])


def _known_entering(state: State, count: int) -> list[int]:
    """Of the topmost cards, which all have seen, those that will lie on the passage."""
    top = state.deck[len(state.deck) - count :]
    return [card for card in reversed(top) if not state.book.game[card].is_event]


def pushed_out(state: State, entering: list[int]) -> int:
    """DL-PASS-03, DL-PASS-04. The card with which the castle falls if these enter one after another; NONE if
    it holds. What a card does when it appears is left out: it needs dice, and pushes nothing."""
    if not entering:
        return NONE

    async def push(play: Play[State]) -> None:
        for card in entering:
            first = play.state.book.chapter.entry(play.state)
            if play.state.passage[first] != NONE:
                await passage.advance(play)
            play.state.passage[first] = card

    after = _tried(state, push).state
    return next(card for card in reversed(after.passage) if card != NONE) if after.result == LOST else NONE
