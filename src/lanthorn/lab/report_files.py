"""The files of a report: all of them are written, or what was there before stays as it was."""

from __future__ import annotations

import csv
import io
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from lanthorn.lab.compare_html import comparison_to_html
from lanthorn.lab.compare_rows import Comparison
from lanthorn.lab.report_html import to_html
from lanthorn.lab.report_rows import Report
from lanthorn.lab.report_words import ReportWords
from lanthorn.lab.shares import Report as Summary
from lanthorn.lab.words import lab_trouble

NAMED = ("thing", "who", "to", "reason")
"""Columns with names of messages, which people read in a column of their own."""


def report_files(report: Report, language: str) -> dict[str, bytes]:
    """What a report consists of: file -> what is in it."""
    words = ReportWords(language, report.names, report.settings)
    rows = {
        "wins": report.wins,
        "lengths": report.lengths,
        "endings": report.endings,
        "falls": report.falls,
        "use": report.use,
        "decisions": report.decisions,
    }
    files = {f"{name}.csv": as_csv(found, words) for name, found in rows.items()}
    return {"report.html": to_html(report, language).encode(), "report.json": _json(report), **files}


def comparison_files(comparison: Comparison, language: str) -> dict[str, bytes]:
    """What a comparison consists of."""
    words = ReportWords(language, comparison.names, comparison.settings)
    return {
        "compare.html": comparison_to_html(comparison, language).encode(),
        "compare.json": _json(comparison),
        "compare.csv": as_csv([*comparison.results, *comparison.use], words),
        "changes.csv": as_csv(comparison.changes, words),
    }


def _json(report: Summary) -> bytes:
    return report.to_json().encode() + b"\n"


def as_csv(rows: Sequence[msgspec.Struct], words: ReportWords) -> bytes:
    """One line for each row, with its fields; numbers as programs write them, in every language."""
    text = io.StringIO()
    lines = [_fields(row, words) for row in rows]
    if lines:
        writer = csv.DictWriter(text, list(lines[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(lines)
    return text.getvalue().encode()


def _fields(row: msgspec.Struct, words: ReportWords) -> dict[str, object]:
    fields: dict[str, object] = {}
    for name, value in msgspec.structs.asdict(row).items():
        fields[name] = _flat(value)
        if name in NAMED:
            fields[f"{name}_name"] = words.name(value) if value else ""
        elif name == "verb":
            fields["verb_name"] = words.name(f"verb-{value}")
    return fields


def _flat(value: Any) -> object:
    """Something that fits in a cell: `played 12; discarded 3`, or `10-19 4; 20-29 2` for a histogram."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return "; ".join(f"{name} {count}" for name, count in value.items())
    if isinstance(value, tuple):
        return "; ".join(f"{one.first}-{one.last} {one.count}" for one in value)
    return value


def check_folder(folder: Path) -> None:
    """Make the folder and try whether it can be written into, before hours are spent on games."""
    if folder.exists() and not folder.is_dir():
        raise lab_trouble("report-to-no-folder", path=str(folder))
    with _told(folder):
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """First everything beside its place, then into place: a disk that is full in between changes nothing."""
    beside = {folder / name: folder / f".{name}.{os.getpid()}" for name in files}
    try:
        with _told(folder):
            folder.mkdir(parents=True, exist_ok=True)
            for path, data in zip(beside, files.values(), strict=True):
                _write(beside[path], data)
            for path, written in beside.items():
                written.replace(path)
    finally:
        for written in beside.values():
            with suppress(OSError):
                written.unlink(missing_ok=True)


def _write(path: Path, data: bytes) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o644)
    try:
        written = 0
        while written < len(data):
            written += os.write(file, data[written:])
    finally:
        os.close(file)


@contextmanager
def _told(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise lab_trouble("report-not-written", path=str(folder), error=reason) from error
