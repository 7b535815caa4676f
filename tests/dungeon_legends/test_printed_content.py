"""What the printed cards would say: our values for the gaps of the base game (DL-GAP)."""

from __future__ import annotations

from collections import Counter

import pytest

from lanthorn.engine import Text
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends.faces import game_card
from lanthorn.games.dungeon_legends.testing import Table

BOOK = Table("", players=4).book
HEROES = ("knight", "blacksmith", "scout", "enchantress")
RANGED = ("ranged-1", "ranged-2", "ranged-3")


def icons(hero: str) -> Counter[str]:
    """All icons of a hero's ten cards."""
    return Counter(name for card in BOOK.basic[hero] for name in BOOK.cards[card].actions[0].names)


def most(*wanted: str) -> str:
    """The hero with the most icons of these kinds."""
    counts = {hero: sum(icons(hero)[icon] for icon in wanted) for hero in HEROES}
    best = max(counts.values())
    assert list(counts.values()).count(best) == 1
    return next(hero for hero, count in counts.items() if count == best)


def on_one_card(hero: str, *wanted: str) -> bool:
    return any(set(wanted) <= set(BOOK.cards[card].actions[0].names) for card in BOOK.basic[hero])


# The heroes


@clause("DL-GAP-01")
def test_the_knight_has_most_swords_and_shields_and_little_dust() -> None:
    assert most("sword") == most("shield") == most("sword", "shield") == "knight"
    assert icons("knight")["dust"] <= 2
    assert icons("knight")["move"] == 4
    assert {len(BOOK.cards[card].actions[0].names) for card in BOOK.basic["knight"]} <= {1, 2}
    assert on_one_card("knight", "sword", "shield")
    knight = BOOK.heroes[0]
    assert knight.resistance == max(hero.resistance for hero in BOOK.heroes)
    assert knight.dust == min(hero.dust for hero in BOOK.heroes)


@clause("DL-GAP-02")
def test_the_blacksmith_has_most_dust_some_swords_a_reuse_and_the_icon_of_kurodar() -> None:
    assert most("dust") == "blacksmith"
    assert icons("blacksmith")["sword"] >= 2
    assert icons("blacksmith")["reuse"] >= 1
    assert any(icons("blacksmith")[icon] for icon in RANGED)


@clause("DL-GAP-03")
def test_the_scout_has_most_moves_and_ranged_icons_and_few_shields() -> None:
    assert most("move") == most(*RANGED) == "scout"
    assert {icon for icon in RANGED if icons("scout")[icon]} == {"ranged-1", "ranged-2"}
    assert icons("scout")["shield"] <= 1


@clause("DL-GAP-04")
def test_the_enchantress_supports_with_draws_healing_teleport_and_convert() -> None:
    assert most("draw-1", "draw-2") == "enchantress"
    assert icons("enchantress")["convert"] >= 1
    assert icons("enchantress")["teleport"] >= 1
    assert icons("enchantress")["heal-ally"] >= 1


@clause("DL-CARD-01", "DL-GAP-01", "DL-GAP-02", "DL-GAP-03", "DL-GAP-04")
def test_each_hero_has_ten_cards() -> None:
    assert {hero: len(BOOK.basic[hero]) for hero in HEROES} == dict.fromkeys(HEROES, 10)


@clause("DL-GAP-12")
def test_each_board_has_one_to_three_fairy_spaces() -> None:
    spaces = [hero.fairy_spaces for hero in BOOK.heroes]
    assert (min(spaces), max(spaces)) == (1, 3)


@clause("DL-GAP-13")
def test_all_dust_of_a_hero_finds_a_usable_space() -> None:
    table = Table(
        "knight with 4 dust, blacksmith with 6 dust, scout with 5 dust, enchantress with 5 dust", players=4
    )
    assert [hero.usable for hero in table.state.heroes] == [hero.dust for hero in BOOK.heroes] == [4, 6, 5, 5]


@clause("DL-GAP-14")
def test_three_cards_give_one_of_four_basic_icons() -> None:
    assert BOOK.mat.for_three_cards == ("sword", "shield", "dust", "move")


# Items, Fairies, skills


@clause("DL-GAP-05")
def test_there_are_22_items_over_the_thirteen_action_pairs() -> None:
    assert len(BOOK.items) == 22
    pairs = Counter({item.pair: item.count for item in BOOK._items.values()})
    assert pairs == {f"DL-IC-A{n:02}": 2 if n <= 9 else 1 for n in range(1, 14)}


@clause("DL-GAP-06", "DL-GAP-07", "DL-GAP-08")
def test_the_lost_icons_of_three_items_are_ours() -> None:
    by_pair = {item.pair: item for item in BOOK._items.values()}
    assert by_pair["DL-IC-A11"].free == (("sword",), ("shield",), ("move",))
    assert all(
        pair == free * 2
        for pair, free in zip(by_pair["DL-IC-A11"].paid, by_pair["DL-IC-A11"].free, strict=True)
    )
    assert by_pair["DL-IC-A12"].paid == ((*by_pair["DL-IC-A12"].free[0], "teleport"),)
    for name in ("DL-IC-A03", "DL-IC-A07"):
        assert "ranged-1" in by_pair[name].paid[0]


