"""The tea house and the tea order."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.engine.shared_lists import without
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.modifiers import officials_applied, slots
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import PASS, TAKE
from teahouse.games.great_wall.rules.scripts import register
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import AT_BOTTOM, AT_TOP, E_TEA, M_TEA_MOVED, TEA_HOUSE


def use_tea_house(g: GreatWall, seat: int) -> None:
    """One place up, or to the top for whoever fills all cells (GW-TEH-01..08); on top there is nothing to gain.

    Whatever cards make of an official, he fills one cell.
    """
    if g.tea[0] != seat and officials_applied(g, seat, TEA_HOUSE):
        g.ask(DrinkTea(seat))


class DrinkTea(Decision[GreatWall]):
    """Does the tea marker rise? (GW-TEH-01, 08)"""

    clause: ClassVar[str] = "GW-TEH-01"

    def candidates(self, g: GreatWall) -> list[int]:
        return [TAKE, PASS]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move == TAKE or move == PASS else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move == PASS:
            return
        mine = g.officials_in(TEA_HOUSE, self.seat)
        alone = g.printed().areas[TEA_HOUSE].regular and mine >= slots(g, TEA_HOUSE)
        move_marker(g, self.seat, g.tea.index(self.seat) if alone else 1)


def move_marker(g: GreatWall, seat: int, up: int) -> None:
    """Up by a number of places (down if negative), as far as the stack goes (GW-TEH-01, 04)."""
    before = g.tea.index(seat)
    after = max(0, min(len(g.tea) - 1, before - up))
    others = without(g.tea, seat)
    g.tea = [*others[:after], seat, *others[after:]]
    if after != before:
        g.say("tea", seat, after + 1)
    if after < before:
        announce(g, Happening(M_TEA_MOVED, seat, n=before - after))


def places_up(g: GreatWall, e: Effect, seat: int) -> int:
    if e.to == AT_TOP:
        return g.tea.index(seat)
    if e.to == AT_BOTTOM:
        return g.tea.index(seat) + 1 - len(g.tea)
    return e.by


def tea_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    move_marker(g, seat, places_up(g, e, seat))


def can_tea(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    up = places_up(g, e, seat)
    return up > 0 and g.tea[0] != seat or up < 0 and g.tea[-1] != seat


register(E_TEA, tea_by_card, can_tea)
