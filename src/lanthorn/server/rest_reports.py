"""REST: reports of games and of the server's packs."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.params import PathParameter, QueryParameter, RawBody
from msgspec import Meta

from lanthorn.engine import Pack, Text
from lanthorn.engine.game import Choice
from lanthorn.lab.report_page import in_theme
from lanthorn.server.bodies import read_body, takes
from lanthorn.server.described import CHANGING, WITH_BODY, given, refusals
from lanthorn.server.hub import Hub, HubHere
from lanthorn.server.limits import MESSAGE_BYTES
from lanthorn.server.matches import match_of
from lanthorn.server.opening import Name
from lanthorn.server.problems import Problem
from lanthorn.server.reporter import Task
from lanthorn.server.reports import Report, State
from lanthorn.server.rest_games import known_game
from lanthorn.server.rest_tables import AnyRequest, address_of

BOTS: Final = ("random", "greedy")
"""Those that play quickly."""
LEAST_GAMES, MOST_GAMES = 1, 500
SEEDS: Final = 1 << 32
KINDS: Final = {"html": "text/html", "json": "application/json", "csv": "text/csv"}
POLICY: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'self'; sandbox"
)
"""Whatever a pack names its things, a report loads nothing, runs nothing and knows nothing of the page."""

ReportPath = Annotated[str, PathParameter(description="The id of a report.", min_length=1, max_length=200)]
FilePath = Annotated[
    str, PathParameter(description="One of the report's files, by name.", min_length=1, max_length=200)
]
Seen = Annotated[
    int,
    QueryParameter(
        description="The moment that is known: the answer waits a little for a newer one.", ge=-1, le=1 << 53
    ),
]
Language = Annotated[Literal["en", "fr"], QueryParameter(description="Of the page and of names in tables.")]
Theme = Annotated[Literal["system", "light", "dark"], QueryParameter(description="The colours of the page.")]
Sides = Annotated[list[Name | None], Meta(min_length=1, max_length=2)]
Games = Annotated[int, Meta(extra_json_schema={"minimum": LEAST_GAMES, "maximum": MOST_GAMES})]


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """What a report is wanted of: one pack, or two to compare. Null is the game as it is."""

    game: Name
    packs: Sides = msgspec.field(default_factory=lambda: [None])
    settings: dict[str, Choice] = {}
    games: Games = 50
    """Of each variant."""
    bot: Name = BOTS[0]
    vary: bool = True
    """Whether a report also goes through the settings that are not given; a comparison never does."""
    seed: Annotated[int, Meta(ge=0, lt=SEEDS)] = 0


class Offer(msgspec.Struct):
    """What can be ordered here."""

    offered: bool
    bots: tuple[str, ...]
    least: int
    most: int


class ReportShown(msgspec.Struct):
    """How a report stands."""

    report: str
    state: State
    moment: int
    """Another after everything that is new."""
    order: Order
    ahead: int
    """So many reports come before it."""
    done: int
    games: int
    """In all; 0 until it is known."""
    seconds_left: float | None
    files: list[str]
    trouble: Text | None


@get("/api/reports")
async def offer(hub: HubHere) -> Offer:
    """Whether reports can be ordered here, and of how many games by which bots."""
    return Offer(hub.config.reports, BOTS, LEAST_GAMES, MOST_GAMES)


@post(
    "/api/reports",
    status_code=202,
    request_max_body_size=MESSAGE_BYTES,
    operation_class=takes(Order),
    responses=refusals(*WITH_BODY, "unknown-game", "bad-pack", "not-found"),
)
async def order_report(request: AnyRequest, body: RawBody, hub: HubHere) -> ReportShown:
    """Have a report made: bots play, and what that shows becomes a page, JSON and CSV."""
    order = read_body(body, Order)
    if not hub.config.reports:
        raise Problem("not-found", "this server makes no reports", Text("refused-report-none"))
    task = await _task(order, hub)
    return _show(hub.reports.order(task, address_of(request)), hub)


@get("/api/reports/{report:str}", responses=refusals("bad-request", "not-found"))
async def report_stands(report: ReportPath, hub: HubHere, seen: Seen = -1) -> ReportShown:
    """How a report stands. One that nobody asks about for some seconds is given up."""
    await hub.reports.find(report).news(seen)
    return _show(hub.reports.find(report), hub)


@delete("/api/reports/{report:str}", responses=refusals(*CHANGING, "not-found"))
async def stop_report(report: ReportPath, hub: HubHere) -> None:
    """Stop a report, or throw it away."""
    hub.reports.stop(report)


@get(
    "/api/reports/{report:str}/files/{name:str}",
    responses=given(bytes, "The file.", "*/*") | refusals("bad-request", "not-found"),
)
async def report_file(
    report: ReportPath, name: FilePath, hub: HubHere, language: Language = "en", theme: Theme = "system"
) -> Response[bytes]:
    """A file of a report that is ready: a page that asks nobody for anything, or numbers."""
    found = hub.reports.find(report)
    data = found.files.get(language, {}).get(name)
    if data is None:
        raise Problem("not-found", "this report has no such file", Text("refused-report-gone"))
    headers = {"content-disposition": f'inline; filename="{found.task.game}-{name}"'}
    if name.endswith(".html"):
        data = in_theme(data, theme)
        headers |= {"content-security-policy": POLICY, "x-frame-options": "SAMEORIGIN"}
    return Response(data, media_type=KINDS[name.rpartition(".")[2]], headers=headers)


async def _task(order: Order, hub: Hub) -> Task:
    """The order, if it can be carried out; everything that is wrong with it is said before it waits."""
    game = known_game(order.game)
    if not LEAST_GAMES <= order.games <= MOST_GAMES:
        told = {"least": LEAST_GAMES, "most": MOST_GAMES}
        raise Problem("bad-request", "so many games are not played", Text("refused-report-games", {**told}))
    if order.bot not in BOTS:
        known = ", ".join(BOTS)
        text = Text("refused-report-bot", {"bot": order.bot, "known": known})
        raise Problem("bad-request", f"reports are played by: {known}", text)
    sides = tuple(_side(name, game.id, hub) for name in order.packs)
    if len(sides) == 2 and sides[0] == sides[1]:
        raise Problem("bad-request", "both sides are the same", Text("refused-report-same"))
    for side in sides:
        await asyncio.to_thread(match_of, game.id, order.settings, [side] if side else [])
    return Task(
        game=game.id,
        sides=sides,
        settings=order.settings,
        games=order.games,
        bot=order.bot,
        vary=order.vary and len(sides) == 1,
        seed=order.seed,
        seconds=hub.config.report_seconds,
    )


def _side(name: str | None, game: str, hub: Hub) -> Pack | None:
    """A pack of the server's own for this game."""
    if name is None:
        return None
    named = [pack for pack in hub.config.packs if pack.name == name]
    fitting = next((pack for pack in named if pack.game == game), None)
    if fitting is not None:
        return fitting
    if named:
        text = Text("refused-report-other-game", {"pack": name, "theirs": named[0].game})
        raise Problem("bad-pack", f"the pack {name!r} is of {named[0].game}", text)
    raise Problem(
        "bad-pack", f"this server has no pack {name!r}", Text("refused-report-pack", {"pack": name})
    )


def _show(report: Report, hub: Hub) -> ReportShown:
    task = report.task
    return ReportShown(
        report=report.id,
        state=report.state,
        moment=report.moment,
        order=Order(
            game=task.game,
            packs=[side.name if side else None for side in task.sides],
            settings=task.settings,
            games=task.games,
            bot=task.bot,
            vary=task.vary,
            seed=task.seed,
        ),
        ahead=hub.reports.ahead_of(report),
        done=report.done,
        games=report.games,
        seconds_left=report.seconds_left,
        files=list(report.files.get("en", ())),
        trouble=report.trouble,
    )
