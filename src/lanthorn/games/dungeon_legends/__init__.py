"""Dungeon Legends: five chapters, alone or as a campaign. Begin reading at flow.py."""

from pathlib import Path

from lanthorn.engine import Game
from lanthorn.games.dungeon_legends.book import Book
from lanthorn.games.dungeon_legends.bot import ROLLOUT, evaluate
from lanthorn.games.dungeon_legends.campaign import CHAPTERS_IN_ORDER
from lanthorn.games.dungeon_legends.chapters.registry import CHAPTERS
from lanthorn.games.dungeon_legends.counted import COUNTED
from lanthorn.games.dungeon_legends.encoding import encoding
from lanthorn.games.dungeon_legends.flow import outcome, step
from lanthorn.games.dungeon_legends.outlook import outlook
from lanthorn.games.dungeon_legends.position import position
from lanthorn.games.dungeon_legends.refusals import why_not, why_touched
from lanthorn.games.dungeon_legends.scene import scene
from lanthorn.games.dungeon_legends.setup import SETTINGS, seats, setup
from lanthorn.games.dungeon_legends.state import State, check, update
from lanthorn.games.dungeon_legends.view import redeal, view

HOME = Path(__file__).parent

WORDS = {
    "heroes": ("hero-{id}",),
    "cards": ("card-{id}",),
    "items": ("card-{id}",),
    "fairies": ("fairy-{id}", "fairy-{id}-about"),
    "skills": ("skill-{id}",),
    "monsters": ("monster-{id}",),
    "events": ("monster-{id}", "monster-{id}-about"),
    "locations": ("location-{name}", "location-{name}-about|location-{id}-about"),
    "chapters": ("setting-chapter-{id}",),
}

GAME: Game[State, Book] = Game(
    id="dungeon-legends",
    version=2,
    home=HOME,
    parts=tuple(HOME / "chapters" / name for name in CHAPTERS),
    words=WORDS | {file: names for chapter in CHAPTERS.values() for file, names in chapter.words.items()},
    state=State,
    settings=SETTINGS,
    book=Book,
    seats=seats,
    setup=setup,
    step=step,
    outcome=outcome,
    view=view,
    redeal=redeal,
    scene=scene,
    why_not=why_not,
    why_touched=why_touched,
    outlook=outlook,
    evaluate=evaluate,
    rollout=ROLLOUT,
    check=check,
    update=update,
    position=position,
    chapters=CHAPTERS_IN_ORDER,
    encoding=encoding,
    counted=COUNTED,
)

__all__ = ["GAME"]
