"""Setup (DL-SETUP): the mat laid out by chance, then what the players choose before the first turn."""

from __future__ import annotations

from collections.abc import Sequence

from lanthorn.engine import Play, Rng, Seat, Setting
from lanthorn.games.dungeon_legends.book import HEROES_AT_THE_TABLE, Book
from lanthorn.games.dungeon_legends.chapters.registry import CHAPTERS
from lanthorn.games.dungeon_legends.mat import LAST_PASSAGE, NONE
from lanthorn.games.dungeon_legends.options import Acts
from lanthorn.games.dungeon_legends.rules import cards, rewards
from lanthorn.games.dungeon_legends.state import BEGINNING, Hero, Player, State

HERO_NAMES = ("knight", "blacksmith", "scout", "enchantress")
FIRST_SQUARE = 6
MARKET = 3
ON_THE_SANCTUARY = 2
AT_LEAST_THREE = ("players", ("3", "4"))
ALL_FOUR = ("players", ("4",))

SETTINGS = (
    Setting("chapter", next(iter(CHAPTERS)), values=tuple(CHAPTERS)),
    Setting("players", "2", values=("1", "2", "3", "4")),
    Setting("difficulty", "normal", values=("easy", "normal", "hard")),
    *(
        Setting(name, "choose", values=("choose", *HERO_NAMES), given=given, entries=("heroes", "hero"))
        for name, given in zip(HEROES_AT_THE_TABLE, (None, None, AT_LEAST_THREE, ALL_FOUR), strict=True)
    ),
)


def seats(book: Book) -> tuple[Seat, ...]:
    """One to four players on one side (DL-END-06)."""
    return tuple(Seat(f"player-{number + 1}") for number in range(book.seats))


def setup(book: Book, rng: Rng) -> State:
    """DL-SETUP-01 to DL-SETUP-06, DL-SETUP-13 to DL-SETUP-17. The mat, before anybody has chosen a hero."""
    state = gathered(book, rng)
    lay_mat(state)
    return state


def arrival(book: Book, rng: Rng, brought: Sequence[list[int]], *, settled: bool) -> State:
    """DL-CAMP-03, DL-CAMP-12. Players who bring items from another chapter, before anything of this one is
    dealt. Once it is `settled` what they keep, nobody is asked again."""
    state = gathered(book, rng)
    state.alone = False
    for own, items in zip(state.players, brought, strict=True):
        own.kept = items
    if settled:
        state.supplied = [*range(len(state.players))]
    state.deck = book.game_deck[:]
    book.chapter.lay_out(state)  # with the Locations in the book's order, which tells nothing
    return state


def gathered(book: Book, rng: Rng) -> State:
    """The players at an empty mat, with the heroes that were agreed on."""
    state = bare(book, rng)
    for number, name in enumerate(book.chosen):
        if name:
            take_hero(state, number, book.hero(name))
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


def lay_mat(state: State) -> None:
    """DL-SETUP-01 to DL-SETUP-06, DL-SETUP-13 to DL-SETUP-17. All that does not belong to one player."""
    book, rng = state.book, state.rng
    state.chapter = book.chapter.new(book)
    deal_locations(state)
    deal_starting_monsters(state)
    state.deck = book.game_deck[:]
    rng.shuffle(state.deck)
    state.fairies = book.fairy_supply[:]
    rng.shuffle(state.fairies)
    state.fairy_market = [state.fairies.pop() for _ in range(MARKET)]
    state.sanctuary = [state.fairies.pop() for _ in range(ON_THE_SANCTUARY)]
    open_market(state)
    book.chapter.lay_out(state)


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
    for number, card in enumerate(monsters[: book.seats]):
        state.passage[LAST_PASSAGE - number] = card
    state.gone += sorted(set(monsters) - set(state.passage))


def open_market(state: State) -> None:
    """DL-SETUP-13, DL-CAMP-04. With all items that nobody has kept."""
    kept = [card for own in state.players for card in own.kept]
    state.items = [card for card in state.book.items if card not in kept]
    state.rng.shuffle(state.items)
    state.item_market = [state.items.pop() for _ in range(MARKET)]


def take_hero(state: State, number: int, kind: int) -> None:
    """DL-SETUP-07, DL-SETUP-18 to DL-SETUP-22. The board as it starts."""
    hero, record = state.heroes[number], state.book.heroes[kind]
    hero.kind = kind
    hero.resistance = record.resistance
    hero.usable = record.usable
    hero.inactive = record.dust - hero.usable
    if record.fairy:
        hero.fairies = [state.book.starting_fairy[record.fairy]]


