"""A hero that a pack adds: agreed on before a game or chosen at the table, and taken through a campaign."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanthorn.engine import Pack, Session, SettingError, games
from lanthorn.engine.campaign import Campaign, read, write
from lanthorn.engine.save import load, save
from lanthorn.engine.text import Text
from lanthorn.games.dungeon_legends import GAME
from lanthorn.games.dungeon_legends.state import WON, State
from tests.terminal.desk import lanthorn

WORDS = {"en": "hero-baker = Baker\ncard-loaf = Loaf", "fr": "hero-baker = Boulangère\ncard-loaf = Miche"}
BAKERY = Pack(
    "Bakery",
    GAME.id,
    tables={
        "heroes": {"baker": {"resistance": 5, "dust": 5, "usable": 1, "fairy_spaces": 1}},
        "cards": {"loaf": {"hero": "baker", "icons": ["sword"], "count": 10}},
    },
    locale=WORDS,
)


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), GAME.id, GAME)


def heroes(session: Session[State]) -> list[str]:
    return [session.state.name(hero) for hero in range(len(session.state.heroes))]


def lose(session: Session[State]) -> None:
    """The baker for player 1, the knight for player 2; then every turn is ended at once."""
    while not session.is_over:
        decision = session.decisions[0]
        keys = decision.keys()
        wanted = (key for key in ("hero:baker", "hero:knight", "end") if key in keys)
        session.answer(decision.seat, next(wanted, keys[0]))


def test_it_can_be_agreed_on_before_a_game() -> None:
    session = GAME.match({"hero_1": "knight", "hero_2": "baker"}, [BAKERY]).start(1)
    assert heroes(session) == ["knight", "baker"]
    assert session.state.heroes[1].resistance == 5
    assert heroes(load(save(session), GAME).session) == ["knight", "baker"]


@pytest.mark.parametrize(("language", "name"), [("en", "Baker"), ("fr", "Boulangère")])
def test_the_settings_name_it(language: str, name: str) -> None:
    match = GAME.match({}, [BAKERY])
    assert match.phrasebook.say(Text("setting-hero_3-baker"), language) == name


def test_without_the_pack_nobody_knows_it() -> None:
    with pytest.raises(SettingError, match="hero_1 can't be “baker”; it is one of choose, knight"):
        GAME.match({"hero_1": "baker"})
    with pytest.raises(SettingError, match="scout, enchantress, baker"):
        GAME.match({"hero_1": "cook"}, [BAKERY])


def test_a_campaign_goes_on_with_it() -> None:
    campaign = Campaign(game=GAME.id, packs=[BAKERY])
    session = campaign.match("fire").start(1)
    lose(session)
    session.state.result = WON
    campaign.add(session)
    following = read(write(campaign)).match("moons")
    assert (following.settings["hero_1"], following.settings["hero_2"]) == ("baker", "knight")
    assert heroes(following.start(2)) == ["baker", "knight"]


def test_the_terminal_offers_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTHORN_HOME", str(tmp_path / "home"))
    folder = tmp_path / "bakery"
    (folder / "locale").mkdir(parents=True)
    (folder / "pack.toml").write_text(f'name = "Bakery"\ngame = "{GAME.id}"\n')
    (folder / "heroes.toml").write_text("[baker]\nresistance = 5\ndust = 5\nusable = 1\nfairy_spaces = 1\n")
    (folder / "cards.toml").write_text('[loaf]\nhero = "baker"\nicons = ["sword"]\ncount = 10\n')
    for language, words in WORDS.items():
        (folder / "locale" / f"{language}.ftl").write_text(words, encoding="utf-8")
    told = lanthorn("campaign", "new", GAME.id, "--pack", str(folder), "--language", "en", typed="\n" * 10)
    assert told.exit_code == 0, told.output
    assert told.output.count("Baker") == 2
