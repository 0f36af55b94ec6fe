"""Gymnasium's environment for one learner, the other seats played by bots or agents."""

from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np

from teahouse.engine.batch import ILLEGAL_REWARD
from teahouse.engine.errors import TeahouseError
from teahouse.engine.position import Position
from teahouse.engine.rewards import Reward
from teahouse.envs.rendering import public_text
from teahouse.envs.settings import (
    RENDER_MODES,
    Illegal,
    Observation,
    Opponents,
    action_of,
    check_illegal,
    check_render_mode,
    opponents_of,
    settled,
)


class TeahouseEnv(gymnasium.Env[Any, Any]):
    """One seat of a game. `gymnasium.make("Teahouse/GreatWall-v0", opponents="scholar")` opens one.

    An observation is a dictionary of `observation`, a row of what the seat may know, and `action_mask`, with a 1 for
    every legal action. The reward comes at the end. `reset(options={"opponents": ..., "seat": ...})` changes who plays
    the other seats, or where one sits, from this game on.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES)}  # type: ignore[misc]

    def __init__(
        self,
        game: str = "zhanguo",
        seats: int | None = None,
        options: dict[str, str] | None = None,
        *,
        opponents: Opponents = "random",
        seat: int | None = None,
        reward: str | Reward = "win",
        illegal: Illegal = "end",
        max_moves: int | None = None,
        pack: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Load a game. Without `seat` one sits in another seat in each game, by chance.

        An illegal action ends the game with -1, or with `illegal="replace"` a random legal one takes its place;
        `max_moves` cuts a game off after so many moves of one's own.
        """
        check_illegal(illegal)
        check_render_mode(render_mode)
        self.settings = settled(game, seats, options, reward, pack)
        self.observation_space, self.action_space = self.settings.spaces()
        self.opponents = opponents
        self.wanted_seat = seat
        self.illegal = illegal
        self.max_moves = max_moves
        self.render_mode = render_mode
        opponents_of(self.settings, opponents, 0 if seat is None else seat, "")
        self.seat = 0
        self.moves = 0
        self.position: Position | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, and let the others play until one is asked."""
        super().reset(seed=seed)
        for name, value in (options or {}).items():
            if name not in ("opponents", "seat"):
                raise TeahouseError(f"reset takes the options opponents and seat, not “{name}”.")
            setattr(self, "wanted_seat" if name == "seat" else name, value)
        while True:
            drawn = int(self.np_random.integers(self.settings.seats))
            self.seat = drawn if self.wanted_seat is None else self.wanted_seat
            deal = str(int(self.np_random.integers(1 << 62)))
            self.players = opponents_of(self.settings, self.opponents, self.seat, deal)
            self.position = self.settings.start(deal)
            self.moves = 0
            self._let_others_play()
            if self.position.open:
                return self._seen(), {"seat": self.seat}

    def _let_others_play(self) -> None:
        g = self.playing()
        while g.open:
            decision = g.open[0]
            opponent = self.players[decision.seat]
            if opponent is None:
                return
            g.apply(decision, opponent(g, decision.seat))

    def playing(self) -> Position:
        """The position, for those who study it: it holds everything, also what the seat cannot know."""
        if self.position is None:
            raise TeahouseError("An environment is reset before its first step.")
        return self.position

    def _seen(self) -> Observation:
        return self.settings.see(self.playing(), self.seat)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One move of one's own, and those of the others until one is asked again."""
        g = self.playing()
        if not g.open:
            raise TeahouseError("The game is over; reset deals the next.")
        decision = g.open[0]
        move = action_of(action, len(self.settings.kind.moves))
        clause = "not a move" if move < 0 else g.judge(decision, move)
        info: dict[str, Any] = {"seat": self.seat}
        if clause is not None:
            info["refused"] = clause
            if self.illegal == "end":
                seen = self._seen()
                g.open = []
                return seen, ILLEGAL_REWARD, True, False, info
            legal = g.options(decision)
            move = legal[int(self.np_random.integers(len(legal)))]
        g.apply(decision, move)
        self.moves += 1
        self._let_others_play()
        reward = 0.0
        if not g.open:
            reward = float(self.settings.reward(g)[self.seat])
            points = np.array([g.points(each) for each in range(g.seats)])
            info.update(points=points, winner=self.seat in g.winners())
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, not g.open, bool(g.open) and self.moves == self.max_moves, info

    def render(self) -> str | None:
        """The public position: as text for `ansi`, on the screen for `human`."""
        if self.render_mode is None:
            return None
        text = public_text(self.settings.kind.name, self.playing())
        if self.render_mode == "ansi":
            return text
        print(text)
        return None
