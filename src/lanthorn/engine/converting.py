"""Raw data into typed records, safely from several threads.

msgspec works out what it has to know of a type when it first meets it, and two threads that do so at
once crash the interpreter (seen with msgspec 0.22): so one at a time.
"""

from __future__ import annotations

import ast
import sys
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

_ONE_AT_A_TIME = Lock()


def convert(raw: object, kind: type[T]) -> T:
    """The value as this type; msgspec.ValidationError if it is none. Keys of dicts may be strings."""
    with _ONE_AT_A_TIME:
        if is_dataclass(kind):
            _know_fields(kind.__module__)
        converted = msgspec.convert(raw, kind, str_keys=True)
    made: T = _made(converted) if is_dataclass(kind) else converted
    return made


@cache
def _know_fields(module_name: str) -> None:
    """A compiled class has forgotten what its lists and dicts hold: that stands in the source beside it."""
    module = sys.modules[module_name]
    path = Path(getattr(module, "__file__", None) or "")
    if path.suffix in (".py", ""):
        return
    source = path.with_name(f"{module_name.rpartition('.')[2]}.py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and is_dataclass(kind := getattr(module, node.name)):
            known = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            kind.__annotations__.update(
                {ast.unparse(part.target): ast.unparse(part.annotation) for part in known}
            )


def _made(thing: Any) -> Any:
    """The same with every dataclass in it made by calling its class. msgspec allocates them itself, which
    leaves those of a compiled module without the table of their methods: the first call would crash."""
    if is_dataclass(thing) and not isinstance(thing, type):
        return type(thing)(**{part.name: _made(getattr(thing, part.name)) for part in fields(thing)})
    if isinstance(thing, list):
        return [_made(one) for one in thing]
    if isinstance(thing, dict):
        return {key: _made(one) for key, one in thing.items()}
    return thing
