"""Placing and moving the Rat."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.rules.expansions.rat.cards import NOBODY, who_moves
from teahouse.games.great_wall.rules.expansions.rat.pieces import rat_of
from teahouse.games.great_wall.rules.moves import AREA
from teahouse.games.great_wall.rules.officials import exists
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import AREAS


def place_rat(g: GreatWall) -> None:
    """The first player in tea order does (GWX-RAT-07, 09, GWX-MIX-17)."""
    g.ask(PlaceRat(g.players()[0]))


def offer_rat(g: GreatWall) -> None:
    """After the check of defeated hordes of every turn, whosever it is (GWX-RAT-16, 18, 20, GWX-MIX-18)."""
    seat = who_moves(g)
    if seat != NOBODY:
        g.reveal()
        g.ask(MoveRat(seat))


def put_rat(g: GreatWall, seat: int, area: int) -> None:
    rat_of(g).area = area
    g.say("rat-moved", seat, area)


class PlaceRat(Decision[GreatWall]):
    """Where does the Rat begin? In any area of the board; the warehouse is none (GWX-RAT-07, 08)."""

    clause: ClassVar[str] = "GWX-RAT-07"

    def candidates(self, g: GreatWall) -> list[int]:
        return [AREA + area for area in range(len(AREAS)) if exists(g, area)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if AREA <= move < AREA + len(AREAS) and exists(g, move - AREA) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        put_rat(g, self.seat, move - AREA)


class MoveRat(Decision[GreatWall]):
    """To which other area does the Rat go? It must go (GWX-RAT-16)."""

    clause: ClassVar[str] = "GWX-RAT-16"

    def candidates(self, g: GreatWall) -> list[int]:
        return [AREA + area for area in range(len(AREAS)) if exists(g, area)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if not AREA <= move < AREA + len(AREAS) or not exists(g, move - AREA):
            return self.clause
        return None if move - AREA != rat_of(g).area else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        put_rat(g, self.seat, move - AREA)
