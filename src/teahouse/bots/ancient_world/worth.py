"""How a position of The Ancient World looks to one seat: the victory points it may expect at the end.

Banners and special cards count as they stand. What is not yet points is means: citizens' turns, coins, land, armies.
A small plan says how many more empire cards they will pay for, and from it comes the price of each; everything else
that cards promise is turned into coins and turns at that price.
"""

from typing import Final, final

from teahouse.bots.ancient_world.almanac import Almanac
from teahouse.games.ancient_world.armies import price_of_use
from teahouse.games.ancient_world.box import Box
from teahouse.games.ancient_world.scoring import special_vp
from teahouse.games.ancient_world.state import AncientWorld, Army, Player
from teahouse.games.ancient_world.words import (
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
    S_ARROW,
    S_RESTORE,
    S_SPY,
    S_SWORD,
    S_TROPHY,
    STARS,
    TRIBES,
)


@final
class Taste:
    """What a player thinks things are worth."""

    def __init__(self) -> None:
        self.fight = 0.74
        """Times what armies and attack symbols promise."""
        self.titan = 0.6
        """Points for each defeated titan besides those it gives."""
        self.build = 0.8
        """Points for each empire card besides those it gives."""
        self.price = 5.0
        """Coins of a usual empire card."""
        self.card = 2.73
        """Points it brings."""
        self.earn = 2.13
        """Coins of a citizen at work."""
        self.land_turn = 0.27
        """Turns and coins of a space, by way of a province."""
        self.land_coin = 1.02
        self.idle = 0.12
        """Points of a coin that no turn is left to spend."""
        self.banner = 2.26
        """Points of a banner while there is time to match it."""
        self.lost = 0.34
        """How much of a lost card's symbols is left, because it can be restored."""
        self.point = 0.46
        """Points of one attack symbol used against a titan of the usual defence."""
        self.arrow = 0.71
        """Of a sword: not every titan minds arrows."""
        self.skill = 0.11
        self.token = 0.2
        self.sure = 0.65
        """Of a titan that can be defeated on the next turn, if nobody else does."""
        self.slot = 0.2
        """Points of an army not yet raised, for each round to come."""
        self.eye = 0.1
        self.knowledge = 2.59
        """Coins that one knowledge saves."""
        self.extra = 0.6
        """Of the coins that actions and triggers of cards promise."""
        self.offer = 0.25
        self.fed = 0.15
        self.grow = 1.1
        """Of a turn, one in a round to come."""
        self.special = 0.25
        """Points that a special card may still gain, for each round to come."""
        self.dice = 0.08
        self.hunger = 0.4
        self.uses = 0.63
        """How often in a round an action card is used."""


def leaning(fight: float, titan: float, build: float) -> Taste:
    taste = Taste()
    taste.fight *= fight
    taste.titan += titan
    taste.build += build
    return taste


TASTES: Final[dict[str, Taste]] = {
    "balanced": leaning(1.0, 0.0, 0.0),
    "builder": leaning(0.75, -1.0, 0.0),
    "hunter": leaning(1.1, 1.5, 0.0),
}

DEFENCE: Final = 8.0


@final
class Means:
    """What a seat has, added up once."""

    def __init__(self, g: AncientWorld, seat: int, taste: Taste) -> None:
        box = g.box
        self.taste = taste
        player = g.players[seat]
        self.props: list[float] = [float(count) for count in box.capital]
        self.banners: list[int] = [0] * len(TRIBES)
        for province in player.provinces:
            self.add(box.provinces[province].props, box.provinces[province].banners, 1.0)
        for titan in player.titans:
            self.add(box.titans[titan].props, box.titans[titan].banners, 1.0)
        for building in player.city:
            card = box.empire[building.card]
            self.add(card.props, card.banners, taste.lost if building.lost else 1.0)
            if building.lost:
                self.props[P_FOOD] -= taste.lost * card.props[P_FOOD]
        rounds = len(box.round_deck) - 1
        self.later = rounds - g.round
        """Rounds after this one."""
        self.incomes = self.later if g.turn_of >= 0 else max(0, self.later - 1)
        self.late = g.round / rounds
        self.turns = 0.0 if player.passed else float(len(player.home))
        """Citizens that can still act in this round."""
        self.citizens = player.citizens()
        self.food = int(self.props[P_FOOD] + 0.01)
        self.spaces = self.props[P_SPACE] - len(player.city)
        knowledge = player.knowledge + self.props[P_KNOWLEDGE] * self.incomes
        self.coins = player.coins + self.props[P_COIN] * self.incomes + taste.knowledge * min(knowledge, 4.0)
        self.acts = self.turns + taste.grow * min(self.citizens, self.food) * self.later
        # prices, in points
        self.coin = 0.0
        self.act = 0.0
        self.space = 0.0
        self.cards = 0.0

    def add(self, props: list[int], banners: list[int], share: float) -> None:
        for prop in range(len(PROPS)):
            if props[prop]:
                self.props[prop] += share * props[prop]
        for tribe in range(len(TRIBES)):
            self.banners[tribe] += banners[tribe]

    def plan(self) -> float:
        """The points that the means will turn into, and the price of each of them."""
        taste = self.taste
        worth = planned(taste, self.acts, self.coins, self.spaces)
        self.cards = worth / taste.card
        self.coin = max(0.03, 0.5 * (planned(taste, self.acts, self.coins + 2.0, self.spaces) - worth))
        self.act = max(0.02, planned(taste, self.acts + 1.0, self.coins, self.spaces) - worth)
        self.space = max(0.0, planned(taste, self.acts, self.coins, self.spaces + 1.0) - worth)
        return worth


