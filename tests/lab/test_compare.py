"""Comparing packs: what is more than chance is shown, and nothing else."""

from __future__ import annotations

import csv
import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lanthorn.cli import main
from lanthorn.engine import Pack, find_game
from lanthorn.lab.compare import Plans, make_comparison, plan_comparison
from lanthorn.lab.compare_html import comparison_to_html
from lanthorn.lab.compare_rows import Comparison
from lanthorn.lab.processes import Processes
from lanthorn.lab.report_noise import paired_means, paired_shares, student, z_for
from tests.lab.pages import Page, from_elsewhere

HEROES = find_game("dungeon-heroes")
FRAIL = Pack(
    "Frail",
    "dungeon-heroes",
    tables={"heroes": {hero: {"hp": 1} for hero in ("warrior", "cleric", "rogue", "wizard")}},
)
PAINTED = Pack("Painted", "dungeon-heroes", tables={"monsters": {"goblin": {"icon": "orc-head"}}})


def plans(pack: Pack | None, deals: int, vary: tuple[str, ...] = ()) -> Plans:
    packs = [pack] if pack else []
    names = ("base", pack.name if pack else "again")
    return plan_comparison(HEROES, [], packs, names, line_ups=[["random"]], deals=deals, seed=3, vary=vary)


@pytest.fixture(scope="module")
def frail() -> Comparison:
    return make_comparison(plans(FRAIL, 60))


def test_a_pack_that_changes_much_is_seen_to(frail: Comparison) -> None:
    shown = {(row.what, row.about): row.difference for row in frail.results if row.is_shown}
    assert shown["wins", "heroes"] < 0
    assert shown["wins", "master"] > 0
    assert shown["decisions", ""] < 0
    assert not frail.same_content


def test_fields_that_differ_are_listed(frail: Comparison) -> None:
    assert [(row.entry, row.field, row.b) for row in frail.changes] == [
        (hero, "hp", "1") for hero in ("warrior", "cleric", "rogue", "wizard")
    ]


def test_an_entry_that_one_side_lacks_is_one_change() -> None:
    names = dict.fromkeys(("en", "fr"), "tile-imp = Imp\ntile-imp-about = An imp.\n")
    library = HEROES.library().tables["monsters"]["goblin"]
    more = Pack("More", "dungeon-heroes", tables={"monsters": {"imp": library}}, locale=names)
    (change,) = make_comparison(plans(more, 1)).changes
    assert (change.entry, change.field, change.a) == ("imp", "", None)


@pytest.mark.parametrize("pack", [None, PAINTED], ids=["same content", "another picture"])
def test_a_pack_that_changes_nothing_shows_nothing(pack: Pack | None) -> None:
    found = make_comparison(plans(pack, 30))
    assert [row for row in (*found.results, *found.use) if row.is_shown or row.difference] == []
    assert found.same_content is (pack is None)
    assert len(found.changes) == (0 if pack is None else 1)


def test_with_few_deals_nothing_is_claimed() -> None:
    found = make_comparison(plans(FRAIL, 9))
    assert {row.low for row in found.results} == {None}
    assert not any(row.is_shown for row in (*found.results, *found.use))


def test_workers_change_nothing_about_a_comparison() -> None:
    alone = make_comparison(plans(FRAIL, 12))
    with Processes(2) as place:
        assert make_comparison(plans(FRAIL, 12), place) == alone


def test_variants_are_compared_alone_and_together() -> None:
    found = make_comparison(plans(FRAIL, 10, vary=("mode",)))
    wins = [(row.variant, row.about, row.deals) for row in found.results if row.what == "wins"]
    assert wins == [
        ("", "heroes", 20),
        ("", "master", 10),
        ("base", "heroes", 10),
        ("base", "master", 10),
        ("mode=solitaire", "heroes", 10),
    ]


