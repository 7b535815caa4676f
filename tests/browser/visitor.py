"""A person at a browser: sees only what the page shows, does only what a person can do."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, WebSocket, expect

DESK = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
WAIT = 15_000
LIT = '.table [data-id][tabindex="0"], .table button.plate'
OVER = ".status.over"
GONE_ON = """before => {
  const moment = document.querySelector("main.table")?.dataset.moment;
  return moment !== undefined && moment !== before;
}"""

Hand = Literal["mouse", "finger", "keys"]


class Visitor:
    """A browser context of its own, and everything that it received."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        theme: str = "dark",
        phone: bool = False,
        motion: str = "off",
        confirm: str = "never",
        **others: Any,
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=1,
            base_url=address,
            locale=language,
        )
        chosen = {"language": language, "theme": theme, "motion": motion, "confirm": confirm} | others
        self.context.add_init_script(
            "localStorage.getItem('lanthorn.settings') ?? "
            f"localStorage.setItem('lanthorn.settings', {json.dumps(json.dumps(chosen))})"
        )
        self.received: list[bytes] = []
        self.troubles: list[str] = []
        self.requested: set[str] = set()
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(WAIT)
        page.on("websocket", self._listen)
        page.on("response", lambda answer: self.requested.add(answer.url))
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.troubles.append(said.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(_bytes(frame)))

    def leave(self) -> None:
        self.context.close()

    # ---- where to go

    def go(self, path: str) -> Visitor:
        self.page.goto(path)
        return self

    def sit(self, table: str, key: str | None = None) -> Visitor:
        """Open a table by its link, and wait until the scene is there."""
        self.page.goto(f"/table/{table}#{key}" if key else f"/table/{table}")
        expect(self.page.locator(".scene > .middle")).to_be_visible()
        return self

    def see(self, words: str) -> Locator:
        found = self.page.get_by_text(words).first
        expect(found).to_be_visible()
        return found

    def press(self, name: str) -> None:
        """A button by its words."""
        self.page.get_by_role("button", name=name).first.click()

    # ---- what is asked

    @property
    def is_asked(self) -> bool:
        return self.page.locator(".status.mine").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def wait_until_asked(self) -> bool:
        """Until it is this person's turn (true) or the game has ended (false)."""
        self.page.wait_for_selector(f".status.mine, {OVER}")
        return self.is_asked

    def lit(self) -> list[str]:
        """The ids of everything that lights up."""
        ids: list[str] = self.page.eval_on_selector_all(LIT, "all => all.map(one => one.dataset.id)")
        return sorted(set(ids))

    # ---- what to do

    def touch(self, thing: str, hand: Hand = "mouse") -> None:
        """Click, tap or press Enter on a thing of the table."""
        found = self.page.locator(LIT).and_(self.page.locator(f'[data-id="{thing}"]')).first
        if hand == "keys":
            found.focus()
            self.page.keyboard.press("Enter")
            return
        found.scroll_into_view_if_needed()
        x, y = _middle(found)
        if hand == "finger":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def moment(self) -> str | None:
        """The question and how far its answer has come: another after every step of a choice."""
        return self.page.locator("main.table").get_attribute("data-moment")

    def choose(self, chance: random.Random, hand: Hand = "mouse") -> None:
        """Take one step of a choice: something that lights up, or a row of the menu that a touch opened."""
        before = self.moment()
        menu = self.page.locator('[role="menuitem"]')
        if menu.count():
            menu.nth(chance.randrange(menu.count())).click()
        else:
            self.touch(chance.choice(self.lit()), hand)
        self.page.wait_for_function(GONE_ON, arg=before)

    def play(
        self,
        chance: random.Random,
        until: Callable[[], bool] = lambda: False,
        hand: Hand = "mouse",
        steps: int = 3000,
    ) -> None:
        """Play as chance has it until the game ends."""
        for _ in range(steps):
            if not self.wait_until_asked() or until():
                return
            self.choose(chance, hand)
        raise AssertionError(f"no end after {steps} steps")

    # ---- what came

    def downloaded(self) -> bytes:
        """Every byte that came over sockets."""
        return b"\n".join(self.received)


def _middle(thing: Locator) -> tuple[float, float]:
    """Where a hand goes: whatever lies on a place is touched with it."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _bytes(frame: str | bytes) -> bytes:
    return frame.encode() if isinstance(frame, str) else frame
