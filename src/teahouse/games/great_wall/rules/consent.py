"""Consent: what the table takes for a player at once, and what they are asked first (GW-ADV-06, GW-AUT-11, GW-ACT-08).

Nobody declines a gain that costs nothing, so it is taken unasked. But a gain may be unwelcome, or its one use in a
season better kept for later; and a player may wish to be asked about everything (`GreatWall.choices`).
"""

from teahouse.games.great_wall.rules.language import Effect, Trigger
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import (
    E_DRAW_TACTICS,
    E_GAIN,
    G_HERE,
    G_HONOR,
    G_SAME,
    L_GAME,
    L_SEASON,
    L_YEAR,
)


def may_hurt(g: GreatWall, resource: int) -> bool:
    """Whether somebody might rather not have more of a resource: a rule of the table looks at who has how much."""
    if g.choices is None:
        return False
    for expansion in g.attached():
        if expansion.weighs(g, resource):
            return True
    return False


def is_fixed_gain(e: Effect) -> bool:
    """Honour or resources of a fixed kind, for nothing."""
    fixed = e.what < 4 or e.what in (G_HONOR, G_SAME) or e.what == G_HERE and e.area == 0
    return e.do == E_GAIN and not e.cost and fixed


def is_pure_gain(g: GreatWall, script: int) -> bool:
    return all(is_fixed_gain(e) for e in g.box.scripts[script].effects)


def is_worth_keeping(g: GreatWall, trigger: Trigger) -> bool:
    """Whether an ability for one use in a season, a year or a game may give more at a later occasion."""
    if trigger.limit not in (L_SEASON, L_YEAR, L_GAME):
        return False
    return any(e.n.per >= 0 or e.n.times >= 0 for e in g.box.scripts[trigger.script].effects)


def is_taken_unasked(g: GreatWall, seat: int, trigger: Trigger) -> bool:
    """An ability that nobody declines; under former rules every pure gain was one."""
    if trigger.cost or not is_pure_gain(g, trigger.script):
        return False
    if g.choices is None:
        return True
    if g.asks_always(seat) or is_worth_keeping(g, trigger):
        return False
    return not any(may_hurt(g, e.what) for e in g.box.scripts[trigger.script].effects)


def is_part_to_choose(g: GreatWall, seat: int, e: Effect) -> bool:
    """Whether a player is asked about one effect among several of a card of theirs, which would happen at once."""
    if g.choices is None or e.do != E_DRAW_TACTICS and not is_fixed_gain(e):
        return False
    return g.asks_always(seat) or e.do == E_GAIN and may_hurt(g, e.what)
