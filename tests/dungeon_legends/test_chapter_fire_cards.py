"""Chapter I: its cards. Fire, Ravagers, Mud, Fire Serpents, the Fire Elemental."""

from __future__ import annotations

from collections import Counter

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.chapters.fire.state import fire
from lanthorn.games.dungeon_legends.testing import Table
from tests.dungeon_legends.test_chapter_fire import fires

RAVAGERS = "game deck ravager-comes ravager-comes ravager-comes mud"


def guards(table: Table, square: int) -> int:
    """How many Ravagers stand before the monster on a square."""
    return len(fire(table.state).ravagers.get(table.state.passage[square], []))


def guard(table: Table, square: int) -> str:
    """The first Ravager in a column, as it stands in keys."""
    return table.book.options.target(table.book.chapter.target(table.state, square))


@clause("DL-CH1-CARD-01", "DL-CH1-CARD-02", "DL-CH1-CARD-08", "DL-CH1-CARD-11", "DL-CH1-CARD-16")
def test_the_chapter_adds_its_ten_cards() -> None:
    state = GAME.match({"chapter": "fire", "players": "2"}).start(3).state
    own = Counter(state.book.game[card].id for card in state.deck if state.book.game[card].set == "fire")
    assert own == {
        "fire": 2,
        "ravager-comes": 3,
        "mud": 1,
        "serpent-of-ash": 1,
        "serpent-of-cinders": 1,
        "serpent-of-embers": 1,
        "fire-elemental": 1,
    }


# Fire and Mud


@pytest.mark.parametrize("face", [1, 4, 6])
@clause("DL-CH1-CARD-01", "DL-CH1-RULE-09")
def test_a_fire_breaks_out_where_the_die_says(face: int) -> None:
    table = Table("knight on h7, game deck fire", rolls=(face,))
    before = fire(table.state).fires[:]
    table.do("end")
    before[table.state.locations[face]] += 1
    assert fire(table.state).fires == before
    assert fire(table.state).supply == 7


@clause("DL-CH1-CARD-08", "DL-CH1-CARD-10")
def test_mud_lies_on_the_square_of_the_die_and_stays() -> None:
    table = Table("game deck mud ghost tremor tunnel-rat", rolls=(4,)).do("end")
    assert fire(table.state).mud == 4
    table.do("end", "end", "end")
    assert fire(table.state).mud == 4


@clause("DL-CH1-CARD-10")
def test_nothing_a_hero_can_do_removes_the_mud() -> None:
    table = Table(
        "mud h4, knight on h4, knight with 4 dust, knight has icons sword sword sword move move move"
    )
    assert {key.partition(":")[0] for key in table.keys("")} <= {"move", "use", "skill", "end"}


@clause("DL-EX-61", "DL-CH1-CARD-09", "DL-GAP-24", "DL-MOVE-05", "DL-MOVE-04")
def test_walking_into_the_mud_takes_two_moves_and_a_teleport_none() -> None:
    table = Table("mud h4, knight on h3, knight has icons move teleport")
    assert not table.offers("move:knight:h4")
    assert table.refused("move:knight:h4") == ("DL-CH1-CARD-09", "DL-MOVE-05")
    assert table.offers("teleport:knight:h4", "move:knight:h2")
    table = Table("mud h4, knight on h3, knight has icons move move move teleport")
    assert table.offers("teleport:knight:h4")
    table.do("move:knight:h4")
    assert table.hero("knight").at == 4
    assert table.pool("knight") == {"move": 1, "teleport": 1}


# Ravagers


@clause("DL-CH1-CARD-02", "DL-CH1-CARD-04")
def test_ravagers_join_the_monster_nearest_the_castle() -> None:
    table = Table(f"ghost on p2, tunnel-rat on p4, knight on h7, {RAVAGERS}").do("end")
    assert (guards(table, 2), guards(table, 4)) == (0, 1)
    table.do("end", "end")
    assert guards(table, 4) == 3


