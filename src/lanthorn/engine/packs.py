"""Packs from their folders, with everything that is wrong with them: in their files, and to their games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from lanthorn.engine.content import ContentError, Mistake, Pack
from lanthorn.engine.errors import LOCALE, UnknownGame
from lanthorn.engine.game import Game
from lanthorn.engine.registry import find_game
from lanthorn.engine.text import Locale, messages_in, read_locale
from lanthorn.engine.wording import unknown_references


def read_packs(folders: Iterable[Path]) -> list[Pack]:
    """Packs that their games can be played with, each laid over those before it. What can't be read does not
    hide what a game finds wrong with the rest: all mistakes are reported at once."""
    asked = list(folders)
    drafts = [Pack.draft(folder) for folder in asked]
    packs = [pack for pack, _ in drafts]
    mistakes: list[Mistake] = []
    for folder, (_, found) in zip(asked, drafts, strict=True):
        mistakes += found if len(asked) == 1 else [_within(folder, mistake) for mistake in found]
    for name in dict.fromkeys(pack.game for pack in packs if pack.game):
        mistakes += _told_by(name, [pack for pack in packs if pack.game == name])
    if mistakes:
        raise ContentError(mistakes)
    return packs


def _within(folder: Path, mistake: Mistake) -> Mistake:
    return msgspec.structs.replace(mistake, file=f"{folder.name}/{mistake.file}")


def _told_by(name: str, packs: Sequence[Pack]) -> Iterator[Mistake]:
    """What is wrong with packs as their game sees it."""
    try:
        game = find_game(name)
    except UnknownGame as error:
        yield Mistake("pack.toml", "", "game", str(error))
        return
    try:
        game.match(packs=packs)
    except ContentError as error:
        yield from error.mistakes
    yield from _lost_words(game, packs)


def _lost_words(game: Game[Any, Any], packs: Sequence[Pack]) -> Iterator[Mistake]:
    """Messages that speak of others which are not there."""
    for language in {language for pack in packs for language in pack.locale}:
        locales: list[Locale] = [read_locale(LOCALE), *game.locales, *(pack.locale for pack in packs)]
        known = set().union(*(messages_in(locale, language) for locale in locales))
        for pack in packs:
            for message, problem in unknown_references(pack.locale.get(language, ""), known):
                yield Mistake(f"locale/{language}.ftl", message, "", problem)
