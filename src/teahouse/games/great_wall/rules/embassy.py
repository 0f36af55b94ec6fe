"""The Emperor's embassy: hiring officials and advisors."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.shared_lists import without
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.modifiers import changed_price, officials_applied
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import (
    ACTIVE,
    ASSISTANT,
    DONE,
    HIRE_OFFICIAL,
    TRACK,
    TRACK_CELLS,
)
from teahouse.games.great_wall.rules.payment import can_pay_gold, gold_at_hand, pay_gold
from teahouse.games.great_wall.rules.scripts import how_many, register
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import (
    E_HIRE_ADVISOR,
    E_HIRE_OFFICIAL,
    E_REFRESH_ADVISORS,
    EMBASSY,
    M_ADVISOR_HIRED,
    M_OFFICIAL_HIRED,
    P_HIRE_ADVISOR,
    P_HIRE_OFFICIAL,
    ROLE_ACTIVE,
    ROLE_ANY,
    ROLE_ASSISTANT,
)

OFFICIALS: Final = 1
ADVISORS: Final = 2
FREE_OF_CHARGE: Final = 99


def official_price(g: GreatWall, seat: int, discount: int) -> int:
    """2 gold, as cards change it (GW-EMB-03)."""
    price = changed_price(g, seat, P_HIRE_OFFICIAL, g.box.constants.hire_official_cost)
    return max(0, price - discount)


def advisor_price(g: GreatWall, seat: int, discount: int) -> int:
    """As much gold as advisors one will then have; any number may serve (GW-EMB-05..07, 11, GW-ADV-10)."""
    clan = g.clans[seat]
    price = changed_price(g, seat, P_HIRE_ADVISOR, len(clan.active) + len(clan.assistants) + 1)
    return max(0, price - discount)


def use_embassy(g: GreatWall, seat: int) -> None:
    """One hire for each official, one after another (GW-EMB-01, 02)."""
    offer_hire(g, seat, officials_applied(g, seat, EMBASSY), OFFICIALS | ADVISORS, 0, ROLE_ANY)


def offer_hire(g: GreatWall, seat: int, left: int, what: int, discount: int, role: int) -> None:
    decision = Hire(seat, left, what, discount, role)
    if left and g.has_answer(decision, DONE):
        g.ask(decision)


class Hire(Decision[GreatWall]):
    """An official of the pool, or an advisor of the track? (GW-EMB-01)"""

    clause: ClassVar[str] = "GW-EMB-01"
    private: ClassVar[bool] = True

    left: int
    what: int
    discount: int
    role: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [DONE, HIRE_OFFICIAL, *range(TRACK, TRACK + len(g.track))]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == DONE:
            return None
        if move == HIRE_OFFICIAL and self.what & OFFICIALS:
            if g.clans[self.seat].pool == 0:
                return "GW-EMB-04"
            price = official_price(g, self.seat, self.discount)
            return None if can_pay_gold(g, self.seat, P_HIRE_OFFICIAL, price) else "GW-EMB-03"
        if TRACK <= move < TRACK + TRACK_CELLS and self.what & ADVISORS:
            if move - TRACK >= len(g.track):
                return "GW-EMB-08"
            price = advisor_price(g, self.seat, self.discount)
            return None if can_pay_gold(g, self.seat, P_HIRE_ADVISOR, price) else "GW-EMB-05"
        return self.clause

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        """Gold, or what a card lets one pay in its place."""
        clause = self.refuse(g, move)
        if clause == "GW-EMB-03":
            have = gold_at_hand(g, self.seat, P_HIRE_OFFICIAL)
            return [Lack("gold", have, official_price(g, self.seat, self.discount))]
        if clause == "GW-EMB-05":
            have = gold_at_hand(g, self.seat, P_HIRE_ADVISOR)
            return [Lack("gold", have, advisor_price(g, self.seat, self.discount))]
        return []

    def take(self, g: GreatWall, move: int) -> None:
        if move == DONE:
            return
        if move == HIRE_OFFICIAL:
            price = official_price(g, self.seat, self.discount)
            saved = official_price(g, self.seat, 0) - price
            clan = g.clans[self.seat]
            clan.pool -= 1
            clan.officials += 1
            g.say("hired-official", self.seat)
            pay_gold(g, self.seat, P_HIRE_OFFICIAL, price)
            g.then(report_hire, Happening(M_OFFICIAL_HIRED, self.seat))
        else:
            price = advisor_price(g, self.seat, self.discount)
            saved = advisor_price(g, self.seat, 0) - price
            advisor = g.track[move - TRACK]
            g.track = without(g.track, advisor)
            pay_gold(g, self.seat, P_HIRE_ADVISOR, price)
            g.then(give_role, self.seat, advisor, self.role)
        left = self.discount if self.discount == FREE_OF_CHARGE else self.discount - saved
        g.then(offer_hire, self.seat, self.left - 1, self.what, left, self.role)


def report_hire(g: GreatWall, h: Happening) -> None:
    announce(g, h)


def give_role(g: GreatWall, seat: int, advisor: int, role: int) -> None:
    """Active or assistant, decided at once and for ever (GW-ADV-04, 05)."""
    if role == ROLE_ANY:
        g.ask(ChooseRole(seat, advisor))
    else:
        install(g, seat, advisor, ROLE_ACTIVE if role == ROLE_ACTIVE else ROLE_ASSISTANT)


class ChooseRole(Decision[GreatWall]):
    """Does the advisor become active, or an assistant of the general? (GW-ADV-04)"""

    clause: ClassVar[str] = "GW-ADV-04"

    advisor: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [ACTIVE, ASSISTANT]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move == ACTIVE or move == ASSISTANT else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        install(g, self.seat, self.advisor, ROLE_ACTIVE if move == ACTIVE else ROLE_ASSISTANT)


def install(g: GreatWall, seat: int, advisor: int, role: int) -> None:
    """Beside the general or under him; then the track closes up (GW-ADV-06, 07, GW-EMB-09)."""
    clan = g.clans[seat]
    if role == ROLE_ACTIVE:
        clan.active = [*clan.active, advisor]
        g.say("hired-active", seat, advisor)
    else:
        clan.assistants = [*clan.assistants, advisor]
        g.say("hired-assistant", seat, advisor)
    refill_track(g)
    announce(g, Happening(M_ADVISOR_HIRED, seat))


def refill_track(g: GreatWall) -> None:
    """New cards on the right; an empty deck is made from the discard (GW-EMB-09, 10, GW-ADV-11)."""
    while len(g.track) < g.box.constants.advisor_cells:
        if not g.advisor_deck:
            g.advisor_deck = g.advisor_discard[:]
            g.advisor_discard = []
            g.shuffle(g.advisor_deck, "advisor")
        if not g.advisor_deck:
            return
        g.reveal("advisor")
        g.track = [*g.track, g.advisor_deck[-1]]
        g.advisor_deck = g.advisor_deck[:-1]
        g.say("advisor-arrived", -1, g.track[-1])


def discard_advisors(g: GreatWall, count: int) -> None:
    """The leftmost cards go, the rest moves left (GW-SPR-20, 21)."""
    for _ in range(min(count, len(g.track))):
        g.advisor_discard = [*g.advisor_discard, g.track[0]]
        g.track = g.track[1:]
    refill_track(g)


# -- by card -----------------------------------------------------------------------------------------


def wanted(e: Effect) -> int:
    return OFFICIALS if e.do == E_HIRE_OFFICIAL else ADVISORS


def hire_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    discount = FREE_OF_CHARGE if e.free else e.discount
    offer_hire(g, seat, how_many(g, e, seat, h), wanted(e), discount, e.role)


def can_hire(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    decision = Hire(seat, 1, wanted(e), FREE_OF_CHARGE if e.free else e.discount, e.role)
    able = any(decision.refuse(g, move) is None for move in decision.candidates(g) if move != DONE)
    return able and how_many(g, e, seat, h) > 0


def refresh_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    g.ask(RefreshAdvisors(seat, how_many(g, e, seat, h), 0))


def can_refresh(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    return bool(g.track)


class RefreshAdvisors(Decision[GreatWall]):
    """Which card of the advisor track is discarded? The track is refilled at the end."""

    clause: ClassVar[str] = "GW-EMB-09"

    left: int
    gone: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [DONE, *range(TRACK, TRACK + len(g.track))]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move == DONE or TRACK <= move < TRACK + len(g.track) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move != DONE:
            advisor = g.track[move - TRACK]
            g.track = without(g.track, advisor)
            g.advisor_discard = [*g.advisor_discard, advisor]
            if self.left > 1 and g.track:
                g.ask(RefreshAdvisors(self.seat, self.left - 1, self.gone + 1))
                return
        refill_track(g)


register(E_HIRE_OFFICIAL, hire_by_card, can_hire)
register(E_HIRE_ADVISOR, hire_by_card, can_hire)
register(E_REFRESH_ADVISORS, refresh_by_card, can_refresh)
