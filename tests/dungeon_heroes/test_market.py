"""The market: experience earned, tiles paid, artifacts bought."""

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table


@clause(
    "DH-EX-69",
    "DH-MARKET-02",
    "DH-MARKET-04",
    "DH-MARKET-08",
    "DH-MARKET-10",
    "DH-COST-11",
    "DH-COST-12",
    "DH-RUL-78",
    "DH-RUL-83",
)
def test_a_skull_is_bought_with_tiles_of_two_heroes_and_used_at_once_by_a_third() -> None:
    table = Table(
        "warrior earned ogre, rogue earned fireball, cleric on c3, aggressive phase, orc figure on c5",
        undead=True,
    )
    table.do("buy:demon-skull:cleric")
    assert table.earned("warrior") == table.earned("rogue") == []
    assert table.carried("cleric") == ["demon-skull"]
    assert table.state.actions_left == 3
    assert table.fatigue("cleric") == 0
    table.do("use:demon-skull:cleric")
    assert table.square("orc-1") is None
    assert table.fatigue("cleric") == 1
    assert table.state.actions_left == 2


@clause("DH-EX-69", "DH-MARKET-06")
def test_a_purchase_beyond_the_points_is_refused() -> None:
    table = Table("rogue earned fireball, cleric on c3", undead=True)
    assert not table.offers("buy:demon-skull:cleric")
    assert table.refused("buy:demon-skull:cleric") == ("DH-MARKET-06",)
    assert table.offers("buy:strange-bread:cleric")


@clause("DH-GAP-10", "DH-MARKET-06")
@pytest.mark.parametrize(
    ("artifact", "price", "purse", "too_little"),
    [
        ("strange-bread", 3, "orc", "skeleton"),
        ("energy-elixir", 4, "ogre", "orc"),
        ("magic-mirror", 5, "ogre and goblin", "ogre"),
        ("demon-skull", 6, "2 orcs", "orc and skeleton"),
    ],
)
def test_each_artifact_has_its_price(artifact: str, price: int, purse: str, too_little: str) -> None:
    enough = Table(f"warrior earned {purse}", undead=True)
    assert enough.book.price[enough.book.kind[artifact]] == price
    assert enough.offers(f"buy:{artifact}:wizard")
    assert not Table(f"warrior earned {too_little}", undead=True).offers(f"buy:{artifact}:wizard")


@clause("DH-MARKET-01", "DH-RUL-83", "DH-MARKET-03")
def test_several_artifacts_may_be_bought_in_a_turn_but_each_only_once() -> None:
    table = Table("warrior earned 2 orcs and 2 fireballs", undead=True)
    table.do("buy:strange-bread:wizard", "pay:warrior:orc")
    assert not table.offers("buy:strange-bread:rogue")
    assert "DH-MARKET-01" in table.refused("buy:strange-bread:rogue")
    table.do("buy:demon-skull:rogue", "pay:warrior:orc")
    assert table.carried("wizard") == ["strange-bread"]
    assert table.carried("rogue") == ["demon-skull"]
    assert table.earned("warrior") == ["fireball"]
    assert table.state.actions_left == 2


@clause("DH-RUL-83", "DH-MARKET-08")
def test_the_player_picks_the_tiles_and_gets_no_change() -> None:
    table = Table("warrior earned ogre, rogue earned 2 bear-traps and goblin, wizard is dead", undead=True)
    table.do("buy:strange-bread:warrior")
    assert table.asked() == "pay"
    assert sorted(table.keys()) == ["pay:rogue:bear-trap", "pay:rogue:goblin", "pay:warrior:ogre"]
    table.do("pay:rogue:bear-trap", "pay:rogue:goblin")
    assert sorted(table.keys()) == ["pay:rogue:bear-trap", "pay:warrior:ogre"]
    table.do("pay:warrior:ogre")
    assert table.earned("warrior") == []
    assert table.earned("rogue") == ["bear-trap"]
    assert table.carried("warrior") == ["strange-bread"]


@clause("DH-MARKET-04", "DH-MARKET-02")
def test_a_purchase_takes_an_action_of_the_turn_but_tires_nobody() -> None:
    table = Table("warrior earned orc, warrior has taken 2 actions", undead=True)
    table.do("buy:strange-bread:warrior")
    assert table.fatigue("warrior") == 2
    assert table.state.actions_left == 1


@clause("DH-MARKET-02", "DH-TURN-02")
def test_no_purchase_without_an_action_left() -> None:
    table = Table("warrior earned orc, 0 actions left", undead=True)
    assert table.keys("buy") == []
    assert "DH-TURN-02" in table.refused("buy:strange-bread:warrior")


@clause("DH-RUL-02", "DH-MARKET-02")
def test_a_purchase_is_never_compulsory() -> None:
    table = Table(
        "rogue on a1, rogue earned orc, rogue has taken 2 actions, wizard on f6, wizard is possessed,"
        " warrior is dead, cleric is dead",
        undead=True,
    )
    assert table.offers("end", "buy:strange-bread:rogue")


@clause("DH-MARKET-05", "DH-RUL-78")
def test_the_artifact_goes_to_a_living_hero_who_is_not_possessed() -> None:
    table = Table("warrior earned orc, wizard is dead, rogue is possessed", undead=True)
    assert sorted(table.keys("buy")) == ["buy:strange-bread:cleric", "buy:strange-bread:warrior"]
    assert "DH-OBJ-05" in table.refused("buy:strange-bread:wizard")
    assert "DH-RUL-75" in table.refused("buy:strange-bread:rogue")


