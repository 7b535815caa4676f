"""Hint, odds and review in a browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from lanthorn.engine import Session, find_game
from lanthorn.engine.save import save
from tests.browser.visitor import OVER, Visitor
from tests.server.host import Host

Visit = Callable[..., Visitor]
THINKING = 30_000
"""Milliseconds that a machine with much else to do may take for a thought."""


def position(words: str) -> Session[Any]:
    return find_game("dungeon-heroes").match({"mode": "solitaire"}).position(words)


def bring(host: Host, session: Session[Any]) -> dict[str, Any]:
    seats = [{"who": "me", "name": "Maud"} for _ in session.match.seats]
    opened: dict[str, Any] = host.post("/api/import", {"save": json.loads(save(session)), "seats": seats})
    return opened


def test_a_hint_marks_the_best_choices_and_odds_and_review_follow(visit: Visit, host: Host) -> None:
    opened = bring(host, position("heroes have 3 treasures, warrior on c6"))
    somebody = visit(odds=True).sit(opened["table"], opened["keys"][0])
    page = somebody.page
    expect(page.locator(".rail > .odds")).to_contain_text("%", timeout=THINKING)
    page.keyboard.press("h")
    card = page.locator(".hint-card")
    expect(card.locator("li").first).to_contain_text("c7", timeout=THINKING)
    assert page.locator('.table [data-id="c7"] > .hinted').first.get_attribute("data-words") == "1"
    card.locator("li button").first.click()  # shows it, and plays nothing
    assert somebody.is_asked
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    somebody.touch("warrior")
    somebody.touch("c7")
    expect(page.locator(OVER)).to_be_visible()
    expect(page.locator(".rail > .odds")).to_have_count(0)
    page.locator(OVER).get_by_role("link", name="Review").click()
    expect(page.locator(".chart polyline")).to_have_count(1, timeout=THINKING)
    expect(page.get_by_role("row", name="Heroes")).to_be_visible(timeout=THINKING)
    assert not somebody.troubles


def test_a_turning_point_leads_to_its_moment_and_one_can_play_on_from_there(visit: Visit, host: Host) -> None:
    session = position("wizard on d4, wizard has 1 hp, others are dead, bear-trap face down on e4")
    session.answer(0, "move:wizard:e4")
    opened = bring(host, session)
    somebody = visit(language="fr", phone=True).go(f"/replay/{opened['table']}")
    page = somebody.page
    page.get_by_role("button", name="Analyse").tap()
    point = page.locator(".inside ol button")
    expect(point).to_have_count(1, timeout=THINKING)
    expect(point).to_contain_text("Hasard")
    point.tap()
    expect(page.locator(".controls .num")).to_have_text("1 sur 1")
    page.get_by_role("slider", name="Les chances").focus()
    page.keyboard.press("Home")
    expect(page.locator(".controls .num")).to_have_text("0 sur 1")
    assert not somebody.scrolls_sideways
    page.locator(".inside").get_by_role("button", name="Continuer d’ici").tap()
    expect(page.locator(".status.mine")).to_be_visible()
    assert not somebody.troubles


def test_where_people_play_against_each_other_a_press_says_why_there_is_no_hint(
    visit: Visit, host: Host
) -> None:
    opened = host.open("me", "open", seed=3)
    somebody = visit(odds=True).sit(opened["table"], opened["keys"][0])
    somebody.page.keyboard.press("h")
    somebody.see("People play against each other at this table")
    assert somebody.page.locator(".rail > .odds").count() == 0
    assert not somebody.troubles
