"""Matches that several tables share: a book is built once for the same game, settings and packs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Any, Final

import msgspec

from lanthorn.engine import Match, Pack, find_game
from lanthorn.engine.game import Carried, Choice

KEPT: Final = 64
_matches: OrderedDict[bytes, Match[Any, Any]] = OrderedDict()
_lock = Lock()


def match_of(
    game: str, settings: Mapping[str, Choice], packs: Sequence[Pack] = (), carried: Carried | None = None
) -> Match[Any, Any]:
    """The match, new or already there."""
    agreed = find_game(game).agree(settings, packs)
    name = msgspec.json.encode((game, agreed, packs, carried))
    with _lock:
        if name in _matches:
            _matches.move_to_end(name)
            return _matches[name]
    match = find_game(game).match(agreed, packs, carried)
    with _lock:
        _matches[name] = match
        while len(_matches) > KEPT:
            _matches.popitem(last=False)
    return match
