"""One PettingZoo Parallel environment for every installed game.

In every step all agents that are asked answer at once: where a game asks several seats together, such as for orders or
bids, none sees what the others choose. Agents that are not asked have an empty mask; whatever they answer is ignored.
"""

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Dict, Discrete
from pettingzoo import ParallelEnv

from teahouse.engine.rewards import Reward
from teahouse.envs.aec import TeahouseAEC
from teahouse.envs.settings import Illegal, Observation

Steps = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class TeahouseParallel(ParallelEnv):  # type: ignore[misc]  # PettingZoo is untyped
    """A game in which all who are asked answer together. Set-up, actions, observations and rewards are those of AEC."""

    def __init__(
        self,
        game: str = "zhanguo",
        seats: int = 4,
        options: dict[str, str] | None = None,
        *,
        illegal: Illegal = "end",
        max_cycles: int | None = None,
        reward: str | Reward = "win",
        pack: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Load a game; `max_cycles` cuts it off after so many moves for each seat on average."""
        self.table = TeahouseAEC(game, seats, options, illegal=illegal, max_cycles=max_cycles, reward=reward, pack=pack)
        self.render_mode = self.table.render_mode = render_mode
        self.metadata = {**self.table.metadata, "is_parallelizable": True}
        self.possible_agents = self.table.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> Discrete:
        return self.table.action_space(agent)

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.table.observe(agent) for agent in self.possible_agents}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game. `options` are not used."""
        self.table.reset(seed, options)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Steps:
        """Carry out the answers of all who were asked when the step began, seat by seat."""
        table = self.table
        asked = [(decision, f"player_{decision.seat}") for decision in table.position.open]
        for decision, agent in asked:
            if not table.is_over and decision in table.position.open:
                table.answer(decision, actions.get(agent))
        live = self.agents
        told = (
            {agent: table.observe(agent) for agent in live},
            {agent: table.rewards[agent] for agent in live},
            {agent: table.terminations[agent] for agent in live},
            {agent: table.truncations[agent] for agent in live},
            {agent: table.infos[agent] for agent in live},
        )
        if table.is_over:
            self.agents = []
        return told

    def state(self) -> npt.NDArray[np.uint8]:
        """What all seats know, one row for each."""
        return self.table.state()

    def render(self) -> str | None:
        return self.table.render()

    def close(self) -> None:
        """There is nothing to let go of."""
