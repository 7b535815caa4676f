"""A game under test: whoever is asked answers by key. Each game adds what lies where, by its own names."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from lanthorn.engine.game import Refusal, State
from lanthorn.engine.session import Session

S = TypeVar("S", bound=State)


class Desk(Generic[S]):
    """What tests of every game do with a session."""

    session: Session[S]

    @property
    def state(self) -> S:
        return self.session.state

    def do(self, *keys: str) -> Self:
        """Answer with these keys, one after another."""
        for key in keys:
            self.session.answer(self.session.decisions[0].seat, key)
        return self

    def offers(self, *keys: str) -> bool:
        """Whether all of these keys can be picked now."""
        return set(keys) <= set(self.keys())

    def keys(self, verb: str = "") -> list[str]:
        """What can be picked now, or those options that begin with a verb."""
        options = [option.key for part in self.session.decisions for option in part.options]
        return [key for key in options if key.partition(":")[0] == verb] if verb else options

    def asked(self) -> str | None:
        """The kind of decision that is pending."""
        return self.session.decisions[0].kind if self.session.decisions else None

    def refused(self, key: str) -> tuple[str, ...]:
        """The clauses that forbid a key to whoever is asked; empty if it is allowed."""
        refusal = self.refusal(key)
        return refusal.clauses if refusal else ()

    def refusal(self, key: str) -> Refusal | None:
        return self.session.why_not(self.session.decisions[0].seat, key)

    def log(self) -> list[str]:
        """The names of all that happened."""
        return [event.name for event in self.session.events]
