"""The arena: everybody meets everybody on every side, and what is claimed has its interval."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tictactoe
from lanthorn.engine import LanthornError, Seat, find_game
from lanthorn.lab.arena import ArenaReport, Comparison, hold_arena, line_ups
from lanthorn.lab.processes import Processes
from lanthorn.lab.shares import difference

TIC_TAC_TOE = tictactoe.GAME.match()
SOLITAIRE = find_game("dungeon-heroes").match({"mode": "solitaire"})


def with_seats(*teams: int) -> Any:
    seats = tuple(Seat(f"seat-{number}", team) for number, team in enumerate(teams))
    return replace(tictactoe.GAME, seats=lambda book: seats).match()


def without_time(report: ArenaReport) -> ArenaReport:
    return msgspec.structs.replace(report, seconds=0.0)


def test_every_bot_plays_every_side_against_every_other() -> None:
    assert line_ups(TIC_TAC_TOE, ["a", "b", "c"]) == [
        ("a", "b"),
        ("b", "a"),
        ("a", "c"),
        ("c", "a"),
        ("b", "c"),
        ("c", "b"),
    ]


def test_the_seats_of_a_team_have_one_bot() -> None:
    assert line_ups(with_seats(0, 1, 0), ["a", "b"]) == [("a", "b", "a"), ("b", "a", "b")]


def test_of_three_teams_each_is_played_alone_against_the_others() -> None:
    three = line_ups(with_seats(0, 1, 2), ["a", "b"])
    assert three[:3] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert len(three) == 6


def test_those_who_win_together_play_alone() -> None:
    assert line_ups(with_seats(0, 0, 0), ["a", "b"]) == [("a", "a", "a"), ("b", "b", "b")]


def test_the_table_of_pairings_adds_up() -> None:
    report = hold_arena(TIC_TAC_TOE, ["random", "greedy"], 30, seed=1)
    assert (report.games, report.wanted, report.interrupted, report.is_opposed) == (60, 60, False, True)
    rows = {(row.bot, row.side): row for row in report.standings}
    assert set(rows) == {(bot, side) for bot in ("random", "greedy") for side in ("cross", "nought")}
    for row in report.standings:
        other = rows[row.against or "", "nought" if row.side == "cross" else "cross"]
        assert (row.wins, row.losses, row.games) == (other.losses, other.wins, 30)
        assert row.low < row.share < row.high
    assert rows["greedy", "cross"].share > rows["random", "cross"].share


def test_the_better_bot_is_rated_higher_and_more_games_make_surer() -> None:
    few, many = (hold_arena(TIC_TAC_TOE, ["random", "greedy"], games, seed=1) for games in (5, 60))
    assert [rating.bot for rating in many.ratings] == ["greedy", "random"]
    assert many.ratings[0].uncertainty < few.ratings[0].uncertainty
    assert many.ratings[0].low < many.ratings[0].rating < many.ratings[0].high


def test_the_number_of_workers_and_an_interruption_change_nothing(tmp_path: Path) -> None:
    into = tmp_path / "arena.jsonl"

    def stop(done: int) -> None:
        if done == 7:
            raise KeyboardInterrupt

    part = hold_arena(TIC_TAC_TOE, ["random", "greedy"], 20, 1, stop, into=into)
    assert (part.games, part.wanted, part.interrupted) == (7, 40, True)
    with Processes(2) as place:
        resumed = hold_arena(TIC_TAC_TOE, ["random", "greedy"], 20, 1, place=place, into=into)
    assert without_time(resumed) == without_time(hold_arena(TIC_TAC_TOE, ["random", "greedy"], 20, 1))


def test_alone_bots_are_compared_by_the_same_deals() -> None:
    report = hold_arena(SOLITAIRE, ["random", "greedy"], 6, seed=0)
    assert [(row.bot, row.against, row.games) for row in report.standings] == [
        ("random", None, 6),
        ("greedy", None, 6),
    ]
    (compared,) = report.comparisons
    assert (compared.bot, compared.against) == ("greedy", "random")
    assert isinstance(compared, Comparison)
    assert compared.low < compared.difference < compared.high
    assert report.ratings[0].bot == "greedy"


def test_one_bot_alone_has_a_share_and_nobody_to_be_compared_with() -> None:
    report = hold_arena(SOLITAIRE, ["random"], 3, seed=0)
    assert (len(report.standings), report.comparisons) == (1, ())


def test_the_report_goes_out_as_json() -> None:
    values = msgspec.json.decode(hold_arena(TIC_TAC_TOE, ["random", "greedy"], 2, seed=1).to_json())
    assert values["standings"][0].keys() == {
        *("bot", "against", "side", "games", "wins", "losses", "share", "low", "high")
    }
    assert values["ratings"][0].keys() == {"bot", "rating", "uncertainty", "low", "high"}


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    for bots, words in (
        (["random"], "needs at least 2 bots"),
        (["random", "greedy", "random"], "“random” is named twice"),
        (["random", "genius"], "There is no bot “genius”"),
        (["random", ""], "There is no bot “”"),
    ):
        with pytest.raises(LanthornError, match=words):
            hold_arena(TIC_TAC_TOE, bots, 1, seed=1)
    with pytest.raises(LanthornError, match="The number of games must be at least 1, not 0"):
        hold_arena(TIC_TAC_TOE, ["random", "greedy"], 0, seed=1)


def test_the_difference_of_two_shares_has_newcombes_interval() -> None:
    """The example of Newcombe's paper of 1998, method 10: 56 of 70 against 48 of 80."""
    assert difference(56, 70, 48, 80) == pytest.approx((0.0524, 0.3339), abs=0.0001)
    assert difference(0, 0, 1, 1) == (-1.0, 1.0)
