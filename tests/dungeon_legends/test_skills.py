"""Skill tracks (DL-SKILL)."""

from __future__ import annotations

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.testing import Table, begun


@clause("DL-SKILL-01", "DL-SKILL-06")
def test_a_track_is_used_three_times_and_then_gives_nothing() -> None:
    table = Table("knight on track duelist")
    table.do(*(f"skill:knight:duelist:{space}" for space in (1, 2, 3)))
    assert table.pool("knight") == {"sword": 6, "shield": 1}
    assert table.keys("skill") == []
    assert "DL-SKILL-06" in table.refused("skill:knight:duelist:3")


@clause("DL-SKILL-06")
def test_a_used_track_stays_used_on_later_turns() -> None:
    table = Table("knight on track duelist used 2, game deck tunnel-rat ghost cave-crawler gloom-bat")
    table.do("skill:knight:duelist:3", "end", "end", "end")
    assert table.state.active == 0
    assert table.keys("skill") == []


@clause("DL-EX-49", "DL-SKILL-02", "DL-SKILL-04")
def test_the_spaces_are_used_from_left_to_right_also_in_one_turn() -> None:
    table = Table("knight on track runner, knight deck knight-oath")
    assert table.keys("skill") == ["skill:knight:runner:1"]
    assert "DL-SKILL-02" in table.refused("skill:knight:runner:2")
    table.do("skill:knight:runner:1")
    assert table.pool("knight") == {"move": 2}
    assert table.keys("skill") == ["skill:knight:runner:2"]
    table.do("skill:knight:runner:2")
    assert table.pool("knight") == {"move": 4, "draw-1": 1}
    assert table.keys("skill") == ["skill:knight:runner:3"]
    assert table.hero("knight").skills_used == 2


@clause("DL-SKILL-03", "DL-RUL-36", "DL-SKILL-06")
def test_the_track_of_four_actions_gives_any_of_them_three_times_also_the_same() -> None:
    table = Table("knight on track wanderer, knight with 4 dust")
    four = [f"skill:knight:wanderer:{space}" for space in (1, 2, 3, 4)]
    assert table.keys("skill") == four
    table.do(four[2])
    assert table.keys("skill") == four
    table.do(four[2], four[0])
    assert table.pool("knight") == {"shield": 2, "heal": 2, "sword": 1, "move": 1}
    assert table.keys("skill") == []


@clause("DL-SKILL-05")
def test_a_skill_is_used_only_on_the_owners_turn() -> None:
    table = Table("scout on track runner, game deck tunnel-rat ghost")
    assert not table.offers("skill:scout:runner:1")
    assert "DL-CARD-12" in table.refused("skill:scout:runner:1")
    table.do("end", "end")
    assert table.offers("skill:scout:runner:1")


@clause("DL-SKILL-07", "DL-CAMP-07")
def test_every_chapter_begins_with_a_new_choice_of_tracks() -> None:
    carried = {"heroes": ["knight", "scout"], "items": [[], []]}
    heroes = {"hero_1": "knight", "hero_2": "scout"}
    session = GAME.match({"chapter": "moons", **heroes}, carried=carried).start(1)
    while session.decisions[0].kind != "track":
        session.pick(session.decisions[0].seat, 0)
    assert len(session.decisions[0].keys()) == 8
    assert [hero.skills_used for hero in session.state.heroes] == [0, 0]


@clause("DL-SKILL-08", "DL-COMBAT-10")
def test_icons_of_a_skill_attack_pay_and_combine_like_those_of_cards() -> None:
    table = Table(
        "knight on h4, knight on track duelist, knight has icons sword, M(3,0,0,0) on p4, rockfall 4"
    )
    assert not table.offers("clear:knight")
    table.do("skill:knight:duelist:1", "clear:knight")
    assert (table.state.rockfall, table.pool("knight")) == (0, {})
    table = Table("knight on h4, knight on track duelist, knight has icons sword, M(3,0,0,0) on p4")
    table.do("skill:knight:duelist:1", f"strike:knight:{table.at('p4')}:3")
    assert table.passage(4) is None


@clause("DL-GAP-10", "DL-ICON-08", "DL-RUL-34")
def test_the_healer_asks_the_player_of_the_hero_who_is_healed() -> None:
    table = Table("knight on track healer used 1, scout with 3 resistance").do("skill:knight:healer:2")
    assert table.keys("heal") == ["heal:knight:heal-ally:scout"]
    table.do("heal:knight:heal-ally:scout")
    assert (table.asked(), table.asked_seat()) == ("agree-heal", 2)
    assert table.do("agree").hero("scout").resistance == 4


@clause("DL-SKILL-01")
def test_everybody_has_a_track_of_the_own() -> None:
    state = begun(players="4").state
    assert all(len(state.book.skills[hero.track].spaces) >= 3 for hero in state.heroes)
