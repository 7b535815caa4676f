"""Campaigns when something is wrong: what can't be played is refused, what is damaged is named, and nothing
is lost."""

from __future__ import annotations

import io
import json
import shlex
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import Result
from rich.console import Console

from lanthorn.engine import LanthornError
from lanthorn.engine.campaign import Campaign, read, write
from lanthorn.terminal.campaigns import Table, command_for, file_of, find, keep
from lanthorn.terminal.screen import Screen
from tests.terminal.desk import lanthorn
from tests.terminal.test_campaigns import BOTS, HEROES, begin, bots_play

TWICE = ("--set", "players=1", "--set", "hero_1=scout", "--set", "hero_2=scout")
HUMAN = ("--seat", "player-1=human", "--seat", "player-2=random")


def refused(*words: str, typed: str = "") -> str:
    result = lanthorn("campaign", *words, typed=typed)
    assert result.exit_code == 2, result.output
    return whole(result)


def whole(result: Result) -> str:
    """What was said, without the ends of lines."""
    return result.output.replace("\n", "")


def leave_a_chapter(own_home: Path) -> Path:
    """The file of the first chapter, left after a choice."""
    begin()
    lanthorn("campaign", "play", "Tuesdays", *HUMAN, "--seed", "1", typed="\n1\nq\n")
    path = own_home / "campaigns" / "tuesdays" / "01-fire.json"
    assert path.exists()
    return path


# Beginning and listing


def test_a_campaign_that_can_not_be_played_is_not_begun(own_home: Path) -> None:
    told = refused("new", "dungeon-legends", "--name", "C", *TWICE)
    assert told == "The same hero can't be taken twice."
    assert not file_of("C").exists()


def test_the_same_hero_twice_is_refused_in_french() -> None:
    told = refused("new", "dungeon-legends", *TWICE, "--language", "fr")
    assert told == "Un même héros ne peut pas être pris deux fois."


def test_the_chapter_is_no_setting_of_a_campaign() -> None:
    assert "not a setting" in refused("new", "dungeon-legends", "--set", "chapter=moons")
    begin()
    assert "not a setting" in refused("play", "Tuesdays", "--chapter", "fire", "--set", "chapter=moons")


def test_who_leaves_at_a_question_begins_no_campaign() -> None:
    assert lanthorn("campaign", "new", "dungeon-legends", typed="\n").exit_code == 0
    assert "No campaign" in lanthorn("campaign", "list").output


def test_a_campaign_that_can_not_go_on_is_listed_with_its_reason_and_hides_no_other() -> None:
    begin()
    keep(Campaign(game="dungeon-legends", name="Bad", settings={"hero_1": "scout", "hero_2": "scout"}))
    listed = lanthorn("campaign", "list")
    assert listed.exit_code == 0
    assert "Bad: can't be gone on with. The same hero" in listed.output
    assert "Tuesdays (Dungeon Legends): 0 of 5" in listed.output


@pytest.mark.parametrize(
    ("language", "words"), [("en", "can't be gone on with"), ("fr", "ne peut pas continuer")]
)
def test_a_damaged_campaign_is_listed_with_its_path(language: str, words: str) -> None:
    begin()
    file_of("Tuesdays").write_text("{")
    listed = lanthorn("campaign", "list", "--language", language)
    assert listed.exit_code == 0
    assert words in listed.output
    assert f"  {file_of('Tuesdays')}\n" in listed.output


@pytest.mark.parametrize("command", [("play", "Tuesdays"), ("export", "Tuesdays", "elsewhere.json")])
def test_a_damaged_campaign_is_refused_with_its_path(command: tuple[str, ...]) -> None:
    begin()
    file_of("Tuesdays").write_text("{")
    told = lanthorn("campaign", *command)
    assert told.exit_code == 2
    assert "not a campaign file, or it is damaged" in told.output
    assert told.output.endswith(f"\n  {file_of('Tuesdays')}\n")


