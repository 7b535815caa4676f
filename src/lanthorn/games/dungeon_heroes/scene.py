"""Where things lie on the table. Built from a view alone, so it can't show what the view hides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from lanthorn.engine import Text
from lanthorn.engine.scene import (
    Badge,
    Die,
    Face,
    Grid,
    Hand,
    HeroBoard,
    Meeple,
    Meter,
    Piece,
    Pile,
    Region,
    Row,
    Scene,
    Space,
    Tile,
    Token,
    Track,
)
from lanthorn.games.dungeon_heroes.book import DIRECTIONS, ORTHOGONAL, Book, Kind
from lanthorn.games.dungeon_heroes.flow import outcome
from lanthorn.games.dungeon_heroes.rules import master, turn
from lanthorn.games.dungeon_heroes.rules.heroes import is_exhausted
from lanthorn.games.dungeon_heroes.rules.market import experience
from lanthorn.games.dungeon_heroes.state import HEROES, HIDDEN, MASTER, NOBODY, NOT_YET, NOWHERE, State

ACTIONS_SHOWN: Final = 2  # DH-TURN-07: what a hero's board has room for, if nothing raises his limit

remembered: Final = lru_cache(maxsize=4096)
"""Most of a scene looks as it did a move ago: what hangs on a few facts is made once."""
BACK: Final = Face(hidden=True)
GRAND_CHEST: Final = Face(
    "open-treasure-chest", Text("tile-grand-chest"), Text("tile-grand-chest-about"), "treasure"
)
FACE_DOWN: Final = Badge("▽", "sight-disabled", Text("badge-face-down"))
"""On a face-down tile that the seat may look at: its face is shown, and that others don't see it."""
RAISED: Final = Badge("†", "raise-zombie", Text("badge-raised"))
POSSESSED: Final = Badge("◊", "haunting", Text("mark-possessed"))

_ARROWS: Final = dict(zip(DIRECTIONS, "↓←→↑↙↘↖↗", strict=True))


def scene(state: State, seat: int | None) -> Scene:
    """The table as the seat sees it, from its view of the state."""
    return Scene(tuple(_regions(state)), tuple(_pieces(state)), tuple(_status(state)), _quota(state))


def _status(state: State) -> Iterator[Text]:
    """How the game ended; or else phase, turn, side and what is left to do."""
    ending = outcome(state)
    if ending is not None:
        yield ending.reason
    elif state.arranging:
        yield Text("status-arranging")
    else:
        duel = not state.book.solitaire
        if duel:
            yield Text("status-phase", {"phase": "aggressive" if state.aggressive else "passive"})
        # DH-TURN-01: in a duel the dungeon master begins each turn, in solitaire the heroes do
        yield Text("status-turn", {"turn": state.turn + (duel and state.side == MASTER)})
        other = "master" if duel else "dungeon"
        yield Text("status-side", {"side": "heroes" if state.side == HEROES else other})
        if duel or state.side == HEROES:
            yield Text("status-actions", {"left": state.actions_left})


def _quota(state: State) -> tuple[Meter, ...]:
    """DH-TURN-02, DH-TURN-08. What is left to the side whose turn it is, of what it began with."""
    if outcome(state) is not None or state.arranging or (state.book.solitaire and state.side != HEROES):
        return ()
    quota = turn.quota(state)[0] if state.side == HEROES else master.ACTIONS
    left = state.actions_left
    return (Meter(Text("meter-actions-left"), left, max(left, quota), "diamonds"),)


# Regions


def _regions(state: State) -> Iterator[Region]:
    book = state.book
    yield _board(book)
    for hero in _known_heroes(state):
        yield _hero_board(state, hero)
    yield Track(
        "treasures",
        Text("region-treasures"),
        cells=book.treasures_in_all,
        value=state.treasures,
        goal=book.treasures_to_win,
        icon="locked-chest",
    )
    if not book.solitaire:
        yield Pile("pile", Text("region-pile"), seat=MASTER, count=len(state.pile))
        yield Hand("hand", Text("region-hand"), seat=MASTER, count=len(state.hand))
    if book.settings["undead"]:
        yield Row("market", Text("region-market", {"points": experience(state)}))
        yield Row("eliminated", Text("region-eliminated"))
    yield Pile("box", Text("region-box"), count=len(state.box))
    yield Row("end", Text("region-end"))


@remembered
def _board(book: Book) -> Grid:
    places = zip(book.squares, book.columns, book.rows, book.zones, strict=True)
    spaces = tuple(Space(name, column, row, zone=zone) for name, column, row, zone in places)
    return Grid("board", Text("region-board"), "stone", spaces=spaces)


