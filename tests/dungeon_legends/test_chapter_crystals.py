"""Chapter III: its setup and goal, the cart, the Crystals."""

from __future__ import annotations

from lanthorn.engine.scene import Track
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.chapters.crystals.cart import room
from lanthorn.games.dungeon_legends.chapters.crystals.state import Crystals, crystals
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.state import State
from lanthorn.games.dungeon_legends.testing import Table


def table(text: str, players: int = 3, rolls: tuple[int, ...] = ()) -> Table:
    return Table(text, chapter="crystals", players=players, rolls=rolls)


def here(table: Table) -> Crystals:
    return crystals(table.state)


def start() -> State:
    return GAME.match({"chapter": "crystals", "players": "2"}).start(3).state


# Setup and goal


@clause("DL-CH3-SETUP-01")
def test_two_fairies_of_the_supply_lie_on_the_sanctuary() -> None:
    state = start()
    assert len(state.sanctuary) == 2
    assert all(fairy in state.book.fairy_supply for fairy in state.sanctuary)
    assert not set(state.sanctuary) & {*state.fairies, *state.fairy_market}


@clause("DL-CH3-SETUP-02")
def test_the_empty_cart_starts_at_the_castle() -> None:
    assert (crystals(start()).cart, crystals(start()).load) == (7, 0)


@clause("DL-CH3-SETUP-03", "DL-RUL-65", "DL-RUL-89")
def test_everything_else_starts_beside_the_mat() -> None:
    state = start()
    chapter = crystals(state)
    assert chapter.supply == 25
    assert chapter.spaces == [0] * 6
    assert (chapter.gate, chapter.bats, chapter.guild, chapter.closed) == (0, 0, 0, 0)
    assert chapter.key_on == chapter.key_of == NONE


def test_the_chapter_adds_ten_cards_to_the_deck() -> None:
    state = start()
    own = sorted(state.book.game[card].id for card in state.deck if state.book.game[card].set == "crystals")
    monsters = [
        "crystal-eater-4",
        "crystal-eater-5",
        "extra-cart",
        "giant-troll",
        "giant-troll",
        "key-master",
    ]
    assert own == sorted([*monsters, "bats", "brake-failure", "secret-passage", "sharp-turn"])


@clause("DL-EX-95", "DL-SETUP-23", "DL-ITEM-07")
def test_before_a_chapter_played_alone_everybody_drafts_an_item() -> None:
    settings = {"chapter": "crystals", "players": "2", "hero_1": "knight", "hero_2": "scout"}
    session = GAME.match(settings).start(5)
    drafted = []
    while (decision := session.decisions[0]).kind != "act":
        drafts, seat = decision.kind == "draft-item", decision.seat
        taken, before = decision.options[0].value.a, len(session.state.items)
        assert not drafts or len([card for card in session.state.item_market if card != NONE]) == 3
        session.answer(seat, decision.options[0].key)
        if drafts:
            own = session.state.players[seat]
            assert taken in own.deck + own.hand
            assert len(session.state.items) == before - 1
            drafted.append(seat)
    assert sorted(drafted) == [0, 1]
    assert all(len(own.hand) == 5 and len(own.deck) == 6 for own in session.state.players)


@clause("DL-CH3-GOAL-01", "DL-CH3-RULE-03")
def test_the_sixteenth_delivered_crystal_wins() -> None:
    game = table("cart on h6 with 2 crystals, delivered 14, knight on h6, knight has icons move")
    game.do("push:knight:h7")
    assert game.won
    assert here(game).delivered == 16


@clause("DL-CH3-GOAL-01")
def test_fifteen_delivered_crystals_do_not_win() -> None:
    game = table("cart on h6 with 1 crystal, delivered 14, knight on h6, knight has icons move")
    game.do("push:knight:h7")
    assert not game.won
    assert here(game).delivered == 15


# The cart


@clause("DL-EX-09", "DL-CH3-RULE-01")
def test_a_move_pushes_the_cart_and_the_hero_stays() -> None:
    game = table("cart on h5, knight on h5, knight has icons move")
    assert game.offers("push:knight:h4", "push:knight:h6")
    game.do("push:knight:h4")
    assert here(game).cart == 4
    assert game.hero("knight").at == 5
    assert not game.keys("move")
    assert not game.keys("push")


