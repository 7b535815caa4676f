"""Hostile save files and packs: each is refused with a clear answer, opens nothing and delays nobody."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lanthorn.engine import Rng, find_game, games
from lanthorn.engine.save import Save, read
from lanthorn.engine.save import save as save_game
from lanthorn.server.limits import ANSWERS_OF_A_SAVE, FRAMES, PACKS_BYTES
from lanthorn.server.problems import Problem
from lanthorn.server.vet import Verdict, examine, look_ahead
from lanthorn.server.vetting import AT_ONCE, OF_ONE_ADDRESS, WAITING, Vetting
from tests.server.host import Host, error_of, quick, serving
from tests.server.test_files import a_save, as_json, forged
from tictactoe import GAME as TIC_TAC_TOE

TARPIT = ("tests.server.tarpit",)


def verdict(save: Any) -> tuple[str, str]:
    found = examine(save if isinstance(save, bytes) else msgspec.json.encode(save), "")
    return found.code, found.message


def position(**changes: Any) -> dict[str, Any]:
    """A save that begins at a position of somebody's making, with a checksum that fits."""
    record = a_save()
    record["checkpoint"] = {"at": 0, "state": record["checkpoint"]["state"] | changes}
    record |= {"seed": None, "origin": record["checkpoint"], "log": []}
    return as_json(msgspec.convert(record, Save))


def pack(**tables: Any) -> dict[str, Any]:
    return forged(packs=[{"name": "<b>x</b>", "game": "dungeon-heroes", "tables": tables}])


def raw(text: str) -> bytes:
    """A save as text, with something in it that no encoder would write."""
    return msgspec.json.encode(a_save() | {"notes": {"x": "HERE"}}).replace(b'"HERE"', text.encode())


# Files


@pytest.mark.parametrize(
    "save",
    [
        b"",
        b"null",
        b"[]",
        b'"save"',
        b"\xff\xfe",
        b"PK\x03\x04",
        b"\x1f\x8b\x08\x00",
        b"[" * 1_000_000,
        b'{"a":' * 500_000,
        raw("[" * 5_000 + "]" * 5_000),
        raw("NaN"),
        raw("1e999999999"),
        raw('"\\ud800"'),
        raw("9" * 100_000),
        a_save() | {"lanthorn_save": 99},
        a_save() | {"lanthorn_save": 0},
        a_save() | {"lanthorn_save": -1},
        a_save() | {"lanthorn_save": True},
        a_save() | {"lanthorn_save": "1"},
        a_save() | {"lanthorn_save": 10**30},
        a_save() | {"seed": "3"},
        a_save() | {"seed": 3.5},
        a_save() | {"seed": [3]},
        a_save() | {"log": {}},
        a_save() | {"log": [[0, "x", "y"]]},
        a_save() | {"log": [["0", "x"]]},
        a_save() | {"checkpoint": None},
        a_save() | {"packs": "all"},
        a_save() | {"settings": []},
        a_save() | {"checksum": ""},
    ],
    ids=range(30),
)
def test_what_is_no_save_is_found_out(save: Any) -> None:
    assert verdict(save)[0] == "bad-save"


@pytest.mark.parametrize(
    "save",
    [
        forged(game="whist"),
        forged(game="../dungeon_heroes"),
        forged(settings={"mode": "nap"}),
        forged(settings={"colour": "red"}),
        forged(seed=None),
        forged(log=[[0, "x"]] * (ANSWERS_OF_A_SAVE + 1)),
        forged(log=[[5, "arrange:warrior:a0"]]),
        forged(log=[[-1, "arrange:warrior:a0"]]),
        forged(log=[[10**20, "arrange:warrior:a0"]]),
        forged(log=[[0, "x" * 501]]),
        forged(log=[[0, "arrange:warrior:a0\u0000"]]),
        forged(checkpoint={"at": 10**20, "state": {}}),
        forged(checkpoint={"at": -1, "state": {}}),
        forged(checkpoint={"at": 0, "state": {}}, log=[[0, "never:offered"]]),
    ],
    ids=range(14),
)
def test_a_save_with_a_checksum_that_fits_is_found_out_all_the_same(save: Any) -> None:
    assert verdict(save)[0] == "bad-save"


