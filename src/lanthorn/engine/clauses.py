"""The rules reference: every clause of a game, in both languages, as data."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import msgspec

from lanthorn.engine.converting import convert
from lanthorn.engine.errors import LanthornError


class Clause(msgspec.Struct, frozen=True):
    """One rule. The id is what options, log lines, refusals and tests cite."""

    id: str
    en: str
    fr: str

    def text(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


class Section(msgspec.Struct, frozen=True):
    """A chapter of the reference."""

    id: str
    en: str
    fr: str
    clause: tuple[Clause, ...] = ()

    def title(self, language: str) -> str:
        return self.fr if language == "fr" else self.en


class _Reference(msgspec.Struct, forbid_unknown_fields=True):
    section: tuple[Section, ...] = ()


class Clauses:
    """All clauses of one game, read from its clauses.toml files when first asked for."""

    def __init__(self, *paths: Path) -> None:
        self._paths = paths

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        return tuple(section for path in self._paths if path.is_file() for section in _read(path))

    @cached_property
    def by_id(self) -> dict[str, Clause]:
        return {clause.id: clause for clause in self}

    def __iter__(self) -> Iterator[Clause]:
        for section in self.sections:
            yield from section.clause

    def __getitem__(self, clause: str) -> Clause:
        try:
            return self.by_id[clause.upper()]
        except KeyError:
            raise LanthornError(f"There is no clause {clause!r}.") from None

    def search(self, words: str, language: str) -> list[Clause]:
        """The clauses whose id or text has all these words."""
        wanted = words.casefold().split()
        return [
            clause
            for clause in self
            if all(word in f"{clause.id} {clause.text(language)}".casefold() for word in wanted)
        ]


def _read(path: Path) -> tuple[Section, ...]:
    try:
        return convert(tomllib.loads(path.read_text(encoding="utf-8")), _Reference).section
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise LanthornError(f"{path.name}: {error}") from error
