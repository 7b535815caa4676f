"""The dungeon master's turn: placing, revealing, acting with monsters (DH-PASS, DH-AGG, DH-MON)."""

from __future__ import annotations

from lanthorn.engine import Arg, Play
from lanthorn.games.dungeon_heroes.options import Act, Acts
from lanthorn.games.dungeon_heroes.rules import asking, heroes, monsters, tiles
from lanthorn.games.dungeon_heroes.state import MASTER, NOWHERE, State

ACTIONS = 4  # DH-TURN-02
HAND = 4  # DH-PASS-01


def begin_turn(play: Play[State]) -> None:
    """DH-TURN-08, DH-PASS-01, DH-RUL-06, DH-RUL-07. Draw to four; see whether the phase changes."""
    state = play.state
    state.actions_left = ACTIONS
    state.figure_acted = [0] * len(state.figure_acted)
    tiles.stretch_all(play)
    draw(play)
    begin_aggressive_phase_if_due(play)
    if state.aggressive:
        free = len(free_squares(state))
        state.placements_due = min(ACTIONS, len(state.hand), free)


def draw(play: Play[State]) -> None:
    """DH-PASS-01 to DH-PASS-03, DH-HID-04. Only the dungeon master sees what he draws."""
    state = play.state
    while len(state.hand) < HAND and state.pile:
        kind = state.pile.pop()
        state.hand.append(kind)
        play.reveal()
        name = state.book.kinds[kind].id
        play.emit("drew", ("DH-PASS-01",), to=(MASTER,), private={"tile": name}, tile="hidden")
    state.hand.sort()


def begin_aggressive_phase_if_due(play: Play[State]) -> None:
    """DH-TURN-03, DH-TURN-04, DH-RUL-04. Once no tile is left to place, or no square for one."""
    state = play.state
    if state.aggressive:
        return
    if not (state.hand or state.pile) or is_full(state):
        state.aggressive = True
        play.emit("aggressive-phase", ("DH-TURN-04", "DH-AGG-01"))
        tiles.settle_all(play)


def _taken_squares(state: State) -> int:
    """Those with a figure, a hero or a stack, in bits."""
    bit, taken = state.book.bit, state.covered()
    for square in state.hero_at:
        if square >= 0:
            taken |= bit[square]
    for square in state.stacks:
        taken |= bit[square]
    return taken


def is_full(state: State) -> bool:
    """Whether no tile may be laid anywhere."""
    lying, bit, taken = state.tiles, state.book.bit, _taken_squares(state)
    return all(lying[square] or taken & bit[square] for square in state.book.dungeon)


def free_squares(state: State) -> list[int]:
    """DH-PASS-04, DH-PASS-06, DH-PASS-07, DH-RUL-08. Where a tile may be laid."""
    lying, bit, taken = state.tiles, state.book.bit, _taken_squares(state)
    return [square for square in state.book.dungeon if not lying[square] and not taken & bit[square]]


# What a turn allows


def legal_acts(state: State) -> Acts:
    """DH-AGG-03, DH-RUL-02, DH-RUL-07. All that the dungeon master may do now."""
    if state.actions_left <= 0:
        return []
    if not state.aggressive:
        compulsory = placements(state) + monster_acts(state)
        optional = powers(state)
    elif state.placements_due > 0:
        return placements(state)
    else:
        compulsory = reveals(state) + monster_acts(state)
        optional = placements(state) + powers(state)
    if optional and not compulsory:
        optional.append(state.book.options.stop)
    return compulsory + optional


def placements(state: State) -> Acts:
    """DH-PASS-04 to DH-PASS-08. Any tile in hand on any free square."""
    if not state.hand:
        return []
    free = free_squares(state)
    options: Acts = []
    for kind in sorted(set(state.hand)):
        on = state.book.options.place[kind]
        options += [on[square] for square in free]
    return options


def reveals(state: State) -> Acts:
    """DH-AGG-04, DH-MON-14. Any face-down tile on which no figure stands."""
    on, bit, covered = state.book.options.reveal, state.book.bit, state.covered()
    return [on[square] for square, tile in enumerate(state.tiles) if tile < 0 and not covered & bit[square]]


