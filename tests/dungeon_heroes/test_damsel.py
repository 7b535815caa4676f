"""The damsel: how she joins, and the free action she gives away once a turn."""

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table

ALL_TIRED = "warrior has taken 2 actions, cleric has taken 2 actions"


@clause("DH-EX-59", "DH-DAMSEL-01", "DH-DAMSEL-02", "DH-DAMSEL-04", "DH-GAP-15", "DH-RUL-64", "DH-HERO-06")
def test_the_damsel_shares_the_square_of_the_hero_who_finds_her() -> None:
    table = Table("rogue on c2, warrior on d2, damsel-tile face down on d3", dragon=True)
    table.do("move:rogue:d3")
    assert table.square("damsel") == table.square("rogue") == "d3"
    assert table.hp("damsel") == 4
    assert table.tile("d3") is None
    assert not table.offers("move:warrior:d3")
    assert "DH-HERO-06" in table.refused("move:warrior:d3")
    table.do("move:damsel:d4")
    assert table.square("damsel") == "d4"
    assert table.state.actions_left == 2


@clause("DH-DAMSEL-01")
def test_the_damsel_appears_when_the_wizard_reveals_her_from_afar() -> None:
    table = Table("wizard on b0, damsel-tile face down on e5", dragon=True)
    table.do("reveal:wizard:e5")
    assert table.square("damsel") == "e5"
    assert table.tile("e5") is None


@clause("DH-DAMSEL-01", "DH-DAMSEL-02", "DH-HID-06")
def test_the_damsel_belongs_to_the_heroes_even_if_the_master_reveals_her() -> None:
    table = Table(
        "aggressive phase, damsel-tile face down on e5, goblin figure on a6, portal face down on f6,"
        " master's turn, 2 actions left",
        dragon=True,
    )
    table.do("reveal:e5")
    assert table.square("damsel") == "e5"
    assert not table.offers("move:damsel:e4")
    table.do("move:goblin-1:b6")
    assert table.offers("move:damsel:e4")


@clause("DH-DAMSEL-01", "DH-RUL-59")
def test_the_damsel_appears_when_the_solitaire_dungeon_reveals_her() -> None:
    table = Table("damsel-tile face down on c6, dungeon's turn", mode="solitaire", dragon=True)
    assert table.square("damsel") == "c6"
    assert table.offers("move:damsel:c5")


@clause("DH-DAMSEL-03", "DH-DAMSEL-05", "DH-TURN-07")
def test_the_damsel_walks_orthogonally_and_tires_like_any_hero() -> None:
    table = Table("damsel on c3, bear-trap face down on c4", dragon=True)
    steps = [key for key in table.keys("move") if key.startswith("move:damsel:")]
    assert sorted(steps) == ["move:damsel:b3", "move:damsel:c2", "move:damsel:c4", "move:damsel:d3"]
    assert "DH-HERO-05" in table.refused("move:damsel:d4")
    table.do("move:damsel:c4", "move:damsel:c5")
    assert table.hp("damsel") == 3
    assert table.fatigue("damsel") == 2
    assert "DH-TURN-07" in table.refused("move:damsel:c6")


@clause("DH-DAMSEL-03", "DH-TILE-20", "DH-ART-01", "DH-ART-07")
def test_the_damsel_gains_treasures_and_uses_artifacts() -> None:
    table = Table(
        "damsel on c3, damsel carries sword, orc face down on c4, chest face down on c5", dragon=True
    )
    table.do("move:damsel:c4", "use:sword:damsel", "move:damsel:c5")
    assert table.hp("damsel") == 4
    assert table.tile("c4") is None
    assert table.state.treasures == 1


@clause("DH-RUL-64", "DH-DAMSEL-02")
def test_the_damsel_takes_no_part_of_a_stack_that_lies_where_she_appears() -> None:
    table = Table("warrior on c3, damsel-tile face down on c4, sword and banner lie on c4", dragon=True)
    table.do("move:warrior:c4")
    assert table.carried("damsel") == []
    assert sorted(table.carried("warrior")) == ["banner", "sword"]
    assert table.fatigue("damsel") == 0


@clause("DH-RUL-64")
def test_a_stack_lies_on_under_a_damsel_who_was_revealed_from_afar() -> None:
    table = Table("damsel-tile face down on c4, sword lies on c4, wizard on b0", dragon=True)
    table.do("reveal:wizard:c4")
    assert table.carried("damsel") == []
    assert table.stack("c4") == ["sword"]


# Alive, hidden, dead


@clause("DH-DAMSEL-02", "DH-END-02")
def test_the_game_goes_on_while_the_damsel_lives() -> None:
    table = Table(
        "wizard on c3, damsel on e5, the others are dead, poison-cloud face down on c4", dragon=True
    )
    table.do("move:wizard:c4")
    assert table.session.outcome is None
    assert table.offers("move:damsel:e4")


