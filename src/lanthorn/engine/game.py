"""What a game is: a handful of functions over its state, and where its texts lie."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar

import msgspec

from lanthorn.engine.chance import Rng
from lanthorn.engine.clauses import Clauses
from lanthorn.engine.content import Library, Pack, Words
from lanthorn.engine.encoding import Encoding
from lanthorn.engine.errors import LanthornError, SettingError
from lanthorn.engine.scene import Scene
from lanthorn.engine.text import LANGUAGES, Locale, Phrasebook, Text, messages_in, read_locale

if TYPE_CHECKING:
    from lanthorn.engine.play import Answer, Play
    from lanthorn.engine.session import Session

Choice = str | bool
Settings = dict[str, Choice]
Carried = dict[str, Any]
"""What one chapter of a campaign hands on to the next: plain data, as JSON can hold it."""


class State(Protocol):
    """The whole of a position: plain data, slotted, copied by hand.

    `book` is what the state lies beside: content and settings made ready for the rules. It is
    shared by all copies and never saved.
    """

    rng: Rng
    book: Any

    @property
    def over(self) -> bool: ...

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)
B = TypeVar("B")


def without_book(state: Any) -> Any:
    """A copy of a state, ready to be written down: if its book is one of its fields, it is not in there."""
    bare = state.copy()
    if any(part.name == "book" for part in fields(bare)):
        bare.book = None
    return bare


class Setting(msgspec.Struct, frozen=True):
    """Something to agree on before a game: a mode, an expansion, a house rule.

    Named by the messages `setting-NAME` and, for choices of words, `setting-NAME-VALUE`.
    """

    name: str
    default: Choice
    values: tuple[str, ...] = ()
    house_rule: bool = False
    given: tuple[str, tuple[Choice, ...]] | None = None
    """Another setting, and the values of it with which this one matters; nobody need be asked with others."""
    entries: tuple[str, str] | None = None
    """A content file such as `heroes`, and `hero` for messages such as `hero-NAME`: what packs add to the
    file can be chosen too, and is named by these messages."""

    def matters(self, chosen: Mapping[str, Choice]) -> bool:
        """Whether it makes a difference beside what else is chosen."""
        return self.given is None or chosen.get(self.given[0]) in self.given[1]

    def added(self, packs: Sequence[Pack]) -> tuple[str, ...]:
        """The values that there are besides, with these packs."""
        if self.entries is None:
            return ()
        names = dict.fromkeys(name for pack in packs for name in pack.tables.get(self.entries[0], ()))
        return tuple(name for name in names if name not in self.values)

    def read(self, value: Choice | int) -> Choice:
        """The value, if the setting takes it; words such as "yes" stand for true, and 2 for the value "2"."""
        if self.values:
            if str(value) in self.values and not isinstance(value, bool):
                return str(value)
            raise self._wrong("setting-no-such-value", value, values=", ".join(self.values))
        words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        if isinstance(value, bool):
            return value
        if str(value).lower() in words:
            return words[str(value).lower()]
        raise self._wrong("setting-yes-or-no", value)

    def _wrong(self, name: str, value: Choice | int, **args: str) -> SettingError:
        return SettingError(Text(name, {"setting": self.name, "value": str(value), **args}))


class Seat(msgspec.Struct, frozen=True):
    """A place at the table. Named by the message `seat-NAME`."""

    name: str
    team: int = 0


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended, as data."""

    winners: tuple[int, ...]
    reason: Text
    clauses: tuple[str, ...] = ()


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not legal: a sentence, and the clauses it rests on."""

    reason: Text
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Chapters(Generic[S, B]):
    """How the chapters of a game follow one another in a campaign."""

    setting: str
    """The setting whose values are the chapters, in their order."""
    begin: Callable[[B, Rng, Carried], S]
    """The first position of a chapter for those who come from another one. Raises LanthornError if what
    they bring can't be."""
    carry: Callable[[S], Carried]
    """What a finished chapter hands on."""
    agreed: Callable[[Carried], Settings]
    """The settings that follow from what is carried, such as who leads which hero."""
    kept: Callable[[Carried, Sequence[Answer]], Carried] = lambda carried, answers: carried
    """What was kept of what was brought into a chapter, by the answers given in it: with that the players go
    on after a defeat, and nobody is asked again."""
    empty_handed: Callable[[Carried], Carried | None] = lambda handed_on: None
    """What players bring who leave a first chapter that was lost for another one; None for a fresh start."""
    tell: Callable[[Carried], tuple[Text, ...]] = lambda carried: ()
    """What is carried, in the game's words."""
    free: tuple[str, ...] = ()
    """Settings that may be others from one chapter to the next, such as a difficulty."""


