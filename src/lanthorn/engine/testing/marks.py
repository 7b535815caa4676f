"""Marks for tests. The only module of the kit that needs pytest."""

from __future__ import annotations

import pytest

clause = pytest.mark.clause
"""`@clause("TTT-02")`: the clauses of the rules that a test shows."""
