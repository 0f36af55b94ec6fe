"""Open sockets: how many one person, one address or one table may hold."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from teahouse.server.errors import ApiError
from teahouse.server.settings import Settings


class OpenSockets:
    """Counts the sockets of this process."""

    def __init__(self, settings: Settings) -> None:
        self.most_each = settings.sockets_per_person
        self.most_at_table = settings.sockets_per_table
        self.by_whom: Counter[int | str] = Counter()
        self.by_table: Counter[str] = Counter()

    @contextmanager
    def held(self, whom: int | str, table: str = "") -> Iterator[None]:
        """One more socket of somebody, at a table or in a lesson, for as long as it is open."""
        if self.by_whom[whom] >= self.most_each or (table and self.by_table[table] >= self.most_at_table):
            raise ApiError("too-many")
        self.by_whom[whom] += 1
        self.by_table[table] += 1
        try:
            yield
        finally:
            leave(self.by_whom, whom)
            leave(self.by_table, table)


def leave(counter: Counter[Any], name: object) -> None:
    """One fewer; who holds none is not remembered."""
    counter[name] -= 1
    if not counter[name]:
        del counter[name]
