"""Defeating hordes: the check, the winner, honour, the fallen, the captured card."""

from teahouse.games.great_wall.rules.expansion import HORDE_UNCLAIMED
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.hordes import remove_horde
from teahouse.games.great_wall.rules.killing import mark_dying, open_saving, take_off
from teahouse.games.great_wall.rules.modifiers import covered_cells, honor_for, tie_order
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.state import FREE, SEATS, GreatWall
from teahouse.games.great_wall.rules.words import (
    BY_DEFEAT,
    H_ARCHER_DEFEAT,
    H_DEFEAT,
    M_HORDE_CAPTURED,
    M_HORDE_DEFEATED,
    WARRIORS,
)


def check_defeated(g: GreatWall) -> None:
    """Row by row from the left, over the list fixed now; then look again (GW-DEF-01..06)."""
    defeated: list[int] = []
    for row in range(g.box.constants.horde_rows):
        for hordes in g.field:
            if row < len(hordes) and FREE not in hordes[row].cover:
                defeated.append(hordes[row].card)
    for card in defeated:
        g.then(defeat, card)
    if defeated:
        g.then(check_defeated)


def winner_of(g: GreatWall, card: int) -> int:
    """Most cells covered by warriors; ties in tea order; -1 without a warrior (GW-DEF-08..10, 19)."""
    horde = g.find_horde(card)
    assert horde is not None
    best = -1
    most = 0
    for seat in tie_order(g):
        cells = covered_cells(g, seat, horde)
        if cells > most:
            best = seat
            most = cells
    return best


def defeat(g: GreatWall, card: int) -> None:
    """Winner, honour, then killing, capture and closing ranks; each card is an event (GW-DEF-07, 14, 22)."""
    winner = winner_of(g, card)
    section = g.section_of(card)
    row = g.row_of(card)
    g.say("defeated", winner, card)
    honor_fighters(g, card, section)
    announce(g, Happening(M_HORDE_DEFEATED, winner, section, card, winner=winner, row=row, cause=BY_DEFEAT))
    for seat in g.tea:
        g.then(mark_dying, seat, card, section)
        g.then(open_saving, seat, section, BY_DEFEAT)
    g.then(clear_card, card, section)
    g.then(capture, card, section, winner)


def honor_fighters(g: GreatWall, card: int, section: int) -> None:
    """2 honour for having warriors on the card, 2 for each archer posted here (GW-DEF-11..13)."""
    horde = g.find_horde(card)
    assert horde is not None
    standard = g.box.constants.standard_honor
    for seat in g.tea:
        if horde.figures_of(seat):
            g.gain_honor(seat, honor_for(g, seat, H_DEFEAT, standard[H_DEFEAT]), "honor-defeat")
        archers = g.firing[SEATS * section + seat]
        if archers:
            each = honor_for(g, seat, H_ARCHER_DEFEAT, standard[H_ARCHER_DEFEAT])
            g.gain_honor(seat, archers * each, "honor-archers")


def clear_card(g: GreatWall, card: int, section: int) -> None:
    """Survivors go to the shelter; damage tokens vanish with the defeated card (GW-DEF-16, 17, GW-2P-27)."""
    horde = g.find_horde(card)
    assert horde is not None
    for seat in g.participants():
        for expansion in g.attached():
            expansion.survived(g, seat, [horde.figures(seat, warrior) for warrior in range(len(WARRIORS))])
        for warrior in range(len(WARRIORS)):
            while horde.figures(seat, warrior):
                take_off(g, horde, seat, warrior, FREE)
                g.send_to_shelter(seat, section, warrior)


def capture(g: GreatWall, card: int, section: int, winner: int) -> None:
    """The winner takes the card and scores it at the end; else it is discarded; ranks close (GW-DEF-15, 18..23).

    What the Reed clan wins lies with it, out of play (GW-2P-24).
    """
    remove_horde(g, card)
    if winner < 0:
        g.horde_discard = [*g.horde_discard, card]
        g.say("horde-discarded", -1, card)
        announce(g, Happening(HORDE_UNCLAIMED, -1, section, card))
        return
    clan = g.clans[winner]
    clan.captured = [*clan.captured, card]
    clan.captured_shame = [*clan.captured_shame, 0]
    if winner == g.reed:
        g.say("horde-removed", winner, card)
        announce(g, Happening(HORDE_UNCLAIMED, winner, section, card, winner=winner))
        return
    g.say("captured", winner, card)
    if g.court is not None:
        honor_at_once(g, winner, card)
    announce(g, Happening(M_HORDE_CAPTURED, winner, section, card, winner=winner))


def honor_at_once(g: GreatWall, winner: int, card: int) -> None:
    """In the co-operative game a captured card gives its honour when it is taken (GW-COOP-61)."""
    g.gain_honor(winner, g.horde_type(card).honor, "honor-hordes", card)
