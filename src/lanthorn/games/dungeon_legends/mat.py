"""The numbers of the mat (DL-GEO), and the two that stand for no thing and for a hidden one."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
"""No card, no Fairy, no hero, nowhere."""
HIDDEN: Final = -100
"""In a view: a card or token that nobody may know."""

CASTLE_SQUARE: Final = 7
"""DL-GEO-04. The hero square next to the castle: no Location, no passage square beside it."""
LAST_PASSAGE: Final = 6
SLOTS: Final = range(1, LAST_PASSAGE + 1)
"""The columns of the mat: a Location, a hero square and a passage square each."""
SPOTS: Final = "ab"
"""DL-GEO-09. The trap spots."""