async def prepare(play: Play[State]) -> None:
    """DL-SETUP-07 to DL-SETUP-12, DL-CAMP-03. The next step, in the book's order: the items that are kept,
    the mat, heroes, hands, skill tracks, the first player."""
    state = play.state
    for number, own in enumerate(state.players):
        if own.kept and number not in state.supplied:
            await keep_item(play, number)
            return
    if not state.fairy_market:
        tell_kept(play)
        lay_mat(state)
        return
    for number, hero in enumerate(state.heroes):
        if hero.kind == NONE:
            await choose_hero(play, number)
            return
    if not all(own.hand for own in state.players):
        await prepare_hands(play)
        return
    for number in state.in_turn_order():
        if state.heroes[number].track == NONE:
            await choose_track(play, number)
            return
    if state.first == NONE:
        await choose_first_player(play)
    state.phase = BEGINNING


async def prepare_hands(play: Play[State]) -> None:
    """DL-SETUP-08, DL-SETUP-23, DL-CAMP-11, DL-RUL-99. The next step towards everybody's hand. Where items
    are drafted in turn order, the first player is chosen before."""
    state = play.state
    drafts = state.alone and state.book.about.number > 1  # DL-SETUP-24
    if drafts and state.first == NONE:
        await choose_first_player(play)
        return
    for number in state.players_in_turn_order():
        if len(state.players[number].deck) < cards.CARDS_IN_A_DECK:
            await gather_deck(play, number)
            return
    for number in state.players_in_turn_order():
        if drafts and number not in state.supplied:
            await draft_item(play, number)
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
    play.emit("hero-chosen", ("DL-SETUP-07",), doer=seat, player=seat + 1, hero=state.name(number))


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
            {"player": number + 1, "hero": state.name(state.own(number)[0])},
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
    missing = cards.CARDS_IN_A_DECK - len(own.deck)
    if not book.solo:
        own.deck = left
        return
    kinds = reversed(book.one_of_each(left))
    offers: Acts = [book.options.hand_card("into-deck", card, ("DL-SOLO-02",)) for card in kinds]
    rest = book.options.pick("rest-of-deck", "", NONE, {}, ("end",), ("DL-SOLO-02",))
    chosen = await play.choose(player, "build-deck", [*offers, rest], left=missing)
    own.deck += suggested(left, missing) if chosen.a == NONE else [chosen.a]


def suggested(left: list[int], count: int) -> list[int]:
    """As many from one hero's cards as from the other's, spread evenly."""
    return [left[place * len(left) // count] for place in range(count)]


async def keep_item(play: Play[State], player: int) -> None:
    """DL-CAMP-03 to DL-CAMP-05, DL-RUL-48. At most one of the items of the last chapter."""
    state = play.state
    own, options = state.players[player], state.book.options
    kinds = reversed(state.book.one_of_each(own.kept))
    offers: Acts = [options.hand_card("keep", card, ("DL-CAMP-03",)) for card in kinds]
    none = options.pick("keep-none", "", NONE, {}, ("end",), ("DL-RUL-48",))
    chosen = await play.choose(player, "keep-item", [*offers, none], player=player + 1)
    own.kept = [] if chosen.a == NONE else [chosen.a]
    state.supplied.append(player)


def tell_kept(play: Play[State]) -> None:
    """DL-CAMP-03, DL-CAMP-12. Who comes with which item, chosen now or before a chapter that was lost."""
    state = play.state
    for number, own in enumerate(state.players):
        for card in own.kept:
            name = state.book.cards[card].id
            play.emit("item-kept", ("DL-CAMP-03",), doer=number, player=number + 1, card=name)


async def draft_item(play: Play[State], player: int) -> None:
    """DL-SETUP-23. One of the market's, which is refilled at once."""
    state = play.state
    offers = rewards.item_options(state)
    if offers:
        chosen = await play.choose(player, "draft-item", offers, player=player + 1)
        rewards.take_from_market(play, chosen.a)
        state.players[player].deck.append(chosen.a)
        name = state.book.cards[chosen.a].id
        play.emit("item-drafted", ("DL-SETUP-23",), doer=player, player=player + 1, card=name)
    state.supplied.append(player)


def deal_hands(play: Play[State]) -> None:
    """DL-SETUP-08, DL-CAMP-06. Everybody shuffles the deck, with the item if there is one, and draws."""
    state = play.state
    for number, own in enumerate(state.players):
        own.deck, own.kept = own.deck + own.kept, []
        state.rng.shuffle(own.deck)
        cards.draw(play, number, cards.HAND, "DL-SETUP-08")
