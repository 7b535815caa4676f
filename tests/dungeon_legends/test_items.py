"""Advanced items (DL-ITEM) and their action pairs (DL-IC-A)."""

from __future__ import annotations

from collections import Counter

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.engine.testing.walk import dice_for, wander
from lanthorn.games.dungeon_legends.faces import hero_card
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.testing import Table, begun

HURT = "scout on h4, turn of scout, scout with 1 dust, scout with 2 resistance"


def played(item: str, action: int, text: str = HURT) -> Table:
    return Table(f"{text}, scout holds {item}").do(f"play:scout:{item}:{action}")


def item_of(pair: str) -> str:
    """The item with this action pair."""
    return next(item.id for item in Table("").book._items.values() if item.pair == pair)


# The action pairs


@clause(
    "DL-IC-A01", "DL-IC-A02", "DL-IC-A03", "DL-IC-A04", "DL-IC-A06", "DL-IC-A07", "DL-IC-A08", "DL-GAP-08"
)
@pytest.mark.parametrize(
    ("pair", "free", "paid"),
    [
        ("DL-IC-A01", "sword sword", "sword sword sword"),
        ("DL-IC-A02", "draw-1", "draw-2"),
        ("DL-IC-A03", "move move", "teleport ranged-1"),
        ("DL-IC-A04", "teleport", "teleport sword sword"),
        ("DL-IC-A06", "shield shield", "sword shield shield"),
        ("DL-IC-A07", "ranged-1", "ranged-1 draw-1"),
        ("DL-IC-A08", "ranged-3", "ranged-3 ranged-3"),
    ],
)
def test_an_item_gives_the_icons_of_the_chosen_action(pair: str, free: str, paid: str) -> None:
    item = item_of(pair)
    table = played(item, 1)
    assert table.pool("scout") == Counter(free.split())
    assert table.hero("scout").usable == 1
    table = played(item, 2)
    assert table.pool("scout") == Counter(paid.split())
    assert table.hero("scout").usable == 0


@clause("DL-IC-A05")
def test_the_dust_item_recovers_two_or_four_after_paying_one() -> None:
    assert played(item_of("DL-IC-A05"), 1).hero("scout").usable == 3
    assert played(item_of("DL-IC-A05"), 2).hero("scout").usable == 4


@clause("DL-IC-A09", "DL-RUL-34")
def test_the_healing_item_heals_two_and_for_dust_one_more_on_anybody() -> None:
    item = item_of("DL-IC-A09")
    assert played(item, 1).do("heal:scout:heal", "heal:scout:heal").hero("scout").resistance == 4
    table = played(item, 2, f"{HURT}, knight with 2 resistance").do("heal:scout:heal", "heal:scout:heal")
    assert table.keys("heal") == ["heal:scout:heal-any:knight", "heal:scout:heal-any:scout"]
    table.do("heal:scout:heal-any:knight")
    assert [table.hero(name).resistance for name in ("scout", "knight")] == [4, 3]
    assert table.asked() == "act"  # nobody has to agree


@clause("DL-IC-A10")
def test_the_full_healing_item_also_reuses_a_location_for_dust() -> None:
    item = item_of("DL-IC-A10")
    assert played(item, 1).pool("scout") == {"heal-all": 1}
    assert played(item, 2).pool("scout") == {"heal-all": 1, "reuse": 1}
    assert played(item, 1).do("heal:scout:heal-all").hero("scout").resistance == 5


@clause("DL-IC-A11", "DL-GAP-06")
def test_the_item_of_three_faces_gives_one_of_three_icons_or_two_of_them_for_dust() -> None:
    item = item_of("DL-IC-A11")
    pools = [played(item, action).pool("scout") for action in range(1, 7)]
    assert pools == [{"sword": 1}, {"shield": 1}, {"move": 1}, {"sword": 2}, {"shield": 2}, {"move": 2}]
    assert [played(item, action).hero("scout").usable for action in range(1, 7)] == [1, 1, 1, 0, 0, 0]


