"""PufferLib: many games in compiled code as one of its native environments. Importing this needs PufferLib 3.

    import pufferlib.vector
    from teahouse.envs.puffer import TeahousePuffer

    games = pufferlib.vector.make(
        TeahousePuffer,
        env_kwargs={"game": "great_wall", "opponents": "pupil"},
        backend=pufferlib.vector.Multiprocessing,
        num_envs=2,
    )

PufferLib gives its policies one row of numbers and nothing else: it is the observation, and behind it the mask of legal
actions, so that a policy can heed it (`observations[:, games.features:]`). An action that is not allowed is replaced by
a legal one, by chance, unless `illegal="end"`.
"""

from pathlib import Path
from typing import Any

import numpy as np
import pufferlib
from gymnasium.spaces import Box, Discrete

from teahouse.engine.rewards import Reward
from teahouse.envs.batch import BatchEnv
from teahouse.envs.settings import Illegal, Opponents


class TeahousePuffer(pufferlib.PufferEnv):  # type: ignore[misc, unused-ignore]  # where PufferLib is not installed
    """`count` games side by side, a learner in each of them; the other seats are played by `opponents`."""

    def __init__(
        self,
        game: str = "zhanguo",
        count: int = 64,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        *,
        opponents: Opponents = "random",
        reward: str | Reward = "win",
        illegal: Illegal = "replace",
        max_moves: int | None = None,
        pack: str | Path | None = None,
        buf: Any = None,
        seed: int | None = None,
    ) -> None:
        self.games = BatchEnv(
            game,
            count,
            seats,
            options,
            opponents=opponents,
            reward=reward,
            illegal=illegal,
            max_moves=max_moves,
            pack=pack,
        )
        self.seed = seed
        self.features = self.games.layout.size
        """How long an observation is; behind it stands the mask."""
        actions = len(self.games.kind.moves)
        self.single_observation_space = Box(0, 255, (self.features + actions,), np.uint8)
        self.single_action_space = Discrete(actions)
        self.num_agents = count
        super().__init__(buf)

    def reset(self, seed: int | None = None) -> tuple[Any, list[dict[str, Any]]]:
        self.games.reset(self.seed if seed is None else seed)
        self.rewards[:] = 0
        self._show()
        return self.observations, []

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, list[dict[str, Any]]]:
        games = self.games
        movers = games.seats.astype(np.intp)
        games.step(np.asarray(actions).reshape(-1))
        self.rewards[:] = games.rewards[np.arange(games.count), movers]
        self._show()
        return self.observations, self.rewards, self.terminals, self.truncations, self._told()

    def _show(self) -> None:
        """Into PufferLib's own arrays, which may be shared between processes."""
        self.observations[:, : self.features] = self.games.observations
        self.observations[:, self.features :] = self.games.action_masks
        self.terminals[:] = self.games.terminations
        self.truncations[:] = self.games.truncations

    def _told(self) -> list[dict[str, Any]]:
        """Of every game that has ended, what PufferLib averages and shows."""
        told: list[dict[str, Any]] = []
        for number, ended in self.games.ended.items():
            won = (ended.seat in ended.winners) / max(1, len(ended.winners))
            score = {"won": won, "points": ended.points[ended.seat], "episode_length": ended.moves}
            told.append({**score, "episode_return": float(self.rewards[number])})
        return told

    def close(self) -> None:
        self.games.close()
