"""The tables of the scenario Great Famine."""

from typing import Literal

from teahouse.games.great_wall.loading.schema import ByPlayers, Named, Sourced
from teahouse.loading.pack import Count, Part


class PerLethality(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    n: Count
    per: Literal["lethality"]


class MarketPrice(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One for each point of lethality (GWX-FAMINE-05)."""

    what: Literal["gold"]
    n: PerLethality


class MarketEntry(Named, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The area that the scenario adds."""

    order: Literal[11]
    kind: Literal["special"]
    shame: bool
    food: Count
    price: MarketPrice


class FoodTrack(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    min: Literal[0]
    max: Count
    start: Count
    max_start: ByPlayers
    lose_at: Count
    marker_from: Literal["pool"]
