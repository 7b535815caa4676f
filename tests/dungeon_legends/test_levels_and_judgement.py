"""The levels of our own, and how bots judge a position."""

from __future__ import annotations

from itertools import pairwise

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.bot import evaluate, items
from lanthorn.games.dungeon_legends.chapters.darkness.state import darkness
from lanthorn.games.dungeon_legends.chapters.magma.lava import slugs
from lanthorn.games.dungeon_legends.state import State
from lanthorn.games.dungeon_legends.testing import Table


@clause("DL-RUL-97")
@pytest.mark.parametrize(("chapter", "easy"), [("moons", 5), ("crystals", 13), ("magma", 4), ("darkness", 9)])
def test_easy_asks_for_less_and_hard_for_as_much_as_the_book(chapter: str, easy: int) -> None:
    levels = {
        level: GAME.match({"chapter": chapter, "difficulty": level}).book.difficulty
        for level in ("easy", "normal", "hard")
    }
    assert levels["easy"].goal == easy
    assert levels["normal"].goal == levels["hard"].goal > easy


@clause("DL-RUL-97")
def test_on_the_easy_level_the_fifth_moon_wins() -> None:
    text = "observed kurodar silver-lady shadow-wurm dancing-comet, vermilion-cadet on p1, observatory in l2"
    for level in ("easy", "normal"):
        table = Table(
            f"{text}, knight on h2, knight with 1 dust, knight has icons move", "moons", difficulty=level
        )
        table.do("use:knight:observatory:observe")
        assert table.won is (level == "easy")


@clause("DL-RUL-97")
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize("chapter", ["moons", "crystals", "magma", "darkness"])
@pytest.mark.parametrize(("first", "hasty"), [(1, 4), (4, 3)])
def test_on_the_hard_level_the_first_six_turns_reveal_two_cards_and_the_log_says_so(
    chapter: str, level: str, first: int, hasty: int
) -> None:
    deck = "lights-out rockfall threat-claw threat-broken threat-unavoidable panic-attack tremor ghost"
    table, left = Table(f"game deck {deck}", chapter, difficulty=level), []
    table.state.turn = first
    for _ in range(4):
        left.append(len(table.state.deck))
        table.do("end")
    assert left == ([8, 6, 4, 2] if level == "hard" else [8, 7, 6, 5])
    assert table.log().count("hasty-turn") == (hasty if level == "hard" else 0)


def position(text: str, chapter: str, players: int, cards: int = 20) -> State:
    """With so many cards to come: without time nothing is worth anything."""
    state = Table(text, chapter, players).state
    state.deck = [card for card in range(len(state.book.game)) if card not in state.passage][:cards]
    return state


def judged(text: str, chapter: str = "fire", players: int = 3) -> float:
    return evaluate(position(text, chapter, players), 0)


def test_a_card_before_the_castle_is_worse_while_the_entry_is_occupied() -> None:
    far = judged("ghost on p6") - judged("ghost on p6, tunnel-rat on p2")
    entry = judged("ghost on p6") - judged("ghost on p6, tunnel-rat on p1")
    assert entry > far + 0.05


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_moon_is_worth_most_on_its_own_square(players: int) -> None:
    behind, there, past = (judged(f"kurodar on p{square}", "moons", players) for square in (1, 2, 3))
    assert there > behind > past


def test_a_slug_is_worth_most_where_its_defeat_cools_lava() -> None:
    text = "dial 1, hot lava on h4, hot lava on h5"
    active, elsewhere = (judged(f"{text}, lava-slug on p{n}", chapter="magma") for n in (4, 5))
    assert active > elsewhere


def test_the_same_progress_is_worth_less_the_fewer_turns_are_left() -> None:
    state = Table("kurodar on p1", "moons").state
    cards = [card for card in range(len(state.book.game)) if card not in state.passage]
    worths = []
    for left in (24, 12, 4):
        state.deck = cards[:left]
        worths.append(evaluate(state, 0))
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > 3 * worths[-1]


