"""Statements of a position for this chapter.

`sabotage` (on top of any Darkness) and `sabotage under darkness`; `portals`; `observed kurodar silver-lady`;
`storm boon on l2` (the Location that lies there by then) and `storm boon on deck`; `eater holds 3 of knight`
(taken from his inactive Dust first, so to be said after `knight with 2 dust`).
"""

from __future__ import annotations

from lanthorn.games.dungeon_legends.chapters.moons.records import tables
from lanthorn.games.dungeon_legends.chapters.moons.state import moons
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.state import State


def place(state: State, words: list[str]) -> bool:
    """Whether the statement was one of these."""
    here = moons(state)
    match words:
        case ["sabotage", *rest] if rest in ([], ["under", "darkness"]):
            here.sabotage, here.darkness_last = True, bool(rest)
        case ["portals"]:
            here.portals = True
        case ["observed", *names] if names and set(names) <= tables(state).moons.keys():
            here.observed += [card for name in names for card in state.book.game_cards(name)]
        case ["storm", name, "on", where]:
            return _storm(state, name, where)
        case ["eater", "holds", count, "of", who] if count.isdigit():
            return _eaten(state, int(count), who)
        case _:
            return False
    return True


def _storm(state: State, name: str, where: str) -> bool:
    """A token of the supply, face down on a Location or on the game deck."""
    here = moons(state)
    tokens = [token for token in here.supply if tables(state).storms[token].id == name]
    if not tokens or where not in ("l1", "l2", "l3", "l4", "l5", "l6", "deck"):
        return False
    here.supply.remove(tokens[0])
    if where == "deck":
        here.on_deck.append(tokens[0])
    else:
        here.storms[state.locations[int(where[1:])]] = tokens[0]
    return True


def _eaten(state: State, count: int, who: str) -> bool:
    number = state.hero_named(who)
    if number == NONE or count > state.heroes[number].usable + state.heroes[number].inactive:
        return False
    hero = state.heroes[number]
    from_inactive = min(count, hero.inactive)
    hero.inactive -= from_inactive
    hero.usable -= count - from_inactive
    moons(state).eaten[number] = count
    return True
