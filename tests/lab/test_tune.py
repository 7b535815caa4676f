"""Tuning: it reaches what can be reached, says when it can't, and the same search gives the same result."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from lanthorn.engine import LanthornError, Pack, find_game
from lanthorn.lab import jobs, simulate_many
from lanthorn.lab.jobs import Place
from lanthorn.lab.playing import play_game
from lanthorn.lab.processes import Processes
from lanthorn.lab.tune import Tuned, TuneReport, Tuning, Wish
from tests.lab.coin import GAME
from tests.lab.disk import disk_with_room_for

HEADS = "coins.penny.heads=0..100"
THROWS = "coins.penny.throws=1..12"
SIXTY = Wish(win=0.6, side="heads")


def tune(
    numbers: list[str],
    *wishes: Wish,
    games: int = 1_000,
    place: Place | None = None,
    into: Path | None = None,
    progress: Callable[[int], None] | None = None,
    seed: int = 1,
    **more: object,
) -> Tuned:
    tuning = Tuning(GAME, numbers, wishes, games=games, seed=seed, bots=["random"], **more)  # type: ignore[arg-type]
    return tuning.run(place, into, progress)


def new(report: TuneReport) -> dict[str, object]:
    return {change.number: change.new for change in report.numbers}


def without_time(report: TuneReport) -> TuneReport:
    return msgspec.structs.replace(report, seconds=0.0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def test_a_wish_that_can_be_reached_is_reached() -> None:
    report = tune([HEADS], SIXTY, games=3_000).report
    (aim,) = report.aims
    assert report.reached
    assert aim.before is not None
    assert aim.after is not None
    assert aim.before.high < 0.6
    assert aim.after.low <= 0.6 <= aim.after.high
    assert new(report)["coins.penny.heads"] == pytest.approx(59, abs=6)


def test_wins_and_length_are_tuned_together() -> None:
    report = tune([HEADS, THROWS], SIXTY, Wish(length=7), games=3_000).report
    assert new(report)["coins.penny.throws"] == 7
    assert new(report)["coins.penny.heads"] == pytest.approx(59, abs=8)
    assert report.aims[1].after is not None
    assert (report.aims[1].after.value, report.aims[1].after.low, report.aims[1].after.high) == (7, 7, 7)


def test_what_cannot_be_reached_is_told_with_the_nearest() -> None:
    report = tune(["coins.penny.heads=20..40/5"], Wish(win=0.9, side="heads")).report
    assert report.reached is False
    assert new(report) == {"coins.penny.heads": 40}


def test_a_wish_is_reached_if_what_was_measured_may_be_near_enough() -> None:
    """The share can't come nearer than 6 in 100: 40 instead of 46, measured with bounds of 2 on each side."""
    number, wish = "coins.penny.heads=+9..+9", Wish(win=0.46, side="heads")
    strict, lax = (tune([number], wish, games=12_000, within=within).report for within in (0.01, 0.06))
    assert (strict.reached, lax.reached) == (False, True)
    assert (strict.within, strict.numbers) == (0.01, lax.numbers)


def test_where_nothing_comes_nearer_the_numbers_stay_as_they_are() -> None:
    tuned = tune(["coins.penny.heads=60..90/10"], Wish(win=0.31, side="heads"))
    assert tuned.report.reached
    assert tuned.report.changed == []
    assert tuned.pack.tables == {}


def test_of_what_games_cannot_tell_apart_the_smaller_change_is_chosen() -> None:
    """Nothing but `throws` changes the length, so the other numbers should stay."""
    report = tune(
        [THROWS, "coins.penny.edge=0..9", "coins.extra.throws=1..9"], Wish(length=9), games=3_000
    ).report
    assert new(report)["coins.penny.throws"] == 9
    assert new(report)["coins.penny.edge"] <= 3  # type: ignore[operator]
    assert new(report)["coins.extra.throws"] <= 3  # type: ignore[operator]


def test_the_choice_is_measured_on_deals_that_had_no_part_in_it(file: Path) -> None:
    report = tune([HEADS], SIXTY, into=file).report
    best = new(report)["coins.penny.heads"]
    lines = [msgspec.json.decode(line) for line in file.read_bytes().splitlines()[1:]]
    deals = [line["game"]["number"] for line in lines if line["values"] == [best]]
    fresh = [deal for deal in deals if deal < 1_000_000]
    assert report.fresh
    assert len(fresh) == 200 == report.aims[0].after.games  # type: ignore[union-attr]
    assert len(deals) > len(fresh)


def test_the_budget_is_never_overdrawn_and_mostly_used() -> None:
    for games in (50, 99, 500, 1_234):
        report = tune([HEADS, THROWS], SIXTY, games=games).report
        assert games * 0.5 < report.games <= games


def test_few_enough_candidates_are_all_tried() -> None:
    report = tune(["coins.penny.heads=30..60/10", "coins.penny.throws=4..5"], SIXTY).report
    assert report.candidates == 8


def test_wishes_for_several_settings_are_weighed_against_each_other() -> None:
    """At dusk heads comes 20 times in 100 more often: the first two shares can be had, the others can't."""
    day, dusk = Wish(win=0.5, side="heads"), Wish(settings={"dusk": "yes"}, win=0.7, side="heads")
    report = tune([HEADS], day, dusk, games=3_000).report
    assert new(report)["coins.penny.heads"] == pytest.approx(49, abs=6)
    assert [aim.settings for aim in report.aims] == [{}, {"dusk": "yes"}]
    assert [setting["dusk"] for setting in report.settings] == [False, True]
    against = tune([HEADS], day, msgspec.structs.replace(dusk, win=0.3), games=3_000).report
    assert not against.reached
    assert new(against)["coins.penny.heads"] == pytest.approx(29, abs=8)


