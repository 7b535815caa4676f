"""What a client is told when something can't be done: a code, a text, the clauses it rests on."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from lanthorn.engine import LanthornError, Refusal, Text

STATUS: Final[dict[str, int]] = {
    "stale": 409,
    "not-asked": 409,
    "not-offered": 409,
    "not-yours": 403,
    "unknown-table": 404,
    "unknown-game": 404,
    "not-found": 404,
    "wrong-method": 405,
    "bad-request": 400,
    "too-large": 413,
    "too-many": 429,
    "not-open": 409,
    "over": 409,
    "undo-refused": 409,
    "bad-save": 422,
    "bad-pack": 422,
    "why": 409,
    "no-advice": 409,
    "mistake": 500,
}
"""Every code, with the HTTP status that it travels under."""


class Problem(Exception):
    """Something that a client asked for and that can't be done. Nothing has changed."""

    def __init__(
        self, code: str, message: str = "", text: Text | None = None, clauses: tuple[str, ...] = ()
    ) -> None:
        super().__init__(message or code)
        self.code, self.message = code, message or code
        self.text = text or Text(f"problem-{code}", {"message": self.message})
        self.clauses = clauses

    @property
    def status(self) -> int:
        return STATUS[self.code]


def refusal_of(problem: Problem, request: int | None) -> dict[str, Any]:
    """The same as a message over the socket."""
    said = {"request": request, "code": problem.code, "text": problem.text}
    return {"type": "refused"} | said | {"clauses": problem.clauses}


def no_server(name: str, /, **args: str | int) -> LanthornError:
    """What keeps a server from starting, for whoever starts it."""
    return LanthornError(Text(name, args), Path(__file__).parent / "locale")


def refused(code: str, refusal: Refusal) -> Problem:
    """The game itself says why not."""
    return Problem(code, refusal.reason.id, refusal.reason, refusal.clauses)
