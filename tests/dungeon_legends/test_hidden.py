"""Who may know what (DL-HID): all seats know the same, and nobody knows the order of a deck."""

from __future__ import annotations

import msgspec
import pytest

from lanthorn.engine import Rng, Session
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.chapters.registry import CHAPTERS
from lanthorn.games.dungeon_legends.state import State
from lanthorn.games.dungeon_legends.testing import Table, begun


def seen(session: Session[State], seat: int | None = 1) -> State:
    return session.view(seat)


def redealt(session: Session[State], seed: int = 9) -> State:
    """The position as a seat may imagine it."""
    return session.imagine(1, Rng.seeded(seed)).state


def plain(state: State) -> bytes:
    return msgspec.json.encode(state)


@clause("DL-HID-01", "DL-HID-02")
def test_the_contents_of_the_game_deck_are_public_and_its_order_is_not() -> None:
    session = begun()
    assert seen(session).deck == sorted(session.state.deck)
    assert session.state.deck != sorted(session.state.deck)
    assert sorted(redealt(session).deck) == sorted(session.state.deck)
    assert redealt(session).deck != session.state.deck


@clause("DL-HID-01", "DL-FAIRY-21")
def test_game_cards_that_were_shown_are_known_to_all_where_they_lie() -> None:
    names = "ghost tremor tunnel-rat cave-crawler gloom-bat panic-attack"
    table = Table(f"knight has fairy oracle, game deck {names}").do("fairy:knight:oracle")
    now = table.state.shown[:]
    assert seen(table.session, None).shown == now
    table.do(table.keys()[0])
    for seat in (0, 1, 2, None):
        assert seen(table.session, seat).deck[-2:] == now
    assert all(redealt(table.session, seed).deck[-2:] == now for seed in range(5))


@clause("DL-HID-02")
def test_the_discard_pile_of_the_game_deck_is_public() -> None:
    table = Table("game deck tremor tunnel-rat").do("end")
    assert [table.book.game[card].id for card in seen(table.session).discard] == ["tremor"]


@clause("DL-HID-03", "DL-HID-04")
def test_the_order_of_a_hero_deck_is_hidden_also_from_its_owner() -> None:
    session = begun(seed=3)
    own = session.state.players[1]
    for seat in (0, 1, None):
        assert seen(session, seat).players[1].deck == sorted(own.deck)
    assert any(redealt(session, seed).players[1].deck != own.deck for seed in range(5))


@clause("DL-HID-03")
def test_an_item_put_on_top_is_known_until_the_deck_is_shuffled() -> None:
    deck = "knight-vigil knight-oath knight-march knight-bulwark knight-charge"
    table = Table(
        f"knight on h4, knight has icons sword, M(1,0,0,0) on p4, item market gale-boots, knight deck {deck}"
    )
    table.do(f"strike:knight:{table.at('p4')}:1", "take-item:gale-boots")
    item = table.own("knight").deck[-1]
    for seat in (0, 1, 2, None):
        assert seen(table.session, seat).players[0].deck[-1] == item
    assert all(redealt(table.session, seed).players[0].deck[-1] == item for seed in range(5))


@clause("DL-HID-01", "DL-RUL-88")
def test_game_cards_that_were_sent_under_the_deck_are_known_to_all_there() -> None:
    names = "ghost tremor tunnel-rat cave-crawler gloom-bat panic-attack"
    table = Table(f"knight on h5, knight with 4 dust, game deck {names}", "moons")
    ghost, tremor = table.state.deck[-1], table.state.deck[-2]
    table.do("use:knight:astronomer:look", f"under:ghost-{ghost}", f"under:tremor-{tremor}")
    assert (table.state.deck[:2], table.state.known_bottom) == ([tremor, ghost], 2)
    for seat in (0, 1, 2, None):
        assert seen(table.session, seat).deck[:2] == [tremor, ghost]
    assert all(redealt(table.session, seed).deck[:2] == [tremor, ghost] for seed in range(5))
    assert len({tuple(redealt(table.session, seed).deck) for seed in range(5)}) > 1


