"""Chapter V: its setup and goal, how Darkness Incarnate grows, the chapter's cards."""

from __future__ import annotations

from collections import Counter

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.chapters.darkness.state import darkness
from lanthorn.games.dungeon_legends.state import State
from lanthorn.games.dungeon_legends.testing import Table

THREE = "body incarnate-coil on i1, body incarnate-knot on i2, body incarnate-plate on i3"
FIVE = f"{THREE}, body incarnate-glass on i4, body incarnate-storm on i5"
"""The Head is on I6."""
SIX = "incarnate-glass incarnate-storm incarnate-twin incarnate-wisp incarnate-eye incarnate-heart"


def table(text: str, rolls: tuple[int, ...] = (), players: int = 3) -> Table:
    return Table(text, chapter="darkness", rolls=rolls, players=players)


def start(seed: int = 3) -> State:
    return GAME.match({"chapter": "darkness", "players": "2"}).start(seed).state


def line(game: Table) -> list[str]:
    """What lies on the track, from the entry square to the Head."""
    return [game.book.game[card].id for card in darkness(game.state).line]


# Setup and goal


@clause("DL-CH5-SETUP-01", "DL-CH5-SETUP-03", "DL-CH5-SETUP-04")
def test_the_head_starts_on_i1_the_tokens_are_not_charged_and_there_is_no_crevasse() -> None:
    state = start()
    here = darkness(state)
    assert (here.line, here.head) == ([], 1)
    assert (here.charged, here.crevasse) == ([False, False], 0)
    assert len(state.sanctuary) == 2
    assert all(fairy in state.book.fairy_supply for fairy in state.sanctuary)


@clause("DL-CH5-SETUP-02", "DL-HID-10")
def test_ten_shuffled_bodies_lie_on_the_tail() -> None:
    orders = set()
    for seed in range(4):
        state = start(seed)
        deck = darkness(state).deck
        assert [state.book.game[card].kind for card in deck] == ["tail", *["body"] * 10]
        orders.add(tuple(deck))
    assert len(orders) > 1


@clause("DL-CH5-GOAL-01", "DL-END-01", "DL-RUL-47")
def test_the_tenth_body_defeated_wins_at_once_and_brings_no_item() -> None:
    game = table(
        f"incarnate deck {SIX} incarnate-knot incarnate-knot incarnate-plate, defeated 9,"
        "body incarnate-coil on i1 with 4 damage, knight on h1,"
        "knight has icons sword sword sword sword, item market gale-boots"
    )
    game.do(f"strike:knight:{game.book.options.target(darkness(game.state).line[0])}:2")
    assert not game.won
    game.do(f"strike:knight:{game.book.options.target(darkness(game.state).line[0])}:2")
    assert "item-gained" not in game.log()
    assert game.won


@clause("DL-CH5-END-01")
def test_the_chapter_is_lost_at_the_castle_by_the_head_and_at_the_empty_deck() -> None:
    assert table("").do("end").state.reason == "deck"
    assert table("tunnel-rat on p1, gloom-bat on p6, game deck tunnel-rat").do("end").state.reason == "castle"
    assert table(f"{FIVE}, game deck ghost").do("end").state.reason == "head"


# How it grows


@clause("DL-CH5-RULE-01", "DL-CH5-RULE-02", "DL-CH5-RULE-03", "DL-CH5-RULE-12", "DL-IC-X01")
def test_a_card_with_the_icon_brings_the_next_part_and_all_move_right() -> None:
    game = table("incarnate deck incarnate-plate incarnate-coil, game deck ghost dark-knight tunnel-rat").do(
        "end"
    )
    assert (line(game), darkness(game.state).head) == (["incarnate-plate"], 2)
    game.do("end")
    assert (line(game), darkness(game.state).head) == (["incarnate-coil", "incarnate-plate"], 3)
    assert [game.passage(square) for square in (1, 2)] == ["dark-knight", "ghost"]
    game.do("end")
    assert (len(line(game)), darkness(game.state).head) == (2, 3)


@clause("DL-CH5-RULE-04", "DL-RUL-75")
def test_the_game_card_is_resolved_before_the_part_comes() -> None:
    game = table("game deck ghost").do("end")
    assert game.log().index("entered") < game.log().index("incarnate")
    game = table("tunnel-rat on p1, gloom-bat on p6, game deck ghost").do("end")
    assert game.lost
    assert "incarnate" not in game.log()


@clause("DL-RUL-75")
def test_cards_only_looked_at_bring_no_part() -> None:
    game = table("knight has fairy oracle, game deck ghost dark-knight").do("fairy:knight:oracle")
    game.do(game.keys("on-top")[0])
    assert line(game) == []


