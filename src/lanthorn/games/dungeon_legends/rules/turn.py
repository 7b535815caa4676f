"""A player's turn (DL-TURN): what can be done in the action phase, and what the end phase brings."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from lanthorn.engine import Arg, Play
from lanthorn.games.dungeon_legends.icons import (
    BASIC,
    CONVERT,
    DRAW,
    DUST,
    DUST_ALLY,
    HEAL,
    HEAL_ALL,
    HEAL_ALLY,
    HEAL_ANY,
    NUMBER,
)
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules import (
    cards,
    combat,
    dust,
    ending,
    events,
    fairies,
    locations,
    moving,
    skills,
)
from lanthorn.games.dungeon_legends.rules.consent import agrees, may_ask
from lanthorn.games.dungeon_legends.state import ACTING, BEGINNING, ENDING, State


async def begin(play: Play[State]) -> None:
    """DL-TURN-02. Effects at the start of a turn."""
    state = play.state
    state.turn += 1
    heroes = " ".join([state.name(hero) for hero in state.acting()])
    play.emit("turn-begins", ("DL-TURN-01",), turn=state.turn, player=state.active + 1, heroes=heroes)
    await state.book.chapter.begin_turn(play)
    ending.settle(play)
    if state.phase == BEGINNING:
        state.phase = ACTING


# The action phase


def legal_acts(state: State) -> Acts:
    """DL-TURN-03. Everything that the active player's heroes can do now, and ending the phase."""
    acts: Acts = []
    for hero in state.acting():
        _add_plays(state, hero, acts)
        combat.add_attacks(state, hero, acts)
        moving.add_moves(state, hero, acts)
        locations.add_uses(state, hero, acts)
        acts += state.book.chapter.acts(state, hero)
        _add_icons(state, hero, acts)
        fairies.add_fairies(state, hero, acts)
        skills.add_skills(state, hero, acts)
        _add_trades(state, hero, acts)
    if state.book.chapter.may_end(state):
        acts.append(state.book.options.end)
    return acts


def _add_plays(state: State, hero: int, acts: Acts) -> None:
    """DL-CARD-11, DL-ITEM-04. One card of each kind, by each action that can be paid."""
    book, usable, who = state.book, state.heroes[hero].usable, state.name(hero)
    for card in book.one_of_each(state.hand.hand):
        for number, action in enumerate(book.cards[card].actions):
            if action.dust <= usable:
                acts.append(book.options.play(hero, who, card, number))


def _add_icons(state: State, hero: int, acts: Acts) -> None:
    """Icons of the pool that are used by themselves: drawing, healing, Dust, Convert."""
    one, options, who = state.heroes[hero], state.book.options, state.name(hero)
    pool = one.pool
    if not any(pool):
        return
    for icon in DRAW:
        if pool[icon] and (state.hand.deck or state.hand.discard):
            acts.append(options.icon("draw", hero, who, icon, ("DL-IC-H06",)))
    if pool[DUST] and one.inactive:
        acts.append(options.icon("recover", hero, who, DUST, ("DL-IC-H03",)))
    for icon in (HEAL, HEAL_ALL):
        if pool[icon] and ending.is_hurt(state, hero):
            acts.append(options.icon("heal", hero, who, icon, ("DL-IC-H08",)))
    for icon in (HEAL_ALLY, HEAL_ANY, DUST_ALLY):
        if pool[icon]:
            _add_gifts(state, hero, icon, acts)
    if pool[CONVERT]:
        acts += [
            options.convert(hero, who, source, goal) for source in BASIC for goal in BASIC if source != goal
        ]


def _add_gifts(state: State, hero: int, icon: int, acts: Acts) -> None:
    """DL-IC-H12. For oneself or for another hero."""
    options, who = state.book.options, state.name(hero)
    verb = "recover" if icon == DUST_ALLY else "heal"
    for other, one in enumerate(state.heroes):
        needs = one.inactive > 0 if icon == DUST_ALLY else ending.is_hurt(state, other)
        if needs and (icon == HEAL_ANY or may_ask(state, other, hero, verb)):
            acts.append(options.icon(verb, hero, who, icon, ("DL-ICON-08",), state.name(other), other))


def _add_trades(state: State, hero: int, acts: Acts) -> None:
    """DL-DISC-01, DL-DISC-03."""
    if len(state.hand.hand) < cards.FOR_AN_ICON or cards.count_discardable(state) < cards.FOR_AN_ICON:
        return
    options, who = state.book.options, state.name(hero)
    acts += [options.trade(hero, who, NUMBER[icon]) for icon in state.book.mat.for_three_cards]


