"""The campaign (DL-CAMP): what heroes bring from one chapter to the next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lanthorn.engine import Session, games
from lanthorn.engine.campaign import Campaign
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.campaign import carry, kept, tell
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.state import WON, State, check
from lanthorn.games.dungeon_legends.testing import Table, begun

HEROES: dict[str, Any] = {"hero_1": "scout", "hero_2": "knight"}
CHAPTERS = ("fire", "moons", "crystals", "magma", "darkness")
ITEMS = ["gale-boots", "hearth-cup", "moonsteel-blade"]


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), GAME.id, GAME)


def next_chapter(*items: list[str], chapter: str = "crystals", seed: int = 1) -> Session[State]:
    carried = {"heroes": list(HEROES.values()), "items": [*items]}
    return GAME.match({"chapter": chapter, **HEROES}, carried=carried).start(seed)


def until(session: Session[State], kind: str) -> list[str]:
    while session.decisions[0].kind != kind:
        session.pick(session.decisions[0].seat, 0)
    return session.decisions[0].keys()


def questions(session: Session[State]) -> list[str]:
    """What is asked from now to the first turn."""
    kinds = []
    while session.decisions[0].kind != "act":
        kinds.append(session.decisions[0].kind)
        session.pick(session.decisions[0].seat, len(session.decisions[0].options) - 1)
    return kinds


def told(session: Session[State]) -> list[dict[str, Any]]:
    """What the log says about kept items."""
    return [event.args for event in session.events if event.name == "item-kept"]


def names(state: State, cards: list[int]) -> list[str]:
    return [state.book.cards[card].id for card in cards]


def everything(state: State) -> Iterator[str]:
    for own in state.players:
        yield from names(state, [*own.deck, *own.hand])


@clause("DL-CAMP-01")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_any_chapter_may_be_played_on_its_own(chapter: str) -> None:
    session = begun(chapter=chapter)
    assert session.state.alone
    assert session.decisions[0].kind == "act"


@clause("DL-CAMP-02", "DL-CAMP-12", "DL-RUL-50")
def test_chapters_are_recommended_in_order_but_may_be_repeated_and_skipped() -> None:
    campaign = Campaign(game=GAME.id, settings={"players": "2", **HEROES})
    assert list(campaign.standings()) == ["fire", "moons", "crystals", "magma", "darkness"]
    assert campaign.standings()["fire"] == "next"
    assert [campaign.match(chapter).settings["chapter"] for chapter in ("magma", "fire", "fire")] == [
        "magma",
        "fire",
        "fire",
    ]


@clause("DL-EX-94", "DL-CAMP-03", "DL-CAMP-04", "DL-CAMP-05", "DL-CAMP-06", "DL-SETUP-13")
def test_one_item_is_kept_and_the_others_return_to_the_item_deck() -> None:
    session = next_chapter(ITEMS, [])
    assert set(until(session, "keep-item")) == {"keep-none", *(f"keep:{item}" for item in ITEMS)}
    session.answer(0, "keep:hearth-cup")
    until(session, "act")
    state = session.state
    own = state.players[0]
    cards = names(state, own.hand + own.deck)
    assert len(cards) == 11
    assert [card for card in cards if not card.startswith("scout")] == ["hearth-cup"]
    back = names(state, state.items + state.item_market)
    assert (len(back), back.count("gale-boots"), back.count("moonsteel-blade")) == (21, 2, 2)
    assert back.count("hearth-cup") == 1


@clause("DL-EX-94", "DL-CAMP-07", "DL-CAMP-08", "DL-CAMP-09", "DL-CAMP-10")
def test_nothing_but_the_item_is_carried_over() -> None:
    after = Table(
        "scout with 1 resistance, scout with 5 dust, scout on track runner used 3, used fairies wayfinder,"
        "knight has fairy echo, trap 2 on a, threat claw on p2, rockfall 3, darkness on ballista,"
        "scout holds gale-boots, knight deck hearth-cup, knight discard moonsteel-blade, tunnel-rat on p3",
        players=2,
        **HEROES,
    )
    carried = carry(after.state)
    assert carried == {
        "heroes": ["scout", "knight"],
        "items": [["gale-boots"], ["hearth-cup", "moonsteel-blade"]],
    }
    session = GAME.match({"chapter": "moons", **HEROES}, carried=carried).start(1)
    until(session, "act")
    state = session.state
    scout, knight = state.heroes
    assert [(one.resistance, one.usable, one.inactive) for one in (scout, knight)] == [(5, 1, 4), (6, 1, 3)]
    assert [state.book.fairies[fairy].id for fairy in scout.fairies] == ["wayfinder"]
    assert knight.fairies == []
    assert len([*state.fairies, *state.fairy_market, *state.sanctuary]) == 18
    assert [hero.skills_used for hero in state.heroes] == [0, 0]
    assert (state.traps, set(state.threats), state.rockfall, state.darkness) == ([0, 0], {NONE}, 0, NONE)
    assert (state.damage, len(state.deck), state.discard) == ({}, 30, [])


@clause("DL-CAMP-03", "DL-RUL-48")
def test_keeping_is_optional() -> None:
    session = next_chapter(ITEMS, ["gale-boots"])
    until(session, "keep-item")
    session.answer(0, "keep-none")
    assert session.decisions[0].seat == 1  # each decides for the own hero
    session.answer(1, "keep-none")
    until(session, "act")
    assert not [card for card in everything(session.state) if card in ITEMS]
    assert len(session.state.items) == 19


@clause("DL-CAMP-05")
def test_another_item_may_be_kept_each_time_but_never_two() -> None:
    session = next_chapter(["gale-boots"], [])
    until(session, "keep-item")
    session.answer(0, "keep:gale-boots")
    until(session, "act")
    state = session.state
    moon_blade = next(card for card in state.items if state.book.cards[card].id == "moonsteel-blade")
    state.items.remove(moon_blade)
    state.players[0].discard.append(moon_blade)
    carried = carry(state)
    assert carried["items"] == [["gale-boots", "moonsteel-blade"], []]
    again = GAME.match({"chapter": "magma", **HEROES}, carried=carried).start(2)
    until(again, "keep-item")
    again.answer(0, "keep:moonsteel-blade")
    until(again, "act")
    assert [card for card in everything(again.state) if card in ITEMS] == ["moonsteel-blade"]


@clause("DL-CAMP-06", "DL-CAMP-11")
def test_who_comes_from_another_chapter_drafts_nothing() -> None:
    session = next_chapter(["gale-boots"], [])
    kinds = []
    while session.decisions[0].kind != "act":
        kinds.append(session.decisions[0].kind)
        session.pick(session.decisions[0].seat, 0)
    assert "draft-item" not in kinds
    assert sorted(len(own.hand + own.deck) for own in session.state.players) == [10, 11]


@clause("DL-CAMP-04", "DL-SETUP-13")
def test_items_that_return_can_be_on_the_first_market() -> None:
    dealt = set()
    for seed in range(12):
        session = next_chapter(["phoenix-brooch", "three-faced-mask"], [], seed=seed)
        until(session, "keep-item")
        assert session.state.item_market == []  # not dealt before all have chosen
        session.answer(0, "keep-none")
        until(session, "act")
        dealt |= set(names(session.state, session.state.item_market))
    assert dealt & {"phoenix-brooch", "three-faced-mask"}  # there is one of each


@clause("DL-CAMP-06")
def test_the_kept_item_is_shuffled_into_the_deck() -> None:
    in_hand = set()
    for seed in range(8):
        session = next_chapter(["gale-boots"], [], seed=seed)
        until(session, "keep-item")
        session.answer(0, "keep:gale-boots")
        until(session, "act")
        in_hand.add("gale-boots" in names(session.state, session.state.players[0].hand))
    assert in_hand == {True, False}


@clause("DL-CAMP-03", "DL-RUL-48")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_the_item_is_chosen_before_anything_of_the_next_chapter_is_dealt(chapter: str) -> None:
    arrivals = [next_chapter(ITEMS, ["gale-boots"], chapter=chapter, seed=seed) for seed in range(6)]
    assert all(session.scene(0) == arrivals[0].scene(0) for session in arrivals)
    session = arrivals[0]
    assert (session.decisions[0].kind, session.decisions[0].seat) == ("keep-item", 0)
    session.answer(0, "keep:hearth-cup")
    assert (session.decisions[0].kind, session.decisions[0].seat) == ("keep-item", 1)
    assert session.decisions[0].about["player"] == 2
    state = session.state
    check(state)
    assert {*state.passage, *state.fairy_market, *state.item_market, *state.players[0].hand} == {NONE}
    assert len(state.deck) == 30
    assert session.free_undo(0) == 1
    session.answer(1, "keep-none")
    assert session.free_undo(1) == 0  # the mat is laid and the hands are drawn
    dealt = session.state
    assert (len(dealt.fairy_market), len(dealt.item_market), len(dealt.gone)) == (3, 3, 2)
    assert [len(own.hand) for own in dealt.players] == [5, 5]
    check(dealt)


@clause("DL-CAMP-03", "DL-SETUP-08", "DL-SETUP-09", "DL-SETUP-11")
def test_after_the_items_the_setup_goes_on_as_ever() -> None:
    session = next_chapter(ITEMS, [])
    assert questions(session) == ["keep-item", "track", "track", "first"]


@clause("DL-CAMP-03")
def test_an_item_that_is_kept_is_told() -> None:
    session = next_chapter(ITEMS, ["gale-boots"])
    session.answer(0, "keep:hearth-cup")
    session.answer(1, "keep-none")
    assert told(session) == [{"player": 1, "card": "hearth-cup"}]


@clause("DL-CAMP-03", "DL-SOLO-02", "DL-RUL-54")
def test_a_lone_player_keeps_one_item_for_both_heroes() -> None:
    carried = {"heroes": list(HEROES.values()), "items": [ITEMS]}
    session = GAME.match({"chapter": "magma", "players": "1", **HEROES}, carried=carried).start(1)
    session.answer(0, "keep:hearth-cup")
    assert questions(session) == ["build-deck", "track", "track"]
    assert [card for card in everything(session.state) if card in ITEMS] == ["hearth-cup"]
    assert len([*everything(session.state)]) == 11


# After a defeat


def defeated(*keys: str) -> Campaign:
    """A campaign whose chapter II was lost; where one of these keys is on offer at first, it is picked."""
    carried = {"heroes": list(HEROES.values()), "items": [ITEMS, ["gale-boots"]]}
    campaign = Campaign(game=GAME.id, settings={"players": "2", **HEROES})
    session = GAME.match({"chapter": "moons", **HEROES}, carried=carried).start(3)
    lose(session, *keys)
    campaign.add(session)
    return campaign


def lose(session: Session[State], *keys: str) -> None:
    """End every turn at once."""
    while not session.is_over:
        decision = session.decisions[0]
        offered = decision.keys()
        session.answer(decision.seat, next((key for key in (*keys, "end") if key in offered), offered[0]))


@clause("DL-CAMP-12", "DL-RUL-50")
@pytest.mark.parametrize("chapter", ["moons", "crystals"])
def test_after_a_defeat_a_chapter_begins_with_the_very_items_that_were_kept(chapter: str) -> None:
    campaign = defeated("keep:hearth-cup", "keep-none")
    assert campaign.standings()["moons"] == "lost"
    session = campaign.match(chapter).start(4)
    assert told(session) == [{"player": 1, "card": "hearth-cup"}]
    assert questions(session) == ["track", "track", "first"]
    assert [card for card in everything(session.state) if card in ITEMS] == ["hearth-cup"]
    back = names(session.state, session.state.items + session.state.item_market)
    assert (len(back), back.count("gale-boots"), back.count("hearth-cup")) == (21, 2, 1)


@clause("DL-CAMP-12", "DL-RUL-50", "DL-CAMP-11")
def test_who_kept_nothing_has_nothing_after_a_defeat_either() -> None:
    session = defeated("keep-none").match("crystals").start(4)
    assert questions(session) == ["track", "track", "first"]
    assert [card for card in everything(session.state) if card in ITEMS] == []


@clause("DL-CAMP-12", "DL-RUL-50")
def test_after_two_defeats_the_kept_items_are_still_the_same() -> None:
    campaign = defeated("keep:hearth-cup", "keep:gale-boots")
    before = campaign.carried
    again = campaign.match("moons").start(5)
    lose(again)
    campaign.add(again)
    assert campaign.carried == before
    assert before == {
        "heroes": list(HEROES.values()),
        "items": [["hearth-cup"], ["gale-boots"]],
        "settled": True,
    }
    assert [text.id for text in tell(before)] == ["carried-kept"] * 2


@clause("DL-CAMP-11", "DL-CAMP-12", "DL-RUL-50")
@pytest.mark.parametrize("chapter", ["fire", "moons"])
def test_who_leaves_a_lost_first_chapter_for_another_comes_with_nothing_and_drafts_nothing(
    chapter: str,
) -> None:
    campaign = Campaign(game=GAME.id, settings={"players": "2"})
    first = campaign.match(chapter).start(3)
    lose(first, *HEROES.values())
    campaign.add(first)
    session = campaign.match("crystals").start(4)
    assert [session.state.name(hero) for hero in (0, 1)] == [first.state.name(hero) for hero in (0, 1)]
    assert questions(session) == ["track", "track", "first"]
    assert sum(1 for _ in everything(session.state)) == 20
    again = campaign.match(chapter).start(5)
    assert ("draft-item" in questions(again)) == (chapter != "fire")


@clause("DL-CAMP-05", "DL-CAMP-12")
def test_after_a_won_chapter_the_choice_is_free_again() -> None:
    campaign = defeated("keep:hearth-cup")
    session = campaign.match("moons").start(6)
    lose(session)
    session.state.result = WON
    campaign.add(session)
    following = campaign.match("crystals").start(1)
    assert following.decisions[0].kind == "keep-item"
    assert {"keep:hearth-cup", "keep-none"} <= {*following.decisions[0].keys()}


@clause("DL-CAMP-03", "DL-SETUP-13")
def test_two_players_bring_two_cards_of_the_same_item() -> None:
    session = next_chapter(["gale-boots"], ["gale-boots"])
    one, other = (own.kept for own in session.state.players)
    assert len({*one, *other}) == 2


@clause("DL-CAMP-12", "DL-RUL-50")
def test_only_what_was_kept_counts_as_kept() -> None:
    brought: dict[str, Any] = {"heroes": ["scout", "knight"], "items": [["gale-boots", "hearth-cup"], []]}
    settled = kept(brought, [(0, "keep:hearth-cup"), (0, "take-item:gale-boots"), (1, "keep:none-such")])
    assert settled == {"heroes": ["scout", "knight"], "items": [["hearth-cup"], []], "settled": True}
