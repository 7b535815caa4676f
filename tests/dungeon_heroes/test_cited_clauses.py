"""Events and options name the rule that applies to them, and not a neighbour's."""

from __future__ import annotations

import pytest

from lanthorn.engine import Text, find_game
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table


def cited(table: Table, event: str) -> tuple[str, ...]:
    """The clauses of the last event of that name."""
    return [e.clauses for e in table.session.events if e.name == event][-1]


def offered(table: Table, key: str) -> tuple[str, ...]:
    (clauses,) = (option.clauses for option in table.session.decisions[0].options if option.key == key)
    return clauses


ENTERED = ("DH-HERO-11", "DH-ENTER-03")


@clause("DH-HERO-11", "DH-RUL-12", "DH-HAB-09", "DH-ART-11", "DH-HAB-06", "DH-ART-09")
@pytest.mark.parametrize(
    ("text", "keys", "event", "clauses"),
    [
        ("rogue on c3, chest face down on c4", "move:rogue:c4", "tile-revealed", ENTERED),
        ("chest face down on c4", "reveal:wizard:c4", "tile-revealed", ("DH-RUL-12",)),
        ("rogue on c3, bear trap face up on c4", "move:rogue:c4", "trap-disarmed", ("DH-HAB-09",)),
        (
            "cleric on c3, bear trap face up on c4, cleric carries disarming-kit",
            "move:cleric:c4 use:disarming-kit:cleric",
            "trap-disarmed",
            ("DH-ART-11",),
        ),
        ("cleric has 2 hp", "heal:cleric:cleric", "healed", ("DH-HAB-06",)),
        (
            "cleric has 2 hp, cleric carries holy-icon",
            "use:holy-icon:cleric:cleric",
            "healed",
            ("DH-ART-09",),
        ),
    ],
)
def test_what_a_hero_does_by_ability_or_by_artifact(
    text: str, keys: str, event: str, clauses: tuple[str, ...]
) -> None:
    assert cited(Table(text).do(*keys.split()), event) == clauses


@clause("DH-HAB-03", "DH-ART-07", "DH-MARKET-12", "DH-TILE-05")
@pytest.mark.parametrize(
    ("monster", "slain_by", "clauses"),
    [
        ("goblin figure", "warrior", ("DH-HAB-03",)),
        ("goblin figure", "sword", ("DH-ART-07",)),
        ("goblin figure", "demon-skull", ("DH-MARKET-12",)),
        ("goblin face up", "warrior", ("DH-HAB-03", "DH-TILE-05")),
        ("goblin face up", "sword", ("DH-ART-07", "DH-TILE-05")),
        ("goblin face up", "demon-skull", ("DH-MARKET-12", "DH-TILE-05")),
    ],
)
def test_how_a_monster_was_slain(monster: str, slain_by: str, clauses: tuple[str, ...]) -> None:
    ways = {
        "warrior": ["move:warrior:c4"],
        "sword": ["move:cleric:c4", "use:sword:cleric"],
        "demon-skull": ["use:demon-skull:cleric"],
    }
    table = Table(
        f"warrior on d4, cleric on c3, cleric carries sword and demon-skull, {monster} on c4", undead=True
    )
    assert cited(table.do(*ways[slain_by]), "monster-slain") == clauses


BARE = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
FULL = "bear trap face up on " + " and ".join(s for s in BARE if s not in ("c3", "c4", "d1", "d2"))


