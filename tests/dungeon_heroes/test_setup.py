"""Setup: what lies where before the first turn (DH-SETUP, DH-OBJ-01, DH-OBJ-06 to DH-OBJ-09)."""

from __future__ import annotations

from collections import Counter
from functools import cache

from lanthorn.engine import Session, find_game
from lanthorn.engine.decisions import Decision
from lanthorn.engine.game import Choice, Match
from lanthorn.engine.running import simulate
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.book import Book
from lanthorn.games.dungeon_heroes.options import Act
from lanthorn.games.dungeon_heroes.state import HEROES, HIDDEN, MASTER, NOWHERE, State
from lanthorn.games.dungeon_heroes.testing import Table

ARRANGEMENT = ("arrange:warrior:d0", "arrange:cleric:b0", "arrange:rogue:e0")


@cache
def match(**settings: Choice) -> Match[State, Book]:
    return find_game("dungeon-heroes").match(settings)


def start(seed: int = 1, **settings: Choice) -> Session[State]:
    return match(**settings).start(seed)


def arranged(seed: int = 1, **settings: Choice) -> Session[State]:
    """The wizard, as the last, goes by himself to the square that is left."""
    session = start(seed, **settings)
    for key in ARRANGEMENT:
        session.answer(HEROES, key)
    return session


def names(session: Session[State], kinds: list[int]) -> Counter[str]:
    return Counter(session.state.book.kinds[kind].id for kind in kinds)


def categories(session: Session[State], kinds: list[int]) -> Counter[str]:
    return Counter(session.state.book.category[kind] for kind in kinds)


@clause("DH-EX-01", "DH-SETUP-03", "DH-SETUP-05", "DH-SETUP-12", "DH-SETUP-14", "DH-RUL-01", "DH-TURN-01")
def test_the_base_game_is_set_up() -> None:
    session = start()
    state, book = session.state, session.state.book
    in_pile = categories(session, state.pile)
    assert len(state.pile) == 36
    assert (in_pile["monster"], in_pile["trap"], in_pile["treasure"]) == (10, 10, 3)
    assert in_pile["movement"] + in_pile["artifact"] + in_pile["deadly"] == 13
    assert len(state.box) == 10
    assert state.chest_is_there
    assert state.hp == [10, 8, 6, 4]
    for key in ARRANGEMENT:
        session.answer(HEROES, key)
    assert [book.squares[square] for square in session.state.hero_at] == ["d0", "b0", "e0", "c0"]
    assert session.decisions[0].seat == MASTER


@clause("DH-EX-02", "DH-SETUP-14", "DH-RUL-01", "DH-MARKET-01", "DH-XB-03")
def test_both_expansions_take_the_place_of_six_random_tiles() -> None:
    session = start(dragon=True, undead=True)
    state = session.state
    in_pile = names(session, state.pile)
    assert len(state.pile) == 36
    added = ("dragon", "damsel-tile", "banner", "fairy", "necromancer", "white-lady")
    assert [in_pile[name] for name in added] == [1] * 6
    random = [kind for kind in state.pile if state.book.kinds[kind].pool == "random"]
    assert len(random) == 7
    assert len(state.pile) - len(random) - len(added) == 23
    assert len(state.box) == 16
    assert set(names(session, state.market)) == {
        "demon-skull",
        "magic-mirror",
        "energy-elixir",
        "strange-bread",
    }


@clause("DH-OBJ-01", "DH-SETUP-01")
def test_two_players_sit_on_opposite_sides() -> None:
    heroes, master = match().seats
    assert (heroes.name, master.name) == ("heroes", "master")
    assert heroes.team != master.team


@clause("DH-OBJ-01", "DH-SETUP-02")
def test_the_heroes_player_leads_four_heroes_and_the_master_the_dungeon() -> None:
    session = start()
    assert [hero.id for hero in session.state.book.heroes] == ["warrior", "cleric", "rogue", "wizard"]
    for key in ARRANGEMENT:
        assert [decision.seat for decision in session.decisions] == [HEROES]
        session.answer(HEROES, key)
    assert {option.value.verb for option in session.decisions[0].options} == {"place"}


@clause("DH-OBJ-06")
def test_the_dungeon_room_has_six_rows_of_six_squares() -> None:
    book = start().state.book
    assert len(book.dungeon) == 36
    assert [len(row) for row in book.dungeon_rows] == [6] * 6
    in_front_of_the_start = {square for s in book.start for square in book.orthogonal[s]} - {*book.start}
    beside_the_treasure = {s for t in book.treasure_room for s in book.orthogonal[t]} - {*book.treasure_room}
    assert {book.rows[square] for square in in_front_of_the_start} == {1}
    assert {book.rows[square] for square in beside_the_treasure} == {6}


@clause("DH-OBJ-07", "DH-OBJ-08")
def test_four_start_squares_and_several_treasure_squares() -> None:
    book = start().state.book
    assert len(book.start) == 4
    assert len(book.treasure_room) > 1


@clause("DH-OBJ-09")
def test_heroes_and_monsters_may_stand_outside_the_room_but_tiles_may_not_lie_there() -> None:
    heroes = Table("warrior on b1, rogue on b6, cleric on f1, wizard on f2")
    assert heroes.offers("move:warrior:b0", "move:rogue:b7")
    monsters = Table("orc figures on b1 and b6, warrior on b0, master's turn, aggressive phase")
    assert monsters.offers("move:orc-1:b0", "move:orc-2:b7")
    placing = Table("master holds chest, master's turn")
    outside = {f"place:chest:{column}{row}" for column in "bcde" for row in "07"}
    assert not outside & set(placing.keys())
    assert "DH-OBJ-09" in placing.refused("place:chest:b7")


