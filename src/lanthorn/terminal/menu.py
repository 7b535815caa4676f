"""The options of a decision as a list that fits a screen, and what a player typed found among them.

A few options are listed one by one. Many are gathered under what they have in common: "The rogue
steps to …", then where. A number, a key, the start of a key, a square or words of a label all work.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from rich.text import Text as Line

from lanthorn.engine import Option, Text
from lanthorn.terminal.lines import in_columns, wrapped
from lanthorn.terminal.pieces import Table
from lanthorn.terminal.words import folded

FEW: Final = 9
"""So many options are listed one by one, whatever they are."""
MANY: Final = 12
"""More squares than this are counted, not listed: the board marks them."""
GAP: Final = "…"
GAPS: Final = re.compile(rf"{GAP}(\W*{GAP})+")
WORDS: Final = re.compile(r"\w")

Options = Sequence[Option[Any]]
IsFinal = Callable[[Option[Any]], bool]
Outlook = Mapping[str, Sequence[Text]]
NOTHING_TOLD: Final[Outlook] = {}


class Entry(msgspec.Struct, frozen=True):
    """A line of the list: one option, or several that differ in one thing."""

    options: Options
    label: str
    names: tuple[str, ...] = ()
    """What tells the options apart, if there are several."""


class Found(msgspec.Struct, frozen=True):
    """The options that fit what was typed; exact if it was a number, a key or a label of the list."""

    options: Options
    exact: bool


class Menu:
    """The options still in question, as entries."""

    def __init__(self, options: Options, table: Table, narrowed: bool = False) -> None:
        self.options, self.table, self.narrowed = options, table, narrowed
        self.heading = ""
        self.entries = self._entries()

    def _entries(self) -> list[Entry]:
        groups = self._groups()
        if len(groups) == 1 and len(self.options) > 1 and self.narrowed:
            self.heading = self._shared_label(self.options)
            return self._by_what_differs()
        if len(self.options) <= FEW:
            return [self._single(option) for option in self.options]
        if len(groups) == 1:
            self.heading = self._shared_label(self.options)
            return self._by_what_differs()
        return [entry for group in groups for entry in self._gathered(group)]

    def _groups(self) -> list[Options]:
        """Options of the same sort that begin at the same thing, in the order they came."""
        found: dict[tuple[str, str], list[Option[Any]]] = {}
        for option in self.options:
            first = option.touches[0] if len(option.touches) > 1 else ""
            found.setdefault((option.label.id, first), []).append(option)
        return list(found.values())

    def _single(self, option: Option[Any]) -> Entry:
        return Entry((option,), self.table.words.say(option.label))

    def _gathered(self, options: Options) -> list[Entry]:
        """One entry for all, unless they have no word in common."""
        shared = self._shared_label(options)
        if len(options) == 1 or not shared:
            return [self._single(option) for option in options]
        return [
            Entry(options, shared, tuple(self.table.name(thing) for thing in self._what_differs(options)))
        ]

    def _by_what_differs(self) -> list[Entry]:
        """One entry for each thing that comes next: usually a square. Options that touch the same things
        are told in full."""
        at = _first_difference(self.options)
        found: dict[str, list[Option[Any]]] = {}
        for option in self.options:
            if at < len(option.touches):
                found.setdefault(option.touches[at], []).append(option)
        if len(found) < 2:
            self.heading = ""
            return [self._single(option) for option in self.options]
        ending_before = [self._single(option) for option in self.options if at >= len(option.touches)]
        return ending_before + [Entry(options, self.table.name(thing)) for thing, options in found.items()]

    def _what_differs(self, options: Options) -> list[str]:
        at = _first_difference(options)
        things = [option.touches[at] for option in options if at < len(option.touches)]
        return list(dict.fromkeys(things))

    def _shared_label(self, options: Options) -> str:
        """The label with a gap for everything in which the options differ; nothing if that leaves no word."""
        first, words = options[0].label, self.table.words
        same = {
            name: value if all(option.label.args.get(name) == value for option in options) else GAP
            for name, value in first.args.items()
        }
        shared = words.say(Text(first.id, same))
        if GAP not in shared:
            return f"{words.say(first)} {GAP}"
        gathered = _without_unopened(GAPS.sub(GAP, shared))
        return gathered if WORDS.search(gathered) else ""

    # What is shown

    def lines(self, width: int, is_final: IsFinal, outlook: Outlook = NOTHING_TOLD) -> list[Line]:
        cells = [
            self._cell(number, entry, is_final).append(self._told(entry, outlook), "not bold dim")
            for number, entry in enumerate(self.entries, 1)
        ]
        head = wrapped(Line(self.heading, "italic"), width) if self.heading else []
        if any(entry.names or self._told(entry, outlook) for entry in self.entries):
            return [*head, *(part for cell in cells for part in wrapped(cell, width, hang=4))]
        return head + in_columns(cells, width)

    def _cell(self, number: int, entry: Entry, is_final: IsFinal) -> Line:
        line = Line(f"{number:>2} ", "bold yellow").append(entry.label, "not bold default")
        finals = [is_final(option) for option in entry.options]
        if all(finals):
            line.append(f" {self.table.glyphs.final}", "bold red")
        if len(entry.names) > MANY:
            line.append(f"  {self.table.words.own('so-many', count=len(entry.names))}", "not bold dim")
        elif len(entry.names) > 1:
            line.append(f"  {self._names_marked(entry, finals)}", "not bold dim")
        return line

    def _told(self, entry: Entry, outlook: Outlook) -> str:
        """What the game says of an option beforehand."""
        told = outlook.get(entry.options[0].key, ()) if len(entry.options) == 1 else ()
        return "".join(f"  {self.table.words.say(text)}" for text in told)

    def _names_marked(self, entry: Entry, finals: list[bool]) -> str:
        """What tells the options apart, those marked that can't be taken back, if others can."""
        each_marked = not all(finals) and len(entry.names) == len(finals)
        signs = [self.table.glyphs.final * final * each_marked for final in finals]
        names = [name.replace(" ", "\u00a0") for name in entry.names]
        gap = f" {self.table.glyphs.dash} " if any("\u00a0" in name for name in names) else " "
        return gap.join(map("".join, zip(names, signs, strict=False)))

    def lit(self) -> frozenset[str]:
        """The ids that can be pointed at now: all touched things in which the options differ."""
        if not self.narrowed:
            return frozenset(thing for option in self.options for thing in option.touches)
        at = _first_difference(self.options)
        return frozenset(thing for option in self.options for thing in option.touches[at:])

    # What was typed

    def find(self, typed: str) -> Found:
        """The options meant by a number, a number and more words, a key or a description."""
        number, _, rest = typed.partition(" ")
        if number.isdecimal():
            if not 1 <= int(number) <= len(self.entries):
                return Found((), exact=True)
            options = self.entries[int(number) - 1].options
            if not rest.strip():
                return Found(options, exact=True)
            return Menu(options, self.table, narrowed=True)._match(rest)
        return self._match(typed)

    def _match(self, typed: str) -> Found:
        """A key or a label of the list is meant exactly; otherwise the closest description counts."""
        wanted = folded(typed)
        keyed = [option for option in self.options if folded(option.key) == wanted]
        labelled = [
            option for entry in self.entries if folded(entry.label) == wanted for option in entry.options
        ]
        if keyed or labelled:
            return Found(keyed or labelled, exact=True)
        for fits in (self._starts_key, self._names, self._describes):
            found = [option for option in self.options if fits(option, wanted, wanted.split())]
            if found:
                return Found(found, exact=False)
        return Found((), exact=True)

    def _starts_key(self, option: Option[Any], wanted: str, tokens: list[str]) -> bool:
        return folded(option.key).startswith(wanted)

    def _names(self, option: Option[Any], wanted: str, tokens: list[str]) -> bool:
        """Every word is the id or the name of something the option touches, or a part of its key."""
        called = [self.table.name(thing) for thing in option.touches]
        known = {folded(name) for name in (*option.touches, *option.key.split(":"), *called)}
        return wanted in known or all(token in known for token in tokens)

    def _describes(self, option: Option[Any], wanted: str, tokens: list[str]) -> bool:
        words = folded(self.table.words.say(option.label)).replace("'", " ").split()
        return all(any(word.startswith(token) for word in words) for token in tokens)


def _without_unopened(label: str) -> str:
    """Less the brackets that were opened within a gap."""
    kept, depth = "", 0
    for sign in label:
        depth += (sign == "(") - (sign == ")")
        kept += sign if depth >= 0 else ""
        depth = max(depth, 0)
    return kept


def _first_difference(options: Options) -> int:
    """The first place in which the touched things of these options differ."""
    shortest = min(len(option.touches) for option in options)
    for at in range(shortest):
        if len({option.touches[at] for option in options}) > 1:
            return at
    return shortest
