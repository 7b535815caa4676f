"""The campaign (DL-CAMP): what heroes bring from one chapter to the next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lanthorn.engine import Session, games
from lanthorn.engine.campaign import Campaign
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.campaign import carry
from lanthorn.games.dungeon_legends.state import NONE, State
from lanthorn.games.dungeon_legends.testing import Table, begun

HEROES: dict[str, Any] = {"hero_1": "scout", "hero_2": "knight"}
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


def names(state: State, cards: list[int]) -> list[str]:
    return [state.book.cards[card].id for card in cards]


def everything(state: State) -> Iterator[str]:
    for own in state.players:
        yield from names(state, [*own.deck, *own.hand])


@clause("DL-CAMP-01")
@pytest.mark.parametrize("chapter", ["fire", "moons", "crystals", "magma", "darkness"])
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
        assert set(session.state.item_market) == {NONE}  # not dealt before all have chosen
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


@clause("DL-CAMP-12", "DL-RUL-50")
def test_a_lost_chapter_is_replayed_or_skipped_with_the_items_held_at_its_start() -> None:
    carried = {"heroes": list(HEROES.values()), "items": [["gale-boots"], []]}
    campaign = Campaign(game=GAME.id, settings={"players": "2", **HEROES})
    session = GAME.match({"chapter": "moons", **HEROES}, carried=carried).start(3)
    while not session.is_over:
        decision = session.decisions[0]
        offered = decision.keys()
        session.answer(decision.seat, "end" if "end" in offered else offered[0])
    campaign.add(session)
    assert campaign.standings()["moons"] == "lost"
    assert campaign.match("moons").carried == campaign.match("crystals").carried == carried
