"""The shape of what cards of The Great Wall count and pay: numbers, amounts and prices."""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.games.great_wall.loading.terms import Area, CountAt, Payable, Resource, Scaler, WarriorOrAny
from teahouse.loading.pack import Count, Part, Positive

Row = Annotated[int, Meta(ge=1, le=3)]
Tier = Annotated[int, Meta(ge=1, le=3)]
Change = Annotated[int, Meta(ge=-100, le=100)]


class Price(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number of tokens of one kind."""

    what: Payable
    n: Positive


Cost = Annotated[list[Price], Meta(min_length=1, max_length=6)]


class Scaled(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """n x count(per) x count(times) + plus, in size at most max."""

    n: Change
    per: Scaler
    times: Scaler | None = None
    plus: Change = 0
    max: Positive | None = None
    at: CountAt | Area | None = None
    warrior: WarriorOrAny | None = None
    what: Resource | None = None


Number = Change | Scaled
Amount = Count | Literal["all"] | Scaled
