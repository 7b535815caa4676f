"""The command line: what it prints, how it ends, and one clear sentence for everything that can't be."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from lanthorn import __version__
from lanthorn.cli import main
from lanthorn.engine import Play, games
from lanthorn.engine.save import save
from tictactoe import GAME as TIC_TAC_TOE


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTHORN_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(games(), "tic-tac-toe", TIC_TAC_TOE)


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(words), input=typed)


def pack(folder: Path, **files: str) -> Path:
    folder.mkdir()
    head = 'name = "House"\ngame = "dungeon-heroes"\n'
    for name, text in ({"pack": head} | files).items():
        (folder / f"{name}.toml").write_text(text)
    return folder


def test_the_version_is_told() -> None:
    assert run("--version").output == f"lanthorn, version {__version__}\n"


def test_the_games_are_listed_in_the_language_asked_for() -> None:
    shown = run("games", "--language", "fr").output
    assert "dungeon-heroes: Dungeon Heroes. " in shown
    assert "tic-tac-toe: Morpion" in shown


# Rules


def test_the_whole_rules_have_their_chapters() -> None:
    shown = run("rules", "tic-tac-toe").output
    assert "TTT-02" in shown
    assert "TTT-04" in shown


def test_one_clause_is_found_by_its_id_in_both_languages() -> None:
    assert run("rules", "dungeon-heroes", "dh-mon-02").output == (
        "DH-MON-02  A monster's action is either one move or one attack.\n"
    )
    assert "monstre" in run("rules", "dungeon-heroes", "DH-MON-02", "--language", "fr").output


def test_clauses_are_found_by_their_words() -> None:
    shown = run("rules", "dungeon-heroes", "necromancer", "costs").output
    assert "DH-COST-16  Raising a monster" in shown


def test_clauses_without_a_test_are_listed_and_end_with_one(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    marks = "\n".join(f"@clause('TTT-0{n}')\ndef test_{n}(): ..." for n in (1, 2, 3))
    (tests / "test_rules.py").write_text(marks)
    result = run("clauses", "tic-tac-toe", "--tests", str(tests))
    assert result.exit_code == 1
    assert "TTT-02\n  tests/test_rules.py::test_2\n" in result.output
    assert result.output.endswith("3 of 4 clauses have a test.\nWithout one:\n  TTT-04\n")
    (tests / "test_rules.py").write_text(f"{marks}\n@clause('TTT-04')\ndef test_4(): ...")
    assert run("clauses", "tic-tac-toe", "--tests", str(tests)).exit_code == 0


# Packs


def test_a_good_pack_says_what_it_changes(tmp_path: Path) -> None:
    goblin = "[goblin]\ndamage = 3\nmoves = 'all'\n"
    result = run("packs", "check", str(pack(tmp_path / "house", monsters=goblin)))
    assert result.exit_code == 0
    assert result.output == "House 1, for dungeon-heroes\n  monsters.toml [goblin] damage: 1 -> 3\n"


def test_a_bad_pack_names_all_its_mistakes_at_once(tmp_path: Path) -> None:
    files = {"monsters": "[goblin]\ndamage = 'much'\n", "traps": "[fireball]\ncolour = 'red'\n", "songs": ""}
    result = run("packs", "check", str(pack(tmp_path / "house", **files)))
    assert result.exit_code == 1
    for mistake in ("monsters.toml [goblin] damage", "traps.toml [fireball] colour", "songs.toml"):
        assert mistake in result.output


def test_a_pack_says_which_words_are_new_and_which_nobody_will_read(tmp_path: Path) -> None:
    troll = "[troll]\ncount = 1\ndamage = 3\n"
    folder = pack(tmp_path / "house", monsters=troll)
    (folder / "locale").mkdir()
    for language in ("en", "fr"):
        text = "tile-troll = T { inner }\ntile-troll-about = A\ntile-trol = T\ntile-ogre = O\ninner = I\n"
        (folder / "locale" / f"{language}.ftl").write_text(text)
    assert run("packs", "check", str(folder)).output.splitlines()[1:7] == [
        "  monsters.toml [troll]: new",
        "  locale/en.ftl [inner]: new",
        "  locale/en.ftl [tile-ogre]: other words",
        "  locale/en.ftl [tile-trol]: new, but nothing in the game is known to ask for it",
        "  locale/en.ftl [tile-troll]: new",
        "  locale/en.ftl [tile-troll-about]: new",
    ]


def test_a_pack_changes_a_simulation(tmp_path: Path) -> None:
    deadly = str(pack(tmp_path / "deadly", monsters="[goblin]\ndamage = 9\n"))
    plain = run("sim", "dungeon-heroes", "--games", "3", "--json")
    changed = run("sim", "dungeon-heroes", "--games", "3", "--json", "--pack", deadly)
    assert json.loads(plain.stdout)["decisions"] != json.loads(changed.stdout)["decisions"]


# Simulation and fuzzing


def test_a_simulation_shows_wins_with_their_intervals_lengths_and_speed() -> None:
    shown = run("sim", "tic-tac-toe", "--games", "20", "--seats", "greedy,random", "--seed", "1").output
    assert "cross" in shown
    assert "%" in shown
    assert "decisions a game" in shown
    assert "decisions a second" in shown


def test_a_simulation_with_json_prints_nothing_else() -> None:
    result = run("sim", "tic-tac-toe", "--games", "20", "--seats", "random", "--json")
    report = json.loads(result.stdout)
    assert report["games"] == 20
    assert sum(seat["wins"] for seat in report["seats"]) + report["no_winner"] == 20
    assert result.stderr == ""


def test_the_same_seed_simulates_the_same_games() -> None:
    first, again, other = (
        json.loads(run("sim", "tic-tac-toe", "--games", "50", "--seed", seed, "--json").stdout)["seats"]
        for seed in ("1", "1", "2")
    )
    assert first == again != other


def test_a_fuzz_without_findings_ends_with_zero() -> None:
    result = run("fuzz", "tic-tac-toe", "--games", "3")
    assert result.exit_code == 0
    assert result.output.startswith("tic-tac-toe: 3 games, ")
    assert result.output.endswith(", 0 findings\n")


def test_a_fuzz_goes_through_all_settings_but_house_rules() -> None:
    result = run("fuzz", "dungeon-heroes", "--decisions", "20", "--all-settings")
    assert result.exit_code == 0
    assert len(result.output.splitlines()) == 8
    assert "dungeon-heroes mode=solitaire dragon=yes undead=no: " in result.output


def test_a_fuzz_with_a_finding_ends_with_one_and_says_where_to_see_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_the_rules(monkeypatch)
    result = run("fuzz", "tic-tac-toe", "--games", "2", "--findings", str(tmp_path / "found"))
    assert result.exit_code == 1
    assert "crash: ZeroDivisionError" in result.output
    assert list((tmp_path / "found").iterdir())


# Mistakes

NO_SUCH_FILE = "nowhere/save.json"
WRONG = {
    "unknown game": ("play", "dungeon-zeroes"),
    "unknown game to simulate": ("sim", "chess"),
    "unknown game to read": ("rules", "chess"),
    "unknown game to fuzz": ("fuzz", "chess"),
    "unknown game to list": ("clauses", "chess"),
    "unknown setting": ("play", "dungeon-heroes", "--set", "colour=red"),
    "unknown value": ("play", "dungeon-heroes", "--set", "mode=trio"),
    "setting without value": ("sim", "dungeon-heroes", "--set", "mode"),
    "setting twice": ("sim", "dungeon-heroes", "--set", "dragon=no", "--set", "dragon=yes"),
    "unknown seat": ("play", "dungeon-heroes", "--set", "mode=duel", "--seat", "dragon=human"),
    "unknown bot": ("play", "dungeon-heroes", "--seat", "heroes=genius"),
    "unknown bot to simulate": ("sim", "dungeon-heroes", "--seats", "genius"),
    "too many bots": ("sim", "dungeon-heroes", "--seats", "random,random,random"),
    "no games": ("sim", "dungeon-heroes", "--games", "0"),
    "negative games": ("fuzz", "dungeon-heroes", "--games", "-5"),
    "negative decisions": ("fuzz", "dungeon-heroes", "--decisions", "-5"),
    "negative seed": ("play", "dungeon-heroes", "--seed", "-1"),
    "games and decisions": ("fuzz", "dungeon-heroes", "--games", "1", "--decisions", "1"),
    "pack that is not there": ("play", "dungeon-heroes", "--pack", "nowhere"),
    "pack to check that is not there": ("packs", "check", "nowhere"),
    "save that is not there": ("play", "--resume", NO_SUCH_FILE),
    "replay that is not there": ("play", "--replay", NO_SUCH_FILE),
    "position that is not there": ("play", "dungeon-heroes", "--position", NO_SUCH_FILE),
    "folder as a save": ("play", "--resume", "."),
    "resume and replay": ("play", "--resume", "a", "--replay", "b"),
    "settings for a saved game": ("play", "--resume", "a", "--set", "mode=duel"),
    "seed for a saved game": ("play", "--replay", "a", "--seed", "0"),
    "seed for a position": ("play", "--position", "a", "--seed", "0"),
    "unknown language": ("play", "dungeon-heroes", "--language", "la"),
    "clause that is not there": ("rules", "dungeon-heroes", "DH-XYZ-99"),
    "words that are nowhere": ("rules", "dungeon-heroes", "xyzzy"),
    "tests that are not there": ("clauses", "dungeon-heroes", "--tests", "nowhere"),
    "unknown command": ("dance",),
    "unknown option": ("play", "--dance"),
}


@pytest.mark.parametrize("words", WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_ends_with_two_and_a_sentence(words: tuple[str, ...]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stderr.strip()
    assert "Traceback" not in result.output


def test_a_near_miss_is_guessed() -> None:
    assert "Did you mean dungeon-heroes?" in run("play", "dungeon-zeroes").stderr


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"hello",
        b"\xff\xfe",
        b"[]",
        b"{}",
        b'{"lanthorn_save": 1}',
        b'{"lanthorn_save": 99}',
        b"[" * 100_000,
    ],
)
def test_a_file_that_is_no_save_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    path.write_bytes(content)
    for option in ("--resume", "--replay"):
        result = run("play", option, str(path))
        assert result.exit_code == 2
        assert "Traceback" not in result.output


def test_a_save_of_another_game_or_with_a_changed_answer_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    session = TIC_TAC_TOE.match().start(1)
    session.answer(0, "mark:a1")
    path.write_bytes(save(session))
    assert run("play", "dungeon-heroes", "--resume", str(path)).exit_code == 2
    path.write_bytes(save(session).replace(b"mark:a1", b"mark:b1"))
    changed = run("play", "--resume", str(path))
    assert changed.exit_code == 2
    assert "checksum" in changed.stderr


def test_a_position_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    words = tmp_path / "position.txt"
    words.write_text("warrior on z9, elephant face up on b2")
    started = (
        "play",
        "dungeon-heroes",
        "--set",
        "mode=duel",
        "--seat",
        "heroes=human",
        "--position",
        str(words),
    )
    result = run(*started)
    assert result.exit_code == 2
    assert "z9" in result.stderr
    assert "elephant" in result.stderr
    words.write_bytes(b"\xff\xfe\x00")
    assert run(*started).exit_code == 2
    assert run("play", "tic-tac-toe", "--position", str(words), "--seat", "cross=human").exit_code == 2


def test_a_pack_with_bytes_that_are_no_text_is_refused(tmp_path: Path) -> None:
    folder = pack(tmp_path / "house")
    (folder / "locale").mkdir()
    (folder / "locale" / "en.ftl").write_bytes(b"\xff\xfe")
    result = run("packs", "check", str(folder))
    assert result.exit_code == 1
    assert f"{folder}: 2 mistakes in the content:" in result.stderr
    assert "locale/en.ftl: is not UTF-8 text (line 1)" in result.stderr


def test_tests_that_are_not_python_are_refused(tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text("def (")
    assert run("clauses", "tic-tac-toe", "--tests", str(tmp_path)).exit_code == 2


def break_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """After three marks, tic-tac-toe divides by zero."""

    async def step(play: Play[Any]) -> None:
        await TIC_TAC_TOE.step(play)
        _ = 1 // (3 - play.state.turn)

    monkeypatch.setitem(games(), "tic-tac-toe", replace(TIC_TAC_TOE, step=step))


def test_a_mistake_of_the_program_is_short_and_leaves_a_report_that_can_be_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    break_the_rules(monkeypatch)
    started = ("play", "tic-tac-toe", "--seat", "cross=human", "--seat", "nought=human")
    result = run(*started, typed="a1\nb1\nmark:c1\n")
    assert result.exit_code == 1
    assert "This is a mistake in Lanthorn: ZeroDivisionError" in result.stderr
    assert "Traceback" not in result.output
    (report,) = (tmp_path / "home" / "reports").iterdir()
    assert str(report) in result.stderr
    kept = json.loads(report.read_text())
    assert kept["log"] == [[0, "mark:a1"], [1, "mark:b1"]]
    assert kept["notes"]["answer"] == "0 mark:c1"
    assert "Traceback" in run(*started, "--debug", typed="a1\nb1\nmark:c1\n").stderr
