"""What an option cites, why others can't be picked, and when Fairies and Shields are on offer at all."""

from __future__ import annotations

import pytest

from lanthorn.engine import Pack
from lanthorn.engine.testing.marks import clause
from lanthorn.engine.text import Text
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.testing import Table


def cited(table: Table, key: str) -> tuple[str, ...]:
    """The clauses of an option that is on offer."""
    return next(option.clauses for option in table.session.decisions[0].options if option.key == key)


def why(table: Table, key: str, language: str = "en") -> str:
    """The reason, in words, for which a key is not on offer."""
    assert not table.offers(key)
    refusal = table.refusal(key)
    return table.session.match.phrasebook.say(refusal.reason, language) if refusal else ""


# The clauses of an option


@clause("DL-LOC-07", "DL-DISC-01")
def test_a_discard_cites_what_it_is_for_whatever_was_discarded_for_before() -> None:
    cards = "knight-cleave knight-parry knight-march knight-charge"
    table = Table(
        f"fairy-sanctuary in l3, sanctuary dew, knight on h3, knight with 1 dust, knight holds {cards}"
    )
    table.do("trade:knight:sword")
    assert cited(table, "discard:knight-charge") == ("DL-DISC-01", "DL-DISC-02")
    table.do("discard:knight-cleave", "discard:knight-parry", "discard:knight-march")
    table.session.state.hand.hand += table.session.state.hand.discard
    table.session.state.hand.discard = []
    table.do("use:knight:fairy-sanctuary:fairy")
    assert cited(table, "discard:knight-charge") == ("DL-LOC-07",)


@clause("DL-FAIRY-19", "DL-LOC-10")
def test_the_threat_that_a_fairy_removes_cites_the_fairy_after_one_removed_beside_the_castle() -> None:
    table = Table(
        "threat claw on p2, threat broken on p3, threat unavoidable on p4,"
        "knight on h7, knight with 3 dust, knight has fairy lullaby"
    )
    table.do("calm-threat:knight")
    assert cited(table, "calm:p3") == ("DL-COM-17",)
    table.do("calm:p2", "fairy:knight:lullaby")
    assert cited(table, "calm:p3") == ("DL-FAIRY-19",)


def test_options_of_every_sort_are_kept_apart_by_their_clauses() -> None:
    options = Table("").book.options
    for clauses in (("DL-LOC-07",), ("DL-DISC-01", "DL-DISC-02")):
        found = (
            options.pick("discard", "a-card", 1, {"card": "a-card"}, ("card-1",), clauses),
            options.icon("draw", 0, "knight", 7, clauses),
            options.hero_act("clear", 0, "knight", ("knight",), clauses),
            options.go("move", 0, "knight", 3, clauses),
        )
        assert [option.clauses for option in found] == [clauses] * 4
        assert found[0] is options.pick("discard", "a-card", 1, {"card": "a-card"}, ("card-1",), clauses)


# Cards


@clause("DL-ITEM-04", "DL-ICON-09")
def test_who_lacks_dust_for_an_item_is_told_its_price() -> None:
    dear = Pack("dear", "dungeon-legends", tables={"items": {"moonsteel-blade": {"price": 2}}})
    match = GAME.match({}, [dear])
    session = match.position("knight with 1 dust, knight holds moonsteel-blade knight-cleave")
    refusal = session.why_not(0, "play:knight:moonsteel-blade:2")
    assert refusal is not None
    assert match.phrasebook.say(refusal.reason, "en") == "That takes 2 usable Dust."


def test_a_card_without_a_price_is_never_refused_for_its_dust() -> None:
    table = Table("knight with 0 dust, knight holds knight-cleave")
    assert table.refused("play:knight:knight-cleave:2") == ()


@clause("DL-CH4-MAD-01")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "A Madness card is played for one of its effects, and that has to be chosen."),
        ("fr", "Une carte Folie se joue pour un de ses effets, qu'il faut choisir."),
    ],
)
def test_a_madness_card_is_not_played_for_icons_and_nothing_is_said_of_dust(
    language: str, words: str
) -> None:
    table = Table("knight with 0 dust, knight holds madness-1", chapter="magma")
    assert table.refused("play:knight:madness-1") == ("DL-CH4-MAD-01",)
    assert why(table, "play:knight:madness-1", language) == words
    assert table.refused("play:knight:madness-2") == ("DL-CARD-11",)


