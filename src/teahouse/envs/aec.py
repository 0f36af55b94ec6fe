"""One PettingZoo AEC environment for every installed game.

**Agents** are `player_0` to `player_3`, by seat. The agent to act is the seat of the first open decision; where several
seats owe a hidden decision at once they act one after another, none seeing what the others chose.

**Actions** are the game's vocabulary of moves: action 17 is the move `kind.moves[17]`.

**Observations** are `{"observation": uint8 row, "action_mask": int8 row}`. The row holds what the seat may know;
`kind.layout()` says what stands where. Only an agent with an open decision has legal actions in its mask.

**Rewards** come once, at the end. Those of `win` sum to zero: the winners share +1, the others share -1; where
everybody won or everybody lost together, each gets +1 or -1. Then `info` holds `points` by seat, and whether the agent
is a `winner`.

**An illegal action** ends the game: its agent gets -1, the others 0, and its `info["refused"]` is the clause of the
rules that forbids it. With `illegal="replace"` a random legal move is made instead, and the clause is given as well.
"""

import random
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from teahouse.engine.batch import ILLEGAL_REWARD
from teahouse.engine.decision import Decision
from teahouse.engine.errors import TeahouseError
from teahouse.engine.position import Position
from teahouse.engine.rewards import Reward
from teahouse.engine.rng import seeded
from teahouse.envs.rendering import public_text
from teahouse.envs.settings import (
    RENDER_MODES,
    Illegal,
    Observation,
    action_of,
    check_illegal,
    check_render_mode,
    settled,
)

NO_MOVE: Final = "not a move"
"""What refuses an action outside the vocabulary."""


class TeahouseAEC(AECEnv):  # type: ignore[misc]  # PettingZoo is untyped
    """A game as an AEC environment, without wrappers."""

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
        """Load a game, with its own cards or those of a pack.

        `options` are the game's own (`kind.options`). `max_cycles` ends an episode with truncation after that many
        moves for each seat on average; by default a game lasts until its end. `reward` is `win`, `margin`, `rank`, or a
        function that gives each seat its reward for the last position.
        """
        super().__init__()
        check_render_mode(render_mode)
        check_illegal(illegal)
        self.settings = settled(game, seats, options, reward, pack)
        self.kind = self.settings.kind
        self.game_options = self.settings.options
        self.seats = seats
        self.illegal = illegal
        self.render_mode = render_mode
        self.most_moves = None if max_cycles is None else max_cycles * seats
        self.metadata = {"name": f"{game}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.actions = len(self.kind.moves)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, Dict] = {}
        self.action_spaces: dict[str, Discrete] = {}
        for agent in self._seat_of:
            self.observation_spaces[agent], self.action_spaces[agent] = self.settings.spaces()
        self._chance = seeded(str(random.SystemRandom().getrandbits(64)))
        self._start(str(self._chance.next()))

    def observation_space(self, agent: str) -> Dict:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """One action for each word of the vocabulary."""
        return self.action_spaces[agent]

    # -- an episode --------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed gives the game the same deal as everywhere else in Teahouse.

        Without a seed the games that follow are drawn from the last one given. `options` are not used.
        """
        if seed is None:
            text = str(self._chance.next())
        else:
            text = str(seed)
            self._chance = seeded(f"environment {seed}")
        self._start(text)
        agents = self.possible_agents[:]
        self.agents = agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self._select()
        if self.render_mode == "human":
            self.render()

    def _start(self, seed: str) -> None:
        self.position: Position = self.settings.start(seed)
        self.moves_made = 0
        self._done = False

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.position.open[0].seat]

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and which moves it may make now; both arrays are its own to keep."""
        seen = self.settings.see(self.position, self._seat_of[agent])
        if self._done:
            seen["action_mask"] = np.zeros_like(seen["action_mask"])
        return seen

    def state(self) -> npt.NDArray[np.uint8]:
        """What all seats know, one row for each: for a critic that may see more than an actor."""
        rows = [self.kind.features(self.position, seat) for seat in range(self.seats)]
        return np.frombuffer(b"".join(rows), np.uint8).reshape(self.seats, -1)

    def step(self, action: int | None) -> None:
        """Make the selected agent's move, or take a finished agent off the table with None."""
        agent = self.agent_selection
        if self._done:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.answer(self.position.open[0], action)
        if self.render_mode == "human":
            self.render()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, in whatever way."""
        return self._done

    def answer(self, decision: Decision[Any], action: int | None) -> None:
        """Answer one of the open questions."""
        g = self.position
        agent = self.possible_agents[decision.seat]
        if action is None:
            raise TeahouseError(f"{agent} must choose an action; None is for agents whose game is over.")
        move = action_of(action, self.actions)
        clause = g.judge(decision, move) if move >= 0 else NO_MOVE
        self.infos[agent] = {} if clause is None else {"refused": clause}
        if clause is not None:
            if self.illegal == "end":
                self._finish(self.terminations, {agent: ILLEGAL_REWARD})
                return
            legal = g.options(decision)
            move = legal[self._chance.below(len(legal))]
        g.apply(decision, move)
        self.moves_made += 1
        if not g.open:
            self._finish(self.terminations, self._result())
        elif self.moves_made == self.most_moves:
            self._finish(self.truncations, {})
        else:
            self._select()

    def _result(self) -> dict[str, float]:
        """What the end is worth to each agent; their infos tell points and victory."""
        g = self.position
        winners = g.winners()
        points = [g.points(seat) for seat in range(self.seats)]
        rewards = self.settings.reward(g)
        for agent, seat in self._seat_of.items():
            self.infos[agent] = {"points": points, "winner": seat in winners}
        return {agent: rewards[seat] for agent, seat in self._seat_of.items()}

    def _finish(self, flags: dict[str, bool], rewards: dict[str, float]) -> None:
        """Everybody's game ends at once; each agent then makes one last step with None."""
        self._done = True
        for agent in self.agents:
            flags[agent] = True
            self.rewards[agent] = rewards.get(agent, 0.0)
            self._cumulative_rewards[agent] += self.rewards[agent]
        self.agent_selection = self.agents[0]

    # -- looking -----------------------------------------------------------------------------------

    def render(self) -> str | None:
        """The public position: as text for `ansi`, on the screen for `human`."""
        if self.render_mode is None:
            return None
        text = public_text(self.kind.name, self.position)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to let go of."""


raw_env = TeahouseAEC


def env(
    game: str = "zhanguo",
    seats: int = 4,
    options: dict[str, str] | None = None,
    *,
    illegal: Illegal = "end",
    max_cycles: int | None = None,
    reward: str | Reward = "win",
    pack: str | Path | None = None,
    wrappers: bool = True,
    render_mode: str | None = None,
) -> Any:
    """The environment in PettingZoo's usual wrappers, which catch misuse and cost more than half the speed, or bare."""
    table: Any = TeahouseAEC(
        game, seats, options, illegal=illegal, max_cycles=max_cycles, reward=reward, pack=pack, render_mode=render_mode
    )
    if not wrappers:
        return table
    if illegal == "end":
        table = TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(table))