def badges(item: str) -> list[str]:
    """What stands on an item: the picture of each badge with its words."""
    book = Table("").book
    number = next(number for number, card in enumerate(book.cards) if card.id == item)
    return [f"{badge.icon} {badge.text}".strip() for badge in hero_card(book, number).badges]


@clause("DL-IC-A11", "DL-ITEM-01")
def test_the_item_of_three_faces_shows_its_actions_as_alternatives() -> None:
    free = ["broadsword", "/", "shield", "/", "walking-boot"]
    paid = ["sparkles 1:", "broadsword ×2", "/", "shield ×2", "/", "walking-boot ×2"]
    assert badges(item_of("DL-IC-A11")) == free + paid


@clause("DL-IC-A12", "DL-ITEM-01")
def test_the_icons_of_one_action_stand_together_on_an_item() -> None:
    together = ["broadsword", "shield", "sparkles 1:", "broadsword", "shield", "portal"]
    assert badges(item_of("DL-IC-A12")) == together


@clause("DL-IC-A12", "DL-GAP-07")
def test_the_item_of_two_icons_adds_a_teleport_for_dust() -> None:
    item = item_of("DL-IC-A12")
    assert played(item, 1).pool("scout") == {"sword": 1, "shield": 1}
    assert played(item, 2).pool("scout") == {"sword": 1, "shield": 1, "teleport": 1}


@clause("DL-IC-A13")
def test_the_item_of_range_and_sword_adds_a_sword_for_dust() -> None:
    item = item_of("DL-IC-A13")
    assert played(item, 1).pool("scout") == {"ranged-1": 2, "sword": 1}
    assert played(item, 2).pool("scout") == {"ranged-1": 2, "sword": 2}


# How items are played


@clause("DL-ITEM-01")
def test_exactly_one_action_of_an_item_is_carried_out() -> None:
    table = Table("knight holds moonsteel-blade, knight with 2 dust")
    assert table.keys("play") == ["play:knight:moonsteel-blade:1", "play:knight:moonsteel-blade:2"]
    table.do("play:knight:moonsteel-blade:1")
    assert table.keys("play") == []
    assert table.pool("knight") == {"sword": 2}


@clause("DL-ITEM-02")
def test_the_upper_action_is_free() -> None:
    table = Table("knight holds moonsteel-blade").do("play:knight:moonsteel-blade:1")
    assert table.pool("knight") == {"sword": 2}
    assert (table.hero("knight").usable, table.hero("knight").inactive) == (0, 4)


@clause("DL-ITEM-03")
def test_the_lower_action_costs_one_dust_on_every_item() -> None:
    book = Table("").book
    assert {action.dust for card in book.items for action in book.cards[card].actions} == {0, 1}
    assert all(item.price == 1 for item in book._items.values())
    table = Table("knight holds moonsteel-blade, knight with 2 dust").do("play:knight:moonsteel-blade:2")
    assert (table.pool("knight"), table.hero("knight").usable) == ({"sword": 3}, 1)


@clause("DL-ITEM-04")
def test_without_usable_dust_the_lower_action_is_not_on_offer() -> None:
    table = Table("knight holds moonsteel-blade")
    assert table.keys("play") == ["play:knight:moonsteel-blade:1"]
    assert "DL-ITEM-04" in table.refused("play:knight:moonsteel-blade:2")


@clause("DL-ITEM-11")
def test_the_parts_of_an_action_come_in_the_order_that_its_owner_likes() -> None:
    text = "knight holds whisper-sling, knight with 1 dust, knight on h3, M(3,0,0,0) on p4"
    for first in ("draw", "shoot"):
        table = Table(f"{text}, knight deck knight-oath").do("play:knight:whisper-sling:2")
        keys = {"draw": "draw:knight:draw-1", "shoot": f"shoot:knight:{table.at('p4')}:1"}
        table.do(keys.pop(first), *keys.values())
        assert (table.damage(4), len(table.own("knight").hand)) == (1, 1)