@clause("DL-HID-03", "DL-CARD-06")
def test_a_known_card_that_was_drawn_leaves_an_unknown_one_on_top() -> None:
    deck = "knight-vigil knight-oath knight-march knight-bulwark knight-charge knight-cleave"
    table = Table(
        f"knight on h4, knight has icons sword draw-1, M(1,0,0,0) on p4, item market gale-boots,"
        f"knight deck {deck}"
    )
    table.do(f"strike:knight:{table.at('p4')}:1", "take-item:gale-boots", "draw:knight:draw-1")
    assert table.names(table.own("knight").hand) == ["gale-boots"]
    assert table.own("knight").known == 0
    assert len({redealt(table.session, seed).players[0].deck[-1] for seed in range(9)}) > 1


@clause("DL-HID-03", "DL-FAIRY-20")
@pytest.mark.parametrize(("pile", "known"), [("deck:knight-oath", 0), ("discard:knight-march", 1)])
def test_only_a_search_through_the_deck_makes_its_top_unknown(pile: str, known: int) -> None:
    table = Table(
        "knight on h4, knight has icons sword, M(1,0,0,0) on p4, item market gale-boots,"
        "knight has fairy magpie, knight deck knight-vigil knight-oath, knight discard knight-march"
    )
    table.do(f"strike:knight:{table.at('p4')}:1", "take-item:gale-boots")
    table.do("fairy:knight:magpie", f"fetch:{pile}")
    assert table.own("knight").known == known


@clause("DL-HID-03")
def test_no_place_of_a_hero_deck_is_known_to_whoever_imagines_it() -> None:
    cards = "knight-vigil knight-oath knight-march knight-bulwark knight-charge"
    session = Table(f"knight deck {cards}").session
    decks = [redealt(session, seed).players[0].deck for seed in range(9)]
    assert all(len({deck[place] for deck in decks}) > 1 for place in range(5))


@clause("DL-HID-01", "DL-CH4-LOC-04")
def test_a_look_can_be_taken_back_only_if_it_shows_nothing_new() -> None:
    text = "turn of blacksmith, blacksmith on h3, blacksmith with 6 dust, blacksmith has icons reuse"
    key = "use:blacksmith:time-mirror:look"
    for again in ("on-top", "under"):
        table = Table(f"{text}, time-mirror in l3, game deck ghost tremor tunnel-rat gloom-bat", "magma")
        assert not table.session.can_take_back(1, key)
        ghost, tremor = table.state.deck[-1], table.state.deck[-2]
        table.do(key, f"{again}:ghost-{ghost}", f"on-top:tremor-{tremor}")
        assert table.session.can_take_back(1, key) is (again == "on-top")


@clause("DL-HID-03", "DL-IC-H06")
def test_only_the_draw_of_a_known_card_can_be_taken_back() -> None:
    text = "knight on h4, knight has icons sword draw-1, M(1,0,0,0) on p4, item market gale-boots"
    table = Table(f"{text}, knight deck knight-oath knight-march")
    assert not table.session.can_take_back(0, "draw:knight:draw-1")
    table.do(f"strike:knight:{table.at('p4')}:1", "take-item:gale-boots")
    assert table.session.can_take_back(0, "draw:knight:draw-1")


@clause("DL-HID-01", "DL-HID-03", "DL-HID-06", "DL-HID-07")
@pytest.mark.parametrize(
    ("pile", "cards"),
    [
        ("game deck", "ghost tremor tunnel-rat cave-crawler gloom-bat"),
        ("knight deck", "knight-oath knight-march knight-vigil knight-bulwark knight-charge"),
        ("item deck", "gale-boots hearth-cup horizon-bow dust-censer gate-warden"),
        ("fairy supply", "wayfinder balm dew oracle needle"),
    ],
)
def test_how_a_pile_lies_has_no_part_in_how_anybody_imagines_it(pile: str, cards: str) -> None:
    ways = (cards, " ".join(reversed(cards.split())))
    imagined = [redealt(Table(f"{pile} {way}").session) for way in ways]
    assert plain(imagined[0]) == plain(imagined[1])