@clause("DL-CH1-CARD-03", "DL-RUL-58", "DL-GAP-25")
def test_a_monster_is_attacked_only_when_its_ravager_is_defeated() -> None:
    table = Table(
        "M(3,3,2,1) on p2, ravager on p2 with 3 damage, knight on h2,"
        "knight has icons sword sword sword sword ranged-1,"
        "item market dust-censer"
    )
    carrier, ravager = table.at("p2"), guard(table, 2)
    assert table.keys("strike") == [f"strike:knight:{ravager}:{count}" for count in (4, 3, 2, 1)]
    assert table.refused(f"strike:knight:{carrier}:1") == ("DL-CH1-CARD-03", "DL-RUL-58")
    table.do(f"strike:knight:{ravager}:3")
    assert table.asked() == "act"
    assert (guards(table, 2), table.damage(2), table.hero("knight").resistance) == (0, 0, 4)
    assert table.keys("strike") == [f"strike:knight:{carrier}:1"]


@clause("DL-RUL-58")
def test_damage_stays_on_a_ravager_and_the_surplus_is_lost() -> None:
    table = Table(
        "M(3,0,0,0) on p2, ravager on p2 with 2 damage, knight on h2,"
        "knight has icons sword sword sword sword sword sword"
    )
    ravager = guard(table, 2)
    table.do(f"strike:knight:{ravager}:2")
    assert guards(table, 2) == 1
    table.do(f"strike:knight:{ravager}:4")
    assert (guards(table, 2), table.damage(2)) == (0, 0)


@clause("DL-CH1-CARD-04", "DL-CH1-CARD-03")
def test_each_of_several_ravagers_is_defeated_by_itself() -> None:
    table = Table(
        "ghost on p2, ravager on p2 with 2 damage, ravager on p2 with 2 damage, knight on h1,"
        "knight has icons ranged-1 ranged-1 ranged-1 ranged-1"
    )
    first = guard(table, 2)
    table.do(f"shoot:knight:{first}:3")
    second = guard(table, 2)
    assert (first != second, guards(table, 2)) == (True, 1)
    assert table.keys("shoot") == [f"shoot:knight:{second}:1"]
    assert table.refused(f"shoot:knight:{table.at('p2')}:1") == ("DL-CH1-CARD-03", "DL-RUL-58")


@clause("DL-RUL-58", "DL-COM-16")
def test_the_threat_of_the_square_applies_to_a_ravager() -> None:
    table = Table("ghost on p2, ravager on p2, threat claw on p2, knight on h2, knight has icons sword")
    table.do(f"strike:knight:{guard(table, 2)}:1")
    assert table.hero("knight").resistance == 3


@clause("DL-RUL-58", "DL-CH1-LOC-05")
def test_the_ballista_hits_the_ravager_first() -> None:
    table = Table(
        "M(2,0,0,0) on p5, ravager on p5 with 3 damage, knight on h2, knight with 2 dust", rolls=(6,)
    )
    table.do("use:knight:ballista:ballista")
    assert (guards(table, 5), table.passage(5), table.damage(5)) == (0, "m-2-0-0-0", 0)


@clause("DL-CH1-CARD-05", "DL-RUL-58")
def test_with_no_monster_a_ravager_waits_on_p6_for_the_first_one() -> None:
    table = Table("knight on h7, game deck ravager-comes ghost")
    table.do("end")
    assert len(fire(table.state).lurking) == 1
    table = Table("ravager on p6, M(2,0,0,0) on p5, ghost on p1, knight on h6, game deck tunnel-rat")
    table.do("end")
    assert table.passage(6) == "m-2-0-0-0"
    assert (guards(table, 6), fire(table.state).lurking) == (1, [])


@clause("DL-RUL-58")
def test_a_ravager_alone_on_p6_can_be_attacked() -> None:
    table = Table("ravager on p6 with 3 damage, knight on h6, knight has icons sword sword sword")
    table.do(f"strike:knight:{guard(table, 6)}:3")
    assert fire(table.state).lurking == []
    assert table.hero("knight").resistance == 4
    assert table.keys("strike") == []


@clause("DL-RUL-58", "DL-COM-16", "DL-GEO-07")
def test_a_ravager_alone_on_p6_is_shot_at_and_threatens_from_there() -> None:
    words = "ravager on p6, knight has icons {}"
    assert Table(f"{words.format('ranged-1')}, knight on h4").keys("shoot") == []
    table = Table(f"{words.format('ranged-1 ranged-2')}, knight on h4")
    table.do(*table.keys("shoot"))
    assert table.pool("knight") == {"ranged-1": 1}
    table = Table(f"{words.format('sword')}, threat claw on p6, knight on h6")
    table.do(*table.keys("strike"))
    assert table.hero("knight").resistance == 3  # two Claws of its own, and the Threat


