"""The files of a report: a page that stands alone, numbers that programs can read, nothing half written."""

from __future__ import annotations

import csv
import errno
import json
import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import tictactoe
from lanthorn.cli import main
from lanthorn.engine import LanthornError, Pack, find_game, games
from lanthorn.lab import jobs
from lanthorn.lab.playing import play_game
from lanthorn.lab.report import make_report, plan_report
from lanthorn.lab.report_files import check_folder, report_files, write_files
from lanthorn.lab.report_html import to_html
from lanthorn.lab.report_rows import Report
from tests.lab.disk import disk_with_room_for
from tests.lab.pages import Page, from_elsewhere

HEROES = find_game("dungeon-heroes")
FILES = {f"{name}.csv" for name in ("wins", "lengths", "endings", "falls", "use", "decisions")}
RUDE = Pack(
    "Rude <names>",
    "dungeon-heroes",
    tables={"monsters": {"goblin": {"damage": 2}}},
    locale=dict.fromkeys(("en", "fr"), 'tile-goblin = <script>alert("1")</script> & Co\n'),
)


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(games(), "tic-tac-toe", tictactoe.GAME)


@pytest.fixture(scope="module")
def report() -> Report:
    plan = plan_report(HEROES, {"dragon": True}, [RUDE], line_ups=[["random"], ["random", "greedy"]], deals=2)
    return make_report(plan)


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


# The page


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_page_is_whole_and_asks_nobody_for_anything(report: Report, language: str) -> None:
    text = to_html(report, language)
    page = Page(text)
    assert page.wrong == page.open == []
    assert from_elsewhere(text) == []
    assert f'<html lang="{language}">' in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_plot_has_its_table_and_every_table_its_heads(report: Report, language: str) -> None:
    page = Page(to_html(report, language))
    assert len(page.plots) > 10
    assert [plot for plot in page.plots if not plot["table"] or plot["th"] < 2] == []


def test_every_part_of_a_page_can_be_reached_from_its_contents(report: Report) -> None:
    page = Page(to_html(report, "en"))
    parts = ["wins", "lengths", "endings", "falls", "use", "decisions", "about"]
    assert page.links == [f"#{part}" for part in parts]
    assert page.ids == parts


def test_names_are_those_of_the_language_and_are_escaped(report: Report) -> None:
    english, french = (Page(to_html(report, language)).text for language in ("en", "fr"))
    assert '<script>alert("1")</script> & Co' in english, "as words, not as markup"
    assert "Poison cloud" in english
    assert "Nuage de poison" in french
    assert "Poison cloud" not in french
    assert "Won by: Heroes" in english
    assert "Rude <names> 1" in english


def test_no_name_of_a_message_is_left_on_a_page(report: Report) -> None:
    for language in ("en", "fr"):
        text = Page(to_html(report, language)).text
        assert [
            word for word in ("report-", "tile-", "hero-", "verb-", "setting-", "log-") if word in text
        ] == []


def test_a_page_says_that_use_and_wins_go_together_and_are_no_cause(report: Report) -> None:
    assert "not what causes what" in Page(to_html(report, "en")).text
    assert "pas une cause" in Page(to_html(report, "fr")).text


def test_the_page_of_a_game_without_content_has_what_there_is() -> None:
    text = to_html(make_report(plan_report(tictactoe.GAME, line_ups=[["random"]], deals=5)), "en")
    page = Page(text)
    assert page.wrong == page.open == []
    assert "falls" not in page.ids
    assert "Won by: Nought" in page.text


# The numbers


def test_csv_and_json_hold_the_same_rows(report: Report) -> None:
    files = report_files(report, "fr")
    assert files.keys() == FILES | {"report.html", "report.json"}
    whole = json.loads(files["report.json"])
    for name in FILES:
        rows = list(csv.DictReader(files[name].decode().splitlines()))
        assert len(rows) == len(whole[name.removesuffix(".csv")])
    wins = list(csv.DictReader(files["wins.csv"].decode().splitlines()))
    assert [float(row["share"]) for row in wins] == [row["share"] for row in whole["wins"]]
    falls = list(csv.DictReader(files["falls.csv"].decode().splitlines()))
    assert {row["who_name"] for row in falls} & {"Voleur", "Magicien", "Guerrier", "Clerc"}


# Writing


def test_a_full_disk_leaves_what_was_there(tmp_path: Path) -> None:
    folder = tmp_path / "report"
    write_files(folder, {"one": b"1" * 100, "two": b"2"})
    with (
        disk_with_room_for(150),
        pytest.raises(LanthornError, match=r"No space left on device\. What was there before is as it was"),
    ):
        write_files(folder, {"one": b"3" * 100, "two": b"4" * 100})
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == {"one": b"1" * 100, "two": b"2"}


def test_a_folder_that_can_not_be_is_told_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(LanthornError, match="file is a file, and a report goes into a folder"):
        check_folder(tmp_path / "file")
    with pytest.raises(LanthornError, match=r"can't be written into .*: Not a directory"):
        check_folder(tmp_path / "file" / "report")
    assert (tmp_path / "file").read_text() == "mine"


