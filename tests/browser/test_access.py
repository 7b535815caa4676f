"""For everybody: axe finds nothing serious on any page, text may be twice as large, stillness is kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.begun import begun, played
from tests.browser.visitor import LIT, OVER, Visitor
from tests.server.host import Host, Message

Visit = Callable[..., Visitor]
LOOKS = [
    pytest.param({"theme": theme, "phone": phone}, id=f"{theme}, {'phone' if phone else 'desk'}")
    for theme in ("dark", "light")
    for phone in (False, True)
]
SERIOUS = """async () => {
  const found = await axe.run({resultTypes: ["violations"]});
  return found.violations
    .filter(one => ["serious", "critical"].includes(one.impact))
    .flatMap(one => one.nodes.map(node => `${one.id}: ${node.target} ${node.failureSummary}`));
}"""


class Examiner:
    """Puts axe into whatever page a visitor is on."""

    def __init__(self, web: Path) -> None:
        self.axe = (web / "node_modules/axe-core/axe.min.js").read_text()

    def examine(self, visitor: Visitor, where: str) -> list[str]:
        visitor.page.evaluate(self.axe)
        found: list[str] = visitor.page.evaluate(SERIOUS)
        return [f"{where}: {one}" for one in found]


@pytest.fixture(scope="module")
def examiner(web: Path) -> Examiner:
    return Examiner(web)


@pytest.fixture(scope="module")
def over(host: Host) -> Message:
    """A duel that has ended."""
    return begun(host, "me", "me", mode="duel", seed=2)


@pytest.mark.parametrize("look", LOOKS)
def test_no_page_has_a_serious_problem(
    visit: Visit, host: Host, examiner: Examiner, look: dict[str, Any]
) -> None:
    visitor, found = visit(**look), []
    mine = begun(host, "me", answers=10, name="Tuesday")
    host.open("me", "open", listed=True, name="Come in")
    visitor.sit(mine["table"], mine["keys"][0])
    pages = {
        "/": ".panel li",
        "/new/dungeon-heroes": "form .panel",
        "/rules/dungeon-heroes/DH-HERO-11": ".clauses .here",
        "/replay": ".zone",
        "/gallery": ".regions",
        "/settings": "dialog[open]",
        "/nowhere/at/all": ".empty",
        "/table/no-such-table": ".empty",
    }
    for path, sign in pages.items():
        visitor.go(path)
        expect(visitor.page.locator(sign).first).to_be_visible()
        found += examiner.examine(visitor, path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("look", LOOKS)
def test_no_state_of_a_table_has_a_serious_problem(
    visit: Visit, host: Host, examiner: Examiner, look: dict[str, Any]
) -> None:
    opened, visitor = begun(host, "me", answers=20), visit(confirm="always", singles=False, **look)
    hand = "finger" if look["phone"] else "mouse"
    visitor.sit(opened["table"], opened["keys"][0]).wait_until_asked()
    found = examiner.examine(visitor, "choosing")
    visitor.touch("warrior", hand)
    found += examiner.examine(visitor, "begun")
    visitor.touch("b0", hand)
    found += examiner.examine(visitor, "armed")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("[")
    expect(visitor.page.locator("main.table.past")).to_be_visible()
    found += examiner.examine(visitor, "past")
    visitor.page.keyboard.press("Escape")
    for tab in ("Log", "Rules", "Seats"):
        visitor.page.get_by_role("button" if look["phone"] else "tab", name=tab, exact=True).first.click()
        found += examiner.examine(visitor, tab)
    visitor.page.keyboard.press("?")
    found += examiner.examine(visitor, "keys")
    assert not found, "\n".join(found)