@clause("DL-CH3-RULE-01")
def test_a_push_needs_a_move_and_a_hero_on_the_square() -> None:
    without_move = table("cart on h5, knight on h5, knight has icons sword")
    assert not without_move.keys("push")
    assert "DL-CH3-RULE-01" in without_move.refused("push:knight:h4")
    elsewhere = table("cart on h5, knight on h4, blacksmith on h5, knight has icons move")
    assert not elsewhere.keys("push")
    assert "DL-CH3-RULE-01" in elsewhere.refused("push:knight:h6")


@clause("DL-CH3-RULE-01")
def test_the_cart_goes_one_square_and_stays_on_the_path() -> None:
    game = table("cart on h1, knight on h1, knight has icons move move")
    assert game.keys("push") == ["push:knight:h2"]
    assert "DL-CH3-RULE-01" in game.refused("push:knight:h3")
    assert table("knight on h7, knight has icons move").keys("push") == ["push:knight:h6"]


@clause("DL-CH3-RULE-01", "DL-ICON-02")
def test_each_push_costs_one_move() -> None:
    game = table("cart on h5, knight on h5, knight has icons move move")
    game.do("push:knight:h6", "move:knight:h6")
    assert (here(game).cart, game.hero("knight").at) == (6, 6)
    assert not game.keys("push")


@clause("DL-CH3-RULE-03", "DL-RUL-65")
def test_a_cart_at_the_castle_is_unloaded_at_once() -> None:
    game = table("cart on h6 with 5 crystals, knight on h6, knight has icons move")
    game.do("push:knight:h7")
    assert (here(game).load, here(game).delivered, here(game).supply) == (0, 5, 20)


@clause("DL-CH3-RULE-03")
def test_a_cart_before_the_castle_is_not_unloaded() -> None:
    game = table("cart on h5 with 5 crystals, knight on h5, knight has icons move")
    game.do("push:knight:h6")
    assert (here(game).load, here(game).delivered) == (5, 0)


# Loading


@clause("DL-EX-10", "DL-CH3-RULE-04", "DL-LOC-08")
def test_a_hero_with_the_cart_loads_the_crystals_of_the_location() -> None:
    game = table("cart on h2 with 1 crystal, knight on h2, crystals on l2 2")
    game.do("load:knight:2")
    assert (here(game).load, here(game).spaces[game.state.locations[2]]) == (3, 0)
    assert game.state.used == []


@clause("DL-CH3-RULE-04")
def test_any_number_of_crystals_can_be_loaded() -> None:
    game = table("cart on h6, knight on h6, crystals on l6 4")
    assert game.keys("load") == [f"load:knight:{count}" for count in (4, 3, 2, 1)]
    game.do("load:knight:1", "load:knight:2")
    assert (here(game).load, here(game).spaces[game.state.locations[6]]) == (3, 1)


@clause("DL-CH3-RULE-02", "DL-CH3-RULE-04")
def test_the_cart_holds_six_crystals() -> None:
    game = table("cart on h6 with 5 crystals, knight on h6, crystals on l6 4")
    assert game.keys("load") == ["load:knight:1"]
    assert not game.offers("load:knight:2")
    game.do("load:knight:1")
    assert here(game).load == 6
    assert not game.keys("load")
    assert "DL-CH3-RULE-02" in game.refused("load:knight:1")


@clause("DL-CH3-RULE-04")
def test_hero_cart_and_crystals_must_be_in_one_place() -> None:
    away = table("cart on h2, knight on h3, crystals on l2 2, crystals on l3 1")
    assert not away.keys("load")
    assert "DL-CH3-RULE-04" in away.refused("load:knight:1")
    nothing = table("cart on h2, knight on h2, crystals on l5 2")
    assert not nothing.keys("load")
    assert "DL-CH3-RULE-04" in nothing.refused("load:knight:1")
    assert not table("knight on h7, crystals on l6 2").keys("load")


@clause("DL-CH3-RULE-04")
def test_only_the_hero_whose_turn_it_is_loads() -> None:
    game = table("cart on h2, knight on h4, blacksmith on h2, crystals on l2 2")
    assert not game.keys("load")
    game = table("cart on h2, knight on h4, blacksmith on h2, crystals on l2 2, turn of blacksmith")
    assert game.offers("load:blacksmith:2")


