"""The Locations of chapter V (DL-CH5-LOC)."""

from __future__ import annotations

from typing import Final

from lanthorn.engine import Arg, Play
from lanthorn.games.dungeon_legends.chapters.base import Foretold, Loss
from lanthorn.games.dungeon_legends.chapters.darkness.bodies import BY_CRYSTAL, BY_SHOCK
from lanthorn.games.dungeon_legends.chapters.darkness.records import CHARGES, tables
from lanthorn.games.dungeon_legends.chapters.darkness.state import darkness
from lanthorn.games.dungeon_legends.content import Use
from lanthorn.games.dungeon_legends.icons import ICONS
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, LAST_PASSAGE, NONE
from lanthorn.games.dungeon_legends.options import Acts
from lanthorn.games.dungeon_legends.rules import cards, moving, passage
from lanthorn.games.dungeon_legends.rules.combat import Blow, strike
from lanthorn.games.dungeon_legends.rules.dice import roll
from lanthorn.games.dungeon_legends.rules.ending import lose_resistance, recover_all, recover_resistance
from lanthorn.games.dungeon_legends.rules.looking import look
from lanthorn.games.dungeon_legends.rules.passage import choose_and_relocate, choose_card
from lanthorn.games.dungeon_legends.state import State

LEFT, RIGHT = 0, 1
Volleys = tuple[tuple[int, ...], ...]
"""For each blow of a Magic Shock, the tokens that strike in it."""
SHOCKS: Final[tuple[tuple[str, str, Volleys], ...]] = (
    ("shock-left", "", ((LEFT,),)),
    ("shock-right", "", ((RIGHT,),)),
    ("shock-both", "", ((LEFT, RIGHT),)),
    ("shock-each", "left", ((LEFT,), (RIGHT,))),
    ("shock-each", "right", ((RIGHT,), (LEFT,))),
)
"""DL-CH5-LOC-05, DL-CH5-LOC-06. The ways to strike; where it matters, which token is the first."""
NAMED = (
    "sword",
    "shield",
    "dust",
    "move",
    "ranged",
    "draw",
    "teleport",
    "heal",
    "heal-all",
    "reuse",
    "convert",
    "ally",
)
"""DL-RUL-80. The icons of hero cards (DL-IC-H01 to DL-IC-H12), whatever their reach or number."""


# Targets of Crystal Trap and Magic Shock (DL-CH5-LOC-01, DL-CH5-LOC-05)


def targets(state: State, hero: int, blow: Blow) -> list[int]:
    """Any monster and any unprotected Body that the blow can hurt; not over rocks (DL-RUL-18)."""
    chapter, here = state.book.chapter, state.heroes[hero].at
    columns = [n for n in range(1, LAST_PASSAGE + 1) if not (n == here and state.rockfall == here)]
    found = [chapter.target(state, column) for column in columns]
    return [card for card in found if card != NONE and chapter.can_hit(state, hero, card, blow)]


def can_use(state: State, hero: int, use: Use) -> bool:
    charged = darkness(state).charged
    if use.do == "crystal":
        return bool(targets(state, hero, BY_CRYSTAL))
    if use.do == "charge":
        return not any(charged[token] for token in CHARGES[use.amount])
    if use.do == "shock":
        return any(charged) and bool(targets(state, hero, BY_SHOCK))
    if use.do == "trick":
        return bool(passage.monsters(state)) and bool(passage.empty_squares(state))
    if use.do == "nugget":
        return bool(state.hand.deck or state.hand.discard)
    return True


async def use(play: Play[State], hero: int, way: Use) -> None:
    if way.do == "crystal":
        target = await choose_card(play, targets(play.state, hero, BY_CRYSTAL), "crystal", "DL-CH5-LOC-01")
        await strike(play, hero, target, way.amount, BY_CRYSTAL)
    elif way.do == "charge":
        charge(play, hero, way.amount)
    elif way.do == "shock":
        await shock(play, hero)
    elif way.do == "trick":
        found = passage.monsters(play.state)
        await choose_and_relocate(play, found, ("trick", "trick-where"), "to-square", "DL-CH5-LOC-10")
    elif way.do == "nugget":
        await nugget(play, hero, way.amount)
    else:
        await well(play, hero)


def charge(play: Play[State], hero: int, amount: int) -> None:
    """DL-CH5-LOC-04."""
    for token in CHARGES[amount]:
        darkness(play.state).charged[token] = True
    play.emit("charged", ("DL-CH5-LOC-04",), hero=play.state.name(hero), tokens=amount)


