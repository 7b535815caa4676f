"""Converging Lens and Sky Map (DL-CH2-LOC-04 to DL-CH2-LOC-06)."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.chapters.base import Foretold, Loss
from lanthorn.games.dungeon_legends.chapters.moons.records import tables
from lanthorn.games.dungeon_legends.rules import dust, passage
from lanthorn.games.dungeon_legends.rules.dice import roll
from lanthorn.games.dungeon_legends.rules.ending import lose_resistance
from lanthorn.games.dungeon_legends.rules.passage import choose_and_relocate, choose_card
from lanthorn.games.dungeon_legends.state import State


async def look_through_lens(play: Play[State], hero: int) -> None:
    """DL-CH2-LOC-04."""
    lens = tables(play.state).lens
    face = await roll(play, "converging-lens")
    lost, gained = lens.resistance_lost[face - 1], lens.dust[face - 1]
    lose_resistance(play, hero, lost, "converging-lens", "DL-CH2-LOC-04")
    dust.recover(play, hero, gained, "DL-CH2-LOC-04")
    if not lost and not gained:
        play.emit("lens-dull", ("DL-CH2-LOC-04",))


def foretell(state: State, hero: int) -> Foretold:
    """DL-CH2-LOC-04. What the worst face of the die costs."""
    worst = max(tables(state).lens.resistance_lost)
    return Foretold((Loss(hero, worst, "die"),) if worst else ())


def on_passage(state: State) -> list[int]:
    """DL-CH2-LOC-06. Monsters and moons alike, from left to right."""
    return [card for card in state.passage if card >= 0]


async def exchange(play: Play[State]) -> None:
    """DL-CH2-LOC-05, DL-PASS-08."""
    found = on_passage(play.state)
    first = await choose_card(play, found, "sky-first", "DL-CH2-LOC-05")
    second = await choose_card(play, [card for card in found if card != first], "sky-second", "DL-CH2-LOC-05")
    await passage.swap(play, first, second)


async def relocate(play: Play[State]) -> None:
    """DL-CH2-LOC-05, DL-CH2-LOC-06."""
    found = on_passage(play.state)
    await choose_and_relocate(play, found, ("sky-card", "sky-square"), "sky-square", "DL-CH2-LOC-05")
