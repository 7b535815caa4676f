"""The banner, which gives an action away, and the fairy, who heals whoever comes first."""

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table


@clause(
    "DH-EX-61",
    "DH-BANNER-02",
    "DH-BANNER-03",
    "DH-BANNER-04",
    "DH-BANNER-05",
    "DH-COST-09",
    "DH-COST-10",
    "DH-RUL-66",
)
def test_the_banner_lets_an_exhausted_hero_act_after_the_quota_is_spent() -> None:
    table = Table(
        "rogue on c3, rogue carries banner, wizard on e5, wizard has taken 2 actions,"
        " cleric has taken 2 actions,"
        " chest face down on f6",
        dragon=True,
    )
    assert table.state.actions_left == 0
    table.do("use:banner:rogue:wizard")
    assert table.asked() == "free-action"
    table.do("reveal:wizard:f6")
    assert table.tile("f6") == "chest"
    assert (table.fatigue("rogue"), table.fatigue("wizard")) == (0, 2)
    assert table.state.actions_left == 0
    assert table.carried("rogue") == []


@clause("DH-BANNER-02", "DH-BANNER-04")
def test_using_the_banner_leaves_the_whole_turn_to_both_heroes() -> None:
    table = Table("rogue on c3, rogue carries banner, warrior on c4", dragon=True)
    table.do("use:banner:rogue:warrior", "move:warrior:c5")
    assert table.state.actions_left == 4
    assert (table.fatigue("rogue"), table.fatigue("warrior")) == (0, 0)


@clause("DH-BANNER-01", "DH-TILE-19", "DH-ART-03", "DH-ART-05")
def test_the_banner_is_found_given_and_dropped_like_any_artifact() -> None:
    table = Table(
        "rogue on c3, banner face down on c4, wizard on d5, poison-cloud face down on e5", dragon=True
    )
    table.do("move:rogue:c4")
    assert table.carried("rogue") == ["banner"]
    table.do("give:rogue:banner:wizard")
    assert table.carried("wizard") == ["banner"]
    assert table.state.actions_left == 2
    table.do("move:wizard:e5")
    assert table.stack("e5") == ["banner"]


@clause("DH-BANNER-05", "DH-ART-06")
def test_the_banner_works_once() -> None:
    table = Table("rogue on c3, rogue carries banner, warrior on c4", dragon=True)
    table.do("use:banner:rogue:warrior", "move:warrior:c5")
    assert not table.offers("use:banner:rogue:warrior")
    assert "DH-TILE-19" in table.refused("use:banner:rogue:warrior")


@clause("DH-BANNER-03")
def test_the_banner_inspires_another_hero_never_its_bearer() -> None:
    table = Table("rogue on c3, rogue carries banner, warrior on c4", dragon=True)
    assert not table.offers("use:banner:rogue:rogue")
    assert "DH-BANNER-03" in table.refused("use:banner:rogue:rogue")


@clause("DH-BANNER-03", "DH-RUL-60")
@pytest.mark.parametrize(
    ("square", "chebyshev", "manhattan"),
    [("c5", True, True), ("e5", True, False), ("a1", True, False), ("d4", True, True), ("f3", False, False)],
)
def test_the_banner_reaches_two_squares_far(square: str, chebyshev: bool, manhattan: bool) -> None:
    position = f"rogue on c3, rogue carries banner, warrior on {square}"
    plain = Table(position, dragon=True)
    assert plain.offers("use:banner:rogue:warrior") == chebyshev
    assert chebyshev or "DH-RUL-60" in plain.refused("use:banner:rogue:warrior")
    by_house_rule = Table(position, dragon=True, radius_metric="manhattan")
    assert by_house_rule.offers("use:banner:rogue:warrior") == manhattan


@clause("DH-RUL-75", "DH-BANNER-03")
@pytest.mark.parametrize("possessed", ["rogue", "warrior"])
def test_the_banner_moves_no_possessed_hero_and_is_raised_by_none(possessed: str) -> None:
    table = Table(
        f"rogue on c3, rogue carries banner, warrior on c4, {possessed} is possessed",
        dragon=True,
        undead=True,
    )
    assert not table.offers("use:banner:rogue:warrior")
    assert "DH-RUL-75" in table.refused("use:banner:rogue:warrior")