def test_a_forgotten_campaign_is_put_aside_with_its_chapters(own_home: Path) -> None:
    chapter = leave_a_chapter(own_home)
    kept = file_of("Tuesdays").read_bytes()
    assert lanthorn("campaign", "forget", "Tuesdays", typed="\n").exit_code == 0
    assert lanthorn("campaign", "forget", "Tuesdays").exit_code == 0
    assert file_of("Tuesdays").exists()
    assert "put aside" in lanthorn("campaign", "forget", "Tuesdays", typed="yes\n").output
    assert "No campaign" in lanthorn("campaign", "list").output
    assert file_of("Tuesdays").with_name("tuesdays.json.forgotten").read_bytes() == kept
    assert not chapter.exists()
    assert "no campaign" in refused("forget", "Tuesdays")


def test_a_damaged_campaign_can_be_forgotten_twice_over() -> None:
    for _ in range(2):
        begin()
        file_of("Tuesdays").write_text("{")
        assert lanthorn("campaign", "forget", "Tuesdays", "--yes").exit_code == 0
    begin()
    assert len(list(file_of("Tuesdays").parent.glob("tuesdays.json.forgotten*"))) == 2


def test_the_command_that_is_suggested_can_be_typed_whatever_the_name() -> None:
    name = 'Été "quoted" $(x)'
    told = lanthorn("campaign", "new", "dungeon-legends", "--name", name, *HEROES).output
    assert f"  {command_for(name)}\n" in told
    assert shlex.split(command_for(name))[-1] == name


# Files from elsewhere


def a_file(tmp_path: Path, **changes: Any) -> str:
    """A file of a lost chapter whose checksum fits whatever is changed in its episode."""
    begin()
    bots_play(typed="\n")
    record = json.loads(write(find("Tuesdays")))
    record["name"] = "Sundays"
    record["episodes"][0] |= changes
    file = tmp_path / "out.json"
    file.write_bytes(write(msgspec.convert(record, Campaign)))
    return str(file)


@pytest.mark.parametrize("forged", [{"chapter": "foo"}, {"result": "won", "handed_on": {}}])
def test_what_a_file_says_about_its_chapters_is_not_believed(forged: dict[str, Any], tmp_path: Path) -> None:
    result = lanthorn("campaign", "import", a_file(tmp_path, **forged))
    assert result.exit_code == 0, result.output
    assert "Lost: I. Fire" in result.output
    assert find("Sundays").episodes == find("Tuesdays").episodes


def test_a_file_that_is_refused_is_not_stored(tmp_path: Path) -> None:
    file = Path(a_file(tmp_path))
    campaign = read(file.read_bytes())
    campaign.settings |= {"hero_1": "scout", "hero_2": "scout"}
    file.write_bytes(write(campaign))
    assert "same hero" in refused("import", str(file))
    assert not file_of("Sundays").exists()


def test_a_file_with_a_chapter_that_is_not_over_is_refused(tmp_path: Path, own_home: Path) -> None:
    left = json.loads(leave_a_chapter(own_home).read_text())
    lanthorn("campaign", "forget", "Tuesdays", "--yes")
    told = refused("import", a_file(tmp_path, save=left), "--language", "fr")
    assert "pas été joué jusqu'au bout" in told
    assert not file_of("Sundays").exists()


# The chapter in progress


def test_a_chapter_is_given_up_only_when_another_has_begun(own_home: Path) -> None:
    path = leave_a_chapter(own_home)
    kept, place = path.read_bytes(), path.with_name("01-fire.json.given-up")
    asked = lanthorn("campaign", "play", "Tuesdays", typed="no\n")
    assert "is given up" in asked.output
    assert f"  {place}\n" in asked.output
    refused("play", "Tuesdays", "--chapter", "nowhere", typed="no\n")
    assert path.read_bytes() == kept
    bots_play(typed="no\n\n")
    assert place.read_bytes() == kept
    assert len(find("Tuesdays").episodes) == 1


def test_that_a_chapter_is_given_up_is_said_in_french(own_home: Path) -> None:
    leave_a_chapter(own_home)
    asked = lanthorn("campaign", "play", "Tuesdays", "--language", "fr", typed="non\n")
    assert "est abandonné" in asked.output


