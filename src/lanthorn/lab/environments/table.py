"""The table behind every environment: a session, who is asked, what it was worth, and how to copy it."""

from __future__ import annotations

import warnings
from operator import index
from typing import Any, Final, Literal, NamedTuple, Self

from lanthorn.engine import Decision, LanthornError, Rng, Session, find_game, games
from lanthorn.engine import save as saves
from lanthorn.lab.environments.encoder import Encoder, Seen
from lanthorn.lab.environments.ids import find_match
from lanthorn.lab.sim import LONGEST

Illegal = Literal["raise", "wrap"]
"""What an action outside the mask does: an error, or it counts round and round the options."""

SEEDS: Final = 1 << 62


class Dealt(NamedTuple):
    """Where a re-dealt table comes from, so that it can be dealt the same way again."""

    source: Session[Any]
    seat: int
    seed: int
    picks: list[tuple[int, int]]


class Table:
    """One game with everything that PettingZoo, Gymnasium and OpenSpiel ask of it in common."""

    def __init__(self, encoder: Encoder, longest: int = LONGEST, illegal: Illegal = "raise") -> None:
        if longest < 1:
            raise LanthornError(f"A game must be allowed at least 1 decision, not {longest}.")
        if illegal not in ("raise", "wrap"):
            raise LanthornError(f"Illegal actions 'raise' or 'wrap', not {illegal!r}.")
        self.encoder, self.match = encoder, encoder.match
        self.longest, self.illegal = longest, illegal
        self._session: Session[Any] | None = None
        self._dealt: Dealt | None = None
        self.decisions = 0

    # The game

    @property
    def session(self) -> Session[Any]:
        if self._session is None:
            raise LanthornError("No game has begun: call reset first.")
        return self._session

    @property
    def has_begun(self) -> bool:
        return self._session is not None

    def start(self, seed: int, position: object = None) -> None:
        """A new game, or a position in the game's own words with dice for this seed."""
        self._dealt, self.decisions = None, 0
        if position is None:
            self._session = self.match.start(seed)
        elif isinstance(position, str):
            state = self.match.position(position).origin
            state.rng = Rng.seeded(seed)
            self._session = self.match.resume(state)
        else:
            raise LanthornError(f"A position is told in words, not by {position!r}.")
        self._session.play.events = None  # nobody reads them, so they need not be made

    @property
    def is_over(self) -> bool:
        return self.session.is_over

    @property
    def is_cut(self) -> bool:
        """Whether the game is left unfinished because it took too long."""
        return self.decisions >= self.longest and not self.session.is_over

    @property
    def decision(self) -> Decision[Any]:
        """Who is asked now. Of several that are asked at once, the first."""
        if self.is_over or self.is_cut:
            raise LanthornError("The game is over: call reset to begin another one.")
        return self.session.decisions[0]

    def pick(self, seat: int, action: object) -> None:
        """Carry out an action of a seat: the place of an option in its list."""
        self.play(seat, self._place_of(seat, action))

    def play(self, seat: int, place: int) -> None:
        """The same for those who know what they do, such as bots."""
        self.session.pick(seat, place)
        self.decisions += 1
        if self._dealt is not None:
            self._dealt.picks.append((seat, place))

    def _place_of(self, seat: int, action: object) -> int:
        decision = self.session.decision(seat)
        if decision is None:
            raise LanthornError(f"Seat {seat} is not being asked.")
        room = min(len(decision.options), self.encoder.most_options)
        try:
            place = index(action)  # type: ignore[arg-type]
        except TypeError as error:
            raise LanthornError(f"An action is the place of an option, not {action!r}.") from error
        if self.illegal == "wrap":
            return place % room
        if not 0 <= place < room:
            raise LanthornError(
                f"Action {place} is outside the mask: {decision.kind!r} has options 0 to {room - 1}."
            )
        return place

    # What learners get

    def observe(self, seat: int) -> Seen:
        return self.encoder.observe(self.session, seat)

    def info(self, seat: int) -> dict[str, Any]:
        """How many options found no room in the list; nothing where all did."""
        decision = self.session.decision(seat)
        left_out = len(decision.options) - self.encoder.most_options if decision else 0
        if left_out <= 0:
            return {}
        warnings.warn(
            f"{left_out} options of {self.match.game.id} found no room; most_options could be larger.",
            RuntimeWarning,
            stacklevel=3,
        )
        return {"left_out": left_out}

    def rewards(self) -> list[float]:
        """For each seat: 1 if its team has won, -1 if it has lost, 0 for a draw or while the game goes on."""
        outcome, seats = self.session.outcome, self.match.seats
        if outcome is None or not self.session.is_over:
            return [0.0] * len(seats)
        teams = {seat.team for seat in seats}
        winning = {seats[winner].team for winner in outcome.winners if winner < len(seats)}
        if not winning and len(teams) > 1:
            return [0.0] * len(seats)
        return [1.0 if seat.team in winning else -1.0 for seat in seats]

    # Copies

    def clone(self) -> Self:
        """A table at the same moment that goes its own way from here on."""
        twin = self._bare()
        if self._session is None:
            return twin
        twin.decisions = self.decisions
        if self.can_be_copied:
            twin._session = self._session.clone()
            twin._dealt = self._dealt and self._dealt._replace(picks=self._dealt.picks[:])
        elif self._dealt is not None:
            twin._deal(self._dealt)
        return twin

    def redeal(self, seat: int, seed: int) -> Self:
        """A table that could be this one, as far as the seat can tell: what it can't know is dealt anew,
        and the dice will fall anew. The same seed deals the same."""
        if not 0 <= seat < len(self.match.seats):
            raise LanthornError(f"There is no seat {seat}: the seats are 0 to {len(self.match.seats) - 1}.")
        twin = self._bare()
        twin._deal(Dealt(self.session.clone(), seat, seed, []))
        twin.decisions = self.decisions
        return twin

    def _deal(self, dealt: Dealt) -> None:
        self._session = dealt.source.imagine(dealt.seat, Rng.seeded(dealt.seed))
        for seat, place in dealt.picks:
            self._session.pick(seat, place)
        self._dealt = dealt._replace(picks=dealt.picks[:])

    @property
    def can_be_copied(self) -> bool:
        """A re-dealt game can't be copied as it stands before its first checkpoint."""
        session = self.session
        return self._dealt is None or session.is_over or session.checkpoint is not session.state

    def _bare(self) -> Self:
        return type(self)(self.encoder, self.longest, self.illegal)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    # Pickling: as a save, because a game in the middle of a rule can't be pickled itself

    def __getstate__(self) -> dict[str, Any]:
        game = self.match.game
        if games().get(game.id) is not game:
            raise LanthornError(f"{game.id} is not installed, so that nobody could unpickle it.")
        source = self._dealt.source if self._dealt else self._session
        return {
            "match": (game.id, self.match.settings, self.match.packs, self.match.carried),
            "encoder": (self.encoder.observe_as, self.encoder.most_options),
            "table": (self.longest, self.illegal, self.decisions),
            "save": None if source is None else saves.save(source),
            "dealt": self._dealt and (self._dealt.seat, self._dealt.seed, self._dealt.picks),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        name, settings, packs, carried = kept["match"]
        plain = not packs and carried is None
        match = find_match(name, settings) if plain else find_game(name).match(settings, packs, carried)
        longest, illegal, decisions = kept["table"]
        self.__init__(Encoder(match, *kept["encoder"]), longest, illegal)  # type: ignore[misc]
        if kept["save"] is not None:
            self._session = saves.bring_back(match, saves.read(kept["save"])).session
            self._session.play.events = None
        if kept["dealt"] and self._session:
            self._deal(Dealt(self._session, *kept["dealt"]))
        self.decisions = decisions
