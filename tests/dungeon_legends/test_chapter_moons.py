"""Chapter II, Lunar Conjunction: setup, goal, how moons move, and the Locations but for the Observatory."""

from __future__ import annotations

from typing import Any

import pytest

from lanthorn.engine import ContentError, Pack
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.chapters.moons.state import moons
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.testing import Table

MOONS = (
    "vermilion-cadet",
    "kurodar",
    "aventurine-shard",
    "silver-lady",
    "shadow-wurm",
    "dancing-comet",
)


def mat(text: str, players: int = 3, rolls: tuple[int, ...] = ()) -> Table:
    """From L1 on: trap-master, fairy-sanctuary, converging-lens, sky-map, astronomer, observatory."""
    return Table(text, chapter="moons", players=players, rolls=rolls)


# Setup, goal, end


@clause("DL-CH2-SETUP-01", "DL-CH2-SETUP-02", "DL-CH2-SETUP-03")
def test_two_fairies_lie_on_the_sanctuary_and_six_mixed_storm_tokens_beside_the_mat() -> None:
    match = GAME.match({"chapter": "moons", "players": "3"})
    states = [match.start(seed).state for seed in range(8)]
    for state in states:
        here = moons(state)
        assert len([fairy for fairy in state.sanctuary if fairy != NONE]) == 2
        assert sorted(here.supply) == list(range(6))
        assert here.storms == [NONE] * 6
        assert not here.sabotage
        assert not here.portals
    assert len({tuple(moons(state).supply) for state in states}) > 1
    assert len({tuple(state.sanctuary) for state in states}) > 1


def test_the_deck_holds_six_moons_the_magic_eater_and_three_events_of_its_own() -> None:
    state = GAME.match({"chapter": "moons"}).start(1).state
    names = [state.book.game[card].id for card in state.deck if state.book.game[card].set == "moons"]
    assert len(state.deck) == 30
    assert sorted(names) == sorted([*MOONS, "magic-eater", "sabotage", "elven-paths", "magic-storm"])


@clause("DL-CH2-GOAL-01", "DL-END-05")
def test_the_sixth_observed_moon_wins_at_once() -> None:
    observed = " ".join(name for name in MOONS if name not in ("shadow-wurm", "kurodar"))
    text = "knight on h6, knight with 4 dust, shadow-wurm on p5, fairy market dew balm hush"
    fifth = mat(f"observed {observed}, {text}").do("use:knight:observatory:observe")
    assert fifth.session.outcome is None
    assert fifth.asked() == "take-fairy"
    sixth = mat(f"observed {observed} kurodar, {text}").do("use:knight:observatory:observe")
    assert sixth.won
    assert sixth.session.outcome is not None
    assert sixth.session.outcome.clauses == ("DL-CH2-GOAL-01",)


@clause("DL-CH2-END-01", "DL-RUL-40", "DL-DECK-04")
def test_an_empty_game_deck_loses_only_when_a_card_is_due() -> None:
    table = mat("knight has fairy hush")
    assert table.session.outcome is None
    table.do("fairy:knight:hush", "end")
    assert table.session.outcome is None
    assert table.do("end").lost
    assert table.state.reason == "deck"


# Moons on the passage


@clause("DL-CH2-RULE-01", "DL-PASS-01", "DL-PASS-03")
def test_a_moon_enters_and_advances_like_a_monster() -> None:
    table = mat("game deck kurodar silver-lady").do("end")
    assert table.passage(1) == "kurodar"
    table.do("end")
    assert (table.passage(1), table.passage(2)) == ("silver-lady", "kurodar")


@clause("DL-EX-62", "DL-CH2-RULE-04", "DL-CH2-END-01", "DL-PASS-04")
def test_a_moon_that_reaches_the_castle_loses_the_game() -> None:
    table = mat("kurodar on p6, ghost on p1, game deck silver-lady").do("end")
    assert table.lost
    assert table.state.reason == "moon"
    assert table.session.outcome is not None
    assert table.session.outcome.clauses == ("DL-CH2-END-01",)


