"""Lasting effects and limits: grants that end, abilities that come back."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.engine.shared_lists import with_list
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.moves import FORTIFY, PASS, SECTION
from teahouse.games.great_wall.rules.scripts import register
from teahouse.games.great_wall.rules.shame import breach_tokens, spared_shame
from teahouse.games.great_wall.rules.state import Grant, GreatWall
from teahouse.games.great_wall.rules.words import AT_CHOSEN, BY_BREACH, E_GRANT, L_EVENT, LIMITS, M_BREACH, X_NO_SHAME


def grant(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """The card's modifiers hold for a while; some name a section of one's choice."""
    if any(g.box.modifiers[number].at == AT_CHOSEN for number in e.grants):
        g.ask(GrantWhere(seat, tuple(e.grants), e.until))
        return
    for number in e.grants:
        g.grants = [*g.grants, Grant(number, seat, e.until, h.section)]
    if e.until == L_EVENT and h.moment != M_BREACH:
        g.then(end_grants, L_EVENT)


def can_grant(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    """Whoever gains no shame in this breach has none to be spared."""
    if h.moment == M_BREACH and all(g.box.modifiers[number].kind == X_NO_SHAME for number in e.grants):
        due = breach_tokens(g, seat, h.section)
        return due > spared_shame(g, seat, due, BY_BREACH)
    return True


class GrantWhere(Decision[GreatWall]):
    """For which section?"""

    clause: ClassVar[str] = "GW-TAC-12"

    modifiers: tuple[int, ...]
    until: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS, *range(SECTION, FORTIFY)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if SECTION <= move < FORTIFY:
            return "GW-2P-06" if g.is_blocked(move - SECTION) else None
        return None if move == PASS else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move != PASS:
            for number in self.modifiers:
                g.grants = [*g.grants, Grant(number, self.seat, self.until, move - SECTION)]
            g.choose_section(move - SECTION)


def end_grants(g: GreatWall, until: int) -> None:
    """They end silently."""
    g.grants = [grant for grant in g.grants if grant.until != until]


def renew(g: GreatWall, limit: int) -> None:
    """A new turn, activation, season or year: abilities limited by it come back, its grants end."""
    assert 0 <= limit < len(LIMITS)
    if g.uses[limit]:
        g.uses = with_list(g.uses, limit, [])
    end_grants(g, limit)


register(E_GRANT, grant, can_grant)
