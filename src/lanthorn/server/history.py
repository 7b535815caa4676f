"""The history of a table: entries that are only ever appended, and the line of answers that holds.

Taking back and bringing back go to an earlier number; what was answered in between is not lost, it
only no longer holds. So the entries make a tree, and each number stands for one place in it.
"""

from __future__ import annotations

from bisect import bisect_right

import msgspec

from lanthorn.engine.play import Answer

ANSWER, UNDO, REDO = "answer", "undo", "redo"


class Entry(msgspec.Struct, frozen=True):
    """One line: an answer (with its key), or a return to the moment after entry `to`."""

    number: int
    kind: str
    seat: int
    key: str = ""
    to: int = 0


class History:
    """All entries of a table. Number 0 is the table before the first."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.number = 0
        self._last: list[int] = [0]
        """For each number: the last answer that holds, named by its entry's number; 0 is none."""
        self._back: list[int] = []
        """Where each seat that took back could go to bring it back, newest last."""

    def add(self, entry: Entry) -> None:
        assert entry.number == self.number + 1
        if entry.kind == ANSWER:
            self._back = []
            self._last.append(entry.number)
        else:
            if entry.kind == UNDO:
                self._back.append(self.number)
            elif self._back:
                self._back.pop()
            self._last.append(self._last[entry.to])
        self.entries.append(entry)
        self.number = entry.number

    def line(self, number: int | None = None) -> list[int]:
        """The answers that hold at a number, each named by its entry's number, oldest first."""
        last = self._last[self.number if number is None else number]
        found = []
        while last:
            found.append(last)
            last = self._last[last - 1]
        return found[::-1]

    def kept(self, number: int, line: list[int]) -> int:
        """How many answers of a line held at this number, too."""
        last = self._last[number]
        depth = bisect_right(line, last)
        if depth == 0 or line[depth - 1] == last:
            return depth  # whoever shares an answer shares all before it
        return shared(self.line(number), line)

    def answers(self, line: list[int]) -> list[Answer]:
        return [(self.entries[n - 1].seat, self.entries[n - 1].key) for n in line]

    def redo(self) -> tuple[int, int] | None:
        """The seat that took back last, and the number that would bring it back."""
        if not self._back:
            return None
        to = self._back[-1]
        return self.entries[to].seat, to


def shared(one: list[int], other: list[int]) -> int:
    """How many answers two lines have in common before they part."""
    count = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        count += 1
    return count
