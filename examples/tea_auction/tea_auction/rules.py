"""The rules of Tea Auction: everybody bids a coin in secret; the highest that nobody else bid takes the tea."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import u8

from teahouse.engine.cause import Causes
from teahouse.engine.decision import Decision, Lack
from teahouse.engine.features import flat_layout, put_flat
from teahouse.engine.kind import GameKind, Option
from teahouse.engine.layout import Layout
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng, seeded
from teahouse.engine.snapshot import fingerprint

KEEP, SELL, BID = 0, 1, 2
"""The moves; a bid is BID and the place of the coin in the box."""
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "offered": ("tea",),
    "shown": (),
    "bid": ("coin",),
    "won": ("tea",),
    "unsold": ("tea",),
    "kept": ("tea",),
    "sold": ("tea", "coin"),
}
"""What happens, and what the numbers of an event mean."""

CAUSES: Final = Causes({"offer_tea": (), "settle": ()}, {})
"""The rules that lead to questions, and what their arguments mean: these have none, and nothing leads to them."""


class Box:
    """What the rules look up: the coins everybody begins with, and the points of each tea."""

    def __init__(self, coins: list[int], points: list[int]) -> None:
        self.coins = coins
        self.points = points


class TeaAuction(Position):
    """A table in mid-auction. Coins and teas are places in the box; -1 is none."""

    def __init__(self, box: Box, seats: int, rng: Rng, of: "TeaAuction | None" = None) -> None:
        super().__init__(seats, rng, of)
        self.box = box
        self.selling = True
        self.deck = list(range(len(box.points)))
        self.tea = -1
        self.hands = [list(range(len(box.coins))) for _ in range(seats)]
        self.bids = [-1] * seats
        self.kept: list[list[int]] = [[] for _ in range(seats)]
        self.earned = [0] * seats

    def clone(self) -> "TeaAuction":
        twin = TeaAuction(self.box, self.seats, self.rng.copy(), self)
        twin.selling = self.selling
        twin.deck = self.deck[:]
        twin.tea = self.tea
        twin.hands = [hand[:] for hand in self.hands]
        twin.bids = self.bids[:]
        twin.kept = [teas[:] for teas in self.kept]
        twin.earned = self.earned[:]
        return twin

    def observe(self, seat: int) -> dict[str, object]:
        """Everything but the order of the deck and, until all have bid, the bids of the others (TA-BID-02)."""
        return {
            "seat": seat,
            "seats": self.seats,
            "selling": self.selling,
            "deck": sorted(self.deck),
            "tea": self.tea,
            "bids": [-1 if self.is_secret(other, seat) else self.bids[other] for other in range(self.seats)],
            "hands": [self.hand_seen(other, seat) for other in range(self.seats)],
            "kept": [teas[:] for teas in self.kept],
            "earned": self.earned[:],
            "asked": [{"seat": asked.seat, "asks": type(asked).__name__} for asked in self.open],
        }

    def is_secret(self, other: int, seat: int) -> bool:
        """Whether another player has bid what this seat may not know yet."""
        bidding = any(isinstance(decision, Bid) for decision in self.open)
        return bidding and other != seat and self.bids[other] >= 0

    def hand_seen(self, other: int, seat: int) -> list[int]:
        """A coin that was bid in secret still seems to be in the hand it came from."""
        return sorted([*self.hands[other], *([self.bids[other]] if self.is_secret(other, seat) else [])])

    def imagine(self, seat: int, rng: Rng) -> "TeaAuction":
        """The deck in any order, and any coin for a bid that is still secret."""
        world = self.clone()
        world.forget_other_causes(seat)
        world.rng = rng.split()
        world.rng.shuffle(world.deck)
        for other in range(self.seats):
            if self.is_secret(other, seat):
                coins = self.hand_seen(other, seat)
                world.bids[other] = coins.pop(world.rng.below(len(coins)))
                world.hands[other] = coins
        return world

    def not_asked(self, seat: int) -> str:
        return "TA-BID-01"

    def points(self, seat: int) -> int:
        return self.earned[seat] + sum(self.box.points[tea] for tea in self.kept[seat])

    def winners(self) -> list[int]:
        """Whoever has most points; among equals, the most valuable coins (TA-END-01)."""
        if not self.over:
            return []
        left = [sum(self.box.coins[coin] for coin in hand) for hand in self.hands]
        results = [(self.points(seat), left[seat]) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if results[seat] == max(results)]


def offer_tea(g: TeaAuction) -> None:
    """Turn up the next tea and let everybody bid at once (TA-BID-01)."""
    if not g.deck:
        return
    g.reveal()
    g.tea = g.deck.pop()
    g.say("offered", -1, g.tea)
    for seat in range(g.seats):
        g.ask(Bid(seat))
    g.then(settle)


class Bid(Decision[TeaAuction]):
    """Which coin, in secret? (TA-BID-01, 02)"""

    clause: ClassVar[str] = "TA-BID-01"

    def candidates(self, g: TeaAuction) -> list[int]:
        return [BID + coin for coin in g.hands[self.seat]]

    def refuse(self, g: TeaAuction, move: int) -> str | None:
        return None if move - BID in g.hands[self.seat] else self.clause

    def lacking(self, g: TeaAuction, move: int) -> list[Lack]:
        """A coin that is spent: one is needed, and none is there."""
        coin = move - BID
        return [Lack("coin", g.hands[self.seat].count(coin), 1, coin)] if 0 <= coin < len(g.box.coins) else []

    def take(self, g: TeaAuction, move: int) -> None:
        g.hands[self.seat].remove(move - BID)
        g.bids[self.seat] = move - BID


def settle(g: TeaAuction) -> None:
    """All coins are shown and spent; the highest that only one player bid takes the tea (TA-WIN-01, 02)."""
    for seat in range(g.seats):
        g.depend_on(seat)
    g.reveal()
    g.say("shown", -1)
    for seat in range(g.seats):
        g.say("bid", seat, g.bids[seat])
    single = [bid for bid in g.bids if g.bids.count(bid) == 1]
    if not single:
        g.say("unsold", -1, g.tea)
        g.then(next_round)
        return
    winner = g.bids.index(max(single))
    g.say("won", winner, g.tea)
    if g.selling:
        g.ask(KeepOrSell(winner))
    else:
        keep(g, winner)
    g.then(next_round)


class KeepOrSell(Decision[TeaAuction]):
    """Keep the tea, or sell it for half its points and the coin? (TA-WIN-03, 04)"""

    clause: ClassVar[str] = "TA-WIN-03"

    def candidates(self, g: TeaAuction) -> list[int]:
        return [KEEP, SELL]

    def refuse(self, g: TeaAuction, move: int) -> str | None:
        return None if move in (KEEP, SELL) else self.clause

    def take(self, g: TeaAuction, move: int) -> None:
        if move == KEEP:
            keep(g, self.seat)
        else:
            g.earned[self.seat] += g.box.points[g.tea] // 2
            g.hands[self.seat] = sorted([*g.hands[self.seat], g.bids[self.seat]])
            g.say("sold", self.seat, g.tea, g.bids[self.seat])


def keep(g: TeaAuction, seat: int) -> None:
    g.kept[seat].append(g.tea)
    g.say("kept", seat, g.tea)


def next_round(g: TeaAuction) -> None:
    g.bids = [-1] * g.seats
    g.tea = -1
    g.then(offer_tea)


class TeaAuctionKind(GameKind):
    """The kind of game Tea Auction is: its set-ups, its words, and the rules and decisions a record may name."""

    def __init__(self, box: Box) -> None:
        super().__init__(
            name="tea_auction",
            version="1",
            seat_counts=(2, 3, 4, 5),
            options=(Option("selling", ("on", "off")),),
            moves=["keep", "sell", *(f"bid {coin}" for coin in box.coins)],
            events=EVENTS,
            modules=__name__,
            parts=(),
            content=fingerprint(box),
            causes=CAUSES,
        )
        self.box = box
        self.sizes = {"tea": 1, "bids": 5, "deck": len(box.points), "hands": 5 * len(box.coins), "earned": 5}

    def blank(self, seats: int) -> TeaAuction:
        return TeaAuction(self.box, seats, Rng())

    def new(self, seats: int, options: dict[str, str], seed: str) -> TeaAuction:
        g = TeaAuction(self.box, seats, seeded(seed))
        g.keeps_events = True
        g.cause_table = self.causes
        g.selling = options["selling"] == "on"
        g.shuffle(g.deck)
        g.then(offer_tea)
        g.advance()
        return g

    def layout(self) -> Layout:
        return flat_layout(self.sizes)

    def write_features(self, g: Position, seat: int, row: vec[u8], at: int) -> None:
        put_flat(row, at, g.observe(seat), self.sizes)
