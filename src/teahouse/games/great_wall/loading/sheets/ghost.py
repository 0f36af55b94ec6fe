"""The scenario Hungry Ghosts Festival, whose card is a reminder only (GWX-GHOST-03)."""

from teahouse.games.great_wall.loading.scenarios import ScenarioEntry


class GhostScenario(ScenarioEntry, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="ghost"):
    """It has no tables."""


SCENARIO = GhostScenario
