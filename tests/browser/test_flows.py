"""What people do with each other at a table: take back, look back, leave, come back, speak, watch, go on."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Dialog, Locator, expect

from lanthorn.engine import Option, Session
from lanthorn.games.dungeon_heroes.state import HEROES, MASTER
from tests.browser.begun import begun, played
from tests.browser.visitor import LIT, OVER, Visitor
from tests.server.host import Host

Visit = Callable[..., Visitor]
HEROES_TURN = 16
"""After so many answers of the duel below, the heroes' player has a whole turn before him."""


def duel(visit: Visit, host: Host, **moment: Any) -> tuple[Visitor, Visitor]:
    """Two people, a browser each: the heroes' player and the dungeon master's."""
    opened = begun(host, mode="duel", **moment)
    people = [visit(singles=False).sit(opened["table"], key) for key in opened["keys"]]
    return people[HEROES], people[MASTER]


def choice(session: Session[Any], final: bool) -> Option[Any]:
    """Something that can be taken back, or can't."""
    [decision] = session.decisions
    return next(o for o in decision.options if session.can_take_back(decision.seat, o.key) != final)


def seat_row(visitor: Visitor, who: str) -> Locator:
    return visitor.page.locator(".seats li").filter(has_text=who)


# ---- taking back


def test_what_hid_nothing_is_taken_back_at_once_and_brought_back(visit: Visit, host: Host) -> None:
    heroes, master = duel(visit, host, answers=HEROES_TURN)
    option = choice(played(HEROES_TURN, mode="duel"), final=False)
    heroes.wait_until_asked()
    before, lit = heroes.log().all_text_contents(), heroes.lit()
    heroes.pick(option)
    expect(heroes.log()).not_to_have_text(before)
    after = heroes.log().all_text_contents()
    heroes.page.locator(".tools").get_by_role("button", name="Undo").click()
    expect(heroes.log()).to_have_text(before)
    assert heroes.lit() == lit
    heroes.press("Redo")
    expect(heroes.log()).to_have_text(after)
    expect(master.log().last).to_have_text(after[-1])


@pytest.mark.parametrize("yes", [True, False], ids=["yes", "no"])
def test_what_came_out_is_taken_back_only_if_the_other_allows_it(visit: Visit, host: Host, yes: bool) -> None:
    heroes, master = duel(visit, host, answers=HEROES_TURN)
    option = choice(played(HEROES_TURN, mode="duel"), final=True)
    heroes.wait_until_asked()
    before = heroes.log().all_text_contents()
    heroes.pick(option)
    expect(heroes.log()).not_to_have_text(before)
    after = heroes.log().all_text_contents()
    heroes.press("Ask back")
    heroes.see("waits for an answer.")
    master.see("asks to take back the last step.")
    assert heroes.log().all_text_contents() == after
    master.press("Allow" if yes else "No")
    expect(heroes.page.locator(".notice").filter(has_text="waits")).to_have_count(0)
    if yes:
        expect(heroes.log()).to_have_text(before)
    else:
        heroes.see("P1 says no: nothing is taken back.")
        assert heroes.log().all_text_contents() == after


# ---- looking back


def test_looking_back_disturbs_nobody_and_the_game_goes_on_meanwhile(visit: Visit, host: Host) -> None:
    heroes, master = duel(visit, host, answers=HEROES_TURN)
    heroes.wait_until_asked()
    option = choice(played(HEROES_TURN, mode="duel"), final=False)
    master.page.get_by_role("button", name="One moment back").first.click()
    master.see("Looking back")
    was = master.page.locator(".scene > .middle").inner_html()
    heroes.pick(option)
    heroes.wait_until_asked()
    expect(master.log().last).to_have_text(heroes.log().last.text_content() or "")
    assert master.page.locator(".scene > .middle").inner_html() == was
    expect(master.page.locator("main.table.past")).to_be_visible()
    master.press("Return")
    expect(master.page.locator("main.table.past")).to_have_count(0)
    at = heroes.page.locator(f'[data-piece="{option.touches[0]}"]').first.get_attribute("data-at")
    assert master.page.locator(f'[data-piece="{option.touches[0]}"]').first.get_attribute("data-at") == at


# ---- leaving and coming back


def test_a_bot_stands_in_for_who_leaves_and_gives_the_seat_back(visit: Visit, host: Host) -> None:
    heroes, master = duel(visit, host, answers=HEROES_TURN)
    heroes.wait_until_asked()
    heroes.tab("Seats")
    seat_row(heroes, "P0").get_by_role("button", name="Let a bot play").click()
    expect(heroes.page.locator(LIT)).to_have_count(0)
    master.tab("Seats")
    expect(seat_row(master, "P0")).to_contain_text("A bot keeps the seat warm.")
    assert master.wait_until_asked()
    seat_row(heroes, "P0").get_by_role("button", name="Take my seat back").click()
    expect(seat_row(master, "P0")).to_contain_text("At the table")
    while master.is_asked:
        master.choose(random.Random(1))
    assert heroes.wait_until_asked()
    heroes.choose(random.Random(2))


