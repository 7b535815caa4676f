"""Three cards for an icon (DL-DISC)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.testing import Table

SIX = "knight-cleave knight-cleave knight-charge knight-parry knight-parry knight-bulwark"
CLEAVES = ("discard:knight-cleave", "discard:knight-cleave")


@clause("DL-DISC-01", "DL-DISC-02", "DL-GAP-14")
@pytest.mark.parametrize("icon", ["sword", "shield", "move"])
def test_three_cards_give_one_icon_and_not_their_own(icon: str) -> None:
    table = Table("knight holds knight-cleave knight-cleave knight-parry knight-march")
    table.do(f"trade:knight:{icon}", *CLEAVES, "discard:knight-march")
    assert table.pool("knight") == {icon: 1}
    assert table.names(table.own("knight").discard) == ["knight-cleave", "knight-cleave", "knight-march"]
    assert table.names(table.own("knight").hand) == ["knight-parry"]
    assert table.own("knight").played == []


@clause("DL-DISC-01", "DL-IC-H03", "DL-GAP-14")
def test_the_fourth_icon_is_dust_and_no_other_is_to_be_had() -> None:
    table = Table("knight holds knight-cleave knight-cleave knight-parry")
    assert sorted(table.keys("trade")) == [
        f"trade:knight:{icon}" for icon in ("dust", "move", "shield", "sword")
    ]
    table.do("trade:knight:dust", *CLEAVES)
    assert table.hero("knight").usable == 1


@clause("DL-DISC-01")
def test_the_player_picks_which_cards_go() -> None:
    table = Table("knight holds knight-cleave knight-parry knight-march knight-oath").do("trade:knight:sword")
    assert table.asked() == "discard"
    assert len(table.keys()) == 4


@clause("DL-DISC-03", "DL-RUL-21")
def test_it_may_be_done_again_as_long_as_three_cards_remain() -> None:
    table = Table(f"knight holds {SIX}")
    table.do("trade:knight:sword", *CLEAVES, "discard:knight-charge")
    assert table.offers("trade:knight:sword")
    table.do("trade:knight:sword", "discard:knight-parry", "discard:knight-parry")
    assert table.pool("knight") == {"sword": 2}
    assert table.own("knight").hand == []
    assert not table.offers("trade:knight:sword")
    assert "DL-DISC-01" in table.refused("trade:knight:sword")


@clause("DL-DISC-03")
def test_two_cards_are_not_enough() -> None:
    table = Table("knight holds knight-cleave knight-parry")
    assert table.keys("trade") == []
    assert "DL-DISC-01" in table.refused("trade:knight:move")


@clause("DL-DISC-04", "DL-COMBAT-10", "DL-RUL-06")
def test_the_icon_combines_with_those_of_cards_and_skills() -> None:
    hand = "knight-cleave knight-parry knight-march knight-oath"
    table = Table(f"knight holds {hand}, knight on h4, knight on track duelist, M(5,0,0,0) on p4")
    table.do("play:knight:knight-cleave", "skill:knight:duelist:1", "trade:knight:sword")
    table.do("discard:knight-parry", "discard:knight-march")
    table.do(f"strike:knight:{table.at('p4')}:5")
    assert table.passage(4) is None


@clause("DL-DISC-04", "DL-RUL-51", "DL-ICON-02")
def test_the_icon_pays_for_a_moon() -> None:
    table = Table(
        "knight holds knight-cleave knight-parry knight-march, knight on h4, observatory in l4,"
        "silver-lady on p4, knight has icons move",
        chapter="moons",
    )
    assert not table.offers("use:knight:observatory:observe")
    table.do("trade:knight:move", "discard:knight-cleave", "discard:knight-parry")
    table.do("use:knight:observatory:observe")
    assert table.passage(4) is None


@clause("DL-DISC-05")
def test_madness_is_no_card_to_discard() -> None:
    table = Table("knight holds madness-1 knight-cleave knight-parry", chapter="magma")
    assert table.keys("trade") == []
    table = Table(
        "knight holds madness-1 knight-cleave knight-parry knight-march knight-oath", chapter="magma"
    )
    table.do("trade:knight:sword")
    assert sorted(table.keys()) == [f"discard:knight-{card}" for card in ("cleave", "march", "oath", "parry")]
