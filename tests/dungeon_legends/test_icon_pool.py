"""Playing and spending icons (DL-ICON): a pool that lasts until the action phase ends."""

from __future__ import annotations

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.testing import Table


@clause("DL-ICON-01", "DL-RUL-06")
def test_icons_wait_in_the_pool_and_each_is_used_once() -> None:
    table = Table("knight holds knight-charge knight-march, knight on h4, M(5,0,0,0) on p3")
    table.do("play:knight:knight-charge", "play:knight:knight-march")
    assert table.pool("knight") == {"sword": 1, "move": 3}
    table.do("move:knight:h3", f"strike:knight:{table.at('p3')}:1")
    assert (table.damage(3), table.pool("knight")) == (1, {"move": 2})
    assert table.keys("strike") == []
    assert "DL-ICON-01" in table.refused(f"strike:knight:{table.at('p3')}:1")


@clause("DL-ICON-02")
def test_an_icon_is_used_for_its_effect_or_for_a_cost_but_not_for_both() -> None:
    text = "knight on h4, knight has icons move move, underground-lake in l4"
    table = Table(text).do("use:knight:underground-lake:fill")
    assert table.pool("knight") == {}
    assert table.keys("move") == []
    table = Table(text).do("move:knight:h3", "move:knight:h4")
    assert not table.offers("use:knight:underground-lake:fill")
    assert "DL-LOC-06" in table.refused("use:knight:underground-lake:fill")


@clause("DL-ICON-02")
def test_a_cost_takes_only_the_icons_that_it_asks_for() -> None:
    table = Table("knight on h4, knight has icons sword move shield, underground-lake in l4")
    assert not table.offers("use:knight:underground-lake:fill")
    table = Table("knight on h4, knight has icons sword sword sword shield, rockfall 4").do("clear:knight")
    assert (table.state.rockfall, table.pool("knight")) == (0, {"shield": 1})


@clause("DL-ICON-03", "DL-SKILL-08", "DL-RUL-06")
def test_one_cost_may_be_paid_with_icons_of_cards_skills_and_fairies() -> None:
    table = Table(
        "scout on h4, turn of scout, scout holds scout-knife scout-dash, scout on track runner,"
        "scout has fairy strider, underground-lake in l4"
    )
    table.do("play:scout:scout-knife", "skill:scout:runner:1")
    assert table.pool("scout") == {"sword": 1, "move": 3}
    table.do("move:scout:h3", "move:scout:h4", "fairy:scout:strider")
    assert table.pool("scout") == {"sword": 1, "move": 3, "reuse": 1}
    table.do("use:scout:underground-lake:fill")
    assert table.pool("scout") == {"sword": 1, "move": 1, "reuse": 1}


@clause("DL-ICON-03", "DL-COMBAT-10")
def test_swords_of_a_card_a_skill_and_an_item_make_one_attack() -> None:
    table = Table(
        "knight on h4, knight holds knight-charge moonsteel-blade, knight on track duelist, M(5,0,0,0) on p4"
    )
    table.do("play:knight:knight-charge", "play:knight:moonsteel-blade:1", "skill:knight:duelist:1")
    table.do(f"strike:knight:{table.at('p4')}:5")
    assert table.passage(4) is None


@clause("DL-ICON-04", "DL-RUL-06")
def test_icons_not_used_in_the_action_phase_are_lost() -> None:
    table = Table(
        "knight holds knight-charge, game deck tunnel-rat ghost cave-crawler, knight on track duelist"
    )
    table.do("play:knight:knight-charge", "skill:knight:duelist:1", "end", "end", "end")
    assert table.state.active == 0
    assert table.pool("knight") == {}


@clause("DL-ICON-05", "DL-ITEM-11", "DL-RUL-06")
def test_the_icons_of_a_card_are_used_in_any_order() -> None:
    text = "knight holds threshold-key, knight with 1 dust, knight on h4, M(5,0,0,0) on p4, M(5,0,0,0) on p2"
    table = Table(text).do("play:knight:threshold-key:2", f"strike:knight:{_at(text, 'p4')}:2")
    table.do("teleport:knight:h1")
    assert (table.damage(4), table.hero("knight").at) == (2, 1)
    table = Table(text).do("play:knight:threshold-key:2", "teleport:knight:h2")
    table.do(f"strike:knight:{table.at('p2')}:2")
    assert (table.damage(2), table.hero("knight").at) == (2, 2)


def _at(text: str, square: str) -> str:
    return Table(text).at(square)


@clause("DL-ICON-05")
def test_not_all_icons_of_a_card_need_to_be_used() -> None:
    table = Table("knight holds knight-charge, knight on h4, game deck tunnel-rat")
    table.do("play:knight:knight-charge", "move:knight:h5")
    assert table.pool("knight") == {"sword": 1}
    assert table.offers("end")