@clause("DL-CH2-RULE-04", "DL-CH2-END-01")
def test_a_monster_that_reaches_the_castle_loses_the_game() -> None:
    assert mat("ghost on p6, kurodar on p1, game deck silver-lady").do("end").lost


@clause("DL-EX-63", "DL-CH2-RULE-02", "DL-TRAP-09")
def test_a_moon_passes_over_a_trap_that_stays() -> None:
    table = mat("kurodar on p2, cave-crawler on p1, trap 2 on a, game deck ghost").do("end")
    assert table.passage(3) == "kurodar"
    assert table.state.traps == [2, 0]
    assert table.passage(2) == "cave-crawler"


@clause("DL-CH2-RULE-03", "DL-RUL-38")
def test_moons_are_no_targets() -> None:
    text = "knight on h2, kurodar on p2, silver-lady on p3, knight has icons sword sword ranged-1 ranged-2"
    table = mat(f"{text}, ghost on p5")
    assert table.keys("strike") == []
    assert table.keys("shoot") == []
    assert table.refused(f"strike:knight:{table.at('p2')}:1") == ("DL-CH2-RULE-03", "DL-RUL-38")
    assert table.refused(f"shoot:knight:{table.at('p3')}:1") == ("DL-CH2-RULE-03", "DL-RUL-38")


@clause("DL-RUL-38", "DL-RUL-62")
def test_the_fairy_that_swaps_monsters_knows_the_magic_eater_but_no_moons() -> None:
    text = "knight has fairy trickster, kurodar on p2, silver-lady on p5, ghost on p3"
    assert not mat(text).offers("fairy:knight:trickster")
    table = mat(f"{text}, magic-eater on p1, eater holds 3 of scout").do("fairy:knight:trickster")
    assert len(table.keys("card")) == 2
    table.do(table.keys("card")[0])
    assert (table.passage(1), table.passage(3)) == ("ghost", "magic-eater")


# Locations


@clause("DL-CH2-LOC-01")
def test_the_trap_master_sets_a_trap_for_dust_of_its_value() -> None:
    table = mat("knight on h1, knight with 3 dust").do("use:knight:trap-master:trap")
    assert table.keys() == ["trap:2:a", "trap:2:b", "trap:3:a", "trap:3:b"]
    table.do("trap:3:b")
    assert table.state.traps == [0, 3]
    assert table.hero("knight").usable == 0


@clause("DL-CH2-LOC-02")
def test_three_dust_buy_a_fairy_of_the_sanctuary_which_is_refilled() -> None:
    table = mat("knight on h2, knight with 3 dust, sanctuary dew balm, fairy supply glimmer")
    table.do("use:knight:fairy-sanctuary:fairy", "take-fairy:balm")
    assert table.fairies("knight") == ["balm"]
    assert table.hero("knight").usable == 0
    assert [table.book.fairies[fairy].id for fairy in table.state.sanctuary] == ["dew", "glimmer"]


@clause("DL-CH2-LOC-03")
def test_three_dust_buy_two_cards_at_the_sanctuary() -> None:
    table = mat("knight on h2, knight with 3 dust, knight deck knight-oath knight-march knight-vigil")
    table.do("use:knight:fairy-sanctuary:draw")
    assert table.names(table.own("knight").hand) == ["knight-oath", "knight-march"]
    assert table.hero("knight").usable == 0
    poor = mat("knight on h2, knight with 2 dust, knight deck knight-oath, sanctuary dew")
    assert poor.keys("use") == []


@clause("DL-COMBAT-04", "DL-COMBAT-06")
def test_common_monsters_are_wounded_and_defeated_as_ever() -> None:
    table = mat("knight on h3, knight has icons sword sword sword, M(3,0,0,0) on p3, item market gale-boots")
    monster = table.at("p3")
    table.do(f"strike:knight:{monster}:2")
    assert (table.passage(3), table.damage(3)) == ("m-3-0-0-0", 2)
    assert table.session.events[-1].args["damage"] == 2
    table.do(f"strike:knight:{monster}:1", "take-item:gale-boots")
    assert table.passage(3) is None


