"""All win or all lose together: nobody is scored (GW-COOP-74)."""

from typing import Final

from teahouse.games.great_wall.rules.court import Court
from teahouse.games.great_wall.rules.state import OVER, GreatWall

SHAME: Final = 2
TIME: Final = 4
EDICTS: Final = 8


def court_of(g: GreatWall) -> Court:
    assert g.court is not None, "only the co-operative game has edicts and events"
    return g.court


def edicts_needed(g: GreatWall) -> int:
    """6 with two players, 7 with three, 9 with four and five (GW-COOP-01, GWX-5P-20); none without edicts."""
    if not all(expansion.uses_edicts() for expansion in g.attached()):
        return 0
    return g.box.constants.edicts_needed[g.seats]


def check_edicts(g: GreatWall) -> None:
    """Enough edicts win, even on the last space; else the end of time loses; walls end nothing (GW-COOP-68..73)."""
    if any(expansion.check_together(g) for expansion in g.attached()):
        return
    if len(court_of(g).fulfilled) >= edicts_needed(g):
        end_together(g, EDICTS)
    elif g.time == g.last_space():
        end_together(g, TIME)


def lose_by_shame(g: GreatWall) -> None:
    """A token must be gained and there is none: all players lose at once (GW-COOP-70)."""
    end_together(g, SHAME)


def end_together(g: GreatWall, reason: int, won: bool = False) -> None:
    """Nothing that was still to come happens any more."""
    court = court_of(g)
    court.won = won or reason == EDICTS
    g.end_reasons = reason
    g.season = OVER
    g.active = -1
    g.finished = True
    g.agenda.clear()
    g.say("won-together" if court.won else "lost-together", -1, reason, len(court.fulfilled), edicts_needed(g))
