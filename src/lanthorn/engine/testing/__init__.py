"""The test kit: what every game gets for free. None of it needs pytest but `marks`.

`CHECKS` are the promises that a game keeps, one function each; `fuzz` looks for broken ones in long
random play; `playthrough` prints a game with every observable; `tests_by_clause` finds which tests
show which clause.
"""

from lanthorn.engine.testing.clause_tests import tests_by_clause
from lanthorn.engine.testing.conformance import CHECKS
from lanthorn.engine.testing.fuzzer import Finding, FuzzReport, fuzz
from lanthorn.engine.testing.golden import playthrough

__all__ = ["CHECKS", "Finding", "FuzzReport", "fuzz", "playthrough", "tests_by_clause"]
