"""Random games, and what to look at in them: shared by the checks, the fuzzer and the playthroughs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from lanthorn.engine.chance import Rng
from lanthorn.engine.decisions import Decision
from lanthorn.engine.game import Match
from lanthorn.engine.play import Play
from lanthorn.engine.save import bring_back, read, save
from lanthorn.engine.session import Session

AnyMatch = Match[Any, Any]
AnySession = Session[Any]

LIMIT: Final = 5000
"""A random game with more answers is taken for one that never ends."""


class Broken(AssertionError):
    """A game breaks a promise: of which kind, and how."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


def demand(holds: bool, message: str, kind: str = "promise") -> None:
    if not holds:
        raise Broken(kind, message)


def dice_for(seed: int) -> Rng:
    """Dice for whoever plays at random: another stream than the one of the game with this seed."""
    return Rng.seeded(~seed)


def wander(session: AnySession, dice: Rng, limit: int = LIMIT) -> Iterator[tuple[Decision[Any], int]]:
    """Play at random to the end. Yields each answer, as a decision and an index, before giving it."""
    while not session.is_over:
        if len(session.log) >= limit:
            raise Broken("endless", f"the game has not ended after {limit} answers")
        parts = session.decisions
        if not parts or not all(part.options for part in parts):
            kinds = ", ".join(part.kind for part in parts) or "no seat is asked"
            raise Broken("dead-end", f"nothing can be picked: {kinds}")
        part = parts[0] if len(parts) == 1 else dice.pick(parts)
        index = dice.below(len(part.options))
        yield part, index
        session.pick(part.seat, index)


def offers(session: AnySession) -> list[tuple[int, str, list[str]]]:
    """All that is being asked: seat, kind and keys of each decision."""
    return [(part.seat, part.kind, part.keys()) for part in session.decisions]


def same(one: AnySession, other: AnySession, what: str, kind: str = "promise") -> None:
    """Two sessions that should be twins are."""
    demand(one.state == other.state, f"{what}: {differing(one.state, other.state)} differ", kind)
    demand(offers(one) == offers(other), f"{what}: something else is asked", kind)
    demand(one.log == other.log, f"{what}: the log differs", kind)


def differing(one: Any, other: Any) -> str:
    """The fields in which two states differ."""
    names = [part.name for part in fields(one) if part.name != "book"]
    return ", ".join(name for name in names if getattr(one, name) != getattr(other, name))


def mutable_parts(thing: Any, path: str = "state") -> Iterator[tuple[str, object]]:
    """Everything inside that can change, with the way to it. The book is shared by all copies."""
    if isinstance(thing, dict):
        inside = list(thing.items())
    elif isinstance(thing, list | tuple | set | frozenset):
        inside = list(enumerate(thing))
    elif is_dataclass(thing):
        inside = [(part.name, getattr(thing, part.name)) for part in fields(thing) if part.name != "book"]
    else:
        return
    if not isinstance(thing, tuple | frozenset):
        yield path, thing
    for name, part in inside:
        yield from mutable_parts(part, f"{path}.{name}")


def examine_copy(session: AnySession) -> None:
    """A copy equals its original and shares nothing that can change."""
    state, twin = session.state, session.state.copy()
    demand(twin == state, f"a copy lacks {differing(state, twin)}", "copy")
    original = {id(part) for _, part in mutable_parts(state)}
    shared = [path for path, part in mutable_parts(twin) if id(part) in original]
    demand(not shared, f"a copy shares {', '.join(shared)} with its original", "copy")


def examine_save(session: AnySession) -> AnySession:
    """The session, saved and loaded again: it must come back whole."""
    loaded = bring_back(session.match, read(save(session)))
    demand(loaded.report is None, "a save of this moment does not replay", "save")
    same(session, loaded.session, "after saving and loading", "save")
    return loaded.session


def examine_secrets(session: AnySession, dice: Rng) -> None:
    """Dealing anew what a seat can't know changes neither its view nor what is offered to it."""
    game, state = session.match.game, session.checkpoint
    for seat in range(len(session.match.seats)):
        dealt = state.copy()
        game.redeal(dealt, seat, dice)
        game.check(dealt)
        for eyes in (seat, None):
            seen, again = (game.view(side, eyes) for side in (state, dealt))
            seen.rng = again.rng = Rng(0)
            demand(seen == again, f"seat {eyes} can see {differing(seen, again)}, which is hidden", "leak")
        deals_alike(session.match, state, dealt, seat, dice.below(1 << 62))
        one, other = (first_offer(session.match, side, seat) for side in (state, dealt))
        leaks = bool(one and other) and one != other
        demand(not leaks, f"what is offered to seat {seat} depends on what is hidden from it", "leak")


def deals_alike(match: AnyMatch, state: Any, dealt: Any, seat: int, seed: int) -> None:
    """The same dice deal the same, whatever the truth was: so a bot's thoughts can't depend on it."""
    one, other = state.copy(), dealt.copy()
    for side in (one, other):
        match.game.redeal(side, seat, Rng.seeded(seed))
        side.rng = Rng(0)
    demand(one == other, f"what seat {seat} imagines depends on what is hidden from it", "leak")


def first_offer(match: AnyMatch, checkpoint: Any, seat: int) -> list[str]:
    """What a seat may pick right after a checkpoint; nothing if it isn't asked, or learns something first."""
    if checkpoint.over:
        return []
    play: Play[Any] = Play(checkpoint.copy())
    try:
        ask = match.game.step(play).send(None)
    except StopIteration:
        return []
    if play.reveals or play.state.rng != checkpoint.rng:
        return []
    return [option.key for part in ask.parts if part.seat == seat for option in part.options]
