"""What is written on a piece: signs as they are, everything else by its name, in brackets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from lanthorn.engine.scene import Badge
from lanthorn.terminal.glyphs import Glyphs
from lanthorn.terminal.words import Words

HEALTH: Final = "hearts"
"""The icon of health and harm."""
DIVIDERS: Final = ("|", "/")
"""Between one use of a thing and the next, and between things of which one is chosen."""
AND: Final = "\u00a0+\u00a0"
COUNTED: Final = re.compile(r"(.*?)(?:×(\d+))?")


class Badges:
    """The badges of a piece in words."""

    def __init__(self, badges: Sequence[Badge], words: Words, glyphs: Glyphs) -> None:
        self.badges, self.words, self.glyphs = badges, words, glyphs

    def told(self, brief: bool = False) -> list[str]:
        """Hearts, signs and bare numbers one by one; then, unless brief, what has a name, in brackets."""
        parts = [*map(self.sign, self.badges), "" if brief else self._in_brackets()]
        return [part for part in parts if part]

    def explained(self) -> list[str]:
        """What each badge means, as far as it does not say so itself."""
        found: dict[str, None] = {}
        for badge in self.badges:
            name = self.words.say(badge.name) if badge.name else ""
            meaning = self.words.meaning(badge.name) if badge.name else ""
            if name and self.sign(badge):
                found[self.words.own("titled", title=self.sign(badge), about=name)] = None
            elif meaning:
                found[self.words.own("titled", title=name, about=meaning)] = None
        return list(found)

    def sign(self, badge: Badge) -> str:
        """Health and harm with a heart, a sign as it is, a number that has no name; otherwise nothing."""
        label, count = split(badge)
        if badge.icon == HEALTH:
            return f"{self.glyphs.heart}{badge.text}"
        if count and not badge.icon:
            return f"{self.glyphs.times}{count}"
        if badge.text in DIVIDERS or (badge.name and label.isascii()):
            return ""
        return badge.text

    def _in_brackets(self) -> str:
        """Such as (Sword + Shield | for 1 Dust: Sword ×2 / Move); lines break after a divider."""
        lines = [""]
        for badge in self.badges:
            if badge.text in DIVIDERS:
                lines[-1] += f"\u00a0{badge.text} "
            elif badge.name and badge.text.endswith(":"):
                price = self.words.own("titled", title=_lowered(self.words.say(badge.name)), about="")
                lines.append(price)
            elif badge.name and not self.sign(badge):
                follows = lines[-1] and not lines[-1].endswith(" ")
                lines[-1] += (AND if follows else "") + self._named(badge)
        told = "\u00a0| ".join(filter(None, lines)).strip("\u00a0 |/")
        return f"({told})" if told else ""

    def _named(self, badge: Badge) -> str:
        """The name with its number, unless it tells the number itself, and with how many there are."""
        assert badge.name is not None
        name = self.words.say(badge.name)
        known = name.split()
        label, count = split(badge)
        if any(sign.isdigit() for sign in label) and label not in known:
            name = f"{_lowered(name)}\u00a0{label}"
        if count and count not in known:
            name += f"\u00a0{self.glyphs.times}{count}"
        return re.sub(r" (?=\d)", "\u00a0", name)


def split(badge: Badge) -> tuple[str, str]:
    """What is written beside the icon, and how many of it there are: 1-2×3 is 1-2 three times."""
    found = COUNTED.fullmatch(badge.text)
    return (found[1], found[2] or "") if found else (badge.text, "")


def _lowered(name: str) -> str:
    return name[:1].lower() + name[1:]
