"""Records of games in a file: one line each, written as they come, so that a run can be gone on with.

The first line says which run they belong to. Whatever ends the program, at most the last line is broken, and
it is cut off when the run goes on.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Hashable
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

import msgspec

from lanthorn.engine import LanthornError
from lanthorn.lab.jobs import Job
from lanthorn.lab.playing import Record
from lanthorn.lab.words import lab_trouble

FORMAT: Final = 1

L = TypeVar("L", bound=msgspec.Struct)


class Head(msgspec.Struct, frozen=True):
    """Which job the games of a file belong to. Packs are told by name: `content` is their fingerprint."""

    lanthorn_games: int
    program: str
    game: str
    rules: int
    content: str
    settings: dict[str, str | bool]
    packs: tuple[str, ...]
    carried: str
    bots: tuple[tuple[str, ...], ...]
    seed: int
    tally: str

    @classmethod
    def of(cls, job: Job) -> Head:
        return cls(
            FORMAT,
            job.program,
            job.game,
            job.rules,
            job.content,
            job.settings,
            tuple(f"{pack.name} {pack.version}" for pack in job.packs),
            _fingerprint(job.carried),
            job.line_ups,
            job.seed,
            job.tally,
        )


def _fingerprint(carried: dict[str, Any] | None) -> str:
    if carried is None:
        return ""
    return hashlib.sha256(msgspec.json.encode(carried, order="deterministic")).hexdigest()[:16]


class NotKept(LanthornError):
    """Records could not be written: the disk is full, say. What was written before is whole."""


class LineFile(Generic[L]):
    """What one run has brought, a line each. Opened, it holds what is there and takes more."""

    begins: ClassVar[bytes]
    """How every file of this sort begins."""
    kind: type[L]

    def __init__(self, path: Path, head: msgspec.Struct) -> None:
        self.path = path
        self.records: dict[Hashable, L] = {}
        self._head = head
        self._size = 0
        """How much of the file is whole."""
        if path.exists() and not path.is_file():
            raise lab_trouble("into-not-ours", path=str(path))
        if path.exists():
            self._read(path.read_bytes())
        self._file = self._open()
        if not self._size:
            self._write([self._head])

    def key(self, record: L) -> Hashable:
        """What tells it from all others."""
        raise NotImplementedError

    def _read(self, data: bytes) -> None:
        """What comes after the last end of a line was being written when the program ended."""
        if not data.startswith(self.begins[: len(data)]):
            raise lab_trouble("into-not-ours", path=str(self.path))
        self._size = data.rfind(b"\n") + 1
        lines = data[: self._size].splitlines()
        if not lines:
            return
        self._check_head(lines[0])
        for number, line in enumerate(lines[1:], 2):
            try:
                record = msgspec.json.decode(line, type=self.kind)
            except msgspec.DecodeError as error:
                raise lab_trouble("into-damaged", path=str(self.path), line=number) from error
            self.records.setdefault(self.key(record), record)

    def _check_head(self, line: bytes) -> None:
        try:
            head = msgspec.json.decode(line, type=type(self._head))
        except msgspec.DecodeError as error:
            raise lab_trouble("into-damaged", path=str(self.path), line=1) from error
        name = _difference(self._head, head)
        if name is not None:
            theirs, ours = _shown(getattr(head, name)), _shown(getattr(self._head, name))
            raise lab_trouble("into-other-run", path=str(self.path), what=name, theirs=theirs, ours=ours)

    def _open(self) -> int:
        try:
            file = os.open(self.path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644)
            os.ftruncate(file, self._size)
            os.lseek(file, self._size, os.SEEK_SET)
        except OSError as error:
            raise self._trouble(error) from error
        return file

    def add(self, records: list[L]) -> None:
        """Write some more down. If that fails, none of them is in the file, and all that came before is."""
        self._write(records)
        self.records.update((self.key(record), record) for record in records)

    def _write(self, lines: list[Any]) -> None:
        data = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
        try:
            written = 0
            while written < len(data):
                written += os.write(self._file, data[written:])
        except OSError as error:
            os.ftruncate(self._file, self._size)
            raise self._trouble(error) from error
        self._size += len(data)

    def _trouble(self, error: OSError) -> NotKept:
        trouble = lab_trouble("into-not-written", path=str(self.path), error=error.strerror or str(error))
        return NotKept(trouble.message, trouble.locale)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        os.close(self._file)


class RecordFile(LineFile[Record]):
    """The records of one job, by their number."""

    begins = b'{"lanthorn_games":'
    kind = Record

    def __init__(self, path: Path, job: Job) -> None:
        super().__init__(path, Head.of(job))

    def key(self, record: Record) -> int:
        return record.number


def _difference(one: msgspec.Struct, other: msgspec.Struct) -> str | None:
    """The first thing that two heads disagree on."""
    mine, theirs = msgspec.structs.asdict(one), msgspec.structs.asdict(other)
    return next((name for name in mine if mine[name] != theirs[name]), None)


def _shown(value: object) -> str:
    """A part of the head, short enough for a sentence."""
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return text if len(text) <= 120 else f"{text[:119]}…"
