"""The bots: which there are, what they get to know, and what each of them does with it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tictactoe
from lanthorn.bots import BOTS, Mind, RandomBot, find_bot
from lanthorn.bots.greedy import LOOKS, worth_a_look
from lanthorn.bots.search import TRUST
from lanthorn.engine import Decision, LanthornError, Option, Rng, Session, find_game
from lanthorn.engine.running import simulate


def decision(*keys: str) -> Decision[str]:
    return Decision(0, "test", [Option(key, key) for key in keys], {})


def marked(*squares: str) -> Session[Any]:
    """Tic-tac-toe with these squares marked, cross and nought in turn."""
    session = tictactoe.GAME.match().start(1)
    for number, square in enumerate(squares):
        session.answer(number % 2, f"mark:{square}")
    return session


def pick(bot: str, session: Session[Any], seed: int = 1) -> str:
    asked = session.decisions[0]
    index = find_bot(bot).choose(Mind(session, asked.seat, Rng.seeded(seed)), asked)
    return asked.options[index].key


def test_every_bot_is_found_by_its_name() -> None:
    found = [find_bot(name).name for name in BOTS]
    assert found == list(BOTS)
    assert found[:5] == ["random", "greedy", "casual", "strong", "master"]  # a server's tests may bring more


def test_a_bot_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(
        LanthornError, match=r"There is no bot “clever”. There are: random, greedy, casual, strong, master"
    ):
        find_bot("clever")


def test_a_mind_shows_the_view_of_its_seat_and_no_more() -> None:
    session = find_game("dungeon-heroes").match({"mode": "solitaire"}).start(1)
    mind = Mind(session, 0, Rng.seeded(1))
    assert mind.view == session.view(0)
    assert {name for name in dir(mind) if not name.startswith("_")} == {
        "evaluate",
        "imagine",
        "keep",
        "kept",
        "rng",
        "rollout",
        "seat",
        "untried",
        "view",
    }


def test_the_same_stream_imagines_the_same_game_and_leaves_the_true_one_alone() -> None:
    session = find_game("dungeon-heroes").match({"mode": "solitaire"}).start(1)
    mind, before = Mind(session, 0, Rng.seeded(1)), session.state.copy()
    one, again, other = (mind.imagine(Rng.seeded(seed)) for seed in (5, 5, 6))
    assert one.state == again.state
    assert one.state.tiles != other.state.tiles
    assert session.state == before


def test_the_random_bot_picks_every_option_about_as_often() -> None:
    policy = RandomBot().policy(Rng.seeded(3))
    asked = decision("a", "b", "c")
    counts = Counter(policy(asked) for _ in range(3000))
    assert all(900 < counts[option] < 1100 for option in range(3))


def test_the_random_bot_plays_the_same_inline_as_at_a_table() -> None:
    match = tictactoe.GAME.match()
    bot, session = RandomBot(), match.start(1)
    mind = Mind(session, 0, Rng.seeded(4))
    while not session.is_over:
        asked = session.decisions[0]
        session.pick(asked.seat, bot.choose(mind, asked))
    assert simulate(match, 1, [bot.policy(Rng.seeded(4))] * 2).log == session.log


@pytest.mark.parametrize("seed", range(5))
def test_the_greedy_bot_takes_the_win_that_is_one_step_away(seed: int) -> None:
    assert pick("greedy", marked("a1", "a2", "b1", "b2"), seed) == "mark:c1"


def test_the_greedy_bot_lets_its_dice_choose_between_options_that_are_alike() -> None:
    assert len({pick("greedy", marked(), seed) for seed in range(30)}) > 5


def test_the_greedy_bot_thinks_with_dice_of_its_own() -> None:
    session = marked("a1")
    dice = session.state.rng.state
    pick("greedy", session)
    assert session.state.rng.state == dice


def test_few_options_are_all_worth_a_look() -> None:
    assert worth_a_look(decision("a", "b:1", "b:2"), [0, 1, 2], Rng.seeded(1)) == [0, 1, 2]


def test_of_many_options_a_rare_verb_is_never_overlooked() -> None:
    asked = decision(*(f"place:{n}" for n in range(100)), "attack:orc:wizard", "end")
    picks = worth_a_look(asked, list(range(102)), Rng.seeded(1))
    assert len(set(picks)) == len(picks) == LOOKS
    assert {100, 101} <= set(picks)


@pytest.mark.parametrize("bot", ["casual", "strong"])
def test_a_searching_bot_takes_the_win(bot: str) -> None:
    assert pick(bot, marked("a1", "a2", "b1", "b2")) == "mark:c1"


def test_a_searching_bot_with_time_to_spare_thinks_no_longer_than_its_level() -> None:
    session = marked("a1")
    tree = find_bot("casual").unhurried().search(Mind(session, 1, Rng.seeded(1)), session.decisions[0])  # type: ignore[attr-defined]
    assert sum(child.visits - TRUST for child in tree.root.children.values()) == 40
