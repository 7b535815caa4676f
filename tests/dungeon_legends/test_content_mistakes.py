"""Broken content: reported when it is loaded, all mistakes at once, each with file and entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanthorn.engine import ContentError, Pack
from lanthorn.engine.content import Tables
from lanthorn.engine.text import Locale, Text
from lanthorn.games.dungeon_legends import GAME


def pack(tables: Tables, locale: Locale | None = None) -> Pack:
    return Pack("a test", "dungeon-legends", tables=tables, locale=locale or {})


def mistakes(tables: Tables, locale: Locale | None = None) -> list[str]:
    with pytest.raises(ContentError) as caught:
        GAME.match({}, [pack(tables, locale)])
    return [str(mistake) for mistake in caught.value.mistakes]


def named(*messages: str) -> Locale:
    """The same words in both languages."""
    return dict.fromkeys(("en", "fr"), "\n".join(f"{message} = Word" for message in messages))


def test_the_content_of_the_game_has_no_mistake() -> None:
    for chapter in GAME.settings[0].values:
        GAME.match({"chapter": chapter})


# One by one


def test_a_hero_with_nine_cards() -> None:
    wrong = mistakes({"cards": {"knight-cleave": {"count": 1}}})
    assert wrong == ["heroes.toml [knight] count: 9 cards instead of 10"]


def test_an_unknown_icon_is_the_only_mistake_of_its_card() -> None:
    wrong = mistakes({"cards": {"knight-cleave": {"icons": ["sword", "spoon"]}}})
    assert len(wrong) == 1
    assert wrong[0].startswith("cards.toml [knight-cleave] icons: ")
    assert "spoon" in wrong[0]


@pytest.mark.parametrize(
    ("file", "entry", "field", "value"),
    [
        ("items", "gale-boots", "free", [["spoon"]]),
        ("fairies", "glimmer", "icons", ["spoon"]),
        ("skills", "duelist", "spaces", [["sword"], ["spoon"], ["sword"]]),
        ("locations", "fire-lake", "use", [{"do": "fill", "icons": ["spoon"]}]),
        ("mat", "mat", "rockfall", ["spoon"]),
    ],
)
def test_an_unknown_icon_is_found_wherever_icons_stand(
    file: str, entry: str, field: str, value: object
) -> None:
    wrong = mistakes({file: {entry: {field: value}}})
    assert len(wrong) == 1
    assert wrong[0].startswith(f"{file}.toml [{entry}] {field}: ")


def test_a_monster_without_resistance() -> None:
    missing = mistakes({"monsters": {"ogre": {"set": "common", "count": 0}}}, named("monster-ogre"))
    assert missing == ["monsters.toml [ogre] resistance: is missing"]
    none = mistakes({"monsters": {"ghost": {"resistance": 0}}})
    assert none == ["monsters.toml [ghost] resistance: a monster needs some"]


@pytest.mark.parametrize(
    ("entry", "kind"),
    [("ravager", "gard"), ("ravager", "cart"), ("ghost", "cart"), ("ghost", "event")],
)
def test_a_kind_of_card_that_neither_all_chapters_nor_this_one_know(entry: str, kind: str) -> None:
    wrong = mistakes({"monsters": {entry: {"kind": kind}}})
    assert wrong == [f"monsters.toml [{entry}] kind: no kind of card is called {kind!r}"]


def test_a_chapter_with_five_or_seven_locations() -> None:
    wrong = mistakes({"locations": {"fire-lake": {"chapter": "moons"}}})
    assert wrong == [
        "chapters.toml [fire] count: 5 Locations instead of 6",
        "chapters.toml [moons] count: 7 Locations instead of 6",
        "locations.toml [fire-lake] use: nothing is called 'fill'",
    ]


def test_a_missing_translation_is_named_with_its_language() -> None:
    rat = {"monsters": {"cave-rat": {"set": "start", "count": 0, "resistance": 1}}}
    assert mistakes(rat) == [
        "monsters.toml [cave-rat]: en.ftl has no message monster-cave-rat",
        "monsters.toml [cave-rat]: fr.ftl has no message monster-cave-rat",
    ]
    assert mistakes(rat, {"en": "monster-cave-rat = Cave rat"}) == [
        "monsters.toml [cave-rat]: fr.ftl has no message monster-cave-rat"
    ]
    match = GAME.match({}, [pack(rat, {"en": "monster-cave-rat = Cave rat", "fr": "monster-cave-rat = Rat"})])
    assert match.phrasebook.say(Text("monster-cave-rat"), "fr") == "Rat"


@pytest.mark.parametrize(
    ("file", "entry", "messages"),
    [
        ("heroes", {"resistance": 5, "dust": 5, "usable": 1, "fairy_spaces": 1}, ["hero-new"]),
        ("cards", {"hero": "knight", "icons": ["sword"]}, ["card-new"]),
        ("items", {"count": 1, "free": [["sword"]], "paid": [["sword"]]}, ["card-new"]),
        ("fairies", {"count": 0, "icons": ["sword"]}, ["fairy-new", "fairy-new-about"]),
        ("skills", {"spaces": [["sword"], ["sword"], ["sword"]]}, ["skill-new"]),
        ("monsters", {"set": "start", "count": 0, "resistance": 1}, ["monster-new"]),
        ("events", {"set": "fire", "count": 0, "effect": "fire"}, ["monster-new", "monster-new-about"]),
        ("locations", {"chapter": "fire", "name": "new-place"}, ["location-new-place"]),
        ("storms", {"effect": "boon"}, ["storm-new"]),
        ("madness", {"effects": ["lose"]}, ["card-new", "card-new-about"]),
        ("lava", {"count": 0}, ["lava-new"]),
    ],
)
def test_everything_that_players_read_needs_a_name(
    file: str, entry: dict[str, object], messages: list[str]
) -> None:
    wrong = mistakes({file: {"new": entry}})
    for message in messages:
        for language in ("en", "fr"):
            assert f"{file}.toml [new]: {language}.ftl has no message {message}" in wrong


def test_a_location_says_what_it_does_by_its_name_or_by_its_id() -> None:
    place: Tables = {"locations": {"fire-new": {"chapter": "fire", "name": "new-place"}}}
    wrong = mistakes(place, named("location-new-place"))
    about = "location-new-place-about or location-fire-new-about"
    assert f"locations.toml [fire-new]: en.ftl has no message {about}" in wrong
    for message in ("location-new-place-about", "location-fire-new-about"):
        assert mistakes(place, named("location-new-place", message)) == [
            "chapters.toml [fire] count: 7 Locations instead of 6"
        ]


def test_names_that_nothing_has() -> None:
    wrong = mistakes(
        {
            "cards": {"knight-oath": {"hero": "baker"}},
            "heroes": {"scout": {"fairy": "tooth"}},
            "monsters": {"ghost": {"set": "winter"}},
            "events": {"tremor": {"effect": "applause"}},
            "locations": {"fire-lake": {"chapter": "winter"}},
        }
    )
    for expected in (
        "cards.toml [knight-oath] hero: no hero is called 'baker'",
        "heroes.toml [scout] fairy: no Fairy is called 'tooth'",
        "monsters.toml [ghost] set: no chapter is called 'winter'",
        "events.toml [tremor] effect: no effect is called 'applause'",
        "locations.toml [fire-lake] chapter: no chapter is called 'winter'",
    ):
        assert expected in wrong


def test_effects_belong_to_their_chapters() -> None:
    assert mistakes({"events": {"mud": {"effect": "sabotage"}}}) == [
        "events.toml [mud] effect: no effect is called 'sabotage'"
    ]
    GAME.match({}, [pack({"events": {"mud": {"effect": "tremor"}}})])  # a chapter may use the common ones


def test_a_chapter_needs_rules() -> None:
    wrong = mistakes(
        {"chapters": {"winter": {"number": 6, "stars": 1, **{level: {"goal": 1} for level in _LEVELS}}}}
    )
    assert "chapters.toml [winter]: has no rules" in wrong


_LEVELS = ("easy", "normal", "hard")


def test_counts_of_the_whole_box() -> None:
    wrong = mistakes(
        {
            "items": {"gale-boots": {"count": 3}},
            "fairies": {"hush": {"count": 1}, "echo": {"count": 2}},
            "skills": {"duelist": {"any_order": True}},
            "monsters": {"ghost": {"count": 1}, "mine-imp": {"count": 2}, "fire-elemental": {"count": 2}},
            "heroes": {"knight": {"usable": 5}},
            "mat": {"mat": {"trap_spots": [2, 4, 5], "for_three_cards": ["sword"]}},
        }
    )
    assert wrong == [
        "chapters.toml [fire] count: 11 cards of its own instead of 10",
        "events.toml count: 19 common cards instead of 20",
        "fairies.toml count: 17 Fairies in the supply instead of 18",
        "fairies.toml [echo] count: a hero starts with it, so there is 1",
        "heroes.toml [knight] usable: is more than there is Dust",
        "items.toml count: 23 advanced items instead of 22",
        "mat.toml [mat] for_three_cards: should be 4 icons",
        "mat.toml [mat] trap_spots: should be 2",
        "monsters.toml count: 12 common monsters instead of 13",
        "monsters.toml count: 5 starting monsters instead of 4",
        "skills.toml [duelist] spaces: should be four actions in any order",
    ]


# All at once


def test_all_mistakes_of_a_folder_are_reported_at_once(tmp_path: Path) -> None:
    files = {
        "pack": 'name = "Broken"\ngame = "dungeon-legends"\n',
        "cards": '[knight-cleave]\ncount = 1\n[scout-dash]\nicons = ["spoon"]\n',
        "monsters": '[cave-rat]\nset = "common"\ncount = 0\n',
        "locations": '[fire-lake]\nchapter = "moons"\n',
        "spells": "[sleep]\ncost = 1\n",
    }
    for name, text in files.items():
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        GAME.match({}, [Pack.read(tmp_path)])
    places = [str(mistake).partition(":")[0] for mistake in caught.value.mistakes]
    assert places == [
        "cards.toml [scout-dash] icons",
        "chapters.toml [fire] count",
        "chapters.toml [moons] count",
        "heroes.toml [knight] count",
        "locations.toml [fire-lake] use",
        "monsters.toml [cave-rat]",
        "monsters.toml [cave-rat]",
        "monsters.toml [cave-rat] resistance",
        "spells.toml",
    ]
    assert str(caught.value).startswith("9 mistakes in the content:")


def test_the_mistake_is_found_whichever_chapter_is_played() -> None:
    for chapter in ("fire", "darkness"):
        with pytest.raises(ContentError, match=r"storms\.toml"):
            GAME.match({"chapter": chapter}, [pack({"storms": {"boon": {"effect": "confetti"}}})])


def test_a_pack_may_change_what_fits() -> None:
    changed = pack(
        {"monsters": {"ghost": {"resistance": 4, "claws": 2}}, "heroes": {"knight": {"resistance": 7}}}
    )
    book = GAME.match({}, [changed]).book
    assert {card.resistance for card in book.game if card.id == "ghost"} == {4}
    assert book.heroes[0].resistance == 7
