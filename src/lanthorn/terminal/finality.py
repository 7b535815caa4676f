"""Which choices can't be taken back: known before they are picked."""

from __future__ import annotations

from typing import Any

from lanthorn.engine import LanthornError, Option, Rng, Session
from lanthorn.terminal.players import Players


class Finality:
    """Judged for people: what a bot may bring out before they are asked again counts too."""

    def __init__(self, session: Session[Any], players: Players) -> None:
        self.session, self.players = session, players
        self.forget()

    def forget(self) -> None:
        """The game went back: what was found out may be wrong now."""
        self._known: dict[tuple[int, int, str], bool] = {}
        self._bots_may_reveal: dict[int, bool] = {}

    def of(self, seat: int, option: Option[Any]) -> bool:
        """Whether this option can't be taken back: asked only for what is shown, and only once.

        An option that breaks the program is not tried out here but when it is picked: the others can
        still be played, and the report then names it.
        """
        known = (len(self.session.log), seat, option.key)
        if known not in self._known:
            try:
                self._known[known] = self._is_final(seat, option.key)
            except Exception:
                self._known[known] = True
        return self._known[known]

    def _is_final(self, seat: int, key: str) -> bool:
        if not self.session.can_take_back(seat, key):
            return True
        after = self.session.imagine(seat, Rng.seeded(len(self.session.log)))
        after.answer(seat, key)
        asked = [part.seat for part in after.decisions]
        if not asked or any(self.players.is_human(other) for other in asked):
            return False
        return self._bots_are_next(after)

    def _bots_are_next(self, after: Session[Any]) -> bool:
        """Found out for one option at each moment: what bots can do next hardly hangs on the last choice,
        and to look at all that they could do after every one would take too long."""
        moment = len(self.session.log)
        if moment not in self._bots_may_reveal:
            self._bots_may_reveal[moment] = _may_reveal(after)
        return self._bots_may_reveal[moment]


def _may_reveal(session: Session[Any]) -> bool:
    """Whether anything that is on offer brings something hidden out or rolls."""
    try:
        return any(
            not session.can_take_back(part.seat, option.key)
            for part in session.decisions
            for option in part.options
        )
    except LanthornError:  # an imagined game that has no checkpoint yet can't be looked into
        return False
