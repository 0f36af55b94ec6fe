"""The barracks: recruiting warriors and sending each into battle or into a shelter."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision, Lack
from teahouse.games.great_wall.rules.attack import Strike, free_cells, take_post
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.modifiers import (
    ON_EACH,
    ON_THE_WHOLE,
    firing_positions,
    free_positions,
    officials_applied,
    price_changes,
)
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import CAPTURED, CELL, DONE, POST, SAVE, SHELTER, SHELTERED, WARRIOR
from teahouse.games.great_wall.rules.payment import can_pay_exact_as, exact, pay_exact_as
from teahouse.games.great_wall.rules.scripts import how_many, register
from teahouse.games.great_wall.rules.state import SEATS, SECTION_COUNT, GreatWall
from teahouse.games.great_wall.rules.words import (
    ARCHER,
    BARRACKS,
    BY_BARRACKS,
    BY_CARD,
    E_RECRUIT,
    G_ANY,
    M_WARRIORS_RECRUITED,
    P_RECRUIT,
    P_SPEARMAN,
    RESOURCES,
    WARRIORS,
)

NOBODY: Final = (0, 0, 0, 0)
FREE_OF_CHARGE: Final = 99


def terms_of(g: GreatWall, seat: int, warrior: int) -> tuple[list[int], int]:
    """What one warrior costs, by kind, after cards that name a kind, and what others take off (GW-BAR-03)."""
    tokens = exact(g.box.recruit[warrior])
    saved = 0
    for card in price_changes(g, seat, [P_RECRUIT, P_SPEARMAN + warrior], -1, ON_EACH):
        if card.what == G_ANY:
            saved -= card.by
        else:
            tokens[card.what] = max(min(card.least, tokens[card.what]), tokens[card.what] + card.by)
    return tokens, saved


def warrior_price(g: GreatWall, seat: int, warrior: int) -> list[int]:
    return terms_of(g, seat, warrior)[0]


def saved_on_each(g: GreatWall, seat: int, warrior: int) -> int:
    """Tokens of the payer's choice that cards take off each warrior."""
    return terms_of(g, seat, warrior)[1]


def saved_on_all(g: GreatWall, seat: int) -> int:
    """Tokens of the payer's choice that cards take off the whole recruitment."""
    return -sum(card.by for card in price_changes(g, seat, [P_RECRUIT], -1, ON_THE_WHOLE))


def use_barracks(g: GreatWall, seat: int) -> None:
    """Up to one warrior for each official (GW-BAR-01)."""
    start_recruiting(g, seat, officials_applied(g, seat, BARRACKS), -1, 0, BY_BARRACKS)


def start_recruiting(g: GreatWall, seat: int, most: int, warrior: int, discount: int, cause: int) -> None:
    if discount != FREE_OF_CHARGE:
        discount += saved_on_all(g, seat)
    offer_recruit(g, seat, most, warrior, discount, NOBODY, cause)


def offer_recruit(
    g: GreatWall, seat: int, left: int, warrior: int, discount: int, recruits: tuple[int, ...], cause: int
) -> None:
    """Choose and pay as many as one likes, then place them all (GW-BAR-02..05, 08)."""
    decision = Recruit(seat, left, warrior, discount, recruits, cause)
    if left and g.has_answer(decision, DONE):
        g.ask(decision)
    elif sum(recruits):
        g.then(place_recruits, seat, recruits, sum(recruits), 0, cause)


