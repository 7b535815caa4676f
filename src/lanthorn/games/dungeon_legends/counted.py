"""What a report counts in the events of this game."""

from lanthorn.engine.game import Counted
from lanthorn.games.dungeon_legends.chapters.registry import CHAPTERS

USED = {
    "hero-chosen": "hero",
    "track-chosen": "skill",
    "played": "card",
    "fairy-used": "fairy",
    "location-used": "location",
    "revealed": "monster",
}

COUNTED = Counted(
    used=USED | {event: what for chapter in CHAPTERS.values() for event, what in chapter.counted.items()},
    harmed={"hurt": ("hero", "cause")},
    fell={"returned": "hero"},
    varied=("chapter", "players", "difficulty"),
)
