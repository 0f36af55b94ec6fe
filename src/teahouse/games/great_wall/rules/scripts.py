"""Scripts: the lists of effects on cards, carried out from top to bottom.

Each module of the rules registers the effects it knows: how they are carried out, and whether they could do anything
now. So a new effect, or an expansion, touches nothing here.
"""

from collections.abc import Callable
from typing import ClassVar, Final

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.rules.consent import is_part_to_choose
from teahouse.games.great_wall.rules.counting import all_hold, amount, section_here
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.moves import BRANCH, BRANCHES, PASS, PLAYER, PLAYERS, TAKE
from teahouse.games.great_wall.rules.payment import can_pay, pay
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import (
    AT_HERE,
    E_CHOOSE,
    E_EACH,
    E_MOVE_OFFICIALS,
    E_RECRUIT,
    EFFECTS,
    FOR_CHOSEN,
    FOR_OTHERS,
)

Carry = Callable[[GreatWall, Effect, int, Happening, int], None]
Possible = Callable[[GreatWall, Effect, int, Happening], bool]

_carry: Final[dict[int, Carry]] = {}
_possible: Final[dict[int, Possible]] = {}
_for_reed: Final[dict[int, Carry]] = {}
_for_qin: Final[dict[int, Carry]] = {}

ALL: Final = 99
"""As many as possible."""


def register(effect: int, carry: Carry, possible: Possible) -> None:
    """Teach the scripts one effect of the vocabulary."""
    assert effect not in _carry, f"effect {EFFECTS[effect]} is known already"
    _carry[effect] = carry
    _possible[effect] = possible


def register_for_reed(effect: int, carry: Carry) -> None:
    """What the Reed clan does with an effect; it skips all that nobody registers."""
    _for_reed[effect] = carry


def register_for_qin(effect: int, carry: Carry) -> None:
    """What Qin does with an effect; he skips all that nobody registers."""
    _for_qin[effect] = carry


def unknown_effects() -> list[str]:
    """Words of the vocabulary that no module has registered."""
    return [EFFECTS[effect] for effect in range(len(EFFECTS)) if effect not in _carry]


def how_many(g: GreatWall, e: Effect, seat: int, h: Happening) -> int:
    return ALL if e.n.all_of_it else amount(g, e.n, seat, h)


def run_script(g: GreatWall, script: int, seat: int, h: Happening, must: int) -> None:
    """Effects go one after another, each finished before the next (GW-AUT-10); `must` marks compulsory cards."""
    g.chosen.append(-1)
    for step in range(len(g.box.scripts[script].effects)):
        g.then(do_effect, script, step, seat, h, must)
    g.then(end_script)


def end_script(g: GreatWall) -> None:
    g.chosen.pop()


def do_effect(g: GreatWall, script: int, step: int, seat: int, h: Happening, must: int) -> None:
    """What is impossible is skipped and the rest goes on; an effect with a price is a choice."""
    e = g.box.scripts[script].effects[step]
    if not g.is_player(seat):
        do_by_rule(g, e, seat, h, must)
        return
    if must or not g.windows:
        if not can_do(g, e, seat, h):
            return
    elif not could_do(g, e, seat, h):
        return
    if must:
        g.say("rule-does", seat, script)
    if e.cost or not must and len(g.box.scripts[script].effects) > 1 and is_part_to_choose(g, seat, e):
        g.ask(PayForEffect(seat, script, step, h))
    else:
        _carry[e.do](g, e, seat, h, must)


