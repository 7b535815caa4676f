"""What is wrong with words that somebody brings along: Fluent messages, read with Fluent's own parser.

That takes its time, so only packs are read like this, and only when they come from a folder.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from graphlib import CycleError, TopologicalSorter
from typing import Final

from fluent.runtime import FluentResource
from fluent.runtime.builtins import BUILTINS
from fluent.syntax.ast import (
    EntryType,
    FunctionReference,
    Junk,
    Message,
    MessageReference,
    Term,
    TermReference,
)
from fluent.syntax.visitor import Visitor

from lanthorn.engine.text import FUNCTIONS

Flaw = tuple[str, str]
"""The name of a message, if it is known, and what is wrong with it."""

_NAME: Final = re.compile(r"-?[A-Za-z][\w-]*")


def flaws(text: str) -> Iterator[Flaw]:
    """What is wrong with messages, whatever others there are."""
    body = FluentResource(text).body
    for entry in body:
        if isinstance(entry, Junk):
            yield _unreadable(entry, text)
        elif isinstance(entry, Message) and entry.value is None:
            yield entry.id.name, "says nothing"
    names = Counter(_name(entry) for entry in body if isinstance(entry, Message | Term))
    yield from ((name, "is there twice") for name, count in names.items() if count > 1)
    yield from _circles(
        {
            _name(entry): sorted(_References(entry).names)
            for entry in body
            if isinstance(entry, Message | Term)
        }
    )


def unknown_references(text: str, known: Collection[str]) -> Iterator[Flaw]:
    """What messages speak of that is not there; `known` has messages, and terms with their hyphen."""
    for entry in FluentResource(text).body:
        if isinstance(entry, Message | Term):
            spoken_of = _References(entry)
            for name in sorted(spoken_of.functions - {*FUNCTIONS, *BUILTINS}):
                yield _name(entry), f"there is no function {name}"
            for name in sorted(spoken_of.names.difference(known)):
                yield _name(entry), f"there is no message {name} to put in here"


def references(text: str) -> set[str]:
    """The messages and terms that others speak of."""
    return set().union(*(_References(entry).names for entry in FluentResource(text).body))


def _circles(spoken_of: dict[str, list[str]]) -> Iterator[Flaw]:
    """Messages that would have to be said within themselves; each circle once."""
    while True:
        try:
            TopologicalSorter(spoken_of).prepare()
        except CycleError as error:
            circle = error.args[1]
            yield circle[0], f"speaks of itself: {' in '.join(circle)}"
            del spoken_of[circle[0]]
        else:
            return


def _name(entry: Message | Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name


def _unreadable(junk: Junk, text: str) -> Flaw:
    found = _NAME.match(junk.content or "")
    line = text.count("\n", 0, junk.span.start if junk.span else 0) + 1
    reasons = "; ".join(note.message or "" for note in junk.annotations or ())
    return found[0] if found else "", f"can't be read (line {line}): {reasons}"


class _References(Visitor):
    """The messages, terms and functions that a message names."""

    def __init__(self, entry: EntryType) -> None:
        self.names: set[str] = set()
        self.functions: set[str] = set()
        self.visit(entry)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)