@clause("DH-SETUP-04")
def test_the_die_shows_every_loss_and_every_gain() -> None:
    table = Table("cleric on c1, bear trap face down on c2, fireball face down on c3")
    table.do("move:cleric:c2")
    assert table.hp("cleric") == 7
    table.do("move:cleric:c3")
    assert table.hp("cleric") == 4
    assert [event.args["hp"] for event in table.session.events if event.name == "hero-hurt"] == [7, 4]
    healing = Table("cleric has 5 hp").do("heal:cleric:cleric")
    assert healing.hp("cleric") == 7
    assert [event.args["hp"] for event in healing.session.events] == [7]


@clause("DH-SETUP-05")
def test_the_heroes_stand_one_on_each_start_square_as_their_player_likes() -> None:
    session = start()
    asked = [option.key for option in session.decisions[0].options]
    assert asked == [f"arrange:warrior:{square}" for square in ("b0", "c0", "d0", "e0")]
    session.answer(HEROES, "arrange:warrior:c0")
    asked = [option.key for option in session.decisions[0].options]
    assert asked == [f"arrange:cleric:{square}" for square in ("b0", "d0", "e0")]
    state = arranged().state
    assert sorted(state.hero_at) == state.book.start


@clause("DH-SETUP-06")
def test_ten_monster_figures_wait_beside_the_board() -> None:
    state = arranged().state
    assert state.figure_at == [NOWHERE] * 10
    assert Counter(monster.id for monster in state.book.monsters) == {
        "ogre": 1,
        "orc": 2,
        "skeleton": 3,
        "goblin": 4,
    }


@clause("DH-SETUP-07", "DH-SETUP-08")
def test_only_the_grand_chest_lies_where_all_can_see_it() -> None:
    session = arranged()
    for seat in (HEROES, MASTER):
        seen = session.view(seat)
        assert seen.chest_is_there
        assert seen.book.squares[seen.book.shows_chest] in ("b7", "c7", "d7", "e7")
        assert not any(seen.tiles)
        assert set(seen.pile) == {HIDDEN}


@clause("DH-SETUP-09", "DH-SETUP-10")
def test_any_square_of_the_treasure_room_gives_the_grand_chest() -> None:
    for column in "bcde":
        table = Table(f"heroes have 2 treasures, warrior on {column}6").do(f"move:warrior:{column}7")
        assert table.state.treasures == 3
        assert table.session.outcome is not None
        assert table.session.outcome.winners == (HEROES,)


@clause("DH-SETUP-11")
def test_the_treasure_room_gives_one_treasure_only() -> None:
    table = Table("warrior on b6, rogue on d6").do("move:warrior:b7", "move:rogue:e7", "move:warrior:c7")
    assert table.state.treasures == 1
    assert table.log().count("grand-chest-taken") == 1


@clause("DH-SETUP-13", "DH-SETUP-14")
def test_thirteen_of_the_23_other_tiles_are_drawn_at_random() -> None:
    deals = []
    for seed in range(60):
        session = start(seed)
        spare = [kind for kind in session.state.pile if session.state.book.kinds[kind].pool == "random"]
        assert len(spare) == 13
        assert len(spare) + len(session.state.box) == 23
        deals.append(names(session, spare))
    assert {name for deal in deals for name in deal} == {
        "portal",
        "sliding-tile",
        "poison-cloud",
        "sword",
        "holy-icon",
        "disarming-kit",
        "magic-hat",
        "holy-grail",
    }
    assert {deal["holy-grail"] for deal in deals} == {0, 1}
    assert len({tuple(sorted(deal.items())) for deal in deals}) > 40


@clause("DH-SETUP-15")
def test_the_ten_tiles_left_over_take_no_part_in_the_game() -> None:

    def middle(decision: Decision[Act]) -> int:
        return len(decision.options) // 2

    box = start(5).state.box
    play = simulate(match(), 5, [middle, middle], limit=200)
    assert len(box) == 10
    assert play.state.pile == []
    assert play.state.box == box


@clause("DH-SETUP-16")
def test_nobody_knows_which_random_tiles_are_in_the_pile() -> None:
    session = arranged()
    for seat in (HEROES, MASTER, None):
        seen = session.view(seat)
        assert seen.box == [HIDDEN] * 10
        assert seen.pile == [HIDDEN] * 32


@clause("DH-SETUP-17")
def test_the_whole_pile_is_shuffled() -> None:
    firsts, lasts = set(), set()
    for seed in range(60):
        state = start(seed).state
        firsts.add(state.book.kinds[state.pile[-1]].pool)
        lasts.add(state.book.kinds[state.pile[0]].pool)
        assert state.pile != sorted(state.pile)
    assert firsts == lasts == {"fixed", "random"}
    assert start(1).state.pile != start(2).state.pile
    assert start(1).state.pile == start(1).state.pile


@clause("DH-SETUP-18")
def test_the_room_begins_empty_of_tiles() -> None:
    state = arranged().state
    assert not any(state.tiles)
    assert not state.stacks
