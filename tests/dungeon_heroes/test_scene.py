"""The table as each seat sees it: whole, true, and silent about what is hidden."""

from itertools import product
from typing import TypeVar

import pytest

from lanthorn.engine import Rng, Session, find_game
from lanthorn.engine.game import Choice
from lanthorn.engine.scene import (
    Die,
    Face,
    Grid,
    Hand,
    HeroBoard,
    Meeple,
    Piece,
    Pile,
    Region,
    Row,
    Scene,
    Tile,
    Token,
    Track,
)
from lanthorn.engine.testing.marks import clause
from lanthorn.engine.testing.walk import dice_for, wander
from lanthorn.games.dungeon_heroes.scene import FACE_DOWN, RAISED
from lanthorn.games.dungeon_heroes.state import HEROES, MASTER, State
from lanthorn.games.dungeon_heroes.testing import Table

COMBINATIONS = list(product(("duel", "solitaire"), (False, True), (False, True)))
T = TypeVar("T", bound=Piece | Region)


def find(scene: Scene, name: str, sort: type[T]) -> T:
    found = [thing for thing in (*scene.regions, *scene.pieces) if thing.id == name]
    assert len(found) == 1, f"{name} is there {len(found)} times"
    assert isinstance(found[0], sort)
    return found[0]


def seen(text: str, seat: int | None = HEROES, **settings: Choice) -> Scene:
    return Table(text, (), **settings).session.scene(seat)


def examine(session: Session[State]) -> None:
    """Every seat's scene survives its journey, is whole, and holds all that its options touch."""
    for seat in (*range(len(session.match.seats)), None):
        scene = session.scene(seat)
        assert Scene.from_json(scene.to_json()) == scene
        ids = [thing.id for thing in (*scene.regions, *scene.pieces)]
        assert len(ids) == len(set(ids))
        places = {place for piece in scene.pieces for place in (piece.at, *piece.also_at)}
        assert places <= scene.ids()
        decision = session.decision(seat) if seat is not None else None
        touched = {name for option in decision.options for name in option.touches} if decision else set()
        assert touched <= scene.ids()


@pytest.mark.parametrize(("mode", "dragon", "undead"), COMBINATIONS)
def test_scenes_are_whole_and_hold_all_that_options_touch(mode: str, dragon: bool, undead: bool) -> None:
    match = find_game("dungeon-heroes").match({"mode": mode, "dragon": dragon, "undead": undead})
    for seed in range(3):
        session = match.start(seed)
        for _ in wander(session, dice_for(seed)):
            examine(session)
        examine(session)


@pytest.mark.parametrize("skull_kills_all", [True, False])
def test_rare_options_touch_what_is_there(skull_kills_all: bool) -> None:
    table = Table(
        "warrior on c3, wizard is dead, cleric on b3, cleric has 3 hp, rogue earned orc and 2 goblins,"
        "warrior carries holy grail and holy icon and demon skull and magic mirror and strange bread,"
        "warrior has 4 hp, goblin face up on c4, skeleton figure on d3",
        undead=True,
        skull_kills_all=skull_kills_all,
    )
    for verb in ("use", "heal", "buy", "give"):
        assert table.keys(verb)
    examine(table.session)
    table.do("use:demon-skull:warrior")
    examine(table.session)


@clause("DH-HID-01", "DH-HID-04")
@pytest.mark.parametrize(("mode", "dragon", "undead"), COMBINATIONS)
def test_dealing_anew_what_a_seat_cannot_know_leaves_its_scene_as_it_is(
    mode: str, dragon: bool, undead: bool
) -> None:
    match = find_game("dungeon-heroes").match({"mode": mode, "dragon": dragon, "undead": undead})
    session, rng = match.start(1), Rng.seeded(2)
    for _ in wander(session, dice_for(1)):
        for seat in range(len(match.seats)):
            dealt = session.state.copy()
            match.game.redeal(dealt, seat, rng)
            assert match.game.scene(match.game.view(dealt, seat), seat) == session.scene(seat)


# Tiles


@clause("DH-HID-01")
@pytest.mark.parametrize("seat", [HEROES, None])
def test_face_down_tiles_look_alike(seat: int | None) -> None:
    scene = seen("goblin face down on b2, chest face down on c2", seat)
    assert find(scene, "tile-b2", Tile).face == find(scene, "tile-c2", Tile).face == Face(hidden=True)


