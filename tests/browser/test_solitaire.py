"""Whole solitaire games, by whoever sits at the browser."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.story import retold, short_game
from tests.browser.typist import Typist
from tests.browser.visitor import OVER, Visitor
from tests.server.host import Host

Visit = Callable[..., Visitor]


def assert_well_behaved(visitor: Visitor) -> None:
    """Nothing went wrong that only the console tells, and nobody else was asked for anything."""
    assert not visitor.troubles
    assert all(url.startswith(visitor.address) for url in visitor.requested)


def test_a_solitaire_game_is_played_to_its_end_by_clicks(visit: Visit, host: Host) -> None:
    opened = host.open("me", settings={"mode": "solitaire"}, seed=3)
    somebody = visit().sit(opened["table"], opened["keys"][0])
    somebody.play(random.Random(1))
    expect(somebody.page.locator(OVER)).to_contain_text("The game is over")
    assert_well_behaved(somebody)


def test_a_solitaire_game_with_both_expansions_is_played_by_keyboard_alone(visit: Visit) -> None:
    story = short_game(mode="solitaire", dragon=True, undead=True)
    somebody = visit(confirm="final")
    page, typist = somebody.page, Typist(somebody, random.Random(1))
    assert story.seed is not None
    somebody.deal(story.seed)
    somebody.go("/")
    typist.tab_to(page.get_by_role("link", name="Open a table of Dungeon Heroes"), "Enter")
    typist.tab_to(page.get_by_role("radio", name="Two players"), "ArrowRight")
    typist.tab_to(page.get_by_role("checkbox", name="The Dragon & the Damsel"), "Space")
    typist.tab_to(page.get_by_role("checkbox", name="Lords of the Undead"), "Space")
    typist.tab_to(page.get_by_role("button", name="Open the table"), "Enter")
    for _, option in retold(story):
        typist.pick(option)
    expect(page.locator(OVER)).to_contain_text("The game is over")
    assert_well_behaved(somebody)


def test_a_solitaire_game_is_played_by_finger_on_a_french_phone(visit: Visit) -> None:
    story = short_game(mode="solitaire")
    somebody = visit(language="fr", phone=True, confirm="final")
    page, button = somebody.page, somebody.page.locator(".dock .primary")
    assert story.seed is not None
    somebody.deal(story.seed)
    somebody.go("/")
    box = page.get_by_role("link", name="Ouvrir une table de Dungeon Heroes")
    expect(box).to_be_visible()
    assert not somebody.scrolls_sideways
    box.tap()
    page.get_by_text("En solitaire", exact=True).tap()
    assert not somebody.scrolls_sideways
    page.get_by_role("button", name="Ouvrir la table").tap()
    for which, (_, option) in enumerate(retold(story)):
        somebody.pick(option, "finger", again=button if which % 2 else None)
        assert not somebody.scrolls_sideways
    expect(page.locator(OVER)).to_contain_text("La partie est finie")
    assert page.locator("html").get_attribute("lang") == "fr"
    assert_well_behaved(somebody)
