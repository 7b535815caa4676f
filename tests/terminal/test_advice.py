"""Hints, odds and reviews in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lanthorn.bots import RandomBot, review
from lanthorn.bots.base import Mind
from lanthorn.engine import Rng, find_game
from lanthorn.engine.save import save
from lanthorn.terminal.review import BARS, bars
from lanthorn.terminal.screen import Screen
from tests.terminal.desk import lanthorn, plain, widest

ALONE = ("play", "dungeon-heroes", "--set", "mode=solitaire", "--seat", "heroes=human", "--seed", "3")
TWO_PEOPLE = ("play", "tic-tac-toe", "--seat", "cross=human", "--seat", "nought=human", "--seed", "1")


@pytest.fixture(autouse=True)
def quick_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"GAMES": 30, "PLAYED_OUT": 2}.items():
        monkeypatch.setattr(f"lanthorn.bots.advice.{name}", value)
    for name, value in {"ODDS_TRIES": 30, "ODDS_GAMES": 2}.items():
        monkeypatch.setattr(f"lanthorn.terminal.advice.{name}", value)
    for name, value in {"MOST_LOOKS": 10, "MOST_TRIES": 15, "ANCHORS": 1, "PLAYED_OUT": 1}.items():
        monkeypatch.setattr(review, name, value)


def finished(folder: Path, mode: str = "solitaire") -> Path:
    session = find_game("dungeon-heroes").match({"mode": mode}).start(4)
    bot, dice = RandomBot(), Rng.seeded(1)
    while not session.is_over:
        decision = session.decisions[0]
        session.pick(decision.seat, bot.choose(Mind(session, decision.seat, dice), decision))
    path = folder / "game.json"
    path.write_bytes(save(session))
    return path


def test_hint_tells_the_best_choices_with_their_odds() -> None:
    told = plain(lanthorn(*ALONE, typed="hint\n").output)
    assert "Odds to win after the best choices:" in told
    assert "% to " in told


def test_odds_are_told_with_their_interval_and_how_many_games_were_played_out() -> None:
    told = " ".join(plain(lanthorn(*ALONE, typed="odds\n").output).split())
    assert "nine times in ten between" in told
    assert "were played out for this" in told or "was played out for this" in told


def test_advice_changes_nothing_in_the_game(own_home: Path) -> None:
    result = lanthorn(*ALONE, typed="hint\nodds\n1\n")
    (kept,) = (own_home / "saves").glob("*.json")
    assert result.exit_code == 0
    assert len(json.loads(kept.read_text())["log"]) == 1


@pytest.mark.parametrize("word", ["hint", "odds"])
def test_where_people_play_against_each_other_there_is_no_advice(word: str) -> None:
    result = lanthorn(*TWO_PEOPLE, typed=f"{word}\n")
    assert "People play against each other here" in plain(result.output)


def test_during_a_game_review_says_when_it_can_be_had() -> None:
    result = lanthorn(*TWO_PEOPLE, typed="review\n")
    assert "A game is looked through when it is over." in plain(result.output)


def test_help_names_the_words() -> None:
    told = plain(lanthorn(*TWO_PEOPLE, typed="?\n").output)
    assert "the best choices with their odds" in told
    assert "the odds to win" in told


def test_the_end_says_how_to_have_the_game_looked_through(own_home: Path) -> None:
    result = lanthorn(*TWO_PEOPLE, typed="a1\na2\nb1\nb2\nc1\n")
    (kept,) = (own_home / "saves").glob("*.json")
    assert f"lanthorn review {kept}" in result.output


@pytest.mark.parametrize("mode", ["solitaire", "duel"])
def test_a_saved_game_is_looked_through(tmp_path: Path, mode: str) -> None:
    result = lanthorn("review", str(finished(tmp_path, mode)), "--language", "en")
    told = plain(result.output)
    assert result.exit_code == 0
    assert "what it turned on" in told
    assert "Odds of Heroes" in told
    assert "Turning points" in told
    assert ("the others" in told) == (mode == "duel")


def test_a_review_speaks_french_and_keeps_the_width(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    result = lanthorn("review", str(finished(tmp_path)), "--language", "fr")
    page = result.output.split("lanthorn play")[0]
    assert "Les tournants" in page
    assert widest(page) <= 60


def test_a_review_as_json_is_nothing_else(tmp_path: Path) -> None:
    result = lanthorn("review", str(finished(tmp_path)), "--json")
    told = json.loads(result.stdout)
    assert {"moments", "turning", "totals"} == told.keys()
    assert [moment["number"] for moment in told["moments"]] == sorted(m["number"] for m in told["moments"])


def test_a_game_that_is_not_over_can_not_be_reviewed(tmp_path: Path) -> None:
    path = tmp_path / "running.json"
    path.write_bytes(save(find_game("dungeon-heroes").match({"mode": "duel"}).start(1)))
    result = lanthorn("review", str(path), "--language", "en")
    assert result.exit_code == 2
    assert "is not over, so it can't be looked through yet." in result.output


def test_a_file_that_is_not_there_or_no_save_is_told_in_one_sentence(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("{}")
    for path in (tmp_path / "none.json", other):
        result = lanthorn("review", str(path), "--language", "en")
        assert result.exit_code == 2
        assert len(result.output.strip().splitlines()) == 1


def test_bars_show_the_odds_in_the_room_there_is() -> None:
    assert bars([0.0, 1.0], Screen())[0] in (BARS[0], "0")
    assert len(bars([0.5] * 1000, Screen())) <= 100
