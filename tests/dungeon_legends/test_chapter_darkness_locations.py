"""Chapter V: its Locations."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.chapters.darkness.places import NAMED
from lanthorn.games.dungeon_legends.chapters.darkness.state import darkness
from lanthorn.games.dungeon_legends.testing import Table

CRYSTAL = "use:blacksmith:crystal-trap:crystal"
CHARGE = "use:blacksmith:magic-shock:charge"
SHOCK = "use:blacksmith:magic-shock:shock"
NUGGET = "use:knight:dust-nugget:nugget"
AT_TRAP = "turn of blacksmith, blacksmith on h1"
AT_SHOCK = "turn of blacksmith, blacksmith on h2"
AT_NUGGET = "knight on h4, knight with 1 dust"
HAND = "blacksmith holds blacksmith-haul blacksmith-apron blacksmith-hammer"


def table(text: str, rolls: tuple[int, ...] = ()) -> Table:
    """Crystal Trap, Magic Shock, Tactical Trick, Dust Nugget, Fairy Sanctuary, Mysterious Well: L1 to L6."""
    return Table(text, chapter="darkness", rolls=rolls)


def deck(game: Table) -> list[str]:
    """The game deck from the top."""
    return [game.book.game[card].id for card in reversed(game.state.deck)]


# Crystal Trap


@pytest.mark.parametrize(("way", "cost", "damage"), [(1, 4, 2), (2, 5, 3)])
@clause("DL-CH5-LOC-01")
def test_the_crystal_trap_strikes_any_monster_or_open_body(way: int, cost: int, damage: int) -> None:
    text = (
        f"{AT_TRAP}, blacksmith with 6 dust, M(9,0,0,0) on p1, M(9,0,0,0) on p6, body incarnate-knot on i1,"
        "body incarnate-knot on i2, body incarnate-coil on i3"
    )
    game = table(text).do(f"{CRYSTAL}:{way}")
    near, far = game.state.passage[1], game.state.passage[6]
    open_bodies = darkness(game.state).line[1:]
    names = [f"card:{game.book.game[card].id}-{card}" for card in (near, *open_bodies, far)]
    assert game.keys() == names
    game.do(names[-1])
    assert game.damage(6) == damage
    assert game.hero("blacksmith").usable == 6 - cost
    game = table(text).do(f"{CRYSTAL}:{way}", names[1])
    assert game.state.damage == {open_bodies[0]: damage}
    assert not table(f"{AT_TRAP}, blacksmith with {cost - 1} dust, ghost on p2").offers(f"{CRYSTAL}:{way}")


@clause("DL-CH5-LOC-01", "DL-REW-03")
def test_a_body_defeated_by_the_crystal_trap_gives_its_reward() -> None:
    game = table(
        f"{AT_TRAP}, blacksmith with 5 dust, body incarnate-coil on i1 with 5 damage, item market gale-boots"
    ).do(f"{CRYSTAL}:2")
    assert (game.asked(), darkness(game.state).defeated) == ("take-item", 1)


@clause("DL-CH5-LOC-02", "DL-CH5-LOC-03", "DL-TRAP-02")
def test_a_use_of_the_crystal_trap_is_a_strike_or_a_trap() -> None:
    game = table(f"{AT_TRAP}, blacksmith with 6 dust, ghost on p3")
    assert game.offers(f"{CRYSTAL}:1", f"{CRYSTAL}:2", "use:blacksmith:crystal-trap:trap")
    game.do("use:blacksmith:crystal-trap:trap")
    assert game.keys() == [f"trap:{value}:{spot}" for value in (2, 3, 4, 5) for spot in "ab"]
    game.do("trap:2:a")
    assert (game.state.traps, game.hero("blacksmith").usable) == ([2, 0], 4)
    assert game.keys("use") == []
    assert game.refused(f"{CRYSTAL}:1") == ("DL-LOC-02", "DL-LOC-04")
    assert game.damage(3) == 0


# Magic Shock


@pytest.mark.parametrize(
    ("way", "dust", "cards", "charged"),
    [(1, 2, 1, [True, False]), (2, 3, 1, [False, True]), (3, 5, 2, [True, True])],
)
@clause("DL-CH5-LOC-04")
def test_charging_costs_a_card_for_each_token_and_its_dust(
    way: int, dust: int, cards: int, charged: list[bool]
) -> None:
    game = table(f"{AT_SHOCK}, blacksmith with 6 dust, {HAND}").do(f"{CHARGE}:{way}")
    for name in ("haul", "apron")[:cards]:
        game.do(f"discard:blacksmith-{name}")
    assert darkness(game.state).charged == charged
    assert game.hero("blacksmith").usable == 6 - dust
    assert len(game.own("blacksmith").discard) == cards
    assert not table(f"{AT_SHOCK}, blacksmith with {dust - 1} dust, {HAND}").offers(f"{CHARGE}:{way}")
    too_few = "blacksmith holds blacksmith-haul" if cards == 2 else ""
    assert not table(f"{AT_SHOCK}, blacksmith with 6 dust, {too_few}").offers(f"{CHARGE}:{way}")


@clause("DL-CH5-LOC-04")
def test_a_charged_token_is_not_charged_again() -> None:
    game = table(f"{AT_SHOCK}, blacksmith with 6 dust, {HAND}, charged left")
    assert game.offers(f"{CHARGE}:2")
    assert not game.offers(f"{CHARGE}:1")
    assert not game.offers(f"{CHARGE}:3")
    assert game.refused(f"{CHARGE}:1") == game.refused(f"{CHARGE}:3") == ("DL-CH5-LOC-04",)


@pytest.mark.parametrize(("side", "damage"), [("left", 2), ("right", 3)])
@clause("DL-CH5-LOC-05", "DL-CH5-LOC-07")
def test_a_charged_token_strikes_without_dust(side: str, damage: int) -> None:
    game = table(f"{AT_SHOCK}, blacksmith with 6 dust, charged {side}, M(9,0,0,0) on p6").do(SHOCK)
    assert game.damage(6) == damage
    assert darkness(game.state).charged == [False, False]
    assert game.hero("blacksmith").usable == 6
    assert game.own("blacksmith").discard == []


@clause("DL-CH5-LOC-05")
def test_without_a_charged_token_or_a_target_nothing_strikes() -> None:
    game = table(f"{AT_SHOCK}, blacksmith with 6 dust, ghost on p6")
    assert not game.offers(SHOCK)
    assert game.refused(SHOCK) == ("DL-CH5-LOC-05",)
    assert not table(f"{AT_SHOCK}, charged left").offers(SHOCK)


@clause("DL-EX-20", "DL-CH5-LOC-05", "DL-CH5-LOC-06", "DL-CH5-LOC-07")
def test_both_tokens_strike_two_targets_in_one_use() -> None:
    game = table(
        f"{AT_SHOCK}, blacksmith with 6 dust, charged left, charged right, M(9,0,0,0) on p5,"
        "body incarnate-coil on i1, tunnel-rat on p1, body incarnate-knot on i2"
    )
    ghost, body = game.state.passage[5], darkness(game.state).line[1]
    game.do(SHOCK)
    assert game.keys() == ["shock-left", "shock-right", "shock-both", "shock-each:left", "shock-each:right"]
    game.do("shock-each:left", f"card:m-9-0-0-0-{ghost}", f"card:incarnate-knot-{body}")
    assert (game.state.damage[ghost], game.state.damage[body]) == (2, 3)
    assert darkness(game.state).charged == [False, False]
    assert game.hero("blacksmith").usable == 6


@pytest.mark.parametrize(("first", "damage"), [("left", 3), ("right", 2)])
@clause("DL-CH5-LOC-06", "DL-CH5-LOC-05")
def test_either_token_may_clear_the_way_for_the_other(first: str, damage: int) -> None:
    game = table(
        f"{AT_SHOCK}, charged left, charged right, M(2,0,0,0) on p1, body incarnate-knot on i1,"
        "item market gale-boots"
    )
    body = darkness(game.state).line[0]
    game.do(SHOCK, f"shock-each:{first}", "take-item:gale-boots")
    assert game.passage(1) is None
    assert game.state.damage == {body: damage}
    assert darkness(game.state).charged == [False, False]


@clause("DL-CH5-LOC-06")
def test_the_order_of_the_tokens_is_read_in_both_languages_and_begins_with_the_token_touched() -> None:
    game = table(f"{AT_SHOCK}, charged left, charged right, ghost on p5").do(SHOCK)
    say = game.session.match.phrasebook.say
    offered = {option.key: option for option in game.session.decisions[0].options}
    left, right = offered["shock-each:left"], offered["shock-each:right"]
    assert (left.touches, right.touches) == (("shock-left",), ("shock-right",))
    assert say(left.label, "en") == "The left token, then the right one"
    assert say(right.label, "en") == "The right token, then the left one"
    assert say(left.label, "fr") == "Le jeton de gauche, puis celui de droite"
    assert say(right.label, "fr") == "Le jeton de droite, puis celui de gauche"


@clause("DL-CH5-LOC-06")
def test_a_token_that_finds_no_second_target_stays_charged() -> None:
    game = table(f"{AT_SHOCK}, charged left, charged right, M(2,0,0,0) on p5")
    game.do(SHOCK, "shock-each:left")
    assert game.passage(5) is None
    assert game.asked() == "act"
    assert darkness(game.state).charged == [False, True]


@clause("DL-CH5-LOC-06")
def test_two_blows_never_meet_the_same_target() -> None:
    lone = table(f"{AT_SHOCK}, charged left, charged right, M(9,0,0,1) on p5").do(SHOCK, "shock-each:right")
    assert (lone.state.damage[lone.state.passage[5]], darkness(lone.state).charged) == (3, [True, False])
    assert lone.asked() == "act"
    game = table(f"{AT_SHOCK}, charged left, charged right, M(9,0,0,0) on p5, M(8,0,0,0) on p2")
    far, near = game.state.passage[5], game.state.passage[2]
    game.do(SHOCK, "shock-each:left", f"card:m-9-0-0-0-{far}")
    assert (game.state.damage, darkness(game.state).charged) == ({far: 2, near: 3}, [False, False])


@clause("DL-EX-20", "DL-CH5-LOC-09", "DL-REW-03")
def test_the_ghost_falls_to_the_left_token_and_rewards_the_hero() -> None:
    game = table(f"{AT_SHOCK}, charged left, ghost on p5, fairy market dew hush, fairy supply balm").do(SHOCK)
    assert (game.asked(), game.asked_seat()) == ("take-fairy", 1)
    game.do("take-fairy:dew")
    assert game.passage(5) is None
    assert game.fairies("blacksmith") == ["dew"]


@clause("DL-CH5-LOC-06")
def test_both_tokens_strike_one_target_for_five() -> None:
    game = table(f"{AT_SHOCK}, charged left, charged right, M(9,0,0,0) on p5").do(SHOCK, "shock-both")
    assert game.damage(5) == 5
    assert darkness(game.state).charged == [False, False]


@clause("DL-CH5-LOC-06")
def test_one_of_two_charged_tokens_may_be_kept() -> None:
    game = table(f"{AT_SHOCK}, charged left, charged right, M(9,0,0,0) on p5").do(SHOCK, "shock-right")
    assert game.damage(5) == 3
    assert darkness(game.state).charged == [True, False]


@clause("DL-CH5-LOC-07", "DL-RUL-91")
def test_a_use_of_the_magic_shock_charges_or_strikes() -> None:
    game = table(f"{AT_SHOCK}, blacksmith with 6 dust, {HAND}, ghost on p5")
    game.do(f"{CHARGE}:1", "discard:blacksmith-haul")
    assert not game.offers(SHOCK)
    assert game.refused(SHOCK) == ("DL-LOC-02", "DL-LOC-04")


@clause("DL-CH5-LOC-08")
def test_a_token_charged_by_one_player_strikes_for_another() -> None:
    game = table(
        f"{AT_SHOCK}, blacksmith with 2 dust, blacksmith holds blacksmith-haul, scout on h2,"
        "M(9,0,0,0) on p5, game deck tremor"
    )
    game.do(f"{CHARGE}:1", "end", "use:scout:magic-shock:shock")
    assert game.damage(5) == 2


# Tactical Trick


@clause("DL-CH5-LOC-10", "DL-PASS-08")
def test_tactical_trick_moves_a_monster_to_an_empty_square() -> None:
    game = table(
        "knight on h3, knight with 2 dust, knight holds knight-march knight-oath knight-vigil,"
        "M(5,0,0,0) on p2, ghost on p4, trap 2 on a, trap 3 on b"
    )
    game.do("use:knight:tactical-trick:trick", "discard:knight-march", "discard:knight-oath")
    game.do(f"card:m-5-0-0-0-{game.state.passage[2]}", "to-square:p6")
    assert (game.passage(2), game.passage(6), game.passage(4)) == (None, "m-5-0-0-0", "ghost")
    assert (game.state.traps, game.damage(6)) == ([2, 3], 0)
    assert game.hero("knight").usable == 1
    assert game.names(game.own("knight").discard) == ["knight-march", "knight-oath"]


@pytest.mark.parametrize(
    "short",
    [
        "knight with 0 dust, knight holds knight-march knight-oath, ghost on p4",
        "knight with 1 dust, knight holds knight-march, ghost on p4",
        "knight with 1 dust, knight holds knight-march knight-oath",
    ],
)
@clause("DL-CH5-LOC-10", "DL-LOC-06")
def test_tactical_trick_takes_a_dust_two_cards_and_a_monster(short: str) -> None:
    game = table(f"knight on h3, {short}")
    assert not game.offers("use:knight:tactical-trick:trick")
    assert game.refused("use:knight:tactical-trick:trick") == ("DL-LOC-06",)


# Dust Nugget


@clause("DL-EX-21", "DL-CH5-LOC-11", "DL-CH5-LOC-12", "DL-RUL-88")
def test_a_named_icon_on_the_top_card_brings_it_and_a_look_at_two_game_cards() -> None:
    game = table(f"{AT_NUGGET}, knight deck moonsteel-blade knight-march, game deck ghost tremor rockfall")
    game.do(NUGGET, "name-icon:sword")
    assert game.names(game.own("knight").hand) == ["moonsteel-blade"]
    assert game.names(game.own("knight").deck) == ["knight-march"]
    assert game.own("knight").known == 0
    assert game.hero("knight").usable == 0
    game.do("look-yes")
    ghost, tremor = game.state.shown
    assert game.offers(
        f"on-top:ghost-{ghost}", f"under:ghost-{ghost}", f"on-top:tremor-{tremor}", f"under:tremor-{tremor}"
    )
    game.do(f"under:ghost-{ghost}", f"on-top:tremor-{tremor}")
    assert deck(game) == ["tremor", "rockfall", "ghost"]
    assert game.offers("play:knight:moonsteel-blade:1")


@clause("DL-CH5-LOC-12")
def test_the_look_may_be_left_out() -> None:
    game = table(f"{AT_NUGGET}, knight deck knight-march, game deck ghost tremor")
    game.do(NUGGET, "name-icon:move", "look-no")
    assert (deck(game), game.asked()) == (["ghost", "tremor"], "act")
    assert "looked" not in game.log()


@clause("DL-EX-93", "DL-CH5-LOC-13", "DL-HID-03")
def test_if_the_icon_is_not_on_it_the_card_returns_to_the_top_where_all_know_it() -> None:
    game = table(f"{AT_NUGGET}, knight deck knight-march knight-oath, game deck ghost tremor")
    game.do(NUGGET, "name-icon:sword")
    own = game.own("knight")
    assert (game.names(own.hand), game.names(own.deck)) == ([], ["knight-oath", "knight-march"])
    assert own.known == 1
    assert game.hero("knight").usable == 0
    assert (game.asked(), "looked" in game.log()) == ("act", False)


@pytest.mark.parametrize(
    ("card", "icon", "shown"),
    [
        ("gale-boots", "move", True),
        ("gale-boots", "teleport", True),
        ("gale-boots", "ranged", True),
        ("gale-boots", "sword", False),
        ("horizon-bow", "ranged", True),
        ("scholars-lens", "draw", True),
        ("enchantress-mend", "ally", True),
        ("enchantress-mend", "heal", True),
        ("enchantress-mend", "sword", False),
        ("gale-boots", "ally", False),
        ("phoenix-brooch", "heal", False),
        ("phoenix-brooch", "heal-all", True),
        ("phoenix-brooch", "reuse", True),
    ],
)
@clause("DL-CH5-LOC-14", "DL-RUL-80")
def test_an_icon_counts_in_either_action_and_whatever_its_reach(card: str, icon: str, shown: bool) -> None:
    game = table(f"{AT_NUGGET}, knight deck {card}").do(NUGGET, f"name-icon:{icon}")
    assert game.names(game.own("knight").hand) == ([card] if shown else [])


@clause("DL-RUL-80")
def test_any_of_the_twelve_icons_is_named_and_an_empty_deck_is_shuffled_first() -> None:
    game = table(f"{AT_NUGGET}, knight discard knight-march").do(NUGGET)
    assert game.keys() == [f"name-icon:{icon}" for icon in NAMED]
    assert len(NAMED) == 12
    game.do("name-icon:move")
    assert game.names(game.own("knight").hand) == ["knight-march"]
    assert not table(f"{AT_NUGGET}, knight holds knight-march").offers(NUGGET)
    assert not table("knight on h4, knight with 0 dust, knight deck knight-march").offers(NUGGET)


# Fairy Sanctuary and Mysterious Well


@clause("DL-CH5-LOC-15", "DL-FAIRY-09")
def test_two_dust_and_a_card_bring_a_fairy_of_the_sanctuary() -> None:
    key = "use:knight:fairy-sanctuary:fairy"
    text = "knight on h5, sanctuary dew hush, fairy supply balm"
    game = table(f"{text}, knight with 3 dust, knight holds knight-march").do(key, "take-fairy:dew")
    assert game.fairies("knight") == ["dew"]
    assert [game.book.fairies[fairy].id for fairy in game.state.sanctuary] == ["balm", "hush"]
    assert (game.hero("knight").usable, game.names(game.own("knight").discard)) == (1, ["knight-march"])
    assert not table(f"{text}, knight with 1 dust, knight holds knight-march").offers(key)
    assert not table(f"{text}, knight with 3 dust").offers(key)


@pytest.mark.parametrize(
    ("face", "resistance", "square", "drawn"),
    [(1, 1, 6, 0), (2, 2, 7, 0), (3, 2, 6, 1), (4, 2, 6, 2), (5, 4, 6, 0), (6, 6, 6, 0)],
)
@clause("DL-CH5-LOC-16", "DL-GAP-45")
def test_the_well_gives_what_the_die_says(face: int, resistance: int, square: int, drawn: int) -> None:
    game = table(
        "knight on h6, knight with 2 resistance, knight with 2 dust,"
        "knight deck knight-march knight-oath knight-vigil",
        rolls=(face,),
    )
    game.do("use:knight:mysterious-well:well")
    knight = game.hero("knight")
    assert (knight.resistance, knight.at, len(game.own("knight").hand)) == (resistance, square, drawn)
    assert knight.usable == 1


@clause("DL-CH5-LOC-16", "DL-RET-01")
def test_the_well_can_take_the_last_resistance() -> None:
    game = table(
        "knight on h6, knight with 1 resistance, knight with 1 dust, game deck tremor panic-attack",
        rolls=(1,),
    )
    game.do("use:knight:mysterious-well:well")
    assert game.state.active == 1
    assert game.log().count("revealed") == 2


@clause("DL-CH5-LOC-12", "DL-RUL-41")
def test_at_an_empty_game_deck_the_nugget_asks_for_no_look() -> None:
    game = table(f"{AT_NUGGET}, knight deck moonsteel-blade").do(NUGGET, "name-icon:sword")
    assert game.names(game.own("knight").hand) == ["moonsteel-blade"]
    assert game.asked() == "act"


@clause("DL-CH5-LOC-11", "DL-HID-03")
def test_to_name_an_icon_can_be_taken_back_only_if_the_top_card_is_known() -> None:
    game = table(
        f"{AT_NUGGET}, knight with 2 dust, knight has icons reuse, knight deck knight-march knight-oath"
    )
    game.do(NUGGET)
    assert not game.session.can_take_back(0, "name-icon:sword")
    game.do("name-icon:sword", NUGGET)
    assert game.session.can_take_back(0, "name-icon:sword")


@clause("DL-CH5-LOC-10", "DL-GEO-05")
def test_on_a_full_passage_there_is_no_tactical_trick() -> None:
    names = ("ghost", "ghost", "tunnel-rat", "tunnel-rat", "cave-crawler", "gloom-bat")
    full = [f"{name} on p{square}" for square, name in enumerate(names, 1)]
    words = "knight on h3, knight with 1 dust, knight holds knight-oath knight-march"
    trick = "use:knight:tactical-trick:trick"
    assert table(", ".join([words, *full[:5]])).offers(trick)
    assert not table(", ".join([words, *full])).offers(trick)
