"""Campaigns at the keyboard: begun, played by bots, left and taken up, in and out as files."""

from __future__ import annotations

import json
from pathlib import Path

from lanthorn.engine.campaign import read
from lanthorn.terminal.campaigns import find
from tests.terminal.desk import lanthorn

HEROES = ("--set", "hero_1=knight", "--set", "hero_2=scout")
BOTS = ("--seat", "player-1=random", "--seat", "player-2=random")


def begin(name: str = "Tuesdays") -> None:
    assert lanthorn("campaign", "new", "dungeon-legends", "--name", name, *HEROES).exit_code == 0


def bots_play(*others: str, typed: str = "") -> str:
    result = lanthorn("campaign", "play", "tuesdays", *BOTS, "--seed", "3", *others, typed=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_new_campaign_is_listed_with_its_first_chapter() -> None:
    assert "No campaign" in lanthorn("campaign", "list").output
    begin()
    begin("Wednesdays")
    listed = lanthorn("campaign", "list").output
    assert listed.count("0 of 5 chapters won. Next: I. Fire") == 2
    again = lanthorn("campaign", "new", "dungeon-legends", "--name", "TUESDAYS", *HEROES)
    assert (again.exit_code, "already" in again.output) == (2, True)


def test_what_is_not_said_is_asked_but_for_the_chapter() -> None:
    result = lanthorn("campaign", "new", "dungeon-legends", typed="\n" * 10)
    assert "Difficulty" in result.output
    assert "I. Fire" not in result.output
    assert find("Dungeon Legends").settings["difficulty"] == "normal"


def test_only_as_many_heroes_are_asked_for_as_there_are_players() -> None:
    two = lanthorn("campaign", "new", "dungeon-legends", typed="\n" * 10).output
    assert ("Second hero" in two, "Third hero" in two) == (True, False)
    three = lanthorn("campaign", "new", "dungeon-legends", "--name", "Three", typed="3\n" + "\n" * 10).output
    assert ("Third hero" in three, "Fourth hero" in three) == (True, False)


def test_a_game_without_chapters_has_no_campaign() -> None:
    result = lanthorn("campaign", "new", "dungeon-heroes")
    assert (result.exit_code, result.output.strip()) == (2, "dungeon-heroes has no campaign.")


def test_bots_play_two_chapters_and_a_lost_one_is_offered_again() -> None:
    begin()
    first = bots_play(typed="\n")
    assert "II. " not in first.split("Which chapter?")[1].split(">")[0]
    assert "Next: I. Fire" in first
    bots_play("--chapter", "moons", typed="yes\n")
    campaign = find("Tuesdays")
    assert [episode.chapter for episode in campaign.episodes] == ["fire", "moons"]
    assert campaign.standings()["fire"] == "lost"
    told = bots_play(typed="\n\n")
    assert "Lost: I. Fire" in told
    assert len(find("Tuesdays").episodes) == 3


def test_the_next_chapter_may_be_begun_with_another_difficulty() -> None:
    begin()
    first = bots_play(typed="\n")
    assert "Difficulty" not in first
    asked = bots_play(typed="\n\n")
    assert "2 normal  (usual" in asked.split("Difficulty")[1]
    bots_play(typed="\nhard\n")
    bots_play(typed="\n\n")
    bots_play("--chapter", "fire", "--set", "difficulty=easy")
    played = [episode.save["settings"]["difficulty"] for episode in find("Tuesdays").episodes]
    assert played == ["normal", "normal", "hard", "hard", "easy"]
    refused = lanthorn("campaign", "play", "Tuesdays", "--chapter", "fire", "--set", "difficulty=mild")
    assert (refused.exit_code, "mild" in refused.output) == (2, True)
    assert find("Tuesdays").settings["difficulty"] == "easy"


def test_the_difficulty_is_asked_in_french_too() -> None:
    begin()
    bots_play(typed="\n")
    assert "Difficulté" in bots_play("--language", "fr", typed="\n\n")


def test_later_chapters_are_shown_only_to_those_who_ask() -> None:
    begin()
    asked = lanthorn("campaign", "play", "Tuesdays", typed="2\n").output
    assert asked.count("V. Heart of Darkness") == 1
    kept = lanthorn("campaign", "play", "Tuesdays", "--chapter", "darkness", typed="\n").output
    assert "comes later in the story" in kept
    assert "V. Heart of Darkness" not in kept


def test_a_chapter_that_was_left_is_taken_up(own_home: Path) -> None:
    begin()
    seats = ("--seat", "player-1=human", "--seat", "player-2=random")
    left = lanthorn("campaign", "play", "Tuesdays", *seats, typed="\n1\nq\n")
    assert left.exit_code == 0
    assert len(list((own_home / "campaigns" / "tuesdays").glob("01-fire.json"))) == 1
    assert find("Tuesdays").episodes == []
    told = bots_play(typed="\n")
    assert "A game of I. Fire is not over" in told
    assert len(find("Tuesdays").episodes) == 1


def test_a_campaign_goes_out_and_in_as_a_file(tmp_path: Path) -> None:
    begin()
    bots_play(typed="\n")
    file = tmp_path / "out.json"
    assert lanthorn("campaign", "export", "Tuesdays", str(file)).exit_code == 0
    assert lanthorn("campaign", "export", "Tuesdays", str(file)).exit_code == 2
    assert lanthorn("campaign", "import", str(file)).exit_code == 2
    assert lanthorn("campaign", "import", str(file), "--name", "Sundays").exit_code == 0
    assert find("Sundays").episodes == read(file.read_bytes()).episodes


def test_the_history_tells_every_chapter_with_its_replay(tmp_path: Path, own_home: Path) -> None:
    begin()
    bots_play(typed="\n")
    bots_play("--chapter", "moons", typed="yes\n")
    file = tmp_path / "out.json"
    lanthorn("campaign", "export", "Tuesdays", str(file))
    lanthorn("campaign", "import", str(file), "--name", "Sundays")
    told = lanthorn("campaign", "history", "Sundays").output
    assert told.startswith("Sundays: 0 of 5 chapters won. Next: II. Lunar Conjunction\n1 Lost: I. Fire. ")
    assert "2 Lost: II. Lunar Conjunction. " in told
    first = own_home / "campaigns" / "sundays" / "01-fire.json"
    assert f"\n  {first}\n" in told
    replayed = lanthorn("play", "--replay", str(first), typed="\n")
    assert "With whose eyes?" in replayed.output
    assert (own_home / "campaigns" / "sundays" / "02-moons.json").exists()
    french = lanthorn("campaign", "history", "Sundays", "--language", "fr").output
    assert french.startswith("Sundays\u202f: Chapitres gagnés\u202f: 0 sur 5.")
    assert "1 Perdu\u202f: I. Incendie. " in french


def test_a_damaged_file_is_refused_in_the_players_language(tmp_path: Path) -> None:
    begin()
    file = tmp_path / "out.json"
    lanthorn("campaign", "export", "Tuesdays", str(file))
    file.write_text(json.dumps(json.loads(file.read_text()) | {"name": "changed"}))
    refused = lanthorn("campaign", "import", str(file), "--language", "fr")
    assert (refused.exit_code, "Cette campagne est abîmée" in refused.output) == (2, True)
    assert lanthorn("campaign", "play", "Nobody's").exit_code == 2
