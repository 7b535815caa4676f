"""What the expansions answer to somebody who may not, and the rule that an option or an event names."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.encoding import encoding
from lanthorn.games.dungeon_heroes.testing import Table

Told = tuple[str, tuple[str, ...]]

MASTER = "aggressive phase, master's turn, ogre face down on a6 and b6 and e6"
TIRED_WIZARD = (
    "damsel on c3, wizard on c4, wizard has taken 2 actions, wizard carries holy grail, cleric is dead,"
    " chest face down on f6, goblin figure on a6, portal face down on a6, rogue earned ogre"
)


def why(table: Table, key: str) -> Told:
    """The reason for which a key is refused, and its clauses."""
    refusal = table.refusal(key)
    assert refusal is not None
    return refusal.reason.id.removeprefix("refused-"), refusal.clauses


def why_touched(table: Table, *touches: str) -> Told:
    refusal = table.session.why_not_touched(table.session.decisions[0].seat, touches)
    assert refusal is not None
    return refusal.reason.id.removeprefix("refused-"), refusal.clauses


def cited(table: Table, key: str) -> tuple[str, ...]:
    """The clauses that an option on offer names."""
    (option,) = (option for option in table.session.decisions[0].options if option.key == key)
    return option.clauses


# The dragon


@clause("DH-RUL-62", "DH-MON-05")
@pytest.mark.parametrize("taken", ["a1", "a2"])
def test_the_dragon_is_told_which_of_its_two_squares_is_taken(taken: str) -> None:
    table = Table(f"dragon figure on b1 and b2, orc figure on {taken}, {MASTER}", dragon=True)
    refusal = table.refusal("move:dragon:a1")
    assert refusal is not None
    assert (refusal.reason.args["square"], refusal.clauses) == (taken, ("DH-MON-05", "DH-RUL-62"))


@clause("DH-DRAGON-03", "DH-DRAGON-04", "DH-DRAGON-07")
def test_the_dragon_has_steps_and_a_reach_of_its_own() -> None:
    table = Table(f"dragon figure on c4 and c5, warrior on b3, cleric on f6, {MASTER}", dragon=True)
    assert why(table, "move:dragon:a1") == ("monster-too-far", ("DH-DRAGON-03",))
    assert why(table, "attack:dragon:cleric") == ("out-of-reach", ("DH-DRAGON-04", "DH-DRAGON-07"))


@clause("DH-DRAGON-04")
def test_an_attack_of_the_dragon_names_its_own_rule_and_that_of_an_orc_the_base_games() -> None:
    table = Table(f"dragon figure on c4 and c5, orc figure on a3, warrior on b3, {MASTER}", dragon=True)
    assert cited(table, "attack:dragon:warrior")[0] == "DH-DRAGON-04"
    assert cited(table, "attack:orc-1:warrior")[0] == "DH-MON-07"
    table.do("attack:dragon:warrior", "attack:orc-1:warrior")
    attacks = [event.clauses for event in table.session.events if event.name == "attacked"]
    assert attacks == [("DH-DRAGON-04",), ("DH-MON-07",)]


# The necromancer and the White Lady


@clause("DH-NECRO-01", "DH-NECRO-02", "DH-LADY-01", "DH-LADY-02")
@pytest.mark.parametrize(("figure", "rules"), [("necromancer", "DH-NECRO"), ("white-lady", "DH-LADY")])
def test_the_lords_have_two_actions_and_diagonal_steps_by_rules_of_their_own(figure: str, rules: str) -> None:
    table = Table(f"{figure} figure on c4, {MASTER}", undead=True)
    assert why(table, f"move:{figure}:f6") == ("monster-too-far", (f"{rules}-02",))
    table.do(f"move:{figure}:c5", f"move:{figure}:c4")
    assert why(table, f"move:{figure}:c5") == ("has-acted", (f"{rules}-01",))


@clause("DH-RUL-71")
def test_the_white_lady_possesses_nobody_by_staying_on_his_square() -> None:
    table = Table(f"white-lady figure on c4, rogue on c4, warrior on c1, {MASTER}", undead=True)
    assert why(table, "possess:rogue") == ("on-her-square-already", ("DH-RUL-71", "DH-LADY-03"))
    assert why(table, "possess:warrior") == ("not-on-her-square", ("DH-LADY-03",))


@clause("DH-RUL-71", "DH-RUL-43")
def test_declining_a_possession_is_not_the_same_as_declining_an_attack() -> None:
    table = Table(f"white-lady figure on c4, rogue on c3, {MASTER}", undead=True)
    assert cited(table.do("move:white-lady:c3"), "hold") == ("DH-RUL-71",)
    table = Table(f"white-lady figure on c5, rogue on c3, {MASTER}", undead=True)
    assert cited(table.do("move:white-lady:c4"), "hold") == ("DH-RUL-43",)


@clause("DH-LADY-08")
@pytest.mark.parametrize("touches", [("rogue",), ("rogue", "c5")])
def test_after_two_actions_the_possessed_hero_is_led_no_further(touches: tuple[str, ...]) -> None:
    table = Table(f"rogue on c4, rogue is possessed, warrior on c1, {MASTER}", undead=True)
    table.do("lead:rogue:c5", "lead:rogue:c4")
    assert why_touched(table, *touches) == ("has-acted", ("DH-LADY-08",))
    assert why_touched(table, "warrior") == ("of-the-heroes", ("DH-OBJ-01",))


@clause("DH-LADY-11")
def test_a_possessed_hero_whom_others_surround_has_nowhere_to_be_led() -> None:
    table = Table(f"warrior on a1, warrior is possessed, cleric on a2, rogue on b1, {MASTER}", undead=True)
    assert why_touched(table, "warrior") == ("nowhere-to-step", ("DH-LADY-11", "DH-HERO-06"))


# The free action


@clause("DH-RUL-66")
@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("move:wizard:f6", ("too-far", ("DH-HERO-05",))),
        ("move:wizard:c3", ("hero-there", ("DH-HERO-06",))),
        ("reveal:wizard:a6", ("under-a-monster", ("DH-MON-14", "DH-RUL-35"))),
        ("reveal:wizard:a1", ("nothing-face-down", ("DH-HAB-12",))),
    ],
)
def test_a_free_action_of_a_tired_hero_is_refused_for_other_reasons_than_fatigue(
    key: str, told: Told
) -> None:
    table = Table(TIRED_WIZARD, dragon=True, undead=True)
    assert why(table, key)[0] == "hero-exhausted"
    table.do("claim:damsel:wizard")
    assert why(table, key) == told


@clause("DH-RUL-66", "DH-COST-10")
@pytest.mark.parametrize(
    "key",
    [
        "use:holy-grail:wizard:cleric:b4",
        "buy:strange-bread:wizard",
        "end",
        "move:warrior:b1",
        "move:damsel:c2",
    ],
)
def test_the_free_action_comes_first(key: str) -> None:
    table = Table(TIRED_WIZARD, dragon=True, undead=True).do("claim:damsel:wizard")
    assert why(table, key) == ("free-action-first", ("DH-RUL-66", "DH-COST-10"))


@clause("DH-RUL-66")
def test_after_the_free_action_fatigue_counts_again() -> None:
    table = Table(TIRED_WIZARD, dragon=True, undead=True).do("claim:damsel:wizard", "move:wizard:c5")
    assert why(table, "move:wizard:c6") == ("hero-exhausted", ("DH-TURN-07", "DH-HERO-03"))


@clause("DH-COST-10", "DH-RUL-66")
def test_a_free_action_names_no_price_and_the_same_action_later_does() -> None:
    table = Table(
        "damsel on c3, cleric on c4, warrior on c5, warrior has 5 hp, cleric carries sword", dragon=True
    )
    priced = {
        "move:cleric:d4": ("DH-HERO-05", "DH-COST-01"),
        "heal:cleric:warrior": ("DH-HAB-06", "DH-COST-02"),
        "give:cleric:sword:warrior": ("DH-ART-03", "DH-COST-04"),
    }
    table.do("claim:damsel:cleric")
    for key, (rule, _) in priced.items():
        assert cited(table, key) == (rule, "DH-COST-10", "DH-RUL-66")
    table.do("heal:cleric:warrior")
    for key, clauses in priced.items():
        assert cited(table, key) == clauses


# The market and its wares


@clause("DH-MARKET-06")
def test_a_ware_is_too_dear_for_the_living_whoever_has_fallen() -> None:
    table = Table("warrior is dead, cleric on c4", undead=True)
    assert why_touched(table, "market-strange-bread") == ("too-dear", ("DH-MARKET-06",))


@clause("DH-RUL-98")
def test_the_mirror_is_not_used_on_a_hero_of_the_same_square() -> None:
    table = Table("damsel on d3, rogue on d3, rogue carries magic mirror", dragon=True, undead=True)
    assert table.keys("use") == [f"use:magic-mirror:rogue:{hero}" for hero in ("warrior", "cleric", "wizard")]
    assert why(table, "use:magic-mirror:rogue:damsel") == ("same-square", ("DH-RUL-98",))


@clause("DH-RUL-80", "DH-RUL-63")
@pytest.mark.parametrize(("bearer", "offered"), [("c2", "smite:c4"), ("c6", "smite:c4"), ("c1", "smite:c3")])
def test_by_house_rule_the_dragon_is_one_target_of_the_skull(bearer: str, offered: str) -> None:
    """Named by its first square, or by its second if only that is in reach."""
    head, tail = ("c4", "c5") if offered == "smite:c4" else ("c4", "c3")
    table = Table(
        f"cleric on {bearer}, cleric carries demon skull, dragon figure on {head} and {tail},"
        f" goblin figure on b{bearer[1]}",
        dragon=True,
        undead=True,
        skull_kills_all=False,
    )
    table.do("use:demon-skull:cleric")
    assert sorted(table.keys()) == sorted([offered, f"smite:b{bearer[1]}"])
    table.do(offered)
    assert table.squares("dragon") == []


@clause("DH-RUL-80")
def test_by_house_rule_a_target_of_the_skull_can_be_told_in_numbers() -> None:
    table = Table(
        "rogue on c3, rogue carries demon-skull, orc figures on c4 and c5", undead=True, skull_kills_all=False
    ).do("use:demon-skull:rogue")
    told = encoding(table.state.book)
    rows = [tuple(told.encode_option(option)) for option in table.session.decisions[0].options]
    assert len(set(rows)) == 2
