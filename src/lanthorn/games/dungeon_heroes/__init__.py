"""Dungeon Heroes, with The Dragon & the Damsel and Lords of the Undead. Begin reading at flow.py."""

from pathlib import Path

from lanthorn.engine import Game
from lanthorn.games.dungeon_heroes.book import Book
from lanthorn.games.dungeon_heroes.bot import evaluate
from lanthorn.games.dungeon_heroes.counted import COUNTED
from lanthorn.games.dungeon_heroes.encoding import encoding
from lanthorn.games.dungeon_heroes.flow import outcome, step
from lanthorn.games.dungeon_heroes.position import position
from lanthorn.games.dungeon_heroes.refusals import why_not, why_wait
from lanthorn.games.dungeon_heroes.refusals.touched import why_touched
from lanthorn.games.dungeon_heroes.scene import scene
from lanthorn.games.dungeon_heroes.setup import SETTINGS, seats, setup
from lanthorn.games.dungeon_heroes.state import State, check
from lanthorn.games.dungeon_heroes.view import redeal, view

GAME: Game[State, Book] = Game(
    id="dungeon-heroes",
    version=1,
    home=Path(__file__).parent,
    words={
        "heroes": ("hero-{id}",),
        **dict.fromkeys(("tiles", "monsters", "traps", "artifacts"), ("tile-{id}",)),
    },
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
    why_wait=why_wait,
    evaluate=evaluate,
    check=check,
    position=position,
    encoding=encoding,
    counted=COUNTED,
)

__all__ = ["GAME"]
