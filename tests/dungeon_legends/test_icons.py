"""The icons (DL-IC-H, DL-IC-M): each by itself."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.testing import Table

# Hero icons


@clause("DL-IC-H01", "DL-COMBAT-09")
def test_a_sword_deals_one_damage_to_the_aligned_monster() -> None:
    table = Table("knight on h4, knight has icons sword, M(3,0,0,0) on p4, M(3,0,0,0) on p3")
    assert table.keys("strike") == [f"strike:knight:{table.at('p4')}:1"]
    table.do(f"strike:knight:{table.at('p4')}:1")
    assert (table.damage(4), table.damage(3)) == (1, 0)
    assert table.pool("knight") == {}


@clause("DL-IC-H02", "DL-COMBAT-14")
def test_a_shield_cancels_one_damage() -> None:
    table = Table("knight on h4, knight has icons sword shield, M(3,2,0,0) on p4")
    table.do(f"strike:knight:{table.at('p4')}:1")
    assert table.asked() == "shield"
    table.do("shield:knight:shield")
    assert table.hero("knight").resistance == 5
    assert table.pool("knight") == {}


@clause("DL-IC-H03", "DL-BOARD-02")
def test_a_dust_icon_makes_one_inactive_dust_usable() -> None:
    table = Table("scout holds scout-slip, turn of scout")
    assert (table.hero("scout").usable, table.hero("scout").inactive) == (0, 5)
    table.do("play:scout:scout-slip")
    assert (table.hero("scout").usable, table.hero("scout").inactive) == (1, 4)


@clause("DL-IC-H04", "DL-MOVE-01")
def test_a_move_brings_the_hero_one_square_left_or_right() -> None:
    table = Table("knight on h4, knight has icons move")
    assert sorted(table.keys("move")) == ["move:knight:h3", "move:knight:h5"]
    table.do("move:knight:h5")
    assert (table.hero("knight").at, table.pool("knight")) == (5, {})


@clause("DL-IC-H05", "DL-COMBAT-17", "DL-COMBAT-18")
@pytest.mark.parametrize(
    ("icon", "squares"),
    [("ranged-1", [2, 4]), ("ranged-2", [1, 2, 4, 5]), ("ranged-3", [1, 2, 4, 5, 6])],
)
def test_a_ranged_icon_hits_within_its_distances_and_never_at_distance_0(
    icon: str, squares: list[int]
) -> None:
    monsters = ", ".join(f"{name} on p{n}" for n, name in enumerate(_SIX, start=1))
    table = Table(f"knight on h3, knight has icons {icon}, {monsters}")
    assert sorted(table.keys("shoot")) == sorted(f"shoot:knight:{table.at(f'p{n}')}:1" for n in squares)
    table.do(f"shoot:knight:{table.at('p4')}:1")
    assert table.damage(4) == 1
    assert table.keys("shoot") == []


_SIX = ("cave-crawler", "stone-brute", "shield-hag", "hoard-keeper", "cave-crawler", "dark-knight")


@clause("DL-IC-H06")
@pytest.mark.parametrize("count", [1, 2])
def test_a_draw_icon_takes_so_many_cards_from_the_top(count: int) -> None:
    table = Table(f"knight has icons draw-{count}, knight deck knight-oath knight-march knight-vigil")
    table.do(f"draw:knight:draw-{count}")
    assert table.names(table.own("knight").hand) == ["knight-oath", "knight-march"][:count]
    assert table.pool("knight") == {}


@clause("DL-IC-H07", "DL-GAP-50")
def test_teleport_reaches_every_hero_square() -> None:
    table = Table("knight on h4, knight has icons teleport")
    assert sorted(table.keys("teleport")) == [f"teleport:knight:h{n}" for n in (1, 2, 3, 5, 6, 7)]
    table.do("teleport:knight:h1")
    assert (table.hero("knight").at, table.pool("knight")) == (1, {})


@clause("DL-IC-H08", "DL-BOARD-07")
def test_heal_1_brings_one_resistance_back_but_none_at_the_maximum() -> None:
    table = Table("knight with 5 resistance, knight has icons heal heal").do("heal:knight:heal")
    assert table.hero("knight").resistance == 6
    assert not table.offers("heal:knight:heal")
    assert "DL-ICON-05" in table.refused("heal:knight:heal")


@clause("DL-IC-H09", "DL-BOARD-07")
def test_heal_all_brings_all_resistance_back() -> None:
    table = Table("knight with 1 resistance, knight has icons heal-all").do("heal:knight:heal-all")
    assert (table.hero("knight").resistance, table.pool("knight")) == (6, {})
    assert not Table("knight has icons heal-all").offers("heal:knight:heal-all")


@clause("DL-IC-H10", "DL-RUL-93", "DL-LOC-04")
def test_reuse_allows_one_more_use_for_its_full_price() -> None:
    table = Table(
        "blacksmith on h4, blacksmith with 6 dust, fairy-sanctuary in l4, turn of blacksmith,"
        "blacksmith has icons reuse, blacksmith deck blacksmith-haul blacksmith-bolt blacksmith-apron"
    )
    use = "use:blacksmith:fairy-sanctuary:draw"
    table.do(use)
    assert (table.hero("blacksmith").usable, table.pool("blacksmith")) == (3, {"reuse": 1})
    table.do(use)
    assert (table.hero("blacksmith").usable, table.pool("blacksmith")) == (0, {})
    assert len(table.own("blacksmith").hand) == 2


@clause("DL-IC-H10", "DL-RUL-93")
def test_a_second_use_that_cannot_be_paid_is_not_free() -> None:
    table = Table(
        "blacksmith on h4, blacksmith with 5 dust, fairy-sanctuary in l4, turn of blacksmith,"
        "blacksmith has icons reuse, blacksmith deck blacksmith-haul blacksmith-bolt"
    )
    table.do("use:blacksmith:fairy-sanctuary:draw")
    assert not table.offers("use:blacksmith:fairy-sanctuary:draw")
    assert "DL-LOC-06" in table.refused("use:blacksmith:fairy-sanctuary:draw")


@clause("DL-IC-H11", "DL-ICON-06", "DL-ICON-07", "DL-RUL-35")
def test_convert_turns_all_icons_of_one_basic_kind_into_another() -> None:
    table = Table("knight has icons convert sword sword move ranged-1, knight on h4")
    kinds = ("sword", "shield", "dust", "move")
    wanted = {f"convert:knight:{a}:{b}" for a in kinds for b in kinds if a != b}
    assert set(table.keys("convert")) == wanted
    table.do("convert:knight:sword:move")
    assert table.pool("knight") == {"move": 3, "ranged-1": 1}


@clause("DL-IC-H12", "DL-ICON-08", "DL-RUL-34")
def test_self_or_ally_serves_oneself_or_a_hero_whose_player_agrees() -> None:
    text = "knight has icons heal-ally, knight with 5 resistance, scout with 3 resistance"
    table = Table(text).do("heal:knight:heal-ally:knight")
    assert table.hero("knight").resistance == 6
    table = Table(text).do("heal:knight:heal-ally:scout")
    assert (table.asked(), table.asked_seat()) == ("agree-heal", 2)
    table.do("agree")
    assert (table.hero("scout").resistance, table.pool("knight")) == (4, {})


@clause("DL-IC-H12", "DL-ICON-08")
def test_who_does_not_agree_is_left_alone_and_the_icon_stays() -> None:
    table = Table("knight has icons heal-ally, scout with 3 resistance, blacksmith with 3 resistance")
    table.do("heal:knight:heal-ally:scout", "refuse")
    assert (table.hero("scout").resistance, table.pool("knight")) == (3, {"heal-ally": 1})
    assert table.keys("heal") == ["heal:knight:heal-ally:blacksmith"]


@clause("DL-IC-H12", "DL-ICON-08", "DL-RUL-34")
def test_a_move_can_be_lent_to_a_hero_whose_player_agrees() -> None:
    table = Table("knight on h2, scout on h4, knight has icons move-ally")
    lead = next(key for key in table.keys("lead") if ":scout:" in key and key.endswith(":5"))
    table.do(lead)
    assert table.asked_seat() == 2
    table.do("agree")
    assert (table.hero("scout").at, table.hero("knight").at, table.pool("knight")) == (5, 2, {})


@clause("DL-IC-H12", "DL-ICON-02", "DL-ICON-03")
def test_a_move_that_could_be_lent_is_a_move_for_ones_own_hero_too() -> None:
    table = Table("mud h3, knight on h2, scout on h6, knight has icons move move-ally")
    assert table.keys("move") == ["move:knight:h1", "move:knight:h3"]
    assert not any(":knight:0:" in key for key in table.keys("lead"))
    table.do("move:knight:h1")
    assert table.pool("knight") == {"move-ally": 1}
    table.do("move:knight:h2")
    assert (table.hero("knight").at, table.pool("knight")) == (2, {})


@clause("DL-IC-H12", "DL-MOVE-05")
def test_two_moves_that_can_be_lent_bring_an_ally_into_the_mud() -> None:
    text = "mud h3, knight on h6, scout on h2, knight has icons"
    assert "lead:knight:scout:2:3" not in Table(f"{text} move move-ally").keys("lead")
    table = Table(f"{text} move-ally move-ally").do("lead:knight:scout:2:3", "agree")
    assert (table.hero("scout").at, table.pool("knight")) == (3, {})


@clause("DL-IC-H12", "DL-ICON-02", "DL-CH1-LOC-09")
def test_a_move_that_could_be_lent_pays_where_moves_are_asked_for() -> None:
    table = Table("underground-lake in l2, knight on h2, knight has icons move move-ally")
    table.do("use:knight:underground-lake:fill")
    assert table.pool("knight") == {}


@clause("DL-ICON-06", "DL-IC-H12", "DL-RUL-35")
def test_convert_changes_moves_that_could_be_lent_as_well() -> None:
    table = Table("knight has icons convert move-ally, knight holds enchantress-beckon")
    table.do("convert:knight:move:sword")
    assert table.pool("knight") == {"sword": 1}
    table.do("play:knight:enchantress-beckon")
    assert table.pool("knight") == {"sword": 3}


@clause("DL-ICON-08", "DL-RUL-34")
def test_who_would_not_be_led_to_one_square_may_be_asked_about_another() -> None:
    table = Table("knight on h2, scout on h4, knight has icons move-ally")
    table.do("lead:knight:scout:2:5", "refuse")
    keys = table.keys("lead")
    assert "lead:knight:scout:2:3" in keys
    assert "lead:knight:scout:2:5" not in keys


@clause("DL-ICON-01", "DL-ICON-06", "DL-FAIRY-13")
def test_dust_waits_as_long_as_an_echo_could_convert_it() -> None:
    text = "turn of scout, scout has icons convert, scout deck scout-dash, scout holds enchantress-insight"
    lone = Table(f"{text} enchantress-weave").do("play:scout:enchantress-weave")
    echo = Table(f"{text} enchantress-weave, scout has fairy echo").do("play:scout:enchantress-weave")
    for table in (lone, echo):
        table.do("convert:scout:sword:shield", "convert:scout:move:shield", "play:scout:enchantress-insight")
    assert lone.hero("scout").usable == 1
    assert (echo.hero("scout").usable, echo.pool("scout")["dust"]) == (0, 1)


# Monster icons


@clause("DL-IC-M01", "DL-COMBAT-12", "DL-COMBAT-19")
def test_each_claw_hurts_who_attacks_with_a_sword_and_only_then() -> None:
    table = Table("knight on h4, knight has icons sword, M(5,2,0,0) on p4")
    assert table.do(f"strike:knight:{table.at('p4')}:1").hero("knight").resistance == 4
    table = Table("knight on h3, knight has icons ranged-1, M(5,2,0,0) on p4")
    assert table.do(f"shoot:knight:{table.at('p4')}:1").hero("knight").resistance == 6


@clause("DL-IC-M02", "DL-COMBAT-11", "DL-COMBAT-19")
def test_each_broken_sword_cancels_one_sword_damage_of_each_attack() -> None:
    table = Table("knight on h4, knight has icons sword sword sword sword, M(5,0,1,0) on p4")
    table.do(f"strike:knight:{table.at('p4')}:2")
    assert table.damage(4) == 1
    table.do(f"strike:knight:{table.at('p4')}:2")
    assert table.damage(4) == 2
    table = Table("knight on h3, knight has icons ranged-1, M(5,0,2,0) on p4")
    assert table.do(f"shoot:knight:{table.at('p4')}:1").damage(4) == 1


@clause("DL-IC-M03", "DL-COMBAT-16", "DL-BOARD-08")
def test_unavoidable_costs_one_resistance_and_no_shield_helps() -> None:
    table = Table(
        "knight on h4, knight has icons sword shield, knight holds knight-bulwark, M(5,0,0,1) on p4"
    )
    table.do(f"strike:knight:{table.at('p4')}:1")
    assert (table.asked(), table.hero("knight").resistance) == ("act", 5)
    assert table.pool("knight") == {"shield": 1}


@clause("DL-IC-M04", "DL-REW-02", "DL-COMBAT-28", "DL-TURN-12")
def test_all_players_means_everybody_in_turn_order_from_who_caused_it() -> None:
    table = Table(
        "blacksmith on h3, blacksmith has icons sword, turn of blacksmith, shriekers on p3 with 3 damage,"
        "item market gale-boots hearth-cup dust-censer, item deck scholars-lens horizon-bow gate-warden"
    )
    table.do(f"strike:blacksmith:{table.at('p3')}:1")
    assert [table.hero(name).resistance for name in ("knight", "blacksmith", "scout")] == [5, 4, 4]
    seats = []
    while table.asked() == "take-item":
        seats.append(table.asked_seat())
        table.do(table.keys()[0])
    assert seats == [1, 2, 0]
    assert all(len(own.deck) == 1 for own in table.state.players)


@clause("DL-IC-M05", "DL-ITEM-05", "DL-ITEM-06")
def test_an_item_reward_is_one_item_of_the_market_on_top_of_the_deck() -> None:
    table = Table(
        "knight on h4, knight has icons sword, M(1,0,0,0) on p4, knight deck knight-oath,"
        "item market gale-boots hearth-cup dust-censer, item deck scholars-lens"
    )
    table.do(f"strike:knight:{table.at('p4')}:1")
    assert sorted(table.keys()) == ["decline", *(f"take-item:{name}" for name in _MARKET)]
    table.do("take-item:hearth-cup")
    assert table.names(table.own("knight").deck) == ["knight-oath", "hearth-cup"]


_MARKET = ("dust-censer", "gale-boots", "hearth-cup")


@clause("DL-IC-M06", "DL-FAIRY-01", "DL-FAIRY-08")
def test_a_fairy_reward_is_one_fairy_of_the_market_which_is_refilled_at_once() -> None:
    table = Table(
        "scout on h4, turn of scout, scout has icons sword sword, ghost on p4,"
        "fairy market hush needle dawn, fairy supply dew"
    )
    table.do(f"strike:scout:{table.at('p4')}:2", "take-fairy:needle")
    assert table.fairies("scout") == ["needle"]
    assert [table.book.fairies[fairy].id for fairy in table.state.fairy_market] == ["hush", "dew", "dawn"]


@clause("DL-IC-M07", "DL-COMBAT-06")
def test_a_monster_falls_with_as_much_damage_as_its_resistance() -> None:
    table = Table("knight on h4, knight has icons sword sword sword, M(3,0,0,0) on p4")
    table.do(f"strike:knight:{table.at('p4')}:2")
    assert table.passage(4) is not None
    target = table.state.passage[4]
    table.do(f"strike:knight:{table.at('p4')}:1")
    assert table.passage(4) is None
    assert target not in table.state.damage


# Marks of the moons


@clause("DL-IC-X05", "DL-IC-X06")
def test_a_moon_is_observed_on_its_own_square_for_its_own_cost() -> None:
    text = "knight on h4, observatory in l4, knight with 1 dust, knight has icons"
    observe = "use:knight:observatory:observe"
    assert Table(f"{text} ranged-1, kurodar on p2", chapter="moons").offers(observe)
    assert not Table(f"{text} ranged-1, kurodar on p3", chapter="moons").offers(observe)
    assert not Table(f"{text} sword, kurodar on p2", chapter="moons").offers(observe)
    assert Table(f"{text} move, vermilion-cadet on p1", chapter="moons").offers(observe)
    assert not Table(f"{text} ranged-1, vermilion-cadet on p1", chapter="moons").offers(observe)


@clause("DL-GAP-47")
def test_the_large_portal_stands_between_h3_and_h4_and_the_small_ones_at_the_ends() -> None:
    table = Table("portals", chapter="moons")
    pieces = {piece.id: piece for piece in table.session.scene(0).pieces if piece.id.startswith("portal")}
    assert {name: (piece.at, *piece.also_at) for name, piece in pieces.items()} == {
        "portal-large": ("h3", "h4"),
        "portal-left": ("h1",),
        "portal-right": ("h7",),
    }


@clause("DL-IC-H12", "DL-ICON-01")
def test_a_card_with_a_move_for_an_ally_gives_just_that() -> None:
    table = Table("knight on h2, scout on h4, knight holds enchantress-beckon")
    table.do("play:knight:enchantress-beckon")
    assert table.pool("knight") == {"move": 1, "move-ally": 1}
    assert table.offers("lead:knight:scout:2:3", "lead:knight:blacksmith:1:6")
