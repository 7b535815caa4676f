"""What the chapters add to the position. A new chapter adds its own state to the list at the end."""

from __future__ import annotations

from lanthorn.games.dungeon_legends.chapters.fire.state import Fire

ChapterState = Fire