class Recruit(Decision[GreatWall]):
    """Which warrior is recruited next? (GW-BAR-01..03)"""

    clause: ClassVar[str] = "GW-BAR-01"
    private: ClassVar[bool] = True

    left: int
    warrior: int
    """The only type allowed, or -1."""
    discount: int
    """Tokens still to be saved on the whole recruitment."""
    recruits: tuple[int, ...]
    """Already paid, by type."""
    cause: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [DONE, *range(WARRIOR, SAVE)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == DONE:
            return None
        warrior = move - WARRIOR
        if not 0 <= warrior < len(WARRIORS) or self.warrior not in (-1, warrior):
            return self.clause
        if g.clans[self.seat].supply[warrior] == 0:
            return "GW-BAR-01"
        price, saved = terms_of(g, self.seat, warrior)
        return None if can_pay_exact_as(g, self.seat, P_RECRUIT, price, self.discount + saved) else "GW-BAR-03"

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        """Every kind of the price that is short (GW-BAR-03)."""
        if self.refuse(g, move) != "GW-BAR-03":
            return []
        tokens = warrior_price(g, self.seat, move - WARRIOR)
        resources = g.clans[self.seat].resources
        return [Lack(RESOURCES[kind], resources[kind], tokens[kind]) for kind in range(len(RESOURCES))]

    def take(self, g: GreatWall, move: int) -> None:
        if move == DONE:
            if sum(self.recruits):
                place_recruits(g, self.seat, self.recruits, sum(self.recruits), 0, self.cause)
            return
        warrior = move - WARRIOR
        tokens = warrior_price(g, self.seat, warrior)
        each = saved_on_each(g, self.seat, warrior)
        used = min(self.discount, max(0, sum(tokens) - each))
        g.clans[self.seat].supply[warrior] -= 1
        g.say("recruited", self.seat, warrior)
        pay_exact_as(g, self.seat, P_RECRUIT, tokens, each + used)
        recruits = list(self.recruits)
        recruits[warrior] += 1
        left = self.discount if self.discount == FREE_OF_CHARGE else self.discount - used
        g.then(offer_recruit, self.seat, self.left - 1, self.warrior, left, tuple(recruits), self.cause)


def place_recruits(g: GreatWall, seat: int, recruits: tuple[int, ...], total: int, types: int, cause: int) -> None:
    """One after another, in the owner's order; when all stand, it was one recruitment (GW-BAR-05..08)."""
    if sum(recruits) == 0:
        announce(g, Happening(M_WARRIORS_RECRUITED, seat, n=total, warriors=types, cause=cause))
        return
    kinds = [kind for kind in range(len(WARRIORS)) if recruits[kind]]
    if len(kinds) == 1:
        g.ask(PlaceRecruit(seat, kinds[0], recruits, total, types, cause))
    else:
        g.ask(NextRecruit(seat, recruits, total, types, cause))


class NextRecruit(Decision[GreatWall]):
    """Which of the recruited warriors is placed next? (GW-BAR-08)"""

    clause: ClassVar[str] = "GW-BAR-08"
    leads: ClassVar[bool] = True

    recruits: tuple[int, ...]
    total: int
    types: int
    cause: int

    def candidates(self, g: GreatWall) -> list[int]:
        return list(range(WARRIOR, SAVE))

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if WARRIOR <= move < SAVE and self.recruits[move - WARRIOR] else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        g.ask(PlaceRecruit(self.seat, move - WARRIOR, self.recruits, self.total, self.types, self.cause))


class PlaceRecruit(Decision[GreatWall]):
    """Attack with him at once, or put him into a shelter? (GW-BAR-05, GW-ATK-01..06)"""

    clause: ClassVar[str] = "GW-BAR-05"

    warrior: int
    recruits: tuple[int, ...]
    total: int
    types: int
    cause: int

    def candidates(self, g: GreatWall) -> list[int]:
        moves = list(range(SHELTER, SHELTER + SECTION_COUNT))
        if self.warrior == ARCHER:
            return moves + list(range(POST, POST + SECTION_COUNT))
        return moves + free_cells(g, 7)

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if SHELTER <= move < POST:
            return "GW-2P-06" if g.is_blocked(move - SHELTER) else None
        if self.warrior == ARCHER:
            if not POST <= move < SHELTERED:
                return self.clause
            if g.is_blocked(move - POST):
                return "GW-2P-06"
            return None if free_positions(g, move - POST) else "GW-ATK-09"
        if not CELL <= move < CAPTURED:
            return "GW-ATK-09" if POST <= move < SHELTERED else self.clause
        return Strike(self.seat, self.warrior, 7, -1).refuse(g, move)

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        """Firing positions, if it is an archer who wants one (GW-ATK-09)."""
        section = move - POST
        if self.warrior != ARCHER or self.refuse(g, move) != "GW-ATK-09":
            return []
        positions = firing_positions(g, section)
        return [Lack("posts-room", positions, positions - free_positions(g, section) + 1, section)]

    def take(self, g: GreatWall, move: int) -> None:
        recruits = list(self.recruits)
        recruits[self.warrior] -= 1
        if SHELTER <= move < POST:
            g.shelters[4 * (SEATS * (move - SHELTER) + self.seat) + self.warrior] += 1
            g.choose_section(move - SHELTER)
            g.say("sheltered", self.seat, self.warrior, move - SHELTER)
        elif self.warrior == ARCHER:
            take_post(g, self.seat, move - POST)
        else:
            Strike(self.seat, self.warrior, 7, -1).take(g, move)
        types = self.types | 1 << self.warrior
        g.then(place_recruits, self.seat, tuple(recruits), self.total, types, self.cause)


def recruit_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    discount = FREE_OF_CHARGE if e.free else e.discount
    start_recruiting(g, seat, how_many(g, e, seat, h), e.warrior, discount, BY_CARD)


def can_recruit(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    discount = FREE_OF_CHARGE if e.free else e.discount + saved_on_all(g, seat)
    decision = Recruit(seat, 1, e.warrior, discount, NOBODY, BY_CARD)
    able = any(decision.refuse(g, WARRIOR + kind) is None for kind in range(len(WARRIORS)))
    return able and how_many(g, e, seat, h) > 0


register(E_RECRUIT, recruit_by_card, can_recruit)
