"""The scenario Emperor's Visit: its table, what must hold for it, and its sheet."""

from typing import Annotated, Literal

from msgspec import Meta

from teahouse.games.great_wall.loading.box import CardCompiler
from teahouse.games.great_wall.loading.files import CHRONICLES, Files
from teahouse.games.great_wall.loading.scenarios import ScenarioEntry, cards_of, scenario_of
from teahouse.games.great_wall.loading.schema import Sourced
from teahouse.games.great_wall.rules.box import Sheet
from teahouse.games.great_wall.rules.expansions.chronicles.visit.sheet import TREASURES, VisitSheet
from teahouse.loading.checks import dangling
from teahouse.loading.pack import Count, Pack, Part, Positive

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


class VisitScenario(ScenarioEntry, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="visit"):
    """What is printed for the Emperor's Visit."""

    demand: DemandTable


SCENARIO = VisitScenario


def check(pack: Pack, files: Files) -> None:
    """Each treasure has one cell, and the token begins on one of them (GWX-VISIT-26)."""
    for card in cards_of(files, VisitScenario):
        demand = card.demand
        cells = [cell.what for cell in demand.cells]
        if len(set(cells)) < len(cells):
            pack.mistake(CHRONICLES, "scenario visit", "demand.cells", "the same treasure stands here twice")
        if demand.start not in cells:
            dangling(pack, CHRONICLES, "scenario visit", "demand.start", demand.start, "cell", cells)


def read(files: Files, compiler: CardCompiler) -> Sheet:
    table = scenario_of(files, VisitScenario).demand
    needs = {cell.what: cell.n for cell in table.cells}
    return VisitSheet(
        [needs.get(treasure, 0) for treasure in TREASURES], TREASURES.index(table.start), table.honor, table.shame
    )
