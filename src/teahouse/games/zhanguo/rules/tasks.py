"""Tasks: what a tile asks for, and claiming it with a disc."""

from typing import ClassVar

from teahouse.engine.decision import Lack
from teahouse.engine.shared_lists import with_number
from teahouse.games.zhanguo.rules.free_moves import OnTurn, free_move_possible
from teahouse.games.zhanguo.rules.moves import BOARD, DONE, TASK
from teahouse.games.zhanguo.rules.names import SECTIONS, TASK_GOVERNOR, TASK_KINDS, TASK_PALACE, TASK_SLOTS
from teahouse.games.zhanguo.rules.state import ZhanGuo


def objects_at(g: ZhanGuo, seat: int, kind: int, place: int) -> int:
    """Own governors or palaces in a region, own walls on a stretch (ZG-TSK-04..05, ZG-TSK-07)."""
    if kind == TASK_GOVERNOR:
        return g.governors_of(seat, place)
    if kind == TASK_PALACE:
        return g.palaces[4 * place + seat]
    stretch_of = g.box.stretch_of
    walls = 0
    for section in range(SECTIONS):
        if stretch_of[section] == place and g.has_wall_in(seat, section):
            walls += 1
    return walls


def fulfils(g: ZhanGuo, seat: int, slot: int) -> bool:
    """At least what the tile shows, as things stand now (ZG-TSK-03..06, ZG-TSK-14, ZG-TSK-20..22)."""
    task = g.box.tasks[g.tasks[slot]]
    needs = task.needs
    for place in range(len(needs)):
        needed = needs[place]
        if needed and objects_at(g, seat, task.kind, place) < needed:
            return False
    return True


def first_free_cell(g: ZhanGuo, slot: int) -> int:
    """From left to right; -1 when every cell has its disc (ZG-TSK-10..11, ZG-TSK-16..17)."""
    claims = g.claims
    for cell in range(len(g.box.task_cell_vp[slot])):
        if claims[4 * slot + cell] < 0:
            return cell
    return -1


def has_claimed(g: ZhanGuo, seat: int, slot: int) -> bool:
    claims = g.claims
    at = 4 * slot
    return claims[at] == seat or claims[at + 1] == seat or claims[at + 2] == seat or claims[at + 3] == seat


def refuse_claim(g: ZhanGuo, seat: int, slot: int) -> str | None:
    """One disc per player and task, while a cell is free, for a fulfilled task (ZG-TSK-04, ZG-TSK-12, ZG-TSK-17)."""
    if has_claimed(g, seat, slot):
        return "ZG-TSK-12"
    if first_free_cell(g, slot) < 0:
        return "ZG-TSK-17"
    return None if fulfils(g, seat, slot) else "ZG-TSK-04"


def claim_needs(g: ZhanGuo, seat: int, slot: int) -> list[Lack]:
    """A free cell, and as many objects at each place as the tile shows (ZG-TSK-04, ZG-TSK-17)."""
    if has_claimed(g, seat, slot):
        return []
    task = g.box.tasks[g.tasks[slot]]
    what = f"task-{TASK_KINDS[task.kind]}"
    needs = [Lack("task-cell", 1 if first_free_cell(g, slot) >= 0 else 0, 1)]
    for place in range(len(task.needs)):
        needs.append(Lack(what, objects_at(g, seat, task.kind, place), task.needs[place], place))
    return needs


def can_claim(g: ZhanGuo, seat: int) -> bool:
    for slot in range(TASK_SLOTS):
        if refuse_claim(g, seat, slot) is None:
            return True
    return False


class ClaimTasks(OnTurn):
    """Which fulfilled task is claimed, if any? (ZG-TSK-08..09, ZG-TSK-13)"""

    clause: ClassVar[str] = "ZG-TSK-08"

    def ask_again(self, g: ZhanGuo) -> None:
        """The turn ends by itself when nothing is left to claim or to move."""
        offer_claims(g, self.seat)

    def obvious(self, g: ZhanGuo) -> int:
        """A free move can wait for the next turn: until then nothing looks at the areas (ZG-REA-19)."""
        return -1 if can_claim(g, self.seat) else DONE

    def choices(self, g: ZhanGuo) -> list[int]:
        return [DONE, *[TASK + slot for slot in range(TASK_SLOTS)]]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        if move == DONE:
            return None
        if TASK <= move < BOARD:
            return refuse_claim(g, self.seat, move - TASK)
        return self.clause

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        return claim_needs(g, self.seat, move - TASK) if TASK <= move < BOARD else []

    def carry(self, g: ZhanGuo, move: int) -> None:
        """The disc stays for good and scores nothing yet (ZG-TSK-10, ZG-TSK-15, ZG-TSK-18)."""
        if move == DONE:
            return
        slot = move - TASK
        cell = first_free_cell(g, slot)
        g.claims = with_number(g.claims, 4 * slot + cell, self.seat)
        g.players[self.seat].discs -= 1
        g.say("task", self.seat, slot, g.box.task_cell_vp[slot][cell])
        offer_claims(g, self.seat)


def offer_claims(g: ZhanGuo, seat: int) -> None:
    """After one's turn, the last moment for free moves, and after a reward; never later (ZG-TSK-08..09, ZG-TSK-19)."""
    if can_claim(g, seat) or (g.turn_of == seat and free_move_possible(g, seat)):
        g.ask(ClaimTasks(seat))
