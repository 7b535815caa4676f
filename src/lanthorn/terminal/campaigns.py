"""Campaigns at this keyboard: where they are kept, how they stand, what is played next."""

from __future__ import annotations

import re
import secrets
import shlex
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from lanthorn.engine import LanthornError, Match, SaveError, Session, find_game
from lanthorn.engine.campaign import Campaign, Episode, Standing, read, title_of, write
from lanthorn.engine.game import Choice
from lanthorn.engine.save import Loaded, load
from lanthorn.terminal.newgame import ask_choice, ask_players, ask_setting, ask_yes
from lanthorn.terminal.play import play_out
from lanthorn.terminal.players import Players, read_seats
from lanthorn.terminal.saves import aside, home, read_bytes, set_aside, write_whole
from lanthorn.terminal.screen import Screen
from lanthorn.terminal.sitting import Sitting
from lanthorn.terminal.words import Words, folded, trouble

SEEDS: Final = 1 << 32
LATER: Final = "later"
"""Stands for the chapters that are kept secret."""


def file_of(name: str) -> Path:
    """The file of a campaign. Names that differ only in capitals, accents or signs are the same."""
    plain = re.sub("[^a-z0-9]+", "-", folded(name)).strip("-")
    if not plain:
        raise trouble("campaign-needs-name", name=name)
    return home() / "campaigns" / f"{plain}.json"


def keep(campaign: Campaign) -> None:
    write_whole(file_of(campaign.name), write(campaign))


def keep_new(campaign: Campaign) -> None:
    if file_of(campaign.name).exists():
        raise trouble("campaign-exists", name=campaign.name)
    keep(campaign)


def kept_file(name: str) -> Path:
    path = file_of(name)
    if not path.exists():
        raise trouble("campaign-unknown", name=name)
    return path


def find(name: str) -> Campaign:
    """A campaign that is kept here. What is wrong with its file is told with the path."""
    path = kept_file(name)
    data = read_bytes(path)
    try:
        return read(data)
    except LanthornError as error:
        error.add_note(f"  {path}")
        raise


def forget(path: Path) -> Path:
    """Put the file of a campaign aside, damaged or not, and the chapters played in it. Gives where it is."""
    chapters, place = path.with_suffix(""), aside(path, "forgotten")
    set_aside(path, place)
    if chapters.exists():
        set_aside(chapters, aside(chapters, "forgotten"))
    return place


def command_for(name: str) -> str:
    """What is typed to go on with a campaign."""
    return f"lanthorn campaign play {shlex.quote(name)}"


def tell_all(screen: Screen, language: str) -> None:
    """How each campaign stands; of one that can't go on, why, and where its file is."""
    files = sorted((home() / "campaigns").glob("*.json"))
    if not files:
        screen.say(Words(language).own("campaign-none-kept"))
    for path in files:
        _tell(path, screen, language)


def _tell(path: Path, screen: Screen, language: str) -> None:
    name = path.stem
    try:
        campaign = read(read_bytes(path))
        name = campaign.name
        table = Table(campaign, screen, language)
        screen.say(table.headline(f"{name} ({table.words.game()})"))
    except LanthornError as error:
        screen.say(Words(language).own("campaign-broken", name=name, error=error.say(language)))
        screen.put_whole(str(path))


