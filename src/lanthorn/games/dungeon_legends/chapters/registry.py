"""The chapters, in the book's order. A new one is a folder, a line here and a line in states.py."""

from __future__ import annotations

from typing import Final

from lanthorn.games.dungeon_legends.chapters.base import Chapter
from lanthorn.games.dungeon_legends.chapters.fire.rules import FireChapter

CHAPTERS: Final[dict[str, Chapter]] = {chapter.name: chapter for chapter in (FireChapter(),)}
