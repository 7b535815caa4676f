"""The same jobs on a real Ray cluster: one machine with two workers, one of which is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from lanthorn.cli import main
from lanthorn.engine import LanthornError, Text, find_game
from lanthorn.lab.jobs import Here, Job
from lanthorn.lab.runs import play_all

ray = pytest.importorskip("ray", reason="ray is not installed: pip install 'lanthorn[ray]'")

from lanthorn.lab.on_ray import OnRay  # noqa: E402

MATCH = find_game("dungeon-heroes").match()


@pytest.fixture
def cluster() -> Iterator[None]:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield
    ray.shutdown()


def kill(worker: Any) -> None:
    """Kill its process, as a machine that goes down would."""
    number = ray.get(worker.__ray_call__.remote(lambda hand: os.getpid()))
    os.kill(number, signal.SIGKILL)


def test_a_cluster_that_does_not_answer_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1"):
        monkeypatch.setenv("RAY_ADDRESS", address)
        with pytest.raises(LanthornError, match=r"Ray can't be reached or started: .*refused"):
            OnRay()


def test_a_job_on_ray_gives_the_same_records_though_a_worker_is_killed(cluster: None) -> None:
    job = Job.of(MATCH, [["random"]], seed=2)
    noticed: list[Text] = []
    with OnRay() as place:
        assert place.size == 2
        killed: list[Any] = []

        def kill_one(done: int) -> None:
            if not killed and done > 10 and len(place.workers) == 2:
                killed.append(place.workers[0])
                kill(killed[0])

        run = play_all(job, 150, place, progress=kill_one, notice=noticed.append)
        assert killed[0] not in place.workers
    assert [text.id for text in noticed] == ["worker-lost"]
    assert run.records == play_all(job, 150, Here(MATCH)).records


REPORT = ("report", "dungeon-heroes", "--bots", "random", "--games", "6", "--vary", "none", "--to", "it")
TUNE = ("tune", "dungeon-heroes", "--bots", "random", "--games", "120", "--win", "heroes=0.02", "--to", "it")
NUMBER = ("--number", "monsters.*.damage=+0..+2")


@pytest.mark.parametrize("words", [REPORT, (*TUNE, *NUMBER)], ids=["report", "tune"])
def test_what_is_told_and_written_is_the_same_on_ray_and_here(
    cluster: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    told, written = list[str](), list[dict[str, bytes]]()
    for place, where in (("there", ("--on", "ray")), ("here", ("--workers", "1"))):
        folder = tmp_path / place
        folder.mkdir()
        monkeypatch.chdir(folder)
        told.append(CliRunner().invoke(main, [*words, *where]).stdout)
        written.append({path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()})
    assert told[0] == told[1] != ""
    assert written[0] == written[1] != {}
