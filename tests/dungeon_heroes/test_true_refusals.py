"""What is refused is refused for the true reason, by the rule of whoever asked."""

from __future__ import annotations

import pytest

from lanthorn.engine import find_game
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table

Told = tuple[str, tuple[str, ...]]


def why(table: Table, key: str) -> Told:
    refusal = table.refusal(key)
    assert refusal is not None
    return refusal.reason.id.removeprefix("refused-"), refusal.clauses


MASTER = "aggressive phase, master's turn"
MONSTER_FIRST = ("monster-first", ("DH-MON-08", "DH-RUL-43"))


# In the middle of an act


@clause("DH-MON-07", "DH-MON-08", "DH-RUL-43")
@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("attack:goblin-1:wizard", ("out-of-reach", ("DH-MON-07",))),
        ("move:goblin-1:e4", ("has-acted", ("DH-MON-01",))),
        ("attack:orc-1:wizard", MONSTER_FIRST),
        ("move:orc-1:e5", MONSTER_FIRST),
        ("reveal:f6", MONSTER_FIRST),
        ("end", MONSTER_FIRST),
    ],
)
def test_before_anything_else_the_monster_that_moved_decides(key: str, told: Told) -> None:
    text = "goblin figure on c4, orc figure on f5, cleric on e3, wizard on f4, chest face down on f6"
    assert why(Table(f"{text}, {MASTER}").do("move:goblin-1:d3"), key) == told


@clause("DH-RUL-34")
@pytest.mark.parametrize("tile", ["orc", "bear-trap", "sliding-tile", "portal"])
@pytest.mark.parametrize("key", ["end", "use:holy-icon:cleric:cleric", "move:rogue:c1", "move:cleric:c5"])
def test_a_hero_first_finishes_entering(tile: str, key: str) -> None:
    table = Table(
        f"cleric on c3, cleric has 5 hp, cleric carries sword and disarming-kit and holy-icon,"
        f"{tile} face down on c4, wizard on a3, 1 action left"
    )
    assert why(table.do("move:cleric:c4"), key) == ("entry-first", ("DH-RUL-34",))


@clause("DH-TILE-09", "DH-RUL-23")
def test_nobody_slides_onto_his_own_square_or_another_hero() -> None:
    table = Table("cleric on c3, sliding-tile face down on c4, rogue on d4").do("move:cleric:c4")
    assert why(table, "slide:c4") == ("no-arrow-there", ("DH-TILE-09",))
    assert why(table, "slide:d4") == ("hero-there", ("DH-RUL-23",))


@clause("DH-RUL-72")
def test_a_hero_who_is_led_first_finishes_entering_too() -> None:
    text = "rogue on c3, rogue is possessed, sliding-tile face down on c4, goblin figure on f6"
    table = Table(f"{text}, {MASTER}", undead=True).do("lead:rogue:c4")
    assert why(table, "move:goblin-1:f5") == ("entry-first", ("DH-RUL-72",))


@clause("DH-RUL-83", "DH-RUL-80")
def test_a_purchase_is_paid_and_the_skull_strikes_before_anything_else() -> None:
    table = Table("warrior earned ogre and orc, rogue carries demon-skull", undead=True)
    table.do("buy:strange-bread:warrior")
    assert why(table, "end") == ("payment-first", ("DH-MARKET-08", "DH-RUL-83"))
    table = Table(
        "rogue on c3, rogue carries demon-skull, orc figures on c4 and c5", undead=True, skull_kills_all=False
    )
    assert why(table.do("use:demon-skull:rogue"), "end") == ("skull-first", ("DH-RUL-80",))


@clause("DH-SETUP-05", "DH-SSET-03")
@pytest.mark.parametrize(("mode", "rule"), [("duel", "DH-SETUP-05"), ("solitaire", "DH-SSET-03")])
def test_the_heroes_first_take_their_places(mode: str, rule: str) -> None:
    session = find_game("dungeon-heroes").match({"mode": mode}).start(1)
    session.answer(0, "arrange:warrior:b0")
    told = {}
    for key in ("move:warrior:b1", "end", "arrange:rogue:c0", "arrange:cleric:b0", "arrange:cleric:c1"):
        refusal = session.why_not(0, key)
        assert refusal is not None
        assert refusal.clauses == (rule,)
        told[key] = refusal.reason.id.removeprefix("refused-")
    assert list(told.values()) == ["arrange-first"] * 3 + ["hero-there", "not-a-start-square"]


@clause("DH-SETUP-05")
def test_places_are_taken_only_once() -> None:
    assert why(Table(""), "arrange:warrior:c0") == ("arranged", ("DH-SETUP-05",))


# The question itself


@clause("DH-RUL-07", "DH-AGG-03")
def test_who_may_place_or_reveal_is_not_asked_only_what_he_places() -> None:
    squares = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
    down = " and ".join(square for square in squares if square not in ("c3", "d1", "d2"))
    table = Table(
        f"bear trap face down on {down}, goblin figure on c3, warrior on d1, cleric on d2,"
        f"{MASTER}, master holds chest and orc"
    ).do("move:goblin-1:c4")
    assert table.keys("place")
    assert table.keys("reveal")
    assert table.asked() == "master-act"


