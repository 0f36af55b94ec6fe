"""Tea Auction in words: the messages of `locale`, the names of teas, and what lies on the table."""

from typing import Any

from tea_auction.rules import TeaAuctionKind
from teahouse.registry import LoadedGame
from teahouse.text import Texts
from teahouse.wording import Phase
from teahouse.wording.plain import Fact, PlainTeller

Seen = dict[str, Any]
"""What `TeaAuction.observe` gives."""
NOTHING = "—"


class TeaTeller(PlainTeller):
    """Questions, moves and events are messages already."""

    headings = ("offered",)

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

    def teas(self, what: str, teas: list[int]) -> Fact:
        return self.fact(what, ", ".join(self.tea(tea) for tea in teas))

    def coins(self, what: str, coins: list[int]) -> Fact:
        return self.fact(what, " ".join(str(self.box.coins[coin]) for coin in coins))

    def fact(self, what: str, text: str) -> Fact:
        return Fact(self.texts.say(f"tea_auction-fact-{what}"), text or NOTHING)
