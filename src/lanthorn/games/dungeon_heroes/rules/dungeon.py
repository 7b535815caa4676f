"""Solitaire: the dungeon plays itself (DH-SDUN, DH-SMON, DH-RUL-53 to -58, DH-RUL-85 to -87)."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_heroes.rules import heroes, monsters, pursuit, tiles
from lanthorn.games.dungeon_heroes.rules.pursuit import FAR
from lanthorn.games.dungeon_heroes.state import NOBODY, NOWHERE, State


async def turn(play: Play[State]) -> None:
    """DH-SDUN-01. First tiles are revealed, then every monster on the board acts."""
    state = play.state
    state.dungeon_turn += 1
    state.figure_acted = [0] * len(state.figure_acted)
    play.emit("turn-dungeon", ("DH-SDUN-01",), turn=state.dungeon_turn)
    tiles.stretch_all(play)
    reveal_rows(play)
    figure = next_to_act(state)
    while figure != NOBODY:
        await act(play, figure)
        figure = next_to_act(state)


def reveal_rows(play: Play[State]) -> None:
    """DH-SDUN-02 to DH-SDUN-09, DH-RUL-58. One row more each turn, from the treasure room down."""
    state = play.state
    for row in state.book.dungeon_rows[: state.dungeon_turn]:
        for square in row:
            if tiles.can_be_revealed(state, square):
                tiles.reveal(play, square, "dungeon")


def next_to_act(state: State) -> int:
    """DH-SMON-01, DH-SDUN-11, DH-RUL-53, DH-RUL-92. Of those who have not acted, the most dangerous."""
    book = state.book
    waiting = [
        figure
        for figure, square in enumerate(state.figure_at)
        if not state.figure_acted[figure] and (square >= 0 or _is_possessing(state, figure))
    ]
    if len(waiting) < 2:
        return waiting[0] if waiting else NOBODY
    ranks = {f: (-book.monsters[f].damage, not book.monsters[f].always_aggressive) for f in waiting}
    first = min(ranks.values())
    equals = [figure for figure in waiting if ranks[figure] == first]
    if len(equals) == 1:
        return equals[0]
    return min(equals, key=lambda figure: _nearness(state, figure))


def _nearness(state: State, figure: int) -> tuple[int, int, int]:
    """DH-RUL-53. Nearer to its nearest hero, then the lower row, then the column nearer to a."""
    book, square = state.book, state.figure_at[figure]
    if square == NOWHERE:
        return (0, 0, 0)
    chase = pursuit.nearest_heroes(state, figure, state.heroes_in_play())
    return (chase.distance, book.rows[square], book.columns[square])


def _is_possessing(state: State, figure: int) -> bool:
    return state.possessed != NOBODY and figure == state.book.lady


async def act(play: Play[State], figure: int) -> None:
    """One monster's turn: one action, or two in a row (DH-RUL-86, DH-RUL-87)."""
    state = play.state
    if figure == state.book.necromancer and await raise_and_act(play, figure):
        return
    for _ in range(state.book.figure_actions[figure]):
        state.figure_acted[figure] += 1
        if _is_possessing(state, figure):
            await lead(play, state.possessed)
        elif state.figure_at[figure] == NOWHERE:
            return
        elif figure == state.book.lady:
            haunt(play, figure)
        else:
            hunt(play, figure, state.heroes_in_play())


def hunt(play: Play[State], figure: int, prey: list[int]) -> None:
    """DH-SMON-02 to DH-SMON-05, DH-RUL-55. Attack on the spot if it can, else step and attack."""
    state = play.state
    if not monsters.targets(state, figure):
        square = pursuit.best_step(state, figure, prey)
        if square == NOWHERE:
            return
        monsters.move(play, figure, square)
    if monsters.targets(state, figure):
        monsters.attack(play, figure, pursuit.victim(state, figure))


# The necromancer (DH-RUL-86)