# Moves


def test_beyond_the_castle_square_there_is_no_next_square() -> None:
    table = Table("knight on h7, knight has icons move", chapter="magma")
    assert table.refused("move:knight:h8") == ("DL-MOVE-01",)


# Shots


@clause("DL-COMBAT-17", "DL-ICON-01")
def test_more_shots_than_there_are_icons_are_refused_for_their_number_and_not_for_their_reach() -> None:
    table = Table("ghost on p4, knight on h3, knight has icons ranged-1")
    key = f"shoot:knight:{table.at('p4')}:2"
    assert table.refused(key) == ("DL-COMBAT-17", "DL-ICON-01")
    assert why(table, key) == "Only 1 can be used for that: Ranged."
    assert why(table, key, "fr") == "On ne peut en employer que 1 pour cela\u202f: Distance."


@clause("DL-COMBAT-17")
def test_of_the_ranged_icons_only_those_that_reach_so_far_count() -> None:
    table = Table("ghost on p5, knight on h3, knight has icons ranged-1 ranged-1 ranged-2 ranged-3")
    assert table.offers(f"shoot:knight:{table.at('p5')}:2")
    assert why(table, f"shoot:knight:{table.at('p5')}:3") == "Only 2 can be used for that: Ranged."


@clause("DL-COMBAT-17")
def test_a_target_beyond_the_reach_of_every_icon_is_out_of_reach() -> None:
    table = Table("ghost on p5, knight on h3, knight has icons ranged-1")
    assert why(table, f"shoot:knight:{table.at('p5')}:1") == "No icon of yours reaches 2 columns far."


@pytest.mark.parametrize(("language", "words"), [("en", "1 column far."), ("fr", "à 1 colonne.")])
def test_one_column_is_no_plural(language: str, words: str) -> None:
    say = Table("").session.match.phrasebook.say
    assert say(Text("why-out-of-reach", {"distance": 1}), language).endswith(words)


# Locations


@clause("DL-TRAP-02")
def test_who_has_too_little_dust_for_the_cheapest_trap_is_told_what_it_costs() -> None:
    text = "trap-master in l3, knight on h3, knight with"
    poor = Table(f"{text} 1 dust")
    assert why(poor, "use:knight:trap-master:trap") == "That takes 2 usable Dust."
    assert why(poor, "use:knight:trap-master:trap", "fr") == "Il y faut 2 Poussières utilisables."
    assert poor.refused("use:knight:trap-master:trap") == ("DL-TRAP-02",)
    poor = Table(f"{text} 2 dust, trap 2 on a")
    assert why(poor, "use:knight:trap-master:trap") == "That takes 3 usable Dust."


@clause("DL-TRAP-04")
def test_with_both_trap_spots_taken_it_is_not_the_dust_that_is_lacking() -> None:
    table = Table("trap-master in l3, knight on h3, knight with 1 dust, trap 2 on a, trap 3 on b")
    assert why(table, "use:knight:trap-master:trap") == "It would do nothing now."


@clause("DL-LOC-06")
@pytest.mark.parametrize(
    ("place", "cheap", "dear", "dust"),
    [("crystal-trap", "crystal:1", "crystal:2", 4), ("magic-shock", "charge:1", "charge:2", 2)],
)
def test_of_uses_that_do_the_same_only_the_cost_of_the_one_in_the_key_counts(
    place: str, cheap: str, dear: str, dust: int
) -> None:
    table = Table(
        f"{place} in l2, turn of blacksmith, blacksmith on h2, blacksmith with {dust} dust, tunnel-rat on p2,"
        "blacksmith holds blacksmith-hammer blacksmith-bolt",
        chapter="darkness",
    )
    assert table.offers(f"use:blacksmith:{place}:{cheap}")
    assert why(table, f"use:blacksmith:{place}:{dear}") == "The cost can't be paid."


# When Fairies and Shields can be used


@clause("DL-RUL-98", "DL-FAIRY-04")
@pytest.mark.parametrize(
    ("fairy", "asked", "answer"),
    [("fatewing", "roll-or-choose", "face:5"), ("second-chance", "keep-roll", "reroll")],
)
def test_when_the_turn_ends_only_the_fairies_of_the_die_are_asked_about(
    fairy: str, asked: str, answer: str
) -> None:
    table = Table(f"scout has fairy {fairy} hush, turn of scout, game deck rockfall ghost", rolls=(2, 5))
    assert table.keys("fairy") == ["fairy:scout:hush"]
    table.do("end")
    assert (table.asked(), table.keys("fairy")) == (asked, [])
    assert table.refusal("fairy:scout:hush") is not None
    table.do(answer)
    assert (table.state.rockfall, table.fairies("scout")) == (5, ["hush"])
    assert (table.asked(), table.asked_seat()) == ("act", 0)


