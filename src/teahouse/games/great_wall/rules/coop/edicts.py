"""Edicts: laying them out, proposing, pledging, and giving what they demand.

The players agree by their own deeds. Whoever proposes an edict consents to it; then each of the others in tea order
agrees, or names how much they give where the players split the demand. One refusal, or too little in all, and nothing
is given; else everybody gives their share at once (GW-COOP-20..22, 25).
"""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision, Lack
from teahouse.games.great_wall.rules.box import Demand
from teahouse.games.great_wall.rules.coop.ending import court_of
from teahouse.games.great_wall.rules.coop.sacrifice import offer_sacrifice, sacrificable
from teahouse.games.great_wall.rules.counting import amount, count
from teahouse.games.great_wall.rules.court import Court
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Price
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import COUNT, COUNTS, EDICT, EDICTS, PASS, TAKE
from teahouse.games.great_wall.rules.payment import can_pay, pay, price_needs
from teahouse.games.great_wall.rules.shame import gain_shame
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import (
    BY_EDICT,
    GOODS,
    M_EDICT_FULFILLED,
    RESOURCES,
    S_FORTIFICATIONS,
    S_HORDES,
    S_WALL_LEVELS,
    S_WAREHOUSE,
)

OF_THE_TABLE: Final = (S_WALL_LEVELS, S_FORTIFICATIONS, S_HORDES, S_WAREHOUSE)
"""What belongs to nobody is counted once, not for every player."""
LINES: Final = 4
"""No edict has more."""
HIDDEN: Final = (*RESOURCES, "wsg", "any")
"""Screens hide these: nobody can say whether another player has them."""


def open_court(g: GreatWall) -> None:
    """Edicts in place of artifacts, and the events (GW-COOP-07, 08, 15, 64)."""
    court = Court()
    g.court = court
    court.edict_deck = [i for i in range(len(g.box.edicts)) if g.seats > 2 or not g.box.edicts[i].removed_with_2]
    if not all(expansion.uses_edicts() for expansion in g.attached()):
        court.edict_deck = []
    g.shuffle(court.edict_deck)
    court.event_deck = list(range(len(g.box.events)))
    g.shuffle(court.event_deck)
    lay_out_edicts(g)


def edict_cells(g: GreatWall) -> int:
    """Three artifact cells; the third is not used with two players (GW-COOP-17, 65)."""
    return g.box.constants.artifact_cells - (1 if g.seats == 2 else 0)


def lay_out_edicts(g: GreatWall) -> None:
    """Into the empty cells, as long as the deck lasts (GW-COOP-08, 32, 35)."""
    court = court_of(g)
    while len(court.edicts) < edict_cells(g) and court.edict_deck:
        g.reveal("edict")
        court.edicts.append(court.edict_deck.pop())
        g.say("edict", -1, court.edicts[-1])


def renew_edicts(g: GreatWall) -> None:
    """Shame for those left unfulfilled, which stay; then new ones (GW-COOP-30..34); none for Reed (GW-COOP-67)."""
    unfulfilled = len(court_of(g).edicts)
    if unfulfilled:
        for seat in g.players():
            gain_shame(g, seat, unfulfilled, BY_EDICT)
    g.then(lay_out_edicts)


# -- what an edict demands -------------------------------------------------------------------------


def demanded(g: GreatWall, demand: Demand) -> int:
    """X is the number of players (GW-COOP-26)."""
    return amount(g, demand.n, g.players()[0], Happening())


def is_split(demand: Demand) -> bool:
    """Do the players give it together, in shares they name?"""
    return demand.together and demand.act != "have"


def split_lines(g: GreatWall, edict: int) -> list[int]:
    demands = g.box.edicts[edict].demands
    return [line for line in range(len(demands)) if is_split(demands[line])]


def shown(g: GreatWall, demand: Demand, seat: int) -> int:
    """What a demand only wants to see, of one player or of the table."""
    return count(g, demand.of, demand.at, -1, demand.warrior, seat, Happening())


def refuse_sight(g: GreatWall, demand: Demand) -> str | None:
    """What must be there, and stays (GW-COOP-22)."""
    needed = demanded(g, demand)
    players = g.players()
    if not demand.together:
        return None if min([shown(g, demand, seat) for seat in players]) >= needed else "GW-COOP-22"
    if demand.of in OF_THE_TABLE:
        players = players[:1]
    return None if sum(shown(g, demand, seat) for seat in players) >= needed else "GW-COOP-22"


