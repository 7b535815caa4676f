"""Somebody who has a keyboard and nothing else."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator

from lanthorn.engine import Option
from tests.browser.visitor import Visitor, number

STEPS = 12
"""So many arrows lead to everything on a table that they lead to at all."""
STOPS = 120
ROWS = "all => all.map(row => row.dataset.choice)"
WAY = """([target, was]) => {
  const here = document.activeElement;
  if (here?.dataset.id === target) return "there";
  const goal = [...document.querySelectorAll(`.table [data-id="${target}"]`)].find(one => one.tabIndex === 0);
  if (!goal) return "nowhere";
  if (!here?.dataset.id) return "ArrowDown";
  const middle = one => (box => [box.x + box.width / 2, box.y + box.height / 2])(one.getBoundingClientRect());
  const [[x, y], [toX, toY]] = [middle(here), middle(goal)];
  const across = toX < x ? "ArrowLeft" : "ArrowRight";
  const along = toY < y ? "ArrowUp" : "ArrowDown";
  const better = Math.abs(toX - x) > Math.abs(toY - y) ? [across, along] : [along, across];
  return here.dataset.id === was ? better[1] : better[0];
}"""


class Typist:
    """Every step is a key that is pressed: nothing is focused or clicked otherwise."""

    def __init__(self, visitor: Visitor, chance: random.Random) -> None:
        self.visitor, self.page, self.chance = visitor, visitor.page, chance

    def type(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, target: Locator, then: str = "") -> None:
        """With the Tab key from stop to stop, then one more key."""
        target.wait_for(state="attached")
        for _ in range(STOPS):
            self.type("Tab")
            if target.evaluate("one => one === document.activeElement"):
                self.type(*then.split())
                return
        raise AssertionError(f"the Tab key does not lead to {target}")

    def pick(self, option: Option[Any]) -> None:
        """Make a choice step by step: from the menu if one opens, and once more if the page asks again."""
        before = seen = self.visitor.look(until_asked=True)
        key = ""
        for step, thing in enumerate((*option.touches, *option.touches[-1:] * 2)):
            if seen["menu"] or (step < len(option.touches) and not self.is_armed(option.key)):
                key = self.ready(option.key, thing, bool(seen["menu"]))
            self.type(key)
            seen = self.visitor.look(seen["moment"])
            if number(seen) != number(before):
                return
        raise AssertionError(f"{option.key} was typed, but not chosen")

    def is_armed(self, choice: str) -> bool:
        """Whether the row of the whole choice was taken, and the page asks again."""
        row = self.page.locator(f'.choices [data-choice="{choice}"]')
        return row.count() > 0 and "Once more" in row.inner_text()

    def ready(self, choice: str, thing: str, menu: bool) -> str:
        """The key that takes the next step: the number of its row, or Enter on the thing itself."""
        rows = self.page.eval_on_selector_all(".choices [data-choice]", ROWS)
        place = next((i for i, row in enumerate(rows) if row in (choice, thing)), 9)
        if place < 9 and (menu or self.chance.random() < 0.5):
            return str(place + 1)
        self.go_to(thing)
        return "Enter"

    def go_to(self, thing: str) -> None:
        """With arrows, as the eye goes; with Tab where they don't lead."""
        was = ""
        for _ in range(STEPS):
            way = self.page.evaluate(WAY, [thing, was])
            if way == "there":
                return
            was = self.page.evaluate("document.activeElement?.dataset.id ?? ''")
            if way != "nowhere":
                self.type(way)
        self.tab_to(self.page.locator(f'.table [data-id="{thing}"]').first)
