"""Qin's officials: to the lowest areas of his track, and from the highest."""

from typing import Final

from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.officials import is_available, put_official, refuse_leaving
from teahouse.games.great_wall.rules.qin.card import Qin
from teahouse.games.great_wall.rules.scripts import how_many, register_for_qin, run_script
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import E_CHOOSE, E_MOVE_OFFICIALS

AWAY: Final = 2
"""Officials he moves at most when it is not his turn (GW-SOLO-53)."""


def qin_of(g: GreatWall) -> Qin:
    assert g.opponent is not None, "only the solo game has Qin"
    return g.opponent


def move_by_order(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """As his order says; in another's turn to the areas of his two rightmost tokens (GW-SOLO-52, 53)."""
    count = how_many(g, e, seat, h)
    if g.active != seat:
        count = min(count, AWAY)
    move_next_official(g, count, tuple(e.areas or qin_of(g).track), ())


def move_next_official(g: GreatWall, left: int, allowed: tuple[int, ...], moved: tuple[int, ...]) -> None:
    """Into the lowest area he can reach, each time another one; fewer if there are no more (GW-SOLO-54, 55, 58)."""
    if not left:
        return
    for area in qin_of(g).lowest_first():
        start = source_of(g, area, moved)
        if start is None or area not in allowed or area in moved or not is_available(g, area):
            continue
        if start >= 0:
            g.say("qin-takes", g.qin, start)
        g.say("qin-lowest", g.qin, area)
        put_official(g, g.qin, start, area)
        g.then(move_next_official, left - 1, allowed, (*moved, area))
        return


def source_of(g: GreatWall, target: int, moved: tuple[int, ...]) -> int | None:
    """His supply (-1), else his highest area that is neither locked nor the target (GW-SOLO-56, 57)."""
    if g.clans[g.qin].officials:
        return -1
    for area in qin_of(g).track:
        there = g.officials_in(area, g.qin) - moved.count(area)
        if area != target and there > 0 and refuse_leaving(g, g.qin, area) is None:
            return area
    return None


def choose_the_move(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """Of other players' effects he applies only those that move officials (GW-SOLO-59)."""
    for branch in e.branches:
        if any(effect.do == E_MOVE_OFFICIALS for effect in g.box.scripts[branch].effects):
            run_script(g, branch, seat, h, must)
            return


register_for_qin(E_MOVE_OFFICIALS, move_by_order)
register_for_qin(E_CHOOSE, choose_the_move)
