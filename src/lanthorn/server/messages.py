"""What a client may send over the socket. Anything else is refused before it is looked at."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from lanthorn.server.limits import CHAT_LENGTH, KEY_LENGTH

Number = Annotated[int, Meta(ge=0, le=1 << 31)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
OptionKey = Annotated[str, Meta(max_length=KEY_LENGTH)]
SeatKey = Annotated[str, Meta(max_length=100)]


class _Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    request: Number | None = None


class Hello(_Message, tag="hello"):
    keys: Annotated[list[SeatKey], Meta(max_length=20)] = []
    since: Number = 0
    changes: bool = False


class GiveAnswer(_Message, tag="answer"):
    seat: SeatNumber
    number: Number
    key: OptionKey


class Why(_Message, tag="why"):
    seat: SeatNumber
    key: OptionKey = ""
    touches: Annotated[list[OptionKey], Meta(max_length=20)] = []


class Undo(_Message, tag="undo"):
    seat: SeatNumber
    number: Number


class Redo(_Message, tag="redo"):
    seat: SeatNumber
    number: Number


class Vote(_Message, tag="vote"):
    seat: SeatNumber
    yes: bool


class Look(_Message, tag="look"):
    number: Number


class Say(_Message, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]
    seat: SeatNumber


class AskHint(_Message, tag="hint"):
    seat: SeatNumber
    number: Number


class WatchOdds(_Message, tag="odds"):
    on: bool


class Ping(_Message, tag="ping"):
    pass


Request = GiveAnswer | Why | Undo | Redo | Vote | Look | Say | AskHint | WatchOdds | Ping
HELLO: Final = msgspec.json.Decoder(Hello)
REQUEST: Final = msgspec.json.Decoder(Request)
