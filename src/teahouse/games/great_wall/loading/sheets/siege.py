"""The scenario Siege of Diaoyu Fortress: its tables and its sheet."""

from typing import Literal

from teahouse.games.great_wall.loading.box import CardCompiler
from teahouse.games.great_wall.loading.files import Files
from teahouse.games.great_wall.loading.scenarios import ScenarioEntry, scenario_of
from teahouse.games.great_wall.loading.schema import ByPlayers, Sourced
from teahouse.games.great_wall.rules.box import Sheet
from teahouse.games.great_wall.rules.expansions.chronicles.siege.sheet import SiegeSheet
from teahouse.loading.pack import Count, Part, Positive


class DefenceTrack(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The defence of the fortress: all lose at the lower end."""

    min: Literal[0]
    max: Positive
    start: ByPlayers


class SiegeTokens(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Shame tokens next to the fortress."""

    start: ByPlayers
    per_pillage: Count


class ArcherCost(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    what: Literal["wood"]
    n: Count


class DefenceCost(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    what: Literal["wsg"]
    n: Count


class FortressTable(Sourced, frozen=True, kw_only=True, forbid_unknown_fields=True):
    firing_positions: Positive
    archer_cost: ArcherCost
    defence_cost: DefenceCost


class SiegeScenario(ScenarioEntry, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="siege"):
    """What is printed for the Siege of Diaoyu Fortress."""

    defence_track: DefenceTrack
    siege_tokens: SiegeTokens
    fortress: FortressTable


SCENARIO = SiegeScenario


def read(files: Files, compiler: CardCompiler) -> Sheet:
    printed = scenario_of(files, SiegeScenario)
    return SiegeSheet(
        defence=by_players(printed.defence_track.start),
        top=printed.defence_track.max,
        tokens=by_players(printed.siege_tokens.start),
        per_pillage=printed.siege_tokens.per_pillage,
        positions=printed.fortress.firing_positions,
        archer_wood=printed.fortress.archer_cost.n,
        defence_price=printed.fortress.defence_cost.n,
    )


def by_players(numbers: ByPlayers) -> list[int]:
    return [0, 0, numbers.p2, numbers.p3, numbers.p4, numbers.p5]