@clause("DL-HID-01")
def test_of_two_known_cards_on_top_one_is_known_when_the_other_has_come_out() -> None:
    names = "ghost tremor tunnel-rat cave-crawler gloom-bat panic-attack"
    table = Table(f"knight has fairy oracle, game deck {names}").do("fairy:knight:oracle")
    table.do(table.keys()[0])
    assert table.state.known_top == 2
    table.do("end")
    assert table.state.known_top == 1
    assert len({redealt(table.session, seed).deck[-2] for seed in range(9)}) > 1


@clause("DL-HID-01", "DL-RUL-88")
def test_no_more_cards_are_known_below_than_there_are() -> None:
    table = Table("knight on h5, knight with 4 dust, game deck ghost tremor", "moons")
    ghost, tremor = table.state.deck[-1], table.state.deck[-2]
    table.do("use:knight:astronomer:look", f"under:ghost-{ghost}", f"under:tremor-{tremor}")
    assert table.state.known_bottom == 2
    table.do("end")
    assert table.state.known_bottom == len(table.state.deck) == 1


@clause("DL-HID-04")
def test_discard_piles_are_public() -> None:
    table = Table("knight holds knight-cleave knight-parry knight-march knight-oath")
    table.do("trade:knight:sword", "discard:knight-cleave", "discard:knight-march", "discard:knight-oath")
    assert seen(table.session, 2).players[0].discard == table.own("knight").discard


@clause("DL-HID-05", "DL-RUL-82", "DL-RUL-94")
def test_hands_boards_markets_and_piles_are_open_to_all() -> None:
    session = begun(players="3", chapter="moons")
    for seat in (0, 1, 2, None):
        view = seen(session, seat)
        assert [own.hand for own in view.players] == [own.hand for own in session.state.players]
        assert view.heroes == session.state.heroes
        assert view.item_market == session.state.item_market
        assert view.fairy_market == session.state.fairy_market
    hand = session.state.players[0].hand
    drawn = {piece.id for piece in session.scene(2).pieces if not piece.face.hidden}
    assert {f"card-{card}" for card in (*hand, *session.state.item_market)} <= drawn


@clause("DL-HID-06")
def test_the_order_of_the_item_deck_is_hidden_and_its_market_is_not() -> None:
    session = begun()
    assert seen(session).items == sorted(session.state.items)
    assert redealt(session).items != session.state.items
    assert redealt(session).item_market == session.state.item_market


@clause("DL-HID-07")
def test_the_fairies_of_the_supply_are_unknown_and_drawn_at_random() -> None:
    session = begun()
    assert seen(session).fairies == sorted(session.state.fairies)
    assert redealt(session).fairies != session.state.fairies
    table = Table("fairy supply wayfinder balm dew oracle needle")
    tops = {redealt(table.session, seed).fairies[-1] for seed in range(30)}
    assert len(tops) == 5  # the one with a back of its own as well


@clause("DL-HID-08")
def test_fairies_that_lie_open_are_public() -> None:
    session = begun(hero_1="scout")
    view, imagined = seen(session, None), redealt(session)
    for state in (view, imagined):
        assert state.fairy_market == session.state.fairy_market
        assert state.sanctuary == session.state.sanctuary
        assert state.heroes[0].fairies == session.state.heroes[0].fairies
        assert state.fairies_used == session.state.fairies_used


@clause("DL-HID-09", "DL-HID-10", "DL-HID-12")
@pytest.mark.parametrize(
    ("chapter", "words"),
    [("moons", "storm recall on l3, storm bane on deck"), ("magma", ""), ("darkness", "")],
)
def test_what_a_chapter_hides_is_dealt_anew_without_changing_any_view(chapter: str, words: str) -> None:
    session = Table(words, chapter).session
    imagined = [session.imagine(1, Rng.seeded(seed)) for seed in range(6)]
    views = {plain(game.view(seat)) for game in (session, *imagined) for seat in (0, 1)}
    assert len(views) == 1
    assert len({msgspec.json.encode(game.state.chapter) for game in imagined}) > 1