def do_by_rule(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """The Reed clan and Qin follow rules of their own and skip what they cannot do.

    Of others' cards Qin applies only what moves officials (GW-SOLO-59).
    """
    if seat != g.reed and seat != g.active and e.do not in (E_MOVE_OFFICIALS, E_CHOOSE):
        return
    carry = _for_reed.get(e.do) if seat == g.reed else _for_qin.get(e.do)
    if carry is not None and all_hold(g, e.conditions, seat, h):
        carry(g, e, seat, h, must)


def can_do(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    if e.conditions and not all_hold(g, e.conditions, seat, h):
        return False
    if e.cost and not can_pay(g, seat, e.cost):
        return False
    return _possible[e.do](g, e, seat, h)


def could_do(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    """Whether an effect might be possible, as far as all can see."""
    before = g.guess()
    found = can_do(g, e, seat, h)
    g.guessing = before
    return found


def can_do_something(g: GreatWall, script: int, seat: int, h: Happening) -> bool:
    for e in g.box.scripts[script].effects:
        if can_do(g, e, seat, h):
            return True
    return False


class PayForEffect(Decision[GreatWall]):
    """Take this effect, at its price if it has one, or leave it? (GW-AUT-11)"""

    clause: ClassVar[str] = "GW-AUT-11"
    private: ClassVar[bool] = True

    script: int
    step: int
    h: Happening

    def candidates(self, g: GreatWall) -> list[int]:
        return [TAKE, PASS]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return None
        if move != TAKE:
            return self.clause
        e = g.box.scripts[self.script].effects[self.step]
        if g.windows and not can_do(g, e, self.seat, self.h):
            return "GW-RES-04"
        return None if can_pay(g, self.seat, e.cost) else "GW-RES-04"

    def take(self, g: GreatWall, move: int) -> None:
        if move == PASS:
            return
        e = g.box.scripts[self.script].effects[self.step]
        pay(g, self.seat, e.cost)
        g.then(do_paid_effect, self.script, self.step, self.seat, self.h)


def do_paid_effect(g: GreatWall, script: int, step: int, seat: int, h: Happening) -> None:
    e = g.box.scripts[script].effects[step]
    if _possible[e.do](g, e, seat, h):
        _carry[e.do](g, e, seat, h, 0)


# -- choose one of several lists --------------------------------------------------------------------


def choose(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """One list that can be carried out; on player cards none is an answer too."""
    before = g.guess()
    able = [branch for branch in e.branches if can_do_something(g, branch, seat, h)]
    g.guessing = before
    if must and len(able) == 1:
        run_script(g, able[0], seat, h, must)
    else:
        g.ask(ChooseBranch(seat, tuple(e.branches), h, must))


def can_choose(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    return any(can_do_something(g, branch, seat, h) for branch in e.branches)


class ChooseBranch(Decision[GreatWall]):
    """Which of the effects? (GW-AUT-11; compulsory on hordes and events)"""

    clause: ClassVar[str] = "GW-AUT-11"
    private: ClassVar[bool] = True

    branches: tuple[int, ...]
    h: Happening
    must: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS] + [BRANCH + i for i in range(len(self.branches))]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return self.clause if self.must else None
        if not BRANCH <= move < BRANCH + min(BRANCHES, len(self.branches)):
            return self.clause
        able = can_do_something(g, self.branches[move - BRANCH], self.seat, self.h)
        return None if able else "GW-TAC-06"

    def take(self, g: GreatWall, move: int) -> None:
        if move != PASS:
            run_script(g, self.branches[move - BRANCH], self.seat, self.h, self.must)


# -- several players apply a list -------------------------------------------------------------------


def each(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """All, the others, or one player of your choice, in tea order (GW-TEA-02)."""
    if e.players == FOR_CHOSEN:
        g.ask(ChoosePlayer(seat, e.script, h, must))
        return
    for other in g.players():
        if e.players != FOR_OTHERS or other != seat:
            g.then(apply_list, e.script, other, h, must)


def apply_list(g: GreatWall, script: int, seat: int, h: Happening, must: int) -> None:
    run_script(g, script, seat, h, must)


def can_each(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    for other in range(g.seats):
        if (e.players != FOR_OTHERS or other != seat) and may_do_something(g, e.script, other, seat, h):
            return True
    return False


def may_do_something(g: GreatWall, script: int, seat: int, asked: int, h: Happening) -> bool:
    """As far as the player who is asked can see: whether another can pay for warriors is hidden behind their screen."""
    if seat != asked and any(e.do == E_RECRUIT and not e.free for e in g.box.scripts[script].effects):
        return True
    return can_do_something(g, script, seat, h)


class ChoosePlayer(Decision[GreatWall]):
    """Which player applies the effect?"""

    clause: ClassVar[str] = "GW-TEA-02"

    script: int
    h: Happening
    must: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS] + [PLAYER + seat for seat in range(g.seats)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return self.clause if self.must else None
        if not PLAYER <= move < PLAYER + min(PLAYERS, g.seats):
            return self.clause
        return None if may_do_something(g, self.script, move - PLAYER, self.seat, self.h) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move != PASS:
            run_script(g, self.script, move - PLAYER, self.h, self.must)


def section_allowed(g: GreatWall, at: int, h: Happening) -> int:
    """Sections an effect may act on, one bit each: `here` is one, anything else all three."""
    if at == AT_HERE:
        here = section_here(g, h)
        return 1 << here if here >= 0 else 0
    return 7


register(E_CHOOSE, choose, can_choose)
register(E_EACH, each, can_each)
