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
    assert wrong == ["cards.toml count: 9 cards of the knight instead of 10"]


def test_an_unknown_icon_is_the_only_mistake_of_its_card() -> None:
    wrong = mistakes({"cards": {"knight-cleave": {"icons": ["sword", "spoon"]}}})
    assert len(wrong) == 1
    assert wrong[0].startswith("cards.toml [knight-cleave] icons: ")
    assert "there is no 'spoon', at [1]; there are 'convert', 'draw-1', " in wrong[0]


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
        "serpents.toml [serpent-of-embers] target: no Location is called 'underground-lake'",
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
    wrong = mistakes({"chapters": {"winter": {"number": 6, **{level: {"goal": 1} for level in _LEVELS}}}})
    assert "chapters.toml [winter]: has no rules" in wrong


_LEVELS = ("easy", "normal", "hard")


def test_counts_of_the_whole_box() -> None:
    wrong = mistakes(
        {
            "items": {"gale-boots": {"count": 3}},
            "fairies": {"hush": {"count": 2}, "echo": {"count": 2}},
            "skills": {"duelist": {"any_order": True}},
            "monsters": {"ghost": {"count": 1}, "mine-imp": {"count": 2}, "fire-elemental": {"count": 2}},
            "heroes": {"knight": {"usable": 5}},
            "mat": {"mat": {"trap_spots": [2, 4, 5], "for_three_cards": ["sword"]}},
        }
    )
    assert wrong == [
        "chapters.toml [fire] count: 11 cards of its own instead of 10",
        "events.toml count: 19 common cards instead of 20",
        "fairies.toml count: 19 Fairies in the supply instead of 18",
        "fairies.toml [echo] count: a hero starts with it, so there is 1",
        "heroes.toml [knight] usable: is more than there is Dust",
        "items.toml count: 23 advanced items instead of 22",
        "mat.toml [mat] for_three_cards: should be 4 icons",
        "mat.toml [mat] trap_spots: should be 2",
        "monsters.toml count: 12 common monsters instead of 13",
        "monsters.toml count: 5 starting monsters instead of 4",
        "skills.toml [duelist] spaces: should be four actions in any order",
    ]


# What the chapters keep in files of their own


@pytest.mark.parametrize(
    ("file", "entry", "fields", "problem"),
    [
        ("serpents", "serpent-of-ash", {"target": "nowhere"}, " target: no Location is called 'nowhere'"),
        ("serpents", "serpent-of-ice", {"target": "ballista"}, ": no monster is called 'serpent-of-ice'"),
        ("ballista", "catapult", {"damage": [1] * 6}, ": no ballista is called 'catapult'"),
        (
            "ballista",
            "ballista",
            {"damage": [-5, 0, 0, 0, 0, 0]},
            " damage: expected whole number >= 0, at [0]",
        ),
        (
            "ballista",
            "ballista",
            {"damage": [0, 0, 0, 0, 0, 99]},
            " damage: expected whole number <= 9, at [5]",
        ),
        ("moons", "full-moon", {"square": 1}, ": no moon is called 'full-moon'"),
        ("moons", "kurodar", {"icons": [["sword"]] * 9}, " icons: expected list of length <= 8"),
        ("moons", "kurodar", {"icons": []}, " icons: expected list of length >= 1"),
        ("lens", "eye", {"resistance_lost": [0] * 6, "dust": [0] * 6}, ": no lens is called 'eye'"),
        ("thieves", "magpie", {"yields": 1}, ": no monster is called 'magpie'"),
        ("crystal_spaces", "blaze", {"count": 1}, ": no Location is called 'blaze'"),
        ("slugs", "ghost", {"cools": True}, ": no monster of the chapter is called 'ghost'"),
        ("shard", "second", {"faces": ["heal"] * 6}, ": no shard is called 'second'"),
        ("bodies", "incarnate-elbow", {"by": "sword"}, ": no Body is called 'incarnate-elbow'"),
        ("bodies", "incarnate-twin", {"shock": -1}, " shock: expected whole number >= 0"),
        ("shock", "middle", {"damage": 1}, ": no Magic Shock token is called 'middle'"),
        ("shock", "left", {"damage": 99}, " damage: expected whole number <= 9"),
        (
            "well",
            "well",
            {"faces": ["castle"] * 5 + ["swim"]},
            " faces: there is no 'swim', at [5]; there are 'castle', 'draw-1', 'draw-2', 'heal-1', 'heal-2', "
            "'heal-3', 'heal-all', 'lose-1'",
        ),
    ],
)
def test_a_mistake_in_a_file_of_a_chapter(
    file: str, entry: str, fields: dict[str, object], problem: str
) -> None:
    assert mistakes({file: {entry: fields}}) == [f"{file}.toml [{entry}]{problem}"]


