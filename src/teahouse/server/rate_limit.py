"""Rate limits: how much one person, one address or one socket may ask for in a while."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from itertools import islice
from typing import Final

import structlog
from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.aio.storage import RedisStorage
from limits.aio.strategies import MovingWindowRateLimiter

from teahouse.server.bus import Bus
from teahouse.server.errors import ApiError
from teahouse.server.settings import Settings

log: Final = structlog.get_logger("teahouse.limits")

SHARED: Final = frozenset(
    {"guests", "sign_ins", "tables", "lines", "hints", "names", "experiments", "packs", "preferences", "replays"}
)
"""Counted for all processes together. What bounds the work of one process, moves among it, is counted in each: it must
never wait for Redis."""
PATIENCE: Final = 0.25
"""Seconds Redis may take to count."""


class MovingWindows:
    """Counts in memory. Whoever is silent for as long as a window lasts is forgotten when somebody else comes.

    The storage in memory that the library has looks through all it keeps at every count, with a thread for each.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.moments: dict[int, OrderedDict[tuple[str, str], deque[float]]] = {}
        """By the seconds of a window, what and for whom; whoever came last stands last."""

    def hit(self, item: RateLimitItem, what: str, whom: str) -> bool:
        """Count one more; False, and not counted, if that would be too many."""
        span, now = item.get_expiry(), self.clock()
        kept = self.moments.setdefault(span, OrderedDict())
        for each in [*islice(kept, 2), (what, whom)]:
            forget(kept.setdefault(each, deque()), now - span)
            if not kept[each]:
                del kept[each]
        moments = kept.setdefault((what, whom), deque())
        if len(moments) >= item.amount:
            return False
        moments.append(now)
        kept.move_to_end((what, whom))
        return True


def forget(moments: deque[float], before: float) -> None:
    while moments and moments[0] <= before:
        moments.popleft()


class RateLimiter:
    """Counts in Redis where there is one and it answers, else in memory: each process for itself."""

    def __init__(self, settings: Settings, bus: Bus) -> None:
        self.bus = bus
        self.alone = MovingWindows()
        self.together = together_at(settings.redis) if settings.redis else None
        self.most: dict[str, RateLimitItem] = {
            "guests": RateLimitItemPerMinute(settings.guests_per_minute),
            "sign_ins": RateLimitItemPerMinute(settings.sign_ins_per_minute),
            "tables": RateLimitItemPerMinute(settings.tables_per_minute),
            "lines": RateLimitItemPerMinute(settings.lines_per_minute),
            "hints": RateLimitItemPerMinute(settings.hints_per_minute),
            "preferences": RateLimitItemPerMinute(settings.preferences_per_minute),
            "names": RateLimitItemPerMinute(settings.names_per_minute),
            "changes": RateLimitItemPerMinute(settings.changes_per_minute),
            "looks": RateLimitItemPerMinute(settings.looks_per_minute),
            "requests": RateLimitItemPerMinute(settings.requests_per_minute),
            "experiments": RateLimitItemPerMinute(settings.experiments_per_minute),
            "packs": RateLimitItemPerMinute(settings.packs_per_minute),
            "replays": RateLimitItemPerMinute(settings.replays_per_minute),
            "words": RateLimitItemPerSecond(settings.words_per_second),
        }

    async def hit(self, what: str, whom: str | int) -> bool:
        """Count one more; False, and not counted, if that would be too many."""
        if self.together is not None and what in SHARED and self.bus.healthy:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self.together.hit(self.most[what], what, str(whom))
            except Exception as error:
                log.info("counted_alone", error=type(error).__name__)
        return self.alone.hit(self.most[what], what, str(whom))

    async def check(self, what: str, whom: str | int) -> None:
        """Count one more, or refuse the request."""
        if not await self.hit(what, whom):
            raise ApiError("too-many")


def together_at(address: str) -> MovingWindowRateLimiter:
    """A count that all processes share; what the address names else Redis' own client understands."""
    kept = "async+redis+" if address.startswith("unix://") else "async+"
    storage = RedisStorage(
        f"{kept}{address}",
        implementation="redispy",
        socket_connect_timeout=PATIENCE,
        socket_timeout=PATIENCE,
    )
    return MovingWindowRateLimiter(storage)
