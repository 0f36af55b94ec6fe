"""Qin and the activation of areas: his order, his honour, his tokens."""

from teahouse.games.great_wall.rules.counting import overseer_level
from teahouse.games.great_wall.rules.qin.officials import qin_of
from teahouse.games.great_wall.rules.state import GreatWall


def first_of_qin(g: GreatWall, waiting: list[int]) -> int:
    """Of the areas that wait, the highest on his track with his officials; -1 for none (GW-SOLO-67, 70)."""
    for area in qin_of(g).track:
        if area in waiting and g.officials_in(area, g.qin):
            g.say("qin-highest", g.qin, area)
            return area
    return -1


def highest_of_qin(g: GreatWall, areas: int) -> int:
    """Of these areas, one bit each, the highest on his track; -1 for none (GW-SOLO-69)."""
    for area in qin_of(g).track:
        if areas >> area & 1:
            g.say("qin-enhances", g.qin, area)
            return area
    return -1


def produce_for_qin(g: GreatWall, area: int) -> None:
    """For each official honour equal to the level of his overseer; he hands in nothing (GW-SOLO-60..63)."""
    honor = g.officials_in(area, g.qin) * overseer_level(g, g.qin, area)
    g.gain_honor(g.qin, honor, "honor-officials")


def move_token(g: GreatWall, area: int) -> None:
    """After an area with his officials was activated, in anybody's turn (GW-SOLO-27)."""
    qin_of(g).move_to_the_left_end(area)
    g.say("qin-token", g.qin, area)
