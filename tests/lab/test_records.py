"""Records in a file: a run can be gone on with, and nothing else is ever written over."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import tictactoe
from lanthorn.engine import LanthornError
from lanthorn.lab import simulate_many
from lanthorn.lab.jobs import Here, Job
from lanthorn.lab.records import RecordFile
from lanthorn.lab.runs import Run, play_all
from tests.lab.disk import disk_with_room_for

TIC_TAC_TOE = tictactoe.GAME.match()


def run(into: Path, games: int, seed: int = 1, progress: Callable[[int], None] | None = None) -> Run:
    return play_all(Job.of(TIC_TAC_TOE, [["random"]], seed), games, Here(TIC_TAC_TOE), into, progress)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def test_a_run_goes_on_where_it_was_left(file: Path) -> None:
    run(file, 5)
    told: list[int] = []
    whole = run(file, 12, progress=told.append)
    assert told == [5, *range(6, 13)]
    fresh = play_all(Job.of(TIC_TAC_TOE, [["random"]], 1), 12, Here())
    assert whole.records == fresh.records
    assert whole.fresh_decisions < fresh.fresh_decisions
    assert len(file.read_bytes().splitlines()) == 13


def test_a_finished_run_plays_nothing_again_and_fewer_games_are_a_part_of_it(file: Path) -> None:
    run(file, 12)
    before = file.read_bytes()
    assert run(file, 12).fresh_decisions == 0
    assert [record.number for record in run(file, 4).records] == [0, 1, 2, 3]
    assert file.read_bytes() == before


def test_a_report_of_a_resumed_run_is_that_of_a_whole_one(file: Path) -> None:
    simulate_many(TIC_TAC_TOE, ["random"], 7, 1, into=file)
    assert simulate_many(TIC_TAC_TOE, ["random"], 20, 1, into=file) == simulate_many(
        TIC_TAC_TOE, ["random"], 20, 1
    )


def test_wherever_the_writing_broke_off_the_run_goes_on(file: Path) -> None:
    run(file, 3)
    whole = file.read_bytes()
    for length in range(0, len(whole), 9):
        file.write_bytes(whole[:length])
        assert len(run(file, 3).records) == 3
        assert file.read_bytes() == whole


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        (lambda: Job.of(TIC_TAC_TOE, [["random"]], 2), "(seed: 1 there, 2 here)"),
        (lambda: Job.of(TIC_TAC_TOE, [["greedy"]], 1), "(bots: "),
        (lambda: Job.of(TIC_TAC_TOE, [["random"]], 1, "tests.lab.counting:corners"), "(tally: "),
    ],
)
def test_the_games_of_another_run_are_left_alone(file: Path, changed: Callable[[], Job], words: str) -> None:
    run(file, 3)
    before = file.read_bytes()
    with pytest.raises(LanthornError) as refused:
        play_all(changed(), 3, Here(), file)
    assert words in str(refused.value)
    assert "Name another file" in str(refused.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"hello", b"{}\n", b"\xff\xfe", b'{"lanthorn_save": 1}\n', b"\n", b"\0" * 99]
)
def test_another_sort_of_file_is_left_alone(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(LanthornError, match="another sort of file, so nothing was written"):
        run(file, 3)
    assert file.read_bytes() == content


def test_a_folder_and_a_device_are_no_files(tmp_path: Path) -> None:
    for path in (tmp_path, Path(os.devnull)):
        with pytest.raises(LanthornError, match="another sort of file"):
            run(path, 3)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(LanthornError, match="games can't be written: No such file or directory"):
        run(tmp_path / "nowhere" / "games", 3)


@pytest.mark.parametrize("line", [1, 2])
def test_a_line_that_is_damaged_in_the_middle_is_told_with_its_number(file: Path, line: int) -> None:
    run(file, 3)
    lines = file.read_bytes().splitlines(keepends=True)
    lines[line - 1] = lines[line - 1][:30] + b"\n"
    file.write_bytes(b"".join(lines))
    with pytest.raises(LanthornError, match=f"line {line} can't be read. Nothing was written"):
        run(file, 3)


def test_a_full_disk_loses_nothing_and_is_told(file: Path) -> None:
    with disk_with_room_for(600):
        stopped = run(file, 50)
    assert "can't be written: No space left on device" in str(stopped.not_kept)
    assert 0 < len(stopped.records) < 50
    kept = file.read_bytes()
    assert kept.endswith(b"}\n")
    assert len(kept.splitlines()) == len(stopped.records), "the head, and all games but the last"
    assert run(file, 50).records == play_all(Job.of(TIC_TAC_TOE, [["random"]], 1), 50, Here()).records


def test_a_disk_that_is_full_from_the_beginning_is_told_before_anything_is_played(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(target: int, data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(LanthornError, match="No space left on device"):
        run(file, 5)


def test_a_file_can_be_read_while_it_grows(file: Path) -> None:
    job = Job.of(TIC_TAC_TOE, [["random"]], 1)
    with RecordFile(file, job) as writer:
        for records in Here().play(job, range(3)):
            writer.add(records)
            assert len(file.read_bytes().splitlines()) == len(writer.records) + 1
