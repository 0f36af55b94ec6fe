"""The one source of chance: a small seeded generator that lives inside a position.

It is sfc32: four 32-bit words. Every step stays below 2**63, so compiled play can use machine integers (`i64`) and
draws the same numbers as plain Python, where `i64` is `int`.
"""

import hashlib
import json
from typing import Final, final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
MOST: Final = 1 << 31
"""The largest `n` of `below`: a 32-bit number times this still fits."""


@final
class Rng:
    """A stream of 32-bit numbers; `copy` gives the same stream again, `split` an independent one."""

    def __init__(self, a: i64 = 0, b: i64 = 0, c: i64 = 0, counter: i64 = 1) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def __repr__(self) -> str:
        return f"Rng({self.a}, {self.b}, {self.c}, {self.counter})"

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, (self.a, self.b, self.c, self.counter)

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.counter)

    def split(self) -> "Rng":
        """A new generator seeded by the next numbers of this one."""
        return _warmed(self.next(), self.next(), self.next())

    def next(self) -> i64:
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
        assert n <= MOST, "more than a 32-bit number can choose from"
        factor: i64 = n
        return (self.next() * factor) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Fisher and Yates, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = (self.next() * (i + 1)) >> 32
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1


def dealt_anew(cards: list[int], rng: Rng) -> list[int]:
    """The same cards in another order, which does not depend on how they lay."""
    dealt = in_order(cards)
    rng.shuffle(dealt)
    return dealt


def in_order(cards: list[int]) -> list[int]:
    """The same as `sorted`; quicker where all numbers are different and small, as those of cards are."""
    most = 0
    for card in cards:
        if card > most:
            most = card
    there = [False] * (most + 1)
    for card in cards:
        if card < 0 or there[card]:
            return sorted(cards)
        there[card] = True
    return [card for card in range(most + 1) if there[card]]


def _warmed(a: i64, b: i64, c: i64) -> Rng:
    rng = Rng(a, b, c, 1)
    for _ in range(12):
        rng.next()
    return rng


def seeded(seed: str) -> Rng:
    """The generator of a seed; any text is a seed, and the number 7 is the text "7"."""
    digest = hashlib.blake2b(seed.encode(), digest_size=12).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in (0, 4, 8)]
    return _warmed(words[0], words[1], words[2])


def mixed(seed: str, added: list[str]) -> str:
    """The seed of the deal: the one committed to, and what players added to it; without that the seed alone."""
    if not added:
        return seed
    text = json.dumps([seed, *added], ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(f"teahouse:{text}".encode()).hexdigest()
