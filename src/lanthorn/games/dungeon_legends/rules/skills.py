"""Skill tracks (DL-SKILL)."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules import cards
from lanthorn.games.dungeon_legends.state import State

USES = 3


def add_skills(state: State, hero: int, acts: Acts) -> None:
    """DL-SKILL-01 to DL-SKILL-04, DL-SKILL-06. The space beside the marker, or any of four."""
    one = state.heroes[hero]
    if one.track == NONE or one.skills_used >= USES:
        return
    record, options, who = state.book.skills[one.track], state.book.options, state.name(hero)
    spaces = range(len(record.spaces)) if record.any_order else (one.skills_used,)
    acts += [options.skill(hero, who, one.track, space) for space in spaces]


def use(play: Play[State], act: Act) -> None:
    """DL-SKILL-02, DL-SKILL-08."""
    state = play.state
    one = state.heroes[act.hero]
    one.skills_used += 1
    action = state.book.spaces[one.track][act.a]
    play.emit("skill-used", ("DL-SKILL-02",), hero=state.name(act.hero), icons=" ".join(action.names))
    cards.gain(play, act.hero, action.icons)