@clause("DL-RUL-75")
def test_when_all_parts_have_come_nothing_more_moves() -> None:
    game = table(f"incarnate deck {SIX} incarnate-knot, defeated 7, {THREE}, game deck ghost dark-knight")
    game.do("end")
    assert line(game)[0] == "incarnate-tail"
    head = darkness(game.state).head
    game.do("end")
    assert darkness(game.state).head == head == 5


@clause("DL-EX-88", "DL-CH5-RULE-05", "DL-CH5-CARD-04", "DL-CH5-RULE-04")
def test_a_head_on_i6_does_not_advance_but_loses_when_a_part_comes() -> None:
    game = table(f"{FIVE}, game deck darkness-advances tunnel-rat").do("end")
    assert (darkness(game.state).head, darkness(game.state).entry, line(game)[0]) == (6, 1, "incarnate-coil")
    assert game.session.outcome is None
    game = table(f"{FIVE}, game deck ghost tunnel-rat").do("end")
    assert game.passage(1) == "ghost"
    assert game.lost
    assert game.state.reason == "head"


@clause("DL-EX-23", "DL-CH5-CARD-03", "DL-CH5-RULE-03", "DL-CH5-RULE-12")
def test_darkness_advances_and_new_parts_enter_on_i2() -> None:
    game = table(
        "body incarnate-coil on i1, body incarnate-knot on i2, incarnate deck incarnate-eye,"
        "game deck darkness-advances ghost"
    )
    assert darkness(game.state).head == 3
    game.do("end")
    assert darkness(game.state).head == 4
    assert [game.book.chapter.column(game.state, card) for card in darkness(game.state).line] == [2, 3]
    game.do("end")
    assert line(game) == ["incarnate-eye", "incarnate-coil", "incarnate-knot"]
    assert [game.book.chapter.column(game.state, card) for card in darkness(game.state).line] == [2, 3, 4]
    assert darkness(game.state).head == 5


@clause("DL-CH5-CARD-03", "DL-CH5-RULE-05")
def test_after_the_advance_there_is_room_for_four_parts_only() -> None:
    four = (
        "body incarnate-coil on i2, body incarnate-knot on i3, body incarnate-plate on i4,"
        "body incarnate-glass on i5"
    )
    game = table(f"advanced, {four}, game deck ghost")
    assert darkness(game.state).head == 6
    assert game.do("end").lost


# The cards


@clause("DL-GAP-42")
def test_the_chapter_adds_ten_events() -> None:
    state = start()
    own = Counter(state.book.game[card].id for card in state.deck if state.book.game[card].set == "darkness")
    assert own == {
        "crevasse": 1,
        "darkness-attacks": 3,
        "darkness-advances": 1,
        "castle-reinforcements": 1,
        "tremors-choice": 3,
        "tremors-traps": 1,
    }


@clause("DL-GAP-43")
def test_fourteen_cards_of_the_deck_bear_the_icon() -> None:
    state = start()
    cards = [state.book.game[card] for card in state.deck]
    assert sum(card.incarnation for card in cards if card.is_monster) == 9
    assert sum(card.incarnation for card in cards if card.is_event) == 5
    assert not any(card.incarnation for card in cards if card.id == "darkness-advances")


@clause("DL-CH5-CARD-01", "DL-GAP-24", "DL-MOVE-05")
def test_a_crevasse_opens_for_good_and_takes_one_more_move() -> None:
    game = table("game deck crevasse tunnel-rat tremor", rolls=(4,)).do("end", "end", "end")
    assert darkness(game.state).crevasse == 4
    game = table("crevasse 4, knight on h5, knight has icons move teleport")
    assert not game.offers("move:knight:h4")
    assert game.refused("move:knight:h4") == ("DL-CH5-CARD-01", "DL-MOVE-05")
    assert game.offers("teleport:knight:h4")
    game = table("crevasse 4, knight on h5, knight has icons move move").do("move:knight:h4")
    assert (game.hero("knight").at, game.pool("knight")) == (4, {})


@clause("DL-EX-22", "DL-CH5-CARD-02", "DL-RUL-79", "DL-BOARD-08")
def test_darkness_attacks_heroes_in_the_heads_column_and_beside_it() -> None:
    text = f"{THREE}, turn of blacksmith, scout on h3, blacksmith on h5, knight on h7, scout holds scout-slip"
    game = table(f"{text}, game deck darkness-attacks").do("end")
    assert [game.hero(name).resistance for name in ("scout", "blacksmith", "knight")] == [4, 4, 6]
    assert "shielded" not in game.log()


@pytest.mark.parametrize(("square", "left"), [(4, 6), (5, 5), (6, 5), (7, 5)])
@clause("DL-RUL-79", "DL-CH5-CARD-02")
def test_from_i6_it_reaches_the_castle_square(square: int, left: int) -> None:
    game = table(f"{FIVE}, knight on h{square}, game deck darkness-attacks").do("end")
    assert game.hero("knight").resistance == left


