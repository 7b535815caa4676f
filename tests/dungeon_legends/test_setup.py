"""Setup (DL-SETUP): what lies where before the first turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from lanthorn.engine import Session, SettingError
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.book import Book
from lanthorn.games.dungeon_legends.chapters.fire.state import Fire
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.rules.passage import traps_left
from lanthorn.games.dungeon_legends.state import State
from lanthorn.games.dungeon_legends.testing import Table, begun

CHAPTERS = ("fire", "moons", "crystals", "magma", "darkness")
FOUR: dict[str, Any] = {
    "players": "4",
    "hero_1": "knight",
    "hero_2": "blacksmith",
    "hero_3": "scout",
    "hero_4": "enchantress",
}


def start(seed: int = 1, **settings: str) -> Session[State]:
    return GAME.match(settings).start(seed)


def asked(session: Session[State], kind: str) -> list[str]:
    """Answer with the first option until this is asked; what is on offer then."""
    while session.decisions[0].kind != kind:
        session.pick(session.decisions[0].seat, 0)
    return session.decisions[0].keys()


def questions(session: Session[State]) -> list[tuple[str, int, int]]:
    """What is asked before the first turn, of whom, with how many cards in that hand; the last option is
    picked each time."""
    found = []
    while session.decisions[0].kind != "act":
        (decision,) = session.decisions
        found.append((decision.kind, decision.seat, len(session.state.players[decision.seat].hand)))
        session.pick(decision.seat, len(decision.options) - 1)
    return found


def sets(book: Book, cards: Iterable[int]) -> list[str]:
    return [book.game[card].set for card in cards]


# The mat


@clause("DL-SETUP-01", "DL-SETUP-16")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_twenty_common_and_ten_chapter_cards_are_shuffled_together(chapter: str) -> None:
    state = start(chapter=chapter).state
    found = sets(state.book, state.deck)
    assert (found.count("common"), found.count(chapter), len(found)) == (20, 10, 30)
    assert len(set(found[:10])) == len(set(found[-10:])) == 2
    assert state.deck != start(2, chapter=chapter).state.deck
    assert state.known_top == state.known_bottom == 0


@clause("DL-SETUP-02", "DL-SETUP-03", "DL-SETUP-04", "DL-IC-X03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_starting_monster_for_each_player_stands_from_p6_down(players: int) -> None:
    state = start(players=str(players)).state
    placed = [state.passage[square] for square in range(6, 6 - players, -1)]
    assert sets(state.book, placed) == ["start"] * players
    assert [square for square in range(1, 7) if state.passage[square] != NONE] == [*range(7 - players, 7)]
    assert sorted([*placed, *state.gone]) == state.book.starting
    assert "start" not in sets(state.book, state.deck)


@clause("DL-SETUP-02")
def test_the_starting_monsters_are_drawn_by_chance() -> None:
    assert len({start(seed, players="1").state.passage[6] for seed in range(12)}) > 2


@clause("DL-SETUP-05", "DL-SETUP-17")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_three_of_the_eighteen_fairies_are_on_the_market_and_two_on_the_sanctuary(chapter: str) -> None:
    state = start(chapter=chapter).state
    assert (len(state.fairy_market), len(state.sanctuary), len(state.fairies)) == (3, 2, 13)
    assert sorted([*state.fairy_market, *state.sanctuary, *state.fairies]) == state.book.fairy_supply
    assert "fairy-sanctuary" in [place.name for place in state.book.locations]
    other = start(2, chapter=chapter).state
    assert (state.fairy_market, state.sanctuary) != (other.fairy_market, other.sanctuary)


@clause("DL-SETUP-06")
def test_shared_tokens_start_in_the_supply() -> None:
    state = start().state
    assert (state.damage, set(state.threats), state.traps) == ({}, {NONE}, [0, 0])
    assert traps_left(state) == [2, 3, 4, 5]
    assert (state.rockfall, state.darkness) == (0, NONE)


@clause("DL-SETUP-13")
def test_the_22_items_are_shuffled_and_three_lie_on_the_market() -> None:
    state = start().state
    assert (len(state.item_market), len(state.items)) == (3, 19)
    assert sorted(state.item_market + state.items) == state.book.items
    assert state.item_market != start(2).state.item_market


@clause("DL-SETUP-14")
def test_the_chapter_adds_its_own_steps() -> None:
    state = start(difficulty="easy").state
    assert isinstance(state.chapter, Fire)
    burning = {state.book.locations[n].name: count for n, count in enumerate(state.chapter.fires) if count}
    assert burning == {"blaze": 6}


@clause("DL-SETUP-15")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_six_locations_are_dealt_at_random_one_to_each_slot(chapter: str) -> None:
    layouts = {tuple(start(seed, chapter=chapter).state.locations[1:]) for seed in range(5)}
    assert len(layouts) > 1
    assert {tuple(sorted(layout)) for layout in layouts} == {(0, 1, 2, 3, 4, 5)}


# The heroes


@clause("DL-SETUP-07")
def test_each_player_takes_a_different_hero() -> None:
    session = start(players="2")
    assert session.decisions[0].keys() == ["hero:knight", "hero:blacksmith", "hero:scout", "hero:enchantress"]
    session.answer(0, "hero:scout")
    assert session.decisions[0].seat == 1
    assert session.decisions[0].keys() == ["hero:knight", "hero:blacksmith", "hero:enchantress"]
    with pytest.raises(SettingError):
        GAME.match({"hero_1": "scout", "hero_2": "scout"})


@clause("DL-SETUP-19", "DL-SETUP-20", "DL-SETUP-21", "DL-SETUP-22")
@pytest.mark.parametrize(
    ("hero", "resistance", "usable", "inactive", "fairies"),
    [
        ("knight", 6, 1, 3, []),
        ("blacksmith", 5, 2, 4, []),
        ("scout", 5, 1, 4, ["wayfinder"]),
        ("enchantress", 5, 1, 4, ["echo"]),
    ],
)
def test_a_hero_starts_with_the_values_of_the_board(
    hero: str, resistance: int, usable: int, inactive: int, fairies: list[str]
) -> None:
    state = begun(**FOUR).state
    one = state.heroes[list(FOUR.values()).index(hero) - 1]
    assert (one.resistance, one.usable, one.inactive) == (resistance, usable, inactive)
    assert [state.book.fairies[fairy].id for fairy in one.fairies] == fairies


@clause("DL-SETUP-18", "DL-RUL-29")
def test_the_starting_fairies_of_absent_heroes_stay_in_the_box() -> None:
    state = begun(hero_1="knight", hero_2="blacksmith").state
    somewhere = [*state.fairies, *state.fairy_market, *state.sanctuary, *state.fairies_used]
    assert len(somewhere) == 18
    assert not {state.book.fairies[fairy].id for fairy in somewhere} & {"wayfinder", "echo"}
    assert all(not hero.fairies for hero in state.heroes)


@clause("DL-SETUP-18")
def test_a_present_hero_has_the_starting_fairy_on_the_board_and_nobody_else_can_draw_it() -> None:
    state = begun(hero_1="scout", hero_2="knight").state
    mine = state.book.starting_fairy["wayfinder"]
    assert state.heroes[0].fairies == [mine]
    assert mine not in [*state.fairies, *state.fairy_market, *state.sanctuary]


@clause("DL-SETUP-08")
def test_everybody_shuffles_and_draws_five() -> None:
    hands = set()
    for seed in range(4):
        state = begun(seed=seed, **FOUR).state
        for number, own in enumerate(state.players):
            assert (len(own.hand), len(own.deck), own.discard) == (5, 5, [])
            assert sorted(own.hand + own.deck) == state.book.basic[state.name(number)]
        hands.add(tuple(state.players[0].hand))
    assert len(hands) > 1


@clause("DL-SETUP-09", "DL-SETUP-10", "DL-RUL-36")
def test_each_player_chooses_a_skill_track_that_nobody_has() -> None:
    session = start(hero_1="knight", hero_2="scout")
    tracks = asked(session, "track")
    assert len(tracks) == 8
    session.answer(0, "track:duelist")
    assert session.decisions[0].seat == 1
    assert session.decisions[0].keys() == [key for key in tracks if key != "track:duelist"]
    session.answer(1, "track:runner")
    assert [hero.skills_used for hero in session.state.heroes] == [0, 0]
    asked(session, "act")
    offered = session.decisions[0].keys()
    assert [key for key in offered if key.startswith("skill")] == ["skill:knight:duelist:1"]


@clause("DL-SETUP-11", "DL-SETUP-12", "DL-RUL-03", "DL-RUL-42")
def test_the_first_player_starts_on_h6_and_the_others_follow_clockwise() -> None:
    session = start(**FOUR)
    assert asked(session, "first") == ["first:1", "first:2", "first:3", "first:4"]
    assert session.decisions[0].seat == 0  # one decides for all
    state = begun("first:3", **FOUR).state
    assert [hero.at for hero in state.heroes] == [4, 3, 6, 5]
    assert state.active == 2


@clause("DL-SETUP-12")
def test_two_heroes_start_on_h6_and_h5() -> None:
    assert [hero.at for hero in begun("first:1").state.heroes] == [6, 5]


# In which order


@clause("DL-SETUP-07", "DL-SETUP-08", "DL-SETUP-09", "DL-SETUP-11", "DL-RUL-99")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_are_drawn_then_tracks_chosen_then_the_first_player(players: int) -> None:
    every = range(players)
    heroes, tracks = [("hero", n, 0) for n in every], [("track", n, 5) for n in every]
    assert questions(start(players=str(players))) == [*heroes, *tracks, ("first", 0, 5)]


@clause("DL-RUL-99", "DL-SETUP-23")
def test_where_items_are_drafted_the_first_player_is_chosen_before_the_draft() -> None:
    session = start(chapter="moons", hero_1="knight", hero_2="scout")
    drafts, tracks = [("draft-item", 1, 0), ("draft-item", 0, 0)], [("track", 1, 5), ("track", 0, 5)]
    assert questions(session) == [("first", 0, 0), *drafts, *tracks]
    assert [hero.at for hero in session.state.heroes] == [5, 6]


@clause("DL-SETUP-08", "DL-HID-01")
def test_what_leads_to_the_first_hands_is_not_taken_back_freely_but_a_track_is() -> None:
    session = start()
    session.answer(0, "hero:knight")
    assert session.free_undo(0) == 1
    session.answer(1, "hero:scout")
    assert session.free_undo(1) == 0
    session.answer(0, "track:runner")
    assert session.free_undo(0) == 1


# Items at the start


@clause("DL-EX-95", "DL-SETUP-23", "DL-ITEM-07")
def test_a_later_chapter_on_its_own_begins_with_an_item_for_everybody() -> None:
    session = start(5, chapter="crystals", hero_1="knight", hero_2="scout")
    asked(session, "first")
    session.answer(0, "first:2")
    offered = asked(session, "draft-item")
    assert session.decisions[0].seat == 1  # in turn order
    market = session.state.item_market[:]
    names = {f"take-item:{session.state.book.cards[card].id}" for card in market}
    assert set(offered) == names
    session.answer(1, offered[0])
    assert session.decisions[0].seat == 0
    refilled = session.state.item_market
    assert len(refilled) == 3
    assert len(session.state.items) == 18
    assert len(set(market) - set(refilled)) == 1
    session.pick(0, 0)
    for own in session.state.players:
        cards = [session.state.book.cards[card] for card in own.hand + own.deck]
        assert (len(own.hand), len(cards)) == (5, 11)
        assert sum(card.sort == "item" for card in cards) == 1
    assert len(session.state.items) == 17


@clause("DL-SETUP-23")
def test_the_drafted_item_is_shuffled_into_the_deck_before_the_first_hand() -> None:
    in_hand = set()
    for seed in range(8):
        state = begun(seed=seed, chapter="crystals").state
        in_hand.add(any(state.book.cards[card].sort == "item" for card in state.players[0].hand))
    assert in_hand == {True, False}


@clause("DL-SETUP-24")
def test_nobody_starts_the_first_chapter_with_an_item() -> None:
    state = begun().state
    for own in state.players:
        assert [state.book.cards[card].sort for card in own.hand + own.deck] == ["basic"] * 10


@clause("DL-SETUP-10")
def test_a_track_that_is_taken_is_not_offered_to_the_third_player_either() -> None:
    state = begun(**FOUR).state
    assert len({hero.track for hero in state.heroes}) == 4


@clause("DL-SETUP-09", "DL-SKILL-02", "DL-IC-X12")
def test_the_marker_begins_beside_the_leftmost_of_three_spaces() -> None:
    table = Table("knight on track runner")
    assert table.keys("skill") == ["skill:knight:runner:1"]
    assert [len(skill.spaces) for skill in table.book.skills if not skill.any_order] == [3] * 7


@clause("DL-SETUP-07", "DL-SETUP-23")
def test_seats_and_questions_count_the_players_from_one() -> None:
    session = start(players="2", chapter="moons")
    assert [seat.name for seat in session.match.seats] == ["player-1", "player-2"]
    session.answer(0, "hero:scout")
    assert (session.decisions[0].seat, session.decisions[0].about["player"]) == (1, 2)
    asked(session, "draft-item")
    assert (session.decisions[0].seat, session.decisions[0].about["player"]) == (0, 1)
