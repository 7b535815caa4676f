"""The fuzzer finds what is broken, and leaves a replay of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tictactoe
from lanthorn.engine import Game, Play, Session
from lanthorn.engine.save import load
from lanthorn.engine.session import EndlessGame
from lanthorn.engine.testing import Finding, fuzz
from tests.engine import broken
from tests.engine.tiny import Table, options, tiny_game

NO_DATA = object()


def finding_of(game: Game[Any, Any], folder: Path) -> Finding:
    """The first finding; what else is found is of the same kind."""
    findings = fuzz(game.match(), games=120, findings=folder, limit=60).findings
    assert {finding.kind for finding in findings} == {findings[0].kind}
    return findings[0]


def replayed(finding: Finding, game: Game[Any, Any]) -> tuple[Session[Any], int, str]:
    """The session of a finding's replay file, and the answer that breaks it."""
    assert finding.replay is not None
    loaded = load(finding.replay.read_bytes(), game)
    assert loaded.report is None
    assert loaded.notes["finding"] == finding.kind
    assert loaded.notes["message"] == finding.message
    assert len(loaded.session.log) == finding.answers
    assert loaded.session.seed == finding.seed
    seat, _, key = loaded.notes["answer"].partition(" ")
    return loaded.session, int(seat), key


def test_a_sound_game_has_no_findings(tmp_path: Path) -> None:
    heard: list[int] = []
    report = fuzz(tictactoe.GAME.match(), decisions=3000, findings=tmp_path / "none", progress=heard.append)
    assert report.findings == []
    assert report.decisions == 3000 == sum(heard)
    assert report.games == len(heard) > 300
    assert not (tmp_path / "none").exists()


def test_so_many_games_are_played() -> None:
    assert fuzz(tictactoe.GAME.match(), games=7).games == 7


def test_the_same_seed_plays_the_same_games() -> None:
    one, other, third = (fuzz(tictactoe.GAME.match(), games=9, seed=seed).decisions for seed in (5, 5, 105))
    assert one == other != third


def test_a_crash_is_found_and_its_replay_crashes_again(tmp_path: Path) -> None:
    finding = finding_of(broken.CRASH, tmp_path)
    assert finding.kind == "crash"
    assert "ZeroDivisionError: the centre is cursed (broken.py:" in finding.message
    session, seat, key = replayed(finding, broken.CRASH)
    assert key == "mark:b2"
    with pytest.raises(ZeroDivisionError):
        session.answer(seat, key)


def test_a_crash_in_the_setup_is_found(tmp_path: Path) -> None:
    async def never(play: Play[Table]) -> None: ...

    def setup(book: None, rng: Any) -> Table:
        raise KeyError("board")

    finding = finding_of(tiny_game(never, setup=setup), tmp_path)
    assert (finding.kind, finding.answers, finding.replay) == ("crash", 0, None)


def test_a_dead_end_is_found(tmp_path: Path) -> None:
    finding = finding_of(broken.DEAD_END, tmp_path)
    assert (finding.kind, finding.message) == ("dead-end", "nothing can be picked: mark")
    session, seat, key = replayed(finding, broken.DEAD_END)
    session.answer(seat, key)
    assert [part.keys() for part in session.decisions] == [[]]


def test_a_game_that_never_ends_is_found(tmp_path: Path) -> None:
    finding = finding_of(broken.ENDLESS, tmp_path)
    assert (finding.kind, finding.answers) == ("endless", 59)
    assert not replayed(finding, broken.ENDLESS)[0].is_over


def test_rules_that_ask_nobody_any_more_are_found(tmp_path: Path) -> None:
    finding = finding_of(broken.CIRCLE, tmp_path)
    assert (finding.kind, finding.answers) == ("endless", 2)
    session, seat, key = replayed(finding, broken.CIRCLE)
    with pytest.raises(EndlessGame):
        session.answer(seat, key)


def test_a_leak_through_the_view_is_found(tmp_path: Path) -> None:
    finding = finding_of(broken.LEAK, tmp_path)
    assert finding.kind == "leak"
    assert "can see marks, which is hidden" in finding.message
    replayed(finding, broken.LEAK)


def test_a_leak_through_the_options_is_found(tmp_path: Path) -> None:
    async def rule(play: Play[Table]) -> None:
        keys = options("guess", f"secret:{play.state.secret}")
        play.state.notes.append(await play.choose(0, "guess", keys))

    game = tiny_game(rule, steps=30)
    finding = finding_of(game, tmp_path)
    assert finding.message == "what is offered to seat 0 depends on what is hidden from it"
    replayed(finding, game)


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (broken.SHARED_COPY, "a copy shares state.marks with its original"),
        (broken.FORGETFUL_COPY, "a copy lacks turn"),
    ],
)
def test_a_broken_copy_is_found(game: Game[Any, Any], message: str, tmp_path: Path) -> None:
    finding = finding_of(game, tmp_path)
    assert (finding.kind, finding.message) == ("copy", message)
    replayed(finding, game)


def test_a_state_that_can_not_be_is_found(tmp_path: Path) -> None:
    finding = finding_of(broken.UNSOUND, tmp_path)
    assert (finding.kind, finding.answers) == ("check", 0)
    assert finding.message == "a state that can't be: nobody has seat 7"
    session, seat, key = replayed(finding, broken.UNSOUND)
    session.answer(seat, key)
    assert session.state.winner == 7


def test_a_rule_that_remembers_something_outside_the_state_is_found() -> None:
    report = fuzz(broken.unrepeatable().match(), games=300)
    assert {finding.kind for finding in report.findings} & {"copy", "save", "leak"}


def test_a_state_that_can_not_be_saved_is_found_without_a_replay(tmp_path: Path) -> None:
    async def rule(play: Play[Table]) -> None:
        await play.choose(0, "go", options("a", "b"))
        play.state.notes.append(NO_DATA)  # type: ignore[arg-type]

    findings = fuzz(tiny_game(rule, steps=200).match(), games=20, findings=tmp_path).findings
    assert [(finding.kind, finding.replay) for finding in findings] == [("crash", None)]


def test_the_fuzzer_gives_up_on_a_game_that_is_broken_throughout() -> None:
    assert fuzz(broken.DEAD_END.match(), decisions=1_000_000).games == 100
