"""Opening tables: who sits where, and the keys and invitations for it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from lanthorn.bots import USUAL_BOT
from lanthorn.engine import Match, Pack, Session
from lanthorn.engine.campaign import rules_of
from lanthorn.engine.game import Carried, Choice
from lanthorn.engine.save import load, save
from lanthorn.server.bodies import File, no_file
from lanthorn.server.bots import is_bot
from lanthorn.server.history import ANSWER, Entry
from lanthorn.server.hub import Hub
from lanthorn.server.matches import match_of
from lanthorn.server.messages import Number, SeatKey
from lanthorn.server.problems import Problem
from lanthorn.server.seats import Seat, clean_name, key_hash, new_key
from lanthorn.server.store import Table

SEEDS: Final = 1 << 62
Name = Annotated[str, Meta(max_length=200)]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit here: `me`, whoever takes the `open` seat, or a `bot`."""

    who: Literal["me", "open", "bot"] = "me"
    bot: Name = USUAL_BOT
    name: Name = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Name
    seats: Annotated[list[SeatWish], Meta(max_length=20)]
    settings: dict[str, Choice] = {}
    packs: Annotated[list[Name], Meta(max_length=20)] = []
    name: Name = ""
    listed: bool = False
    campaign: bool = False
    """Whether other chapters shall follow this one."""
    seed: Annotated[int, Meta(ge=0, lt=SEEDS)] | None = None


class SavedTable(msgspec.Struct, forbid_unknown_fields=True):
    """A save, or the table of a finished game; from the moment after `number` answers, else from its end."""

    seats: Annotated[list[SeatWish], Meta(max_length=20)]
    save: File = msgspec.field(default_factory=no_file)
    table: Annotated[str, Meta(max_length=40)] = ""
    number: Number | None = None
    name: Name = ""
    listed: bool = False


class Opened(msgspec.Struct):
    """A new table: a key for each seat that is mine and an invitation for each open one, else null."""

    table: str
    keys: list[SeatKey | None]
    invitations: list[SeatKey | None]


def new_id() -> str:
    return secrets.token_urlsafe(12)


def chosen_packs(hub: Hub, game: str, names: Sequence[str]) -> list[Pack]:
    """The server's own packs, by name."""
    known = {pack.name: pack for pack in hub.config.packs if pack.game == game}
    missing = [name for name in names if name not in known]
    if missing:
        raise Problem("bad-pack", f"this server has no pack {missing[0]!r} for {game}")
    return [known[name] for name in names]


async def open_table(hub: Hub, wish: NewTable) -> Opened:
    """A new game."""
    packs = chosen_packs(hub, wish.game, wish.packs)
    match = await asyncio.to_thread(match_of, wish.game, wish.settings, packs)
    seed = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
    campaign = new_campaign(match) if wish.campaign else None
    return await _open(hub, match.start(seed), wish.seats, wish.name, wish.listed, campaign)


def new_campaign(match: Match[Any, Any]) -> str:
    rules_of(match.game)
    return new_id()


async def open_saved(hub: Hub, data: bytes, wish: SavedTable) -> Opened:
    """A game that goes on from a save, which has been looked through."""
    session = await asyncio.to_thread(_moment, data, wish.number)
    return await _open(hub, session, wish.seats, wish.name, wish.listed)


def _moment(data: bytes, number: int | None) -> Session[Any]:
    """The game after so many answers; a long one takes its time."""
    session = load(data).session
    if number is not None:
        if not session.origin_at <= number <= len(session.log):
            raise Problem("bad-request", f"this game has no moment {number}")
        session.travel(number)
    return session


async def _open(
    hub: Hub,
    session: Session[Any],
    wishes: Sequence[SeatWish],
    name: str,
    listed: bool,
    campaign: str | None = None,
) -> Opened:
    seats, opened = seated(session.match, wishes)
    table = new_table(opened.table, session, name, listed, campaign)
    await hub.store.create(table, seats, answered(session))
    hub.room(opened.table).is_ours = True
    return opened


def new_table(table: str, session: Session[Any], name: str, listed: bool, campaign: str | None) -> Table:
    return Table(
        id=table,
        game=session.match.game.id,
        name=clean_name(name),
        listed=listed,
        base=save(session),
        over=session.is_over,
        campaign=campaign,
    )


def answered(session: Session[Any]) -> list[Entry]:
    """What has been answered so far, as entries."""
    return [Entry(n, ANSWER, seat, key) for n, (seat, key) in enumerate(session.log, 1)]


def seated(match: Match[Any, Any], wishes: Sequence[SeatWish]) -> tuple[list[Seat], Opened]:
    if len(wishes) != len(match.seats):
        raise Problem("bad-request", f"this game has {len(match.seats)} seats, not {len(wishes)}")
    opened = Opened(new_id(), [], [])
    seats = []
    for number, wish in enumerate(wishes):
        key = new_key() if wish.who == "me" else None
        invitation = new_key() if wish.who == "open" else None
        opened.keys.append(key)
        opened.invitations.append(invitation)
        seats.append(_seat(number, wish, key, invitation))
    return seats, opened


def _seat(number: int, wish: SeatWish, key: str | None, invitation: str | None) -> Seat:
    if wish.who == "me":
        assert key is not None
        name = clean_name(wish.name)
        return Seat(seat=number, state="taken", who=name, creators=True, key_hash=key_hash(key))
    if wish.who == "open":
        assert invitation is not None
        return Seat(seat=number, state="open", invitation_hash=key_hash(invitation))
    return Seat(seat=number, state="bot", bot=known_bot(wish.bot))


def known_bot(name: str) -> str:
    if not is_bot(name):
        raise Problem("bad-request", f"there is no bot {name!r}")
    return name


async def open_again(hub: Hub, old: Table, seats: Sequence[Seat], match: Match[Any, Any]) -> str:
    """Another game with the same people, whose keys fit the new table too."""
    session = match.start(secrets.randbelow(SEEDS))
    table = new_table(new_id(), session, old.name, old.listed, old.campaign)
    found = await hub.store.rematch(old.id, table, seats)
    hub.room(found).is_ours = True
    return found


class Agreed(msgspec.Struct):
    """What was agreed on before a game; all else in its save is skipped."""

    game: str
    settings: dict[str, Choice]
    packs: list[Pack] = []
    carried: Carried | None = None


def agreed_at(table: Table) -> Agreed:
    return msgspec.json.decode(table.base, type=Agreed)


def match_at(table: Table) -> Match[Any, Any]:
    agreed = agreed_at(table)
    return match_of(agreed.game, agreed.settings, agreed.packs, agreed.carried)
