"""Why something can't be picked: the rule that forbids it, in words and with its clauses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lanthorn.engine import Arg, Refusal, Text
from lanthorn.games.dungeon_legends.content import Use
from lanthorn.games.dungeon_legends.icons import NUMBER, RANGED, SWORD, TELEPORT, moves
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, NONE
from lanthorn.games.dungeon_legends.rules import cards, combat, locations, passage
from lanthorn.games.dungeon_legends.rules.skills import USES
from lanthorn.games.dungeon_legends.state import ACTING, CASTLE_USE, State

Why = Callable[[State, int, list[str]], Refusal | None]


def because(reason: str, *clauses: str, **args: Arg) -> Refusal:
    return Refusal(Text(f"why-{reason}", args), clauses)


def why_not(state: State, seat: int, key: str) -> Refusal | None:
    """The first rule that stands in the way of this option, as far as the key can be understood."""
    words = key.split(":")
    if state.phase != ACTING:
        is_act = key == "end" or (len(words) > 1 and words[0] in _REASONS)
        return because("not-now", "DL-TURN-03") if is_act else None
    hero = state.hero_named(words[1]) if len(words) > 1 else NONE
    if hero != NONE and state.heroes[hero].player != state.active:
        return because("not-your-hero", "DL-CARD-12", hero=words[1])
    own = state.book.chapter.why_not(state, hero, words)
    if own is not None or hero == NONE or words[0] not in _REASONS:
        return own
    return _REASONS[words[0]](state, hero, words[2:])


def why_touched(state: State, seat: int, touches: tuple[str, ...]) -> Refusal | None:
    """A bare touch on one's own figure: no icon is ready that would do anything with it."""
    hero = state.hero_named(touches[0])
    if state.phase != ACTING or len(touches) > 1 or hero == NONE or state.heroes[hero].player != seat:
        return None
    if any(state.heroes[hero].pool):
        return because("nothing-for-hero", "DL-ICON-01", "DL-MOVE-01", hero=touches[0])
    return because("nothing-ready", "DL-MOVE-01", "DL-ICON-01", hero=touches[0])


def _play(state: State, hero: int, words: list[str]) -> Refusal | None:
    held = [card for card in state.hand.hand if words and state.book.cards[card].id == words[0]]
    if not held:
        return because("not-in-hand", "DL-CARD-11")
    price = max((action.dust for action in state.book.cards[held[0]].actions), default=0)
    if state.heroes[hero].usable < price:
        return because("no-dust", "DL-ITEM-04", "DL-ICON-09", dust=price)
    return None


def _strike(state: State, hero: int, words: list[str]) -> Refusal | None:
    one = state.heroes[hero]
    if one.at == CASTLE_SQUARE:
        return because("no-sword-at-castle", "DL-COMBAT-27", "DL-GEO-04")
    if not one.pool[SWORD]:
        return because("no-icon", "DL-IC-H01", "DL-ICON-01", icon="sword")
    if state.rockfall == one.at:
        return because("rockfall", "DL-COM-02", "DL-RUL-18")
    target = _target(state, words)
    if target == NONE or state.book.chapter.column(state, target) != one.at:
        return because("not-aligned", "DL-COMBAT-09")
    if state.book.chapter.target(state, one.at) != target:
        return because("not-a-target", "DL-RUL-38", "DL-RUL-90")
    return because("too-few-icons", "DL-ICON-01", icon="sword", count=one.pool[SWORD])


def _shoot(state: State, hero: int, words: list[str]) -> Refusal | None:
    one = state.heroes[hero]
    if not any(one.pool[icon] for icon in RANGED):
        return because("no-icon", "DL-IC-H05", "DL-ICON-01", icon="ranged")
    target = _target(state, words)
    column = state.book.chapter.column(state, target) if target != NONE else 0
    if column == one.at:
        return because("too-near", "DL-COMBAT-18")
    if not column or state.book.chapter.target(state, column) != target:
        return because("not-a-target", "DL-RUL-38", "DL-RUL-90")
    distance = abs(column - one.at)
    shots = combat.count_shots(one.pool, distance)
    if shots:
        return because("too-few-icons", "DL-COMBAT-17", "DL-ICON-01", icon="ranged", count=shots)
    return because("out-of-reach", "DL-COMBAT-17", distance=distance)


def _target(state: State, words: list[str]) -> int:
    name = words[0].removeprefix("g-") if words else ""
    return int(name) if name.isdecimal() and int(name) < len(state.book.game) else NONE


def _move(state: State, hero: int, words: list[str]) -> Refusal | None:
    one, square = state.heroes[hero], _square(words)
    if not moves(one.pool):
        return because("no-icon", "DL-MOVE-01", icon="move")
    if abs(square - one.at) != 1 or square > CASTLE_SQUARE:
        return because("not-next", "DL-MOVE-01")
    landing = state.book.chapter.landing(state, one.at, square)
    if not landing:
        return because("barred", "DL-MOVE-01")
    if landing != square:
        return because("leads-elsewhere", "DL-MOVE-06", square=landing)
    needs = state.book.chapter.step_cost(state, square)
    return because(*state.book.chapter.dear_step, count=needs) if needs > moves(one.pool) else None


