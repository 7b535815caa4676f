"""Labels that change with the position, because the same act has another sense there."""

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table


def label(table: Table, key: str) -> str:
    decision = table.session.decisions[0]
    option = decision.options[decision.index(key)]
    return table.session.match.phrasebook.say(option.label, "en")


@clause("DH-LADY-17", "DH-RUL-74")
def test_healing_a_possessed_hero_says_that_it_drives_the_lady_out() -> None:
    possessed = "cleric on b1, wizard on b2, cleric carries holy icon"
    table = Table(f"{possessed}, wizard is possessed", undead=True)
    assert label(table, "heal:cleric:wizard") == "Cleric: drive the White Lady out of the wizard (no HP)"
    assert "White Lady" in label(table, "use:holy-icon:cleric:wizard")
    table = Table(f"{possessed}, wizard has 1 hp", undead=True)
    assert label(table, "heal:cleric:wizard") == "Cleric: heal the wizard"


@clause("DH-RUL-62")
def test_a_step_of_the_dragon_is_named_by_its_direction() -> None:
    lying = Table("dragon figure on d2 and e2, aggressive phase, master's turn", dragon=True)
    assert label(lying, "move:dragon:d3") == "Dragon: move north (to d3)"
    higher = Table("dragon figure on d4 and e4, aggressive phase, master's turn", dragon=True)
    assert label(higher, "move:dragon:d3") == "Dragon: move south (to d3)"
