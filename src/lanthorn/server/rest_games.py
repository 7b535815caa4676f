"""REST: the games, their words and their rules."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from threading import Lock
from typing import Any

import msgspec
from litestar import Request, get

from lanthorn.bots import BOTS, USUAL_BOT
from lanthorn.engine import Game, Setting, Text, UnknownGame, find_game, games
from lanthorn.engine.clauses import Section
from lanthorn.engine.game import Choice
from lanthorn.server.described import GamePath, SettingsInQuery, refusals
from lanthorn.server.hub import Hub, HubHere
from lanthorn.server.matches import match_of
from lanthorn.server.problems import Problem
from lanthorn.server.replays import SeatNamed
from lanthorn.server.words import words_of

_working_out = Lock()


class SettingShown(msgspec.Struct):
    name: str
    title: Text
    about: Text | None
    default: Choice
    values: tuple[str, ...]
    house_rule: bool
    given: tuple[str, tuple[Choice, ...]] | None
    """Another setting, and the values of it with which this one matters."""


class GameShown(msgspec.Struct):
    """A game, with all that is to be agreed on before it."""

    id: str
    title: Text
    about: Text | None
    minutes: Text | None
    players: list[int]
    settings: list[SettingShown]
    bots: list[str]
    usual_bot: str
    """Who is offered first."""
    packs: list[str]
    chapters: str | None
    """The setting whose values are the chapters of a campaign."""


def known_game(game: str) -> Game[Any, Any]:
    try:
        return find_game(game)
    except UnknownGame as error:
        raise Problem("unknown-game", str(error), error.text) from error


@get("/api/games")
async def list_games(hub: HubHere) -> list[GameShown]:
    """The games that can be played here."""
    return await asyncio.to_thread(_show_all, hub)


@get(
    "/api/games/{game:str}/seats",
    operation_class=SettingsInQuery,
    responses=refusals("bad-request", "unknown-game"),
)
async def list_seats(request: Request[Any, Any, Any], game: GamePath) -> list[SeatNamed]:
    """The seats of a game under the settings in the query."""
    known_game(game)
    match = await asyncio.to_thread(match_of, game, dict(request.query_params))
    return [SeatNamed(seat.name, Text(f"seat-{seat.name}"), seat.team) for seat in match.seats]


@get("/api/games/{game:str}/words", responses=refusals("bad-request", "unknown-game"))
async def game_words(game: GamePath) -> dict[str, str]:
    """The messages of a game in every language."""
    return words_of(match_of(known_game(game).id, {}))


@get("/api/games/{game:str}/rules", responses=refusals("bad-request", "unknown-game"))
async def game_rules(game: GamePath) -> list[Section]:
    """Every clause, by section, in both languages."""
    return list(known_game(game).clauses.sections)


def _show_all(hub: Hub) -> list[GameShown]:
    """Whoever asks first has it worked out; others wait for that, and don't have it done once more."""
    with _working_out:
        return [_show(game, hub) for game in games().values()]


def _show(game: Game[Any, Any], hub: Hub) -> GameShown:
    known = game.messages["en"]
    return GameShown(
        id=game.id,
        title=Text("game"),
        about=_text("game-about", known),
        minutes=_text("game-minutes", known),
        players=_players(game.id),
        settings=[_show_setting(setting, known) for setting in game.settings],
        bots=list(BOTS),
        usual_bot=USUAL_BOT,
        packs=[pack.name for pack in hub.config.packs if pack.game == game.id],
        chapters=None if game.chapters is None else game.chapters.setting,
    )


def _show_setting(setting: Setting, known: set[str]) -> SettingShown:
    name = f"setting-{setting.name}"
    return SettingShown(
        name=setting.name,
        title=Text(name),
        about=_text(f"{name}-about", known),
        default=setting.default,
        values=setting.values,
        house_rule=setting.house_rule,
        given=setting.given,
    )


def _text(name: str, known: set[str]) -> Text | None:
    return Text(name) if name in known else None


@lru_cache
def _players(game: str) -> list[int]:
    """How many seats there can be, over every mode of the game.

    Each setting is varied by itself: all of them together are thousands of matches in a large game.
    """
    modes = [setting for setting in find_game(game).settings if setting.values and not setting.house_rule]
    ways = [{setting.name: value} for setting in modes for value in setting.values]
    return sorted({len(match_of(game, chosen).seats) for chosen in [{}, *ways]})
