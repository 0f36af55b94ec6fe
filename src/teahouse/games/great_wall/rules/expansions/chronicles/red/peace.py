"""Peace or war: the players choose together, by their own deeds (GWX-RED-16..26).

Somebody proposes peace for some hordes less; then all name their shares of the gold, the proposer first, the others in
tea order. One refusal and nothing is paid. When nobody proposes anything more, there is war.
"""

from typing import ClassVar

from teahouse.engine.decision import Decision, Lack
from teahouse.games.great_wall.rules.expansions.chronicles.red.officials import receive_official
from teahouse.games.great_wall.rules.expansions.chronicles.red.rebellion import (
    MOST,
    NO_PEACE,
    PEACE,
    PEACE_FOR,
    UNDECIDED,
    WAR,
    rebellion_of,
    sheet_of,
)
from teahouse.games.great_wall.rules.modifiers import invasion
from teahouse.games.great_wall.rules.moves import COUNT, COUNTS
from teahouse.games.great_wall.rules.payment import hand_over
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import GOLD, RESOURCES


def choose_peace_or_war(g: GreatWall) -> None:
    """After the time track, before the invasion (GWX-RED-16, 17)."""
    rebellion_of(g).state = UNDECIDED
    offer_peace(g, ())


def most_hordes_fewer(g: GreatWall) -> int:
    """Some hordes come in any case (GWX-RED-20, 23, 24)."""
    return invasion(g) - sheet_of(g).least_hordes


def offer_peace(g: GreatWall, passed: tuple[int, ...]) -> None:
    """In tea order, each player once; without agreement there is war (GWX-RED-18, 24)."""
    if most_hordes_fewer(g) > 0:
        for seat in g.players():
            if seat not in passed:
                g.ask(ProposePeace(seat, passed))
                return
    declare_war(g)


def declare_war(g: GreatWall) -> None:
    """It costs nothing, and everybody receives an official (GWX-RED-25)."""
    rebellion_of(g).state = WAR
    g.say("war", -1)
    for seat in g.players():
        receive_official(g, seat)


class ProposePeace(Decision[GreatWall]):
    """For how many hordes less shall the players pay, if for any? (GWX-RED-19..21)"""

    clause: ClassVar[str] = "GWX-RED-19"

    passed: tuple[int, ...]
    """Who has passed, or proposed in vain."""

    def candidates(self, g: GreatWall) -> list[int]:
        return [NO_PEACE, *range(PEACE_FOR, PEACE_FOR + MOST + 1)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == NO_PEACE:
            return None
        if not PEACE_FOR <= move <= PEACE_FOR + MOST:
            return self.clause
        if move == PEACE_FOR:
            return "GWX-RED-21"
        return None if move - PEACE_FOR <= most_hordes_fewer(g) else "GWX-RED-20"

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        """Hordes that can stay away (GWX-RED-20)."""
        fewer = most_hordes_fewer(g)
        return [Lack("horde-to-deal", fewer, move - PEACE_FOR)] if self.refuse(g, move) == "GWX-RED-20" else []

    def leads_on(self, move: int) -> bool:
        return move != NO_PEACE

    def take(self, g: GreatWall, move: int) -> None:
        if move == NO_PEACE:
            offer_peace(g, (*self.passed, self.seat))
            return
        hordes = move - PEACE_FOR
        g.say("peace-proposed", self.seat, hordes, hordes * sheet_of(g).peace)
        g.ask(PledgeGold(self.seat, hordes, self.seat, self.passed, ()))


class PledgeGold(Decision[GreatWall]):
    """How much of the gold does the player pay? Any split will do, but without them there is no peace (GWX-RED-22)."""

    clause: ClassVar[str] = "GWX-RED-22"

    hordes: int
    proposer: int
    passed: tuple[int, ...]
    pledged: tuple[int, ...]
    """Shares named so far, in the order of `payers`."""

    def payers(self, g: GreatWall) -> list[int]:
        return [self.proposer] + [seat for seat in g.players() if seat != self.proposer]

    def missing(self, g: GreatWall) -> int:
        return self.hordes * sheet_of(g).peace - sum(self.pledged)

    def candidates(self, g: GreatWall) -> list[int]:
        return [NO_PEACE, *range(COUNT, COUNT + COUNTS)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        """The last one names what is missing; nobody names what they do not have (GW-RES-04)."""
        if move == NO_PEACE:
            return None
        share = move - COUNT
        if not 0 <= share < COUNTS or share > self.missing(g):
            return self.clause
        if len(self.pledged) + 1 == g.seats and share < self.missing(g):
            return self.clause
        return None if share <= g.clans[self.seat].resources[GOLD] else "GW-RES-04"

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        if self.refuse(g, move) == "GW-RES-04":
            return [Lack(RESOURCES[GOLD], g.clans[self.seat].resources[GOLD], move - COUNT)]
        return []

    def take(self, g: GreatWall, move: int) -> None:
        if move == NO_PEACE:
            g.say("peace-refused", self.seat)
            offer_peace(g, (*self.passed, self.proposer))
            return
        pledged = (*self.pledged, move - COUNT)
        g.say("gold-pledged", self.seat, move - COUNT)
        payers = self.payers(g)
        if len(pledged) < len(payers):
            g.ask(PledgeGold(payers[len(pledged)], self.hordes, self.proposer, self.passed, pledged))
        else:
            make_peace(g, self.hordes, payers, pledged)


def make_peace(g: GreatWall, hordes: int, payers: list[int], pledged: tuple[int, ...]) -> None:
    """All pay at once, and fewer hordes come in this spring (GWX-RED-19, 23)."""
    for place in range(len(payers)):
        hand_over(g, payers[place], GOLD, pledged[place], 0)
    rebellion = rebellion_of(g)
    rebellion.state = PEACE
    rebellion.hordes_fewer = hordes
    g.say("peace", -1, hordes)


def pledged_gold(g: GreatWall) -> list[tuple[int, list[int]]]:
    """Who has named a share and not paid it yet."""
    promised: list[tuple[int, list[int]]] = []
    for decision in g.open:
        if isinstance(decision, PledgeGold):
            payers = decision.payers(g)
            for place in range(len(decision.pledged)):
                promised.append((payers[place], [0, 0, decision.pledged[place], 0]))
    return promised
