"""The fuzzer: long random play that looks for crashes, dead ends, endless games, leaks and bad copies.

Each finding comes with a save of the moment before it broke: open it, give the noted answer, see it.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from lanthorn.engine.chance import Rng
from lanthorn.engine.save import save
from lanthorn.engine.session import EndlessGame, replay
from lanthorn.engine.testing.walk import (
    LIMIT,
    AnyMatch,
    AnySession,
    Broken,
    dice_for,
    examine_copy,
    examine_save,
    examine_secrets,
    same,
    wander,
)

CLOSE_LOOK: Final = 50
"""Copies and secrets are looked at once in so many decisions; saves, which cost more, five times less."""
ENOUGH: Final = 100
"""After so many broken games there is nothing more to learn."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A broken promise: crash, dead-end, endless, leak, copy, save, or check (a state that can't be).

    `answers` lead to the moment before it broke. `replay` is a save of that moment; its notes name the
    answer that broke it, if one did.
    """

    kind: str
    message: str
    seed: int
    answers: int
    replay: Path | None = None


@dataclass(slots=True)
class FuzzReport:
    """What was played, and what was found: of several findings that say the same, the first."""

    decisions: int = 0
    games: int = 0
    findings: list[Finding] = field(default_factory=list)


def fuzz(
    match: AnyMatch,
    *,
    decisions: int | None = None,
    games: int | None = None,
    seed: int = 0,
    findings: Path | None = None,
    progress: Callable[[int], None] | None = None,
    limit: int = LIMIT,
) -> FuzzReport:
    """Play random games until so many decisions or games; `progress` hears of each game's decisions."""
    if decisions is None and games is None:
        decisions = 10_000
    fuzzer = _Fuzzer(match, decisions, findings, limit)
    report, broken = fuzzer.report, 0
    while fuzzer.goes_on() and broken < ENOUGH and (games is None or report.games < games):
        before = report.decisions
        broken += fuzzer.play(seed + report.games)
        if progress is not None:
            progress(report.decisions - before)
    return report


class _Fuzzer:
    def __init__(self, match: AnyMatch, decisions: int | None, folder: Path | None, limit: int) -> None:
        self.match, self.decisions, self.folder, self.limit = match, decisions, folder, limit
        self.report = FuzzReport()

    def goes_on(self) -> bool:
        return self.decisions is None or self.report.decisions < self.decisions

    def play(self, seed: int) -> bool:
        """Play one game. Whether it broke."""
        self.report.games += 1
        self.answer, self.answers = "", 0
        session: AnySession | None = None
        try:
            session = self.match.start(seed)
            self._wander(session, dice_for(seed))
        except Broken as broken:
            self._found(broken.kind, str(broken), seed, session)
        except EndlessGame as error:
            self._found("endless", str(error), seed, session)
        except Exception as error:
            self._found("crash", _where(error), seed, session)
        else:
            return False
        return True

    def _wander(self, session: AnySession, dice: Rng) -> None:
        twin: AnySession | None = None
        for part, index in wander(session, dice, self.limit):
            if twin is not None:
                same(session, twin, "a clone, one answer later", "copy")
                twin = None
            self._check(session)
            if not self.goes_on():
                return
            self.report.decisions += 1
            self.answer, self.answers = f"{part.seat} {part.options[index].key}", len(session.log)
            if dice.below(CLOSE_LOOK) == 0:
                examine_copy(session)
                examine_secrets(session, dice)
                if dice.below(5) == 0:
                    examine_save(session)
                twin = session.clone()
                twin.pick(part.seat, index)
        self._check(session)

    def _check(self, session: AnySession) -> None:
        try:
            self.match.game.check(session.state)
        except AssertionError as error:
            raise Broken("check", f"a state that can't be: {error}") from error

    def _found(self, kind: str, message: str, seed: int, session: AnySession | None) -> None:
        if (kind, message) in {(finding.kind, finding.message) for finding in self.report.findings}:
            return
        path = None
        if session is not None and self.folder is not None:
            path = self.folder / f"{self.match.game.id}-{kind}-{seed}.json"
            notes = {"finding": kind, "message": message, "answer": self.answer}
            try:
                # played anew, since a session that broke may be damaged
                data = save(replay(self.match, seed, session.log[: self.answers]), notes)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(data)
            except Exception:
                path = None  # what can't be replayed or saved can't be written; the finding stands
        self.report.findings.append(Finding(kind, message, seed, self.answers, path))


def _where(error: Exception) -> str:
    """The error, and the line that raised it."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}:{last.lineno})"
