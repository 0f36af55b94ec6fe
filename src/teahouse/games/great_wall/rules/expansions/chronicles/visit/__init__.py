"""The Emperor's Visit: officials wait at the warehouse for a say in what the Emperor wants to see (GWX-VISIT)."""

from typing import Final

from teahouse.games.great_wall.rules.expansions.chronicles.scenario import ScenarioSpec
from teahouse.games.great_wall.rules.expansions.chronicles.visit.scenario import Visit

SPEC: Final = ScenarioSpec(
    "visit",
    Visit,
    events={
        "demand-moved": ("demand",),
        "demand-shown": ("demand",),
        "honor-demand": ("count",),
        "warehouse-entered": (),
        "warehouse-left": ("area-to",),
    },
    causes={"receive_emperor": ()},
)
