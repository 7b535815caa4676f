"""Content: TOML tables into frozen records, with every mistake reported at once.

A game names its files and the record that each entry of a file loads into. A pack is a folder with
the same files: its entries are laid over the built-in ones field by field, so that a pack can change
one number, replace an entry or add a new one.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect
from msgspec.structs import FieldInfo

from lanthorn.engine.converting import convert
from lanthorn.engine.errors import LanthornError
from lanthorn.engine.text import LANGUAGES, Locale, Text
from lanthorn.engine.wording import flaws

Entry = dict[str, Any]
Tables = dict[str, dict[str, Entry]]
"""File name without ending -> id of an entry -> its fields."""


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of a content file. `id` is its name in the file."""

    id: str


R = TypeVar("R", bound=Record)

_ID: Final = re.compile("[A-Za-z0-9][A-Za-z0-9_-]*")
"""Names of entries stand in keys of options and in names of messages."""

Words = Mapping[str, tuple[str, ...]]
"""File name without ending -> the messages that each of its entries needs, such as "monster-{id}". Fields of
the entry may stand in the names; of names with `|` between them one is enough."""


class Mistake(msgspec.Struct, frozen=True, order=True):
    """One thing wrong with the content, and where."""

    file: str
    entry: str
    field: str
    problem: str

    def __str__(self) -> str:
        place = [self.file, *([f"[{self.entry}]"] if self.entry else []), self.field]
        return " ".join(part for part in place if part) + f": {self.problem}"


class ContentError(LanthornError):
    """The content has mistakes: all of them, each with file, entry and field."""

    def __init__(self, mistakes: Iterable[Mistake]) -> None:
        self.mistakes = sorted(set(mistakes))
        count = len(self.mistakes)
        head = "1 mistake in the content:" if count == 1 else f"{count} mistakes in the content:"
        super().__init__("\n".join([head, *(f"  {mistake}" for mistake in self.mistakes)]))


class Pack(msgspec.Struct, frozen=True):
    """Content that is laid over a game's own. Saves carry the packs they were played with."""

    name: str
    game: str
    version: str = "1"
    tables: Tables = {}
    locale: Locale = {}

    @classmethod
    def read(cls, folder: Path) -> Pack:
        """Read a pack's folder: pack.toml with name and game, content files, locale/*.ftl."""
        pack, mistakes = cls.draft(folder)
        if mistakes:
            raise ContentError(mistakes)
        return pack

    @classmethod
    def draft(cls, folder: Path) -> tuple[Pack, list[Mistake]]:
        """What can be read of a pack, and what is wrong with it as far as can be told without its game."""
        if not folder.is_dir():
            raise LanthornError(Text("pack-no-folder", {"folder": str(folder)}))
        if not (folder / "pack.toml").is_file():
            raise LanthornError(Text("pack-no-head", {"folder": str(folder)}))
        tables, mistakes = _read_tables(folder)
        locale, wrong_words = _read_words(folder / "locale")
        mistakes += [*wrong_words, *_unread(folder)]
        if "pack" in tables:
            mistakes += _wrong_head(tables["pack"])
        head: Mapping[str, Any] = tables.pop("pack", {})
        game = head.get("game", "")
        pack = cls(
            name=str(head.get("name", "")),
            game=game if isinstance(game, str) else "",
            version=str(head.get("version", "1")),
            tables=tables,
            locale=locale,
        )
        return pack, mistakes