# How items are gained


WIN = "knight on h4, knight has icons sword, M(1,0,0,0) on p4"


def win(text: str) -> Table:
    table = Table(f"{WIN}, {text}")
    return table.do(f"strike:knight:{table.at('p4')}:1")


@clause("DL-ITEM-05")
def test_only_the_open_cards_of_the_market_can_be_taken() -> None:
    table = win("item market gale-boots hearth-cup dust-censer, item deck scholars-lens")
    assert not table.offers("take-item:scholars-lens")
    assert table.offers("take-item:gale-boots", "take-item:hearth-cup", "take-item:dust-censer")


@clause("DL-ITEM-06", "DL-HID-03")
def test_a_gained_item_lies_on_top_of_the_deck_and_everybody_knows_it() -> None:
    table = win(
        "item market gale-boots hearth-cup, item deck scholars-lens, knight deck knight-oath knight-vigil"
    )
    table.do("take-item:hearth-cup")
    own = table.own("knight")
    assert table.names(own.deck) == ["knight-vigil", "knight-oath", "hearth-cup"]
    assert (own.hand, own.known) == ([], 1)


@clause("DL-ITEM-07")
def test_the_market_is_refilled_with_the_top_card_of_the_item_deck() -> None:
    table = win("item market gale-boots hearth-cup dust-censer, item deck scholars-lens horizon-bow")
    table.do("take-item:hearth-cup")
    assert table.names(table.state.item_market) == ["gale-boots", "scholars-lens", "dust-censer"]
    assert table.names(table.state.items) == ["horizon-bow"]


@clause("DL-ITEM-08", "DL-RUL-32")
def test_without_an_item_deck_the_place_stays_empty_and_without_a_market_nothing_is_gained() -> None:
    table = win("item market gale-boots hearth-cup").do("take-item:gale-boots")
    assert table.state.item_market[0] == NONE
    assert table.names(table.state.item_market[1:2]) == ["hearth-cup"]
    table = win("knight deck knight-oath")
    assert table.asked() == "act"
    assert table.names(table.own("knight").deck) == ["knight-oath"]


@clause("DL-ITEM-09")
def test_items_cannot_be_traded() -> None:
    table = Table(
        "knight holds moonsteel-blade, knight on h4, scout on h4, blacksmith on h4, scout holds hearth-cup"
    )
    offered = table.keys()
    about_items = [key for key in offered if "moonsteel-blade" in key or "hearth-cup" in key]
    assert about_items == ["play:knight:moonsteel-blade:1"]


@clause("DL-ITEM-09", "DL-FAIRY-06")
def test_through_a_whole_game_no_item_and_no_fairy_passes_from_player_to_player() -> None:
    session = begun(players="3", seed=6, chapter="moons")
    before: dict[str, int] = {}
    for _ in wander(session, dice_for(6)):
        state = session.state
        held: dict[str, int] = {}
        for number, own in enumerate(state.players):
            held |= {f"card {card}": number for card in (*own.deck, *own.hand, *own.played, *own.discard)}
            held |= {f"fairy {fairy}": number for fairy in state.heroes[number].fairies}
        assert all(before.get(thing, number) == number for thing, number in held.items())
        before = held


@clause("DL-ITEM-10")
def test_items_are_discarded_like_other_cards_and_stay_in_the_deck() -> None:
    table = Table(
        "knight holds moonsteel-blade hearth-cup, game deck tunnel-rat,"
        "knight deck knight-cleave knight-cleave knight-charge knight-parry knight-parry"
    )
    table.do("play:knight:moonsteel-blade:1", "end")
    assert sorted(table.names(table.own("knight").discard)) == ["hearth-cup", "moonsteel-blade"]
    assert not table.state.items
