"""What the documents show works, and what they point to is there."""

import re
import shlex
from pathlib import Path
from types import FunctionType

import pytest
from click.testing import CliRunner

from lanthorn.cli import main
from lanthorn.engine import find_game
from lanthorn.lab.environments import TableEnv

ROOT = Path(__file__).parents[1]
CHAPTERS = find_game("dungeon-legends").settings[0].values
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def python_blocks(document: str) -> list[str]:
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def test_the_example_of_the_readme_runs() -> None:
    (block,) = python_blocks("README.md")
    exec(compile(block, "README.md", "exec"), {})


def test_the_readme_counts_the_clauses_as_they_are() -> None:
    counts = [len(find_game(name).clauses.by_id) for name in ("dungeon-heroes", "dungeon-legends")]
    readme = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert "{} of Dungeon Heroes and {} of Dungeon Legends".format(*counts) in readme


def test_the_scenarios_of_the_testing_guide_pass() -> None:
    namespace: dict[str, object] = {}
    for block in python_blocks("docs/testing.md"):
        exec(compile(block, "docs/testing.md", "exec"), namespace)
    tests = [thing for name, thing in namespace.items() if name.startswith("test_")]
    assert len(tests) == 3
    for test in tests:
        assert isinstance(test, FunctionType)
        test()


def test_the_guide_to_a_new_game_quotes_the_example_as_it_is() -> None:
    """Blocks with an ellipsis stand for more; of them only what comes before it is compared."""
    example = (ROOT / "examples/tictactoe.py").read_text(encoding="utf-8")
    for block in python_blocks("docs/adding-a-game.md"):
        quoted = block.split("...")[0].rstrip()
        if not quoted.startswith(("GAME =", "import pytest")):
            assert quoted in example


def rows(document: str, heading: str) -> list[tuple[str, list[str]]]:
    """The rows of the tables below a heading: their first cell, and what is code in the second."""
    section = (ROOT / document).read_text(encoding="utf-8").split(f"\n{heading}\n")[1].split("\n## ")[0]
    cells = re.findall(r"^\| ([^|]+) \| (`[^|]+) \|$", section, re.MULTILINE)
    return [(first, re.findall(r"`([^`]+)`", second)) for first, second in cells]


POSITIONS = [
    (chapter if chapter in CHAPTERS else "fire", position)
    for chapter, positions in rows("docs/testing.md", "### Dungeon Legends")
    for position in positions
]


@pytest.mark.parametrize(("chapter", "position"), POSITIONS)
def test_the_positions_of_dungeon_legends_can_be_read(chapter: str, position: str) -> None:
    find_game("dungeon-legends").match({"chapter": chapter, "players": 2}).position(position)


def test_the_guide_lists_positions_of_every_chapter() -> None:
    assert {chapter for chapter, _ in POSITIONS} == set(CHAPTERS)


# Packs


def packs_of_the_guide(place: Path) -> None:
    text = (ROOT / "docs/packs.md").read_text(encoding="utf-8")
    for name, content in re.findall(r"^`([\w/.]+)`\n```\w+\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(content, encoding="utf-8")


def test_the_packs_of_the_guide_change_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packs_of_the_guide(tmp_path)
    monkeypatch.chdir(tmp_path)
    text = (ROOT / "docs/packs.md").read_text(encoding="utf-8")
    for pack in ("embers", "lanterns"):
        result = CliRunner().invoke(main, ["packs", "check", pack])
        assert result.exit_code == 0
        assert f"```\n{result.output}```" in text


def test_the_mistakes_of_the_guide_are_told_as_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packs_of_the_guide(tmp_path)
    monkeypatch.chdir(tmp_path)
    Path("lanterns/cards.toml").write_text('[scout-dash]\nicons = ["sword", "spoon"]\n')
    Path("lanterns/content").mkdir()
    with Path("lanterns/locale/en.ftl").open("a") as words:
        words.write("card-gale-boots = Boots { $x\n")
    result = CliRunner().invoke(main, ["packs", "check", "lanterns"])
    assert result.exit_code == 1
    assert f"```\n{result.stderr}```" in (ROOT / "docs/packs.md").read_text(encoding="utf-8")


def test_the_commands_of_the_guide_to_packs_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their options are read; that they work is for the tests of each command."""
    packs_of_the_guide(tmp_path)
    monkeypatch.chdir(tmp_path)
    text = (ROOT / "docs/packs.md").read_text(encoding="utf-8")
    commands = re.findall(r"^lanthorn (.+)$", text, re.MULTILINE)
    assert len(commands) == 6
    for command in commands:
        name, *words = shlex.split(command)
        main.commands[name].make_context(name, words)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_to_a_file_leads_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target


def test_the_example_game_is_no_longer_than_the_guide_says() -> None:
    assert len((ROOT / "examples/tictactoe.py").read_text(encoding="utf-8").splitlines()) <= 80


def test_the_sizes_of_dungeon_legends_are_those_of_the_environments() -> None:
    game = find_game("dungeon-legends")
    sizes = [
        (encoder.layout.size, encoder.option_layout.size)
        for chapter in game.settings[0].values
        for players in "1234"
        for encoder in [TableEnv(game.id, {"chapter": chapter, "players": players}).table.encoder]
    ]
    told = " | ".join(f"{min(column):,} to {max(column):,}" for column in zip(*sizes, strict=True))
    assert f"| {told} |" in (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