def test_a_broken_entry_beside_another_one() -> None:
    wrong = mistakes({"ballista": {"ballista": {"damage": "much"}, "catapult": {"damage": [1] * 6}}})
    assert wrong == [
        "ballista.toml [ballista] damage: expected list, got text",
        "ballista.toml [catapult]: no ballista is called 'catapult'",
    ]


def test_darkness_incarnate_has_a_head_ten_bodies_and_a_tail() -> None:
    wrong = mistakes(
        {
            "monsters": {
                "incarnate-head": {"count": 2},
                "incarnate-coil": {"count": 5},
                "incarnate-tail": {"count": 0},
            }
        }
    )
    assert wrong == [
        "monsters.toml count: 0 Tails instead of 1",
        "monsters.toml count: 14 Bodies instead of 10",
        "monsters.toml count: 2 Heads instead of 1",
    ]


def test_a_body_lies_in_no_other_chapter_and_says_what_hurts_it() -> None:
    elbow = {"set": "fire", "count": 0, "resistance": 1, "kind": "body"}
    assert mistakes({"monsters": {"incarnate-elbow": elbow}}, named("monster-incarnate-elbow")) == [
        "bodies.toml [incarnate-elbow]: is missing",
        "monsters.toml [incarnate-elbow] kind: no kind of card is called 'body'",
    ]


def test_a_body_whose_count_is_no_number_is_one_mistake() -> None:
    wrong = mistakes({"monsters": {"incarnate-coil": {"count": "two"}}})
    assert wrong == ["monsters.toml [incarnate-coil] count: expected whole number, got text"]


def test_six_moons_seven_slugs_and_five_lava_tokens() -> None:
    wrong = mistakes(
        {
            "monsters": {
                "kurodar": {"count": 0},
                "magic-eater": {"count": 2},
                "lava-slug": {"count": 3},
            },
            "events": {"sinister-whispers": {"count": 2}},
            "lava": {"smooth": {"count": 3}},
        }
    )
    assert wrong == [
        "lava.toml count: 6 Lava tokens instead of 5",
        "monsters.toml count: 5 moons instead of 6",
        "slugs.toml count: 6 Lava Slugs instead of 7",
    ]


@pytest.mark.parametrize(
    ("chapter", "location", "name"),
    [
        ("fire", "fire-blaze", "blaze"),
        ("moons", "moons-observatory", "observatory"),
        ("magma", "magma-explosive", "explosive-magma"),
        ("magma", "magma-machines", "ancient-machines"),
        ("darkness", "darkness-magic-shock", "magic-shock"),
    ],
)
def test_a_chapter_needs_the_locations_that_its_rules_know(chapter: str, location: str, name: str) -> None:
    wrong = mistakes({"locations": {location: {"name": "trap-master"}}})
    assert wrong == [f"chapters.toml [{chapter}]: has no Location called {name!r}"]


def test_the_mistakes_of_all_chapters_are_reported_at_once() -> None:
    wrong = mistakes(
        {
            "serpents": {"serpent-of-ash": {"target": "nowhere"}},
            "ballista": {"ballista": {"damage": [99] * 6}},
            "moons": {"full-moon": {"square": 1}},
            "thieves": {"magpie": {"yields": 1}},
            "slugs": {"snail": {"cools": True}},
            "bodies": {"incarnate-elbow": {"by": "elbow"}},
            "well": {"well": {"faces": []}},
        }
    )
    assert [mistake.partition(":")[0] for mistake in wrong] == [
        "ballista.toml [ballista] damage",
        "bodies.toml [incarnate-elbow]",
        "bodies.toml [incarnate-elbow] by",
        "moons.toml [full-moon]",
        "serpents.toml [serpent-of-ash] target",
        "slugs.toml [snail]",
        "thieves.toml [magpie]",
        "well.toml [well] faces",
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
        "cards.toml count",
        "cards.toml [scout-dash] icons",
        "chapters.toml [fire] count",
        "chapters.toml [moons] count",
        "locations.toml [fire-lake] use",
        "monsters.toml [cave-rat]",
        "monsters.toml [cave-rat]",
        "monsters.toml [cave-rat] resistance",
        "serpents.toml [serpent-of-embers] target",
        "spells.toml",
    ]
    assert str(caught.value).startswith("10 mistakes in the content:")


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