async def raise_and_act(play: Play[State], figure: int) -> bool:
    """DH-RUL-86. If he can't attack with his first action, he raises the strongest, which acts at once."""
    state, book = play.state, play.state.book
    if not monsters.can_raise(state, figure) or _can_attack_now(state, figure):
        return False
    graves = monsters.graves(state, figure)
    if not graves:
        return False
    kind = max(state.eliminated, key=lambda kind: book.damage[kind])
    square = _grave_nearest_to_a_hero(state, kind, graves)
    monsters.raise_monster(play, figure, kind, square)
    raised = state.figure_on(square)
    if raised != NOBODY:
        await act(play, raised)
    return True


def _can_attack_now(state: State, figure: int) -> bool:
    """Whether a hero is in reach where it stands or after one step."""
    return bool(monsters.targets(state, figure)) or any(
        pursuit.targets_from(state, figure, step) for step in monsters.steps(state, figure, state.covered())
    )


def _grave_nearest_to_a_hero(state: State, kind: int, graves: list[int]) -> int:
    """DH-RUL-86, DH-RUL-54. As the raised monster would measure it from there; ties: the lower row, then
    the column nearer to a."""
    book = state.book
    monster = book.kinds[kind].monster
    source = wanted = 0
    for hero in state.heroes_in_play():
        source |= book.bit[state.hero_at[hero]]
    for square in graves:
        wanted |= book.bit[square]
    diagonal = monster is not None and monster.moves == "all"
    around_others = book.all_bits & ~state.covered()
    measures = [
        pursuit.layers(source & ground, ground, book.bit_width, diagonal, wanted)
        for ground in (around_others, book.all_bits)
    ]

    def distance(square: int) -> int:
        found = (pursuit.distance_in(measure, book.bit[square]) for measure in measures)
        return next((steps for steps in found if steps < FAR), FAR)

    return min(graves, key=lambda s: (distance(s), book.rows[s], book.columns[s]))


# The White Lady (DH-RUL-87)


def haunt(play: Play[State], figure: int) -> None:
    """DH-RUL-87. Possess whoever is one step away; else hunt those who can be possessed."""
    state, book = play.state, play.state.book
    prey = [h for h in state.heroes_in_play() if book.heroes[h].can_be_possessed]
    steps = monsters.steps(state, figure, state.covered())
    within_reach = [hero for hero in prey if state.hero_at[hero] in steps]
    if within_reach:
        hero = min(within_reach, key=lambda hero: (state.hp[hero], hero))
        monsters.move(play, figure, state.hero_at[hero])
        monsters.possess(play, figure, hero)
    else:
        hunt(play, figure, prey or state.heroes_in_play())


async def lead(play: Play[State], hero: int) -> None:
    """DH-RUL-87. The possessed hero goes to the nearest poison cloud, else trap, else monster figure."""
    state, book = play.state, play.state.book
    dangers = [
        [s for s in book.dungeon if state.tiles[s] > 0 and book.effect[state.tiles[s]] == "die"],
        [s for s in book.dungeon if state.tiles[s] > 0 and book.category[state.tiles[s]] == "trap"],
        [s for s in (*state.figure_at, *state.figure_tail) if s >= 0],
    ]
    for squares in dangers:
        step = _step_towards(state, hero, squares)
        if step != NOWHERE:
            await heroes.move(play, hero, step, led=True)
            return


def _step_towards(state: State, hero: int, squares: list[int]) -> int:
    """The first step of a shortest way to the nearest of these squares; other heroes are in the way."""
    book, here = state.book, state.hero_at[hero]
    passable = book.all_bits
    for other in state.hero_at:
        if other >= 0 and other != here:
            passable &= ~book.bit[other]
    goal = wanted = 0
    for square in squares:
        if square != here:
            goal |= book.bit[square] & passable
    steps = [s for s in book.hero_steps[hero][here] if s not in state.hero_at]
    for step in steps:
        wanted |= book.bit[step]
    diagonal = book.heroes[hero].moves == "all"
    found = pursuit.layers(goal, passable, book.bit_width, diagonal, wanted)
    far = {step: pursuit.distance_in(found, book.bit[step]) for step in steps}
    return min(steps, key=lambda s: far[s]) if min(far.values(), default=FAR) < FAR else NOWHERE