@clause("DL-CH2-LOC-04", "DL-GAP-28")
@pytest.mark.parametrize(
    ("face", "resistance", "dust"), [(1, 5, 0), (2, 6, 0), (3, 6, 0), (4, 6, 2), (5, 6, 3), (6, 6, 4)]
)
def test_the_lens_costs_nothing_and_gives_what_the_die_says(face: int, resistance: int, dust: int) -> None:
    table = mat("knight on h3", rolls=(face,)).do("use:knight:converging-lens:lens")
    assert table.hero("knight").resistance == resistance
    assert (table.hero("knight").usable, table.hero("knight").inactive) == (dust, 4 - dust)
    assert not table.offers("use:knight:converging-lens:lens")
    assert ("lens-dull" in table.log()) is (face in (2, 3))


@clause("DL-EX-03", "DL-CH2-LOC-05", "DL-CH2-LOC-06", "DL-CH2-MOON-01")
def test_sky_map_brings_a_moon_back_to_its_square() -> None:
    table = mat("knight on h4, knight with 4 dust, vermilion-cadet on p3")
    table.do("use:knight:sky-map:sky-move")
    assert table.keys() == [
        "sky-square:p1",
        "sky-square:p2",
        "sky-square:p4",
        "sky-square:p5",
        "sky-square:p6",
    ]
    table.do("sky-square:p1")
    assert (table.passage(1), table.passage(3)) == ("vermilion-cadet", None)
    assert (table.hero("knight").usable, table.hero("knight").inactive) == (0, 4)
    table = mat("knight on h6, knight with 1 dust, knight has icons move, vermilion-cadet on p1")
    assert table.offers("use:knight:observatory:observe")


@clause("DL-CH2-LOC-05", "DL-CH2-LOC-06", "DL-RUL-45")
def test_sky_map_swaps_a_monster_and_a_moon_over_traps_that_stay() -> None:
    table = mat("knight on h4, knight with 4 dust, kurodar on p5, ghost on p2 with 1 damage, trap 2 on a")
    table.do("use:knight:sky-map:sky-swap")
    table.do(table.keys("card")[0])
    assert (table.passage(2), table.passage(5)) == ("kurodar", "ghost")
    assert table.damage(5) == 1
    assert table.state.traps == [2, 0]


@clause("DL-CH2-LOC-05", "DL-LOC-06")
def test_sky_map_needs_four_dust_and_something_to_move() -> None:
    assert mat("knight on h4, knight with 3 dust, kurodar on p5, ghost on p1").keys("use") == []
    assert mat("knight on h4, knight with 4 dust").keys("use") == []
    assert mat("knight on h4, knight with 4 dust, ghost on p1").keys("use") == ["use:knight:sky-map:sky-move"]
    full = "ghost on p1, ghost on p2, tunnel-rat on p3, tunnel-rat on p4, kurodar on p5, gloom-bat on p6"
    assert mat(f"knight on h4, knight with 4 dust, {full}").keys("use") == ["use:knight:sky-map:sky-swap"]


@clause("DL-EX-04", "DL-CH2-LOC-07", "DL-CH2-LOC-08")
def test_the_astronomer_may_not_send_the_magic_eater_to_the_bottom() -> None:
    table = mat("knight on h5, knight with 4 dust, game deck sabotage magic-eater ghost")
    table.do("use:knight:astronomer:look")
    (eater,) = table.book.game_cards("magic-eater")
    (sabotage,) = table.book.game_cards("sabotage")
    assert table.keys("under") == [f"under:sabotage-{sabotage}"]
    assert table.refused(f"under:magic-eater-{eater}") == ("DL-CH2-LOC-08",)
    table.do(f"under:sabotage-{sabotage}")
    assert table.asked() == "act"
    assert [table.book.game[card].id for card in table.state.deck] == ["sabotage", "ghost", "magic-eater"]
    table.do("end")
    assert table.passage(1) == "magic-eater"