def planned(taste: Taste, acts: float, coins: float, spaces: float) -> float:
    """Points of as many usual empire cards as these means pay, first on free land, then on new land."""
    coins = max(0.0, coins)
    spaces = max(0.0, spaces)
    here = min(acts, (coins + taste.earn * acts) / (taste.price + taste.earn))
    if here <= spaces:
        idle = max(0.0, coins - taste.price * here)
        return taste.card * here + taste.idle * min(idle, 4.0 + acts)
    acts -= spaces
    coins -= taste.price * spaces
    cost = taste.price + taste.land_coin
    there = max(
        0.0,
        min(
            acts / (1.0 + taste.land_turn), (coins + taste.earn * acts) / (cost + taste.earn * (1.0 + taste.land_turn))
        ),
    )
    idle = max(0.0, coins - cost * there)
    return taste.card * (spaces + there) + taste.idle * min(idle, 4.0 + acts)


def banner_worth(taste: Taste, box: Box, count: int, late: float) -> float:
    """The table is convex: early, a banner counts as it will when others have joined it."""
    table = box.banner_vp
    most = len(table) - 1
    now = table[min(count, most)]
    return late * now + (1.0 - late) * min(taste.banner * count, table[most])


def worth_of(g: AncientWorld, seat: int, almanac: Almanac, taste: Taste) -> float:
    """Points so far, what the means at hand may still become, and what can be done at once."""
    player = g.players[seat]
    if g.finished:
        return g.points(seat) + 0.01 * player.coins
    means = Means(g, seat, taste)
    discount = 0.0
    extra = 0.0
    for building in player.city:
        share = taste.lost if building.lost else 1.0
        card = building.card
        discount += share * almanac.each_build[card]
        uses = taste.uses * means.later + (
            0.8 if means.turns > 0 and not building.citizen and not building.lost else 0.0
        )
        extra += share * (almanac.action[card] * uses + almanac.each_round[card] * (means.later + 0.5))
        extra += share * almanac.once[card] * (1.0 if means.later else 0.5)
    means.coins += 0.3 * means.acts * discount + taste.extra * extra
    worth = means.plan() + taste.build * len(player.city)
    for tribe in range(len(TRIBES)):
        worth += banner_worth(taste, g.box, means.banners[tribe], means.late)
    for building in player.city:
        special = g.box.empire[building.card]
        if special.end_per >= 0:
            worth += special_vp(g, seat, special) + taste.special * means.later
    hungry = max(0, means.citizens - means.food)
    worth += hungry * g.box.hungry_vp * (1.0 if means.later == 0 else taste.hunger)
    worth += taste.fed * min(2, max(0, means.food - means.citizens)) * means.later
    if means.turns:
        for skill in player.home:
            worth += taste.skill * skill
    worth += 0.03 * len(player.hungry) * means.later
    worth += taste.eye * means.props[P_EYE] * means.later
    worth += taste.titan * len(player.titans)
    if g.first == seat and means.later:
        worth += taste.token
    worth += War(g, player, means, taste).worth(g, seat)
    worth += offers(g, seat, player, means, almanac, taste)
    return worth


# -- armies and titans -------------------------------------------------------------------------------