@clause("DL-CH1-CARD-06", "DL-RUL-58", "DL-PASS-10")
def test_a_ravager_moves_with_its_monster() -> None:
    table = Table("ghost on p1, tunnel-rat on p3, ravager on p3 with 1 damage, game deck gloom-bat").do("end")
    assert (table.passage(4), guards(table, 4)) == ("tunnel-rat", 1)
    assert table.state.damage[fire(table.state).ravagers[table.state.passage[4]][0]] == 1


@clause("DL-CH1-CARD-07", "DL-RUL-58")
def test_a_trap_hurts_the_monster_and_its_death_takes_the_ravagers_along() -> None:
    table = Table("ghost on p1, M(3,0,0,0) on p2, ravager on p2, trap 2 on a, game deck gloom-bat").do("end")
    assert (table.damage(3), guards(table, 3)) == (2, 1)
    assert fire(table.state).ravagers[table.state.passage[3]][0] not in table.state.damage
    table = Table("ghost on p1, M(3,0,0,0) on p2, ravager on p2, trap 3 on a, game deck gloom-bat").do("end")
    assert table.passage(3) is None
    assert fire(table.state).ravagers == {}


@clause("DL-GAP-25")
def test_a_ravager_has_five_resistance_two_claws_a_broken_sword_and_no_reward() -> None:
    book = GAME.match({"chapter": "fire", "players": "2"}).book
    guards = [book.game[card] for card in book.game_cards("guard")]
    assert [(one.resistance, one.claws, one.broken, one.item, one.fairy) for one in guards] == [
        (5, 2, 1, 0, 0)
    ] * 3


# Fire Serpents


@clause("DL-GAP-26", "DL-IC-X04")
def test_the_three_serpents_name_three_locations() -> None:
    book = GAME.match({"chapter": "fire", "players": "2"}).book
    assert book.extra.targets == {
        "serpent-of-ash": "ballista",
        "serpent-of-cinders": "ancient-fountain",
        "serpent-of-embers": "underground-lake",
    }
    assert all(card.resistance == 5 for card in book.game if card.id in book.extra.targets)


@clause("DL-CH1-CARD-11")
def test_a_serpent_appears_with_a_fire_of_the_supply() -> None:
    table = Table("knight on h7, game deck serpent-of-ash").do("end")
    assert fire(table.state).burning == [table.state.passage[1]]
    assert fire(table.state).supply == 7


@clause("DL-EX-02", "DL-CH1-CARD-12")
def test_a_serpent_drops_its_fire_on_the_location_it_names() -> None:
    table = Table(
        "ballista in l4, knight on h7, ghost on p1, serpent-of-ash on p3, serpent burns p3,"
        "game deck tunnel-rat"
    )
    table.do("end")
    assert table.passage(4) == "serpent-of-ash"
    assert fire(table.state).burning == []
    assert fires(table) == {"blaze": 7, "ballista": 1}


@clause("DL-CH1-CARD-12")
def test_a_serpent_carries_its_fire_past_other_locations() -> None:
    table = Table(
        "knight on h7, ghost on p1, serpent-of-ash on p3, serpent burns p3, game deck tunnel-rat"
    ).do("end")
    assert fire(table.state).burning == [table.state.passage[4]]
    assert fires(table) == {"blaze": 7}


@clause("DL-EX-56", "DL-CH1-CARD-13", "DL-CH1-CARD-11")
def test_a_serpent_that_names_the_first_location_drops_its_fire_at_once() -> None:
    table = Table("ancient-fountain in l1, knight on h7, game deck serpent-of-cinders").do("end")
    assert table.passage(1) == "serpent-of-cinders"
    assert fire(table.state).burning == []
    assert fires(table) == {"blaze": 7, "ancient-fountain": 1}


