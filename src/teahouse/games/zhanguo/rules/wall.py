"""Building walls: by court action with workers, or as a reward."""

from typing import ClassVar

from teahouse.engine.decision import Lack, nearest
from teahouse.engine.shared_lists import with_number
from teahouse.games.zhanguo.rules.free_moves import OnTurn
from teahouse.games.zhanguo.rules.moves import CELL, REGION, SQUARE
from teahouse.games.zhanguo.rules.names import REGIONS, SECTIONS, WALL_CELLS
from teahouse.games.zhanguo.rules.recruit import worker_need
from teahouse.games.zhanguo.rules.state import ZhanGuo


def refuse_wall(g: ZhanGuo, seat: int, paid: int) -> str | None:
    """A wall in supply and some cell one may build on (ZG-WAL-09)."""
    if g.players[seat].walls == 0:
        return "ZG-WAL-09"
    reason = "ZG-WAL-08"
    for section in range(SECTIONS):
        if g.has_wall_in(seat, section):
            continue
        for cell in range(WALL_CELLS):
            refusal = refuse_cell(g, seat, WALL_CELLS * section + cell, paid)
            if refusal is None:
                return None
            if refusal == "ZG-WAL-13":
                reason = "ZG-WAL-13"
    return reason


def refuse_cell(g: ZhanGuo, seat: int, place: int, paid: int) -> str | None:
    """A free cell, no other own wall in the section, workers from enough regions, calm or not (ZG-WAL-06..14)."""
    if g.walls[place] >= 0:
        return "ZG-WAL-06"
    section = place // WALL_CELLS
    if g.has_wall_in(seat, section):
        return "ZG-WAL-07"
    if paid and g.box.cell_workers[section][place % WALL_CELLS] > g.players[seat].regions_with_workers():
        return "ZG-WAL-13"
    return None


def wall_needs(g: ZhanGuo, seat: int, paid: int) -> list[Lack]:
    """A wall, and what the cell nearest to it is short of (ZG-WAL-09)."""
    cells = [cell_needs(g, seat, place, paid) for place in range(SECTIONS * WALL_CELLS)]
    return [Lack("wall", g.players[seat].walls, 1), *nearest(cells)]


def cell_needs(g: ZhanGuo, seat: int, place: int, paid: int) -> list[Lack]:
    """The cell free, no other own wall beside it, workers in enough regions (ZG-WAL-06..07, ZG-WAL-13)."""
    section, cell = place // WALL_CELLS, place % WALL_CELLS
    needs = [
        Lack("wall-cell", 1 if g.walls[place] < 0 else 0, 1),
        Lack("wall-section", 0 if g.has_wall_in(seat, section) else 1, 1),
    ]
    if paid:
        regions = g.players[seat].regions_with_workers()
        needs.append(Lack("region-with-worker", regions, g.box.cell_workers[section][cell]))
    return needs


def build_wall(g: ZhanGuo, seat: int) -> None:
    """Naming a cell names its section (ZG-WAL-01)."""
    g.ask(WallCell(seat, 1))


class WallCell(OnTurn):
    """On which cell? `paid` is 0 for a reward, which asks for no workers (ZG-WAL-05, ZG-REW-33)."""

    clause: ClassVar[str] = "ZG-WAL-01"

    paid: int

    def choices(self, g: ZhanGuo) -> list[int]:
        """Three cells in each section, for any number of players (ZG-WAL-03, ZG-WAL-15)."""
        return [CELL + place for place in range(SECTIONS * WALL_CELLS)]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        if not CELL <= move < SQUARE:
            return self.clause
        return refuse_cell(g, self.seat, move - CELL, self.paid)

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        return cell_needs(g, self.seat, move - CELL, self.paid) if CELL <= move < SQUARE else []

    def carry(self, g: ZhanGuo, move: int) -> None:
        """The wall stands at once, and scores nothing yet; its bars are to be paid (ZG-WAL-04, ZG-WAL-16)."""
        place = move - CELL
        g.players[self.seat].walls -= 1
        g.walls = with_number(g.walls, place, self.seat)
        g.say("wall", self.seat, place)
        if self.paid:
            section, cell = place // WALL_CELLS, place % WALL_CELLS
            g.ask(WallWorker(self.seat, g.box.cell_workers[section][cell], 0))


class WallWorker(OnTurn):
    """Which region gives the next worker? Each gives at most one (ZG-WAL-10..12)."""

    clause: ClassVar[str] = "ZG-WAL-10"

    due: int
    given: int
    """Regions that gave a worker already, one bit each."""

    def choices(self, g: ZhanGuo) -> list[int]:
        return [REGION + region for region in range(REGIONS)]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        if not REGION <= move < REGION + REGIONS:
            return self.clause
        if self.given >> (move - REGION) & 1:
            return "ZG-WAL-11"
        return None if g.players[self.seat].workers[move - REGION] else "ZG-WAL-10"

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        if not REGION <= move < REGION + REGIONS or self.given >> (move - REGION) & 1:
            return []
        return [worker_need(g, self.seat, move - REGION, 1)]

    def carry(self, g: ZhanGuo, move: int) -> None:
        g.players[self.seat].workers[move - REGION] -= 1
        g.say("worker-returned", self.seat, move - REGION)
        if self.due > 1:
            g.ask(WallWorker(self.seat, self.due - 1, self.given | 1 << (move - REGION)))