class Library:
    """A game's content with packs laid over it. Ask it for records; then `check` it."""

    def __init__(self, *folders: Path, packs: Sequence[Pack] = ()) -> None:
        self.tables: Tables = {}
        self.mistakes: list[Mistake] = []
        for folder in folders:
            self._add(folder)
        self._known = set(self.tables)
        for pack in packs:
            self._lay_over(pack)

    def _add(self, folder: Path) -> None:
        """Files with the same name in several folders are one table."""
        tables, mistakes = _read_tables(folder)
        self.mistakes += mistakes
        for file, entries in tables.items():
            table = self.tables.setdefault(file, {})
            for name in table.keys() & entries.keys():
                self.mistakes.append(Mistake(f"{file}.toml", name, "", "is there twice"))
            table |= entries

    def _lay_over(self, pack: Pack) -> None:
        for file, entries in pack.tables.items():
            if file not in self._known:
                known = ", ".join(f"{name}.toml" for name in sorted(self._known))
                self.mistakes.append(
                    Mistake(f"{file}.toml", "", "", f"no such content file; there are {known}")
                )
                continue
            table = self.tables[file]
            for name, fields in entries.items():
                if isinstance(fields, dict) and isinstance(table.get(name), dict):
                    table[name] = table[name] | fields
                else:
                    table[name] = fields

    def records(self, file: str, kind: type[R]) -> dict[str, R]:
        """The entries of a file as records, in their order. Mistakes are kept for `check`."""
        loaded: dict[str, R] = {}
        for name, fields in self.tables.get(file, {}).items():
            record = self._record(f"{file}.toml", name, fields, kind)
            if record is not None:
                loaded[name] = record
        return loaded

    def _record(self, file: str, name: str, fields: object, kind: type[R]) -> R | None:
        before = len(self.mistakes)
        if not _ID.fullmatch(name):
            problem = "is no name for an entry: those are of letters from a to z, digits, - and _"
            self.mistakes.append(Mistake(file, name or '""', "", problem))
        if not isinstance(fields, Mapping):
            self.mistakes.append(Mistake(file, name, "", "is not a table"))
            return None
        values: dict[str, Any] = {"id": name}
        wanted = _fields(kind)
        for key in fields.keys() - wanted.keys() | fields.keys() & {"id"}:
            self.mistakes.append(Mistake(file, name, str(key), "is not a known field"))
        for key, field in wanted.items():
            if key == "id":
                continue
            if key in fields:
                try:
                    values[key] = convert(fields[key], field.type)
                except msgspec.ValidationError as error:
                    self.mistakes.append(Mistake(file, name, key, _plain(error, field.type)))
            elif field.required:
                self.mistakes.append(Mistake(file, name, key, "is missing"))
        return kind(**values) if len(self.mistakes) == before else None

    def wrong(self, file: str, entry: str, field: str, problem: str) -> None:
        """Note a mistake that only the game can see, such as a name that nothing has."""
        self.mistakes.append(Mistake(f"{file}.toml", entry, field, problem))

    def entries(self, file: str, **having: object) -> dict[str, Entry]:
        """The entries of a file as they are written, readable or not: all, or those with these values."""
        return {
            name: fields
            for name, fields in self.tables.get(file, {}).items()
            if isinstance(fields, dict) and all(fields.get(key) == value for key, value in having.items())
        }

    def refers(self, file: str, known: Collection[object], what: str, field: str = "") -> None:
        """Note each name that nothing has: names of the entries of a file, or those in a field of theirs."""
        for entry, fields in self.entries(file).items():
            name = fields.get(field) if field else entry
            if isinstance(name, str) and name not in known:
                self.wrong(file, entry, field, f"no {what} is called {name!r}")

    def holds(self, file: str, names: Collection[str], what: str) -> None:
        """Note which of these entries a file lacks, and which it has besides."""
        for name in names:
            if name not in self.tables.get(file, {}):
                self.wrong(file, name, "", "is missing")
        self.refers(file, names, what)

    def total(self, file: str, entries: Mapping[str, Entry], wanted: int, what: str) -> None:
        """Note that entries don't count as many as there should be. A count that is no number is a mistake
        of its own."""
        counts = [fields.get("count") for fields in entries.values()]
        numbers = [count for count in counts if type(count) is int and count >= 0]
        if len(numbers) == len(counts):
            self.amount(file, sum(numbers), wanted, what)

    def amount(self, file: str, found: int, wanted: int, what: str, entry: str = "") -> None:
        """Note that there are more or fewer of something than there should be."""
        if found != wanted:
            self.wrong(file, entry, "count", f"{found} {what} instead of {wanted}")

    def check_words(self, words: Words, known: Mapping[str, Collection[str]]) -> None:
        """Note each entry that lacks a message in a language; `known` has the messages of every language."""
        for file, entry, wanted in self.words_wanted(words):
            for language, messages in known.items():
                if not any(message in messages for message in wanted):
                    self.wrong(file, entry, "", f"{language}.ftl has no message {' or '.join(wanted)}")

    def words_wanted(self, words: Words) -> Iterator[tuple[str, str, list[str]]]:
        """File, entry, and messages one of which it needs."""
        for file, names in words.items():
            for entry, fields in self.tables.get(file, {}).items():
                for name in names if isinstance(fields, Mapping) and _ID.fullmatch(entry) else ():
                    wanted = _filled(name, {**fields, "id": entry})
                    if wanted:
                        yield file, entry, wanted

    def check(self) -> None:
        """Report every mistake found so far."""
        if self.mistakes:
            raise ContentError(self.mistakes)

    @property
    def version(self) -> str:
        """A fingerprint of the content: two libraries with the same one hold the same content."""
        encoded = msgspec.json.encode(self.tables, order="deterministic")
        return hashlib.sha256(encoded).hexdigest()[:16]


@lru_cache
def _fields(kind: type[msgspec.Struct]) -> dict[str, FieldInfo]:
    """The fields of a kind of record, by name. To work them out for each entry took most of the loading."""
    return {field.name: field for field in msgspec.structs.fields(kind)}


def _filled(name: str, fields: Mapping[str, Any]) -> list[str]:
    """The messages that a name of `Words` stands for; none if the entry lacks one of the fields in it, or has
    something else than text there."""
    texts = {key: text for key, text in fields.items() if isinstance(text, str)}
    try:
        return name.format_map(texts).split("|")
    except KeyError:
        return []


_WORDS: Final = {
    "object": "table",
    "array": "list",
    "int": "whole number",
    "float": "number",
    "str": "text",
    "bool": "true or false",
}
"""What those who write TOML call what programs call otherwise."""


