"""Setting up the table."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision
from teahouse.engine.event import only
from teahouse.engine.shared_lists import with_number
from teahouse.games.great_wall.rules.coop.edicts import open_court
from teahouse.games.great_wall.rules.embassy import refill_track
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.hordes import add_horde, draw_horde, pillage, pointed_section
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import ADVISOR, GENERAL
from teahouse.games.great_wall.rules.pools import (
    advisors_in_play,
    artifacts_in_play,
    generals_in_play,
    hordes_in_play,
    tactics_in_play,
)
from teahouse.games.great_wall.rules.qin.joining import deal_first_assistants, join_qin, place_starting_officials
from teahouse.games.great_wall.rules.reed import join_reed
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.tactics import keep_hand_limit
from teahouse.games.great_wall.rules.words import M_SETUP_DONE, MODE_COOP, ORDERS
from teahouse.games.great_wall.rules.year import start_year

SPEARMEN: Final = 10
ARCHERS: Final = 4
HORSEMEN: Final = 2
OFFICIALS: Final = 8
"""Figures of one clan (GW-CMP-02..05)."""


def set_up(g: GreatWall, count_clans: bool = True) -> None:
    """Steps 1 to 20 of the rulebook; what they do not name starts empty (GW-SET-01, 05..07, 15, 16, 29, 30, 41).

    Cards of other modes and expansions stay in the box (GW-SET-02..04, GW-CMP-42); sides and tokens: GW-CMP-01, 29.
    `count_clans` counts the Reed clan for the first hordes of two who play together (GW-COOP-12).
    """
    if g.seats <= 2:
        join_reed(g)
    if g.seats == 1:
        join_qin(g)
    g.side = 0 if len(g.clans) <= 3 else 1
    g.time = g.printed().time_start[len(g.clans)]
    g.shame_supply = g.box.constants.shame_per_player * g.seats
    for expansion in g.attached():
        expansion.prepare(g)
    if g.mode == MODE_COOP:
        open_court(g)
    else:
        draw_artifacts(g)
    lay_out_first_hordes(g, first_hordes(g, count_clans))
    for section in g.sections():
        g.fortifications = with_number(g.fortifications, section, g.box.constants.fortification_cells)
    g.tactic_deck = tactics_in_play(g)
    g.shuffle(g.tactic_deck)
    for seat in range(g.seats):
        take_pieces(g, seat)
    for expansion in g.attached():
        expansion.set_up(g)
    deal_generals_and_advisors(g)
    g.then(choose_generals)
    g.then(reveal_generals)
    if g.opponent is not None:
        g.then(place_starting_officials)
    g.then(start_year)


def draw_artifacts(g: GreatWall) -> None:
    """Three of the artifacts lie open, for everybody (GW-SET-08, GW-ART-02)."""
    artifacts = artifacts_in_play(g)
    g.shuffle(artifacts)
    g.artifacts = sorted(artifacts[: g.box.constants.artifact_cells])


def lay_out_first_hordes(g: GreatWall, count: int) -> None:
    """One in row 1 of each section, the others where the pointer shows (GW-SET-09..14, GW-COOP-10, GWX-5P-09, 10)."""
    g.horde_deck = hordes_in_play(g)
    g.shuffle(g.horde_deck)
    sections = g.sections()
    for number in range(count):
        card = draw_horde(g)
        section = sections[number] if number < len(sections) else pointed_section(g)
        if len(g.field[section]) < g.box.constants.horde_rows:
            add_horde(g, card, section)
        else:
            pillage(g, card)


def first_hordes(g: GreatWall, count_clans: bool) -> int:
    """As many as sections and at least as players; in the co-operative game players plus one (GW-COOP-10..12)."""
    if g.court is None:
        return max(len(g.sections()), g.seats)
    return (len(g.clans) if count_clans else g.seats) + 1


def take_pieces(g: GreatWall, seat: int) -> None:
    """Warriors, officials and orders of a clan; some officials go to the pool (GW-SET-17..19, 39, 40, GW-CMP-07)."""
    clan = g.clans[seat]
    clan.supply = [SPEARMEN, ARCHERS, HORSEMEN, 0]
    clan.pool = g.box.constants.pool_officials[g.seats]
    clan.officials = OFFICIALS - clan.pool
    clan.orders = list(range(len(ORDERS)))


def deal_generals_and_advisors(g: GreatWall) -> None:
    """Two of each, face down (GW-SET-20..23)."""
    generals = generals_in_play(g)
    g.advisor_deck = advisors_in_play(g)
    g.shuffle(generals)
    g.shuffle(g.advisor_deck)
    for seat in range(g.seats):
        clan = g.clans[seat]
        for _ in range(2):
            clan.generals = [*clan.generals, generals.pop()]
            clan.dealt = [*clan.dealt, g.advisor_deck[-1]]
            g.advisor_deck = g.advisor_deck[:-1]
            g.say("dealt-general", seat, clan.generals[-1], to=only(seat))
            g.say("dealt-advisor", seat, clan.dealt[-1], to=only(seat))
    if g.opponent is not None:
        deal_first_assistants(g)


def choose_generals(g: GreatWall) -> None:
    """All at once and in secret (GW-SET-24, 28)."""
    for seat in range(g.seats):
        g.ask(ChooseGeneral(seat))


class ChooseGeneral(Decision[GreatWall]):
    """Which of the two generals leads the clan? (GW-SET-24)"""

    clause: ClassVar[str] = "GW-SET-24"

    def candidates(self, g: GreatWall) -> list[int]:
        return [GENERAL + general for general in g.clans[self.seat].generals]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move - GENERAL in g.clans[self.seat].generals else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        g.clans[self.seat].general = move - GENERAL
        g.ask(ChooseAdvisor(self.seat))


class ChooseAdvisor(Decision[GreatWall]):
    """Which of the two advisors becomes active? The other is the first assistant (GW-SET-25, 26)."""

    clause: ClassVar[str] = "GW-SET-25"

    def candidates(self, g: GreatWall) -> list[int]:
        return [ADVISOR + advisor for advisor in g.clans[self.seat].dealt]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move - ADVISOR in g.clans[self.seat].dealt else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        clan = g.clans[self.seat]
        clan.active = [move - ADVISOR]
        clan.assistants = [advisor for advisor in clan.dealt if advisor != move - ADVISOR]
        clan.secret_assistant = clan.assistants[0]


def reveal_generals(g: GreatWall) -> None:
    """Generals and active advisors are shown; starts, tactics, tea order, advisor track (GW-SET-27, 31..38)."""
    for seat in range(g.seats):
        g.depend_on(seat)
    g.reveal()
    for seat in range(g.seats):
        clan = g.clans[seat]
        clan.generals = []
        clan.dealt = []
        g.say("general", seat, clan.general)
        g.say("hired-active", seat, clan.active[0])
        general = g.box.generals[clan.general]
        clan.resources = general.start[:]
        for _ in range(general.tactics):
            clan.tactics = [*clan.tactics, g.tactic_deck[-1]]
            g.tactic_deck = g.tactic_deck[:-1]
            g.say("drew-tactic", seat, clan.tactics[-1], to=only(seat))
        g.then(keep_hand_limit, seat)
    refill_track(g)
    order_tea(g)
    g.then(finish_set_up)


def order_tea(g: GreatWall) -> None:
    """The highest tea value on top, equal ones at random; then Qin, then Reed (GW-SET-36..38, GW-2P-15, GW-SOLO-19)."""
    seats = list(range(g.seats))
    g.shuffle(seats)
    seats.sort(key=lambda seat: -g.box.generals[g.clans[seat].general].tea)
    if g.opponent is not None:
        seats.append(g.qin)
    if g.reed >= 0:
        seats.append(g.reed)
    g.tea = seats
    g.say("tea-order", seats[0])


def finish_set_up(g: GreatWall) -> None:
    announce(g, Happening(M_SETUP_DONE))
