"""The heroes' turn: quota and fatigue, all that may be done, and doing it (DH-TURN, DH-COST, DH-SOLO)."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_heroes.options import Act, Acts
from lanthorn.games.dungeon_heroes.rules import artifacts, asking, heroes, market, tiles
from lanthorn.games.dungeon_heroes.state import HEROES, NOBODY, State

LONE_HERO = 2  # DH-HERO-04


def begin_turn(state: State) -> None:
    """DH-TURN-08, DH-RUL-38. Quota and fatigue anew."""
    state.quota, state.actions_due = quota(state)
    state.actions_left = state.quota
    state.fatigue = [0] * len(state.fatigue)
    state.tireless = []
    state.inspired = False


def quota(state: State) -> tuple[int, int]:
    """DH-HERO-04, DH-SOLO-03, DH-SOLO-04, DH-LAST-01. How many actions a turn has, and how many are due."""
    alone = state.lone_hero() != NOBODY
    if state.book.solitaire:
        return (heroes.LAST_SURVIVOR, 1) if alone else (8, 4)
    return (LONE_HERO, LONE_HERO) if alone else (4, 4)


def actions_open(state: State) -> int:
    """DH-RUL-51, DH-LAST-01. How many actions can still be taken: the last survivor never takes more
    than three, however many the turn began with; only a purchase is no action of his (DH-MARKET-04)."""
    alone = state.lone_hero()
    if not state.book.solitaire or alone == NOBODY:
        return state.actions_left
    if state.market and market.purchases(state, [alone]):
        return state.actions_left
    return min(state.actions_left, heroes.LAST_SURVIVOR - state.fatigue[alone])


def legal_acts(state: State) -> Acts:
    """DH-HERO-01, DH-HERO-02, DH-RUL-02. All that the player may do now, ending the turn included."""
    options: Acts = []
    able = heroes.able_heroes(state)
    compulsory = False
    if state.actions_left > 0:
        rested = [hero for hero in able if not heroes.is_exhausted(state, hero)]
        for hero in rested:
            options += heroes.moves(state, hero)
            options += heroes.ability_uses(state, hero)
        compulsory = bool(options)
        for hero in rested:
            if state.carried[hero]:
                options += artifacts.gifts(state, hero)
                options += artifacts.paid_uses(state, hero)
        if state.market:
            options += market.purchases(state, able)
    for hero in able:
        if state.carried[hero]:
            options += artifacts.free_uses(state, hero)
    if not state.inspired:
        options += damsel_gifts(state, able)
    if may_end(state, compulsory):
        options.append(state.book.options.end)
    return options


def may_end(state: State, compulsory: bool) -> bool:
    """DH-TURN-02, DH-SOLO-04, DH-RUL-02, DH-RUL-03."""
    return not compulsory or state.actions_due <= 0 or not state.book.settings["mandatory_actions"]


def damsel_gifts(state: State, able: list[int]) -> Acts:
    """DH-DAMSEL-06, DH-RUL-67. Once a turn another hero within 2 squares of her may act for free."""
    book = state.book
    return [
        book.options.claim(damsel, hero)
        for damsel in able
        if book.ability[damsel] == "inspire"
        for hero in able
        if hero != damsel
        and state.hero_at[hero] in book.within_two[state.hero_at[damsel]]
        and artifacts.single_actions(state, hero)
    ]


async def act(play: Play[State], chosen: Act) -> None:
    """One act of the heroes' player, paid for."""
    state = play.state
    if chosen.verb == "buy":
        pay(state, NOBODY, 1)
        await market.buy(play, chosen)
    elif chosen.verb == "claim":
        state.inspired = True
        await grant_free_action(play, chosen.target)
    else:
        pay(state, chosen.who, cost(state, chosen))
        await perform(play, chosen)
    ask_less_of_a_survivor(state)


def cost(state: State, chosen: Act) -> int:
    """DH-COST-01 to DH-COST-08, DH-COST-12. What an act costs the quota and the hero."""
    artifact = state.book.kinds[chosen.kind].artifact
    return artifact.actions if chosen.verb == "use" and artifact else 1


def pay(state: State, hero: int, actions: int) -> None:
    """Actions come out of the quota and, if a hero does them, tire him."""
    state.actions_left -= actions
    state.actions_due -= actions
    if hero != NOBODY:
        state.fatigue[hero] += actions


def ask_less_of_a_survivor(state: State) -> None:
    """DH-LAST-04, DH-RUL-52. Who is left alone in solitaire owes one action of his own; a return to life
    does not raise the demand again."""
    alone = state.lone_hero()
    if state.book.solitaire and alone != NOBODY:
        state.actions_due = min(state.actions_due, 0 if state.fatigue[alone] else 1)


async def perform(play: Play[State], chosen: Act) -> None:
    """Carry out one act of one hero; it is already paid for."""
    book = play.state.book
    if chosen.verb == "move":
        await heroes.move(play, chosen.who, chosen.square)
    elif chosen.verb == "reveal":
        tiles.reveal(play, chosen.square, book.heroes[chosen.who].id)
    elif chosen.verb == "heal":
        heroes.lay_hands(play, chosen.who, chosen.target)
    elif chosen.verb == "give":
        artifacts.give(play, chosen)
    else:
        await artifacts.use(play, chosen)
        if book.use[chosen.kind] == "inspire":
            await grant_free_action(play, chosen.target)


async def grant_free_action(play: Play[State], hero: int) -> None:
    """DH-DAMSEL-07 to -09, DH-BANNER-04, DH-RUL-66. The hero acts at once, at no cost to anybody."""
    state, book = play.state, play.state.book
    play.emit("inspired", ("DH-RUL-66",), hero=book.heroes[hero].id)
    options = [book.options.for_free(option) for option in artifacts.single_actions(state, hero)]
    chosen = await asking.ask(play, HEROES, "free-action", options, hero, hero=book.heroes[hero].id)
    await perform(play, chosen)
