"""The tables of the scenario Frosts."""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.games.great_wall.loading.rules import Change, Resource
from teahouse.games.great_wall.loading.schema import ByPlayers, Sourced
from teahouse.loading.pack import Count, Part, Positive


class TrackMove(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    when: Literal["spring.start", "first_delivery"]
    by: Change


class ProductionTrack(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What overseers give more or less, by space; the first is the warmest."""

    values: Annotated[list[Change], Meta(min_length=1)]
    start: Positive
    move: list[TrackMove]


class Delivery(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the Emperor is sent, and what that is worth."""

    cells: list[Resource]
    n: Positive
    honor: Count


class Stock(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tokens of each resource in the game."""

    start: ByPlayers
    pillage: Count