def owned(g: GreatWall, demand: Demand, seat: int) -> int:
    """How much a player could give of what lies open."""
    clan = g.clans[seat]
    if demand.act == "sacrifice":
        return sacrificable(g, demand, seat)
    return clan.honor if demand.what == "honor" else len(clan.tactics)


def refuse_openly(g: GreatWall, edict: int) -> str | None:
    """Can everybody see that it cannot be fulfilled now?"""
    for demand in g.box.edicts[edict].demands:
        if demand.act == "have":
            refusal = refuse_sight(g, demand)
            if refusal is not None:
                return refusal
        elif demand.what not in HIDDEN:
            held = [owned(g, demand, seat) for seat in g.players()]
            if min(held) < (demand.min_each if demand.together else demanded(g, demand)):
                return "GW-COOP-20"
            if sum(held) < demanded(g, demand):
                return "GW-COOP-22"
    return None


def share_of(g: GreatWall, edict: int, named: tuple[int, ...]) -> list[int]:
    """What one player gives by line: the demand itself, or the share they named, at least the least they may name.

    Nothing for what is only shown.
    """
    demands = g.box.edicts[edict].demands
    split = split_lines(g, edict)
    share: list[int] = []
    for line in range(len(demands)):
        if demands[line].act == "have":
            share.append(0)
        elif line in split:
            place = split.index(line)
            share.append(named[place] if place < len(named) else demands[line].min_each)
        else:
            share.append(demanded(g, demands[line]))
    return share


def prices_of(g: GreatWall, edict: int, share: list[int]) -> list[Price]:
    """What is discarded or lost, as a price."""
    prices: list[Price] = []
    demands = g.box.edicts[edict].demands
    for line in range(len(demands)):
        if demands[line].act in ("discard", "lose") and share[line]:
            prices.append(Price(GOODS.index(demands[line].what), share[line]))
    return prices


def can_give(g: GreatWall, seat: int, edict: int, share: list[int]) -> bool:
    """Out of what is the player's own (GW-COOP-20, 21)."""
    demands = g.box.edicts[edict].demands
    for line in range(len(demands)):
        if demands[line].act == "sacrifice" and sacrificable(g, demands[line], seat) < share[line]:
            return False
    return can_pay(g, seat, prices_of(g, edict, share))


# -- what is missing -------------------------------------------------------------------------------


def open_needs(g: GreatWall, edict: int) -> list[Lack]:
    """What everybody can see that an edict wants: of the player who has least, and of all together."""
    needs: list[Lack] = []
    demands = g.box.edicts[edict].demands
    for line in range(len(demands)):
        demand, about = demands[line], demand_number(edict, line)
        if demand.act != "have" and demand.what in HIDDEN:
            continue
        players = g.players()
        if demand.act == "have":
            held = [shown(g, demand, seat) for seat in (players[:1] if demand.of in OF_THE_TABLE else players)]
        else:
            held = [owned(g, demand, seat) for seat in players]
        if demand.together:
            needs += [
                Lack("edict-together", sum(held), demanded(g, demand), about),
                Lack("edict-each", min(held), demand.min_each, about),
            ]
        else:
            needs.append(Lack("edict-each", min(held), demanded(g, demand), about))
    return needs


def own_needs(g: GreatWall, seat: int, edict: int, share: list[int]) -> list[Lack]:
    """What a player would have to give."""
    needs: list[Lack] = []
    prices: list[Price] = []
    demands = g.box.edicts[edict].demands
    for line in range(len(demands)):
        demand = demands[line]
        if demand.act != "have" and demand.what in HIDDEN:
            prices.append(Price(GOODS.index(demand.what), share[line]))
        elif demand.act != "have":
            needs.append(Lack("edict-own", owned(g, demand, seat), share[line], demand_number(edict, line)))
    return needs + (price_needs(g, seat, prices) if prices else [])


def demand_number(edict: int, line: int) -> int:
    """A line of an edict as one number."""
    return edict * LINES + line


# -- proposing -------------------------------------------------------------------------------------


def fulfil_edicts(g: GreatWall) -> None:
    """Any number, in any order, and only now (GW-COOP-18, 19, 24, 29)."""
    offer_edicts(g, ())