@clause("DL-HID-10")
def test_the_order_of_the_incarnate_deck_is_unknown_but_the_tail_is_last() -> None:
    session = begun(chapter="darkness")
    orders = set()
    for seed in range(6):
        deck = redealt(session, seed).chapter.deck  # type: ignore[union-attr]
        assert session.state.book.game[deck[0]].kind == "tail"
        orders.add(tuple(deck))
    assert len(orders) > 1
    assert {tuple(sorted(order)) for order in orders} == {
        tuple(sorted(session.state.chapter.deck))  # type: ignore[union-attr]
    }


@clause("DL-HID-10")
def test_the_incarnate_deck_is_seen_as_its_tail_and_the_bodies_in_no_order() -> None:
    session = begun(chapter="darkness")
    tail, *bodies = session.state.chapter.deck  # type: ignore[union-attr]
    assert seen(session, None).chapter.deck == [tail, *sorted(bodies)]  # type: ignore[union-attr]
    assert bodies != sorted(bodies)


@clause("DL-HID-12")
def test_a_face_that_has_cooled_is_under_no_other_lava() -> None:
    session = Table("dial 2, cooled lava on h2, jagged lava on h1", "magma").session
    faces = sorted(session.state.chapter.lava)  # type: ignore[union-attr]
    for seed in range(6):
        assert sorted(redealt(session, seed).chapter.lava) == faces  # type: ignore[union-attr]


@clause("DL-HID-11")
def test_starting_monsters_that_were_not_used_are_public() -> None:
    session = begun(players="2")
    assert seen(session, None).gone == session.state.gone
    assert [session.state.book.game[card].set for card in session.state.gone] == ["start"] * 2


@clause("DL-HID-13")
def test_who_looks_through_the_deck_sees_what_is_in_it() -> None:
    table = Table("knight has fairy magpie, knight deck knight-oath knight-march").do("fairy:knight:magpie")
    assert sorted(table.keys()) == ["fetch:deck:knight-march", "fetch:deck:knight-oath"]


@clause("DL-HID-14")
def test_a_roll_is_told_to_everybody() -> None:
    table = Table("game deck rockfall tunnel-rat", rolls=(4,)).do("end")
    for seat in (0, 1, 2, None):
        rolled = [event for event in table.session.seen(seat) if event.name == "rolled"]
        assert [event.args["face"] for event in rolled] == [4]
    assert seen(table.session, None).die == 4


def told(session: Session[State]) -> list[object]:
    """All that is said when a question is asked: options, what comes of them, why not others, the scene."""
    words: list[object] = []
    for decision in session.decisions:
        seat, keys = decision.seat, decision.keys()
        words += [(option.key, option.label, option.touches, option.clauses) for option in decision.options]
        words += [decision.kind, decision.about, session.outlook(seat), session.scene(seat)]
        words += [session.why_not(seat, f"{key}:x") for key in keys[:3]]
    return words


@clause("DL-HID-01", "DL-HID-03", "DL-HID-06", "DL-HID-07", "DL-HID-09", "DL-HID-10", "DL-HID-12")
@pytest.mark.parametrize("chapter", sorted(CHAPTERS))
def test_what_an_answer_brings_is_told_alike_whatever_is_hidden(chapter: str) -> None:
    """Until something comes out; also during the setup, and in the midst of an effect."""
    session, dice = GAME.match({"chapter": chapter}).start(5), Rng.seeded(8)
    compared = 0
    while not session.is_over and compared < 25:
        decision = session.decisions[0]
        others = len(decision.options) - 1  # the last ends the turn, which would soon end the game
        seat, key = decision.seat, decision.options[dice.below(max(1, others))].key
        twin = session.imagine(seat, dice)
        session.answer(seat, key)
        if not session.was_final(len(session.log) - 1):
            twin.answer(seat, key)
            assert told(session) == told(twin)
            compared += 1
    assert compared == 25
