"""The player board: Resistance and Dust (DL-BOARD)."""

from __future__ import annotations

from lanthorn.engine.testing.marks import clause
from lanthorn.engine.testing.walk import dice_for, wander
from lanthorn.games.dungeon_legends.testing import Table, begun


def dust(table: Table, hero: str) -> tuple[int, int]:
    """Usable and inactive."""
    return table.hero(hero).usable, table.hero(hero).inactive


@clause("DL-BOARD-01", "DL-ITEM-04")
def test_inactive_dust_cannot_be_spent() -> None:
    table = Table("knight holds moonsteel-blade")
    assert dust(table, "knight") == (0, 4)
    assert not table.offers("play:knight:moonsteel-blade:2")
    assert "DL-ITEM-04" in table.refused("play:knight:moonsteel-blade:2")
    assert Table("knight holds moonsteel-blade, knight with 1 dust").offers("play:knight:moonsteel-blade:2")


@clause("DL-BOARD-02")
def test_recovering_dust_moves_it_from_inactive_to_usable() -> None:
    table = Table("knight has fairy glimmer, knight with 1 dust").do("fairy:knight:glimmer")
    assert dust(table, "knight") == (4, 0)


@clause("DL-BOARD-03")
def test_no_more_dust_is_recovered_than_is_inactive() -> None:
    table = Table("knight has fairy glimmer, knight with 3 dust").do("fairy:knight:glimmer")
    assert dust(table, "knight") == (4, 0)
    assert not table.offers("recover:knight:dust")


@clause("DL-BOARD-04", "DL-ICON-09")
def test_spent_dust_becomes_inactive() -> None:
    table = Table("knight on h4, ancient-fountain in l4, knight with 4 dust")
    table.do("use:knight:ancient-fountain:fill")
    assert dust(table, "knight") == (1, 3)


@clause("DL-BOARD-05", "DL-BOARD-06", "DL-BOARD-07", "DL-FAIRY-02")
def test_boards_stay_within_their_bounds_through_a_whole_game() -> None:
    session = begun(players="3", seed=3)
    records = [session.state.book.heroes[hero.kind] for hero in session.state.heroes]
    for _ in wander(session, dice_for(3)):
        for hero, record in zip(session.state.heroes, records, strict=True):
            assert hero.usable + hero.inactive == record.dust
            assert 0 <= hero.resistance <= record.resistance
            assert len(hero.fairies) <= record.fairy_spaces


@clause("DL-BOARD-05")
def test_only_the_magic_eater_takes_dust_off_a_board() -> None:
    table = Table("game deck magic-eater, knight with 2 dust", chapter="moons", players=2).do("end")
    while table.asked() == "feed-eater":
        table.do(table.keys()[0])
    assert sum(dust(table, "knight")) == 1


@clause("DL-BOARD-06")
def test_more_resistance_than_there_is_cannot_be_lost() -> None:
    table = Table("knight on h4, knight has icons sword, knight with 1 resistance, M(5,3,0,0) on p4")
    table.do(f"strike:knight:{table.at('p4')}:1")
    hurt = [event.args for event in table.session.events if event.name == "hurt"]
    assert [(args["lost"], args["left"]) for args in hurt] == [(1, 0)]
    assert table.hero("knight").resistance == 6  # he is back at the castle


@clause("DL-BOARD-07")
def test_resistance_never_exceeds_the_number_at_the_start() -> None:
    table = Table("scout with 4 resistance, scout has icons heal heal, turn of scout").do("heal:scout:heal")
    assert table.hero("scout").resistance == 5
    assert table.keys("heal") == []


@clause("DL-BOARD-08", "DL-RUL-14")
def test_lost_resistance_is_not_damage_so_shields_do_not_help() -> None:
    table = Table("scout holds scout-slip, blacksmith holds blacksmith-apron, game deck tremor").do("end")
    assert [table.hero(name).resistance for name in ("knight", "blacksmith", "scout")] == [5, 4, 4]
    assert table.asked() == "act"


@clause("DL-BOARD-09")
def test_dust_is_given_to_others_only_by_effects_that_recover_theirs() -> None:
    table = Table("knight with 4 dust, knight on h4, scout on h4, blacksmith on h4")
    offered = table.keys()
    assert not [key for key in offered if "dust" in key or "give" in key]
    table = Table("knight has fairy dew, knight with 4 dust").do("fairy:knight:dew", "give:scout", "enough")
    assert (dust(table, "knight"), dust(table, "scout")) == ((4, 0), (1, 4))