@clause("DH-RUL-10")
def test_the_dungeon_master_sees_his_face_down_tiles_and_that_they_are_face_down() -> None:
    scene = seen("goblin face down on b2, goblin face up on c2", MASTER)
    down, up = find(scene, "tile-b2", Tile).face, find(scene, "tile-c2", Tile).face
    assert down.title == up.title
    assert not down.hidden
    assert FACE_DOWN in down.badges
    assert FACE_DOWN not in up.badges


@clause("DH-RUL-10")
def test_without_that_rule_he_sees_their_backs() -> None:
    scene = seen("goblin face down on b2", MASTER, dm_sees_own_tiles=False)
    assert find(scene, "tile-b2", Tile).face.hidden


def test_a_tile_shows_its_damage_or_its_arrows() -> None:
    scene = seen("ogre face up on b2, sliding tile face up on c2, chest face up on d2")
    shown = [[badge.text for badge in find(scene, f"tile-{s}", Tile).face.badges] for s in ("b2", "c2", "d2")]
    assert shown == [["4"], ["↑↓→←"], []]


@clause("DH-SETUP-07", "DH-SETUP-09")
def test_the_grand_chest_lies_in_the_treasure_room_until_it_is_taken() -> None:
    table = Table("warrior on b6")
    assert find(table.session.scene(HEROES), "grand-chest", Tile).at == "c7"
    table.do("move:warrior:b7")
    scene = table.session.scene(HEROES)
    assert "grand-chest" not in scene.ids()
    assert find(scene, "treasures", Track).value == 1


@clause("DH-ART-05")
def test_artifacts_of_a_fallen_hero_lie_on_the_square() -> None:
    scene = seen("2 swords and banner lie on c3", dragon=True)
    stack = [piece for piece in scene.pieces if piece.at == "c3"]
    assert [(piece.id, piece.count) for piece in stack if isinstance(piece, Token)] == [
        ("stack-c3-sword", 2),
        ("stack-c3-banner", 1),
    ]


# Figures and hero boards


@clause("DH-DRAGON-01", "DH-RUL-61")
def test_the_dragon_covers_two_squares() -> None:
    dragon = find(seen("dragon figure on c3 and c4", dragon=True), "dragon", Meeple)
    assert (dragon.at, dragon.also_at, dragon.foe) == ("c3", ("c4",), True)


def test_a_figure_that_has_acted_is_spent_for_this_turn() -> None:
    position = "goblin figures on c3 and d3, goblin-1 has acted, aggressive phase, chest face down on a1"
    scene = seen(f"{position}, master's turn", MASTER)
    assert [find(scene, name, Meeple).spent for name in ("goblin-1", "goblin-2")] == [True, False]
    assert not find(seen(f"{position}, heroes turn"), "goblin-1", Meeple).spent


def test_a_hero_board_tells_health_and_actions_left() -> None:
    scene = seen("cleric on b1, cleric has 5 hp, cleric has taken 1 action, rogue has taken 2 actions")
    cleric, rogue = find(scene, "board-cleric", HeroBoard), find(scene, "board-rogue", HeroBoard)
    assert [(meter.value, meter.maximum) for meter in cleric.meters] == [(5, 8), (1, 2)]
    assert [(meter.value, meter.maximum) for meter in rogue.meters] == [(6, 6), (0, 2)]
    die = find(scene, "die-cleric", Die)
    assert (die.at, die.sides, die.value) == ("board-cleric", 8, 5)
    assert find(scene, "cleric", Meeple).at == "b1"
    assert [find(scene, name, Meeple).spent for name in ("cleric", "rogue")] == [False, True]
    assert len(cleric.moves) == 4
    assert len(rogue.moves) == 8


def test_a_hero_cannot_do_more_than_what_is_left_to_the_side() -> None:
    board = find(seen("1 action left"), "board-rogue", HeroBoard)
    assert board.meters[1].value == 1


@clause("DH-MARKET-14")
def test_a_tireless_hero_has_all_actions_that_are_left() -> None:
    table = Table("rogue on c3, rogue carries energy elixir, rogue has taken 2 actions", undead=True)
    table.do("use:energy-elixir:rogue")
    board = find(table.session.scene(HEROES), "board-rogue", HeroBoard)
    assert board.meters[1].value == 2
    assert [mark.id for mark in board.marks] == ["mark-tireless"]


@clause("DH-OBJ-05")
def test_a_fallen_hero_lies_on_his_board() -> None:
    scene = seen("wizard is dead")
    assert find(scene, "board-wizard", HeroBoard).fallen
    figure = find(scene, "wizard", Meeple)
    assert (figure.at, figure.spent) == ("board-wizard", True)


