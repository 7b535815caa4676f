"""The games still go as they are written down."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.golden.games import CASES, FOLDER, path_of, played


@pytest.mark.parametrize("name", CASES)
def test_a_golden_game_goes_as_it_is_written_down(name: str) -> None:
    path = path_of(name)
    written = path.read_text(encoding="utf-8") if path.exists() else ""
    now = played(name)
    if now == written:
        return
    changes = list(unified_diff(written.splitlines(), now.splitlines(), path.name, "now", n=2, lineterm=""))
    pytest.fail(
        "\n".join(
            [
                f"{path.name} has changed. If that is meant, run `make golden` and read the difference.",
                *changes[:40],
            ]
        ),
        pytrace=False,
    )


def test_every_golden_game_is_played() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(CASES)
