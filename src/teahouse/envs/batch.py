"""Many games at once, for fast learners: stepped in compiled code, written into arrays that stay where they are.

    games = BatchEnv("zhanguo", count=256, seats=4)
    games.reset(seed=7)
    while True:
        games.step(choose(games.observations, games.action_masks))

After `reset` and `step` the arrays tell, by game, what the seat to move knows (`observations`), what it may do
(`action_masks`), which seat that is (`seats`), what the last step brought to every seat (`rewards`), and whether it
ended the game (`terminations`, `truncations`). A game that ends is followed by the next in the same step; `ended` tells
how it ended. With `workers` the games are shared between so many processes, which write into the same arrays.
"""

import random
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from teahouse.engine.batch import ILLEGAL, TERMINATED, TRUNCATED, Batch, Opponent
from teahouse.engine.errors import TeahouseError
from teahouse.engine.rewards import Reward
from teahouse.envs.settings import Illegal, Opponents, check_actions, check_illegal, opponents_of, settled

Bytes = npt.NDArray[np.uint8]


class Ended(NamedTuple):
    """How a game ended."""

    points: list[int]
    winners: list[int]
    moves: int
    """How many moves learners made in it."""
    seat: int
    """Who made the last of them."""
    row: bytes
    """What that seat knew in the end."""
    illegal: bool
    """Whether an action that is not allowed ended it."""


class Arrays:
    """The arrays of a batch, in memory of their own or in a buffer that is shared."""

    def __init__(self, count: int, seats: int, width: int, actions: int, state: bool, buffer: Any = None) -> None:
        shapes = array_shapes(count, seats, width, actions, state)
        memory = bytearray(size_of(shapes)) if buffer is None else buffer
        made: dict[str, npt.NDArray[Any]] = {}
        at = 0
        for name, (shape, kind) in shapes.items():
            made[name] = np.ndarray(shape, kind, memory, at)
            at += round_up(made[name].nbytes)
        self.observations: Bytes = made["observations"]
        self.action_masks: npt.NDArray[np.int8] = made["action_masks"]
        self.states: Bytes | None = made.get("states")
        self.actions: npt.NDArray[np.int64] = made["actions"]
        self.rewards: npt.NDArray[np.float64] = made["rewards"]
        self.seats: Bytes = made["seats"]
        self.ends: Bytes = made["ends"]


def array_shapes(
    count: int, seats: int, width: int, actions: int, state: bool
) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
    shapes: dict[str, tuple[tuple[int, ...], type[np.generic]]] = {
        "observations": ((count, width), np.uint8),
        "action_masks": ((count, actions), np.int8),
        "actions": ((count,), np.int64),
        "rewards": ((count, seats), np.float64),
        "seats": ((count,), np.uint8),
        "ends": ((count,), np.uint8),
    }
    return {**shapes, "states": ((count, seats, width), np.uint8)} if state else shapes


def round_up(size: int) -> int:
    """Arrays begin where processors like them to."""
    return (size + 63) // 64 * 64


