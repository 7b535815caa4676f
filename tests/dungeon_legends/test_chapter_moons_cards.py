"""Chapter II: Sabotage, Elven Paths, and the Magic Eater."""

from __future__ import annotations

from lanthorn.engine import Pack
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.chapters.moons.state import moons
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.testing import Table

OBSERVE = "use:blacksmith:observatory:observe"
AT_WORK = "turn of blacksmith, blacksmith on h6"


def mat(text: str, players: int = 3, rolls: tuple[int, ...] = ()) -> Table:
    """The Observatory lies in L6."""
    return Table(text, chapter="moons", players=players, rolls=rolls)


# Sabotage


@clause("DL-CH2-CARD-01")
def test_sabotage_closes_the_observatory_until_it_is_removed() -> None:
    table = mat("blacksmith on h6, blacksmith with 6 dust, aventurine-shard on p3, game deck sabotage ghost")
    table.do("end")
    assert moons(table.state).sabotage
    table = mat(f"{AT_WORK}, sabotage, blacksmith has icons shield, aventurine-shard on p3")
    assert not table.offers(OBSERVE)
    assert table.refused(OBSERVE) == ("DL-CH2-CARD-01",)
    table = mat(f"{AT_WORK}, blacksmith has icons shield, aventurine-shard on p3")
    assert table.offers(OBSERVE)
    assert mat("sabotage, knight on h3").offers("use:knight:converging-lens:lens")


@clause("DL-CH2-CARD-02", "DL-RUL-20", "DL-LOC-08")
def test_five_dust_repair_the_observatory_without_using_it() -> None:
    table = mat(
        f"{AT_WORK}, blacksmith with 6 dust, sabotage, blacksmith has icons shield, aventurine-shard on p3"
    )
    table.do("repair:blacksmith")
    assert not moons(table.state).sabotage
    assert table.hero("blacksmith").usable == 1
    assert table.state.used == []
    assert not table.offers("repair:blacksmith")
    assert table.refused("repair:blacksmith") == ("DL-CH2-CARD-02",)
    table.do(OBSERVE)
    assert len(moons(table.state).observed) == 1


@clause("DL-EX-53", "DL-CH2-CARD-02")
def test_the_knight_has_too_little_dust_to_repair() -> None:
    table = mat("knight on h6, knight with 4 dust, sabotage")
    assert not table.offers("repair:knight")
    assert table.refused("repair:knight") == ("DL-CH2-CARD-02",)


@clause("DL-CH2-CARD-02")
def test_only_a_hero_beside_the_observatory_repairs_it() -> None:
    for square in (5, 7):
        table = mat(f"turn of blacksmith, blacksmith on h{square}, blacksmith with 6 dust, sabotage")
        assert not table.offers("repair:blacksmith")
        assert table.refused("repair:blacksmith") == ("DL-CH2-CARD-02",)


@clause("DL-EX-65", "DL-CH2-CARD-03")
def test_darkness_that_came_later_goes_before_the_sabotage() -> None:
    table = mat(f"{AT_WORK}, blacksmith with 6 dust, darkness on observatory, sabotage under darkness")
    assert not table.offers("repair:blacksmith")
    assert table.refused("repair:blacksmith") == ("DL-CH2-CARD-03",)
    table.do("light:blacksmith")
    assert table.state.darkness == NONE
    assert table.hero("blacksmith").usable == 3
    assert moons(table.state).sabotage
    table = mat(f"{AT_WORK}, blacksmith with 5 dust, sabotage under darkness")
    assert table.offers("repair:blacksmith")


@clause("DL-CH2-CARD-03", "DL-RUL-64")
def test_darkness_under_the_sabotage_can_not_be_removed() -> None:
    table = mat(f"{AT_WORK}, blacksmith with 6 dust, darkness on observatory, sabotage")
    assert not table.offers("light:blacksmith")
    assert table.refused("light:blacksmith") == ("DL-CH2-CARD-03", "DL-RUL-64")
    table.do("repair:blacksmith")
    assert not moons(table.state).sabotage
    assert table.state.darkness != NONE


@clause("DL-CH2-CARD-03")
def test_the_order_of_the_cards_is_the_order_of_the_tokens() -> None:
    dark_last = mat("game deck sabotage lights-out ghost", rolls=(6,)).do("end", "end")
    assert moons(dark_last.state).darkness_last
    dark_first = mat("game deck lights-out sabotage ghost", rolls=(6,)).do("end", "end")
    assert moons(dark_first.state).sabotage
    assert not moons(dark_first.state).darkness_last
    elsewhere = mat("game deck sabotage lights-out ghost", rolls=(5,)).do("end", "end")
    assert not moons(elsewhere.state).darkness_last


# Elven Paths


