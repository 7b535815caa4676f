"""Words for people, in English and French, from Fluent message files.

Rules never speak: they name a message and its arguments. A `Text` is rendered when somebody reads
it, in the reader's language.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from lanthorn.engine.errors import LanthornError

LANGUAGES: Final = ("en", "fr")
FUNCTIONS: Final = ("NAME", "LIST", "ABOUT")
"""What messages may call besides Fluent's own functions; see `Phrasebook`."""

Arg = str | int


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message and what fills its gaps."""

    id: str
    args: dict[str, Arg] = {}


Locale = dict[str, str]
"""A language -> its messages, in Fluent's syntax."""

_MESSAGE: Final = re.compile(r"^-?[A-Za-z][\w-]*(?= *=)", re.MULTILINE)


def read_locale(folder: Path) -> Locale:
    """The en.ftl and fr.ftl of a folder."""
    locale: Locale = {}
    for path in sorted(folder.glob("*.ftl")):
        try:
            locale[path.stem] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise LanthornError(f"{path.name} is not UTF-8: {error}.") from error
    return locale


def messages_in(locale: Locale, language: str) -> set[str]:
    """The names of a locale's messages, and of its terms with their hyphen, told by how their lines begin:
    quick enough for every match."""
    return set(_MESSAGE.findall(locale.get(language, "")))


class Phrasebook:
    """Messages from several places; a later place replaces what an earlier one says."""

    def __init__(self, *locales: Locale) -> None:
        self._locales = locales
        self._bundles: dict[str, FluentBundle] = {}

    def say(self, text: Text, language: str) -> str:
        """The sentence. A message that is missing or broken shows its name: loud, never fatal."""
        sentence, errors = self.render(text, language)
        return sentence if not errors else f"{sentence} [{text.id}]"

    def render(self, text: Text, language: str) -> tuple[str, list[str]]:
        """The sentence, and what is wrong with its message."""
        bundle = self._bundle(language)
        if not bundle.has_message(text.id):
            return text.id, [f"{language}: no message {text.id!r}"]
        pattern = bundle.get_message(text.id).value
        if pattern is None:
            return text.id, [f"{language}: message {text.id!r} is empty"]
        sentence, errors = bundle.format_pattern(pattern, text.args)
        return str(sentence), [f"{language}: {text.id}: {error}" for error in errors]

    def messages(self, language: str) -> set[str]:
        """The names of all messages, for checking that the languages agree."""
        return {
            entry.id.name
            for locale in self._locales
            for entry in FluentResource(locale.get(language, "")).body
            if isinstance(entry, Message)
        }

    def _bundle(self, language: str) -> FluentBundle:
        """The messages of a language. In them, NAME("tile", $tile) is the message `tile-...`, if there is
        one: so a pack names what it adds, and the game's own sentences use it. LIST("icon", $icons) names
        several things with spaces between them, and counts those that are there more than once.
        ABOUT("tile", $tile) is the message `tile-...-about`, or nothing."""
        if language not in self._bundles:

            def name_of(sort: str, thing: str) -> str:
                known = bundle.has_message(f"{sort}-{thing}")
                return self.say(Text(f"{sort}-{thing}"), language) if known else str(thing)

            def list_of(sort: str, things: str) -> str:
                counted = Counter(str(things).split())
                return ", ".join(
                    f"{count} × {name_of(sort, thing)}" if count > 1 else name_of(sort, thing)
                    for thing, count in counted.items()
                )

            def about(sort: str, thing: str) -> str:
                known = bundle.has_message(f"{sort}-{thing}-about")
                return self.say(Text(f"{sort}-{thing}-about"), language) if known else ""

            # The library's type knows only functions of one argument.
            functions: Any = dict(zip(FUNCTIONS, (name_of, list_of, about), strict=True))
            bundle = FluentBundle([language], functions, use_isolating=False)
            for locale in self._locales:
                bundle.add_resource(FluentResource(locale.get(language, "")), allow_overrides=True)
            self._bundles[language] = bundle
        return self._bundles[language]
