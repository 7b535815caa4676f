"""Chapters of Dungeon Legends: by two people with a browser each, by keyboard alone, and on a phone."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import expect

from lanthorn.engine import Session
from lanthorn.engine.save import save
from lanthorn.games.dungeon_legends.testing import Table
from tests.browser.story import Story, retold, short_game
from tests.browser.test_duel import accept
from tests.browser.test_flows import Visit
from tests.browser.test_solitaire import assert_well_behaved
from tests.browser.typist import Typist
from tests.browser.visitor import OVER, Visitor
from tests.server.host import Host, Message

LEGENDS = "dungeon-legends"
SMALL = """() => [...document.querySelectorAll('.table [data-id][tabindex="0"], .table button:not(.rail *)')]
  .filter(one => one.checkVisibility())
  .map(one => [one.dataset.id ?? one.textContent, one.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < 24)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""
"""What a finger can't hit."""


@pytest.fixture(scope="module")
def story() -> Story:
    return short_game(30, LEGENDS, least=25)


def open_for_two(visitor: Visitor, story: Story) -> str:
    """From the home page to a table of chapter I with a place for a friend; gives the friend's link."""
    assert story.seed is not None
    visitor.deal(story.seed)
    visitor.go("/")
    visitor.page.get_by_role("link", name="Open a table of Dungeon Legends").click()
    seat = visitor.page.get_by_role("group", name="Who sits at Player 2")
    seat.get_by_text("Open", exact=True).click()
    visitor.press("Open the table")
    link = visitor.page.get_by_role("textbox", name="Link to the seat Player 2").input_value()
    visitor.page.get_by_role("link", name="Go to the table").click()
    expect(visitor.page.locator(".scene > .middle")).to_be_visible()
    return link


def ending_seen_by(person: Visitor) -> tuple[str, list[str]]:
    """How the chapter ended, and what lies on the mat."""
    expect(person.page.locator(OVER)).to_contain_text("The game is over")
    lying = '[data-region="mat"] .piece'
    pieces: list[str] = person.page.eval_on_selector_all(lying, "all => all.map(one => one.dataset.id)")
    return person.page.locator(f"{OVER} p").inner_text(), sorted(pieces)


def test_two_people_play_a_whole_chapter_by_clicks(visit: Visit, story: Story) -> None:
    maud, otto = visit(name="Maud"), visit()
    accept(otto, open_for_two(maud, story), "Otto")
    maud.see("Otto")
    for seat, option in retold(story):
        (maud, otto)[seat].pick(option)
    assert ending_seen_by(maud) == ending_seen_by(otto)
    assert_well_behaved(maud)
    assert_well_behaved(otto)


def test_nothing_is_asked_that_has_one_answer_and_a_card_takes_one_click(story: Story) -> None:
    asked = list(questions(story))
    alone = {keys[0] for _, keys in asked if len(keys) == 1}
    assert alone <= {"end"}, "only the end of a turn waits for a click in any case"
    cards = [option for _, option in retold(story) if option.key.startswith("play:")]
    assert cards
    assert all(len(option.touches) == 1 for option in cards)


def questions(story: Story) -> list[tuple[str, list[str]]]:
    """Everything that people were asked, with the answers they could give."""
    assert story.seed is not None
    session: Session[Any] = story.match.start(story.seed)
    asked = []
    for seat, key in story.log:
        decision = session.decision(seat)
        assert decision is not None
        asked.append((decision.kind, [option.key for option in decision.options]))
        session.answer(seat, key)
    return asked


def test_a_chapter_is_played_alone_by_keyboard(visit: Visit) -> None:
    story = short_game(30, LEGENDS, least=15, chapter="moons", players="1")
    somebody = visit()
    page, typist = somebody.page, Typist(somebody, random.Random(1))
    assert story.seed is not None
    somebody.deal(story.seed)
    somebody.go("/")
    typist.tab_to(page.get_by_role("link", name="Open a table of Dungeon Legends"), "Enter")
    typist.tab_to(page.get_by_role("radio", name="I. Fire"), "ArrowRight")
    typist.tab_to(page.get_by_role("radio", name="2", exact=True), "ArrowLeft")
    typist.tab_to(page.get_by_role("button", name="Open the table"), "Enter")
    for _, option in retold(story):
        typist.pick(option)
    expect(page.locator(OVER)).to_contain_text("The game is over")
    assert_well_behaved(somebody)


def begun(host: Host, story: Story) -> Message:
    """A table at which this has been played; all seats are mine."""
    seats = story.match.seats
    opened = host.open(*("me" for _ in seats), game=LEGENDS, settings=story.match.settings, seed=story.seed)
    with host.connect(opened["table"], *opened["keys"]) as client:
        for number, (seat, key) in enumerate(story.log):
            assert client.answer(seat, key, number)["type"] == "done"
    return opened


def test_a_french_phone_shows_a_chapter_without_scrolling_sideways(visit: Visit, host: Host) -> None:
    whole = short_game(10, LEGENDS, least=25, chapter="darkness", players="1")
    moment = whole.at(15)
    opened = begun(host, moment)
    somebody = visit(language="fr", phone=True).sit(opened["table"], opened["keys"][0])
    assert somebody.wait_until_asked()
    for _, option in list(retold(whole))[15:20]:
        assert not somebody.scrolls_sideways
        somebody.pick(option, "finger")
    assert somebody.page.evaluate(SMALL) == []
    for name in ("Autour", "Journal", "Règles", "Places"):
        somebody.page.locator(".tabbar button").filter(has_text=name).tap()
        assert not somebody.scrolls_sideways
    assert_well_behaved(somebody)


def test_a_copy_of_a_card_on_offer_can_be_touched_as_well(visit: Visit, host: Host) -> None:
    settings = {"players": "1", "hero_1": "knight", "hero_2": "scout"}
    opened = host.open("me", game=LEGENDS, settings=settings, seed=3)
    somebody = visit().sit(opened["table"], opened["keys"][0])
    assert somebody.wait_until_asked()
    cards = somebody.page.locator(".offer .piece.card")
    expect(cards).to_have_count(20)
    assert all(card in somebody.lit() for card in cards.evaluate_all("all => all.map(one => one.dataset.id)"))
    parries = cards.filter(has_text="Parry")
    expect(parries).to_have_count(2)
    parries.last.click()
    expect(parries).to_have_count(1)
    assert_well_behaved(somebody)


def test_settings_that_do_not_go_together_are_refused_beside_the_form(visit: Visit) -> None:
    somebody = visit(language="fr").go("/new/dungeon-legends")
    page = somebody.page
    first, second = (page.get_by_role("group", name=f"{nth} héros") for nth in ("Premier", "Deuxième"))
    first.get_by_text("Éclaireur", exact=True).click()
    second.get_by_text("Éclaireur", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Un même héros ne peut pas être pris deux fois.")
    expect(page.get_by_role("button", name="Ouvrir la table")).to_be_disabled()
    expect(first.get_by_role("radio", name="Éclaireur")).to_be_checked()
    second.get_by_text("Chevalier", exact=True).click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("button", name="Ouvrir la table")).to_be_enabled()


MAT = """() => {
  const box = document.querySelector('[data-region="mat"]').getBoundingClientRect();
  return [box.x, box.y, box.width, box.height].map(Math.round);
}"""
"""Where the board is, and how large."""


def test_on_a_phone_the_board_keeps_its_place_whatever_is_asked(visit: Visit, host: Host) -> None:
    whole = short_game(10, LEGENDS, least=25, chapter="crystals", players="1")
    opened = begun(host, whole.at(15))
    somebody = visit(phone=True, language="fr").sit(opened["table"], opened["keys"][0])
    assert somebody.wait_until_asked()
    place = somebody.page.evaluate(MAT)
    for _, option in list(retold(whole))[15:24]:
        somebody.pick(option, "finger")
        assert somebody.wait_until_asked()
        assert somebody.page.evaluate(MAT) == place, f"moved by {option.key}"
    somebody.touch("skill-scout-1", "finger")
    expect(somebody.page.locator(".dock .what b")).to_be_visible()
    assert somebody.page.evaluate(MAT) == place, "moved by telling what a tap would do"


def test_of_two_choices_each_is_a_button_on_a_phone(visit: Visit, host: Host) -> None:
    whole = short_game(10, LEGENDS, least=25, chapter="darkness", players="1")
    opened = begun(host, whole.at(35))
    somebody = visit(phone=True).sit(opened["table"], opened["keys"][0])
    assert somebody.wait_until_asked()
    before = somebody.look()["moment"]
    buttons = somebody.page.locator(".dock [data-choice]")
    assert buttons.evaluate_all("all => all.map(one => one.dataset.choice)") == ["look-yes", "look-no"]
    buttons.last.tap()
    somebody.page.locator(".dock .primary").tap()
    assert somebody.look(before)["asked"]
    assert_well_behaved(somebody)


CUT_NAMES = """() => [...document.querySelectorAll('[data-region="mat"] .card.monster .name')]
  .map(name => [name, name.getBoundingClientRect(), name.closest(".card").getBoundingClientRect()])
  .filter(([, name, card]) => name.top < card.top + 4 || name.right > card.right || name.bottom > card.bottom)
  .map(([name]) => name.textContent)"""
"""The names of monsters that are not whole within their card, below its coloured edge."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_phone_a_token_on_a_monster_leaves_its_name_whole(
    visit: Visit, host: Host, language: str
) -> None:
    burning = "serpent-of-ash on p4, serpent burns p4, serpent-of-embers on p2, serpent burns p2"
    table = Table(f"{burning}, ghost on p5, ravager on p5, knight on h5, game deck gloom-bat", players=2)
    opened = host.post(
        "/api/import", {"save": json.loads(save(table.session)), "seats": [{"who": "me"}, {"who": "me"}]}
    )
    somebody = visit(phone=True, language=language).sit(opened["table"], opened["keys"][0])
    expect(somebody.page.locator('[data-region="mat"] .card.monster')).to_have_count(3)
    assert somebody.page.evaluate(CUT_NAMES) == []
    assert_well_behaved(somebody)
