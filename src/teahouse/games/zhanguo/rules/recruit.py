"""Recruiting workers, and moving them."""

from typing import ClassVar

from teahouse.engine.decision import Lack, nearest
from teahouse.games.zhanguo.rules.free_moves import OnTurn
from teahouse.games.zhanguo.rules.moves import PASS, REGION
from teahouse.games.zhanguo.rules.names import B_EXTRA_WORKER, REGIONS
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.games.zhanguo.rules.unrest import at_the_rightmost_cell, raise_unrest, room_for_unrest


def refuse_recruit(g: ZhanGuo, seat: int) -> str | None:
    """Some region must allow it, after free moves or without (ZG-REC-07); else a region with an official says why."""
    reason = "ZG-REC-04"
    for region in range(REGIONS):
        refusal = refuse_recruit_in(g, seat, region)
        if refusal is None:
            return None
        if refusal != "ZG-REC-04":
            reason = refusal
    return reason


def refuse_recruit_in(g: ZhanGuo, seat: int, region: int) -> str | None:
    """An official in the worker area, with any board, and room for the unrest (ZG-REC-04, 06, ZG-BSD-04, ZG-VAR-09)."""
    if g.players[seat].officials_working(region) == 0:
        return "ZG-REC-04"
    if at_the_rightmost_cell(g, seat, region):
        return "ZG-REC-06"
    if unrest_of_recruiting(g, seat, region) > room_for_unrest(g, seat, region):
        return "ZG-VAR-09"
    return None


def recruit_needs(g: ZhanGuo, seat: int) -> list[Lack]:
    """What the region nearest to it is short of."""
    return nearest([recruit_needs_in(g, seat, region) for region in range(REGIONS)])


def recruit_needs_in(g: ZhanGuo, seat: int, region: int) -> list[Lack]:
    """An official at work, and room for the unrest (ZG-REC-04, 06, ZG-VAR-09)."""
    working = g.players[seat].officials_working(region)
    room = Lack("unrest-room", room_for_unrest(g, seat, region), max(1, unrest_of_recruiting(g, seat, region)), region)
    return [Lack("official-working", working, 1, region), room]


def workers_recruited(g: ZhanGuo, seat: int, region: int) -> int:
    """One for each official there, and one more with a B side (ZG-REC-02..03, ZG-BSD-03, ZG-BSD-05, ZG-BSD-20)."""
    extra = 1 if B_EXTRA_WORKER in g.board_of(seat).abilities else 0
    return g.players[seat].officials_working(region) + extra


def unrest_of_recruiting(g: ZhanGuo, seat: int, region: int) -> int:
    """Always 1; with the variant 1 for each worker of the action, no other (ZG-REC-05, ZG-VAR-08..10)."""
    return workers_recruited(g, seat, region) if g.harsh_recruit else 1


def recruit(g: ZhanGuo, seat: int) -> None:
    """First the region is named (ZG-REC-01)."""
    g.ask(RecruitRegion(seat))


def worker_need(g: ZhanGuo, seat: int, region: int, need: int) -> Lack:
    """Workers that must stand in a region."""
    return Lack("worker", g.players[seat].workers[region], need, region)


def add_workers(g: ZhanGuo, seat: int, region: int, count: int) -> None:
    """Workers never run out, nor does the room for them (ZG-CMP-23, ZG-REC-09)."""
    g.players[seat].workers[region] += count
    g.say("workers", seat, region, count)


class RecruitRegion(OnTurn):
    """In which region? (ZG-REC-01)"""

    clause: ClassVar[str] = "ZG-REC-01"

    def spoiled_by(self, g: ZhanGuo, cube: int) -> bool:
        """One more official means one more unrest with the variant: the last region able may not be overfilled."""
        region = cube // 3
        if not g.harsh_recruit or refuse_recruit_in(g, self.seat, region) is not None:
            return False
        if unrest_of_recruiting(g, self.seat, region) < room_for_unrest(g, self.seat, region):
            return False
        able = [other for other in range(REGIONS) if refuse_recruit_in(g, self.seat, other) is None]
        return able == [region]

    def choices(self, g: ZhanGuo) -> list[int]:
        return [REGION + region for region in range(REGIONS)]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        if not REGION <= move < REGION + REGIONS:
            return self.clause
        return refuse_recruit_in(g, self.seat, move - REGION)

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        return recruit_needs_in(g, self.seat, move - REGION) if REGION <= move < REGION + REGIONS else []

    def carry(self, g: ZhanGuo, move: int) -> None:
        """Workers, then unrest; the officials stay where they are (ZG-REC-08, ZG-REC-10)."""
        region = move - REGION
        unrest = unrest_of_recruiting(g, self.seat, region)
        add_workers(g, self.seat, region, workers_recruited(g, self.seat, region))
        raise_unrest(g, self.seat, region, unrest)


class MoveWorkerFrom(OnTurn):
    """Which worker moves to an adjacent region? It may be declined (ZG-BON-14, ZG-BSD-06)."""

    clause: ClassVar[str] = "ZG-BON-14"

    def choices(self, g: ZhanGuo) -> list[int]:
        return [PASS] + [REGION + region for region in range(REGIONS)]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        if move == PASS:
            return None
        if REGION <= move < REGION + REGIONS and g.players[self.seat].workers[move - REGION]:
            return None
        return self.clause

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        return [worker_need(g, self.seat, move - REGION, 1)] if REGION <= move < REGION + REGIONS else []

    def carry(self, g: ZhanGuo, move: int) -> None:
        if move != PASS:
            g.ask(MoveWorkerTo(self.seat, move - REGION))


class MoveWorkerTo(OnTurn):
    """To which adjacent region? (ZG-BON-14)"""

    clause: ClassVar[str] = "ZG-BON-14"

    start: int

    def choices(self, g: ZhanGuo) -> list[int]:
        return [REGION + region for region in range(REGIONS)]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        if REGION <= move < REGION + REGIONS and move - REGION in g.box.adjacent[self.start]:
            return None
        return self.clause

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        adjacent = move - REGION in g.box.adjacent[self.start]
        return [Lack("adjacent", int(adjacent), 1, self.start)] if REGION <= move < REGION + REGIONS else []

    def carry(self, g: ZhanGuo, move: int) -> None:
        workers = g.players[self.seat].workers
        workers[self.start] -= 1
        workers[move - REGION] += 1
        g.say("worker-moved", self.seat, self.start, move - REGION)


def offer_worker_move(g: ZhanGuo, seat: int) -> None:
    if g.players[seat].regions_with_workers():
        g.ask(MoveWorkerFrom(seat))
