"""The end of the solo game: more honour than Qin, and no empty shame supply."""

from typing import Final

from teahouse.games.great_wall.rules.state import OVER, GreatWall

SHAME: Final = 2
ARTIFACT: Final = 20
"""Honour Qin gains for each artifact, whatever its condition (GW-SOLO-94)."""


def lose_alone(g: GreatWall) -> None:
    """The last shame token left the supply: the player loses at once (GW-SOLO-96, 97)."""
    g.end_reasons = SHAME
    g.season = OVER
    g.active = -1
    g.victor = g.qin
    g.finished = True
    g.agenda.clear()
    g.say("lost-alone", 0)


def winner_alone(g: GreatWall) -> int:
    """The player needs more honour than Qin; tea order breaks no tie (GW-SOLO-23, 99, 100)."""
    return 0 if g.clans[0].honor > g.clans[g.qin].honor else g.qin
