"""Combat (DL-COMBAT): attacks by sword and at range, and what they do to the monster."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.testing import Table


@clause("DL-COMBAT-01")
def test_only_the_active_players_hero_attacks_and_only_in_the_action_phase() -> None:
    table = Table(
        "knight on h2, scout on h3, scout has icons sword, ghost on p2, tunnel-rat on p3,"
        "knight has icons sword"
    )
    assert table.keys("strike") == [f"strike:knight:{table.at('p2')}:1"]
    assert table.refused(f"strike:scout:{table.at('p3')}:1") == ("DL-CARD-12",)
    table = Table(
        "knight on h2, ghost on p2, knight has icons sword, knight has fairy fatewing, game deck rockfall"
    )
    table.do("end")
    assert table.asked() == "roll-or-choose"
    assert table.keys("strike") == []


@clause("DL-COMBAT-02", "DL-RUL-07", "DL-ICON-05")
def test_the_icons_of_an_attack_are_committed_when_it_is_declared() -> None:
    table = Table("M(3,0,0,0) on p2, M(2,0,0,0) on p3, knight on h2, knight has icons sword sword ranged-1")
    here, there = table.at("p2"), table.at("p3")
    assert table.keys("strike") == [f"strike:knight:{here}:2", f"strike:knight:{here}:1"]
    assert table.keys("shoot") == [f"shoot:knight:{there}:1"]
    table.do(f"strike:knight:{here}:1")
    assert table.pool("knight") == {"sword": 1, "ranged-1": 1}
    assert table.damage(2) == 1


@clause("DL-COMBAT-03", "DL-COMBAT-11", "DL-IC-M02")
def test_damage_is_the_icons_less_the_broken_swords_and_never_below_nothing() -> None:
    for swords, damage in ((1, 0), (2, 0), (3, 1), (4, 2)):
        table = Table(f"M(5,0,2,0) on p2, knight on h2, knight has icons {'sword ' * swords}")
        assert table.do(f"strike:knight:{table.at('p2')}:{swords}").damage(2) == damage


@clause("DL-COMBAT-04", "DL-RUL-92")
def test_damage_stays_on_a_monster_and_there_is_no_end_of_tokens() -> None:
    row = ", ".join(f"M(9,0,0,0) on p{square} with 8 damage" for square in (2, 3, 4))
    table = Table(
        f"{row}, knight on h5, knight has icons ranged-1, M(2,0,0,0) on p6, game deck ghost tremor mud"
    )
    table.do(f"shoot:knight:{table.at('p6')}:1", "end", "end")
    assert [table.damage(square) for square in (2, 3, 4, 6)] == [8, 8, 8, 1]


@clause("DL-COMBAT-06", "DL-IC-M07", "DL-REW-06")
def test_a_monster_with_as_much_damage_as_resistance_is_defeated() -> None:
    table = Table("M(3,0,0,0) on p2, knight on h2, knight has icons sword sword sword")
    card = table.state.passage[2]
    table.do(f"strike:knight:{table.at('p2')}:2")
    assert table.passage(2) == "m-3-0-0-0"
    table.do(f"strike:knight:{table.at('p2')}:1")
    assert table.passage(2) is None
    assert card not in table.state.damage
    assert card in table.state.gone
    assert card not in (*table.state.discard, *table.state.deck)


@clause("DL-COMBAT-09", "DL-IC-H01")
def test_a_sword_strikes_only_the_aligned_monster() -> None:
    table = Table("ghost on p1, tunnel-rat on p2, gloom-bat on p3, knight on h2, knight has icons sword")
    assert table.keys("strike") == [f"strike:knight:{table.at('p2')}:1"]
    assert table.refused(f"strike:knight:{table.at('p3')}:1") == ("DL-COMBAT-09",)


@clause("DL-RUL-90", "DL-COMBAT-02")
def test_without_a_target_nobody_attacks() -> None:
    table = Table("ghost on p6, knight on h2, knight has icons sword ranged-1")
    assert table.keys("strike") == table.keys("shoot") == []
    assert table.refused(f"shoot:knight:{table.at('p6')}:1") == ("DL-COMBAT-17",)


@clause("DL-COMBAT-10", "DL-RUL-07", "DL-RUL-06", "DL-DISC-04", "DL-SKILL-08")
def test_swords_of_cards_items_skills_and_discards_make_one_attack() -> None:
    table = Table(
        "M(9,0,0,0) on p2, knight on h2, knight on track duelist, knight holds"
        " knight-cleave moonsteel-blade knight-march knight-oath knight-vigil"
    )
    table.do("play:knight:knight-cleave", "play:knight:moonsteel-blade:1", "skill:knight:duelist:1")
    table.do("trade:knight:sword", "discard:knight-march", "discard:knight-oath")
    assert table.do(f"strike:knight:{table.at('p2')}:7").damage(2) == 7


@clause("DL-EX-27", "DL-COMBAT-05", "DL-COMBAT-06", "DL-COMBAT-07", "DL-COMBAT-13", "DL-ITEM-06")
def test_an_attack_from_declaration_to_reward() -> None:
    table = Table(
        "M(3,2,1,0) on p4, knight on h4, knight has icons sword sword sword sword shield,"
        "item market gale-boots"
    )
    table.do(f"strike:knight:{table.at('p4')}:4")
    assert table.asked() == "shield"
    table.do("shield:knight:shield")
    assert table.hero("knight").resistance == 5
    assert table.passage(4) is None
    table.do("take-item:gale-boots")
    assert table.names(table.own("knight").deck)[-1] == "gale-boots"


@clause("DL-EX-28", "DL-COMBAT-22", "DL-COMBAT-11", "DL-COMBAT-12", "DL-RUL-11")
def test_every_attack_is_blunted_and_struck_back_anew() -> None:
    table = Table("M(3,2,1,0) on p4, knight on h4, knight has icons sword sword sword sword")
    table.do(f"strike:knight:{table.at('p4')}:2")
    assert (table.damage(4), table.hero("knight").resistance) == (1, 4)
    table.do(f"strike:knight:{table.at('p4')}:2")
    assert (table.damage(4), table.hero("knight").resistance) == (2, 2)
    assert table.passage(4) == "m-3-2-1-0"


@clause("DL-COMBAT-22", "DL-RUL-11", "DL-COM-16")
def test_a_threat_and_the_unavoidable_act_in_every_attack() -> None:
    table = Table(
        "M(9,0,0,1) on p4, threat broken on p4, knight on h4, knight has icons sword sword sword sword"
    )
    table.do(f"strike:knight:{table.at('p4')}:2", f"strike:knight:{table.at('p4')}:2")
    assert (table.damage(4), table.hero("knight").resistance) == (2, 4)


@clause("DL-EX-29", "DL-COMBAT-16", "DL-RUL-13", "DL-IC-M03")
def test_the_unavoidable_hurts_whoever_shoots_and_no_shield_helps() -> None:
    table = Table(
        "turn of scout, scout on h2, M(2,0,0,1) on p4, scout has icons ranged-2 shield,scout holds scout-slip"
    )
    table.do(f"shoot:scout:{table.at('p4')}:1")
    assert table.asked() == "act"
    assert table.damage(4) == 1
    assert table.hero("scout").resistance == 4
    assert table.pool("scout") == {"shield": 1}


@clause("DL-EX-31", "DL-COMBAT-17", "DL-COMBAT-18")
def test_a_shot_reaches_its_distance_but_never_the_heros_own_column() -> None:
    table = Table("knight on h3, knight has icons ranged-1, ghost on p3, tunnel-rat on p4, gloom-bat on p5")
    assert table.keys("shoot") == [f"shoot:knight:{table.at('p4')}:1"]
    assert table.refused(f"shoot:knight:{table.at('p3')}:1") == ("DL-COMBAT-18",)
    assert table.refused(f"shoot:knight:{table.at('p5')}:1") == ("DL-COMBAT-17",)


@pytest.mark.parametrize(("column", "most"), [(2, 3), (3, 2), (4, 1), (5, 0)])
@clause("DL-COMBAT-17", "DL-COMBAT-20", "DL-RUL-08")
def test_every_icon_of_a_shot_must_reach_the_target(column: int, most: int) -> None:
    table = Table(
        f"scout on h1, turn of scout, scout has icons ranged-1 ranged-2 ranged-3, M(9,0,0,0) on p{column}"
    )
    target = table.at(f"p{column}")
    assert table.keys("shoot") == [f"shoot:scout:{target}:{count}" for count in range(most, 0, -1)]
    if most:
        assert table.do(f"shoot:scout:{target}:{most}").damage(column) == most


@clause("DL-COMBAT-17")
def test_the_icons_that_reach_farther_are_kept() -> None:
    table = Table("scout on h1, turn of scout, scout has icons ranged-1 ranged-2 ranged-3, M(9,0,0,0) on p2")
    table.do(f"shoot:scout:{table.at('p2')}:2")
    assert table.pool("scout") == {"ranged-3": 1}


@clause("DL-EX-32", "DL-COMBAT-27", "DL-RUL-05")
def test_from_the_castle_square_only_shots_are_possible() -> None:
    table = Table("knight on h7, knight has icons sword ranged-1, ghost on p6")
    assert table.keys("strike") == []
    assert table.keys("shoot") == [f"shoot:knight:{table.at('p6')}:1"]
    assert table.refused(f"strike:knight:{table.at('p6')}:1") == ("DL-COMBAT-27", "DL-GEO-04")


@clause("DL-COMBAT-19", "DL-IC-M01")
def test_claws_and_broken_swords_do_not_answer_shots() -> None:
    table = Table("M(4,3,2,0) on p3, knight on h2, knight has icons ranged-1 ranged-1")
    table.do(f"shoot:knight:{table.at('p3')}:2")
    assert (table.damage(3), table.hero("knight").resistance) == (2, 6)


@clause("DL-COMBAT-20", "DL-RUL-08")
def test_shots_go_at_one_target_together_or_at_several() -> None:
    text = "M(3,0,0,0) on p1, M(3,0,0,0) on p3, knight on h2, knight has icons ranged-1 ranged-1"
    table = Table(text)
    assert table.do(f"shoot:knight:{table.at('p1')}:2").damage(1) == 2
    table = Table(text).do(f"shoot:knight:{table.at('p1')}:1", f"shoot:knight:{table.at('p3')}:1")
    assert (table.damage(1), table.damage(3)) == (1, 1)


@clause("DL-COMBAT-21", "DL-RUL-08")
def test_swords_and_shots_are_never_one_attack() -> None:
    table = Table(
        "M(3,0,0,0) on p2, M(4,0,0,0) on p3, knight on h2, knight has icons sword ranged-1 ranged-1"
    )
    assert table.keys("strike") == [f"strike:knight:{table.at('p2')}:1"]
    assert table.keys("shoot") == [f"shoot:knight:{table.at('p3')}:{count}" for count in (2, 1)]


@clause("DL-COMBAT-24", "DL-RUL-12", "DL-RUL-13")
def test_the_ballista_meets_neither_broken_swords_nor_claws_but_the_unavoidable() -> None:
    table = Table("M(4,2,2,1) on p5, knight on h2, knight with 2 dust", rolls=(6,))
    table.do("use:knight:ballista:ballista")
    assert (table.damage(5), table.hero("knight").resistance) == (2, 5)


@pytest.mark.parametrize(
    ("place", "keys"),
    [
        ("crystal-trap in l2, blacksmith with 4 dust", ("use:blacksmith:crystal-trap:crystal:1",)),
        ("magic-shock in l2, charged left", ("use:blacksmith:magic-shock:shock",)),
    ],
)
@clause("DL-COMBAT-24", "DL-RUL-12", "DL-RUL-13")
def test_crystal_trap_and_magic_shock_meet_only_the_unavoidable(place: str, keys: tuple[str, ...]) -> None:
    table = Table(f"turn of blacksmith, blacksmith on h2, {place}, M(4,2,2,1) on p5", chapter="darkness")
    table.do(*keys)
    assert (table.damage(5), table.hero("blacksmith").resistance) == (2, 4)


@clause("DL-COMBAT-25", "DL-RUL-43")
def test_damage_beyond_the_resistance_is_lost() -> None:
    table = Table(
        "M(2,0,0,0) on p2, M(4,0,0,0) on p1, M(4,0,0,0) on p3, knight on h2,"
        "knight has icons sword sword sword sword"
    )
    table.do(f"strike:knight:{table.at('p2')}:4")
    assert (table.passage(2), table.damage(1), table.damage(3)) == (None, 0, 0)
    assert table.state.damage == {}


@clause("DL-COMBAT-26")
def test_monsters_never_attack_by_themselves() -> None:
    row = ", ".join(f"M({n},3,0,1) on p{n}" for n in range(2, 7))
    table = Table(f"{row}, knight on h2, blacksmith on h3, scout on h4, game deck ghost").do("end")
    assert [hero.resistance for hero in table.state.heroes] == [6, 5, 5]


@clause("DL-GAP-17")
def test_the_dark_knight_has_three_resistance_and_one_broken_sword() -> None:
    book = GAME.match({"chapter": "fire", "players": "2"}).book
    card = next(card for card in book.game if card.id == "dark-knight")
    assert (card.resistance, card.broken, card.claws, card.item) == (3, 1, 1, 1)
