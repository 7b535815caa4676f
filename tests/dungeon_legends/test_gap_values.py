"""What the rules tell of our own values is what the content has. Whoever changes a number finds here, in the
failed test, what its clause has to say."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME

Card = dict[str, Any]
LANGUAGES = ("en", "fr")
RESISTANCE = {"en": "Resistance", "fr": "Résistance"}
PER_HERO = {"en": " and {} for each hero beyond two", "fr": " et {} par héros au-delà de deux"}
FIGURES = {
    "en": {"claws": "Claw", "broken": "Broken Sword", "unavoidable": "Unavoidable"},
    "fr": {"claws": "Griffe", "broken": "Épée brisée", "unavoidable": "Inévitable"},
}
FOR_ALL = {"en": " for all players", "fr": " pour tous les joueurs"}
REWARDS = {"en": {"item": "an item", "fairy": "a Fairy"}, "fr": {"item": "un Objet", "fairy": "une Fée"}}


def content(chapter: str, table: str = "monsters") -> dict[str, Card]:
    path = GAME.home / "chapters" / chapter / "content" / f"{table}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def figures(card: Card, language: str, strength: str = "") -> str:
    """Resistance, what it does to heroes, what its defeat brings."""
    told = [strength or f"{RESISTANCE[language]} {card['resistance']}"]
    if more := card.get("per_hero", 0):
        told[0] += PER_HERO[language].format(more)
    for name, word in FIGURES[language].items():
        if count := card.get(name, 0):
            told.append(f"{count} {word}{'s' if count > 1 and name == 'claws' else ''}")
    if card.get("strikes_all"):
        told[-1] += FOR_ALL[language]
    for name, words in REWARDS[language].items():
        if count := card.get(name, 0):
            assert count == 1, "the clause has no words for more"
            told.append(words)
    if card.get("rewards_all"):
        told[-1] += FOR_ALL[language]
    return ", ".join(told)


@pytest.mark.parametrize("language", LANGUAGES)
@clause("DL-GAP-26")
def test_the_serpents_are_told_as_they_are(language: str) -> None:
    cards = content("fire")
    places = {
        "en": ("Ballista", "Ancient Fountain", "Underground Lake"),
        "fr": ("la Baliste", "la Fontaine ancienne", "le Lac souterrain"),
    }
    first, second, third = (
        f"{place} ({figures(cards[f'serpent-of-{name}'], language)})"
        for place, name in zip(places[language], ("ash", "cinders", "embers"), strict=True)
    )
    both = {"en": "and", "fr": "et"}[language]
    assert f"{first}, {second} {both} {third}." in GAME.clauses["DL-GAP-26"].text(language)


@pytest.mark.parametrize("language", LANGUAGES)
@clause("DL-GAP-27")
def test_the_fire_elemental_is_told_as_it_is(language: str) -> None:
    told = GAME.clauses["DL-GAP-27"].text(language)
    assert told.endswith(f" {figures(content('fire')['fire-elemental'], language)}.")


@pytest.mark.parametrize("language", LANGUAGES)
@clause("DL-GAP-36")
def test_the_lava_slugs_are_told_as_they_are(language: str) -> None:
    cards = content("magma")
    slugs = "\u202f; " if language == "fr" else "; "
    words = slugs.join(
        f"{cards[name]['count']} × {figures(cards[name], language)}"
        for name in ("lava-slug", "seething-lava-slug")
    )
    assert f"({words})" in GAME.clauses["DL-GAP-36"].text(language)


@pytest.mark.parametrize("language", LANGUAGES)
@clause("DL-GAP-44")
def test_the_bodies_are_told_as_they_are(language: str) -> None:
    cards = {name.removeprefix("incarnate-"): card for name, card in content("darkness").items()}
    shock = content("darkness", "bodies")["incarnate-twin"]["shock"]
    ranged, sword, both = {"en": ("ranged", "sword", "and"), "fr": ("distance", "épée", "et")}[language]
    strengths = {
        "twin": f"{cards['twin']['resistance']} {both} {shock}",
        "wisp": f"{ranged} {cards['wisp']['resistance']}",
        "eye": f"{ranged} {cards['eye']['resistance']}",
        "plate": f"{sword} {cards['plate']['resistance']}",
        "heart": f"{sword} {cards['heart']['resistance']}",
    }
    told = GAME.clauses["DL-GAP-44"].text(language)
    for name in ("coil", "knot", "glass", "storm", *strengths):
        count = f"{cards[name]['count']} × " if cards[name]["count"] > 1 else ""
        assert f"({count}{figures(cards[name], language, strengths.get(name, ''))})" in told, name


SQUARE = {"en": "passage square {} ", "fr": "case {} du passage "}
ICONS = {
    "en": {"sword": "Sword", "shield": "Shield", "move": "Move", "ranged": "Ranged", "draw": "Draw"},
    "fr": {
        "sword": "Épée",
        "shield": "Bouclier",
        "move": "Déplacement",
        "ranged": "Distance",
        "draw": "Pioche",
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@clause("DL-GAP-29")
def test_what_moons_cost_is_told_as_it_is_by_clause_and_card(language: str) -> None:
    path = GAME.home / "chapters" / "moons" / "locale" / f"{language}.ftl"
    words = dict(line.split(" = ", 1) for line in path.read_text("utf-8").splitlines() if " = " in line)
    clause_says = GAME.clauses["DL-GAP-29"].text(language)
    for name, moon in content("moons", "moons").items():
        card_says = words[f"monster-{name}-about"]
        assert SQUARE[language].format(moon["square"]) in card_says
        for way in moon.get("icons", ()):
            (kind,) = {icon.partition("-")[0] for icon in way}
            cost = f"{len(way)} {ICONS[language][kind]}"
            assert cost in card_says
            assert cost in clause_says
