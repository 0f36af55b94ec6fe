"""The work of a review in pieces of about a second, which any process can do."""

from functools import lru_cache
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from teahouse.bots.mind import Mind
from teahouse.bots.minds import DEEP as DEEP_MIND
from teahouse.bots.minds import mind_of
from teahouse.engine.kind import GameKind
from teahouse.engine.position import SPECTATOR, Position
from teahouse.engine.rng import Rng, seeded
from teahouse.registry import LoadedGame, load_game
from teahouse.review.facts import Depth, Moment, Reason, Sources, Turn
from teahouse.review.judging import (
    is_by_chance,
    leads_to_the_same,
    open_chances,
    sages_way,
    seat_chances,
    settled_chances,
    way_at_a_glance,
    weighed,
)
from teahouse.review.leading import points_by_source, reason_of
from teahouse.review.played import Course
from teahouse.review.turns import Stretch
from teahouse.text import SOURCE, Texts
from teahouse.wording import Teller, teller_of


class Look(Struct, frozen=True, tag=True):
    """Judge these turns, one after the other, and the moments before them."""

    stretches: list[Stretch]


class Seen(Struct, frozen=True):
    """What a look found."""

    moments: list[Moment]
    turns: list[Turn]


class Again(Struct, frozen=True, tag=True):
    """Look at a turn with more care."""

    stretch: Stretch
    turn: Turn


class Follow(Struct, frozen=True, tag=True):
    """See where the two ways of a turn lead."""

    stretch: Stretch
    turn: Turn


class Count(Struct, frozen=True, tag=True):
    """Count the points by source at these moments."""

    at: list[int]


Piece = Look | Again | Follow | Count
Done = Seen | Turn | Reason | list[Sources]


@lru_cache(maxsize=16)
def opened_game(game: str, pack: Path | None) -> tuple[LoadedGame, Teller]:
    loaded = load_game(game, pack)
    return loaded, teller_of(loaded, Texts(SOURCE))


def done(course: Course, pack: Path | None, depth: Depth, piece: Piece) -> Done:
    """One piece of work."""
    loaded, teller = opened_game(course.game, pack)
    work = Work(course, loaded.kind, depth)
    match piece:
        case Look(parts):
            return work.look(parts)
        case Again(stretch, turn):
            return work.look_again(stretch, turn)
        case Follow(stretch, turn):
            g = course.position_at(loaded.kind, stretch.at)
            chance = work.chance("follow", stretch.at)
            return reason_of(g, teller, work.mind, turn, course.options, chance, depth.reasons)
        case Count(moments):
            return points_by_source(course, loaded.kind, teller, moments)


class Work:
    """What pieces share: a game, a mind, and chance that depends on nothing secret."""

    def __init__(self, course: Course, kind: GameKind, depth: Depth) -> None:
        self.course = course
        self.kind = kind
        self.depth = depth
        self.mind: Mind = mind_of(kind.name, patience=DEEP_MIND)

    def chance(self, what: str, at: int, seat: int = SPECTATOR) -> Rng:
        return seeded(f"review {what} {at} {seat}")

    # -- moments -----------------------------------------------------------------------------

    def views(self, g: Position, at: int) -> list[list[float]]:
        """By pair of eyes, the chances of all seats."""
        return [
            seat_chances(g, self.mind, seat, self.chance("seat", at, seat), self.depth.worlds)
            for seat in range(g.seats)
        ]

    def moment(self, g: Position, at: int, views: list[list[float]]) -> Moment:
        openly = open_chances(g, self.mind, self.chance("open", at), self.depth.worlds)
        return Moment(at, self.mind.era(g), [views[seat][seat] for seat in range(g.seats)], openly)

    # -- turns -------------------------------------------------------------------------------

    def look(self, parts: list[Stretch]) -> Seen:
        moments: list[Moment] = []
        turns: list[Turn] = []
        before: list[list[float]] | None = None
        at = parts[0].at
        g = self.course.position_at(self.kind, at)
        for part in parts:
            views = before or self.views(g, part.at)
            moments.append(self.moment(g, part.at, views))
            turn = self.turn(g, part, views[part.seat])
            while at < part.until:
                self.course.carry_on(g, at)
                at += 1
            before = self.views(g, at)
            turns.append(replace(turn, after=before[part.seat]))
        if g.over:
            moments.append(self.moment(g, at, before or []))
        return Seen(moments, turns)

    def turn(self, g: Position, part: Stretch, before: list[float]) -> Turn:
        """All that is judged before the moves are made."""
        chance = self.chance("turn", part.at, part.seat)
        by_chance = is_by_chance(g, self.course, part)
        settled = settled_chances(g, self.mind, part, chance, self.depth.worlds) if by_chance else before
        turn = Turn(
            at=part.at, until=part.until, seat=part.seat, moves=part.moves, best=[], glance=[], same=False,
            weighed=None, settled=settled, before=before, after=[], by_chance=by_chance,
        )  # fmt: skip
        return self.compared(g, part, turn, self.depth.looks, self.depth.pairs)

    def look_again(self, part: Stretch, turn: Turn) -> Turn:
        g = self.course.position_at(self.kind, part.at)
        return self.compared(g, part, turn, self.depth.second_looks, self.depth.second_pairs)

    def compared(self, g: Position, part: Stretch, turn: Turn, looks: int, pairs: int) -> Turn:
        """With the sage's turn; where that is the same, with the one that looks best at a glance."""
        seat, moves = part.seat, part.moves
        chance = self.chance(f"compare {looks}", part.at, seat)
        best = sages_way(self.kind, g, seat, looks, chance)
        same = leads_to_the_same(g, seat, moves, best)
        glance: list[int] = []
        other = best
        if same:
            best = moves
            glance = way_at_a_glance(self.kind, g, seat, chance)
            other = [] if leads_to_the_same(g, seat, moves, glance) else glance
        found = weighed(g, self.mind, seat, moves, other, chance, pairs) if other else None
        return replace(turn, best=best, same=same, glance=glance, weighed=found)
