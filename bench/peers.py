"""Random legal play in well-known Python game libraries, to set our own speed against.

Every peer plays in the fastest form that its public interface offers, so that a comparison
never flatters us. Each one is imported inside its own function: a peer that is not installed
raises ImportError there, and the caller can report it and go on with the others.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import Any

CHESS_PLY_LIMIT = 300


@dataclass(frozen=True)
class Rate:
    """How much whole-game random play fitted into the measured time."""

    decisions: int
    games: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        """Return the figure to compare: it does not depend on how long a game lasts."""
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        """Return whole games per second, which includes the cost of setting up a game."""
        return self.games / self.seconds


def measure(play_game: Callable[[], int], seconds: float) -> Rate:
    """Play games until the time is up; `play_game` returns the number of its decisions.

    What counts is the time of the processor, so that what else the machine does disturbs little.
    One game is played before the clock starts, because some peers fill caches in the first.
    The last game is played to its end, so the measured time can exceed the time asked for:
    cutting it off would count the cheap openings more often than the endings.
    """
    play_game()
    decisions = games = 0
    elapsed = 0.0
    start = process_time()
    while games == 0 or elapsed < seconds:
        decisions += play_game()
        games += 1
        elapsed = process_time() - start
    return Rate(decisions, games, elapsed)


def openspiel_tic_tac_toe(seconds: float, seed: int) -> Rate:
    """Measure OpenSpiel's tic-tac-toe that is written in Python, not the one in C++.

    Importing the game's module registers it, which is why the import looks unused.
    """
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401

    game: Any = pyspiel.load_game("python_tic_tac_toe")
    choose = Random(seed).choice

    def play_game() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            state.apply_action(choose(state.legal_actions()))
            decisions += 1
        return decisions

    return measure(play_game, seconds)


def pettingzoo_tic_tac_toe(seconds: float, seed: int) -> Rate:
    """Measure PettingZoo's tictactoe_v3."""
    return _pettingzoo("classic/tictactoe-v3", seconds, seed)


def pettingzoo_chess(seconds: float, seed: int) -> Rate:
    """Measure PettingZoo's chess_v6.

    It ends a game as soon as a draw can be claimed, so it needs no limit on the plies. A game
    takes near half a second: give it ten seconds or more for a steady figure.
    """
    return _pettingzoo("classic/chess-v6", seconds, seed)


def _pettingzoo(environment_id: str, seconds: float, seed: int) -> Rate:
    """Measure a PettingZoo environment without its wrappers.

    The wrappers only check the caller's use of the environment, and would make tic-tac-toe
    several times slower. For the same reason we ask for the observation, which carries the
    legal actions, only where a decision follows, and reset instead of stepping ended agents.
    """
    import pettingzoo
    from pettingzoo.env_registry.exceptions import FailedToImport

    try:
        environment: Any = pettingzoo.make("aec", environment_id).unwrapped
    except FailedToImport as failure:  # PettingZoo without its extra "classic"
        raise ImportError(str(failure)) from failure
    choose = Random(seed).choice

    def play_game() -> int:
        environment.reset()
        decisions = 0
        while not environment.terminations[agent := environment.agent_selection]:
            mask = environment.observe(agent)["action_mask"]
            environment.step(choose(mask.nonzero()[0]))
            decisions += 1
        return decisions

    return measure(play_game, seconds)


def rlcard_uno(seconds: float, seed: int) -> Rate:
    """Measure RLCard's Uno for two players, the only number its environment offers.

    Raw actions spare RLCard from working out the legal actions once more to decode a number.
    Its raw list names an action twice if the hand holds the card twice: we drop the repeats,
    so that the choice is uniform over the legal actions.
    """
    import rlcard

    environment: Any = rlcard.make("uno", config={"seed": seed})
    choose = Random(seed).choice

    def play_game() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            actions = list(dict.fromkeys(state["raw_legal_actions"]))
            state, _ = environment.step(choose(actions), raw_action=True)
            decisions += 1
        return decisions

    return measure(play_game, seconds)


def python_chess(seconds: float, seed: int) -> Rate:
    """Measure python-chess.

    `Board.is_game_over()` would generate legal moves a second time, only to see whether there
    are any. We generate them once, and stop on the same conditions: no legal move (checkmate
    or stalemate), insufficient material, seventy-five moves, fivefold repetition. Random play
    can wander for long, so a game is also cut at CHESS_PLY_LIMIT plies.
    """
    import chess

    choose = Random(seed).choice

    def play_game() -> int:
        board = chess.Board()
        for ply in range(CHESS_PLY_LIMIT):
            moves = list(board.legal_moves)
            if not moves or _is_drawn(board):
                return ply
            board.push(choose(moves))
        return CHESS_PLY_LIMIT

    return measure(play_game, seconds)


def _is_drawn(board: Any) -> bool:
    """Return whether a position with legal moves left is drawn without a claim."""
    return bool(
        board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition()
    )


PEERS: dict[str, Callable[[float, int], Rate]] = {
    "OpenSpiel tic-tac-toe (Python)": openspiel_tic_tac_toe,
    "PettingZoo tic-tac-toe": pettingzoo_tic_tac_toe,
    "PettingZoo chess": pettingzoo_chess,
    "RLCard Uno": rlcard_uno,
    "python-chess": python_chess,
}
