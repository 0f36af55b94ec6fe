"""The scenario Red Turban Rebellion: its tables and its sheet."""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.games.great_wall.loading.box import CardCompiler
from teahouse.games.great_wall.loading.files import Files
from teahouse.games.great_wall.loading.scenarios import ScenarioEntry, scenario_of
from teahouse.games.great_wall.loading.schema import Sourced
from teahouse.games.great_wall.loading.terms import Production
from teahouse.games.great_wall.rules.box import Sheet
from teahouse.games.great_wall.rules.expansions.chronicles.red.sheet import RedSheet
from teahouse.games.great_wall.rules.words import AREAS
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


class RedScenario(ScenarioEntry, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="red"):
    """What is printed for the Red Turban Rebellion."""

    time_token: TimeToken
    no_overseers: NoOverseers
    start_walls: StartWalls
    prices: RebellionPrices


SCENARIO = RedScenario


def read(files: Files, compiler: CardCompiler) -> Sheet:
    printed = scenario_of(files, RedScenario)
    return RedSheet(
        space=printed.time_token.space,
        area=AREAS.index(printed.no_overseers.area),
        walls=printed.start_walls.start,
        official=printed.prices.official.n,
        peace=printed.prices.peace.n,
        least_hordes=printed.prices.min_hordes,
    )
