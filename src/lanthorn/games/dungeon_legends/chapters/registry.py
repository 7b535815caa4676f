"""The chapters, in the book's order. A new one is a folder, a line (and its import) here and in states.py."""

from __future__ import annotations

from typing import Final

from lanthorn.games.dungeon_legends.chapters.base import Chapter
from lanthorn.games.dungeon_legends.chapters.crystals.rules import CrystalThieves
from lanthorn.games.dungeon_legends.chapters.darkness.rules import HeartOfDarkness
from lanthorn.games.dungeon_legends.chapters.fire.rules import FireChapter
from lanthorn.games.dungeon_legends.chapters.magma.rules import MagmaCave
from lanthorn.games.dungeon_legends.chapters.moons.rules import LunarConjunction

CHAPTERS: Final[dict[str, Chapter]] = {
    chapter.name: chapter
    for chapter in (
        FireChapter(),
        LunarConjunction(),
        CrystalThieves(),
        MagmaCave(),
        HeartOfDarkness(),
    )
}
