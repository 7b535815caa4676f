"""Solitaire: setup, the heroes' turn, the last survivor (DH-SSET, DH-SOLO, DH-LAST)."""

from __future__ import annotations

from collections import Counter

import pytest

from lanthorn.engine import Session, find_game
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.state import HEROES, HIDDEN, State
from lanthorn.games.dungeon_heroes.testing import Table


def new_game(seed: int, dragon: bool = False, undead: bool = False) -> Session[State]:
    match = find_game("dungeon-heroes").match({"mode": "solitaire", "dragon": dragon, "undead": undead})
    session: Session[State] = match.start(seed)
    return session


def arranged(seed: int) -> Session[State]:
    session = new_game(seed)
    while session.state.arranging:
        session.pick(HEROES, 0)
    return session


def solitaire(text: str, dragon: bool = False, undead: bool = False) -> Table:
    return Table(text, mode="solitaire", dragon=dragon, undead=undead)


def ended(table: Table) -> tuple[tuple[int, ...], str]:
    """Who has won a game that is over, and by which clause."""
    outcome = table.session.outcome
    assert outcome is not None
    assert table.session.is_over
    return outcome.winners, outcome.clauses[0]


# Aim and setup


@clause("DH-SSET-01")
def test_the_fourth_treasure_wins_and_the_third_does_not() -> None:
    table = solitaire("heroes have 2 treasures, warrior on c3, chest face down on c4, chest face down on c5")
    table.do("move:warrior:c4")
    assert not table.session.is_over
    table.do("move:warrior:c5")
    assert ended(table) == ((HEROES,), "DH-SSET-01")


@clause("DH-EX-41", "DH-SSET-08", "DH-SSET-07", "DH-SOLO-02")
def test_all_tiles_lie_face_down_and_the_heroes_begin() -> None:
    session = arranged(seed=1)
    state = session.state
    assert all(state.tiles[square] < 0 for square in state.book.dungeon)
    assert len(state.book.dungeon) == 36
    assert not any(state.tiles[square] for square in state.book.outside)
    assert len(state.box) == 10
    assert (state.pile, state.hand) == ([], [])
    assert session.decisions[0].seat == HEROES
    assert (state.turn, state.dungeon_turn) == (1, 0)


@clause("DH-SSET-02", "DH-SSET-04")
def test_four_heroes_at_full_health_ten_figures_and_the_grand_chest() -> None:
    state = arranged(seed=1).state
    assert state.hp == [10, 8, 6, 4]
    figures = Counter(state.book.kinds[kind].id for kind in state.book.figure_kind)
    assert figures == {"ogre": 1, "orc": 2, "skeleton": 3, "goblin": 4}
    assert not any(square >= 0 for square in state.figure_at)
    assert state.chest_is_there
    assert state.book.shows_chest in state.book.treasure_room


@clause("DH-SSET-03")
def test_the_heroes_are_arranged_on_the_start_squares_as_the_player_likes() -> None:
    session = new_game(seed=1)
    for key in ("arrange:warrior:e0", "arrange:cleric:c0", "arrange:rogue:b0"):
        session.answer(HEROES, key)
    assert [session.state.book.squares[at] for at in session.state.hero_at] == ["e0", "c0", "b0", "d0"]


@clause("DH-SSET-05", "DH-SSET-06")
@pytest.mark.parametrize("seed", range(5))
def test_ten_monsters_ten_traps_three_chests_and_thirteen_of_the_others(seed: int) -> None:
    state = new_game(seed).state
    book = state.book
    laid = Counter(book.category[-state.tiles[square]] for square in book.dungeon)
    assert (laid["monster"], laid["trap"], laid["treasure"]) == (10, 10, 3)
    assert laid["movement"] + laid["artifact"] + laid["deadly"] == 13
    assert {book.category[kind] for kind in state.box} <= {"movement", "artifact", "deadly"}


@clause("DH-SSET-06", "DH-SSET-08")
def test_chance_decides_which_tiles_are_kept_and_where_they_lie() -> None:
    assert len({tuple(sorted(new_game(seed).state.box)) for seed in range(8)}) > 1
    assert len({tuple(new_game(seed).state.tiles) for seed in range(8)}) == 8


@clause("DH-SSET-07")
def test_the_player_sees_neither_what_lies_there_nor_what_is_out() -> None:
    session = arranged(seed=1)
    view = session.view(HEROES)
    assert all(view.tiles[square] == HIDDEN for square in view.book.dungeon)
    assert view.box == [HIDDEN] * 10


