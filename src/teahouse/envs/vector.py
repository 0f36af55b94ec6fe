"""Gymnasium's vector environment: one learner in each of many games, the other seats played by opponents."""

from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Dict
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from teahouse.engine.rewards import Reward
from teahouse.envs.batch import BatchEnv
from teahouse.envs.settings import Illegal, Opponents

Rows = dict[str, npt.NDArray[Any]]


class TeahouseVector(VectorEnv[Rows, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """`num_envs` games; one that ends is followed by the next in the same step.

    `infos["final_obs"]` and `infos["final_info"]` then hold what the learner knew in the end and how the game ended.
    The arrays given back are copies unless `copy` is False.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(
        self,
        game: str = "zhanguo",
        num_envs: int = 64,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        *,
        opponents: Opponents = "random",
        rotate: bool = True,
        reward: str | Reward = "win",
        illegal: Illegal = "end",
        max_moves: int | None = None,
        pack: str | Path | None = None,
        workers: int = 0,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """Open the games; see `BatchEnv`. `render_mode` is there for Gymnasium and must be None."""
        super().__init__()
        self.games = BatchEnv(
            game,
            num_envs,
            seats,
            options,
            opponents=opponents,
            rotate=rotate,
            reward=reward,
            illegal=illegal,
            max_moves=max_moves,
            pack=pack,
            workers=workers,
        )
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = render_mode
        self.single_observation_space = self.games.observation_space
        self.single_action_space = self.games.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _seen(self) -> Rows:
        rows = {"observation": self.games.observations, "action_mask": self.games.action_masks}
        return {name: array.copy() for name, array in rows.items()} if self.copy else rows

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Rows, dict[str, Any]]:
        """Deal all games anew. `options` are not used."""
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        return self._seen(), {}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Rows, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        """One move of the learner in each game."""
        movers = self.games.seats.astype(np.intp)
        self.games.step(actions)
        rewards: npt.NDArray[np.float64] = self.games.rewards[np.arange(self.num_envs), movers]
        return self._seen(), rewards, self.games.terminations, self.games.truncations, self._infos()

    def _infos(self) -> dict[str, Any]:
        infos: dict[str, Any] = {}
        assert isinstance(self.single_observation_space, Dict)
        for number, ended in self.games.ended.items():
            row = np.frombuffer(ended.row, np.uint8)
            mask = np.zeros(self.games.action_masks.shape[1], np.int8)
            told = {
                "points": np.array(ended.points),
                "winner": ended.seat in ended.winners,
                "moves": ended.moves,
                "seat": ended.seat,
            }
            last = {"final_obs": {"observation": row, "action_mask": mask}, "final_info": told}
            infos = self._add_info(infos, last, number)
        return infos

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()
