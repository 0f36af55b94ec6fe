"""How much one person, one address or one socket may ask for in a while."""

from limits import RateLimitItem, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter

from teahouse.server.errors import Trouble
from teahouse.server.settings import Settings


class Doorkeeper:
    """Counts in memory: each process for itself."""

    def __init__(self, settings: Settings) -> None:
        self.counting = MovingWindowRateLimiter(MemoryStorage())
        self.most: dict[str, RateLimitItem] = {
            "guests": RateLimitItemPerMinute(settings.guests_per_minute),
            "tables": RateLimitItemPerMinute(settings.tables_per_minute),
            "lines": RateLimitItemPerMinute(settings.lines_per_minute),
            "words": RateLimitItemPerSecond(settings.words_per_second),
        }

    async def allows(self, what: str, whom: str | int) -> bool:
        """Count one more, if it is not too many."""
        return await self.counting.hit(self.most[what], what, str(whom))

    async def let(self, what: str, whom: str | int) -> None:
        """Too many is a problem of its own."""
        if not await self.allows(what, whom):
            raise Trouble("too-many")