def size_of(shapes: dict[str, tuple[tuple[int, ...], type[np.generic]]]) -> int:
    return sum(round_up(int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in shapes.values())


def take(array: npt.NDArray[Any], shown: Any) -> None:
    """Copy what compiled code has written into an array."""
    np.copyto(array, np.frombuffer(shown, array.dtype).reshape(array.shape))


class BatchEnv:
    """`count` games of one kind, stepped together."""

    def __init__(
        self,
        game: str = "zhanguo",
        count: int = 64,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        *,
        opponents: Opponents | None = None,
        rotate: bool = True,
        reward: str | Reward = "win",
        illegal: Illegal = "end",
        max_moves: int | None = None,
        state: bool = False,
        pack: str | Path | None = None,
        workers: int = 0,
    ) -> None:
        """Load a game.

        Without `opponents` every seat learns. With them one does: seat 0, or with `rotate` another seat in each game.
        `max_moves` cuts games off after so many moves of learners; `state` also tells what each seat knows, for a
        critic that may see more than an actor; `workers` share the games between processes.
        """
        check_illegal(illegal)
        if count < 1 or workers < 0 or workers > count:
            raise TeahouseError(f"{count} games cannot be shared by {workers} workers.")
        if max_moves is not None and max_moves < 1:
            raise TeahouseError(f"A game cannot be cut off after {max_moves} moves.")
        self.settings = settled(game, seats, options, reward, pack)
        self.count = count
        self.told = {
            "game": game,
            "seats": self.settings.seats,
            "options": self.settings.options,
            "opponents": opponents,
            "rotate": rotate,
            "reward": reward,
            "illegal": illegal,
            "max_moves": max_moves,
            "state": state,
            "pack": pack,
        }
        self.kind = self.settings.kind
        self.layout = self.settings.layout
        self.seat_count = self.settings.seats
        self.observation_space, self.action_space = self.settings.spaces()
        self.ended: dict[int, Ended] = {}
        """By game, how those ended that did so in the last step."""
        self._chance = random.Random()
        self._crew: Any = None
        self._batch: Batch | None = None
        if workers:
            from teahouse.envs.workers import Crew

            self._crew = Crew(count, workers, self.told)
            self.arrays: Arrays = self._crew.arrays
        else:
            self.arrays = self._arrays()
            self._batch = self._native()

    def __repr__(self) -> str:
        return f"<BatchEnv of {self.count} games of {self.kind.name} for {self.seat_count}>"

    def _arrays(self, buffer: Any = None) -> Arrays:
        actions = len(self.kind.moves)
        return Arrays(self.count, self.seat_count, self.layout.size, actions, bool(self.told["state"]), buffer)

    def _native(self) -> Batch:
        opponents: Any = self.told["opponents"]
        played: list[Opponent | None] = [None] * self.seat_count
        if opponents is not None:
            played = opponents_of(self.settings, opponents, 0, "batch")
        cut: Any = self.told["max_moves"]
        return Batch(
            self.kind,
            self.seat_count,
            self.settings.options,
            self.count,
            self.settings.reward,
            played,
            bool(self.told["rotate"]) and opponents is not None,
            self.told["illegal"] == "replace",
            cut or 0,
            bool(self.told["state"]),
        )

    # -- the arrays --------------------------------------------------------------------------------

    @property
    def observations(self) -> Bytes:
        """By game, what the seat to move knows."""
        return self.arrays.observations

    @property
    def action_masks(self) -> npt.NDArray[np.int8]:
        """By game, a 1 for every legal action."""
        return self.arrays.action_masks

    @property
    def seats(self) -> Bytes:
        """By game, the seat to move."""
        return self.arrays.seats

    @property
    def rewards(self) -> npt.NDArray[np.float64]:
        """By game and seat, what the last step brought."""
        return self.arrays.rewards

    @property
    def states(self) -> Bytes:
        """By game and seat, what each seat knows; all of it together is the state for a central critic."""
        if self.arrays.states is None:
            raise TeahouseError("What all seats know is told only by BatchEnv(..., state=True).")
        return self.arrays.states

    @property
    def terminations(self) -> npt.NDArray[np.bool_]:
        """By game, whether the last step ended it by the rules, or by an illegal action."""
        found: npt.NDArray[np.bool_] = (self.arrays.ends == TERMINATED) | (self.arrays.ends == ILLEGAL)
        return found

    @property
    def truncations(self) -> npt.NDArray[np.bool_]:
        """By game, whether the last step cut it off."""
        found: npt.NDArray[np.bool_] = self.arrays.ends == TRUNCATED
        return found

    # -- playing -----------------------------------------------------------------------------------

    def reset(self, seed: int | str | None = None) -> None:
        """Deal all games anew; the same seed, with as many workers, deals the same games."""
        text = str(self._chance.getrandbits(64) if seed is None else seed)
        self.ended = {}
        if self._crew is not None:
            self._crew.reset(text)
        elif self._batch is not None:
            self._batch.reset(text)
            self._take()

    def step(self, actions: npt.ArrayLike) -> None:
        """Make one move in each game; the arrays then tell what came of it."""
        given = check_actions(actions, self.count)
        if self._crew is not None:
            self.ended = self._crew.step(given)
            return
        batch = self._batch
        assert batch is not None
        if not batch.positions:
            raise TeahouseError("A batch is reset before its first step.")
        movers = self.arrays.seats.copy()
        batch.step(vec[i64](given))
        self._take()
        self.ended = {number: self._ending(number, int(movers[number])) for number in batch.ended}

    def _ending(self, number: int, seat: int) -> Ended:
        batch = self._batch
        assert batch is not None
        g = batch.ended[number]
        points = [g.points(each) for each in range(self.seat_count)]
        row = self.kind.features(g, seat)
        return Ended(points, g.winners(), batch.lengths[number], seat, row, self.arrays.ends[number] == ILLEGAL)

    def _take(self) -> None:
        """Copy what the batch shows into the arrays."""
        batch, arrays = self._batch, self.arrays
        assert batch is not None
        take(arrays.observations, batch.rows)
        take(arrays.action_masks, batch.masks)
        take(arrays.rewards, batch.rewards)
        take(arrays.seats, batch.to_move)
        take(arrays.ends, batch.ends)
        if arrays.states is not None:
            take(arrays.states, batch.states)

    def any_actions(self) -> npt.NDArray[np.int64]:
        """A legal action for each game, by chance."""
        tickets = np.random.default_rng(self._chance.getrandbits(64)).random(self.action_masks.shape, np.float32)
        found: npt.NDArray[np.int64] = (tickets * self.action_masks).argmax(1)
        return found

    def close(self) -> None:
        """End the workers, if there are any."""
        if self._crew is not None:
            self._crew.close()

    # -- copies ------------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        if self._crew is not None:
            raise TeahouseError("Games in several processes cannot be copied or pickled; workers=0 can.")
        batch = self._batch
        assert batch is not None
        kept = (batch.seed, batch.started, batch.positions, batch.made, batch.turned)
        return {"count": self.count, "told": self.told, "kept": kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(count=state["count"], **state["told"])  # type: ignore[misc]  # an environment like that one
        seed, started, positions, made, turned = state["kept"]
        if positions:
            assert self._batch is not None
            self._batch.restore(seed, started, positions, made, turned)
            self._take()
