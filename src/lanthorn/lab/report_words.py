"""The words of a report: the lab's own, and the names of what the game has."""

from __future__ import annotations

from collections.abc import Iterable

from lanthorn.engine.game import Choice, Settings
from lanthorn.lab.report_rows import Names, VariantRow
from lanthorn.lab.words import LabWords


class ReportWords(LabWords):
    """A report in one language."""

    def __init__(self, language: str, names: Names, settings: Settings) -> None:
        super().__init__(language)
        self._names = names
        self._settings = settings

    def name(self, message: str) -> str:
        """What the game calls it."""
        found = self._names.get(message, {}).get(self.language, message)
        return found[:1].upper() + found[1:]

    def value(self, setting: str, value: Choice | None) -> str:
        if isinstance(value, str):
            return self.name(f"setting-{setting}-{value}")
        return self.say("report-yes") if value else self.say("report-no")

    def agreed(self, settings: Settings, changed: Iterable[str]) -> str:
        """Settings in words: `Mode: Solitaire, Players: 2`."""
        parts = [
            self.say("report-pair", name=self.name(f"setting-{name}"), value=self.value(name, settings[name]))
            for name in changed
        ]
        return ", ".join(parts)

    def variant(self, row: VariantRow) -> str:
        if row.setting is None:
            return self.say("report-base")
        name = self.name(f"setting-{row.setting}")
        return self.say("report-pair", name=name, value=self.value(row.setting, row.value))

    def variant_named(self, rows: Iterable[VariantRow], name: str) -> str:
        return next((self.variant(row) for row in rows if row.name == name), name)

    def side(self, side: str, is_alone: bool) -> str:
        """Those who win together; all of them, if there is no other side."""
        seats = side.split(",")
        if is_alone and len(seats) > 1:
            return self.say("report-together")
        return ", ".join(self.name(f"seat-{seat}") for seat in seats)

    def whole_percent(self, share: float) -> str:
        """For the edges of a plot."""
        return self.say("percent", number=str(round(100 * share)))

    def whole_points(self, difference: float) -> str:
        return f"{'−' if difference < 0 else '+'}{round(100 * abs(difference))}"

    def shares_between(self, low: float, high: float) -> str:
        return self.say("report-from-to", low=self.number(100 * low), high=self.percent(high))

    def points(self, difference: float) -> str:
        """A difference of shares, with its sign, in hundredths."""
        return self.say("report-points", number=self.signed(100 * difference))

    def signed(self, value: float) -> str:
        shown = self.number(abs(value))
        if not any(sign in "123456789" for sign in shown):
            return shown
        return f"+{shown}" if value > 0 else f"−{shown}"

    def points_between(self, low: float, high: float) -> str:
        return self.say("report-from-to", low=self.signed(100 * low), high=self.signed(100 * high))

    def numbers_between(self, low: float, high: float) -> str:
        return self.say("report-from-to", low=self.signed(low), high=self.signed(high))
