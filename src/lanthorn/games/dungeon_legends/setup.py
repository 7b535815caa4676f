"""Setup (DL-SETUP): the mat laid out by chance, then what the players choose before the first turn."""

from __future__ import annotations

from collections.abc import Sequence

from lanthorn.engine import Play, Rng, Seat, Setting
from lanthorn.games.dungeon_legends.book import CARDS_IN_A_DECK, HAND, HEROES_AT_THE_TABLE, Book
from lanthorn.games.dungeon_legends.options import Acts
from lanthorn.games.dungeon_legends.rules import cards, rewards
from lanthorn.games.dungeon_legends.state import (
    BEGINNING,
    LAST_PASSAGE,
    NONE,
    Hero,
    Player,
    State,
)

HERO_NAMES = ("knight", "blacksmith", "scout", "enchantress")
FIRST_SQUARE = 6
MARKET = 3
ON_THE_SANCTUARY = 2
AT_LEAST_THREE = ("players", ("3", "4"))
ALL_FOUR = ("players", ("4",))

SETTINGS = (
    Setting("chapter", "fire", values=("fire", "moons", "crystals", "magma", "darkness")),
    Setting("players", "2", values=("1", "2", "3", "4")),
    Setting("difficulty", "normal", values=("easy", "normal", "hard")),
    *(
        Setting(name, "choose", values=("choose", *HERO_NAMES), given=given)
        for name, given in zip(HEROES_AT_THE_TABLE, (None, None, AT_LEAST_THREE, ALL_FOUR), strict=True)
    ),
)


def seats(book: Book) -> tuple[Seat, ...]:
    """One to four players on one side (DL-END-06)."""
    return tuple(Seat(f"player-{number + 1}") for number in range(book.seats))


def setup(book: Book, rng: Rng, kept: Sequence[list[int]] | None = None) -> State:
    """DL-SETUP-01 to DL-SETUP-06, DL-SETUP-13 to DL-SETUP-17. The mat, before anybody has chosen a hero;
    with the items that each player brings from another chapter."""
    state = bare(book, rng)
    if kept is not None:
        state.alone = False
        for own, items in zip(state.players, kept, strict=True):
            own.kept = items
    deal_locations(state)
    deal_starting_monsters(state)
    state.deck = book.game_deck[:]
    rng.shuffle(state.deck)
    state.fairies = book.fairy_supply[:]
    rng.shuffle(state.fairies)
    state.fairy_market = [state.fairies.pop() for _ in range(MARKET)]
    state.sanctuary = [state.fairies.pop() for _ in range(ON_THE_SANCTUARY)]
    state.items = [card for card in book.items if not any(card in own.kept for own in state.players)]
    state.item_market = [NONE] * MARKET
    open_market(state)
    book.chapter.lay_out(state)
    for number, name in enumerate(book.chosen):
        if name:
            take_hero(state, number, HERO_NAMES.index(name))
    return state


def bare(book: Book, rng: Rng) -> State:
    """A mat with nothing on it but the players."""
    owners = [0, 0] if book.solo else list(range(book.seats))
    state = State(
        rng=rng,
        heroes=[Hero(player=owner) for owner in owners],
        players=[Player() for _ in range(book.seats)],
        chapter=book.chapter.new(book),
        passage=[NONE] * (LAST_PASSAGE + 1),
        locations=[NONE, *range(len(book.locations))],
    )
    state.lie_beside(book)
    state.traps = [0] * len(book.mat.trap_spots)
    return state


def deal_locations(state: State) -> None:
    """DL-SETUP-15."""
    dealt = list(range(len(state.book.locations)))
    state.rng.shuffle(dealt)
    state.locations = [NONE, *dealt]


def deal_starting_monsters(state: State) -> None:
    """DL-SETUP-02 to DL-SETUP-04, DL-SOLO-09. One for each player, from P6 down."""
    book = state.book
    monsters = book.starting[:]
    state.rng.shuffle(monsters)
    count = book.seats + book.difficulty.more_monsters - book.difficulty.fewer_monsters
    for number, card in enumerate(monsters[: max(0, count)]):
        state.passage[LAST_PASSAGE - number] = card
    state.gone += sorted(set(monsters) - set(state.passage))


def open_market(state: State) -> None:
    """DL-SETUP-13. When nobody holds an item any more that may come back, the items are shuffled."""
    if not any(own.kept for own in state.players):
        state.items.sort()
        state.rng.shuffle(state.items)
        state.item_market = [state.items.pop() for _ in range(MARKET)]


def take_hero(state: State, number: int, kind: int) -> None:
    """DL-SETUP-07, DL-SETUP-18 to DL-SETUP-22. The board as it starts."""
    hero, record, level = state.heroes[number], state.book.heroes[kind], state.book.difficulty
    hero.kind = kind
    hero.resistance = record.resistance
    hero.usable = max(0, min(record.dust, record.usable + level.more_dust - level.fewer_dust))
    hero.inactive = record.dust - hero.usable
    if record.fairy:
        hero.fairies = [state.book.starting_fairy[record.fairy]]


async def prepare(play: Play[State]) -> None:
    """DL-SETUP-07 to DL-SETUP-12, DL-SETUP-23. The next thing that somebody has to choose, then the hands."""
    state = play.state
    heroes = state.heroes
    for number, hero in enumerate(heroes):
        if hero.kind == NONE:
            await choose_hero(play, number)
            return
    if state.first == NONE:
        await choose_first_player(play)
        return
    for number in state.in_turn_order():
        if heroes[number].track == NONE:
            await choose_track(play, number)
            return
    for number in state.players_in_turn_order():
        if len(state.players[number].deck) < CARDS_IN_A_DECK:
            await gather_deck(play, number)
            return
        if number not in state.supplied:
            await supply_item(play, number)
            return
    deal_hands(play)


