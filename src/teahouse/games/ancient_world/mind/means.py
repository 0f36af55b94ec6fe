"""What a seat has to go on with: citizens' turns, coins, land; what they will become, and so what each is worth."""

from typing import final

from teahouse.games.ancient_world.mind.almanac import Almanac
from teahouse.games.ancient_world.mind.taste import Taste
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.words import (
    CITIZENS,
    P_ARMY,
    P_ARROW,
    P_CITIZEN,
    P_COIN,
    P_EYE,
    P_FOOD,
    P_KNOWLEDGE,
    P_SPACE,
    P_SWORD,
    PROPS,
    TRIBES,
)


@final
class Means:
    """Everything one player owns, added up once."""

    def __init__(self, g: AncientWorld, seat: int, almanac: Almanac, taste: Taste) -> None:
        box = g.box
        player = g.players[seat]
        self.box = box
        self.taste = taste
        self.props: list[float] = [float(count) for count in box.capital]
        """Symbols in force, by kind; those of lost cards count in part, except food."""
        self.banners: list[int] = [0] * len(TRIBES)
        rounds = len(box.round_deck) - 1
        self.later = rounds - g.round
        """Rounds after this one."""
        self.incomes = self.later if g.turn_of >= 0 else max(0, self.later - 1)
        self.late = g.round / rounds
        self.turns = 0.0 if player.passed else float(len(player.home))
        """Citizens that can still act in this round."""
        for province in player.provinces:
            self.add(box.provinces[province].props, box.provinces[province].banners, 1.0)
        for titan in player.titans:
            self.add(box.titans[titan].props, box.titans[titan].banners, 1.0)
        discount = 0.0
        extra = 0.0
        for building in player.city:
            number = building.card
            card = box.empire[number]
            share = taste.lost if building.lost else 1.0
            self.add(card.props, card.banners, share)
            if building.lost:
                self.props[P_FOOD] -= share * card.props[P_FOOD]
            free = self.turns > 0 and building.citizen == 0 and not building.lost
            uses = taste.uses * self.later + (0.8 if free else 0.0)
            discount += share * almanac.each_build[number]
            extra += share * (almanac.action[number] * uses + almanac.each_round[number] * (self.later + 0.5))
            extra += share * almanac.once[number] * (1.0 if self.later else 0.5)
        self.citizens = player.citizens()
        self.food = int(self.props[P_FOOD] + 0.01)
        self.spaces = max(0.0, self.props[P_SPACE] - len(player.city))
        self.acts = self.turns + taste.grow * min(self.citizens, self.food) * self.later
        """Turns of citizens until the end."""
        knowledge = player.knowledge + self.props[P_KNOWLEDGE] * self.incomes
        self.coins = player.coins + self.props[P_COIN] * self.incomes
        self.coins += taste.knowledge * min(knowledge, 4.0) + taste.scarce * min(knowledge, 2.0)
        self.coins += 0.3 * self.acts * discount + taste.extra * extra
        """Coins until the end, and what saves them."""
        self.coin = taste.last_coin
        self.act = 0.05
        self.space = 0.05
        """What one more of each is worth, in points."""

    def add(self, props: list[int], banners: list[int], share: float) -> None:
        for prop in range(len(PROPS)):
            if props[prop]:
                self.props[prop] += share * props[prop]
        for tribe in range(len(TRIBES)):
            self.banners[tribe] += banners[tribe]

    def plan(self) -> float:
        """The points that the means will turn into, and from it the price of each."""
        worth = self.planned(self.acts, self.coins, self.spaces)
        self.coin = max(0.03, 0.5 * (self.planned(self.acts, self.coins + 2.0, self.spaces) - worth))
        self.act = max(0.02, self.planned(self.acts + 1.0, self.coins, self.spaces) - worth)
        self.space = max(0.0, self.planned(self.acts, self.coins, self.spaces + 1.0) - worth)
        return worth

    def planned(self, acts: float, coins: float, spaces: float) -> float:
        """Points of as many usual empire cards as these means pay, first on free land, then on new land.

        Turns that are left over earn coins; coins that are left over are worth little.
        """
        taste = self.taste
        earn = taste.earn
        cards = min(acts, (coins + earn * acts) / (taste.price + earn))
        spent = taste.price * cards
        if cards > spaces:
            acts -= spaces
            turn = 1.0 + taste.land_turn
            price = taste.price + taste.land_coin
            more = min(acts / turn, (coins - taste.price * spaces + earn * acts) / (price + earn * turn))
            more = max(0.0, more)
            spent = taste.price * spaces + price * more
            cards = spaces + more
        return taste.card * cards + taste.idle * min(max(0.0, coins - spent), 4.0 + acts)

    def banner_worth(self, count: int) -> float:
        """The table is convex: early, a banner counts as it will when others have joined it."""
        table = self.box.banner_vp
        most = len(table) - 1
        return self.late * table[min(count, most)] + (1.0 - self.late) * min(self.taste.banner * count, table[most])

    def card_worth(self, banners: list[int], props: list[int]) -> float:
        """What a card with these banners and symbols adds."""
        taste = self.taste
        later = self.later
        worth = 0.0
        for tribe in range(len(TRIBES)):
            if banners[tribe]:
                now = self.banners[tribe]
                worth += self.banner_worth(now + banners[tribe]) - self.banner_worth(now)
        worth += self.space * props[P_SPACE]
        if props[P_FOOD]:
            hungry = min(props[P_FOOD], self.citizens - self.food)
            worth += taste.fed * min(2, props[P_FOOD]) * later
            if hungry > 0:
                worth += hungry * (self.act * later - self.box.hungry_vp * (taste.hunger if later else 1.0))
        if later == 0:
            return worth
        worth += self.coin * self.incomes * (props[P_COIN] + taste.knowledge * props[P_KNOWLEDGE])
        worth += taste.fight * (props[P_SWORD] + taste.arrow * props[P_ARROW]) * 0.6 * (later + 0.5)
        worth += taste.slot * props[P_ARMY] * later + taste.eye * props[P_EYE] * later
        if props[P_CITIZEN] and self.citizens < CITIZENS:
            worth += self.act * (1.0 + (later if self.food > self.citizens else 0.4 * later))
        return worth
