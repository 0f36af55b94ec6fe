"""Paying: fixed prices, discounts of the payer's choice, mixed building materials, the warehouse first."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.shared_lists import with_more, without
from teahouse.games.great_wall.rules.language import Price
from teahouse.games.great_wall.rules.modifiers import may_pay_as
from teahouse.games.great_wall.rules.moves import COUNT, COUNTS, RESOURCE, SPARE, STORED, TACTIC, TACTICS
from teahouse.games.great_wall.rules.state import GreatWall, materials_in
from teahouse.games.great_wall.rules.words import CHI, G_ANY, G_HONOR, G_TACTIC, G_WSG, GOLD, RESOURCES

KINDS: Final = 4


def exact(prices: list[Price]) -> list[int]:
    """The fixed part of a price, by kind."""
    tokens = [0, 0, 0, 0]
    for price in prices:
        if price.what < KINDS:
            tokens[price.what] += price.n
    return tokens


def mixed(prices: list[Price], what: int) -> int:
    """Tokens of the payer's choice in a price: wood, stone or gold (`G_WSG`), or any (`G_ANY`)."""
    return sum(price.n for price in prices if price.what == what)


def can_pay(g: GreatWall, seat: int, prices: list[Price], spare: int = 0) -> bool:
    """All of it from the own supply, or not at all (GW-RES-04)."""
    if not prices:
        return True
    tokens = exact(prices)
    if not can_pay_exact(g, seat, tokens, spare):
        return False
    clan = g.clans[seat]
    left = [max(0, g.purse(seat)[kind] - tokens[kind]) for kind in range(KINDS)]
    wsg = mixed(prices, G_WSG)
    spare -= missing(g, seat, tokens)
    if materials_in(left) < wsg or sum(left) < wsg + mixed(prices, G_ANY) - spare:
        return False
    return clan.honor >= mixed(prices, G_HONOR) and len(clan.tactics) >= mixed(prices, G_TACTIC)


def can_pay_exact(g: GreatWall, seat: int, tokens: list[int], spare: int) -> bool:
    """A discount covers what is missing, token by token."""
    return missing(g, seat, tokens) <= spare


def missing(g: GreatWall, seat: int, tokens: list[int]) -> int:
    short = 0
    resources: list[int] | None = None
    for kind in range(KINDS):
        if tokens[kind]:
            if resources is None:
                resources = g.purse(seat)
            short += max(0, tokens[kind] - resources[kind])
    return short


def price_needs(g: GreatWall, seat: int, prices: list[Price], spare: int = 0) -> list[Lack]:
    """The parts of a price, less a discount; all together where no kind alone is short."""
    tokens = exact(prices)
    resources = g.clans[seat].resources
    needs = [Lack(RESOURCES[kind], resources[kind], tokens[kind] - spare) for kind in range(KINDS)]
    if any(lack.have < lack.need for lack in needs):
        return needs
    return [Lack("resource", sum(resources), sum(price.n for price in prices) - spare)]


def pay(g: GreatWall, seat: int, prices: list[Price], spare: int = 0) -> None:
    """Pay a printed price, less a discount; what the payer may choose is asked for."""
    tokens = exact(prices)
    pay_exact(g, seat, tokens, spare)
    wsg = mixed(prices, G_WSG)
    if wsg:
        g.then(pay_mixed, seat, wsg, GOLD, 0)
    due = mixed(prices, G_ANY) - max(0, spare - sum(tokens))
    if due > 0:
        g.then(pay_mixed, seat, due, CHI, 0)
    discard_from_hand(g, seat, mixed(prices, G_TACTIC))
    if mixed(prices, G_HONOR):
        g.gain_honor(seat, -mixed(prices, G_HONOR), "honor-lost")


def pay_exact(g: GreatWall, seat: int, tokens: list[int], spare: int) -> None:
    """Fixed tokens, less a discount: it covers what is missing, and the payer is asked only where there is a choice."""
    if g.windows and 0 < spare < sum(tokens) and len([kind for kind in range(KINDS) if tokens[kind]]) > 1:
        g.ask(SpareToken(seat, tokens[0], tokens[1], tokens[2], tokens[3], spare))
        return
    spare = min(spare, sum(tokens)) - missing(g, seat, tokens)
    tokens = [min(tokens[kind], g.clans[seat].resources[kind]) for kind in range(KINDS)]
    kinds = [kind for kind in range(KINDS) if tokens[kind]]
    if spare and len(kinds) > 1 and spare < sum(tokens):
        g.ask(SpareToken(seat, tokens[0], tokens[1], tokens[2], tokens[3], spare))
        return
    resources = g.clans[seat].resources
    for kind in kinds:
        paid = tokens[kind] - spare if len(kinds) == 1 else (0 if spare else tokens[kind])
        if paid:
            resources[kind] -= paid
            g.say("paid", seat, kind, paid)