def _known_heroes(state: State) -> list[int]:
    """Everybody but a damsel who has not joined yet."""
    return [hero for hero, square in enumerate(state.hero_at) if square != NOT_YET]


def _hero_board(state: State, hero: int) -> HeroBoard:
    record = state.book.heroes[hero]
    return HeroBoard(
        f"board-{record.id}",
        Text("hero-name", {"hero": record.id}),
        seat=HEROES,
        icon=record.icon,
        colour=record.colour,
        ability=Text("hero-about", {"hero": record.id, "ability": record.ability}),
        meters=_meters(state, hero),
        moves=tuple(DIRECTIONS) if record.moves == "all" else ORTHOGONAL,
        marks=tuple(_marks(state, hero)),
        fallen=_is_fallen(state, hero),
    )


def _meters(state: State, hero: int) -> tuple[Meter, ...]:
    actions = _actions_left(state, hero)
    most = max(ACTIONS_SHOWN, state.fatigue[hero] + actions)
    return (
        Meter(Text("meter-hp"), state.hp[hero], state.book.max_hp[hero], "hearts"),
        Meter(Text("meter-actions"), actions, most, "diamonds"),
    )


def _actions_left(state: State, hero: int) -> int:
    """DH-TURN-07, DH-LADY-12. What the hero himself could still do of what is left to his side."""
    if state.side != HEROES or state.hero_at[hero] < 0 or hero == state.possessed:
        return 0
    return sum(not is_exhausted(state, hero, n) for n in range(1, state.actions_left + 1))


def _marks(state: State, hero: int) -> Iterator[Text]:
    if _is_fallen(state, hero):
        yield Text("mark-fallen")
    if hero == state.possessed:
        yield Text("mark-possessed")
    if hero in state.tireless:
        yield Text("mark-tireless")
    if state.inspired and state.side == HEROES and state.book.ability[hero] == "inspire":
        yield Text("mark-inspired")


def _is_fallen(state: State, hero: int) -> bool:
    return state.hero_at[hero] == NOWHERE and not state.arranging


# Pieces


def _pieces(state: State) -> Iterator[Piece]:
    yield from _tiles(state)
    yield from _stacks(state)
    yield from _hero_pieces(state)
    yield from _figures(state)
    yield from _hand(state)
    if state.book.settings["undead"]:
        yield from _market(state)
        yield from _tokens(state, "eliminated", "eliminated", state.eliminated)


def _tiles(state: State) -> Iterator[Piece]:
    book = state.book
    for square, tile in enumerate(state.tiles):
        if tile:
            yield _tile(book, square, tile, square in state.raised_tiles)
    if state.chest_is_there:
        yield Tile("grand-chest", book.squares[book.shows_chest], GRAND_CHEST)


@remembered
def _tile(book: Book, square: int, tile: int, is_raised: bool) -> Tile:
    name = book.squares[square]
    return Tile(f"tile-{name}", name, _tile_face(book, tile, is_raised))


def _tile_face(book: Book, tile: int, is_raised: bool) -> Face:
    if tile == HIDDEN:
        return BACK
    marks = [FACE_DOWN] if tile < 0 else [RAISED] if is_raised else []
    kind = book.kinds[abs(tile)]
    return _face(kind, [*_printed(kind), *marks])


def _face(kind: Kind, badges: Iterable[Badge]) -> Face:
    """A kind shows its id where no language has a word for it."""
    return Face(
        kind.icon,
        Text("tile-name", {"tile": kind.id}),
        Text("tile-about", {"tile": kind.id, "effect": kind.effect}),
        kind.category,
        tuple(badges),
    )


def _printed(kind: Kind) -> Iterator[Badge]:
    """What is printed on a tile beside its picture."""
    if kind.damage:
        yield Badge(str(kind.damage), "hearts", Text("badge-damage"))
    if kind.arrows:
        arrows = "".join(_ARROWS[arrow] for arrow in kind.arrows)
        yield Badge(arrows, "move", Text("badge-arrows"))


def _stacks(state: State) -> Iterator[Piece]:
    for square, stack in sorted(state.stacks.items()):
        name = state.book.squares[square]
        yield from _tokens(state, f"stack-{name}", name, stack)


def _tokens(state: State, prefix: str, at: str, kinds: list[int]) -> Iterator[Piece]:
    """One token for each kind, with their number."""
    for number in sorted(set(kinds)):
        yield _token(state.book, prefix, at, number, kinds.count(number))


