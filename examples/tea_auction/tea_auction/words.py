"""Tea Auction in words: the messages of `locale`, the names of teas, and what lies on the table."""

from types import MappingProxyType
from typing import Any, ClassVar

from tea_auction.rules import TeaAuctionKind
from teahouse.registry import LoadedGame
from teahouse.text import Texts
from teahouse.wording import Phase
from teahouse.wording.ending import Claim, Result, Tally
from teahouse.wording.plain import Fact, PlainTeller
from teahouse.wording.scenes import SceneKind

Seen = dict[str, Any]
"""What `TeaAuction.observe` gives."""
NOTHING = "—"


class TeaTeller(PlainTeller):
    """Questions, moves and events are messages already."""

    headings = ("offered",)
    lacks = MappingProxyType({"coin": "coin"})
    scene_kinds = (SceneKind("bids", opens=frozenset(("shown",)), closes=frozenset(("offered",))),)
    pictures: ClassVar[dict[str, str]] = {"kept": "teapot-leaves", "sold": "two-coins"}
    clauses: ClassVar[dict[str, str]] = {"kept": "TA-END-01", "sold": "TA-WIN-04"}

    def __init__(self, loaded: LoadedGame, texts: Texts) -> None:
        super().__init__(loaded, texts)
        assert isinstance(loaded.kind, TeaAuctionKind)
        self.box = loaded.kind.box

    def named(self, what: str, number: int) -> str | int:
        """Events hold coins and teas as places in the box; a move holds the coin itself."""
        return self.tea(number) if what == "tea" else self.box.coins[number] if what == "coin" else number

    def tea(self, tea: int) -> str:
        return self.texts.say("tea_auction-tea", name=self.names[tea].of(self.texts.lang), points=self.box.points[tea])

    def phase(self, observation: Seen) -> Phase:
        return {"left": len(observation["deck"])}

    def table(self, observation: Seen) -> list[Fact]:
        tea = observation["tea"]
        return [self.teas("offered", [] if tea < 0 else [tea]), self.teas("left", observation["deck"])]

    def hand(self, observation: Seen) -> list[Fact]:
        seat = observation["seat"]
        if seat < 0:
            return []
        bid = observation["bids"][seat]
        return [self.coins("coins", observation["hands"][seat]), self.coins("bid", [] if bid < 0 else [bid])]

    def belongings(self, observation: Seen, seat: int) -> list[Fact]:
        return [self.coins("coins", observation["hands"][seat]), self.teas("kept", observation["kept"][seat])]

    def tally(self, observation: Seen, result: Result) -> Tally:
        """Teas that were kept, and those that were sold for half their points (TA-WIN-03, 04)."""
        tally = Tally()
        for seat, teas in enumerate(observation["kept"]):
            for tea in teas:
                tally.add("kept", seat, self.name(tea), self.box.points[tea])
        for event in result.log:
            if event.kind == "sold":
                tea = event.args[0]
                tally.add("sold", event.seat, self.name(tea), self.box.points[tea] // 2, f"{self.box.points[tea]} ÷ 2")
        return tally

    def claims(self, observation: Seen) -> list[Claim]:
        left = [sum(self.box.coins[coin] for coin in hand) for hand in observation["hands"]]
        say = self.texts.say
        return [Claim(say("tea_auction-ending-coins"), say("tea_auction-ending-coins-rule"), "TA-END-01", left)]

    def name(self, tea: int) -> str:
        return str(self.names[tea].of(self.texts.lang))

    def teas(self, what: str, teas: list[int]) -> Fact:
        return self.fact(what, ", ".join(self.tea(tea) for tea in teas))

    def coins(self, what: str, coins: list[int]) -> Fact:
        return self.fact(what, " ".join(str(self.box.coins[coin]) for coin in coins))

    def fact(self, what: str, text: str) -> Fact:
        return Fact(self.texts.say(f"tea_auction-fact-{what}"), text or NOTHING)