def _teleport(state: State, hero: int, words: list[str]) -> Refusal | None:
    one = state.heroes[hero]
    if not one.pool[TELEPORT]:
        return because("no-icon", "DL-IC-H07", icon="teleport")
    return because("already-there", "DL-IC-H07") if _square(words) == one.at else None


def _square(words: list[str]) -> int:
    name = words[0].removeprefix("h") if words else ""
    return int(name) if name.isdecimal() else 0


def _use(state: State, hero: int, words: list[str]) -> Refusal | None:
    one, places = state.heroes[hero], state.book.locations
    if not words or state.beside(hero) != words[0]:
        return because("not-beside", "DL-LOC-01")
    here = state.locations[one.at]
    if state.darkness == here:
        return because("dark", "DL-COM-10", dust=state.book.mat.light_dust)
    if not locations.may_use(state, hero, here):
        return because("used", "DL-LOC-02", "DL-LOC-04")
    if state.book.chapter.blocks(state, here):
        return because("blocked", "DL-LOC-01")
    ways = _ways(places[here].use, words[1:])
    if ways and not any(locations.can_pay(state, hero, use) for use in ways):
        return because("cost", "DL-LOC-06", dust=min(use.dust for use in ways))
    if [use.do for use in ways] == ["trap"] and 0 in state.traps:
        return _trap(state, one.usable)
    return because("no-effect", "DL-LOC-06")


def _ways(uses: tuple[Use, ...], words: list[str]) -> list[Use]:
    """The uses of a Location that a key can mean: all, those that do one thing, or that of one number."""
    return [
        use
        for number, use in enumerate(uses, 1)
        if (not words or use.do == words[0]) and (len(words) < 2 or words[1] == str(number))
    ]


def _trap(state: State, usable: int) -> Refusal:
    """A spot is free: then the Dust for the cheapest trap is lacking, or there is no trap left."""
    cheapest = min(passage.traps_left(state), default=0)
    if usable < cheapest:
        return because("no-dust", "DL-TRAP-02", dust=cheapest)
    return because("no-effect", "DL-TRAP-03")


def _trade(state: State, hero: int, words: list[str]) -> Refusal | None:
    return because("three-cards", "DL-DISC-01", count=cards.count_discardable(state))


def _fairy(state: State, hero: int, words: list[str]) -> Refusal | None:
    held = [state.book.fairies[fairy].id for fairy in state.heroes[hero].fairies]
    if not words or words[0] not in held:
        return because("not-held", "DL-FAIRY-04")
    return because("no-effect", "DL-FAIRY-04", "DL-RUL-37")


def _skill(state: State, hero: int, words: list[str]) -> Refusal | None:
    if state.heroes[hero].skills_used >= USES:
        return because("skills-used", "DL-SKILL-06")
    return because("not-the-next-skill", "DL-SKILL-02")


def _icon(state: State, hero: int, words: list[str]) -> Refusal | None:
    """Drawing, healing, recovering: there is no such icon, or nothing to use it on."""
    name = words[0] if words else ""
    if name in NUMBER and state.heroes[hero].pool[NUMBER[name]]:
        return because("no-effect", "DL-ICON-05")
    return because("no-icon", "DL-ICON-01", icon=name or "heal")


def _clear(state: State, hero: int, words: list[str]) -> Refusal | None:
    if state.rockfall != state.heroes[hero].at:
        return because("no-rockfall", "DL-COM-04")
    return because("rockfall-cost", "DL-COM-04", "DL-RUL-17")


def _light(state: State, hero: int, words: list[str]) -> Refusal | None:
    square = state.heroes[hero].at
    if square == CASTLE_SQUARE or state.darkness != state.locations[square]:
        return because("not-dark", "DL-COM-11")
    return because("no-dust", "DL-COM-11", dust=state.book.mat.light_dust)


def _calm(state: State, hero: int, words: list[str]) -> Refusal | None:
    if state.heroes[hero].at != CASTLE_SQUARE:
        return because("not-at-castle", "DL-LOC-10")
    if all(threat == NONE for threat in state.threats):
        return because("no-threat", "DL-COM-17")
    if not locations.may_use(state, hero, CASTLE_USE):
        return because("used", "DL-LOC-02", "DL-LOC-10")
    return because("no-dust", "DL-LOC-10", dust=state.book.mat.calm_dust)


_REASONS: Final[dict[str, Why]] = {
    "play": _play,
    "strike": _strike,
    "shoot": _shoot,
    "move": _move,
    "teleport": _teleport,
    "use": _use,
    "trade": _trade,
    "fairy": _fairy,
    "skill": _skill,
    "draw": _icon,
    "heal": _icon,
    "recover": _icon,
    "convert": lambda state, hero, words: because("no-icon", "DL-ICON-06", icon="convert"),
    "clear": _clear,
    "light": _light,
    "calm-threat": _calm,
}
