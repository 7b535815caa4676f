"""Chapter V: what can hurt the parts of Darkness Incarnate."""

from __future__ import annotations

import pytest

from lanthorn.engine import Text
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.chapters.darkness.state import darkness
from lanthorn.games.dungeon_legends.testing import Table

SWORDS = "knight has icons sword sword sword sword sword"
SHOTS = "knight has icons ranged-1 ranged-1 ranged-1"


def table(text: str, rolls: tuple[int, ...] = ()) -> Table:
    return Table(text, chapter="darkness", rolls=rolls)


def part(game: Table, square: int) -> int:
    """The card on a square of the track."""
    here = darkness(game.state)
    return here.line[square - here.entry]


def key(game: Table, square: int) -> str:
    return game.book.options.target(part(game, square))


def squares(game: Table) -> list[int]:
    """The squares of the Bodies that can be attacked now."""
    keys = {key.split(":")[2] for verb in ("strike", "shoot") for key in game.keys(verb)}
    return [square for square in range(1, darkness(game.state).head) if key(game, square) in keys]


def badges(game: Table, square: int) -> list[tuple[str, str, str]]:
    """Words, picture and explanation of what a card on the track shows."""
    face = next(piece.face for piece in game.session.scene(0).pieces if piece.id == key(game, square))
    return [(badge.text, badge.icon, badge.name.id if badge.name else "") for badge in face.badges]


# Who can be attacked


@clause("DL-EX-19", "DL-CH5-RULE-06", "DL-CH5-RULE-07", "DL-CH5-RULE-08", "DL-RUL-77")
def test_only_a_body_behind_an_empty_passage_square_can_be_attacked() -> None:
    bodies = "body incarnate-coil on i1, body incarnate-knot on i2, body incarnate-knot on i3"
    monsters = "tunnel-rat on p1, gloom-bat on p3"
    reachable = []
    for square in range(1, 7):
        game = table(f"{bodies}, {monsters}, knight on h{square}, knight has icons sword ranged-3 ranged-3")
        reachable.append(squares(game))
    assert reachable == [[2], [2], [2], [2], [2], []]
    game = table(f"{bodies}, {monsters}, knight on h1, knight has icons sword ranged-1")
    assert game.refused(f"strike:knight:{key(game, 1)}:1") == ("DL-CH5-RULE-07", "DL-CH5-RULE-08")
    head = game.book.options.target(game.book.game_cards("head")[0])
    assert not game.offers(f"shoot:knight:{head}:1")
    assert game.refused(f"shoot:knight:{head}:1") == ("DL-CH5-RULE-06",)


@clause("DL-CH5-RULE-06")
def test_the_tail_is_immune_to_everything() -> None:
    game = table(
        "part incarnate-tail on i1, knight on h1, knight with 4 dust,knight has icons sword sword sword sword"
    )
    assert game.keys("strike") == []
    assert game.keys("use") == ["use:knight:crystal-trap:trap"]
    assert game.refused(f"strike:knight:{key(game, 1)}:1") == ("DL-CH5-RULE-06",)
    game = table("part incarnate-tail on i1, knight on h2, charged left, knight has icons ranged-1")
    assert game.keys("shoot") == game.keys("use") == []


@clause("DL-CH5-RULE-08", "DL-CH5-LOC-01", "DL-CH5-LOC-05")
def test_a_monster_protects_the_body_from_crystal_trap_and_magic_shock() -> None:
    for place, use in (("crystal-trap", "crystal:1"), ("magic-shock", "shock")):
        text = f"{place} in l4, knight on h4, knight with 4 dust, charged left, body incarnate-coil on i1"
        game = table(f"{text}, stone-brute on p1").do(f"use:knight:{place}:{use}")
        assert game.damage(1) == 2
        assert part(game, 1) not in game.state.damage
        game = table(text).do(f"use:knight:{place}:{use}")
        assert game.state.damage[part(game, 1)] == 2


