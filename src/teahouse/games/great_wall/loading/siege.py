"""The shape of the tables of the scenario Siege of Diaoyu Fortress."""

from typing import Literal

from teahouse.games.great_wall.loading.schema import ByPlayers, Sourced
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
