"""The mat, the game deck and the die (DL-GEO, DL-DECK, DL-DIE)."""

from __future__ import annotations

from collections import Counter

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.testing import Table

CHAPTERS = ("fire", "moons", "crystals", "magma", "darkness")


# Squares


@clause("DL-GEO-01", "DL-IC-H07")
def test_the_hero_path_has_seven_squares() -> None:
    table = Table("knight on h4, knight has icons teleport")
    assert table.keys("teleport") == [f"teleport:knight:h{square}" for square in (1, 2, 3, 5, 6, 7)]


@clause("DL-GEO-02", "DL-PASS-01", "DL-PASS-04")
def test_the_passage_has_six_squares_and_the_sixth_is_nearest_the_castle() -> None:
    rest = "tunnel-rat tunnel-rat cave-crawler cave-crawler dark-knight gloom-bat"
    table = Table(f"game deck ghost {rest}")
    for square in range(1, 7):
        table.do("end")
        assert table.passage(square) == "ghost"
    table.do("end")
    assert table.lost


@pytest.mark.parametrize("square", range(1, 7))
@clause("DL-GEO-03", "DL-LOC-01", "DL-COMBAT-09")
def test_a_hero_is_beside_the_location_and_the_passage_square_of_his_number(square: int) -> None:
    others = [other for other in range(1, 7) if other != square]
    monsters = ", ".join(f"M(3,0,0,0) on p{other}" for other in others[:3])
    table = Table(
        f"trap-master in l{square}, knight on h{square}, knight with 4 dust, knight has icons sword,"
        f"ghost on p{square}, {monsters}"
    )
    assert table.keys("use") == ["use:knight:trap-master:trap"]
    assert table.keys("strike") == [f"strike:knight:{table.at(f'p{square}')}:1"]


@clause("DL-GEO-04", "DL-RUL-04", "DL-COMBAT-27")
def test_the_castle_square_is_beside_nothing() -> None:
    table = Table("knight on h7, knight with 4 dust, knight has icons sword, ghost on p6, trap-master in l6")
    assert table.keys("use") == []
    assert table.keys("strike") == []
    assert table.refused("use:knight:trap-master:trap") == ("DL-LOC-01",)
    assert "DL-GEO-04" in table.refused(f"strike:knight:{table.at('p6')}:1")


@clause("DL-GEO-05")
def test_a_card_is_moved_only_to_a_passage_square_without_one() -> None:
    table = Table(
        "tactical-trick in l1, knight on h1, knight with 1 dust, knight holds knight-march knight-oath,"
        "ghost on p2, tunnel-rat on p4",
        chapter="darkness",
    )
    table.do("use:knight:tactical-trick:trick", "discard:knight-march")
    table.do(f"card:ghost-{table.state.passage[2]}")
    assert table.keys() == ["to-square:p1", "to-square:p3", "to-square:p5", "to-square:p6"]


@clause("DL-GEO-06")
def test_any_number_of_heroes_stand_on_one_square() -> None:
    table = Table(
        "knight on h4, blacksmith on h5, scout on h5, enchantress on h5, knight has icons move", players=4
    )
    table.do("move:knight:h5")
    assert [hero.at for hero in table.state.heroes] == [5, 5, 5, 5]


@pytest.mark.parametrize(("square", "reached"), [(3, [1, 2, 4, 5]), (1, [2, 3]), (7, [5, 6])])
@clause("DL-GEO-07", "DL-RUL-05", "DL-IC-H05")
def test_a_distance_is_the_difference_of_the_numbers(square: int, reached: list[int]) -> None:
    row = ", ".join(f"M({n},0,0,0) on p{n}" for n in range(1, 7))
    table = Table(f"scout on h{square}, turn of scout, scout has icons ranged-2, {row}")
    targets = [table.at(f"p{column}") for column in reached]
    assert table.keys("shoot") == [f"shoot:scout:{target}:1" for target in targets]


@clause("DL-GEO-08", "DL-RUL-38")
def test_moons_and_monsters_alike_are_passage_cards_that_advance() -> None:
    table = Table("ghost on p1, kurodar on p3, game deck tunnel-rat", chapter="moons").do("end")
    assert [table.passage(square) for square in range(1, 5)] == ["tunnel-rat", "ghost", None, "kurodar"]
    table = Table(
        "ghost on p1, gloom-bat on p2, extra-cart on p3, game deck tunnel-rat", chapter="crystals"
    ).do("end")
    assert table.passage(4) == "extra-cart"


@pytest.mark.parametrize(("start", "damage"), [(1, 0), (2, 2), (3, 0), (4, 3), (5, 0)])
@clause("DL-GEO-09", "DL-GAP-21", "DL-PASS-06")
def test_the_two_trap_spots_lie_between_p2_and_p3_and_between_p4_and_p5(start: int, damage: int) -> None:
    first = "" if start == 1 else "tunnel-rat on p1,"
    table = Table(f"{first} M(5,0,0,0) on p{start}, trap 2 on a, trap 3 on b, game deck ghost")
    table.do("end")
    assert table.passage(start + 1) == "m-5-0-0-0"
    assert table.damage(start + 1) == damage


# The game deck


