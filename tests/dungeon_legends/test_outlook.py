"""What a player reads before choosing: what an attack does, what the end of the turn risks and wastes."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.chapters.crystals.state import crystals
from lanthorn.games.dungeon_legends.chapters.registry import CHAPTERS
from lanthorn.games.dungeon_legends.testing import Table, begun

CASTLE = "If a card enters the passage, it pushes the {} into the castle: the game is lost."


def told(table: Table, key: str, language: str = "en") -> str:
    """What is said of an option that is on offer."""
    seat = table.session.decisions[0].seat
    say = table.session.match.phrasebook.say
    return " ".join(say(text, language) for text in table.session.outlook(seat).get(key, ()))


def marked(table: Table) -> list[str]:
    """The squares of the cards that are marked as a danger."""
    return [piece.at for piece in table.session.scene(0).pieces if piece.danger]


# The end of the turn


@clause("DL-PASS-03", "DL-PASS-04")
def test_a_card_before_the_castle_is_a_danger_once_the_entry_is_taken() -> None:
    table = Table("ghost on p1, lantern-thief on p6, game deck mud stone-brute")
    assert told(table, "end") == CASTLE.format("Lantern thief")
    assert marked(table) == ["p6"]


@clause("DL-PASS-01")
def test_with_the_entry_free_nothing_is_pushed() -> None:
    table = Table("ghost on p2, lantern-thief on p6, game deck mud stone-brute")
    assert told(table, "end") == ""
    assert marked(table) == []


@clause("DL-PASS-01", "DL-DECK-01")
def test_without_a_card_that_could_enter_nothing_is_pushed() -> None:
    table = Table("ghost on p1, lantern-thief on p6, game deck mud tremor")
    assert told(table, "end") == ""
    assert marked(table) == []


@clause("DL-REV-04")
def test_a_second_card_pushes_even_if_the_entry_is_free() -> None:
    table = Table("ghost on p2, lantern-thief on p6, game deck stone-brute mine-imp")
    table.state.fell = True
    assert told(table, "end") == CASTLE.format("Lantern thief")


@clause("DL-RUL-97")
@pytest.mark.parametrize(("turn", "two_cards"), [(6, True), (7, False)])
def test_on_the_hard_level_the_second_card_of_the_first_six_turns_is_told(turn: int, two_cards: bool) -> None:
    table = Table("lantern-thief on p6, game deck stone-brute mine-imp ghost", "moons", difficulty="hard")
    table.state.turn = turn
    assert (CASTLE.format("Lantern thief") in told(table, "end")) is two_cards


@clause("DL-HID-01")
def test_a_known_monster_on_top_makes_the_loss_sure_and_a_known_event_no_danger() -> None:
    table = Table("ghost on p1, lantern-thief on p6, game deck stone-brute mine-imp mud")
    table.state.known_top = 1
    assert told(table, "end").startswith("The next card pushes the Lantern thief into the castle")
    table = Table("ghost on p1, lantern-thief on p6, game deck mud stone-brute mine-imp")
    table.state.known_top = 1
    assert told(table, "end") == ""


@clause("DL-HID-01", "DL-PASS-03")
def test_a_known_card_on_top_is_not_counted_among_the_unknown_ones_too() -> None:
    table = Table("ghost on p1, lantern-thief on p5, game deck stone-brute mud tremor")
    table.state.known_top, table.state.fell = 1, True
    assert told(table, "end") == ""  # one card enters, and the other is an event
    table = Table("ghost on p1, lantern-thief on p5, game deck stone-brute mud mine-imp")
    table.state.known_top, table.state.fell = 1, True
    assert told(table, "end") == CASTLE.format("Lantern thief")


@clause("DL-FAIRY-04")
def test_a_turn_that_brings_no_card_risks_nothing() -> None:
    table = Table("ghost on p1, lantern-thief on p6, game deck stone-brute")
    table.state.still = True
    assert told(table, "end") == ""


@clause("DL-RUL-38")
def test_a_moon_before_the_castle_is_a_danger_too() -> None:
    table = Table("ghost on p1, silver-lady on p6, game deck kurodar stone-brute", chapter="moons")
    assert told(table, "end") == CASTLE.format("Silver Lady")


@clause("DL-CH3-CARD-15", "DL-RUL-67")
def test_over_a_secret_passage_the_last_but_one_square_is_next_to_the_castle() -> None:
    table = Table("ghost on p1, lantern-thief on p5, game deck stone-brute", chapter="crystals")
    assert told(table, "end") == ""
    crystals(table.state).closed = 6
    assert told(table, "end") == CASTLE.format("Lantern thief")


@clause("DL-CH3-CARD-25")
def test_an_extra_cart_is_welcome_in_the_castle() -> None:
    table = Table("ghost on p1, extra-cart on p6, game deck stone-brute", chapter="crystals")
    assert told(table, "end") == ""
    assert marked(table) == []


@clause("DL-CH5-RULE-05")
def test_the_head_at_the_end_of_its_track_is_a_danger_while_cards_can_call_it() -> None:
    kinds = ("coil", "knot", "plate", "glass", "storm")
    bodies = ", ".join(f"body incarnate-{kind} on i{n}" for n, kind in enumerate(kinds, 1))
    calling, harmless = (
        Table(f"{bodies}, game deck {card}", chapter="darkness") for card in ("ghost tremor", "tremor")
    )
    assert "its Head enters the castle" in told(calling, "end")
    assert marked(calling) == ["i6"]
    assert told(harmless, "end") == ""
    assert marked(harmless) == []


@clause("DL-RUL-97", "DL-CH5-RULE-05")
@pytest.mark.parametrize(("bodies", "danger"), [(3, []), (4, ["i5"])])
def test_the_second_card_of_a_hasty_turn_is_counted_once(bodies: int, danger: list[str]) -> None:
    kinds = ("coil", "knot", "plate", "glass")[:bodies]
    line = ", ".join(f"body incarnate-{kind} on i{n}" for n, kind in enumerate(kinds, 1))
    table = Table(f"{line}, game deck tremors-choice ghost ghost cave-crawler", "darkness", difficulty="hard")
    assert marked(table) == danger
    table.do("end")
    assert table.asked() == "tremors"
    assert marked(table) == danger


@clause("DL-DECK-04", "DL-END-02")
def test_an_empty_deck_loses_the_game_at_the_end_of_the_turn() -> None:
    assert told(Table(""), "end").endswith("the game is lost.")
    assert told(Table("game deck mud"), "end") == ""


@clause("DL-ICON-04")
def test_icons_that_the_end_of_the_turn_wastes_are_named() -> None:
    table = Table("knight has icons move move sword, game deck mud")
    assert told(table, "end") == "Unused and lost: Sword, 2 × Move."
    assert told(table, "end", "fr") == "Icônes perdues sans servir\u202f: Épée, 2 × Déplacement."


@clause("DL-CH1-RULE-01")
def test_whoever_would_end_the_turn_beside_a_fire_reads_it_before() -> None:
    table = Table("blaze in l3, fire on blaze 2, knight on h3, knight with 4 resistance, game deck mud")
    assert told(table, "end") == "The Knight loses 1 Resistance to a fire: 3 left."


@clause("DL-CH1-RULE-01", "DL-REV-04", "DL-RET-05")
def test_whoever_would_fall_by_a_fire_reads_that_two_cards_come() -> None:
    table = Table("lantern-thief on p6, knight on h1, game deck stone-brute mine-imp")
    assert CASTLE.format("Lantern thief") not in told(table, "end")
    table = Table(
        "lantern-thief on p6, knight on h1, knight with 1 resistance, game deck stone-brute mine-imp"
    )
    assert CASTLE.format("Lantern thief") in told(table, "end")


@clause("DL-HID-01")
def test_the_outlook_knows_no_more_than_the_players() -> None:
    """Whichever unknown card lies on top, the same is said."""
    one = Table("ghost on p1, lantern-thief on p6, game deck mud stone-brute")
    other = Table("ghost on p1, lantern-thief on p6, game deck stone-brute mud")
    assert told(one, "end") == told(other, "end")


# Attacks


@clause("DL-COMBAT-04", "DL-COMBAT-12", "DL-COMBAT-13")
def test_an_attack_tells_its_damage_what_is_cancelled_and_what_strikes_back() -> None:
    table = Table("knight on h4, knight has icons sword sword, M(3,2,1,0) on p4, game deck mud")
    key = f"strike:knight:{table.at('p4')}"
    assert told(table, f"{key}:2") == (
        "1 damage: 2 Resistance left. A Broken Sword cancels 1 damage. 2 Claws strike back."
    )
    assert told(table, f"{key}:1").startswith("No damage stays.")


@clause("DL-COMBAT-06", "DL-REW-01")
def test_an_attack_that_defeats_says_what_it_brings() -> None:
    text = "knight on h4, knight has icons sword sword, M(2,0,0,0) on p4, item market moonsteel-blade"
    table = Table(text)
    assert told(table, f"strike:knight:{table.at('p4')}:2") == "2 damage: it is defeated. It brings an item."
    assert told(table, f"strike:knight:{table.at('p4')}:2", "fr") == (
        "2 dégâts\u202f: le monstre est vaincu. Vous gagnez un objet."
    )


@clause("DL-ITEM-08", "DL-REW-01")
def test_an_item_is_promised_only_while_the_market_has_one() -> None:
    text = "M(1,0,0,0) on p2, knight on h2, knight has icons sword"
    for market, promised in (("", False), (", item market gale-boots", True)):
        table = Table(text + market)
        assert ("item" in told(table, f"strike:knight:{table.at('p2')}:1")) is promised


@clause("DL-REW-02", "DL-FAIRY-03")
def test_a_fairy_for_all_is_promised_even_if_the_attackers_board_is_full() -> None:
    text = "knight on h2, knight has icons sword sword"
    table = Table(f"ghost on p2, item market gale-boots, {text}")
    words = told(table, f"strike:knight:{table.at('p2')}:2")
    assert "Fair" not in words
    assert "item" not in words
    text += ", fairy market dew"
    cases = (
        ("M(2,0,0,0)", "", False),
        ("ghost", "", True),
        ("ghost", "hush", False),
        ("gloom-bat", "hush", True),
    )
    for monster, fairy, promised in cases:
        held = f"knight has fairy {fairy}" if fairy else ""
        table = Table(f"{monster} on p2, {text}, {held}")
        assert ("Fair" in told(table, f"strike:knight:{table.at('p2')}:2")) is promised


@clause("DL-COMBAT-16", "DL-COMBAT-19")
def test_a_shot_fears_no_claws_but_what_nobody_can_avoid() -> None:
    table = Table("scout on h2, scout has icons ranged-2, M(2,2,1,1) on p4, turn of scout")
    assert told(table, f"shoot:scout:{table.at('p4')}:1") == (
        "1 damage: 1 Resistance left. 1 Resistance is lost in any case."
    )


@clause("DL-RET-01")
def test_an_attack_that_could_fell_the_attacker_says_so() -> None:
    text = "knight on h4, knight with 1 resistance, knight has icons sword, M(3,1,0,0) on p4"
    table = Table(text)
    assert told(table, f"strike:knight:{table.at('p4')}:1").endswith("Without Shields the Knight falls.")


@clause("DL-RET-01", "DL-COMBAT-16")
@pytest.mark.parametrize(
    ("resistance", "end"), [(1, "The Knight falls."), (2, "Without Shields the Knight falls.")]
)
def test_whether_shields_could_save_the_attacker_is_told(resistance: int, end: str) -> None:
    table = Table(
        f"knight on h4, knight with {resistance} resistance, knight has icons sword, M(3,1,0,1) on p4"
    )
    assert told(table, f"strike:knight:{table.at('p4')}:1").endswith(f" {end}")
    assert told(table, f"strike:knight:{table.at('p4')}:1").count("Without") == end.count("Without")


@clause("DL-CH2-CARD-13")
def test_of_the_magic_eater_the_dust_that_stays_is_told() -> None:
    table = Table(
        "magic-eater on p3, eater holds 3 of knight, eater holds 3 of scout, knight on h3,"
        "knight has icons sword sword",
        chapter="moons",
    )
    words = told(table, f"strike:knight:{table.at('p3')}:2")
    assert words.startswith("2 damage: 4 Resistance left.")


@clause("DL-CH5-BODY-05")
@pytest.mark.parametrize(("swords", "words"), [(3, "No damage stays."), (4, "4 damage: it is defeated.")])
def test_a_blow_that_leaves_no_mark_on_a_one_blow_body_says_so(swords: int, words: str) -> None:
    table = Table(
        f"body incarnate-plate on i1, knight on h1, knight has icons {'sword ' * swords}", chapter="darkness"
    )
    assert told(table, table.keys("strike")[0]).startswith(words)


@clause("DL-RET-01", "DL-COMBAT-14")
def test_shields_at_hand_are_not_counted_on() -> None:
    table = Table("knight on h4, knight with 1 resistance, knight has icons sword shield, M(3,1,0,0) on p4")
    assert told(table, f"strike:knight:{table.at('p4')}:1").endswith("Without Shields the Knight falls.")


@clause("DL-CH4-CARD-01")
def test_a_slug_that_dies_in_the_right_place_tells_which_lava_cools() -> None:
    assert any("The lava on square" in words for square in range(1, 7) for words in _strikes(square))


def _strikes(square: int) -> list[str]:
    icons = " ".join(["sword"] * 9)
    table = Table(f"knight on h{square}, knight has icons {icons}, lava-slug on p{square}", chapter="magma")
    return [told(table, key) for key in table.keys("strike")]


# Madness, Tremors, and Locations that strike whoever uses them


@clause("DL-CH4-MAD-06", "DL-RET-01")
def test_madness_that_costs_resistance_tells_what_is_left_or_who_falls() -> None:
    key = "madness:knight:madness-4:lose"
    table = Table("knight holds madness-4, knight with 4 resistance, game deck ghost", chapter="magma")
    assert told(table, key) == "The Knight loses 2 Resistance: 2 left."
    assert told(table, key, "fr") == "Le Chevalier perd 2 Résistances et en garde 2."
    table = Table("knight holds madness-4, knight with 2 resistance, game deck ghost", chapter="magma")
    assert told(table, key) == "The Knight falls."


@clause("DL-CH4-MAD-07", "DL-PASS-04", "DL-DECK-04")
def test_madness_that_reveals_a_card_tells_what_it_could_push_into_the_castle() -> None:
    key, words = "madness:knight:madness-4:reveal", "knight holds madness-4"
    table = Table(f"{words}, ghost on p1, lantern-thief on p6, game deck tremor stone-brute", chapter="magma")
    assert told(table, key) == CASTLE.format("Lantern thief")
    assert told(Table(f"{words}, ghost on p1, game deck stone-brute", chapter="magma"), key) == ""
    assert told(Table(words, chapter="magma"), key) == "The game deck is empty: the game is lost."


@clause("DL-CH4-MAD-03")
def test_madness_that_attacks_a_hero_names_the_only_one_it_can_be() -> None:
    text = "knight holds madness-1, knight on h3, scout on h3, scout with {} resistance, game deck ghost"
    key = "madness:knight:madness-1:attack"
    assert told(Table(text.format(3), chapter="magma"), key) == (
        "The Scout takes 1 damage, unless Shields cancel it."
    )
    assert told(Table(text.format(1), chapter="magma"), key) == "Without Shields the Scout falls."
    table = Table(f"blacksmith on h3, {text.format(3)}", chapter="magma")
    assert told(table, key) == ""
    table.do(key)
    assert told(table, "victim:scout") == "The Scout takes 1 damage, unless Shields cancel it."


@clause("DL-CH4-CARD-07", "DL-CH4-MAD-01")
def test_madness_that_lies_known_on_the_own_deck_is_told_at_the_end_of_the_turn() -> None:
    table = Table("knight deck madness-2 knight-oath, game deck ghost tremor", chapter="magma")
    assert told(table, "end") == ""
    table.own("knight").known = 1
    assert told(table, "end") == "You draw Madness: Grief: it has to be played in your next turn."


@clause("DL-CH4-CARD-07", "DL-TURN-09")
@pytest.mark.parametrize(("place", "sure"), [(4, True), (5, False)])
def test_a_known_madness_is_told_only_if_no_further_card_can_keep_it_from_the_hand(
    place: int, sure: bool
) -> None:
    """The card that is due may put another Madness above it."""
    cards = ["knight-oath", "knight-march", "knight-vigil", "knight-charge"]
    cards.insert(place - 1, "madness-2")
    table = Table(f"knight deck {' '.join(cards)}, game deck ghost tremor", chapter="magma")
    table.own("knight").known = 5
    assert ("Madness" in told(table, "end")) is sure


@clause("DL-CH4-LOC-05", "DL-CH4-LOC-09")
def test_the_magma_burns_whoever_takes_it_or_gets_it() -> None:
    text = "explosive-magma in l3, knight on h3, knight with 4 resistance, game deck ghost"
    table = Table(f"{text}, knight has icons sword shield, knight with 1 dust", chapter="magma")
    (key,) = table.keys("use")
    assert told(table, key) == "The Knight loses 1 Resistance: 3 left."
    table = Table(f"{text}, knight has magma, scout on h3, scout with 1 resistance", chapter="magma")
    assert told(table, "hand-magma:knight:scout") == "The Scout falls."


@clause("DL-CH5-CARD-06")
def test_tremors_tell_who_would_fall_and_what_one_more_card_could_do() -> None:
    text = "game deck tremors-choice stone-brute tunnel-rat"
    table = Table(f"{text}, ghost on p1, lantern-thief on p6, scout with 1 resistance", chapter="darkness")
    table.do("end")
    assert table.asked() == "tremors"
    assert told(table, "one-more-card") == CASTLE.format("Lantern thief")
    assert told(table, "all-lose") == f"{CASTLE.format('Lantern thief')} The Scout falls."
    table = Table(text, chapter="darkness")
    table.do("end")
    assert told(table, "one-more-card") == told(table, "all-lose") == ""


@clause("DL-CH5-CARD-06", "DL-RET-06", "DL-REV-07")
@pytest.mark.parametrize("flag", ["fell", "still"])
def test_a_fall_in_the_tremors_brings_no_further_card_after_another_or_in_stillness(flag: str) -> None:
    table = Table(
        "ghost on p1, lantern-thief on p6, scout with 1 resistance, game deck tremors-choice stone-brute",
        chapter="darkness",
    ).do("end")
    setattr(table.state, flag, True)
    assert told(table, "all-lose") == "The Scout falls."


@clause("DL-CH5-CARD-06")
def test_tremors_that_fell_nobody_bring_no_card() -> None:
    text = "ghost on p1, lantern-thief on p6, game deck tremors-choice stone-brute"
    table = Table(text, chapter="darkness").do("end")
    assert told(table, "all-lose") == ""


@clause("DL-CH4-MAD-05")
def test_madness_that_removes_a_trap_threatens_nobody() -> None:
    text = "knight holds madness-3, trap 2 on a, ghost on p1, lantern-thief on p6, game deck stone-brute"
    assert told(Table(text, chapter="magma"), "madness:knight:madness-3:trap") == ""


@clause("DL-CH5-CARD-06", "DL-CH5-RULE-05")
def test_one_more_card_after_tremors_can_drive_the_head_two_squares() -> None:
    kinds = ("coil", "knot", "plate", "glass")
    bodies = ", ".join(f"body incarnate-{kind} on i{n}" for n, kind in enumerate(kinds, 1))
    calling, harmless = (
        Table(f"{bodies}, game deck tremors-choice {cards}", chapter="darkness")
        for cards in ("tremor ghost", "tremor")
    )
    for table in (calling, harmless):
        table.do("end")
    assert "its Head enters the castle" in told(calling, "one-more-card")
    assert told(calling, "all-lose") == ""
    assert told(harmless, "one-more-card") == ""


@clause("DL-CH5-CARD-06", "DL-CH5-RULE-05")
def test_two_parts_can_not_drive_a_head_on_i4_into_the_castle() -> None:
    bodies = ", ".join(
        f"body incarnate-{kind} on i{n}" for n, kind in enumerate(("coil", "knot", "plate"), 1)
    )
    table = Table(f"{bodies}, game deck tremors-choice ghost ghost", chapter="darkness").do("end")
    assert told(table, "one-more-card") == ""


@clause("DL-CH5-LOC-16", "DL-CH2-LOC-04")
def test_a_die_that_can_cost_resistance_is_told_before_the_location_is_used() -> None:
    places = {"darkness": "mysterious-well", "moons": "converging-lens"}
    for chapter, place in places.items():
        text = f"{place} in l3, knight on h3, knight with {{}} resistance, knight with 1 dust"
        table = Table(text.format(4), chapter=chapter)
        (key,) = table.keys("use")
        assert told(table, key) == "The die can cost the Knight 1 Resistance."
        assert told(table, key, "fr") == "Le dé peut coûter 1 Résistance (Chevalier)."
        assert told(Table(text.format(1), chapter=chapter), key) == "With a bad roll the Knight falls."
    for chapter, place in (("darkness", "dust-nugget"), ("moons", "astronomer")):
        words = "knight on h3, knight with 4 dust, knight deck knight-oath, game deck ghost"
        table = Table(f"{place} in l3, {words}", chapter=chapter)
        (key,) = table.keys("use")
        assert told(table, key) == ""


@pytest.mark.parametrize("chapter", sorted(CHAPTERS))
def test_nothing_of_an_outlook_is_missing_in_either_language(chapter: str) -> None:
    session = begun(chapter=chapter, players="2")
    for _ in range(60):
        if session.is_over:
            return
        decision = session.decisions[0]
        for texts in session.outlook(decision.seat).values():
            for text in texts:
                assert not session.match.phrasebook.render(text, "en")[1]
                assert not session.match.phrasebook.render(text, "fr")[1]
        keys = decision.keys()
        session.answer(decision.seat, keys[len(session.log) % len(keys)])
