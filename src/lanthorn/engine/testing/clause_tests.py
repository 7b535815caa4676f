"""Which tests show which clause: read from the source of the tests, without running it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

Function = ast.FunctionDef | ast.AsyncFunctionDef


def tests_by_clause(folder: Path) -> dict[str, list[str]]:
    """Clause -> the tests marked with it, such as "tests/engine/test_x.py::test_y"."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        name = (Path(folder.name) / path.relative_to(folder)).as_posix()
        module = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for test, marks in _tests(module):
            for clause in dict.fromkeys(_cited(marks)):
                found.setdefault(clause, []).append(f"{name}::{test}")
    return dict(sorted(found.items()))


def _tests(module: ast.Module) -> Iterator[tuple[str, list[ast.expr]]]:
    """Every test with the marks that apply to it: its own, its class's and its module's."""
    common = [node.value for node in module.body if isinstance(node, ast.Assign) and _is_pytestmark(node)]
    for node in module.body:
        if isinstance(node, Function) and node.name.startswith("test"):
            yield node.name, [*common, *node.decorator_list]
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            for test in node.body:
                if isinstance(test, Function) and test.name.startswith("test"):
                    yield (
                        f"{node.name}::{test.name}",
                        [*common, *node.decorator_list, *test.decorator_list],
                    )


def _is_pytestmark(node: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)


def _cited(marks: Iterable[ast.expr]) -> Iterator[str]:
    for mark in marks:
        for node in ast.walk(mark):
            if isinstance(node, ast.Call) and _is_clause(node.func):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield argument.value


def _is_clause(called: ast.expr) -> bool:
    if isinstance(called, ast.Attribute):
        return called.attr == "clause"
    return isinstance(called, ast.Name) and called.id == "clause"