def test_of_an_interrupted_run_only_deals_that_both_played_are_compared(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        if done == 16:
            raise KeyboardInterrupt

    part = make_comparison(plans(FRAIL, 12), into=tmp_path, progress=stop)
    assert part.interrupted
    assert (part.games, part.wanted) == (16, 24)
    assert {row.deals for row in part.results} == {4}
    assert "covers 16 of 24 games" in Page(comparison_to_html(part, "en")).text
    assert make_comparison(plans(FRAIL, 12), into=tmp_path) == make_comparison(plans(FRAIL, 12))


def test_a_run_that_ended_before_both_played_compares_nothing() -> None:
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    part = make_comparison(plans(FRAIL, 12), progress=stop)
    assert part.results == part.use == ()
    assert "nothing can be compared" in Page(comparison_to_html(part, "en")).text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_is_whole_and_every_plot_has_its_table(frail: Comparison, language: str) -> None:
    text = comparison_to_html(frail, language)
    page = Page(text)
    assert page.wrong == page.open == []
    assert from_elsewhere(text) == []
    assert len(page.plots) >= 3
    assert [plot for plot in page.plots if not plot["table"]] == []
    noise = "no difference shown" if language == "en" else "pas de différence visible"
    assert noise in page.text


# What chance may bring


def test_without_a_difference_one_is_claimed_no_more_than_five_times_in_a_hundred() -> None:
    chance = random.Random(4)
    claimed = 0
    for _ in range(600):
        deals = [chance.random() for _ in range(60)]
        pairs = [(deal < 0.4, (deal if chance.random() < 0.5 else chance.random()) < 0.4) for deal in deals]
        claimed += paired_shares(pairs).is_shown
    assert claimed / 600 < 0.07


def test_the_more_rows_the_wider_the_bounds() -> None:
    pairs = [(False, True)] * 12 + [(True, False)] * 2 + [(True, True)] * 30
    assert z_for(1) == pytest.approx(1.96, abs=0.001)
    assert paired_shares(pairs, z_for(1)).is_shown
    assert not paired_shares(pairs, z_for(50)).is_shown


def test_students_bounds_are_right_from_ten_deals_on() -> None:
    assert student(z_for(1), 9) == pytest.approx(2.2622, abs=0.001)
    assert student(z_for(10), 29) == pytest.approx(3.0380, abs=0.001)
    found = paired_means([1.0, 2.0, 3.0] * 10)
    assert (found.low, found.high) == pytest.approx((1.6899, 2.3101), abs=0.001)


# The command


@pytest.fixture(autouse=True)
def surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.chdir(tmp_path)
    for name, game, damage in (("mild", "dungeon-heroes", "1"), ("harsh", "dungeon-heroes", "9")):
        folder(name, game, f"[orc]\ndamage = {damage}\n")
    folder("legends", "dungeon-legends", "")
    folder("broken", "dungeon-heroes", '[orc]\ndamage = "much"\ncolour = "green"\n')


def folder(name: str, game: str, monsters: str) -> None:
    Path(name).mkdir()
    Path(name, "pack.toml").write_text(f'name = "{name.title()}"\ngame = "{game}"\n')
    Path(name, "monsters.toml").write_text(monsters)


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["report", *words])


def test_two_packs_are_compared_without_naming_their_game() -> None:
    result = run("--compare", "mild", "harsh", "--bots", "random", "--games", "3", "--workers", "1")
    assert result.stdout == "The report is in report-dungeon-heroes/compare.html.\n"
    written = Path("report-dungeon-heroes")
    whole = json.loads((written / "compare.json").read_bytes())
    assert (whole["a"], whole["b"], whole["games"]) == ("Mild", "Harsh", 6)
    rows = list(csv.DictReader((written / "compare.csv").read_text("utf-8").splitlines()))
    assert len(rows) == len(whole["results"]) + len(whole["use"])
    changes = list(csv.DictReader((written / "changes.csv").read_text("utf-8").splitlines()))
    assert [(row["entry"], row["a"], row["b"]) for row in changes] == [("orc", "1", "9")]


@pytest.mark.parametrize("base", ["-", "base"])
def test_a_pack_is_compared_with_the_game_itself(base: str) -> None:
    asked = ("dungeon-heroes", "--bots", "random", "--games", "2", "--workers", "1", "--to", "out")
    assert run(*asked, "--compare", base, "harsh").exit_code == 0
    assert json.loads(Path("out/compare.json").read_bytes())["a"] == "base"


def test_all_mistakes_of_a_broken_pack_are_listed() -> None:
    result = run("--compare", "mild", "broken")
    assert result.exit_code == 2
    assert "2 mistakes" in result.stderr
    assert "monsters.toml [orc] damage" in result.stderr
    assert "monsters.toml [orc] colour" in result.stderr


WRONG = {
    "another game": (("dungeon-heroes", "--compare", "base", "legends"), "is for dungeon-legends", "Legends"),
    "the same twice": (("--compare", "mild", "mild"), "named twice", "nommé deux fois"),
    "no such folder": (("--compare", "mild", "nowhere"), "nowhere is not a folder", "nowhere n'est pas"),
    "no game at all": (("--compare", "base", "-"), "Name a game", "Nommez un jeu"),
}


@pytest.mark.parametrize(("words", "english", "french"), WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_compared_ends_with_two_and_a_sentence(
    words: tuple[str, ...], english: str, french: str
) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        result = run(*words, "--language", language)
        assert result.exit_code == 2
        assert sentence in result.stderr
        assert result.stdout == ""
