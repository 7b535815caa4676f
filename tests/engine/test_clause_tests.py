"""Which tests show which clause: read from their source."""

from __future__ import annotations

from pathlib import Path

from lanthorn.engine.testing import tests_by_clause as by_clause

SOURCE = """
import pytest
from lanthorn.engine.testing.marks import clause

@clause("X-1", "X-2")
def test_plain(): ...

@pytest.mark.clause("X-1")
async def test_attribute(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=clause("X-3")), pytest.param(2, marks=[clause("X-4")])])
def test_params(n): ...

@clause("X-5")
class TestGroup:
    @clause("X-6")
    def test_inside(self): ...
    def helper(self): ...

@clause("X-9")
def helper(): ...

def test_unmarked():
    clause("X-9")
"""


def test_marks_are_found_wherever_pytest_finds_them(tmp_path: Path) -> None:
    folder = tmp_path / "tests"
    (folder / "deep").mkdir(parents=True)
    (folder / "deep" / "test_x.py").write_text(SOURCE, encoding="utf-8")
    (folder / "test_y.py").write_text('pytestmark = [clause("X-2")]\ndef test_a(): ...', encoding="utf-8")
    (folder / "helper.py").write_text('@clause("X-9")\ndef test_no(): ...', encoding="utf-8")
    x = "tests/deep/test_x.py"
    assert by_clause(folder) == {
        "X-1": [f"{x}::test_plain", f"{x}::test_attribute"],
        "X-2": [f"{x}::test_plain", "tests/test_y.py::test_a"],
        "X-3": [f"{x}::test_params"],
        "X-4": [f"{x}::test_params"],
        "X-5": [f"{x}::TestGroup::test_inside"],
        "X-6": [f"{x}::TestGroup::test_inside"],
    }
