"""Chapter II: the Observatory and the six moons."""

from __future__ import annotations

from lanthorn.engine.scene import Card
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.chapters.moons.state import moons
from lanthorn.games.dungeon_legends.testing import Table

OBSERVE = "use:knight:observatory:observe"


def mat(text: str, players: int = 3) -> Table:
    """The Observatory lies in L6."""
    return Table(text, chapter="moons", players=players)


def observed(table: Table) -> list[str]:
    return [table.book.game[card].id for card in moons(table.state).observed]


@clause("DL-EX-05", "DL-CH2-LOC-09", "DL-CH2-LOC-10", "DL-CH2-MOON-02", "DL-CH2-MOON-05", "DL-GAP-29")
def test_kurodar_is_observed_on_p2_for_a_ranged_icon_and_one_dust() -> None:
    table = mat(
        "turn of blacksmith, blacksmith on h6, blacksmith with 1 dust, blacksmith holds blacksmith-bolt,"
        "kurodar on p2, fairy market dew balm hush, fairy supply glimmer"
    )
    assert not table.offers("use:blacksmith:observatory:observe")
    assert table.refused("use:blacksmith:observatory:observe") == ("DL-CH2-MOON-02",)
    table.do("play:blacksmith:blacksmith-bolt", "use:blacksmith:observatory:observe", "take-fairy:balm")
    hero = table.hero("blacksmith")
    assert not any(hero.pool)
    assert (hero.usable, hero.inactive) == (1, 5)  # the bolt's own Dust icon recovered one more
    assert observed(table) == ["kurodar"]
    assert table.passage(2) is None
    assert table.fairies("blacksmith") == ["balm"]
    assert [table.book.fairies[fairy].id for fairy in table.state.fairy_market] == ["dew", "glimmer", "hush"]


@clause("DL-CH2-MOON-05", "DL-GAP-29")
def test_a_ranged_icon_of_any_reach_shows_kurodar() -> None:
    table = mat("knight on h6, knight with 1 dust, knight has icons ranged-3, kurodar on p2").do(OBSERVE)
    assert observed(table) == ["kurodar"]
    assert not any(table.hero("knight").pool)
    assert mat("knight on h6, knight has icons ranged-1, kurodar on p2").keys("use") == []
    assert mat("knight on h6, knight with 1 dust, knight has icons sword, kurodar on p2").keys("use") == []


@clause("DL-CH2-MOON-01")
def test_a_moon_on_another_square_can_not_be_observed() -> None:
    for square in (2, 3, 6):
        table = mat(f"knight on h6, knight with 4 dust, knight has icons move, vermilion-cadet on p{square}")
        assert not table.offers(OBSERVE)
        assert table.refused(OBSERVE) == ("DL-CH2-MOON-01",)


@clause("DL-CH2-LOC-09")
def test_only_a_hero_beside_the_observatory_observes() -> None:
    text = "shadow-wurm on p5, knight with 4 dust"
    assert mat(f"knight on h6, {text}").offers(OBSERVE)
    for square in (5, 7):
        table = mat(f"knight on h{square}, {text}")
        assert not table.offers(OBSERVE)
        assert table.refused(OBSERVE)
    assert mat(f"knight on h1, observatory in l1, {text}").offers(OBSERVE)


@clause("DL-CH2-MOON-04", "DL-GAP-29")
def test_the_vermilion_cadet_is_seen_on_p1_for_a_move_and_one_dust() -> None:
    table = mat("knight on h6, knight with 2 dust, knight has icons move move, vermilion-cadet on p1")
    table.do(OBSERVE)
    assert observed(table) == ["vermilion-cadet"]
    assert table.hero("knight").usable == 1
    assert sum(table.hero("knight").pool) == 1
    assert mat("knight on h6, knight has icons move, vermilion-cadet on p1").keys("use") == []
    assert mat("knight on h6, knight with 4 dust, vermilion-cadet on p1").keys("use") == []


@clause("DL-CH2-MOON-06", "DL-GAP-29")
def test_the_aventurine_shard_is_seen_on_p3_for_a_shield_or_a_sword() -> None:
    text = "knight on h6, aventurine-shard on p3"
    for icon in ("shield", "sword"):
        table = mat(f"{text}, knight has icons {icon}").do(OBSERVE)
        assert observed(table) == ["aventurine-shard"]
        assert not any(table.hero("knight").pool)
    table = mat(f"{text}, knight has icons shield sword").do(OBSERVE)
    assert table.keys() == ["observe:aventurine-shard:shield", "observe:aventurine-shard:sword"]
    table.do("observe:aventurine-shard:sword")
    assert sum(table.hero("knight").pool) == 1  # the Shield is left
    assert not table.keys("strike")
    assert mat(f"{text}, knight with 4 dust, knight has icons draw-1 teleport move").keys("use") == []


@clause("DL-CH2-MOON-07", "DL-CH2-MOON-03", "DL-GAP-29")
def test_the_silver_lady_is_seen_on_p4_for_two_moves_of_a_card_and_a_skill() -> None:
    text = "knight on h6, silver-lady on p4, knight holds knight-charge, knight on track wanderer"
    table = mat(text).do("play:knight:knight-charge")
    assert not table.offers(OBSERVE)
    table.do("skill:knight:wanderer:1", OBSERVE)
    assert observed(table) == ["silver-lady"]


@clause("DL-CH2-MOON-03")
def test_a_fairy_can_pay_for_a_moon() -> None:
    table = mat("knight on h6, knight has fairy strider, silver-lady on p4")
    table.do("fairy:knight:strider", OBSERVE)
    assert observed(table) == ["silver-lady"]


