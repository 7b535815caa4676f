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
"""Most of a scene looks as it did a move ago: what hangs on a few facts is made once, and who shows it may
know it again by its identity."""
BACK: Final = Face(hidden=True)
GRAND_CHEST: Final = Face(
    "open-treasure-chest", Text("tile-grand-chest"), Text("tile-grand-chest-about"), "treasure"
)
FACE_DOWN: Final = Badge("▽", "sight-disabled", Text("badge-face-down"))
"""On a face-down tile that the seat may look at: its face is shown, and that others don't see it."""
RAISED: Final = Badge("†", "raise-zombie", Text("badge-raised"))
FALLEN: Final = "mark-fallen"
ELIMINATED: Final = Row("eliminated", Text("region-eliminated"))
END: Final = Row("end", Text("region-end"))
POSSESSED: Final = Badge("◊", "haunting", Text("mark-possessed"))

_ARROWS: Final = dict(zip(DIRECTIONS, "↓←→↑↙↘↖↗", strict=True))


def scene(state: State, seat: int | None) -> Scene:
    """The table as the seat sees it, from its view of the state."""
    left = [_actions_left(state, hero) for hero in range(len(state.hp))]
    return Scene(_regions(state, left), _pieces(state, left), tuple(_status(state)), _quota(state))


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
            yield Text("status-actions", {"left": _left(state)})


def _quota(state: State) -> tuple[Meter, ...]:
    """DH-TURN-02, DH-TURN-08. What is left to the side whose turn it is, of what it began with."""
    if outcome(state) is not None or state.arranging or (state.book.solitaire and state.side != HEROES):
        return ()
    quota = state.quota if state.side == HEROES else master.ACTIONS
    left = _left(state)
    return (Meter(Text("meter-actions-left"), left, max(left, quota), "diamonds"),)


def _left(state: State) -> int:
    return turn.actions_open(state) if state.side == HEROES else state.actions_left


# Regions


def _regions(state: State, left: list[int]) -> tuple[Region, ...]:
    book = state.book
    regions: list[Region] = [_board(book)]
    for hero in _known_heroes(state):
        most = max(ACTIONS_SHOWN, state.fatigue[hero] + left[hero])
        regions.append(_hero_board(book, hero, state.hp[hero], left[hero], most, _marks(state, hero)))
    regions.append(_treasures(book, state.treasures))
    if not book.solitaire:
        regions += _pile("pile", MASTER, len(state.pile)), _held(len(state.hand))
    if book.settings["undead"]:
        regions += Row("market", Text("region-market", {"points": experience(state)})), ELIMINATED
    regions += _pile("box", None, len(state.box)), END
    return tuple(regions)


@remembered
def _board(book: Book) -> Grid:
    places = zip(book.squares, book.columns, book.rows, book.zones, strict=True)
    spaces = tuple(Space(name, column, row, zone=zone) for name, column, row, zone in places)
    return Grid("board", Text("region-board"), "stone", spaces=spaces)


@remembered
def _treasures(book: Book, found: int) -> Track:
    cells, goal = book.treasures_in_all, book.treasures_to_win
    title = Text("region-treasures")
    return Track("treasures", title, cells=cells, value=found, goal=goal, icon="locked-chest")


@remembered
def _pile(name: str, seat: int | None, count: int) -> Pile:
    return Pile(name, Text(f"region-{name}"), seat=seat, count=count)


@remembered
def _held(count: int) -> Hand:
    return Hand("hand", Text("region-hand"), seat=MASTER, count=count)


def _known_heroes(state: State) -> list[int]:
    """Everybody but a damsel who has not joined yet."""
    return [hero for hero, square in enumerate(state.hero_at) if square != NOT_YET]


@remembered
def _hero_board(book: Book, hero: int, hp: int, actions: int, most: int, marks: tuple[str, ...]) -> HeroBoard:
    record = book.heroes[hero]
    health = Meter(Text("meter-hp"), hp, book.max_hp[hero], "hearts")
    return HeroBoard(
        f"board-{record.id}",
        Text("hero-name", {"hero": record.id}),
        seat=HEROES,
        icon=record.icon,
        colour=record.colour,
        ability=Text("hero-about", {"hero": record.id, "ability": record.ability}),
        meters=(health, Meter(Text("meter-actions"), actions, most, "diamonds")),
        moves=tuple(DIRECTIONS) if record.moves == "all" else ORTHOGONAL,
        marks=tuple(Text(mark) for mark in marks),
        fallen=FALLEN in marks,
    )


def _actions_left(state: State, hero: int) -> int:
    """DH-TURN-07, DH-LADY-12. What the hero himself could still do of what is left to his side."""
    if state.side != HEROES or state.hero_at[hero] < 0 or hero == state.possessed:
        return 0
    return sum(not is_exhausted(state, hero, n) for n in range(1, state.actions_left + 1))


def _marks(state: State, hero: int) -> tuple[str, ...]:
    marks = [FALLEN] if _is_fallen(state, hero) else []
    if hero == state.possessed:
        marks.append("mark-possessed")
    if hero in state.tireless:
        marks.append("mark-tireless")
    if state.inspired and state.side == HEROES and state.book.ability[hero] == "inspire":
        marks.append("mark-inspired")
    return tuple(marks)


def _is_fallen(state: State, hero: int) -> bool:
    return state.hero_at[hero] == NOWHERE and not state.arranging


# Pieces