@final
class War:
    """Armies in rounds to come, and the titans that can be defeated in this one."""

    def __init__(self, g: AncientWorld, player: Player, means: Means, taste: Taste) -> None:
        self.player = player
        self.means = means
        self.taste = taste
        free = min(5.0, means.props[P_SWORD] + taste.arrow * means.props[P_ARROW])
        self.point = taste.fight * taste.point * DEFENCE / (DEFENCE - free)
        self.sword: list[int] = []
        self.arrow: list[int] = []
        self.use: list[float] = []
        """By army, what using it once brings in a usual fight."""
        self.future: list[float] = []
        """By army, what it promises for rounds to come, as it lies."""
        for army in player.armies:
            self.read(g, army)

    def read(self, g: AncientWorld, army: Army) -> None:
        card = g.box.armies[army.card]
        symbols = card.front[:]
        for veteran in army.disbanded:
            experience = g.box.armies[veteran].experience
            for symbol in range(len(symbols)):
                symbols[symbol] += experience[symbol]
        taste = self.taste
        coin = self.means.coin
        gain = coin * (symbols[S_TROPHY] + taste.knowledge * symbols[S_SPY]) + 0.4 * symbols[S_RESTORE]
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

    def worth(self, g: AncientWorld, seat: int) -> float:
        means = self.means
        worth = sum(self.future)
        slots = means.props[P_ARMY] - len(self.player.armies)
        if slots > 0:
            worth += self.taste.fight * self.taste.slot * slots * means.later
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
        return worth + self.taste.sure * best + 0.3 * second

    def profit(self, g: AncientWorld, number: int) -> float:
        """What defeating this titan would bring now, by the best choice of armies."""
        titan = g.box.titans[number]
        player = self.player
        means = self.means
        missing = titan.defence - int(means.props[P_SWORD] + 0.3) - player.sword
        if titan.arrows:
            missing -= int(means.props[P_ARROW] + 0.3) + player.arrow
        cost = self.cheapest(0, player.coins, missing, titan.arrows, False)
        if cost >= 90.0:
            return 0.0
        spoils = titan_worth(g.box, number, means, self.taste)
        return max(0.0, spoils - cost)

    def cheapest(self, at: int, coins: int, missing: int, arrows: bool, used: bool) -> float:
        """The lowest cost in points of armies that bring what is missing; 99 if none do."""
        if missing <= 0 and used:
            return 0.0
        if at == len(self.sword):
            return 99.0
        cost = self.cheapest(at + 1, coins, missing, arrows, used)
        army = self.player.armies[at]
        price = price_of_use(army)
        if army.scroll == 0 and price <= coins:
            brings = self.sword[at] + (self.arrow[at] if arrows else 0)
            later = self.future[at] - self.uses(self.use[at], 2 * price)
            rest = self.cheapest(at + 1, coins - price, missing - brings, arrows, True)
            cost = min(cost, rest + self.means.coin * price + later)
        return cost


def titan_worth(box: Box, number: int, means: Means, taste: Taste) -> float:
    """Its banners, land and symbols, less what the dice may destroy."""
    titan = box.titans[number]
    worth = taste.titan + card_worth(box, titan.banners, titan.props, means, taste)
    return worth - sum(titan.banners) * (taste.dice * means.later + 0.3 * means.coin)


def card_worth(box: Box, banners: list[int], props: list[int], means: Means, taste: Taste) -> float:
    """What a card with these banners and symbols adds, at the prices of the plan."""
    worth = 0.0
    for tribe in range(len(TRIBES)):
        if banners[tribe]:
            now = means.banners[tribe]
            worth += banner_worth(taste, box, now + banners[tribe], means.late) - banner_worth(
                taste, box, now, means.late
            )
    worth += means.space * props[P_SPACE]
    worth += means.coin * means.incomes * (props[P_COIN] + taste.knowledge * props[P_KNOWLEDGE])
    attack = props[P_SWORD] + taste.arrow * props[P_ARROW]
    if attack:
        worth += taste.fight * taste.point * attack * 0.6 * (means.later + 0.5)
    if props[P_ARMY]:
        worth += taste.fight * taste.slot * props[P_ARMY] * means.later
    if props[P_FOOD]:
        hungry = min(props[P_FOOD], means.citizens - means.food)
        worth += taste.fed * min(2, props[P_FOOD]) * means.later
        if hungry > 0:
            worth += hungry * (means.act * means.later + (2.0 if means.later == 0 else 0.8))
    if props[P_CITIZEN] and means.citizens < 5:
        fed = means.later if means.food > means.citizens else 0.4 * means.later
        worth += means.act * (1.0 + fed)
    return worth + taste.eye * props[P_EYE] * means.later


# -- cards on offer ----------------------------------------------------------------------------------


def offers(g: AncientWorld, seat: int, player: Player, means: Means, almanac: Almanac, taste: Taste) -> float:
    """What the two best purchases would bring above a usual one; row cards are there for this round only."""
    best = 0.0
    second = 0.0
    if means.spaces < 1.0:
        return 0.0
    cards = player.reserve[:]
    aside = len(cards)
    if means.turns > 0:
        cards += g.row
    for i in range(len(cards)):
        profit = offer(g, seat, player, cards[i], i < aside, means, almanac, taste)
        if profit > best:
            second = best
            best = profit
        elif profit > second:
            second = profit
    return 2.0 * taste.offer * (best + 0.5 * second)


def offer(
    g: AncientWorld, seat: int, player: Player, number: int, aside: bool, means: Means, almanac: Almanac, taste: Taste
) -> float:
    card = g.box.empire[number]
    worth = taste.build + card_worth(g.box, card.banners, card.props, means, taste)
    if card.end_per >= 0:
        worth += special_vp(g, seat, card) + taste.special * means.later
    coins = almanac.action[number] * taste.uses * means.later + almanac.each_round[number] * means.later
    coins += almanac.once[number] + 0.4 * almanac.each_build[number] * means.acts
    worth += means.coin * taste.extra * coins
    worth -= means.coin * (card.cost.coin + taste.knowledge * card.cost.knowledge) + means.act + means.space
    lack = max(0, card.cost.coin - player.coins) + 3 * max(0, card.cost.knowledge - player.knowledge)
    share = 0.7 if aside else 0.5
    if lack:
        if aside and means.later:
            share = 0.45
        elif lack <= 2 and means.turns > 1:
            share = 0.25
        else:
            return 0.0
    elif means.turns < 1:
        share = 0.5
    return share * worth if worth > 0.0 else 0.0
