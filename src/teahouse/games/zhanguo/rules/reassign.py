"""Reassigning officials: points of the court action and of every bonus."""

from typing import ClassVar

from teahouse.engine.decision import Lack
from teahouse.games.zhanguo.rules.free_moves import OnTurn
from teahouse.games.zhanguo.rules.moves import DONE, FREE, GOVERNOR_AREA, GOVERNOR_CUBE, WORKER_AREA, WORKER_CUBE
from teahouse.games.zhanguo.rules.names import REGIONS
from teahouse.games.zhanguo.rules.state import ZhanGuo


def refuse_reassign(g: ZhanGuo, seat: int) -> str | None:
    """Somebody must be on the board to be reassigned (ZG-REA-11)."""
    return None if officials_on_board(g, seat) else "ZG-REA-11"


def reassign_needs(g: ZhanGuo, seat: int) -> list[Lack]:
    """Somebody on the board (ZG-REA-11)."""
    return [Lack("official-on-board", officials_on_board(g, seat), 1)]


def officials_on_board(g: ZhanGuo, seat: int) -> int:
    return 3 * g.box.officials_per_colour - g.players[seat].officials_in_supply()


def reassign(g: ZhanGuo, seat: int) -> None:
    """Up to 3 points, at least 1 of them spent (ZG-REA-01)."""
    g.ask(Reassign(seat, 3, 1))


def offer_points(g: ZhanGuo, seat: int, points: int) -> None:
    """Points of a bonus may all be declined (ZG-REA-20)."""
    if points and officials_on_board(g, seat):
        g.ask(Reassign(seat, points, 0))


class Reassign(OnTurn):
    """Which official moves next, or are we done? `must` points are still due (ZG-REA-01, ZG-REA-10, ZG-REA-23)."""

    clause: ClassVar[str] = "ZG-REA-01"

    points: int
    must: int

    def choices(self, g: ZhanGuo) -> list[int]:
        player = g.players[self.seat]
        moves = [] if self.must else [DONE]
        for cube in range(REGIONS * 3):
            if player.governor_area[cube]:
                moves.append(GOVERNOR_CUBE + cube)
            if player.worker_area[cube]:
                moves.append(WORKER_CUBE + cube)
        return moves

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        player = g.players[self.seat]
        if move == DONE:
            return "ZG-REA-01" if self.must else None
        if GOVERNOR_CUBE <= move < WORKER_CUBE:
            return None if player.governor_area[move - GOVERNOR_CUBE] else "ZG-REA-02"
        if WORKER_CUBE <= move < FREE:
            return None if player.worker_area[move - WORKER_CUBE] else "ZG-REA-03"
        return self.clause

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        """An official must stand there; points that are due must be spent first."""
        player = g.players[self.seat]
        if move == DONE:
            return [Lack("point-spent", 0, self.must)]
        if GOVERNOR_CUBE <= move < WORKER_CUBE:
            cube = move - GOVERNOR_CUBE
            return [Lack("official-governing", player.governor_area[cube], 1, cube)]
        if WORKER_CUBE <= move < FREE:
            cube = move - WORKER_CUBE
            return [Lack("official-at-work", player.worker_area[cube], 1, cube)]
        return []

    def carry(self, g: ZhanGuo, move: int) -> None:
        if move != DONE:
            g.ask(ReassignTo(self.seat, self.points, move, 0))


class ReassignTo(OnTurn):
    """Where to? `passing` is 1 for an official who stands in a full worker area and must move on (ZG-REA-07..08)."""

    clause: ClassVar[str] = "ZG-REA-05"

    points: int
    cube: int
    passing: int

    def spoiled_by(self, g: ZhanGuo, cube: int) -> bool:
        """The official just picked up cannot also walk away for free (ZG-REA-15, ZG-CRT-05)."""
        return cube == self.cube - GOVERNOR_CUBE and g.players[self.seat].governor_area[cube] == 1

    def choices(self, g: ZhanGuo) -> list[int]:
        if self.cube < WORKER_CUBE:
            region = (self.cube - GOVERNOR_CUBE) // 3
            return [GOVERNOR_AREA + to for to in g.box.adjacent[region]]
        region = (self.cube - WORKER_CUBE) // 3
        return [GOVERNOR_AREA + region] + [WORKER_AREA + to for to in g.box.adjacent[region]]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        if not GOVERNOR_AREA <= move < GOVERNOR_CUBE:
            return self.clause
        if self.cube < WORKER_CUBE:
            return self.judge_governor_area(g, move)
        return self.judge_worker_area(g, move)

    def judge_governor_area(self, g: ZhanGuo, move: int) -> str | None:
        """Governor area to the governor area of a region printed as adjacent (ZG-REA-02, ZG-REA-12..14)."""
        if move >= WORKER_AREA:
            return "ZG-REA-05"
        region = (self.cube - GOVERNOR_CUBE) // 3
        return None if move - GOVERNOR_AREA in g.box.adjacent[region] else "ZG-REA-02"

    def judge_worker_area(self, g: ZhanGuo, move: int) -> str | None:
        """Worker area to the next worker area, or up to the governor area of its region (ZG-REA-03..06, ZG-REA-09)."""
        region = (self.cube - WORKER_CUBE) // 3
        if move < WORKER_AREA:
            return None if move - GOVERNOR_AREA == region else "ZG-REA-04"
        to = move - WORKER_AREA
        if to not in g.box.adjacent[region]:
            return "ZG-REA-03"
        if g.players[self.seat].officials_working(to) < 2:
            return None
        return "ZG-REA-09" if self.points == 1 else None

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        """A place next to this one, and a second point where the worker area is full."""
        if not GOVERNOR_AREA <= move < GOVERNOR_CUBE:
            return []
        if self.cube < WORKER_CUBE:
            reached = self.judge_governor_area(g, move) is None
            return [Lack("next-governor-area", int(reached), 1, (self.cube - GOVERNOR_CUBE) // 3)]
        refusal = self.judge_worker_area(g, move)
        if refusal == "ZG-REA-09":
            return [Lack("point", self.points, 2)]
        return [Lack("next-worker-area", int(refusal is None), 1, (self.cube - WORKER_CUBE) // 3)]

    def carry(self, g: ZhanGuo, move: int) -> None:
        """Spend one point; whoever entered a full worker area moves on at once (ZG-REA-08, ZG-REA-21..22)."""
        player = g.players[self.seat]
        if self.cube < WORKER_CUBE:
            player.governor_area[self.cube - GOVERNOR_CUBE] -= 1
            colour = (self.cube - GOVERNOR_CUBE) % 3
        else:
            player.worker_area[self.cube - WORKER_CUBE] -= 1
            colour = (self.cube - WORKER_CUBE) % 3
        points = self.points - 1
        if move < WORKER_AREA:
            player.governor_area[3 * (move - GOVERNOR_AREA) + colour] += 1
            g.say("reassigned-governor-area", self.seat, colour, move - GOVERNOR_AREA)
        else:
            to = move - WORKER_AREA
            player.worker_area[3 * to + colour] += 1
            g.say("reassigned-worker-area", self.seat, colour, to)
            if player.officials_working(to) > 2:
                g.ask(ReassignTo(self.seat, points, WORKER_CUBE + 3 * to + colour, 1))
                return
        if points:
            g.ask(Reassign(self.seat, points, 0))