@clause("DL-CH5-CARD-05", "DL-RUL-54")
def test_each_player_chooses_two_resistance_or_three_dust() -> None:
    game = table(
        "knight with 1 resistance, blacksmith with 4 resistance, scout with 1 dust, scout with 1 resistance,"
        "game deck castle-reinforcements"
    )
    game.do("end", "reinforce-heal", "reinforce-heal", "reinforce-dust")
    assert [hero.resistance for hero in game.state.heroes] == [3, 5, 1]
    assert [hero.usable for hero in game.state.heroes] == [0, 0, 4]


@clause("DL-CH5-CARD-05", "DL-BOARD-07")
def test_reinforcements_for_a_hero_in_full_health_heal_nothing() -> None:
    game = table("game deck castle-reinforcements").do("end", *["reinforce-heal"] * 3)
    assert [hero.resistance for hero in game.state.heroes] == [6, 5, 5]
    assert "healed" not in game.log()


@clause("DL-CH5-CARD-06", "DL-RUL-81")
def test_violent_tremors_hurt_everybody_if_the_active_player_says_so() -> None:
    game = table("turn of scout, game deck tremors-choice tunnel-rat, trap 2 on a").do("end")
    assert (game.asked(), game.asked_seat()) == ("tremors", 2)
    game.do("all-lose")
    assert [hero.resistance for hero in game.state.heroes] == [5, 4, 4]
    assert (game.log().count("revealed"), game.state.traps) == (1, [2, 0])


@clause("DL-EX-91", "DL-CH5-CARD-06", "DL-REV-05", "DL-RUL-75")
def test_or_one_more_card_is_revealed_at_once() -> None:
    game = table("game deck tremors-choice ghost panic-attack").do("end", "one-more-card")
    assert game.passage(1) == "ghost"
    assert len(line(game)) == 2  # one for the ghost, one for the icon on the Tremors themselves
    assert game.log().index("entered") < game.log().index("incarnate")
    assert game.log().count("revealed") == 2
    assert [game.book.game[card].id for card in game.state.deck] == ["panic-attack"]
    assert [game.book.game[card].id for card in game.state.discard] == ["tremors-choice"]
    assert [hero.resistance for hero in game.state.heroes] == [6, 5, 5]
    game = table("game deck tremors-choice tunnel-rat panic-attack").do("end", "one-more-card")
    assert len(line(game)) == 1


@clause("DL-CH5-CARD-06", "DL-TURN-11")
def test_the_tremors_lie_open_until_the_card_that_they_bring_is_dealt_with() -> None:
    game = table("game deck tremors-choice castle-reinforcements tunnel-rat").do("end", "one-more-card")
    both = ["tremors-choice", "castle-reinforcements"]
    assert [game.book.game[card].id for card in game.state.shown] == both
    assert not game.state.discard
    game.do("reinforce-dust", "reinforce-dust", "reinforce-dust")
    assert not game.state.shown
    assert [game.book.game[card].id for card in game.state.discard] == both[::-1]


@clause("DL-CH5-CARD-06", "DL-DECK-04")
def test_one_more_card_from_an_empty_deck_loses() -> None:
    assert table("game deck tremors-choice").do("end", "one-more-card").state.reason == "deck"


@clause("DL-CH5-CARD-07", "DL-RUL-81", "DL-TRAP-07")
def test_the_other_violent_tremors_send_all_traps_back() -> None:
    game = table(
        "trap 2 on a, trap 5 on b, blacksmith on h1, blacksmith with 6 dust, game deck tremors-traps"
    )
    game.do("end")
    assert game.state.traps == [0, 0]
    assert [hero.resistance for hero in game.state.heroes] == [6, 5, 5]
    game.do("use:blacksmith:crystal-trap:trap")
    assert game.offers("trap:2:a", "trap:5:b")
    assert table("game deck tremors-traps tunnel-rat").do("end").asked() == "act"


@clause("DL-HID-10", "DL-CH5-RULE-03")
@pytest.mark.parametrize(("card", "calls"), [("ghost", True), ("tunnel-rat", False)])
def test_a_turn_that_brings_a_part_to_light_can_not_be_taken_back(card: str, calls: bool) -> None:
    game = table(f"knight has fairy oracle, game deck {card}").do("fairy:knight:oracle")
    assert game.session.can_take_back(0, "end") is (not calls)


@clause("DL-CH5-CARD-07")
def test_violent_tremors_without_traps_are_not_worth_a_word() -> None:
    assert "traps-fall" not in table("game deck tremors-traps").do("end").log()
    assert "traps-fall" in table("trap 2 on a, game deck tremors-traps").do("end").log()
