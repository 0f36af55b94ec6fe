"""The shape of the rules on cards of The Great Wall: modifiers, and triggers, which carry lists of effects."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from teahouse.games.great_wall.loading.amounts import Amount, Cost
from teahouse.games.great_wall.loading.shapes import AnyEffect, AnyModifier, Modifier
from teahouse.games.great_wall.loading.terms import Limit, Moment, Who

Then = Annotated[list[AnyEffect], Meta(min_length=1)]

TRIGGER: Final = "trigger"
"""The tag that the reader gives to rules with `on`, which name no modifier."""


class Trigger(Modifier, frozen=True, kw_only=True, tag=TRIGGER):
    """When a moment comes, effects may or must be carried out."""

    on: Moment
    then: Then
    who: Who = "you"
    for_: Literal["you", "all", "others", "actor", "first", "last"] | None = None
    at: Literal["here"] | None = None
    limit: Limit = "event"
    limit_n: Amount = 1
    cost: Cost | None = None


Rule = AnyModifier | Trigger
