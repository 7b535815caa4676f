"""The lab's own words, in both languages."""

from __future__ import annotations

import re

import pytest

from lanthorn.lab.words import LOCALE, LabWords

TEXTS = {language: (LOCALE / f"{language}.ftl").read_text("utf-8") for language in ("en", "fr")}


def gaps(language: str) -> dict[str, set[str]]:
    """Each message and the arguments it has gaps for."""
    parts = re.split(r"^([a-z][a-z-]*) =", TEXTS[language], flags=re.MULTILINE)
    return {
        name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(parts[1::2], parts[2::2], strict=True)
    }


def test_both_languages_have_the_same_messages_with_the_same_gaps() -> None:
    assert gaps("en") == gaps("fr")


def test_every_message_is_named_in_the_program_and_every_named_one_is_there() -> None:
    package = LOCALE.parents[1]
    files = [*package.glob("lab/*.py"), *package.glob("cli/*.py")]
    code = "".join(path.read_text("utf-8") for path in files)
    assert [name for name in gaps("en") if f'"{name}"' not in code] == []
    assert (
        set(re.findall(r"(?:lab_trouble|words\.say|self\.say)\(\s*\"([a-z-]+)\"", code)) <= gaps("en").keys()
    )


def test_french_has_narrow_spaces_before_its_signs() -> None:
    assert [line for line in TEXTS["fr"].splitlines() if re.search(r"[\w}] [;:!?»%]|« ", line)] == []


@pytest.mark.parametrize(("language", "shown"), [("en", "12.5%"), ("fr", "12,5\N{NARROW NO-BREAK SPACE}%")])
def test_shares_are_written_as_the_language_does(language: str, shown: str) -> None:
    assert LabWords(language).percent(0.125) == shown
