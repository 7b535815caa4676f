"""Hero cards: decks and hands (DL-CARD), icons in the pool (DL-ICON), three cards for an icon (DL-DISC)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from lanthorn.engine import Option, Play
from lanthorn.games.dungeon_legends.icons import BASIC, CONVERT, DUST, ICONS, LENT, SHIELD, Pool, pool
from lanthorn.games.dungeon_legends.options import Act
from lanthorn.games.dungeon_legends.rules import dust
from lanthorn.games.dungeon_legends.state import Hero, State

CARDS_IN_A_DECK: Final = 10
"""DL-CARD-01. The basic cards of a hero."""
HAND: Final = 5
FOR_AN_ICON: Final = 3


def draw(play: Play[State], player: int, count: int, *clauses: str) -> None:
    """DL-CARD-07 to DL-CARD-10. The discard pile becomes the new deck; what is played stays where it is."""
    state = play.state
    own = state.players[player]
    drawn = 0
    while drawn < count:
        if not own.deck:
            if not own.discard:
                break  # DL-CARD-09
            shuffle_discard(play, player)
        if own.known:
            own.known -= 1
        else:
            play.reveal()
        own.hand.append(own.deck.pop())
        drawn += 1
    if drawn:
        play.emit("drew", clauses or ("DL-IC-H06",), doer=player, player=player + 1, count=drawn)


def shuffle_discard(play: Play[State], player: int) -> None:
    """DL-CARD-07."""
    own = play.state.players[player]
    own.deck, own.discard, own.known = sorted(own.discard), [], 0
    play.state.rng.shuffle(own.deck)
    play.emit("reshuffled", ("DL-CARD-07",), doer=player, player=player + 1)


def put_on_deck(play: Play[State], player: int, card: int) -> None:
    """DL-ITEM-06. On top of the deck, where everybody has seen it."""
    own = play.state.players[player]
    own.deck.append(card)
    own.known += 1


def play_card(play: Play[State], act: Act) -> None:
    """DL-CARD-03, DL-CARD-04, DL-ITEM-01 to DL-ITEM-04, DL-SOLO-05. Its icons serve one hero."""
    state = play.state
    own, card = state.hand, state.book.cards[act.a]
    own.hand.remove(act.a)
    own.played.append(act.a)
    own.played_as.append((act.hero, act.b))
    action = card.actions[act.b]
    play.emit(
        "played", ("DL-CARD-04",), hero=state.name(act.hero), card=card.id, icons=" ".join(action.names)
    )
    dust.spend(play, act.hero, action.dust, "DL-ITEM-03")
    gain(play, act.hero, action.icons)


def gain(play: Play[State], hero: int, icons: Pool) -> None:
    """DL-ICON-01, DL-ICON-06. Into the pool, as what they count as this turn."""
    one = play.state.heroes[hero]
    for icon in BASIC:
        if icons[icon]:
            one.pool[one.becomes[icon]] += icons[icon]
    for icon in range(len(BASIC), len(ICONS)):
        if icons[icon]:
            kind = LENT.get(icon, icon)
            converted = icon in LENT and one.becomes[kind] != kind
            one.pool[one.becomes[kind] if converted else icon] += icons[icon]
    if one.pool[DUST] and one.inactive and not may_convert(play.state, hero):
        use_dust(play, hero)


def shields_among(one: Hero, icons: Pool) -> int:
    """DL-ICON-06. How many of these icons would be Shields for a hero."""
    lent = sum(icons[icon] for icon, kind in LENT.items() if one.becomes[kind] == SHIELD)
    return lent + sum(icons[icon] for icon in BASIC if one.becomes[icon] == SHIELD)


def use_dust(play: Play[State], hero: int) -> None:
    """DL-IC-H03. As many Dust icons as there is inactive Dust; the others wait."""
    one = play.state.heroes[hero]
    count = min(one.pool[DUST], one.inactive)
    one.pool[DUST] -= count
    dust.recover(play, hero, count, "DL-IC-H03")


def may_convert(state: State, hero: int) -> bool:
    """Whether Dust icons could still become others this turn. If they can't, they are used at once: waiting
    would gain nothing."""
    one = state.heroes[hero]
    if one.pool[CONVERT]:
        return True
    own, cards = state.players[one.player], state.book.cards
    piles = [own.hand, own.deck, own.discard]
    if any(state.book.fairies[fairy].power == "repeat" for fairy in one.fairies):
        piles.append(own.played)
    if any(cards[card].converts for pile in piles for card in pile):
        return True
    return one.track >= 0 and any(space.icons[CONVERT] for space in state.book.spaces[one.track])


def convert(play: Play[State], act: Act) -> None:
    """DL-ICON-06, DL-ICON-07, DL-RUL-35. Icons of one kind, unused and yet to come, count as another."""
    state = play.state
    one = state.heroes[act.hero]
    one.pool[CONVERT] -= 1
    for icon in (act.a, *(lent for lent, kind in LENT.items() if kind == act.a)):
        one.pool[act.b] += one.pool[icon]
        one.pool[icon] = 0
    one.becomes = [act.b if kind == act.a else kind for kind in one.becomes]
    play.emit("converted", ("DL-ICON-06",), hero=state.name(act.hero), icon=ICONS[act.a], into=ICONS[act.b])


def discardable(state: State, sort: str = "") -> list[int]:
    """The cards of the active hand that may be discarded, all or those of one sort, one of each kind."""
    book, chapter = state.book, state.book.chapter
    return [
        card
        for card in book.one_of_each(state.hand.hand)
        if (not sort or book.cards[card].sort == sort) and chapter.discardable(state, card)
    ]


def count_discardable(state: State) -> int:
    chapter = state.book.chapter
    return sum(chapter.discardable(state, card) for card in state.hand.hand)


async def discard(play: Play[State], count: int, *clauses: str, sort: str = "") -> None:
    """DL-LOC-07. Cards of the hand, as the player chooses, to the own discard pile; all may have to be of
    one sort."""
    state = play.state
    for left in range(count, 0, -1):
        options: list[Option[Act]] = [
            state.book.options.hand_card("discard", card, clauses) for card in discardable(state, sort)
        ]
        chosen = await play.choose(state.active, "discard", options, left=left)
        state.hand.hand.remove(chosen.a)
        state.hand.discard.append(chosen.a)
        play.emit("discarded", clauses, player=state.active + 1, card=state.book.cards[chosen.a].id)


async def trade(play: Play[State], act: Act) -> None:
    """DL-DISC-01 to DL-DISC-05. Three cards, without their own icons, for one icon."""
    await discard(play, FOR_AN_ICON, "DL-DISC-01", "DL-DISC-02")
    icon = ICONS[act.a]
    play.emit("traded", ("DL-DISC-01",), hero=play.state.name(act.hero), icon=icon)
    gain(play, act.hero, pool([icon]))


def ready_icons(state: State) -> list[str]:
    """DL-ICON-01. All that the acting heroes can still use, one name for each icon."""
    found: list[str] = []
    for hero in state.acting():
        found += _names(tuple(state.heroes[hero].pool))
    return found


@lru_cache(maxsize=4096)
def _names(pool: tuple[int, ...]) -> list[str]:
    """The same few pools come up at every question."""
    return [ICONS[icon] for icon, count in enumerate(pool) for _ in range(count)]


def clear_table(state: State) -> None:
    """DL-CARD-05, DL-TURN-06, DL-ICON-04. Played and unplayed cards are discarded; unused icons are lost."""
    own = state.hand
    own.discard += own.played + own.hand
    own.played, own.played_as, own.hand = [], [], []
    for hero in state.heroes:
        hero.pool = [0] * len(ICONS)
        hero.becomes = list(BASIC)
