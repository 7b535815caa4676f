"""Artifacts: giving and using them (DH-ART, DH-BANNER, DH-MARKET-12 to -15)."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_heroes.effects import spend
from lanthorn.games.dungeon_heroes.options import Act, Acts
from lanthorn.games.dungeon_heroes.rules import asking, heroes, tiles
from lanthorn.games.dungeon_heroes.rules.harm import heal
from lanthorn.games.dungeon_heroes.state import HEROES, NOWHERE, State


def gifts(state: State, hero: int) -> Acts:
    """DH-ART-03, DH-ART-04, DH-RUL-31, DH-RUL-32, DH-RUL-75. One artifact to a hero beside him."""
    book, here = state.book, state.hero_at[hero]
    near = book.gift_reach[here]
    receivers = [
        target
        for target, square in enumerate(state.hero_at)
        if target not in (hero, state.possessed) and (square == here or square in near)
    ]
    return [
        book.options.give(hero, kind, target)
        for kind in sorted(set(state.carried[hero]))
        for target in receivers
    ]


def paid_uses(state: State, hero: int, free: bool = False) -> Acts:
    """DH-COST-05, DH-COST-06, DH-COST-12. Uses that cost actions; as a `free` action, one action's worth."""
    book, options = state.book, state.book.options
    found: Acts = []
    for kind in sorted(set(state.carried[hero])):
        use = book.use[kind]
        if use == "reveal":
            found += [
                options.use(kind, hero, square=square)
                for square, tile in enumerate(state.tiles)
                if tile < 0 and tiles.can_be_revealed(state, square)
            ]
        elif use == "revive" and not free:
            found += _revivals(state, hero, kind)
        elif use == "smite" and _victims(state, hero):
            found.append(options.use(kind, hero))
        elif use == "swap":
            found += [
                options.use(kind, hero, other)
                for other, square in enumerate(state.hero_at)
                if square >= 0 and square != state.hero_at[hero]  # DH-RUL-98
            ]
        elif use == "restore" and state.hp[hero] < book.max_hp[hero]:
            found.append(options.use(kind, hero))
    return found


def _revivals(state: State, hero: int, kind: int) -> Acts:
    """DH-ART-15 to DH-ART-19, DH-RUL-36. A fallen hero, on a bare square beside the user."""
    if state.actions_left < 2 or heroes.is_exhausted(state, hero, 2):
        return []
    book = state.book
    bare = [s for s in book.orthogonal[state.hero_at[hero]] if state.is_bare(s)]
    fallen = [other for other, square in enumerate(state.hero_at) if square == NOWHERE]
    return [book.options.use(kind, hero, other, square) for other in fallen for square in bare]


def _victims(state: State, hero: int) -> list[int]:
    """DH-RUL-80. Squares within 2 on which a monster stands or lies face up."""
    near = state.book.within_two[state.hero_at[hero]]
    return [
        square
        for square in sorted(near)
        if state.has_figure(square)
        or (state.tiles[square] > 0 and state.book.is_monster[state.tiles[square]])
    ]


def _is_second_of(state: State, square: int, squares: list[int]) -> bool:
    """DH-RUL-63. Whether the figure that covers this square stands with its first one on another of them."""
    return square in state.figure_tail and state.figure_at[state.figure_tail.index(square)] in squares


def free_uses(state: State, hero: int) -> Acts:
    """DH-ART-10, DH-BANNER-02, DH-MARKET-14, DH-RUL-34. Uses that cost no action."""
    book, options = state.book, state.book.options
    found: Acts = []
    for kind in sorted(set(state.carried[hero])):
        use = book.use[kind]
        if use == "heal":
            found += [
                options.use(kind, hero, target, lifts_possession=target == state.possessed)
                for target in heroes.patients(state, hero)
            ]
        elif use == "inspire":
            found += [options.use(kind, hero, target) for target in _inspirable(state, hero)]
        elif use == "tireless" and hero not in state.tireless:
            found.append(options.use(kind, hero))
    return found


def _inspirable(state: State, hero: int) -> list[int]:
    """DH-BANNER-03, DH-RUL-66, DH-RUL-75. Another hero within 2 squares who has something to do."""
    near = state.book.within_two[state.hero_at[hero]]
    return [
        other
        for other in heroes.able_heroes(state)
        if other != hero and state.hero_at[other] in near and single_actions(state, other)
    ]


