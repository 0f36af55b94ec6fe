"""Scripts: the lists of effects on cells and cards, carried out from left to right.

Each module of the rules registers the effects it knows: how they are carried out, and why they could do nothing now. So
a new effect touches nothing here.
"""

from collections.abc import Callable
from typing import Final

from teahouse.engine.decision import Lack
from teahouse.games.ancient_world.rules.box import Effect
from teahouse.games.ancient_world.rules.purse import Purse, purse_of
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.words import E_DISCOUNT, E_WAIVE_PRICE, EFFECTS

Carry = Callable[[AncientWorld, Effect, int, int], None]
"""Of the position, the effect, the seat, and the coins that a thing bought costs less."""
Refuse = Callable[[AncientWorld, Effect, int, Purse, int], str | None]
"""The clause why the effect could do nothing if the seat had this purse."""

_carry: Final[dict[int, Carry]] = {}
_refuse: Final[dict[int, Refuse]] = {}


def register(effect: int, carry: Carry, refuse: Refuse) -> None:
    """Teach the scripts one effect of the vocabulary."""
    assert effect not in _carry, f"effect {EFFECTS[effect]} is known already"
    _carry[effect] = carry
    _refuse[effect] = refuse


def run_script(g: AncientWorld, script: int, seat: int, discount: int) -> None:
    """The effects one after another, each finished before the next."""
    for step in range(len(g.box.scripts[script].effects)):
        g.then(do_effect, script, step, seat, discount)


def do_effect(g: AncientWorld, script: int, step: int, seat: int, discount: int) -> None:
    """What is void is skipped and the rest is done (AW-CLR-27)."""
    e = g.box.scripts[script].effects[step]
    if _refuse[e.op](g, e, seat, purse_of(g, seat), discount) is None:
        _carry[e.op](g, e, seat, discount)


def refuse_script(g: AncientWorld, script: int, seat: int, purse: Purse, discount: int) -> str | None:
    """Only a script without any effect is barred, for the reason of its first one (AW-PLC-13, AW-CLR-27)."""
    first: str | None = "AW-PLC-13"
    effects = g.box.scripts[script].effects
    for step in range(len(effects)):
        clause = _refuse[effects[step].op](g, effects[step], seat, purse, discount)
        if clause is None:
            return None
        if step == 0:
            first = clause
    return first


NOTHING_LEFT: Final[dict[str, str]] = {
    "AW-BLD-06": "space",
    "AW-BLD-15": "purchase",
    "AW-CLR-06": "empire-card",
    "AW-CLR-11": "open-cell",
    "AW-CLR-12": "titan",
    "AW-CLR-15": "copied-action",
    "AW-CLR-19": "army-coin",
    "AW-EXP-06": "province",
    "AW-GRO-05": "citizen",
    "AW-PLC-13": "gain",
    "AW-REC-01": "army-card",
    "AW-REC-12": "army-place",
    "AW-RES-01": "lost-card",
    "AW-XPL-01": "empire-card",
}
"""By the clause that bars an effect, what it needs one of and finds none."""


def script_needs(g: AncientWorld, script: int, seat: int, purse: Purse, discount: int) -> list[Lack]:
    """What a script that can do nothing would need."""
    clause = refuse_script(g, script, seat, purse, discount)
    return [Lack(NOTHING_LEFT[clause], 0, 1)] if clause is not None and clause in NOTHING_LEFT else []


def unknown_effects() -> list[str]:
    """Words of the vocabulary that no module has registered, besides those that only change a price."""
    return [EFFECTS[op] for op in range(len(EFFECTS)) if op not in _carry and op not in (E_DISCOUNT, E_WAIVE_PRICE)]
