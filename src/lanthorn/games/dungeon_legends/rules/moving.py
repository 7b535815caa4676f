"""Hero movement (DL-MOVE): walking, being moved, teleporting."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.icons import MOVE_ALLY, TELEPORT, moves, spend_moves
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules.consent import agrees, may_ask
from lanthorn.games.dungeon_legends.state import State

WALK = ("DL-MOVE-01",)
LEAP = ("DL-MOVE-04", "DL-IC-H07")


def add_moves(state: State, hero: int, acts: Acts) -> None:
    """Where the Moves and Teleports of the pool can bring a hero."""
    one, options, who = state.heroes[hero], state.book.options, state.name(hero)
    if count := moves(one.pool):
        for square in steps(state, one.at, count):
            acts.append(options.go("move", hero, who, square, WALK))
    if one.pool[TELEPORT]:
        for square in range(1, CASTLE_SQUARE + 1):
            if square != one.at:
                acts.append(options.go("teleport", hero, who, square, LEAP))
    if one.pool[MOVE_ALLY]:
        _add_lent_moves(state, hero, acts)


def steps(state: State, start: int, count: int) -> list[int]:
    """DL-MOVE-02, DL-MOVE-05. Where a step leads that so many Moves can pay for."""
    chapter = state.book.chapter
    found = []
    for square in (start - 1, start + 1):
        end = chapter.landing(state, start, square) if 1 <= square <= CASTLE_SQUARE else 0
        if end and chapter.step_cost(state, end) <= count:
            found.append(end)
    return found


def _add_lent_moves(state: State, hero: int, acts: Acts) -> None:
    """DL-IC-H12. Moves for another hero, whose player must agree."""
    who, count = state.name(hero), state.heroes[hero].pool[MOVE_ALLY]
    for other, one in enumerate(state.heroes):
        if other == hero:
            continue
        for square in steps(state, one.at, count):
            if not may_ask(state, other, hero, "lead", square):
                continue
            acts.append(
                state.book.options.hero_act(
                    "lead",
                    hero,
                    who,
                    (f"pool-{who}-move-ally", state.name(other), f"h{square}"),
                    ("DL-ICON-08", *WALK),
                    (other, square),
                    target=state.name(other),
                    other=other,
                    square=square,
                )
            )


async def walk(play: Play[State], act: Act) -> None:
    """DL-MOVE-01, DL-MOVE-05. One square, for one Move and whatever the square costs more."""
    state = play.state
    spend_moves(state.heroes[act.hero].pool, state.book.chapter.step_cost(state, act.a))
    await step_to(play, act.hero, act.a, *WALK)


async def lead(play: Play[State], act: Act) -> None:
    """DL-IC-H12, DL-ICON-08."""
    state = play.state
    if await agrees(play, act.a, act.hero, "lead", square=act.b):
        state.heroes[act.hero].pool[MOVE_ALLY] -= state.book.chapter.step_cost(state, act.b)
        await step_to(play, act.a, act.b, *WALK)


async def step_to(play: Play[State], hero: int, square: int, *clauses: str) -> None:
    """DL-MOVE-06. To where one step leads, through whatever lies between."""
    state = play.state
    one = state.heroes[hero]
    start, one.at = one.at, square
    play.emit("moved", clauses, hero=state.name(hero), square=square)
    await state.book.chapter.crossed(play, hero, start, square)


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
