"""Chapter IV: Madness cards, how they come and what they do."""

from __future__ import annotations

import pytest

from lanthorn.engine import Pack
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.chapters.magma.madness import beside_the_mat
from lanthorn.games.dungeon_legends.chapters.magma.records import tables
from lanthorn.games.dungeon_legends.testing import Table


def table(text: str, players: int = 3) -> Table:
    return Table(text, chapter="magma", players=players)


# How they come


@clause("DL-CH4-CARD-07", "DL-RUL-69", "DL-HID-03")
def test_sinister_whispers_put_a_madness_card_on_every_deck() -> None:
    game = table(
        "turn of blacksmith, game deck sinister-whispers, knight deck knight-oath,"
        "blacksmith deck blacksmith-haul, scout deck scout-dash"
    )
    game.do("end")
    assert (game.asked(), game.asked_seat()) == ("take-madness", 1)
    assert game.keys() == [f"take-madness:madness-{number}" for number in (1, 2, 3, 4)]
    game.do("take-madness:madness-3")
    assert (game.asked_seat(), game.session.decisions[0].about["player"]) == (2, 3)
    assert not game.offers("take-madness:madness-3")
    game.do("take-madness:madness-1")
    assert game.asked_seat() == 0
    game.do("take-madness:madness-4")
    assert game.names(game.own("knight").deck) == ["knight-oath", "madness-4"]
    assert game.names(game.own("scout").deck) == ["scout-dash", "madness-1"]
    assert game.own("knight").known == 1
    assert game.names(game.own("blacksmith").hand) == ["madness-3", "blacksmith-haul"]
    assert game.names(beside_the_mat(game.state)) == ["madness-2"]


@clause("DL-CH4-CARD-07", "DL-SOLO-11")
def test_alone_the_single_deck_gets_one_madness_card() -> None:
    game = table("game deck sinister-whispers", players=1)
    game.do("end", "take-madness:madness-2")
    assert game.names(game.own("knight").hand) == ["madness-2"]
    assert len(beside_the_mat(game.state)) == 3


@clause("DL-GAP-41")
def test_each_madness_card_offers_two_effects() -> None:
    effects = {name: set(card.effects) for name, card in tables(table("").state).madness.items()}
    assert effects == {
        "madness-1": {"lose", "attack"},
        "madness-2": {"lose", "fairy"},
        "madness-3": {"reveal", "trap"},
        "madness-4": {"reveal", "lose"},
    }


# They have to be played


@clause("DL-CH4-MAD-01", "DL-RUL-69")
def test_the_action_phase_does_not_end_before_madness_is_played() -> None:
    game = table("knight holds madness-4, game deck ghost tunnel-rat")
    assert not game.offers("end")
    assert game.refused("end") == ("DL-CH4-MAD-01", "DL-RUL-69")
    game.do("madness:knight:madness-4:lose")
    assert game.offers("end")


@clause("DL-CH4-MAD-01")
def test_madness_is_played_when_it_suits() -> None:
    game = table("knight holds madness-4 knight-march, knight on h4, game deck ghost")
    game.do("play:knight:knight-march", "move:knight:h3")
    assert game.offers("madness:knight:madness-4:lose", "madness:knight:madness-4:reveal")


@clause("DL-CH4-MAD-01")
def test_madness_in_another_hand_waits_for_its_own_turn() -> None:
    game = table("scout holds madness-4, game deck ghost")
    assert game.offers("end")
    assert not game.keys("madness")
    assert game.refused("madness:knight:madness-4:lose") == ("DL-CH4-MAD-01",)


@clause("DL-CH4-MAD-02")
def test_played_madness_is_discarded_at_the_end_of_the_turn_and_comes_back() -> None:
    game = table("knight holds madness-4, game deck ghost tunnel-rat")
    game.do("madness:knight:madness-4:lose")
    assert game.names(game.own("knight").played) == ["madness-4"]
    game.do("end")
    assert game.names(game.own("knight").hand) == ["madness-4"]
    assert game.own("knight").played == []


