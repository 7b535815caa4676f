"""Who may know what (DH-HID, DH-EX-74)."""

from __future__ import annotations

import pytest

from lanthorn.engine import Rng, Session, find_game
from lanthorn.engine.game import Choice
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.state import HEROES, HIDDEN, MASTER, State
from lanthorn.games.dungeon_heroes.testing import Table

SECRETS = (
    "master holds ogre and portal, pile holds sword and fireball and goblin, box holds portal and magic-hat,"
    "goblin face down on b2, chest face down on c3, poison-cloud face down on d1, spike-pit face up on e4"
)
SETTINGS: list[dict[str, Choice]] = [
    {},
    {"dragon": True, "undead": True},
    {"mode": "solitaire"},
    {"mode": "solitaire", "dragon": True, "undead": True},
]


def wander(settings: dict[str, Choice], seed: int, answers: int) -> list[Session[State]]:
    """One game played at random, as it stood before each of its first answers."""
    session = find_game("dungeon-heroes").match(settings).start(seed)
    chance, moments = Rng.seeded(seed), []
    while not session.is_over and len(session.log) < answers:
        moments.append(session.clone())
        decision = session.decisions[0]
        session.pick(decision.seat, chance.below(len(decision.options)))
    return moments


def keys(session: Session[State]) -> list[str]:
    return [option.key for part in session.decisions for option in part.options]


@clause("DH-EX-74", "DH-HID-01")
def test_the_heroes_see_that_tiles_lie_there_and_the_master_sees_which() -> None:
    table = Table(SECRETS)
    square, kind = table.book.square, table.book.kind
    heroes, master = table.session.view(HEROES), table.session.view(MASTER)
    for name, tile in (("b2", "goblin"), ("c3", "chest"), ("d1", "poison-cloud")):
        assert heroes.tiles[square[name]] == HIDDEN
        assert master.tiles[square[name]] == -kind[tile]
    assert heroes.hand == [HIDDEN, HIDDEN]
    assert master.hand == sorted([kind["ogre"], kind["portal"]])
    for view in (heroes, master):
        assert view.tiles[square["e4"]] == kind["spike-pit"]
        assert view.pile == [HIDDEN] * 3
        assert view.box == [HIDDEN] * 2


@clause("DH-HID-01")
def test_a_spectator_knows_no_more_than_the_heroes() -> None:
    session = Table(SECRETS).session
    assert session.view(None) == session.view(HEROES)


@clause("DH-HID-01")
def test_nobody_sees_the_seed_of_the_shuffle() -> None:
    first, second = (find_game("dungeon-heroes").match({}).start(seed) for seed in (1, 2))
    for seat in (None, HEROES, MASTER):
        assert first.view(seat).rng == second.view(seat).rng
        assert first.view(seat) == second.view(seat)


@clause("DH-HID-01", "DH-HID-03")
@pytest.mark.parametrize("settings", SETTINGS)
def test_neither_view_nor_table_nor_options_change_when_hidden_tiles_are_dealt_anew(
    settings: dict[str, Choice],
) -> None:
    for moment in wander(settings, seed=3, answers=60)[::4]:
        seat = moment.decisions[0].seat
        other = moment.imagine(seat, Rng.seeded(7))
        assert other.view(seat) == moment.view(seat)
        assert other.scene(seat) == moment.scene(seat)
        assert keys(other) == keys(moment)


@clause("DH-HID-02")
def test_a_placement_is_logged_for_the_heroes_without_the_kind() -> None:
    table = Table(f"{SECRETS}, master's turn").do("place:ogre:f6")
    for seat, tile in ((HEROES, "hidden"), (None, "hidden"), (MASTER, "ogre")):
        placed = table.session.seen(seat)[-1]
        assert (placed.name, placed.args) == ("tile-placed", {"square": "f6", "tile": tile})
        assert placed.private == {}


@clause("DH-HID-02")
def test_a_reveal_is_logged_for_all_with_square_and_kind() -> None:
    table = Table(f"{SECRETS}, wizard on b1").do("reveal:wizard:c3")
    for seat in (HEROES, None, MASTER):
        shown = next(event for event in table.session.seen(seat) if event.name == "tile-revealed")
        assert (shown.args["square"], shown.args["tile"]) == ("c3", "chest")


@clause("DH-HID-01", "DH-HID-02")
def test_what_the_master_draws_is_logged_for_him_alone() -> None:
    table = Table(f"{SECRETS}, 0 actions left").do("end")
    drawn = {
        seat: [event.args.get("tile") for event in table.session.seen(seat) if event.name == "drew"]
        for seat in (HEROES, None, MASTER)
    }
    assert drawn == {HEROES: ["hidden"] * 2, None: ["hidden"] * 2, MASTER: ["sword", "fireball"]}


