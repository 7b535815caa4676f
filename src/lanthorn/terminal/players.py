"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from lanthorn.bots import BOTS, USUAL_BOT, Mind, Recollection, find_bot
from lanthorn.engine import Decision, Match, Rng, Session
from lanthorn.terminal.words import trouble

HUMAN: Final = "human"


class Players:
    """What each seat is: `human`, or the name of a bot."""

    def __init__(self, match: Match[Any, Any], chosen: Mapping[str, str]) -> None:
        names = [seat.name for seat in match.seats]
        for name, player in chosen.items():
            if name not in names:
                raise trouble("unknown-seat", seat=name, seats=", ".join(names))
            check_player(player)
        usual = usual_players(match)
        self.who: Final = tuple(chosen.get(name, usual[name]) for name in names)
        self.names: Final = tuple(names)
        self._recollections: Final = [Recollection() for _ in names]

    def is_human(self, seat: int) -> bool:
        return self.who[seat] == HUMAN

    @property
    def humans(self) -> list[int]:
        return [seat for seat in range(len(self.who)) if self.is_human(seat)]

    def choose(self, session: Session[Any], decision: Decision[Any]) -> int:
        """What the bot in this seat picks. Its dice hang on the moment alone."""
        seat = decision.seat
        rng = Rng.seeded((session.seed or 0) * 1_000_003 + len(session.log) * 101 + seat)
        mind = Mind(session, seat, rng, self._recollections[seat])
        return find_bot(self.who[seat]).choose(mind, decision)

    def notes(self) -> str:
        return ",".join(f"{name}={player}" for name, player in zip(self.names, self.who, strict=True))


def check_player(player: str) -> None:
    """A person, or a bot that there is."""
    if player != HUMAN:
        find_bot(player)


def usual_players(match: Match[Any, Any]) -> dict[str, str]:
    """A person in the first seat, bots in the others."""
    return {seat.name: USUAL_BOT if number else HUMAN for number, seat in enumerate(match.seats)}


def read_seats(text: str) -> dict[str, str]:
    """`heroes=human,master=greedy` as a save's notes have it."""
    return dict(part.split("=", 1) for part in text.split(",") if "=" in part)


def player_names() -> list[str]:
    return [HUMAN, *BOTS]