def single_actions(state: State, hero: int) -> Acts:
    """DH-RUL-66. What a hero could do for exactly one action."""
    options = heroes.moves(state, hero) + heroes.ability_uses(state, hero)
    if state.carried[hero]:
        options += gifts(state, hero) + paid_uses(state, hero, free=True)
    return options


def give(play: Play[State], chosen: Act) -> None:
    """DH-ART-03. The artifact changes hands."""
    state, book = play.state, play.state.book
    state.carried[chosen.who].remove(chosen.kind)
    state.carried[chosen.target].append(chosen.kind)
    state.carried[chosen.target].sort()
    play.emit(
        "artifact-given",
        ("DH-ART-03",),
        hero=book.heroes[chosen.who].id,
        target=book.heroes[chosen.target].id,
        tile=book.kinds[chosen.kind].id,
    )


async def use(play: Play[State], chosen: Act) -> None:
    """DH-ART-06. The artifact is spent and does what it does."""
    spend(play, chosen.who, chosen.kind)
    what = play.state.book.use[chosen.kind]
    if what == "reveal":
        tiles.reveal(play, chosen.square, play.state.book.heroes[chosen.who].id)
    elif what == "heal":
        heroes.lay_hands(play, chosen.who, chosen.target, "DH-ART-09", "DH-LADY-16")
    elif what == "revive":
        revive(play, chosen.target, chosen.square)
    elif what == "smite":
        await smite(play, chosen.who)
    elif what == "swap":
        swap(play, chosen.who, chosen.target)
    elif what == "tireless":
        play.state.tireless.append(chosen.who)
    elif what == "restore":
        eat_bread(play, chosen.who, chosen.kind)


def eat_bread(play: Play[State], hero: int, kind: int) -> None:
    """DH-MARKET-15. Back to full health."""
    state, book = play.state, play.state.book
    heal(state, hero, book.max_hp[hero])
    play.emit(
        "restored",
        ("DH-MARKET-15",),
        hero=book.heroes[hero].id,
        hp=state.hp[hero],
        tile=book.kinds[kind].id,
    )


def revive(play: Play[State], hero: int, square: int) -> None:
    """DH-ART-16, DH-ART-17, DH-RUL-37, DH-RUL-41. Back at full health; being placed is not a move."""
    state, book = play.state, play.state.book
    state.hero_at[hero] = square
    state.hp[hero] = book.max_hp[hero]
    play.emit(
        "hero-returned",
        ("DH-ART-15",),
        hero=book.heroes[hero].id,
        square=book.squares[square],
    )


async def smite(play: Play[State], hero: int) -> None:
    """DH-MARKET-12, DH-RUL-80. Every monster within 2 squares dies, or one by house rule."""
    state, book = play.state, play.state.book
    squares = _victims(state, hero)
    if not book.settings["skull_kills_all"]:
        single = [square for square in squares if not _is_second_of(state, square, squares)]
        options = [book.options.go("smite", square, ("DH-RUL-80",)) for square in single]
        chosen = await asking.ask(play, HEROES, "smite", options, hero, hero=book.heroes[hero].id)
        squares = [chosen.square]
    left_behind: list[int] = []
    for square in squares:
        figure = state.figure_on(square)
        if figure >= 0:
            left_behind += [state.figure_at[figure], state.figure_tail[figure]]
            tiles.slay_figure(play, figure, hero, "DH-MARKET-12", earns=True)
            if not book.settings["skull_kills_all"]:
                break
        if state.tiles[square] > 0 and book.is_monster[state.tiles[square]]:
            tiles.slay_tile(play, square, hero, "DH-MARKET-12", earns=True)
    for square in left_behind:
        if square >= 0:
            tiles.settle(play, square, "DH-RUL-15")


def swap(play: Play[State], hero: int, other: int) -> None:
    """DH-MARKET-13, DH-RUL-81. Two heroes change places; it is no move, so nothing strikes them."""
    at = play.state.hero_at
    at[hero], at[other] = at[other], at[hero]
    book = play.state.book
    play.emit("swapped", ("DH-MARKET-13",), hero=book.heroes[hero].id, target=book.heroes[other].id)
