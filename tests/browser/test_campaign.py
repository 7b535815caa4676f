"""A campaign on the page: from its file to the next chapter, with later ones kept secret."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from lanthorn.engine.campaign import read
from tests.browser.test_flows import Visit
from tests.server.host import Host
from tests.server.legends import a_won_legend


def test_a_campaign_comes_from_a_file_and_goes_on_with_its_next_chapter(
    visit: Visit, host: Host, tmp_path: Path
) -> None:
    file = tmp_path / "campaign.json"
    file.write_text(json.dumps(a_won_legend("gale-boots")))
    somebody = visit(name="Maud").go("/")
    somebody.page.get_by_label("Open a campaign’s file").set_input_files(file)
    somebody.press("Choose a chapter")
    chapters = somebody.page.get_by_role("dialog")
    expect(chapters).to_contain_text("Tuesdays")
    expect(chapters).to_contain_text("Knight: may keep one of Gale boots.")
    expect(chapters).to_contain_text("Chapter 3")
    expect(chapters).not_to_contain_text("Heart of Darkness")
    with somebody.page.expect_download() as saved:
        somebody.press("Save the campaign as a file")
    assert len(read(saved.value.path().read_bytes()).episodes) == 1
    somebody.press("Show what comes later")
    expect(chapters).to_contain_text("V. Heart of Darkness")
    level = chapters.get_by_role("group", name="Difficulty")
    expect(level.get_by_role("radio", name="normal")).to_be_checked()
    level.get_by_text("hard", exact=True).click()
    old = somebody.page.url
    somebody.press("Next chapter")
    somebody.page.wait_for_url(lambda url: url != old)
    assert somebody.wait_until_asked()
    table = somebody.page.url.partition("/table/")[2].partition("#")[0]
    assert host.get(f"/api/tables/{table}")["settings"]["difficulty"] == "hard"
    somebody.go("/")
    expect(somebody.page.get_by_role("listitem").filter(has_text="Now: II.")).to_have_count(1)
    assert somebody.troubles == []


def test_a_damaged_file_is_told_from_a_campaign(visit: Visit, tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    file.write_text(json.dumps({"lanthorn_campaign": 1}))
    somebody = visit().go("/")
    somebody.page.get_by_label("Open a campaign’s file").set_input_files(file)
    somebody.see("This file is no campaign of Lanthorn")


def test_a_game_with_chapters_is_set_up_as_a_campaign(visit: Visit) -> None:
    somebody = visit(name="Maud").go("/new/dungeon-legends")
    expect(somebody.page.get_by_label("As a campaign")).to_be_checked()
    somebody.press("Open the table")
    assert somebody.wait_until_asked()
    somebody.go("/")
    expect(somebody.page.get_by_role("listitem").filter(has_text="Now: I. Fire")).to_have_count(1)