@clause("DH-RUL-66", "DH-BANNER-03")
def test_the_banner_does_not_pay_for_the_grail() -> None:
    table = Table(
        "rogue on c3, rogue carries banner, cleric on c4, cleric carries holy-grail, warrior is dead",
        dragon=True,
    )
    table.do("use:banner:rogue:cleric")
    assert table.keys("use") == []
    assert table.offers("move:cleric:c5", "give:cleric:holy-grail:rogue")


@clause("DH-RUL-66", "DH-DAMSEL-06", "DH-BANNER-03")
def test_banner_and_damsel_can_inspire_in_the_same_turn() -> None:
    table = Table("damsel on c3, damsel carries banner, warrior on c4", dragon=True)
    table.do("use:banner:damsel:warrior", "move:warrior:c5")
    assert table.offers("claim:damsel:warrior")
    table.do("claim:damsel:warrior", "move:warrior:c6")
    assert table.state.actions_left == 4


@clause("DH-RUL-49", "DH-COST-09")
def test_the_turn_waits_for_a_banner_that_may_follow_the_last_action() -> None:
    table = Table("rogue on c3, rogue carries banner, warrior on c4, 1 action left", dragon=True)
    table.do("move:warrior:c5")
    assert table.offers("use:banner:rogue:warrior", "end")


# The fairy


@clause("DH-EX-62", "DH-FAIRY-01", "DH-FAIRY-02")
def test_the_fairy_restores_whoever_enters() -> None:
    table = Table("warrior on c3, warrior has 2 hp, fairy face up on c4", dragon=True)
    table.do("move:warrior:c4")
    assert table.hp("warrior") == 10
    assert table.tile("c4") is None
    assert table.state.actions_left == 3


@clause("DH-FAIRY-01", "DH-HERO-11")
def test_a_face_down_fairy_works_at_once() -> None:
    table = Table("wizard on c3, wizard has 1 hp, fairy face down on d4", dragon=True)
    table.do("move:wizard:d4")
    assert table.hp("wizard") == 4


@clause("DH-FAIRY-03", "DH-RUL-89", "DH-FAIRY-02")
def test_an_unhurt_hero_uses_the_fairy_up_and_can_not_keep_her() -> None:
    table = Table("cleric on c3, fairy face down on c4", dragon=True)
    table.do("move:cleric:c4")
    assert table.hp("cleric") == 8
    assert table.carried("cleric") == []
    assert table.tile("c4") is None


@clause("DH-FAIRY-03", "DH-TILE-01")
def test_a_fairy_revealed_from_afar_waits_for_a_hero() -> None:
    table = Table("wizard on c3, wizard has 1 hp, fairy face down on f6", dragon=True)
    table.do("reveal:wizard:f6")
    assert table.tile("f6") == "fairy"
    assert table.hp("wizard") == 1


@clause("DH-FAIRY-01", "DH-HERO-12")
def test_the_fairy_heals_after_the_monster_above_her_has_struck() -> None:
    table = Table(
        "aggressive phase, rogue on c3, rogue has 5 hp, orc figure on c4, fairy face down on c4", dragon=True
    )
    table.do("move:rogue:c4")
    assert table.hp("rogue") == 6
    assert table.square("orc-1") == "c4"


@clause("DH-RUL-90", "DH-LADY-10")
def test_the_fairy_heals_a_possessed_hero_and_leaves_him_possessed() -> None:
    table = Table(
        "rogue on c3, rogue has 1 hp, rogue is possessed, fairy face down on c4, master's turn,"
        " master holds 2 bear-traps",
        dragon=True,
        undead=True,
    )
    table.do("lead:rogue:c4")
    assert table.hp("rogue") == 6
    assert table.possessed() == "rogue"
    assert table.offers("lead:rogue:c5")
