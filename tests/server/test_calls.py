"""Every REST call does what the protocol says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lanthorn.server
from lanthorn.engine.text import LANGUAGES
from lanthorn.server.problems import STATUS
from tests.server.host import Host, error_of

LOCALE = Path(lanthorn.server.__file__).parent / "locale"


def test_the_games_are_listed_with_all_that_is_to_be_agreed_on(host: Host) -> None:
    shown = {game["id"]: game for game in host.get("/api/games")}
    heroes = shown["dungeon-heroes"]
    assert heroes["players"] == [1, 2]
    assert heroes["about"] == {"id": "game-about"}
    assert heroes["settings"][0]["values"] == ["duel", "solitaire"]
    assert set(heroes["bots"]) >= {"random", "greedy", "casual"}
    assert heroes["usual_bot"] == "casual"  # no one should wait for a master who did not ask for one
    assert shown["tic-tac-toe"]["players"] == [2]
    legends = {setting["name"]: setting for setting in shown["dungeon-legends"]["settings"]}
    assert (legends["hero_2"]["given"], legends["hero_3"]["given"]) == (None, ["players", ["3", "4"]])


def test_the_seats_depend_on_the_settings(host: Host) -> None:
    def names(query: str) -> list[str]:
        return [seat["name"] for seat in host.get(f"/api/games/dungeon-heroes/seats{query}")]

    assert names("") == ["heroes", "master"]
    assert names("?mode=solitaire") == ["heroes"]
    assert error_of(host.call("GET", "/api/games/dungeon-heroes/seats?mode=nap")) == "bad-request"


def test_words_come_in_both_languages_with_those_of_the_server(host: Host) -> None:
    words = host.get("/api/games/dungeon-heroes/words")
    for language in ("en", "fr"):
        for message in ("game =", "refused-not-asked =", "problem-stale =", "seat-heroes ="):
            assert message in words[language]


def test_the_rules_are_there_by_section(host: Host) -> None:
    sections = host.get("/api/games/dungeon-heroes/rules")
    clauses = [clause["id"] for section in sections for clause in section["clause"]]
    assert "DH-SETUP-01" in clauses


def test_an_unknown_game_is_named_as_such(host: Host) -> None:
    assert error_of(host.call("GET", "/api/games/whist/rules")) == "unknown-game"
    answer = host.call("POST", "/api/tables", {"game": "whist", "seats": []})
    assert (answer.status_code, error_of(answer)) == (404, "unknown-game")


def test_opening_a_table_gives_keys_for_mine_and_invitations_for_open_seats(host: Host) -> None:
    opened = host.open("me", "open", name="Friday")
    assert opened["keys"][0]
    assert opened["keys"][1] is None
    assert opened["invitations"][0] is None
    assert len(opened["invitations"][1]) >= 43
    shown = host.get(f"/api/tables/{opened['table']}", opened["keys"][0])
    assert shown["name"] == "Friday"
    assert shown["number"] == 0
    assert shown["asked"] == [0]
    assert [seat["yours"] for seat in shown["seats"]] == [True, False]
    assert [seat["state"] for seat in shown["seats"]] == ["taken", "open"]
    assert host.get(f"/api/tables/{opened['table']}", opened["invitations"][1])["invited"] == [1]


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": []},
        {"seats": [{"who": "you"}, {"who": "bot"}]},
        {"seats": [{"who": "me"}, {"who": "bot", "bot": "hal"}]},
        {"seats": [{"who": "me"}, {"who": "bot"}], "settings": {"mode": "nap"}},
        {"seats": [{"who": "me"}, {"who": "bot"}], "settings": {"dragons": True}},
        {"seats": [{"who": "me"}, {"who": "bot"}], "colour": "red"},
        {"seats": [{"who": "me"}, {"who": "bot"}], "seed": -1},
        {"seats": "me"},
    ],
)
def test_a_table_that_can_not_be_is_refused_with_what_is_wrong(host: Host, wrong: dict[str, object]) -> None:
    answer = host.call("POST", "/api/tables", {"game": "dungeon-heroes"} | wrong)
    assert (answer.status_code, error_of(answer)) == (400, "bad-request")
    assert len(answer.json()["error"]["message"]) > 10


def test_the_same_seed_gives_the_same_game(host: Host) -> None:
    tables = [host.open("me", settings={"mode": "solitaire"}, seed=7) for _ in range(2)]
    views = []
    for opened in tables:
        with host.connect(opened["table"], *opened["keys"]) as client:
            views.append(client.update["views"])
    assert views[0] == views[1]


def test_only_listed_tables_with_an_open_seat_are_listed(host: Host) -> None:
    listed = host.open("me", "open", listed=True)["table"]
    private = host.open("me", "open")["table"]
    full = host.open("me", "random", listed=True)["table"]
    shown = [table["table"] for table in host.get("/api/tables")]
    assert listed in shown
    assert private not in shown
    assert full not in shown


def test_a_seat_at_a_listed_table_is_for_anybody_and_only_once(host: Host) -> None:
    opened = host.open("me", "open", listed=True)
    place = f"/api/tables/{opened['table']}/seats/1/take"
    key = host.post(place, {"name": "Otto"})["key"]
    shown = host.get(f"/api/tables/{opened['table']}", key)
    assert shown["seats"][1]["who"] == "Otto"
    assert shown["seats"][1]["yours"]
    assert error_of(host.call("POST", place, {"name": "Late"})) == "not-open"
    assert error_of(host.call("POST", f"/api/tables/{opened['table']}/seats/9/take", {})) == "bad-request"


def test_a_seat_at_a_private_table_needs_the_invitation(host: Host) -> None:
    opened = host.open("me", "open")
    place = f"/api/tables/{opened['table']}/seats/1/take"
    assert error_of(host.call("POST", place, {"name": "Eve"})) == "not-yours"
    assert error_of(host.call("POST", place, {"name": "Eve", "invitation": "x" * 43})) == "not-yours"
    assert host.post(place, {"name": "Ann", "invitation": opened["invitations"][1]})["key"]


def test_a_seat_that_is_left_open_has_a_new_invitation_and_the_old_key_is_worth_nothing(host: Host) -> None:
    opened = host.open("me", "random")
    table, key = opened["table"], opened["keys"][0]
    left = host.post(f"/api/tables/{table}/seats/0/leave", {"to": "open"}, key)
    assert host.get(f"/api/tables/{table}", key)["seats"][0]["yours"] is False
    new = host.post(f"/api/tables/{table}/seats/0/take", {"invitation": left["invitation"]})["key"]
    assert host.get(f"/api/tables/{table}", new)["seats"][0]["yours"] is True


def test_only_the_holder_leaves_and_comes_back(host: Host) -> None:
    opened = host.open("me", "me")
    seat = f"/api/tables/{opened['table']}/seats/0"
    other = opened["keys"][1]
    assert error_of(host.call("POST", f"{seat}/leave", {"to": "bot"}, other)) == "not-yours"
    assert error_of(host.call("POST", f"{seat}/leave", {"to": "dog"}, opened["keys"][0])) == "bad-request"
    host.post(f"{seat}/leave", {"to": "bot", "bot": "random"}, opened["keys"][0])
    assert error_of(host.call("POST", f"{seat}/return", None, other)) == "not-yours"
    host.post(f"{seat}/return", None, opened["keys"][0])
    assert host.get(f"/api/tables/{opened['table']}")["seats"][0]["state"] == "taken"


def test_a_table_is_deleted_by_who_opened_it_and_by_nobody_else(host: Host) -> None:
    opened = host.open("me", "open", listed=True)
    path = f"/api/tables/{opened['table']}"
    guest = host.post(f"{path}/seats/1/take", {"name": "Guest"})["key"]
    assert error_of(host.call("DELETE", path)) == "not-yours"
    assert error_of(host.call("DELETE", path, key=guest)) == "not-yours"
    assert host.call("DELETE", path, key=opened["keys"][0]).is_success
    assert error_of(host.call("GET", path)) == "unknown-table"
    assert error_of(host.call("DELETE", path, key=opened["keys"][0])) == "unknown-table"


def test_the_words_of_a_table_are_those_of_its_game(host: Host) -> None:
    opened = host.open("me", "random")
    assert "seat-heroes" in host.get(f"/api/tables/{opened['table']}/words")["fr"]
    assert error_of(host.call("GET", "/api/tables/nowhere/words")) == "unknown-table"


def test_the_description_names_every_call_of_the_protocol(host: Host) -> None:
    paths = host.get("/api/schema/openapi.json")["paths"]
    assert {"/api/games", "/api/tables", "/api/tables/{table}/save", "/api/import", "/api/replays"} <= set(
        paths
    )


def test_a_path_of_the_page_gets_the_page_and_a_missing_file_does_not(host: Host) -> None:
    page = host.call("GET", "/table/anything")
    assert page.headers["content-type"].startswith("text/html")
    assert error_of(host.call("GET", "/assets/missing.js")) == "not-found"
    assert error_of(host.call("GET", "/api/missing")) == "not-found"


def test_every_code_and_every_word_of_the_server_is_there_in_both_languages() -> None:
    words = {language: (LOCALE / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES}
    gaps = {language: _gaps(text) for language, text in words.items()}
    assert gaps["en"] == gaps["fr"]
    assert {f"problem-{code}" for code in STATUS} <= gaps["en"].keys()
    assert not re.search(r"\w [;:!?»]|« ", words["fr"].partition("\n")[2])


def _gaps(text: str) -> dict[str, set[str]]:
    """Each message and the arguments it has gaps for."""
    parts = re.split(r"^([a-z][a-z-]*) =", text, flags=re.MULTILINE)
    return {
        name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(parts[1::2], parts[2::2], strict=True)
    }
