"""A person at a browser: sees only what the page shows, does only what a person can do."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Route,
    ViewportSize,
    WebSocket,
    expect,
)

from lanthorn.engine import Option

DESK = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
WAIT = 15_000
expect.set_options(timeout=WAIT)
LIT = '.table [data-id][tabindex="0"], .table button.plate'
OVER = ".status.over"
MENU = '[role="menuitem"]'
HAND_OVER = ".hand-over"
LOOK = f"""([before, turn, patience]) => new Promise((found, lost) => {{
  const until = Date.now() + patience;
  function look() {{
    const moment = document.querySelector("main.table")?.dataset.moment;
    const seen = {{
      moment: moment ?? "",
      asked: document.querySelector(".status.mine") !== null,
      over: document.querySelector("{OVER}") !== null,
      handed: document.querySelector("{HAND_OVER}") !== null,
      menu: [...document.querySelectorAll('{MENU}')].map(row => row.dataset.choice),
    }};
    const fits = turn ? seen.asked || seen.over : moment !== before;
    if (seen.handed || (moment !== undefined && fits)) found(seen);
    else if (Date.now() > until) lost(new Error(`still at "${{moment}}"`));
    else setTimeout(look, 10);
  }}
  look();
}})"""
MIDDLE = """things => {
  const seen = things.find(thing => thing.checkVisibility());
  if (!seen) return null;
  seen.scrollIntoView({block: "nearest", inline: "nearest"});
  const box = seen.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
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
        singles: bool = False,
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
            permissions=["clipboard-read", "clipboard-write"],
        )
        chosen = {"language": language, "theme": theme, "motion": motion, "confirm": confirm}
        chosen |= {"singles": singles} | others
        self.context.add_init_script(
            "localStorage.getItem('lanthorn.settings') ?? "
            f"localStorage.setItem('lanthorn.settings', {json.dumps(json.dumps(chosen))})"
        )
        self.received: list[bytes] = []
        """What came over sockets."""
        self.bodies: list[tuple[str, bytes]] = []
        """What came otherwise, with its address."""
        self.troubles: list[str] = []
        self.requested: set[str] = set()
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(WAIT)
        page.on("websocket", self._listen)
        page.on("request", lambda request: self.requested.add(request.url))
        page.on("requestfinished", self._keep)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.troubles.append(said.text)

    def _listen(self, socket: WebSocket) -> None:
        self.requested.add(socket.url.replace("ws", "http", 1))
        socket.on("framereceived", lambda frame: self.received.append(_bytes(frame)))

    def _keep(self, request: Request) -> None:
        answer = request.response()
        try:
            self.bodies.append((request.url, answer.body() if answer else b""))
        except Error:  # an answer without a body, such as a redirection, or one to a page that has gone
            self.bodies.append((request.url, b""))

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

    def deal(self, seed: int) -> None:
        """Tables that are opened from now on begin with this seed, which the page leaves to the server."""

        def open_with_seed(route: Route) -> None:
            if route.request.method != "POST":
                route.fallback()
                return
            wish = route.request.post_data_json or {}
            route.continue_(post_data=json.dumps(wish | {"seed": seed}))

        self.context.route("**/api/tables", open_with_seed)

    # ---- what is asked

    def look(self, before: str = "", *, until_asked: bool = False) -> dict[str, Any]:
        """How the table stands, as soon as it stands otherwise than `before`, or somebody is asked here.

        One question to the browser, and none that waits for it to draw: where the CPU draws, frames are slow.
        """
        seen: dict[str, Any] = self.page.evaluate(LOOK, [before, until_asked, WAIT])
        return seen

    @property
    def is_asked(self) -> bool:
        return self.page.locator(".status.mine").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def wait_until_asked(self) -> bool:
        """Until it is this person's turn (true) or the game has ended (false)."""
        return bool(self.look(until_asked=True)["asked"])

    def lit(self) -> list[str]:
        """The ids of everything that lights up."""
        ids: list[str] = self.page.eval_on_selector_all(LIT, "all => all.map(one => one.dataset.id)")
        return sorted(set(ids))

    def moment(self) -> str | None:
        """The question and how far its answer has come: another after every step of a choice."""
        return self.page.locator("main.table").get_attribute("data-moment")

    def wait_for_moment(self, number: int) -> None:
        """Until the page has been told of the moment after so many answers, whoever is asked there."""
        expect(self.page.locator("main.table")).to_have_attribute("data-moment", re.compile(rf"^{number}\b"))

    def log(self) -> Locator:
        """The lines of the log and the titles between them."""
        return self.page.locator(".log h4, .log li > button:not(.clause-link)")

    def tab(self, name: str) -> None:
        """Open a tab of the rail."""
        self.page.get_by_role("tab", name=name).click()

    @property
    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.scrollingElement.scrollWidth > innerWidth"))

    # ---- what to do

    def touch(self, thing: str, hand: Hand = "mouse") -> None:
        """Click, tap or press Enter on a thing of the table."""
        self._act(self.page.locator(LIT).and_(self.page.locator(f'[data-id="{thing}"]')), hand)

    def point_at(self, thing: str) -> None:
        """Click on a thing, whether it can be chosen or not."""
        self._act(self.page.locator(f'.table [data-id="{thing}"]'), "mouse")

    def _act(self, found: Locator, hand: Hand) -> None:
        """Where a hand goes: whatever lies on a place is touched with it."""
        if hand == "keys":
            found.first.focus()
            self.page.keyboard.press("Enter")
            return
        middle = found.evaluate_all(MIDDLE)
        assert middle is not None, f"not to be seen: {found}"
        if hand == "finger":
            self.page.touchscreen.tap(*middle)
        else:
            self.page.mouse.click(*middle)

    def choose(self, chance: random.Random, hand: Hand = "mouse") -> None:
        """Take one step of a choice: something that lights up, or a row of the menu that a touch opened."""
        seen = self.look()
        if seen["menu"]:
            self._take(chance.choice(seen["menu"]), hand)
        else:
            self.touch(chance.choice(self.lit()), hand)
        self.look(seen["moment"])

    def _take(self, choice: str, hand: Hand) -> None:
        """A row of the menu beside a thing."""
        self._act(self.page.locator(f'{MENU}[data-choice="{choice}"]'), hand)

    def pick(self, option: Option[Any], hand: Hand = "mouse", again: Locator | None = None) -> None:
        """Make a choice: touch its things one after the other. If the page asks again, touch the last
        of them once more, or `again`."""
        before = seen = self.look(until_asked=True)
        assert seen["asked"], f"{option.key} was to come, but nothing is asked"
        for step, thing in enumerate((*option.touches, *option.touches[-1:])):
            if option.key in seen["menu"]:
                self._take(option.key, hand)
            elif again and step == len(option.touches):
                self._act(again, hand)
            else:
                self.touch(thing, hand)
            seen = self.look(seen["moment"])
            if number(seen) != number(before):
                return
        raise AssertionError(f"{option.key} was touched, but not chosen")

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


def number(seen: dict[str, Any]) -> str:
    """Which question it is; none behind a hand-over screen."""
    return str(seen["moment"]).partition(" ")[0]


def _bytes(frame: str | bytes) -> bytes:
    return frame.encode() if isinstance(frame, str) else frame
