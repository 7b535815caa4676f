"""Campaigns: what is carried over, how chapters stand, and the file."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from lanthorn.engine import LanthornError, SaveError, Session, SettingError, games
from lanthorn.engine.campaign import Campaign, as_played, kept_by, read, write
from lanthorn.engine.save import load
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_legends import GAME


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), GAME.id, GAME)


def a_campaign() -> Campaign:
    heroes = {"hero_1": "knight", "hero_2": "scout"}
    return Campaign(game=GAME.id, name="Tuesdays", settings={"players": "2", **heroes})


def played(
    campaign: Campaign, chapter: str, won: bool, items: tuple[str, ...] = (), keep: str = ""
) -> Session[Any]:
    """A chapter that ends as told: the result is set on the finished game, the rest is really played."""
    session = campaign.match(chapter).start(7)
    while not session.is_over:
        decision = session.decisions[0]
        wanted = decision.index(keep)
        session.pick(decision.seat, wanted if wanted >= 0 else len(decision.options) - 1)
    cards = session.match.book.cards
    for name in items:
        card = next(n for n, card in enumerate(cards) if card.id == name)
        for pile in (session.state.items, session.state.item_market):
            if card in pile:
                pile.remove(card)
        session.state.players[0].discard.append(card)
    session.state.result = 1 if won else 2
    campaign.add(session)
    return session


def test_a_new_campaign_offers_its_first_chapter_and_guards_the_others() -> None:
    standings = a_campaign().standings()
    assert standings.pop("fire") == "next"
    assert set(standings.values()) <= {"ahead"}


@clause("DL-CAMP-03", "DL-CAMP-06", "DL-CAMP-11")
def test_what_was_won_is_carried_into_the_next_chapter() -> None:
    campaign = a_campaign()
    played(campaign, "fire", won=True, items=("gale-boots",))
    assert campaign.standings()["fire"] == "won"
    assert campaign.carried == {"heroes": ["knight", "scout"], "items": [["gale-boots"], []]}
    again = campaign.match("fire").start(1)
    while again.decisions[0].kind != "keep-item":
        again.pick(again.decisions[0].seat, 0)
    assert again.decisions[0].keys() == ["keep:gale-boots", "keep-none"]


@clause("DL-CAMP-12", "DL-RUL-50")
def test_after_a_lost_chapter_everybody_has_what_they_had_at_its_start() -> None:
    campaign = a_campaign()
    played(campaign, "fire", won=True, items=("gale-boots", "hearth-cup"))
    played(campaign, "fire", won=False, items=("moonsteel-blade",), keep="keep:hearth-cup")
    assert campaign.carried == {
        "heroes": ["knight", "scout"],
        "items": [["hearth-cup"], []],
        "settled": True,
    }
    assert campaign.standings()["fire"] == "won"
    assert read(write(campaign)).carried == campaign.carried


def test_an_older_file_that_tells_only_what_could_be_kept_is_read_and_the_choice_made_once_more() -> None:
    campaign = a_campaign()
    played(campaign, "fire", won=True, items=("gale-boots", "hearth-cup"))
    brought = campaign.carried
    played(campaign, "fire", won=False, keep="keep:hearth-cup")
    campaign.episodes[-1].brought = brought
    old = read(write(campaign))
    session = old.match("moons").start(1)
    assert {*session.decisions[0].keys()} == {"keep:gale-boots", "keep:hearth-cup", "keep-none"}
    session.answer(0, "keep:gale-boots")
    assert kept_by(session) == {"heroes": ["knight", "scout"], "items": [["gale-boots"], []], "settled": True}


def test_a_fresh_start_brought_nothing() -> None:
    campaign = a_campaign()
    played(campaign, "fire", won=False)
    assert campaign.carried is None


def test_a_campaign_comes_back_from_its_file() -> None:
    campaign = a_campaign()
    played(campaign, "fire", won=False)
    assert read(write(campaign)).episodes == campaign.episodes


def test_a_damaged_file_is_refused() -> None:
    raw = json.loads(write(a_campaign()))
    raw["name"] = "Wednesdays"
    with pytest.raises(SaveError, match="checksum"):
        read(json.dumps(raw).encode())
    with pytest.raises(SaveError, match="not a Lanthorn campaign"):
        read(b"{}")
    with pytest.raises(SaveError, match="damaged"):
        read(b"\xff")


@pytest.mark.parametrize(
    "carried",
    [{}, {"heroes": ["knight"], "items": [[]]}, {"heroes": ["knight", "bard"], "items": [[], []]},
     {"heroes": ["knight", "scout"], "items": [["no-such-item"], []]},
     {"heroes": ["knight", "scout"], "items": [["gale-boots", "hearth-cup"], []], "settled": True},
     {"heroes": ["knight", "scout"], "items": [[], []], "settled": "yes"}],
)  # fmt: skip
def test_forged_luggage_is_refused(carried: dict[str, Any]) -> None:
    with pytest.raises(LanthornError):
        GAME.match({"hero_1": "knight", "hero_2": "scout"}, carried=carried).start(1)


@pytest.mark.parametrize(
    ("carried", "french"),
    [
        ({}, "Ce qui a été emporté est illisible."),
        (
            {"heroes": ["scout", "knight"], "items": [[], []]},
            "Ce qui a été emporté appartient à d'autres héros.",
        ),
        ({"heroes": ["knight", "scout"], "items": [["x"], []]}, "Il n'y a pas d'objet « x » à emporter."),
    ],
)
def test_forged_luggage_is_refused_in_french_too(carried: dict[str, Any], french: str) -> None:
    with pytest.raises(LanthornError) as refused:
        GAME.match({"hero_1": "knight", "hero_2": "scout"}, carried=carried).start(1)
    assert refused.value.say("fr").replace("\u202f", " ") == french


@clause("DL-SETUP-07")
def test_the_same_hero_twice_is_refused_in_both_languages() -> None:
    with pytest.raises(SettingError, match="The same hero can't be taken twice") as refused:
        GAME.match({"players": "1", "hero_1": "scout", "hero_2": "scout"})
    assert refused.value.say("fr") == "Un même héros ne peut pas être pris deux fois."


# What a file says


def reopened(campaign: Campaign) -> Campaign:
    return as_played(campaign, [load(msgspec.json.encode(one.save)).session for one in campaign.episodes])


def test_a_campaign_is_what_its_games_tell() -> None:
    campaign = a_campaign()
    played(campaign, "fire", won=True, items=("gale-boots",))
    true = read(write(campaign)).episodes
    campaign.episodes[0].chapter, campaign.episodes[0].result = "foo", "lost"
    campaign.episodes[0].handed_on = {}
    assert reopened(campaign).episodes == true


def test_a_campaign_that_can_not_go_on_is_refused() -> None:
    campaign = a_campaign()
    session = campaign.match("fire").start(7)
    session.state.result = 2
    forged = {"heroes": ["knight", "scout"], "items": [["no-such-item"], []], "settled": True}
    lost = GAME.match(session.match.settings, carried=forged).resume(session.state)
    campaign.add(lost)
    with pytest.raises(LanthornError, match="no item “no-such-item”"):
        reopened(campaign)


def test_a_chapter_that_is_not_over_is_no_episode() -> None:
    campaign = a_campaign()
    played(campaign, "fire", won=False)
    with pytest.raises(LanthornError, match="not been played to its end"):
        as_played(campaign, [campaign.match("fire").start(1)])


# Settings from one chapter to the next


def test_before_the_first_chapter_all_but_the_chapter_may_be_set() -> None:
    campaign = a_campaign()
    assert campaign.match("fire", {"hero_1": "enchantress"}).settings["hero_1"] == "enchantress"
    with pytest.raises(SettingError, match="not a setting"):
        campaign.match("fire", {"chapter": "moons"})


def test_after_it_only_what_is_free_may_be_set() -> None:
    campaign = a_campaign()
    played(campaign, "fire", won=False)
    assert campaign.match("fire", {"difficulty": "hard"}).settings["difficulty"] == "hard"
    for name, value in {"hero_1": "enchantress", "players": "3"}.items():
        with pytest.raises(SettingError, match="stays as it is"):
            campaign.match("fire", {name: value})
    with pytest.raises(SettingError, match="no setting “hardness”"):
        campaign.match("fire", {"hardness": "x"})
