"""`lanthorn tune`: what is shown and written, how it ends, how it goes on, what it refuses."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lanthorn.cli import main
from lanthorn.engine import Pack, games
from lanthorn.lab import jobs
from lanthorn.lab.playing import play_game
from tests.lab.coin import GAME
from tests.lab.program import interrupted, started

NARROW = "\N{NARROW NO-BREAK SPACE}"
ASKED = ("tune", "coin", "--bots", "random", "--workers", "1", "--to", "mine")
HEADS = ("--number", "coins.penny.heads=0..100", "--win", "heads=0.6")


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "110")
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(games(), "coin", GAME)


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


def test_what_changed_what_was_measured_and_how_to_use_it_are_shown() -> None:
    result = run(*ASKED, *HEADS, "--length", "7", "--number", "coins.penny.throws=1..9", "--seed", "1")
    assert result.exit_code == 0
    assert "coins.penny.heads" in result.stdout
    assert "Measured on 400 fresh deals" in result.stdout
    assert "games won by heads" in result.stdout
    assert "decisions a game" in result.stdout
    assert "Reached: " in result.stdout
    assert "The pack “mine” is in mine. To use it: --pack mine" in result.stdout
    pack = Pack.read(Path("mine"))
    assert (pack.name, pack.game, pack.version) == ("mine", "coin", "1")
    assert pack.tables["coins"]["penny"]["throws"] == 7


def test_it_speaks_french() -> None:
    shown = run(*ASKED, *HEADS, "--language", "fr", "--seed", "1").stdout
    assert "parties gagnées par heads" in shown
    assert f"60,0{NARROW}%" in shown
    assert f"Atteint{NARROW}: " in shown


def test_what_was_not_reached_ends_with_one_and_the_nearest_is_written() -> None:
    result = run(*ASKED, "--number", "coins.penny.heads=20..40/5", "--win", "heads=0.95", "--games", "400")
    assert result.exit_code == 1
    assert "Not reached: " in result.stdout
    assert Pack.read(Path("mine")).tables == {"coins": {"penny": {"heads": 40}}}


def test_where_nothing_changes_no_pack_is_written() -> None:
    wish = ("--number", "coins.penny.heads=70..90/10", "--win", "heads=0.3", "--games", "300")
    result = run(*ASKED, *wish)
    assert "Nothing that was tried comes nearer" in result.stdout
    assert not Path("mine").exists()


def test_json_is_all_that_is_printed_and_the_pack_is_written_too() -> None:
    result = run(*ASKED, *HEADS, "--games", "300", "--json", "--name", "Fair", "--pack-version", "0.3")
    report = json.loads(result.stdout)
    assert report["numbers"][0]["old"] == 30
    assert report["aims"][0].keys() == {"settings", "what", "side", "wish", "before", "after", "reached"}
    assert report["aims"][0]["after"].keys() == {"value", "low", "high", "games"}
    assert result.stderr == ""
    assert (Pack.read(Path("mine")).name, Pack.read(Path("mine")).version) == ("Fair", "0.3")


def test_packs_to_begin_from_are_named_before_the_new_one() -> None:
    Path("base").mkdir()
    Path("base/pack.toml").write_text('name = "base"\ngame = "coin"\n')
    Path("base/coins.toml").write_text("[penny]\nthrows = 2\n")
    shown = run(*ASKED, *HEADS, "--games", "300", "--pack", "base").stdout
    assert "To use it: --pack base --pack mine" in shown
    assert Pack.read(Path("mine")).tables["coins"]["penny"].keys() == {"heads"}


def test_wishes_for_several_settings_are_told_apart() -> None:
    wishes = ("--wish", "win.heads=0.5,length=4", "--wish", "dusk=yes:win.heads=0.7")
    shown = run(*ASKED, "--number", "coins.penny.heads=0..100", *wishes, "--seed", "2").stdout
    assert "games won by heads, dusk=yes" in shown
    assert "70.0%" in shown


def test_an_interrupt_shows_the_best_so_far_and_how_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    played = [0]

    def interrupted_once(*args: object, **more: object) -> object:
        played[0] += 1
        if played[0] == 700:
            raise KeyboardInterrupt
        return play_game(*args, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(jobs, "play_game", interrupted_once)
    asked = (*ASKED, *HEADS, "--games", "1500", "--into", "games.jsonl")
    first = run(*asked)
    assert first.exit_code == 130
    assert first.stderr.splitlines() == [
        "Interrupted after 699 of 1,500 games.",
        "No pack was written.",
        "The games are kept in games.jsonl. The same command goes on from there.",
    ]
    assert "In the games of the search itself" in first.stdout
    assert not Path("mine").exists()
    assert run(*asked).exit_code in (0, 1)
    assert Path("mine/pack.toml").exists()
    assert played[0] <= 1501


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a terminal are another thing there")
def test_ctrl_c_ends_all_workers_without_a_word_too_many(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = [
        "tune",
        "dungeon-heroes",
        "--number",
        "heroes.*.hp=+-3",
        "--win",
        "heroes=0.5",
        "--bots",
        "random",
    ]
    words += ["--games", "900000", "--workers", "2", "--into", str(file), "--to", str(tmp_path / "mine")]
    with started(*words) as program:
        _, told = interrupted(program, file, after=40)
    assert program.returncode == 130
    assert [line.split()[0] for line in told.splitlines()] == ["Interrupted", "No", "The"]


WRONG = {
    "unknown game": (("tune", "chess", "--to", "x", *HEADS), "There is no game “chess”", "Le jeu « chess »"),
    "no number": ((*ASKED, "--win", "heads=0.5"), "at least one number", "au moins un nombre"),
    "no wish": ((*ASKED, *HEADS[:2]), "what is wished for", "ce qui est souhaité"),
    "unknown file": (
        (*ASKED, *HEADS, "--number", "purses.a.b=1..2"),
        "no content file “purses”",
        "pas de fichier de contenu « purses »",
    ),
    "backwards": ((*ASKED, *HEADS, "--number", "coins.penny.throws=4..2"), "wrong way round", "à l'envers"),
    "nothing moves": (
        (*ASKED, "--number", "coins.penny.heads=30..30", "--win", "heads=0.5"),
        "nothing to choose from",
        "il n'y a rien à choisir",
    ),
    "share above 1": (
        (*ASKED, *HEADS[:2], "--win", "heads=60"),
        "can't be 60",
        "ne peut donc pas être de 60",
    ),
    "share below 0": ((*ASKED, *HEADS[:2], "--win", "heads=-0.1"), "can't be -0.1", "être de -0.1"),
    "share that is nothing": ((*ASKED, *HEADS[:2], "--win", "heads=nan"), "can't be nan", "être de nan"),
    "words for a share": ((*ASKED, *HEADS[:2], "--win", "heads=half"), "“half” is not", "« half » n'est"),
    "no side": ((*ASKED, *HEADS[:2], "--win", "0.5"), "one of heads, tails", "parmi heads, tails"),
    "unknown seat": (
        (*ASKED, *HEADS[:2], "--win", "edge=0.5"),
        "no seat “edge” at these settings. There are: heads, tails",
        "pas de place « edge »",
    ),
    "a wish twice": (
        (*ASKED, *HEADS, "--wish", "dusk=no:win.heads=0.2"),
        "wished for twice",
        "souhaitée deux fois",
    ),
    "an odd wish": ((*ASKED, *HEADS[:2], "--wish", "dusk:win=1"), "is no wish", "n'est pas un souhait"),
    "a wish without a wish": ((*ASKED, *HEADS[:2], "--wish", "dusk=yes"), "is no wish", "pas un souhait"),
    "no length": ((*ASKED, *HEADS[:2], "--length", "0"), "more than 0 decisions", "plus de 0 décision"),
    "no weight": ((*ASKED, *HEADS, "--length", "4", "--length-weight", "0"), "not 0", "pas 0"),
    "too near": ((*ASKED, *HEADS, "--within", "-1"), "can't be -1", "être de -1"),
    "no games": ((*ASKED, *HEADS, "--games", "0"), "at least 1, not 0", "au moins 1, pas 0"),
    "few games": ((*ASKED, *HEADS, "--games", "49"), "at least 50", "au moins 50"),
    "unknown bot": ((*ASKED, *HEADS, "--bots", "genius"), "There is no bot “genius”", "« genius »"),
    "too many bots": (
        (*ASKED, *HEADS, "--bots", "a,b,c"),
        "2 seats (heads, tails)",
        "2 places (heads, tails)",
    ),
    "no workers": ((*ASKED, *HEADS, "--workers", "0"), "workers must be at least 1", "ouvriers doit être"),
    "unknown setting": ((*ASKED, *HEADS, "--set", "night=yes"), "night", "night"),
    "no such pack": ((*ASKED, *HEADS, "--pack", "nowhere"), "nowhere is not a folder", "nowhere n'est pas"),
    "pack of another game": (
        (*ASKED, *HEADS, "--pack", "other"),
        "is for dungeon-heroes",
        "est pour dungeon-heroes",
    ),
    "no candidate can be": (
        (*ASKED, "--number", "coins.penny.heads=101..109", "--win", "heads=0.5"),
        "expected whole number <= 100",
        "contenu impossible",
    ),
    "a file to write to": ((*ASKED, *HEADS, "--to", "file"), "file is a file", "file est un fichier"),
    "a full folder": ((*ASKED, *HEADS, "--to", "other"), "not empty", "pas vide"),
    "a folder of others": ((*ASKED, *HEADS, "--to", ".", "--force"), "other than a pack", "autre chose"),
    "no place for a folder": ((*ASKED, *HEADS, "--to", "a/b/c"), "is not there", "n'existe pas"),
    "a folder as file": ((*ASKED, *HEADS, "--into", "."), "another sort of file", "une autre sorte"),
}


@pytest.mark.parametrize(("words", "english", "french"), WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_ends_with_two_and_a_sentence(
    words: tuple[str, ...], english: str, french: str
) -> None:
    Path("other").mkdir()
    Path("other/pack.toml").write_text('name = "other"\ngame = "dungeon-heroes"\n')
    Path("file").write_text("")
    for language, sentence in (("en", english), ("fr", french)):
        result = run(*words, "--language", language)
        assert sentence in result.stderr.replace(NARROW, " ")
        assert result.exit_code == 2
        assert result.stdout == ""
        assert not Path("mine").exists()
