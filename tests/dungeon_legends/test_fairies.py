"""Fairies (DL-FAIRY-01 to DL-FAIRY-11): how they are gained, held and used."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.testing import Table

MARKET = "fairy market hush needle dawn, fairy supply dew"
GHOST = "knight on h4, knight has icons sword sword, ghost on p4"


def kill(table: Table, hero: str = "knight") -> Table:
    return table.do(f"strike:{hero}:{table.at('p4')}:2")


def market(table: Table) -> list[str | None]:
    fairies = table.book.fairies
    return [fairies[fairy].id if fairy != NONE else None for fairy in table.state.fairy_market]


@clause("DL-FAIRY-01", "DL-FAIRY-08")
def test_a_gained_fairy_lies_on_the_board_and_another_takes_its_place_on_the_market() -> None:
    table = kill(Table(f"{GHOST}, {MARKET}"))
    assert sorted(table.keys()) == ["decline", "take-fairy:dawn", "take-fairy:hush", "take-fairy:needle"]
    table.do("take-fairy:dawn")
    assert table.fairies("knight") == ["dawn"]
    assert market(table) == ["hush", "needle", "dew"]
    assert table.state.fairies == []


@clause("DL-FAIRY-02", "DL-GAP-12")
def test_the_boards_have_one_to_three_fairy_spaces() -> None:
    spaces = {hero.id: hero.fairy_spaces for hero in Table("").book.heroes}
    assert spaces == {"knight": 1, "blacksmith": 2, "scout": 2, "enchantress": 3}
    text = "turn of blacksmith, blacksmith on h4, blacksmith has icons sword sword, ghost on p4"
    table = kill(Table(f"{text}, blacksmith has fairy lullaby, {MARKET}"), "blacksmith")
    assert table.asked() == "take-fairy"
    table = kill(Table(f"{text}, blacksmith has fairy lullaby balm, {MARKET}"), "blacksmith")
    assert table.asked() == "act"


@clause("DL-EX-45", "DL-FAIRY-02", "DL-FAIRY-03", "DL-RUL-30", "DL-FAIRY-08")
def test_a_full_board_takes_no_fairy_unless_one_is_used_before_the_attack() -> None:
    table = kill(Table(f"{GHOST}, knight has fairy gleaner, {MARKET}"))
    assert (table.asked(), table.fairies("knight")) == ("act", ["gleaner"])
    assert market(table) == ["hush", "needle", "dawn"]
    table = kill(Table(f"{GHOST}, knight has fairy gleaner, {MARKET}").do("fairy:knight:gleaner"))
    table.do("take-fairy:hush")
    assert table.fairies("knight") == ["hush"]
    assert market(table) == ["dew", "needle", "dawn"]


@clause("DL-FAIRY-04", "DL-FAIRY-05", "DL-FAIRY-07")
def test_several_fairies_may_be_used_in_a_turn_at_any_time() -> None:
    text = "turn of scout, scout on h4, scout has icons move, scout has fairy wayfinder needle"
    table = Table(text).do("fairy:scout:needle", "move:scout:h5", "fairy:scout:wayfinder")
    assert table.pool("scout") == {"ranged-1": 2, "teleport": 1}
    assert table.fairies("scout") == []
    assert [table.book.fairies[fairy].id for fairy in table.state.fairies_used] == ["needle", "wayfinder"]
    assert "DL-FAIRY-04" in table.refused("fairy:scout:needle")


@clause("DL-FAIRY-06")
def test_a_fairy_cannot_be_given_to_another_player() -> None:
    table = Table("knight on h4, scout on h4, blacksmith on h4, knight has fairy needle")
    offered = table.keys()
    assert [key for key in offered if "needle" in key] == ["fairy:knight:needle"]
    assert table.keys("give") == []


@clause("DL-FAIRY-07", "DL-RUL-29")
def test_a_used_starting_fairy_goes_to_the_used_pile_too() -> None:
    table = Table("turn of scout, scout has fairy wayfinder").do("fairy:scout:wayfinder")
    assert [table.book.fairies[fairy].id for fairy in table.state.fairies_used] == ["wayfinder"]


@clause("DL-FAIRY-09")
def test_a_fairy_taken_from_the_sanctuary_is_replaced_there() -> None:
    table = Table(
        "knight on h4, fairy-sanctuary in l4, knight with 1 dust, knight holds knight-oath,"
        "sanctuary hush needle, fairy supply dew"
    )
    table.do("use:knight:fairy-sanctuary:fairy", "take-fairy:hush")
    assert table.fairies("knight") == ["hush"]
    assert [table.book.fairies[fairy].id for fairy in table.state.sanctuary] == ["dew", "needle"]
    assert market(table) == [None, None, None]


@clause("DL-EX-46", "DL-FAIRY-10", "DL-RUL-31", "DL-RUL-29")
def test_used_fairies_are_shuffled_into_the_supply_when_it_is_empty() -> None:
    table = Table(
        f"{GHOST}, fairy market hush needle dawn, used fairies wayfinder balm dew oracle", rolls=(1,) * 3
    )
    used = table.state.fairies_used[:]
    kill(table).do("take-fairy:hush")
    assert table.state.fairies_used == []
    assert len(table.state.fairies) == 3
    assert sorted([*table.state.fairies, table.state.fairy_market[0]]) == sorted(used)


@clause("DL-EX-46", "DL-RUL-29")
def test_a_starting_fairy_can_come_back_to_anybody() -> None:
    refills = set()
    for rolls in ((1, 1, 1), (2, 1, 1), (3, 1, 1), (4, 1, 1)):
        table = Table(
            f"{GHOST}, fairy market hush needle dawn, used fairies wayfinder balm dew oracle", rolls=rolls
        )
        refills.add(market(kill(table).do("take-fairy:hush"))[0])
    assert refills == {"wayfinder", "balm", "dew", "oracle"}


@clause("DL-FAIRY-10")
def test_the_used_pile_waits_as_long_as_there_is_a_supply() -> None:
    table = kill(Table(f"{GHOST}, {MARKET}, used fairies balm oracle")).do("take-fairy:hush")
    assert market(table) == ["dew", "needle", "dawn"]
    assert len(table.state.fairies_used) == 2


@clause("DL-FAIRY-11", "DL-RUL-31")
def test_with_no_fairy_left_the_space_stays_empty() -> None:
    table = kill(Table(f"{GHOST}, fairy market hush needle dawn")).do("take-fairy:needle")
    assert market(table) == ["hush", None, "dawn"]
    table = kill(Table(GHOST))
    assert table.asked() == "act"


@clause("DL-REW-05", "DL-RUL-33")
def test_a_fairy_may_be_declined() -> None:
    table = kill(Table(f"{GHOST}, {MARKET}")).do("decline")
    assert table.fairies("knight") == []
    assert market(table) == ["hush", "needle", "dawn"]


@clause("DL-REW-02", "DL-IC-M04", "DL-FAIRY-08")
def test_a_fairy_for_all_goes_from_hero_to_hero_beginning_with_the_active_player() -> None:
    table = Table(
        "turn of blacksmith, blacksmith on h4, blacksmith has icons sword sword, gloom-bat on p4,"
        "fairy market hush needle dawn, fairy supply balm oracle dew, knight has fairy gleaner"
    )
    kill(table, "blacksmith")
    assert (table.asked(), table.asked_seat()) == ("take-fairy", 1)
    table.do("take-fairy:hush")
    assert (table.asked(), table.asked_seat()) == ("take-fairy", 2)
    assert market(table) == ["balm", "needle", "dawn"]
    table.do("take-fairy:balm")
    assert table.asked() == "act"  # the knight's board is full
    assert [table.fairies(name) for name in ("knight", "blacksmith", "scout")] == [
        ["gleaner"],
        ["hush"],
        ["balm"],
    ]


@clause("DL-CH1-LOC-12", "DL-FAIRY-11")
def test_an_empty_sanctuary_sells_no_fairy() -> None:
    text = "knight on h4, fairy-sanctuary in l4, knight with 1 dust, knight holds knight-oath"
    assert Table(f"{text}, sanctuary hush").offers("use:knight:fairy-sanctuary:fairy")
    assert not Table(text).offers("use:knight:fairy-sanctuary:fairy")


@clause("DL-CH1-LOC-11", "DL-CARD-07")
def test_the_sanctuary_also_draws_from_a_deck_that_must_be_shuffled_first() -> None:
    text = "knight on h4, fairy-sanctuary in l4, knight with 3 dust"
    table = Table(f"{text}, knight discard knight-oath").do("use:knight:fairy-sanctuary:draw")
    assert table.names(table.own("knight").hand) == ["knight-oath"]
    assert not Table(text).offers("use:knight:fairy-sanctuary:draw")


@clause("DL-HID-07", "DL-FAIRY-08")
@pytest.mark.parametrize("supply", ["", "fairy supply dew"])
def test_a_fairy_can_be_put_back_only_if_no_other_has_come_to_light(supply: str) -> None:
    table = kill(Table(f"{GHOST}, fairy market hush needle dawn, {supply}"))
    assert table.session.can_take_back(0, "take-fairy:hush") is (not supply)


@clause("DL-CH1-LOC-12", "DL-FAIRY-02")
def test_a_full_board_buys_no_fairy_at_the_sanctuary() -> None:
    text = "knight on h4, fairy-sanctuary in l4, knight with 1 dust, knight holds knight-oath, sanctuary hush"
    assert not Table(f"{text}, knight has fairy dew").offers("use:knight:fairy-sanctuary:fairy")