async def act(play: Play[State]) -> None:
    """DL-TURN-03, DL-TURN-04. One action, or the end of the phase."""
    state = play.state
    options = play.offer(legal_acts)
    chosen = await play.choose(state.active, "act", options, always=True, **_standing(state))
    if chosen.verb == "end":
        state.phase = ENDING
        return
    handler = ACTS.get(chosen.verb)
    await (handler or state.book.chapter.act)(play, chosen)
    ending.settle(play)


def _standing(state: State) -> dict[str, Arg]:
    """Who acts, with how many cards, and what is ready."""
    icons, heroes = cards.ready_icons(state), " ".join([state.name(hero) for hero in state.acting()])
    return {"heroes": heroes, "hand": len(state.hand.hand), "ready": len(icons), "icons": " ".join(icons)}


async def _play_card(play: Play[State], act: Act) -> None:
    cards.play_card(play, act)


async def _convert(play: Play[State], act: Act) -> None:
    cards.convert(play, act)


async def _teleport(play: Play[State], act: Act) -> None:
    moving.teleport(play, act)


async def _skill(play: Play[State], act: Act) -> None:
    skills.use(play, act)


async def _draw(play: Play[State], act: Act) -> None:
    """DL-IC-H06."""
    play.state.heroes[act.hero].pool[act.a] -= 1
    cards.draw(play, play.state.active, 1 + DRAW.index(act.a), "DL-IC-H06")


async def _recover(play: Play[State], act: Act) -> None:
    """DL-IC-H03, DL-IC-H12."""
    if act.a == DUST:
        play.state.heroes[act.hero].pool[DUST] -= 1
        dust.recover(play, act.hero, 1, "DL-IC-H03")
    elif await agrees(play, act.b, act.hero, "recover"):
        play.state.heroes[act.hero].pool[act.a] -= 1
        dust.recover(play, act.b, 1, "DL-ICON-08")


async def _heal(play: Play[State], act: Act) -> None:
    """DL-IC-H08, DL-IC-H09, DL-IC-H12, DL-RUL-34."""
    state = play.state
    target = act.b if act.b != NONE else act.hero
    if act.a == HEAL_ALLY and not await agrees(play, target, act.hero, "heal"):
        return
    state.heroes[act.hero].pool[act.a] -= 1
    if act.a == HEAL_ALL:
        ending.recover_all(play, target, "DL-IC-H09")
    else:
        ending.recover_resistance(play, target, 1, "DL-IC-H08")


ACTS: dict[str, Callable[[Play[State], Act], Awaitable[None]]] = {
    "play": _play_card,
    "strike": combat.attack,
    "shoot": combat.attack,
    "move": moving.walk,
    "lead": moving.lead,
    "teleport": _teleport,
    "draw": _draw,
    "recover": _recover,
    "heal": _heal,
    "convert": _convert,
    "trade": cards.trade,
    "fairy": fairies.use,
    "skill": _skill,
    "use": locations.use,
    "clear": locations.clear,
    "light": locations.light,
    "calm-threat": locations.calm_threat,
}


# The end phase


async def end(play: Play[State]) -> None:
    """DL-TURN-05 to DL-TURN-10, DL-RUL-24, DL-RUL-97. Fires and the like, discards, reveals, a new hand."""
    state = play.state
    chapter = state.book.chapter
    await chapter.end_turn(play)
    ending.settle(play)
    cards.clear_table(state)
    if state.turn <= state.book.difficulty.hasty_turns:
        play.emit("hasty-turn", ("DL-RUL-97",))
        state.extra_reveals += 1
    await chapter.before_reveal(play)
    ending.settle(play)
    await _reveal_all(play)
    cards.draw(play, state.active, cards.HAND, "DL-TURN-09")
    pass_on(state)


def reveals_due(state: State) -> int:
    """DL-REV-01, DL-REV-04, DL-RUL-97. How many cards the end of the turn brings, as far as can be told. In
    the end phase a hasty turn's card is among the further ones."""
    hasty = state.turn <= state.book.difficulty.hasty_turns
    return 0 if state.still else 1 + state.fell + max(hasty, state.extra_reveals)


async def _reveal_all(play: Play[State]) -> None:
    """DL-REV-01, DL-REV-04, DL-REV-05, DL-REV-07, DL-RUL-25. One card; two if a hero fell, whenever."""
    state = play.state
    revealed = 0
    while not state.still and revealed < 1 + state.fell + state.extra_reveals:
        revealed += 1
        await events.reveal(play)
        ending.settle(play)


def pass_on(state: State) -> None:
    """DL-TURN-10. The next player is on."""
    state.active = (state.active + 1) % len(state.players)
    state.phase = BEGINNING
    state.used, state.refused = [], []
    state.still = state.fell = False
    state.extra_reveals = 0
    state.disarmed = NONE
