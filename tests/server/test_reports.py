"""Reports: played beside the server, one at a time, bounded, and gone when nobody waits."""

from __future__ import annotations

import asyncio
import time
from asyncio.subprocess import Process
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from lanthorn.engine import Pack
from lanthorn.engine.text import LANGUAGES, Phrasebook, read_locale
from lanthorn.lab.report_page import BY_DAY, style
from lanthorn.server import problems
from lanthorn.server.reporter import Task, Word, make
from tests.server.host import Host, error_of, quick, serving

FRAIL = Pack("Frail", "dungeon-heroes", tables={"heroes": {"warrior": {"hp": 4}}})
KIND = Pack("Kind", "dungeon-heroes", tables={"monsters": {"ogre": {"damage": 1}}})
ELSEWHERE = Pack("Elsewhere", "dungeon-legends")
LONG = {"game": "dungeon-legends", "games": 500, "bot": "greedy"}
"""A report that nobody would wait for in a test."""
WORDS = Phrasebook(read_locale(Path(problems.__file__).parent / "locale"))
PATIENCE = 180.0
"""The games are played at the lowest priority, and others may be busy."""
Body = dict[str, Any]
Lab = Callable[..., Host]


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[Lab]:
    """Servers with packs, each with choices of its own."""
    numbers = count()
    with ExitStack() as ending:

        def begin(**others: Any) -> Host:
            usual = {"packs": (FRAIL, KIND, ELSEWHERE), "reports_per_minute": 1000.0, "modules": ()}
            config = quick(f"sqlite:///{tmp_path}/{next(numbers)}.sqlite", **(usual | others))
            host = Host(ending.enter_context(serving(config)))
            host.get("/api/reports")  # two servers in one process can't lay their databases at the same time
            return host

        yield begin


def order(host: Host, *packs: str | None, **others: Any) -> Body:
    wish = {"game": "dungeon-heroes", "packs": packs or (None,), "games": 2, "vary": False}
    ordered: Body = host.post("/api/reports", wish | others)
    return ordered


def stands(host: Host, report: Body) -> Body:
    found: Body = host.get(f"/api/reports/{report['report']}?seen={report['moment']}")
    return found


def wait(host: Host, report: Body, *states: str) -> Body:
    """Until it stands like this."""
    until = time.monotonic() + PATIENCE
    while report["state"] not in states:
        assert time.monotonic() < until, report
        report = stands(host, report)
    return report


def file(host: Host, report: Body, name: str, **query: str) -> httpx.Response:
    answer = host.http.get(f"/api/reports/{report['report']}/files/{name}", params=query)
    assert answer.is_success, answer.text
    return answer


class Started:
    """The processes in which reports are made."""

    def __init__(self) -> None:
        self.all: list[Process] = []

    @property
    def running(self) -> list[Process]:
        return [process for process in self.all if process.returncode is None]

    def wait_until_none_runs(self) -> None:
        until = time.monotonic() + PATIENCE
        while self.running:
            assert time.monotonic() < until
            time.sleep(0.02)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    start, found = asyncio.create_subprocess_exec, Started()

    async def start_and_note(*command: Any, **others: Any) -> Process:
        process = await start(*command, **others)
        if "lanthorn.server.reporter" in command:
            found.all.append(process)
        return process

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start_and_note)
    return found


# From the order to the files


def test_a_report_of_a_pack_is_played_and_read_in_both_languages(lab: Lab) -> None:
    host = lab()
    report = wait(host, order(host, "Frail"), "ready")
    assert (report["done"], report["games"]) == (2, 2)
    assert report["files"][:3] == ["report.html", "report.json", "wins.csv"]
    french = file(host, report, "report.html", language="fr")
    assert '<html lang="fr">' in french.text
    assert '<html lang="en">' in file(host, report, "report.html").text
    assert file(host, report, "report.json").json()["packs"] == ["Frail 1"]
    assert file(host, report, "wins.csv").headers["content-type"].startswith("text/csv")


def test_a_pack_is_compared_with_the_game_as_it_is(lab: Lab) -> None:
    host = lab()
    report = wait(host, order(host, None, "Frail"), "ready")
    assert report["games"] == 4
    found = file(host, report, "compare.json").json()
    assert (found["a"], found["b"]) == ("base", "Frail")
    assert [change["entry"] for change in found["changes"]] == ["warrior"]


def test_the_same_order_gives_the_same_report_and_is_not_played_twice(lab: Lab) -> None:
    host, other = lab(), lab()
    first = wait(host, order(host, "Kind", seed=7), "ready")
    again = order(host, "Kind", seed=7)
    assert again["state"] == "ready"
    assert again["report"] != first["report"]
    elsewhere = wait(other, order(other, "Kind", seed=7), "ready")
    files = [file(at, report, "report.json").content for at, report in ((host, first), (other, elsewhere))]
    assert files[0] == files[1] == file(host, again, "report.json").content