@clause("DL-RUL-69", "DL-DISC-05", "DL-CH4-MAD-02")
def test_madness_is_never_one_of_three_cards_for_an_icon() -> None:
    game = table("knight holds madness-4 knight-oath knight-vigil")
    assert not game.keys("trade")
    assert "DL-DISC-05" in game.refused("trade:knight:sword")
    game = table("knight holds madness-4 knight-oath knight-vigil knight-march knight-charge")
    game.do("trade:knight:sword")
    assert not game.offers("discard:madness-4")
    assert game.offers("discard:knight-oath")


@clause("DL-RUL-69", "DL-RET-02")
def test_madness_does_nothing_when_the_turn_is_cut_short() -> None:
    game = table(
        "knight holds madness-4, knight has magma, knight on h6, scout on h6, scout with 1 resistance,"
        "knight deck knight-oath knight-march knight-vigil knight-charge knight-bulwark,"
        "game deck tunnel-rat ghost stone-brute"
    )
    game.do("hand-magma:knight:scout", "agree")
    assert game.state.active == 1
    assert game.names(game.own("knight").discard) == ["madness-4"]
    assert game.hero("knight").resistance == 6
    assert "madness-played" not in game.log()


@clause("DL-RUL-69")
def test_an_effect_that_is_impossible_is_not_offered() -> None:
    game = table("knight holds madness-1 madness-2 madness-3, scout on h1, knight on h2, game deck ghost")
    assert game.keys("madness") == [
        "madness:knight:madness-1:lose",
        "madness:knight:madness-2:lose",
        "madness:knight:madness-3:reveal",
    ]
    for effect in ("madness-1:attack", "madness-2:fairy", "madness-3:trap", "madness-4:nothing"):
        assert not game.offers(f"madness:knight:{effect}")
    assert game.refused("madness:knight:madness-1:attack") == ("DL-RUL-69",)


@clause("DL-RUL-69")
def test_madness_without_a_possible_effect_does_nothing() -> None:
    pack = Pack("gentle", "dungeon-legends", tables={"madness": {"madness-3": {"effects": ["trap"]}}})
    match = GAME.match({"chapter": "magma", "players": "2"}, packs=[pack])
    session = match.position("knight holds madness-3, trap 2 on a")
    keys = [option.key for option in session.decisions[0].options if option.key.startswith("madness")]
    assert keys == ["madness:knight:madness-3:trap"]
    session = match.position("knight holds madness-3, game deck ghost")
    session.answer(0, "madness:knight:madness-3:nothing")
    assert "end" in [option.key for option in session.decisions[0].options]
    assert session.state.heroes[0].resistance == 6


@clause("DL-RUL-69", "DL-SOLO-04")
def test_alone_madness_does_nothing_only_if_neither_hero_can_do_anything() -> None:
    pack = Pack("gentle", "dungeon-legends", tables={"madness": {"madness-2": {"effects": ["fairy"]}}})
    match = GAME.match({"chapter": "magma", "players": "1"}, packs=[pack])
    session = match.position("knight holds madness-2, blacksmith has fairy balm")
    keys = [option.key for option in session.decisions[0].options if option.key.startswith("madness")]
    assert keys == ["madness:blacksmith:madness-2:fairy"]


# What they do


@pytest.mark.parametrize(
    ("answer", "resistance", "discard"),
    [("shield-card:scout-slip", 5, ["scout-slip"]), ("take-damage", 4, [])],
)
@clause("DL-EX-81", "DL-CH4-MAD-03", "DL-CH4-MAD-01", "DL-RUL-14", "DL-RUL-69", "DL-CARD-12")
def test_a_shield_cancels_the_attack_of_a_mad_hero(answer: str, resistance: int, discard: list[str]) -> None:
    game = table("knight holds madness-1, knight on h3, scout on h3, scout holds scout-slip scout-dash")
    assert not game.offers("end")
    game.do("madness:knight:madness-1:attack")
    assert (game.asked(), game.asked_seat()) == ("shield", 2)
    assert game.keys() == ["shield-card:scout-slip", "take-damage"]
    game.do(answer)
    assert game.hero("scout").resistance == resistance
    assert game.names(game.own("scout").discard) == discard
    assert game.hero("knight").resistance == 6
    assert game.offers("end")


