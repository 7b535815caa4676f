"""Chapter IV: the Slugs, the events, how it ends."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.chapters.magma.state import magma
from lanthorn.games.dungeon_legends.testing import Table


def table(text: str, players: int = 3, rolls: tuple[int, ...] = ()) -> Table:
    return Table(text, chapter="magma", players=players, rolls=rolls)


def cooled(table: Table) -> list[int]:
    """The hero squares with Cooled lava."""
    return [square for square, is_cooled in enumerate(magma(table.state).cooled) if is_cooled]


# The Slugs


@pytest.mark.parametrize(("square", "now_cooled"), [(2, [2]), (3, [])])
@clause("DL-EX-18", "DL-CH4-CARD-01", "DL-CH4-CARD-02", "DL-CH4-RULE-03")
def test_a_slug_cools_lava_only_on_an_active_square(square: int, now_cooled: list[int]) -> None:
    game = table(
        "dial 2, lava-slug on p2, lava-slug on p3, hot lava on h2, hot lava on h3,"
        f"knight on h{square}, knight has icons sword sword sword"
    )
    game.do(f"strike:knight:{game.at(f'p{square}')}:3")
    assert game.passage(square) is None
    assert cooled(game) == now_cooled


@clause("DL-CH4-CARD-02")
def test_a_slug_cools_nothing_where_there_is_no_lava() -> None:
    game = table("dial 6, lava-slug on p6, knight on h6, knight has icons sword sword sword")
    game.do(f"strike:knight:{game.at('p6')}:3")
    assert game.passage(6) is None
    assert cooled(game) == []


@clause("DL-CH4-CARD-02", "DL-REW-04")
def test_a_slug_that_falls_to_a_trap_cools_nothing() -> None:
    game = table("dial 2, lava-slug on p2, ghost on p1, trap 3 on a, game deck tunnel-rat")
    game.do("end")
    assert "destroyed" in game.log()
    assert cooled(game) == []


@clause("DL-CH4-CARD-02")
def test_no_other_monster_cools_lava() -> None:
    game = table("dial 2, M(3,0,0,0) on p2, knight on h2, knight has icons sword sword sword")
    game.do(f"strike:knight:{game.at('p2')}:3")
    assert game.passage(2) is None
    assert cooled(game) == []


@clause("DL-CH4-CARD-03")
def test_cooled_lava_stays_cooled() -> None:
    game = table(
        "dial 2, cooled lava on h2, lava-slug on p2, knight on h2, knight has icons sword sword sword"
    )
    game.do(f"strike:knight:{game.at('p2')}:3")
    assert cooled(game) == [2]
    assert "lava-cooled" not in game.log()


@pytest.mark.parametrize(
    ("place", "key"),
    [
        ("knight on h2, knight has icons sword sword sword", "strike:knight:{}:3"),
        ("knight on h4, knight has icons ranged-2 ranged-2 ranged-2", "shoot:knight:{}:3"),
        ("knight on h2, knight has magma", "hurl:knight:lava-slug"),
    ],
)
@clause("DL-CH4-CARD-04", "DL-CH4-CARD-01")
def test_any_attack_of_a_hero_will_do(place: str, key: str) -> None:
    game = table(f"dial 5, lava-slug on p2, turn of knight, {place}")
    game.do(key.format(game.at("p2")))
    assert cooled(game) == [2]


@clause("DL-HID-12")
def test_what_lava_hides_comes_out_when_it_cools() -> None:
    place = "lava-slug on p2, knight on h2, knight has icons sword sword sword"
    game, other = table(f"dial 2, {place}"), table(f"dial 3, {place}")
    assert game.session.foresee(0, f"strike:knight:{game.at('p2')}:3") is None
    assert other.session.foresee(0, f"strike:knight:{other.at('p2')}:3") is not None


# The events


@clause("DL-CH4-CARD-05", "DL-GEO-06")
def test_unexpected_teleport_puts_all_heroes_on_the_square_of_the_die() -> None:
    game = table("knight on h1, scout on h6, game deck unexpected-teleport", rolls=(6,))
    game.do("end")
    assert [hero.at for hero in game.state.heroes] == [6, 6, 6]


@clause("DL-CH4-CARD-06", "DL-GAP-50")
def test_perfect_positioning_lets_every_player_choose_a_square() -> None:
    game = table(
        "knight on h6, blacksmith on h6, scout on h6, turn of blacksmith, game deck perfect-positioning"
    )
    game.do("end")
    assert (game.asked(), game.asked_seat()) == ("put-hero", 1)
    assert game.keys() == [f"teleport:blacksmith:h{square}" for square in range(1, 8)]
    game.do("teleport:blacksmith:h7", "teleport:scout:h1", "teleport:knight:h6")
    assert [hero.at for hero in game.state.heroes] == [6, 7, 1]


@clause("DL-CH4-CARD-06", "DL-SOLO-11")
def test_alone_both_heroes_are_positioned() -> None:
    game = table("knight on h6, blacksmith on h6, game deck perfect-positioning", players=1)
    game.do("end", "teleport:knight:h7", "teleport:blacksmith:h6")
    assert [hero.at for hero in game.state.heroes] == [7, 6]


# The end


@clause("DL-CH4-END-01")
def test_a_slug_in_the_castle_loses() -> None:
    game = table("lava-slug on p6, ghost on p1, game deck tunnel-rat").do("end")
    assert game.lost
    assert "lost-castle" in game.log()


@clause("DL-CH4-END-01")
def test_an_empty_deck_loses_when_a_card_is_due() -> None:
    game = table("").do("end")
    assert game.lost
    assert "lost-deck" in game.log()


@clause("DL-CH4-END-02", "DL-RUL-73")
def test_too_few_slugs_are_told_but_do_not_lose() -> None:
    game = table(
        "dial 1, lava-slug on p2, knight on h2, knight has icons sword sword sword, game deck ghost ghost"
    )
    game.state.gone += game.book.game_cards("seething-lava-slug")[:2]
    assert game.book.chapter.status(game.state).args["lost"] == 0
    game.do(f"strike:knight:{game.at('p2')}:3")
    assert game.book.chapter.status(game.state).args == {"cooled": 0, "goal": 5, "slugs": 4, "lost": 1}
    game.do("end")
    assert game.session.outcome is None