class SpareToken(Decision[GreatWall]):
    """Which token does the discount save? What is left must be payable (GW-RES-04)."""

    clause: ClassVar[str] = "GW-RES-04"
    detail: ClassVar[bool] = True
    private: ClassVar[bool] = True

    wood: int
    stone: int
    gold: int
    chi: int
    spare: int

    def without(self, kind: int) -> list[int]:
        tokens = [self.wood, self.stone, self.gold, self.chi]
        tokens[kind] -= 1
        return tokens

    def candidates(self, g: GreatWall) -> list[int]:
        """What is not in the price is no answer."""
        tokens = [self.wood, self.stone, self.gold, self.chi]
        return [SPARE + kind for kind in range(KINDS) if tokens[kind] > 0]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if not SPARE <= move < STORED:
            return self.clause
        tokens = self.without(move - SPARE)
        if tokens[move - SPARE] < 0:
            return self.clause
        return None if can_pay_exact(g, self.seat, tokens, self.spare - 1) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        pay_exact(g, self.seat, self.without(move - SPARE), self.spare - 1)


def pay_mixed(g: GreatWall, seat: int, due: int, last: int, stored: int) -> None:
    """`due` tokens of the kinds wood to `last`, from the own supply or (stored) from the warehouse."""
    ask_mix(g, seat, due, 0, last, stored)


def available(g: GreatWall, seat: int, kind: int, last: int, stored: int) -> int:
    """Tokens of this kind and of the kinds after it, up to `last`."""
    pile = g.warehouse if stored else g.purse(seat)
    return sum(pile[each] for each in range(kind, last + 1))


def ask_mix(g: GreatWall, seat: int, due: int, kind: int, last: int, stored: int) -> None:
    """Ask kind by kind how many; where the rest leaves no choice it is taken at once."""
    while due:
        before = g.guess()
        is_choice = least_of(g, seat, due, kind, last, stored) < most_of(g, seat, due, kind, stored)
        g.guessing = before
        if is_choice:
            g.ask(PayMix(seat, due, kind, last, stored))
            return
        most = most_of(g, seat, due, kind, stored)
        hand_over(g, seat, kind, most, stored)
        due -= most
        kind += 1


def least_of(g: GreatWall, seat: int, due: int, kind: int, last: int, stored: int) -> int:
    return max(0, due - available(g, seat, kind + 1, last, stored))


def most_of(g: GreatWall, seat: int, due: int, kind: int, stored: int) -> int:
    pile = g.warehouse if stored else g.purse(seat)
    return min(due, pile[kind])


def hand_over(g: GreatWall, seat: int, kind: int, count: int, stored: int) -> None:
    """To the common stock (GW-RES-04, GW-CAM-14)."""
    if count == 0:
        return
    if stored:
        g.warehouse = with_more(g.warehouse, kind, -count)
        g.say("stored-paid", seat, kind, count)
    else:
        g.clans[seat].resources[kind] -= count
        g.say("paid", seat, kind, count)


class PayMix(Decision[GreatWall]):
    """How many tokens of this kind go into the price? Any combination will do (GW-CAM-06, 11)."""

    clause: ClassVar[str] = "GW-CAM-06"
    private: ClassVar[bool] = True

    due: int
    kind: int
    last: int
    stored: int

    def candidates(self, g: GreatWall) -> list[int]:
        """Only what leaves a rest that can be paid: other numbers are no answers worth explaining."""
        counts = [COUNT + n for n in range(min(COUNTS, self.due + 1))]
        return [move for move in counts if self.refuse(g, move) is None]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        count = move - COUNT
        if not 0 <= count < COUNTS:
            return self.clause
        pile = g.warehouse if self.stored else g.purse(self.seat)
        if count > min(self.due, pile[self.kind]):
            return "GW-RES-04"
        if self.due - count > available(g, self.seat, self.kind + 1, self.last, self.stored):
            return self.clause
        return None

    def take(self, g: GreatWall, move: int) -> None:
        count = move - COUNT
        hand_over(g, self.seat, self.kind, count, self.stored)
        ask_mix(g, self.seat, self.due - count, self.kind + 1, self.last, self.stored)


def can_pay_gold(g: GreatWall, seat: int, priced: int, price: int) -> bool:
    return gold_at_hand(g, seat, priced) >= price


def gold_at_hand(g: GreatWall, seat: int, priced: int) -> int:
    """Gold, and whatever a card lets the payer use in its place."""
    resources = g.purse(seat)
    other = may_pay_as(g, seat, priced, GOLD)
    return resources[GOLD] + (resources[other] if other >= 0 else 0)


def pay_gold(g: GreatWall, seat: int, priced: int, price: int) -> None:
    """Hiring is paid in gold, or in what a card allows in its place; a choice only where there is one."""
    other = may_pay_as(g, seat, priced, GOLD)
    resources = g.clans[seat].resources
    most = min(price, resources[other]) if other >= 0 else 0
    if most > max(0, price - resources[GOLD]) or g.windows and other >= 0 and price > 0:
        g.ask(PayEither(seat, price, GOLD, other))
    else:
        hand_over(g, seat, other, most, 0)
        hand_over(g, seat, GOLD, price - most, 0)


