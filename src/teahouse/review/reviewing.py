"""A review from its first piece of work to the last: what is to be done when, and what it comes to.

`Reviewing` hands out pieces that do not depend on each other and takes what they found; whoever drives it says where
they are done: in this process, in several, or in those of a server's bots.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from teahouse.bots.minds import DEEP as DEEP_MIND
from teahouse.bots.minds import mind_of
from teahouse.bots.outlook import shares_of_victory
from teahouse.engine.kind import GameKind
from teahouse.lab.pools import as_they_end
from teahouse.review.facts import VERSION, Depth, Moment, Reason, Review, Sources, Turn, TurningPoint
from teahouse.review.pieces import Again, Count, Done, Follow, Look, Piece, Seen, done
from teahouse.review.played import Course
from teahouse.review.summing import MOST_TURNING, follow_up, is_turning, players_of, turning_point
from teahouse.review.turns import stretches

STRETCHES: Final = 5
"""Turns in one piece."""
MOMENTS: Final = 24
"""At so many moments the points are counted by source."""
WORK: Final = (0.6, 0.25, 0.15)
"""How the time goes to looks, second looks and the rest."""
Progress = Callable[[float], None]


class Reviewing:
    """One review, stage by stage."""

    def __init__(self, course: Course, kind: GameKind, depth: Depth) -> None:
        self.course = course
        self.kind = kind
        self.depth = depth
        self.stretches = stretches(course, kind)
        self.moments: list[Moment] = []
        self.turns: list[Turn] = []
        self.reasons: dict[int, Reason] = {}
        self.sources: list[Sources] = []

    def stages(self) -> Iterator[list[Piece]]:
        """The pieces of one stage after the other; each wants `take` for all of its pieces before the next."""
        parts = self.stretches
        yield [Look(parts[first : first + STRETCHES]) for first in range(0, len(parts), STRETCHES)]
        yield [Again(parts[number], self.turns[number]) for number in follow_up(self.turns, self.depth.candidates)]
        told = [number for number, turn in enumerate(self.turns) if is_turning(turn)]
        told.sort(key=lambda number: -abs(turning_point(self.turns, number, None).change))
        most = MOST_TURNING + 2 * self.course.seats
        yield [
            *(Follow(parts[number], self.turns[number]) for number in told[:most]),
            Count(self.counted()),
        ]

    def counted(self) -> list[int]:
        """Moments spread over the game, where rounds begin, and the end."""
        every = [moment.at for moment in self.moments]
        step = max(1, len(every) // MOMENTS)
        begins = [
            moment.at
            for before, moment in zip(self.moments, self.moments[1:], strict=False)
            if moment.era != before.era
        ]
        return sorted({*every[::step], *begins, every[-1]})

    def take(self, piece: Piece, found: Done) -> None:
        """What a piece came to; pieces of a stage may come in any order."""
        match piece, found:
            case Look(), Seen():
                self.moments += found.moments
                self.turns += found.turns
                self.moments.sort(key=lambda moment: moment.at)
                self.turns.sort(key=lambda turn: turn.at)
            case Again(), Turn():
                self.turns[self.number_of(found.at)] = found
            case Follow(stretch), Reason():
                self.reasons[self.number_of(stretch.at)] = found
            case _, list():
                self.sources = found

    def number_of(self, at: int) -> int:
        return next(number for number, turn in enumerate(self.turns) if turn.at == at)

    def review(self) -> Review:
        """What all of it comes to."""
        g = self.course.position_at(self.kind, len(self.course.moves))
        shares = shares_of_victory(g, mind_of(self.kind.name, patience=DEEP_MIND))[: g.seats]
        points = [
            turning_point(self.turns, number, reason)
            for number, reason in sorted(self.reasons.items())
            if is_turning(self.turns[number]) and reason.agrees
        ]
        return Review(
            version=VERSION,
            game=self.course.game,
            depth=self.depth,
            seats=self.course.seats,
            together=g.together,
            moments=self.moments,
            turns=self.turns,
            players=players_of(self.moments, self.turns, points, g.together),
            turning=greatest(points),
            sources=self.sources,
            shares=shares,
        )


def greatest(points: list[TurningPoint]) -> list[TurningPoint]:
    """The few that changed most, in the order of the game."""
    ranked = sorted(points, key=lambda point: -abs(point.change))[:MOST_TURNING]
    return sorted(ranked, key=lambda point: point.turn)


def reviewed(
    course: Course, kind: GameKind, depth: Depth, pack: Path | None, jobs: int, report: Progress = lambda _: None
) -> Review:
    """The whole review, in so many processes; Ctrl-C ends it at once."""
    reviewing = Reviewing(course, kind, depth)
    if jobs == 1:
        return _driven(reviewing, report, lambda pieces: ((each, done(course, pack, depth, each)) for each in pieces))

    def everywhere(pieces: list[Piece]) -> Iterator[tuple[Piece, Done]]:
        for number, found in as_they_end(jobs, done, [(course, pack, depth, each) for each in pieces]):
            yield pieces[number], found

    return _driven(reviewing, report, everywhere)


def _driven(
    reviewing: Reviewing, report: Progress, work: Callable[[list[Piece]], Iterator[tuple[Piece, Done]]]
) -> Review:
    for stage, pieces in enumerate(reviewing.stages()):
        for number, (piece, found) in enumerate(work(pieces)):
            reviewing.take(piece, found)
            report(share_done(stage, number + 1, len(pieces)))
    return reviewing.review()


def share_done(stage: int, pieces: int, whole: int) -> float:
    """How much of a review is done, from 0 to 1."""
    return min(1.0, sum(WORK[:stage]) + WORK[stage] * pieces / max(1, whole))
