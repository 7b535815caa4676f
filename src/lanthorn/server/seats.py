"""Seats and their keys. Whoever holds a key holds the seat; the server keeps only the key's hash."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Any, Final

import msgspec

from lanthorn.engine import Match

NAME_LENGTH: Final = 40


def new_key() -> str:
    """32 random bytes: nobody guesses them."""
    return secrets.token_urlsafe(32)


def key_hash(key: str) -> str:
    """A key is random, so a plain hash can't be undone."""
    return hashlib.sha256(key.encode()).hexdigest()


def clean_line(words: str) -> str:
    """Words on one line, without signs that can't be seen. Markup stays what it is: words."""
    seen = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in words)
    return " ".join(seen.split())


def clean_name(name: str) -> str:
    return clean_line(name)[:NAME_LENGTH]


class Seat(msgspec.Struct, kw_only=True):
    """A seat of a table, as the store keeps it."""

    seat: int
    state: str = "open"
    """`taken`, `open` or `bot`."""
    who: str = ""
    bot: str = ""
    keeps: bool = False
    """A bot stands in for somebody who may come back."""
    creators: bool = False
    key_hash: str = ""
    invitation_hash: str = ""

    @property
    def is_bot(self) -> bool:
        return self.state == "bot"

    def belongs_to(self, hashes: set[str]) -> bool:
        return self.key_hash != "" and self.key_hash in hashes


class SeatShown(msgspec.Struct, kw_only=True):
    """A seat, as a client sees it."""

    seat: int
    name: str
    title: dict[str, str]
    team: int
    state: str
    who: str
    bot: str
    keeps: bool
    here: bool
    yours: bool


def show_seats(match: Match[Any, Any], seats: list[Seat], here: set[int], yours: set[int]) -> list[SeatShown]:
    return [
        SeatShown(
            seat=seat.seat,
            name=place.name,
            title={"id": f"seat-{place.name}"},
            team=place.team,
            state=seat.state,
            who=seat.who,
            bot=seat.bot,
            keeps=seat.keeps,
            here=seat.seat in here,
            yours=seat.seat in yours,
        )
        for seat, place in zip(seats, match.seats, strict=True)
    ]
