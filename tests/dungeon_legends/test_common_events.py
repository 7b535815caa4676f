"""The common events (DL-COM): Rockfall, Tremor, Panic Attack, Lights Out, Threats."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.testing import Table

# Rockfall


@clause("DL-EX-35", "DL-COM-02", "DL-COM-03", "DL-COM-04", "DL-RUL-18")
def test_rocks_stop_only_attacks_on_the_heros_own_column_until_he_clears_them() -> None:
    table = Table(
        "rockfall 3, M(2,0,0,0) on p3, M(3,0,0,0) on p4, knight on h3,"
        "knight has icons sword sword sword sword ranged-1"
    )
    near, far = table.at("p3"), table.at("p4")
    assert table.keys("strike") == []
    assert table.keys("shoot") == [f"shoot:knight:{far}:1"]
    assert table.refused(f"strike:knight:{near}:1") == ("DL-COM-02", "DL-RUL-18")
    table.do("clear:knight")
    assert table.state.rockfall == 0
    assert table.keys("strike") == [f"strike:knight:{near}:1"]
    assert table.state.used == []


@clause("DL-COM-03", "DL-RUL-18")
def test_rocks_do_not_stop_attacks_from_other_squares_at_their_column() -> None:
    table = Table("rockfall 3, ghost on p3, knight on h2, knight has icons ranged-1 sword, tunnel-rat on p2")
    assert table.offers(f"shoot:knight:{table.at('p3')}:1", f"strike:knight:{table.at('p2')}:1")


@pytest.mark.parametrize(
    "place",
    ["knight on h3, knight has icons sword sword", "knight on h4, knight has icons sword sword sword"],
)
@clause("DL-COM-04", "DL-GAP-20", "DL-RUL-17")
def test_rocks_are_cleared_from_their_own_square_for_three_swords(place: str) -> None:
    table = Table(f"rockfall 3, {place}, knight with 4 dust")
    assert not table.offers("clear:knight")
    assert "DL-COM-04" in table.refused("clear:knight")


@clause("DL-COM-04", "DL-GAP-20", "DL-RUL-17", "DL-LOC-08")
def test_clearing_rocks_takes_the_three_swords_and_is_no_use_of_the_location() -> None:
    table = Table(
        "rockfall 3, trap-master in l3, knight on h3, knight with 2 dust,"
        "knight has icons sword sword sword shield"
    )
    table.do("clear:knight")
    assert table.pool("knight") == {"shield": 1}
    assert table.offers("use:knight:trap-master:trap")


@clause("DL-COM-04", "DL-LOC-08")
def test_rocks_can_be_cleared_where_the_location_was_used_before() -> None:
    table = Table(
        "rockfall 3, trap-master in l3, knight on h3, knight with 4 dust, knight has icons sword sword sword"
    )
    table.do("use:knight:trap-master:trap", "trap:2:a")
    assert table.do("clear:knight").state.rockfall == 0


# Tremor and Panic Attack


@clause("DL-COM-05", "DL-BOARD-08")
def test_a_tremor_costs_every_player_one_resistance_that_no_shield_saves() -> None:
    table = Table("scout holds scout-slip, knight has icons shield, game deck tremor").do("end")
    assert [hero.resistance for hero in table.state.heroes] == [5, 4, 4]
    assert table.asked() == "act"


@clause("DL-EX-37", "DL-COM-08", "DL-RET-01", "DL-RET-04", "DL-RET-06", "DL-RET-07", "DL-RUL-25")
def test_two_heroes_who_fall_in_a_tremor_return_and_one_more_card_is_revealed() -> None:
    table = Table(
        "knight on h4, knight with 3 resistance, blacksmith on h2, blacksmith with 1 resistance,"
        "scout on h3, scout with 1 resistance, game deck tremor ghost tunnel-rat"
    )
    table.do("end")
    assert [hero.resistance for hero in table.state.heroes] == [2, 5, 5]
    assert [hero.at for hero in table.state.heroes] == [4, 7, 7]
    assert table.log().count("revealed") == 2
    assert table.passage(1) == "ghost"
    assert [table.book.game[card].id for card in table.state.deck] == ["tunnel-rat"]


@clause("DL-EX-38", "DL-COM-06", "DL-COM-07")
def test_in_a_panic_everybody_moves_left_but_the_hero_at_the_wall_is_hurt() -> None:
    table = Table(
        "knight on h1, knight with 2 resistance, blacksmith on h4, scout on h7, blaze in l2,"
        "game deck panic-attack"
    )
    table.do("end")
    assert [hero.at for hero in table.state.heroes] == [1, 3, 6]
    assert [hero.resistance for hero in table.state.heroes] == [1, 5, 5]


@clause("DL-COM-07", "DL-COM-08", "DL-RET-07")
def test_a_hero_who_falls_at_the_wall_returns_and_one_more_card_is_revealed() -> None:
    table = Table(
        "knight on h5, scout on h1, scout with 1 resistance, blacksmith on h5,"
        "game deck panic-attack ghost gloom-bat"
    )
    table.do("end")
    assert (table.hero("scout").at, table.hero("scout").resistance) == (7, 5)
    assert table.log().count("revealed") == 2


# Lights Out


@clause("DL-COM-09", "DL-COM-10")
def test_a_location_in_the_dark_can_not_be_used() -> None:
    table = Table(
        "trap-master in l2, blacksmith on h2, blacksmith with 2 dust, game deck lights-out ghost", rolls=(2,)
    )
    table.do("end")
    assert table.state.darkness == table.state.locations[2]
    assert not table.offers("use:blacksmith:trap-master:trap")
    assert table.refused("use:blacksmith:trap-master:trap") == ("DL-COM-10",)


@clause("DL-COM-11", "DL-COM-12", "DL-LOC-08")
def test_three_dust_bring_light_and_the_location_can_still_be_used() -> None:
    table = Table(
        "trap-master in l2, blacksmith on h2, blacksmith with 5 dust, turn of blacksmith,"
        "darkness on trap-master"
    )
    table.do("light:blacksmith")
    assert table.state.darkness == NONE
    assert table.hero("blacksmith").usable == 2
    assert table.state.used == []
    assert table.offers("use:blacksmith:trap-master:trap")


@pytest.mark.parametrize(
    "place", ["blacksmith on h2, blacksmith with 2 dust", "blacksmith on h3, blacksmith with 6 dust"]
)
@clause("DL-COM-11")
def test_light_takes_three_dust_of_a_hero_beside_the_location(place: str) -> None:
    table = Table(f"trap-master in l2, {place}, turn of blacksmith, darkness on trap-master")
    assert not table.offers("light:blacksmith")
    assert table.refused("light:blacksmith") == ("DL-COM-11",)


# Threats


@clause("DL-COM-13", "DL-COM-15", "DL-PASS-11")
def test_a_threat_lies_on_a_square_while_monsters_come_and_go() -> None:
    table = Table("game deck threat-claw ghost tunnel-rat gloom-bat", rolls=(2,)).do("end")
    threat = table.state.threats[2]
    assert table.book.game[threat].id == "threat-claw"
    table.do("end", "end")
    assert table.passage(2) == "ghost"
    assert table.state.threats[2] == threat
    table.do("end")
    assert table.passage(3) == "ghost"
    assert [square for square, card in enumerate(table.state.threats) if card != NONE] == [2]


@clause("DL-EX-34", "DL-COM-14")
def test_a_second_threat_on_the_same_square_is_not_placed() -> None:
    table = Table("threat broken on p5, game deck threat-claw", rolls=(5,))
    before = table.state.threats[:]
    table.do("end")
    assert table.state.threats == before
    assert table.book.game[table.state.threats[5]].id == "threat-broken"


@clause("DL-EX-33", "DL-COM-16", "DL-COM-15", "DL-RUL-15", "DL-GAP-18")
def test_a_claw_threat_strikes_back_at_swords_only_and_stays() -> None:
    table = Table("threat claw on p2, M(2,0,0,0) on p2, knight on h2, knight has icons sword sword")
    table.do(f"strike:knight:{table.at('p2')}:2")
    assert table.hero("knight").resistance == 5
    assert table.state.threats[2] != NONE
    table = Table("threat claw on p2, M(2,0,0,0) on p2, knight on h1, knight has icons ranged-1 ranged-1")
    table.do(f"shoot:knight:{table.at('p2')}:2")
    assert table.passage(2) is None
    assert table.hero("knight").resistance == 6
    assert table.state.threats[2] != NONE


@clause("DL-COM-16", "DL-RUL-15", "DL-GAP-18")
def test_a_broken_threat_blunts_swords_but_not_shots() -> None:
    table = Table("threat broken on p2, M(4,0,1,0) on p2, knight on h2, knight has icons sword sword sword")
    assert table.do(f"strike:knight:{table.at('p2')}:3").damage(2) == 1
    table = Table("threat broken on p2, M(4,0,1,0) on p2, knight on h1, knight has icons ranged-1 ranged-1")
    assert table.do(f"shoot:knight:{table.at('p2')}:2").damage(2) == 2


@pytest.mark.parametrize(("square", "attack"), [(2, "strike"), (1, "shoot")])
@clause("DL-COM-16", "DL-RUL-15", "DL-GAP-18")
def test_an_unavoidable_threat_adds_to_the_monsters_own_for_every_attack(square: int, attack: str) -> None:
    table = Table(
        f"threat unavoidable on p2, M(4,0,0,1) on p2, knight on h{square},"
        "knight has icons sword ranged-1 shield"
    )
    table.do(f"{attack}:knight:{table.at('p2')}:1")
    assert table.hero("knight").resistance == 4


@clause("DL-COM-18")
def test_a_threat_acts_only_on_the_monster_on_its_square() -> None:
    text = "threat unavoidable on p3, M(4,0,0,0) on p2, knight on h2, knight has icons sword sword"
    table = Table(f"{text}, game deck ghost")
    table.do(f"strike:knight:{table.at('p2')}:1")
    assert table.hero("knight").resistance == 6
    table = Table("threat unavoidable on p3, M(4,0,0,0) on p3, knight on h3, knight has icons sword")
    assert table.do(f"strike:knight:{table.at('p3')}:1").hero("knight").resistance == 5


@clause("DL-COM-17", "DL-LOC-10", "DL-GAP-19", "DL-RUL-16")
def test_a_hero_beside_the_castle_removes_any_one_threat_for_three_dust() -> None:
    table = Table("threat claw on p2, threat broken on p5, knight on h7, knight with 4 dust")
    table.do("calm-threat:knight")
    assert table.keys() == ["calm:p2", "calm:p5"]
    table.do("calm:p2")
    assert [square for square, card in enumerate(table.state.threats) if card != NONE] == [5]
    assert table.hero("knight").usable == 1


@pytest.mark.parametrize("place", ["knight on h7, knight with 2 dust", "knight on h6, knight with 4 dust"])
@clause("DL-COM-17", "DL-LOC-10", "DL-GAP-19")
def test_a_threat_is_not_removed_for_less_nor_from_elsewhere(place: str) -> None:
    table = Table(f"threat claw on p2, {place}")
    assert not table.offers("calm-threat:knight")
    assert table.refused("calm-threat:knight") == ("DL-LOC-10",)


@clause("DL-COM-17", "DL-FAIRY-19")
def test_a_fairy_removes_a_threat_from_anywhere() -> None:
    table = Table("threat claw on p2, knight on h4, knight has fairy lullaby").do("fairy:knight:lullaby")
    assert all(card == NONE for card in table.state.threats)
