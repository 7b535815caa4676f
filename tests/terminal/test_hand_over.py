"""Two people at one keyboard: nobody sees what the other one may not show."""

from __future__ import annotations

from tests.terminal.desk import lanthorn

PEOPLE = ("--seat", "heroes=human", "--seat", "master=human", "--language", "en", "--seed", "5")
DUEL = ("play", "dungeon-heroes", "--set", "mode=duel", *PEOPLE)
HAND_OVER = "Hand the keyboard to: "


def test_a_game_without_secrets_needs_no_hand_over() -> None:
    people = ("--seat", "cross=human", "--seat", "nought=human")
    assert HAND_OVER not in lanthorn("play", "tic-tac-toe", *people, typed="a1\nb2\n").output


def test_the_keyboard_is_handed_over_before_anything_of_the_other_seat_is_shown() -> None:
    before, after = lanthorn(*DUEL, typed="1\n1\n1\n\n").output.split(f"{HAND_OVER}Dungeon master")
    assert "Lay the" not in before
    assert "Lay the" in after
    waiting = lanthorn(*DUEL, typed="1\n1\n1\n").output.split(f"{HAND_OVER}Dungeon master")[1]
    assert "Lay the" not in waiting
    assert "Skeleton" not in waiting


def test_what_the_dungeon_master_did_is_not_told_to_the_heroes() -> None:
    typed = "1\n1\n1\n\n1 b2\n1 b3\n1 b4\nb5\n\n"
    heroes = lanthorn(*DUEL, typed=typed).output.split(f"{HAND_OVER}Heroes")[1]
    assert "The dungeon master lays a tile face down on b2." in heroes
    for secret in ("skeleton", "fireball", "portal", "holy icon", "▽"):
        assert secret not in heroes.lower()


def test_at_the_hand_over_the_one_before_can_still_take_back() -> None:
    typed = "1\n1\n1\n\n1 b2\n1 b3\n1 b4\nb5\nu\nc5\n\n"
    shown = lanthorn(*DUEL, typed=typed).output
    assert shown.count(f"{HAND_OVER}Heroes") == 2
    assert "lays a tile face down on c5." in shown.split(f"{HAND_OVER}Heroes")[2]


def test_a_takeback_by_consent_is_asked_on_a_page_without_secrets() -> None:
    typed = "1\n1\n1\n\n1 b2\n1 b3\n1 b4\nb5\n\nu\ny\n"
    shown = lanthorn(*DUEL, typed=typed).output
    consent = shown.split("Dungeon master: may Heroes take it back?")
    assert len(consent) == 2
    assert "can't" not in consent[0].rpartition("> u")[2]
    assert f"{HAND_OVER}" not in consent[1]
    assert "Where does the rogue start?" in consent[1]


def test_only_enter_takes_over_and_a_stray_line_shows_nothing() -> None:
    waiting = lanthorn(*DUEL, typed="1\n1\n1\n1\nu2\nyes\n").output.split(f"{HAND_OVER}Dungeon master")[1]
    assert "Lay the" not in waiting
    assert waiting.count("Enter: go on. q: leave.") == 4


def test_after_the_hand_over_the_whole_turn_of_the_other_side_is_told() -> None:
    typed = "1\n1\n1\n\n1 b2\n1 b3\n1 b4\nb5\n\n"
    heroes = lanthorn(*DUEL, typed=typed).output.split(f"{HAND_OVER}Heroes")[1]
    for square in ("b2", "b3", "b4", "b5"):
        assert f"The dungeon master lays a tile face down on {square}." in heroes


def test_one_can_leave_at_the_hand_over() -> None:
    result = lanthorn(*DUEL, typed="1\n1\n1\nq\n")
    assert result.exit_code == 0
    assert "The game is kept." in result.output
