"""Chapter IV: its setup and goal, lava, the dial."""

from __future__ import annotations

import pytest

from lanthorn.engine import Rng
from lanthorn.engine.scene import Dial, Token
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.chapters.magma.lava import active_squares, slugs_left
from lanthorn.games.dungeon_legends.chapters.magma.madness import beside_the_mat
from lanthorn.games.dungeon_legends.chapters.magma.records import tables
from lanthorn.games.dungeon_legends.chapters.magma.state import Magma, magma
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, HIDDEN, NONE
from lanthorn.games.dungeon_legends.state import State
from lanthorn.games.dungeon_legends.testing import Table


def table(text: str, players: int = 3, rolls: tuple[int, ...] = ()) -> Table:
    return Table(text, chapter="magma", players=players, rolls=rolls)


def here(table: Table) -> Magma:
    return magma(table.state)


def start(seed: int = 3) -> State:
    return GAME.match({"chapter": "magma", "players": "2"}).start(seed).state


def cooled(table: Table) -> list[int]:
    """The hero squares with Cooled lava."""
    return [square for square, is_cooled in enumerate(here(table).cooled) if is_cooled]


def lava(state: State) -> list[int]:
    """The hero squares with lava."""
    return [square for square, face in enumerate(magma(state).lava) if face != NONE]


# Setup and goal


@clause("DL-CH4-SETUP-01")
def test_two_fairies_of_the_supply_lie_on_the_sanctuary() -> None:
    state = start()
    assert len(state.sanctuary) == 2
    assert all(fairy in state.book.fairy_supply for fairy in state.sanctuary)
    assert not set(state.sanctuary) & {*state.fairies, *state.fairy_market}


@clause("DL-CH4-SETUP-02")
def test_the_dial_begins_at_1() -> None:
    state = start()
    assert tables(state).dial[magma(state).dial].square == 1


@clause("DL-CH4-SETUP-03")
def test_hot_lava_lies_on_every_square_but_the_one_beside_the_ancient_machines() -> None:
    bare = set()
    for seed in range(8):
        state = start(seed)
        machines = next(n for n, place in enumerate(state.book.locations) if place.name == "ancient-machines")
        bare.add(state.locations.index(machines))
        assert lava(state) == [square for square in range(1, 7) if square != state.locations.index(machines)]
        assert not any(magma(state).cooled)
    assert len(bare) > 1


@clause("DL-CH4-SETUP-03", "DL-GAP-38")
def test_the_five_lava_tokens_are_mixed() -> None:
    begun = [start(seed) for seed in range(12)]
    layouts = {tuple(magma(state).lava[square] for square in lava(state)) for state in begun}
    assert len(layouts) > 1
    assert {tuple(sorted(layout)) for layout in layouts} == {(0, 0, 0, 1, 1)}


@clause("DL-CH4-SETUP-04", "DL-HID-11")
def test_the_magma_is_on_its_location_and_the_madness_cards_lie_beside_the_mat() -> None:
    session = GAME.match({"chapter": "magma", "players": "2"}).start(3)
    state = session.state
    place = next(n for n, place in enumerate(state.book.locations) if place.name == "explosive-magma")
    pieces = {piece.id: piece.at for piece in session.scene(0).pieces}
    assert magma(state).holder == NONE
    assert pieces["magma"] == f"l{state.locations.index(place)}"
    assert [state.book.cards[card].id for card in beside_the_mat(state)] == [
        "madness-1",
        "madness-2",
        "madness-3",
        "madness-4",
    ]
    assert all(pieces[f"card-{card}"] == "madness" for card in beside_the_mat(state))


@clause("DL-CH4-CARD-01")
def test_the_chapter_adds_seven_slugs_and_three_events() -> None:
    state = start()
    own = [state.book.game[card] for card in state.deck if state.book.game[card].set == "magma"]
    assert sum(card.is_monster for card in own) == slugs_left(state) == 7
    assert sorted(card.id for card in own if card.is_event) == [
        "perfect-positioning",
        "sinister-whispers",
        "unexpected-teleport",
    ]


@clause("DL-GAP-36")
def test_every_slug_has_3_or_4_resistance_one_sting_and_an_item() -> None:
    for card in (card for card in start().book.game if card.set == "magma" and card.is_monster):
        assert card.resistance in (3, 4)
        assert card.claws + card.unavoidable == 1
        assert (card.item, card.broken) == (1, 0)


@clause("DL-EX-86", "DL-CH4-GOAL-01", "DL-CH4-CARD-01", "DL-END-01", "DL-END-05")
def test_the_fifth_cooled_lava_wins_at_once() -> None:
    four = "cooled lava on h1 h2 h3 h4, dial 5, lava-slug on p5, game deck tremor, item market gale-boots"
    game = table(f"{four}, knight on h5, knight has icons sword sword sword")
    game.do(f"strike:knight:{game.at('p5')}:3")
    assert cooled(game) == [1, 2, 3, 4, 5]
    assert game.won
    assert "revealed" not in game.log()


@clause("DL-CH4-GOAL-01")
def test_four_cooled_tokens_are_not_enough() -> None:
    game = table(
        "cooled lava on h1 h2 h3, dial 4, lava-slug on p4, knight on h4, knight has icons sword sword sword"
    )
    game.do(f"strike:knight:{game.at('p4')}:3")
    assert cooled(game) == [1, 2, 3, 4]
    assert not game.won


# Lava


