"""Breaches and pillages, which cost resources here."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.rules.expansions.chronicles.frost.card import KINDS, frosts, sheet_of
from teahouse.games.great_wall.rules.moves import DONE, RESOURCE
from teahouse.games.great_wall.rules.shame import drain, gain_shame, spared_shame
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import BY_BREACH


def offer_removal(g: GreatWall, seat: int, tokens: int) -> None:
    """For each shame token of the breach, a resource in its place (GWX-FROST-23, 24)."""
    due = tokens - spared_shame(g, seat, tokens, BY_BREACH)
    before = g.guess()
    is_able = due > 0 and sum(g.purse(seat)) > 0
    g.guessing = before
    if is_able:
        g.ask(RemoveForShame(seat, tokens, due))
    else:
        gain_shame(g, seat, tokens, BY_BREACH)


class RemoveForShame(Decision[GreatWall]):
    """Which resource leaves the game in place of a shame token? (GWX-FROST-23, 24)"""

    clause: ClassVar[str] = "GWX-FROST-23"
    private: ClassVar[bool] = True

    tokens: int
    """Of the breach, before cards spare any."""
    due: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [DONE] + [RESOURCE + kind for kind in range(KINDS)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == DONE:
            return None
        if not RESOURCE <= move < RESOURCE + KINDS:
            return self.clause
        return None if g.clans[self.seat].resources[move - RESOURCE] else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move == DONE:
            gain_shame(g, self.seat, self.tokens, BY_BREACH)
            return
        g.clans[self.seat].resources[move - RESOURCE] -= 1
        frosts(g).remove(move - RESOURCE, 1)
        g.say("frost-removed", self.seat, move - RESOURCE, 1)
        g.then(offer_removal, self.seat, self.tokens - 1)


def rob_stock(g: GreatWall) -> None:
    """Tokens of every resource leave the stock, and a shame token for each that is missing (GWX-FROST-26..30)."""
    card, each = frosts(g), sheet_of(g).pillage
    missing = 0
    for kind in range(KINDS):
        taken = min(each, card.stock(g, kind))
        missing += each - taken
        if taken:
            card.remove(kind, taken)
            g.say("frost-robbed", -1, kind, taken)
    drain(g, missing)
