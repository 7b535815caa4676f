"""Madness (DL-CH4-CARD-07, DL-CH4-MAD): cards that have to be played."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from lanthorn.engine import Option, Play, Text
from lanthorn.games.dungeon_legends.chapters.base import Foretold, Loss
from lanthorn.games.dungeon_legends.chapters.magma.records import tables
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules import cards, events
from lanthorn.games.dungeon_legends.rules.defence import hurt
from lanthorn.games.dungeon_legends.rules.ending import lose_resistance
from lanthorn.games.dungeon_legends.state import Player, State

BLOW: Final = 1
LOSS: Final = 2


def is_madness(state: State, card: int) -> bool:
    return state.book.cards[card].id in tables(state).madness


def beside_the_mat(state: State) -> list[int]:
    """DL-CH4-SETUP-04. The Madness cards that nobody has."""
    taken = {card for own in state.players for pile in _piles(own) for card in pile}
    return [card for card in state.book.own_cards if card not in taken]


def _piles(own: Player) -> tuple[list[int], ...]:
    return own.deck, own.hand, own.played, own.discard


async def whisper(play: Play[State]) -> None:
    """DL-CH4-CARD-07, DL-RUL-69. One for each deck, picked from those left, onto its top."""
    state = play.state
    clauses = ("DL-CH4-CARD-07", "DL-RUL-69")
    for player in state.players_in_turn_order():
        offers: Acts = [
            state.book.options.hand_card("take-madness", card, clauses) for card in beside_the_mat(state)
        ]
        if offers:
            card = (await play.choose(player, "take-madness", offers, player=player + 1)).a
            cards.put_on_deck(play, player, card)
            name = state.book.cards[card].id
            play.emit("madness-taken", clauses, doer=player, player=player + 1, card=name)


# Playing one


def held(state: State) -> list[int]:
    """The Madness cards in the hand of whoever is on."""
    return [card for card in state.hand.hand if is_madness(state, card)]


def add_madness(state: State, hero: int, acts: Acts) -> None:
    """DL-CH4-MAD-01, DL-RUL-69. Any possible effect; nothing only where no effect is."""
    for card in held(state):
        effects = possible(state, hero, card)
        if not any(possible(state, other, card) for other in state.acting()):
            effects = ["nothing"]
        acts += [_option(state, hero, card, effect) for effect in effects]


def possible(state: State, hero: int, card: int) -> list[str]:
    effects = tables(state).madness[state.book.cards[card].id].effects
    return [effect for effect in effects if can_do(state, hero, effect)]


def can_do(state: State, hero: int, effect: str) -> bool:
    """Resistance can always be lost, and a card always be due: from an empty deck, that is the end."""
    if effect == "attack":
        return bool(victims(state, hero))
    if effect == "fairy":
        return bool(state.heroes[hero].fairies)
    return any(state.traps) if effect == "trap" else True


def victims(state: State, hero: int) -> list[int]:
    here = state.heroes[hero].at
    return [other for other in state.in_turn_order() if other != hero and state.heroes[other].at == here]


def _option(state: State, hero: int, card: int, effect: str) -> Option[Act]:
    who, name = state.name(hero), state.book.cards[card].id
    return state.book.options.pick(
        "madness",
        f"{who}:{name}:{effect}",
        card,
        {"hero": who, "card": name, "effect": effect},
        (f"card-{card}",),
        ("DL-CH4-MAD-01",),
        hero=hero,
        b=list(EFFECTS).index(effect),
    )


async def play_card(play: Play[State], act: Act) -> None:
    """DL-CH4-MAD-01, DL-CH4-MAD-02. It lies among the played cards until the turn ends."""
    state = play.state
    card, effect = act.a, list(EFFECTS)[act.b]
    own, who = state.hand, state.name(act.hero)
    own.hand.remove(card)
    own.played.append(card)
    own.played_as.append((act.hero, 0))
    name = state.book.cards[card].id
    play.emit("madness-played", ("DL-CH4-MAD-01",), hero=who, card=name, effect=effect)
    await EFFECTS[effect](play, act.hero)


# What can be told of it beforehand


def foretell(state: State, act: Act) -> Foretold | None:
    """DL-CH4-MAD-03, DL-CH4-MAD-06, DL-CH4-MAD-07. Of several who could be attacked, when one is picked."""
    if act.verb == "victim":
        return Foretold((Loss(act.a, BLOW, "shields"),))
    effect = list(EFFECTS)[act.b]
    if effect == "attack":
        found = victims(state, act.hero)
        return Foretold((Loss(found[0], BLOW, "shields"),)) if len(found) == 1 else None
    if effect == "lose":
        return Foretold((Loss(act.hero, LOSS),))
    return Foretold(cards=1) if effect == "reveal" else None


def awaits(state: State, due: int) -> list[Text]:
    """DL-CH4-CARD-07, DL-TURN-09. Those on top of the own deck, which everybody has seen, will be drawn: even
    if each card that is due puts one more above them."""
    deck, known = state.hand.deck, min(state.hand.known, cards.HAND - due)
    drawn = [card for card in deck[len(deck) - known :] if is_madness(state, card)] if known > 0 else []
    return [Text("then-madness", {"card": state.book.cards[card].id}) for card in reversed(drawn)]


# The effects


async def attack(play: Play[State], hero: int) -> None:
    """DL-CH4-MAD-03, DL-RUL-14, DL-RUL-69."""
    state = play.state
    options = state.book.options
    names = [(other, state.name(other)) for other in victims(state, hero)]
    offers: Acts = [
        options.pick("victim", name, other, {"hero": name}, (name,), ("DL-CH4-MAD-03",))
        for other, name in names
    ]
    victim = (await play.choose(state.active, "victim", offers, hero=state.name(hero))).a
    await hurt(play, victim, BLOW, "madness", "DL-CH4-MAD-03")


async def lose_fairy(play: Play[State], hero: int) -> None:
    """DL-CH4-MAD-04."""
    state = play.state
    own, options, fairies = state.heroes[hero].fairies, state.book.options, state.book.fairies
    offers: Acts = [
        options.pick(
            "lose-fairy", fairies[f].id, f, {"fairy": fairies[f].id}, (f"fairy-{f}",), ("DL-CH4-MAD-04",)
        )
        for f in {fairies[f].id: f for f in own}.values()
    ]
    fairy = (await play.choose(state.active, "lose-fairy", offers, hero=state.name(hero))).a
    own.remove(fairy)
    state.fairies_used.append(fairy)
    play.emit("fairy-lost", ("DL-CH4-MAD-04",), hero=state.name(hero), fairy=fairies[fairy].id)


async def remove_trap(play: Play[State], hero: int) -> None:
    """DL-CH4-MAD-05."""
    state = play.state
    options = state.book.options
    offers: Acts = [
        options.pick(
            "remove-trap", str(value), spot, {"value": value}, (f"trap-{value}",), ("DL-CH4-MAD-05",)
        )
        for spot, value in enumerate(state.traps)
        if value
    ]
    spot = (await play.choose(state.active, "remove-trap", offers)).a
    value, state.traps[spot] = state.traps[spot], 0
    play.emit("trap-removed", ("DL-CH4-MAD-05",), hero=state.name(hero), value=value)


async def lose(play: Play[State], hero: int) -> None:
    """DL-CH4-MAD-06."""
    lose_resistance(play, hero, LOSS, "madness", "DL-CH4-MAD-06")


async def reveal(play: Play[State], hero: int) -> None:
    """DL-CH4-MAD-07, DL-REV-06."""
    await events.reveal(play)


async def nothing(play: Play[State], hero: int) -> None:
    """DL-RUL-69."""


EFFECTS: Final[dict[str, Callable[[Play[State], int], Awaitable[None]]]] = {
    "attack": attack,
    "fairy": lose_fairy,
    "trap": remove_trap,
    "lose": lose,
    "reveal": reveal,
    "nothing": nothing,
}
