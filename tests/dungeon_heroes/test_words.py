"""Everything that a player reads exists in English and French, and reads well."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lanthorn.engine import Arg, Event, Match, Text, find_game
from lanthorn.engine.testing.walk import dice_for, wander
from lanthorn.engine.text import LANGUAGES
from lanthorn.games.dungeon_heroes.book import Book
from lanthorn.games.dungeon_heroes.options import Options
from lanthorn.games.dungeon_heroes.setup import SETTINGS
from lanthorn.games.dungeon_heroes.state import State

GAME = find_game("dungeon-heroes")
COMBINATIONS = list(product(("duel", "solitaire"), (False, True), (False, True)))
LONGEST_LABEL = 72
"""What is left of 80 columns beside a number and a mark."""


@cache
def match(mode: str = "duel", dragon: bool = True, undead: bool = True) -> Match[State, Book]:
    return GAME.match({"mode": mode, "dragon": dragon, "undead": undead})


def say(language: str, name: str, **args: Arg) -> str:
    sentence, errors = match().phrasebook.render(Text(name, args), language)
    assert not errors
    return sentence


def texts_in(thing: object) -> Iterator[Text]:
    if isinstance(thing, Text):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from texts_in(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from texts_in(part)


def texts_of_a_game(played: Match[State, Book], seed: int) -> Iterator[Text]:
    """All that is asked, offered, shown and told in a random game, to every seat and to spectators."""
    session = played.start(seed)
    everybody = (*range(len(played.seats)), None)
    for number, (part, _) in enumerate(wander(session, dice_for(seed))):
        yield part.prompt
        yield from (option.label for option in part.options)
        if number % 5 == 0:
            for seat in everybody:
                yield from texts_in(session.scene(seat))
    for seat in everybody:
        yield from (event.text for event in session.seen(seat))
        yield from texts_in(session.scene(seat))
    assert session.outcome is not None
    yield session.outcome.reason


def mistakes(played: Match[State, Book], texts: Iterator[Text]) -> set[str]:
    different = {(text.id, tuple(sorted(text.args.items()))): text for text in texts}
    return {
        mistake
        for text in different.values()
        for language in LANGUAGES
        for mistake in played.phrasebook.render(text, language)[1]
    }


@pytest.mark.parametrize(("mode", "dragon", "undead"), COMBINATIONS)
def test_all_that_is_read_in_a_game_can_be_said_in_both_languages(
    mode: str, dragon: bool, undead: bool
) -> None:
    played = match(mode, dragon, undead)
    for seed in range(4):
        assert mistakes(played, texts_of_a_game(played, seed)) == set()


def test_both_languages_have_the_same_messages() -> None:
    english, french = (match().phrasebook.messages(language) for language in ("en", "fr"))
    assert english == french


def named_in_the_rules(call: str, position: int) -> set[str]:
    """The names given to each `play.emit(...)`, `play.choose(...)` or `asking.ask(...)` of the game."""
    found: set[str] = set()
    for path in sorted(GAME.home.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == call:
                found |= {
                    part.value
                    for part in possible_values(node.args[position])
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return found


def possible_values(node: ast.expr) -> list[ast.expr]:
    return [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]


def test_every_event_and_every_question_of_the_rules_has_a_message() -> None:
    wanted = {f"log-{name}" for name in named_in_the_rules("emit", 0)}
    wanted |= {f"ask-{kind}" for kind in named_in_the_rules("choose", 1) | named_in_the_rules("ask", 2)}
    wanted |= {"log-won-treasures", "log-won-all-fallen", "log-won-possessed"}
    wanted |= {"ask-wield-slay", "ask-wield-disarm", "ask-slide", "ask-portal", "ask-place", "ask-master-act"}
    assert len(wanted) > 40
    assert wanted <= match().phrasebook.messages("en")


def test_settings_seats_heroes_and_tiles_have_a_name_and_a_sentence() -> None:
    book = match().book
    wanted = {"game", "game-about", "seat-heroes", "seat-master"}
    for setting in SETTINGS:
        wanted |= {f"setting-{setting.name}", f"setting-{setting.name}-about"}
        wanted |= {f"setting-{setting.name}-{value}" for value in setting.values}
    things = [f"hero-{hero.id}" for hero in book.heroes]
    things += [f"tile-{kind.id}" for kind in book.kinds[1:]] + ["tile-hidden", "tile-grand-chest"]
    wanted |= {*things, *(f"{thing}-about" for thing in things)}
    wanted |= {f"category-{category}" for category in book.category[1:]}
    assert wanted <= match().phrasebook.messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_built_in_thing_shows_its_id(language: str) -> None:
    book = match().book
    lists = {
        ("hero", "hero-name the-hero The-hero"): [hero.id for hero in book.heroes],
        ("target", "the-target to-the-target"): [hero.id for hero in book.heroes],
        ("by", "The-revealer"): ["master", "dungeon", *(hero.id for hero in book.heroes)],
        ("tile", "tile-name a-tile the-tile"): [kind.id for kind in book.kinds[1:]],
        ("monster", "the-monster a-monster"): [monster.id for monster in book.monsters],
        ("figure", "figure-name The-figure"): book.figure_names,
        ("source", "The-source"): [k.id for k in book.kinds if k.category in ("monster", "trap")],
    }
    for (argument, messages), ids in lists.items():
        for message, thing in product(messages.split(), ids):
            unknown: dict[str, Arg] = {"monster": "stranger", argument: "stranger"}
            as_of_a_pack = say(language, message, **unknown).replace("stranger", thing)
            assert say(language, message, **unknown | {argument: thing}) != as_of_a_pack


def all_labels(options: Options, book: Book) -> Iterator[Text]:
    """The label of every sort of option, for the longest names among others."""
    heroes = range(len(book.heroes))
    for hero, target in product(heroes, heroes):
        for kind, use in enumerate(book.use):
            if use in ("heal", "inspire", "swap"):
                yield options.use(kind, hero, target).label
            elif use == "revive":
                yield options.use(kind, hero, target, 0).label
            elif use:
                yield options.use(kind, hero, square=0 if use == "reveal" else -1).label
            if use:
                yield options.give(hero, kind, target).label
                yield options.buy(kind, hero).label
        yield options.heal(hero, target).label
        yield options.claim(hero, target).label
        yield options.possess(0, hero).label
    for figure, hero in product(range(len(book.figure_kind)), heroes):
        yield options.attack[figure][hero].label
        yield options.pay(hero, book.figure_kind[figure]).label
        yield options.raise_monster(figure, book.figure_kind[figure], 0).label
    yield from (options.go(verb, 0, ()).label for verb in ("slide", "portal", "smite"))
    yield from (options.place[kind][0].label for kind in range(1, len(book.kinds)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_on_a_numbered_line(language: str) -> None:
    book = match().book
    labels = list(all_labels(book.options, book))
    assert mistakes(match(), iter(labels)) == set()
    longest = max((match().phrasebook.say(label, language) for label in labels), key=len)
    assert len(longest) <= LONGEST_LABEL, longest


def test_labels_read_as_a_player_would_say_them() -> None:
    assert say("en", "option-move", hero="warrior", square="b1") == "Warrior: move to b1"
    assert say("en", "option-heal", hero="cleric", target="cleric") == "Cleric: heal himself"
    attack: dict[str, Arg] = {"monster": "goblin", "figure": "goblin-2", "hero": "cleric", "damage": 1}
    assert say("en", "option-attack", **attack) == "Goblin 2: attack the cleric (1 damage)"
    assert say("fr", "option-attack", **attack) == "Gobelin 2\u202f: attaquer le clerc (1 dégât)"
    gift = {"hero": "rogue", "tile": "sword", "target": "damsel"}
    assert say("fr", "option-give", **gift) == "Voleur\u202f: donner l'épée à la damoiselle"


def test_what_a_pack_adds_without_a_name_shows_its_id() -> None:
    assert say("en", "option-place", tile="spider", square="c3") == "Lay spider on c3"
    assert say("fr", "log-hero-moved", hero="bard", origin="b1", square="b2") == "bard va de b1 à b2."
    assert (
        say("en", "log-attacked", figure="ogre-2", monster="ogre", hero="rogue")
        == "Ogre (ogre-2) attacks the rogue."
    )
    assert say("en", "tile-about", tile="spider", effect="wound") == "A monster."
    assert say("en", "hero-about", hero="bard", ability="none") == "No special ability."


@pytest.mark.parametrize(
    ("name", "hidden", "known"),
    [
        ("drew", "The dungeon master draws a tile.", "The dungeon master draws an ogre."),
        (
            "tile-placed",
            "The dungeon master lays a tile face down on c3.",
            "The dungeon master lays an ogre face down on c3.",
        ),
    ],
)
def test_a_tile_is_named_only_to_those_who_know_it(name: str, hidden: str, known: str) -> None:
    event = Event(name, {"tile": "hidden", "square": "c3"}, to=(1,), private={"tile": "ogre"})
    told: list[Any] = [event.seen_by(seat) for seat in (0, 1, None)]
    assert [match().phrasebook.say(one.text, "en") for one in told] == [hidden, known, hidden]


def messages_of(language: str) -> str:
    text = Path(GAME.home / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    return "\n".join(line for line in text.splitlines() if not line.startswith("#"))


def test_french_has_narrow_spaces_before_its_tall_signs() -> None:
    assert re.findall(r"[^\u202f][?!;:»]", messages_of("fr")) == []
    assert re.findall(r"«[^\u202f]", messages_of("fr")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_shouted_at(language: str) -> None:
    assert "!" not in messages_of(language)
