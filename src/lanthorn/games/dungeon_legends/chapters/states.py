"""What the chapters add to the position. A new chapter adds its own state to the list at the end."""

from __future__ import annotations

from lanthorn.games.dungeon_legends.chapters.crystals.state import Crystals
from lanthorn.games.dungeon_legends.chapters.darkness.state import Darkness
from lanthorn.games.dungeon_legends.chapters.fire.state import Fire
from lanthorn.games.dungeon_legends.chapters.magma.state import Magma
from lanthorn.games.dungeon_legends.chapters.moons.state import Moons

ChapterState = Fire | Moons | Crystals | Magma | Darkness
