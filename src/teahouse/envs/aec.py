"""One PettingZoo AEC environment for every installed game.

**Agents** are `player_0` to `player_3`, by seat. The agent to act is the seat of the first open decision; where several
seats owe a hidden decision at once they act one after another, none seeing what the others chose.

**Actions** are the game's vocabulary of moves: action 17 is the move `kind.moves[17]`.

**Observations** are `{"observation": uint8 row, "action_mask": int8 row}`. The row is made by the game's `features`
from `observe(seat)`, so it holds what the seat may know; `kind.feature_names()` says what stands where. Only an agent
with an open decision has legal actions in its mask.

**Rewards** come once, at the end, and sum to zero: the winners share +1, the others share -1. Where everybody won or
everybody lost together, each gets +1 or -1. Then `info` holds `points` by seat, and whether the agent is a `winner`.

**An illegal action** ends the game: its agent gets -1, the others 0, and its `info["refused"]` is the clause of the
rules that forbids it. With `illegal="replace"` a random legal move is made instead, and the clause is given as well.
"""

import random
from typing import Any, Final, Literal

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from teahouse.engine.errors import TeahouseError
from teahouse.engine.kind import GameKind
from teahouse.engine.layout import Layout
from teahouse.engine.position import Position
from teahouse.engine.rng import seeded
from teahouse.envs.rendering import public_text
from teahouse.registry import load_game

Illegal = Literal["end", "replace"]
Observation = dict[str, npt.NDArray[Any]]

RENDER_MODES: Final = ("ansi", "human")
ILLEGAL_REWARD: Final = -1.0
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
        render_mode: str | None = None,
    ) -> None:
        """Load a game.

        `options` are the game's own (`kind.options`). `max_cycles` ends an episode with truncation after that many
        moves for each seat on average; by default a game lasts until its end.
        """
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise TeahouseError(f"There is no render mode “{render_mode}”; choose one of: {', '.join(RENDER_MODES)}.")
        if illegal not in ("end", "replace"):
            raise TeahouseError(f"An illegal action cannot “{illegal}”; choose one of: end, replace.")
        self.kind = load_game(game).kind
        self.game_options = self.kind.complete(options or {})
        self.seats = seats
        self.illegal = illegal
        self.render_mode = render_mode
        self.most_moves = None if max_cycles is None else max_cycles * seats
        self.metadata = {"name": f"{game}_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.actions = len(self.kind.moves)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        row = Box(0, 255, (layout_of(self.kind).size,), np.uint8)
        mask = Box(0, 1, (self.actions,), np.int8)
        self.observation_spaces = {agent: Dict({"observation": row, "action_mask": mask}) for agent in self._seat_of}
        self.action_spaces = {agent: Discrete(self.actions) for agent in self._seat_of}
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
        self.position: Position = self.kind.start(self.seats, self.game_options, seed)
        self.position.keeps_events = False
        self.position.events = []
        self.moves_made = 0
        self._done = False

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.position.open[0].seat]

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and which moves it may make now; both arrays are its own to keep."""
        g = self.position
        seat = self._seat_of[agent]
        mask = bytearray(self.actions)
        decision = None if self._done else g.decision_of(seat)
        if decision is not None:
            for move in g.options(decision):
                mask[move] = 1
        row = self.kind.features(g, seat)
        return {"observation": np.frombuffer(row, np.uint8), "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: int | None) -> None:
        """Make the selected agent's move, or take a finished agent off the table with None."""
        agent = self.agent_selection
        if self._done:
            self._was_dead_step(action)
            return
        if action is None:
            raise TeahouseError(f"{agent} must choose an action; None is for agents whose game is over.")
        g = self.position
        decision = g.open[0]
        move = int(action)  # compiled code takes no numpy integers
        clause = g.judge(decision, move) if 0 <= move < self.actions else NO_MOVE
        self._cumulative_rewards[agent] = 0.0
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
        if self.render_mode == "human":
            self.render()

    def _result(self) -> dict[str, float]:
        """The winners share +1 and the others -1; together they win or lose whole."""
        g = self.position
        winners = g.winners()
        losers = self.seats - len(winners)
        points = [g.points(seat) for seat in range(self.seats)]
        rewards: dict[str, float] = {}
        for agent, seat in self._seat_of.items():
            won = seat in winners
            self.infos[agent] = {"points": points, "winner": won}
            sharing = len(winners) if won else losers
            rewards[agent] = (1.0 if won else -1.0) / (sharing if winners and losers else 1)
        return rewards

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


def layout_of(kind: GameKind) -> Layout:
    """What stands where in an observation, or a sentence for a game that has no features."""
    try:
        return kind.layout()
    except NotImplementedError:
        wanted = "`layout` and `write_features` of its kind (teahouse.engine.features helps)"
        raise TeahouseError(f"{kind.name} has no features to learn from: it wants {wanted}.") from None


raw_env = TeahouseAEC


def env(
    game: str = "zhanguo",
    seats: int = 4,
    options: dict[str, str] | None = None,
    *,
    illegal: Illegal = "end",
    max_cycles: int | None = None,
    wrappers: bool = True,
    render_mode: str | None = None,
) -> Any:
    """The environment in PettingZoo's usual wrappers, which catch misuse and cost more than half the speed, or bare."""
    table: Any = TeahouseAEC(game, seats, options, illegal=illegal, max_cycles=max_cycles, render_mode=render_mode)
    if not wrappers:
        return table
    if illegal == "end":
        table = TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(table))