class PayEither(Decision[GreatWall]):
    """How many tokens of the second kind in place of the first?"""

    clause: ClassVar[str] = "GW-RES-04"
    private: ClassVar[bool] = True

    due: int
    first: int
    second: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [COUNT + n for n in range(min(COUNTS, self.due + 1))]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        count = move - COUNT
        resources = g.purse(self.seat)
        if not 0 <= count <= min(self.due, resources[self.second]):
            return self.clause
        return None if self.due - count <= resources[self.first] else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        hand_over(g, self.seat, self.second, move - COUNT, 0)
        hand_over(g, self.seat, self.first, self.due - (move - COUNT), 0)


def exchanges(g: GreatWall, seat: int, tokens: list[int], spare: int, other: int) -> list[int]:
    """How many tokens of the gold in a fixed price, less a discount, can be paid in another kind."""
    return [n for n in range(tokens[GOLD] + 1) if can_pay_exact(g, seat, exchanged(tokens, n, other), spare)]


def exchanged(tokens: list[int], count: int, other: int) -> list[int]:
    tokens = tokens[:]
    tokens[GOLD] -= count
    tokens[other] += count
    return tokens


def can_pay_exact_as(g: GreatWall, seat: int, priced: int, tokens: list[int], spare: int) -> bool:
    """A fixed price in which a card may allow another kind in place of gold."""
    other = may_pay_as(g, seat, priced, GOLD)
    if other < 0:
        return can_pay_exact(g, seat, tokens, spare)
    return bool(exchanges(g, seat, tokens, spare, other))


def pay_exact_as(g: GreatWall, seat: int, priced: int, tokens: list[int], spare: int) -> None:
    """The payer is asked for the exchange only where there is a choice."""
    other = may_pay_as(g, seat, priced, GOLD)
    if other < 0 or spare >= sum(tokens):
        pay_exact(g, seat, tokens, spare)
        return
    able = exchanges(g, seat, tokens, spare, other)
    if len(able) > 1 or g.windows and tokens[GOLD]:
        g.ask(PayInstead(seat, tokens[0], tokens[1], tokens[2], tokens[3], spare, other))
    else:
        pay_exact(g, seat, exchanged(tokens, able[0], other), spare)


class PayInstead(Decision[GreatWall]):
    """How much of the gold in a price is paid in another kind?"""

    clause: ClassVar[str] = "GW-RES-04"
    private: ClassVar[bool] = True

    wood: int
    stone: int
    gold: int
    chi: int
    spare: int
    other: int

    def tokens(self) -> list[int]:
        return [self.wood, self.stone, self.gold, self.chi]

    def candidates(self, g: GreatWall) -> list[int]:
        return [COUNT + n for n in range(self.gold + 1)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if not 0 <= move - COUNT <= self.gold:
            return self.clause
        able = exchanges(g, self.seat, self.tokens(), self.spare, self.other)
        return None if move - COUNT in able else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        pay_exact(g, self.seat, exchanged(self.tokens(), move - COUNT, self.other), self.spare)


def gain_choice(g: GreatWall, seat: int, count: int, last: int) -> None:
    """Tokens of the gainer's choice, wood to `last`."""
    if count > 0:
        g.ask(GainToken(seat, count, last))


class GainToken(Decision[GreatWall]):
    """Which resource? One token at a time (GW-RES-02)."""

    clause: ClassVar[str] = "GW-RES-02"

    count: int
    last: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [RESOURCE + kind for kind in range(len(RESOURCES))]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if 0 <= move - RESOURCE <= self.last else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        g.gain_resource(self.seat, move - RESOURCE, 1)
        gain_choice(g, self.seat, self.count - 1, self.last)


# -- tactic cards as a price, and over the hand limit ------------------------------------------------


def discard_from_hand(g: GreatWall, seat: int, count: int) -> None:
    if count > 0:
        g.ask(DiscardTactic(seat, count))


class DiscardTactic(Decision[GreatWall]):
    """Which surplus card goes? (GW-TAC-02)"""

    clause: ClassVar[str] = "GW-TAC-02"

    count: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [TACTIC + tactic for tactic in g.clans[self.seat].tactics]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if TACTIC <= move < TACTIC + TACTICS and move - TACTIC in g.clans[self.seat].tactics:
            return None
        return self.clause

    def take(self, g: GreatWall, move: int) -> None:
        g.clans[self.seat].tactics = without(g.clans[self.seat].tactics, move - TACTIC)
        g.tactic_discard = [*g.tactic_discard, move - TACTIC]
        g.say("discarded-tactic", self.seat, move - TACTIC)
        discard_from_hand(g, self.seat, self.count - 1)