@clause("DL-EX-92", "DL-RUL-18", "DL-COM-02", "DL-COM-03")
def test_rocks_protect_the_body_of_their_column_from_the_hero_beside_them() -> None:
    text = "rockfall 2, body incarnate-coil on i1, body incarnate-knot on i2, tunnel-rat on p1"
    game = table(
        f"{text}, knight on h2, knight has icons sword sword, knight with 4 dust, crystal-trap in l2"
    )
    assert game.keys("strike") == []
    assert game.refused(f"strike:knight:{key(game, 2)}:1") == ("DL-COM-02", "DL-RUL-18")
    game.do("use:knight:crystal-trap:crystal:1")
    assert game.asked() == "act"  # the rat was the only target
    assert game.passage(1) is None
    game = table(f"{text}, knight on h1, knight has icons ranged-1")
    assert game.keys("shoot") == [f"shoot:knight:{key(game, 2)}:1"]


@clause("DL-EX-87", "DL-CH5-RULE-09", "DL-CH5-RULE-12", "DL-RUL-76")
def test_the_line_closes_up_when_a_body_is_defeated() -> None:
    game = table(
        "body incarnate-coil on i1, body incarnate-plate on i2, body incarnate-glass on i3, knight on h2,"
        f"{SWORDS}"
    )
    game.do(f"strike:knight:{key(game, 2)}:4")
    here = darkness(game.state)
    assert [game.book.game[card].id for card in here.line] == ["incarnate-coil", "incarnate-glass"]
    assert [game.book.chapter.column(game.state, card) for card in here.line] == [1, 2]
    assert (here.head, here.defeated) == (3, 1)


@clause("DL-CH5-RULE-10")
def test_threats_do_not_affect_attacks_on_a_body() -> None:
    for threat in ("claw", "broken", "unavoidable"):
        game = table(
            f"threat {threat} on p1, body incarnate-coil on i1, knight on h1, knight has icons sword sword"
        )
        game.do(f"strike:knight:{key(game, 1)}:2")
        assert game.state.damage[part(game, 1)] == 2
        assert game.hero("knight").resistance == 4  # its own Claw


@clause("DL-CH5-RULE-11", "DL-CH5-RULE-01")
def test_traps_do_not_affect_parts_that_cross_them() -> None:
    game = table(
        "body incarnate-coil on i1, body incarnate-knot on i2, trap 3 on a, trap 5 on b,"
        "game deck castle-reinforcements"
    )
    game.do("end", "reinforce-dust", "reinforce-dust", "reinforce-dust")
    assert game.book.game[part(game, 3)].id == "incarnate-knot"
    assert game.state.traps == [3, 5]
    assert game.state.damage == {}


# The kinds of Body


@clause("DL-GAP-44")
def test_the_ten_bodies_are_of_the_kinds_of_the_book() -> None:
    book = GAME.match({"chapter": "darkness", "players": "2"}).book
    kinds = sorted(
        (book.extra.bodies[book.game[n].id].by, book.game[n].resistance) for n in book.game_cards("body")
    )
    assert kinds == [
        ("anything", 7),
        ("anything", 7),
        ("anything", 7),
        ("both", 2),
        ("crystal-trap", 3),
        ("magic-shock", 3),
        ("ranged", 2),
        ("ranged", 3),
        ("sword", 4),
        ("sword", 5),
    ]
    assert book.extra.bodies["incarnate-twin"].shock == 2
    assert sum(book.game[n].item for n in book.game_cards("body")) in range(4, 8)


@clause("DL-GAP-44", "DL-IC-M07")
def test_some_bodies_are_tougher_for_each_hero_beyond_two() -> None:
    def toughness(players: int) -> dict[str, int]:
        book = GAME.match({"chapter": "darkness", "players": str(players)}).book
        return {book.game[card].id: book.game[card].resistance for card in book.game_cards("body")}

    of_two = toughness(2)
    assert toughness(1) == of_two, "alone one leads two heroes"
    grown = {"incarnate-coil", "incarnate-knot"}
    for players in (3, 4):
        expected = {body: number + (players - 2) * (body in grown) for body, number in of_two.items()}
        assert toughness(players) == expected


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "1 more for each hero beyond two."), ("fr", "1 de plus par héros au-delà de deux.")],
)
@clause("DL-GAP-44")
def test_a_body_that_is_tougher_for_more_heroes_says_so(language: str, words: str) -> None:
    game = table("body incarnate-coil on i1, body incarnate-twin on i2")
    assert ("8", "hearts", "badge-larger-name") in badges(game, 1)
    assert ("2", "hearts", "badge-resistance") in badges(game, 2)
    about = Text("badge-larger-about", {"more": game.book.game[part(game, 1)].per_hero})
    assert game.session.match.phrasebook.say(about, language) == words