def monster_acts(state: State) -> Acts:
    """DH-MON-02. Each monster that can act: its moves, and its attacks on the spot."""
    options: Acts = []
    table, covered = state.book.options, state.covered()
    for figure, square in enumerate(state.figure_at):
        if square >= 0 and monsters.can_act(state, figure):
            to, on = table.prowl[figure], table.attack[figure]
            if state.figure_tail[figure] == NOWHERE:
                options += [to[step] for step in monsters.steps(state, figure, covered)]
            else:
                options += shifts(state, figure)
            options += [on[hero] for hero in monsters.targets(state, figure)]
    return options


def shifts(state: State, figure: int) -> Acts:
    """DH-RUL-62. The moves of a figure that covers two squares."""
    book, head = state.book, state.figure_at[figure]
    return [
        book.options.shift(figure, step, direction)
        for step in monsters.steps(state, figure, state.covered())
        for direction, neighbours in book.neighbour.items()
        if neighbours[head] == step
    ]


def powers(state: State) -> Acts:
    """DH-NECRO-03, DH-LADY-06. Raising a monster, moving a possessed hero: never compulsory."""
    options: Acts = []
    necromancer, lady = state.book.necromancer, state.book.lady
    if necromancer >= 0 and state.actions_left >= 2 and monsters.can_raise(state, necromancer):
        options += monsters.raisings(state, necromancer)
    if lady >= 0:
        options += monsters.leadings(state, lady)
    return options


# Doing it


async def act(play: Play[State], chosen: Act) -> None:
    """One action of the dungeon master, paid for; afterwards the phase may change."""
    state = play.state
    state.actions_left -= 2 if chosen.verb == "raise" else 1
    if chosen.verb == "place":
        place(play, chosen.kind, chosen.square)
    elif chosen.verb == "reveal":
        tiles.reveal(play, chosen.square, "master")
    elif chosen.verb == "prowl":
        state.figure_acted[chosen.who] += 1
        monsters.move(play, chosen.who, chosen.square)
        await follow_up(play, chosen.who)
    elif chosen.verb == "attack":
        state.figure_acted[chosen.who] += 1
        monsters.attack(play, chosen.who, chosen.target)
    elif chosen.verb == "raise":
        monsters.raise_monster(play, chosen.who, chosen.kind, chosen.square)
    else:
        state.figure_acted[state.book.lady] += 1
        await heroes.move(play, chosen.who, chosen.square, led=True)
    begin_aggressive_phase_if_due(play)


def place(play: Play[State], kind: int, square: int) -> None:
    """DH-PASS-05, DH-PASS-08, DH-HID-02. The tile lies face down; others learn only where."""
    state = play.state
    state.hand.remove(kind)
    state.tiles[square] = -kind
    state.placements_due = max(0, state.placements_due - 1)
    name = state.book.kinds[kind].id
    where = state.book.squares[square]
    if state.book.settings["dm_sees_own_tiles"]:
        private: dict[str, Arg] = {"tile": name}
        play.emit("tile-placed", ("DH-PASS-05",), (MASTER,), private, square=where, tile="hidden")
    else:  # DH-RUL-10: as a memory challenge, not even his own log tells him later
        play.emit("tile-placed", ("DH-PASS-05",), square=where, tile="hidden")


async def follow_up(play: Play[State], figure: int) -> None:
    """DH-MON-08, DH-MON-09, DH-LADY-03, DH-RUL-43, DH-RUL-71. After a move: attack for free, or possess."""
    state, book = play.state, play.state.book
    options: Acts = [book.options.possess(figure, hero) for hero in monsters.possessable(state, figure)]
    options += [book.options.free_attack[figure][hero] for hero in monsters.targets(state, figure)]
    if not options:
        return
    options.append(book.options.spare if options[0].value.verb == "possess" else book.options.hold)
    chosen = await asking.ask(play, MASTER, "follow-up", options, figure, monster=book.monsters[figure].id)
    if chosen.verb == "attack":
        monsters.attack(play, figure, chosen.target)
    elif chosen.verb == "possess":
        monsters.possess(play, figure, chosen.target)
