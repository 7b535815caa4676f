"""What the documents show works, and what they point to is there."""

import re
from pathlib import Path
from types import FunctionType

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def python_blocks(document: str) -> list[str]:
    text = (ROOT / document).read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def test_the_example_of_the_readme_runs() -> None:
    (block,) = python_blocks("README.md")
    exec(compile(block, "README.md", "exec"), {})


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


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_to_a_file_leads_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), target


def test_the_example_game_is_no_longer_than_the_guide_says() -> None:
    assert len((ROOT / "examples/tictactoe.py").read_text(encoding="utf-8").splitlines()) <= 80
