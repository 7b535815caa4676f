"""The events of chapter V (DL-CH5-CARD)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.chapters.darkness import bodies
from lanthorn.games.dungeon_legends.chapters.darkness.state import darkness
from lanthorn.games.dungeon_legends.options import Acts
from lanthorn.games.dungeon_legends.rules import dust, events
from lanthorn.games.dungeon_legends.rules.dice import roll
from lanthorn.games.dungeon_legends.rules.ending import lose_resistance, recover_resistance
from lanthorn.games.dungeon_legends.state import State

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.chapters.base import Event

REINFORCED_RESISTANCE, REINFORCED_DUST = 2, 3
TREMOR = 1


async def crevasse(play: Play[State]) -> None:
    """DL-CH5-CARD-01."""
    here = darkness(play.state)
    here.crevasse = await roll(play, "crevasse")
    play.emit("crevasse", ("DL-CH5-CARD-01",), square=here.crevasse)


async def darkness_attacks(play: Play[State]) -> None:
    """DL-CH5-CARD-02, DL-RUL-79."""
    state = play.state
    head = darkness(state).head
    for hero in state.in_turn_order():
        if abs(state.heroes[hero].at - head) <= 1:
            lose_resistance(play, hero, 1, "darkness", "DL-CH5-CARD-02")


async def reinforcements(play: Play[State]) -> None:
    """DL-CH5-CARD-05, DL-RUL-54. Each hero's player chooses."""
    state = play.state
    options = state.book.options
    for hero in state.in_turn_order():
        heal = options.pick("reinforce-heal", "", 0, {}, (state.name(hero),), ("DL-CH5-CARD-05",))
        dusty = options.pick("reinforce-dust", "", 1, {}, (state.name(hero),), ("DL-CH5-CARD-05",))
        seat, name = state.heroes[hero].player, state.name(hero)
        if (await play.choose(seat, "reinforcements", [heal, dusty], hero=name)).a:
            dust.recover(play, hero, REINFORCED_DUST, "DL-CH5-CARD-05")
        else:
            recover_resistance(play, hero, REINFORCED_RESISTANCE, "DL-CH5-CARD-05")


async def tremors_choice(play: Play[State]) -> None:
    """DL-CH5-CARD-06, DL-TURN-11. Everybody loses 1 Resistance, or one more card comes at once."""
    state = play.state
    options = state.book.options
    offers: Acts = [
        options.pick("all-lose", "", 0, {}, ("agree",), ("DL-CH5-CARD-06",)),
        options.pick("one-more-card", "", 1, {}, ("deck",), ("DL-CH5-CARD-06",)),
    ]
    if (await play.choose(state.active, "tremors", offers)).a:
        await events.reveal(play)
    else:
        for hero in state.in_turn_order():
            lose_resistance(play, hero, TREMOR, "tremor", "DL-CH5-CARD-06")


async def tremors_traps(play: Play[State]) -> None:
    """DL-CH5-CARD-07, DL-RUL-81."""
    if any(play.state.traps):
        play.state.traps = [0] * len(play.state.traps)
        play.emit("traps-fall", ("DL-CH5-CARD-07",))


EVENTS: Final[dict[str, Event]] = {
    "crevasse": crevasse,
    "darkness-attacks": darkness_attacks,
    "darkness-advances": bodies.advance,
    "reinforcements": reinforcements,
    "tremors-choice": tremors_choice,
    "tremors-traps": tremors_traps,
}
