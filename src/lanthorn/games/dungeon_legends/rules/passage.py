"""The monster passage (DL-PASS) and its traps (DL-TRAP)."""

from __future__ import annotations

from lanthorn.engine import Arg, Play
from lanthorn.games.dungeon_legends.mat import LAST_PASSAGE, NONE
from lanthorn.games.dungeon_legends.options import Acts
from lanthorn.games.dungeon_legends.rules.ending import lose
from lanthorn.games.dungeon_legends.state import State


async def enter(play: Play[State], card: int) -> None:
    """DL-PASS-01 to DL-PASS-03. On the first square; if it is taken, everything advances before."""
    state = play.state
    chapter = state.book.chapter
    first = chapter.entry(state)
    if state.passage[first] != NONE:
        await advance(play)
    state.passage[first] = card
    play.emit("entered", ("DL-PASS-01",), monster=state.book.game[card].id, square=first)
    await chapter.appear(play, card)
    await chapter.arrive(play, card)
    await chapter.rest(play)


async def advance(play: Play[State]) -> None:
    """DL-PASS-03, DL-PASS-05, DL-RUL-01. Every card one square right, gaps and all, rightmost first."""
    state = play.state
    play.emit("advance", ("DL-PASS-03",))
    moved = []
    for square in range(LAST_PASSAGE, 0, -1):
        card = state.passage[square]
        if card != NONE and await move_right(play, square):
            moved.append(card)
    for card in moved:
        await state.book.chapter.arrive(play, card)


async def push(play: Play[State], square: int) -> None:
    """DL-PASS-07. A card one square to the right, with the unbroken row of cards before it."""
    state = play.state
    row = [square]
    while row[-1] <= LAST_PASSAGE and state.passage[row[-1]] != NONE:
        row.append(state.book.chapter.next_square(state, row[-1]))
    pushed = []
    for place in reversed(row[:-1]):
        card = state.passage[place]
        if await move_right(play, place):
            pushed.append(card)
    for card in pushed:
        await state.book.chapter.arrive(play, card)


async def move_right(play: Play[State], square: int) -> bool:
    """DL-PASS-04, DL-PASS-06. One card to the next square, over the traps between; whether it got there."""
    state = play.state
    card, goal = state.passage[square], state.book.chapter.next_square(state, square)
    state.passage[square] = NONE
    if goal > LAST_PASSAGE:
        if not await state.book.chapter.enter_castle(play, card):
            state.passage[square] = card
            _lose_castle(play, card)
        return False
    for spot, place in enumerate(state.book.mat.trap_spots):
        if square <= place < goal and state.traps[spot] and _springs(play, card, spot):
            return False
    state.passage[goal] = card
    return True


def _lose_castle(play: Play[State], card: int) -> None:
    """DL-PASS-04, DL-END-03, DL-RUL-38. What is no monster, such as a moon, is called what it is."""
    game_card = play.state.book.game[card]
    lose(play, "castle" if game_card.is_monster else game_card.kind, "DL-PASS-04", "DL-END-03")


def _springs(play: Play[State], card: int, spot: int) -> bool:
    """DL-TRAP-05 to DL-TRAP-09. The trap on this spot, on a card that crosses it; whether it dies."""
    state = play.state
    game_card = state.book.game[card]
    if not game_card.feels_traps or not game_card.is_monster:
        return False
    value, state.traps[spot] = state.traps[spot], 0
    state.damage[card] = state.damage.get(card, 0) + value
    play.emit("trap-sprung", ("DL-TRAP-05",), monster=game_card.id, damage=value)
    if state.damage[card] < state.book.chapter.resistance(state, card):
        return False
    destroy(play, card)
    return True


def destroy(play: Play[State], card: int) -> None:
    """DL-REW-04, DL-TRAP-08. Out of the game without a reward."""
    state = play.state
    play.emit("destroyed", ("DL-TRAP-08", "DL-REW-04"), monster=state.book.game[card].id)
    state.damage.pop(card, None)
    state.gone.append(card)
    state.book.chapter.left(state, card)


async def relocate(play: Play[State], card: int, square: int) -> None:
    """DL-PASS-08, DL-PASS-09, DL-RUL-45. Directly onto an empty square, crossing nothing."""
    state = play.state
    state.passage[state.square_of(card)] = NONE
    state.passage[square] = card
    play.emit("relocated", ("DL-PASS-08",), monster=state.book.game[card].id, square=square)
    await state.book.chapter.arrive(play, card)
    await state.book.chapter.rest(play)


async def choose_and_relocate(
    play: Play[State], found: list[int], asks: tuple[str, str], verb: str, *clauses: str
) -> None:
    """DL-PASS-08. The active player picks one of these cards and an empty square, forwards or back."""
    state = play.state
    options = state.book.options
    card = await choose_card(play, found, asks[0], *clauses)
    offers: Acts = [
        options.pick(verb, f"p{n}", n, {"square": n}, (f"p{n}",), clauses) for n in empty_squares(state)
    ]
    chosen = await play.choose(state.active, asks[1], offers, monster=state.book.game[card].id)
    await relocate(play, card, chosen.a)


async def swap(play: Play[State], one: int, other: int) -> None:
    """DL-PASS-08, DL-PASS-09. Two cards exchange their squares."""
    state = play.state
    here, there = state.square_of(one), state.square_of(other)
    state.passage[here], state.passage[there] = other, one
    names = state.book.game[one].id, state.book.game[other].id
    play.emit("swapped", ("DL-PASS-08",), monster=names[0], other=names[1])
    await state.book.chapter.arrive(play, one)
    await state.book.chapter.arrive(play, other)
    await state.book.chapter.rest(play)


def nearest_monster(state: State) -> int:
    """The monster nearest the castle, or NONE."""
    for square in range(LAST_PASSAGE, 0, -1):
        card = state.passage[square]
        if card != NONE and state.book.game[card].is_monster:
            return card
    return NONE


def monsters(state: State) -> list[int]:
    """DL-RUL-38. Those on the passage, from left to right; moons and carts are none."""
    return [card for card in state.passage if card >= 0 and state.book.game[card].is_monster]


async def choose_card(
    play: Play[State], found: list[int], kind: str, *clauses: str, verb: str = "card", **about: Arg
) -> int:
    """The active player picks one of these game cards on the mat."""
    state = play.state
    game, options = state.book.game, state.book.options
    offers = [
        options.pick(verb, f"{game[n].id}-{n}", n, {"monster": game[n].id}, (options.target(n),), clauses)
        for n in found
    ]
    return (await play.choose(state.active, kind, offers, always=False, **about)).a


async def remove_threat(play: Play[State], *clauses: str) -> None:
    """DL-COM-17. One that the active player picks."""
    state = play.state
    squares = [square for square, threat in enumerate(state.threats) if threat != NONE]
    options = state.book.options
    offers = [options.pick("calm", f"p{n}", n, {"square": n}, (f"threat-{n}",), clauses) for n in squares]
    square = (await play.choose(state.active, "calm", offers)).a
    state.threats[square] = NONE
    play.emit("threat-removed", clauses, square=square)


def empty_squares(state: State) -> list[int]:
    return [square for square in range(1, LAST_PASSAGE + 1) if state.passage[square] == NONE]


def traps_left(state: State) -> list[int]:
    """DL-TRAP-03. The values of the traps in the supply."""
    return [value for value in state.book.mat.traps if value not in state.traps]
