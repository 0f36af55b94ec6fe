"""Where games are played: in this process, on all its cores, or on a Ray cluster. The games are the same everywhere."""

import os
import signal
import socket
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, Protocol

from teahouse.engine.errors import TeahouseError
from teahouse.lab.experiment import Prepared
from teahouse.lab.trial import Row, play_rows

PATIENCE: Final = 5.0
"""Seconds in which a cluster must answer."""
Batch = list[tuple[str, int]]
"""Games by pack and number."""


class Workers(Protocol):
    """Something that plays batches of games, several at once."""

    count: int

    def play(self, prepared: Prepared, batches: Sequence[Batch]) -> Iterator[list[Row]]:
        """The games of each batch, as they end."""
        ...

    def close(self) -> None: ...


class Here:
    """This process alone."""

    count = 1

    def play(self, prepared: Prepared, batches: Sequence[Batch]) -> Iterator[list[Row]]:
        for batch in batches:
            yield play_rows(prepared, batch)

    def close(self) -> None:
        pass


class Cores:
    """Processes on this machine."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = ProcessPoolExecutor(count, initializer=begin_work, initargs=(os.getpid(),))

    def play(self, prepared: Prepared, batches: Sequence[Batch]) -> Iterator[list[Row]]:
        """No more is handed out than keeps all busy, so that stopping is quick."""
        left = list(reversed(batches))
        running: set[Future[list[Row]]] = set()
        try:
            while left or running:
                while left and len(running) < 2 * self.count:
                    running.add(self.pool.submit(play_rows, prepared, left.pop()))
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                for each in ended:
                    yield each.result()
        except BrokenProcessPool:
            raise TeahouseError(
                "A process that played games died: it was killed, or memory ran out. "
                "What was played is kept; the same command goes on from there."
            ) from None
        finally:
            for each in running:
                each.cancel()

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def begin_work(parent: int) -> None:
    """A worker leaves interrupts to its parent, and ends when the parent is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Cluster:
    """The machines of a Ray cluster; each needs Teahouse of the same version, and gets the packs sent."""

    def __init__(self, address: str) -> None:
        knock(address)
        self.ray = ray_library()
        try:
            self.ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise TeahouseError(f"There is no Ray cluster at {address}: {str(error).splitlines()[0]}") from None
        self.count = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.task = self.ray.remote(max_retries=2)(play_rows)

    def play(self, prepared: Prepared, batches: Sequence[Batch]) -> Iterator[list[Row]]:
        sent = self.ray.put(prepared)
        left = list(reversed(batches))
        running: list[Any] = []
        try:
            while left or running:
                while left and len(running) < 2 * self.count:
                    running.append(self.task.remote(sent, left.pop()))
                ended, running = self.ray.wait(running, num_returns=1)
                for each in ended:
                    yield self.ray.get(each)
        except self.ray.exceptions.RayError as error:
            raise TeahouseError(
                f"The Ray cluster went away: {str(error).splitlines()[0]}. "
                "What was played is kept; the same command goes on from there."
            ) from None
        finally:
            for each in running:
                self.ray.cancel(each, force=True)

    def close(self) -> None:
        self.ray.shutdown()


def knock(address: str) -> None:
    """Ray itself would wait for minutes for a cluster that is not there."""
    host, _, port = address.rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise TeahouseError(f"There is no Ray cluster at {address}: {error}.") from None


def ray_library() -> Any:
    try:
        import ray
    except ImportError:
        raise TeahouseError("Ray is not installed here; pip install ray brings it.") from None
    return ray


def workers(jobs: int, address: str) -> Workers:
    """Ray where an address is given, else processes of this machine."""
    if address:
        return Cluster(address)
    return Here() if jobs == 1 else Cores(jobs)
