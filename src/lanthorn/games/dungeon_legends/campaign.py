"""The campaign (DL-CAMP): heroes stay with their players, and each may keep one item."""

from __future__ import annotations

from lanthorn.engine import LanthornError, Rng, Text
from lanthorn.engine.game import Carried, Chapters, Settings
from lanthorn.games.dungeon_legends.book import HEROES_AT_THE_TABLE, Book
from lanthorn.games.dungeon_legends.setup import HERO_NAMES, setup
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


def agreed(carried: Carried) -> Settings:
    """The heroes of the chapter before, and so the number of players."""
    heroes, items = _read(carried)
    return {"players": str(len(items)), **dict(zip(HEROES_AT_THE_TABLE, heroes, strict=False))}


def begin(book: Book, rng: Rng, carried: Carried) -> State:
    """DL-CAMP-06, DL-CAMP-11. The setup of a chapter for heroes who bring items along."""
    heroes, items = _read(carried)
    if len(items) != book.seats or book.chosen != heroes:
        raise LanthornError("What was carried over belongs to other heroes.")
    left = book.items[:]
    kept: list[list[int]] = []
    for names in items:
        kept.append([])
        for name in names:
            found = next((card for card in left if book.cards[card].id == name), None)
            if found is None:
                raise LanthornError(f"There is no item {name!r} to carry over.")
            left.remove(found)
            kept[-1].append(found)
    return setup(book, rng, kept)


def tell(carried: Carried) -> tuple[Text, ...]:
    """Who brings which items along."""
    heroes, items = _read(carried)
    led = [heroes] if len(items) == 1 else [[hero] for hero in heroes]
    return tuple(
        Text("carried-items", {"heroes": " ".join(who), "items": " ".join(own)})
        if own
        else Text("carried-nothing", {"heroes": " ".join(who)})
        for who, own in zip(led, items, strict=True)
    )


def _read(carried: Carried) -> tuple[list[str], list[list[str]]]:
    """What was carried over, if it can be."""
    heroes, items = carried.get("heroes"), carried.get("items")
    fits = (
        isinstance(heroes, list)
        and isinstance(items, list)
        and 1 <= len(items) <= len(HEROES_AT_THE_TABLE)
        and len(heroes) == max(2, len(items))
        and all(hero in HERO_NAMES for hero in heroes)
        and all(isinstance(own, list) and all(isinstance(name, str) for name in own) for own in items)
    )
    if not fits:
        raise LanthornError("What was carried over can't be read.")
    return heroes, items  # type: ignore[return-value]


CHAPTERS_IN_ORDER: Chapters[State, Book] = Chapters(
    setting="chapter", begin=begin, carry=carry, agreed=agreed, tell=tell, free=("difficulty",)
)