@clause("DL-RUL-98")
def test_between_two_cards_revealed_at_the_end_of_the_turn_no_fairy_can_be_used() -> None:
    table = Table(
        "knight on h2, knight with 1 resistance, knight has fairy hush, knight has icons sword,"
        "M(9,2,0,0) on p2, game deck tunnel-rat gloom-bat"
    )
    table.do(f"strike:knight:{table.at('p2')}:1")
    assert [table.passage(square) for square in (1, 2, 3)] == ["gloom-bat", "tunnel-rat", "m-9-2-0-0"]
    assert table.fairies("knight") == ["hush"]
    assert table.asked_seat() == 1


STRUCK = "shriekers on p3, knight on h3, knight has icons sword, blacksmith with 2 dust, blacksmith holds"


@clause("DL-RUL-14", "DL-ITEM-01")
@pytest.mark.parametrize(("item", "spare"), [("gate-warden", 1), ("three-faced-mask", 0)])
def test_out_of_turn_the_free_action_of_an_item_shields_and_the_paid_one_does_not(
    item: str, spare: int
) -> None:
    table = Table(f"{STRUCK} {item}")
    card = next(card for card in table.book.cards if card.id == item)
    assert card.shields == 1 + spare
    table.do(f"strike:knight:{table.at('p3')}:1")
    assert (table.asked(), table.asked_seat()) == ("shield", 1)
    assert table.keys() == [f"shield-card:{item}", "take-damage"]
    table.do(f"shield-card:{item}")
    assert table.hero("blacksmith").usable == 2
    assert table.names(table.own("blacksmith").discard) == [item]


# Reasons that only a certain position brings