def test_a_chapter_that_can_not_be_won_is_a_mistake() -> None:
    wrong = mistakes(
        {
            "chapters": {"moons": {"normal": {"goal": 40}}, "darkness": {"hard": {"goal": 11}}},
            "locations": {"magma-explosive": {"use": []}, "crystals-mine": {"use": []}},
        }
    )
    assert wrong == [
        "chapters.toml [crystals]: no Location can be used for 'mine'",
        "chapters.toml [darkness] hard: a goal of 11 can't be reached; there are 10",
        "chapters.toml [magma]: no Location can be used for 'take-magma'",
        "chapters.toml [moons] normal: a goal of 40 can't be reached; there are 6",
    ]


def test_a_goal_of_more_crystals_than_there_are_is_a_mistake() -> None:
    assert mistakes({"chapters": {"crystals": {"easy": {"goal": 26}}}}) == [
        "chapters.toml [crystals] easy: a goal of 26 can't be reached; there are 25"
    ]
    assert mistakes({"crystals": {"crystals": {"tokens": 15}}}) == [
        "chapters.toml [crystals] hard: a goal of 16 can't be reached; there are 15",
        "chapters.toml [crystals] normal: a goal of 16 can't be reached; there are 15",
    ]
    GAME.match({}, [pack({"crystals": {"crystals": {"tokens": 16}}})])
    assert mistakes({"crystals": {"crystals": {"tokens": "many"}}}) == [
        "crystals.toml [crystals] tokens: expected whole number, got text"
    ]


@pytest.mark.parametrize("amount", [0, 9])
def test_a_charge_is_for_the_left_token_the_right_one_or_both(amount: int) -> None:
    use = [{"do": "charge", "dust": 1, "amount": amount}, {"do": "shock"}]
    assert mistakes({"locations": {"darkness-magic-shock": {"use": use}}}) == [
        "locations.toml [darkness-magic-shock] use: a charge has the amount 1 (left), 2 (right) or 3"
    ]


@pytest.mark.parametrize("use", [1, True, 1.5, "charge", [1], [{"do": "charge", "amount": []}]])
def test_a_location_whose_uses_can_not_be_read_is_one_mistake(use: object) -> None:
    (wrong,) = mistakes({"locations": {"darkness-magic-shock": {"use": use}}})
    assert wrong.startswith("locations.toml [darkness-magic-shock] use: expected ")


def test_a_name_that_is_no_text_lacks_no_words_besides() -> None:
    assert mistakes({"locations": {"fire-trap-master": {"name": 7}}}) == [
        "locations.toml [fire-trap-master] name: expected text, got whole number"
    ]


def test_a_number_of_crystals_that_can_not_be_does_not_count_against_the_goals() -> None:
    assert mistakes({"crystals": {"crystals": {"tokens": -1}}}) == [
        "crystals.toml [crystals] tokens: expected whole number >= 0"
    ]


def test_what_a_location_of_no_chapter_is_used_for_is_not_asked() -> None:
    assert mistakes({"locations": {"moons-sky-map": {"chapter": "stars"}}}) == [
        "chapters.toml [moons] count: 5 Locations instead of 6",
        "locations.toml [moons-sky-map] chapter: no chapter is called 'stars'",
    ]


@pytest.mark.parametrize("value", [1.5, -1, True, "?", [], [[]], {}, [{}]])
def test_whatever_stands_in_every_field_is_told_and_breaks_nothing(value: object) -> None:
    content = GAME.library(()).tables
    spoilt = {
        file: {entry: dict.fromkeys(fields, value) for entry, fields in entries.items()}
        for file, entries in content.items()
    }
    wrong = mistakes(spoilt)
    if value == 1.5:  # which fits nowhere
        told = {line.partition(": ")[0] for line in wrong}
        assert told >= {
            f"{file}.toml [{entry}] {field}"
            for file, entries in content.items()
            for entry, fields in entries.items()
            for field in fields
        }
