"""For everybody: axe finds nothing serious on any page, text may be twice as large, stillness is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.begun import WARRIOR_BESIDE_B0, begun, touch_warrior
from tests.browser.visitor import OVER, Hand, Visitor
from tests.server.host import Host

Visit = Callable[..., Visitor]
Look = dict[str, Any]
LOOKS = [pytest.param({"phone": phone}, id="phone" if phone else "desk") for phone in (False, True)]
SERIOUS = """async () => {
  const serious = found => found.violations
    .filter(one => ["serious", "critical"].includes(one.impact))
    .flatMap(one => one.nodes.map(node => `${one.id}: ${node.target} ${node.failureSummary}`));
  const root = document.documentElement;
  if (root.dataset.theme !== "dark") throw Error("begin in the dark");
  const dark = serious(await axe.run({resultTypes: ["violations"]}));
  root.dataset.theme = "light";
  const light = serious(await axe.run({runOnly: ["color-contrast"], resultTypes: ["violations"]}));
  root.dataset.theme = "dark";
  return [...dark, ...light.map(one => `in the light, ${one}`)];
}"""
"""What is wrong in the dark, and of that in the light what hangs on colour: nothing else does."""


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


@pytest.mark.parametrize("look", LOOKS)
def test_no_page_has_a_serious_problem(visit: Visit, host: Host, examiner: Examiner, look: Look) -> None:
    visitor, found = visit(**look), []
    mine = begun(host, answers=10, name="Tuesday")
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
    visit: Visit, host: Host, examiner: Examiner, look: Look
) -> None:
    opened, visitor = begun(host, answers=WARRIOR_BESIDE_B0), visit(confirm="always", singles=False, **look)
    hand: Hand = "finger" if look["phone"] else "mouse"
    visitor.sit(opened["table"], opened["keys"][0]).wait_until_asked()
    found = examiner.examine(visitor, "choosing")
    touch_warrior(visitor, hand)
    found += examiner.examine(visitor, "begun")
    visitor.touch("b0", hand)
    found += examiner.examine(visitor, "armed")
    for key in ("Escape", "Escape", "["):
        visitor.page.keyboard.press(key)
    expect(visitor.page.locator("main.table.past")).to_be_visible()
    found += examiner.examine(visitor, "past")
    visitor.page.keyboard.press("Escape")
    visitor.point_at("c1")
    expect(visitor.page.get_by_role("menu")).to_be_visible()
    found += examiner.examine(visitor, "menu")
    visitor.page.keyboard.press("Escape")
    for tab in ("Log", "Rules", "Seats"):
        visitor.page.get_by_role("button" if look["phone"] else "tab", name=tab, exact=True).first.click()
        found += examiner.examine(visitor, tab)
    visitor.page.keyboard.press("?")
    found += examiner.examine(visitor, "keys")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("look", LOOKS)
def test_no_way_in_or_out_of_a_table_has_a_serious_problem(
    visit: Visit, host: Host, examiner: Examiner, look: Look
) -> None:
    visitor, opened = visit(**look), host.open("me", "open")
    both = begun(host, answers=16, mode="duel")
    over = begun(host, mode="duel", seed=2)
    places = {
        f"/table/{opened['table']}#{opened['invitations'][1]}": "form.panel",
        f"/table/{both['table']}#{both['keys'][0]}": ".status.mine",
        f"/table/{both['table']}?#{both['keys'][1]}": ".hand-over",
        f"/table/{over['table']}#{over['keys'][0]}": OVER,
        f"/replay/{over['table']}#9": ".controls",
    }
    found = []
    for place, sign in places.items():
        visitor.go(place)
        expect(visitor.page.locator(sign)).to_be_visible()
        found += examiner.examine(visitor, sign)
    assert not found, "\n".join(found)


def test_a_menu_that_is_opened_by_keyboard_is_gone_through_by_keyboard(visit: Visit, host: Host) -> None:
    opened = begun(host, answers=WARRIOR_BESIDE_B0)
    visitor = visit(singles=False).sit(opened["table"], opened["keys"][0])
    visitor.wait_until_asked()
    visitor.page.keyboard.press("ArrowDown")
    visitor.page.locator('.table [data-id="c1"]').first.focus()
    visitor.page.keyboard.press("Enter")
    items = visitor.page.get_by_role("menuitem")
    expect(items.first).to_be_focused()
    visitor.page.keyboard.press("ArrowDown")
    expect(items.nth(1 % items.count())).to_be_focused()
    visitor.page.keyboard.press("Escape")
    expect(items).to_have_count(0)
    expect(visitor.page.locator('[data-id="c1"]').first).to_be_focused()


def test_text_may_be_twice_as_large(visit: Visit, host: Host) -> None:
    """At 200 %, a browser has half of the room; and the page's own setting adds to it."""
    opened, visitor = begun(host, answers=WARRIOR_BESIDE_B0), visit(textSize="larger", singles=False)
    visitor.page.set_viewport_size({"width": 720, "height": 450})
    over = begun(host, mode="duel", seed=2)
    for path in (
        "/",
        "/new/dungeon-heroes",
        "/rules/dungeon-heroes",
        "/settings",
        f"/replay/{over['table']}",
    ):
        visitor.go(path)
        expect(visitor.page.locator("main").first).to_be_visible()
        assert not visitor.scrolls_sideways, path
    visitor.sit(opened["table"], opened["keys"][0]).wait_until_asked()
    assert not visitor.scrolls_sideways
    touch_warrior(visitor)
    visitor.touch("b0")
    expect(visitor.log().last).to_contain_text("b0")
    for name in ("Undo", "Log", "Seats"):
        visitor.page.get_by_role("button", name=name).first.click()


def test_nothing_moves_for_those_who_asked_for_stillness(visit: Visit, host: Host) -> None:
    opened = begun(host, answers=WARRIOR_BESIDE_B0)
    visitor = visit(motion="normal", singles=False).sit(opened["table"], opened["keys"][0])
    visitor.wait_until_asked()
    touch_warrior(visitor)
    assert visitor.page.evaluate("document.getAnimations().length") > 0
    visitor.page.emulate_media(reduced_motion="reduce")
    expect(visitor.page.locator("html")).to_have_attribute("data-motion", "off")
    visitor.touch("b0")
    expect(visitor.log().last).to_contain_text("b0")
    assert visitor.page.evaluate("document.getAnimations().length") == 0
