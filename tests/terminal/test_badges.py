"""What is written on a piece, in words."""

from __future__ import annotations

import pytest

from lanthorn.engine import Text
from lanthorn.engine.scene import Badge
from lanthorn.terminal.badges import Badges
from lanthorn.terminal.glyphs import FINE, PLAIN, Glyphs
from lanthorn.terminal.words import Words


class Bare(Words):
    """Words that show the names of messages."""

    def say(self, text: Text) -> str:
        return text.id


def named(name: str, text: str = "", icon: str = "icon") -> Badge:
    return Badge(text, icon, Text(name))


def told(*badges: Badge, language: str = "en", glyphs: Glyphs = FINE) -> str:
    return " ".join(Badges(badges, Bare(language), glyphs).told()).replace("\u00a0", " ")


def test_an_icon_is_told_by_its_name_with_how_many_there_are() -> None:
    assert told(named("Sword", "×2"), named("Shield")) == "(Sword ×2 + Shield)"
    assert told(named("Sword", "×2"), glyphs=PLAIN) == "(Sword x2)"


@pytest.mark.parametrize(
    ("badge", "words"),
    [
        (named("Draw 1", "1"), "(Draw 1)"),
        (named("Ranged 1-2", "1-2×2"), "(Ranged 1-2 ×2)"),
        (named("Cards to discard: 2", "×2"), "(Cards to discard: 2)"),
        (named("Price", "5"), "(price 5)"),
        (named("Moves more", "+1"), "(moves more +1)"),
        (named("Heal (self or ally)", "+"), "(Heal (self or ally))"),
    ],
)
def test_a_number_follows_a_name_that_does_not_tell_it(badge: Badge, words: str) -> None:
    assert told(badge) == words


def test_what_has_to_be_paid_for_stands_after_its_price_and_alternatives_on_both_sides_of_a_stroke() -> None:
    badges = (named("Sword"), Badge("/"), named("Move"), named("For 1 Dust", "1:"), named("Sword", "×2"))
    assert told(*badges) == "(Sword / Move | for 1 Dust: Sword ×2)"
    assert told(*badges[3:], language="fr") == "(for 1 Dust\u202f: Sword ×2)"
    assert told(named("Heal"), Badge("|"), named("Dust")) == "(Heal | Dust)"
    assert told(named("Heal"), Badge("|")) == "(Heal)"


def test_hearts_signs_and_bare_numbers_stay_as_they_are() -> None:
    heart = named("Damage", "3", "hearts")
    assert told(heart, named("Arrows", "↓→", "move"), named("Raised", "†")) == "♥3 ↓→ †"
    assert told(Badge("4")) == "4"
    assert told(named("How many", "×2", icon="")) == "×2"
    assert told(named("Heal all", icon="heart-plus")) == "(Heal all)"


def test_a_sign_is_explained_by_its_name() -> None:
    badges = Badges((named("Damage", "3", "hearts"), named("Sword")), Bare("en"), FINE)
    assert badges.explained() == ["♥3: Damage"]
