"""Two people with a browser each, from the home page to the end; and two people at one screen."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from lanthorn.engine import Option, Session
from lanthorn.games.dungeon_heroes.state import HEROES, MASTER
from tests.browser.cable import cable_to
from tests.browser.hidden import Hidden, mentions
from tests.browser.story import Story, retold, short_game
from tests.browser.visitor import HAND_OVER, OVER, Visitor
from tests.server.host import Host

Visit = Callable[..., Visitor]
TITLES = {HEROES: "Heroes", MASTER: "Dungeon master"}


@pytest.fixture(scope="module")
def story() -> Story:
    return short_game(mode="duel")


def set_up(visitor: Visitor, story: Story, who: dict[int, str], names: dict[int, str] | None = None) -> None:
    """From the home page to an open table."""
    assert story.seed is not None
    visitor.deal(story.seed)
    visitor.go("/")
    visitor.page.get_by_role("link", name="Open a table of Dungeon Heroes").click()
    visitor.page.get_by_text("Two players", exact=True).click()
    for seat, wish in who.items():
        choices = visitor.page.get_by_role("group", name=f"Who sits at {TITLES[seat]}")
        choices.get_by_text(wish, exact=True).click()
    for seat, name in (names or {}).items():
        visitor.page.get_by_label(f"Name at the seat {TITLES[seat]}").fill(name)
    visitor.press("Open the table")


def invite(visitor: Visitor, friends: int) -> str:
    """Copy the link for the friend, and go to the table."""
    visitor.see("Your table is open")
    visitor.page.get_by_role("button", name="Copy").click()
    visitor.see("Copied")
    link: str = visitor.page.evaluate("navigator.clipboard.readText()")
    shown = visitor.page.get_by_role("textbox", name=f"Link to the seat {TITLES[friends]}")
    assert link == shown.input_value()
    visitor.page.get_by_role("link", name="Go to the table").click()
    expect(visitor.page.locator(".scene > .middle")).to_be_visible()
    return link


def accept(friend: Visitor, link: str, name: str) -> None:
    """Open a link that somebody sent, and sit down under a name."""
    friend.page.goto(link)
    friend.see("You are invited")
    friend.page.get_by_label("Your name at the table").fill(name)
    friend.press("Sit down")
    expect(friend.page.locator(".scene > .middle")).to_be_visible()


def end_as_seen_by(person: Visitor) -> tuple[str, list[str]]:
    """Why the game has ended, and what lies on the board."""
    expect(person.page.locator(OVER)).to_contain_text("The game is over")
    lying = '[data-region="board"] .piece'
    pieces: list[str] = person.page.eval_on_selector_all(lying, "all => all.map(one => one.dataset.id)")
    return person.page.locator(f"{OVER} p").inner_text(), sorted(pieces)


def test_two_browsers_play_a_duel_in_which_the_heroes_are_told_nothing_that_lies_face_down(
    visit: Visit, host: Host, story: Story
) -> None:
    heroes, master = visit(name="Maud"), visit()
    set_up(heroes, story, {HEROES: "Me", MASTER: "Open"})
    accept(master, invite(heroes, MASTER), "Otto")
    heroes.see("Otto")
    master.see("Maud")
    for seat, option in retold(story):
        (heroes, master)[seat].pick(option)
    assert end_as_seen_by(heroes) == end_as_seen_by(master)
    assert not heroes.troubles + master.troubles
    assert all(url.startswith(host.address) for url in heroes.requested | master.requested)
    assert_told_nothing(Hidden(story), heroes, master)
    assert_downloads_are_everybodys(Hidden(story), heroes, host)


def test_a_friend_who_is_invited_to_play_the_heroes_is_told_nothing_either(
    visit: Visit, host: Host, story: Story
) -> None:
    master, heroes = visit(name="Otto"), visit()
    set_up(master, story, {MASTER: "Me", HEROES: "Open"})
    accept(heroes, invite(master, HEROES), "Maud")
    heroes.see("Otto")
    beginning = story.at(25)
    for seat, option in retold(beginning):
        (heroes, master)[seat].pick(option)
    heroes.wait_for_moment(len(beginning.log))
    assert_told_nothing(Hidden(beginning), heroes, master)
    assert_downloads_are_everybodys(Hidden(beginning), heroes, host)


def assert_told_nothing(hidden: Hidden, heroes: Visitor, master: Visitor) -> None:
    """The dungeon master is told in each of these ways: so they would be noticed."""
    told_of = {number for number, _ in hidden.numbered(heroes.received)}
    assert told_of == set(range(len(hidden.moments)))
    for way in (hidden.named, hidden.shown, hidden.depends):
        assert way(heroes.received) == []
        assert way(master.received) != []


def assert_downloads_are_everybodys(hidden: Hidden, heroes: Visitor, host: Host) -> None:
    """Words and rules name every kind; but they are the same at a table where other tiles lie."""
    names = hidden.names(hidden.unseen[0]) | hidden.dice(0)
    mine, other = heroes.page.url.rpartition("/")[2], host.open("me", "open")["table"]
    telling = {url: body for url, body in heroes.bodies if mentions(body, names)}
    assert any(url.endswith(f"/{mine}/words") for url in telling)
    for url, body in telling.items():
        assert body == host.http.get(url.replace(mine, other)).content, url


def test_two_people_at_one_screen_pass_it_on_and_see_nothing_of_each_other(
    visit: Visit, host: Host, story: Story
) -> None:
    beginning = story.at(40)
    screen, hidden = visit(name="Maud"), Hidden(beginning)
    set_up(screen, story, {HEROES: "Me", MASTER: "Me"}, {MASTER: "Otto"})
    secrets = all_that_names_a_tile(hidden, host)
    facing, seen_by_master = HEROES, set[str]()
    for moment, (seat, option) in zip(hidden.moments, retold(beginning), strict=False):
        differ = moment.scene(HEROES) != moment.scene(MASTER)
        is_covered = bool(screen.look()["handed"])
        assert is_covered == (differ and seat != facing)
        if is_covered:
            assert_covered(screen, secrets)
            screen.press("I am Otto" if seat == MASTER else "I am Maud")
            assert_warned(screen, moment, seat, option)
        if seat == MASTER:
            seen_by_master.update(mentions(screen.page.content().encode(), secrets))
        facing = seat
        screen.pick(option)
    assert seen_by_master, "what is searched for behind the cover is found when it is lifted"
    assert not screen.troubles


def assert_warned(screen: Visitor, moment: Session[Any], seat: int, option: Option[Any]) -> None:
    """What can't be taken back is marked, though the server told it while the screen was covered."""
    if moment.can_take_back(seat, option.key):
        return
    for thing in option.touches[:-1]:
        screen.touch(thing)
    row = screen.page.locator(f'.choices [data-choice="{option.key}"]')
    expect(row).to_contain_text("No undo after this")
    for _ in option.touches[:-1]:
        screen.page.keyboard.press("Escape")