@clause("DH-RUL-65", "DH-END-02")
def test_a_hidden_damsel_does_not_save_the_heroes() -> None:
    table = Table(
        "wizard on c3, the others are dead, poison-cloud face down on c4, damsel-tile face down on e5",
        dragon=True,
    )
    table.do("move:wizard:c4")
    assert table.session.outcome is not None
    assert table.session.outcome.winners == (1,)


@clause("DH-RUL-65", "DH-HERO-04")
def test_a_hidden_damsel_does_not_count_as_a_hero_in_play() -> None:
    table = Table("wizard on c3, the others are dead, damsel-tile face down on e5", dragon=True)
    assert table.state.actions_left == 2
    assert "DH-RUL-65" in table.refused("move:damsel:e4")


@clause("DH-RUL-65", "DH-ART-15", "DH-DAMSEL-03")
def test_the_grail_brings_back_a_dead_damsel_but_no_hidden_one() -> None:
    hidden = Table("cleric on c3, cleric carries holy-grail, warrior is dead", dragon=True)
    assert hidden.offers("use:holy-grail:cleric:warrior:c4")
    assert not hidden.offers("use:holy-grail:cleric:damsel:c4")
    assert "DH-RUL-65" in hidden.refused("use:holy-grail:cleric:damsel:c4")
    dead = Table("cleric on c3, cleric carries holy-grail, damsel is dead", dragon=True)
    dead.do("use:holy-grail:cleric:damsel:c4")
    assert (dead.square("damsel"), dead.hp("damsel")) == ("c4", 4)
    assert dead.offers("claim:damsel:cleric")


# Her gift


@clause(
    "DH-DAMSEL-06", "DH-DAMSEL-07", "DH-DAMSEL-08", "DH-DAMSEL-09", "DH-COST-09", "DH-COST-10", "DH-RUL-66"
)
def test_her_gift_costs_neither_quota_nor_anybodys_fatigue() -> None:
    table = Table(f"warrior on c3, damsel on c5, {ALL_TIRED}", dragon=True)
    assert table.state.actions_left == 0
    table.do("claim:damsel:warrior")
    assert table.asked() == "free-action"
    assert sorted(table.keys()) == [
        "move:warrior:b3",
        "move:warrior:c2",
        "move:warrior:c4",
        "move:warrior:d3",
    ]
    table.do("move:warrior:d3")
    assert table.square("warrior") == "d3"
    assert table.fatigue("warrior") == 2
    assert table.fatigue("damsel") == 0
    assert table.state.actions_left == 0


@clause("DH-DAMSEL-07", "DH-DAMSEL-08", "DH-DAMSEL-09")
def test_her_gift_leaves_the_actions_of_a_fresh_turn_untouched() -> None:
    table = Table("warrior on c3, damsel on c5", dragon=True)
    table.do("claim:damsel:warrior", "move:warrior:d3")
    assert table.state.actions_left == 4
    table.do("move:warrior:d4", "move:warrior:d5", "move:damsel:c6", "move:damsel:b6")
    assert table.state.actions_left == 0


@clause("DH-DAMSEL-06", "DH-RUL-67")
def test_her_gift_comes_once_a_turn_and_again_in_the_next() -> None:
    table = Table(
        "warrior on c3, damsel on c5, aggressive phase, goblin figure on a6, bear-trap face down on f6",
        dragon=True,
    )
    table.do("claim:damsel:warrior", "move:warrior:d3")
    assert table.keys("claim") == []
    assert "DH-DAMSEL-06" in table.refused("claim:damsel:warrior")
    table.do("move:warrior:c3", "move:warrior:d3", "move:damsel:d5", "move:damsel:c5", "end")
    table.do("move:goblin-1:a5")
    assert table.state.side == 0
    assert table.offers("claim:damsel:warrior")


REACH = [("c5", True, True), ("e5", True, False), ("a3", True, True), ("d4", True, True), ("d5", True, False)]


@clause("DH-DAMSEL-06", "DH-RUL-60")
@pytest.mark.parametrize(
    ("square", "chebyshev", "manhattan"), [*REACH, ("c6", False, False), ("f3", False, False)]
)
def test_her_gift_reaches_two_columns_and_two_rows_far(square: str, chebyshev: bool, manhattan: bool) -> None:
    position = f"damsel on c3, warrior on {square}"
    assert Table(position, dragon=True).offers("claim:damsel:warrior") == chebyshev
    by_house_rule = Table(position, dragon=True, radius_metric="manhattan")
    assert by_house_rule.offers("claim:damsel:warrior") == manhattan
    if not manhattan:
        assert "DH-RUL-60" in by_house_rule.refused("claim:damsel:warrior")


@clause("DH-RUL-60")
def test_two_heroes_on_one_square_are_within_two_squares_of_each_other() -> None:
    table = Table("rogue on c2, damsel-tile face down on d3", dragon=True)
    table.do("move:rogue:d3")
    assert table.offers("claim:damsel:rogue")


@clause("DH-RUL-67")
def test_the_distance_counts_when_the_gift_is_claimed() -> None:
    table = Table("damsel on c3, warrior on c6", dragon=True)
    assert not table.offers("claim:damsel:warrior")
    table.do("move:damsel:c4")
    assert table.offers("claim:damsel:warrior")


