"""Golden playthroughs: one random game as text, with every observable, to be compared as text."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from textwrap import wrap
from typing import Any, Final

import msgspec

from lanthorn.engine.decisions import Decision
from lanthorn.engine.game import without_book
from lanthorn.engine.testing.walk import AnyMatch, AnySession, dice_for, wander

LONG: Final = 12
"""A longer list of options is abbreviated; a hash stands for all of it."""


def playthrough(match: AnyMatch, seed: int) -> str:
    """The whole game with this seed, picked at random. The same text as long as nothing changes."""
    session = match.start(seed)
    lines = [f"{match.game.id}, seed {seed}"]
    lines += [f"{name} = {value}" for name, value in match.settings.items()]
    for part, index in wander(session, dice_for(seed)):
        lines += [*_happened(session), "", *_asked(session, part), f"> {part.options[index].key}"]
    lines += [*_happened(session), "", _ending(session), ""]
    return "\n".join(lines)


def _asked(session: AnySession, part: Decision[Any]) -> list[str]:
    about = ", ".join(f"{name} {value}" for name, value in part.about.items())
    head = f"{len(session.log) + 1}. {_seat(session, part.seat)}: {part.kind}"
    keys = " ".join(part.keys())
    if len(part.options) > LONG:
        first, last = " ".join(part.keys()[:6]), " ".join(part.keys()[-3:])
        keys = f"{first} … {last} ({len(part.options)}, {_hash(part.keys())})"
    indent = "  "
    listed = wrap(keys, 108, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
    return [f"{head} ({about})" if about else head, *listed]


def _happened(session: AnySession) -> Iterator[str]:
    """What came of the last answer: events as each seat is told them, fingerprints of state and views."""
    seats = [*range(len(session.match.seats)), None]
    for event in session.events:
        if event.at == len(session.log):
            seen = {seat: event.seen_by(seat) for seat in seats}
            told = {seat: session.match.phrasebook.say(one.text, "en") for seat, one in seen.items() if one}
            if len(told) == len(seats) and len(set(told.values())) == 1:
                yield f"  {told[None]}"
            else:
                yield from (f"  [{_seat(session, seat)}] {sentence}" for seat, sentence in told.items())
    views = [f"{_seat(session, seat)} {_hash(session.view(seat))}" for seat in seats]
    yield f"  = {', '.join([f'state {_hash(session.state)}', *views])}"


def _ending(session: AnySession) -> str:
    outcome = session.outcome
    if outcome is None:
        return "No outcome."
    winners = ", ".join(_seat(session, seat) for seat in outcome.winners) or "nobody"
    reason = session.match.phrasebook.say(outcome.reason, "en")
    return f"Winners: {winners}. {reason} ({', '.join(outcome.clauses)})"


def _seat(session: AnySession, seat: int | None) -> str:
    return "watching" if seat is None else session.match.seats[seat].name


def _hash(thing: Any) -> str:
    """A short fingerprint of keys, or of a state without its book."""
    plain = thing if isinstance(thing, list) else without_book(thing)
    return hashlib.sha256(msgspec.json.encode(plain)).hexdigest()[:8]