@clause("DL-CH5-BODY-01", "DL-REW-01", "DL-COMBAT-12")
def test_an_ordinary_body_is_defeated_like_a_monster() -> None:
    text = "body incarnate-coil on i1 with 3 damage, item market gale-boots"
    game = table(f"{text}, knight on h1, knight has icons sword sword sword sword sword")
    game.do(f"strike:knight:{key(game, 1)}:1")
    assert (game.hero("knight").resistance, game.state.damage[part(game, 1)]) == (4, 4)
    game.do(f"strike:knight:{key(game, 1)}:4", "take-item:gale-boots")
    assert darkness(game.state).defeated == 1
    assert game.hero("knight").resistance == 2
    game = table(f"body incarnate-coil on i1 with 5 damage, item market gale-boots, knight on h2, {SHOTS}")
    assert game.do(f"shoot:knight:{key(game, 1)}:3").asked() == "take-item"
    assert game.hero("knight").resistance == 6


@pytest.mark.parametrize(("body", "claws"), [("incarnate-coil", 2), ("incarnate-knot", 1)])
@clause("DL-GAP-44", "DL-COMBAT-28")
def test_an_ordinary_body_strikes_all_heroes_wherever_they_are(body: str, claws: int) -> None:
    game = table(f"body {body} on i1, knight on h1, blacksmith on h7, knight has icons sword")
    before = [hero.resistance for hero in game.state.heroes]
    game.do(f"strike:knight:{key(game, 1)}:1")
    assert [hero.resistance for hero in game.state.heroes] == [was - claws for was in before]


@pytest.mark.parametrize(
    ("body", "other", "clauses"),
    [
        ("incarnate-glass", "magic-shock:shock", ("DL-CH5-BODY-02", "DL-RUL-78")),
        ("incarnate-storm", "crystal-trap:crystal:1", ("DL-CH5-BODY-03", "DL-RUL-78")),
        ("incarnate-twin", "", ("DL-CH5-BODY-04", "DL-RUL-78")),
        ("incarnate-wisp", "crystal-trap:crystal:1", ("DL-CH5-BODY-05", "DL-RUL-78")),
        ("incarnate-eye", "magic-shock:shock", ("DL-CH5-BODY-05", "DL-RUL-78")),
    ],
)
@clause(
    "DL-CH5-BODY-02",
    "DL-CH5-BODY-03",
    "DL-CH5-BODY-04",
    "DL-CH5-BODY-05",
    "DL-IC-X08",
    "DL-IC-X09",
    "DL-RUL-78",
)
def test_a_special_body_is_safe_from_swords_and_from_the_other_location(
    body: str, other: str, clauses: tuple[str, ...]
) -> None:
    place = other.partition(":")[0] or "crystal-trap"
    game = table(
        f"body {body} on i1, {place} in l1, knight on h1, knight with 4 dust, charged left, {SWORDS}"
    )
    assert game.keys("strike") == []
    assert game.refused(f"strike:knight:{key(game, 1)}:1") == clauses
    if other:
        assert not game.offers(f"use:knight:{other}")


@pytest.mark.parametrize("body", ["incarnate-glass", "incarnate-storm", "incarnate-twin", "incarnate-plate"])
@clause("DL-CH5-BODY-02", "DL-CH5-BODY-03", "DL-CH5-BODY-04", "DL-CH5-BODY-05")
def test_shots_do_not_hurt_bodies_that_want_something_else(body: str) -> None:
    game = table(f"body {body} on i1, knight on h2, {SHOTS}")
    assert game.keys("shoot") == []
    assert "DL-RUL-78" in game.refused(f"shoot:knight:{key(game, 1)}:1")


