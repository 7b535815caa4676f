"""Reports on the page: one visitor has a pack looked at in English, another reads it on a French phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from lanthorn.engine import Pack
from tests.browser.test_access import Examiner
from tests.browser.visitor import Visitor
from tests.server.host import Host, quick, serving

Visit = Callable[..., Visitor]
PACK = Pack("Frail <b>warrior</b>", "dungeon-heroes", tables={"heroes": {"warrior": {"hp": 4}}})
PATIENCE = 180_000
"""The games are played at the lowest priority, and others may be busy."""
SANDBOXED = "The document is sandboxed"
"""What the visitor's own script, which looks for settings, is told inside a report."""


@pytest.fixture(scope="module")
def lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    database = f"sqlite:///{tmp_path_factory.mktemp('db')}/tables.sqlite"
    with serving(quick(database, packs=(PACK,), reports_per_minute=1000.0)) as address:
        yield Host(address)


@pytest.fixture(scope="module")
def examiner(web: Path) -> Examiner:
    return Examiner(web)


def troubles(visitor: Visitor) -> list[str]:
    return [said for said in visitor.troubles if SANDBOXED not in said]


def ready(lab: Host, **others: object) -> str:
    """The address of a report that is made already."""
    wish = {"game": "dungeon-heroes", "packs": [PACK.name], "games": 2, "vary": False}
    report = lab.post("/api/reports", wish | others)
    while report["state"] != "ready":
        report = lab.get(f"/api/reports/{report['report']}?seen={report['moment']}")
    return f"/lab/{report['report']}"


def test_a_report_of_a_pack_is_made_and_read_on_the_page(visit: Visit, lab: Host, examiner: Examiner) -> None:
    maker = visit(lab.address)
    maker.go("/").page.get_by_role("link", name="Reports").click()
    page = maker.page
    expect(page.get_by_label("Content")).to_have_value(f":{PACK.name}")
    found = examiner.examine(maker, "the order")
    page.get_by_label("Go through the settings").uncheck()
    page.get_by_role("radio", name="20", exact=True).press(" ")
    page.get_by_role("button", name="Make the report").press("Enter")
    expect(page.get_by_role("progressbar")).to_be_visible()
    found += examiner.examine(maker, "while it is made")
    expect(page.locator("iframe")).to_be_visible(timeout=PATIENCE)
    found += examiner.examine(maker, "the report")
    inside = page.frame_locator("iframe")
    expect(inside.get_by_text("Won by: Heroes")).to_be_visible()
    assert inside.locator("body").evaluate("body => getComputedStyle(body).backgroundColor") == (
        "rgb(12, 18, 17)"
    )
    for link, name in (("HTML", "report.html"), ("JSON", "report.json"), ("wins.csv", "wins.csv")):
        with page.expect_download() as download:
            page.get_by_role("link", name=link, exact=True).click()
        assert download.value.suggested_filename == f"dungeon-heroes-{name}"
    page.reload()
    expect(page.frame_locator("iframe").get_by_text("Won by: Heroes")).to_be_visible()
    assert (found, troubles(maker)) == ([], [])


def test_a_report_is_read_on_a_french_phone(visit: Visit, lab: Host, examiner: Examiner) -> None:
    reader = visit(lab.address, language="fr", phone=True)
    reader.go(ready(lab))
    expect(reader.page.frame_locator("iframe").get_by_text("Gagné par")).to_have_count(2)
    assert not reader.scrolls_sideways
    found = examiner.examine(reader, "the report")
    reader.press("Un autre rapport")
    expect(reader.page.get_by_role("heading", name="Un nouveau rapport")).to_be_visible()
    assert not reader.scrolls_sideways
    found += examiner.examine(reader, "the order")
    assert (found, troubles(reader)) == ([], [])


def test_two_contents_are_compared_and_equal_ones_are_not(visit: Visit, lab: Host) -> None:
    reader = visit(lab.address)
    page = reader.go("/lab").page
    page.get_by_label("Content").select_option(label="The game as it is")
    page.get_by_label("Compared with").select_option(label="The game as it is")
    expect(page.get_by_role("button", name="Compare")).to_be_disabled()
    page.get_by_label("Content").select_option(label=PACK.name)
    page.get_by_role("radio", name="20", exact=True).press(" ")
    page.get_by_role("button", name="Compare").click()
    name = f"base compared with {PACK.name}"
    expect(page.frame_locator("iframe").get_by_text(name)).to_be_visible(timeout=PATIENCE)
    assert troubles(reader) == []


def test_a_report_can_be_stopped_and_leaves_a_word_for_who_comes_late(visit: Visit, lab: Host) -> None:
    maker = visit(lab.address)
    page = maker.go("/lab").page
    page.get_by_role("radio", name="Dungeon Legends").press(" ")
    expect(page.get_by_text("This server was given no packs for this game")).to_be_visible()
    page.get_by_role("radio", name="500").press(" ")
    page.get_by_role("button", name="Make the report").click()
    expect(page.get_by_text("of 5,000 games")).to_be_visible(timeout=PATIENCE)
    address = page.url
    maker.press("Stop")
    expect(page.get_by_role("heading", name="A new report")).to_be_visible()
    assert troubles(maker) == []
    late = visit(lab.address)
    late.go(address).see("This report is not here any more.")


def test_a_refusal_is_said_in_the_readers_language(visit: Visit, lab: Host) -> None:
    reader = visit(lab.address, language="fr")
    page = reader.go("/lab").page
    wrong = '{"game": "dungeon-heroes", "games": 0}'
    page.route(
        "**/api/reports",
        lambda route: (
            route.continue_(post_data=wrong) if route.request.method == "POST" else route.fallback()
        ),
    )
    reader.press("Faire le rapport")
    reader.see("Un rapport se fait avec 1 à 500 parties de chaque variante.")


def test_where_no_reports_are_made_nothing_leads_there(visit: Visit, tmp_path: Path) -> None:
    with serving(quick(f"sqlite:///{tmp_path}/tables.sqlite", reports=False)) as address:
        visitor = visit(address)
        visitor.go("/").see("Gallery")
        expect(visitor.page.get_by_role("link", name="Reports")).to_have_count(0)
        visitor.go("/lab").see("This server makes no reports.")
        visitor.leave()
