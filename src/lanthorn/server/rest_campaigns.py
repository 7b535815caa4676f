"""REST: campaigns, how they stand, and as files in and out."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Response, get, post
from litestar.params import RawBody

from lanthorn.engine import Text
from lanthorn.engine.campaign import Campaign, Result, Standing, rules_of, title_of, write
from lanthorn.engine.game import Choice
from lanthorn.engine.registry import find_game
from lanthorn.server.bodies import read_body, takes
from lanthorn.server.campaigns import CampaignBrought, Story, open_campaign, story_of, whole_campaign
from lanthorn.server.described import KEYS, WITH_BODY, TablePath, given, refusals
from lanthorn.server.hub import HubHere
from lanthorn.server.limits import SAVE_BYTES
from lanthorn.server.opening import Opened, agreed_at
from lanthorn.server.problems import Problem
from lanthorn.server.rest_tables import AnyRequest, address_of, around, bearer, held


class ChapterShown(msgspec.Struct):
    """A chapter. Of those `ahead` a client tells nothing until it is asked to."""

    chapter: str
    title: Text
    standing: Standing
    table: str | None
    """The newest table at which it was or is played."""


class EpisodeShown(msgspec.Struct):
    """A chapter that was played to its end; its table has the replay."""

    table: str
    chapter: str
    title: Text
    result: Result
    reason: Text


class CampaignShown(msgspec.Struct):
    """How a campaign stands."""

    campaign: str
    game: str
    name: str
    chapters: list[ChapterShown]
    episodes: list[EpisodeShown]
    carried: tuple[Text, ...]
    """What the players have now."""
    next: str | None
    """The chapter to play now: one just lost, else the next in order; null if all are won."""
    table: str
    """The newest table."""
    playing: str | None
    """The chapter that is being played there."""
    free: dict[str, Choice]
    """Settings that may be others in the next chapter, as they are now."""


@get(
    "/api/tables/{table:str}/campaign",
    responses=refusals("bad-request", "unknown-table"),
)
async def show_campaign(table: TablePath, hub: HubHere) -> CampaignShown:
    """How the campaign of a table stands."""
    found, _ = await around(hub, table)
    return _shown(await story_of(hub, found))


def _shown(story: Story) -> CampaignShown:
    campaign, newest = story.campaign, story.tables[-1]
    game = find_game(campaign.game)
    rules = rules_of(game)
    chapters = {one.id: str(agreed_at(one).settings[rules.setting]) for one in story.tables}
    at = {chapter: table for table, chapter in chapters.items()}
    return CampaignShown(
        campaign=newest.campaign or "",
        game=campaign.game,
        name=campaign.name,
        chapters=[
            ChapterShown(chapter, title_of(game, chapter), standing, at.get(chapter))
            for chapter, standing in campaign.standings().items()
        ],
        episodes=[
            EpisodeShown(
                one.table,
                one.episode.chapter,
                title_of(game, one.episode.chapter),
                one.episode.result,
                one.reason,
            )
            for one in story.finished
        ],
        carried=() if campaign.carried is None else rules.tell(campaign.carried),
        next=campaign.next,
        table=newest.id,
        playing=None if newest.over else chapters[newest.id],
        free={name: campaign.settings[name] for name in rules.free if name in campaign.settings},
    )


@get(
    "/api/tables/{table:str}/campaign/file",
    security=KEYS,
    responses=given(Campaign, "The file.") | refusals("bad-request", "not-yours", "unknown-table"),
)
async def export_campaign(request: AnyRequest, table: TablePath, hub: HubHere) -> Response[bytes]:
    """The campaign as one file, with the replay of every finished chapter; not the one being played."""
    found, seats = await around(hub, table)
    if not held(seats, bearer(request)):
        raise Problem("not-yours", "a campaign's file is for those at the table")
    campaign = await whole_campaign(hub, found)
    if not campaign.episodes:
        raise Problem("bad-request", "no chapter has been played to its end yet")
    data = await asyncio.to_thread(write, campaign)
    name = f'attachment; filename="{campaign.game}-campaign-{found.campaign}.json"'
    return Response(data, media_type="application/json", headers={"content-disposition": name})


@post(
    "/api/campaigns",
    request_max_body_size=SAVE_BYTES,
    operation_class=takes(CampaignBrought),
    responses=refusals(*WITH_BODY, "bad-save", "bad-pack"),
)
async def bring_campaign(request: AnyRequest, body: RawBody, hub: HubHere) -> Opened:
    """Open the tables of a campaign from its file; answers the newest, from which it goes on."""
    wish = read_body(body, CampaignBrought)
    saves = await hub.vetting.chapters(bytes(wish.campaign), address_of(request))
    return await open_campaign(hub, saves, wish)