@clause("DL-RUL-51", "DL-DISC-04")
def test_an_icon_for_three_cards_pays_for_a_moon() -> None:
    table = mat(
        "knight on h6, knight with 1 dust, knight holds knight-march knight-oath knight-vigil,"
        "vermilion-cadet on p1"
    )
    table.do("trade:knight:move", "discard:knight-march", "discard:knight-oath", OBSERVE)
    assert observed(table) == ["vermilion-cadet"]


@clause("DL-CH2-MOON-08")
def test_the_shadow_wurm_is_seen_on_p5_for_four_dust() -> None:
    table = mat("knight on h6, knight with 4 dust, shadow-wurm on p5").do(OBSERVE)
    assert observed(table) == ["shadow-wurm"]
    assert (table.hero("knight").usable, table.hero("knight").inactive) == (0, 4)
    assert mat("knight on h6, knight with 3 dust, shadow-wurm on p5").keys("use") == []


@clause("DL-CH2-LOC-11", "DL-LOC-04")
def test_one_use_observes_one_moon_and_a_reuse_another() -> None:
    text = "knight on h6, knight with 4 dust, shadow-wurm on p5, aventurine-shard on p3"
    table = mat(f"{text}, knight has icons shield reuse").do(OBSERVE)
    assert table.keys() == ["observe:aventurine-shard:shield", "observe:shadow-wurm"]
    table.do("observe:shadow-wurm")
    assert observed(table) == ["shadow-wurm"]
    table.do(OBSERVE)
    assert observed(table) == ["shadow-wurm", "aventurine-shard"]
    once = mat(f"{text}, knight has icons shield").do(OBSERVE, "observe:shadow-wurm")
    assert not once.offers(OBSERVE)


@clause("DL-CH2-LOC-10", "DL-FAIRY-02")
def test_an_observer_without_a_free_space_takes_no_fairy() -> None:
    table = mat(
        "knight on h6, knight with 4 dust, knight has fairy hush, fairy market dew balm, shadow-wurm on p5"
    ).do(OBSERVE)
    assert table.asked() == "act"
    assert table.fairies("knight") == ["hush"]


@clause("DL-EX-64", "DL-CH2-MOON-09", "DL-CH2-MOON-10", "DL-FAIRY-02")
def test_the_comet_shows_itself_to_all_heroes_together_and_rewards_them_in_a_chosen_order() -> None:
    table = mat(
        "knight on h6, blacksmith on h6, scout on h6, knight has fairy hush, dancing-comet on p5,"
        "fairy market dew balm nettle, fairy supply glimmer oracle"
    )
    table.do(OBSERVE)
    assert observed(table) == ["dancing-comet"]
    assert table.asked() == "next-fairy"
    assert table.asked_seat() == 0
    assert table.keys() == ["next-fairy:blacksmith", "next-fairy:scout"]
    table.do("next-fairy:scout")
    assert table.asked_seat() == 2
    table.do("take-fairy:dew")
    assert table.asked_seat() == 1
    assert table.keys() == ["take-fairy:glimmer", "take-fairy:balm", "take-fairy:nettle", "decline"]
    table.do("take-fairy:glimmer")
    assert [table.fairies(name) for name in ("knight", "blacksmith", "scout")] == [
        ["hush"],
        ["glimmer"],
        ["dew"],
    ]
    assert table.asked() == "act"
    assert [table.book.fairies[fairy].id for fairy in table.state.fairy_market] == [
        "oracle",
        "balm",
        "nettle",
    ]


@clause("DL-CH2-MOON-09")
def test_the_comet_needs_every_hero_at_the_observatory_and_nothing_else() -> None:
    apart = mat("knight on h6, blacksmith on h6, scout on h5, knight with 4 dust, dancing-comet on p5")
    assert not apart.offers(OBSERVE)
    assert apart.refused(OBSERVE) == ("DL-CH2-MOON-02",)
    assert not mat("knight on h6, blacksmith on h6, scout on h6, dancing-comet on p6").offers(OBSERVE)
    table = mat("knight on h6, blacksmith on h6, scout on h6, knight with 4 dust, dancing-comet on p5")
    assert table.do(OBSERVE).hero("knight").usable == 4


@clause("DL-CH2-MOON-09", "DL-CH2-MOON-10", "DL-SOLO-11")
def test_alone_both_heroes_see_the_comet_and_are_rewarded() -> None:
    table = mat("knight on h6, blacksmith on h6, dancing-comet on p5, fairy market dew balm hush", players=1)
    table.do(OBSERVE, "next-fairy:knight", "take-fairy:dew", "take-fairy:balm")
    assert (table.fairies("knight"), table.fairies("blacksmith")) == (["dew"], ["balm"])
    assert not mat("knight on h6, blacksmith on h5, dancing-comet on p5", players=1).offers(OBSERVE)


@clause("DL-COM-10")
def test_the_observatory_can_not_be_used_in_the_dark() -> None:
    assert not mat("knight on h6, knight with 4 dust, shadow-wurm on p5, darkness on observatory").offers(
        OBSERVE
    )


REWARD = ("fairy-wings", "meeple-group")


@clause("DL-IC-X05", "DL-IC-X06")
def test_a_moon_shows_its_square_and_its_cost() -> None:
    table = mat("aventurine-shard on p1, dancing-comet on p3, shadow-wurm on p4")
    shown = {
        piece.at: [(badge.icon, badge.text) for badge in piece.face.badges if badge.icon not in REWARD]
        for piece in table.session.scene(0).pieces
        if isinstance(piece, Card) and piece.at in ("p1", "p3", "p4")
    }
    assert shown == {
        "p1": [("telescope", "3"), ("shield", ""), ("", "/"), ("broadsword", "")],
        "p3": [("telescope", "5"), ("three-friends", "")],
        "p4": [("telescope", "5"), ("sparkles", "×4")],
    }
