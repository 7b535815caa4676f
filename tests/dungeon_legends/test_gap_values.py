"""What the rules tell of our own values is what the content has."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME

WORDS = {
    "en": ("Resistance", "Claw", "Unavoidable", "ranged", "sword"),
    "fr": ("Résistance", "Griffe", "Inévitable", "distance", "épée"),
}


def monsters(chapter: str) -> dict[str, Any]:
    path = GAME.home / "chapters" / chapter / "content" / "monsters.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", WORDS)
@clause("DL-GAP-26", "DL-GAP-27")
def test_the_cards_of_chapter_one_are_told_as_they_are(language: str) -> None:
    resistance, claw, unavoidable, *_ = WORDS[language]
    cards = monsters("fire")
    ash, cinders, embers = (cards[f"serpent-of-{name}"] for name in ("ash", "cinders", "embers"))
    told = GAME.clauses["DL-GAP-26"].text(language)
    for serpent in (ash, cinders):
        assert told.count(f"({resistance} {serpent['resistance']}, {serpent['claws']} {claw})") == 2
    assert f"({resistance} {embers['resistance']}, " in told
    assert "claws" not in embers
    assert ash["item"] == cinders["item"] == embers["item"] == 1
    great = cards["fire-elemental"]
    figures = (
        f"{resistance} {great['resistance']}, {great['claws']} {claw}s, {great['unavoidable']} {unavoidable}"
    )
    assert figures in GAME.clauses["DL-GAP-27"].text(language)
    assert great["item"] == 1


@pytest.mark.parametrize("language", WORDS)
@clause("DL-GAP-36")
def test_the_lava_slugs_are_told_as_they_are(language: str) -> None:
    resistance, claw, unavoidable, *_ = WORDS[language]
    cards = monsters("magma")
    slug, seething = cards["lava-slug"], cards["seething-lava-slug"]
    told = GAME.clauses["DL-GAP-36"].text(language)
    assert f"{resistance} {slug['resistance']} " in told.split(f", {seething['count']} ")[0]
    assert f"{slug['claws']} {claw}" in told.split(f", {seething['count']} ")[0]
    assert f"{resistance} {seething['resistance']} " in told.split(f", {seething['count']} ")[1]
    assert f"{seething['unavoidable']} {unavoidable}" in told
    assert f" {slug['count']} " in told
    assert slug["item"] == seething["item"] == 1


@pytest.mark.parametrize("language", WORDS)
@clause("DL-GAP-44")
def test_the_bodies_are_told_as_they_are(language: str) -> None:
    resistance, claw, _, ranged, sword = WORDS[language]
    bodies = {name.removeprefix("incarnate-"): card for name, card in monsters("darkness").items()}
    strong = {name: card["resistance"] for name, card in bodies.items()}
    told = GAME.clauses["DL-GAP-44"].text(language)
    assert f"({resistance} {strong['coil']}, {strong['knot']} " in told
    assert f"{bodies['coil']['claws']} {claw}" in told
    assert told.count(f"({strong['glass']})") == 2
    assert strong["storm"] == strong["glass"]
    assert f"({ranged} {strong['wisp']}, {ranged} {strong['eye']}, " in told
    assert f", {sword} {strong['plate']}, {sword} {strong['heart']})" in told
    assert {name for name, card in bodies.items() if card.get("item")} == {
        "coil",
        "knot",
        "twin",
        "eye",
        "heart",
    }
    assert (bodies["coil"]["count"], bodies["knot"]["count"]) == (1, 2)
