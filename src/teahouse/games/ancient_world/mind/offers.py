"""Empire cards that can be bought: those put aside and those in the row."""

from typing import Final, final

from teahouse.games.ancient_world.mind.almanac import Almanac
from teahouse.games.ancient_world.mind.means import Means
from teahouse.games.ancient_world.rules.scoring import special_vp
from teahouse.games.ancient_world.rules.state import AncientWorld, Player

LEARNING: Final = 3
"""Coins of a knowledge on the board."""
LAND: Final = 3
"""Coins of a province."""
BESIDE: Final = 1.35
"""How much surer a card put aside is than one in the row."""


@final
class Offers:
    """What one player could buy."""

    def __init__(self, g: AncientWorld, seat: int, means: Means, almanac: Almanac) -> None:
        self.g = g
        self.seat = seat
        self.player: Player = g.players[seat]
        self.means = means
        self.almanac = almanac
        self.aside = len(self.player.reserve)
        self.cards = self.player.reserve + g.row if means.turns else self.player.reserve[:]
        self.worths = [self.worth_of(card) for card in self.cards]

    def worth_of(self, number: int) -> float:
        """What owning it would bring; nothing for one that is owned already (AW-BLD-10)."""
        card = self.g.box.empire[number]
        for building in self.player.city:
            if self.g.box.empire[building.card].kind == card.kind:
                return 0.0
        means = self.means
        worth = means.taste.build + means.card_worth(card.banners, card.props)
        if card.end_per >= 0:
            worth += special_vp(self.g, self.seat, card) + means.taste.special * means.later
        if means.later:
            almanac = self.almanac
            coins = (means.taste.uses * almanac.action[number] + almanac.each_round[number]) * means.later
            coins += almanac.once[number] + 0.3 * almanac.each_build[number] * means.acts
            worth += means.coin * means.taste.extra * coins
        return worth

    def promise(self) -> float:
        """What the two best purchases would bring above a usual one; the row is there for this round only."""
        if self.means.spaces < 1.0:
            return 0.0
        best = 0.0
        second = 0.0
        for i in range(len(self.cards)):
            profit = self.profit(i)
            if profit > best:
                second = best
                best = profit
            elif profit > second:
                second = profit
        return self.means.taste.offer * (best + 0.5 * second)

    def profit(self, i: int) -> float:
        """Less what it costs at the prices of the plan, and less likely what cannot be paid yet."""
        means = self.means
        cost = self.g.box.empire[self.cards[i]].cost
        profit = self.worths[i] - means.coin * (cost.coin + means.taste.knowledge * cost.knowledge)
        profit -= means.act + means.space
        if profit <= 0.0:
            return 0.0
        unlearned = max(0, cost.knowledge - self.player.knowledge)
        lack = max(0, cost.coin + LEARNING * unlearned - self.player.coins)
        aside = i < self.aside
        if lack == 0 and unlearned == 0:
            share = 0.7 if aside and means.turns else 0.5
        elif aside:
            share = 0.45
        else:
            share = 0.25 if lack <= 2 and means.turns > 1 + unlearned else 0.0
        return share * profit

    def closing(self) -> float:
        """The last round: the cards that turns, coins, knowledge and land still allow, the best first."""
        turns = int(self.means.turns)
        coins = self.player.coins
        knowledge = self.player.knowledge
        spaces = int(self.means.spaces)
        worth = 0.0
        left = list(range(len(self.cards)))
        while left and turns > 0:
            best = -1
            for i in left:
                if self.worths[i] > 0.0 and (best < 0 or self.worths[i] > self.worths[best]):
                    best = i
            if best < 0:
                break
            left.remove(best)
            cost = self.g.box.empire[self.cards[best]].cost
            unlearned = max(0, cost.knowledge - knowledge)
            needs = 1 + unlearned + (0 if spaces else 1)
            price = cost.coin + LEARNING * unlearned + (0 if spaces else LAND)
            if needs > turns or price > coins:
                continue
            turns -= needs
            coins -= price
            knowledge -= cost.knowledge - unlearned
            spaces += -1 if spaces else 1
            sure = self.means.taste.closing * (BESIDE if best < self.aside else 1.0)
            worth += self.worths[best] * min(0.95, sure) * (1.0 if needs == 1 else 0.8)
        return worth
