"""The Emperor's Visit: officials wait at the warehouse for a say in what the Emperor wants to see (GWX-VISIT)."""

from typing import Final

from teahouse.games.great_wall.rules.expansions.chronicles.scenario import Chapter
from teahouse.games.great_wall.rules.expansions.chronicles.visit.scenario import Visit
from teahouse.games.great_wall.rules.expansions.chronicles.visit.winter import (
    MoveDemand,
    ShowTreasures,
    face_demand,
    receive_emperor,
    send_waiting_home,
)

CHAPTER: Final = Chapter(
    "visit",
    Visit,
    rules=(face_demand, receive_emperor, send_waiting_home),
    decisions=(MoveDemand, ShowTreasures),
    events={
        "demand-moved": ("demand",),
        "demand-shown": ("demand",),
        "honor-demand": ("count",),
        "warehouse-entered": (),
        "warehouse-left": ("area-to",),
    },
)
