"""Consent: somebody wants to take back what isn't free, and every other person at the table is asked."""

from __future__ import annotations

from typing import Final

import msgspec

from lanthorn.server.problems import Problem


class Asking(msgspec.Struct, kw_only=True):
    """Seat `by` wants to go back to the first `depth` answers. It holds only while the table rests."""

    by: int
    number: int
    depth: int
    to: int
    votes: dict[int, bool | None]

    @property
    def is_granted(self) -> bool:
        return all(self.votes.values())

    def shown(self) -> dict[str, object]:
        votes = {str(seat): vote for seat, vote in self.votes.items()}
        return {"type": "ask", "what": "undo", "by": self.by, "to": self.to, "votes": votes}


_ASKING: Final = msgspec.json.Decoder(Asking)


def read_asking(text: str | None, number: int) -> Asking | None:
    """What is being asked for, if the table still stands where it was asked."""
    if text is None:
        return None
    asking = _ASKING.decode(text)
    return asking if asking.number == number else None


def vote(text: str | None, number: int, seat: int, yes: bool) -> str | None:
    """What is being asked for after a vote; a no ends it."""
    asking = read_asking(text, number)
    if asking is None or seat not in asking.votes:
        raise Problem("not-asked", "nothing is being asked of this seat")
    if not yes:
        return None
    asking.votes[seat] = True
    return write_asking(asking)


def write_asking(asking: Asking) -> str:
    return msgspec.json.encode(asking).decode()
