"""Finding a game and agreeing on its settings."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tictactoe
from lanthorn.engine import Pack, Setting, SettingError, UnknownGame, find_game, games

GAME = replace(
    tictactoe.GAME,
    settings=(Setting("mode", "duel", values=("duel", "solo")), Setting("dragon", False)),
)


def test_installed_games_are_found_by_their_id() -> None:
    assert find_game("dungeon-heroes") is games()["dungeon-heroes"]


def test_an_unknown_game_suggests_a_near_one() -> None:
    with pytest.raises(UnknownGame, match=r"no game “dungeon-hero”\. Did you mean dungeon-heroes\?"):
        find_game("dungeon-hero")


def test_an_unknown_game_without_a_near_one_lists_what_there_is() -> None:
    with pytest.raises(UnknownGame, match="There are: dungeon-heroes"):
        find_game("chess")


def test_settings_are_filled_up_with_their_defaults() -> None:
    assert GAME.agree({"dragon": True}) == {"mode": "duel", "dragon": True}


@pytest.mark.parametrize(("word", "value"), [("yes", True), ("On", True), ("no", False), ("FALSE", False)])
def test_words_stand_for_yes_and_no(word: str, value: bool) -> None:
    assert GAME.agree({"dragon": word})["dragon"] is value


@pytest.mark.parametrize(
    ("wanted", "problem"),
    [
        ({"size": "big"}, "tic-tac-toe has no setting “size”; there are: mode, dragon"),
        ({"mode": "trio"}, "mode can't be “trio”; it is one of duel, solo"),
        ({"mode": True}, "mode can't be “True”"),
        ({"dragon": "maybe"}, "dragon is either yes or no, not “maybe”"),
    ],
)
def test_a_setting_that_can_not_be_is_named(wanted: dict[str, str | bool], problem: str) -> None:
    with pytest.raises(SettingError, match=problem):
        GAME.agree(wanted)


def test_what_packs_add_to_a_file_can_be_chosen_if_the_setting_says_so() -> None:
    game = replace(GAME, settings=(Setting("mode", "duel", values=("duel",), entries=("modes", "way")),))
    packs = [Pack("a", game.id, tables={"modes": {"duel": {}, "trio": {}}}), Pack("b", game.id)]
    assert game.agree({"mode": "trio"}, packs) == {"mode": "trio"}
    assert [setting.values for setting in game.settings_with(packs)] == [("duel", "trio")]
    with pytest.raises(SettingError, match=r"it is one of duel\."):
        game.agree({"mode": "trio"})


def test_a_number_stands_for_the_value_that_is_written_like_it() -> None:
    players = Setting("players", "1", values=("1", "2"))
    assert players.read(2) == "2"
    for wrong in (3, True):
        with pytest.raises(SettingError, match=f"players can't be “{wrong}”; it is one of 1, 2"):
            players.read(wrong)
    with pytest.raises(SettingError, match="dragon is either yes or no, not “1”"):
        Setting("dragon", False).read(1)


def test_a_game_without_settings_says_so() -> None:
    with pytest.raises(SettingError, match="there are: none"):
        tictactoe.GAME.match({"mode": "duel"})