def offer_edicts(g: GreatWall, passed: tuple[int, ...]) -> None:
    """In tea order, until all have passed since the last edict was fulfilled (GW-COOP-24)."""
    if all(refuse_openly(g, edict) is not None for edict in court_of(g).edicts):
        return
    for seat in g.players():
        if seat not in passed:
            g.ask(ProposeEdict(seat, passed))
            return


class ProposeEdict(Decision[GreatWall]):
    """Which edict shall be fulfilled now, if any? (GW-COOP-18)"""

    clause: ClassVar[str] = "GW-COOP-18"

    passed: tuple[int, ...]
    """Who has passed, or proposed in vain, since the last edict was fulfilled."""

    def candidates(self, g: GreatWall) -> list[int]:
        return [PASS] + [EDICT + edict for edict in court_of(g).edicts]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return None
        edict = move - EDICT
        if not 0 <= edict < EDICTS:
            return self.clause
        if edict not in court_of(g).edicts:
            return "GW-COOP-17"
        refusal = refuse_openly(g, edict)
        if refusal is None and not can_give(g, self.seat, edict, share_of(g, edict, ())):
            return "GW-COOP-20"
        return refusal

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        clause, edict = self.refuse(g, move), move - EDICT
        if clause not in ("GW-COOP-20", "GW-COOP-22"):
            return []
        if refuse_openly(g, edict) is not None:
            return open_needs(g, edict)
        return own_needs(g, self.seat, edict, share_of(g, edict, ()))

    def leads_on(self, move: int) -> bool:
        return move != PASS

    def take(self, g: GreatWall, move: int) -> None:
        if move == PASS:
            offer_edicts(g, (*self.passed, self.seat))
        else:
            g.say("edict-proposed", self.seat, move - EDICT)
            pledge_next(g, move - EDICT, self.seat, self.passed, ())


# -- pledging --------------------------------------------------------------------------------------


def pledges_due(g: GreatWall, edict: int, proposer: int) -> list[tuple[int, int]]:
    """Who is asked for what, seat and line, the proposer first; line -1 asks for consent, which a proposal is."""
    others = [seat for seat in g.players() if seat != proposer]
    lines = split_lines(g, edict)
    if not lines:
        return [(seat, -1) for seat in others]
    return [(seat, line) for seat in [proposer, *others] for line in lines]