@clause("DH-RUL-67")
def test_the_damsel_can_not_use_her_own_gift() -> None:
    table = Table("damsel on c3, warrior on c4", dragon=True)
    assert not table.offers("claim:damsel:damsel")
    assert "DH-RUL-67" in table.refused("claim:damsel:damsel")


@clause("DH-RUL-67", "DH-RUL-75")
@pytest.mark.parametrize("possessed", ["damsel", "warrior"])
def test_neither_giver_nor_taker_may_be_possessed(possessed: str) -> None:
    table = Table(f"damsel on c3, warrior on c4, {possessed} is possessed", dragon=True, undead=True)
    assert not table.offers("claim:damsel:warrior")
    assert "DH-LADY-12" in table.refused("claim:damsel:warrior")


@clause("DH-RUL-67")
def test_a_dead_damsel_gives_nothing() -> None:
    table = Table("damsel is dead, warrior on c4", dragon=True)
    assert table.keys("claim") == []
    assert "DH-OBJ-05" in table.refused("claim:damsel:warrior")


# What a free action can be


@clause("DH-RUL-66")
def test_a_free_action_can_be_an_ability() -> None:
    table = Table(f"cleric on c3, warrior on c4, warrior has 5 hp, damsel on c5, {ALL_TIRED}", dragon=True)
    table.do("claim:damsel:cleric", "heal:cleric:warrior")
    assert table.hp("warrior") == 7
    assert table.fatigue("cleric") == 2


@clause("DH-RUL-66", "DH-ART-13")
def test_a_free_action_can_be_a_magic_hat() -> None:
    table = Table(
        f"warrior on c3, warrior carries magic-hat, damsel on c5, {ALL_TIRED}, chest face down on f6",
        dragon=True,
    )
    table.do("claim:damsel:warrior", "use:magic-hat:warrior:f6")
    assert table.tile("f6") == "chest"
    assert table.carried("warrior") == []


@clause("DH-RUL-66", "DH-ART-03")
def test_a_free_action_can_be_a_gift_of_an_artifact() -> None:
    table = Table(f"warrior on c3, warrior carries sword, damsel on c4, {ALL_TIRED}", dragon=True)
    table.do("claim:damsel:warrior", "give:warrior:sword:damsel")
    assert table.carried("damsel") == ["sword"]
    assert table.state.actions_left == 0


@clause("DH-RUL-66", "DH-MARKET-12", "DH-MARKET-13", "DH-MARKET-15")
@pytest.mark.parametrize(
    ("artifact", "key"),
    [
        ("demon-skull", "use:demon-skull:warrior"),
        ("magic-mirror", "use:magic-mirror:warrior:wizard"),
        ("strange-bread", "use:strange-bread:warrior"),
    ],
)
def test_a_free_action_can_be_a_skull_a_mirror_or_bread(artifact: str, key: str) -> None:
    table = Table(
        f"warrior on c3, warrior has 1 hp, warrior carries {artifact}, wizard on f6, damsel on c5,"
        f" {ALL_TIRED},"
        " aggressive phase, orc figure on d4",
        dragon=True,
        undead=True,
    )
    assert not table.offers(key)
    table.do("claim:damsel:warrior", key)
    assert table.carried("warrior") == []
    assert table.fatigue("warrior") == 2
    assert (table.square("orc-1") is None) == (artifact == "demon-skull")
    assert (table.square("warrior") == "f6") == (artifact == "magic-mirror")
    assert (table.hp("warrior") == 10) == (artifact == "strange-bread")


@clause("DH-RUL-66")
def test_a_free_action_is_never_the_grail_a_purchase_or_the_end_of_the_turn() -> None:
    table = Table(
        "warrior on c3, warrior carries holy-grail and holy-icon and energy-elixir, warrior has 5 hp,"
        " rogue is dead, damsel on c5, wizard earned ogre and 2 orcs",
        dragon=True,
        undead=True,
    )
    assert table.offers("use:holy-grail:warrior:rogue:c4", "buy:demon-skull:warrior")
    table.do("claim:damsel:warrior")
    assert table.keys() == table.keys("move")


@clause("DH-RUL-66", "DH-DAMSEL-06")
def test_a_hero_with_nothing_to_do_can_not_be_given_an_action() -> None:
    table = Table("warrior on a1, cleric on a2, rogue on b1, damsel on b2, wizard on f6", dragon=True)
    assert not table.offers("claim:damsel:warrior")
    assert table.offers("claim:damsel:cleric", "claim:damsel:rogue")


# Solitaire


@clause("DH-RUL-56", "DH-SMON-07", "DH-DAMSEL-03")
def test_in_solitaire_monsters_hit_the_damsel_last_among_equals() -> None:
    table = Table(
        "wizard on c4, damsel on c2, orc figure on c3, warrior on f6, cleric on f5, rogue on f4,"
        " dungeon's turn",
        mode="solitaire",
        dragon=True,
    )
    assert (table.hp("wizard"), table.hp("damsel")) == (1, 4)
