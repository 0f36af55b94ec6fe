"""Raising the defence in the builders' camp (GWX-SIEGE-33..38)."""

from typing import Final

from teahouse.games.great_wall.rules.camp import Build, build_more
from teahouse.games.great_wall.rules.expansions.chronicles.siege.fortress import fortress_of, sheet_of
from teahouse.games.great_wall.rules.payment import pay_mixed
from teahouse.games.great_wall.rules.state import GreatWall, materials_in
from teahouse.games.great_wall.rules.words import GOLD

ANYTHING: Final = 3
"""Officials of the camp may build fortifications and walls; cards name one of them."""


def is_in_camp(decision: Build) -> bool:
    """The action belongs to the officials of the builders' camp, not to cards (GWX-SIEGE-33)."""
    return decision.what == ANYTHING


def refuse_repair(g: GreatWall, decision: Build) -> str | None:
    """Below the top of the track, and 3 resources other than chi of one's own (GWX-SIEGE-33, 35, 36)."""
    if not is_in_camp(decision):
        return "GWX-SIEGE-33"
    if fortress_of(g).defence >= sheet_of(g).top:
        return "GWX-SIEGE-36"
    return None if materials_in(g.purse(decision.seat)) >= sheet_of(g).defence_price else "GWX-SIEGE-35"


def repair(g: GreatWall, decision: Build) -> None:
    """One official's action, like a fortification or a wall level (GWX-SIEGE-34)."""
    g.then(pay_mixed, decision.seat, sheet_of(g).defence_price, GOLD, 0)
    g.then(raise_defence, decision.seat)
    g.then(
        build_more,
        decision.seat,
        decision.left - 1,
        decision.discount,
        decision.what,
        decision.sections,
        decision.honored,
    )


def raise_defence(g: GreatWall, seat: int) -> None:
    """Neither honour nor an order for it (GWX-SIEGE-37)."""
    fortress = fortress_of(g)
    fortress.defence += 1
    g.say("defence-raised", seat, fortress.defence)