@remembered
def _token(book: Book, prefix: str, at: str, number: int, count: int) -> Token:
    kind = book.kinds[number]
    return Token(f"{prefix}-{kind.id}", at, _face(kind, _printed(kind)), count=count)


def _hero_pieces(state: State) -> Iterator[Piece]:
    """The figure, the die, and what lies on the board of each hero."""
    for hero in _known_heroes(state):
        record = state.book.heroes[hero]
        board = f"board-{record.id}"
        yield _hero_figure(state, hero)
        health = Face(title=Text("meter-hp"))
        yield Die(f"die-{record.id}", board, health, sides=record.hp, value=state.hp[hero])
        yield from _tokens(state, record.id, board, state.carried[hero])
        yield from _experience(state, hero)


def _hero_figure(state: State, hero: int) -> Meeple:
    """On its square; beside the board, while he waits or has fallen, on his own board."""
    record, square = state.book.heroes[hero], state.hero_at[hero]
    waits = state.arranging or state.side != HEROES
    return Meeple(
        record.id,
        state.book.squares[square] if square >= 0 else f"board-{record.id}",
        _hero_face(state.book, hero, state.hp[hero], hero == state.possessed),
        colour=record.colour,
        spent=_is_fallen(state, hero) or not (waits or _actions_left(state, hero)),
    )


@remembered
def _hero_face(book: Book, hero: int, hp: int, is_possessed: bool) -> Face:
    record = book.heroes[hero]
    health = Badge(str(hp), "hearts", Text("meter-hp"))
    return Face(
        record.icon,
        Text("hero-name", {"hero": record.id}),
        Text("hero-about", {"hero": record.id, "ability": record.ability}),
        badges=(health, POSSESSED) if is_possessed else (health,),
    )


def _experience(state: State, hero: int) -> Iterator[Piece]:
    """DH-MARKET-07. Kept tiles count as many points as they do damage."""
    name = state.book.heroes[hero].id
    earned = state.earned[hero]
    for number in sorted(set(earned)):
        kind, count = state.book.kinds[number], earned.count(number)
        points = Badge(str(kind.damage), "upgrade", Text("badge-points"))
        yield Token(f"{name}-earned-{kind.id}", f"board-{name}", _face(kind, [points]), count=count)


def _figures(state: State) -> Iterator[Piece]:
    book = state.book
    for figure, square in enumerate(state.figure_at):
        if square >= 0:
            tail = state.figure_tail[figure]
            also_at = (book.squares[tail],) if tail != NOWHERE else ()
            yield _figure(state, figure, book.squares[square], also_at)
        elif state.possessed != NOBODY and figure == book.lady:
            # DH-LADY-05: she stands beside the board of the hero whom she possesses
            yield _figure(state, figure, f"board-{book.heroes[state.possessed].id}")


def _figure(state: State, figure: int, at: str, also_at: tuple[str, ...] = ()) -> Meeple:
    book = state.book
    acted = state.figure_acted[figure] >= book.figure_actions[figure]
    face = _figure_face(book, figure, bool(state.figure_raised[figure]))
    spent = acted and state.side == MASTER
    return Meeple(book.figure_names[figure], at, face, also_at, foe=True, spent=spent)


@remembered
def _figure_face(book: Book, figure: int, is_raised: bool) -> Face:
    kind, name = book.kinds[book.figure_kind[figure]], book.figure_names[figure]
    return Face(
        kind.icon,
        Text("figure-name", {"figure": name, "monster": book.monsters[figure].id}),
        Text("tile-about", {"tile": kind.id, "effect": kind.effect}),
        kind.category,
        (*_printed(kind), *([RAISED] if is_raised else [])),
    )


def _hand(state: State) -> Iterator[Piece]:
    """DH-HID-04. Only the dungeon master's view has kinds in it; others see how many there are."""
    for number, count in sorted(Counter(state.hand).items()):
        if number != HIDDEN:
            kind = state.book.kinds[number]
            several = [Badge(f"×{count}", name=Text("badge-count"))] if count > 1 else []
            yield Tile(f"hand-{kind.id}", "hand", _face(kind, [*_printed(kind), *several]))


def _market(state: State) -> Iterator[Piece]:
    for number, count in sorted(Counter(state.market).items()):
        kind = state.book.kinds[number]
        price = Badge(str(state.book.price[number]), "two-coins", Text("badge-price"))
        yield Token(f"market-{kind.id}", "market", _face(kind, [price]), count=count)