@pytest.mark.parametrize(
    ("body", "place", "use"),
    [("incarnate-glass", "crystal-trap", "crystal:2"), ("incarnate-storm", "magic-shock", "shock")],
)
@clause("DL-CH5-BODY-02", "DL-CH5-BODY-03")
def test_its_own_location_defeats_a_special_body(body: str, place: str, use: str) -> None:
    game = table(
        f"body incarnate-coil on i1, tunnel-rat on p1, body {body} on i2 with 1 damage, {place} in l5,"
        "turn of blacksmith, blacksmith on h5, blacksmith with 5 dust, charged right"
    )
    game.do(f"use:blacksmith:{place}:{use}", f"card:{body}-{part(game, 2)}")
    assert darkness(game.state).defeated == 1


@clause("DL-CH5-BODY-04", "DL-IC-X10", "DL-RUL-78")
def test_a_body_of_two_sections_wants_both_locations() -> None:
    text = "body incarnate-twin on i1, turn of blacksmith, blacksmith with 6 dust"
    crystal = table(f"{text}, crystal-trap in l3, blacksmith on h3").do(
        "use:blacksmith:crystal-trap:crystal:1"
    )
    body = part(crystal, 1)
    assert (crystal.state.damage[body], darkness(crystal.state).shocked) == (2, {})
    assert darkness(crystal.state).defeated == 0
    game = table(
        "body incarnate-twin on i1 with 2 damage, magic-shock in l3, crystal-trap in l4, turn of blacksmith,"
        "blacksmith on h4, blacksmith with 6 dust, charged right, blacksmith has icons move"
    )
    assert not game.offers("use:blacksmith:crystal-trap:crystal:1")
    game.do("move:blacksmith:h3", "use:blacksmith:magic-shock:shock")
    assert darkness(game.state).defeated == 1
    game = table(f"{text}, magic-shock in l3, blacksmith on h3, charged right").do(
        "use:blacksmith:magic-shock:shock"
    )
    assert list(darkness(game.state).shocked) == [part(game, 1)]
    assert darkness(game.state).defeated == 0


@pytest.mark.parametrize(
    ("place", "uses"), [("crystal-trap", ("crystal:2",)), ("magic-shock", ("shock", "shock-both"))]
)
@clause("DL-RUL-43", "DL-CH5-BODY-04")
def test_damage_beyond_what_a_section_can_take_is_lost(place: str, uses: tuple[str, ...]) -> None:
    wounded = " with 1 damage" if place == "crystal-trap" else ""
    game = table(
        f"body incarnate-twin on i1{wounded}, {place} in l3, turn of blacksmith, blacksmith on h3,"
        "blacksmith with 6 dust, charged left, charged right"
    )
    use, *how = uses
    game.do(f"use:blacksmith:{place}:{use}", *how)
    wounds = game.state.damage if place == "crystal-trap" else darkness(game.state).shocked
    assert wounds == {part(game, 1): 2}
    assert not any("-" in words for words, _, _ in badges(game, 1))


@pytest.mark.parametrize(
    ("body", "badge"),
    [
        ("incarnate-glass", ("", "crystal-bars", "badge-by-crystal-trap")),
        ("incarnate-storm", ("", "lightning-arc", "badge-by-magic-shock")),
        ("incarnate-wisp", ("2", "bow-arrow", "badge-by-ranged")),
        ("incarnate-eye", ("3", "bow-arrow", "badge-by-ranged")),
        ("incarnate-plate", ("4", "broadsword", "badge-by-sword")),
        ("incarnate-heart", ("5", "broadsword", "badge-by-sword")),
    ],
)
@clause("DL-IC-X08", "DL-IC-X09", "DL-IC-X11")
def test_a_special_body_wears_the_picture_of_what_can_hurt_it(body: str, badge: tuple[str, str, str]) -> None:
    shown = badges(table(f"body {body} on i1"), 1)
    assert badge in shown
    assert ("hearts" in [icon for _, icon, _ in shown]) == (not badge[0])  # one blow wears nothing down