def test_a_server_without_packs_reports_on_the_games_themselves(lab: Lab) -> None:
    host = lab(packs=())
    report = wait(host, order(host), "ready")
    assert file(host, report, "report.json").json()["packs"] == []


def test_a_report_can_do_nothing_to_the_page_around_it(lab: Lab) -> None:
    host = lab()
    report = wait(host, order(host), "ready")
    headers = file(host, report, "report.html").headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src" not in policy
    assert policy.endswith("frame-ancestors 'self'; sandbox")
    assert headers["x-frame-options"] == "SAMEORIGIN"
    assert headers["x-content-type-options"] == "nosniff"
    others = file(host, report, "report.json").headers
    assert "frame-ancestors 'none'" in others["content-security-policy"]
    assert others["x-frame-options"] == "DENY"


def test_a_report_has_the_colours_that_are_asked_for(lab: Lab) -> None:
    assert BY_DAY.decode() in style()
    host = lab()
    report = wait(host, order(host), "ready")
    assert BY_DAY in file(host, report, "report.html").content
    assert b"@media not all{" in file(host, report, "report.html", theme="dark").content
    assert b"@media all{" in file(host, report, "report.html", theme="light").content


# What is refused


@pytest.mark.parametrize(
    ("wish", "status", "code", "text"),
    [
        ({"game": "chess"}, 404, "unknown-game", None),
        ({"packs": ["Nowhere"]}, 422, "bad-pack", "refused-report-pack"),
        ({"packs": ["Elsewhere"]}, 422, "bad-pack", "refused-report-other-game"),
        ({"packs": [None, None]}, 400, "bad-request", "refused-report-same"),
        ({"packs": ["Frail", "Frail"]}, 400, "bad-request", "refused-report-same"),
        ({"packs": []}, 400, "bad-request", "problem-bad-request"),
        ({"packs": [None, "Frail", "Kind"]}, 400, "bad-request", "problem-bad-request"),
        ({"bot": "master"}, 400, "bad-request", "refused-report-bot"),
        ({"bot": "nobody"}, 400, "bad-request", "refused-report-bot"),
        ({"games": 0}, 400, "bad-request", "refused-report-games"),
        ({"games": -5}, 400, "bad-request", "refused-report-games"),
        ({"games": 501}, 400, "bad-request", "refused-report-games"),
        ({"settings": {"mode": "chess"}}, 400, "bad-request", None),
        ({"seed": -1}, 400, "bad-request", "problem-bad-request"),
    ],
    ids=str,
)
def test_what_cannot_be_ordered_is_refused_in_clear_words(
    shared: Host, wish: Body, status: int, code: str, text: str | None
) -> None:
    answer = shared.call("POST", "/api/reports", {"game": "dungeon-heroes"} | wish)
    assert (answer.status_code, error_of(answer)) == (status, code)
    said = answer.json()["error"]["text"]
    if text is not None:
        assert said["id"] == text
        assert all(text in WORDS.messages(language) for language in LANGUAGES)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """For orders that are never carried out."""
    database = f"sqlite:///{tmp_path_factory.mktemp('db')}/tables.sqlite"
    with serving(quick(database, packs=(FRAIL, KIND, ELSEWHERE))) as address:
        yield Host(address)


def test_reports_and_files_that_are_not_there_are_refused(lab: Lab) -> None:
    host = lab()
    for method, path in (("GET", ""), ("DELETE", ""), ("GET", "/files/report.html")):
        answer = host.call(method, f"/api/reports/nothing{path}")
        assert (answer.status_code, error_of(answer)) == (404, "not-found")
        assert answer.json()["error"]["text"]["id"] == "refused-report-gone"
    report = order(host, **LONG)
    assert host.call("GET", f"/api/reports/{report['report']}/files/report.html").status_code == 404


def test_a_server_that_makes_no_reports_says_so(lab: Lab) -> None:
    host = lab(reports=False)
    assert host.get("/api/reports")["offered"] is False
    answer = host.call("POST", "/api/reports", {"game": "dungeon-heroes"})
    assert answer.status_code == 404
    assert answer.json()["error"]["text"]["id"] == "refused-report-none"


def test_nobody_orders_too_many_reports_at_once_or_too_often(lab: Lab) -> None:
    host = lab(reports_per_minute=1.0)
    two = [order(host, **LONG), order(host, **LONG, seed=1)]
    third = host.call("POST", "/api/reports", LONG | {"seed": 2})
    assert (third.status_code, third.json()["error"]["text"]["id"]) == (429, "refused-report-queue")
    for report in two:
        host.call("DELETE", f"/api/reports/{report['report']}")
    fourth = host.call("POST", "/api/reports", LONG | {"seed": 2})
    assert (fourth.status_code, fourth.json()["error"]["text"]["id"]) == (429, "refused-report-often")