def named_by(g: GreatWall, edict: int, proposer: int, pledged: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The shares a player has named so far, line by line."""
    due = pledges_due(g, edict, proposer)
    return tuple([pledged[i] for i in range(len(pledged)) if due[i][0] == seat and due[i][1] >= 0])


def pledge_next(g: GreatWall, edict: int, proposer: int, passed: tuple[int, ...], pledged: tuple[int, ...]) -> None:
    due = pledges_due(g, edict, proposer)
    if len(pledged) < len(due):
        g.ask(PledgeToEdict(due[len(pledged)][0], edict, proposer, passed, pledged))
    else:
        fulfil(g, edict, proposer, pledged)


class PledgeToEdict(Decision[GreatWall]):
    """Does the player give their share, and how much where it is split? Without them nothing happens (GW-COOP-25)."""

    clause: ClassVar[str] = "GW-COOP-25"

    edict: int
    proposer: int
    passed: tuple[int, ...]
    pledged: tuple[int, ...]
    """What has been pledged so far, in the order of `pledges_due`."""

    def line(self, g: GreatWall) -> int:
        return pledges_due(g, self.edict, self.proposer)[len(self.pledged)][1]

    def missing(self, g: GreatWall) -> int:
        """What is still to be pledged of this line."""
        due = pledges_due(g, self.edict, self.proposer)
        line = self.line(g)
        given = sum(self.pledged[i] for i in range(len(self.pledged)) if due[i][1] == line)
        return demanded(g, g.box.edicts[self.edict].demands[line]) - given

    def bounds(self, g: GreatWall) -> tuple[int, int]:
        """The least and the most one may name: those who follow must give at least their least (GW-COOP-22)."""
        line = self.line(g)
        later = pledges_due(g, self.edict, self.proposer)[len(self.pledged) + 1 :]
        after = len([each for each in later if each[1] == line])
        missing = self.missing(g)
        min_each = g.box.edicts[self.edict].demands[line].min_each
        return (min_each if after else missing, missing - after * min_each)

    def candidates(self, g: GreatWall) -> list[int]:
        if self.line(g) < 0:
            return [PASS, TAKE]
        least, most = self.bounds(g)
        return [PASS, *range(COUNT + least, COUNT + min(most, COUNTS - 1) + 1)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == PASS:
            return None
        if self.line(g) < 0:
            if move != TAKE:
                return self.clause
            return None if can_give(g, self.seat, self.edict, share_of(g, self.edict, ())) else "GW-COOP-20"
        named = move - COUNT
        if not 0 <= named < COUNTS:
            return self.clause
        least, most = self.bounds(g)
        if not least <= named <= most:
            return "GW-COOP-22"
        return None if can_give(g, self.seat, self.edict, self.share(g, named)) else "GW-COOP-21"

    def share(self, g: GreatWall, named: int) -> list[int]:
        """What the player would give by line, if they name this much now."""
        return share_of(g, self.edict, (*named_by(g, self.edict, self.proposer, self.pledged, self.seat), named))

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        match self.refuse(g, move):
            case "GW-COOP-20":
                return own_needs(g, self.seat, self.edict, share_of(g, self.edict, ()))
            case "GW-COOP-21":
                return own_needs(g, self.seat, self.edict, self.share(g, move - COUNT))
            case "GW-COOP-22":
                named, (least, most) = move - COUNT, self.bounds(g)
                about = demand_number(self.edict, self.line(g))
                return [Lack("edict-least", named, least, about), Lack("edict-most", most, named, about)]
        return []

    def take(self, g: GreatWall, move: int) -> None:
        if move == PASS:
            g.say("edict-refused", self.seat, self.edict)
            offer_edicts(g, (*self.passed, self.proposer))
            return
        pledged = (*self.pledged, 0 if move == TAKE else move - COUNT)
        g.say("edict-pledged", self.seat, self.edict, pledged[-1])
        pledge_next(g, self.edict, self.proposer, self.passed, pledged)


# -- giving ----------------------------------------------------------------------------------------


def fulfil(g: GreatWall, edict: int, proposer: int, pledged: tuple[int, ...]) -> None:
    """Everybody gives their share, and the edict is discarded (GW-COOP-20, 22, 23)."""
    for seat in g.players():
        named = named_by(g, edict, proposer, pledged, seat)
        g.then(give_share, seat, edict, tuple(share_of(g, edict, named)))
    g.then(discard_edict, edict)


def promised_shares(g: GreatWall) -> list[tuple[int, int, list[int]]]:
    """Seat, edict and share of all who have agreed and not yet given: an imagined table must grant them that."""
    promised: list[tuple[int, int, list[int]]] = []
    for decision in g.open:
        if isinstance(decision, PledgeToEdict):
            due = pledges_due(g, decision.edict, decision.proposer)[: len(decision.pledged)]
            for seat in {decision.proposer, *[each[0] for each in due]}:
                named = named_by(g, decision.edict, decision.proposer, decision.pledged, seat)
                promised.append((seat, decision.edict, share_of(g, decision.edict, named)))
    for rule, args, _ in g.agenda:
        if rule.__name__ == "give_share":
            giver, owed, share = args
            assert isinstance(giver, int)
            assert isinstance(owed, int)
            assert isinstance(share, tuple)
            promised.append((giver, owed, list(share)))
    return promised


def give_share(g: GreatWall, seat: int, edict: int, share: tuple[int, ...]) -> None:
    """To the stock or the discard, or out of the game (GW-COOP-21, 27)."""
    demands = g.box.edicts[edict].demands
    pay(g, seat, prices_of(g, edict, list(share)))
    for line in range(len(demands)):
        if demands[line].act == "sacrifice":
            g.then(offer_sacrifice, seat, edict, line, share[line])


def discard_edict(g: GreatWall, edict: int) -> None:
    """It counts; then the players may fulfil another one (GW-COOP-23, 24)."""
    court = court_of(g)
    court.edicts.remove(edict)
    court.fulfilled.append(edict)
    g.say("edict-fulfilled", -1, edict, len(court.fulfilled))
    announce(g, Happening(M_EDICT_FULFILLED))
    g.then(offer_edicts, ())
