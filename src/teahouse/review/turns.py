"""A game cut into turns: what one seat chose in one go, before anybody else chose or anything came to light."""

from msgspec import Struct

from teahouse.engine.kind import GameKind
from teahouse.review.played import Course


class Stretch(Struct, frozen=True):
    """A turn as it was played."""

    at: int
    """Moves made before its first choice."""
    until: int
    """Moves made before the next turn."""
    seat: int
    moves: list[int]
    """Its choices; moves without an alternative are none."""


def stretches(course: Course, kind: GameKind) -> list[Stretch]:
    """All turns of a game."""
    starts: list[tuple[int, int, list[int]]] = []
    known = (-1, -1)
    for at, g in course.positions(kind, 0, len(course.moves)):
        if at == len(course.moves):
            break
        made = course.moves[at]
        decision = g.decision_of(made.seat)
        assert decision is not None
        if g.only_answer(decision) >= 0:
            continue
        if (made.seat, g.news) != known:
            known = (made.seat, g.news)
            starts.append((at, made.seat, []))
        starts[-1][2].append(made.move)
    ends = [at for at, _, _ in starts[1:]] + [len(course.moves)]
    return [Stretch(at, end, seat, moves) for (at, seat, moves), end in zip(starts, ends, strict=True)]
