"""The table of the scenario Emperor's Visit."""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.games.great_wall.loading.schema import Sourced
from teahouse.loading.pack import Count, Part, Positive

Treasure = Literal["wood", "stone", "gold", "chi", "tactic"]


class DemandCell(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the Emperor may want to see; each treasure has one cell."""

    what: Treasure
    n: Positive


class DemandTable(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cells, the one marked at first, and what the Emperor gives; the token needs another cell to go to."""

    cells: Annotated[list[DemandCell], Meta(min_length=2, max_length=5)]
    start: Treasure
    honor: Count
    shame: Count