@clause("DL-CH4-MAD-03")
def test_a_mad_hero_chooses_among_the_heroes_on_the_square() -> None:
    game = table("knight holds madness-1, knight on h3, scout on h3, blacksmith on h3")
    game.do("madness:knight:madness-1:attack")
    assert game.keys() == ["victim:blacksmith", "victim:scout"]
    game.do("victim:blacksmith")
    assert (game.hero("blacksmith").resistance, game.hero("scout").resistance) == (4, 5)


@clause("DL-CH4-MAD-04")
def test_madness_can_take_a_fairy() -> None:
    game = table("knight holds madness-2, knight has fairy balm, scout has fairy hush")
    game.do("madness:knight:madness-2:fairy")
    assert game.fairies("knight") == []
    assert game.fairies("scout") == ["hush"]
    assert [game.book.fairies[fairy].id for fairy in game.state.fairies_used] == ["balm"]
    assert game.hero("knight").resistance == 6


@clause("DL-CH4-MAD-04")
def test_the_player_chooses_which_fairy_goes() -> None:
    game = table("blacksmith holds madness-2, turn of blacksmith, blacksmith has fairy balm hush")
    game.do("madness:blacksmith:madness-2:fairy", "lose-fairy:hush")
    assert game.fairies("blacksmith") == ["balm"]


@clause("DL-CH4-MAD-05")
def test_madness_can_take_a_trap_back_to_the_supply() -> None:
    game = table("knight holds madness-3, trap 2 on a, trap 5 on b, game deck ghost")
    game.do("madness:knight:madness-3:trap")
    assert game.keys() == ["remove-trap:2", "remove-trap:5"]
    game.do("remove-trap:5")
    assert game.state.traps == [2, 0]
    assert "revealed" not in game.log()


@clause("DL-CH4-MAD-06", "DL-BOARD-08")
def test_madness_can_cost_2_resistance_that_no_shield_saves() -> None:
    game = table("knight holds madness-1 knight-bulwark, knight has icons shield shield")
    game.do("madness:knight:madness-1:lose")
    assert game.asked() == "act"
    assert game.hero("knight").resistance == 4


@clause("DL-EX-82", "DL-CH4-MAD-07", "DL-REV-06")
def test_madness_reveals_a_card_besides_that_of_the_end_of_the_turn() -> None:
    game = table("knight holds madness-3, tunnel-rat on p1, game deck ghost dark-knight stone-brute")
    game.do("madness:knight:madness-3:reveal")
    assert [game.passage(n) for n in (2, 1)] == ["tunnel-rat", "ghost"]
    assert game.asked() == "act"
    game.do("end")
    assert [game.passage(n) for n in (3, 2, 1)] == ["tunnel-rat", "ghost", "dark-knight"]
    assert len(game.state.deck) == 1


@clause("DL-CH4-MAD-07", "DL-DECK-04", "DL-CH4-END-01")
def test_madness_that_reveals_from_an_empty_deck_loses() -> None:
    game = table("knight holds madness-3")
    assert game.keys("madness") == ["madness:knight:madness-3:reveal"]
    game.do("madness:knight:madness-3:reveal")
    assert game.lost


@clause("DL-FAIRY-13", "DL-CH4-MAD-01")
def test_madness_can_not_be_repeated() -> None:
    game = table("knight holds madness-1 knight-cleave, knight has fairy echo")
    game.do("madness:knight:madness-1:lose")
    assert not game.offers("fairy:knight:echo")
    game.do("play:knight:knight-cleave", "fairy:knight:echo")
    assert game.pool("knight") == {"sword": 4}


@clause("DL-CH4-MAD-05")
def test_of_a_single_trap_nobody_is_asked_which() -> None:
    game = table("knight holds madness-3, trap 4 on b").do("madness:knight:madness-3:trap")
    assert (game.asked(), game.state.traps) == ("act", [0, 0])
