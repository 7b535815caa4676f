"""Simulation: the same seed tells the same, reports are honest, and mistakes get a clear sentence."""

from __future__ import annotations

import msgspec
import pytest

import tictactoe
from lanthorn.engine import LanthornError, find_game
from lanthorn.lab import jobs, playing, simulate_many
from lanthorn.lab.sim import wilson

TIC_TAC_TOE = tictactoe.GAME.match()
DUEL = find_game("dungeon-heroes").match()
SOLITAIRE = find_game("dungeon-heroes").match({"mode": "solitaire"})


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_the_same_seed_gives_the_same_report_but_for_the_time(bots: list[str]) -> None:
    one, again = (simulate_many(DUEL, bots, games=3, seed=5) for _ in range(2))
    assert one == again
    assert hash(one) == hash(again)
    assert one.seconds != again.seconds


def test_another_seed_plays_other_games() -> None:
    one, other = (simulate_many(DUEL, ["random"], games=20, seed=seed) for seed in (5, 6))
    assert one.decisions != other.decisions


def test_more_games_of_a_seed_begin_with_the_same_ones() -> None:
    seeds = [[playing.game_seed(5, number) for number in range(games)] for games in (10, 20)]
    assert seeds[1][:10] == seeds[0]
    assert len(set(seeds[1])) == 20


def test_wins_and_games_without_a_winner_add_up() -> None:
    report = simulate_many(TIC_TAC_TOE, ["random"], games=200, seed=1)
    assert sum(seat.wins for seat in report.seats) + report.no_winner == report.games == 200
    assert report.no_winner > 0
    assert report.seats[0].wins > report.seats[1].wins
    assert (
        5 <= report.min_length <= report.mean_length <= report.max_length == 8
    )  # the last square is no choice
    assert report.decisions == round(report.mean_length * 200)


def test_a_lost_solitaire_game_has_no_winner() -> None:
    report = simulate_many(SOLITAIRE, ["random"], games=5, seed=1)
    assert (report.seats[0].wins, report.no_winner, report.unfinished) == (0, 5, 0)


def test_one_name_stands_for_all_seats() -> None:
    assert simulate_many(TIC_TAC_TOE, ["random"], games=1, seed=1).bots == ("random", "random")


def test_each_seat_is_played_by_its_bot() -> None:
    report = simulate_many(TIC_TAC_TOE, ["random", "greedy"], games=60, seed=1)
    assert [(seat.seat, seat.bot) for seat in report.seats] == [("cross", "random"), ("nought", "greedy")]
    random = simulate_many(TIC_TAC_TOE, ["random"], games=60, seed=1)
    assert report.seats[1].wins > random.seats[1].wins


def test_a_game_that_does_not_end_is_left_without_a_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONGEST", 3)
    for bots in (["random"], ["greedy"]):
        report = simulate_many(TIC_TAC_TOE, bots, games=2, seed=1)
        assert (report.games, report.no_winner, report.unfinished, report.max_length) == (2, 2, 2, 3)


def test_an_interrupt_keeps_the_games_that_were_finished() -> None:
    def stop_after_three(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    report = simulate_many(DUEL, ["random"], games=50, seed=5, progress=stop_after_three)
    assert report.interrupted
    assert report.games == 3
    whole = simulate_many(DUEL, ["random"], games=3, seed=5)
    assert not whole.interrupted
    assert (report.decisions, report.seats) == (whole.decisions, whole.seats)


def test_an_interrupt_in_the_first_game_leaves_an_empty_report(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object, **more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(jobs, "play_game", interrupted)
    report = simulate_many(DUEL, ["random"], games=5, seed=5)
    assert (report.games, report.decisions, report.mean_length) == (0, 0, 0.0)
    assert (report.seats[0].low, report.seats[0].high) == (0.0, 1.0)


def test_progress_is_told_after_each_game() -> None:
    told: list[int] = []
    simulate_many(TIC_TAC_TOE, ["random"], games=4, seed=1, progress=told.append)
    assert told == [1, 2, 3, 4]


def test_the_report_goes_out_as_json() -> None:
    report = simulate_many(DUEL, ["random"], games=2, seed=5)
    values = msgspec.json.decode(report.to_json())
    assert values["game"] == "dungeon-heroes"
    assert values["settings"]["mode"] == "duel"
    assert values["bots"] == ["random", "random"]
    assert values["seats"][0].keys() == {"seat", "bot", "wins", "share", "low", "high"}
    assert values["decisions_per_second"] == pytest.approx(report.decisions / report.seconds)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (90, 100, 0.8256, 0.9448), (10, 10, 0.7225, 1.0)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


@pytest.mark.parametrize("games", [0, -3])
def test_no_games_at_all_are_refused(games: int) -> None:
    with pytest.raises(LanthornError, match=f"^The number of games must be at least 1, not {games}.$"):
        simulate_many(DUEL, ["random"], games=games, seed=1)


def test_a_wrong_number_of_bots_is_refused_with_the_seats_of_the_game() -> None:
    with pytest.raises(LanthornError, match=r"has 2 seats \(heroes, master\), so name 1 or 2 bots, not 3\.$"):
        simulate_many(DUEL, ["random"] * 3, games=1, seed=1)
    with pytest.raises(LanthornError, match=r"has 1 seat \(heroes\), so name 1 bot, not 2\.$"):
        simulate_many(SOLITAIRE, ["random"] * 2, games=1, seed=1)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(LanthornError, match="There is no bot “clever”"):
        simulate_many(DUEL, ["random", "clever"], games=1, seed=1)