@clause("DH-HID-03")
@pytest.mark.parametrize("tile", ["poison-cloud", "chest", "ogre", "portal", "sword"])
def test_whether_a_hero_may_move_does_not_depend_on_what_lies_face_down(tile: str) -> None:
    table = Table(f"warrior on c3, wizard on c2, {tile} face down on b3 and c4 and a1")
    assert table.offers("move:warrior:b3", "move:warrior:c4", "reveal:wizard:c4")
    assert table.refused("move:warrior:a1") == ("DH-HERO-05",)
    assert table.refused("move:warrior:c2") == ("DH-HERO-06",)


@clause("DH-HID-03")
def test_a_refusal_is_found_without_the_hidden_tiles() -> None:
    table = Table("warrior on c3, ogre face down on c5, goblin figure on f6, chest face down on f6")
    for key in ("move:warrior:c5", "reveal:wizard:f6", "heal:cleric:cleric", "end"):
        refusal = table.refusal(key)
        other = table.session.imagine(HEROES, Rng.seeded(1))
        assert refusal == other.why_not(HEROES, key)


@clause("DH-HID-04")
@pytest.mark.parametrize(
    "key", ["reveal:wizard:c3", "move:wizard:b2", "use:magic-hat:rogue:c3", "end"], ids=lambda key: str(key)
)
def test_what_revealed_or_drew_tiles_cannot_be_taken_back(key: str) -> None:
    table = Table(f"{SECRETS}, wizard on b1, rogue carries magic-hat, 4 actions left")
    if key == "end":
        table = Table(f"{SECRETS}, 0 actions left")
    assert not table.session.can_take_back(HEROES, key)
    table.do(key)
    assert table.session.free_undo(HEROES) == 0


@clause("DH-HID-04")
def test_a_plain_move_can_be_taken_back_but_not_what_lies_before_a_reveal() -> None:
    table = Table(f"{SECRETS}, wizard on b1, warrior on e1")
    table.do("move:warrior:e2")
    assert table.session.free_undo(HEROES) == 1
    table.do("reveal:wizard:c3")
    assert table.session.free_undo(HEROES) == 0
    table.do("move:warrior:e3")
    assert table.session.free_undo(HEROES) == 1


@clause("DH-HID-05")
@pytest.mark.parametrize("tile", ["poison-cloud", "chest", "ogre", "spike-pit"])
def test_the_solitaire_dungeon_does_not_look_under_face_down_tiles(tile: str) -> None:
    rows = " and ".join(f"{column}{row}" for column in "abcdef" for row in (1, 2, 5))
    table = Table(
        f"{tile} face down on {rows}, bear-trap face up on f4, warrior on c4, warrior is possessed,"
        "cleric on b3, wizard on e3, rogue on c0, orc figure on a4, goblin figure on f3,"
        "dungeon turn 1, dungeon's turn",
        mode="solitaire",
        undead=True,
    )
    moves = [
        event for event in table.session.events if event.name in ("figure-moved", "hero-led", "attacked")
    ]
    told = [(event.name, event.args.get("square") or event.args.get("hero")) for event in moves]
    assert told == [
        ("figure-moved", "b4"),
        ("attacked", "cleric"),
        ("hero-led", "d4"),
        ("hero-led", "e4"),
        ("attacked", "wizard"),
    ]
    assert table.tile("c5") == f"{tile} face down"


@clause("DH-HID-05")
def test_a_bot_thinks_on_a_table_where_the_hidden_tiles_are_others() -> None:
    session = find_game("dungeon-heroes").match({}).start(5)
    while session.state.arranging:
        session.pick(HEROES, 0)
    for seat in (HEROES, MASTER):
        dealt = {tuple(session.imagine(seat, Rng.seeded(seed)).state.pile) for seed in range(9)}
        assert len(dealt) == 9
        assert tuple(session.state.pile) not in dealt
    hands = {tuple(session.imagine(MASTER, Rng.seeded(seed)).state.hand) for seed in range(9)}
    assert hands == {tuple(session.state.hand)}


@clause("DH-HID-06")
@pytest.mark.parametrize("settings", SETTINGS)
def test_only_the_side_whose_turn_it_is_decides_anything(settings: dict[str, Choice]) -> None:
    for moment in wander(settings, seed=11, answers=300):
        assert [decision.seat for decision in moment.decisions] == [moment.state.side]