@clause("DL-CH3-RULE-04", "DL-RUL-83")
def test_crystals_are_loaded_in_the_dark_too() -> None:
    game = table("cart on h2, knight on h2, crystals on l2 2, darkness on fairy-sanctuary")
    assert game.offers("load:knight:2")


# Crystal spaces and the supply


@clause("DL-CH3-RULE-05", "DL-IC-X07")
def test_each_location_has_its_crystal_spaces() -> None:
    state = start()
    assert {place.name: room(state, n) for n, place in enumerate(state.book.locations)} == {
        "trap-master": 1,
        "fairy-sanctuary": 2,
        "traction-device": 1,
        "monster-hunters-guild": 2,
        "trapped-wall": 2,
        "dwarven-mine": 4,
    }


@clause("DL-CH3-RULE-06", "DL-RUL-87")
def test_crystals_without_a_space_go_back_to_the_supply() -> None:
    game = table(
        "knight on h6, blacksmith on h6, blacksmith with 5 dust, crystals on l6 3, turn of blacksmith"
    )
    game.do("use:blacksmith:dwarven-mine:mine:3")
    assert here(game).spaces[game.state.locations[6]] == 4
    assert here(game).supply == 21


EMPTY = "delivered 15, cart on h3 with 6 crystals, crystals on l6 4"


@clause("DL-CH3-RULE-07", "DL-RUL-65")
def test_an_empty_supply_gives_no_crystal() -> None:
    game = table(f"{EMPTY}, knight on h5, giant-troll on p5 with 3 damage, knight has icons sword")
    assert here(game).supply == 0
    game.do(f"strike:knight:{game.at('p5')}:1")
    assert game.passage(5) is None
    assert here(game).spaces[game.state.locations[5]] == 0


@clause("DL-CH3-RULE-07")
def test_an_extra_cart_comes_without_crystals_when_none_are_left() -> None:
    game = table(f"{EMPTY}, game deck extra-cart").do("end")
    assert here(game).carried[game.state.passage[1]] == 0


@clause("DL-CH3-RULE-07")
def test_the_mine_can_not_be_used_without_a_supply() -> None:
    words = "delivered 15, cart on h3 with 6 crystals, crystals on l6 3, crystals on l1 1, blacksmith on h6"
    game = table(f"{words}, blacksmith with 5 dust, turn of blacksmith")
    assert here(game).supply == 0
    assert not game.keys("use")
    assert "DL-CH3-RULE-07" in game.refused("use:blacksmith:dwarven-mine:mine:1")


# The end


@clause("DL-CH3-END-01", "DL-PASS-04")
def test_a_monster_that_enters_the_castle_loses_the_game() -> None:
    game = table("giant-troll on p6, tunnel-rat on p1, game deck ghost").do("end")
    assert game.lost
    assert game.session.outcome is not None
    assert game.session.outcome.clauses == ("DL-CH3-END-01",)


@clause("DL-CH3-END-01", "DL-DECK-04")
def test_having_to_take_a_card_from_the_empty_deck_loses_the_game() -> None:
    game = table("giant-troll on p6").do("end")
    assert game.lost
    assert game.state.reason == "deck"


# On the table


def test_the_table_shows_where_everything_of_the_chapter_is() -> None:
    words = "cart on h5 with 3 crystals, crystals on l6 2, gate 3, bats 4, secret passage p2, delivered 7"
    game = table(f"{words}, knight has key, crystal-eater-4 on p4, crystals on p4 1, guild 1")
    scene = game.session.scene(0)
    places = {piece.id: piece.at for piece in scene.pieces}
    eater = game.state.passage[4]
    assert places["cart"] == "h5"
    assert (places["crystals-crystals-mine"], places[f"crystals-g-{eater}"]) == ("l6", "p4")
    assert (places["gate"], places["bats"], places["secret-passage"]) == ("h3", "h4", "p2")
    assert (places["key"], places["guild"]) == ("board-knight", "l4")
    assert [region.value for region in scene.regions if isinstance(region, Track)] == [7]


@clause("DL-CH3-RULE-03")
def test_an_empty_cart_delivers_nothing() -> None:
    game = table("cart on h6, knight on h6, knight has icons move").do("push:knight:h7")
    assert (here(game).cart, here(game).delivered) == (7, 0)
    assert "crystals-delivered" not in game.log()