@clause("DL-CH1-CARD-14")
def test_the_fire_of_a_defeated_serpent_returns_to_the_supply() -> None:
    table = Table(
        "serpent-of-ash on p3 with 1 damage, serpent burns p3, knight on h2,"
        "knight has icons ranged-1 ranged-1 ranged-1 ranged-1"
    )
    table.do(f"shoot:knight:{table.at('p3')}:4")
    assert (fire(table.state).burning, fire(table.state).supply) == ([], 8)
    table = Table(
        "ghost on p1, serpent-of-ash on p2, serpent burns p2, trap 5 on a, game deck tunnel-rat, knight on h7"
    )
    table.do("end")
    assert (fire(table.state).burning, fire(table.state).supply) == ([], 8)
    assert fires(table) == {"blaze": 7}


@clause("DL-CH1-CARD-15", "DL-RUL-60")
def test_a_serpent_without_fire_is_a_monster_like_others_and_drops_no_second_one() -> None:
    table = Table(
        "ballista in l4, knight on h4, ghost on p1, serpent-of-ash on p3, game deck tunnel-rat gloom-bat,"
        "fire on blaze 5"
    )
    table.do("end")
    assert fires(table) == {"blaze": 5}
    assert table.passage(4) == "serpent-of-ash"
    table = Table(
        "serpent-of-ash on p4 with 4 damage, knight on h4, knight has icons sword, item market dust-censer"
    )
    assert table.do(f"strike:knight:{table.at('p4')}:1").asked() == "take-item"


@clause("DL-EX-98", "DL-PASS-08", "DL-PASS-09", "DL-RUL-45", "DL-RUL-60")
def test_a_serpent_relocated_onto_its_column_drops_the_fire_and_springs_no_trap() -> None:
    table = Table(
        "ballista in l5, serpent-of-ash on p1, serpent burns p1, ghost on p5, trap 2 on a,"
        "knight has fairy trickster"
    )
    table.do("fairy:knight:trickster", f"card:serpent-of-ash-{table.state.passage[1]}")
    assert (table.passage(5), table.passage(1)) == ("serpent-of-ash", "ghost")
    assert (fires(table), fire(table.state).burning) == ({"blaze": 7, "ballista": 1}, [])
    assert (table.state.traps, table.damage(5)) == ([2, 0], 0)


# The Fire Elemental


@clause("DL-EX-55", "DL-CH1-CARD-16", "DL-CH1-GOAL-01", "DL-END-01")
def test_whoever_kills_the_elemental_removes_a_fire_and_may_win_by_it() -> None:
    table = Table(
        "fire on blaze 0, fire on ballista, fire-elemental on p3 with 6 damage, knight on h3,"
        "knight has icons sword sword, item market gale-boots"
    )
    table.do(f"strike:knight:{table.at('p3')}:2", "quench:ballista")
    assert fires(table) == {}
    assert table.won
    assert table.keys() == []


@clause("DL-EX-55", "DL-CH1-CARD-17", "DL-RUL-56", "DL-REW-04")
def test_an_elemental_that_dies_in_a_trap_removes_no_fire() -> None:
    table = Table(
        "fire on blaze 0, fire on ballista, ghost on p1, fire-elemental on p2 with 5 damage, trap 2 on a,"
        "knight on h7, game deck tunnel-rat gloom-bat"
    )
    table.do("end")
    assert table.passage(3) is None
    assert fires(table) == {"ballista": 1}
    assert (table.won, table.asked()) == (False, "act")


@clause("DL-CH1-CARD-16", "DL-RUL-56", "DL-RUL-33")
def test_the_elemental_gives_its_own_reward_but_not_that_of_a_bucket() -> None:
    text = (
        "fire on ballista, fire-elemental on p3 with 6 damage, knight on h3, knight has icons sword sword,"
        "item market dust-censer, fairy market dew"
    )
    table = Table(text)
    table.do(f"strike:knight:{table.at('p3')}:2")
    assert table.keys() == ["quench:blaze", "quench:ballista", "decline"]
    table.do("quench:blaze")
    assert (fires(table), fire(table.state).supply) == ({"blaze": 6, "ballista": 1}, 8)
    assert table.asked() == "take-item"
    assert table.do("take-item:dust-censer").asked() == "act"
    assert fires(
        Table(text).do(f"strike:knight:{table.book.options.target(table.state.gone[-1])}:2", "decline")
    ) == {
        "blaze": 7,
        "ballista": 1,
    }


