"""What a bot wants in Dungeon Heroes: positions compared that differ in one thing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lanthorn.engine import Rng, find_game
from lanthorn.engine.game import Choice
from lanthorn.games.dungeon_heroes.bot import evaluate
from lanthorn.games.dungeon_heroes.state import HEROES, MASTER, NOWHERE, State

Change = Callable[[State], None]


def table(**settings: Choice) -> State:
    """The heroes on their start squares, nothing in the room, all figures awake."""
    session = find_game("dungeon-heroes").match(settings).start(1)
    state: State = session.state.copy()
    state.hero_at[:4] = state.book.start
    state.arranging, state.aggressive, state.turn = False, True, 1
    return state


def after(change: Change) -> State:
    state = table()
    change(state)
    return state


def put(tile: str, square: str, face_down: bool = False) -> Change:
    def change(state: State) -> None:
        kind = state.book.kind[tile]
        state.tiles[state.book.square[square]] = -kind if face_down else kind

    return change


def stand(figure: str, square: str) -> Change:
    def change(state: State) -> None:
        state.figure_at[state.book.figure[figure]] = state.book.square[square]

    return change


def go(hero: str, square: str) -> Change:
    def change(state: State) -> None:
        state.hero_at[state.book.hero[hero]] = state.book.square[square]

    return change


def wound(hero: str, hp: int) -> Change:
    def change(state: State) -> None:
        number = state.book.hero[hero]
        state.hp[number] = hp
        if hp == 0:
            state.hero_at[number] = NOWHERE

    return change


def find_treasure(state: State) -> None:
    state.treasures += 1


def carry_sword(state: State) -> None:
    state.carried[1].append(state.book.kind["sword"])


def nothing(state: State) -> None:
    pass


BETTER_FOR_THE_HEROES: dict[str, tuple[Change, Change]] = {
    "a treasure more": (find_treasure, nothing),
    "health": (nothing, wound("wizard", 2)),
    "a life": (wound("wizard", 1), wound("wizard", 0)),
    "an artifact": (carry_sword, nothing),
    "nearer to the treasure room": (go("warrior", "b3"), go("warrior", "b2")),
    "a chest in sight": (put("chest", "c3"), nothing),
    "a chest nearby": (put("chest", "c2"), put("chest", "c5")),
    "no figure about": (nothing, stand("orc-1", "f6")),
    "out of reach": (stand("orc-1", "c4"), stand("orc-1", "c1")),
}
BETTER_FOR_THE_MASTER: dict[str, tuple[Change, Change]] = {
    "a hidden chest far away": (put("chest", "c6", face_down=True), put("chest", "c1", face_down=True)),
    "hidden poison nearby": (
        put("poison-cloud", "c1", face_down=True),
        put("poison-cloud", "c6", face_down=True),
    ),
    "a chest not shown": (put("chest", "c6", face_down=True), put("chest", "c6")),
    "a figure that comes nearer": (stand("ogre", "c5"), stand("ogre", "c6")),
    "a hero wounded": (wound("rogue", 3), nothing),
}


@pytest.mark.parametrize("pair", BETTER_FOR_THE_HEROES.values(), ids=list(BETTER_FOR_THE_HEROES))
def test_the_heroes_would_rather_have(pair: tuple[Change, Change]) -> None:
    better, worse = map(after, pair)
    assert 0 < evaluate(worse, HEROES) < evaluate(better, HEROES) < 1


@pytest.mark.parametrize("pair", BETTER_FOR_THE_MASTER.values(), ids=list(BETTER_FOR_THE_MASTER))
def test_the_dungeon_master_would_rather_have(pair: tuple[Change, Change]) -> None:
    better, worse = map(after, pair)
    assert 0 < evaluate(worse, MASTER) < evaluate(better, MASTER) < 1


def test_of_several_treasures_one_draws_more_than_the_others_hold_back() -> None:
    """Alone between two chests, a hero must not stand undecided."""

    def alone_on(square: str) -> State:
        state = table()
        state.hero_at[1:] = [NOWHERE] * 3
        for change in (put("chest", "a3"), put("chest", "f3"), go("warrior", square)):
            change(state)
        return state

    assert evaluate(alone_on("b3"), HEROES) > evaluate(alone_on("c3"), HEROES)


@pytest.mark.parametrize("winner", [HEROES, MASTER])
def test_a_game_that_is_over_is_won_or_lost(winner: int) -> None:
    state = table()
    state.winner = winner
    assert [evaluate(state, seat) for seat in (HEROES, MASTER)] == [winner == HEROES, winner == MASTER]


@pytest.mark.parametrize("sees", [True, False])
@pytest.mark.parametrize("seat", [HEROES, MASTER])
def test_what_a_seat_cannot_know_does_not_count(seat: int, sees: bool) -> None:
    game = find_game("dungeon-heroes")
    session, dice = game.match({"dm_sees_own_tiles": sees, "dragon": True}).start(1), Rng.seeded(1)
    for number in range(120):
        if session.is_over:
            break
        asked = session.decisions[0]
        session.pick(asked.seat, dice.below(len(asked.options)))
        if number > 4:
            other = session.state.copy()
            game.redeal(other, seat, dice)
            assert evaluate(other, seat) == evaluate(session.state, seat)
