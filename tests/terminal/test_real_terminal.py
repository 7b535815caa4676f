"""The real thing: a process behind a pseudo-terminal of 80 columns."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are not for Windows", allow_module_level=True)

from tests.terminal.desk import plain, widest
from tests.terminal.pseudo import Terminal

TIC_TAC_TOE = ("play", "tic-tac-toe", "--seat", "cross=human", "--seat", "nought=human", "--seed", "1")
DUEL = ("play", "dungeon-heroes", "--set", "mode=duel", "--seed", "5")
AGAINST_A_BOT = (*DUEL, "--seat", "heroes=human", "--seat", "master=greedy")
TWO_PEOPLE = (*DUEL, "--seat", "heroes=human", "--seat", "master=human")


def kept(home: Path) -> Path:
    (path,) = (home / "saves").glob("*.json")
    return path


def answers(home: Path) -> list[str]:
    return [key for _, key in json.loads(kept(home).read_text())["log"]]


def test_a_whole_game_of_tic_tac_toe(own_home: Path) -> None:
    terminal = Terminal(*TIC_TAC_TOE, home=own_home)
    terminal.read_until("> ")
    for square in ("a1", "a2", "b1", "b2"):
        terminal.type(square)
    assert "Won by: Cross" in terminal.type("c1", wanted="Won by: Cross")
    assert terminal.ended() == 0
    page, _, command = terminal.everything.partition("  lanthorn play")
    assert widest(page) <= 80
    assert command.strip().endswith(".json"), "the command is one line, to be copied"


def test_some_choices_of_dungeon_heroes_stay_within_80_columns(own_home: Path) -> None:
    terminal = Terminal(*AGAINST_A_BOT, home=own_home)
    page = terminal.read_until("> ")
    assert "Where does the warrior start?" in page
    for typed in ("b0", "1", "1", "2 c1", "?", "", "h", "", "l", "", "u", "5"):
        page = terminal.type(typed, wanted="> " if typed not in ("?", "h", "l") else "Enter: go on.")
        assert widest(page) <= 80
    assert "Wizard: reveal …" in page
    terminal.type("q", wanted="--resume")
    assert terminal.ended() == 0


def test_the_page_fits_a_small_terminal_and_follows_its_size(own_home: Path) -> None:
    terminal = Terminal(*AGAINST_A_BOT, home=own_home, columns=80, rows=24)
    assert len(terminal.read_until("> ").split("\n")) <= 24
    terminal.resize(50, 24)
    assert widest(terminal.type("b0")) <= 50
    terminal.resize(120, 55)
    page = terminal.type("c0")
    assert 100 < widest(page) <= 120
    terminal.type("q", wanted="--resume")
    terminal.ended()


@pytest.mark.parametrize(("how", "code"), [("ctrl-c", 130), ("ctrl-d", 0), ("term", 143), ("hang-up", 129)])
def test_whatever_ends_the_program_the_game_is_kept_and_goes_on(how: str, code: int, own_home: Path) -> None:
    terminal = Terminal(*AGAINST_A_BOT, home=own_home)
    terminal.read_until("> ")
    for _ in range(3):
        last_page = terminal.type("1")
    if how == "ctrl-c":
        terminal.press(b"\x03")
    elif how == "ctrl-d":
        terminal.press(b"\x04")
    else:
        os.kill(terminal.process.pid, signal.SIGTERM if how == "term" else signal.SIGHUP)
    assert terminal.ended() == code
    assert f"--resume {kept(own_home)}" in plain(terminal.everything).replace("\n", "")
    assert "Traceback" not in terminal.everything
    assert len(answers(own_home)) == 7

    again = Terminal("play", "--resume", str(kept(own_home)), home=own_home)
    page = again.read_until("> ")
    assert page.strip() == last_page[last_page.index("Dungeon Heroes") :].strip()
    again.type("q", wanted="--resume")
    assert again.ended() == 0


def test_a_hand_over_clears_the_screen_and_what_was_scrolled_away(own_home: Path) -> None:
    terminal = Terminal(*TWO_PEOPLE, home=own_home)
    terminal.read_until("> ")
    assert "\x1b[?1049h" in terminal.everything
    terminal.type("1")
    terminal.type("1")
    page = terminal.type("1", wanted="Enter: go on.")
    assert "\x1b[H\x1b[2J\x1b[3J" in terminal.raw
    assert "Lay the" not in page.split("Hand the keyboard")[1]
    assert "Lay the" in terminal.type("")
    for square in ("skeleton", "b2", "u"):
        terminal.type(square)
    terminal.type("q", wanted="--resume")
    assert terminal.ended() == 0
    assert "\x1b[?1049l" in terminal.everything


@pytest.mark.parametrize("variables", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_without_colour_there_is_none_and_all_is_said(variables: dict[str, str], own_home: Path) -> None:
    terminal = Terminal(*AGAINST_A_BOT, home=own_home, variables=variables)
    terminal.read_until("> ")
    terminal.type("1")
    assert "\x1b[3" not in terminal.everything
    assert "@Warr♥10" in plain(terminal.everything)
    terminal.type("q", wanted="--resume")
    terminal.ended()


def test_a_terminal_without_the_fine_signs_gets_plain_ones(own_home: Path) -> None:
    terminal = Terminal(*AGAINST_A_BOT, home=own_home, variables={"PYTHONIOENCODING": "ascii"})
    page = terminal.read_until("> ")
    assert "+--------+" in page
    assert "Traceback" not in page
    terminal.type("q", wanted="nothing is kept")
    assert terminal.ended() == 0