@clause("DH-SETUP-05")
def test_heroes_who_are_not_arranged_yet_wait_on_their_boards() -> None:
    scene = find_game("dungeon-heroes").match().start(1).scene(HEROES)
    assert find(scene, "warrior", Meeple).at == "board-warrior"
    assert not find(scene, "board-warrior", HeroBoard).fallen


@clause("DH-DAMSEL-01")
def test_the_damsel_has_no_board_before_she_joins() -> None:
    table = Table("warrior on b1, damsel face down on b2", dragon=True)
    assert not {"damsel", "board-damsel", "die-damsel"} & table.session.scene(HEROES).ids()
    table.do("move:warrior:b2")
    assert {"damsel", "board-damsel", "die-damsel"} <= table.session.scene(HEROES).ids()


@clause("DH-LADY-05")
def test_the_white_lady_stands_on_the_board_of_the_hero_she_possesses() -> None:
    scene = seen("rogue on c3, rogue is possessed", undead=True)
    assert find(scene, "white-lady", Meeple).at == "board-rogue"
    board = find(scene, "board-rogue", HeroBoard)
    assert [mark.id for mark in board.marks] == ["mark-possessed"]
    rogue = find(scene, "rogue", Meeple)
    assert [badge.text for badge in rogue.face.badges] == ["6", "◊"]
    assert board.meters[1].value == 0


@clause("DH-NECRO-03", "DH-RUL-68")
def test_a_raised_monster_is_marked() -> None:
    table = Table("necromancer figure on c3, goblin is eliminated, master's turn", undead=True)
    table.state.hand = [table.book.kind["chest"]]
    table.do("raise:goblin:c4")
    assert RAISED in find(table.session.scene(HEROES), "tile-c4", Tile).face.badges


# Beside the board


@clause("DH-HID-04")
def test_only_the_dungeon_master_sees_what_he_holds() -> None:
    position = "master holds 2 goblins and chest, pile holds ogre"
    mine, theirs = seen(position, MASTER), seen(position, HEROES)
    assert {"hand-goblin", "hand-chest"} <= mine.ids()
    assert "×2" in [badge.text for badge in find(mine, "hand-goblin", Tile).face.badges]
    assert not [name for name in theirs.ids() if name.startswith("hand-")]
    assert find(mine, "hand", Hand).count == find(theirs, "hand", Hand).count == 3
    assert find(mine, "hand", Hand).seat == MASTER
    assert find(theirs, "pile", Pile).count == 1


def test_the_market_and_the_slain_lie_there_with_the_undead_only() -> None:
    scene = seen("rogue earned orc and goblin, 2 goblins are eliminated", undead=True)
    title = find(scene, "market", Row).title
    assert title is not None
    assert title.args == {"points": 4}
    assert [badge.text for badge in find(scene, "market-demon-skull", Token).face.badges] == ["6"]
    assert find(scene, "eliminated-goblin", Token).count == 2
    assert find(scene, "rogue-earned-orc", Token).at == "board-rogue"
    assert not {"market", "eliminated"} & seen("rogue on b1").ids()


def test_every_square_has_its_place_and_zone() -> None:
    board = find(seen("rogue on b1"), "board", Grid)
    squares = {space.id: (space.column, space.row, space.zone) for space in board.spaces}
    assert len(squares) == 44
    assert squares["b0"] == (1, 0, "start")
    assert squares["f6"] == (5, 6, "dungeon")
    assert squares["c7"] == (2, 7, "treasure-room")


@pytest.mark.parametrize(
    ("mode", "position", "expected"),
    [
        ("duel", "heroes turn", ["status-phase", "status-turn", "status-side", "status-actions"]),
        ("solitaire", "heroes turn", ["status-turn", "status-side", "status-actions"]),
    ],
)
def test_the_status_tells_phase_turn_side_and_actions(mode: str, position: str, expected: list[str]) -> None:
    assert [text.id for text in seen(position, mode=mode).status] == expected


@clause("DH-HERO-04", "DH-TURN-02")
@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ("2 actions left", [(2, 4)]),
        ("goblin figure on f5, aggressive phase, master's turn, 3 actions left", [(3, 4)]),
        ("warrior on c3, others are dead, 1 action left", [(1, 2)]),
    ],
)
def test_a_meter_counts_what_is_left_of_the_actions_of_a_turn(
    position: str, expected: list[tuple[int, int]]
) -> None:
    assert [(meter.value, meter.maximum) for meter in seen(position).meters] == expected


@clause("DH-END-01")
def test_at_the_end_the_status_tells_who_has_won() -> None:
    table = Table("warrior on b6, heroes have 2 treasures").do("move:warrior:b7")
    assert [text.id for text in table.session.scene(None).status] == ["log-won-treasures"]