@clause("DL-GAP-27")
def test_the_elemental_is_the_chapters_main_enemy() -> None:
    book = GAME.match({"chapter": "fire", "players": "2"}).book
    card = next(card for card in book.game if card.id == "fire-elemental")
    assert (card.resistance, card.claws, card.broken, card.unavoidable, card.item) == (7, 2, 1, 1, 1)


@clause("DL-RUL-58", "DL-COM-16", "DL-GEO-07")
def test_a_monster_without_a_ravager_stands_where_it_stands() -> None:
    table = Table(
        "M(2,0,0,0) on p2, ghost on p4, ravager on p4, threat claw on p4, knight on h2,"
        "knight has icons sword ranged-2"
    )
    assert table.keys("shoot") == [f"shoot:knight:{guard(table, 4)}:1"]
    table.do(f"strike:knight:{table.at('p2')}:1")
    assert table.hero("knight").resistance == 6  # no Threat lies there
    table.do(f"shoot:knight:{guard(table, 4)}:1")
    assert (table.damage(2), table.damage(4), table.pool("knight")) == (1, 0, {})


@clause("DL-RUL-58", "DL-CH1-CARD-04")
def test_the_ravager_that_came_last_stands_first() -> None:
    table = Table(
        "ghost on p4, ravager on p4, knight on h4, knight has icons sword, game deck ravager-comes mud"
    )
    first = guard(table, 4)
    table.do("end")
    assert guards(table, 4) == 2
    assert guard(table, 4) != first


@clause("DL-CH1-CARD-05")
def test_a_waiting_ravager_joins_nobody_but_on_p6() -> None:
    table = Table("ravager on p6, M(2,0,0,0) on p4, ghost on p1, game deck tunnel-rat").do("end")
    assert (table.passage(5), guards(table, 5)) == ("m-2-0-0-0", 0)
    assert len(fire(table.state).lurking) == 1


@clause("DL-CH1-CARD-04", "DL-CH1-CARD-05")
def test_all_three_ravagers_can_wait_on_p6() -> None:
    table = Table(RAVAGERS).do("end", "end", "end")
    assert len(fire(table.state).lurking) == 3


@clause("DL-CH1-CARD-02")
def test_a_ravager_finds_a_lone_monster_on_the_first_square() -> None:
    table = Table("ghost on p1, knight on h7, game deck ravager-comes mud").do("end")
    assert (guards(table, 1), fire(table.state).lurking) == (1, [])


@clause("DL-CH1-CARD-02", "DL-REW-06")
def test_a_ravager_that_was_defeated_does_not_come_again() -> None:
    table = Table(
        "ghost on p4, ravager on p4 with 3 damage, knight on h4, knight has icons sword sword sword,"
        "game deck ravager-comes"
    )
    first = table.book.chapter.target(table.state, 4)
    table.do(f"strike:knight:{guard(table, 4)}:3", "end")
    assert guards(table, 4) == 1
    assert (first in table.state.gone, table.book.chapter.target(table.state, 4) in table.state.gone) == (
        True,
        False,
    )


@clause("DL-CH1-CARD-01", "DL-CH1-RULE-10")
@pytest.mark.parametrize(("burning", "breaks_out"), [(14, 1), (15, 0)])
def test_a_fire_without_a_token_left_is_not_worth_a_word(burning: int, breaks_out: int) -> None:
    table = Table(f"fire on blaze {burning}, knight on h7, game deck fire", rolls=(2,)).do("end")
    assert table.log().count("fire") == breaks_out
    assert sum(fires(table).values()) == burning + breaks_out


@clause("DL-CH1-CARD-03", "DL-CH1-CARD-04", "DL-RUL-58")
def test_a_ravager_behind_another_can_not_be_attacked_yet() -> None:
    table = Table("ghost on p4, knight on h4, knight has icons sword, ravager on p4, ravager on p4")
    behind, first = (table.book.options.target(n) for n in fire(table.state).ravagers[table.state.passage[4]])
    assert guard(table, 4) == first
    assert table.refused(f"strike:knight:{behind}:1") == ("DL-CH1-CARD-03", "DL-RUL-58")
