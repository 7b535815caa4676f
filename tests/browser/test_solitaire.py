"""Whole solitaire games, by whoever sits at the browser."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import OVER, Visitor
from tests.server.host import Host

Visit = Callable[..., Visitor]


def test_a_solitaire_game_is_played_to_its_end_by_clicks(visit: Visit, host: Host) -> None:
    opened = host.open("me", settings={"mode": "solitaire"}, seed=3)
    somebody = visit().sit(opened["table"], opened["keys"][0])
    somebody.play(random.Random(1))
    expect(somebody.page.locator(OVER)).to_contain_text("The game is over")
    assert not somebody.troubles
    assert all(url.startswith(host.address) for url in somebody.requested)
