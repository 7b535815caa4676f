"""The campaign (DL-CAMP): heroes stay with their players, and each may keep one item."""

from __future__ import annotations

from collections.abc import Sequence

from lanthorn.engine import LanthornError, Rng, Text
from lanthorn.engine.game import Carried, Chapters, Settings
from lanthorn.engine.play import Answer
from lanthorn.games.dungeon_legends.book import HEROES_AT_THE_TABLE, LOCALE, Book, hero_count
from lanthorn.games.dungeon_legends.setup import arrival
from lanthorn.games.dungeon_legends.state import State


def carry(state: State) -> Carried:
    """DL-CAMP-03 to DL-CAMP-10. Who led whom, and every item in the decks: one of them may be kept."""
    book = state.book
    items = [
        sorted(
            book.cards[card].id
            for card in (*own.deck, *own.hand, *own.played, *own.discard)
            if book.cards[card].sort == "item"
        )
        for own in state.players
    ]
    return {"heroes": [state.name(hero) for hero in range(len(state.heroes))], "items": items}


def kept(brought: Carried, answers: Sequence[Answer]) -> Carried:
    """DL-CAMP-12, DL-RUL-50. What was brought into a chapter, less what its players did not keep. With that
    they begin again, or elsewhere: it is settled."""
    heroes, items, settled = _read(brought)
    if settled:
        return brought
    chosen: list[list[str]] = [[] for _ in items]
    for player, key in answers:
        verb, _, name = key.partition(":")
        if verb == "keep" and name in items[player]:
            chosen[player] = [name]
    return {"heroes": heroes, "items": chosen, "settled": True}


def empty_handed(handed_on: Carried) -> Carried:
    """DL-CAMP-11, DL-RUL-50. Who leaves a lost first chapter for another one: the same heroes, no item."""
    return kept(handed_on, ())


def agreed(carried: Carried) -> Settings:
    """The heroes of the chapter before, and so the number of players."""
    heroes, items, _ = _read(carried)
    return {"players": str(len(items)), **dict(zip(HEROES_AT_THE_TABLE, heroes, strict=False))}


def begin(book: Book, rng: Rng, carried: Carried) -> State:
    """DL-CAMP-06, DL-CAMP-11. The setup of a chapter for heroes who bring items along."""
    heroes, items, settled = _read(carried)
    if len(items) != book.seats or book.chosen != heroes:
        raise LanthornError(Text("carried-other-heroes"), LOCALE)
    left = book.items[:]
    brought: list[list[int]] = []
    for names in items:
        brought.append([])
        for name in names:
            found = next((card for card in left if book.cards[card].id == name), None)
            if found is None:
                raise LanthornError(Text("carried-no-item", {"item": name}), LOCALE)
            left.remove(found)
            brought[-1].append(found)
    return arrival(book, rng, brought, settled=settled)


def tell(carried: Carried) -> tuple[Text, ...]:
    """Who brings which items along, or has kept which one."""
    heroes, items, settled = _read(carried)
    led = [heroes] if len(items) == 1 else [[hero] for hero in heroes]
    return tuple(
        Text(
            "carried-kept" if settled else "carried-items", {"heroes": " ".join(who), "items": " ".join(own)}
        )
        if own
        else Text("carried-nothing", {"heroes": " ".join(who)})
        for who, own in zip(led, items, strict=True)
    )


def _read(carried: Carried) -> tuple[list[str], list[list[str]], bool]:
    """What was carried over, if it can be: heroes, items, and whether the items to keep are settled."""
    heroes, items, settled = carried.get("heroes"), carried.get("items"), carried.get("settled", False)
    fits = (
        isinstance(heroes, list)
        and isinstance(items, list)
        and 1 <= len(items) <= len(HEROES_AT_THE_TABLE)
        and len(heroes) == hero_count(len(items))
        and all(isinstance(hero, str) for hero in heroes)
        and all(isinstance(own, list) and all(isinstance(name, str) for name in own) for own in items)
        and isinstance(settled, bool)
        and (not settled or all(len(own) <= 1 for own in items))  # DL-CAMP-05
    )
    if not fits:
        raise LanthornError(Text("carried-unreadable"), LOCALE)
    return heroes, items, settled  # type: ignore[return-value]


CHAPTERS_IN_ORDER: Chapters[State, Book] = Chapters(
    setting="chapter",
    begin=begin,
    carry=carry,
    kept=kept,
    empty_handed=empty_handed,
    agreed=agreed,
    tell=tell,
    free=("difficulty",),
)