@clause("DL-COM-04", "DL-COM-17", "DL-CH1-LOC-01", "DL-CH3-CARD-12", "DL-CH4-LOC-09", "DL-DISC-05")
@pytest.mark.parametrize(
    ("chapter", "text", "key", "reason"),
    [
        ("fire", "knight on h3, knight has icons teleport", "teleport:knight:h3", "already-there"),
        ("fire", "knight on h7, threat claw on p2", "calm-threat:knight", "no-dust"),
        ("fire", "knight on h7, knight with 4 dust", "calm-threat:knight", "no-threat"),
        ("fire", "rockfall 2, knight on h3", "clear:knight", "no-rockfall"),
        ("fire", "rockfall 3, knight on h3", "clear:knight", "rockfall-cost"),
        ("fire", "knight has icons heal", "heal:knight:heal", "no-effect"),
        ("fire", "knight with 2 resistance", "heal:knight:heal", "no-icon"),
        ("fire", "knight on h3, scout on h4", "move:scout:h5", "not-your-hero"),
        (
            "fire",
            "knight on h2, knight bucket full, fire on ballista, darkness on blaze",
            "douse:knight:blaze",
            "not-beside",
        ),
        ("fire", "knight on h1, knight bucket full, darkness on blaze", "douse:knight:blaze", "dark"),
        ("crystals", "cart on h3, knight on h3", "push:knight:h4", "push-costs-move"),
        ("crystals", "gate 3, scout has key, knight on h3", "open-gate:knight", "no-key"),
        ("crystals", "gate 3, knight has key, knight on h6", "open-gate:knight", "not-at-gate"),
        (
            "crystals",
            "dwarven-mine in l3, crystals on l3 4, knight on h3, knight with 4 dust",
            "use:knight:dwarven-mine:mine:1",
            "mine-full",
        ),
        ("crystals", "dwarven-mine in l3, knight on h3", "use:knight:dwarven-mine:mine:1", "cost"),
        (
            "crystals",
            "dwarven-mine in l3, knight on h4, knight with 4 dust",
            "use:knight:dwarven-mine:mine:1",
            "not-beside",
        ),
        ("magma", "knight on h6, scout on h6", "hand-magma:knight:scout", "magma-away"),
        ("magma", "knight holds knight-oath knight-march", "trade:knight:sword", "three-cards"),
        ("magma", "knight holds knight-oath knight-march madness-1", "trade:knight:sword", "madness-stays"),
        ("magma", "knight on h6", "use:knight:ancient-machines:turn", "no-item"),
        (
            "moons",
            "sky-map in l4, darkness on sky-map, sabotage, knight on h4, knight with 2 dust",
            "light:knight",
            "no-dust",
        ),
        ("fire", "knight on h3", "strike:knight:g-0:1", "no-icon"),
        (
            "fire",
            "knight on h3, knight has icons sword, dark-knight on p4",
            "strike:knight:g-0:1",
            "not-aligned",
        ),
        (
            "fire",
            "knight on h3, knight has icons sword, dark-knight on p3",
            "strike:knight:g-999:1",
            "not-aligned",
        ),
        (
            "fire",
            "knight on h3, knight has icons sword, dark-knight on p3",
            "strike:knight:nobody:1",
            "not-aligned",
        ),
        (
            "fire",
            "knight on h3, knight has icons sword, dark-knight on p3",
            "strike:knight:g-0:2",
            "too-few-icons",
        ),
        ("fire", "knight on h3, dark-knight on p4", "shoot:knight:g-0:1", "no-icon"),
        ("fire", "knight on h3, knight has icons ranged-1", "shoot:knight:g-0:1", "not-a-target"),
        (
            "fire",
            "knight on h3, knight has icons ranged-1, dark-knight on p4",
            "shoot:knight:g-0:2",
            "too-few-icons",
        ),
        (
            "fire",
            "knight on h3, knight has icons ranged-1, dark-knight on p5",
            "shoot:knight:g-0:1",
            "out-of-reach",
        ),
        ("fire", "knight on h3", "move:knight:h4", "no-icon"),
        ("fire", "knight on h3, knight has icons move", "move:knight:h5", "not-next"),
        ("fire", "knight on h3", "teleport:knight:h5", "no-icon"),
        ("fire", "knight on h1", "use:knight:ballista:ballista", "not-beside"),
        ("fire", "knight has fairy hush", "fairy:knight:dew", "not-held"),
        ("fire", "knight has fairy fatewing", "fairy:knight:fatewing", "no-effect"),
        ("fire", "knight on h7, darkness on blaze", "light:knight", "not-dark"),
        ("fire", "knight on h2, darkness on blaze", "light:knight", "not-dark"),
        ("fire", "knight on h1, darkness on blaze, knight with 2 dust", "light:knight", "no-dust"),
        ("fire", "knight on h6, threat claw on p2", "calm-threat:knight", "not-at-castle"),
        ("fire", "knight holds knight-oath", "play:knight:knight-march", "not-in-hand"),
        ("fire", "knight on h1", "exchange:knight:nobody:1", "bucket-apart"),
        ("crystals", "cart on h5, knight on h3, knight has icons move", "push:knight:h4", "not-at-cart"),
        ("crystals", "cart on h3, knight on h3, knight has icons move", "push:knight:h5", "cart-one-square"),
        ("crystals", "cart on h5, knight on h3", "load:knight:1", "not-at-cart"),
        ("crystals", "cart on h3, knight on h3", "load:knight:1", "no-crystals"),
        ("crystals", "gate 3, knight on h3, knight has icons move", "move:knight:h4", "gate"),
        ("crystals", "gate 3, knight on h3, knight has icons move", "move:knight:h6", "not-next"),
        ("crystals", "knight on h3", "move:knight:h4", "no-icon"),
        ("crystals", "knight on h3", "strike:knight:g-0:1", "no-icon"),
        (
            "crystals",
            "trapped-wall in l3, knight on h3, knight with 2 dust",
            "use:knight:trapped-wall:wall",
            "wall-nobody",
        ),
        (
            "crystals",
            "trapped-wall in l3, rockfall 3, dark-knight on p3, knight on h3",
            "use:knight:trapped-wall:wall",
            "wall-rockfall",
        ),
        (
            "crystals",
            "trapped-wall in l3, dark-knight on p3, knight on h3",
            "use:knight:trapped-wall:wall",
            "cost",
        ),
        (
            "crystals",
            "dwarven-mine in l3, rockfall 3, knight on h3",
            "use:knight:dwarven-mine:mine:1",
            "cost",
        ),
        (
            "crystals",
            "fairy-sanctuary in l3, crystals on l3 2, knight on h3",
            "use:knight:fairy-sanctuary:fairy:1",
            "cost",
        ),
        (
            "magma",
            "knight has magma, knight on h6, scout on h5",
            "hand-magma:knight:scout",
            "magma-same-square",
        ),
        (
            "magma",
            "knight has magma, knight on h6, scout on h6",
            "hand-magma:knight:knight",
            "magma-same-square",
        ),
        (
            "magma",
            "knight holds madness-1, knight on h3",
            "madness:knight:madness-1:attack",
            "madness-effect",
        ),
        ("magma", "knight holds knight-oath madness-1", "trade:knight:sword", "three-cards"),
        ("magma", "knight holds knight-oath", "madness:knight:madness-1:lose", "not-in-hand"),
        ("magma", "ancient-machines in l1, knight on h3", "use:knight:ancient-machines:turn", "not-beside"),
        (
            "magma",
            "explosive-magma in l3, scout has magma, knight on h3",
            "use:knight:explosive-magma:take-magma",
            "magma-gone",
        ),
        (
            "magma",
            "healing-shard in l3, scout has magma, knight on h3",
            "use:knight:healing-shard:shard",
            "cost",
        ),
        ("moons", "dark-knight on p3, kurodar on p4, knight on h3", "strike:knight:g-0:1", "no-icon"),
        ("moons", "knight on h6", "repair:knight", "no-sabotage"),
        ("moons", "sabotage, knight on h3", "repair:knight", "not-at-observatory"),
        ("moons", "sabotage, knight on h6, knight with 4 dust", "repair:knight", "repair-dust"),
        (
            "moons",
            "darkness on observatory, sabotage, knight on h6, knight with 4 dust",
            "light:knight",
            "sabotage-first",
        ),
        ("moons", "darkness on observatory, knight on h6", "use:knight:observatory:observe", "dark"),
        ("moons", "knight on h6", "use:knight:observatory:observe", "no-moon-in-place"),
        ("darkness", "knight on h3, dark-knight on p3", "strike:knight:g-0:1", "no-icon"),
    ],
)
def test_the_first_rule_that_stands_in_the_way_is_named(
    chapter: str, text: str, key: str, reason: str
) -> None:
    refusal = Table(text, chapter).refusal(key)
    assert refusal is not None
    assert refusal.reason.id == f"why-{reason}"
    assert refusal.clauses