def test_a_loaded_cart_is_worth_more_the_nearer_it_is_to_the_castle_whatever_waits_elsewhere() -> None:
    worths = [
        judged(f"cart on h{square} with 5 crystals, crystals on l2 2", chapter="crystals")
        for square in (3, 4, 5)
    ]
    assert worths == sorted(worths)
    assert worths[0] < worths[-1]


def test_an_empty_cart_is_worth_more_where_crystals_wait() -> None:
    far, near = (judged(f"cart on h{square}, crystals on l2 2", chapter="crystals") for square in (6, 3))
    assert near > far


def test_a_cart_with_room_is_worth_more_the_nearer_it_is_to_what_fills_it() -> None:
    text = "dwarven-mine in l1, crystals on l1 3, cart on h{} with 3 crystals, knight on h3, scout on h3"
    far, near = (judged(text.format(square), chapter="crystals") for square in (3, 2))
    assert near > far


@clause("DL-CH3-LOC-12")
def test_while_no_crystal_lies_anywhere_dust_is_worth_more_near_the_mine() -> None:
    text = "dwarven-mine in l2, cart on h7, blacksmith with {} dust, blacksmith on h{}"
    far, near = (judged(text.format(5, square), chapter="crystals") for square in (6, 3))
    assert near > far
    assert judged(text.format(1, 6), chapter="crystals") == judged(text.format(1, 3), chapter="crystals")


@clause("DL-CH3-RULE-01")
def test_it_is_better_to_be_near_a_cart_with_work_even_if_another_hero_is_there() -> None:
    text = "cart on h4 with 5 crystals, knight on h4, scout on h{}"
    far, near = (judged(text.format(square), chapter="crystals") for square in (1, 3))
    assert near > far