# How many actions


@clause("DH-TURN-02", "DH-HERO-04", "DH-RUL-38", "DH-SOLO-03", "DH-LAST-01")
@pytest.mark.parametrize(
    ("mode", "text", "clauses"),
    [
        ("duel", "rogue on c3, 0 actions left", ("DH-TURN-02",)),
        ("duel", "rogue on c3, others are dead, 0 actions left", ("DH-HERO-04", "DH-RUL-38")),
        ("solitaire", "rogue on c3, 0 actions left", ("DH-SOLO-03",)),
        ("solitaire", "rogue on c3, others are dead, 0 actions left", ("DH-LAST-01", "DH-RUL-38")),
    ],
)
def test_a_spent_turn_names_the_rule_that_counted_its_actions(
    mode: str, text: str, clauses: tuple[str, ...]
) -> None:
    assert why(Table(text, mode=mode), "move:rogue:c4") == ("quota-spent", clauses)


@clause("DH-LAST-01", "DH-RUL-38")
def test_a_hero_who_returns_has_only_what_the_survivor_left() -> None:
    table = Table("warrior on b2, others are dead, warrior carries holy-grail", mode="solitaire")
    table.do("use:holy-grail:warrior:wizard:b3", "move:wizard:b4")
    assert why(table, "move:wizard:b5") == ("quota-spent", ("DH-LAST-01", "DH-RUL-38"))


@clause("DH-ART-19", "DH-LAST-01")
@pytest.mark.parametrize(
    ("mode", "text", "told"),
    [
        ("duel", "cleric has taken 1 action", ("hero-exhausted", ("DH-ART-19", "DH-TURN-07", "DH-HERO-03"))),
        ("duel", "1 action left", ("quota-spent", ("DH-ART-19", "DH-TURN-02"))),
        (
            "solitaire",
            "rogue is dead, wizard is dead, cleric has taken 2 actions",
            ("hero-exhausted", ("DH-ART-19", "DH-LAST-01")),
        ),
    ],
)
def test_the_grail_needs_two_actions(mode: str, text: str, told: Told) -> None:
    table = Table(f"cleric on c3, cleric carries holy-grail, warrior is dead, {text}", mode=mode)
    assert why(table, "use:holy-grail:cleric:warrior:c4") == told


@clause("DH-LAST-01")
def test_after_three_actions_the_last_survivor_is_tired_by_his_own_rule() -> None:
    table = Table("warrior on c1, others are dead", mode="solitaire")
    table.do("move:warrior:c2", "move:warrior:c3", "move:warrior:c4")
    assert why(table, "move:warrior:c5") == ("hero-exhausted", ("DH-LAST-01",))


# Whose rule it is


@clause("DH-HAB-12", "DH-ART-13", "DH-AGG-04", "DH-HAB-06", "DH-ART-09", "DH-ART-07", "DH-ART-11")
@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("reveal:wizard:c3", ("nothing-face-down", ("DH-HAB-12",))),
        ("reveal:wizard:c4", ("under-a-monster", ("DH-MON-14", "DH-RUL-35"))),
        ("use:magic-hat:rogue:c3", ("nothing-face-down", ("DH-ART-13",))),
        ("use:magic-hat:rogue:c4", ("under-a-monster", ("DH-MON-14", "DH-ART-13"))),
        ("heal:cleric:wizard", ("not-beside", ("DH-HAB-06",))),
        ("use:holy-icon:rogue:wizard", ("not-beside", ("DH-ART-09",))),
        ("use:sword:rogue", ("used-on-entering", ("DH-ART-07",))),
        ("use:disarming-kit:rogue", ("used-on-entering", ("DH-ART-11",))),
    ],
)
def test_a_hero_is_told_the_rule_of_what_he_used(key: str, told: Told) -> None:
    table = Table(
        "rogue carries magic-hat and holy-icon and sword and disarming-kit, wizard on f1,"
        "chest face up on c3, goblin figure on c4, chest face down on c4"
    )
    assert why(table, key) == told


@clause("DH-AGG-04", "DH-MON-05", "DH-TURN-02", "DH-AGG-03")
@pytest.mark.parametrize(
    ("phase", "key", "told"),
    [
        ("aggressive", "reveal:c3", ("nothing-face-down", ("DH-AGG-04",))),
        ("aggressive", "reveal:c4", ("under-a-monster", ("DH-MON-14", "DH-AGG-04"))),
        ("aggressive", "move:orc-1:c4", ("monster-there", ("DH-MON-05",))),
        ("aggressive", "attack:orc-1:wizard", ("hero-fallen", ("DH-OBJ-05",))),
        ("aggressive", "end", ("actions-due", ("DH-AGG-03", "DH-RUL-02"))),
        ("passive", "end", ("actions-due", ("DH-TURN-02", "DH-RUL-02"))),
    ],
)
def test_the_master_is_told_the_rule_of_his_phase(phase: str, key: str, told: Told) -> None:
    hand = "master holds chest and orc, " if phase == "passive" else ""
    table = Table(
        f"{hand}goblin figure on c4, orc figure on c5, chest face down on c4 and f6, wizard is dead,"
        f"{phase} phase, master's turn"
    )
    assert why(table, key) == told
