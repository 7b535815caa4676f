"""Write the golden playthroughs anew: `make golden`, or `python -m tests.golden`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

from tests.golden.games import CASES, path_of, played

for name in CASES:
    path_of(name).write_text(played(name), encoding="utf-8")