async def choose_hero(play: Play[State], number: int) -> None:
    """DL-SETUP-07, DL-SOLO-01. A different one for each."""
    state = play.state
    taken = [hero.kind for hero in state.heroes]
    options = state.book.options
    offers: Acts = [
        options.pick("hero", record.id, kind, {"hero": record.id}, (f"choose-{record.id}",), ("DL-SETUP-07",))
        for kind, record in enumerate(state.book.heroes)
        if kind not in taken
    ]
    seat = state.heroes[number].player
    chosen = await play.choose(seat, "hero", offers, player=seat + 1, always=True)
    take_hero(state, number, chosen.a)
    play.emit("hero-chosen", ("DL-SETUP-07",), player=seat + 1, hero=state.name(number))


async def choose_first_player(play: Play[State]) -> None:
    """DL-SETUP-11, DL-SETUP-12, DL-RUL-03, DL-RUL-42, DL-SOLO-08. Who begins, and so who stands where."""
    state = play.state
    count = len(state.players)
    options = state.book.options
    offers: Acts = [
        options.pick(
            "first",
            str(number + 1),
            number,
            {"player": number + 1},
            (f"first-{number + 1}",),
            ("DL-SETUP-11",),
        )
        for number in range(count)
    ]
    state.first = state.active = (await play.choose(0, "first", offers)).a
    for place, number in enumerate(state.in_turn_order()):
        state.heroes[number].at = FIRST_SQUARE - place
    play.emit("first-player", ("DL-SETUP-11",), player=state.first + 1)


async def choose_track(play: Play[State], number: int) -> None:
    """DL-SETUP-09, DL-SETUP-10, DL-SKILL-07, DL-SOLO-13."""
    state = play.state
    taken = [hero.track for hero in state.heroes]
    options, skills = state.book.options, state.book.skills
    offers: Acts = [
        options.pick("track", skill.id, track, {"skill": skill.id}, (f"track-{skill.id}",), ("DL-SETUP-09",))
        for track, skill in enumerate(skills)
        if track not in taken
    ]
    hero = state.heroes[number]
    chosen = await play.choose(hero.player, "track", offers, hero=state.name(number))
    hero.track = chosen.a
    play.emit("track-chosen", ("DL-SETUP-09",), hero=state.name(number), skill=skills[chosen.a].id)


async def gather_deck(play: Play[State], player: int) -> None:
    """DL-CARD-01, DL-SOLO-02. The ten basic cards; in solo the player picks them from two heroes' twenty, one
    after another, or lets the rest be as suggested."""
    state = play.state
    book, own = state.book, state.players[player]
    left = [c for hero in state.own(player) for c in book.basic[state.name(hero)] if c not in own.deck]
    missing = CARDS_IN_A_DECK - len(own.deck)
    if not book.solo:
        own.deck = left
        return
    kinds = {book.kind_of[card]: card for card in reversed(left)}.values()
    offers: Acts = [book.options.hand_card("into-deck", card, ("DL-SOLO-02",)) for card in kinds]
    rest = book.options.pick("rest-of-deck", "", NONE, {}, ("end",), ("DL-SOLO-02",))
    chosen = await play.choose(player, "build-deck", [*offers, rest], left=missing)
    own.deck += suggested(left, missing) if chosen.a == NONE else [chosen.a]


def suggested(left: list[int], count: int) -> list[int]:
    """As many from one hero's cards as from the other's, spread evenly."""
    return [left[place * len(left) // count] for place in range(count)]


async def supply_item(play: Play[State], player: int) -> None:
    """DL-SETUP-23, DL-SETUP-24, DL-CAMP-03, DL-CAMP-06, DL-CAMP-11. An item kept, drafted, or none."""
    state = play.state
    own = state.players[player]
    if own.kept:
        own.deck += await keep_item(play, player)
    elif state.book.about.number > 1 and state.alone:
        own.deck += await draft_item(play, player)
    state.supplied.append(player)


async def keep_item(play: Play[State], player: int) -> list[int]:
    """DL-CAMP-03 to DL-CAMP-05, DL-RUL-48. At most one of the items of the last chapter."""
    state = play.state
    own, options = state.players[player], state.book.options
    kinds = {state.book.kind_of[card]: card for card in reversed(own.kept)}
    offers: Acts = [options.hand_card("keep", card, ("DL-CAMP-03",)) for card in kinds.values()]
    none = options.pick("keep-none", "", NONE, {}, ("end",), ("DL-RUL-48",))
    chosen = await play.choose(player, "keep-item", [*offers, none], player=player + 1)
    state.items += [card for card in own.kept if card != chosen.a]  # DL-CAMP-04
    own.kept = []
    open_market(state)
    return [] if chosen.a == NONE else [chosen.a]


async def draft_item(play: Play[State], player: int) -> list[int]:
    """DL-SETUP-23. One of the market's, which is refilled at once."""
    state = play.state
    offers = rewards.item_options(state)
    if not offers:
        return []
    chosen = await play.choose(player, "draft-item", offers, player=player + 1)
    rewards.take_from_market(play, chosen.a)
    play.emit("item-drafted", ("DL-SETUP-23",), player=player + 1, card=state.book.cards[chosen.a].id)
    return [chosen.a]


def deal_hands(play: Play[State]) -> None:
    """DL-SETUP-08. Everybody shuffles and draws; the first player is on."""
    state = play.state
    for number, own in enumerate(state.players):
        state.rng.shuffle(own.deck)
        cards.draw(play, number, HAND, "DL-SETUP-08")
    state.phase = BEGINNING
