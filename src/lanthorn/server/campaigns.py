"""Campaigns: a campaign is the chain of its tables. How it stands follows from those that are over."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from itertools import pairwise
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from lanthorn.engine import Match, Session, Text
from lanthorn.engine.campaign import Campaign, Episode, episode_of
from lanthorn.engine.game import Choice
from lanthorn.engine.save import load, save
from lanthorn.server.bodies import File
from lanthorn.server.hub import Hub
from lanthorn.server.live import LiveTable
from lanthorn.server.opening import (
    Name,
    Opened,
    SeatWish,
    agreed_at,
    answered,
    match_at,
    new_campaign,
    new_id,
    new_table,
    seated,
)
from lanthorn.server.problems import Problem
from lanthorn.server.store import Stored, Table

KEPT: Final = 256
"""So many finished chapters are remembered, so that they are not played through for everybody who asks."""


class NextChapter(msgspec.Struct, forbid_unknown_fields=True):
    """In a campaign: the chapter to go on with, else the same again, and settings that shall be others."""

    chapter: Name = ""
    settings: dict[str, Choice] = {}


class CampaignBrought(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign's file, and who shall sit at its tables."""

    campaign: File
    seats: Annotated[list[SeatWish], Meta(max_length=20)]
    name: Name = ""
    listed: bool = False


class Finished(msgspec.Struct, frozen=True):
    """A chapter that was played to its end at a table. The save in its episode is left out."""

    table: str
    episode: Episode
    reason: Text


class Story(msgspec.Struct):
    """A campaign from its first table to its newest."""

    campaign: Campaign
    finished: list[Finished]
    tables: list[Table]


_finished: OrderedDict[tuple[str, int], Finished | None] = OrderedDict()
"""By table and the number of its last entry."""


async def story_of(hub: Hub, table: Table) -> Story:
    """How the campaign of a table stands. What was agreed on at this table is agreed on still."""
    if table.campaign is None:
        raise Problem("bad-request", "this table is not part of a campaign")
    found = await hub.store.campaign(table.campaign)
    told = [await _finished_at(hub, one, last) for one, last in found if one.over]
    finished = [one for one in told if one is not None]
    agreed = agreed_at(table)
    campaign = Campaign(
        game=agreed.game,
        name=table.name,
        settings=agreed.settings,
        packs=agreed.packs,
        episodes=[one.episode for one in finished],
    )
    return Story(campaign, finished, [one for one, _ in found])


async def _finished_at(hub: Hub, table: Table, last: int) -> Finished | None:
    if (table.id, last) in _finished:
        _finished.move_to_end((table.id, last))
        return _finished[table.id, last]
    stored = await hub.store.load(table.id)
    found = None if stored is None else await asyncio.to_thread(_played, stored)
    _finished[table.id, last] = found
    while len(_finished) > KEPT:
        _finished.popitem(last=False)
    return found


def _played(stored: Stored) -> Finished | None:
    """None if corrected rules have brought the game back to before its end."""
    session = LiveTable(stored).session
    if session.outcome is None:
        return None
    episode = msgspec.structs.replace(episode_of(session), save={})
    return Finished(stored.table.id, episode, session.outcome.reason)


async def match_after(hub: Hub, table: Table, wish: NextChapter) -> Match[Any, Any]:
    """What the people at a finished table play next."""
    before = await asyncio.to_thread(match_at, table)
    if table.campaign is None:
        if wish.chapter or wish.settings:
            raise Problem("bad-request", "only a campaign goes on with other chapters or settings")
        return before
    assert before.game.chapters is not None
    chapter = wish.chapter or str(before.settings[before.game.chapters.setting])
    story = await story_of(hub, table)
    match = await asyncio.to_thread(story.campaign.match, chapter, wish.settings)
    if len(match.seats) != len(before.seats):
        raise Problem("bad-request", f"a campaign keeps its {len(before.seats)} seats")
    return match


async def whole_campaign(hub: Hub, table: Table) -> Campaign:
    """The campaign of a table with every finished game in it."""
    story = await story_of(hub, table)
    episodes = []
    for one in story.finished:
        stored = await hub.store.load(one.table)
        if stored is not None:
            whole = await asyncio.to_thread(_save_of, stored)
            episodes.append(msgspec.structs.replace(one.episode, save=whole))
    return msgspec.structs.replace(story.campaign, episodes=episodes)


def _save_of(stored: Stored) -> dict[str, Any]:
    whole: dict[str, Any] = msgspec.json.decode(save(LiveTable(stored).session))
    return whole


async def open_campaign(hub: Hub, saves: list[bytes], wish: CampaignBrought) -> Opened:
    """Finished tables for the chapters of a campaign, which has been looked through; answers the last."""
    sessions = await asyncio.to_thread(lambda: [load(data).session for data in saves])
    _check_chapters(sessions)
    match = sessions[-1].match
    campaign = new_campaign(match)
    seats, opened = seated(match, wish.seats)
    ids = [*(new_id() for _ in sessions[1:]), opened.table]
    then, tables = dict(pairwise(ids)), []
    for table, session in zip(ids, sessions, strict=True):
        made = new_table(table, session, wish.name, wish.listed, campaign)
        made.rematch = then.get(table)
        tables.append((made, answered(session)))
    await hub.store.create_all(tables, seats)
    return opened


def _check_chapters(sessions: list[Session[Any]]) -> None:
    if not sessions:
        raise Problem("bad-save", "no chapter of this campaign was played to its end")
    first = sessions[0].match
    for session in sessions:
        if not session.is_over:
            raise Problem("bad-save", "a chapter of this campaign is not over")
        if session.match.game.id != first.game.id or len(session.match.seats) != len(first.seats):
            raise Problem("bad-save", "its chapters were played by different tables")