@clause("DL-CH4-RULE-01", "DL-TURN-02")
def test_a_hero_who_begins_the_turn_on_hot_lava_loses_1_resistance() -> None:
    game = table("knight on h6, blacksmith on h2, scout on h2, game deck tunnel-rat")
    game.do("end")
    assert game.state.active == 1
    assert game.hero("blacksmith").resistance == 4
    assert game.hero("scout").resistance == 5
    assert game.hero("knight").resistance == 6


@pytest.mark.parametrize(
    "place", ["cooled lava on h2, blacksmith on h2", "blacksmith on h6", "blacksmith on h7"]
)
@clause("DL-CH4-RULE-01", "DL-CH4-RULE-02")
def test_cooled_lava_and_bare_squares_burn_nobody(place: str) -> None:
    game = table(f"{place}, game deck tunnel-rat")
    game.do("end")
    assert game.state.active == 1
    assert game.hero("blacksmith").resistance == 5


@clause("DL-CH4-RULE-01")
def test_walking_onto_hot_lava_burns_nobody_yet() -> None:
    game = table("knight on h6, knight has icons move")
    game.do("move:knight:h5")
    assert game.hero("knight").resistance == 6


@clause("DL-SOLO-15", "DL-CH4-RULE-01")
def test_alone_both_heroes_are_burnt_at_the_start_of_the_turn() -> None:
    game = table("knight on h1, blacksmith on h2, game deck tunnel-rat", players=1)
    game.do("end")
    assert (game.hero("knight").resistance, game.hero("blacksmith").resistance) == (5, 4)


@clause("DL-EX-80", "DL-CH4-RULE-01", "DL-RET-02", "DL-RET-04", "DL-RET-05", "DL-RET-10")
def test_a_hero_can_fall_on_lava_before_any_action() -> None:
    game = table(
        "blacksmith on h1, blacksmith with 1 resistance, blacksmith holds blacksmith-apron madness-1,"
        "blacksmith deck blacksmith-embers blacksmith-hammer blacksmith-bolt blacksmith-haul gale-boots,"
        "game deck tunnel-rat ghost dark-knight stone-brute"
    )
    game.do("end")
    own = game.own("blacksmith")
    assert game.state.active == 2
    assert (game.hero("blacksmith").at, game.hero("blacksmith").resistance) == (CASTLE_SQUARE, 5)
    assert sorted(game.names(own.discard)) == ["blacksmith-apron", "madness-1"]
    assert len(own.hand) == 5
    assert [game.passage(n) for n in (3, 2, 1)] == ["tunnel-rat", "ghost", "dark-knight"]


@clause("DL-CH4-RULE-02", "DL-RUL-74", "DL-GAP-38", "DL-MOVE-05")
def test_jagged_lava_costs_one_more_move() -> None:
    game = table("jagged lava on h3, smooth lava on h5, knight on h4, knight has icons move")
    assert game.keys("move") == ["move:knight:h5"]
    assert "DL-CH4-RULE-02" in game.refused("move:knight:h3")
    game = table("jagged lava on h3, knight on h4, knight has icons move move move")
    game.do("move:knight:h3")
    assert game.hero("knight").at == 3
    assert game.offers("move:knight:h2")
    game.do("move:knight:h2")
    assert not game.keys("move")


@clause("DL-CH4-RULE-02", "DL-MOVE-04", "DL-RUL-49")
def test_a_teleport_onto_jagged_lava_costs_no_move() -> None:
    game = table("jagged lava on h3, knight on h4, knight has icons teleport")
    game.do("teleport:knight:h3")
    assert game.hero("knight").at == 3


@clause("DL-GAP-38", "DL-CH4-RULE-02")
def test_three_faces_hinder_and_two_do_not() -> None:
    faces = tables(start()).lava
    assert [(face.count, face.extra_moves) for face in faces] == [(3, 1), (2, 0)]


@clause("DL-HID-12")
def test_nobody_knows_what_is_under_hot_lava() -> None:
    state = table("jagged lava on h1, jagged lava on h2").state
    seen = magma(GAME.view(state, 0))
    assert seen.lava[3:6] == [HIDDEN] * 3
    assert seen.lava[1:3] == magma(state).lava[1:3]
    twin = state.copy()
    dealt = set()
    for seed in range(20):
        GAME.redeal(twin, 0, Rng.seeded(seed))
        GAME.check(twin)
        assert GAME.view(twin, 0) == GAME.view(state, 0)
        dealt.add(tuple(magma(twin).lava))
    assert len(dealt) > 1


@clause("DL-HID-12")
def test_all_hot_lava_looks_the_same() -> None:
    game = table("smooth lava on h2")
    faces = {p.id: p.face for p in game.session.scene(0).pieces if isinstance(p, Token) and "lava-" in p.id}
    assert all(faces[f"lava-{square}"] == faces["lava-1"] for square in (3, 4, 5))
    assert faces["lava-2"] != faces["lava-1"]
    assert "lava-6" not in faces


# The dial


@clause("DL-CH4-RULE-03", "DL-GAP-37")
def test_each_notch_of_the_dial_names_one_square_and_two_active_ones() -> None:
    pairs = {square: active_squares(table(f"dial {square}").state) for square in range(1, 7)}
    assert {square: set(pair) for square, pair in pairs.items()} == {
        1: {1, 4},
        2: {2, 5},
        3: {3, 6},
        4: {4, 1},
        5: {5, 2},
        6: {6, 3},
    }


@clause("DL-CH4-RULE-03")
def test_the_dial_on_the_table_shows_its_active_squares() -> None:
    scene = table("dial 3").session.scene(0)
    dial = next(region for region in scene.regions if isinstance(region, Dial))
    assert (dial.pointer, dial.active) == (2, (2, 5))
