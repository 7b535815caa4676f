"""The sources of the page: its words, and what may not be in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lanthorn.engine.text import LANGUAGES, Phrasebook, read_locale

WEB = Path(__file__).parent.parent / "web"
WORDS = read_locale(WEB / "src" / "words")
SOURCES = [path for path in (WEB / "src").rglob("*") if path.suffix in {".ts", ".svelte"}]


def test_both_languages_have_the_same_messages() -> None:
    english, french = (Phrasebook(WORDS).messages(language) for language in LANGUAGES)
    assert english == french


def test_every_message_that_the_page_names_exists() -> None:
    known = Phrasebook(WORDS).messages("en")
    named = {
        (path.name, message)
        for path in SOURCES
        for message in re.findall(r'\bt\("([a-z][\w-]*)"', path.read_text(encoding="utf-8"))
    }
    assert not {(name, message) for name, message in named if message not in known}


def test_french_has_a_narrow_space_before_tall_signs() -> None:
    assert not re.findall(r"^.*\w [?!;:](?:\s|$).*$", WORDS["fr"], re.MULTILINE)


@pytest.mark.parametrize("name", ["index.html", "package-lock.json", "vite.config.ts"])
def test_nothing_is_fetched_from_a_named_place(name: str) -> None:
    text = (WEB / name).read_text(encoding="utf-8")
    addresses = re.findall(r'"(?:resolved|src|href)":? ?=? ?"https?://[^"]*"', text)
    assert not addresses


def test_there_is_no_inline_script() -> None:
    scripts = re.findall(r"<script[^>]*>([^<]*)</script>", (WEB / "index.html").read_text(encoding="utf-8"))
    assert scripts
    assert not "".join(scripts).strip()


def test_versions_are_exact() -> None:
    package = (WEB / "package.json").read_text(encoding="utf-8")
    assert not re.findall(r'": "[\^~>*]', package)
