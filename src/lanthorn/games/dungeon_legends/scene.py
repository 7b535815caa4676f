"""Where things lie on the table. Built from a view alone, so it can't show what the view hides.

The mat is one path with three rows: Locations, hero squares, passage. A chapter adds regions and pieces.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from lanthorn.engine import Arg, Text
from lanthorn.engine.scene import (
    Badge,
    Card,
    Die,
    Face,
    Hand,
    HeroBoard,
    Meeple,
    Meter,
    Path,
    Piece,
    Pile,
    Region,
    Row,
    Scene,
    Space,
    Token,
    Track,
)
from lanthorn.games.dungeon_legends import faces
from lanthorn.games.dungeon_legends.flow import outcome
from lanthorn.games.dungeon_legends.icons import ICONS
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, NONE, SLOTS, SPOTS
from lanthorn.games.dungeon_legends.outlook import in_danger
from lanthorn.games.dungeon_legends.rules.skills import USES
from lanthorn.games.dungeon_legends.rules.turn import reveals_due
from lanthorn.games.dungeon_legends.state import PREPARING, State

SANCTUARY: Final = "fairy-sanctuary"
PRESSED: Final = ("end", "decline", "agree", "refuse")
"""Things that are only there to be pressed."""


def scene(state: State, seat: int | None) -> Scene:
    """The table as everybody sees it: hands are open, only the order of decks is hidden (DL-HID)."""
    return Scene(tuple(_regions(state)), tuple(_pieces(state)), tuple(_status(state)), tuple(_meters(state)))


def _meters(state: State) -> Iterator[Meter]:
    """DL-END-01, DL-END-02. How near the goal is and how long the deck lasts, as soon as all is laid out."""
    if state.phase != PREPARING:
        for region in state.book.chapter.regions(state):
            if isinstance(region, Track):
                yield Meter(Text("meter-goal"), region.value, region.cells, region.icon)
        yield Meter(Text("meter-deck"), len(state.deck), len(state.book.game_deck), "card-draw")


def _status(state: State) -> Iterator[Text]:
    """How the chapter ended; or else the turn, who is on, how far the goal is, how long the deck lasts."""
    ending = outcome(state)
    if ending is not None:
        yield ending.reason
    elif state.phase == PREPARING:
        yield Text("status-preparing")
    else:
        yield Text("status-turn", {"turn": state.turn})
        heroes = " ".join(state.name(hero) for hero in state.acting())
        yield Text("status-player", {"player": state.active + 1, "heroes": heroes})
    yield state.book.chapter.status(state)
    yield Text("status-deck", {"cards": len(state.deck)})


# Regions


def _regions(state: State) -> Iterator[Region]:
    chapter = state.book.chapter
    yield _mat(chapter.name, chapter.rows(state), state.book.mat.trap_spots, chapter.marks(state))
    for hero in range(len(state.heroes)):
        if state.heroes[hero].kind != NONE:
            yield _board(state, hero)
    yield from _hands(state)
    yield Pile("deck", Text("region-deck"), count=len(state.deck))
    yield Row("shown", Text("region-shown"), "offer")
    yield Row("fairy-market", Text("region-fairies"))
    yield Row("item-market", Text("region-items"))
    yield Pile("items", Text("region-item-deck"), count=len(state.items))
    yield Row("traps", Text("region-traps"))
    yield Pile("discard", Text("region-discard"), count=len(state.discard))
    yield Row("dice", Text("region-die"))
    yield from chapter.regions(state)
    if state.phase == PREPARING:
        yield from _choices(state)
    for name in PRESSED:
        yield Row(name, Text(f"region-{name}"))


@lru_cache(maxsize=64)
def _mat(
    chapter: str,
    further: tuple[tuple[str, int, str], ...],
    spots: tuple[int, ...],
    marks: tuple[tuple[int, str, str], ...],
) -> Path:
    """Locations above the heroes' squares, the passage below; the castle at the right end."""
    signs = {number: (icon, word) for number, icon, word in marks}
    spaces = [_place("l", n, 0, "location") for n in SLOTS]
    spaces += [_place("h", n, 1, "hero") for n in SLOTS]
    spaces.append(Space(f"h{CASTLE_SQUARE}", CASTLE_SQUARE, 1, Text("space-castle"), "castle"))
    spaces += [_place("p", n, 2, "passage", *signs.get(n, ("", ""))) for n in SLOTS]
    spaces += [
        Space(name, column, 3, Text(f"space-{zone}", {"number": column}), zone)
        for name, column, zone in further
    ]
    spaces += [
        Space(f"spot-{SPOTS[n]}", spot, 2, Text("space-spot", {"number": spot, "next": spot + 1}), "spot")
        for n, spot in enumerate(spots)
    ]
    return Path("mat", Text("region-mat"), f"tunnel-{chapter}", spaces=tuple(spaces))