def _plain(error: msgspec.ValidationError, kind: Any) -> str:
    """What is wrong with a value that should be of this kind, and where in it."""
    message, _, path = str(error).partition(" - at `$")
    message = re.sub(r"`([\w |]+)`", lambda found: _translated(found[1].split(" | ")), message)
    message = message.replace("Object ", "Table ").replace("`", "")
    place = f", at {path.rstrip('`').lstrip('.')}" if path else ""
    if message.startswith("Invalid enum value "):
        values = _values(inspect.type_info(kind), re.findall(r"\w+|\.\.\.", path))
        place += f"; there are {', '.join(values)}"
        message = message.replace("Invalid enum value", "there is no")
    return message[:1].lower() + message[1:] + place


def _translated(kinds: Sequence[str]) -> str:
    """TOML has no way to write null, so nobody need know that it would do."""
    return " or ".join(_WORDS.get(kind, kind) for kind in kinds if kind != "null")


def _values(kind: inspect.Type, path: Sequence[str]) -> list[str]:
    """The words that may stand at this place in a value of a kind."""
    match kind, path:
        case inspect.UnionType(), _:
            return [value for one in kind.types for value in _values(one, path)]
        case inspect.LiteralType(), []:
            return [repr(value) for value in kind.values]
        case inspect.EnumType(), []:
            return [repr(one.value) for one in kind.cls]
        case inspect.StructType(), [name, *rest]:
            fields = [field for field in kind.fields if field.encode_name == name]
            return [value for field in fields for value in _values(field.type, rest)]
        case inspect.TupleType(), [place, *rest]:
            return _values(kind.item_types[int(place)], rest)
        case inspect.CollectionType(), [_, *rest]:
            return _values(kind.item_type, rest)
        case inspect.DictType(), [_, *rest]:
            return _values(kind.value_type, rest)
    return []


# Reading files


def _read_tables(folder: Path) -> tuple[Tables, list[Mistake]]:
    tables: Tables = {}
    mistakes: list[Mistake] = []
    for path in sorted(path for path in folder.glob("*.toml") if not path.is_dir()):
        text, wrong = _read_text(path, path.name)
        mistakes += wrong
        try:
            tables[path.stem] = _parsed(text)
        except tomllib.TOMLDecodeError as error:
            mistakes.append(Mistake(path.name, "", "", f"is not valid TOML: {error}"))
    return tables, mistakes


@lru_cache(maxsize=256)
def _parsed(text: str) -> dict[str, Any]:
    """What a file's text says. Every match reads the content, and parsing is half of what that takes; whoever
    lays something over an entry makes a new one."""
    return tomllib.loads(text)


def _read_text(path: Path, name: str) -> tuple[str, list[Mistake]]:
    """A file's text, less the mark that some editors put at its start. Bytes that are none don't hide what is
    wrong elsewhere in it."""
    try:
        return path.read_text(encoding="utf-8-sig"), []
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        text = path.read_text(encoding="utf-8-sig", errors="replace")
        return text, [Mistake(name, "", "", f"is not UTF-8 text (line {line})")]
    except OSError as error:
        return "", [Mistake(name, "", "", f"can't be read: {error.strerror or error}")]


# Reading packs


def _wrong_head(head: Mapping[str, Any]) -> Iterator[Mistake]:
    for name in ("name", "game"):
        if not isinstance(head.get(name), str):
            yield Mistake("pack.toml", "", name, "is missing or not text")
        elif not head[name].strip():
            yield Mistake("pack.toml", "", name, "is empty")
    for name in head.keys() - {"name", "game", "version"}:
        yield Mistake("pack.toml", "", name, "is not a known field")


def _read_words(folder: Path) -> tuple[Locale, list[Mistake]]:
    """A pack's messages for each language that there is."""
    locale: Locale = {}
    mistakes: list[Mistake] = []
    for language in LANGUAGES:
        path, name = folder / f"{language}.ftl", f"locale/{language}.ftl"
        if path.is_file() or path.is_symlink():
            locale[language], wrong = _read_text(path, name)
            mistakes += wrong
            mistakes += [Mistake(name, message, "", problem) for message, problem in flaws(locale[language])]
    return locale, mistakes


def _unread(folder: Path) -> Iterator[Mistake]:
    """What lies in a pack's folder without being read."""
    for path in _visible(folder):
        if path.is_dir() and path.name == "locale":
            yield from _unread_words(path)
        elif path.is_dir():
            yield Mistake(f"{path.name}/", "", "", "is not read: content files lie beside pack.toml")
        elif path.suffix != ".toml":
            yield Mistake(path.name, "", "", "is not read: content files end in .toml, words lie in locale/")


def _unread_words(folder: Path) -> Iterator[Mistake]:
    known = [f"{language}.ftl" for language in LANGUAGES]
    for path in _visible(folder):
        if path.name not in known:
            yield Mistake(f"locale/{path.name}", "", "", f"is not read: words lie in {' and '.join(known)}")


def _visible(folder: Path) -> Iterator[Path]:
    """A folder's files and folders, but hidden ones and notes for people: README.md, LICENSE."""
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        is_note = path.suffix in (".md", ".txt") or (path.name.isupper() and not path.suffix)
        if not (path.name.startswith(".") or (is_note and path.is_file())):
            yield path
