"""One seat of the table as a Gymnasium environment, with bots in the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Self

import gymnasium
import numpy as np
from numpy.typing import NDArray

from lanthorn.bots import Bot, Mind, Recollection, find_bot
from lanthorn.engine import Decision, LanthornError, Match, Pack, Rng
from lanthorn.engine.game import Choice
from lanthorn.lab.environments.encoder import Encoder, Observe, Seen
from lanthorn.lab.environments.ids import Which, find_match, id_of, ids
from lanthorn.lab.environments.seating import Seeds, as_text, check_render_mode, position_in, seat_of
from lanthorn.lab.environments.table import Illegal, Table
from lanthorn.lab.sim import LONGEST

Bots = str | Bot | Sequence[str | Bot]


class SeatEnv(gymnasium.Env[Seen, Any]):
    """What the learner does for its seat; the bots of the other seats answer in between.

    The reward comes once, at the end: 1 if the seat's team has won, -1 if it has lost, 0 for a draw. A game
    that isn't over after `longest` decisions of the whole table is truncated.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: Which,
        settings: Mapping[str, Choice | int] | None = None,
        *,
        seat: int | str = 0,
        bots: Bots = "random",
        observe: Observe = "flat",
        longest: int = LONGEST,
        most_options: int | None = None,
        illegal: Illegal = "raise",
        packs: Sequence[Pack] = (),
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        match = find_match(game, settings, packs)
        self.seat = seat_of(match, seat)
        self.bots = _line_up(match, self.seat, bots)
        self.table = Table(Encoder(match, observe, most_options), longest, illegal)
        self.name = id_of(match)
        self.render_mode = render_mode
        self.observation_space = self.table.encoder.observation_space()
        self.action_space = self.table.encoder.action_space()
        self._seeds = Seeds()
        self._dice: list[Rng] = []
        self._recollections: list[Recollection] = []

    def __str__(self) -> str:
        return self.name

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        start = self._seeds.next(seed)
        super().reset(seed=seed)
        self._dice = [Rng.seeded(start + 1 + seat) for seat in range(len(self.table.match.seats))]
        self._recollections = [Recollection() for _ in self.table.match.seats]
        self.table.start(start, position_in(options, strict=True))
        self._let_bots_play()
        return self._seen()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        table = self.table
        if table.is_over or table.is_cut:
            raise LanthornError("The game is over: call reset to begin another one.")
        table.pick(self.seat, action)
        self._let_bots_play()
        seen, info = self._seen()
        return seen, table.rewards()[self.seat], table.is_over, table.is_cut, info

    def _let_bots_play(self) -> None:
        table = self.table
        while not (table.is_over or table.is_cut):
            if table.session.decision(self.seat) is not None:
                return
            decision = table.decision
            table.play(decision.seat, self._choice(decision))

    def _choice(self, decision: Decision[Any]) -> int:
        """What a bot picks. In a game that was just re-dealt it can't imagine anything, and picks blindly."""
        seat, dice = decision.seat, self._dice[decision.seat]
        if not self.table.can_be_copied:
            return dice.below(len(decision.options))
        mind = Mind(self.table.session, seat, dice, self._recollections[seat])
        return self.bots[seat].choose(mind, decision)

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        return self.table.observe(self.seat), self.table.info(self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions there are, as sb3-contrib's MaskablePPO asks for it."""
        masks = np.zeros(self.table.encoder.most_options, np.bool_)
        decision = self.table.session.decision(self.seat)
        masks[: len(decision.options) if decision else 0] = True
        return masks

    def option_keys(self) -> list[str]:
        """The names of the options, in the order of the mask; none if the game is over."""
        decision = self.table.session.decision(self.seat)
        return decision.keys() if decision else []

    def render(self) -> str | None:
        return as_text(self.table, self.seat) if self.render_mode else None

    # Planning

    def clone(self) -> Self:
        """An environment at the same moment that goes its own way. The two share their spaces."""
        return self._with(self.table.clone())

    def redeal(self, seed: int) -> Self:
        """An environment that could be this one, as far as the learner's seat can tell: what it can't know is
        dealt anew from the seed, and the dice will fall anew, those of the bots too."""
        twin = self._with(self.table.redeal(self.seat, seed))
        twin._dice = [Rng.seeded(seed + 1 + seat) for seat in range(len(self._dice))]
        return twin

    def _with(self, table: Table) -> Self:
        twin = copy(self)
        twin.table, twin._seeds = table, self._seeds.copy()
        twin._dice = [dice.copy() for dice in self._dice]
        return twin

    def __copy__(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()


def _line_up(match: Match[Any, Any], seat: int, bots: Bots) -> list[Bot]:
    """The bot of each seat; one stands for all the others. At the learner's own place it is never asked."""
    given = [bots] if isinstance(bots, str | Bot) else list(bots)
    others = len(match.seats) - 1
    if len(given) not in (1, others):
        wanted = "1 bot" if others < 2 else f"1 or {others} bots"
        raise LanthornError(f"{match.game.id} has {others} other seats, so name {wanted}, not {len(given)}.")
    players = [find_bot(bot) if isinstance(bot, str) else bot for bot in given]
    players = players * max(1, others) if len(players) == 1 else players
    return [*players[:seat], players[0], *players[seat:]]


def register() -> None:
    """Make every versioned id known to `gymnasium.make`."""
    for name in ids():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:SeatEnv", kwargs={"game": name})
