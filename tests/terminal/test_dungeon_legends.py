"""Dungeon Legends at the terminal: cards that can be read, things that can be asked about, its own help."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from lanthorn.engine import Rng, find_game
from lanthorn.terminal.glyphs import FINE
from lanthorn.terminal.menu import Menu
from lanthorn.terminal.page import compose
from lanthorn.terminal.pieces import Table
from lanthorn.terminal.words import Words
from tests.terminal.desk import Desk, lanthorn, widest

HEROES = ("knight", "blacksmith", "scout", "enchantress")
SEATS = ("--seat", "player-1=human", "--seat", "player-2=human")
TWO = ("play", "dungeon-legends", "--set", "players=2", "--seed", "3", *SEATS)
TO_TRACKS = "hero:knight\nhero:blacksmith\n"
TO_ACT = f"{TO_TRACKS}track:duelist\ntrack:marksman\n1\n"


def shown(typed: str, language: str = "en") -> str:
    """All pages, with plain spaces and every paragraph in one line."""
    output = lanthorn(*TWO, "--language", language, typed=typed).output.replace("\u00a0", " ")
    return re.sub(r"\n +", " ", output)


def answer_to(question: str, before: str = TO_ACT, language: str = "en") -> list[str]:
    """What the page says below the choices after a question."""
    output = lanthorn(*TWO, "--language", language, typed=f"{before}? {question}\n").output
    page = output.replace("\u00a0", " ").split("> ")[-2]
    return re.split(r"\?\u202f?: (?:help|aide)\n", page)[1].splitlines()


def test_cards_in_hand_and_on_offer_tell_their_icons() -> None:
    page = shown(TO_ACT).split("> ")[-2]
    assert "Parry (Sword + Shield), Charge (Move + Sword)" in page
    assert "Moonsteel blade (Sword ×2 | for 1 Dust: Sword ×3)" in page
    assert "Three-faced mask (Sword / Shield / Move | for 1 Dust: Sword ×2 / Shield ×2 / Move ×2)" in page
    assert "Fairy Sanctuary (Dust ×3 | Dust + Cards to discard: 1)" in page
    assert "Strider (Move ×2 + Reuse), Hush, Glimmer (Dust ×3)" in page
    assert "Traps · Trap 2, Trap 3, Trap 4, Trap 5" in page


def test_heroes_and_skill_tracks_to_choose_from_have_a_line_each() -> None:
    first, *_, tracks = lanthorn(*TWO, typed=TO_TRACKS).output.replace("\u00a0", " ").split("> ")[:-1]
    assert "\n  Knight ♥6 (Dust ×4 + Room for Fairies ×1)\n" in first
    assert "\n  Duelist (Sword ×2 | Sword ×2 | Sword ×2 + Shield)\n" in tracks


def test_pips_are_named_where_a_hero_has_pips_of_two_kinds() -> None:
    assert "Knight ♥6/6 Dust ●○○○ Skill uses ●●●" in shown(TO_ACT)


def test_a_question_names_its_player_once() -> None:
    english, french = shown(TO_ACT), shown(TO_ACT, "fr")
    assert "\nPlayer 1: Knight: play cards, or end the turn." in english
    assert "\nPlayer 1: Knight: which skill track?" in english
    assert "\nJoueur 1\u202f: Chevalier\u202f: jouez des cartes" in french


def test_help_tells_what_a_card_does_by_its_icons() -> None:
    sword = "  Sword: 1 damage to the monster in the hero's own column."
    assert answer_to("cleave") == ["Cleave (Sword ×2)", sword]
    assert answer_to("moonsteel blade", TO_TRACKS) == [
        "Moonsteel blade (Sword ×2 | for 1 Dust: Sword ×3)",
        sword,
    ]
    assert answer_to("pourfendre", language="fr") == [
        "Pourfendre (Épée ×2)",
        "  Épée\u202f: 1 dégât au monstre de la colonne du héros.",
    ]


def test_help_tells_of_a_monster_without_a_text_what_its_signs_mean() -> None:
    assert answer_to("mine imp") == [
        "Mine imp ♥2 (Reward: an item + All players: every player is rewarded)",
        "  ♥2: Resistance",
    ]


def test_help_tells_what_the_spaces_of_a_skill_track_give() -> None:
    assert answer_to("duelist")[0] == "Duelist, space 1 (Sword ×2)"
    assert "Duelist, space 3 (Sword ×2 + Shield)" in answer_to("duelist")


def test_help_about_something_on_offer_does_not_deny_the_choice() -> None:
    assert answer_to("the knight begins (player 1)", f"{TO_TRACKS}1\n1\n") == [
        "The Knight begins (player 1)",
        "  first:1  Knight (player 1)",
    ]


def test_only_an_act_is_refused_because_nobody_acts_now() -> None:
    assert answer_to("end", TO_TRACKS)[0] == "Nobody acts now."
    assert answer_to("play:knight:knight-cleave", TO_TRACKS)[0] == "Nobody acts now."
    for question in ("xyzzy", "draw", "move"):
        assert "Nobody acts now." not in answer_to(question, TO_TRACKS)


def test_the_help_page_speaks_of_the_game_that_is_played() -> None:
    legends = shown(f"{TO_ACT}?\n\n")
    assert "On a hero's line: ● usable Dust" in legends
    duel = ("play", "dungeon-heroes", "--set", "mode=duel", "--seat", "master=greedy")
    heroes = lanthorn(*duel, typed="?\n\n").output
    assert "On a hero's line: a ● for each action left." in heroes
    assert "† raised from the dead, ◊ possessed" in heroes
    assert "░ face down but you may" in heroes
    for of_another_game in ("†", "◊", "░", "rogue", "DH-", "action left"):
        assert of_another_game not in legends


def test_the_examples_of_the_help_page_can_be_typed() -> None:
    found = re.search(r"For example now: (.+), (\S+), \? (\S+)", shown(f"{TO_ACT}?\n\n"))
    assert found is not None
    name, key, clause = found.groups()
    for typed in (name, key, f"? {clause}"):
        assert "is neither a choice nor a command" not in shown(f"{TO_ACT}{typed}\n")
    assert f"{clause}  " in shown(f"{TO_ACT}? {clause}\n")


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_help_never_exceeds_the_width(width: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    output = lanthorn(*TWO, "--language", language, typed=f"{TO_ACT}?\n\n? cleave\n").output
    assert widest(output.split("lanthorn play")[0]) <= width


@pytest.mark.parametrize("chapter", ["fire", "moons", "crystals", "magma", "darkness"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_page_of_a_chapter_keeps_to_its_width_and_has_words_for_everything(
    chapter: str, language: str, tmp_path: Path
) -> None:
    session = find_game("dungeon-legends").match({"chapter": chapter}).start(seed=1)
    sitting = Desk(session, {}, tmp_path / "save.json", language=language).sitting
    dice = Rng.seeded(1)
    for step in range(400):
        if session.is_over:
            break
        if step % 20 == 0:
            for width in (40, 80, 120):
                page = compose(sitting.table(0), width, 50, frozenset(), [], [])
                assert max(cell_len(line.plain) for line in page) <= width
                text = "\n".join(line.plain for line in page)
                assert not re.search(r"\[[a-z-]+\]|\(\)|\bbadge-|icon-|\w ×\d+ ×\d", text), text
        decision = session.decisions[0]
        session.answer(decision.seat, dice.pick(decision.options).key)


def test_the_list_tells_what_an_attack_does_and_what_the_end_of_the_turn_wastes() -> None:
    page = shown(f"{TO_ACT}play:knight:knight-cleave\nstrike\n").split("> ")[-2]
    assert "1 Strike the Blind hound with 2 Swords  2 damage: 1 Resistance left." in page
    assert "Unused and lost: 2 × Sword." in shown(f"{TO_ACT}play:knight:knight-cleave\n").split("> ")[-2]


ALONE = ("play", "dungeon-legends", "--set", "players=1", "--set", "hero_1=scout", "--set", "hero_2=knight")
TO_ACT_ALONE = "rest-of-deck\ntrack:duelist\ntrack:sentinel\n"


def last_list(typed: str, language: str = "en") -> list[str]:
    """The choices of the last page."""
    output = lanthorn(*ALONE, "--seed", "3", "--language", language, typed=typed).output.replace(
        "\u00a0", " "
    )
    return re.findall(r"^ ?\d+ .*", output.split("> ")[-2], re.MULTILINE)


def test_cards_to_choose_a_deck_from_are_listed_at_once() -> None:
    listed = " ".join(last_list(""))
    assert "…" not in listed
    assert re.search(r"\d+ Oath .*\d+ Volley .*\d+ The rest as suggested", re.sub(r" +", " ", listed))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_choices_for_either_of_two_heroes_have_whole_labels(language: str) -> None:
    listed = last_list(TO_ACT_ALONE, language)
    assert len(listed) > 3
    for line in listed:
        assert line.count("(") == line.count(")"), line
        assert re.match(r" ?\d+ \w", line), line


def test_names_of_several_words_are_kept_apart_in_the_list() -> None:
    assert any(re.search(r"go to …  Square \d · ", line) for line in last_list(f"{TO_ACT_ALONE}2 scout\n"))


def test_settings_that_do_not_go_together_are_asked_again_before_a_game() -> None:
    output = lanthorn("play", "dungeon-legends", typed="\n2\n\nknight\nknight\nscout\n").output
    assert output.count("The same hero can't be taken twice.") == 1
    assert output.count("Second hero") == 2
    assert "Who plays this seat: Player 1?" in output


def page_in(rows: int, only: str = "") -> list[str]:
    """The first turn of four players, on a screen of so many rows, the list narrowed to what was typed."""
    settings = {"players": "4"} | {f"hero_{n}": hero for n, hero in enumerate(HEROES, 1)}
    session = find_game("dungeon-legends").match({**settings}).start(seed=3)
    for track in ("duelist", "marksman", "sentinel", "runner"):
        session.answer(session.decisions[0].seat, f"track:{track}")
    session.pick(0, 0)
    words = Words("en", session.match)
    table = Table(session.scene(0), words, FINE)
    everything = Menu(session.decisions[0].options, table)
    menu = Menu(everything.find(only).options, table, narrowed=True) if only else everything
    below = menu.lines(80, lambda option: False)
    page = compose(table, 80, rows, menu.lit(), [], below, everything.lit())
    return [line.plain.replace("\u00a0", " ") for line in page]


def test_a_page_that_would_be_too_high_tells_what_can_not_be_chosen_by_its_name_alone() -> None:
    whole, low = page_in(rows=100), page_in(rows=50)
    assert len(whole) > 50 >= len(low)
    assert any("Hammer blow (Sword ×2)" in line for line in whole)
    assert any("Hammer blow" in line for line in low)
    assert not any("Hammer blow (" in line for line in low)
    assert any("Duelist, space 1 (Sword ×2)" in line for line in low)
    assert not any("Marksman, space 1 (" in line for line in low)
    assert page_in(rows=20) == low
    assert any("Duelist, space 1 (Sword ×2)" in line for line in page_in(rows=50, only="1"))
