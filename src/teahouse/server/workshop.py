"""The workshop: a process beside the server in which packs are read and reports written, so that no table waits for it.

What people bring is read there first. It comes last when processors are shared out, and whoever keeps it busy for too
long is told so, and it begins anew.
"""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from teahouse.server.bot_scheduler import SPAWN
from teahouse.server.bot_worker import live_with_parent
from teahouse.server.errors import ApiError

OPENING: Final = 60.0
"""Seconds in which the process must be there."""
NICE: Final = 10
"""How far it steps back."""

T = TypeVar("T")


def settle_in() -> None:
    """In the process: it ends with the server, and lets everybody go first."""
    live_with_parent(None)
    os.nice(NICE)


class Workshop:
    """One process, for one thing after the other; a thread where the settings want no processes."""

    def __init__(self, apart: bool) -> None:
        self.apart = apart
        self.pool: Executor | None = None
        self.lock = asyncio.Lock()

    async def ask(self, patience: float, work: Callable[..., T], *told: Any) -> T:
        """Have something done there; `workshop-gave-up` where it takes longer than our patience."""
        async with self.lock:
            try:
                if self.pool is None:
                    self.pool = await self.opened()
                async with asyncio.timeout(patience):
                    return await asyncio.get_running_loop().run_in_executor(self.pool, work, *told)
            except (TimeoutError, BrokenProcessPool):
                self.close()
                raise ApiError("workshop-gave-up") from None

    async def opened(self) -> Executor:
        """Starting the process does not count as work."""
        if not self.apart:
            return ThreadPoolExecutor(1)
        pool = ProcessPoolExecutor(1, mp_context=SPAWN, initializer=settle_in)
        async with asyncio.timeout(OPENING):
            await asyncio.get_running_loop().run_in_executor(pool, os.getpid)
        return pool

    def close(self) -> None:
        pool, self.pool = self.pool, None
        if pool is None:
            return
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
