"""Hero cards, decks and hands (DL-CARD)."""

from __future__ import annotations

from collections import Counter

from lanthorn.engine.testing.marks import clause
from lanthorn.engine.testing.walk import dice_for, wander
from lanthorn.games.dungeon_legends.state import Player
from lanthorn.games.dungeon_legends.testing import Table, begun

CALM = "game deck tunnel-rat cave-crawler ghost"
"""Game cards that only take a place on the passage."""


def everything(own: Player) -> list[int]:
    return [*own.deck, *own.hand, *own.played, *own.discard]


@clause("DL-CARD-01")
def test_each_hero_has_ten_cards_of_his_own() -> None:
    state = begun(players="4").state
    for number, own in enumerate(state.players):
        heroes = {state.book.cards[card].hero for card in everything(own)}
        assert (len(everything(own)), heroes) == (10, {state.name(number)})


@clause("DL-CARD-02", "DL-ITEM-10")
def test_no_card_ever_leaves_a_deck() -> None:
    session = begun(chapter="magma", players="3", seed=4)
    basic = [set(session.state.book.basic[session.state.name(number)]) for number in range(3)]
    items: list[set[int]] = [set(), set(), set()]
    for _ in wander(session, dice_for(4)):
        for number, own in enumerate(session.state.players):
            held = set(everything(own))
            assert basic[number] <= held
            assert items[number] <= held
            items[number] = {card for card in held if session.state.book.cards[card].sort == "item"}
    assert any(len(held) > 1 for held in items)


@clause("DL-CARD-03", "DL-CARD-04", "DL-ICON-01")
def test_a_played_card_gives_its_icons_and_lies_open_until_the_turn_ends() -> None:
    table = Table(f"knight holds knight-charge knight-march, knight on h4, {CALM}")
    table.do("play:knight:knight-charge")
    assert table.pool("knight") == {"move": 1, "sword": 1}
    assert table.names(table.own("knight").played) == ["knight-charge"]
    assert table.names(table.own("knight").hand) == ["knight-march"]
    table.do("move:knight:h3")
    assert table.names(table.own("knight").played) == ["knight-charge"]
    assert table.own("knight").discard == []


@clause("DL-CARD-05", "DL-TURN-06", "DL-ICON-04")
def test_at_the_end_of_the_turn_played_and_unplayed_cards_are_discarded_and_icons_lost() -> None:
    deck = "knight-cleave knight-cleave knight-bulwark knight-parry knight-parry"
    table = Table(f"knight holds knight-charge knight-march, knight deck {deck}, {CALM}")
    table.do("play:knight:knight-charge", "end")
    own = table.own("knight")
    assert sorted(table.names(own.discard)) == ["knight-charge", "knight-march"]
    assert (own.played, own.played_as) == ([], [])
    assert table.pool("knight") == {}


@clause("DL-CARD-05")
def test_the_cards_of_the_others_stay_in_their_hands() -> None:
    table = Table(f"knight holds knight-march, scout holds scout-dash, {CALM}").do("end")
    assert table.names(table.own("scout").hand) == ["scout-dash"]


@clause("DL-CARD-06", "DL-TURN-09")
def test_five_cards_are_drawn_at_the_very_end_of_the_turn() -> None:
    session = begun(players="3", seed=2)
    session.answer(0, "end")
    names = [event.name for event in session.events]
    assert names.index("revealed") < len(names) - 1 - names[::-1].index("drew")
    assert [len(own.hand) for own in session.state.players] == [5, 5, 5]


@clause("DL-CARD-07")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_and_drawing_goes_on() -> None:
    table = Table(
        "enchantress holds enchantress-visions, enchantress deck enchantress-lance,"
        "enchantress discard enchantress-veil enchantress-mend enchantress-weave",
        hero_1="enchantress",
    )
    table.do("play:enchantress:enchantress-visions", "draw:enchantress:draw-2")
    own = table.own("enchantress")
    assert table.names(own.hand)[0] == "enchantress-lance"
    assert (len(own.hand), len(own.deck), own.discard) == (2, 2, [])
    assert "reshuffled" in table.log()


@clause("DL-CARD-07")
def test_the_new_deck_is_shuffled() -> None:
    orders = set()
    for seed in range(6):
        session = begun(seed=seed, hero_1="knight")
        own = session.state.players[0]
        own.discard, own.deck = own.deck, []
        session.answer(0, "end")
        orders.add(tuple(session.state.players[0].hand))
    assert len(orders) > 1


