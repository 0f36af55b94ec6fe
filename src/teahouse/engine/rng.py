"""The one source of chance: a small seeded generator that lives inside a position.

It is sfc32: four 32-bit words, no multiplication. Every step stays below 2**62, so compiled and
interpreted play draw the same numbers and neither ever leaves machine integers.
"""

import hashlib
from typing import Final, final

MASK: Final = 0xFFFFFFFF


@final
class Rng:
    """A stream of 32-bit numbers; `copy` gives the same stream again, `split` an independent one."""

    def __init__(self, a: int = 0, b: int = 0, c: int = 0, counter: int = 1) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.counter)

    def split(self) -> "Rng":
        """A new generator seeded by the next numbers of this one."""
        return _warmed(self.next(), self.next(), self.next())

    def next(self) -> int:
        """The next number, 0 to 2**32 - 1."""
        b = self.b
        c = self.c
        drawn = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) | (c >> 11)) & MASK) + drawn) & MASK
        return drawn

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely to within n / 2**32."""
        return (self.next() * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept


def _warmed(a: int, b: int, c: int) -> Rng:
    rng = Rng(a, b, c, 1)
    for _ in range(12):
        rng.next()
    return rng


def seeded(seed: str) -> Rng:
    """The generator of a seed; any text is a seed, and the number 7 is the text "7"."""
    digest = hashlib.blake2b(seed.encode(), digest_size=12).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8)]
    return _warmed(words[0], words[1], words[2])