def test_a_heavier_wish_draws_more() -> None:
    wishes = Wish(win=0.2, side="heads"), Wish(settings={"dusk": True}, win=0.9, side="heads", weight=20)
    assert new(tune([HEADS], *wishes, games=3_000).report)["coins.penny.heads"] > 55  # type: ignore[operator]


def test_those_who_win_together_need_no_side() -> None:
    report = tune([HEADS], Wish(win=0.6), games=3_000, settings={"together": True}).report
    assert new(report)["coins.penny.heads"] == pytest.approx(59, abs=6)


def test_candidates_whose_content_cannot_be_are_skipped_and_counted() -> None:
    report = tune(["coins.penny.heads=30..200/10"], SIXTY).report
    assert 0 < report.skipped <= 10
    assert new(report)["coins.penny.heads"] <= 100  # type: ignore[operator]


def test_if_the_content_of_no_candidate_can_be_it_says_why() -> None:
    with pytest.raises(
        LanthornError,
        match=r"(?s)All 3 candidates .*\[penny\] heads: expected whole number <= 100",
    ):
        tune(["coins.penny.heads=101..103"], SIXTY)


def test_the_same_seed_gives_the_same_report_and_another_seed_other_games() -> None:
    one, again, other = (tune([HEADS, THROWS], SIXTY, seed=seed).report for seed in (3, 3, 4))
    assert without_time(one) == without_time(again)
    assert without_time(one) != without_time(other)


def test_the_number_of_workers_changes_nothing() -> None:
    alone = tune([HEADS, THROWS], SIXTY, games=200).report
    with Processes(2) as place:
        assert without_time(tune([HEADS, THROWS], SIXTY, games=200, place=place).report) == without_time(
            alone
        )


def interrupted_at(count: int) -> Callable[[int], None]:
    def progress(done: int) -> None:
        if done == count:
            raise KeyboardInterrupt

    return progress


def test_a_search_that_was_left_goes_on_to_the_same_result(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = tune([HEADS, THROWS], SIXTY).report
    left = tune([HEADS, THROWS], SIXTY, into=file, progress=interrupted_at(333)).report
    assert (left.interrupted, left.games, left.fresh, left.reached) == (True, 333, False, None)
    played = [0]

    def counted(*args: object, **named: object) -> object:
        played[0] += 1
        return play_game(*args, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(jobs, "play_game", counted)
    assert without_time(tune([HEADS, THROWS], SIXTY, into=file).report) == without_time(whole)
    assert played == [whole.games - 333]


def test_an_interrupt_leaves_the_best_so_far() -> None:
    later = tune([HEADS], SIXTY, progress=interrupted_at(550)).report
    assert later.changed
    assert later.aims[0].after is not None
    at_once = tune([HEADS], SIXTY, progress=interrupted_at(1)).report
    assert at_once.changed == []
    assert at_once.games == 1


def test_another_wish_or_a_larger_budget_goes_on_with_the_same_file(file: Path) -> None:
    tune([HEADS], SIXTY, into=file)
    lines = len(file.read_bytes().splitlines())
    again = tune([HEADS], Wish(win=0.4, side="heads"), into=file, games=2_000).report
    assert not again.interrupted
    assert lines < len(file.read_bytes().splitlines()) < lines + again.games


def test_the_file_of_another_search_is_left_alone(file: Path) -> None:
    tune([HEADS], SIXTY, into=file, games=100)
    before = file.read_bytes()
    for numbers, seed, words in (([THROWS], 1, "numbers: "), ([HEADS], 2, "seed: 1 there, 2 here")):
        with pytest.raises(LanthornError, match=words):
            tune(numbers, SIXTY, into=file, games=100, seed=seed)
    simulate_many(GAME.match(), ["random"], 3, 1, into=(other := file.with_name("other")))
    with pytest.raises(LanthornError, match="another sort of file"):
        tune([HEADS], SIXTY, into=other)
    assert file.read_bytes() == before


def test_a_full_disk_ends_the_search_and_it_can_be_gone_on_with(file: Path) -> None:
    with disk_with_room_for(9_000):
        stopped = tune([HEADS], SIXTY, into=file)
    assert "No space left on device" in str(stopped.not_kept)
    assert stopped.report.interrupted
    assert without_time(tune([HEADS], SIXTY, into=file).report) == without_time(tune([HEADS], SIXTY).report)


def test_a_pack_to_begin_from_is_part_of_the_content() -> None:
    fair = Pack(name="fair", game="coin", tables={"coins": {"penny": {"heads": 59}}})
    tuned = tune(["coins.penny.heads=+-40"], SIXTY, packs=[fair])
    assert tuned.report.packs == ("fair 1",)
    assert [change.old for change in tuned.report.numbers] == [59]
    assert tuned.report.reached


def test_a_real_game_is_tuned_and_simulating_its_pack_shows_what_was_promised(tmp_path: Path) -> None:
    """The fresh deals are the first ones of the seed: so everybody can play them again."""
    numbers = ["heroes.*.hp=+0..+6/2", "tiles.poison-cloud.count=2..4"]
    wish = Wish(win=0.5, side="heroes")
    tuned = Tuning("dungeon-heroes", numbers, [wish], games=120, seed=5, bots=["random"]).run()
    tuned.write(tmp_path / "even")
    match = find_game("dungeon-heroes").match(packs=[Pack.read(tmp_path / "even")])
    promised = new(tuned.report)
    assert match.book.max_hp[:2] == [promised["heroes.warrior.hp"], promised["heroes.cleric.hp"]]
    measured = tuned.report.aims[0].after
    assert measured is not None
    played = simulate_many(match, ["random"], measured.games, seed=5).seats[0]
    assert (played.share, played.low, played.high) == (measured.value, measured.low, measured.high)
