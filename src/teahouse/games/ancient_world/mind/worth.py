"""How a position of The Ancient World looks to one seat: the victory points it may expect at the end.

Banners and special cards count as they stand. What is not yet points is means: citizens' turns, coins, land, armies.
A small plan says how many more empire cards they will pay for, and from it comes the price of each; everything else
that cards promise is turned into coins and turns at that price. In the last round the plan is what can still be bought.
"""

from teahouse.games.ancient_world.mind.almanac import Almanac
from teahouse.games.ancient_world.mind.means import Means
from teahouse.games.ancient_world.mind.offers import Offers
from teahouse.games.ancient_world.mind.taste import Taste
from teahouse.games.ancient_world.mind.war import War
from teahouse.games.ancient_world.rules.scoring import special_vp
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.words import P_EYE, TRIBES


def worth_of(g: AncientWorld, seat: int, almanac: Almanac, taste: Taste) -> float:
    """Points so far, what the means at hand may still become, and what can be done at once."""
    player = g.players[seat]
    if g.finished:
        return g.points(seat) + 0.01 * player.coins
    means = Means(g, seat, almanac, taste)
    worth = 0.0
    if means.later:
        worth += means.plan()
        worth += Offers(g, seat, means, almanac).promise()
    else:
        worth += taste.last_coin * min(player.coins, 6) + means.act * means.turns
        worth += Offers(g, seat, means, almanac).closing()
    worth += War(g, player, means).worth(g)
    for tribe in range(len(TRIBES)):
        worth += means.banner_worth(means.banners[tribe])
    for building in player.city:
        card = g.box.empire[building.card]
        if card.end_per >= 0:
            worth += special_vp(g, seat, card) + taste.special * means.later
    hungry = max(0, means.citizens - means.food)
    worth += hungry * g.box.hungry_vp * (taste.hunger if means.later else 1.0)
    worth += taste.fed * min(2, max(0, means.food - means.citizens)) * means.later
    if means.turns:
        worth += taste.skill * sum(player.home)
    worth += taste.eye * means.props[P_EYE] * means.later
    worth += taste.titan * len(player.titans) + taste.build * len(player.city)
    if g.first == seat and means.later:
        worth += taste.token
    return worth
