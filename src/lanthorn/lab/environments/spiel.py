"""Our games as OpenSpiel knows games, so that its algorithms and its tests run on them (extra `openspiel`).

    game = pyspiel.load_game("lanthorn", {"id": "lanthorn/DungeonHeroes-duel-v1"})

Chance moves first and only once: it deals one of so many `deals`, and all dice of the game follow from it.
That is the same game, because nobody sees the deal; and it makes histories replayable. An algorithm that
clones a state can look ahead at the dice. One that samples by `resample_from_infostate` can't.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import blake2b
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from lanthorn.engine import LanthornError, Match
from lanthorn.engine.game import without_book
from lanthorn.lab.environments.encoder import Encoder, Numbers
from lanthorn.lab.environments.ids import Which, find_match
from lanthorn.lab.environments.table import SEEDS, Table
from lanthorn.lab.sim import LONGEST

NAME: Final = "lanthorn"
DEALS: Final = 1000
MOST_SEATS: Final = 16
PARAMETERS: Final[dict[str, Any]] = {
    "id": "lanthorn/DungeonHeroes-duel-v1",
    "deals": DEALS,
    "longest": LONGEST,
}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A match. `match` is for games that are not installed; those that are come by their versioned id."""

    def __init__(self, params: dict[str, Any] | None = None, match: Match[Any, Any] | None = None) -> None:
        given = PARAMETERS | (params or {})
        if given["deals"] < 1:
            raise LanthornError(f"There must be at least 1 deal, not {given['deals']}.")
        self.encoder = Encoder(match or find_match(given["id"]))
        self.match = self.encoder.match
        self.deals, self.longest = int(given["deals"]), int(given["longest"])
        super().__init__(_type_of(self.match), self._about(), params or {})

    def _about(self) -> Any:
        is_zero_sum = _utility(self.match) == pyspiel.GameType.Utility.ZERO_SUM
        return pyspiel.GameInfo(
            num_distinct_actions=self.encoder.most_options,
            max_chance_outcomes=self.deals,
            num_players=len(self.match.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=self.longest,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise LanthornError(f"Observers take no parameters, not {params!r}.")
        return Observer(self.encoder, bool(iig_obs_type and iig_obs_type.perfect_recall))


def _type_of(match: Match[Any, Any] | None) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Lanthorn",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if match is None else _utility(match),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS if match is None else len(match.seats),
        min_num_players=1 if match is None else len(match.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def _utility(match: Match[Any, Any]) -> Any:
    teams = [seat.team for seat in match.seats]
    if len(set(teams)) == 1:
        return pyspiel.GameType.Utility.IDENTICAL
    if len(teams) == len(set(teams)) == 2:
        return pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameType.Utility.GENERAL_SUM


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. Before the deal there is nothing on the table."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = Table(game.encoder, game.longest)
        self.own: list[tuple[int, ...]] = [() for _ in game.match.seats]
        """What each seat has picked so far."""
        self._deals = game.deals

    @property
    def _is_dealt(self) -> bool:
        return self.table.has_begun

    def current_player(self) -> int:
        if not self._is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.table.decision.seat

    def is_terminal(self) -> bool:
        return self._is_dealt and (self.table.is_over or self.table.is_cut)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if player < 0 or self.is_terminal() or player != self.table.decision.seat:
            return []
        return list(range(min(len(self.table.decision.options), self.table.encoder.most_options)))

    def _apply_action(self, action: int) -> None:
        if not self._is_dealt:
            self.table.start(action)
            return
        seat = self.table.decision.seat
        self.table.pick(seat, action)
        self.own[seat] += (action,)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"deal {action}"
        decision = self.table.decision if self._is_dealt and not self.is_terminal() else None
        known = decision is not None and decision.seat == player and 0 <= action < len(decision.options)
        return str(decision.options[action].key) if decision and known else f"option {action}"

    def returns(self) -> list[float]:
        return self.table.rewards() if self.is_terminal() else [0.0] * len(self.own)

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SpielState:
        """A state that could be this one, as far as the player can tell; the dice will fall anew."""
        twin: SpielState = self.get_game().new_initial_state()
        twin.table = self.table.redeal(player_id, int(sampler() * SEEDS))
        twin.own = self.own[:]
        return twin

    def __str__(self) -> str:
        if not self._is_dealt:
            return "not dealt"
        return f"{self.table.match.game.id} after {self.table.decisions} decisions: {_told(self.table, None)}"


class Observer:
    """What a player sees. The information state adds what the player itself has picked so far."""

    def __init__(self, encoder: Encoder, remembers: bool) -> None:
        self._encoder, self._remembers = encoder, remembers
        self.tensor: Numbers = np.zeros(encoder.layout.size, np.float32)
        self.dict = encoder.in_parts(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0
        if state.table.has_begun:
            self.tensor[:] = self._encoder.row(state.table.session, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if not state.table.has_begun:
            return "not dealt"
        picked: Iterable[int] = state.own[player] if self._remembers else ()
        return f"{_told(state.table, player)} {' '.join(map(str, picked))}".rstrip()


def _told(table: Table, seat: int | None) -> str:
    """A short name for what a seat sees, and what it is asked."""
    view = without_book(table.session.view(seat))
    decision = None if seat is None else table.session.decision(seat)
    asked = decision.kind if decision else ""
    return blake2b(msgspec.json.encode([view, asked, seat]), digest_size=12).hexdigest()


def load(game: Which, deals: int = DEALS, longest: int = LONGEST) -> SpielGame:
    """A game for OpenSpiel, also one that is not installed."""
    return SpielGame({"deals": deals, "longest": longest}, find_match(game))


pyspiel.register_game(_type_of(None), SpielGame)
