"""The terminal's own words, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lanthorn.terminal
from lanthorn.terminal.words import folded, system_language, terminal_phrasebook

SOURCE = Path(lanthorn.terminal.__file__).parent
LOCALE = {language: (SOURCE / "locale" / f"{language}.ftl").read_text("utf-8") for language in ("en", "fr")}


def gaps(language: str) -> dict[str, set[str]]:
    """Each message and the arguments it has gaps for."""
    parts = re.split(r"^([a-z][a-z-]*) =", LOCALE[language], flags=re.MULTILINE)
    return {
        name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(parts[1::2], parts[2::2], strict=True)
    }


def test_both_languages_have_the_same_messages_with_the_same_gaps() -> None:
    assert gaps("en") == gaps("fr")


def test_every_message_that_the_program_names_is_there_and_no_other() -> None:
    code = "".join(
        path.read_text("utf-8") for path in [*SOURCE.glob("*.py"), *SOURCE.parent.glob("cli/*.py")]
    )
    named = set(re.findall(r"\b(?:own|trouble)\(\s*[\"']([a-z-]+)[\"']", code))
    named |= {"file-not-written"}  # a SaveError
    named |= {"no-such-number", "saved", "no-folder", "not-a-save", "languages", "seats-asked"}  # Prompt._say
    named |= {"consent-revealed", "consent-other-player", "hand-over-wait"}  # chosen at run time
    named |= {"campaign-won", "campaign-lost"}
    assert named == terminal_phrasebook().messages("en")


def test_french_has_narrow_spaces_before_its_signs() -> None:
    sentences = [line.partition(" = ")[2] for line in LOCALE["fr"].split("\n") if not line.startswith("#")]
    assert [line for line in sentences if re.search(r"\w [;:!»]|« ", line)] == []


def test_words_are_compared_without_capitals_accents_and_curled_apostrophes() -> None:
    assert folded(" Gobelin révélé") == folded("GOBELIN REVELE")
    assert folded("L’épée du cœur") == "l'epee du coeur"


@pytest.mark.parametrize(("value", "language"), [("fr_CA.UTF-8", "fr"), ("de_DE", "en"), ("C", "en")])
def test_the_system_chooses_the_language(value: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", value)
    assert system_language() == language
