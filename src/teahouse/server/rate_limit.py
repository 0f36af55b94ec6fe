"""Rate limits: how much one person, one address or one socket may ask for in a while."""

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter

from teahouse.server.errors import ApiError
from teahouse.server.settings import Settings


class RateLimiter:
    """Counts in memory: each process for itself."""

    def __init__(self, settings: Settings) -> None:
        self.limiter = MovingWindowRateLimiter(MemoryStorage())
        self.most: dict[str, RateLimitItem] = {
            "guests": RateLimitItemPerMinute(settings.guests_per_minute),
            "tables": RateLimitItemPerMinute(settings.tables_per_minute),
            "lines": RateLimitItemPerMinute(settings.lines_per_minute),
            "hints": RateLimitItemPerMinute(settings.hints_per_minute),
            "preferences": RateLimitItemPerMinute(settings.preferences_per_minute),
            "names": RateLimitItemPerMinute(settings.names_per_minute),
            "changes": RateLimitItemPerMinute(settings.changes_per_minute),
            "looks": RateLimitItemPerMinute(settings.looks_per_minute),
            "replays": RateLimitItemPerMinute(settings.replays_per_minute),
            "words": RateLimitItemPerSecond(settings.words_per_second),
        }

    async def hit(self, what: str, whom: str | int) -> bool:
        """Count one more; False, and not counted, if that would be too many."""
        return await self.limiter.hit(self.most[what], what, str(whom))

    async def check(self, what: str, whom: str | int) -> None:
        """Count one more, or refuse the request."""
        if not await self.hit(what, whom):
            raise ApiError("too-many")