# The command

SMALL = ("report", "tic-tac-toe", "--games", "4", "--bots", "random,random+greedy", "--workers", "1")


def test_a_report_is_written_into_a_folder_and_is_the_same_with_two_workers() -> None:
    assert run(*SMALL).stdout == "The report is in report-tic-tac-toe/report.html.\n"
    assert {path.name for path in Path("report-tic-tac-toe").iterdir()} == FILES | {
        "report.html",
        "report.json",
    }
    run(*SMALL[:-1], "2", "--to", "other")
    for name in (*FILES, "report.html", "report.json"):
        assert Path("other", name).read_bytes() == Path("report-tic-tac-toe", name).read_bytes()


def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    played = [0]

    def interrupted_once(*args: object, **more: object) -> object:
        played[0] += 1
        if played[0] == 6:
            raise KeyboardInterrupt
        return play_game(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(jobs, "play_game", interrupted_once)
    first = run(*SMALL, "--into", "kept")
    assert first.exit_code == 130
    assert first.stderr.splitlines() == [
        "Interrupted after 5 of 8 games.",
        "The games are kept in kept. The same command goes on from there.",
    ]
    page = Page(Path("report-tic-tac-toe/report.html").read_text("utf-8"))
    assert "This report covers 5 of 8 games" in page.text
    assert run(*SMALL, "--into", "kept").exit_code == 0
    assert played == [6 + 3]
    assert json.loads(Path("report-tic-tac-toe/report.json").read_bytes())["interrupted"] is False


def test_without_a_finished_game_there_is_no_report(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object, **more: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(jobs, "play_game", interrupted)
    result = run(*SMALL, "--language", "fr")
    assert result.exit_code == 130
    assert result.stderr.startswith("Aucune partie n'est finie")
    assert list(Path("report-tic-tac-toe").iterdir()) == []


def test_a_disk_that_fills_up_while_games_are_kept_still_gives_a_report(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write, kept = os.write, [0]

    def write_few_records(target: int, data: bytes) -> int:
        if data.startswith(b'{"number"'):
            kept[0] += 1
            if kept[0] > 3:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return write(target, data)

    monkeypatch.setattr(os, "write", write_few_records)
    result = run(*SMALL, "--into", "kept")
    assert result.exit_code == 2
    assert "can't be written: No space left on device" in result.stderr
    assert "Stopped after 4 of 8 games" in result.stderr
    assert json.loads(Path("report-tic-tac-toe/report.json").read_bytes())["games"] == 4


def test_a_disk_that_is_full_at_the_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    run(*SMALL)
    before = Path("report-tic-tac-toe/report.json").read_bytes()

    def full(target: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "write", full)
    result = run(*SMALL, "--seed", "5")
    assert result.exit_code == 2
    assert result.stderr == (
        "The report can't be written into report-tic-tac-toe: No space left on device. "
        "What was there before is as it was.\n"
        "The games are not kept: with --into DIR the same command would go on.\n"
    )
    assert Path("report-tic-tac-toe/report.json").read_bytes() == before


WRONG = {
    "no game": (("report",), "Name a game", "Nommez un jeu"),
    "unknown game": (("report", "chess"), "There is no game “chess”", "Le jeu « chess »"),
    "unknown bot": (("report", "tic-tac-toe", "--bots", "genius"), "There is no bot “genius”", "« genius »"),
    "too many bots": (("report", "tic-tac-toe", "--bots", "random+random+random"), "2 seats", "2 places"),
    "no games": (("report", "tic-tac-toe", "--games", "0"), "at least 1, not 0", "au moins 1, pas 0"),
    "no workers": (("report", "tic-tac-toe", "--workers", "0"), "workers must be at", "ouvriers doit être"),
    "unknown setting": (("report", "dungeon-heroes", "--set", "moon=full"), "“moon”", "« moon »"),
    "unknown value": (("report", "dungeon-heroes", "--set", "mode=war"), "“war”", "« war »"),
    "unknown setting to vary": (("report", "dungeon-heroes", "--vary", "moon"), "“moon”", "« moon »"),
    "no such pack": (("report", "dungeon-heroes", "--pack", "nowhere"), "not a folder", "n'est pas"),
    "a file as folder": (("report", "tic-tac-toe", "--to", "file"), "file is a file", "file est un fichier"),
    "a file for games": (
        ("report", "tic-tac-toe", "--into", "file"),
        "file is a file",
        "file est un fichier",
    ),
}


@pytest.mark.parametrize(("words", "english", "french"), WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_ends_with_two_and_a_sentence(
    words: tuple[str, ...], english: str, french: str
) -> None:
    Path("file").write_text("mine")
    for language, sentence in (("en", english), ("fr", french)):
        result = run(*words, "--language", language)
        assert result.exit_code == 2
        assert sentence in result.stderr.replace("\N{NARROW NO-BREAK SPACE}", " ")
        assert result.stdout == ""
    assert Path("file").read_text() == "mine"