def _place(letter: str, number: int, row: int, zone: str, icon: str = "", word: str = "") -> Space:
    label = Text(f"space-{word or zone}", {"number": number})
    return Space(f"{letter}{number}", number, row, label, zone, icon)


def _board(state: State, number: int) -> HeroBoard:
    hero = state.heroes[number]
    record = state.book.heroes[hero.kind]
    return HeroBoard(
        f"board-{record.id}",
        Text("hero-name", {"hero": record.id}),
        seat=hero.player,
        icon=record.icon,
        colour=record.colour,
        ability=Text("hero-about", {"hero": record.id}),
        meters=(
            Meter(Text("meter-resistance"), hero.resistance, record.resistance, "hearts"),
            Meter(Text("meter-dust"), hero.usable, hero.usable + hero.inactive, "sparkles"),
            Meter(Text("meter-skills"), USES - hero.skills_used, USES, "diamonds"),
        ),
    )


def _hands(state: State) -> Iterator[Region]:
    """A hand, a pool of icons and two piles for each player; the active one's lie nearest."""
    for hero in state.acting():
        if state.heroes[hero].kind != NONE:
            who = state.name(hero)
            yield Row(f"pool-{who}", Text("region-pool", {"hero": who}), seat=state.active)
            led: dict[str, Arg] = {"hero": who, "solo": int(state.book.solo)}
            yield Row(f"trade-{who}", Text("region-trade", led), seat=state.active)
    for number, own in enumerate(state.players):
        player: dict[str, Arg] = {"player": number + 1}
        yield Hand(f"hand-{number}", Text("region-hand", player), seat=number, count=len(own.hand))
        if own.played:
            yield Row(f"played-{number}", Text("region-played", player), seat=number)
        yield Pile(f"deck-{number}", Text("region-hero-deck", player), seat=number, count=len(own.deck))
        yield Pile(
            f"discard-{number}", Text("region-hero-discard", player), seat=number, count=len(own.discard)
        )


def _choices(state: State) -> Iterator[Region]:
    """What lies out while everybody gets ready."""
    for name in ("heroes", "tracks", "collection"):
        yield Row(name, Text(f"region-{name}"), "offer")
    for number in range(len(state.players)):
        yield Row(
            f"first-{number + 1}", Text("region-first", {"player": number + 1, "hero": _led(state, number)})
        )


def _led(state: State, player: int) -> str:
    """The hero of a player, if there is one yet."""
    heroes = [state.name(hero) for hero in state.own(player) if state.heroes[hero].kind != NONE]
    return heroes[0] if heroes else "none"


# Pieces


def _pieces(state: State) -> Iterator[Piece]:
    if state.fairy_market:
        yield from _on_the_mat(state)
        yield from state.book.chapter.pieces(state)
    yield from _tokens(state)
    for hero in range(len(state.heroes)):
        if state.heroes[hero].kind != NONE:
            yield from _of_hero(state, hero)
    yield from _cards(state)
    yield from _markets(state)
    yield Die("die", "dice", Face(title=Text("region-die")), value=state.die)
    if state.phase == PREPARING:
        yield from _to_choose(state)


def _on_the_mat(state: State) -> Iterator[Piece]:
    book = state.book
    for slot, location in enumerate(state.locations):
        if location != NONE:
            yield Card(book.locations[location].id, f"l{slot}", faces.location(book, location))
    pushed = in_danger(state, reveals_due(state))
    for square, card in enumerate(state.passage):
        if card != NONE:
            danger = Text("danger-castle") if card == pushed else None
            yield game_card(state, card, f"p{square}", danger)
    for card in state.shown:
        yield game_card(state, card, "shown")
    slot = state.slot_of(SANCTUARY)
    for fairy in state.sanctuary:
        if fairy != NONE and slot:
            yield Token(f"fairy-{fairy}", f"l{slot}", faces.fairy(book, fairy))