@pytest.mark.parametrize(
    "changes",
    [
        {"actions_left": 10**12},
        {"hero_at": [999, 999, 999, 999]},
        {"hero_at": []},
        {"hp": [10**9] * 4},
        {"tiles": []},
        {"tiles": [10**6] * 36},
        {"hand": [1] * 100_000},
        {"pile": [-(10**6)] * 50},
        {"carried": [[1] * 50_000] * 4},
        {"figure_at": [0] * 10_000},
        {"treasures": 10**9},
        {"rng": {"state": "x"}},
        {"side": 7},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_a_position_that_can_not_be_is_found_out(changes: dict[str, Any]) -> None:
    assert verdict(position(**changes))[0] == "bad-save"


def test_a_position_that_can_be_is_let_through_and_written_anew() -> None:
    found = examine(msgspec.json.encode(position() | {"more": [[]] * 100}), "")
    assert found.code == ""
    assert "more" not in msgspec.json.decode(found.given)


# Packs


@pytest.mark.parametrize(
    ("save", "said"),
    [
        (pack(heroes={"rogue": {"hp": 10**9}}), "hp"),
        (pack(heroes={"rogue": {"hp": "many"}}), "hp"),
        (pack(heroes={"rogue": {"__class__": "x"}}), "__class__"),
        (pack(**{"../../secret": {"x": {}}}), "no such content file"),
        (pack(monsters={"goblin": {"count": 10**9}}), "count"),
        (pack(board={"room": {"squares": ["a0"] * 10}}), "in two zones"),
        (pack(tiles={f"t{i}": {"icon": "x" * 500} for i in range(PACKS_BYTES // 500)}), "too large"),
    ],
    ids=range(7),
)
def test_a_pack_with_mistakes_is_refused_with_their_places(save: Any, said: str) -> None:
    code, message = verdict(save)
    assert code == "bad-pack"
    assert said in message


def test_a_pack_for_another_game_is_refused() -> None:
    assert verdict(forged(packs=[{"name": "x", "game": "whist"}]))[0] == "bad-save"


def test_a_pack_that_takes_long_to_make_ready_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanthorn.server.vet.SLOW", 0.0)
    assert verdict(pack(heroes={"rogue": {"hp": 5}})) == ("bad-pack", "the packs are too large")


def test_a_pack_with_very_many_mistakes_is_told_only_some() -> None:
    code, message = verdict(pack(tiles={f"t{i}": {} for i in range(1500)}))
    assert code == "bad-pack"
    assert len(message) < 5000


def test_a_position_that_drags_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule or a scene that takes long would hold up every table at once."""

    def slow_scene(state: Any, seat: int | None) -> Any:
        until = time.process_time() + 0.1
        while time.process_time() < until:
            pass
        return TIC_TAC_TOE.scene(state, seat)

    monkeypatch.setattr("lanthorn.server.vet.SLOW", 0.1)
    with pytest.raises(Problem, match="too long"):
        look_ahead(replace(TIC_TAC_TOE, scene=slow_scene).match().start(1), Rng.seeded(1))


# How they are looked through


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A save that nobody gets to the end of (tests.server.tarpit)."""
    monkeypatch.setitem(games(), "tarpit", TIC_TAC_TOE)
    record = msgspec.structs.replace(read(save_game(TIC_TAC_TOE.match().start(1))), game="tarpit")
    return as_json(record)


def test_a_hostile_file_is_refused_by_every_way_in_and_opens_nothing(host: Host) -> None:
    before = host.get("/api/tables")
    for save in (pack(heroes={"rogue": {"hp": 0}}), {"lanthorn_save": 1}):
        answers = [
            host.call("POST", "/api/import", {"save": save, "seats": [{}], "listed": True}),
            host.call("POST", "/api/replays", {"save": save}),
        ]
        assert [answer.status_code for answer in answers] == [422, 422]
        assert {error_of(answer) for answer in answers} <= {"bad-save", "bad-pack"}
    assert host.get("/api/tables") == before


def test_a_file_with_a_sign_that_no_database_keeps_is_refused(host: Host) -> None:
    save = pack(heroes={"rogue\u0000": {"hp": 5, "moves": "all"}})
    assert error_of(host.call("POST", "/api/import", {"save": save, "seats": [{}]})) == "bad-save"


def test_a_seat_that_a_file_does_not_have_is_refused(host: Host) -> None:
    answer = host.call("POST", "/api/replays", {"save": a_save(), "seat": 7})
    assert (answer.status_code, error_of(answer)) == (400, "bad-request")


def test_a_game_that_is_too_long_to_be_shown_is_said_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lanthorn.server.replays.FRAMES", 5)
    assert examine(msgspec.json.encode(a_save(6)), "watch").code == "too-large"
    assert FRAMES >= 1000


def test_while_a_hostile_file_is_looked_through_the_tables_play_on(
    tmp_path: Path, endless: dict[str, Any]
) -> None:
    """Many at once: a few are looked through until their time is up, the others are sent away at once."""
    tarpit = quick(f"sqlite:///{tmp_path}/t.sqlite", vetting_seconds=3.0, modules=TARPIT)
    with serving(tarpit) as address:
        host = Host(address)
        opened = host.open("me", "me", seed=3)
        body = {"save": endless, "seats": [{}]}
        with ThreadPoolExecutor(6) as threads, host.connect(opened["table"], *opened["keys"]) as client:
            answers = [threads.submit(host.call, "POST", "/api/import", body) for _ in range(6)]
            pings = 0
            while not all(answer.done() for answer in answers):
                assert client.ask(type="ping")["type"] == "pong"
                pings += 1
                time.sleep(0.02)
        codes = Counter(error_of(answer.result()) for answer in answers)
        assert codes == {"bad-save": OF_ONE_ADDRESS, "too-many": 6 - OF_ONE_ADDRESS}
        assert pings > 20
        assert host.get("/api/tables") == []


def test_only_so_many_files_are_in_the_waiting_room_and_fewer_at_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    at_work, most = 0, 0

    async def examine_slowly(self: Vetting, save: bytes, seat: str) -> Verdict:
        nonlocal at_work, most
        at_work += 1
        most = max(most, at_work)
        await asyncio.sleep(0.02)
        at_work -= 1
        return Verdict()

    async def scene() -> list[Any]:
        vetting, save = Vetting(1.0), msgspec.json.encode(a_save())
        wishes = [vetting.opened(save, f"address {i}") for i in range(WAITING + 5)]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert await vetting.opened(save, "later") == b"null"
        return results

    monkeypatch.setattr(Vetting, "_examine", examine_slowly)
    results = asyncio.run(scene())
    assert [getattr(result, "code", "") for result in results].count("too-many") == 5
    assert most == AT_ONCE


def test_no_process_outlives_its_file(monkeypatch: pytest.MonkeyPatch, endless: dict[str, Any]) -> None:
    """When its time is up, or when whoever sent it goes away."""
    started: list[asyncio.subprocess.Process] = []
    start = asyncio.create_subprocess_exec

    async def remember(*command: str, **others: Any) -> asyncio.subprocess.Process:
        started.append(await start(*command, **others))
        return started[-1]

    async def scene() -> None:
        save = msgspec.json.encode(endless)
        with pytest.raises(Problem, match="too long"):
            await Vetting(1.0, TARPIT).opened(save, "here")
        leaving = asyncio.create_task(Vetting(60.0, TARPIT).opened(save, "here"))
        while len(started) < 2:
            await asyncio.sleep(0.01)
        leaving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await leaving

    monkeypatch.setattr(asyncio, "create_subprocess_exec", remember)
    asyncio.run(scene())
    assert [process.returncode for process in started] == [-9, -9]


def test_the_games_own_saves_are_let_through() -> None:
    for mode in ("duel", "solitaire"):
        session = find_game("dungeon-heroes").match({"mode": mode}).start(5)
        look_ahead(session, Rng.seeded(2))
