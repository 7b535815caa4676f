"""What monsters do to heroes, Shields, and rewards (DL-COMBAT-12 to 16 and 28, DL-REW)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.testing import Table

# Claws and Shields


@clause("DL-COMBAT-12", "DL-COMBAT-13", "DL-IC-M01", "DL-RUL-09")
def test_each_claw_strikes_back_even_if_the_blow_does_nothing_or_kills() -> None:
    for stats, swords in (("M(4,2,3,0)", 1), ("M(1,2,0,0)", 1), ("M(4,2,0,0)", 2)):
        table = Table(f"{stats} on p2, knight on h2, knight has icons {'sword ' * swords}")
        table.do(f"strike:knight:{table.at('p2')}:{swords}")
        assert table.hero("knight").resistance == 4


@clause("DL-COMBAT-14", "DL-IC-H02")
def test_a_shield_may_be_played_when_the_damage_is_known() -> None:
    table = Table(
        "M(4,2,0,0) on p2, knight on h2, knight has icons sword, knight holds gate-warden knight-march"
    )
    table.do(f"strike:knight:{table.at('p2')}:1")
    assert table.asked() == "shield"
    assert table.keys() == ["play:knight:gate-warden:1", "take-damage"]
    table.do("play:knight:gate-warden:1")
    assert table.hero("knight").resistance == 6
    assert table.names(table.own("knight").played) == ["gate-warden"]


@clause("DL-ICON-06", "DL-COMBAT-14", "DL-IC-H12")
@pytest.mark.parametrize("converted", [False, True])
def test_moves_for_an_ally_defend_only_once_they_count_as_shields(converted: bool) -> None:
    table = Table(
        "M(4,2,0,0) on p2, knight on h2, knight has icons sword convert, knight holds enchantress-beckon"
    )
    if converted:
        table.do("convert:knight:move:shield")
    table.do(f"strike:knight:{table.at('p2')}:1")
    assert (table.asked() == "shield") is converted
    if converted:
        assert table.keys() == ["play:knight:enchantress-beckon", "take-damage"]
        table.do("play:knight:enchantress-beckon")
    assert table.hero("knight").resistance == (6 if converted else 4)


@clause("DL-COMBAT-14")
def test_after_each_shield_the_question_says_what_is_left_of_the_damage() -> None:
    table = Table("M(4,2,0,0) on p2, knight on h2, knight has icons sword shield shield")
    table.do(f"strike:knight:{table.at('p2')}:1")
    assert table.session.decisions[0].about["damage"] == 2
    table.do("shield:knight:shield")
    assert table.session.decisions[0].about["damage"] == 1
    assert table.session.decisions[0].options[-1].label.args == {"damage": 1}


@clause("DL-COMBAT-14")
def test_damage_may_be_taken_although_there_are_shields() -> None:
    table = Table("M(4,2,0,0) on p2, knight on h2, knight has icons sword shield")
    table.do(f"strike:knight:{table.at('p2')}:1", "take-damage")
    assert table.hero("knight").resistance == 4
    assert table.pool("knight") == {"shield": 1}


@clause("DL-COMBAT-15", "DL-ICON-01")
def test_shields_that_are_not_needed_stay_for_later_damage() -> None:
    table = Table("M(9,1,0,0) on p2, knight on h2, knight has icons sword sword, knight holds gate-warden")
    target = table.at("p2")
    table.do(f"strike:knight:{target}:1", "play:knight:gate-warden:1")
    assert table.pool("knight") == {"sword": 1, "shield": 1}
    table.do(f"strike:knight:{target}:1", "shield:knight:shield")
    assert table.hero("knight").resistance == 6
    assert table.pool("knight") == {}


@pytest.mark.parametrize("attack", ["strike", "shoot"])
@clause("DL-COMBAT-16", "DL-COMBAT-05", "DL-IC-M03")
def test_each_unavoidable_costs_one_resistance_in_every_sort_of_attack(attack: str) -> None:
    square = 2 if attack == "strike" else 1
    table = Table(f"M(9,0,0,2) on p2, knight on h{square}, knight has icons sword ranged-1 shield shield")
    table.do(f"{attack}:knight:{table.at('p2')}:1")
    assert table.hero("knight").resistance == 4
    assert table.asked() == "act"


@clause("DL-RUL-14", "DL-BOARD-08", "DL-CARD-12")
def test_shields_do_nothing_against_losses_that_are_no_damage() -> None:
    table = Table(
        "blaze in l2, knight on h2, knight has icons shield, knight holds knight-bulwark, game deck tremor"
    )
    table.do("end")
    assert table.hero("knight").resistance == 4
    assert "shielded" not in table.log()


@clause("DL-EX-101", "DL-COMBAT-28", "DL-IC-M04", "DL-RUL-14", "DL-REW-01", "DL-CARD-12")
def test_a_claw_for_all_players_strikes_every_hero_and_each_may_shield() -> None:
    text = (
        "M(2,1,0,0)! on p3, knight on h3, knight has icons sword sword, blacksmith holds blacksmith-apron,"
        "scout holds scout-dash, item market gale-boots"
    )
    table = Table(text)
    table.do(f"strike:knight:{table.at('p3')}:2")
    assert (table.asked(), table.asked_seat()) == ("shield", 1)
    table.do("shield-card:blacksmith-apron")
    assert table.names(table.own("blacksmith").discard) == ["blacksmith-apron"]
    assert table.own("blacksmith").hand == []
    assert [hero.resistance for hero in table.state.heroes] == [5, 5, 4]
    assert table.passage(3) is None
    assert (table.asked(), table.asked_seat()) == ("take-item", 0)
    table.do("take-item:gale-boots")
    assert table.asked() == "act"
    table = Table(text)
    table.do(f"strike:knight:{table.at('p3')}:2", "take-damage")
    assert [hero.resistance for hero in table.state.heroes] == [5, 4, 4]


@clause("DL-COMBAT-28")
def test_what_strikes_all_begins_with_the_attacker_and_goes_in_turn_order() -> None:
    table = Table("turn of blacksmith, M(4,1,0,1)! on p3, blacksmith on h3, blacksmith has icons sword")
    table.do(f"strike:blacksmith:{table.at('p3')}:1")
    hurt = [event.args["hero"] for event in table.session.events if event.name == "hurt"]
    assert hurt == ["blacksmith", "blacksmith", "scout", "scout", "knight", "knight"]
    assert [hero.resistance for hero in table.state.heroes] == [4, 3, 3]


@clause("DL-COMBAT-28", "DL-COMBAT-19")
def test_a_shot_provokes_no_claw_for_all() -> None:
    table = Table("M(4,1,0,0)! on p3, knight on h2, knight has icons ranged-1")
    table.do(f"shoot:knight:{table.at('p3')}:1")
    assert [hero.resistance for hero in table.state.heroes] == [6, 5, 5]


@clause("DL-COMBAT-28", "DL-COM-16", "DL-RUL-15")
@pytest.mark.parametrize("threat", ["claw", "unavoidable"])
def test_a_threat_on_the_square_is_for_the_attacker_alone(threat: str) -> None:
    table = Table(f"M(4,0,0,0)! on p3, threat {threat} on p3, knight on h3, knight has icons sword")
    table.do(f"strike:knight:{table.at('p3')}:1")
    assert [hero.resistance for hero in table.state.heroes] == [5, 5, 5]


@clause("DL-ICON-06", "DL-COMBAT-14")
def test_what_counts_as_shields_this_turn_is_offered_when_hit_and_nothing_else() -> None:
    text = (
        "M(5,2,0,0) on p2, knight on h2, knight has icons sword convert, knight holds gale-boots gate-warden"
    )
    table = Table(text).do("convert:knight:shield:move")
    table.do(f"strike:knight:{table.at('p2')}:1")
    assert (table.asked(), table.hero("knight").resistance) == ("act", 4)
    table = Table(text).do("convert:knight:move:shield")
    table.do(f"strike:knight:{table.at('p2')}:1")
    assert sorted(table.keys()) == ["play:knight:gale-boots:1", "play:knight:gate-warden:1", "take-damage"]
    table.do("play:knight:gale-boots:1")
    assert (table.hero("knight").resistance, table.pool("knight")) == (6, {})


@clause("DL-COMBAT-14", "DL-SKILL-08")
def test_a_skill_with_shields_may_be_used_when_the_damage_is_known() -> None:
    table = Table("M(5,1,0,0) on p2, knight on h2, knight has icons sword, knight on track sentinel")
    table.do(f"strike:knight:{table.at('p2')}:1")
    assert table.keys() == ["skill:knight:sentinel:1", "take-damage"]
    table.do("skill:knight:sentinel:1")
    assert (table.hero("knight").resistance, table.pool("knight")) == (6, {"shield": 1})


@clause("DL-RUL-14")
def test_a_card_played_to_defend_out_of_turn_is_told() -> None:
    table = Table(
        "M(4,1,0,0)! on p3, knight on h3, knight has icons sword, blacksmith holds blacksmith-apron"
    )
    table.do(f"strike:knight:{table.at('p3')}:1", "shield-card:blacksmith-apron")
    played = [event.args["card"] for event in table.session.events if event.name == "played"]
    assert played == ["blacksmith-apron"]


# Rewards


@clause("DL-REW-01", "DL-COMBAT-07", "DL-IC-M05")
def test_only_the_hero_of_the_last_blow_is_rewarded() -> None:
    table = Table(
        "M(3,0,0,0) on p2 with 2 damage, turn of scout, scout on h2, knight on h2, scout has icons sword,"
        "item market gale-boots scholars-lens dust-censer, item deck horizon-bow"
    )
    table.do(f"strike:scout:{table.at('p2')}:1")
    assert (table.asked(), table.asked_seat()) == ("take-item", 2)
    table.do("take-item:scholars-lens")
    assert table.names(table.own("scout").deck) == ["scholars-lens"]
    assert table.own("knight").deck == []
    assert table.names(table.state.item_market) == ["gale-boots", "horizon-bow", "dust-censer"]


@clause("DL-REW-02", "DL-IC-M04", "DL-ITEM-07")
def test_a_reward_for_all_goes_round_with_the_market_refilled_between() -> None:
    table = Table(
        "hoard-keeper on p2 with 5 damage, turn of blacksmith, blacksmith on h2, blacksmith has icons sword,"
        "item market gale-boots scholars-lens dust-censer, item deck horizon-bow gate-warden whisper-sling"
    )
    table.do(f"strike:blacksmith:{table.at('p2')}:1")
    seats = []
    for item in ("gale-boots", "horizon-bow", "gate-warden"):
        seats.append((table.asked_seat(), table.session.decisions[0].about["player"]))
        table.do(f"take-item:{item}")
    assert seats == [(1, 2), (2, 3), (0, 1)]
    assert [table.names(table.own(name).deck) for name in ("knight", "blacksmith", "scout")] == [
        ["gate-warden"],
        ["gale-boots"],
        ["horizon-bow"],
    ]


@clause("DL-REW-03", "DL-CH1-LOC-06", "DL-CH5-LOC-01", "DL-CH5-LOC-09")
def test_a_monster_defeated_by_way_of_a_location_gives_its_reward() -> None:
    table = Table("M(2,0,0,0) on p5, knight on h2, knight with 2 dust, item market gale-boots", rolls=(5,))
    assert table.do("use:knight:ballista:ballista").asked() == "take-item"
    for place, key in (("crystal-trap", "crystal:1"), ("magic-shock", "shock")):
        table = Table(
            f"M(2,0,0,0) on p5, {place} in l2, knight on h2, knight with 4 dust, charged left,"
            "item market gale-boots",
            chapter="darkness",
        )
        assert table.do(f"use:knight:{place}:{key}").asked() == "take-item"


@clause("DL-REW-05", "DL-RUL-33")
def test_a_reward_may_be_declined() -> None:
    table = Table(
        "ghost on p2, knight on h2, knight has icons sword sword, fairy market dew hush, fairy supply balm"
    )
    table.do(f"strike:knight:{table.at('p2')}:2")
    assert table.asked() == "take-fairy"
    table.do("decline")
    assert table.fairies("knight") == []
    assert [table.book.fairies[f].id for f in table.state.fairy_market if f >= 0] == ["dew", "hush"]
    table = Table("M(1,0,0,0) on p2, knight on h2, knight has icons sword, item market gale-boots")
    table.do(f"strike:knight:{table.at('p2')}:1", "decline")
    assert table.own("knight").deck == []


@clause("DL-EX-44", "DL-REW-01", "DL-ITEM-06", "DL-CARD-07")
def test_the_item_is_the_first_card_drawn_at_the_end_of_the_turn() -> None:
    table = Table(
        "M(2,0,0,0) on p2, knight on h2, knight holds knight-cleave knight-oath, item market gale-boots,"
        "knight deck knight-march knight-vigil knight-bulwark, game deck ghost"
    )
    table.do("play:knight:knight-cleave", f"strike:knight:{table.at('p2')}:2", "take-item:gale-boots", "end")
    hand = table.names(table.own("knight").hand)
    assert hand[:4] == ["gale-boots", "knight-march", "knight-vigil", "knight-bulwark"]
    assert hand[4] in ("knight-cleave", "knight-oath")
    assert len(table.own("knight").deck) == 1
    assert "reshuffled" in table.log()


@clause("DL-EX-45", "DL-FAIRY-03", "DL-FAIRY-08", "DL-RUL-30", "DL-IC-M06")
def test_a_hero_without_a_free_fairy_space_takes_no_fairy() -> None:
    text = (
        "M(9,0,0,0) on p1, ghost on p2, knight on h2, knight has icons sword sword, knight has fairy needle,"
        "fairy market dew hush glimmer, fairy supply balm"
    )
    table = Table(text)
    market = table.state.fairy_market[:]
    table.do(f"strike:knight:{table.at('p2')}:2")
    assert table.asked() == "act"
    assert table.fairies("knight") == ["needle"]
    assert table.state.fairy_market == market
    table = Table(text)
    table.do("fairy:knight:needle", f"strike:knight:{table.at('p2')}:2", "take-fairy:hush")
    assert table.fairies("knight") == ["hush"]
    assert [table.book.fairies[f].id for f in table.state.fairy_market] == ["dew", "balm", "glimmer"]


@clause("DL-COMBAT-28", "DL-RUL-14")
@pytest.mark.parametrize(("claws", "card", "lost"), [(2, "blacksmith-apron", 1), (1, "gate-warden", 0)])
def test_a_card_of_another_hand_cancels_what_its_shields_can_and_no_more(
    claws: int, card: str, lost: int
) -> None:
    table = Table(
        f"M(2,{claws},0,0)! on p3, knight on h3, knight has icons sword, blacksmith with 4 resistance,"
        f"blacksmith holds {card}"
    )
    table.do(f"strike:knight:{table.at('p3')}:1", f"shield-card:{card}")
    assert table.hero("blacksmith").resistance == 4 - lost
    (shielded,) = [event for event in table.session.events if event.name == "shielded"]
    assert shielded.args["count"] == 1
