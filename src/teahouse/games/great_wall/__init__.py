"""The Great Wall: clans defend the wall against the horde, year after year."""

from typing import Final

from teahouse.registry import Game

GAME: Final = Game(
    name="great_wall",
    package=__name__,
    kind="rules.kind:GreatWallKind",
    content="loading:load",
    teller="words:GameTeller",
    order=1,
    clauses=("GW", "GWX"),
    view="terminal:GameView",
    minds=("mind.mind:GreatWallMind", "mind.mind:SeasonedMind", "mind.mind:FarSightedMind"),
    notebook="notebook:notebook",
    coach="words.coach:COACH",
    cardtext="cardtext",
)