@clause("DH-RUL-59")
@pytest.mark.parametrize(
    ("dragon", "undead", "spare"), [(True, False, 9), (False, True, 11), (True, True, 7)]
)
def test_expansions_join_the_36_tiles_that_are_laid_out(dragon: bool, undead: bool, spare: int) -> None:
    state = new_game(2, dragon, undead).state
    book = state.book
    laid = Counter(book.kinds[-state.tiles[square]].id for square in book.dungeon)
    added = (["dragon", "damsel-tile", "banner", "fairy"] if dragon else []) + (
        ["necromancer", "white-lady"] if undead else []
    )
    assert sum(laid.values()) == 36
    assert all(laid[tile] == 1 for tile in added)
    assert sum(n for tile, n in laid.items() if book.kinds[book.kind[tile]].pool == "random") == spare
    assert len(state.box) == 23 - spare


@clause("DH-RUL-59")
def test_a_purchase_counts_within_the_four_to_eight_actions() -> None:
    table = solitaire("warrior earned ogre", undead=True).do("buy:strange-bread:warrior")
    assert (table.state.actions_left, table.state.actions_due) == (7, 3)


# The heroes' turn


@clause("DH-SOLO-02")
def test_heroes_and_dungeon_take_turns() -> None:
    table = solitaire("4 actions left")
    assert table.offers("end")
    table.do("end")
    assert table.log() == ["turn-dungeon", "turn-heroes"]
    assert table.session.decisions[0].seat == HEROES


@clause("DH-SOLO-03", "DH-SOLO-05")
def test_eight_actions_and_no_more_than_two_a_hero() -> None:
    table = solitaire("warrior on a3, cleric on c3, rogue on d3, wizard on f3")
    for row in (4, 5):
        table.do(f"move:warrior:a{row}", f"move:cleric:c{row}", f"move:rogue:d{row}", f"move:wizard:f{row}")
        if row == 4:
            assert table.state.actions_left == 4
    assert table.keys() == ["end"]
    assert "DH-HERO-03" in table.refused("move:warrior:a6")


@clause("DH-SOLO-03")
def test_eight_is_the_limit_for_five_heroes_too() -> None:
    table = solitaire("damsel on c3, 0 actions left", dragon=True)
    assert solitaire("damsel on c3", dragon=True).state.actions_left == 8
    assert not table.keys("move")
    assert "DH-SOLO-03" in table.refused("move:damsel:c4")


@clause("DH-SOLO-04")
def test_the_turn_may_be_ended_after_four_actions_and_not_before() -> None:
    table = solitaire("warrior on a3, cleric on c3, rogue on d3, wizard on f3")
    for key in ("move:warrior:a4", "move:cleric:c4", "move:rogue:d4", "move:wizard:f4"):
        assert not table.offers("end")
        assert "DH-SOLO-04" in table.refused("end")
        table.do(key)
    assert table.offers("end", "move:warrior:a5")


@clause("DH-SOLO-04")
def test_by_house_rule_the_turn_may_be_ended_at_any_time() -> None:
    assert Table("", mode="solitaire", mandatory_actions=False).offers("end")


@clause("DH-SOLO-01", "DH-SOLO-06")
def test_a_monster_revealed_by_a_hero_is_a_figure_at_once() -> None:
    table = solitaire(
        "wizard on c0, cleric on c3, orc face down on c4, ogre face down on f6, goblin face down on a4"
    )
    table.do("move:cleric:c4", "reveal:wizard:f6")
    assert (table.figure("c4"), table.tile("c4"), table.hp("cleric")) == ("orc-1", None, 5)
    assert (table.figure("f6"), table.tile("f6")) == ("ogre", None)


@clause("DH-SOLO-06", "DH-SOLO-07", "DH-SDUN-10")
def test_a_monster_revealed_by_the_dungeon_is_a_figure_and_aggressive_at_once() -> None:
    text = "warrior on c4, orc face down on c6, dungeon turn 1, dungeon's turn"
    table = solitaire(text)
    assert table.tile("c6") is None
    assert table.square("orc-1") == "c5"
    assert table.hp("warrior") == 7


@clause("DH-SOLO-08")
def test_a_tile_under_a_figure_is_not_revealed_by_anybody() -> None:
    table = solitaire("goblin figure on c6, chest face down on c6, rogue carries magic-hat")
    for key in ("reveal:wizard:c6", "use:magic-hat:rogue:c6"):
        assert not table.offers(key)
        assert "DH-MON-14" in table.refused(key)


@clause("DH-SOLO-09")
def test_the_player_loses_when_all_heroes_have_fallen() -> None:
    table = solitaire("wizard on c3, wizard has 3 hp, others are dead, orc figure on c4, dungeon's turn")
    assert ended(table) == ((), "DH-SOLO-09")


# Few heroes


@clause("DH-EX-43", "DH-RUL-52", "DH-SOLO-04")
def test_two_heroes_owe_exactly_four_actions() -> None:
    table = solitaire("warrior on c3, wizard on e3, others are dead")
    table.do("move:warrior:c4", "move:wizard:e4")
    assert not table.offers("end")
    assert "DH-RUL-52" in table.refused("end")
    table.do("move:warrior:c5")
    assert not table.offers("end")
    table.do("move:wizard:e5")
    assert table.keys() == ["end"]


