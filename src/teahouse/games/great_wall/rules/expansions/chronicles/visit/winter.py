"""The Emperor's Visit in winter: the token moves, officials go home, players show what he values or are ashamed."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision, Lack
from teahouse.games.great_wall.rules.expansions.chronicles.visit.card import VisitCard
from teahouse.games.great_wall.rules.expansions.chronicles.visit.sheet import TACTIC_CARDS, TREASURES, printed_card
from teahouse.games.great_wall.rules.moves import family
from teahouse.games.great_wall.rules.shame import gain_shame
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import BY_NONE

DEMAND: Final = family([f"demand {treasure}" for treasure in TREASURES])
"""DEMAND + treasure: its cell."""
SHOW: Final = family(["show treasures", "show nothing"])
HIDE: Final = SHOW + 1


def card_of(g: GreatWall) -> VisitCard:
    for expansion in g.attached():
        if isinstance(expansion, VisitCard):
            return expansion
    raise AssertionError("there is no Emperor's Visit on this table")


def receive_emperor(g: GreatWall) -> None:
    """Token, officials, then the demand in tea order (GWX-VISIT-21)."""
    g.ask(MoveDemand(host(g)))
    g.then(send_waiting_home)
    for seat in g.players():
        g.then(face_demand, seat)


def host(g: GreatWall) -> int:
    """The player with most officials at the warehouse, ties and nobody there in tea order (GWX-VISIT-10..12, 24)."""
    card = card_of(g)
    best = g.players()[0]
    for seat in g.players():
        if card.waiting[seat] > card.waiting[best]:
            best = seat
    return best


class MoveDemand(Decision[GreatWall]):
    """To which other cell does the token go? (GWX-VISIT-10)"""

    clause: ClassVar[str] = "GWX-VISIT-10"

    def candidates(self, g: GreatWall) -> list[int]:
        return [DEMAND + treasure for treasure in printed_card(g).cells()]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        other = move - DEMAND in printed_card(g).cells() and move - DEMAND != card_of(g).marked
        return None if other else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        card_of(g).marked = move - DEMAND
        g.say("demand-moved", self.seat, move - DEMAND)


def send_waiting_home(g: GreatWall) -> None:
    """From the warehouse to the personal supplies (GWX-VISIT-13)."""
    waiting = card_of(g).waiting
    for seat in range(g.seats):
        g.clans[seat].officials += waiting[seat]
        waiting[seat] = 0


def face_demand(g: GreatWall, seat: int) -> None:
    """Everybody is asked, so that nobody learns who could show nothing (GWX-VISIT-14, 18)."""
    g.ask(ShowTreasures(seat, card_of(g).marked))


def treasures(g: GreatWall, seat: int, treasure: int) -> int:
    return len(g.clans[seat].tactics) if treasure == TACTIC_CARDS else g.purse(seat)[treasure]


class ShowTreasures(Decision[GreatWall]):
    """Does the player show what the Emperor values, or take a shame token? (GWX-VISIT-15, 16)"""

    clause: ClassVar[str] = "GWX-VISIT-15"

    treasure: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [SHOW, HIDE]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == HIDE:
            return None
        if move != SHOW:
            return self.clause
        enough = treasures(g, self.seat, self.treasure) >= printed_card(g).needs[self.treasure]
        return None if enough else "GWX-VISIT-16"

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        need = printed_card(g).needs[self.treasure]
        return [Lack(TREASURES[self.treasure], treasures(g, self.seat, self.treasure), need)] if move == SHOW else []

    def take(self, g: GreatWall, move: int) -> None:
        """What is shown is kept; of cards only the number is seen (GWX-VISIT-17, 19, 22, 23)."""
        card = printed_card(g)
        if move == HIDE:
            gain_shame(g, self.seat, card.shame, BY_NONE)
            return
        g.reveal(by=self.seat)
        g.say("demand-shown", self.seat, self.treasure)
        g.gain_honor(self.seat, card.honor, "honor-demand")
