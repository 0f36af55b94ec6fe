"""The food track: what everybody has, and the damage token above which nobody can be."""

from typing import Any, ClassVar, Final

from teahouse.games.great_wall.rules.box import AreaPrint
from teahouse.games.great_wall.rules.expansion import BY_SEAT, Feature
from teahouse.games.great_wall.rules.expansions.chronicles.famine.sheet import NAME, FamineSheet
from teahouse.games.great_wall.rules.expansions.chronicles.scenario import Scenario
from teahouse.games.great_wall.rules.state import OVER, SEATS, GreatWall
from teahouse.games.great_wall.rules.words import MARKET

FAMINE: Final = 128
"""The bit of this among the reasons why the game ends."""


class FamineCard(Scenario):
    """What lies on the table."""

    features: ClassVar[tuple[Feature, ...]] = (Feature("food", 1, BY_SEAT), Feature("limit"))

    def __init__(self) -> None:
        self.food: list[int] = [0] * SEATS
        """By seat, where an official marks it (GWX-FAMINE-12)."""
        self.limit = 0
        """The space of the damage token (GWX-FAMINE-13)."""

    def area_print(self, g: GreatWall, area: int) -> AreaPrint | None:
        """The Market: special, for any number of officials (GWX-FAMINE-03, 04, 10, 11)."""
        return sheet_of(g).market if area == MARKET else None

    def lost_by_all(self, g: GreatWall) -> bool:
        """Without scoring and winner (GWX-FAMINE-19)."""
        return g.end_reasons == FAMINE

    def outlook(self, g: GreatWall, seat: int) -> float:
        """Whoever has food keeps their figures."""
        return 1.2 * self.food[seat]

    # -- what seats know -----------------------------------------------------------------------

    def observe(self, g: GreatWall, seat: int) -> dict[str, object]:
        """Everything on it is public."""
        return {"food": self.food[:], "limit": self.limit}

    def see(self, observed: dict[str, Any]) -> None:
        self.food = observed["food"]
        self.limit = observed["limit"]

    # -- laws ----------------------------------------------------------------------------------

    def officials(self, g: GreatWall, seat: int) -> int:
        """One marks the food (GWX-FAMINE-12, 33)."""
        return 1 if g.is_player(seat) else 0

    def broken_laws(self, g: GreatWall, broken: list[str]) -> None:
        if max(self.food) > self.limit:
            broken.append("GWX-FAMINE-14: food above the damage token")
        if min(self.food) < 0 or max(self.food[g.seats :]) > 0:
            broken.append("GWX-FAMINE-17: food below nothing, or of nobody")
        if self.limit <= sheet_of(g).lose_at and not g.finished:
            broken.append("GWX-FAMINE-18: the game goes on without food")


def sheet_of(g: GreatWall) -> FamineSheet:
    sheet = g.box.expansions[NAME]
    assert isinstance(sheet, FamineSheet)
    return sheet


def famine(g: GreatWall) -> FamineCard:
    for expansion in g.attached():
        if isinstance(expansion, FamineCard):
            return expansion
    raise AssertionError("nobody plays the Great Famine")


def lower_limit(g: GreatWall, spaces: int) -> None:
    """Whoever is above the token goes down with it; at its last space all is lost (GWX-FAMINE-15, 18)."""
    card = famine(g)
    card.limit = max(0, card.limit - spaces)
    card.food = [min(food, card.limit) for food in card.food]
    g.say("food-limit", -1, card.limit)
    if card.limit <= sheet_of(g).lose_at:
        g.then(starve)


def starve(g: GreatWall) -> None:
    """At once, and nobody wins; nothing is scored (GWX-FAMINE-18, 19)."""
    g.end_reasons = FAMINE
    g.season = OVER
    g.active = -1
    g.victor = -1
    g.finished = True
    g.agenda.clear()
    g.say("lost-to-famine", -1)
