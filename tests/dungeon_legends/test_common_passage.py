"""The monster passage (DL-PASS) and its traps (DL-TRAP)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.testing import Table

TRAP = "use:blacksmith:trap-master:trap"
AT_TRAPS = "turn of blacksmith, blacksmith on h6"
"""The Trap Master lies in L6."""


def row(table: Table) -> list[str | None]:
    return [table.passage(square) for square in range(1, 7)]


# Entering and advancing


@clause("DL-EX-24", "DL-PASS-01", "DL-PASS-02", "DL-RUL-02")
def test_on_an_empty_first_square_a_card_enters_and_nothing_moves() -> None:
    table = Table("ghost on p3, gloom-bat on p6, game deck tunnel-rat").do("end")
    assert row(table) == ["tunnel-rat", None, "ghost", None, None, "gloom-bat"]
    assert table.session.outcome is None
    assert "advance" not in table.log()


@clause("DL-EX-25", "DL-PASS-03", "DL-RUL-01")
def test_on_an_occupied_first_square_all_advance_and_gaps_stay() -> None:
    table = Table("ghost on p1, gloom-bat on p4, game deck tunnel-rat").do("end")
    assert row(table) == ["tunnel-rat", "ghost", None, None, "gloom-bat", None]


@clause("DL-PASS-04", "DL-CH2-END-01")
def test_a_moon_that_must_enter_the_castle_loses_too() -> None:
    table = Table("ghost on p1, kurodar on p6, game deck tunnel-rat", chapter="moons").do("end")
    assert table.lost
    assert table.state.reason == "moon"


@clause("DL-PASS-04", "DL-RUL-38")
@pytest.mark.parametrize(
    ("card", "en", "fr"),
    [
        ("kurodar", "A moon has entered the castle", "Une lune est entrée au château"),
        ("gloom-bat", "A monster has reached the castle", "Un monstre est entré au château"),
    ],
)
def test_the_end_says_whether_a_monster_or_a_moon_is_in_the_castle(card: str, en: str, fr: str) -> None:
    table = Table(f"ghost on p1, {card} on p6, game deck tunnel-rat", chapter="moons").do("end")
    outcome, say = table.session.outcome, table.session.match.phrasebook.say
    assert outcome is not None
    assert say(outcome.reason, "en") == f"{en}: the heroes have lost."
    assert say(outcome.reason, "fr") == f"{fr}\u202f: les héros ont perdu."
    assert table.log()[-1] == outcome.reason.id.removeprefix("log-")


@clause("DL-PASS-05", "DL-RUL-44")
def test_cards_move_from_right_to_left() -> None:
    table = Table(
        "M(2,0,0,0) on p1, M(3,0,0,0) on p2, M(4,0,0,0) on p4, trap 3 on a, trap 4 on b, game deck ghost"
    )
    table.do("end")
    died = [event.args["monster"] for event in table.session.events if event.name == "destroyed"]
    assert died == ["m-4-0-0-0", "m-3-0-0-0"]


@clause("DL-PASS-07", "DL-RUL-01")
def test_a_push_moves_only_the_row_before_the_pushed_card() -> None:
    table = Table(
        "ghost on p1, gloom-bat on p3, tunnel-rat on p4, stone-brute on p6, game deck secret-passage",
        chapter="crystals",
        rolls=(3,),
    )
    table.do("end")
    assert row(table) == ["ghost", None, None, "gloom-bat", "tunnel-rat", "stone-brute"]


@clause("DL-PASS-08", "DL-RUL-45")
def test_relocated_cards_cross_no_trap() -> None:
    table = Table("M(5,0,0,0) on p1, M(4,0,0,0) on p6, trap 2 on a, trap 3 on b, knight has fairy trickster")
    table.do("fairy:knight:trickster", f"card:m-5-0-0-0-{table.state.passage[1]}")
    assert row(table) == ["m-4-0-0-0", None, None, None, None, "m-5-0-0-0"]
    assert (table.damage(1), table.damage(6), table.state.traps) == (0, 0, [2, 3])


@clause("DL-PASS-09", "DL-RUL-45")
def test_relocated_cards_do_arrive_on_their_new_square() -> None:
    table = Table(
        "crystal-eater-4 on p1, ghost on p4, crystals on l4 1, knight has fairy trickster", chapter="crystals"
    )
    table.do("fairy:knight:trickster", f"card:crystal-eater-4-{table.state.passage[1]}")
    card = table.state.passage[4]
    assert table.book.game[card].id == "crystal-eater-4"
    assert table.book.chapter.resistance(table.state, card) == 5


@clause("DL-PASS-10", "DL-PASS-11")
def test_what_lies_on_a_card_moves_with_it_and_what_lies_on_the_mat_stays() -> None:
    table = Table(
        "ghost on p1, serpent-of-embers on p2 with 1 damage, serpent burns p2, ravager on p2,"
        "threat claw on p2, trap 3 on b, game deck tunnel-rat"
    )
    serpent, chapter = table.state.passage[2], table.state.book.chapter
    guard = chapter.target(table.state, 2)
    table.do("end")
    assert table.state.passage[3] == serpent
    assert table.damage(3) == 1
    assert chapter.target(table.state, 3) == guard
    assert serpent in table.state.chapter.burning  # type: ignore[union-attr]
    assert [square for square, card in enumerate(table.state.threats) if card != NONE] == [2]
    assert table.state.traps == [0, 3]


# Laying traps


@clause("DL-TRAP-01", "DL-TRAP-02", "DL-CH1-LOC-13")
def test_the_four_traps_cost_dust_of_their_value() -> None:
    table = Table(f"{AT_TRAPS}, blacksmith with 6 dust").do(TRAP)
    assert table.keys() == [f"trap:{value}:{spot}" for value in (2, 3, 4, 5) for spot in "ab"]
    table.do("trap:4:b")
    assert table.state.traps == [0, 4]
    assert table.hero("blacksmith").usable == 2


@clause("DL-TRAP-02")
def test_a_trap_that_costs_too_much_is_not_offered() -> None:
    table = Table(f"{AT_TRAPS}, blacksmith with 3 dust").do(TRAP)
    assert table.keys() == ["trap:2:a", "trap:2:b", "trap:3:a", "trap:3:b"]
    table = Table(f"{AT_TRAPS}, blacksmith with 1 dust")
    assert not table.offers(TRAP)
    assert table.refused(TRAP) == ("DL-TRAP-02",)


@clause("DL-TRAP-03", "DL-TRAP-01")
def test_a_trap_comes_from_the_supply_and_goes_onto_an_empty_spot() -> None:
    table = Table(f"{AT_TRAPS}, blacksmith with 6 dust, trap 3 on a").do(TRAP)
    assert table.keys() == ["trap:2:b", "trap:4:b", "trap:5:b"]


@clause("DL-TRAP-04")
def test_no_third_trap_is_laid() -> None:
    table = Table(f"{AT_TRAPS}, blacksmith with 6 dust, trap 3 on a, trap 2 on b")
    assert not table.offers(TRAP)
    assert table.refused(TRAP) == ("DL-LOC-06",)


@clause("DL-EX-50", "DL-TRAP-02", "DL-TRAP-04", "DL-LOC-04", "DL-IC-H10")
def test_a_reuse_lays_a_second_trap_and_there_is_no_third_use() -> None:
    table = Table(f"{AT_TRAPS}, blacksmith with 5 dust, blacksmith has icons reuse")
    table.do(TRAP, "trap:2:a", TRAP)  # the second can only be the 3 on the other spot
    assert table.state.traps == [2, 3]
    assert table.hero("blacksmith").usable == 0
    assert table.pool("blacksmith") == {}
    assert not table.offers(TRAP)
    assert table.refused(TRAP) == ("DL-LOC-02", "DL-LOC-04")


@clause("DL-TRAP-10")
def test_laying_a_trap_hurts_nobody() -> None:
    table = Table(f"{AT_TRAPS}, blacksmith with 5 dust, M(2,0,0,0) on p2, M(2,0,0,0) on p3").do(
        TRAP, "trap:5:a"
    )
    assert (table.damage(2), table.damage(3)) == (0, 0)
    assert table.state.traps == [5, 0]


# Traps that spring


@clause("DL-EX-01", "DL-TRAP-05", "DL-TRAP-06", "DL-TRAP-07", "DL-RUL-46", "DL-GAP-17", "DL-GAP-21")
def test_the_dark_knight_crosses_a_trap_and_survives_with_two_damage() -> None:
    table = Table(
        "M(4,1,0,0) on p1, dark-knight on p2, trap 2 on a, item market gale-boots, blacksmith on h6,"
        "blacksmith with 2 dust, game deck tunnel-rat"
    )
    table.do("end")
    assert row(table)[:3] == ["tunnel-rat", "m-4-1-0-0", "dark-knight"]
    assert table.damage(3) == 2
    assert table.state.traps == [0, 0]
    assert table.asked() == "act"
    assert all(own.deck == [] for own in table.state.players)
    table.do(TRAP)
    assert table.keys() == ["trap:2:a", "trap:2:b"]


@clause("DL-EX-51", "DL-TRAP-07", "DL-TRAP-08", "DL-REW-04", "DL-REW-06")
def test_a_monster_that_dies_in_a_trap_rewards_nobody() -> None:
    table = Table(
        "gloom-bat on p1, M(2,0,0,0) on p2, stone-brute on p4, trap 2 on a, item market gale-boots,"
        "game deck tunnel-rat"
    )
    monster = table.state.passage[2]
    table.do("end")
    assert row(table) == ["tunnel-rat", "gloom-bat", None, None, "stone-brute", None]
    assert monster in table.state.gone
    assert monster not in table.state.damage
    assert table.asked() == "act"
    assert table.names([card for card in table.state.item_market if card != NONE]) == ["gale-boots"]
    assert table.state.traps == [0, 0]


@clause("DL-EX-52", "DL-TRAP-05", "DL-TRAP-07", "DL-PASS-06")
def test_two_traps_spring_in_one_advance() -> None:
    table = Table(
        "ghost on p1, M(5,0,0,0) on p2, M(5,0,0,0) on p4, trap 3 on a, trap 4 on b, game deck tunnel-rat"
    )
    table.do("end")
    assert row(table) == ["tunnel-rat", "ghost", "m-5-0-0-0", None, "m-5-0-0-0", None]
    assert (table.damage(3), table.damage(5)) == (3, 4)
    assert table.state.traps == [0, 0]


@clause("DL-TRAP-05", "DL-CH1-CARD-12")
def test_a_trap_acts_before_the_monster_arrives() -> None:
    table = Table(
        "ghost on p1, serpent-of-cinders on p2, serpent burns p2, ancient-fountain in l3, trap 5 on a,"
        "game deck tunnel-rat"
    )
    table.do("end")
    assert table.passage(3) is None
    assert sum(table.state.chapter.fires) == 7  # type: ignore[union-attr]


@clause("DL-TRAP-05", "DL-RUL-13")
def test_a_trap_is_no_attack_of_a_hero() -> None:
    table = Table("ghost on p1, M(5,2,0,2) on p2, trap 3 on a, game deck tunnel-rat").do("end")
    assert table.damage(3) == 3
    assert [hero.resistance for hero in table.state.heroes] == [6, 5, 5]


@pytest.mark.parametrize(
    ("chapter", "card"),
    [("moons", "kurodar"), ("moons", "magic-eater"), ("crystals", "key-master"), ("crystals", "extra-cart")],
)
@clause("DL-TRAP-09")
def test_moons_eater_key_master_and_extra_cart_spring_no_trap(chapter: str, card: str) -> None:
    table = Table(
        f"ghost on p1, {card} on p2, gloom-bat on p3, trap 2 on a, game deck tunnel-rat", chapter=chapter
    )
    table.do("end")
    assert table.passage(3) == card
    assert table.state.traps == [2, 0]
    assert table.damage(3) == 0


@clause("DL-TRAP-05", "DL-TRAP-10")
def test_a_spot_without_a_trap_does_nothing_to_whoever_crosses_it() -> None:
    table = Table("ghost on p1, M(5,0,0,0) on p2, trap 2 on b, game deck tunnel-rat").do("end")
    assert row(table)[:3] == ["tunnel-rat", "ghost", "m-5-0-0-0"]
    assert (table.state.damage, table.state.traps) == ({}, [0, 2])
    assert "trap-sprung" not in table.log()
