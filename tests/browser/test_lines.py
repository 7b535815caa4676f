"""The line to the table breaks, the page is loaded anew, the server is killed: nothing is lost."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from lanthorn.engine.save import load, read
from tests.browser.begun import WARRIOR_BESIDE_B0, begun, touch_warrior
from tests.browser.cable import cable_to
from tests.browser.visitor import LIT, OVER, Visitor
from tests.server.host import Client, Host
from tests.server.process import Process, free_port

Visit = Callable[..., Visitor]
KILLS_WHILE_A_PERSON_PLAYS = 2
LONGEST_WAIT = 20_000
"""Milliseconds: the page asks again at least so often, however long the server was away."""


def told(visitor: Visitor) -> list[str]:
    """The log, as it is read."""
    return visitor.log().all_text_contents()


def go_on(client: Client, chance: random.Random) -> None:
    """Somebody answers elsewhere."""
    number = client.number
    assert client.answer(0, chance.choice(client.keys(0)))["type"] == "done"
    client.at(number + 1)


def go_on_until_free(client: Client, chance: random.Random) -> None:
    """Until something can be taken back at once."""
    go_on(client, chance)
    while client.update["undo"]["can"].get("0") != "free":
        go_on(client, chance)


def test_a_page_whose_line_broke_says_so_and_catches_up_with_exactly_what_it_missed(
    visit: Visit, host: Host
) -> None:
    opened, chance = begun(host, answers=10), random.Random(2)
    table, key = opened["table"], opened["keys"][0]
    with cable_to(host.address) as cable, host.connect(table, key) as elsewhere:
        steady, shaky = (
            visit(singles=False).sit(table, key),
            visit(cable.address, singles=False).sit(table, key),
        )
        go_on_until_free(elsewhere, chance)
        expect(shaky.log()).to_have_text(told(steady))
        cable.pull_out()
        expect(shaky.page.locator(".status.reconnecting")).to_contain_text("Nothing is lost")
        expect(shaky.page.locator("main.table")).to_have_class(re.compile("stale"))
        expect(shaky.page.locator(f"{LIT}, [data-choice]")).to_have_count(0)
        number = elsewhere.number
        assert elsewhere.ask(type="undo", seat=0, number=number)["type"] == "done"
        elsewhere.at(number + 1)
        for _ in range(8):
            go_on(elsewhere, chance)
        steady.page.wait_for_selector(f'main.table[data-moment^="{elsewhere.number} "]')
        cable.put_back()
        shaky.page.wait_for_selector(f'main.table:not(.stale)[data-moment^="{elsewhere.number} "]')
        assert told(shaky) == told(steady)
        assert shaky.lit() == steady.lit() != []
        shaky.choose(chance)


def test_a_page_loaded_anew_in_mid_choice_asks_the_same_again(visit: Visit, host: Host) -> None:
    opened = begun(host, answers=WARRIOR_BESIDE_B0)
    somebody = visit(singles=False).sit(opened["table"], opened["keys"][0])
    somebody.wait_until_asked()
    before = somebody.moment(), somebody.lit(), told(somebody)
    touch_warrior(somebody)
    somebody.page.reload()
    somebody.wait_until_asked()
    assert (somebody.moment(), somebody.lit(), told(somebody)) == before
    touch_warrior(somebody)
    somebody.touch("b0")
    expect(somebody.log().last).not_to_have_text(before[2][-1])
    assert somebody.page.locator('[data-piece="warrior"]').first.get_attribute("data-at") == "b0"


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    running = Process(f"sqlite:///{tmp_path}/tables.sqlite", free_port())
    yield running
    running.kill()


class Receipts:
    """What a page has answered, and which of it the server acknowledged."""

    def __init__(self, visitor: Visitor) -> None:
        self.acknowledged: dict[int, str] = {}
        visitor.page.on("websocket", self._watch)

    def _watch(self, socket: WebSocket) -> None:
        asked: dict[int, str] = {}

        def sent(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "answer":
                asked[message["request"]] = message["key"]

        def came(frame: str | bytes) -> None:
            message: dict[str, Any] = json.loads(frame)
            if message["type"] == "done" and message["request"] in asked:
                self.acknowledged[message["number"]] = asked[message["request"]]

        socket.on("framesent", sent)
        socket.on("framereceived", came)


def test_a_server_killed_while_a_person_plays_loses_no_answer_and_the_page_comes_back(
    visit: Visit, process: Process
) -> None:
    host, chance = process.host(), random.Random(7)
    opened = begun(host, answers=30, seed=7)
    table, key = opened["table"], opened["keys"][0]
    somebody = visit(process.address, singles=False)
    receipts = Receipts(somebody)
    somebody.sit(table, key)
    for _ in range(KILLS_WHILE_A_PERSON_PLAYS):
        for _ in range(4):
            somebody.wait_until_asked()
            somebody.choose(chance)
        kill_at_a_touch(somebody, process, chance)
    somebody.play(chance)
    expect(somebody.page.locator(OVER)).to_contain_text("The game is over")
    data = host.call("GET", f"/api/tables/{table}/save", key=key).content
    log = read(data).log
    assert len(receipts.acknowledged) >= 2 * KILLS_WHILE_A_PERSON_PLAYS
    assert {n: log[n - 1] for n in receipts.acknowledged} == {
        n: (0, k) for n, k in receipts.acknowledged.items()
    }
    assert load(data).report is None


def kill_at_a_touch(visitor: Visitor, process: Process, chance: random.Random) -> None:
    """Before, while or after the answer to a touch is written: whichever it is this time."""
    visitor.wait_until_asked()
    visitor.touch(chance.choice(visitor.lit()))
    time.sleep(chance.uniform(0.0, 0.03))
    process.kill()
    expect(visitor.page.locator(".status.reconnecting")).to_be_visible()
    process.start()
    process.host()
    expect(visitor.page.locator("main.table:not(.stale)")).to_be_visible(timeout=LONGEST_WAIT)
    visitor.wait_until_asked()
