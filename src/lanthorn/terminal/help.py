"""The help page: how to choose and to ask, and what the signs mean, for the game that is played."""

from __future__ import annotations

from typing import Any, Final

from lanthorn.engine import Decision, Text
from lanthorn.engine.scene import Grid
from lanthorn.terminal.pieces import Table
from lanthorn.terminal.sitting import Sitting

OWN_SIGNS: Final = "terminal-signs"
"""A game's own message, if it has one, about signs that only it has and what its pips count."""


def help_page(sitting: Sitting, decision: Decision[Any]) -> list[str]:
    table = sitting.table(decision.seat)
    page = sitting.words.own("help", examples=", ".join(examples(decision, table)))
    return [*page.split("\n"), "", *signs(table)]


def examples(decision: Decision[Any], table: Table) -> list[str]:
    """A name, a key and a clause that can be typed now: those of the first choice."""
    option = decision.options[0]
    names = [table.name(thing) for thing in option.touches[-1:]]
    return [*filter(None, names), option.key, *(f"?\u00a0{clause}" for clause in option.clauses[:1])]


def signs(table: Table) -> list[str]:
    """What is drawn on the table, in the signs that this terminal has."""
    words, glyphs = table.words, table.glyphs
    lines = [words.own("help-signs", friend=glyphs.friend, heart=glyphs.heart, times=glyphs.times)]
    if any(isinstance(region, Grid) for region in table.scene.regions):
        drawn = {"foe": glyphs.foe, "lit": glyphs.lit, "back": glyphs.back, "veil": glyphs.veil}
        lines.append(words.own("help-board", **drawn))
    pips = {"full": glyphs.full, "empty": glyphs.empty}
    own = words.say_if_known(Text(OWN_SIGNS, {**pips}))
    return [*lines, *(own or words.own("help-pips", **pips)).split("\n")]
