"""Saves: they come back whole, or say in one sentence why not."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
import pytest

import tictactoe
from lanthorn import __version__
from lanthorn.engine import Game, IllegalChoice, Play, Rng, SaveError, Session, UnknownGame, games
from lanthorn.engine.save import Save, load, read, save
from tests.engine.tiny import Table, options, tiny_game

GAME = tictactoe.GAME


def session(*squares: str) -> Session[tictactoe.Board]:
    started = GAME.match().start(7)
    for number, square in enumerate(squares):
        started.answer(number % 2, f"mark:{square}")
    return started


def signed(record: Save) -> bytes:
    """A save with a checksum that fits its contents."""
    record.checksum = record.fingerprint()
    return msgspec.json.encode(record)


def changed(data: bytes, **changes: Any) -> bytes:
    return signed(msgspec.structs.replace(read(data), **changes))


def test_a_save_brings_back_state_log_events_and_notes() -> None:
    played = session("a1", "b2", "c3")
    loaded = load(save(played, {"seat-0": "person"}), GAME)
    assert loaded.report is None
    assert loaded.notes == {"seat-0": "person"}
    twin = loaded.session
    assert (twin.state, twin.log, twin.events, twin.seed) == (played.state, played.log, played.events, 7)


def test_a_finished_game_comes_back_finished() -> None:
    loaded = load(save(session("a1", "b1", "a2", "b2", "a3")), GAME)
    assert loaded.session.is_over
    assert loaded.session.outcome is not None
    assert loaded.session.outcome.winners == (0,)


def test_an_installed_game_is_found_by_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(games(), "tic-tac-toe", raising=False)  # tests of servers install it
    with pytest.raises(UnknownGame, match="tic-tac-toe"):
        load(save(session()))


# What is not a save


@pytest.mark.parametrize(
    "data",
    [b"", b"hello", b"\xff\xd8\xff\xe0", b'"\xff"', b"[" * 100_000, b"\x00" * 10],
    ids=["empty", "text", "picture", "not UTF-8", "deep", "zeros"],
)
def test_what_is_not_json_is_refused(data: bytes) -> None:
    with pytest.raises(SaveError, match="not a save file, or it is damaged"):
        load(data, GAME)


def test_a_truncated_save_is_refused_wherever_it_is_cut() -> None:
    data = save(session("a1", "b2"))
    for length in range(0, len(data) - 1, 7):
        with pytest.raises(SaveError):
            load(data[:length], GAME)


@pytest.mark.parametrize("data", [b"[]", b"3", b'{"name": "x"}', b'{"lanthorn_save": "1"}'])
def test_foreign_json_is_refused(data: bytes) -> None:
    with pytest.raises(SaveError, match="not a Lanthorn save file"):
        load(data, GAME)


def test_a_save_with_a_part_missing_is_damaged() -> None:
    with pytest.raises(SaveError, match="damaged"):
        load(b'{"lanthorn_save": 1}', GAME)


def test_a_changed_letter_is_noticed() -> None:
    data = save(session("a1", "b2"))
    assert data.count(b"mark:b2") == 1
    with pytest.raises(SaveError, match="checksum"):
        load(data.replace(b"mark:b2", b"mark:c2"), GAME)


def test_a_save_of_a_newer_program_is_refused_with_its_version() -> None:
    data = changed(save(session()), lanthorn_save=2, program="9.0")
    with pytest.raises(SaveError, match=f"written by Lanthorn 9.0, which is newer than this {__version__}"):
        load(data, GAME)


def test_a_save_of_another_game_is_refused() -> None:
    with pytest.raises(SaveError, match="of tic-tac-toe, not of chess"):
        load(save(session()), replace(GAME, id="chess"))


def test_a_save_without_a_beginning_is_damaged() -> None:
    with pytest.raises(SaveError, match="neither a seed nor a first position"):
        load(changed(save(session()), seed=None), GAME)


def test_a_position_outside_the_answers_is_damage() -> None:
    record = read(save(GAME.match().resume(session("a1").state)))
    assert record.origin is not None
    record.origin.at = 5
    with pytest.raises(SaveError, match="outside its answers"):
        load(signed(record), GAME)


# Rules that have changed since


async def bottom_row_only(play: Play[tictactoe.Board]) -> None:
    """Another rule: after the second mark, the squares a3, b3 and c3 are closed."""
    board, seat = play.state, play.state.turn % 2
    squares = range(9) if board.turn < 2 else range(6)
    free = [tictactoe.MARKS[square] for square in squares if board.marks[square] < 0]
    board.marks[await play.choose(seat, "mark", free)] = seat
    board.turn += 1


def test_a_rule_that_no_longer_accepts_an_answer_resumes_at_the_checkpoint_and_says_so() -> None:
    played = session("a1", "b2", "c3", "a3")
    loaded = load(save(played), replace(GAME, version=2, step=bottom_row_only))
    assert loaded.report is not None
    assert loaded.report.id == "save-rules-changed"
    assert loaded.report.args == {"broken": 3, "resumed": 4, "answers": 4, "program": __version__}
    twin = loaded.session
    assert (twin.state, twin.log) == (played.state, played.log)
    with pytest.raises(IllegalChoice):
        twin.answer(0, "mark:b3")
    twin.answer(0, "mark:c1")
    assert load(save(twin), replace(GAME, version=2, step=bottom_row_only)).session.log == twin.log


def test_the_same_rules_that_do_not_replay_ask_for_a_report() -> None:
    loaded = load(save(session("a1", "b2", "c3")), replace(GAME, step=bottom_row_only))
    assert loaded.report is not None
    assert loaded.report.id == "save-does-not-replay"


def test_a_rule_that_plays_otherwise_is_noticed_at_the_checkpoint() -> None:
    async def mirrored(play: Play[tictactoe.Board]) -> None:
        await tictactoe.step(play)
        play.state.marks.reverse()

    played = session("a1", "b2", "b1")
    loaded = load(save(played), replace(GAME, version=2, step=mirrored))
    assert loaded.report is not None
    assert loaded.report.args["broken"] == 3
    assert loaded.session.state == played.state


def test_answers_since_the_checkpoint_that_no_longer_fit_are_dropped() -> None:
    async def two_notes(play: Play[Table]) -> None:
        for _ in range(2):
            play.state.notes.append(await play.choose(0, "note", options("a", "b")))

    async def only_b(play: Play[Table]) -> None:
        for _ in range(2):
            play.state.notes.append(await play.choose(0, "note", options("b", "c")))

    played = tiny_game(two_notes, steps=3).match().start(1)
    for key in ("b", "b", "b", "b", "a"):
        played.answer(0, key)
    loaded = load(save(played), tiny_game(only_b, steps=3))
    assert loaded.report is not None
    assert loaded.report.args["resumed"] == 4
    assert loaded.session.state.notes == ["b"] * 4
    loaded.session.answer(0, "c")


def test_a_state_of_another_shape_is_refused_with_its_field() -> None:
    @dataclass(slots=True)
    class Bigger(tictactoe.Board):
        colours: list[str] = field(kw_only=True)

    bigger: Game[Any, None] = replace(GAME, state=Bigger)
    with pytest.raises(SaveError, match=r"can't be opened by these rules of tic-tac-toe: .*colours"):
        load(save(session("a1")), bigger)


# Where a game began


def test_a_game_that_began_at_a_position_comes_back_from_there() -> None:
    started = GAME.match().resume(session("a1", "b2").state, [(0, "mark:a1"), (1, "mark:b2")])
    started.answer(0, "mark:c3")
    loaded = load(save(started), GAME)
    twin = loaded.session
    assert loaded.report is None
    assert (twin.state, twin.log, twin.origin_at) == (started.state, started.log, 2)
    assert twin.seed is None


def test_the_book_is_not_saved_and_is_there_again() -> None:
    book = object()
    unbound: Game[tictactoe.Board, Any] = GAME
    bound = replace(unbound, book=lambda library, settings: book)
    loaded = load(save(bound.match().resume(tictactoe.Board(Rng(1), book))), bound)
    assert loaded.session.state.book is book


def test_numbers_as_keys_come_back_as_numbers() -> None:
    @dataclass(slots=True)
    class Stacks(tictactoe.Board):
        stacks: dict[int, list[int]] = field(default_factory=dict)

        def copy(self) -> Stacks:
            return Stacks(
                self.rng.copy(), self.book, self.marks[:], self.turn, self.winner, dict(self.stacks)
            )

    game: Game[Any, None] = replace(GAME, state=Stacks)
    loaded = load(save(game.match().resume(Stacks(Rng(1), stacks={12: [3]}))), game)
    assert loaded.session.state.stacks == {12: [3]}


def test_a_seed_of_any_size_comes_back() -> None:
    for seed in (-1, 2**63, 2**64 + 5, 10**30):
        assert load(save(GAME.match().start(seed)), GAME).session.seed == seed
