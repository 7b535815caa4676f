"""Campaigns: chapters played one after another, what is carried over, and the file that holds it all.

A campaign is the list of the chapters played so far, each with its whole replay. What comes next follows
from it: nothing else is kept, so nothing can disagree.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec

from lanthorn import __version__
from lanthorn.engine import save as saves
from lanthorn.engine.content import Pack
from lanthorn.engine.converting import convert
from lanthorn.engine.errors import LanthornError, SaveError, SettingError
from lanthorn.engine.game import Carried, Chapters, Choice, Game, Match
from lanthorn.engine.registry import find_game
from lanthorn.engine.session import Session
from lanthorn.engine.text import Text

FORMAT: Final = 1

Result = Literal["won", "lost"]
Standing = Literal["won", "lost", "next", "ahead"]
"""Of a chapter: won, lost and not won since, the next in order, or one that comes later."""


class Episode(msgspec.Struct, kw_only=True):
    """A chapter that was played to its end."""

    chapter: str
    result: Result
    brought: Carried | None
    """What the players had when it began, and had chosen to keep; None for a fresh start. Files of earlier
    versions tell what they could choose from, so that they choose once more after a defeat."""
    handed_on: Carried
    save: dict[str, Any]
    """The whole game, as its save file holds it."""


class Campaign(msgspec.Struct, kw_only=True):
    """A campaign as its file holds it."""

    lanthorn_campaign: int = FORMAT
    program: str = __version__
    game: str
    name: str = ""
    settings: dict[str, Choice] = {}
    packs: list[Pack] = []
    episodes: list[Episode] = []
    checksum: str = ""

    def fingerprint(self) -> str:
        bare = msgspec.structs.replace(self, checksum="")
        return hashlib.sha256(msgspec.json.encode(bare)).hexdigest()[:16]

    # What has been played, and what comes

    @property
    def carried(self) -> Carried | None:
        """What the players have now. A lost chapter leaves them with what they had at its start."""
        if not self.episodes:
            return None
        last = self.episodes[-1]
        return last.handed_on if last.result == "won" else last.brought

    def brought_into(self, chapter: str) -> Carried | None:
        """What the players bring into this chapter. A first one that was lost begins as fresh as it did; what
        they have who leave it for another one, the game says."""
        if self.carried is None and self.episodes and self.episodes[-1].chapter != chapter:
            return rules_of(find_game(self.game)).empty_handed(self.episodes[-1].handed_on)
        return self.carried

    def standings(self) -> dict[str, Standing]:
        """How each chapter stands, in their order."""
        results: dict[str, Standing] = {}
        for episode in self.episodes:
            if results.get(episode.chapter) != "won":
                results[episode.chapter] = episode.result
        found: dict[str, Standing] = {}
        for chapter in chapters_of(find_game(self.game)):
            waits = "next" in found.values()
            found[chapter] = results.get(chapter, "ahead" if waits else "next")
        return found

    @property
    def next(self) -> str | None:
        """The chapter to play now: one just lost, the next in order, one lost before; None if all are won."""
        standings = self.standings()
        if self.episodes and standings.get(self.episodes[-1].chapter) == "lost":
            return self.episodes[-1].chapter
        ranked = [name for standing in ("next", "lost") for name, own in standings.items() if own == standing]
        return ranked[0] if ranked else None

    def match(self, chapter: str, difficulty: dict[str, Choice] | None = None) -> Match[Any, Any]:
        """The match of a chapter for these players now: the next, a lost one again, or any other."""
        game = find_game(self.game)
        rules = rules_of(game)
        if chapter not in chapters_of(game):
            raise LanthornError(Text("campaign-no-chapter", {"game": self.game, "chapter": chapter}))
        self.allow(difficulty or {})
        brought = self.brought_into(chapter)
        agreed = rules.agreed(brought) if brought is not None else {}
        settings = {**self.settings, **agreed, **(difficulty or {}), rules.setting: chapter}
        return game.match(settings, self.packs, brought)

    def allow(self, wanted: Iterable[str]) -> None:
        """Refuse the chapter as a setting, and once one was played every setting that is not free."""
        game = find_game(self.game)
        rules = rules_of(game)
        fixed = {setting.name for setting in game.settings}.difference(rules.free) if self.episodes else ()
        for name in wanted:
            if name == rules.setting:
                raise SettingError(Text("campaign-setting-chapter", {"setting": name}))
            if name in fixed:
                told = {"setting": name, "free": ", ".join(rules.free) or "-"}
                raise SettingError(Text("campaign-setting-fixed", {**told}))

    def add(self, session: Session[Any]) -> Episode:
        """Enter a finished chapter."""
        if session.match.game.id != self.game:
            raise LanthornError(Text("campaign-of-another-game", {"game": self.game}))
        episode = episode_of(session)
        self.episodes.append(episode)
        return episode


def as_played(campaign: Campaign, sessions: Iterable[Session[Any]]) -> Campaign:
    """The campaign as the games of its episodes tell it, if it can go on. What its file says about them is
    not believed."""
    told = msgspec.structs.replace(campaign, episodes=[])
    for episode, session in zip(campaign.episodes, sessions, strict=True):
        told.add(session).save = episode.save
    told.match(told.next or chapters_of(find_game(told.game))[0]).deal(0)
    return told


def episode_of(session: Session[Any]) -> Episode:
    """A finished chapter, as a campaign keeps it."""
    outcome, match = session.outcome, session.match
    if outcome is None:
        raise LanthornError(Text("campaign-not-over"))
    rules = rules_of(match.game)
    return Episode(
        chapter=str(match.settings[rules.setting]),
        result="won" if outcome.winners else "lost",
        brought=kept_by(session),
        handed_on=rules.carry(session.state),
        save=msgspec.json.decode(saves.save(session)),
    )


def kept_by(session: Session[Any]) -> Carried | None:
    """What the players of a chapter brought into it and kept."""
    brought = session.match.carried
    return None if brought is None else rules_of(session.match.game).kept(brought, session.log)


def rules_of(game: Game[Any, Any]) -> Chapters[Any, Any]:
    if game.chapters is None:
        raise LanthornError(Text("campaign-none", {"game": game.id}))
    return game.chapters


def title_of(game: Game[Any, Any], chapter: str) -> Text:
    return Text(f"setting-{rules_of(game).setting}-{chapter}")


def chapters_of(game: Game[Any, Any]) -> tuple[str, ...]:
    """The chapters of a game, in their order."""
    name = rules_of(game).setting
    return next(setting.values for setting in game.settings if setting.name == name)


def write(campaign: Campaign) -> bytes:
    """The campaign as the bytes of a file."""
    record = msgspec.structs.replace(campaign, program=__version__, checksum="")
    record.checksum = record.fingerprint()
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def read(data: bytes) -> Campaign:
    """The campaign in these bytes, whole and undamaged, or a SaveError."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SaveError(Text("campaign-unreadable", {"error": str(error)})) from error
    version = raw.get("lanthorn_campaign") if isinstance(raw, dict) else None
    if not isinstance(version, int) or version < 1:
        is_save = isinstance(raw, dict) and "lanthorn_save" in raw
        raise SaveError(Text("campaign-is-save" if is_save else "campaign-not-ours"))
    if version > FORMAT:
        theirs = str(raw.get("program", "?"))
        raise SaveError(Text("campaign-newer", {"theirs": theirs, "ours": __version__}))
    try:
        campaign = convert(raw, Campaign)
    except msgspec.ValidationError as error:
        raise SaveError(Text("campaign-damaged", {"error": str(error)})) from error
    if campaign.checksum != campaign.fingerprint():
        raise SaveError(Text("campaign-checksum"))
    rules_of(find_game(campaign.game))
    return campaign
