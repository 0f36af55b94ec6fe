"""The Hungry Ghosts Festival: ghosts close areas to officials, and the dead do not come back (GWX-GHOST)."""

from typing import Final

from teahouse.games.great_wall.rules.expansions.chronicles.ghost.scenario import Ghosts
from teahouse.games.great_wall.rules.expansions.chronicles.scenario import ScenarioSpec

SPEC: Final = ScenarioSpec(
    "ghost",
    Ghosts,
    events={
        "ghost-dispelled": ("area",),
        "ghost-left-warehouse": (),
        "ghost-placed": ("area",),
        "ghost-to-warehouse": (),
        "ghosts-come": ("count",),
        "ghosts-go": ("count",),
    },
    causes={"offer_dispelling": (), "set_aside": ()},
)
