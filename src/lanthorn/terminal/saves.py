"""Where games are kept: each in a file of its own, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
import time
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from lanthorn.engine import LanthornError, SaveError, Session, Text
from lanthorn.engine.save import Save, read, save
from lanthorn.terminal.words import LOCALE, trouble

NEWEST = 30
"""So many of the newest files are looked through for games that are not over."""


def home() -> Path:
    """The folder of everything that Lanthorn keeps for this user."""
    chosen = os.environ.get("LANTHORN_HOME")
    return Path(chosen) if chosen else platformdirs.user_data_path("lanthorn", appauthor=False)


def new_file(folder: str, game: str) -> Path:
    """A name that no other game has: the game, the time it began, and a few letters by chance."""
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    return home() / folder / f"{game}-{moment}-{secrets.token_hex(2)}.json"


def write_whole(path: Path, data: bytes) -> None:
    """Write beside the file, then put it in its place: a crash leaves the old one or the new one."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink()
        told = {"path": str(path), "error": error.strerror or str(error)}
        raise SaveError(Text("file-not-written", {**told}), LOCALE) from error


def aside(path: Path, why: str) -> Path:
    """Where a file or a folder goes that is out of the way but not gone: beside it, under a free name."""
    number, place = 1, path.with_name(f"{path.name}.{why}")
    while place.exists():
        number += 1
        place = path.with_name(f"{path.name}.{why}-{number}")
    return place


def set_aside(path: Path, place: Path) -> None:
    try:
        path.rename(place)
    except OSError as error:
        raise trouble("file-not-written", path=str(place), error=error.strerror or str(error)) from error


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise trouble("file-not-read", path=str(path), error=error.strerror or str(error)) from error


def read_text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise trouble("file-no-text", path=str(path), error=error.reason) from error


def write_save(path: Path, session: Session[Any], notes: dict[str, str]) -> None:
    write_whole(path, save(session, notes))


def path_from(typed: str) -> Path:
    """A file that somebody typed. Unlike Path.expanduser, a home that nobody has is no mistake."""
    return Path(os.path.expanduser(typed))


def has_folder(path: Path) -> bool:
    """Whether there is a folder for this file; one that may not be looked into is as good as none."""
    return os.path.isdir(path.parent)


def is_replaceable(path: Path) -> bool:
    """Whether a save may be written here without destroying something else."""
    if not os.path.exists(path):
        return True
    try:
        read(read_bytes(path))
    except LanthornError:
        return False
    return True


class Unfinished(msgspec.Struct, frozen=True):
    """A kept game that is not over."""

    path: Path
    record: Save


def unfinished(game: str) -> Unfinished | None:
    """The game that was played last, if it is not over."""
    folder = home() / "saves"
    if not folder.is_dir():
        return None
    files = sorted(folder.glob(f"{game}-*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files[:NEWEST]:
        try:
            record = read(read_bytes(path))
        except LanthornError:
            continue
        if record.game == game and record.notes.get("over") != "yes":
            return Unfinished(path, record)
    return None
