"""What a report counts in the events of this game."""

from lanthorn.engine.game import Counted

COUNTED = Counted(
    used={
        "hero-chosen": "hero",
        "track-chosen": "skill",
        "played": "card",
        "madness-played": "card",
        "fairy-used": "fairy",
        "location-used": "location",
        "revealed": "monster",
        "incarnate": "monster",
        "storm-breaks": "storm",
    },
    harmed={"hurt": ("hero", "cause")},
    fell={"returned": "hero"},
    varied=("chapter", "players", "difficulty"),
)
