"""The expansions at the table: what they add to the pile, and monsters that never sleep."""

from collections import Counter

import pytest

from lanthorn.engine import find_game
from lanthorn.engine.game import Choice
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.state import State
from lanthorn.games.dungeon_heroes.testing import Table

BASE_FIXED = Counter(
    {
        "ogre": 1,
        "orc": 2,
        "skeleton": 3,
        "goblin": 4,
        "spike-pit": 1,
        "fireball": 2,
        "arrow-launcher": 3,
        "bear-trap": 4,
        "chest": 3,
    }
)
DRAGON_TILES = Counter({"dragon": 1, "damsel-tile": 1, "banner": 1, "fairy": 1})
UNDEAD_TILES = Counter({"necromancer": 1, "white-lady": 1})
BOTH: dict[str, Choice] = {"dragon": True, "undead": True}


def start(settings: dict[str, Choice], seed: int = 1) -> State:
    state = find_game("dungeon-heroes").match(settings).start(seed).state
    assert isinstance(state, State)
    return state


def names(state: State, kinds: list[int]) -> Counter[str]:
    return Counter(state.book.kinds[abs(kind)].id for kind in kinds)


def fixed_part(state: State, kinds: list[int]) -> Counter[str]:
    return names(state, [kind for kind in kinds if state.book.kinds[abs(kind)].pool == "fixed"])


@clause("DH-XA-02", "DH-XA-03", "DH-XA-04")
@pytest.mark.parametrize("seed", range(5))
def test_dragon_and_damsel_put_four_tiles_in_the_pile_and_leave_nine_to_chance(seed: int) -> None:
    state = start({"dragon": True}, seed)
    assert fixed_part(state, state.pile) == BASE_FIXED + DRAGON_TILES
    assert sum((BASE_FIXED + DRAGON_TILES).values()) == 27
    assert len(state.pile) == 36
    assert len(state.box) == 14


@clause("DH-XB-01", "DH-XB-02")
@pytest.mark.parametrize("seed", range(5))
def test_the_lords_of_the_undead_put_two_tiles_in_the_pile_and_leave_eleven_to_chance(seed: int) -> None:
    state = start({"undead": True}, seed)
    assert fixed_part(state, state.pile) == BASE_FIXED + UNDEAD_TILES
    assert sum((BASE_FIXED + UNDEAD_TILES).values()) == 25
    assert len(state.pile) == 36
    assert len(state.box) == 12


@clause("DH-EX-02", "DH-XB-03", "DH-XA-04", "DH-MARKET-01", "DH-GAP-17")
def test_both_expansions_fill_the_same_36_tiles_and_open_the_market() -> None:
    state = start(BOTH)
    assert fixed_part(state, state.pile) == BASE_FIXED + DRAGON_TILES + UNDEAD_TILES
    assert len(state.pile) - 29 == 7
    assert len(state.box) == 16
    assert names(state, state.market) == Counter(
        ["demon-skull", "magic-mirror", "energy-elixir", "strange-bread"]
    )


@clause("DH-GAP-17")
def test_all_four_market_tiles_lie_open_to_both_sides() -> None:
    session = find_game("dungeon-heroes").match({"undead": True}).start(1)
    assert session.view(0).market == session.view(1).market == session.state.market


@clause("DH-XA-01")
@pytest.mark.parametrize("settings", [{"dragon": True}, {"undead": True}, BOTH])
def test_an_expansion_only_adds_to_the_base_game(settings: dict[str, Choice]) -> None:
    base, grown = start({}).book, start(settings).book
    assert set(base.kind) < set(grown.kind)
    assert set(base.hero) <= set(grown.hero)
    assert set(base.figure) < set(grown.figure)
    assert base.squares == grown.squares


@clause("DH-XA-01")
def test_without_the_expansions_none_of_their_pieces_exist() -> None:
    base = start({}).book
    assert not set(base.kind) & {*DRAGON_TILES, *UNDEAD_TILES}
    assert list(base.hero) == ["warrior", "cleric", "rogue", "wizard"]
    assert base.pool("market") == []


@clause("DH-RUL-59", "DH-XB-03")
def test_in_solitaire_the_tiles_of_both_expansions_lie_face_down_among_the_others() -> None:
    state = start(BOTH | {"mode": "solitaire"})
    laid = [state.tiles[square] for square in state.book.dungeon]
    assert all(tile < 0 for tile in laid)
    assert fixed_part(state, laid) == BASE_FIXED + DRAGON_TILES + UNDEAD_TILES
    assert len(state.box) == 16
    assert len(state.market) == 4


