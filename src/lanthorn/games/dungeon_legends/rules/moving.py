"""Hero movement (DL-MOVE): walking, being moved, teleporting."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.icons import MOVE, MOVE_ALLY, TELEPORT
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules.consent import agrees, may_ask
from lanthorn.games.dungeon_legends.state import CASTLE_SQUARE, State

WALK = ("DL-MOVE-01",)
LEAP = ("DL-MOVE-04", "DL-IC-H07")


def add_moves(state: State, hero: int, acts: Acts) -> None:
    """Where the Moves and Teleports of the pool can bring a hero."""
    one, options, who = state.heroes[hero], state.book.options, state.name(hero)
    if one.pool[MOVE]:
        for square in steps(state, one.at, one.pool[MOVE]):
            acts.append(options.go("move", hero, who, square, WALK))
    if one.pool[TELEPORT]:
        for square in range(1, CASTLE_SQUARE + 1):
            if square != one.at:
                acts.append(options.go("teleport", hero, who, square, LEAP))
    if one.pool[MOVE_ALLY]:
        _add_lent_moves(state, hero, acts)


def steps(state: State, start: int, moves: int) -> list[int]:
    """DL-MOVE-02, DL-MOVE-05. The neighbouring squares that so many Moves can pay for."""
    chapter = state.book.chapter
    return [
        square
        for square in (start - 1, start + 1)
        if 1 <= square <= CASTLE_SQUARE
        and chapter.step_cost(state, square) <= moves
        and chapter.landing(state, start, square)
    ]


def _add_lent_moves(state: State, hero: int, acts: Acts) -> None:
    """DL-IC-H12. A Move for oneself or for a hero whose player agrees."""
    who = state.name(hero)
    for other, one in enumerate(state.heroes):
        if not may_ask(state, other, hero, "lead"):
            continue
        for square in steps(state, one.at, 1):
            acts.append(
                state.book.options.hero_act(
                    "lead",
                    hero,
                    who,
                    (f"pool-{who}-move-ally", state.name(other), f"h{square}"),
                    ("DL-ICON-08", *WALK),
                    target=state.name(other),
                    other=other,
                    square=square,
                )
            )


async def walk(play: Play[State], act: Act) -> None:
    """DL-MOVE-01, DL-MOVE-05. One square, for one Move and whatever the square costs more."""
    state = play.state
    one = state.heroes[act.hero]
    one.pool[MOVE] -= state.book.chapter.step_cost(state, act.a)
    await step_to(play, act.hero, act.a, *WALK)


async def lead(play: Play[State], act: Act) -> None:
    """DL-IC-H12, DL-ICON-08."""
    state = play.state
    if await agrees(play, act.a, act.hero, "lead", square=act.b):
        state.heroes[act.hero].pool[MOVE_ALLY] -= 1
        await step_to(play, act.a, act.b, *WALK)


async def step_to(play: Play[State], hero: int, square: int, *clauses: str) -> None:
    """DL-MOVE-06. From one square to the next, through whatever lies between."""
    state = play.state
    one, chapter = state.heroes[hero], state.book.chapter
    start, one.at = one.at, chapter.landing(state, one.at, square)
    play.emit("moved", clauses, hero=state.name(hero), square=one.at)
    await chapter.crossed(play, hero, start, square)


def teleport(play: Play[State], act: Act) -> None:
    """DL-IC-H07."""
    play.state.heroes[act.hero].pool[TELEPORT] -= 1
    put(play, act.hero, act.a, *LEAP)


def put(play: Play[State], hero: int, square: int, *clauses: str) -> None:
    """DL-MOVE-04, DL-RUL-95. Directly onto a square: nothing between matters."""
    play.state.heroes[hero].at = square
    play.emit("teleported", clauses, hero=play.state.name(hero), square=square)


async def choose_square(play: Play[State], hero: int, *clauses: str) -> None:
    """The hero's player puts him on any square."""
    state = play.state
    who = state.name(hero)
    squares = range(1, CASTLE_SQUARE + 1)
    options = [state.book.options.go("teleport", hero, who, square, clauses) for square in squares]
    chosen = await play.choose(state.heroes[hero].player, "put-hero", options, hero=who)
    put(play, hero, chosen.a, *clauses)
