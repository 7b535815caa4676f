"""Options are kept for all games of a match: those that differ in anything are two."""

from __future__ import annotations

from lanthorn.games.dungeon_legends.icons import ICONS
from lanthorn.games.dungeon_legends.testing import Table

OPTIONS = Table().book.options
CLAUSES = ("DL-ICON-08",)


def test_a_hero_who_has_another_number_in_another_game_is_not_taken_for_the_one_with_that_number() -> None:
    icon = ICONS.index("heal-any")
    for other in (1, 2):
        assert OPTIONS.icon("heal", 0, "knight", icon, CLAUSES, "scout", other).value.b == other
        touches = ("knight", "scout")
        lead = OPTIONS.hero_act("lead", 0, "knight", touches, CLAUSES, (other, 3), target="scout")
        assert (lead.value.a, lead.value.b) == (other, 3)


def test_a_figure_that_is_brought_along_is_not_taken_for_another() -> None:
    for figure in ("", "cart"):
        assert OPTIONS.go("move", 0, "knight", 3, CLAUSES, figure).touches[0] == (figure or "knight")


def test_words_of_an_action_are_no_numbers_of_it() -> None:
    act = OPTIONS.hero_act("load", 0, "knight", ("knight",), CLAUSES, (2,), count=5)
    assert (act.key, act.value.a, act.value.b) == ("load:knight:5", 2, -1)
