"""The shape of the tables of the scenario Red Turban Rebellion."""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.games.great_wall.loading.rules import Production
from teahouse.games.great_wall.loading.schema import Sourced
from teahouse.loading.pack import Count, Part, Positive


class TimeToken(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The space of the time track that a token covers; the one before it is the last."""

    side: Literal[3, 4]
    space: Positive
    last_space: Positive
    years: Positive


class NoOverseers(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    area: Production


class StartWalls(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    start: Annotated[int, Meta(ge=0, le=3)]


class OfficialPrice(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    what: Literal["honor"]
    n: Count


class PeacePrice(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    what: Literal["gold"]
    n: Positive


class RebellionPrices(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    official: OfficialPrice
    peace: PeacePrice
    min_hordes: Positive
