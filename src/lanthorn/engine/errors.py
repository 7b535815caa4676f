"""What can go wrong through no fault of the program. Each message is one clear sentence."""

from __future__ import annotations


class LanthornError(Exception):
    """Something a person asked for can't be done; the message says what and why."""


class UnknownGame(LanthornError):
    """No installed package brings this game."""


class SettingError(LanthornError):
    """A game was asked for with a setting that it doesn't have or a value that it doesn't take."""


class SaveError(LanthornError):
    """A save file can't be read, or is not one."""


class IllegalChoice(LanthornError):
    """An answer that was not on offer. Nothing has changed."""

    def __init__(self, kind: str, answer: str, reason: str) -> None:
        super().__init__(f"{answer!r} is no answer to {kind!r}: {reason}")
        self.kind, self.answer, self.reason = kind, answer, reason
