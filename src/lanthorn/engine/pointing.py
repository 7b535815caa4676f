"""Pointing: what somebody may mean who touches things on the table, and can't have now.

An option says what it touches. Somebody who touched other things meant a choice that is not on offer;
from those that are, and from what lies where, the keys of such choices can be told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from lanthorn.engine.decisions import Option
from lanthorn.engine.scene import HeroBoard, Meeple, Piece, Region, Scene, placed_in

Ways = list[tuple[str, ...]]


def ways(scene: Scene, touches: Sequence[str]) -> Ways:
    """What these touches may mean, the likeliest first."""
    *before, last = touches
    return [(*before, thing) for thing in meanings(scene, last)]


def as_offered(scene: Scene, options: Sequence[Option[Any]], touches: Sequence[str]) -> list[str]:
    """The same touches, but where a thing leads nowhere and a copy of it leads on, the copy. Of equal
    things a game offers one: whoever touches another means the same."""
    found: list[str] = []
    for thing in touches:
        alike = (thing, *copies(scene, thing))
        found.append(next((one for one in alike if begins(options, (*found, one))), thing))
    return found


def copies(scene: Scene, thing: str) -> list[str]:
    """The other pieces that lie in the same place and look the same in everything. Backs tell nothing."""
    piece = next((piece for piece in scene.pieces if piece.id == thing), None)
    if piece is None or piece.face.hidden:
        return []
    return [p.id for p in scene.pieces if p.id != thing and msgspec.structs.replace(p, id=thing) == piece]


def meanings(scene: Scene, thing: str) -> list[str]:
    """The thing, where it lies, what lies there: the nearest first. A hero's board means his figure."""
    piece = next((piece for piece in scene.pieces if piece.id == thing), None)
    places = [thing] if piece is None else [thing, piece.at, *piece.also_at]
    boards = [region for region in scene.regions if region.id in places and isinstance(region, HeroBoard)]
    figures = [p.id for p in scene.pieces for board in boards if _is_figure_of(p, board)]
    lying = [p.id for p in scene.pieces if piece is None and thing in (p.at, *p.also_at)]
    return list(dict.fromkeys([*places, *figures, *lying]))


def _is_figure_of(piece: Piece, board: HeroBoard) -> bool:
    return isinstance(piece, Meeple) and piece.face.title is not None and piece.face.title == board.title


def begins(options: Sequence[Option[Any]], way: tuple[str, ...]) -> bool:
    """Whether something on offer begins with these touches."""
    return any(option.touches[: len(way)] == way for option in options)


def keys_like(
    scene: Scene, options: Sequence[Option[Any]], way: tuple[str, ...], *, whole: bool
) -> Iterator[str]:
    """The keys of choices like those on offer, but with the last thing touched in the place of theirs;
    of those that a touch completes, or of those that it only begins."""
    *before, last = way
    step = len(before)
    sort = _sort(scene, last)
    for option in options:
        touches = option.touches
        if touches[:step] == tuple(before) and len(touches) > step and (len(touches) == step + 1) == whole:
            key = _put(option, step, last) if _sort(scene, touches[step]) == sort else None
            if key is not None:
                yield key


def _put(option: Option[Any], step: int, thing: str) -> str | None:
    """The option's key with another thing at this step, if the key names what is touched there."""
    other, parts = option.touches[step], option.key.split(":")
    named = [i for i, part in enumerate(parts) if part == other]
    nth = option.touches[:step].count(other)
    if nth >= len(named):
        return None
    parts[named[nth]] = thing
    return ":".join(parts)


def _sort(scene: Scene, thing: str) -> tuple[object, ...]:
    """Things of one sort can stand in for each other: pieces of a kind and side, or places of a region."""
    for piece in scene.pieces:
        if piece.id == thing:
            foe = isinstance(piece, Meeple) and piece.foe
            return type(piece), foe, _region(scene, piece.at)
    return "place", _region(scene, thing)


def _region(scene: Scene, place: str) -> str:
    """The kind of region that a place is in, or is."""
    found: Region | None = next((r for r in scene.regions if r.id == place or place in placed_in(r)), None)
    return type(found).__name__