@clause("DL-CH2-LOC-07", "DL-RUL-88")
def test_the_astronomer_puts_two_cards_back_in_any_order() -> None:
    text = "knight on h5, knight with 4 dust, game deck kurodar ghost silver-lady"
    for keys, deck in (
        (("under:kurodar", "under:ghost"), ["ghost", "kurodar", "silver-lady"]),
        (("on-top:kurodar", "on-top:ghost"), ["silver-lady", "kurodar", "ghost"]),
        (("under:ghost", "on-top:kurodar"), ["ghost", "silver-lady", "kurodar"]),
    ):
        table = mat(text).do("use:knight:astronomer:look")
        for key in keys:
            verb = key.partition(":")[0]
            table.do(next(offer for offer in table.keys(verb) if offer.startswith(key)))
        assert [table.book.game[card].id for card in table.state.deck] == deck
        assert table.hero("knight").usable == 0


# Content


@clause("DL-RUL-61")
def test_the_square_of_the_comet_is_content() -> None:
    assert GAME.match({"chapter": "moons"}).book.extra.moons["dancing-comet"].square == 5
    pack = Pack(name="sixth", game=GAME.id, tables={"moons": {"dancing-comet": {"square": 6}}})
    assert GAME.match({"chapter": "moons"}, [pack]).book.extra.moons["dancing-comet"].square == 6


def test_mistakes_in_the_chapters_tables_are_told() -> None:
    tables: dict[str, dict[str, dict[str, Any]]] = {
        "moons": {"nowhere": {"square": 3}},
        "storms": {"gale": {"effect": "swap", "slots": [1]}},
        "monsters": {"new-moon": {"set": "moons", "count": 0, "resistance": 0, "kind": "moon"}},
    }
    with pytest.raises(ContentError) as error:
        GAME.match({"chapter": "moons"}, [Pack(name="wrong", game=GAME.id, tables=tables)])
    told = "\n".join(map(str, error.value.mistakes))
    assert "moons.toml [nowhere]: no moon is called 'nowhere'" in told
    assert "storms.toml [gale] slots: should be two" in told
    assert "7 storm tokens instead of 6" in told
    assert "moons.toml [new-moon]: is missing" in told


@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
def test_random_games_end_with_sound_states(players: str) -> None:
    match = GAME.match({"chapter": "moons", "players": players})
    for seed in range(2):
        session = match.start(seed)
        while session.decisions:
            part = session.decisions[0]
            session.pick(part.seat, (len(session.log) * 7919 + seed) % len(part.options))
            GAME.check(session.state)
        assert session.outcome is not None


@clause("DL-CH2-LOC-06")
def test_sky_map_exchanges_any_two_cards_of_the_passage() -> None:
    table = mat("knight on h4, knight with 4 dust, dark-knight on p1, ghost on p2, kurodar on p5")
    table.do("use:knight:sky-map:sky-swap")
    knight, ghost, moon = (table.state.passage[n] for n in (1, 2, 5))
    assert table.keys() == [f"card:dark-knight-{knight}", f"card:ghost-{ghost}", f"card:kurodar-{moon}"]
    table.do(f"card:dark-knight-{knight}", f"card:kurodar-{moon}")
    assert [table.passage(n) for n in (1, 2, 5)] == ["kurodar", "ghost", "dark-knight"]


@clause("DL-RUL-41", "DL-DECK-06")
def test_at_an_empty_game_deck_there_is_nothing_to_look_at() -> None:
    text = "knight on h5, knight with 4 dust"
    assert mat(f"{text}, game deck ghost").offers("use:knight:astronomer:look")
    assert not mat(text).offers("use:knight:astronomer:look")


@clause("DL-CH2-LOC-05")
def test_sky_map_asks_for_the_card_and_then_for_its_square() -> None:
    table = mat("knight on h4, knight with 4 dust, ghost on p2, kurodar on p5")
    table.do("use:knight:sky-map:sky-move")
    assert table.asked() == "sky-card"
    table.do(table.keys()[0])
    assert table.asked() == "sky-square"