def test_a_covered_screen_stays_covered_until_somebody_says_who_looks(
    visit: Visit, host: Host, story: Story
) -> None:
    with cable_to(host.address) as cable:
        screen = visit(cable.address, name="Maud")
        set_up(screen, story, {HEROES: "Me", MASTER: "Me"}, {MASTER: "Otto"})
        for _, option in itertools.takewhile(lambda choice: choice[0] == HEROES, retold(story)):
            screen.pick(option)
        screen.press("I am Otto")
        screen.page.reload()
        expect(screen.page.locator(HAND_OVER)).to_be_visible()
        cable.pull_out()
        with screen.page.expect_websocket() as line:
            cable.put_back()
        line.value.wait_for_event("framereceived", lambda frame: '"type":"update"' in frame)
        assert_covered(screen, all_that_names_a_tile(Hidden(story), host))


def assert_covered(screen: Visitor, secrets: set[str]) -> None:
    expect(screen.page.get_by_role("dialog")).to_contain_text("Pass the screen to")
    assert screen.page.locator("[data-id], [data-choice]").count() == 0
    assert mentions(screen.page.content().encode(), secrets) == []


def all_that_names_a_tile(hidden: Hidden, host: Host) -> set[str]:
    """Ids, icons, and what the page calls the kinds."""
    kinds = range(1, len(hidden.kinds))
    words = host.get("/api/games/dungeon-heroes/words")["en"]
    titles = [re.search(rf"^tile-{hidden.kinds[kind].id} = (.+)$", words, re.MULTILINE) for kind in kinds]
    return hidden.names(kinds) | {title[1] for title in titles if title is not None}