@clause("DH-SOLO-06", "DH-RUL-13", "DH-RUL-15", "DH-AGG-01", "DH-DRAGON-01", "DH-XB-04")
@pytest.mark.parametrize(
    ("mode", "text", "key", "why"),
    [
        ("solitaire", "orc face down on c4", "reveal:wizard:c4", "DH-SOLO-06"),
        ("duel", "orc face down on c4, aggressive phase", "reveal:wizard:c4", "DH-RUL-13"),
        ("duel", "dragon face down on c4", "reveal:wizard:c4", "DH-DRAGON-01"),
        ("duel", "necromancer face down on c4", "reveal:wizard:c4", "DH-XB-04"),
        (
            "duel",
            "goblin figure on c4, orc face up on c4, aggressive phase, master's turn",
            "move:goblin-1:c5",
            "DH-RUL-15",
        ),
        (
            "duel",
            f"{FULL}, orc face up on c4, warrior on d1, cleric on d2,"
            "master holds chest and portal, master's turn",
            "place:chest:c3",
            "DH-AGG-01",
        ),
        (
            "duel",
            "necromancer figure on c4, orc is eliminated, aggressive phase, master's turn",
            "raise:orc:c5",
            "DH-RUL-69",
        ),
    ],
)
def test_why_a_monster_is_a_figure_now(mode: str, text: str, key: str, why: str) -> None:
    table = Table(text, mode=mode, dragon=True, undead=True)
    assert cited(table.do(key), "figure-placed") == (why,)


@clause("DH-TURN-01", "DH-SOLO-02", "DH-END-02", "DH-SOLO-09")
@pytest.mark.parametrize(
    ("mode", "turn", "defeat"),
    [("duel", "DH-TURN-01", "DH-END-02"), ("solitaire", "DH-SOLO-02", "DH-SOLO-09")],
)
def test_turns_and_defeat_in_both_modes(mode: str, turn: str, defeat: str) -> None:
    table = Table("warrior on c1, others are dead, 0 actions left, master holds chest", mode=mode).do("end")
    if mode == "duel":
        table.do("place:chest:f6")
    assert cited(table, "turn-heroes") == (turn,)
    table = Table("wizard on c3, others are dead, ogre face down on c4", mode=mode).do("move:wizard:c4")
    assert cited(table, "won-all-fallen") == (defeat,)


@clause("DH-SETUP-05", "DH-SSET-03")
@pytest.mark.parametrize(("mode", "rule"), [("duel", "DH-SETUP-05"), ("solitaire", "DH-SSET-03")])
def test_the_heroes_take_their_places_by_the_rule_of_the_mode(mode: str, rule: str) -> None:
    session = find_game("dungeon-heroes").match({"mode": mode}).start(1)
    assert session.decisions[0].options[0].clauses == (rule,)
    session.pick(0, 0)
    assert session.events[-1].clauses == (rule,)


@clause("DH-MON-08", "DH-MON-09", "DH-COST-15")
def test_an_attack_on_the_spot_costs_and_one_after_a_move_is_free() -> None:
    table = Table("goblin figure on c4, warrior on c3, aggressive phase, master's turn")
    assert offered(table, "attack:goblin-1:warrior") == ("DH-MON-07", "DH-MON-10", "DH-COST-15")
    free = ("DH-MON-07", "DH-MON-08", "DH-MON-09", "DH-MON-10")
    assert offered(table.do("move:goblin-1:b3"), "attack:goblin-1:warrior") == free


@clause("DH-RUL-02", "DH-RUL-49")
def test_the_master_may_stop_because_nothing_compulsory_is_left() -> None:
    table = Table(
        f"{FULL}, bear trap face up on c4, goblin figure on c3, warrior on d1, cleric on d2,"
        "aggressive phase, master's turn, master holds chest and orc"
    ).do("move:goblin-1:b4")
    assert offered(table, "end") == ("DH-RUL-02",)
    assert offered(Table("0 actions left"), "end") == ("DH-RUL-49",)


@clause("DH-OBJ-02", "DH-SSET-01", "DH-RUL-10")
@pytest.mark.parametrize(
    ("language", "both_goals", "false"),
    [("en", ("three", "solitaire", "four"), "Nobody"), ("fr", ("trois", "solitaire", "quatre"), "Personne")],
)
def test_what_is_said_of_the_game_is_true_in_both_modes(
    language: str, both_goals: tuple[str, ...], false: str
) -> None:
    book = find_game("dungeon-heroes").match().phrasebook
    about = book.say(Text("game-about"), language)
    assert all(word in about for word in both_goals)
    assert false not in book.say(Text("tile-hidden-about"), language)
