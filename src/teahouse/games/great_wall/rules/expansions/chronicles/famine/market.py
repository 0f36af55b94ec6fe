"""The Market: officials buy food."""

from typing import ClassVar

from teahouse.engine.decision import Decision, Lack
from teahouse.games.great_wall.rules.expansions.chronicles.famine.track import famine, sheet_of
from teahouse.games.great_wall.rules.modifiers import officials_applied
from teahouse.games.great_wall.rules.moves import COUNT, COUNTS
from teahouse.games.great_wall.rules.payment import hand_over
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import GOLD, MARKET


def food_price(g: GreatWall) -> int:
    """Gold for the food of one official: the number below the time marker (GWX-FAMINE-05, 09)."""
    return sheet_of(g).price * g.printed().lethality[g.time]


def offer_food(g: GreatWall, seat: int) -> None:
    """To whoever can pay for at least one official (GWX-FAMINE-07)."""
    before = g.guess()
    is_able = officials_applied(g, seat, MARKET) > 0 and g.purse(seat)[GOLD] >= food_price(g)
    g.guessing = before
    if is_able:
        g.ask(BuyFood(seat))


class BuyFood(Decision[GreatWall]):
    """How many officials buy food? Any number of those there (GWX-FAMINE-05..07)."""

    clause: ClassVar[str] = "GWX-FAMINE-05"
    private: ClassVar[bool] = True

    def candidates(self, g: GreatWall) -> list[int]:
        return [COUNT + n for n in range(min(COUNTS, officials_applied(g, self.seat, MARKET) + 1))]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        count = move - COUNT
        if not 0 <= count < COUNTS:
            return self.clause
        if count > officials_applied(g, self.seat, MARKET):
            return "GWX-FAMINE-06"
        return None if count * food_price(g) <= g.clans[self.seat].resources[GOLD] else self.clause

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        if not 0 <= move - COUNT < COUNTS:
            return []
        if self.refuse(g, move) == "GWX-FAMINE-06":
            return [Lack("market-official", officials_applied(g, self.seat, MARKET), move - COUNT)]
        return [Lack("gold", g.clans[self.seat].resources[GOLD], (move - COUNT) * food_price(g))]

    def take(self, g: GreatWall, move: int) -> None:
        """The full price, even where the food stops at the damage token (GWX-FAMINE-16)."""
        count = move - COUNT
        if count == 0:
            return
        card = famine(g)
        hand_over(g, self.seat, GOLD, count * food_price(g), 0)
        card.food[self.seat] = min(card.limit, card.food[self.seat] + count * sheet_of(g).food)
        g.say("food-bought", self.seat, count, card.food[self.seat])