def test_a_seat_left_open_is_taken_by_whoever_is_sent_the_link(visit: Visit, host: Host) -> None:
    heroes, master = duel(visit, host, answers=HEROES_TURN)
    heroes.tab("Seats")
    seat_row(heroes, "P0").get_by_role("button", name="Leave").click()
    seat_row(heroes, "Heroes").get_by_role("button", name="Copy invitation").click()
    heroes.see("Link copied")
    friend = visit()
    friend.page.goto(heroes.page.evaluate("navigator.clipboard.readText()"))
    friend.page.get_by_label("Your name at the table").fill("Otto")
    friend.press("Sit down")
    assert friend.wait_until_asked()
    expect(heroes.page.locator(".status")).to_contain_text("Watching")
    master.see("Otto")


# ---- another game, and the end of a table


def test_after_a_rematch_both_sit_at_the_new_table(visit: Visit, host: Host) -> None:
    story = played(mode="duel")
    heroes, master = duel(visit, host, left=1)
    seat, key = story.log[-1]
    decision = played(left=1, mode="duel").decision(seat)
    assert decision is not None
    (heroes, master)[seat].pick(decision.options[decision.index(key)])
    for person in (heroes, master):
        expect(person.page.locator(OVER)).to_be_visible()
    old = heroes.page.url
    heroes.press("Rematch")
    master.press("To the next game")
    expect(heroes.page.locator(f"{OVER}, .hand-over")).to_have_count(0)
    expect(master.page.locator(f"{OVER}, .hand-over")).to_have_count(0)
    assert heroes.page.url == master.page.url != old
    assert heroes.wait_until_asked()
    master.see("P0")
    master.tab("Seats")
    expect(seat_row(master, "P1").get_by_role("button", name="Let a bot play")).to_be_visible()


def test_who_opened_a_table_clears_it_away_for_everybody(visit: Visit, host: Host) -> None:
    somebody = visit(name="Maud").go("/new/dungeon-heroes")
    somebody.page.get_by_text("Solitaire", exact=True).click()
    somebody.page.get_by_label("Name of the table").fill("Tuesday")
    somebody.press("Open the table")
    somebody.wait_until_asked()
    watcher = visit().sit(somebody.page.url.rpartition("/")[2])
    watcher.tab("Seats")
    expect(watcher.page.get_by_role("button", name="Delete the table")).to_have_count(0)
    somebody.tab("Seats")
    somebody.press("Delete the table")
    somebody.see("Delete this table for everybody?")
    somebody.press("Delete it")
    somebody.see("No tables yet.")
    watcher.see("This table has been cleared away.")


# ---- watching and speaking


def test_a_spectator_sees_no_secret_and_can_choose_nothing(visit: Visit, host: Host) -> None:
    opened = begun(host, answers=HEROES_TURN, mode="duel")
    table, key = opened["table"], opened["keys"][HEROES]
    watcher, heroes = visit().sit(table), visit(singles=False).sit(table, key)
    expect(watcher.page.locator(".status")).to_contain_text("Watching")
    heroes.wait_until_asked()
    heroes.pick(choice(played(HEROES_TURN, mode="duel"), final=False))
    expect(watcher.log().last).to_have_text(heroes.log().last.text_content() or "")
    expect(watcher.page.locator(f"{LIT}, [data-choice], .chat form")).to_have_count(0)
    watcher.tab("Chat")
    expect(watcher.page.get_by_role("button", name="Send")).to_have_count(0)
    told = watcher.downloaded()
    assert b'"watch"' in told
    assert b'"options"' not in told
    faces = watcher.page.locator('[data-region="board"] .tile').evaluate_all(
        "all => all.map(one => one.dataset.face)"
    )
    state = played(HEROES_TURN, mode="duel").state
    assert faces.count("back") == sum(tile < 0 for tile in state.tiles) > 0


def test_what_is_said_is_shown_as_it_was_typed(visit: Visit, host: Host) -> None:
    heroes, master = duel(visit, host, answers=HEROES_TURN)
    alarms: list[Dialog] = []
    master.page.on("dialog", lambda alarm: alarms.append(alarm))
    said = '<img src=x onerror="alert(1)"> & <b>well met</b> {$name}'
    for person in (heroes, master):
        person.tab("Chat")
    heroes.page.get_by_label("Say something").fill(said)
    heroes.press("Send")
    for person in (heroes, master):
        expect(person.page.locator(".chat li")).to_have_text(f"P0 {said}")
        expect(person.page.locator(".chat :is(img, li b b)")).to_have_count(0)
    assert not alarms
    assert not master.troubles
