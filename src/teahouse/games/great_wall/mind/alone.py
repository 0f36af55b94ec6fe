"""How the bot plays with the Reed clan and against Qin."""

from typing import Final

from teahouse.games.great_wall.mind import places
from teahouse.games.great_wall.mind.sight import Sight, place
from teahouse.games.great_wall.rules import moves
from teahouse.games.great_wall.rules.counting import unshamed_captures
from teahouse.games.great_wall.rules.qin.ending import ARTIFACT
from teahouse.games.great_wall.rules.state import GreatWall

YEARLY: Final = 27.0
"""Honour Qin gains in a year that is still to come."""
UNFORESEEN: Final = 5.6
"""How much more honour the player gains than they foresee, compared with Qin, by the square of the years to come."""
LOST: Final = -100.0
"""What it is worth to have lost everything to an empty shame supply."""
NEAR: Final = 40.0
"""How much the last but one shame token frightens; the more there are, the less."""


def worth_of_supply(g: GreatWall) -> float:
    """The fewer shame tokens are left, the nearer is the end of the player."""
    return LOST if g.shame_supply == 0 else -NEAR / g.shame_supply


def worth_of_qin(g: GreatWall) -> float:
    """The honour Qin may expect at the end, in the player's measure: a lead now is a real lead then."""
    honor = float(g.clans[g.qin].honor)
    if g.finished:
        return honor
    years = g.last_space() - g.time
    captured = sum(g.horde_type(card).honor for card in unshamed_captures(g, g.qin))
    return honor + captured + ARTIFACT * len(g.artifacts) + YEARLY * years - UNFORESEEN * years * years


def starting_official(s: Sight, move: int) -> float:
    return places.place_value(s, move - moves.AREA, 1)


def strike_for_reed(s: Sight, move: int) -> float:
    """For the bot, a warrior of the Reed clan is as good as damage."""
    return s.damage(*place(move))


def fortify_for_reed(s: Sight, move: int) -> float:
    return s.shield(move - moves.FORTIFY, s.box.constants.fortification_defense)