@clause("DL-CH3-CARD-12")
def test_whoever_is_not_at_the_gate_reads_where_it_stands() -> None:
    refusal = Table("gate 3, knight has key, knight on h6", "crystals").refusal("open-gate:knight")
    assert refusal is not None
    assert (refusal.reason.args["left"], refusal.reason.args["right"]) == (3, 4)


@clause("DL-TURN-03")
def test_in_the_end_phase_no_act_is_possible() -> None:
    table = Table("knight has fairy fatewing, knight on h3, game deck lights-out").do("end")
    assert table.asked() == "roll-or-choose"
    assert table.refused("move:knight:h4") == ("DL-TURN-03",)
    assert table.refused("nonsense") == ()


@clause("DL-ICON-01", "DL-MOVE-01")
def test_a_touch_on_the_own_figure_tells_whether_icons_are_lacking() -> None:
    for icons, reason in (("", "nothing-ready"), ("shield", "nothing-for-hero")):
        table = Table(f"knight on h3, knight has icons {icons}" if icons else "knight on h3")
        refusal = table.session.why_not_touched(0, ("knight",))
        assert refusal is not None
        assert refusal.reason.id == f"why-{reason}"
        assert refusal.reason.args == {"hero": "knight"}
    others = Table("knight on h3").session.why_not_touched(0, ("scout",))
    assert others is not None
    assert others.reason.id not in ("why-nothing-ready", "why-nothing-for-hero")


@clause("DL-CARD-12", "DL-LOC-06")
def test_a_refusal_names_the_hero_and_the_cheapest_way_that_was_meant() -> None:
    text = "fairy-sanctuary in l3, knight on h3, knight holds knight-oath, sanctuary dew"
    for key, args in (
        ("use:knight:fairy-sanctuary:fairy", {"dust": 1}),
        ("use:knight:fairy-sanctuary:draw", {"dust": 3}),
        ("move:scout:h4", {"hero": "scout"}),
    ):
        refusal = Table(text).refusal(key)
        assert refusal is not None
        assert refusal.reason.args == args
