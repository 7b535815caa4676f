"""What the chapters add to the position: a line for each, as in registry.py."""

from __future__ import annotations

from lanthorn.games.dungeon_legends.chapters.crystals.state import Crystals
from lanthorn.games.dungeon_legends.chapters.darkness.state import Darkness
from lanthorn.games.dungeon_legends.chapters.fire.state import Fire
from lanthorn.games.dungeon_legends.chapters.magma.state import Magma
from lanthorn.games.dungeon_legends.chapters.moons.state import Moons

ChapterState = Fire | Moons | Crystals | Magma | Darkness