async def shock(play: Play[State], hero: int) -> None:
    """DL-CH5-LOC-05 to DL-CH5-LOC-07. One token, both on one target, or each on a target of its own: the
    first blow may clear the way for the second."""
    state = play.state
    damage, target = tables(state).shock, NONE
    for spent in await _choose_volleys(play):
        found = [card for card in targets(state, hero, BY_SHOCK) if card != target]
        if not found:
            return
        target = await choose_card(play, found, "shock", "DL-CH5-LOC-05")
        for token in spent:
            darkness(state).charged[token] = False
        await strike(play, hero, target, sum(damage[token] for token in spent), BY_SHOCK)


async def _choose_volleys(play: Play[State]) -> Volleys:
    """DL-CH5-LOC-06. Whichever tokens are charged, in either order."""
    state = play.state
    charged, options = darkness(state).charged, state.book.options
    offers: Acts = []
    for number, (verb, first, volleys) in enumerate(SHOCKS):
        if all(charged[token] for spent in volleys for token in spent):
            args: dict[str, Arg] = {"first": first} if first else {}
            lead = ("shock-left", "shock-right")[volleys[0][0]]
            offers.append(options.pick(verb, first, number, args, (lead,), ("DL-CH5-LOC-06",)))
    return SHOCKS[(await play.choose(state.active, "shock-how", offers)).a][2]


async def nugget(play: Play[State], hero: int, amount: int) -> None:
    """DL-CH5-LOC-11 to DL-CH5-LOC-14, DL-RUL-80. Name an icon and turn the top card over."""
    state = play.state
    own, options = state.hand, state.book.options
    if not own.deck:
        cards.shuffle_discard(play, state.active)
    offers: Acts = [
        options.pick("name-icon", name, number, {"icon": name}, (f"deck-{state.active}",), ("DL-CH5-LOC-11",))
        for number, name in enumerate(NAMED)
    ]
    named = NAMED[(await play.choose(state.active, "name-icon", offers)).a]
    if not own.known:
        play.reveal()
        own.known = 1
    card = own.deck[-1]
    what = state.book.cards[card].id
    if not shows(state, card, named):
        play.emit("nugget-fails", ("DL-CH5-LOC-13",), hero=state.name(hero), card=what, icon=named)
        return
    own.known -= 1
    own.hand.append(own.deck.pop())
    play.emit("nugget", ("DL-CH5-LOC-12",), hero=state.name(hero), card=what, icon=named)
    await _look_if_wanted(play, amount)


def shows(state: State, card: int, named: str) -> bool:
    """DL-CH5-LOC-14. In any of its actions."""
    for action in state.book.cards[card].actions:
        for name in action.names:
            stem, _, rest = name.partition("-")
            if named in (name, stem) and (named != "heal" or name != "heal-all"):
                return True
            if named == "ally" and rest == "ally":
                return True
    return False


async def _look_if_wanted(play: Play[State], amount: int) -> None:
    state = play.state
    if not state.deck:
        return
    options = state.book.options
    yes = options.pick("look-yes", "", 1, {}, ("deck",), ("DL-CH5-LOC-12",))
    no = options.pick("look-no", "", 0, {}, ("decline",), ("DL-CH5-LOC-12",))
    if (await play.choose(state.active, "look", [yes, no])).a:
        await look(play, amount, "DL-CH5-LOC-12", "DL-RUL-88", may_go_under=True)


def foretell_well(state: State, hero: int) -> Foretold:
    """DL-CH5-LOC-16. What the worst face of the die costs."""
    return Foretold((Loss(hero, 1, "die"),) if "lose-1" in tables(state).well else ())


async def well(play: Play[State], hero: int) -> None:
    """DL-CH5-LOC-16, DL-RUL-95."""
    state = play.state
    outcome = tables(state).well[await roll(play, "well") - 1]
    if outcome == "lose-1":
        lose_resistance(play, hero, 1, "well", "DL-CH5-LOC-16")
    elif outcome == "castle":
        moving.put(play, hero, CASTLE_SQUARE, "DL-CH5-LOC-16")
    elif outcome.startswith("draw-"):
        cards.draw(play, state.active, int(outcome[-1]), "DL-CH5-LOC-16")
    elif outcome == "heal-all":
        recover_all(play, hero, "DL-CH5-LOC-16")
    else:
        recover_resistance(play, hero, int(outcome[-1]), "DL-CH5-LOC-16")


assert set(NAMED) - {"ranged", "draw", "ally"} <= set(ICONS)