class Table:
    """A campaign, and the people who go on with it."""

    def __init__(self, campaign: Campaign, screen: Screen, language: str) -> None:
        self.campaign, self.screen = campaign, screen
        self.game = find_game(campaign.game)
        self.words = Words(language, self.game.match(campaign.settings, campaign.packs))
        self._given_up: list[Path] = []
        self._known = len(campaign.episodes)

    # How it stands

    def headline(self, name: str) -> str:
        return self.words.own("titled", title=name, about=self.stands())

    def told(self) -> list[str]:
        """What happened so far, and what the players have."""
        lines = [
            self.words.own(f"campaign-{episode.result}", chapter=self._title(episode.chapter))
            for episode in self.campaign.episodes
        ]
        return [*lines, *self._carried()]

    def _carried(self) -> list[str]:
        carried, rules = self.campaign.carried, self.game.chapters
        assert rules is not None
        return [self.words.say(text) for text in (rules.tell(carried) if carried is not None else ())]

    def stands(self) -> str:
        """In one line: how many chapters are won and which comes next."""
        standings = self.campaign.standings()
        won = sum(standing == "won" for standing in standings.values())
        line = self.words.own("campaign-stands", won=won, chapters=len(standings))
        following = self.campaign.next
        return line if following is None else f"{line} {self._next(following)}"

    def _next(self, chapter: str) -> str:
        return self.words.own("campaign-next", chapter=self._title(chapter))

    def _title(self, chapter: str) -> str:
        return self.words.say(title_of(self.game, chapter))

    def tell_history(self) -> None:
        """Each chapter that was played, how it ended, and the file with its replay; what is carried now."""
        for number, episode in enumerate(self.campaign.episodes, 1):
            told = self.words.own(f"campaign-{episode.result}", chapter=self._title(episode.chapter))
            self.screen.say(f"{number} {told}. {self._ending(episode)}")
            self.screen.put_whole(str(self._replay_of(number, episode)))
        for line in self._carried():
            self.screen.say(line)
        if self.campaign.episodes:
            self.screen.say(self.words.own("campaign-see-again"))
            self.screen.put_whole("lanthorn play --replay FILE")
            self.screen.put_whole("lanthorn review FILE")

    def _ending(self, episode: Episode) -> str:
        """Why a chapter was won or lost; if it can't be opened any more, why not."""
        try:
            session = load(msgspec.json.encode(episode.save), self.game).session
        except LanthornError as error:
            return error.say(self.words.language)
        return self.words.say(session.outcome.reason) if session.outcome else ""

    def _replay_of(self, number: int, episode: Episode) -> Path:
        """The file of a chapter that was played; one that was played elsewhere is written now."""
        path = self._file(number, episode.chapter)
        if not path.exists():
            write_whole(path, msgspec.json.format(msgspec.json.encode(episode.save), indent=1))
        return path

    # Playing

    def play(
        self, chapter: str | None, settings: dict[str, Choice], seats: dict[str, str], seed: int | None
    ) -> int:
        """Go on with the chapter that was left, or begin one; enter it when it is over."""
        self.campaign.allow(settings)
        for line in (self.campaign.name, *self.told()):
            self.screen.say(line)
        begins = {"--chapter": chapter, "--set": settings or None, "--seed": seed}
        sitting = self._left(begins, seats) or self._begun(chapter, settings, seats, seed)
        code = 0 if sitting.session.is_over else play_out(sitting)
        if sitting.session.is_over:
            self._enter(sitting)
        return code

    def _enter(self, sitting: Sitting) -> None:
        if self._went_on_elsewhere():
            set_aside(sitting.path, aside(sitting.path, "apart"))
        self.campaign.add(sitting.session)
        self._keep()
        self.screen.say(self.stands(), "bold")

    def _keep(self) -> None:
        if self._went_on_elsewhere():
            raise trouble("campaign-went-on", name=self.campaign.name)
        keep(self.campaign)
        self._known = len(self.campaign.episodes)

    def _went_on_elsewhere(self) -> bool:
        """Whether a chapter was entered at another keyboard since the campaign was read."""
        return len(find(self.campaign.name).episodes) != self._known

    def _files(self) -> Path:
        return file_of(self.campaign.name).with_suffix("")

    def _file(self, number: int, chapter: str) -> Path:
        return self._files() / f"{number:02}-{chapter}.json"

    def in_progress(self) -> list[Path]:
        """The file of the chapter that was begun and is not entered yet, if there is one."""
        return sorted(self._files().glob(f"{len(self.campaign.episodes) + 1:02}-*.json"))

    def _left(self, begins: dict[str, Any], seats: dict[str, str]) -> Sitting | None:
        """The chapter that is not entered yet, unless nobody wants it any more. Options with which a chapter
        begins don't change it."""
        for path, loaded in self._not_entered():
            session = loaded.session
            self._say_unused(begins, self._chapter_of(session))
            if session.is_over or self._is_wanted(session, path):
                players = Players(session.match, read_seats(loaded.notes.get("seats", "")) | seats)
                return self._sitting(session, players, path)
            self._given_up.append(path)
        return None

    def _not_entered(self) -> Iterator[tuple[Path, Loaded]]:
        """The chapter that was begun last; a file that can't be opened any more is set aside."""
        for path in self.in_progress():
            try:
                loaded = load(read_bytes(path), self.game)
            except SaveError as error:
                place = aside(path, "damaged")
                set_aside(path, place)
                told = error.say(self.words.language)
                self.screen.say(self.words.own("campaign-chapter-damaged", error=told))
                self.screen.put_whole(str(place))
            else:
                yield path, loaded

    def _say_unused(self, begins: dict[str, Any], chapter: str) -> None:
        unused = [option for option, value in begins.items() if value not in (None, chapter)]
        if unused:
            self.screen.say(self.words.own("campaign-has-begun", options=", ".join(unused)))

    def _is_wanted(self, session: Session[Any], path: Path) -> bool:
        title = self._title(self._chapter_of(session))
        self.screen.say(self.words.own("campaign-give-up"))
        self.screen.put_whole(str(aside(path, "given-up")))
        question = self.words.own("resume", game=title, answers=len(session.log))
        return ask_yes(self.screen, self.words, question, usual=True)

    def _chapter_of(self, session: Session[Any]) -> str:
        assert self.game.chapters is not None
        return str(session.match.settings[self.game.chapters.setting])

    def _begun(
        self, chapter: str | None, settings: dict[str, Choice], seats: dict[str, str], seed: int | None
    ) -> Sitting:
        chosen = self._agreed(chapter) if chapter else self._ask_chapter()
        others = settings if settings or chapter else self._ask_free()
        match = self.campaign.match(chosen, others)
        session = match.start(secrets.randbelow(SEEDS) if seed is None else seed)
        self._settle(match, others)
        self.words.match = match
        players = Players(match, seats or ask_players(self.screen, self.words, match))
        for path in self._given_up:
            set_aside(path, aside(path, "given-up"))
        return self._sitting(session, players, self._file(len(self.campaign.episodes) + 1, chosen))

    def _ask_free(self) -> dict[str, Choice]:
        """What may be another than in the chapter before. The first has been agreed on already."""
        assert self.game.chapters is not None
        free = self.game.chapters.free if self.campaign.episodes else ()
        agreed = self.game.agree(self.campaign.settings, self.campaign.packs)
        return {
            setting.name: ask_setting(self.screen, self.words, replace(setting, default=agreed[setting.name]))
            for setting in self.game.settings_with(self.campaign.packs)
            if setting.name in free
        }

    def _settle(self, match: Match[Any, Any], others: Iterable[str]) -> None:
        """What is another now stays so in the chapters that follow."""
        self.campaign.settings |= {name: match.settings[name] for name in others}
        self._keep()

    def _sitting(self, session: Session[Any], players: Players, path: Path) -> Sitting:
        words = Words(self.words.language, session.match)
        return Sitting(session, players, words, self.screen, path, command_for(self.campaign.name))

    # Which chapter, without telling what comes later

    def _agreed(self, chapter: str) -> str:
        """A chapter that was named; one that comes later only if that is meant."""
        if self.campaign.standings().get(chapter) == "ahead":
            question = self.words.own("campaign-ahead")
            if not ask_yes(self.screen, self.words, question, usual=False):
                return self._ask_chapter()
        return chapter

    def _ask_chapter(self) -> str:
        standings = self.campaign.standings()
        usual = self.campaign.next or next(iter(standings))
        choices = {name: self._listed(name, how) for name, how in standings.items() if how != "ahead"}
        question = self.words.own("campaign-which")
        if "ahead" in standings.values():
            choices[LATER] = self.words.own("campaign-later")
        chosen = ask_choice(self.screen, self.words, question, choices, usual)
        if chosen != LATER:
            return chosen
        everything = {name: self._listed(name, how) for name, how in standings.items()}
        return ask_choice(self.screen, self.words, question, everything, usual)

    def _listed(self, chapter: str, standing: Standing) -> str:
        return self.words.own("campaign-chapter", chapter=self._title(chapter), standing=standing)
