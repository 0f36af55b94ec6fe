"""What a review says of a game: numbers and moves, without words. It is kept as JSON."""

from typing import Final

from msgspec import Struct

VERSION: Final = 1
"""Of what a review holds and how it is reckoned; reviews of other versions are made anew."""


class Depth(Struct, frozen=True):
    """How long a review looks. Everything is counted in looks, so the same game gets the same review."""

    worlds: int
    """Imagined worlds in which a moment is judged for each seat."""
    looks: int
    """Iterations of the sage for a click of a turn ..."""
    pairs: int
    """... and worlds in which its turn and the one that was played are played out."""
    candidates: int
    """Turns that are looked at again ..."""
    second_looks: int
    second_pairs: int
    """... with so much more care."""
    reasons: int
    """Worlds in which it is followed where the points come from."""


QUICK: Final = Depth(worlds=4, looks=10, pairs=4, candidates=14, second_looks=80, second_pairs=32, reasons=6)
DEEP: Final = Depth(worlds=24, looks=120, pairs=16, candidates=40, second_looks=600, second_pairs=128, reasons=24)


class Moment(Struct, frozen=True):
    """The table before a turn, or at the end."""

    at: int
    """Moves made before it."""
    era: int
    """The round or year."""
    chances: list[float]
    """By seat, the chance to win as far as that seat could know."""
    open: list[float]
    """The same with everything open that was dealt; only dice are still to fall."""


class Weighed(Struct, frozen=True):
    """Two ways to play a turn, played out in the same worlds that its seat could imagine."""

    played: float
    """The chance to win after what was played ..."""
    other: float
    """... and after the other way."""
    error: float
    """The standard error of their difference."""
    effects: list[float]
    """By seat, how much better its chance is after what was played."""

    @property
    def gain(self) -> float:
        """What the way that was played is better by."""
        return self.played - self.other


class Turn(Struct, frozen=True):
    """What one seat chose in one go: nobody else chose and nothing came to light in between."""

    at: int
    until: int
    """Moves made before it, and after it and all that followed by itself."""
    seat: int
    moves: list[int]
    """The choices that were made."""
    best: list[int]
    """What the sage would have played; the same where it leads to the same."""
    glance: list[int]
    """What looks best at first sight; empty where that was not needed."""
    same: bool
    """Whether the sage would have played the same."""
    weighed: Weighed | None
    """Against the sage's turn, or where that is the same, against the one that looks best at a glance."""
    settled: list[float]
    """By seat, the chance expected after what was played, before chance decided and others answered."""
    before: list[float]
    after: list[float]
    """By seat, the chances before and after the turn; of all three, as far as whoever made it could know."""
    by_chance: bool
    """Whether a deal, a draw or dice belong to what followed."""

    def effects(self) -> list[float]:
        """By seat, what this turn changed of its chance, compared with the sage's: more where it found better.

        Doubtful changes count for little: one as large as its standard error counts half.
        """
        found = self.weighed
        if self.same or found is None or found.gain == 0.0:
            return [0.0] * len(self.before)
        trust = found.gain**2 / (found.gain**2 + found.error**2)
        return [trust * effect for effect in found.effects]


class Shift(Struct, frozen=True):
    """Points by source that one way brings more than the other."""

    source: str
    points: float


class Reason(Struct, frozen=True):
    """Where two ways lead: points by source by the time the play-outs stop."""

    era: int
    """The round or year in which they stop."""
    shifts: list[Shift]
    """What the sage's way has more, of what is more than chance; the most telling first."""
    rivals: float
    """How many more points the best rival has after the sage's way."""

    @property
    def agrees(self) -> bool:
        """Whether the points, as far as they differ by more than chance, do not speak for the other way."""
        return sum(shift.points for shift in self.shifts) >= self.rivals


class TurningPoint(Struct, frozen=True):
    """A turn that decided something."""

    turn: int
    """Its number among the turns."""
    kind: str
    """`missed`: the sage had better; `found`: what looks best at a glance is worse."""
    change: float
    """What it changed of the chance to win."""
    reason: Reason | None


class Share(Struct, frozen=True):
    """How a seat came from an even start to the end: these add up."""

    deal: float
    own: float
    """Its own turns against those of the sage ..."""
    others: float
    """... and the turns of the others."""
    luck: float
    """Deals, draws and dice against what could be expected of them."""
    rest: float
    """What the estimate does not tell apart, its own errors among it."""


class Played(Struct, frozen=True):
    """What a seat did."""

    share: Share
    turns: int
    lost: float
    """Chance given away in a turn, on average."""
    accuracy: float
    """From 0 to 100."""
    best: int
    """The number of its best turn; -1 if none stood out."""
    turning: list[TurningPoint]


class Sources(Struct, frozen=True):
    """Points by source at one moment, as if the game ended there."""

    at: int
    points: dict[str, list[int]]


class Review(Struct, frozen=True):
    """Everything a review says."""

    version: int
    game: str
    depth: Depth
    seats: int
    together: bool
    moments: list[Moment]
    turns: list[Turn]
    players: list[Played]
    turning: list[TurningPoint]
    """Those of all seats that changed most, in the order of the game."""
    sources: list[Sources]
    shares: list[float]
    """By seat, the part of the victory."""
