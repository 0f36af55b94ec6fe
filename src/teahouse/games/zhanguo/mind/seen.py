"""What is seen of a position, number after number, in a compact row that the weights can be laid beside."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Seen:
    """A row that is filled from its beginning."""

    def __init__(self, size: int) -> None:
        self.values: vec[float] = vec[float]([0.0] * size)
        self.filled: i64 = 0

    def add(self, value: float) -> None:
        self.values[self.filled] = value
        self.filled += 1

    def add_count(self, count: int) -> None:
        self.add(float(count))

    def skip(self, size: int) -> i64:
        """Where the next numbers begin, which are counted up one by one."""
        start = self.filled
        self.filled += size
        return start

    def count_up(self, place: i64) -> None:
        self.values[place] += 1.0

    def listed(self) -> list[float]:
        """What was filled, for those who look at it outside of play."""
        return list(self.values)[: self.filled]
