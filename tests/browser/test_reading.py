"""Around the play: replays, rules, files, languages, and the tables on the first page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from lanthorn.engine.save import read
from lanthorn.games.dungeon_heroes.state import HEROES, MASTER
from tests.browser.begun import WARRIOR_BESIDE_B0, begun, played, touch_warrior
from tests.browser.visitor import Visitor
from tests.server.host import Host, Message

Visit = Callable[..., Visitor]
STEP = ".controls .num"


@pytest.fixture(scope="module")
def over(host: Host) -> Message:
    """A duel that has ended."""
    return begun(host, mode="duel", seed=2)


def faces(page: Page) -> list[str]:
    """How the tiles on the board lie."""
    found: list[str] = page.eval_on_selector_all(
        '[data-region="board"] .tile', "all => all.map(one => one.dataset.face).sort()"
    )
    return found


# ---- replays


def test_a_game_that_is_over_is_watched_again_step_by_step(visit: Visit, host: Host, over: Message) -> None:
    somebody = visit().sit(over["table"], over["keys"][HEROES])
    somebody.page.get_by_role("link", name="Watch again").click()
    last = len(played(mode="duel", seed=2).log)
    expect(somebody.page.locator(STEP)).to_have_text(f"0 of {last}")
    for key, at in {"ArrowRight": 1, "End": last, "ArrowLeft": last - 1, "Home": 0}.items():
        somebody.page.keyboard.press(key)
        expect(somebody.page.locator(STEP)).to_have_text(f"{at} of {last}")
    assert not somebody.troubles


def test_the_link_to_a_moment_shows_it_to_anybody(visit: Visit, over: Message) -> None:
    somebody, friend = visit().go(f"/replay/{over['table']}"), visit()
    expect(somebody.page.locator(STEP)).to_contain_text("0 of")
    for _ in range(5):
        somebody.page.keyboard.press("ArrowRight")
    expect(somebody.page).to_have_url(re.compile("#5$"))
    friend.page.goto(somebody.page.url)
    expect(friend.page.locator(STEP)).to_have_text(somebody.page.locator(STEP).inner_text())
    assert faces(friend.page) == faces(somebody.page)


def test_a_replay_is_seen_through_the_eyes_of_any_seat(visit: Visit, over: Message) -> None:
    somebody = visit().go(f"/replay/{over['table']}#7")
    state = played(7, mode="duel", seed=2).state
    hidden = sum(tile < 0 for tile in state.tiles)
    expect(somebody.page.locator(STEP)).to_contain_text("7 of")
    assert faces(somebody.page).count("back") == hidden > 0
    somebody.page.get_by_label("Seen by").select_option(label="Dungeon master")
    expect(somebody.page.locator('[data-region="board"] .tile[data-face="back"]')).to_have_count(0)
    expect(somebody.page.locator(STEP)).to_contain_text("7 of")
    somebody.page.get_by_label("Seen by").select_option(label="a spectator")
    expect(somebody.page.locator('[data-region="board"] .tile[data-face="back"]')).to_have_count(hidden)


# ---- files


def test_a_game_is_saved_as_a_file_and_gone_on_with_from_it(visit: Visit, host: Host, tmp_path: Path) -> None:
    opened = begun(host, answers=WARRIOR_BESIDE_B0)
    somebody = visit(singles=False).sit(opened["table"], opened["keys"][0])
    somebody.wait_until_asked()
    before, lit = somebody.log().all_text_contents(), somebody.lit()
    somebody.tab("Seats")
    with somebody.page.expect_download() as download:
        somebody.press("Save as a file")
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert read(file.read_bytes()).log == played(WARRIOR_BESIDE_B0).log

    friend = visit(singles=False).go("/replay")
    friend.page.locator("input[type=file]").set_input_files(file)
    expect(friend.page.locator(STEP)).to_have_text("0 of 20")
    friend.page.keyboard.press("End")
    friend.press("Continue from here")
    friend.wait_until_asked()
    assert friend.page.url.rpartition("/")[2] != opened["table"]
    assert friend.lit() == lit
    assert friend.log().all_text_contents() == before
    assert not friend.troubles + somebody.troubles


def test_a_running_game_with_others_in_it_is_no_file_yet(visit: Visit, host: Host) -> None:
    opened = begun(host, answers=16, mode="duel")
    somebody = visit().sit(opened["table"], opened["keys"][MASTER])
    somebody.tab("Seats")
    expect(somebody.page.get_by_role("button", name="Save as a file")).to_be_disabled()
    somebody.see("its file can be had when it is over")


def test_a_file_that_is_no_game_is_refused_with_words(visit: Visit, host: Host, tmp_path: Path) -> None:
    file = tmp_path / "shopping.json"
    file.write_text(json.dumps({"milk": 2}))
    somebody = visit().go("/replay")
    somebody.page.locator("input[type=file]").set_input_files(file)
    somebody.see("This file is not a saved game.")


# ---- rules


def test_the_rules_are_found_by_their_words_and_by_their_links(visit: Visit, host: Host) -> None:
    somebody = visit().go("/rules/dungeon-heroes")
    somebody.page.get_by_label("Search the rules").fill("fatigue action")
    clauses = somebody.page.locator("[data-clause]")
    expect(somebody.page.get_by_role("search").get_by_role("status")).to_have_text(
        f"{clauses.count()} clauses"
    )
    shown = clauses.all_text_contents()
    assert shown
    assert all("fatigue" in text.lower() and "action" in text.lower() for text in shown)
    somebody.go("/rules/dungeon-heroes/DH-COST-01")
    expect(somebody.page.locator("#DH-COST-01.here")).to_be_in_viewport()


def test_a_line_of_the_log_and_a_refusal_lead_to_their_rules(visit: Visit, host: Host) -> None:
    opened = begun(host, answers=WARRIOR_BESIDE_B0)
    somebody = visit(singles=False).sit(opened["table"], opened["keys"][0])
    somebody.wait_until_asked()
    link = somebody.page.locator(".log .clause-link").last
    clause = link.get_attribute("title") or ""
    assert clause.startswith("DH-")
    link.click()
    expect(somebody.page.locator(".clause.wanted")).to_contain_text(clause)

    touch_warrior(somebody)
    somebody.point_at("b6")
    why = somebody.page.locator(".beside.why")
    expect(why.get_by_role("alert")).not_to_be_empty()
    reason = why.locator(".clause-link").first
    clause = reason.inner_text()
    reason.click()
    expect(somebody.page.locator(".clause.wanted")).to_contain_text(clause)
    with somebody.context.expect_page() as opening:
        somebody.page.locator(".clause.wanted a").click()
    expect(opening.value.locator(f"[id='{clause}'].here")).to_be_in_viewport()


# ---- languages


def test_the_language_changes_at_once_and_nothing_is_put_back(visit: Visit, host: Host) -> None:
    opened = begun(host, answers=WARRIOR_BESIDE_B0)
    somebody = visit(singles=False).sit(opened["table"], opened["keys"][0])
    somebody.wait_until_asked()
    touch_warrior(somebody)
    moment, english = somebody.moment(), somebody.log().all_text_contents()
    somebody.press("Français: switch the language")
    expect(somebody.page.locator("html")).to_have_attribute("lang", "fr")
    expect(somebody.page.locator(".status")).to_contain_text("À vous")
    french = somebody.log().all_text_contents()
    assert len(french) == len(english)
    assert not set(french) & set(english)
    assert somebody.moment() == moment
    somebody.touch("b0")
    expect(somebody.log().last).to_contain_text("b0")


# ---- the first page


def test_the_first_page_lists_my_tables_and_open_seats(visit: Visit, host: Host) -> None:
    mine = begun(host, answers=WARRIOR_BESIDE_B0, name="Tuesday")
    host.open("me", "open", listed=True, name="The more the merrier")
    host.open("me", "open", listed=False, name="Behind closed doors")
    somebody = visit(name="Otto").sit(mine["table"], mine["keys"][0]).go("/")
    row = somebody.page.locator("li").filter(has_text="Tuesday")
    expect(row).to_contain_text("Your turn")
    expect(row.get_by_role("link", name="Play")).to_have_attribute("href", f"/table/{mine['table']}")
    somebody.see("The more the merrier")
    expect(somebody.page.get_by_text("Behind closed doors")).to_have_count(0)
    open_seat = somebody.page.locator("li").filter(has_text="The more the merrier")
    open_seat.get_by_role("link", name="Sit down").click()
    somebody.see("You are invited")
    expect(somebody.page.get_by_label("Your name at the table")).to_have_value("Otto")
    somebody.press("Sit down")
    expect(somebody.page.locator(".people")).to_contain_text("Otto")
    somebody.go("/")
    expect(somebody.page.locator("#your-tables")).to_be_visible()
    expect(somebody.page.locator("li").filter(has_text="The more the merrier")).to_have_count(1)
    assert not somebody.troubles
