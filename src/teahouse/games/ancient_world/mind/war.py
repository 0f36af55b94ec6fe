"""Armies in rounds to come, and the titans that can be defeated in this one."""

from typing import Final, final

from teahouse.games.ancient_world.mind.means import Means
from teahouse.games.ancient_world.rules.armies import price_of_use
from teahouse.games.ancient_world.rules.state import AncientWorld, Army, Player
from teahouse.games.ancient_world.rules.words import (
    P_ARMY,
    P_ARROW,
    P_SWORD,
    S_ARROW,
    S_RESTORE,
    S_SPY,
    S_SWORD,
    S_TROPHY,
    STARS,
)

DEFENCE: Final = 8.0
"""Of a usual titan: the more of it free symbols bring, the more each symbol of an army is worth."""
MOST_FREE: Final = 5.0
NEVER: Final = 99.0


@final
class War:
    """What one player's armies promise."""

    def __init__(self, g: AncientWorld, player: Player, means: Means) -> None:
        taste = means.taste
        self.player = player
        self.means = means
        free = min(MOST_FREE, means.props[P_SWORD] + taste.arrow * means.props[P_ARROW])
        self.point = taste.fight * DEFENCE / (DEFENCE - free)
        self.sword: list[int] = []
        self.arrow: list[int] = []
        self.use: list[float] = []
        """By army, what using it once brings in a usual fight."""
        self.future: list[float] = []
        """By army, what it promises for rounds to come, as it lies."""
        for army in player.armies:
            self.read(g, army)

    def read(self, g: AncientWorld, army: Army) -> None:
        taste = self.means.taste
        symbols = g.box.armies[army.card].front[:]
        for veteran in army.disbanded:
            experience = g.box.armies[veteran].experience
            for symbol in range(len(symbols)):
                symbols[symbol] += experience[symbol]
        gain = self.means.coin * (symbols[S_TROPHY] + taste.knowledge * symbols[S_SPY]) + 0.4 * symbols[S_RESTORE]
        self.sword.append(symbols[S_SWORD])
        self.arrow.append(symbols[S_ARROW])
        self.use.append(self.point * (symbols[S_SWORD] + taste.arrow * symbols[S_ARROW]) + gain)
        self.future.append(self.uses(self.use[-1], army.picture + army.scroll + 1))

    def uses(self, gain: float, price: int) -> float:
        """An army used once in every round costs twice as much each time (AW-TIT-33)."""
        worth = 0.0
        for _ in range(self.means.later):
            profit = gain - self.means.coin * price
            if profit <= 0.0:
                break
            worth += profit
            price *= 2
        return worth

    def worth(self, g: AncientWorld) -> float:
        """All armies in later rounds, the best titan of this one, and a little for the next best."""
        means = self.means
        worth = sum(self.future)
        slots = means.props[P_ARMY] - len(self.player.armies)
        if slots > 0:
            worth += means.taste.slot * slots * means.later
        if self.player.passed:
            return worth
        best = 0.0
        second = 0.0
        for deck in range(STARS):
            if g.titan_decks[deck]:
                profit = self.profit(g, g.titan_decks[deck][-1])
                if profit > best:
                    second = best
                    best = profit
                elif profit > second:
                    second = profit
        return worth + means.taste.sure * best + 0.3 * second

    def profit(self, g: AncientWorld, number: int) -> float:
        """What defeating this titan would bring now, by the best choice of armies, less what the dice may destroy."""
        titan = g.box.titans[number]
        means = self.means
        missing = titan.defence - int(means.props[P_SWORD] + 0.3) - self.player.sword
        if titan.arrows:
            missing -= int(means.props[P_ARROW] + 0.3) + self.player.arrow
        cost = self.cheapest(0, self.player.coins, missing, titan.arrows, False)
        if cost >= NEVER:
            return 0.0
        spoils = means.taste.titan + means.card_worth(titan.banners, titan.props)
        spoils -= sum(titan.banners) * (means.taste.dice * means.later + 0.3 * means.coin)
        return max(0.0, spoils - cost)

    def cheapest(self, at: int, coins: int, missing: int, arrows: bool, used: bool) -> float:
        """The lowest cost in points of armies that bring what is missing, at least one of them."""
        if missing <= 0 and used:
            return 0.0
        if at == len(self.sword):
            return NEVER
        cost = self.cheapest(at + 1, coins, missing, arrows, used)
        army = self.player.armies[at]
        price = price_of_use(army)
        if army.scroll == 0 and price <= coins:
            brings = self.sword[at] + (self.arrow[at] if arrows else 0)
            later = self.future[at] - self.uses(self.use[at], 2 * price)
            rest = self.cheapest(at + 1, coins - price, missing - brings, arrows, True)
            cost = min(cost, rest + self.means.coin * price + later)
        return min(cost, NEVER)
