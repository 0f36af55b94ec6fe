"""Great Famine: a Market, a food track, and everybody on the board wants to eat in winter (GWX-FAMINE)."""

from typing import Final, final

from teahouse.games.great_wall.rules.expansion import Expansion
from teahouse.games.great_wall.rules.expansions.chronicles.famine.market import BuyFood, food_price, offer_food
from teahouse.games.great_wall.rules.expansions.chronicles.famine.sheet import NAME
from teahouse.games.great_wall.rules.expansions.chronicles.famine.supply import (
    OVERSEER,
    FeedFigures,
    mouths,
    supply_phase,
)
from teahouse.games.great_wall.rules.expansions.chronicles.famine.track import FamineCard, lower_limit, sheet_of
from teahouse.games.great_wall.rules.expansions.chronicles.scenario import ScenarioSpec
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.moves import AREA, COUNT, OFFICIAL, TAKE
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import GOLD, M_BREACH, M_WINTER_END, MARKET, PAGODA


@final
class Famine(FamineCard):
    """The scenario on the table, and what it does when."""

    def copy(self) -> Expansion:
        twin = Famine()
        twin.food = self.food[:]
        twin.limit = self.limit
        return twin

    def prepare(self, g: GreatWall) -> None:
        """Everybody has some food, and the damage token marks the most there can be (GWX-FAMINE-39)."""
        self.limit = sheet_of(g).limit[g.seats]
        for seat in range(g.seats):
            self.food[seat] = sheet_of(g).start

    def set_up(self, g: GreatWall) -> None:
        """The official that marks the food would else lie in the common pool (GWX-FAMINE-12, 39)."""
        for seat in range(g.seats):
            g.clans[seat].pool -= 1

    def answer(self, g: GreatWall, h: Happening) -> None:
        """One space for each horde of the section (GWX-FAMINE-20, 21); after the assault all are fed (GWX-AC-26)."""
        if h.moment == M_BREACH:
            lower_limit(g, h.n)
        elif h.moment == M_WINTER_END:
            g.then(supply_phase)

    def breach_tokens(self, g: GreatWall, seat: int, section: int, tokens: int) -> int:
        """None for the breach; what cards add is gained (GWX-FAMINE-23, 25)."""
        return g.breach_shame[seat]

    def pillage(self, g: GreatWall) -> bool:
        """One space, and no shame leaves the supply (GWX-FAMINE-22, 23, 41)."""
        lower_limit(g, 1)
        return True

    def appeal(self, g: GreatWall, seat: int, asks: str, move: int) -> float:
        """Food for as many as there are, the cheapest figures first to go."""
        if asks == BuyFood.__name__:
            bought = move - COUNT
            return min(self.limit - self.food[seat], 2 * bought) - 0.6 * bought * food_price(g)
        if asks != FeedFigures.__name__:
            return 0.0
        if move == TAKE:
            return 9.0
        if OVERSEER <= move <= OVERSEER + PAGODA:
            return -5.0
        return 3.0 if OFFICIAL <= move < AREA else 0.0

    def area_appeal(self, g: GreatWall, seat: int, area: int, officials: int) -> float:
        """The Market, for whoever has less food than mouths, and gold."""
        price = food_price(g)
        bought = min(officials, g.clans[seat].resources[GOLD] // max(1, price))
        wanted = max(0, min(self.limit, mouths(g, seat) + 3) - self.food[seat])
        return 1.2 * min(2 * bought, wanted) - 0.6 * bought * price if area == MARKET else 0.0

    def use_area(self, g: GreatWall, area: int, seat: int) -> bool:
        """In the Market (GWX-FAMINE-05, 08)."""
        if area == MARKET:
            offer_food(g, seat)
        return area == MARKET


SPEC: Final = ScenarioSpec(
    NAME,
    Famine,
    events={
        "fed": ("count", "count-to"),
        "food-bought": ("count", "count-to"),
        "food-limit": ("count",),
        "hungry-official": ("area",),
        "hungry-overseer": ("area",),
        "hungry-warrior": ("warrior", "section"),
        "lost-to-famine": (),
        "supply-phase": (),
    },
    causes={"supply_phase": ()},
)
