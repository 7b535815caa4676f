"""What is sure to happen is told before an option is picked; what is hidden is not."""

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table


def foreseen(table: Table, key: str) -> list[str] | None:
    events = table.session.foresee(0, key)
    return None if events is None else [event.name for event in events]


def test_the_harm_of_an_open_trap_is_foreseen() -> None:
    table = Table("cleric on b1, spike pit face up on b2")
    assert foreseen(table, "move:cleric:b2") == ["hero-moved", "hero-hurt"]
    assert table.hp("cleric") == 8


@clause("DH-HID-04")
def test_nothing_is_foreseen_of_a_face_down_tile() -> None:
    table = Table("cleric on b1, spike pit face down on b2")
    assert foreseen(table, "move:cleric:b2") is None
    assert not table.session.can_take_back(0, "move:cleric:b2")


def test_every_chip_belongs_to_something_that_happens() -> None:
    phrasebook = Table("warrior on b1").session.match.phrasebook
    messages = phrasebook.messages("en")
    chips = {message for message in messages if message.startswith("chip-")}
    assert chips
    assert {chip.replace("chip-", "log-", 1) for chip in chips} <= messages