@pytest.mark.parametrize(
    ("language", "words"), [("en", "can't be opened"), ("fr", "ne peut pas être ouvert")]
)
def test_a_damaged_chapter_is_set_aside_and_the_campaign_goes_on(
    language: str, words: str, own_home: Path
) -> None:
    path = leave_a_chapter(own_home)
    path.write_text("{")
    told = lanthorn("campaign", "play", "Tuesdays", *BOTS, "--language", language, typed="\n")
    assert (told.exit_code, words in told.output) == (0, True)
    assert f"  {path}.damaged\n" in told.output
    assert path.with_name("01-fire.json.damaged").read_text() == "{"
    assert len(find("Tuesdays").episodes) == 1


def test_options_that_come_too_late_for_a_chapter_are_named(own_home: Path) -> None:
    leave_a_chapter(own_home)
    late = ("--chapter", "crystals", "--set", "difficulty=hard", "--seed", "77")
    told = lanthorn("campaign", "play", "Tuesdays", *late)
    assert "--chapter, --set, --seed: no effect on a chapter that has begun." in told.output
    right = lanthorn("campaign", "play", "Tuesdays", "--chapter", "fire").output
    assert "no effect" not in right


def test_whoever_leaves_a_chapter_is_told_to_come_back_to_the_campaign() -> None:
    begin("Été 1")
    left = lanthorn("campaign", "play", "Été 1", *HUMAN, typed="\n1\nq\n")
    assert left.output.endswith("  lanthorn campaign play 'Été 1'\n")
    assert "--resume" not in left.output


# From one chapter to the next


def test_before_the_first_chapter_everything_may_still_be_another() -> None:
    begin()
    bots_play("--chapter", "fire", "--set", "hero_1=enchantress")
    assert find("Tuesdays").settings["hero_1"] == "enchantress"


@pytest.mark.parametrize("setting", ["players=3", "hero_1=enchantress", "players=2"])
def test_once_a_chapter_was_played_only_what_is_free_may_be_another(setting: str) -> None:
    begin()
    bots_play(typed="\n")
    before = find("Tuesdays").settings
    told = refused("play", "Tuesdays", "--chapter", "fire", "--set", setting, *BOTS)
    assert told.endswith("from one chapter to the next: difficulty.")
    told = refused("play", "Tuesdays", "--set", setting, "--language", "fr")
    assert told.endswith("d'un chapitre à l'autre\u202f: difficulty.")
    assert find("Tuesdays").settings == before


def test_a_file_of_a_campaign_and_one_of_a_game_are_told_apart(tmp_path: Path, own_home: Path) -> None:
    game, campaign = leave_a_chapter(own_home), tmp_path / "out.json"
    lanthorn("campaign", "export", "Tuesdays", str(campaign))
    assert "This is the file of one game, not of a campaign." in refused("import", str(game), "--name", "x")
    taken = lanthorn("play", "--resume", str(campaign))
    assert "This is the file of a whole campaign, not of one game." in whole(taken)
    assert taken.exit_code == 2


def test_an_export_says_that_the_chapter_in_progress_is_not_in_it(tmp_path: Path, own_home: Path) -> None:
    leave_a_chapter(own_home)
    exported = lanthorn("campaign", "export", "Tuesdays", str(tmp_path / "out.json"))
    assert "The chapter in progress is not in it." in exported.output


def test_an_export_makes_no_folder(tmp_path: Path) -> None:
    begin()
    assert "There is no folder" in refused("export", "Tuesdays", str(tmp_path / "new" / "out.json"))
    assert not (tmp_path / "new").exists()


def test_a_chapter_entered_at_another_keyboard_is_not_lost(own_home: Path) -> None:
    begin()
    screen = Screen(Console(file=io.StringIO()))
    here = Table(find("Tuesdays"), screen, "en")
    bots_play(typed="\n")
    entered = find("Tuesdays").episodes
    seats = {"player-1": "random", "player-2": "random"}
    with pytest.raises(LanthornError, match="gone on with elsewhere"):
        here.play("fire", {}, seats, 5)
    assert find("Tuesdays").episodes == entered
    told = lanthorn("campaign", "history", "Tuesdays").output
    assert "1 Lost: I. Fire." in told
