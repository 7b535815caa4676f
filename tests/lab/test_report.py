"""Reports: what is played, what is counted, and that nothing but the seed decides it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tictactoe
from lanthorn.engine import Event, LanthornError, find_game
from lanthorn.lab import simulate_many
from lanthorn.lab.counting import COUNT, counted, things_of
from lanthorn.lab.jobs import Desk, Job
from lanthorn.lab.processes import Processes
from lanthorn.lab.report import make_report, plan_report, sum_up
from lanthorn.lab.report_html import to_html
from lanthorn.lab.report_noise import Stratum, pooled
from lanthorn.lab.report_plan import Plan, Played, line_ups_in
from lanthorn.lab.report_rows import Bin, Report
from lanthorn.lab.report_sums import binned
from lanthorn.lab.runs import Run
from lanthorn.lab.shares import difference

HEROES = find_game("dungeon-heroes")
LEGENDS = find_game("dungeon-legends")


def names(plan: Plan) -> list[str]:
    return [variant.name for variant in plan.variants]


def small(deals: int = 12, **more: Any) -> Plan:
    return plan_report(tictactoe.GAME, line_ups=[["random"], ["greedy", "random"]], deals=deals, **more)


@pytest.fixture(scope="module")
def heroes() -> Report:
    return make_report(plan_report(HEROES, line_ups=[["random"]], deals=25, seed=2))


# What is played


def test_settings_are_varied_one_at_a_time_around_what_was_agreed() -> None:
    assert names(plan_report(HEROES, deals=1)) == ["base", "mode=solitaire", "dragon=yes", "undead=yes"]


def test_a_setting_that_was_given_is_not_varied_unless_it_is_named() -> None:
    given = {"mode": "solitaire"}
    assert names(plan_report(HEROES, given, deals=1)) == ["base", "dragon=yes", "undead=yes"]
    assert names(plan_report(HEROES, given, deals=1, vary=["mode"])) == ["base", "mode=duel"]
    assert names(plan_report(HEROES, given, deals=1, vary=["skull_kills_all"]))[1:] == ["skull_kills_all=no"]


def test_a_game_may_say_which_settings_are_varied() -> None:
    varied = plan_report(LEGENDS, deals=1).varied
    assert varied == ("chapter", "players", "difficulty"), "not who leads which hero"


def test_each_line_up_plays_the_same_deals() -> None:
    plan = small(10)
    assert plan.line_up_names == ("random", "greedy+random")
    report = make_report(plan)
    assert report.games == plan.games == 20
    alone = simulate_many(tictactoe.GAME.match(), ["greedy", "random"], 10, 0)
    assert [row.wins for row in report.wins if row.bots == "greedy+random"] == [s.wins for s in alone.seats]


def test_a_line_up_for_other_seats_is_left_out_of_a_variant() -> None:
    plan = plan_report(HEROES, line_ups=[["random"], ["random", "greedy"]], deals=1)
    by_name = {variant.name: variant.job.line_ups for variant in plan.variants}
    assert by_name["mode=solitaire"] == (("random",),)
    assert by_name["dragon=yes"] == (("random", "random"), ("random", "greedy"))


def test_a_variant_that_nobody_can_play_is_told_and_refused_if_it_was_asked_for() -> None:
    pair = [["random", "greedy"]]
    plan = plan_report(HEROES, line_ups=pair, deals=1)
    assert [row.name for row in plan.left_out] == ["mode=solitaire"]
    with pytest.raises(LanthornError, match="1 seat"):
        plan_report(HEROES, line_ups=pair, deals=1, vary=["mode"])


def test_line_ups_are_written_with_commas_and_plus_signs() -> None:
    assert line_ups_in("greedy, random+greedy") == [["greedy"], ["random", "greedy"]]


# Only the seed decides


def test_workers_change_nothing_about_a_report() -> None:
    alone = make_report(small())
    with Processes(2) as place:
        assert make_report(small(), place) == alone
    assert make_report(small(seed=1)) != alone


def test_a_report_that_was_interrupted_says_so_and_goes_on(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    part = make_report(small(), into=tmp_path / "kept", progress=stop)
    assert (part.games, part.wanted, part.interrupted) == (5, 24, True)
    told: list[int] = []
    whole = make_report(small(), into=tmp_path / "kept", progress=told.append)
    assert told[0] == 5
    assert whole == make_report(small())


# What is counted


def test_every_decision_and_every_fall_of_a_game_is_counted() -> None:
    desk = Desk(Job.of(HEROES.match(), [["random"]], 1, COUNT))
    for number in range(5):
        record = desk.play(number)
        count = counted(record.tally)
        assert sum(sum(verbs.values()) for verbs in count.verbs.values()) == record.length
        if record.reason == "log-won-all-fallen":
            fallen = {fall.who for fall in count.falls}
            assert fallen == {"hero-warrior", "hero-cleric", "hero-rogue", "hero-wizard"}
        assert all(fall.to.startswith("tile-") for fall in count.falls)
        assert all(0 < fall.turn <= count.turns and fall.decision <= record.length for fall in count.falls)


def test_a_count_is_the_same_as_plain_data() -> None:
    tally = Desk(Job.of(LEGENDS.match(), [["random"]], 1, COUNT)).play(0).tally
    assert json.loads(json.dumps(tally)) == tally
    assert msgspec.to_builtins(counted(tally)) == tally


@pytest.mark.parametrize(
    ("game", "event", "named"),
    [
        (HEROES, Event("x", {"tile": "goblin"}), {"tile": "tile-goblin"}),
        (HEROES, Event("x", {"source": "goblin"}), {"source": "tile-goblin"}),
        (HEROES, Event("x", {"tile": "hidden"}, (1,), {"tile": "ogre"}), {"tile": "tile-ogre"}),
        (HEROES, Event("x", {"hero": "rogue", "square": "b1"}), {"hero": "hero-rogue"}),
        (LEGENDS, Event("x", {"icon": "dust"}), {}),
        (LEGENDS, Event("x", {"location": "ancient-fountain"}), {"location": "location-ancient-fountain"}),
        (LEGENDS, Event("x", {"chapter": "fire"}), {}),
    ],
)
def test_content_is_found_in_events_by_its_name(game: Any, event: Event, named: dict[str, str]) -> None:
    assert things_of(game.match()).in_event(event) == named


def test_a_report_names_what_was_used_who_fell_and_what_was_decided(heroes: Report) -> None:
    assert {row.sort for row in heroes.use} == {"heroes", "tiles", "monsters", "traps", "artifacts"}
    assert {row.who for row in heroes.falls} >= {"hero-wizard", "hero-rogue"}
    for name in (
        "tile-goblin",
        "hero-wizard",
        "verb-move",
        "content-traps",
        "seat-master",
        "log-won-treasures",
    ):
        assert all(heroes.names[name].values())
    assert heroes.names["tile-goblin"] == {"en": "Goblin", "fr": "Gobelin"}
    assert {row.verb for row in heroes.decisions if row.seat == "master"} >= {"place", "reveal"}


def test_shares_of_a_report_add_up(heroes: Report) -> None:
    duels = [row for row in heroes.wins if row.variant == "base"]
    assert [row.side for row in duels] == ["heroes", "master"]
    assert sum(row.wins for row in duels) == duels[0].games == 25
    assert sum(row.games for row in heroes.endings) == heroes.games == 100
    for length in heroes.lengths:
        assert sum(one.count for one in length.bins) == length.games
        assert length.least <= length.tenth <= length.median <= length.ninetieth <= length.most


def test_what_is_only_in_an_expansion_is_only_compared_there(heroes: Report) -> None:
    dragon = next(row for row in heroes.use if row.thing == "tile-dragon")
    assert dragon.games == 25
    assert dragon.games_with + dragon.games_without in (0, 25)


def test_a_game_that_says_nothing_to_reports_gets_one_all_the_same() -> None:
    report = make_report(small())
    assert (report.use, report.falls) == ((), ())
    assert {row.unit for row in report.lengths} == {"decisions"}
    assert [row.verb for row in report.decisions] == ["mark"] * 4
    assert {row.reason for row in report.endings} <= {"won-line", "drawn"}


@pytest.mark.parametrize("game", [HEROES, LEGENDS], ids=lambda game: game.id)
def test_sorts_of_content_and_decisions_have_names_in_both_languages(game: Any) -> None:
    files = [file for file, names in game.words.items() if not names[0].startswith("setting-")]
    wanted = {f"content-{file}" for file in files}
    report = make_report(plan_report(game, line_ups=[["random"]], deals=3))
    wanted |= {f"verb-{row.verb}" for row in report.decisions}
    wanted |= {row.to for row in report.falls}
    for messages in game.messages.values():
        assert wanted - messages == set()


def test_a_report_of_no_games_can_still_be_shown() -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    report = make_report(small(), progress=stop)
    assert report.games == 1
    assert "covers 1 of 24 games" in to_html(report, "en")
    assert to_html(sum_up(small(), Played({}, Run([], 24, 0.0, 0))), "fr")


# Sums


def test_of_one_sort_of_games_the_interval_is_newcombes() -> None:
    found = pooled([Stratum(30, 40, 10, 20)])
    assert found is not None
    assert (found.low, found.high) == pytest.approx(difference(30, 40, 10, 20))


def test_games_are_compared_with_their_like() -> None:
    """Each sort shows nothing; thrown together they would: 91 of 110 against 19 of 110."""
    easy, hard = Stratum(90, 100, 9, 10), Stratum(1, 10, 10, 100)
    found = pooled([easy, hard])
    assert found is not None
    assert found.difference == pytest.approx(0)
    assert not found.is_shown
    assert pooled([Stratum(91, 110, 19, 110)]).is_shown  # type: ignore[union-attr]


def test_nothing_is_compared_where_one_side_is_missing() -> None:
    assert pooled([Stratum(3, 10, 0, 0)]) is None


def test_histograms_have_round_steps_and_lose_nobody() -> None:
    assert binned([3]) == (Bin(3, 3, 1),)
    bins = binned(range(7, 207))
    assert [bins[0].first, bins[0].last, bins[-1].last] == [0, 19, 219]
    assert sum(one.count for one in bins) == 200
    assert binned([]) == ()