@clause("DH-EX-53", "DH-LAST-01", "DH-LAST-03", "DH-LAST-04", "DH-RUL-51")
@pytest.mark.parametrize("actions", [1, 2, 3])
def test_the_last_survivor_takes_one_to_three_actions(actions: int) -> None:
    table = solitaire("warrior on c1, others are dead")
    assert "DH-RUL-52" in table.refused("end")
    table.do(*(f"move:warrior:c{row}" for row in range(2, 2 + actions)))
    assert table.offers("end")
    assert bool(table.keys("move")) == (actions < 3)
    if actions == 3:
        assert "DH-LAST-01" in table.refused("move:warrior:c5")
    table.do("end")
    assert table.state.turn == 2


@clause("DH-LAST-02")
def test_while_two_heroes_live_neither_takes_three_actions() -> None:
    table = solitaire("warrior on c1, wizard on f6, others are dead")
    table.do("move:warrior:c2", "move:warrior:c3")
    assert "DH-TURN-07" in table.refused("move:warrior:c4")
    assert not table.offers("end")


@clause("DH-LAST-03")
def test_in_a_duel_the_last_hero_has_two_actions_not_three() -> None:
    table = Table("warrior on c1, others are dead").do("move:warrior:c2", "move:warrior:c3")
    assert not table.keys("move")
    assert "DH-TURN-07" in table.refused("move:warrior:c4")


@clause("DH-RUL-51", "DH-LAST-02", "DH-RUL-52")
def test_who_is_left_alone_in_the_turn_has_three_actions_counting_those_he_took() -> None:
    table = solitaire(
        "warrior on b2, wizard on c2, others are dead, wizard has 1 hp, bear-trap face down on c3,"
        "warrior has taken 2 actions"
    )
    assert not table.offers("move:warrior:b3")
    table.do("move:wizard:c3")
    assert table.offers("move:warrior:b3", "end")
    table.do("move:warrior:b3")
    assert table.keys() == ["end"]


@clause("DH-RUL-52", "DH-LAST-04")
def test_who_is_left_alone_before_he_acted_owes_one_action_of_his_own() -> None:
    table = solitaire(
        "warrior on b2, wizard on c2, others are dead, wizard has 1 hp, bear-trap face down on c3"
    ).do("move:wizard:c3")
    assert not table.offers("end")
    table.do("move:warrior:b3")
    assert table.offers("end", "move:warrior:b4")


@clause("DH-RUL-52")
def test_nobody_owes_what_is_no_longer_legal() -> None:
    table = solitaire("warrior on b2, wizard on c2, others are dead, wizard is possessed", undead=True)
    table.do("move:warrior:b3", "move:warrior:b4")
    assert table.state.actions_due == 2
    assert table.keys() == ["end"]


@clause("DH-RUL-52")
def test_a_return_to_life_does_not_raise_the_demand() -> None:
    table = solitaire("warrior on b2, others are dead, warrior carries holy-grail")
    table.do("use:holy-grail:warrior:wizard:b3")
    assert table.offers("end", "move:wizard:b4")
    assert table.state.actions_left == 1


GRAIL_AND_TRAP = (
    "warrior on b2, wizard on c2, others are dead, wizard has 1 hp, bear-trap face down on c3,"
    "warrior carries holy-grail"
)


@clause("DH-RUL-52", "DH-LAST-04")
def test_who_was_left_alone_in_the_turn_owes_no_more_once_another_returns() -> None:
    table = solitaire(GRAIL_AND_TRAP).do("move:wizard:c3", "use:holy-grail:warrior:wizard:b3")
    assert table.offers("end", "move:wizard:b4")


@clause("DH-LAST-01", "DH-RUL-51", "DH-RUL-52")
def test_the_question_counts_what_the_survivor_can_still_do_and_owes() -> None:
    table = solitaire(GRAIL_AND_TRAP).do("move:wizard:c3")
    asked = []
    for row in (3, 4, 5):
        asked.append(dict(table.session.decisions[0].about))
        table.do(f"move:warrior:b{row}")
    assert asked == [{"left": 3, "due": 1}, {"left": 2, "due": 0}, {"left": 1, "due": 0}]
    assert table.keys() == ["end"]
    assert table.session.scene(HEROES).meters[0].value == 0


@clause("DH-LAST-01", "DH-RUL-51", "DH-MARKET-04")
def test_a_survivor_who_is_spent_may_still_buy_and_is_told_how_often() -> None:
    table = solitaire(f"{GRAIL_AND_TRAP}, warrior earned ogre", undead=True)
    table.do("move:wizard:c3", "move:warrior:b3", "move:warrior:b4", "move:warrior:b5")
    assert table.keys("buy")
    assert table.session.decisions[0].about["left"] == 4