# One at a time, and no longer than somebody waits


def test_reports_wait_for_their_turn_and_one_that_is_stopped_makes_room(lab: Lab, started: Started) -> None:
    host = lab()
    first, second = order(host, **LONG), order(host)
    wait(host, first, "playing")
    assert (stands(host, second)["state"], stands(host, second)["ahead"]) == ("waiting", 1)
    assert host.get("/api/tables") == []
    assert host.call("DELETE", f"/api/reports/{first['report']}").status_code == 204
    assert host.call("GET", f"/api/reports/{first['report']}").status_code == 404
    wait(host, second, "ready")
    started.wait_until_none_runs()
    assert len(started.all) == 2


def test_how_far_it_is_and_how_long_it_takes_is_told(lab: Lab, started: Started) -> None:
    host = lab()
    report = order(host, games=500)
    while not report["done"]:
        report = stands(host, report)
    assert report["games"] == 500
    assert report["seconds_left"] > 0
    host.call("DELETE", f"/api/reports/{report['report']}")
    started.wait_until_none_runs()


def test_a_report_that_nobody_waits_for_is_given_up(lab: Lab, started: Started) -> None:
    host = lab(report_patience=0.5)
    report = wait(host, order(host, **LONG), "playing")
    until = time.monotonic() + PATIENCE
    while not started.all:
        assert time.monotonic() < until
        time.sleep(0.02)
    started.wait_until_none_runs()
    assert host.call("GET", f"/api/reports/{report['report']}").status_code == 404


def test_a_process_that_is_killed_is_told_and_the_server_lives_on(lab: Lab, started: Started) -> None:
    host = lab()
    report = order(host, **LONG)
    while not report["games"]:
        report = stands(host, report)
    (process,) = started.running
    process.kill()
    failed = wait(host, report, "failed")
    assert failed["trouble"]["id"] == "report-killed"
    assert wait(host, order(host), "ready")["done"] == 2


def test_a_server_that_stops_leaves_no_process_behind(tmp_path: Path, started: Started) -> None:
    with serving(quick(f"sqlite:///{tmp_path}/tables.sqlite", modules=())) as address:
        host = Host(address)
        report = wait(host, order(host, **LONG), "playing")
        while not report["games"]:
            report = stands(host, report)
    assert [process.returncode is None for process in started.all] == [False]


def test_only_so_many_reports_are_kept(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanthorn.server.reports.KEPT", 1)
    host = lab()
    older = wait(host, order(host), "ready")
    newer = wait(host, order(host, seed=1), "ready")
    assert host.call("GET", f"/api/reports/{older['report']}").status_code == 404
    assert stands(host, newer)["state"] == "ready"


# The process itself


def task(*sides: Pack | None, **others: Any) -> Task:
    usual: Body = {"game": "dungeon-heroes", "settings": {}, "games": 3, "bot": "random", "seed": 0}
    return Task(sides=sides or (None,), **(usual | {"vary": False, "seconds": 60.0} | others))


def test_when_the_time_is_up_a_report_covers_what_was_played() -> None:
    told: list[Word] = []
    last = make(task(seconds=0.0), told.append)
    assert (last.done, last.games) == (1, 3)
    assert last.files is not None
    report = msgspec.json.decode(last.files["en"]["report.json"])
    assert (report["games"], report["interrupted"]) == (1, True)


def test_a_comparison_for_which_there_was_no_time_says_so() -> None:
    last = make(task(None, FRAIL, seconds=0.0), lambda word: None)
    assert (last.files, last.trouble) == (None, "report-too-long")


def test_a_mistake_is_told_with_the_game_in_which_it_was_made(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*what: Any, **others: Any) -> None:
        raise ZeroDivisionError("of a rule")

    monkeypatch.setattr("lanthorn.lab.jobs.play_game", stumble)
    last = make(task(), lambda word: None)
    assert last.trouble == "report-mistake"
    assert last.message.startswith("ZeroDivisionError: of a rule; in game 0 of dungeon-heroes: seed")


def test_games_that_need_too_much_memory_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def grow(*what: Any, **others: Any) -> None:
        raise MemoryError

    monkeypatch.setattr("lanthorn.lab.jobs.play_game", grow)
    assert make(task(), lambda word: None).trouble == "report-too-large"


def test_what_can_become_of_a_report_is_said_in_both_languages() -> None:
    for trouble in ("report-too-long", "report-too-large", "report-killed", "report-mistake"):
        assert all(trouble in WORDS.messages(language) for language in LANGUAGES)
