"""Python's collector of cycles: what stays for good is out of its sight, and how long it holds everybody up is counted.

Left alone it looks through everything whenever a quarter of that is new: with a thousand tables in memory all wait for
it. Here it looks at what is young by itself, and at everything only as often as we say.
"""

import asyncio
import gc
import time
from typing import Final, Literal

from teahouse.server import metrics

YOUNG: Final = 10_000
"""New structures after which they are looked through: well under a millisecond."""
OLDER: Final = 10
"""How often the young are looked through before those that have stayed are."""
NEVER: Final = 1_000_000_000
EVERY: Final = 900.0
"""Seconds between two looks at everything."""


class Collector:
    """Looks after the collector of a process that is ours alone."""

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None
        self.before = gc.get_threshold()
        self.began = 0.0

    def open(self) -> None:
        """After warming: what is in memory now stays there."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, OLDER, NEVER)
        gc.callbacks.append(self.watch)
        self.task = asyncio.create_task(self.look_at_everything())

    async def close(self) -> None:
        if self.task is None:
            return
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        gc.callbacks.remove(self.watch)
        gc.set_threshold(*self.before)
        gc.unfreeze()

    async def look_at_everything(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            gc.collect()

    def watch(self, phase: Literal["start", "stop"], info: dict[str, int]) -> None:
        """Python calls this before and after."""
        if phase == "start":
            self.began = time.perf_counter()
        else:
            metrics.collections.labels(str(info["generation"])).observe(time.perf_counter() - self.began)
