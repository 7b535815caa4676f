"""The signs a table is drawn with, for terminals that can show them and for those that can't."""

from __future__ import annotations

from typing import Final

import msgspec


class Glyphs(msgspec.Struct, frozen=True):
    """Every sign stands beside a word or a number: none carries a meaning by colour alone."""

    box: str
    """The joints of a box, by the arms they have: 1 up, 2 right, 4 down, 8 left."""
    back: str
    veil: str
    """Below a face-down tile that the viewer may look at."""
    friend: str
    foe: str
    lit: str
    final: str
    heart: str
    full: str
    empty: str
    cut: str
    dash: str
    times: str
    """How often: with a number after it."""


FINE: Final = Glyphs(
    box=" ╵╶└╷│┌├╴┘─┴┐┤┬┼",
    back="▒",
    veil="░",
    friend="@",
    foe="×",
    lit="•",
    final="!",
    heart="♥",
    full="●",
    empty="○",
    cut="…",
    dash="·",
    times="×",
)

PLAIN: Final = Glyphs(
    box=" |-+||++-+-+++++",
    back="#",
    veil=":",
    friend="@",
    foe="x",
    lit="*",
    final="!",
    heart="hp",
    full="o",
    empty=".",
    cut="~",
    dash="-",
    times="x",
)


def glyphs_for(encoding: str) -> Glyphs:
    """The fine signs, unless the terminal's encoding lacks one of them."""
    try:
        "".join(getattr(FINE, name) for name in FINE.__struct_fields__).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return PLAIN
    return FINE