@clause("DL-GAP-09")
def test_every_card_has_a_name_in_both_languages_and_the_two_known_names_are_kept() -> None:
    say = Table("").session.match.phrasebook.say
    assert [say(Text(f"monster-{name}"), "en") for name in ("dark-knight", "ghost")] == [
        "Dark Knight",
        "Ghost",
    ]
    assert [say(Text(f"monster-{name}"), "fr") for name in ("dark-knight", "ghost")] == [
        "Chevalier des Ténèbres",
        "Fantôme",
    ]
    for language in ("en", "fr"):
        cards = [
            say(Text(f"card-{card.id}"), language) for card in {card.id: card for card in BOOK.cards}.values()
        ]
        assert len(set(cards)) == len(cards)


@clause("DL-GAP-10", "DL-IC-X12")
def test_seven_tracks_of_three_spaces_and_one_of_four() -> None:
    assert Counter((len(skill.spaces), skill.any_order) for skill in BOOK.skills) == {
        (3, False): 7,
        (4, True): 1,
    }
    assert any(
        space in (("sword", "sword"), ("ranged-1", "ranged-1")) for s in BOOK.skills for space in s.spaces
    )


@clause("DL-GAP-11")
def test_each_effect_of_a_fairy_is_there_once_and_two_are_the_heroes_own() -> None:
    assert len(BOOK.fairy_supply) == 18
    effects = [BOOK.fairies[fairy].effect for fairy in BOOK.fairy_supply]
    assert set(effects) == {f"DL-IC-F{n:02}" for n in range(1, 21)} - {"DL-IC-F05", "DL-IC-F06"}
    own = {hero.id: hero.fairy for hero in BOOK.heroes if hero.fairy}
    effect = {fairy.id: fairy.effect for fairy in BOOK.fairies}
    assert {hero: effect[fairy] for hero, fairy in own.items()} == {
        "scout": "DL-IC-F06",
        "enchantress": "DL-IC-F05",
    }


@clause("DL-GAP-46")
def test_what_nettle_cancels_is_a_claw_and_a_broken_sword() -> None:
    table = Table("M(5,1,1,0) on p2, knight on h2, knight has icons sword, knight has fairy nettle")
    table.do("fairy:knight:nettle", f"strike:knight:{table.at('p2')}:1")
    assert (table.damage(2), table.hero("knight").resistance) == (1, 6)


# Monsters


@clause("DL-GAP-15", "DL-GAP-48", "DL-IC-X02")
def test_thirteen_common_monsters_within_the_bounds() -> None:
    common = [card for card in BOOK.game if card.set == "common" and card.is_monster]
    assert len(common) == 13
    for card in common:
        assert 2 <= card.resistance <= 6
        assert card.claws <= 3
        assert card.broken <= 2
        assert card.unavoidable <= 1
        assert card.item or card.fairy
    assert sum(bool(card.item) for card in common) > 13 / 2
    assert 3 <= sum(card.resistance for card in common) / 13 <= 4
    assert sum(card.rewards_all or card.strikes_all for card in common) >= 2
    assert {"dark-knight", "ghost"} <= {card.id for card in common}


@clause("DL-GAP-16", "DL-IC-X03")
def test_four_weak_starting_monsters_with_an_item() -> None:
    starting = [BOOK.game[card] for card in BOOK.starting]
    assert len(starting) == 4
    for card in starting:
        assert 2 <= card.resistance <= 3
        assert card.claws + card.broken <= 1
        assert (card.item, card.unavoidable) == (1, 0)


@clause("DL-GAP-49", "DL-GAP-18")
def test_there_are_three_threats_one_of_each_effect() -> None:
    assert sorted(card.threat for card in BOOK.game if card.threat) == ["broken", "claw", "unavoidable"]


@clause("DL-IC-X02", "DL-DECK-07")
def test_the_common_cards_are_13_monsters_4_events_and_3_threats() -> None:
    common = [card for card in BOOK.game if card.set == "common"]
    events = Counter(card.effect for card in common if card.is_event)
    assert events == {"rockfall": 1, "tremor": 1, "panic": 1, "lights-out": 1, "threat": 3}
    assert len(common) == 20


@clause("DL-IC-M04")
@pytest.mark.parametrize(
    ("monster", "shown"),
    [
        ("dark-knight", ["claws", "shattered-sword", "swap-bag"]),
        ("shriekers", ["claws", "meeple-group", "swap-bag", "meeple-group"]),
        ("cave-crawler", ["claws", "swap-bag", "fairy-wings", "meeple-group"]),
    ],
)
def test_what_goes_for_all_players_has_their_sign_behind_it(monster: str, shown: list[str]) -> None:
    number = next(n for n, card in enumerate(BOOK.game) if card.id == monster)
    face = game_card(BOOK, number, BOOK.game[number].resistance, 0)
    assert [badge.icon for badge in face.badges if badge.icon != "hearts"] == shown
