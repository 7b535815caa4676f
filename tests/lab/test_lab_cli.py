"""`lanthorn sim` and `lanthorn arena`: what is shown, how they end, how they go on."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import tictactoe
from lanthorn.cli import main
from lanthorn.engine import games
from lanthorn.lab import jobs
from lanthorn.lab.playing import play_game
from tests.lab.program import interrupted, started


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(games(), "tic-tac-toe", tictactoe.GAME)


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


def without_time(result: Result) -> dict[str, object]:
    values: dict[str, object] = json.loads(result.stdout)
    return {name: value for name, value in values.items() if name not in ("seconds", "decisions_per_second")}


def test_workers_and_files_change_nothing_about_the_report() -> None:
    asked = ("sim", "tic-tac-toe", "--games", "40", "--seats", "greedy,random", "--json")
    plain = run(*asked, "--workers", "1")
    assert without_time(run(*asked, "--workers", "2")) == without_time(plain)
    run(*asked, "--workers", "1", "--games", "15", "--into", "games.jsonl")
    assert without_time(run(*asked, "--into", "games.jsonl")) == without_time(plain)


def test_an_arena_shows_pairings_and_ratings() -> None:
    shown = run("arena", "tic-tac-toe", "--games", "10", "--workers", "1").stdout
    assert "tic-tac-toe: 20 games" in shown
    for side in ("cross", "nought"):
        assert [line for line in shown.splitlines() if "greedy" in line and "random" in line and side in line]
    assert "Ratings" in shown


def test_an_arena_of_those_who_win_together_compares_them_in_the_language_asked_for() -> None:
    asked = ("arena", "dungeon-heroes", "--set", "mode=solitaire", "--games", "2", "--workers", "1")
    shown = run(*asked, "--bots", "random,greedy", "--language", "fr").stdout
    assert "dungeon-heroes\N{NARROW NO-BREAK SPACE}: 4 parties" in shown
    assert "Les mêmes donnes, jouées par chacun" in shown
    assert "0,0\N{NARROW NO-BREAK SPACE}%" in shown


def test_an_arena_with_json_prints_nothing_else() -> None:
    result = run("arena", "tic-tac-toe", "--games", "3", "--workers", "1", "--json")
    assert json.loads(result.stdout)["games"] == 6
    assert result.stderr == ""


def test_an_interrupted_run_says_how_to_go_on_and_does(monkeypatch: pytest.MonkeyPatch) -> None:
    played = [0]

    def interrupted_once(*args: object, **more: object) -> object:
        played[0] += 1
        if played[0] == 6:
            raise KeyboardInterrupt
        return play_game(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(jobs, "play_game", interrupted_once)
    asked = ("sim", "tic-tac-toe", "--games", "20", "--workers", "1")
    first = run(*asked, "--into", "games.jsonl")
    assert first.exit_code == 130
    assert first.stderr == (
        "Interrupted after 5 of 20 games.\n"
        "The games are kept in games.jsonl. The same command goes on from there.\n"
    )
    assert "tic-tac-toe: 5 games" in first.stdout
    assert run(*asked, "--into", "games.jsonl").exit_code == 0
    assert played == [6 + 15]


def test_an_interrupted_run_without_a_file_says_how_to_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object, **more: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(jobs, "play_game", interrupted)
    result = run("sim", "tic-tac-toe", "--language", "fr", "--workers", "1")
    assert result.exit_code == 130
    assert result.stderr.splitlines()[0] == "Interrompu après 0 parties sur 100."
    assert "--into FICHIER" in result.stderr
    assert result.stdout == ""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a terminal are another thing there")
def test_ctrl_c_ends_all_workers_without_a_word_too_many_and_the_run_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    asked = ("sim", "dungeon-heroes", "--workers", "2", "--into", str(file), "--seed", "4")
    with started(*asked, "--games", "1000000") as program:
        shown, told = interrupted(program, file, after=60)
    assert program.returncode == 130
    assert told.startswith("Interrupted after ")
    assert len(told.splitlines()) == 2
    assert "dungeon-heroes: " in shown
    lines = file.read_bytes().splitlines()
    report = json.loads(run(*asked, "--games", "10", "--json").stdout)
    assert report == json.loads(
        run("sim", "dungeon-heroes", "--games", "10", "--seed", "4", "--json").stdout
    ) | {
        "seconds": report["seconds"],
        "decisions_per_second": report["decisions_per_second"],
    }
    assert all(json.loads(line) for line in lines)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a bound on the size of files")
def test_a_file_that_can_take_no_more_is_told_and_what_was_done_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    asked = ("sim", "dungeon-heroes", "--workers", "1", "--into", str(file))
    with started(*asked, "--games", "400", room=2_000) as program:
        shown, told = program.communicate(timeout=60)
    assert program.returncode == 2
    assert told.startswith(f"{file} can't be written: File too large.\nStopped after ")
    assert "The same command goes on from there." in told
    assert "decisions a game" in shown
    kept = file.read_bytes().count(b"\n") - 1
    assert 0 < kept < 40
    assert json.loads(run(*asked, "--games", "40", "--json").stdout)["games"] == 40


WRONG = {
    "unknown game": (("arena", "chess"), "There is no game “chess”", "Le jeu « chess »"),
    "unknown bot": (
        ("arena", "tic-tac-toe", "--bots", "greedy,genius"),
        "There is no bot “genius”",
        "« genius »",
    ),
    "one bot": (("arena", "tic-tac-toe", "--bots", "greedy"), "at least 2 bots", "au moins 2 bots"),
    "a bot twice": (("arena", "tic-tac-toe", "--bots", "greedy,greedy"), "named twice", "nommé deux fois"),
    "no games": (("arena", "tic-tac-toe", "--games", "0"), "at least 1, not 0", "au moins 1, pas 0"),
    "no games to simulate": (
        ("sim", "tic-tac-toe", "--games", "-1"),
        "at least 1, not -1",
        "au moins 1, pas -1",
    ),
    "no workers": (
        ("sim", "tic-tac-toe", "--workers", "0"),
        "workers must be at least 1",
        "ouvriers doit être",
    ),
    "too many bots": (
        ("sim", "tic-tac-toe", "--seats", "a,b,c"),
        "2 seats (cross, nought)",
        "2 places (cross, nought)",
    ),
    "no such pack": (
        ("arena", "dungeon-heroes", "--pack", "nowhere"),
        "nowhere is not a folder",
        "nowhere n'est pas",
    ),
    "a folder as file": (
        ("sim", "tic-tac-toe", "--into", "."),
        "another sort of file",
        "une autre sorte de fichier",
    ),
    "unknown place": (("sim", "tic-tac-toe", "--on", "moon"), "moon", "moon"),
    "words for a number": (("sim", "tic-tac-toe", "--games", "many"), "many", "many"),
}


@pytest.mark.parametrize(("words", "english", "french"), WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_ends_with_two_and_a_sentence(
    words: tuple[str, ...], english: str, french: str
) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        result = run(*words, "--language", language)
        assert result.exit_code == 2
        assert sentence in result.stderr.replace("\N{NARROW NO-BREAK SPACE}", " ")
        assert result.stdout == ""


def test_ray_that_is_not_installed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("sim", "tic-tac-toe", "--on", "ray")
    assert result.exit_code == 2
    assert result.stderr == "--on ray needs the package ray: pip install 'lanthorn[ray]'.\n"
