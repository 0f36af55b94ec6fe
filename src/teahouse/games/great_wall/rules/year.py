"""The year: spring, summer, autumn and winter, and the end of the game."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.rules.activation import activate_areas
from teahouse.games.great_wall.rules.attack import shoot
from teahouse.games.great_wall.rules.breach import breach
from teahouse.games.great_wall.rules.camp import TOP_LEVEL
from teahouse.games.great_wall.rules.coop.edicts import fulfil_edicts, renew_edicts
from teahouse.games.great_wall.rules.coop.ending import check_edicts
from teahouse.games.great_wall.rules.coop.events import reveal_event
from teahouse.games.great_wall.rules.defeat import check_defeated
from teahouse.games.great_wall.rules.embassy import discard_advisors
from teahouse.games.great_wall.rules.expansion import INVASION_DONE, SHOOTING_START, SUMMER_END
from teahouse.games.great_wall.rules.goods import take_income
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.hordes import lay_out_horde
from teahouse.games.great_wall.rules.lasting import renew
from teahouse.games.great_wall.rules.modifiers import honor_for, horde_attack, invasion, section_attack, section_defense
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import RETURN_ORDERS, SCORE_ORDERS
from teahouse.games.great_wall.rules.orders import (
    apply_order,
    choose_orders,
    fill_order_track,
    returnable,
    reveal_orders,
)
from teahouse.games.great_wall.rules.qin.spring import renew_advisors_with_qin
from teahouse.games.great_wall.rules.scoring import end_game
from teahouse.games.great_wall.rules.shame import offer_discarding
from teahouse.games.great_wall.rules.state import AUTUMN, SEATS, SECTION_COUNT, SPRING, SUMMER, WINTER, GreatWall
from teahouse.games.great_wall.rules.words import (
    CHOICE_A,
    CHOICE_B,
    H_ORDER_DISCARD,
    L_SEASON,
    L_TURN,
    L_YEAR,
    M_ASSAULT_START,
    M_SECTION_HELD,
    M_SPRING_START,
    M_SUMMER_INCOME,
    M_SUMMER_ORDERS,
    M_TURN_ACTIVATION,
    M_TURN_CHECKED,
    M_TURN_END,
    M_TURN_START,
    M_WINTER_END,
    M_WINTER_START,
    PAGODA,
    WARRIORS,
)

WALLS: Final = 1
SHAME: Final = 2
TIME: Final = 4


def start_year(g: GreatWall) -> None:
    """Spring, summer, autumn, winter; the first year begins with autumn (GW-FLW-01, 02, GW-SPR-01, GW-SUM-01)."""
    renew(g, L_YEAR)
    g.say("year", -1, g.year)
    if g.year > 1:
        g.then(spring)
        g.then(summer)
    g.then(autumn)
    g.then(winter)


def start_season(g: GreatWall, season: int) -> None:
    """A season outside autumn counts as one turn for limits."""
    g.season = season
    renew(g, L_SEASON)
    renew(g, L_TURN)


def tell(g: GreatWall, moment: int, actor: int) -> None:
    announce(g, Happening(moment, actor))


def mark(g: GreatWall, moment: int) -> None:
    """A moment that no card knows, but expansions may."""
    if g.expansions is not None:
        g.then(tell, moment, -1)


# -- spring ------------------------------------------------------------------------------------------


def spring(g: GreatWall) -> None:
    """Time track, invasion, advisor track (GW-SPR-02, 03)."""
    start_season(g, SPRING)
    g.time += 1
    g.say("spring", -1)
    g.then(tell, M_SPRING_START, -1)
    g.then(invade)
    mark(g, INVASION_DONE)
    g.then(renew_advisors)


def invade(g: GreatWall) -> None:
    """As many hordes as the number above the time marker, one at a time (GW-SPR-04..06)."""
    for _ in range(invasion(g)):
        g.then(lay_out_horde)


def renew_advisors(g: GreatWall) -> None:
    """The two leftmost go, two new ones come (GW-SPR-20); Qin has a use for one of them (GW-SOLO-92)."""
    if g.opponent is not None:
        renew_advisors_with_qin(g)
    else:
        discard_advisors(g, 2)


# -- summer ------------------------------------------------------------------------------------------


def summer(g: GreatWall) -> None:
    """Income for all as if at once, then shame and orders in tea order (GW-SUM-02, GW-TEA-07)."""
    start_season(g, SUMMER)
    g.say("summer", -1)
    for seat in g.tea:
        for area in range(PAGODA + 1):
            take_income(g, seat, area)
    g.then(tell, M_SUMMER_INCOME, -1)
    for seat in g.tea:
        g.then(offer_discarding, seat)
    g.then(discard_orders)


def discard_orders(g: GreatWall) -> None:
    """All order cards leave the track; each player then returns or scores their own (GW-SUM-08, 09, GW-2P-29)."""
    for seat in g.participants():
        clan = g.clans[seat]
        if clan.order >= 0 and seat != g.reed:
            clan.order_discard = [*clan.order_discard, clan.order]
        clan.order = -1
        clan.order_choice = -1
    g.order_track = []
    for seat in g.players():
        g.then(ask_about_orders, seat)
    mark(g, SUMMER_END)


def ask_about_orders(g: GreatWall, seat: int) -> None:
    """In the co-operative game discarded orders neither come back nor score (GW-COOP-54, 55)."""
    if g.court is None:
        g.ask(DiscardedOrders(seat))
    g.then(tell, M_SUMMER_ORDERS, seat)


class DiscardedOrders(Decision[GreatWall]):
    """Take all discarded orders back, or honour for each, Betrayal too, which stay there? (GW-SUM-09..15)"""

    clause: ClassVar[str] = "GW-SUM-09"

    def candidates(self, g: GreatWall) -> list[int]:
        return [RETURN_ORDERS, SCORE_ORDERS]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move == RETURN_ORDERS or move == SCORE_ORDERS else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        clan = g.clans[self.seat]
        if move == RETURN_ORDERS:
            clan.order_choice = CHOICE_A
            back = returnable(g, self.seat)
            clan.orders = clan.orders + back
            clan.order_discard = [order for order in clan.order_discard if order not in back]
            g.say("orders-returned", self.seat, len(back))
        else:
            clan.order_choice = CHOICE_B
            each = honor_for(g, self.seat, H_ORDER_DISCARD, g.box.constants.standard_honor[H_ORDER_DISCARD])
            g.gain_honor(self.seat, each * len(clan.order_discard), "honor-orders")


# -- autumn ------------------------------------------------------------------------------------------


def autumn(g: GreatWall) -> None:
    """Orders, the order track, the turns (GW-AUT-01)."""
    start_season(g, AUTUMN)
    g.say("autumn", -1)
    g.then(choose_orders)
    g.then(reveal_orders)
    g.then(fill_order_track)
    g.then(take_turns)


def take_turns(g: GreatWall) -> None:
    """From left to right along the order track, where the cards stay (GW-AUT-07, 20, 21)."""
    for seat in g.order_track:
        if seat >= 0:
            g.then(take_turn, seat)
    g.then(end_autumn)


def end_autumn(g: GreatWall) -> None:
    g.active = -1


def take_turn(g: GreatWall, seat: int) -> None:
    """Order, activation, check of defeated hordes, end of turn (GW-AUT-08, GW-ACT-13)."""
    renew(g, L_TURN)
    g.active = seat
    g.activated = []
    g.say("turn", seat)
    g.then(tell, M_TURN_START, seat)
    g.then(apply_order, seat, g.clans[seat].order)
    g.then(tell, M_TURN_ACTIVATION, seat)
    g.then(activate_areas, seat)
    g.then(check_defeated)
    g.then(tell, M_TURN_CHECKED, seat)
    g.then(tell, M_TURN_END, seat)


# -- winter ------------------------------------------------------------------------------------------


def winter(g: GreatWall) -> None:
    """Ranged attack and its check, assault, check of the end (GW-WIN-01, 09)."""
    start_season(g, WINTER)
    g.say("winter", -1)
    g.say("shame-left", -1, g.shame_supply)
    g.then(tell, M_WINTER_START, -1)
    mark(g, SHOOTING_START)
    g.then(ranged_attack)
    g.then(check_defeated)
    g.then(tell, M_ASSAULT_START, -1)
    for section in range(SECTION_COUNT):
        g.then(assault, section)
    g.then(raze_fortifications)
    g.then(tell, M_WINTER_END, -1)
    if g.court is None:
        g.then(check_end)
    else:
        hold_court(g)


def hold_court(g: GreatWall) -> None:
    """Phases 3 to 6 of the co-operative winter, in the first year too (GW-COOP-18, 29, 36, 41)."""
    g.then(fulfil_edicts)
    g.then(check_edicts)
    g.then(renew_edicts)
    g.then(reveal_event)
    g.then(next_year)


def ranged_attack(g: GreatWall) -> None:
    """Section by section from the left, in tea order, every posted archer once (GW-WIN-02..08)."""
    for section in range(SECTION_COUNT):
        for seat in g.tea:
            for _ in range(g.firing[SEATS * section + seat]):
                g.then(shoot, seat, section, 0)


def assault(g: GreatWall, section: int) -> None:
    """The wall holds when its defence is at least the attack; a breach is finished first (GW-WIN-10..20)."""
    if not g.field[section]:
        if not g.is_blocked(section):
            g.say("assault-none", -1, section)
        return
    attack = section_attack(g, section)
    defense = section_defense(g, section)
    if g.keeps_events:
        tell_who_stands(g, section)
    g.say("assault", -1, section, attack, defense)
    if defense >= attack:
        announce(g, Happening(M_SECTION_HELD, section=section))
    else:
        breach(g, section)


def tell_who_stands(g: GreatWall, section: int) -> None:
    """What attack and defence are made of, and whose warriors stand there: all of it lies open."""
    wall = g.printed().defense[g.levels[section]]
    forts = g.fortifications[section]
    g.say("wall-stands", -1, section, g.levels[section], wall)
    if forts:
        g.say("fort-stands", -1, section, forts, forts * g.box.constants.fortification_defense)
    for horde in g.field[section]:
        g.say("horde-stands", -1, horde.card, section, horde_attack(g, horde, section))
        for seat in g.tea:
            for warrior in range(len(WARRIORS)):
                if horde.figures(seat, warrior):
                    g.say("warrior-stands", seat, horde.card, warrior, horde.figures(seat, warrior))
    for seat in g.tea:
        if g.firing[SEATS * section + seat]:
            g.say("archer-stands", seat, section, g.firing[SEATS * section + seat])


def raze_fortifications(g: GreatWall) -> None:
    """All of them, whether breached or not (GW-WIN-22)."""
    for section in range(SECTION_COUNT):
        if g.fortifications[section]:
            g.say("fortifications-lost", -1, section, g.fortifications[section])
    g.fortifications = [0, 0, 0]
    g.say("shame-left", -1, g.shame_supply)


def end_reasons(g: GreatWall) -> int:
    """Walls, shame, time; without any of them the years go on (GW-END-01..05, GW-FLW-03, 05)."""
    reasons = 0
    finished = len([level for level in g.levels if level == TOP_LEVEL])
    if finished >= g.box.constants.walls_to_end[g.seats]:
        reasons |= WALLS
    if g.shame_supply == 0:
        reasons |= SHAME
    if g.time == g.last_space():
        reasons |= TIME
    for expansion in g.attached():
        reasons |= expansion.end_reasons(g)
    return reasons


def check_end(g: GreatWall) -> None:
    """Only here does the game end; else a new year begins, officials where they are (GW-WIN-23..25, GW-OFF-14)."""
    g.end_reasons = end_reasons(g)
    if g.end_reasons:
        g.then(end_game)
    else:
        next_year(g)


def next_year(g: GreatWall) -> None:
    g.year += 1
    g.then(start_year)
