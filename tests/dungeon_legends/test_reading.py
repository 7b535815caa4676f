"""What a player reads at the table: the goal, the question, the log, the reasons."""

from __future__ import annotations

import re

import pytest

from lanthorn.engine import Session
from lanthorn.engine.scene import Path, Row, Track
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME, faces
from lanthorn.games.dungeon_legends.chapters.registry import CHAPTERS
from lanthorn.games.dungeon_legends.state import State
from lanthorn.games.dungeon_legends.testing import Table, begun
from lanthorn.server.shown import show_event

LANGUAGES = ("en", "fr")
ROOM = 66
"""So many letters fit on three lines of a Location."""


def prompt(session: Session[State], language: str = "en") -> str:
    return session.match.phrasebook.say(session.decisions[0].prompt, language)


def told(table: Table, language: str = "en") -> list[str]:
    """The log."""
    return [table.session.match.phrasebook.say(event.text, language) for event in table.session.events]


# The goal and the status


@pytest.mark.parametrize("chapter", sorted(CHAPTERS))
@clause("DL-END-01")
def test_every_chapter_shows_its_goal_and_how_much_of_it_is_reached(chapter: str) -> None:
    scene = begun(chapter=chapter, players="2").scene(0)
    (track,) = (region for region in scene.regions if isinstance(region, Track))
    assert (track.value, track.goal) == (0, track.cells)
    assert [meter.name.id for meter in scene.meters] == ["meter-goal", "meter-deck"]


@clause("DL-CH1-GOAL-01")
def test_the_goal_of_fire_counts_the_fires_that_are_out_even_when_there_are_more_than_at_the_start() -> None:
    def track(fires: int) -> tuple[int, int]:
        scene = Table(f"fire on blaze {fires}").session.scene(0)
        return next((r.value, r.cells) for r in scene.regions if isinstance(r, Track))

    assert track(3) == (4, 7)
    assert track(9) == (0, 9)


@clause("DL-END-02")
def test_the_cards_left_in_the_game_deck_are_a_meter() -> None:
    scene = Table("game deck mud ghost").session.scene(0)
    assert scene.meters[-1].value == 2


@clause("DL-ICON-01")
def test_the_question_names_the_hero_and_what_is_ready() -> None:
    table = Table("knight has icons sword sword")
    assert prompt(table.session) == "Knight: 2 × Sword ready to use."
    assert prompt(Table("knight holds knight-parry").session) == "Knight: play cards, or end the turn."


@clause("DL-SETUP-11")
def test_who_begins_is_asked_with_the_heroes_names() -> None:
    match = GAME.match({"players": "2", "hero_1": "knight", "hero_2": "scout", "chapter": "moons"})
    session = match.start(1)
    while session.decisions[0].kind != "first":
        decision = session.decisions[0]
        session.answer(decision.seat, decision.keys()[0])
    labels = [match.phrasebook.say(option.label, "en") for option in session.decisions[0].options]
    assert labels == ["Knight (player 1)", "Scout (player 2)"]


# Several heroes


@clause("DL-SOLO-01", "DL-DISC-01")
def test_whoever_leads_two_heroes_reads_which_of_them_an_option_serves() -> None:
    session = begun(players="1")
    say = session.match.phrasebook.say
    for language in LANGUAGES:
        labels = [say(option.label, language) for option in session.decisions[0].options]
        assert len(labels) == len(set(labels))
        regions = [
            r.title for r in session.scene(0).regions if isinstance(r, Row) and r.id.startswith("trade")
        ]
        assert len({say(title, language) for title in regions if title}) == 2


def test_whoever_leads_one_hero_does_not() -> None:
    session = begun(players="2")
    label = next(option.label for option in session.decisions[0].options if option.key.startswith("trade"))
    assert session.match.phrasebook.say(label, "en") == "Discard three cards for: Sword"


# The log


@clause("DL-TURN-09")
def test_what_a_player_draws_is_that_players_whoever_answered_last() -> None:
    session = begun(players="2", chapter="fire")
    drew = [event for event in session.events if event.name == "drew"]
    assert [show_event(event, 1, 0).seat for event in drew] == [0, 1]


@pytest.mark.parametrize(
    ("position", "chapter", "keys", "words"),
    [
        ("fire on blaze 1, blaze in l3, knight on h3", "fire", ["end"], "to a fire: 5 left"),
        ("knight on h4, knight has icons sword, ghost on p4", "fire", ["strike"], "to the Ghost: 5 left"),
        ("game deck tremor", "fire", ["end"], "in the tremor: 5 left"),
    ],
)
@clause("DL-BOARD-06")
def test_a_loss_of_resistance_says_what_it_was_lost_to(
    position: str, chapter: str, keys: list[str], words: str
) -> None:
    table = Table(position + ("" if "deck" in position else ", game deck mud"), chapter=chapter, rolls=(1,))
    for key in keys:
        table.do(next(offered for offered in table.keys("") if offered.startswith(key)))
    assert any(line == f"The Knight loses 1 Resistance {words}." for line in told(table))


