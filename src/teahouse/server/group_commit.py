"""Moves on their way to the database: those that come while it is busy are written together, in one transaction.

A disk takes about as long for thirty moves as for one. Each is acknowledged only when its transaction is on disk, as
before; and one that comes too late (another has its number) fails alone.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, NamedTuple

Values = Mapping[str, Any]

KEPT: Final = ("version", "state", "standing", "at", "deadline")
"""What lists show of a table after a move."""


class Taken(Exception):
    """The number or the key of a change is taken."""


class Waiting(NamedTuple):
    """A change that is not on disk yet, and whoever waits for that."""

    change: Values
    show: Values
    done: "asyncio.Future[None]"


def shown(values: Values) -> Values:
    """What lists show, under names of its own beside those of the change."""
    return {f"new_{name}": values[name] for name in KEPT}


class GroupCommit(ABC):
    """One transaction after the other, as long as somebody waits."""

    def __init__(self, turn: Callable[[], AbstractAsyncContextManager[None]]) -> None:
        self.turn = turn
        """What to hold while writing."""
        self.waiting: list[Waiting] = []
        self.task: asyncio.Task[None] | None = None

    @abstractmethod
    async def write(self, together: list[Waiting]) -> list[Exception | None]:
        """One transaction; for each change what is wrong with it. A fault of the database is everybody's."""

    async def append(self, change: Values, show: Values) -> None:
        """When this returns both are on disk; `Taken` if somebody was faster."""
        done = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(change, show, done))
        if self.task is None:
            self.task = asyncio.create_task(self.work())
        await done

    async def work(self) -> None:
        try:
            while self.waiting:
                async with self.turn():
                    together, self.waiting = self.waiting, []
                    try:
                        found = await self.write(together)
                    except Exception as error:
                        found = [error] * len(together)
                for each, fault in zip(together, found, strict=True):
                    if each.done.done():
                        continue
                    if fault is None:
                        each.done.set_result(None)
                    else:
                        each.done.set_exception(fault)
        finally:
            self.task = None

    async def close(self) -> None:
        """After the last change is on disk."""
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)
