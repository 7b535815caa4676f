"""The rules reference: found by id and by words, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

import tictactoe
from lanthorn.engine import Clauses, LanthornError

CLAUSES = tictactoe.GAME.clauses


def test_a_clause_is_found_by_its_id_in_any_case() -> None:
    assert CLAUSES["ttt-03"].text("en").startswith("Whoever has three marks")
    assert CLAUSES["TTT-03"].text("fr").startswith("Qui aligne")


def test_a_clause_that_is_not_there_is_named() -> None:
    with pytest.raises(LanthornError, match="no clause 'TTT-99'"):
        CLAUSES["TTT-99"]


@pytest.mark.parametrize(
    ("words", "language", "found"),
    [
        ("three LINE", "en", ["TTT-03"]),
        ("case marqu", "fr", ["TTT-02", "TTT-04"]),
        ("ttt-01", "en", ["TTT-01"]),
        ("dragon", "en", []),
    ],
)
def test_a_search_finds_the_clauses_with_all_the_words(words: str, language: str, found: list[str]) -> None:
    assert [clause.id for clause in CLAUSES.search(words, language)] == found


def test_chapters_have_titles_in_both_languages() -> None:
    assert [(part.title("en"), part.title("fr")) for part in CLAUSES.sections] == [("Play", "Jeu")]


def test_a_game_without_a_reference_has_no_clauses(tmp_path: Path) -> None:
    assert list(Clauses(tmp_path / "clauses.toml")) == []


@pytest.mark.parametrize("text", ["[[section]", '[[section]]\nid = "x"', "chapter = 1"])
def test_a_broken_reference_names_its_file(tmp_path: Path, text: str) -> None:
    path = tmp_path / "clauses.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LanthornError, match=r"clauses\.toml: "):
        list(Clauses(path))