@clause("DL-EX-89", "DL-CH5-BODY-05", "DL-IC-X11", "DL-RUL-78")
def test_a_one_blow_body_falls_to_one_great_blow_or_not_at_all() -> None:
    text = "body incarnate-coil on i1, tunnel-rat on p1, body incarnate-plate on i2, knight on h2"
    game = table(f"{text}, knight has icons sword sword sword sword sword sword")
    game.do(f"strike:knight:{key(game, 2)}:3")
    assert part(game, 2) not in game.state.damage
    game.do(f"strike:knight:{key(game, 2)}:3")
    assert darkness(game.state).defeated == 0
    game = table(f"{text}, {SWORDS}")
    game.do(f"strike:knight:{key(game, 2)}:5")
    assert darkness(game.state).defeated == 1
    game = table(
        "body incarnate-plate on i1, crystal-trap in l2, turn of blacksmith, blacksmith on h2,"
        "blacksmith with 5 dust"
    )
    assert not game.offers("use:blacksmith:crystal-trap:crystal:2")
    assert game.refused("use:blacksmith:crystal-trap:crystal:2") == ("DL-LOC-06",)


@clause("DL-CH5-BODY-05")
def test_the_log_says_that_a_smaller_blow_leaves_no_mark() -> None:
    text = "body incarnate-plate on i1, knight on h1"
    game = table(f"{text}, {SWORDS}")
    game.do(f"strike:knight:{key(game, 1)}:3")
    assert game.log() == ["attacked", "no-mark"]
    say, event = game.session.match.phrasebook.say, game.session.events[-1]
    assert event.clauses == ("DL-CH5-BODY-05",)
    assert [say(event.text, language) for language in ("en", "fr")] == [
        "Too weak a blow leaves no mark on the Armoured Body.",
        "Un coup trop faible ne laisse aucune trace sur «\u202fCorps cuirassé\u202f».",
    ]
    game = table(f"{text}, {SWORDS}")
    assert "no-mark" not in game.do(f"strike:knight:{key(game, 1)}:4").log()


@pytest.mark.parametrize(("body", "number"), [("incarnate-wisp", 2), ("incarnate-eye", 3)])
@clause("DL-CH5-BODY-05", "DL-IC-X11")
def test_a_one_blow_body_for_shots(body: str, number: int) -> None:
    game = table(f"body {body} on i1, knight on h2, {SHOTS}")
    game.do(f"shoot:knight:{key(game, 1)}:{number - 1}")
    assert darkness(game.state).defeated == 0
    assert game.state.damage == {}
    game = table(f"body {body} on i1, knight on h2, {SHOTS}")
    game.do(f"shoot:knight:{key(game, 1)}:{number}")
    assert darkness(game.state).defeated == 1


@pytest.mark.parametrize(("body", "number"), [("incarnate-plate", 4), ("incarnate-heart", 5)])
@clause("DL-CH5-BODY-05", "DL-IC-X11")
def test_a_one_blow_body_for_swords(body: str, number: int) -> None:
    for swords, falls in ((number - 1, 0), (number, 1)):
        game = table(f"body {body} on i1, knight on h1, {SWORDS}")
        game.do(f"strike:knight:{key(game, 1)}:{swords}")
        assert darkness(game.state).defeated == falls


@clause("DL-CH5-GOAL-01")
def test_a_defeated_monster_is_no_defeated_body() -> None:
    game = table("defeated 9, M(1,0,0,0) on p2, knight on h2, knight has icons sword")
    game.do(*game.keys("strike"))
    assert (game.passage(2), darkness(game.state).defeated, game.won) == (None, 9, False)


@clause("DL-COM-16", "DL-GEO-07", "DL-COMBAT-17")
def test_monsters_of_the_passage_stand_where_they_stand_in_this_chapter_too() -> None:
    game = table("M(2,0,0,0) on p3, threat claw on p3, knight on h3, knight has icons sword")
    game.do(*game.keys("strike"))
    assert game.hero("knight").resistance == 5
    game = table("M(2,0,0,0) on p3, knight on h1, knight has icons ranged-1 ranged-2")
    game.do(*game.keys("shoot"))
    assert (game.damage(3), game.pool("knight")) == (1, {"ranged-1": 1})