def _pieces(state: State, left: list[int]) -> tuple[Piece, ...]:
    book = state.book
    pieces: list[Piece] = []
    pieces += _tiles(book, tuple(state.tiles), tuple(state.raised_tiles), state.chest_is_there)
    for square, stack in sorted(state.stacks.items()):
        pieces += _tokens(book, f"stack-{book.squares[square]}", book.squares[square], tuple(stack))
    for hero in _known_heroes(state):
        pieces += _hero_pieces(state, hero, left[hero])
    pieces += _figures(state)
    pieces += _hand(book, tuple(state.hand))
    if book.settings["undead"]:
        pieces += _market(book, tuple(state.market))
        pieces += _tokens(book, "eliminated", "eliminated", tuple(state.eliminated))
    return tuple(pieces)


@remembered
def _tiles(book: Book, tiles: tuple[int, ...], raised: tuple[int, ...], has_chest: bool) -> tuple[Tile, ...]:
    lying = [_tile(book, square, tile, square in raised) for square, tile in enumerate(tiles) if tile]
    if has_chest:
        lying.append(Tile("grand-chest", book.squares[book.shows_chest], GRAND_CHEST))
    return tuple(lying)


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


@remembered
def _tokens(book: Book, prefix: str, at: str, kinds: tuple[int, ...]) -> tuple[Token, ...]:
    """One token for each kind, with their number."""
    return tuple(
        Token(f"{prefix}-{kind.id}", at, _face(kind, _printed(kind)), count=count)
        for kind, count in _counted(book, kinds)
    )


def _counted(book: Book, kinds: Iterable[int]) -> list[tuple[Kind, int]]:
    return [(book.kinds[number], count) for number, count in sorted(Counter(kinds).items())]


def _hero_pieces(state: State, hero: int, left: int) -> tuple[Piece, ...]:
    """The figure, the die, and what lies on the board of a hero."""
    waits = state.arranging or state.side != HEROES
    is_spent = _is_fallen(state, hero) or not (waits or left)
    looks = (state.hp[hero], hero == state.possessed, is_spent)
    things = (tuple(state.carried[hero]), tuple(state.earned[hero]))
    return _of_hero(state.book, hero, state.hero_at[hero], looks, things)


Looks = tuple[int, bool, bool]
"""Of a hero: his health, whether he is possessed, whether he is spent."""


@remembered
def _of_hero(
    book: Book, hero: int, square: int, looks: Looks, things: tuple[tuple[int, ...], tuple[int, ...]]
) -> tuple[Piece, ...]:
    """His figure stands on its square; beside the board, while he waits or has fallen, on his own board."""
    name, board = book.heroes[hero].id, f"board-{book.heroes[hero].id}"
    figure = _hero_figure(book, hero, book.squares[square] if square >= 0 else board, looks)
    carried, earned = things
    lying = _tokens(book, name, board, carried) + _experience(book, name, earned)
    return (figure, _die(book, hero, looks[0]), *lying)


@remembered
def _hero_figure(book: Book, hero: int, at: str, looks: Looks) -> Meeple:
    hp, is_possessed, is_spent = looks
    record, health = book.heroes[hero], Badge(str(hp), "hearts", Text("meter-hp"))
    face = Face(
        record.icon,
        Text("hero-name", {"hero": record.id}),
        Text("hero-about", {"hero": record.id, "ability": record.ability}),
        badges=(health, POSSESSED) if is_possessed else (health,),
    )
    return Meeple(record.id, at, face, colour=record.colour, spent=is_spent)


@remembered
def _die(book: Book, hero: int, hp: int) -> Die:
    record, face = book.heroes[hero], Face(title=Text("meter-hp"))
    return Die(f"die-{record.id}", f"board-{record.id}", face, sides=record.hp, value=hp)


@remembered
def _experience(book: Book, hero: str, earned: tuple[int, ...]) -> tuple[Token, ...]:
    """DH-MARKET-07. Kept tiles count as many points as they do damage."""
    tokens = []
    for kind, count in _counted(book, earned):
        points = Badge(str(kind.damage), "upgrade", Text("badge-points"))
        tokens.append(Token(f"{hero}-earned-{kind.id}", f"board-{hero}", _face(kind, [points]), count=count))
    return tuple(tokens)


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
    spent = acted and state.side == MASTER
    return _figure_shown(book, figure, at, also_at, bool(state.figure_raised[figure]), spent)


@remembered
def _figure_shown(
    book: Book, figure: int, at: str, also_at: tuple[str, ...], is_raised: bool, is_spent: bool
) -> Meeple:
    kind, name = book.kinds[book.figure_kind[figure]], book.figure_names[figure]
    face = Face(
        kind.icon,
        Text("figure-name", {"figure": name, "monster": book.monsters[figure].id}),
        Text("tile-about", {"tile": kind.id, "effect": kind.effect}),
        kind.category,
        (*_printed(kind), *([RAISED] if is_raised else [])),
    )
    return Meeple(name, at, face, also_at, foe=True, spent=is_spent)


@remembered
def _hand(book: Book, hand: tuple[int, ...]) -> tuple[Tile, ...]:
    """DH-HID-04. Only the dungeon master's view has kinds in it; others see how many there are."""
    tiles = []
    for kind, count in _counted(book, [number for number in hand if number != HIDDEN]):
        several = [Badge(f"×{count}", name=Text("badge-count"))] if count > 1 else []
        tiles.append(Tile(f"hand-{kind.id}", "hand", _face(kind, [*_printed(kind), *several])))
    return tuple(tiles)


@remembered
def _market(book: Book, market: tuple[int, ...]) -> tuple[Token, ...]:
    tokens = []
    for number, count in sorted(Counter(market).items()):
        kind, price = book.kinds[number], Badge(str(book.price[number]), "two-coins", Text("badge-price"))
        tokens.append(Token(f"market-{kind.id}", "market", _face(kind, [price]), count=count))
    return tuple(tokens)