@dataclass(frozen=True, kw_only=True)
class Rollout(Generic[S]):
    """Quick play that makes `evaluate` a better judge, because it sees what comes of things under way."""

    steps: int = 0
    """So many steps at most."""
    weights: Mapping[str, float] = field(default_factory=dict)
    """How likely options are, by their verb: the first word of their key. Others have 1."""
    turn: Callable[[S], int] = lambda state: 0
    """Something that changes where it ends early, such as the number of the turn."""


@dataclass(frozen=True, kw_only=True)
class Counted:
    """Which events tell a report what it wants to know, by the names of their arguments."""

    used: Mapping[str, str] = field(default_factory=dict)
    """Event -> the argument that names what was used in it: the card that was played, the tile that was met.
    Without any, a thing is used wherever an event names it."""
    harmed: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """Event -> the argument that names who was harmed, and the one that names by what, or that itself."""
    fell: Mapping[str, str] = field(default_factory=dict)
    """Event -> the argument that names who fell. It fell to what harmed it last."""
    varied: tuple[str, ...] | None = None
    """The settings that a report goes through one by one; without them, all that are no house rules."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, B]):
    """One game. Each function lives in the module of the game that has its name."""

    id: str
    version: int
    """Goes up when a rule changes in a way that can make an old save play differently."""
    home: Path
    """The folder with content/, locale/ and clauses.toml."""
    parts: tuple[Path, ...] = ()
    """Further folders with the same files, such as the chapters of a campaign."""
    words: Words = field(default_factory=dict)
    """What the content must be called, in every language: a pack that adds a monster brings its name."""
    state: type[S]
    settings: tuple[Setting, ...] = ()
    book: Callable[[Library, Settings], B]
    seats: Callable[[B], tuple[Seat, ...]]
    setup: Callable[[B, Rng], S]
    step: Callable[[Play[S]], Coroutine[Any, Any, None]]
    outcome: Callable[[S], Outcome | None]
    view: Callable[[S, int | None], S]
    redeal: Callable[[S, int, Rng], None] = lambda state, seat, rng: None
    """Deals anew, in place, what a seat can't know. The default is for games that hide nothing."""
    scene: Callable[[S, int | None], Scene]
    why_not: Callable[[S, int, str], Refusal | None]
    why_touched: Callable[[S, int, tuple[str, ...]], Refusal | None] = lambda state, seat, touches: None
    """Why nothing can be done that begins with touching these things. For what can't be told from the
    options on offer: a piece of the other side, a thing that nobody may touch now."""
    why_wait: Callable[[S, int], Refusal | None] = lambda state, seat: None
    """Why a seat has nothing to decide; asked only when it has not."""
    outlook: Callable[[S, int, Any], tuple[Text, ...]] = lambda state, seat, value: ()
    """What a seat should know of an option before it picks it, by the option's value: what it does as far as
    that is sure, what it wastes, what it risks. From a view, so that it tells nothing hidden."""
    evaluate: Callable[[S, int], float]
    """How well this seat stands, from 0 (lost) to 1 (won)."""
    rollout: Rollout[S] = Rollout()
    """How bots play an imagined game on before `evaluate` judges it."""
    check: Callable[[S], None] = lambda state: None
    """Raises AssertionError if a state can't be."""
    update: Callable[[B, dict[str, Any]], dict[str, Any]] = lambda book, raw: raw
    """The plain data of a state in an older save, as it would be saved today."""
    position: Callable[[B, str], S] | None = None
    """A position from words, for tests and for people."""
    chapters: Chapters[S, B] | None = None
    """For games that can be played as a campaign."""
    encoding: Callable[[B], Encoding[S]] | None = None
    """The game in numbers, for learners. Without it they get the scene in numbers."""
    counted: Counted = field(default_factory=Counted)
    """What reports count in its events; they can do without."""

    @property
    def folders(self) -> tuple[Path, ...]:
        """Where the files of the game lie."""
        return (self.home, *self.parts)

    @cached_property
    def clauses(self) -> Clauses:
        return Clauses(*(folder / "clauses.toml" for folder in self.folders))

    @cached_property
    def locales(self) -> tuple[Locale, ...]:
        return tuple(read_locale(folder / "locale") for folder in self.folders)

    @cached_property
    def messages(self) -> dict[str, set[str]]:
        """The names of the game's own messages, for each language."""
        return {
            language: set().union(*(messages_in(locale, language) for locale in self.locales))
            for language in LANGUAGES
        }

    def library(self, packs: Sequence[Pack] = ()) -> Library:
        """The game's content, with packs laid over it; words that are missing are noted as mistakes."""
        library = Library(*(folder / "content" for folder in self.folders), packs=packs)
        known = {
            language: messages.union(*(messages_in(pack.locale, language) for pack in packs))
            for language, messages in self.messages.items()
        }
        library.check_words(self.words, known)
        return library

    def match(
        self,
        settings: Mapping[str, Choice | int] | None = None,
        packs: Sequence[Pack] = (),
        carried: Carried | None = None,
    ) -> Match[S, B]:
        """The game with everything agreed on."""
        return Match(self, self.agree(settings or {}, packs), tuple(packs), carried)

    def settings_with(self, packs: Sequence[Pack]) -> tuple[Setting, ...]:
        """The settings, with the values that packs add."""
        return tuple(
            msgspec.structs.replace(setting, values=(*setting.values, *setting.added(packs)))
            for setting in self.settings
        )

    def agree(self, wanted: Mapping[str, Choice | int], packs: Sequence[Pack] = ()) -> Settings:
        """The settings in full, or an error that names the first one that can't be."""
        known = {setting.name: setting for setting in self.settings_with(packs)}
        for name in wanted:
            if name not in known:
                names = ", ".join(known) or "none"
                told = {"game": self.id, "setting": name, "settings": names}
                raise SettingError(Text("setting-unknown", {**told}))
        return {name: setting.read(wanted.get(name, setting.default)) for name, setting in known.items()}


