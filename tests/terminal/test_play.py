"""A game played through the command line, line by line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.terminal.desk import lanthorn, plain, widest

TWO_PEOPLE = ("play", "tic-tac-toe", "--seat", "cross=human", "--seat", "nought=human", "--seed", "1")
DUEL = ("play", "dungeon-heroes", "--set", "mode=duel", "--seed", "5")


def saves(home: Path) -> list[Path]:
    return sorted((home / "saves").glob("*.json"))


def answers(path: Path) -> list[str]:
    return [key for _, key in json.loads(path.read_text())["log"]]


def test_a_game_is_played_to_its_end_and_says_who_won_and_why(own_home: Path) -> None:
    result = lanthorn(*TWO_PEOPLE, typed="a1\na2\nb1\nb2\nc1\n")
    assert result.exit_code == 0
    assert "Cross has three in a line." in result.output
    assert "Won by: Cross" in result.output
    assert "TTT-03" in result.output
    assert answers(*saves(own_home)) == ["mark:a1", "mark:a2", "mark:b1", "mark:b2", "mark:c1"]


def test_the_page_never_exceeds_its_width(monkeypatch: pytest.MonkeyPatch) -> None:
    for width in (40, 60, 80, 132):
        monkeypatch.setenv("COLUMNS", str(width))
        result = lanthorn(*DUEL, "--seat", "master=greedy", typed="1\n1\n1\n?\n\nh\n\nl\n\n1\n1\n")
        pages = result.output.split("The game is kept.")[0]
        assert widest(pages) <= width


def test_a_choice_that_is_not_there_is_refused_with_a_reason_and_its_clause() -> None:
    result = lanthorn(*TWO_PEOPLE, typed="a1\nmark:a1\n")
    assert "That square is taken." in result.output
    assert "TTT-02" in result.output


def test_a_number_out_of_range_and_nonsense_are_refused() -> None:
    result = lanthorn(*TWO_PEOPLE, typed="77\nsing a song\na1\na1\n\x00\x1b[A\xff\n")
    assert result.exit_code == 0
    assert "Type a number from 1 to 9." in result.output
    assert "“sing a song” is neither a choice nor a command." in result.output
    assert "None of the choices has to do with: a1." in result.output


def test_the_end_of_input_keeps_the_game_and_says_how_to_go_on(own_home: Path) -> None:
    result = lanthorn(*TWO_PEOPLE, typed="a1\n")
    assert result.exit_code == 0
    (kept,) = saves(own_home)
    assert f"lanthorn play tic-tac-toe --resume {kept}" in result.output


def test_leaving_before_any_choice_keeps_nothing(own_home: Path) -> None:
    result = lanthorn(*TWO_PEOPLE, typed="q\n")
    assert result.exit_code == 0
    assert "nothing is kept" in result.output
    assert not saves(own_home)


def test_a_resumed_game_goes_on_as_it_would_have(own_home: Path) -> None:
    seats = ("--seat", "heroes=human", "--seat", "master=greedy")
    typed = ["1"] * 3 + ["move:rogue:d1", "move:cleric:b0", "move:cleric:c0", "2 b0", "1", "1", "1", "1"]
    whole = lanthorn(*DUEL, *seats, typed="\n".join(typed) + "\n")
    (kept,) = saves(own_home)
    expected = answers(kept)
    kept.unlink()
    lanthorn(*DUEL, *seats, typed="\n".join(typed[:5]) + "\n")
    (kept,) = saves(own_home)
    again = lanthorn("play", "--resume", str(kept), typed="\n".join(typed[5:]) + "\n")
    assert answers(kept) == expected
    last_page = whole.output.split("> ")[-2]
    assert again.output.split("> ")[-2] == last_page


def test_an_unfinished_game_is_offered_and_enter_takes_it(own_home: Path) -> None:
    lanthorn(*TWO_PEOPLE, typed="a1\n")
    result = lanthorn("play", "tic-tac-toe", typed="\nb2\n")
    assert "A game of Tic-tac-toe is not over: 1 choice so far." in result.output
    (kept,) = saves(own_home)
    assert answers(kept) == ["mark:a1", "mark:b2"]


def test_an_unfinished_game_is_offered_in_its_own_language_with_mode_and_turn() -> None:
    lanthorn(*DUEL, "--seat", "master=greedy", "--language", "fr", typed="1\n1\n1\n")
    result = lanthorn("play", "dungeon-heroes", typed="n\n")
    assert "n'est pas terminée" in result.output
    assert "Tour 1" in result.output.split("Oui")[0]
    assert "The game" not in result.output.split("Oui")[0]


def test_a_finished_game_is_not_offered_again() -> None:
    lanthorn(*TWO_PEOPLE, typed="a1\na2\nb1\nb2\nc1\n")
    assert "is not over" not in lanthorn("play", "tic-tac-toe", typed="").output


def test_a_refused_resume_asks_for_modes_and_players() -> None:
    lanthorn(*DUEL, "--seat", "heroes=human", typed="1\n")
    result = lanthorn("play", "dungeon-heroes", typed="no\n2\nyes\n\n")
    shown = plain(result.output)
    assert "Mode: Two players against each other" in shown
    assert "The Dragon & the Damsel" in shown
    assert "Where does the warrior start?" in shown
    assert "Draw pile" not in shown


def test_without_options_enter_gives_the_usual_game() -> None:
    result = lanthorn("play", "dungeon-heroes", typed="\n" * 5 + "1\n1\n1\n")
    assert "Who plays this seat: Dungeon master?" in result.output
    assert "Turn 1: the heroes." in result.output


def test_a_choice_is_taken_back_as_long_as_nothing_came_out(own_home: Path) -> None:
    result = lanthorn(*DUEL, "--seat", "master=greedy", typed="b0\nu\nc0\n")
    assert "Taken back." in result.output
    assert answers(*saves(own_home)) == ["arrange:warrior:c0"]


def test_a_choice_is_taken_back_over_the_answers_of_a_bot(own_home: Path) -> None:
    bots = ("play", "tic-tac-toe", "--seat", "nought=random", "--seed", "1")
    lanthorn(*bots, typed="a1\nu\nc3\n")
    (kept,) = saves(own_home)
    log = answers(kept)
    assert log[0] == "mark:c3"
    assert len(log) == 2


def test_what_was_revealed_is_not_taken_back() -> None:
    result = lanthorn(*DUEL, "--seat", "master=greedy", typed="1\n1\n1\nreveal:wizard:e1\nu\n")
    assert "Something hidden has come out" in result.output


def test_there_is_nothing_to_take_back_at_first() -> None:
    assert "There is no choice of yours to take back." in lanthorn(*TWO_PEOPLE, typed="u\n").output


def test_another_person_must_agree_to_a_takeback(own_home: Path) -> None:
    refused = lanthorn(*TWO_PEOPLE, typed="a1\nb2\nu\nn\nq\n")
    assert "Nought: may Cross take it back?" in refused.output
    assert "Nought would rather play on." in refused.output
    (kept,) = saves(own_home)
    assert answers(kept) == ["mark:a1", "mark:b2"]
    lanthorn("play", "--resume", str(kept), typed="u\ny\nc3\n")
    assert answers(kept) == ["mark:c3"]


def test_options_that_cannot_be_taken_back_are_marked_before_they_are_picked() -> None:
    shown = lanthorn(*DUEL, "--seat", "master=greedy", typed="1\n1\n1\n").output
    assert re.search(r"Wizard: reveal … !  ", shown)
    assert "! can't be taken back." in shown


def test_words_that_only_describe_do_not_play_what_cannot_be_taken_back(own_home: Path) -> None:
    lanthorn(*DUEL, "--seat", "master=greedy", typed="1\n1\n1\nwiz rev e1\n")
    (kept,) = saves(own_home)
    assert "reveal:wizard:e1" not in answers(kept)
    lanthorn("play", "--resume", str(kept), typed="wizard e1\n")
    assert "reveal:wizard:e1" not in answers(kept)
    assert "1: choose it." in lanthorn("play", "--resume", str(kept), typed="wiz rev e1\n1\n").output
    assert "reveal:wizard:e1" in answers(kept)


def test_a_hero_who_has_no_choices_is_told_of_with_what_his_board_says(tmp_path: Path) -> None:
    words = tmp_path / "position.txt"
    words.write_text("warrior on b1, rogue on d3, cleric is dead, wizard on e0")
    seats = ("--set", "mode=duel", "--seat", "master=random", "--position", str(words))
    shown = lanthorn("play", "dungeon-heroes", *seats, typed="cleric\n").output
    assert "None of the choices has to do with: Cleric.\nCleric: Fallen" in shown


def test_the_last_action_before_a_bot_that_may_reveal_is_marked() -> None:
    against = (*DUEL, "--seat", "heroes=greedy", "--seat", "master=human")
    pages = lanthorn(*against, typed="1 b2\n1 b3\n1 b4\n").output.split("> ")
    assert "! can't be taken back." not in pages[-3]
    assert "! can't be taken back." in pages[-2]


def test_help_tells_of_clauses_options_heroes_and_reasons() -> None:
    typed = "1\n1\n1\n? dh-mon-02\n? end\n? warrior\n? move:cleric:d5\n? necromancer costs\n? xyzzy\n"
    shown = lanthorn(*DUEL, "--seat", "master=greedy", typed=typed).output
    assert "DH-MON-02  A monster's action is either one move or one attack." in shown
    assert "Warrior: Kills a monster by walking into it" in shown
    assert "d5 is not one of those" in shown
    assert "DH-COST-16  Raising a monster" in shown
    assert "“xyzzy” is neither a choice nor a command." in shown


def test_help_knows_what_is_not_on_the_table_yet_and_what_is_on_a_square() -> None:
    typed = "1\n1\n1\n? Goblin\n? e1\n? f6\nlang fr\n? gobelin\n"
    shown = lanthorn(*DUEL, "--seat", "master=greedy", typed=typed).output
    assert "Goblin: A monster that moves in all directions" in shown
    assert "\ne1: face down\n" in shown
    assert "\n  reveal:wizard:e1  Wizard: reveal e1\n" in shown
    assert "\nf6: empty\n" in shown
    assert "Gobelin\u202f: " in shown


def test_the_log_and_the_list_of_everything_can_be_read() -> None:
    shown = lanthorn(*TWO_PEOPLE, typed="a1\nl\n\nh\n\n").output
    assert "Cross marks a1." in shown
    assert "mark:b2  Mark b2  TTT-02" in shown


def test_the_language_can_be_changed_and_is_kept(own_home: Path) -> None:
    first = lanthorn(*TWO_PEOPLE, typed="lang fr\nlang xx\na1\n").output
    assert "Croix\u202f: Où posez-vous votre marque" in first
    assert "Tapez lang et une de ces langues" in first
    (kept,) = saves(own_home)
    assert "Rond\u202f: Où posez-vous" in lanthorn("play", "--resume", str(kept)).output


def test_a_game_is_saved_where_one_likes_but_never_over_another_file(tmp_path: Path) -> None:
    own, other = tmp_path / "mine.json", tmp_path / "letter.txt"
    other.write_text("Dear all")
    shown = lanthorn(*TWO_PEOPLE, typed=f"a1\ns {own}\ns {own}\ns {other}\ns {tmp_path}/new/x\ns\n").output
    assert answers(own) == ["mark:a1"]
    assert other.read_text() == "Dear all"
    flat = " ".join(shown.split())
    assert "is another sort of file" in flat
    assert "There is no folder" in flat
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("typed", ["~nobody-has-this-name/x", "/dev/null/x", "x" * 300, "²"])
def test_odd_names_of_files_and_numbers_are_told_and_the_game_goes_on(
    typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = lanthorn(*TWO_PEOPLE, typed=f"s {typed}\n{typed}\na1\n")
    assert result.exit_code == 0
    assert "The game is kept." in result.output


def test_a_home_that_cannot_be_written_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LANTHORN_HOME", str(tmp_path / "file" / "home"))
    result = lanthorn(*TWO_PEOPLE, typed="a1\na2\nb1\nb2\nc1\n")
    assert result.exit_code == 0
    assert "This game is not being kept." in result.output
    assert "Cross has three in a line." in result.output


def test_bots_alone_play_a_game_to_its_end() -> None:
    bots = ("--seat", "cross=random", "--seat", "nought=greedy", "--seed", "2")
    assert re.search(r"Won by|Nobody wins", lanthorn("play", "tic-tac-toe", *bots).output)


def test_a_game_begins_at_a_position_from_a_file(tmp_path: Path) -> None:
    words = tmp_path / "position.txt"
    words.write_text("warrior on c4, ogre face up on c5, heroes have 2 treasures")
    seats = ("--set", "mode=duel", "--seat", "master=random", "--position", str(words))
    shown = lanthorn("play", "dungeon-heroes", *seats).output
    assert "Treasures 2/3" in shown
    assert "Ogre" in shown


def test_a_replay_goes_on_back_and_to_a_number(own_home: Path) -> None:
    lanthorn(*TWO_PEOPLE, typed="a1\na2\nb1\nb2\nc1\n")
    (kept,) = saves(own_home)
    shown = lanthorn("play", "--replay", str(kept), typed="\n\n\nb\n4\ne\nsing\nq\n").output
    moments = [int(at) for at in re.findall(r"(\d) of 5\. ", shown)]
    assert moments == [0, 1, 2, 1, 4, 5, 5]
    assert "Next, Cross: Mark a1" in shown
    assert "“sing” does nothing here." in shown
    last_page = shown.rpartition("5 of 5")[0].rpartition("5 of 5")[0].rpartition("4 of 5")[2]
    assert last_page.count("Cross has three in a line.") == 1


def test_a_replay_with_the_eyes_of_one_seat_hides_what_it_could_not_see(own_home: Path) -> None:
    lanthorn(*DUEL, "--seat", "master=greedy", typed="1\n1\n1\n")
    (kept,) = saves(own_home)
    heroes = lanthorn("play", "--replay", str(kept), typed="1\ne\nb\nq\n").output
    master = lanthorn("play", "--replay", str(kept), typed="2\ne\nb\nq\n").output
    assert "place:" not in heroes
    assert "▽" not in heroes
    assert "▽" in master
    assert "sees everything" not in heroes
