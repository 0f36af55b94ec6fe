"""Archers of the fortress shoot before those of the wall (GWX-SIEGE-17..25)."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.rules.attack import deal_damage, free_cells, place_of, refuse_cell
from teahouse.games.great_wall.rules.expansions.chronicles.siege.fortress import (
    HOLD_FIRE,
    LET_OTHERS_SHOOT,
    fortress_of,
)
from teahouse.games.great_wall.rules.moves import CAPTURED, CELL
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import BY_SHOOTING

EVERYWHERE: Final = 7


def fire_from_fortress(g: GreatWall) -> None:
    """Every archer once (GWX-SIEGE-17, 18)."""
    offer_fire(g, tuple(fortress_of(g).archers), ())


def offer_fire(g: GreatWall, left: tuple[int, ...], waiting: tuple[int, ...]) -> None:
    """In tea order each may shoot or let others go first; when all wait, tea order decides (GWX-SIEGE-23).

    `left` counts the archers who may still shoot, by seat.
    """
    order = [seat for seat in g.tea if left[seat]]
    if order and any(refuse_fire(g, seat, move) is None for seat in order for move in free_cells(g, EVERYWHERE)):
        asked = [seat for seat in order if seat not in waiting]
        g.ask(FireFromFortress(asked[0] if asked else order[0], left, waiting))


def refuse_fire(g: GreatWall, seat: int, move: int) -> str | None:
    """A free cell of a horde in row 1, on any section (GWX-SIEGE-19..21)."""
    if not CELL <= move < CAPTURED:
        return "GWX-SIEGE-19"
    return "GWX-SIEGE-21" if place_of(move)[1] > 0 else refuse_cell(g, seat, move, -1, EVERYWHERE)


class FireFromFortress(Decision[GreatWall]):
    """Which cell does an archer of the fortress hit, if any? (GWX-SIEGE-19, 22, 23)"""

    clause: ClassVar[str] = "GWX-SIEGE-19"

    left: tuple[int, ...]
    waiting: tuple[int, ...]

    def candidates(self, g: GreatWall) -> list[int]:
        return [HOLD_FIRE, LET_OTHERS_SHOOT, *free_cells(g, EVERYWHERE)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        """Nobody must shoot; whoever is alone, or has waited already, cannot wait (GWX-SIEGE-22, 23)."""
        if move == HOLD_FIRE:
            return None
        if move == LET_OTHERS_SHOOT:
            others = [seat for seat in g.tea if self.left[seat] and seat != self.seat]
            return None if others and self.seat not in self.waiting else "GWX-SIEGE-23"
        return refuse_fire(g, self.seat, move)

    def take(self, g: GreatWall, move: int) -> None:
        if move == LET_OTHERS_SHOOT:
            g.then(offer_fire, self.left, (*self.waiting, self.seat))
            return
        left = list(self.left)
        if move == HOLD_FIRE:
            left[self.seat] = 0
        else:
            left[self.seat] -= 1
            deal_damage(g, self.seat, move, BY_SHOOTING, 1)
        g.then(offer_fire, tuple(left), ())
