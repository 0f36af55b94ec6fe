"""The attack on Genghis Khan: whoever takes a horde card may send one warrior who came alive from it."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.rules.expansions.genghis.pieces import (
    KHAN_CELL,
    KHAN_CELLS,
    KhanPieces,
    card_at,
    is_covered,
    is_defeated,
    is_required,
    khan_of,
    printed,
)
from teahouse.games.great_wall.rules.expansions.genghis.words import M_GENGHIS_ATTACKED
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import CELLS, PASS, SAVE, WARRIOR
from teahouse.games.great_wall.rules.state import FIGURE, FREE, SEATS, GreatWall
from teahouse.games.great_wall.rules.words import ARCHER, HORSEMAN, WARRIORS


def offer_khan_attack(g: GreatWall, seat: int, section: int) -> None:
    """With one of the claimant's own survivors or saved, who are in the shelter now (GWX-GK-64..71, 82..85)."""
    khan = khan_of(g)
    able: list[int] = []
    for warrior in range(len(WARRIORS)):
        able.append(min(khan.survivors[4 * seat + warrior], g.sheltered(section, seat, warrior)))
    khan.survivors = [0] * (4 * SEATS)
    decision = AttackKhan(seat, section, tuple(able))
    if g.has_answer(decision, PASS):
        g.ask(decision)


def refuse_target(g: GreatWall, khan: KhanPieces, warrior: int, move: int) -> str | None:
    """May this warrior cover this cell, as the first of two if he rides? (GWX-GK-72..77)"""
    place, cell = (move - KHAN_CELL) // CELLS, (move - KHAN_CELL) % CELLS
    if cell >= len(khan.cover[place]) or not is_required(g, khan, place, cell):
        return "GWX-GK-45"
    if khan.cover[place][cell] != FREE:
        return "GWX-GK-77"
    if warrior == HORSEMAN and not free_beside(g, khan, place, cell):
        return "GWX-GK-75"
    return None


def free_beside(g: GreatWall, khan: KhanPieces, place: int, cell: int) -> list[int]:
    """Free required cells that touch this one (GWX-GK-75)."""
    beside = card_at(g, khan, place).neighbours[cell]
    return [other for other in beside if khan.cover[place][other] == FREE and is_required(g, khan, place, other)]


def targets(g: GreatWall, khan: KhanPieces, warrior: int) -> list[int]:
    cells = range(KHAN_CELL, KHAN_CELL + KHAN_CELLS)
    return [move for move in cells if refuse_target(g, khan, warrior, move) is None]


class AttackKhan(Decision[GreatWall]):
    """Which warrior attacks Genghis Khan, if any? (GWX-GK-66, 67)"""

    clause: ClassVar[str] = "GWX-GK-67"

    section: int
    """Where the horde was defeated."""
    warriors: tuple[int, ...]
    """By type, who came alive from it."""

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS, *range(WARRIOR, SAVE)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return None
        if not WARRIOR <= move < SAVE:
            return self.clause
        warrior = move - WARRIOR
        if warrior == ARCHER:
            return "GWX-GK-62"
        if self.warriors[warrior] == 0:
            return "GWX-GK-68"
        if targets(g, khan_of(g), warrior):
            return None
        return "GWX-GK-76" if warrior == HORSEMAN else "GWX-GK-77"

    def take(self, g: GreatWall, move: int) -> None:
        if move != PASS:
            g.ask(StrikeKhan(self.seat, self.section, move - WARRIOR, -1))


class StrikeKhan(Decision[GreatWall]):
    """Which cell does the warrior cover? `first` is a horseman's first cell (GWX-GK-72..76)."""

    clause: ClassVar[str] = "GWX-GK-72"

    section: int
    warrior: int
    first: int

    def candidates(self, g: GreatWall) -> list[int]:
        if self.first < 0:
            return list(range(KHAN_CELL, KHAN_CELL + KHAN_CELLS))
        place, cell = (self.first - KHAN_CELL) // CELLS, (self.first - KHAN_CELL) % CELLS
        return [KHAN_CELL + CELLS * place + other for other in free_beside(g, khan_of(g), place, cell)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if not KHAN_CELL <= move < KHAN_CELL + KHAN_CELLS:
            return "GWX-GK-63" if self.first < 0 else self.clause
        if self.first < 0:
            return refuse_target(g, khan_of(g), self.warrior, move)
        if (move - KHAN_CELL) // CELLS != (self.first - KHAN_CELL) // CELLS:
            return "GWX-GK-74"
        return None if move in self.candidates(g) else "GWX-GK-75"

    def take(self, g: GreatWall, move: int) -> None:
        if self.first >= 0:
            strike(g, self.seat, self.section, self.warrior, [self.first, move])
        elif self.warrior == HORSEMAN:
            g.ask(StrikeKhan(self.seat, self.section, self.warrior, move))
        else:
            strike(g, self.seat, self.section, self.warrior, [move])


def strike(g: GreatWall, seat: int, section: int, warrior: int, cells: list[int]) -> None:
    """He leaves the shelter for good; 6 honour for each cell and nothing else (GWX-GK-78..81)."""
    khan = khan_of(g)
    g.shelters[4 * (SEATS * section + seat) + warrior] -= 1
    place = (cells[0] - KHAN_CELL) // CELLS
    code = FIGURE + 8 * seat + 2 * warrior
    if warrior == HORSEMAN and code in khan.cover[place]:
        code += 1
    for cell in cells:
        khan.cover[place][(cell - KHAN_CELL) % CELLS] = code
        g.say("khan-attacked", seat, warrior, cell)
    g.gain_honor(seat, printed(g).cell_honor * len(cells), "honor-khan")
    tell_what_fell(g, khan, place)
    g.then(report_khan_attack, Happening(M_GENGHIS_ATTACKED, seat, n=len(cells), warriors=1 << warrior))


def tell_what_fell(g: GreatWall, khan: KhanPieces, place: int) -> None:
    if is_covered(g, khan, place):
        g.say("khan-card-covered", -1, khan.cards[place])
    if is_defeated(g, khan):
        g.say("khan-defeated", -1)


def report_khan_attack(g: GreatWall, h: Happening) -> None:
    announce(g, h)
