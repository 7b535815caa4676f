"""What each Fairy does (DL-IC-F01 to DL-IC-F20, DL-FAIRY-12 to DL-FAIRY-22)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.chapters.fire.state import fire
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.testing import Table

CALM = "game deck tunnel-rat ghost cave-crawler gloom-bat"


def fairy_of(effect: str) -> str:
    """The Fairy with this effect."""
    return next(fairy.id for fairy in Table("").book.fairies if fairy.effect == effect)


@clause("DL-IC-F02", "DL-IC-F04", "DL-IC-F06", "DL-IC-F07", "DL-IC-F13")
@pytest.mark.parametrize(
    ("effect", "icons"),
    [
        ("DL-IC-F02", {"draw-2": 1}),
        ("DL-IC-F04", {"move": 2, "reuse": 1}),
        ("DL-IC-F06", {"teleport": 1}),
        ("DL-IC-F07", {"teleport": 1, "reuse": 1}),
        ("DL-IC-F13", {"ranged-1": 2}),
    ],
)
def test_a_fairy_of_icons_fills_the_pool(effect: str, icons: dict[str, int]) -> None:
    fairy = fairy_of(effect)
    table = Table(f"knight has fairy {fairy}").do(f"fairy:knight:{fairy}")
    assert table.pool("knight") == icons
    assert table.fairies("knight") == []


@clause("DL-IC-F03")
def test_glimmer_recovers_three_dust() -> None:
    fairy = fairy_of("DL-IC-F03")
    table = Table(f"knight has fairy {fairy}").do(f"fairy:knight:{fairy}")
    assert (table.hero("knight").usable, table.hero("knight").inactive) == (3, 1)


@clause("DL-IC-F20", "DL-RUL-93")
def test_chime_recovers_one_dust_and_one_location_is_used_again() -> None:
    fairy = fairy_of("DL-IC-F20")
    text = f"knight on h4, knight with 3 dust, converging-lens in l4, knight has fairy {fairy}"
    table = Table(text, chapter="moons").do("use:knight:converging-lens:lens")
    assert not table.offers("use:knight:converging-lens")
    before = table.hero("knight").usable
    table.do(f"fairy:knight:{fairy}")
    assert table.hero("knight").usable == before + 1
    assert table.offers("use:knight:converging-lens:lens")


@clause("DL-IC-F14")
def test_dawn_heals_all_and_recovers_one_dust() -> None:
    fairy = fairy_of("DL-IC-F14")
    table = Table(f"knight has fairy {fairy}, knight with 1 resistance")
    table.do(f"fairy:knight:{fairy}", "heal:knight:heal-all")
    assert (table.hero("knight").resistance, table.hero("knight").usable) == (6, 1)


@clause("DL-IC-F04", "DL-IC-F07", "DL-LOC-04", "DL-RUL-93")
def test_the_reuse_of_a_fairy_pays_no_location() -> None:
    text = "turn of blacksmith, blacksmith on h4, fairy-sanctuary in l4, blacksmith deck blacksmith-haul"
    use = "use:blacksmith:fairy-sanctuary:draw"
    table = Table(f"{text} blacksmith-bolt, blacksmith has fairy doorling, blacksmith with 5 dust")
    table.do("fairy:blacksmith:doorling", use)
    assert not table.offers(use)
    table = Table(f"{text} blacksmith-bolt, blacksmith has fairy doorling, blacksmith with 6 dust")
    assert table.do("fairy:blacksmith:doorling", use, use).hero("blacksmith").usable == 0


# Stillness


@clause("DL-IC-F01", "DL-FAIRY-12", "DL-REV-07")
def test_after_stillness_no_card_is_revealed_at_the_end_of_this_turn_only() -> None:
    table = Table(f"knight has fairy hush, {CALM}").do("fairy:knight:hush", "end")
    assert "revealed" not in table.log()
    assert len(table.state.deck) == 4
    table.do("end")
    assert table.passage(1) == "tunnel-rat"


@clause("DL-FAIRY-12", "DL-RUL-26")
def test_stillness_removes_both_reveals_after_a_fall() -> None:
    table = Table(f"knight on h4, knight has icons sword, knight with 1 resistance, M(5,3,0,0) on p4, {CALM}")
    table.do(f"strike:knight:{table.at('p4')}:1")
    assert table.log().count("revealed") == 2
    table = Table(
        "knight on h4, knight has icons sword, knight with 1 resistance, M(5,3,0,0) on p4,"
        f"knight has fairy hush, {CALM}"
    )
    table.do("fairy:knight:hush", f"strike:knight:{table.at('p4')}:1")
    assert table.state.active == 1
    assert "revealed" not in table.log()


@clause("DL-EX-40", "DL-FAIRY-12", "DL-DECK-05", "DL-RUL-26")
def test_with_an_empty_deck_stillness_saves_the_turn_but_not_the_next() -> None:
    table = Table("knight has fairy hush, knight deck knight-oath").do("fairy:knight:hush", "end")
    assert not table.lost
    assert table.names(table.own("knight").hand) == ["knight-oath"]
    table.do("end")
    assert table.lost


# Repeat


@clause("DL-EX-47", "DL-IC-F05", "DL-FAIRY-13")
def test_a_repeated_item_gives_its_icons_again_for_its_price() -> None:
    text = "enchantress holds moonsteel-blade, enchantress has fairy echo"
    table = Table(f"{text}, enchantress with 2 dust", hero_1="enchantress")
    assert not table.offers("fairy:enchantress:echo")
    table.do("play:enchantress:moonsteel-blade:2", "fairy:enchantress:echo")
    assert table.pool("enchantress") == {"sword": 6}
    assert table.hero("enchantress").usable == 0
    table = Table(f"{text}, enchantress with 1 dust", hero_1="enchantress")
    table.do("play:enchantress:moonsteel-blade:2")
    assert not table.offers("fairy:enchantress:echo")


@clause("DL-FAIRY-13")
def test_only_a_card_played_this_turn_is_repeated_with_the_action_chosen_for_it() -> None:
    table = Table(
        "enchantress holds moonsteel-blade enchantress-visions enchantress-spark, enchantress has fairy echo,"
        "enchantress with 5 dust, enchantress discard enchantress-lance",
        hero_1="enchantress",
    )
    table.do(
        "play:enchantress:moonsteel-blade:1", "play:enchantress:enchantress-visions", "fairy:enchantress:echo"
    )
    assert table.asked() == "repeat"
    assert sorted(table.keys()) == [
        "play:enchantress:enchantress-visions",
        "play:enchantress:moonsteel-blade:1",
    ]
    table.do("play:enchantress:enchantress-visions")
    assert table.pool("enchantress") == {"sword": 2, "draw-2": 2}
    assert len(table.own("enchantress").played) == 2


# Shared healing and Dust


@clause("DL-IC-F08", "DL-FAIRY-14", "DL-RUL-34")
def test_balm_heals_four_split_as_its_owner_likes() -> None:
    table = Table("knight has fairy balm, knight with 4 resistance, scout with 1 resistance")
    table.do("fairy:knight:balm", "give:scout", "give:knight", "give:knight")
    assert sorted(table.keys()) == ["enough", "give:scout"]  # the knight has all of his
    assert table.asked_seat() == 0
    table.do("give:scout")
    assert [table.hero(name).resistance for name in ("knight", "scout")] == [6, 3]
    assert table.asked() == "act"


@clause("DL-IC-F17", "DL-FAIRY-14", "DL-RUL-34")
def test_dew_recovers_three_dust_split_as_its_owner_likes() -> None:
    table = Table("knight has fairy dew, knight with 3 dust, blacksmith with 6 dust")
    table.do("fairy:knight:dew", "give:knight")
    assert sorted(table.keys()) == ["enough", "give:scout"]
    table.do("give:scout", "give:scout")
    assert [table.hero(name).usable for name in ("knight", "blacksmith", "scout")] == [4, 6, 2]
    assert table.asked() == "act"


# Trade places


@clause("DL-IC-F09", "DL-FAIRY-15", "DL-RUL-34")
def test_changeling_exchanges_two_heroes_if_the_other_agrees() -> None:
    table = Table("knight on h2, scout on h6, blacksmith on h2, knight has fairy changeling")
    table.do("fairy:knight:changeling")
    assert (table.asked(), table.asked_seat()) == ("agree-trade-places", 2)
    table.do("agree")
    assert (table.hero("knight").at, table.hero("scout").at, table.pool("knight")) == (6, 2, {})


@clause("DL-FAIRY-15", "DL-RUL-34")
def test_nobody_is_exchanged_against_the_will_of_the_player() -> None:
    table = Table("knight on h2, scout on h6, blacksmith on h5, knight has fairy changeling")
    table.do("fairy:knight:changeling")
    assert sorted(table.keys()) == ["with:blacksmith", "with:scout"]
    table.do("with:scout", "refuse")
    assert (table.hero("knight").at, table.hero("scout").at) == (2, 6)
    assert table.fairies("knight") == ["changeling"]
    table.do("fairy:knight:changeling", "agree")
    assert (table.hero("knight").at, table.hero("blacksmith").at) == (5, 2)
    assert table.fairies("knight") == []


@clause("DL-FAIRY-15")
def test_an_exchange_is_no_walk_so_bats_do_not_bite() -> None:
    text = "knight on h2, scout on h6, blacksmith on h2, bats 3, knight has fairy changeling"
    table = Table(text, chapter="crystals").do("fairy:knight:changeling", "agree")
    assert (table.hero("knight").at, table.hero("scout").at) == (6, 2)
    assert [table.hero(name).resistance for name in ("knight", "scout")] == [6, 5]


# The die


@clause("DL-EX-97", "DL-IC-F10", "DL-FAIRY-16", "DL-RUL-37", "DL-HID-14")
def test_fatewing_chooses_a_roll_of_its_owners_turn_instead_of_rolling() -> None:
    table = Table("knight has fairy fatewing, scout has fairy second-chance, game deck lights-out tunnel-rat")
    assert not table.offers("fairy:knight:fatewing")
    assert "DL-RUL-37" in table.refused("fairy:knight:fatewing")
    table.do("end")
    assert (table.asked(), table.asked_seat()) == ("roll-or-choose", 0)
    assert table.keys() == ["roll", *(f"face:{n}" for n in range(1, 7))]
    table.do("face:3")
    assert (table.state.darkness, table.state.die) == (table.state.locations[3], 3)
    assert "rolled" not in table.log()
    assert table.fairies("knight") == []


@clause("DL-EX-97", "DL-FAIRY-16", "DL-RUL-37")
def test_the_fairy_of_somebody_else_does_not_touch_the_die() -> None:
    table = Table("scout has fairy fatewing, game deck lights-out tunnel-rat", rolls=(4,)).do("end")
    assert table.state.darkness == table.state.locations[4]
    assert table.fairies("scout") == ["fatewing"]


@clause("DL-FAIRY-16")
def test_fatewing_may_be_kept_for_later() -> None:
    table = Table("knight has fairy fatewing, game deck rockfall tunnel-rat", rolls=(5,)).do("end", "roll")
    assert (table.state.rockfall, table.fairies("knight")) == (5, ["fatewing"])


@clause("DL-IC-F11", "DL-FAIRY-17", "DL-RUL-37", "DL-HID-14")
def test_second_chance_rolls_again_after_the_result_is_seen_and_recovers_two_dust() -> None:
    table = Table("knight has fairy second-chance, game deck rockfall tunnel-rat", rolls=(5, 2)).do("end")
    assert (table.asked(), table.keys()) == ("keep-roll", ["keep-roll", "reroll"])
    assert table.state.die == 5
    table.do("reroll")
    assert (table.state.rockfall, table.hero("knight").usable) == (2, 2)
    assert table.fairies("knight") == []


@clause("DL-FAIRY-17")
def test_a_good_roll_is_kept_and_so_is_the_fairy() -> None:
    table = Table("knight has fairy second-chance, game deck rockfall tunnel-rat", rolls=(5,)).do(
        "end", "keep-roll"
    )
    assert (table.state.rockfall, table.fairies("knight")) == (5, ["second-chance"])


@clause("DL-FAIRY-17")
def test_dust_comes_back_after_the_second_roll() -> None:
    table = Table("knight has fairy second-chance, game deck rockfall tunnel-rat", rolls=(5, 2))
    log = table.do("end", "reroll").log()
    assert log.index("dust-recovered") > len(log) - 1 - log[::-1].index("rolled")


@clause("DL-FAIRY-16", "DL-FAIRY-17")
def test_the_second_roll_may_be_chosen_with_fatewing() -> None:
    text = "blacksmith has fairy fatewing second-chance, turn of blacksmith, game deck rockfall tunnel-rat"
    table = Table(text, rolls=(5,)).do("end", "roll", "reroll")
    assert table.asked() == "roll-or-choose"
    table.do("face:2")
    assert (table.state.rockfall, table.fairies("blacksmith")) == (2, [])
    assert table.log().count("rolled") == 1


# Monsters


@clause("DL-IC-F12", "DL-FAIRY-18", "DL-RUL-38", "DL-GEO-08")
def test_trickster_exchanges_two_monsters_and_neither_moons_nor_carts() -> None:
    text = "tunnel-rat on p1 with 1 damage, dark-knight on p5, knight has fairy trickster"
    table = Table(f"{text}, kurodar on p3", chapter="moons").do("fairy:knight:trickster")
    offered = table.keys()
    assert [key.rpartition("-")[0] for key in offered] == ["card:tunnel-rat", "card:dark-knight"]
    table.do(table.keys()[0])
    assert [table.passage(n) for n in (1, 3, 5)] == ["dark-knight", "kurodar", "tunnel-rat"]
    assert table.damage(5) == 1
    alone = Table("tunnel-rat on p1, extra-cart on p3, knight has fairy trickster", chapter="crystals")
    assert not alone.offers("fairy:knight:trickster")


@clause("DL-EX-98", "DL-FAIRY-18", "DL-PASS-08", "DL-PASS-09", "DL-RUL-45", "DL-RUL-60")
def test_exchanged_monsters_cross_no_trap_but_arrive() -> None:
    table = Table(
        "knight has fairy trickster, serpent-of-ash on p1, serpent burns p1, tunnel-rat on p5, trap 2 on a,"
        "ballista in l5"
    )
    table.do("fairy:knight:trickster")
    table.do(table.keys()[0])
    assert (table.passage(5), table.passage(1)) == ("serpent-of-ash", "tunnel-rat")
    assert (table.state.traps, table.damage(5), table.damage(1)) == ([2, 0], 0, 0)
    here = fire(table.state)
    assert (here.burning, here.fires[table.state.locations[5]]) == ([], 1)


@clause("DL-IC-F15", "DL-FAIRY-19")
def test_lullaby_removes_any_threat_wherever_the_hero_stands() -> None:
    table = Table("knight on h6, knight has fairy lullaby, threat claw on p1, threat broken on p3")
    table.do("fairy:knight:lullaby")
    assert table.keys() == ["calm:p1", "calm:p3"]
    table.do("calm:p1")
    assert (table.state.threats[1], table.state.threats[3] == NONE) == (NONE, False)
    assert not Table("knight has fairy lullaby").offers("fairy:knight:lullaby")


@clause("DL-IC-F19", "DL-FAIRY-22", "DL-RUL-39", "DL-GAP-46")
def test_nettle_takes_one_claw_and_one_broken_sword_off_a_monster_for_the_turn() -> None:
    text = "knight on h4, knight has icons sword sword sword sword, M(5,2,1,1) on p4, knight has fairy nettle"
    table = Table(f"{text}, {CALM}").do("fairy:knight:nettle")
    table.do(f"strike:knight:{table.at('p4')}:1")
    assert (table.damage(4), table.hero("knight").resistance) == (1, 4)  # one Claw, and Unavoidable
    table.do(f"strike:knight:{table.at('p4')}:1")
    assert (table.damage(4), table.hero("knight").resistance) == (2, 2)
    table.do("end")
    assert table.state.disarmed == NONE


@clause("DL-FAIRY-22")
def test_nettle_disarms_the_monster_and_not_the_threat_on_its_square() -> None:
    text = "threat claw on p4, knight on h4, knight has icons sword, knight has fairy nettle"
    assert not Table(f"M(9,0,0,0) on p4, {text}").offers("fairy:knight:nettle")
    table = Table(f"M(9,1,0,0) on p4, {text}").do("fairy:knight:nettle")
    table.do(f"strike:knight:{table.at('p4')}:1")
    assert table.hero("knight").resistance == 5


@clause("DL-FAIRY-22", "DL-RUL-39")
def test_nettle_disarms_one_monster_and_needs_one_that_is_armed() -> None:
    table = Table("M(5,2,0,0) on p4, M(5,1,0,0) on p2, M(5,0,0,1) on p3, knight has fairy nettle")
    table.do("fairy:knight:nettle")
    assert len(table.keys()) == 2
    assert not Table("M(5,0,0,1) on p3, knight has fairy nettle").offers("fairy:knight:nettle")


# Cards


@clause("DL-IC-F16", "DL-FAIRY-20", "DL-HID-13")
def test_magpie_takes_any_card_of_the_deck_or_of_the_discard_pile() -> None:
    text = "knight has fairy magpie, knight deck knight-oath knight-march, knight discard knight-vigil"
    table = Table(text).do("fairy:knight:magpie")
    assert sorted(table.keys()) == [
        "fetch:deck:knight-march",
        "fetch:deck:knight-oath",
        "fetch:discard:knight-vigil",
    ]
    table.do("fetch:deck:knight-march")
    assert table.names(table.own("knight").hand) == ["knight-march"]
    assert table.names(table.own("knight").deck) == ["knight-oath"]
    table = Table(text).do("fairy:knight:magpie", "fetch:discard:knight-vigil")
    assert table.names(table.own("knight").hand) == ["knight-vigil"]
    assert table.own("knight").discard == []


@clause("DL-IC-F16", "DL-FAIRY-20")
def test_the_pile_that_a_card_came_from_is_shuffled_and_the_other_is_not() -> None:
    cards = "knight-oath knight-march knight-vigil knight-bulwark knight-charge"
    table = Table(
        f"knight has fairy magpie, knight deck {cards}, knight discard knight-parry", rolls=(1, 1, 1)
    )
    table.own("knight").known = 2
    table.do("fairy:knight:magpie", "fetch:deck:knight-charge")
    assert table.names(table.own("knight").deck) != cards.split()[3::-1]
    assert table.own("knight").known == 0
    table = Table(f"knight has fairy magpie, knight deck {cards}, knight discard knight-parry", rolls=(1,))
    table.do("fairy:knight:magpie", "fetch:discard:knight-parry")
    assert table.names(table.own("knight").deck) == cards.split()[::-1]


@clause("DL-IC-F18", "DL-FAIRY-21", "DL-HID-01", "DL-DECK-06")
def test_oracle_shows_two_game_cards_which_return_to_the_top_in_any_order() -> None:
    table = Table("knight has fairy oracle, game deck ghost tremor tunnel-rat").do("fairy:knight:oracle")
    assert table.asked() == "put-back"
    offered = table.keys()
    assert [key.rpartition("-")[0] for key in offered] == ["on-top:ghost", "on-top:tremor"]
    assert table.keys("under") == []
    table.do(table.keys()[0])
    assert [table.book.game[card].id for card in table.state.deck[::-1]] == ["tremor", "ghost", "tunnel-rat"]
    assert table.state.known_top == 2
    table = Table("knight has fairy oracle, game deck ghost").do("fairy:knight:oracle")
    assert (table.asked(), len(table.state.deck)) == ("act", 1)


@clause("DL-FAIRY-20")
def test_magpie_also_serves_whoever_has_only_a_discard_pile() -> None:
    table = Table("knight has fairy magpie, knight discard knight-vigil").do("fairy:knight:magpie")
    assert table.names(table.own("knight").hand) == ["knight-vigil"]
    assert not Table("knight has fairy magpie").offers("fairy:knight:magpie")


@clause("DL-FAIRY-14")
def test_shared_healing_may_stop_before_all_of_it_is_given() -> None:
    table = Table("knight has fairy balm, knight with 2 resistance, scout with 2 resistance")
    table.do("fairy:knight:balm", "give:knight", "enough")
    assert table.asked() == "act"
    assert [hero.resistance for hero in table.state.heroes] == [3, 5, 2]


@clause("DL-IC-F16", "DL-FAIRY-20")
def test_the_die_decides_how_the_pile_lies_after_a_search() -> None:
    text = "knight has fairy magpie, knight deck knight-oath knight-march knight-vigil knight-bulwark"
    orders = set()
    for rolls in ((1, 1), (3, 1), (3, 2)):
        table = Table(text, rolls=rolls).do("fairy:knight:magpie", "fetch:deck:knight-bulwark")
        orders.add(tuple(table.own("knight").deck))
    assert len(orders) == 3


@clause("DL-FAIRY-20", "DL-HID-03")
def test_how_the_pile_lay_before_a_search_has_no_part_in_how_it_lies_after() -> None:
    cards = ["knight-oath", "knight-march", "knight-vigil", "knight-bulwark"]
    decks = []
    for order in (cards, cards[::-1]):
        table = Table(f"knight has fairy magpie, knight deck {' '.join(order)}", rolls=(3, 2))
        table.do("fairy:knight:magpie", "fetch:deck:knight-vigil")
        decks.append(table.names(table.own("knight").deck))
    assert decks[0] == decks[1]


@clause("DL-PASS-09", "DL-RUL-45")
def test_whichever_of_two_exchanged_monsters_is_picked_first_both_arrive() -> None:
    table = Table(
        "knight has fairy trickster, serpent-of-ash on p1, serpent burns p1, tunnel-rat on p5, ballista in l5"
    )
    table.do("fairy:knight:trickster", f"card:tunnel-rat-{table.state.passage[5]}")
    here = fire(table.state)
    assert (here.burning, here.fires[table.state.locations[5]]) == ([], 1)


@clause("DL-FAIRY-15")
def test_changeling_is_no_use_while_all_heroes_share_a_square() -> None:
    text = "knight on h2, scout on h2, blacksmith on h{}, knight has fairy changeling"
    assert Table(text.format(3)).offers("fairy:knight:changeling")
    assert not Table(text.format(2)).offers("fairy:knight:changeling")


@clause("DL-FAIRY-16", "DL-FAIRY-17")
def test_a_face_that_was_chosen_is_not_rolled_again() -> None:
    table = Table("scout has fairy fatewing second-chance, turn of scout, game deck lights-out tunnel-rat")
    table.do("end", "face:3")
    assert table.asked() == "act"
    assert (table.state.darkness, table.fairies("scout")) == (table.state.locations[3], ["second-chance"])


@clause("DL-FAIRY-14")
def test_balm_and_dew_are_no_use_where_nothing_is_lacking() -> None:
    full = "knight with 4 dust, blacksmith with 6 dust, scout with 5 dust"
    for fairy, lack in (("balm", "scout with 4 resistance"), ("dew", "scout with 4 dust")):
        assert not Table(f"{full}, knight has fairy {fairy}").offers(f"fairy:knight:{fairy}")
        assert Table(f"{full}, {lack}, knight has fairy {fairy}").offers(f"fairy:knight:{fairy}")


@clause("DL-FAIRY-22")
@pytest.mark.parametrize(
    ("stats", "armed"), [("M(3,0,2,0)", True), ("M(3,1,0,0)", True), ("M(3,0,0,1)", False)]
)
def test_only_monsters_with_claws_or_broken_swords_can_be_disarmed(stats: str, armed: bool) -> None:
    table = Table(f"{stats} on p3, knight has fairy nettle")
    assert table.offers("fairy:knight:nettle") is armed