@clause("DL-CH2-CARD-04")
def test_the_portals_rise_and_stay() -> None:
    table = mat("knight on h3, knight has icons move, game deck elven-paths ghost kurodar")
    assert table.do("move:knight:h4").hero("knight").at == 4
    table = mat("scout on h3, game deck elven-paths ghost silver-lady kurodar").do("end", "end")
    assert moons(table.state).portals
    table.do("end", "end")
    assert moons(table.state).portals


@clause("DL-EX-06", "DL-CH2-CARD-05", "DL-CH2-CARD-07")
def test_a_step_from_h3_towards_h4_ends_on_h7_and_recovers_one_dust() -> None:
    table = mat(
        "turn of blacksmith, portals, blacksmith on h3, blacksmith with 2 dust, blacksmith has icons move"
    )
    assert table.keys("move") == ["move:blacksmith:h2", "move:blacksmith:h7"]
    assert table.refused("move:blacksmith:h4") == ("DL-MOVE-06",)
    table.do("move:blacksmith:h7")
    assert table.hero("blacksmith").at == 7
    assert (table.hero("blacksmith").usable, table.hero("blacksmith").inactive) == (3, 3)


@clause("DL-CH2-CARD-06", "DL-CH2-CARD-07")
def test_a_step_from_h4_towards_h3_ends_on_h1_and_recovers_one_dust() -> None:
    table = mat("portals, knight on h4, knight has icons move").do("move:knight:h1")
    assert table.hero("knight").at == 1
    assert table.hero("knight").usable == 1
    full = mat("portals, knight on h4, knight with 4 dust, knight has icons move").do("move:knight:h1")
    assert full.hero("knight").usable == 4


@clause("DL-CH2-CARD-08")
def test_the_small_portals_do_nothing() -> None:
    for start, end in ((1, 2), (2, 1), (7, 6), (6, 7), (5, 4), (2, 3)):
        table = mat(f"portals, knight on h{start}, knight has icons move").do(f"move:knight:h{end}")
        assert table.hero("knight").at == end
        assert table.hero("knight").usable == 0


@clause("DL-CH2-CARD-09")
def test_a_teleport_knows_no_portals() -> None:
    table = mat("portals, knight on h3, knight has icons teleport").do("teleport:knight:h4")
    assert table.hero("knight").at == 4
    assert table.hero("knight").usable == 0


@clause("DL-RUL-52", "DL-MOVE-06", "DL-CH2-CARD-06")
def test_panic_drives_heroes_through_the_portal() -> None:
    table = mat("portals, knight on h4, scout on h3, game deck panic-attack ghost").do("end")
    assert table.hero("knight").at == 1
    assert table.hero("knight").usable == 1
    assert table.hero("scout").at == 2
    assert table.hero("scout").usable == 0


@clause("DL-RUL-34", "DL-CH2-CARD-05", "DL-CH2-CARD-07")
def test_a_hero_is_led_through_the_portal_only_if_his_player_agrees() -> None:
    text = "portals, knight has icons move-ally, scout on h3"
    led = mat(text).do("lead:knight:scout:2:7", "agree")
    assert led.hero("scout").at == 7
    assert led.hero("scout").usable == 1
    assert mat(text).do("lead:knight:scout:2:7", "refuse").hero("scout").at == 3


# The Magic Eater


@clause("DL-EX-07", "DL-CH2-CARD-10", "DL-CH2-CARD-16", "DL-PASS-02")
def test_the_magic_eater_takes_three_dust_of_each_player_from_where_each_likes() -> None:
    table = mat(
        "knight with 2 dust, blacksmith with 6 dust, enchantress with 3 dust, game deck magic-eater ghost",
        players=4,
    ).do("end")
    assert table.asked() == "feed-eater"
    assert (table.asked_seat(), table.keys()) == (0, ["feed-eater:1", "feed-eater:2"])
    labels = [option.label.args for option in table.session.decisions[0].options]
    assert labels == [{"usable": 1, "inactive": 2}, {"usable": 2, "inactive": 1}]
    table.do("feed-eater:1")
    assert (table.asked_seat(), table.keys()) == (3, ["feed-eater:1", "feed-eater:2", "feed-eater:3"])
    table.do("feed-eater:3")
    assert table.passage(1) == "magic-eater"
    assert moons(table.state).eaten == [3, 3, 3, 3]
    heroes = [table.hero(name) for name in ("knight", "blacksmith", "scout", "enchantress")]
    assert [(hero.usable, hero.inactive) for hero in heroes] == [(1, 0), (3, 0), (0, 2), (0, 2)]
    GAME.check(table.state)


@clause("DL-CH2-CARD-10", "DL-SOLO-11")
def test_alone_both_heroes_feed_the_magic_eater() -> None:
    table = mat("game deck magic-eater ghost", players=1).do("end")
    assert moons(table.state).eaten == [3, 3]


@clause("DL-CH2-CARD-10")
def test_a_pack_may_make_the_magic_eater_less_hungry() -> None:
    pack = Pack("gentle", GAME.id, tables={"monsters": {"magic-eater": {"resistance": 2}}})
    session = GAME.match({"chapter": "moons", "players": "2"}, [pack]).position("game deck magic-eater ghost")
    session.answer(0, "end")
    assert moons(session.state).eaten == [2, 2]


