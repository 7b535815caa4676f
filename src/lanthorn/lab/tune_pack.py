"""A pack as a folder: what `Pack.read` reads. It appears whole or not at all."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from lanthorn.engine import Pack
from lanthorn.lab.words import lab_trouble


def check_folder(folder: Path, *, force: bool) -> None:
    """Refuses a folder that a pack must not be written to; by force, another pack may be replaced."""
    if folder.exists() and not folder.is_dir():
        raise lab_trouble("tune-to-file", path=str(folder))
    if not folder.resolve().parent.is_dir():
        raise lab_trouble("tune-to-nowhere", path=str(folder))
    if not folder.exists() or not any(folder.iterdir()):
        return
    if not force:
        raise lab_trouble("tune-to-full", path=str(folder))
    if not (folder / "pack.toml").is_file():
        raise lab_trouble("tune-to-no-pack", path=str(folder))


def write_pack(pack: Pack, folder: Path, *, force: bool = False) -> None:
    """Written beside its place, read once to see that it is the same, then put there."""
    check_folder(folder, force=force)
    target = folder.resolve()
    try:
        beside = Path(mkdtemp(prefix=f".{target.name}-", dir=target.parent))
        try:
            _fill(beside / "new", pack)
            _put(beside / "new", target, beside / "old")
        finally:
            shutil.rmtree(beside, ignore_errors=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise lab_trouble("tune-to-not-written", path=str(folder), error=reason) from error


def _put(new: Path, target: Path, aside: Path) -> None:
    """What was there comes back if its place can't be taken."""
    if target.exists():
        target.rename(aside)
    try:
        new.rename(target)
    except OSError:
        if aside.exists():
            aside.rename(target)
        raise


def _fill(folder: Path, pack: Pack) -> None:
    folder.mkdir()
    head = {"name": pack.name, "game": pack.game, "version": pack.version}
    files = {"pack": "\n".join(f"{name} = {toml(value)}" for name, value in head.items()) + "\n"}
    files |= {file: "\n".join(_entries(entries)) for file, entries in pack.tables.items()}
    for file, text in files.items():
        (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    assert Pack.read(folder) == pack, "a pack that is read is the one that was written"


def _entries(entries: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    for name, fields in entries.items():
        yield f"[{_key(name)}]"
        yield from (f"{_key(field)} = {toml(value)}" for field, value in fields.items())
        yield ""


def toml(value: Any) -> str:
    """A value as TOML writes it: strings and numbers as JSON does, tables in one line."""
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(name)} = {toml(one)}" for name, one in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(toml(one) for one in value)}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else toml(name)
