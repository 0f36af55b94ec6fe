"""Breaches: shame, dead warriors, damage, dead archers."""

from teahouse.engine.shared_lists import with_more
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.killing import mark_dying, open_saving, take_off
from teahouse.games.great_wall.rules.lasting import end_grants
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.shame import breach_tokens, gain_shame
from teahouse.games.great_wall.rules.state import DAMAGE, SEATS, GreatWall
from teahouse.games.great_wall.rules.words import ARCHER, BY_BREACH, L_EVENT, M_BREACH, WARRIORS


def breach(g: GreatWall, section: int) -> None:
    """Every horde of the section breaches the wall, and cards and wall stay (GW-BRE-01, GW-WIN-15, 21)."""
    g.say("breach", -1, section)
    g.breach_shame = [0] * SEATS
    announce(g, Happening(M_BREACH, section=section, n=len(g.field[section]), cause=BY_BREACH))
    for seat in g.tea:
        g.then(shame_of_breach, seat, section)
    for seat in g.tea:
        g.then(deaths_of_breach, seat, section)
    g.then(end_grants, L_EVENT)


def shame_of_breach(g: GreatWall, seat: int, section: int) -> None:
    """All tokens of the section together, before anybody dies (GW-BRE-02..04, 15, GW-SHM-01, 02)."""
    tokens = breach_tokens(g, seat, section)
    if g.keeps_events and g.is_player(seat):
        for horde in g.field[section]:
            if horde.figures_of(seat) == 0:
                g.say("shame-for", seat, horde.card, section)
    if not any(expansion.breach_shame(g, seat, section, tokens) for expansion in g.attached()):
        gain_shame(g, seat, tokens, BY_BREACH)


def deaths_of_breach(g: GreatWall, seat: int, section: int) -> None:
    """On every card by lethality, and all archers on the positions; saved together (GW-BRE-05..14)."""
    for horde in g.field[section]:
        g.then(mark_dying, seat, horde.card, section)
    g.then(doom_archers, seat, section)
    if g.opponent is not None and g.opponent.withdraws and seat == g.qin:
        g.then(withdraw_qin, section)
    g.then(open_saving, seat, section, BY_BREACH)


def doom_archers(g: GreatWall, seat: int, section: int) -> None:
    """Regardless of lethality (GW-BRE-11); the shelter is safe (GW-BRE-13)."""
    g.dying = with_more(g.dying, ARCHER, g.firing[SEATS * section + seat])
    g.firing[SEATS * section + seat] = 0


def withdraw_qin(g: GreatWall, section: int) -> None:
    """Where some of his warriors are killed, all others on hordes of the section return to his supply (GW-SOLO-34)."""
    if sum(g.dying) == 0:
        return
    for horde in g.field[section]:
        for warrior in range(len(WARRIORS)):
            for _ in range(horde.figures(g.qin, warrior)):
                take_off(g, horde, g.qin, warrior, DAMAGE)
                g.clans[g.qin].supply[warrior] += 1
                g.say("recalled", g.qin, warrior, section)