AWAKE = {
    "dragon": ("dragon figure on c3 and c4", "move:dragon:d3"),
    "necromancer": ("necromancer figure on c3", "move:necromancer:d4"),
    "white-lady": ("white-lady figure on c3", "move:white-lady:d4"),
}


@clause("DH-XA-05", "DH-XA-06", "DH-XB-05", "DH-XB-06", "DH-DRAGON-02", "DH-COST-15")
@pytest.mark.parametrize("monster", AWAKE)
def test_an_action_with_an_aggressive_monster_takes_the_place_of_a_placement(monster: str) -> None:
    figure, move = AWAKE[monster]
    table = Table(
        f"{figure}, master's turn, master holds chest and goblin and orc and ogre",
        dragon=True,
        undead=True,
    )
    table.do(move, "place:chest:a6", "place:goblin:b6", "place:orc:c6")
    assert table.state.side == 0
    assert table.hand() == ["ogre"]
    assert not table.state.aggressive


@clause("DH-XA-06")
def test_without_that_action_the_same_turn_brings_the_aggressive_phase() -> None:
    table = Table(
        "dragon figure on c3 and c4, master's turn, master holds chest and goblin and orc and ogre",
        dragon=True,
    )
    table.do("place:chest:a6", "place:goblin:b6", "place:orc:c6", "place:ogre:d6")
    assert table.state.aggressive


@clause("DH-RUL-84", "DH-XB-05")
def test_base_monsters_sleep_on_in_the_passive_phase_beside_an_aggressive_one() -> None:
    table = Table(
        "necromancer figure on c3, goblin face up on c5, master's turn, master holds 4 bear-traps",
        undead=True,
    )
    assert table.figure("c5") is None
    assert not table.offers("move:goblin-1:c4")
    assert "DH-PASS-10" in table.refused("move:goblin-1:c4")
    assert table.offers("move:necromancer:c4")


@clause("DH-XB-04", "DH-RUL-88")
@pytest.mark.parametrize("monster", ["necromancer", "white-lady"])
def test_necromancer_and_white_lady_become_figures_as_soon_as_they_are_revealed(monster: str) -> None:
    table = Table(f"wizard on b1, {monster} face down on e5, passive phase", undead=True)
    table.do("reveal:wizard:e5")
    assert table.tile("e5") is None
    assert table.square(monster) == "e5"


@clause("DH-XB-04", "DH-TILE-02", "DH-GAP-09", "DH-RUL-71")
@pytest.mark.parametrize(("monster", "hp"), [("necromancer", 3), ("white-lady", 4)])
def test_a_hero_who_finds_them_is_hurt_once_and_shares_the_square(monster: str, hp: int) -> None:
    table = Table(f"warrior on b0, cleric on e1, rogue on c3, {monster} face down on c4", undead=True)
    table.do("move:rogue:c4")
    assert table.hp("rogue") == hp
    assert table.square(monster) == table.square("rogue") == "c4"
    assert table.possessed() is None


@clause("DH-RUL-88", "DH-RUL-15")
@pytest.mark.parametrize(("monster", "damage"), [("dragon", 5), ("necromancer", 3), ("white-lady", 2)])
def test_an_expansion_monster_found_under_a_figure_waits_as_a_tile(monster: str, damage: int) -> None:
    table = Table(
        f"aggressive phase, cleric on c3, goblin figure on c4, {monster} face down on c4, 1 action left",
        dragon=True,
        undead=True,
    )
    table.do("move:cleric:c4", "end")
    assert table.hp("cleric") == 8 - 1 - damage
    assert table.tile("c4") == monster
    assert table.square(monster) is None
    assert not table.offers(f"move:{monster}:c5")
    assert "DH-AGG-06" in table.refused(f"move:{monster}:c5")
    table.do("move:goblin-1:d5")
    assert table.square(monster) == "c4"
    assert table.tile("c4") is None
    assert table.offers(f"attack:{monster}:cleric")


@clause("DH-RUL-88", "DH-RUL-64")
def test_the_damsel_found_under_a_figure_appears_and_is_unhurt() -> None:
    table = Table(
        "aggressive phase, cleric on c3, goblin figure on c4, damsel-tile face down on c4", dragon=True
    )
    table.do("move:cleric:c4")
    assert table.square("damsel") == table.square("cleric") == table.square("goblin-1") == "c4"
    assert table.hp("damsel") == 4
    assert table.hp("cleric") == 7
