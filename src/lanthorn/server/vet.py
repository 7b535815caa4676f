"""A process in which one save from outside is opened: `python -m lanthorn.server.vet SECONDS SEAT`.

A save can hold any position and any content. Whatever it does to the rules, it does here, with bounds on
time and memory. What comes out is either what is wrong with it, or the save written anew: so the server
itself never reads a byte that was not first understood.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from importlib import import_module
from time import process_time
from typing import Any, Final

import msgspec

from lanthorn.engine import ContentError, LanthornError, Match, Rng, Session, Text, find_game
from lanthorn.engine.campaign import as_played
from lanthorn.engine.campaign import read as read_campaign
from lanthorn.engine.save import Loaded, Save, bring_back, read, save
from lanthorn.server.limits import ANSWERS_OF_A_SAVE, CHAPTERS_OF_A_CAMPAIGN, KEY_LENGTH, PACKS_BYTES
from lanthorn.server.problems import Problem
from lanthorn.server.replays import frames_of
from lanthorn.server.shown import show_view

CAMPAIGN: Final = "campaign"
"""Stands for a seat when the file is a campaign's."""
MEMORY: Final = 1 << 30
MODEST: Final = 5
WAYS: Final = 4
AHEAD: Final = 50
"""In so many ways, and so many answers far, a game is tried out before people play it."""
MISTAKES_TOLD: Final = 4000
"""So many letters about the mistakes in a pack are enough."""
SLOW: Final = 1.0
"""Seconds of computing that making the content ready may not take, nor any single answer with its view."""


@contextlib.contextmanager
def _quickly(code: str, message: str) -> Iterator[None]:
    began = process_time()
    yield
    if process_time() - began > SLOW:
        raise Problem(code, message)


class Verdict(msgspec.Struct):
    """What is wrong; or, if nothing is, the save written anew or the frames that were asked for."""

    code: str = ""
    message: str = ""
    text: Text | None = None
    given: msgspec.Raw = msgspec.Raw(b"null")


def examine(data: bytes, seat: str) -> Verdict:
    """Open a save as the server will, and play its answers. With a seat, `watch` or a number, to show it;
    without one, to play on. Or, as `campaign`, the saves of all chapters of a campaign."""
    try:
        if seat == CAMPAIGN:
            return Verdict(given=_chapters(data))
        loaded = _opened(data)
        return Verdict(given=_shown(loaded, seat) if seat else _playable(loaded.session))
    except Problem as problem:
        return Verdict(problem.code, problem.message)
    except ContentError as error:
        return Verdict("bad-pack", str(error)[:MISTAKES_TOLD])
    except LanthornError as error:
        return Verdict("bad-save", str(error), error.text)
    except Exception as error:
        return Verdict("bad-save", f"its position can't be ({type(error).__name__})")


def _opened(data: bytes) -> Loaded:
    record = read(data)
    _check_size(record)
    with _quickly("bad-pack", "the packs are too large") if record.packs else contextlib.nullcontext():
        match = find_game(record.game).match(record.settings, record.packs, record.carried)
    _check_answers(match, record)
    loaded = bring_back(match, record)
    _check_position(loaded.session)
    return loaded


def _chapters(data: bytes) -> msgspec.Raw:
    """The finished chapters of a campaign. What its file says about them is not believed: it follows
    from the games themselves."""
    campaign = read_campaign(data)
    if len(campaign.episodes) > CHAPTERS_OF_A_CAMPAIGN:
        raise Problem("bad-save", "it has too many chapters")
    loaded = [_opened(msgspec.json.encode(episode.save)) for episode in campaign.episodes]
    as_played(campaign, [one.session for one in loaded])
    return msgspec.Raw(msgspec.json.encode([msgspec.Raw(save(one.session)) for one in loaded]))


def _check_size(record: Save) -> None:
    if len(record.log) > ANSWERS_OF_A_SAVE:
        raise Problem("bad-save", "it has too many answers")
    if len(msgspec.json.encode(record.packs)) > PACKS_BYTES:
        raise Problem("bad-pack", "the packs are too large")


def _check_answers(match: Match[Any, Any], record: Save) -> None:
    """Old answers that no rule reads any more go into the store all the same."""
    for seat, key in record.log:
        if not 0 <= seat < len(match.seats) or len(key) > KEY_LENGTH or "\x00" in key:
            raise Problem("bad-save", "it has an answer that nobody can have given")


def _check_position(session: Session[Any]) -> None:
    """The position is one that can be, and can be shown."""
    for state in (session.origin, session.state):
        session.match.game.check(state)
    for seat in (None, *range(len(session.match.seats))):
        session.scene(seat)


def _shown(loaded: Loaded, seat: str) -> msgspec.Raw:
    number = None if seat == "watch" else int(seat)
    if number is not None and number >= len(loaded.session.match.seats):
        raise Problem("bad-request", f"there is no seat {number}")
    return msgspec.Raw(msgspec.json.encode(frames_of(loaded.session, number, loaded.report)))


def _playable(session: Session[Any]) -> msgspec.Raw:
    for way in range(WAYS):
        look_ahead(session.clone(), Rng.seeded(way))
    return msgspec.Raw(save(session))


def look_ahead(session: Session[Any], chance: Rng) -> None:
    """Play on at random: what would make a rule stumble or drag at the table does so here."""
    for _ in range(AHEAD):
        if session.is_over:
            return
        with _quickly("bad-save", "its position takes too long"):
            decision = session.decisions[0]
            session.pick(decision.seat, chance.below(len(decision.options)))
            session.match.game.check(session.state)
            msgspec.json.encode(show_view(session, decision.seat))


def main(seconds: int, seat: str, *modules: str) -> None:
    """The modules register games that are not installed."""
    with contextlib.suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    with contextlib.suppress(AttributeError, OSError):
        os.nice(MODEST)
    for module in modules:
        import_module(module)
    verdict = examine(sys.stdin.buffer.read(), seat)
    sys.stdout.buffer.write(msgspec.json.encode(verdict))


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
