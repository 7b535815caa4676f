"""What a report counts in the events of this game."""

from lanthorn.engine.game import Counted

COUNTED = Counted(
    used={
        "tile-revealed": "tile",
        "attacked": "monster",
        "monster-slain": "monster",
        "monster-raised": "monster",
        "figure-placed": "monster",
        "trap-disarmed": "tile",
        "artifact-taken": "tile",
        "artifact-used": "tile",
        "bought": "tile",
        "restored": "tile",
        "hero-hurt": "source",
        "hero-arranged": "hero",
        "damsel-joined": "hero",
    },
    harmed={"hero-hurt": ("hero", "source"), "poisoned": ("hero", "poison-cloud")},
    fell={"hero-fell": "hero"},
)
