"""Many games of bots against each other, and a report of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec

from lanthorn.bots import Bot, Mind, find_bot
from lanthorn.engine import LanthornError, Match, Outcome, Policy, Rng
from lanthorn.engine.chance import scramble
from lanthorn.engine.game import Settings
from lanthorn.engine.session import simulate

Z95: Final = 1.959963984540054
"""How many standard deviations hold 95 in 100 of a normal distribution."""

LONGEST: Final = 3_000
"""A game that is not over after so many decisions is left without a winner."""


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat fared: its wins, and between which shares the true one lies, 95 times in 100."""

    seat: str
    bot: str
    wins: int
    share: float
    low: float
    high: float


class SimReport(msgspec.Struct, frozen=True):
    """What many games told. Reports of the same games are equal; how long they took doesn't count."""

    game: str
    settings: Settings
    bots: tuple[str, ...]
    seed: int
    games: int
    interrupted: bool
    seats: tuple[SeatResult, ...]
    no_winner: int
    unfinished: int
    """How many of the games without a winner were left after LONGEST decisions."""
    decisions: int
    mean_length: float
    min_length: int
    max_length: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds > 0 else 0.0

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SimReport):
            return NotImplemented
        return self._without_time() == other._without_time()

    def __hash__(self) -> int:
        return hash((self.game, self.seed, self.games, self.decisions))

    def _without_time(self) -> dict[str, Any]:
        values = msgspec.structs.asdict(self)
        del values["seconds"]
        return values

    def to_json(self) -> str:
        """The whole report, for other programs."""
        values = msgspec.to_builtins(self) | {"decisions_per_second": self.decisions_per_second}
        return msgspec.json.format(msgspec.json.encode(values), indent=2).decode()


class Played(NamedTuple):
    """One game that was played, to its end or until it was left."""

    winners: tuple[int, ...]
    length: int
    is_over: bool


def simulate_many(
    match: Match[Any, Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
) -> SimReport:
    """Play so many games. `progress` is told after each how many are done.

    An interrupt from the keyboard ends it early; the report then covers the games that were finished.
    """
    if games <= 0:
        raise LanthornError(f"The number of games must be at least 1, not {games}.")
    players = line_up(match, bots)
    played: list[Played] = []
    began = perf_counter()
    try:
        for number in range(games):
            played.append(play_game(match, players, game_seed(seed, number)))
            if progress is not None:
                progress(len(played))
    except KeyboardInterrupt:
        pass
    return report(match, players, played, seed, len(played) < games, perf_counter() - began)


def line_up(match: Match[Any, Any], names: Sequence[str]) -> list[Bot]:
    """The bot of each seat; one name stands for all seats."""
    seats = len(match.seats)
    if len(names) not in (1, seats):
        wanted = ", ".join(seat.name for seat in match.seats)
        raise LanthornError(
            f"{match.game.id} has {seats} {'seat' if seats == 1 else 'seats'} ({wanted}),"
            f" so name {'1 bot' if seats == 1 else f'1 or {seats} bots'}, not {len(names)}."
        )
    players = [find_bot(name) for name in names]
    return players * seats if len(players) == 1 else players


def game_seed(seed: int, number: int) -> int:
    """The seed of game number so-and-so: seeds that are neighbours share no games."""
    return scramble(scramble(seed) + number)


def play_game(match: Match[Any, Any], players: Sequence[Bot], seed: int) -> Played:
    """One game. Bots that need only the options play it inline, which is much faster."""
    streams = [Rng.seeded(scramble(seed) + seat) for seat in range(len(players))]
    policies = [player.policy(stream) for player, stream in zip(players, streams, strict=True)]
    inline = [policy for policy in policies if policy is not None]
    if len(inline) == len(players):
        return play_inline(match, inline, seed)
    return play_session(match, players, streams, seed)


def play_inline(match: Match[Any, Any], policies: Sequence[Policy], seed: int) -> Played:
    play = simulate(match, seed, policies, LONGEST)
    return _played(match.game.outcome(play.state), len(play.log))


def play_session(match: Match[Any, Any], players: Sequence[Bot], streams: Sequence[Rng], seed: int) -> Played:
    session = match.start(seed)
    minds = [Mind(session, seat, stream) for seat, stream in enumerate(streams)]
    while not session.is_over and len(session.log) < LONGEST:
        decision = session.decisions[0]
        seat = decision.seat
        session.pick(seat, players[seat].choose(minds[seat], decision))
    return _played(session.outcome, len(session.log))


def _played(outcome: Outcome | None, length: int) -> Played:
    return Played(outcome.winners if outcome else (), length, outcome is not None)


def report(
    match: Match[Any, Any],
    players: Sequence[Bot],
    played: Sequence[Played],
    seed: int,
    interrupted: bool,
    seconds: float,
) -> SimReport:
    """Sum the games up."""
    lengths = [game.length for game in played]
    return SimReport(
        game=match.game.id,
        settings=match.settings,
        bots=tuple(player.name for player in players),
        seed=seed,
        games=len(played),
        interrupted=interrupted,
        seats=tuple(_seat_result(match, players, played, seat) for seat in range(len(players))),
        no_winner=sum(not game.winners for game in played),
        unfinished=sum(not game.is_over for game in played),
        decisions=sum(lengths),
        mean_length=sum(lengths) / len(lengths) if lengths else 0.0,
        min_length=min(lengths, default=0),
        max_length=max(lengths, default=0),
        seconds=seconds,
    )


def _seat_result(
    match: Match[Any, Any], players: Sequence[Bot], played: Sequence[Played], seat: int
) -> SeatResult:
    wins = sum(seat in game.winners for game in played)
    low, high = wilson(wins, len(played))
    share = wins / len(played) if played else 0.0
    return SeatResult(match.seats[seat].name, players[seat].name, wins, share, low, high)


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's interval: the shares that fit so many wins, 95 times in 100. Right for few games too."""
    if games == 0:
        return 0.0, 1.0
    share, spread = wins / games, Z95 * Z95 / games
    middle = share + spread / 2
    width = Z95 * sqrt(share * (1 - share) / games + spread / games / 4)
    low, high = (middle - width) / (1 + spread), (middle + width) / (1 + spread)
    return max(0.0, low), min(1.0, high)
