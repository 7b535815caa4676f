"""Raw data into typed records, safely from several threads.

msgspec works out what it has to know of a type when it first meets it, and two threads that do so at
once crash the interpreter (seen with msgspec 0.22): so one at a time.
"""

from __future__ import annotations

from threading import Lock
from typing import TypeVar

import msgspec

T = TypeVar("T")

_ONE_AT_A_TIME = Lock()


def convert(raw: object, kind: type[T]) -> T:
    """The value as this type; msgspec.ValidationError if it is none. Keys of dicts may be strings."""
    with _ONE_AT_A_TIME:
        return msgspec.convert(raw, kind, str_keys=True)
