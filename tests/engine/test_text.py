"""Words: rendered when somebody reads them, loud when they are missing."""

from __future__ import annotations

from pathlib import Path

import lanthorn.engine
from lanthorn.engine import Phrasebook, Text
from lanthorn.engine.text import LANGUAGES, read_locale

WORDS = Phrasebook(
    {
        "en": "hit = { $hero } hits for { $damage }.\nonly-english = Here.\n-term = x",
        "fr": "hit = { $hero } frappe : { $damage }.",
    },
    {"en": "over = The end.\nhit = { $hero } strikes: { $damage }."},
)


def test_a_message_is_said_in_the_readers_language() -> None:
    hit = Text("hit", {"hero": "Khor", "damage": 3})
    assert WORDS.say(hit, "fr") == "Khor frappe : 3."


def test_a_later_place_replaces_what_an_earlier_one_says() -> None:
    assert WORDS.say(Text("hit", {"hero": "Khor", "damage": 3}), "en") == "Khor strikes: 3."


def test_a_missing_message_shows_its_name() -> None:
    assert WORDS.say(Text("no-such-thing"), "en") == "no-such-thing [no-such-thing]"
    assert WORDS.render(Text("only-english"), "fr") == (
        "only-english",
        ["fr: no message 'only-english'"],
    )


def test_a_missing_argument_shows_the_message_and_the_gap() -> None:
    said = WORDS.say(Text("hit", {"hero": "Khor"}), "en")
    assert "damage" in said
    assert said.endswith("[hit]")


def test_the_messages_of_a_language_are_known_by_name() -> None:
    assert WORDS.messages("en") == {"hit", "only-english", "over"}
    assert WORDS.messages("fr") == {"hit"}


def test_the_engine_says_the_same_in_every_language() -> None:
    own = Phrasebook(read_locale(Path(lanthorn.engine.__file__).parent / "locale"))
    assert [own.messages(language) for language in LANGUAGES] == [own.messages("en")] * len(LANGUAGES)


def test_several_things_are_named_and_counted() -> None:
    words = Phrasebook({"en": 'icon-sword = Sword\nseen = { LIST("icon", $icons) }'})
    assert words.say(Text("seen", {"icons": "sword move sword"}), "en") == "2 × Sword, move"


def test_what_is_said_about_a_thing_is_nothing_where_nothing_is_said() -> None:
    words = Phrasebook(
        {"en": 'rat-about = It bites.\nseen = [{ ABOUT("a", $a) }]\na-rat-about = { rat-about }'}
    )
    assert words.say(Text("seen", {"a": "rat"}), "en") == "[It bites.]"
    assert words.say(Text("seen", {"a": "cat"}), "en") == "[]"