class Match(Generic[S, B]):
    """A game, its settings, its packs and what was carried over: everything but the seed."""

    def __init__(
        self, game: Game[S, B], settings: Settings, packs: tuple[Pack, ...], carried: Carried | None = None
    ) -> None:
        for pack in packs:
            if pack.game != game.id:
                told = {"pack": pack.name, "theirs": pack.game, "game": game.id}
                raise LanthornError(Text("pack-of-another-game", {**told}))
        if carried is not None and game.chapters is None:
            raise LanthornError(Text("campaign-none", {"game": game.id}))
        self.game, self.settings, self.packs, self.carried = game, settings, packs, carried
        library = game.library(packs)
        self.content_version = library.version
        self.book: B = game.book(library, settings)
        self.seats = game.seats(self.book)

    @cached_property
    def locales(self) -> tuple[Locale, ...]:
        """The words of the game and of its packs; a later place replaces what an earlier one says."""
        added = [
            f"setting-{setting.name}-{value} = {{ {setting.entries[1]}-{value} }}"
            for setting in self.game.settings
            if setting.entries is not None
            for value in setting.added(self.packs)
        ]
        named = dict.fromkeys(LANGUAGES, "\n".join(added))
        return (*self.game.locales, named, *(pack.locale for pack in self.packs))

    @cached_property
    def phrasebook(self) -> Phrasebook:
        return Phrasebook(read_locale(Path(__file__).parent / "locale"), *self.locales)

    def start(self, seed: int) -> Session[S]:
        """A new game."""
        from lanthorn.engine.session import Session

        return Session.begun(self, self.deal(seed), seed=seed)

    def deal(self, seed: int) -> S:
        """The first position."""
        rng, chapters = Rng.seeded(seed), self.game.chapters
        if self.carried is None or chapters is None:
            return self.game.setup(self.book, rng)
        return chapters.begin(self.book, rng, self.carried)

    def position(self, text: str) -> Session[S]:
        """A game that begins at the position which the words describe."""
        if self.game.position is None:
            raise LanthornError(Text("no-positions", {"game": self.game.id}))
        return self.resume(self.game.position(self.book, text))

    def resume(self, state: S, past: Sequence[tuple[int, str]] = ()) -> Session[S]:
        """A game that begins at this position, with a past that can be read but not gone back to."""
        from lanthorn.engine.session import Session

        return Session.begun(self, state, past=past)
