"""Worker processes of a batch: each steps its share of the games and writes into its part of the shared arrays."""

import multiprocessing
import traceback
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt

from teahouse.engine.errors import TeahouseError
from teahouse.envs.batch import Arrays, BatchEnv, Ended, array_shapes, size_of
from teahouse.envs.settings import settled

PATIENCE = 5.0
"""Seconds in which a worker must end when it is told to."""


def shares(count: int, workers: int) -> list[int]:
    """How many games each worker has."""
    return [count // workers + (worker < count % workers) for worker in range(workers)]


class Crew:
    """The parent's side: processes, the memory they share, and the arrays over it."""

    def __init__(self, count: int, workers: int, told: dict[str, Any]) -> None:
        settings = settled(told["game"], told["seats"], told["options"], told["reward"], told["pack"])
        shape = (settings.seats, settings.layout.size, len(settings.kind.moves), bool(told["state"]))
        self.memory = SharedMemory(create=True, size=size_of(array_shapes(count, *shape)))
        self.arrays = Arrays(count, *shape, self.memory.buf)
        self.workers: list[tuple[Any, Connection, int]] = []
        start = multiprocessing.get_context("spawn")
        first = 0
        for number, share in enumerate(shares(count, workers)):
            here, there = start.Pipe()
            args = (there, self.memory.name, number, first, share, count, shape, told)
            process = start.Process(target=work, args=args, daemon=True)
            process.start()
            there.close()
            self.workers.append((process, here, first))
            first += share
        self.hear()

    def reset(self, seed: str) -> None:
        self.tell(("reset", seed))
        self.hear()

    def step(self, actions: npt.NDArray[np.int64]) -> dict[int, Ended]:
        np.copyto(self.arrays.actions, actions)
        self.tell(("step", ""))
        return self.hear()

    def tell(self, order: tuple[str, str]) -> None:
        if not self.workers:
            raise TeahouseError("This batch is closed.")
        for _, pipe, _ in self.workers:
            pipe.send(order)

    def hear(self) -> dict[int, Ended]:
        """What all workers answer; the trouble of one ends them all."""
        ended: dict[int, Ended] = {}
        for process, pipe, first in self.workers:
            try:
                trouble, found = pipe.recv()
            except EOFError:
                trouble, found = f"A worker ended by itself (exit code {process.exitcode}).", {}
            if trouble:
                self.close()
                raise TeahouseError(trouble)
            ended.update({first + number: each for number, each in found.items()})
        return ended

    def close(self) -> None:
        for process, pipe, _ in self.workers:
            pipe.close()
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
        if self.workers:
            self.workers = []
            self.memory.unlink()

    def __del__(self) -> None:
        self.close()


def part_of(whole: Arrays, first: int, share: int) -> None:
    """Narrow the arrays to one worker's games."""
    for name in ("observations", "action_masks", "states", "actions", "rewards", "seats", "ends"):
        array = getattr(whole, name)
        if array is not None:
            setattr(whole, name, array[first : first + share])


def work(
    pipe: Connection,
    memory: str,
    number: int,
    first: int,
    share: int,
    count: int,
    shape: tuple[int, int, int, bool],
    told: dict[str, Any],
) -> None:
    """A worker's life: until the parent hangs up, or is interrupted."""
    shared = SharedMemory(memory)
    try:
        games = BatchEnv(count=share, **told)
        games.arrays = Arrays(count, *shape, shared.buf)
        part_of(games.arrays, first, share)
        pipe.send(("", {}))
        while True:
            order, seed = pipe.recv()
            if order == "reset":
                games.reset(f"{seed}/{number}")
            else:
                games.step(games.arrays.actions)
            pipe.send(("", games.ended))
    except (EOFError, KeyboardInterrupt):
        return
    except TeahouseError as error:
        pipe.send((str(error), {}))
    except Exception:
        pipe.send((traceback.format_exc(), {}))