def test_in_french_dust_is_counted() -> None:
    table = Table("knight has icons dust, knight with 1 dust")
    table.state.heroes[0].inactive = 2
    table.session = table.session.match.resume(table.state)
    table.do("recover:knight:dust")
    assert told(table, "fr")[-1] == "Le Chevalier récupère 1 Poussière et en a 2 à dépenser."


@pytest.mark.parametrize("language", LANGUAGES)
def test_squares_are_called_as_the_table_labels_them(language: str) -> None:
    """The table shows plain numbers; H4, P1 and L2 are the rulebook's."""
    for locale in GAME.locales:
        assert not re.findall(r"\b[HPL](?:\d\b|\{)", locale[language])


REFUSALS = [
    ("fire", "knight has icons move-ally, scout on h3", "lead:knight:scout:2:4", "led to square 4"),
    ("fire", "knight has icons heal-ally, scout with 3 resistance", "heal:knight:heal-ally:scout", "healed"),
    ("fire", "knight has icons dust-ally", "recover:knight:dust-ally:scout", "want Dust"),
    (
        "fire",
        "knight on h2, blacksmith on h2, knight has fairy changeling",
        "fairy:knight:changeling",
        "squares",
    ),
    ("fire", "knight on h3, scout on h3, knight bucket full", "exchange:knight:scout:2", "buckets"),
    ("magma", "knight has magma, knight on h3, scout on h3", "hand-magma:knight:scout", "take the magma"),
    ("magma", "scout has magma, knight on h3, scout on h3", "hand-magma:knight:knight", "give the magma"),
]


@pytest.mark.parametrize(("chapter", "text", "key", "words"), REFUSALS)
@clause("DL-RUL-34")
def test_the_log_says_what_a_player_did_not_agree_to(chapter: str, text: str, key: str, words: str) -> None:
    table = Table(text, chapter=chapter, players=3).do(key, "refuse")
    assert told(table)[-1].startswith("The Scout does not want")
    assert words in told(table)[-1]
    assert told(table, "fr")[-1].startswith("L'Éclaireur refuse")


# Reasons


@clause("DL-MOVE-01", "DL-ICON-01")
def test_a_touch_on_the_own_hero_with_nothing_ready_says_what_gives_icons() -> None:
    table = Table("knight on h3, knight holds knight-parry")
    refusal = table.session.why_not_touched(0, ["knight"])
    assert refusal is not None
    assert refusal.reason.id == "why-nothing-ready"
    assert refusal.clauses[0] == "DL-MOVE-01"


# Locations


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("chapter", sorted(CHAPTERS))
def test_the_first_sentence_of_a_location_without_signs_fits_its_card(chapter: str, language: str) -> None:
    match = GAME.match({"chapter": chapter})
    for number in range(len(match.book.locations)):
        face = faces.location(match.book, number)
        if not face.badges and face.text:
            sentence = match.phrasebook.say(face.text, language).partition(". ")[0]
            assert len(sentence) <= ROOM, sentence


# Signs


@clause("DL-LOC-06")
def test_what_a_location_costs_is_not_told_as_what_it_gives() -> None:
    scene = Table("").session.scene(0)
    places = [piece.face for piece in scene.pieces if piece.face and piece.face.category == "place"]
    names = {badge.name.id for face in places for badge in face.badges if badge.name}
    assert "badge-cost-name" in names
    assert "icon-name" not in names


@clause("DL-CH2-GOAL-01")
def test_an_observed_moon_shows_its_picture_alone() -> None:
    scene = Table("observed kurodar", chapter="moons").session.scene(0)
    (moon,) = (piece for piece in scene.pieces if piece.at == "observed")
    assert moon.face is not None
    assert not moon.face.badges
    assert moon.face.icon


@clause("DL-GEO-09")
def test_a_trap_spot_says_between_which_squares_it_lies() -> None:
    (mat,) = (region for region in Table("").session.scene(0).regions if isinstance(region, Path))
    spots = [space.label for space in mat.spaces if space.zone == "spot"]
    assert [label.args for label in spots if label] == [{"number": 2, "next": 3}, {"number": 4, "next": 5}]


@clause("DL-CH4-RULE-03")
def test_the_active_squares_are_marked_on_the_passage() -> None:
    (mat,) = (r for r in Table("", chapter="magma").session.scene(0).regions if isinstance(r, Path))
    assert [space.id for space in mat.spaces if space.icon] == ["p1", "p4"]
