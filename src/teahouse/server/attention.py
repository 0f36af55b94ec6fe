"""Whether anybody watches a table: bots think only for those who do."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from teahouse.server.context import AppContext

LASTS: Final = 60.0
"""Seconds for which a look without a socket counts as watching; a browser that lost its line is back by then."""
AGAIN: Final = 2.0
"""Seconds after which a look wakes the bots again: another process may have died that was to let them move."""
MOST: Final = 10_000
"""Looks that are remembered."""

Clock = Callable[[], float]


class Attention:
    """Who looks at which table: open sockets, and looks of a moment ago."""

    def __init__(self, context: "AppContext", lasts: float = LASTS, clock: Clock = time.monotonic) -> None:
        self.context = context
        self.lasts = lasts
        self.clock = clock
        self.looks: OrderedDict[str, float] = OrderedDict()
        self.woken: dict[str, float] = {}
        """When a look last woke the bots of a table."""

    def look(self, table: str) -> None:
        """Somebody looks; bots that have waited for that go on."""
        now = self.clock()
        self.looks[table] = now
        self.looks.move_to_end(table)
        while len(self.looks) > MOST:
            gone, _ = self.looks.popitem(last=False)
            self.woken.pop(gone, None)
        if now - self.woken.get(table, -AGAIN) >= AGAIN:
            self.woken[table] = now
            self.context.bots.kick(table)

    def seen_lately(self, table: str) -> bool:
        looked = self.looks.get(table)
        return looked is not None and self.clock() - looked < self.lasts

    async def is_watched(self, table: str) -> bool:
        """Whether anybody is there, in this process or in another."""
        if self.seen_lately(table) or self.context.subscribers.at(table):
            return True
        return bool(self.context.bus.present(table))
