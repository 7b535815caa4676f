"""Using Locations (DL-LOC) and hero movement (DL-MOVE)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.chapters.fire.state import fire
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.testing import Table

TRAP = "use:blacksmith:trap-master:trap"
DRAW = "use:blacksmith:fairy-sanctuary:draw"
FAIRY = "use:blacksmith:fairy-sanctuary:fairy"
AT_TRAPS = "turn of blacksmith, blacksmith on h6, blacksmith with 6 dust"
"""The Trap Master lies in L6, the Fairy Sanctuary in L5."""


# Locations


@clause("DL-LOC-01")
def test_a_hero_uses_only_the_location_beside_him() -> None:
    table = Table(
        "turn of blacksmith, blacksmith on h5, blacksmith with 6 dust, blacksmith deck blacksmith-haul"
    )
    assert table.keys("use") == [DRAW]
    assert table.refused(TRAP) == ("DL-LOC-01",)


@clause("DL-EX-100", "DL-LOC-02", "DL-LOC-03", "DL-LOC-04", "DL-RUL-19")
@pytest.mark.parametrize("again", [False, True])
def test_each_location_is_used_once_a_turn_and_once_more_for_a_reuse(again: bool) -> None:
    reuse = "reuse" if again else ""
    table = Table(
        "trap-master in l2, ancient-fountain in l3, turn of blacksmith, blacksmith on h2,"
        "blacksmith with 6 dust,"
        f"blacksmith has icons move move dust dust {reuse}"
    )
    table.do(TRAP, "trap:2:a", "move:blacksmith:h3", "use:blacksmith:ancient-fountain:fill")
    assert fire(table.state).buckets[1]
    table.do("recover:blacksmith:dust", "recover:blacksmith:dust", "move:blacksmith:h2")
    assert table.hero("blacksmith").usable == 3
    assert table.offers(TRAP) is again
    if again:
        table.do(TRAP)
        assert table.state.traps == [2, 3]
        assert table.hero("blacksmith").usable == 0
        assert table.pool("blacksmith") == {}
    else:
        assert table.refused(TRAP) == ("DL-LOC-02", "DL-LOC-04")


@clause("DL-LOC-02")
def test_a_location_is_free_again_next_turn_and_for_the_next_player() -> None:
    table = Table(f"{AT_TRAPS}, scout on h6, scout with 3 dust, game deck ghost tremor")
    table.do(TRAP, "trap:2:a")
    assert not table.offers(TRAP)
    table.do("end")
    assert table.offers("use:scout:trap-master:trap")


@clause("DL-LOC-05", "DL-RUL-19")
def test_two_reuses_serve_the_same_location_or_two() -> None:
    same = Table(
        "turn of blacksmith, blacksmith on h3, ballista in l3, blacksmith with 6 dust, ghost on p1,"
        "blacksmith has icons reuse reuse",
        rolls=(1, 1, 1),
    )
    shoot = "use:blacksmith:ballista:ballista"
    same.do(shoot, shoot, shoot)
    assert same.hero("blacksmith").usable == 0
    assert same.pool("blacksmith") == {}
    table = Table(
        "turn of blacksmith, blacksmith on h3, ballista in l3, trap-master in l4, blacksmith with 6 dust,"
        "ghost on p1, blacksmith has icons reuse reuse move dust dust dust dust",
        rolls=(1, 1),
    )
    table.do(shoot, shoot, "move:blacksmith:h4", TRAP, "trap:2:a")
    while table.offers("recover:blacksmith:dust"):
        table.do("recover:blacksmith:dust")
    table.do(TRAP, "trap:3:b")
    assert table.state.traps == [2, 3]
    assert table.pool("blacksmith") == {}


@clause("DL-LOC-06")
def test_without_the_whole_cost_a_location_is_not_used() -> None:
    text = "turn of blacksmith, blacksmith on h5, sanctuary hush"
    assert Table(f"{text}, blacksmith with 1 dust, blacksmith holds blacksmith-haul").offers(FAIRY)
    for poor in ("blacksmith with 1 dust", "blacksmith holds blacksmith-haul"):
        table = Table(f"{text}, {poor}")
        assert not table.offers(FAIRY)
        assert table.refused(FAIRY) == ("DL-LOC-06",)


@clause("DL-LOC-06", "DL-LOC-07", "DL-CH1-LOC-12")
def test_the_cost_is_paid_before_the_effect() -> None:
    table = Table(
        "turn of blacksmith, blacksmith on h5, sanctuary hush glimmer, blacksmith with 1 dust,"
        "blacksmith holds blacksmith-haul blacksmith-apron, fairy supply dew"
    )
    table.do(FAIRY)
    assert (table.asked(), table.hero("blacksmith").usable) == ("discard", 0)
    table.do("discard:blacksmith-apron")
    assert table.asked() == "take-fairy"
    own = table.own("blacksmith")
    assert (table.names(own.hand), table.names(own.discard)) == (["blacksmith-haul"], ["blacksmith-apron"])


@clause("DL-LOC-08", "DL-RUL-83", "DL-RUL-55", "DL-CH1-LOC-02")
def test_what_is_no_use_ignores_the_limit_and_the_dark() -> None:
    table = Table(
        f"{AT_TRAPS}, fire on trap-master 2, blacksmith bucket full, scout on h6, scout bucket full"
    )
    table.do(TRAP, "trap:2:a", "douse:blacksmith:trap-master")
    table.do("exchange:blacksmith:scout:2", "agree", "douse:blacksmith:trap-master")
    assert table.state.used == [5]
    table = Table(f"{AT_TRAPS}, fire on trap-master, blacksmith bucket full, darkness on trap-master")
    assert not table.offers(TRAP)
    table.do("douse:blacksmith:trap-master")
    assert fire(table.state).fires[5] == 0


@clause("DL-LOC-10", "DL-RUL-16")
def test_the_castle_square_is_used_once_a_turn_and_once_more_for_a_reuse() -> None:
    threats = "threat claw on p1, threat broken on p2, threat unavoidable on p3"
    table = Table(f"{threats}, turn of blacksmith, blacksmith on h7, blacksmith with 6 dust")
    table.do("calm-threat:blacksmith", "calm:p1")
    assert table.hero("blacksmith").usable == 3
    assert not table.offers("calm-threat:blacksmith")
    assert table.refused("calm-threat:blacksmith") == ("DL-LOC-02", "DL-LOC-10")
    table = Table(
        f"{threats}, turn of blacksmith, blacksmith on h7, blacksmith with 6 dust, blacksmith has icons reuse"
    )
    table.do("calm-threat:blacksmith", "calm:p1", "calm-threat:blacksmith", "calm:p3")
    assert [square for square, card in enumerate(table.state.threats) if card != NONE] == [2]
    assert (table.hero("blacksmith").usable, table.pool("blacksmith")) == (0, {})


@clause("DL-LOC-11", "DL-RUL-91")
def test_one_use_is_one_of_the_alternatives_and_a_reuse_gives_the_other() -> None:
    text = (
        "turn of blacksmith, blacksmith on h5, blacksmith with 6 dust, sanctuary hush, fairy supply dew,"
        "blacksmith holds blacksmith-haul, blacksmith deck blacksmith-apron"
    )
    table = Table(text)
    assert table.offers(DRAW, FAIRY)
    table.do(DRAW)
    assert table.keys("use") == []
    assert table.refused(FAIRY) == ("DL-LOC-02", "DL-LOC-04")
    table = Table(f"{text}, blacksmith has icons reuse").do(DRAW)
    assert table.offers(FAIRY)


@clause("DL-RUL-96", "DL-RUL-95")
def test_a_hero_moved_by_a_location_uses_what_is_beside_the_new_square() -> None:
    table = Table(
        "turn of blacksmith, mysterious-well in l2, blacksmith on h2, blacksmith with 4 dust,"
        "threat claw on p1",
        chapter="darkness",
        rolls=(2,),
    )
    table.do("use:blacksmith:mysterious-well:well")
    assert table.hero("blacksmith").at == 7
    table.do("calm-threat:blacksmith")
    assert table.state.threats[1] == NONE


# Movement


@clause("DL-MOVE-01", "DL-IC-H04")
def test_a_move_leads_to_a_neighbouring_square() -> None:
    table = Table("knight on h4, knight has icons move move")
    assert table.keys("move") == ["move:knight:h3", "move:knight:h5"]
    table.do("move:knight:h3")
    assert table.hero("knight").at == 3
    assert table.pool("knight") == {"move": 1}
    assert table.refused("move:knight:h5") == ("DL-MOVE-01",)


@pytest.mark.parametrize(("square", "ways"), [(1, ["move:knight:h2"]), (7, ["move:knight:h6"])])
@clause("DL-MOVE-02", "DL-GEO-01")
def test_nobody_walks_off_the_path(square: int, ways: list[str]) -> None:
    assert Table(f"knight on h{square}, knight has icons move move").keys("move") == ways


@clause("DL-MOVE-03")
def test_monsters_never_hinder_heroes() -> None:
    row = ", ".join(f"M({n},3,0,1) on p{n}" for n in range(1, 7))
    table = Table(f"knight on h1, knight has icons move move move move move move, {row}")
    table.do(*(f"move:knight:h{square}" for square in range(2, 8)))
    assert (table.hero("knight").at, table.hero("knight").resistance) == (7, 6)


@pytest.mark.parametrize(
    ("chapter", "obstacle"),
    [("fire", "mud h4"), ("moons", "portals"), ("crystals", "gate 3, bats 3"), ("darkness", "crevasse 4")],
)
@clause("DL-MOVE-04", "DL-RUL-49")
def test_a_teleport_ignores_all_that_lies_between(chapter: str, obstacle: str) -> None:
    table = Table(f"{obstacle}, knight on h3, knight has icons teleport", chapter=chapter)
    table.do("teleport:knight:h4")
    assert (table.hero("knight").at, table.hero("knight").resistance) == (4, 6)
    assert table.hero("knight").usable == 0


@pytest.mark.parametrize(("chapter", "obstacle"), [("fire", "mud h3"), ("darkness", "crevasse 3")])
@clause("DL-MOVE-05", "DL-MOVE-06", "DL-RUL-49", "DL-GAP-24")
def test_an_extra_cost_is_for_walking_in_not_out_and_not_for_forced_moves(
    chapter: str, obstacle: str
) -> None:
    table = Table(f"{obstacle}, knight on h3, knight has icons move", chapter=chapter)
    assert table.do("move:knight:h4").hero("knight").at == 4
    table = Table(f"{obstacle}, knight on h4, knight has icons move", chapter=chapter)
    assert not table.offers("move:knight:h3")
    table = Table(f"{obstacle}, knight on h4, game deck panic-attack tunnel-rat", chapter=chapter).do("end")
    assert table.hero("knight").at == 3


@clause("DL-MOVE-06", "DL-RUL-52")
def test_forced_moves_pass_portals_and_bats_and_stop_at_the_gate() -> None:
    table = Table("portals, scout on h4, knight on h5, game deck panic-attack", chapter="moons").do("end")
    assert table.hero("scout").at == 1
    table = Table("bats 3, scout on h4, knight on h6, game deck panic-attack", chapter="crystals").do("end")
    assert (table.hero("scout").at, table.hero("scout").resistance) == (3, 4)
    table = Table("gate 3, scout on h4, knight on h5, game deck panic-attack", chapter="crystals").do("end")
    assert (table.hero("scout").at, table.hero("scout").resistance) == (4, 5)
    assert table.hero("knight").at == 4


@clause("DL-LOC-04", "DL-LOC-01")
def test_a_second_use_says_that_it_takes_a_reuse() -> None:
    table = Table(
        "trap-master in l2, turn of blacksmith, blacksmith on h2, blacksmith with 5 dust,"
        "blacksmith has icons reuse"
    )
    for again, rests_on in ((0, "DL-LOC-01"), (1, "DL-LOC-04")):
        (option,) = [one for one in table.session.decisions[0].options if one.key == TRAP]
        assert (option.label.args["again"], option.clauses) == (again, (rests_on,))
        if not again:
            table.do(TRAP, "trap:2:a")
