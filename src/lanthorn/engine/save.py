"""Saves: one file holds the game, its settings, packs and versions, the seed and every answer.

A save is also a replay and a bug report. It carries the last checkpoint too: if a corrected rule no
longer accepts the old answers, the game goes on from there, and the report says so.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from lanthorn import __version__
from lanthorn.engine.content import Pack
from lanthorn.engine.converting import convert
from lanthorn.engine.errors import IllegalChoice, SaveError
from lanthorn.engine.game import Carried, Choice, Match, State, without_book
from lanthorn.engine.play import Answer
from lanthorn.engine.registry import find_game
from lanthorn.engine.session import Session
from lanthorn.engine.text import Text

if TYPE_CHECKING:
    from lanthorn.engine.game import Game

FORMAT: Final = 1


class Position(msgspec.Struct):
    """A state, and how many answers came before it."""

    at: int
    state: dict[str, Any]


class Save(msgspec.Struct, kw_only=True):
    """What a save file holds."""

    lanthorn_save: int
    program: str
    game: str
    rules: int
    content: str
    settings: dict[str, Choice]
    packs: list[Pack] = []
    carried: Carried | None = None
    """What the players brought from the chapter before, in a campaign."""
    seed: int | None = None
    origin: Position | None = None
    checkpoint: Position
    log: list[Answer]
    notes: dict[str, str] = {}
    """Whatever the program that saved wants to find again, such as who sits where."""
    checksum: str = ""

    def fingerprint(self) -> str:
        bare = msgspec.structs.replace(self, checksum="")
        return hashlib.sha256(msgspec.json.encode(bare)).hexdigest()[:16]


class Loaded(msgspec.Struct):
    """A game brought back, and what the players should be told about it."""

    session: Session[Any]
    notes: dict[str, str]
    report: Text | None = None


def save(session: Session[Any], notes: dict[str, str] | None = None) -> bytes:
    """The session as the bytes of a save file."""
    match, at = session.match, session.origin_at
    origin = None
    if session.seed is None or at:
        origin = Position(at, _plain(session.origin))
    record = Save(
        lanthorn_save=FORMAT,
        program=__version__,
        game=match.game.id,
        rules=match.game.version,
        content=match.content_version,
        settings=match.settings,
        packs=list(match.packs),
        carried=match.carried,
        seed=session.seed,
        origin=origin,
        checkpoint=Position(session.checkpoint_at, _plain(session.checkpoint)),
        log=session.log,
        notes=notes or {},
    )
    record.checksum = record.fingerprint()
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def _plain(state: State) -> Any:
    """The state as JSON can hold it; its book lies beside it and is not saved."""
    return msgspec.to_builtins(without_book(state))


def read(data: bytes) -> Save:
    """The save in these bytes, whole and undamaged, or a SaveError."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(Text("save-unreadable", {"error": str(error)})) from error
    version = raw.get("lanthorn_save") if isinstance(raw, dict) else None
    if not isinstance(version, int) or version < 1:
        is_campaign = isinstance(raw, dict) and "lanthorn_campaign" in raw
        raise SaveError(Text("save-is-campaign" if is_campaign else "save-not-ours"))
    if version > FORMAT:
        theirs = str(raw.get("program", "?"))
        raise SaveError(Text("save-newer", {"theirs": theirs, "ours": __version__}))
    try:
        record = convert(raw, Save)
    except msgspec.ValidationError as error:
        raise SaveError(Text("save-damaged", {"error": str(error)})) from error
    if record.checksum != record.fingerprint():
        raise SaveError(Text("save-checksum"))
    return record


def load(data: bytes, game: Game[Any, Any] | None = None) -> Loaded:
    """Bring a saved game back. `game` is only needed for one that is not installed."""
    record = read(data)
    game = game or find_game(record.game)
    if game.id != record.game:
        raise SaveError(Text("save-of-another-game", {"theirs": record.game, "game": game.id}))
    return bring_back(game.match(record.settings, record.packs, record.carried), record)


def bring_back(match: Match[Any, Any], record: Save) -> Loaded:
    """The saved game in a match that is already there."""
    try:
        session = _replay_whole(match, record)
        if session.checkpoint == _state(match, record.checkpoint):
            return Loaded(session, record.notes)
        broken_at = max(record.checkpoint.at - 1, 0)  # at the latest
    except _Diverged as diverged:
        broken_at = diverged.at
    session, resumed_at = _resume_at_checkpoint(match, record)
    return Loaded(session, record.notes, _report(match, record, broken_at, resumed_at))


class _Diverged(Exception):
    def __init__(self, at: int) -> None:
        self.at = at


def _replay_whole(match: Match[Any, Any], record: Save) -> Session[Any]:
    if record.origin is not None:
        session = _session_at(match, record, record.origin)
    elif record.seed is not None:
        session = match.start(record.seed)
    else:
        raise SaveError(Text("save-no-beginning"))
    for seat, key in record.log[session.origin_at :]:
        _answer(session, seat, key)
    return session


def _resume_at_checkpoint(match: Match[Any, Any], record: Save) -> tuple[Session[Any], int]:
    """Go on from the checkpoint, with the answers since as far as they are still accepted."""
    session = _session_at(match, record, record.checkpoint)
    try:
        for seat, key in record.log[record.checkpoint.at :]:
            _answer(session, seat, key)
    except _Diverged:
        session.travel(session.origin_at)
    return session, len(session.log)


def _answer(session: Session[Any], seat: int, key: str) -> None:
    try:
        session.answer(seat, key)
    except IllegalChoice as error:
        raise _Diverged(len(session.log)) from error


def _session_at(match: Match[Any, Any], record: Save, position: Position) -> Session[Any]:
    if not 0 <= position.at <= len(record.log):
        raise SaveError(Text("save-position-outside"))
    session = match.resume(_state(match, position), record.log[: position.at])
    session.seed = record.seed
    return session


def _state(match: Match[Any, Any], position: Position) -> Any:
    try:
        state = convert(match.game.update(match.book, position.state), match.game.state)
    except msgspec.ValidationError as error:
        told = {"game": match.game.id, "error": str(error)}
        raise SaveError(Text("save-of-other-rules", {**told})) from error
    state.book = match.book
    return state


def _report(match: Match[Any, Any], record: Save, broken_at: int, resumed_at: int) -> Text:
    """Why the game does not go on from its last answer, and where it does."""
    same = record.rules == match.game.version and record.content == match.content_version
    name = "save-does-not-replay" if same else "save-rules-changed"
    args: dict[str, str | int] = {
        "broken": broken_at + 1,
        "resumed": resumed_at,
        "answers": len(record.log),
        "program": record.program,
    }
    return Text(name, args)