@clause("DL-ICON-06", "DL-RUL-35")
def test_convert_also_changes_icons_played_later_but_not_those_already_used() -> None:
    table = Table(
        "enchantress holds enchantress-weave enchantress-lance enchantress-beckon, enchantress on h4,"
        "enchantress has icons sword, M(5,0,0,0) on p4",
        hero_1="enchantress",
    )
    table.do(f"strike:enchantress:{table.at('p4')}:1", "play:enchantress:enchantress-weave")
    table.do("convert:enchantress:sword:move", "play:enchantress:enchantress-lance")
    assert table.pool("enchantress") == {"shield": 1, "move": 2}
    assert table.damage(4) == 1
    assert table.keys("strike") == []


@clause("DL-ICON-06")
def test_convert_lasts_until_the_end_of_the_turn() -> None:
    table = Table(
        "enchantress has icons convert, game deck tunnel-rat ghost cave-crawler gloom-bat, enchantress on h4,"
        "enchantress deck enchantress-lance",
        hero_1="enchantress",
    )
    table.do("convert:enchantress:sword:move", "end", "end", "end", "play:enchantress:enchantress-lance")
    assert table.pool("enchantress") == {"sword": 2}


@clause("DL-ICON-07", "DL-RUL-35")
def test_only_basic_icons_are_converted() -> None:
    table = Table("knight has icons convert ranged-1 teleport draw-1 heal reuse")
    named = {word for key in table.keys("convert") for word in key.split(":")[2:]}
    assert named == {"sword", "shield", "dust", "move"}
    assert "DL-ICON-06" in Table("").refused("convert:knight:sword:move")


@clause("DL-ICON-06", "DL-ICON-07")
def test_dust_icons_wait_for_a_convert_that_may_come() -> None:
    table = Table(
        "enchantress holds enchantress-weave enchantress-lance, enchantress on h4, M(5,0,0,0) on p4",
        hero_1="enchantress",
    )
    table.do("play:enchantress:enchantress-lance")
    assert table.pool("enchantress") == {"sword": 2, "dust": 1}
    table.do("play:enchantress:enchantress-weave", "convert:enchantress:dust:sword")
    table.do(f"strike:enchantress:{table.at('p4')}:3")
    assert table.damage(4) == 3


@clause("DL-ICON-08", "DL-RUL-34")
def test_a_gift_that_needs_no_agreement_is_not_stopped_by_a_refusal() -> None:
    table = Table("knight has icons heal-ally heal-any, scout with 3 resistance")
    table.do("heal:knight:heal-ally:scout", "refuse")
    assert table.keys("heal") == ["heal:knight:heal-any:scout"]
    table.do("heal:knight:heal-any:scout")
    assert (table.asked(), table.hero("scout").resistance) == ("act", 4)


@clause("DL-ICON-08")
def test_dust_for_an_ally_needs_the_agreement_too() -> None:
    table = Table("knight has icons dust-ally").do("recover:knight:dust-ally:scout")
    assert (table.asked(), table.asked_seat()) == ("agree-recover", 2)
    table.do("agree")
    assert (table.hero("scout").usable, table.hero("knight").usable, table.pool("knight")) == (1, 0, {})


@clause("DL-ICON-09", "DL-LOC-06")
def test_a_cost_in_dust_is_paid_with_usable_dust_and_not_with_icons() -> None:
    text = "enchantress holds enchantress-weave, enchantress on h4, enchantress has icons dust dust dust,"
    table = Table(f"{text} ancient-fountain in l4, enchantress with 2 dust", hero_1="enchantress")
    assert not table.offers("use:enchantress:ancient-fountain:fill")
    assert "DL-LOC-06" in table.refused("use:enchantress:ancient-fountain:fill")
    table.do("recover:enchantress:dust")
    table.do("use:enchantress:ancient-fountain:fill")
    assert table.hero("enchantress").usable == 0


@clause("DL-IC-H12", "DL-BOARD-03")
def test_dust_for_an_ally_goes_only_where_some_is_inactive() -> None:
    table = Table("knight has icons dust-ally, blacksmith with 6 dust")
    assert table.keys("recover") == ["recover:knight:dust-ally:knight", "recover:knight:dust-ally:scout"]


@clause("DL-IC-H03", "DL-ICON-09")
def test_without_a_dust_icon_nothing_is_recovered() -> None:
    assert Table("knight has icons sword move heal").keys("recover") == []


@clause("DL-ICON-06", "DL-IC-H12")
def test_convert_leaves_icons_of_other_kinds_alone() -> None:
    table = Table("knight has icons convert sword move-ally dust-ally move").do("convert:knight:sword:shield")
    assert table.pool("knight") == {"shield": 1, "move": 1, "move-ally": 1, "dust-ally": 1}
