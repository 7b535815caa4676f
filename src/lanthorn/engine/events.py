"""What happened, for the log, the animations and the statistics: with who may know it."""

from __future__ import annotations

import msgspec

from lanthorn.engine.text import Arg, Text


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened after the answer number `at` (0: before any answer)."""

    name: str
    args: dict[str, Arg] = {}
    to: tuple[int, ...] | None = None
    private: dict[str, Arg] = {}
    clauses: tuple[str, ...] = ()
    at: int = 0
    doer: int | None = None
    """Whose it is, where that need not be the seat whose answer it followed."""

    def seen_by(self, seat: int | None) -> Event | None:
        """What this seat may know of it; None is a spectator, who knows what everybody knows."""
        if self.to is None and not self.private:
            return self
        if self.to is not None and seat in self.to:
            return Event(self.name, self.args | self.private, None, {}, self.clauses, self.at, self.doer)
        if self.private:
            return Event(self.name, self.args, None, {}, self.clauses, self.at, self.doer)
        return None

    @property
    def text(self) -> Text:
        return Text(f"log-{self.name}", self.args)