@clause("DL-EX-08", "DL-CH2-CARD-11", "DL-CH2-CARD-12", "DL-CH2-CARD-13")
def test_damage_brings_the_own_dust_back_to_the_inactive_area() -> None:
    table = mat(
        "magic-eater on p3, eater holds 3 of knight, eater holds 3 of scout,"
        "knight on h3, knight on track duelist"
    )
    assert table.hero("knight").inactive == 1
    table.do("skill:knight:duelist:1", f"strike:knight:{table.at('p3')}:2")
    assert table.hero("knight").inactive == 3
    assert table.hero("knight").usable == 0
    assert moons(table.state).eaten == [1, 0, 3]
    assert table.log().count("dust-freed") == 1
    assert table.passage(3) == "magic-eater"
    assert table.damage(3) == 0


@clause("DL-EX-67", "DL-CH2-CARD-13", "DL-CH2-CARD-14", "DL-RUL-62", "DL-GAP-30")
def test_a_hero_without_tokens_there_does_no_damage_and_the_last_token_defeats_it() -> None:
    table = mat(
        "magic-eater on p3, eater holds 1 of blacksmith, knight on h3, knight has icons sword sword sword,"
        "blacksmith on h3, blacksmith on track duelist, game deck ghost kurodar,"
        "item market moonsteel-blade gale-boots hearth-cup, item deck dust-censer gate-warden"
    )
    eater = table.at("p3")
    table.do(f"strike:knight:{eater}:3")
    assert moons(table.state).eaten == [0, 1, 0]
    assert "dust-freed" not in table.log()
    (attack,) = [event for event in table.session.events if event.name == "attacked"]
    assert attack.args["damage"] == 0
    assert table.hero("knight").resistance == 5  # its Claw
    assert table.passage(3) == "magic-eater"
    table.do("end", "skill:blacksmith:duelist:1", f"strike:blacksmith:{eater}:1")
    assert moons(table.state).eaten == [0, 0, 0]
    assert table.passage(3) is None
    assert table.hero("blacksmith").inactive == 6
    assert [table.asked(), table.asked_seat()] == ["take-item", 1]
    table.do("take-item:gale-boots", "take-item:hearth-cup", "decline")
    assert table.asked() == "act"
    assert table.names(table.own("blacksmith").deck) == ["gale-boots"]
    assert table.names(table.own("scout").deck) == ["hearth-cup"]


@clause("DL-RUL-62", "DL-CH2-CARD-11")
def test_surplus_damage_frees_nobody_elses_tokens() -> None:
    table = mat(
        "magic-eater on p3, eater holds 1 of knight, eater holds 3 of scout, threat broken on p3,"
        "knight on h3, knight has icons sword sword sword sword"
    )
    table.do(f"strike:knight:{table.at('p3')}:1")
    assert moons(table.state).eaten == [1, 0, 3]  # the Broken Sword of the Threat
    table.do(f"strike:knight:{table.at('p3')}:3")
    assert moons(table.state).eaten == [0, 0, 3]
    assert table.passage(3) == "magic-eater"


@clause("DL-CH2-CARD-15", "DL-TRAP-09")
def test_the_magic_eater_passes_over_traps_that_stay() -> None:
    table = mat("magic-eater on p2, ghost on p1, eater holds 1 of knight, trap 5 on a, game deck kurodar")
    table.do("end")
    assert table.passage(3) == "magic-eater"
    assert table.state.traps == [5, 0]
    assert moons(table.state).eaten == [1, 0, 0]


@clause("DL-CH2-CARD-16")
def test_dust_on_the_magic_eater_is_out_of_reach() -> None:
    table = mat("magic-eater on p3, eater holds 3 of knight, knight holds dust-censer")
    table.do("play:knight:dust-censer:1")
    assert (table.hero("knight").usable, table.hero("knight").inactive) == (1, 0)
    assert moons(table.state).eaten[0] == 3


@clause("DL-COM-11", "DL-CH2-CARD-03")
def test_sabotage_covers_no_darkness_elsewhere() -> None:
    table = mat("sabotage, sky-map in l4, darkness on sky-map, knight on h4, knight with 3 dust")
    table.do("light:knight")
    assert table.state.darkness == NONE
    assert moons(table.state).sabotage


@clause("DL-CH2-CARD-02")
def test_an_observatory_that_works_needs_no_repair() -> None:
    assert mat(f"{AT_WORK}, blacksmith with 6 dust").keys("repair") == []


@clause("DL-CH2-STORM-05", "DL-BOARD-03")
def test_where_all_dust_is_usable_none_is_recovered() -> None:
    full = "knight with 4 dust, blacksmith with 6 dust, scout with 5 dust"
    table = mat(f"{full}, storm dust on deck, game deck ghost").do("end")
    assert "dust-recovered" not in table.log()
