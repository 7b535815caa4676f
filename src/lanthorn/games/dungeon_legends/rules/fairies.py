"""Fairies (DL-FAIRY): most are icons for the pool, the others have a power of their own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from lanthorn.engine import Arg, Play
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules import cards, dust, ending, passage
from lanthorn.games.dungeon_legends.rules.consent import agrees, may_ask
from lanthorn.games.dungeon_legends.rules.dice import spend_fairy
from lanthorn.games.dungeon_legends.rules.looking import look
from lanthorn.games.dungeon_legends.state import State

Power = Callable[[Play[State], int, int], Awaitable[None]]


def add_fairies(state: State, hero: int, acts: Acts) -> None:
    """DL-FAIRY-04, DL-FAIRY-05. Those that would do something now."""
    book, who = state.book, state.name(hero)
    for fairy in state.heroes[hero].fairies:
        power = book.fairies[fairy].power
        if not power or _useful(state, hero, power):
            acts.append(book.options.fairy(hero, who, fairy))


def _useful(state: State, hero: int, power: str) -> bool:
    """Whether a power could do anything. Dice are chosen and rerolled when they fall (DL-RUL-37)."""
    if power in ("choose-die", "reroll"):
        return False
    if power == "repeat":
        return bool(_repeatable(state, hero))
    if power == "trade-places":
        return bool(_partners(state, hero))
    if power == "share-healing":
        return any(ending.is_hurt(state, other) for other in range(len(state.heroes)))
    if power == "share-dust":
        return any(other.inactive for other in state.heroes)
    if power == "swap-monsters":
        return len(passage.monsters(state)) > 1
    if power == "calm":
        return any(threat != NONE for threat in state.threats)
    if power == "fetch":
        return bool(state.hand.deck or state.hand.discard)
    if power == "foresight":
        return bool(state.deck)
    if power == "disarm":
        return bool(_armed(state))
    return not state.still


async def use(play: Play[State], act: Act) -> None:
    """DL-FAIRY-07. The Fairy goes to the used pile; its effect follows."""
    state = play.state
    record = state.book.fairies[act.a]
    if record.power == "trade-places":
        await _trade_places(play, act.hero, act.a)
        return
    spend_fairy(play, act.hero, act.a)
    if record.icons:
        cards.gain(play, act.hero, state.book.fairy_icons[act.a])
    if record.power:
        await POWERS[record.power](play, act.hero, record.amount)


async def stillness(play: Play[State], hero: int, amount: int) -> None:
    """DL-FAIRY-12, DL-REV-07, DL-RUL-26."""
    play.state.still = True


async def repeat(play: Play[State], hero: int, amount: int) -> None:
    """DL-FAIRY-13. A card played this turn once more, its cost paid once more."""
    state = play.state
    options = state.book.options
    offers = [options.play(hero, state.name(hero), card, action) for card, action in _repeatable(state, hero)]
    chosen = await play.choose(state.active, "repeat", offers, hero=state.name(hero))
    action = state.book.cards[chosen.a].actions[chosen.b]
    dust.spend(play, hero, action.dust, "DL-FAIRY-13")
    play.emit("repeated", ("DL-FAIRY-13",), hero=state.name(hero), card=state.book.cards[chosen.a].id)
    cards.gain(play, hero, action.icons)


def _repeatable(state: State, hero: int) -> list[tuple[int, int]]:
    """Cards played this turn with the action chosen for them, as far as the hero can pay again."""
    own, book, usable = state.hand, state.book, state.heroes[hero].usable
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for card, (_, action) in zip(own.played, own.played_as, strict=True):
        actions = book.cards[card].actions
        if actions and actions[action].dust <= usable:
            found.setdefault((book.kind_of[card], action), (card, action))
    return list(found.values())


async def share_healing(play: Play[State], hero: int, amount: int) -> None:
    """DL-FAIRY-14. Point by point, to whoever needs it."""
    for left in range(amount, 0, -1):
        hurt = [other for other in play.state.in_turn_order() if ending.is_hurt(play.state, other)]
        chosen = await _choose_hero(play, "share-healing", hurt, left)
        if chosen == NONE:
            return
        ending.recover_resistance(play, chosen, 1, "DL-FAIRY-14")


async def share_dust(play: Play[State], hero: int, amount: int) -> None:
    """DL-FAIRY-14."""
    for left in range(amount, 0, -1):
        state = play.state
        short = [other for other in state.in_turn_order() if state.heroes[other].inactive]
        chosen = await _choose_hero(play, "share-dust", short, left)
        if chosen == NONE:
            return
        dust.recover(play, chosen, 1, "DL-FAIRY-14")


async def _choose_hero(play: Play[State], kind: str, heroes: list[int], left: int) -> int:
    state = play.state
    if not heroes:
        return NONE
    options = state.book.options
    names = [(other, state.name(other)) for other in heroes]
    offers = [
        options.pick("give", name, other, {"hero": name}, (name,), ("DL-FAIRY-14",)) for other, name in names
    ]
    enough = options.pick("enough", "", NONE, {}, ("end",), ())
    return (await play.choose(state.active, kind, [*offers, enough], left=left)).a


async def _trade_places(play: Play[State], hero: int, fairy: int) -> None:
    """DL-FAIRY-15. No walk: nothing on the way matters. If the other player refuses, the Fairy stays."""
    state = play.state
    options = state.book.options
    names = [(other, state.name(other)) for other in _partners(state, hero)]
    offers = [
        options.pick("with", name, other, {"hero": name}, (name,), ("DL-FAIRY-15",)) for other, name in names
    ]
    other = (await play.choose(state.active, "trade-places", offers, hero=state.name(hero))).a
    if await agrees(play, other, hero, "trade-places"):
        spend_fairy(play, hero, fairy)
        one, two = state.heroes[hero], state.heroes[other]
        one.at, two.at = two.at, one.at
        play.emit("places-traded", ("DL-FAIRY-15",), hero=state.name(hero), other=state.name(other))


def _partners(state: State, hero: int) -> list[int]:
    here = state.heroes[hero].at
    return [
        other
        for other, one in enumerate(state.heroes)
        if other != hero and one.at != here and may_ask(state, other, hero, "trade-places")
    ]


async def swap_monsters(play: Play[State], hero: int, amount: int) -> None:
    """DL-FAIRY-18."""
    state = play.state
    first = await passage.choose_card(play, passage.monsters(state), "swap-first", "DL-FAIRY-18")
    others = [card for card in passage.monsters(state) if card != first]
    second = await passage.choose_card(play, others, "swap-second", "DL-FAIRY-18")
    await passage.swap(play, first, second)


async def calm(play: Play[State], hero: int, amount: int) -> None:
    """DL-FAIRY-19. A Threat anywhere."""
    await passage.remove_threat(play, "DL-FAIRY-19")


async def fetch(play: Play[State], hero: int, amount: int) -> None:
    """DL-FAIRY-20. Any card of the deck or of the discard pile; the pile it came from is shuffled."""
    state = play.state
    own, options = state.hand, state.book.options
    piles = {"deck": own.deck, "discard": own.discard}
    offers = []
    for number, (name, pile) in enumerate(piles.items()):
        for card in state.book.one_of_each(sorted(pile)):
            what = state.book.cards[card].id
            args: dict[str, Arg] = {"card": what, "pile": name}
            touches = (f"{name}-{state.active}",)
            option = options.pick("fetch", f"{name}:{what}", card, args, touches, ("DL-FAIRY-20",), b=number)
            offers.append(option)
    chosen = await play.choose(state.active, "fetch", offers)
    card, from_discard = chosen.a, chosen.b
    pile = own.discard if from_discard else own.deck
    pile.remove(card)
    own.hand.append(card)
    pile.sort()
    state.rng.shuffle(pile)
    if not from_discard:
        own.known = 0
    play.emit("fetched", ("DL-FAIRY-20",), player=state.active + 1, card=state.book.cards[card].id)


async def foresight(play: Play[State], hero: int, amount: int) -> None:
    """DL-FAIRY-21. Both go back on top."""
    await look(play, amount, "DL-FAIRY-21", may_go_under=False)


async def disarm(play: Play[State], hero: int, amount: int) -> None:
    """DL-FAIRY-22, DL-RUL-39."""
    state = play.state
    state.disarmed = await passage.choose_card(play, _armed(state), "disarm", "DL-FAIRY-22")
    play.emit("disarmed", ("DL-FAIRY-22",), monster=state.book.game[state.disarmed].id)


def _armed(state: State) -> list[int]:
    game = state.book.game
    return [card for card in passage.monsters(state) if game[card].claws or game[card].broken]


POWERS: dict[str, Power] = {
    "stillness": stillness,
    "repeat": repeat,
    "share-healing": share_healing,
    "swap-monsters": swap_monsters,
    "calm": calm,
    "fetch": fetch,
    "share-dust": share_dust,
    "foresight": foresight,
    "disarm": disarm,
}