@clause("DH-RUL-78")
def test_the_experience_of_a_dead_or_possessed_hero_still_pays() -> None:
    table = Table("wizard earned orc, wizard is dead, rogue earned fireball, rogue is possessed", undead=True)
    table.do("buy:demon-skull:cleric")
    assert table.carried("cleric") == ["demon-skull"]


@clause("DH-RUL-78", "DH-MARKET-07")
def test_a_hero_who_dies_leaves_his_experience_to_the_party() -> None:
    table = Table("wizard on c3, wizard earned orc, poison-cloud face down on c4", undead=True)
    table.do("move:wizard:c4")
    assert table.earned("wizard") == ["orc"]
    assert table.offers("buy:strange-bread:cleric")


@clause("DH-RUL-59", "DH-MARKET-02", "DH-SOLO-04")
def test_in_solitaire_purchases_count_among_the_actions_of_the_turn() -> None:
    table = Table("warrior earned orc, 6 actions left", mode="solitaire", undead=True)
    assert not table.offers("end")
    table.do("buy:strange-bread:rogue", "move:rogue:d1")
    assert table.state.actions_left == 4
    assert table.offers("end")


# Earning


@clause("DH-MARKET-07", "DH-RUL-79")
@pytest.mark.parametrize(
    ("position", "answers", "earned"),
    [
        ("orc face down on c4", [], ["orc"]),
        ("aggressive phase, orc figure on c4", [], ["orc"]),
        ("necromancer face down on c4", [], ["necromancer"]),
        (
            "fireball face down on c4, warrior carries disarming-kit",
            ["use:disarming-kit:warrior"],
            ["fireball"],
        ),
        ("fireball face down on c4, warrior carries disarming-kit", ["keep"], ["fireball"]),
        ("fireball face down on c4", [], ["fireball"]),
        ("aggressive phase, orc figure on c4, fireball face down on c4", [], ["orc", "fireball"]),
        ("fireball face down on c4, warrior has 2 hp", [], []),
        ("poison-cloud face down on c4", [], []),
        ("sliding-tile face down on c4", ["slide:c5"], []),
    ],
)
def test_what_the_warrior_removes_and_survives_is_his_experience(
    position: str, answers: list[str], earned: list[str]
) -> None:
    table = Table(f"warrior on c3, {position}", undead=True)
    table.do("move:warrior:c4", *answers)
    assert sorted(table.earned("warrior")) == sorted(earned)


@clause("DH-MARKET-07", "DH-RUL-79", "DH-ART-07")
def test_a_monster_killed_with_a_sword_gives_experience_to_who_held_it() -> None:
    table = Table("cleric on c3, cleric carries sword, ogre face down on c4", undead=True)
    table.do("move:cleric:c4", "use:sword:cleric")
    assert table.earned("cleric") == ["ogre"]
    assert table.earned("warrior") == []


@clause("DH-MARKET-07")
def test_a_monster_that_was_not_killed_gives_nothing() -> None:
    table = Table("cleric on c3, orc face down on c4", undead=True)
    table.do("move:cleric:c4")
    assert table.earned("cleric") == []


@clause("DH-RUL-79")
def test_by_house_rule_a_trap_must_be_disarmed_to_give_experience() -> None:
    position = "warrior on c3, rogue on e3, fireball face down on c4 and e4, bear-trap face down on c5"
    table = Table(
        f"{position}, warrior carries disarming-kit", undead=True, experience_from_suffered_traps=False
    )
    table.do("move:warrior:c4", "keep")
    assert table.hp("warrior") == 7
    assert table.earned("warrior") == []
    table.do("move:warrior:c5", "use:disarming-kit:warrior", "move:rogue:e4")
    assert table.earned("warrior") == ["bear-trap"]
    assert table.earned("rogue") == ["fireball"]


@clause("DH-MARKET-07", "DH-XA-01")
def test_without_the_expansion_nothing_is_kept_and_nothing_sold() -> None:
    table = Table("warrior on c3, orc face down on c4")
    table.do("move:warrior:c4")
    assert table.earned("warrior") == []
    assert table.keys("buy") == []


# Market artifacts are artifacts


@clause("DH-MARKET-09", "DH-ART-03", "DH-ART-01")
def test_a_market_artifact_can_be_kept_and_given() -> None:
    table = Table("warrior earned orc, cleric on c3, wizard on d4", undead=True)
    table.do("buy:strange-bread:cleric", "give:cleric:strange-bread:wizard")
    assert table.carried("wizard") == ["strange-bread"]
    assert table.state.actions_left == 2


@clause("DH-MARKET-09", "DH-ART-05", "DH-RUL-28")
def test_a_market_artifact_falls_with_its_bearer_and_is_picked_up() -> None:
    table = Table(
        "cleric on c3, cleric carries magic-mirror, poison-cloud face down on c4, warrior on d4", undead=True
    )
    table.do("move:cleric:c4")
    assert table.stack("c4") == ["magic-mirror"]
    table.do("move:warrior:c4")
    assert table.carried("warrior") == ["magic-mirror"]


@clause("DH-MARKET-11", "DH-ART-06")
def test_a_used_market_artifact_does_not_come_back_to_the_market() -> None:
    table = Table("warrior earned 2 orcs, wizard has 1 hp", undead=True)
    table.do("buy:strange-bread:wizard", "use:strange-bread:wizard")
    assert table.carried("wizard") == []
    assert not table.offers("buy:strange-bread:wizard")
    assert "DH-RUL-83" in table.refused("buy:strange-bread:wizard")
