"""The whole table for PettingZoo, each seat an agent: one after another (AEC), or all in each cycle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, Self

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from lanthorn.engine import First, LanthornError, Pack
from lanthorn.engine.game import Choice
from lanthorn.lab.environments.encoder import Encoder, Observe, Seen
from lanthorn.lab.environments.ids import Which, find_match, id_of
from lanthorn.lab.environments.seating import Seeds, agents_of, as_text, check_render_mode, position_in
from lanthorn.lab.environments.table import Illegal, Table
from lanthorn.lab.sim import LONGEST

WAIT: Final = 0
"""In a cycle: the only action in the mask of an agent that isn't asked. It does nothing."""

Infos = dict[str, dict[str, Any]]
Cycle = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class _AtTable:
    """What both environments have in common."""

    metadata: ClassVar[dict[str, Any]]

    def __init__(
        self,
        game: Which,
        settings: Mapping[str, Choice | int] | None = None,
        *,
        observe: Observe = "flat",
        longest: int = LONGEST,
        most_options: int | None = None,
        illegal: Illegal = "raise",
        packs: Sequence[Pack] = (),
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        match = find_match(game, settings, packs)
        self.table = Table(Encoder(match, observe, most_options), longest, illegal)
        self.name = id_of(match)
        self.render_mode = render_mode
        self.possible_agents = agents_of(match)
        encoder = self.table.encoder
        self.observation_spaces = {agent: encoder.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: encoder.action_space() for agent in self.possible_agents}
        self.agents: list[str] = []
        self._seeds = Seeds()

    def __str__(self) -> str:
        return self.name

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def _begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        self.table.start(self._seeds.next(seed), position_in(options, strict=False))
        self.agents = self.possible_agents[:]

    def _check_agents(self) -> None:
        if not self.agents:
            raise LanthornError("No game is going on: call reset to begin one.")

    def render(self) -> str | None:
        return as_text(self.table, None) if self.render_mode else None

    def close(self) -> None:
        """Nothing is held open."""

    # Planning

    def clone(self) -> Self:
        """An environment at the same moment that goes its own way. The two share their spaces."""
        return self._with(self.table.clone())

    def redeal(self, agent: str | int, seed: int) -> Self:
        """An environment that could be this one, as far as the agent can tell, for fair planners.

        What its seat can't know is dealt anew from the seed, and the dice will fall anew.
        """
        if isinstance(agent, str) and agent not in self.possible_agents:
            raise LanthornError(f"There is no agent {agent!r}: there are {', '.join(self.possible_agents)}.")
        seat = self.possible_agents.index(agent) if isinstance(agent, str) else agent
        return self._with(self.table.redeal(seat, seed))

    def _with(self, table: Table) -> Self:
        twin = type(self).__new__(type(self))
        for name, value in self.__dict__.items():
            twin.__dict__[name] = value.copy() if isinstance(value, dict | list | Seeds) else value
        twin.table = table
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()


class TableEnv(_AtTable, AECEnv):  # type: ignore[misc]
    """One agent for each seat. An action is the place of an option in its list, where the mask has a 1.

    Rewards come once, at the end: 1 to every seat of a team that has won, -1 to one that has lost, 0 for a
    draw. A game that isn't over after `longest` decisions is truncated.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "lanthorn",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[0]
        self._go_on()

    def step(self, action: Any) -> None:
        self._check_agents()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._bow_out(agent, action)
            return
        self.table.pick(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self._go_on()
        self._accumulate_rewards()

    def _bow_out(self, agent: str, action: Any) -> None:
        if action is not None:
            raise LanthornError(f"The game is over for {agent}: step with None, or call reset.")
        self._was_dead_step(action)

    def _go_on(self) -> None:
        """To the next one who is asked, or to the end."""
        table = self.table
        self.infos: Infos = {agent: {} for agent in self.agents}
        if table.is_over or table.is_cut:
            self.rewards = dict(zip(self.agents, table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, table.is_over)
            self.truncations = dict.fromkeys(self.agents, table.is_cut)
            return
        seat = table.decision.seat
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = table.info(seat)

    def observe(self, agent: str) -> Seen:
        """What the seat sees. The mask is empty for one who is not asked."""
        return self.table.observe(self.possible_agents.index(agent))

    def option_keys(self) -> list[str]:
        """The names of the options of whoever is asked, in the order of the mask."""
        return self.table.decision.keys()


class ParallelTableEnv(_AtTable, ParallelEnv):  # type: ignore[misc]
    """For libraries that know no turns: in each cycle everybody acts, but only who is asked is heard.

    A cycle is one decision, or several that are made at once. Otherwise it is like `TableEnv`.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "lanthorn", "render_modes": ["ansi"]}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], Infos]:
        self._begin(seed, options)
        return self._seen(), self._infos()

    def step(self, actions: Mapping[str, Any]) -> Cycle:
        self._check_agents()
        for seat in self._asked():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise LanthornError(f"{agent} is asked and gave no action.")
            self.table.pick(seat, actions[agent])
        table, agents = self.table, self.agents
        rewards = dict(zip(agents, table.rewards(), strict=True))
        ended, cut = dict.fromkeys(agents, table.is_over), dict.fromkeys(agents, table.is_cut)
        seen, infos = self._seen(), self._infos()
        if table.is_over or table.is_cut:
            self.agents = []
        return seen, rewards, ended, cut, infos

    def _asked(self) -> list[int]:
        session = self.table.session
        asked = [decision.seat for decision in session.decisions]
        return asked[:1] if isinstance(session.pending, First) else asked

    def _seen(self) -> dict[str, Seen]:
        asked, seen = self._asked(), dict[str, Seen]()
        for seat, agent in enumerate(self.agents):
            seen[agent] = self.table.observe(seat)
            if seat not in asked:
                seen[agent]["action_mask"][:] = 0
                seen[agent]["action_mask"][WAIT] = 1
        return seen

    def _infos(self) -> Infos:
        return {agent: self.table.info(seat) for seat, agent in enumerate(self.agents)}