@clause("DL-EX-43", "DL-CARD-07", "DL-CARD-08", "DL-RUL-22", "DL-DISC-02")
def test_played_cards_are_not_in_the_new_deck_but_cards_discarded_as_a_cost_are() -> None:
    table = Table(
        "enchantress holds enchantress-lance enchantress-spark enchantress-veil enchantress-visions"
        " enchantress-mend enchantress-weave enchantress-insight enchantress-beckon,"
        "enchantress discard enchantress-insight enchantress-spark",
        hero_1="enchantress",
    )
    played = ("enchantress-lance", "enchantress-spark", "enchantress-veil")
    table.do(*(f"play:enchantress:{card}" for card in played))
    own = table.own("enchantress")
    assert (len(own.hand), own.deck, len(own.discard), len(own.played)) == (5, [], 2, 3)
    cost = ("discard:enchantress-mend", "discard:enchantress-weave", "discard:enchantress-insight")
    table.do("trade:enchantress:move", *cost)
    assert len(table.own("enchantress").discard) == 5
    table.do("play:enchantress:enchantress-visions", "draw:enchantress:draw-2")
    own = table.own("enchantress")
    assert (len(own.hand), len(own.deck), own.discard, len(own.played)) == (3, 3, [], 4)
    drawn_or_left = Counter(table.names([*own.hand, *own.deck]))
    assert drawn_or_left == Counter(
        {
            "enchantress-insight": 2,
            "enchantress-spark": 1,
            "enchantress-mend": 1,
            "enchantress-weave": 1,
            "enchantress-beckon": 1,
        }
    )


@clause("DL-EX-44", "DL-ITEM-06", "DL-ITEM-07", "DL-CARD-07")
def test_an_item_won_is_the_first_of_the_next_five_cards() -> None:
    table = Table(
        "knight on h4, knight has icons sword sword, M(2,0,0,0) on p4, item market gale-boots,"
        "item deck hearth-cup, knight deck knight-oath knight-vigil knight-bulwark,"
        f"knight discard knight-march knight-charge, {CALM}"
    )
    table.do(f"strike:knight:{table.at('p4')}:2", "take-item:gale-boots")
    assert table.names(table.own("knight").deck)[-1] == "gale-boots"
    table.do("end")
    hand = table.names(table.own("knight").hand)
    assert hand[:4] == ["gale-boots", "knight-oath", "knight-vigil", "knight-bulwark"]
    assert hand[4] in ("knight-march", "knight-charge")
    assert len(table.own("knight").deck) == 1
    assert table.log().count("reshuffled") == 1


@clause("DL-CARD-09", "DL-RUL-23")
def test_what_cannot_be_drawn_is_not_drawn() -> None:
    table = Table(f"knight holds knight-march, knight deck knight-oath, {CALM}").do("end")
    assert sorted(table.names(table.own("knight").hand)) == ["knight-march", "knight-oath"]
    table = Table("enchantress holds enchantress-visions", hero_1="enchantress")
    table.do("play:enchantress:enchantress-visions")
    assert not table.offers("draw:enchantress:draw-2")
    assert table.own("enchantress").hand == []


@clause("DL-CARD-10")
def test_a_hand_has_no_limit() -> None:
    hand = "knight-cleave knight-cleave knight-charge knight-parry knight-parry knight-bulwark"
    table = Table(f"knight holds {hand}, knight has icons draw-2, knight deck knight-oath knight-vigil")
    table.do("draw:knight:draw-2")
    assert len(table.own("knight").hand) == 8


@clause("DL-CARD-11", "DL-TURN-04")
def test_any_number_of_cards_may_be_played_also_none_or_all() -> None:
    table = Table(f"knight holds knight-march knight-charge knight-oath, {CALM}")
    assert table.offers("end")
    for card in ("knight-march", "knight-charge", "knight-oath"):
        table.do(f"play:knight:{card}")
    assert table.own("knight").hand == []
    assert not table.offers("play:knight:knight-march")
    assert "DL-CARD-11" in table.refused("play:knight:knight-march")


@clause("DL-CARD-12", "DL-SKILL-05", "DL-FAIRY-04")
def test_cards_skills_and_fairies_serve_only_on_their_owners_turn() -> None:
    table = Table(
        "scout holds scout-dash, scout has fairy gleaner, scout on track runner, scout has icons move"
    )
    for key in ("play:scout:scout-dash", "skill:scout:runner:1", "fairy:scout:gleaner", "move:scout:h6"):
        assert not table.offers(key)
        assert "DL-CARD-12" in table.refused(key)
    table = Table("scout holds scout-dash, scout has fairy gleaner, scout on track runner, turn of scout")
    assert table.offers("play:scout:scout-dash", "skill:scout:runner:1", "fairy:scout:gleaner")


@clause("DL-CARD-12", "DL-RUL-14")
def test_only_shield_cards_may_be_played_on_another_players_turn_to_defend_the_own_hero() -> None:
    table = Table(
        "knight on h3, knight has icons sword, shriekers on p3,"
        "scout holds scout-dash scout-slip, blacksmith holds blacksmith-hammer"
    )
    table.do(f"strike:knight:{table.at('p3')}:1")
    assert (table.asked(), table.asked_seat()) == ("shield", 2)
    assert table.keys() == ["shield-card:scout-slip", "take-damage"]
    table.do("shield-card:scout-slip")
    assert [table.hero(name).resistance for name in ("knight", "blacksmith", "scout")] == [5, 4, 5]
    assert table.names(table.own("scout").discard) == ["scout-slip"]
    assert table.pool("scout") == {}


@clause("DL-CARD-09")
def test_whoever_has_no_card_left_draws_nothing() -> None:
    table = Table("game deck tremor").do("end")
    assert table.own("knight").hand == []
    assert "drew" not in table.log()
