"""Versioned names: `lanthorn/DungeonHeroes-duel-dragon-v1` is a game, what is agreed on, and its version.

A setting with several values is named by its value, a yes-or-no setting by its name where it is on. House
rules, and settings whose values could also be another's, are left at their defaults: give those as settings.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from itertools import product
from typing import Any, Final

from lanthorn.engine import Game, LanthornError, Match, Pack, Setting, find_game, games
from lanthorn.engine.game import Choice, Settings

PREFIX: Final = "lanthorn/"
_FORM: Final = re.compile(r"lanthorn/([A-Za-z0-9]+)((?:-\w+)*)-v(\d+)")

Which = str | Game[Any, Any] | Match[Any, Any]
"""A versioned id, the id of a game, a game, or a match that is already there."""


def id_of(match: Match[Any, Any]) -> str:
    """The versioned name of a match. House rules and packs are not in it."""
    words = [_word(setting, match.settings[setting.name]) for setting in named_settings(match.game)]
    name = "-".join([_camel(match.game.id), *filter(None, words)])
    return f"{PREFIX}{name}-v{match.game.version}"


def ids() -> list[str]:
    """Every versioned name of every installed game."""
    return [f"{PREFIX}{name}-v{game.version}" for game in games().values() for name in _names(game)]


def _names(game: Game[Any, Any]) -> list[str]:
    choices = [
        [_word(setting, value) for value in setting.values or (False, True)]
        for setting in named_settings(game)
    ]
    return ["-".join([_camel(game.id), *filter(None, words)]) for words in product(*choices)]


def named_settings(game: Game[Any, Any]) -> list[Setting]:
    """The settings that an id can name: no word of theirs could mean another."""
    agreed = [setting for setting in game.settings if not setting.house_rule]
    words = Counter(word for setting in agreed for word in _words(setting))
    return [setting for setting in agreed if all(words[word] == 1 for word in _words(setting))]


def _words(setting: Setting) -> list[str]:
    return [_word(setting, value) for value in setting.values or (True,)]


def _word(setting: Setting, value: Choice) -> str:
    text = str(value) if setting.values else setting.name if value else ""
    return text.replace("-", "_")


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("-"))


def find_match(
    which: Which, settings: Mapping[str, Choice | int] | None = None, packs: Sequence[Pack] = ()
) -> Match[Any, Any]:
    """The match that is meant, or an error that says what there is."""
    if isinstance(which, Match):
        if settings or packs:
            raise LanthornError("A match has its settings and packs already: give a game or an id instead.")
        return which
    if isinstance(which, Game):
        return which.match(settings, packs)
    game, named = _read(which) if which.startswith(PREFIX) else (find_game(which), {})
    agreed = game.agree({**named, **(settings or {})}, packs)
    if packs:
        return game.match(agreed, packs)
    return _plain_match(game.id, tuple(agreed.items()))


@cache
def _plain_match(name: str, settings: tuple[tuple[str, Choice], ...]) -> Match[Any, Any]:
    """Making one reads all content, so each is made once."""
    return find_game(name).match(dict(settings))


def _read(name: str) -> tuple[Game[Any, Any], Settings]:
    form = _FORM.fullmatch(name)
    known = {_camel(game.id): game for game in games().values()}
    if form is None or form[1] not in known:
        raise LanthornError(f"There is no environment {name!r}.{_near(name)}")
    game = known[form[1]]
    if int(form[3]) != game.version:
        raise LanthornError(f"{name!r} is not the version of today: the rules are version {game.version}.")
    meant: dict[str, tuple[str, Choice]] = {}
    for setting in named_settings(game):
        values: tuple[Choice, ...] = setting.values or (True,)
        meant |= {_word(setting, value): (setting.name, value) for value in values}
    settings: Settings = {}
    for word in filter(None, form[2].split("-")):
        if word not in meant or meant[word][0] in settings:
            raise LanthornError(f"There is no environment {name!r}.{_near(name)}")
        settings[meant[word][0]] = meant[word][1]
    return game, settings


def _near(name: str) -> str:
    near = get_close_matches(name, ids(), n=1)
    return f" Is {near[0]!r} meant?" if near else " `ids()` lists those that there are."