@pytest.mark.parametrize("chapter", CHAPTERS)
@clause("DL-DECK-01", "DL-IC-X02")
def test_the_game_deck_is_20_common_and_10_chapter_cards(chapter: str) -> None:
    state = GAME.match({"chapter": chapter, "players": "2"}).start(5).state
    sets = Counter(state.book.game[card].set for card in state.deck)
    assert sets == {"common": 20, chapter: 10}


@clause("DL-DECK-07")
def test_the_common_cards_are_13_monsters_and_7_events() -> None:
    book = GAME.match({"chapter": "fire", "players": "2"}).book
    common = [card for card in book.game if card.set == "common"]
    assert sum(card.is_monster for card in common) == 13
    assert Counter(card.effect for card in common if card.is_event) == {
        "rockfall": 1,
        "tremor": 1,
        "panic": 1,
        "lights-out": 1,
        "threat": 3,
    }


@clause("DL-DECK-02", "DL-REV-02", "DL-REV-03")
def test_monsters_are_placed_and_events_are_discarded_when_they_have_happened() -> None:
    table = Table("game deck tunnel-rat tremor").do("end")
    assert table.passage(1) == "tunnel-rat"
    assert table.state.discard == []
    table.do("end")
    assert [table.book.game[card].id for card in table.state.discard] == ["tremor"]
    assert table.passage(1) == "tunnel-rat"
    assert [hero.resistance for hero in table.state.heroes] == [5, 4, 4]


@clause("DL-EX-41", "DL-DECK-04", "DL-DECK-05", "DL-RUL-40", "DL-END-02", "DL-CH1-END-01")
def test_an_empty_game_deck_loses_only_when_a_card_must_be_taken() -> None:
    table = Table("game deck tremor").do("end")
    assert table.state.deck == []
    assert table.session.outcome is None
    assert table.asked() == "act"
    table.do("end")
    assert table.lost
    assert table.state.reason == "deck"


@clause("DL-DECK-03")
def test_the_game_discard_pile_never_becomes_the_deck() -> None:
    table = Table("game deck tremor").do("end", "end")
    assert [table.book.game[card].id for card in table.state.discard] == ["tremor"]
    assert table.lost


@clause("DL-DECK-06", "DL-RUL-41")
def test_looking_at_two_cards_shows_as_many_as_there_are() -> None:
    table = Table("knight has fairy oracle, game deck ghost tremor").do("fairy:knight:oracle")
    assert len(table.state.shown) == 2
    table = Table("knight has fairy oracle, game deck ghost").do("fairy:knight:oracle")
    assert table.session.outcome is None
    assert [table.book.game[card].id for card in table.state.deck] == ["ghost"]
    table = Table("knight has fairy oracle")
    assert not table.offers("fairy:knight:oracle")


@clause("DL-RUL-88")
def test_the_order_of_cards_looked_at_is_chosen_on_top_and_below() -> None:
    at_work = "astronomer in l1, knight on h1, knight with 4 dust, game deck ghost tremor rockfall"
    table = Table(at_work, chapter="moons").do("use:knight:astronomer:look")
    ghost, tremor = (f"{table.book.game[card].id}-{card}" for card in table.state.shown)
    assert table.offers(f"on-top:{ghost}", f"on-top:{tremor}", f"under:{ghost}", f"under:{tremor}")

    def after(*keys: str) -> list[str]:
        game = Table(at_work, chapter="moons").do("use:knight:astronomer:look", *keys)
        return [game.book.game[card].id for card in reversed(game.state.deck)]

    assert after(f"on-top:{ghost}", f"on-top:{tremor}") == ["tremor", "ghost", "rockfall"]
    assert after(f"on-top:{tremor}", f"on-top:{ghost}") == ["ghost", "tremor", "rockfall"]
    assert after(f"under:{ghost}", f"under:{tremor}") == ["rockfall", "ghost", "tremor"]
    assert after(f"under:{tremor}", f"under:{ghost}") == ["rockfall", "tremor", "ghost"]


# The die


@clause("DL-EX-97", "DL-DIE-01", "DL-FAIRY-16", "DL-RUL-37")
def test_the_active_player_rolls_and_may_choose_the_face_instead() -> None:
    table = Table("turn of scout, scout has fairy fatewing, game deck lights-out ghost").do("end")
    assert table.asked() == "roll-or-choose"
    assert table.asked_seat() == 2
    assert table.keys() == ["roll", *(f"face:{face}" for face in range(1, 7))]
    table.do("face:3")
    assert table.state.darkness == table.state.locations[3]
    table = Table("knight has fairy fatewing, turn of scout, game deck lights-out ghost", rolls=(2,)).do(
        "end"
    )
    assert table.state.darkness == table.state.locations[2]
    assert table.fairies("knight") == ["fatewing"]


@pytest.mark.parametrize("face", range(1, 7))
@clause("DL-DIE-02", "DL-COM-01", "DL-COM-09", "DL-COM-13")
def test_a_roll_names_the_square_or_slot_of_its_number(face: int) -> None:
    table = Table("game deck rockfall lights-out threat-claw", rolls=(face,) * 3).do("end", "end", "end")
    assert table.state.rockfall == face
    assert table.state.darkness == table.state.locations[face]
    assert [square for square, threat in enumerate(table.state.threats) if threat != NONE] == [face]


@clause("DL-DIE-03")
def test_a_roll_never_names_the_castle_square() -> None:
    with pytest.raises(AssertionError, match="only 0 to 5 can come"):
        Table("game deck mud", rolls=(7,)).do("end")
