"""Jobs: the number of a game alone says how it goes, wherever and how often it is played."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import tictactoe
from lanthorn.engine import LanthornError, Pack, Text, find_game
from lanthorn.lab import simulate_many
from lanthorn.lab.crew import GameBroke, Work
from lanthorn.lab.jobs import Desk, Here, Job, whereabouts
from lanthorn.lab.playing import Record
from lanthorn.lab.processes import Processes
from lanthorn.lab.runs import find_place, play_all
from tests.lab import counting

TIC_TAC_TOE = tictactoe.GAME.match()
HEROES = find_game("dungeon-heroes")


def job(tally: str = "", *line_ups: str) -> Job:
    return Job.of(TIC_TAC_TOE, [names.split(",") for names in line_ups] or [["random"]], seed=3, tally=tally)


def test_a_game_is_found_again_by_another_process_though_it_is_not_installed() -> None:
    assert whereabouts(tictactoe.GAME) == "tictactoe:GAME"
    assert whereabouts(HEROES) == "lanthorn.games.dungeon_heroes:GAME"


def test_a_job_travels_as_data() -> None:
    pack = Pack("House", "dungeon-heroes", tables={"monsters": {"goblin": {"damage": 9}}})
    sent = Job.of(HEROES.match({"dragon": True}, [pack]), [["random", "greedy"]], 1)
    again = msgspec.json.decode(msgspec.json.encode(sent), type=Job)
    assert again == sent
    assert Desk(again).match.content_version == sent.content != HEROES.match().content_version


def test_line_ups_take_turns_at_the_same_deal() -> None:
    desk = Desk(job("", "random,greedy", "greedy,random"))
    records = [desk.play(number) for number in range(4)]
    assert [record.bots for record in records] == [("random", "greedy"), ("greedy", "random")] * 2
    alone = Desk(job("", "random,greedy"))
    assert [alone.play(1).length, alone.play(1).winners] == [records[2].length, records[2].winners]


def test_a_record_says_who_won_why_and_what_was_counted() -> None:
    record = Desk(job("tests.lab.counting:corners", "greedy,random")).play(0)
    assert (record.winners, record.reason, record.bots) == ((1,), "won-line", ("greedy", "random"))
    assert record.tally["0"] + record.tally["1"] <= 4
    quick = Desk(job("tests.lab.counting:corners")).play(0)
    assert sum(quick.tally.values()) > 0, "bots that play inline are counted too"


def test_a_worker_with_other_content_or_another_version_must_not_play() -> None:
    for changed, words in (
        ({"content": "0" * 16}, "other rules or other content"),
        ({"program": "0.0"}, "same version"),
    ):
        with pytest.raises(LanthornError, match=words):
            Desk(msgspec.structs.replace(job(), **changed))


def test_a_tally_that_is_not_there_is_refused_before_anything_is_played() -> None:
    for name in ("tests.lab.counting:stars", "nowhere:stars", "stars"):
        with pytest.raises(LanthornError, match=f"{name} can't be found"):
            job(name)


def test_a_mistake_in_a_rule_names_the_game_and_its_seed() -> None:
    with pytest.raises(ZeroDivisionError) as found:
        Desk(job("tests.lab.counting:fail")).play(5)
    assert "in game 5 of tic-tac-toe: seed " in found.value.__notes__[0]


@pytest.mark.parametrize("bots", ["random", "random,greedy"])
def test_the_number_of_workers_changes_nothing(bots: str) -> None:
    alone = play_all(job("", bots), 150, Here())
    with Processes(2) as place:
        together = play_all(job("", bots), 150, place)
    assert together.records == alone.records
    assert [record.number for record in together.records] == list(range(150))


def test_workers_stay_for_the_next_job() -> None:
    with Processes(2) as place:
        first = play_all(job("tests.lab.counting:corners"), 40, place)
        processes = [worker.process.pid for worker in place.workers]
        second = play_all(job("", "greedy"), 10, place)
        assert [worker.process.pid for worker in place.workers] == processes
    assert (len(first.records), len(second.records)) == (40, 10)
    assert second.records == play_all(job("", "greedy"), 10, Here()).records


def test_a_killed_worker_is_noticed_and_its_games_are_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(counting.MARK, str(tmp_path / "killed"))
    noticed: list[Text] = []
    with Processes(2) as place:
        run = play_all(job("tests.lab.counting:die_once"), 60, place, notice=noticed.append)
    assert [text.id for text in noticed] == ["worker-lost"]
    assert (tmp_path / "killed").exists()
    whole = play_all(job(), 60, Here())
    assert [(r.number, r.winners, r.length) for r in run.records] == [
        (r.number, r.winners, r.length) for r in whole.records
    ]


def test_a_game_that_takes_every_worker_with_it_is_given_up() -> None:
    with Processes(1) as place, pytest.raises(LanthornError, match="was with 3 workers that were lost"):
        play_all(job("tests.lab.counting:die"), 1, place)


def test_a_mistake_at_a_worker_is_told_with_its_place() -> None:
    with Processes(1) as place, pytest.raises(GameBroke, match=r"ZeroDivisionError.* in game 0") as found:
        play_all(job("tests.lab.counting:fail"), 1, place)
    assert "counting.py" in found.value.__notes__[0]


def test_what_a_person_has_to_put_right_comes_back_from_a_worker_as_such() -> None:
    foreign = msgspec.structs.replace(job(), content="0" * 16)
    with Processes(1) as place, pytest.raises(LanthornError, match="other rules or other content"):
        play_all(foreign, 1, place)


def test_games_of_a_lost_worker_are_tried_one_by_one_to_find_the_culprit() -> None:
    work = Work(range(100))
    assert work.handful(2) == [0]
    work.done(1, 0.01)
    given = work.handful(2)
    assert given == list(range(1, 21)), "about a fifth of a second's worth"
    work.lost(given)
    assert [work.handful(2) for _ in range(3)] == [[1], [2], [3]]
    work.lost([2])
    with pytest.raises(LanthornError, match="Game number 2 "):
        work.lost([2])


def test_towards_the_end_workers_get_less_so_that_they_finish_together() -> None:
    work = Work(range(9))
    work.done(1, 1e-9)
    assert [len(work.handful(2)) for _ in range(6)] == [2, 1, 1, 1, 1, 1]


def test_one_worker_on_this_machine_is_this_process() -> None:
    assert isinstance(find_place(TIC_TAC_TOE, 1), Here)
    assert isinstance(find_place(TIC_TAC_TOE, 2), Processes)


@pytest.mark.parametrize("workers", [0, -2])
def test_no_workers_at_all_are_refused(workers: int) -> None:
    for on in ("here", "ray"):
        with pytest.raises(
            LanthornError, match=f"^The number of workers must be at least 1, not {workers}.$"
        ):
            find_place(TIC_TAC_TOE, workers, on)


def test_an_interrupt_ends_the_workers_and_keeps_what_is_done() -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    with Processes(2) as place:
        run = play_all(job("", "greedy"), 500, place, progress=stop)
        assert 0 < len(run.records) < 500
        assert not run.is_whole
    assert place.workers == []
    assert simulate_many(TIC_TAC_TOE, ["greedy"], 1, 3).games == 1


def test_a_record_is_short_as_json() -> None:
    assert msgspec.json.encode(Record(0, ("random",), (0,), 7, "won")) == (
        b'{"number":0,"bots":["random"],"winners":[0],"length":7,"reason":"won"}'
    )