def _tokens(state: State) -> Iterator[Piece]:
    """Threats, traps, rocks and the dark."""
    book = state.book
    for square, threat in enumerate(state.threats):
        if threat != NONE:
            yield Token(f"threat-{square}", f"p{square}", faces.event(book, threat, "token-threat"))
    for value in book.mat.traps:
        spot = state.traps.index(value) if value in state.traps else NONE
        face = Face("wolf-trap", Text("token-trap", {"value": value}), badges=(Badge(str(value)),))
        yield Token(f"trap-{value}", "traps" if spot == NONE else f"spot-{SPOTS[spot]}", face)
    if state.rockfall:
        yield Token("rockfall", f"h{state.rockfall}", Face("falling-rocks", Text("token-rockfall")))
    if state.darkness != NONE:
        slot = state.locations.index(state.darkness)
        yield Token("darkness", f"l{slot}", Face("candle-holder", Text("token-darkness"), category="deadly"))


def game_card(state: State, card: int, at: str, danger: Text | None = None) -> Card:
    """A card of the game deck, with what is left of its Resistance."""
    face = faces.game_card(
        state.book, card, state.book.chapter.resistance(state, card), state.damage.get(card, 0)
    )
    return Card(state.book.options.target(card), at, face, danger=danger)


def _of_hero(state: State, number: int) -> Iterator[Piece]:
    """The figure, the Fairies, the skill track, and the icons that can be used."""
    hero, book, who = state.heroes[number], state.book, state.name(number)
    record = book.heroes[hero.kind]
    at = f"h{hero.at}" if state.first != NONE else f"board-{who}"
    face = Face(record.icon, Text("hero-name", {"hero": who}), Text("hero-about", {"hero": who}))
    yield Meeple(who, at, face, colour=record.colour)
    for fairy in hero.fairies:
        yield Token(f"fairy-{fairy}", f"board-{who}", faces.fairy(book, fairy))
    if hero.track != NONE:
        yield from _track(state, number)
    for icon, count in enumerate(hero.pool):
        if count and hero.player == state.active:
            yield Token(f"pool-{who}-{ICONS[icon]}", f"pool-{who}", faces.icon(ICONS[icon]), count=count)


def _track(state: State, number: int) -> Iterator[Piece]:
    """The spaces of a skill track, used up or not."""
    hero, who = state.heroes[number], state.name(number)
    skill = state.book.skills[hero.track]
    for space, icons in enumerate(skill.spaces):
        spent = hero.skills_used >= USES or (not skill.any_order and space < hero.skills_used)
        face = faces.skill(skill.id, skill.icon, space, icons, spent)
        yield Token(f"skill-{who}-{space + 1}", f"board-{who}", face)


def _cards(state: State) -> Iterator[Piece]:
    book = state.book
    for number, own in enumerate(state.players):
        for place, pile in ((f"hand-{number}", own.hand), (f"played-{number}", own.played)):
            for card in pile:
                yield Card(f"card-{card}", place, faces.hero_card(book, card))
        for card in own.deck[len(own.deck) - own.known :]:
            yield Card(f"card-{card}", f"deck-{number}", faces.hero_card(book, card))
        for card in own.discard:
            yield Card(f"card-{card}", f"discard-{number}", faces.hero_card(book, card))
    for card in state.discard:
        yield game_card(state, card, "discard")


def _markets(state: State) -> Iterator[Piece]:
    for card in state.item_market:
        if card != NONE:
            yield Card(f"card-{card}", "item-market", faces.hero_card(state.book, card))
    for fairy in state.fairy_market:
        if fairy != NONE:
            yield Token(f"fairy-{fairy}", "fairy-market", faces.fairy(state.book, fairy))


def _to_choose(state: State) -> Iterator[Piece]:
    """DL-SETUP-07, DL-SETUP-09, DL-SOLO-02. Heroes, skill tracks and cards that nobody has taken."""
    book = state.book
    taken = [hero.kind for hero in state.heroes]
    for kind, record in enumerate(book.heroes):
        if kind not in taken and NONE in taken:
            yield Card(f"choose-{record.id}", "heroes", faces.hero(record))
    tracks = [hero.track for hero in state.heroes]
    for track, skill in enumerate(book.skills):
        if track not in tracks and NONE in tracks and NONE not in taken:
            yield Card(f"track-{skill.id}", "tracks", faces.track(skill))
    for number, own in enumerate(state.players):
        waiting = own.kept[:]
        if book.solo and NONE not in taken and not own.hand:
            waiting += [
                c for hero in state.own(number) for c in book.basic[state.name(hero)] if c not in own.deck
            ]
        for card in waiting:
            yield Card(f"card-{card}", "collection", faces.hero_card(book, card))