@clause("DL-CH2-MOON-09")
@pytest.mark.parametrize("comet", [1, 4, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_hero_at_the_observatory_is_worth_as_much_to_the_comet(players: int, comet: int) -> None:
    """Or nobody would be the first to wait for the others."""
    team, worths = ("knight", "blacksmith", "scout", "enchantress")[:players], []
    for there in range(players + 1):
        places = [f"{hero} on h{2 if number < there else 5}" for number, hero in enumerate(team)]
        text = ", ".join(["observatory in l2", f"dancing-comet on p{comet}", *places])
        state = position(text, "moons", players)
        worths.append(state.book.chapter.worth(state))
    steps = [more - less for less, more in pairwise(worths)]
    assert steps == [pytest.approx(steps[0])] * players
    assert steps[0] > 0.01


@clause("DL-CH2-LOC-09")
@pytest.mark.parametrize("moon", ["silver-lady on p2", "silver-lady on p4"])
def test_it_is_better_to_be_near_the_observatory_even_if_another_hero_is_there(moon: str) -> None:
    """Whoever is on when the moon is in place has to be near, and that may be any of them."""
    text = f"observatory in l2, {moon}, knight on h2, blacksmith on h{{}}, scout on h6"
    far, near = (judged(text.format(square), chapter="moons") for square in (6, 3))
    assert near > far


@clause("DL-CH2-LOC-09")
def test_a_moon_in_place_is_worth_more_the_sooner_a_hero_at_the_observatory_is_on_turn() -> None:
    text = "observatory in l2, kurodar on p2, knight on h{}, blacksmith on h{}, scout on h{}"
    soon, later, last = (
        judged(text.format(*squares), chapter="moons") for squares in ((2, 6, 6), (6, 2, 6), (6, 6, 2))
    )
    assert soon > later > last


@clause("DL-CH2-LOC-05")
@pytest.mark.parametrize("players", [2, 3])
def test_for_a_moon_past_its_square_it_is_better_to_be_near_the_sky_map_with_the_dust_for_it(
    players: int,
) -> None:
    text = "sky-map in l2, kurodar on p4, knight on h{}, knight with {} dust"
    places = ((6, 4), (3, 4), (3, 0))
    far, near, poor = (judged(text.format(*where), "moons", players) for where in places)
    assert near > far
    assert near > poor


@clause("DL-CH2-LOC-05", "DL-CH2-MOON-01")
@pytest.mark.parametrize("moon", ["shadow-wurm on p2", "dancing-comet on p2"])
def test_once_too_few_cards_are_left_to_bring_a_moon_to_its_square_heroes_had_better_use_the_sky_map(
    moon: str,
) -> None:
    text = f"observatory in l4, sky-map in l2, {moon}, blacksmith with 5 dust, blacksmith on h{{}}"

    def worth(square: int, cards: int) -> float:
        state = position(text.format(square), "moons", 2, cards)
        return state.book.chapter.worth(state)

    assert worth(4, cards=12) > worth(2, cards=12), "there is time: wait at the Observatory"
    assert worth(4, cards=1) < worth(2, cards=1), "there is none: on to the Sky Map"
    assert worth(2, cards=1) < worth(2, cards=12)


@pytest.mark.parametrize(
    ("chapter", "card", "matters"),
    [
        ("moons", "kurodar", True),
        ("magma", "seething-lava-slug", True),
        ("darkness", "hoard-keeper", True),
        ("moons", "hoard-keeper", False),
    ],
)
def test_only_cards_that_the_goal_waits_for_are_better_near_the_top_of_the_deck(
    chapter: str, card: str, matters: bool
) -> None:
    state = Table("", chapter).state
    names = [record.id for record in state.book.game]
    others = [number for number, name in enumerate(names) if name in ("tremor", "tunnel-rat")] * 5
    state.deck = [*others, names.index(card)]
    top = evaluate(state, 0)
    state.deck.reverse()
    assert (top > evaluate(state, 0)) == matters
    assert top >= evaluate(state, 0)


@clause("DL-CH5-RULE-02", "DL-CH5-GOAL-01")
def test_once_every_body_has_come_no_card_with_the_icon_is_better_near_the_top_of_the_deck() -> None:
    state = Table("", "darkness").state
    names = [record.id for record in state.book.game]
    darkness(state).deck = state.book.game_cards("tail")
    state.deck = [*([names.index("tunnel-rat")] * 5), names.index("hoard-keeper")]
    top = evaluate(state, 0)
    state.deck.reverse()
    assert top == evaluate(state, 0)


@clause("DL-CH4-END-02", "DL-CH4-CARD-01")
def test_a_slug_past_all_hot_lava_is_no_longer_counted_on() -> None:
    """Four more are in the deck, and five are needed. H6 is beside the Ancient Machines."""
    worths = []
    for square in (4, 5, 6):
        state = Table(f"lava-slug on p{square}", "magma").state
        state.deck = [card for card in sorted(slugs(state.book)) if card not in state.passage][:4]
        state.gone = [card for card in slugs(state.book) if card not in (*state.deck, *state.passage)]
        worths.append(state.book.chapter.worth(state))
        assert state.book.chapter.status(state).args["slugs"] == 5
    assert worths[0] > worths[2]
    assert worths[1] > worths[2] == -0.5


@clause("DL-CH4-CARD-07")
def test_a_madness_card_is_not_taken_for_an_item() -> None:
    state = Table("", "magma").state
    own, book = state.players[0], state.book
    own.deck = book.basic["knight"][:]
    assert items(book, own) == 0
    for pile, madness in zip((own.deck, own.hand, own.played, own.discard), book.own_cards, strict=True):
        pile.append(madness)
        assert items(book, own) == 0
    own.discard.append(book.items[0])
    assert items(book, own) == 1


def test_the_last_step_to_the_goal_is_not_taken_for_granted_when_time_runs_out() -> None:
    cooled = ", ".join(f"cooled lava on h{square}" for square in (1, 3, 4, 5))
    state = Table(f"dial 2, hot lava on h2, {cooled}, lava-slug on p2", "magma").state
    assert state.book.chapter.progress(state) == 0.8
    cards = [card for card in range(len(state.book.game)) if card not in state.passage]
    worths = []
    for left in (20, 1):
        state.deck = cards[:left]
        worths.append(evaluate(state, 0))
    assert worths[0] > 0.8
    assert worths[1] < 0.5
