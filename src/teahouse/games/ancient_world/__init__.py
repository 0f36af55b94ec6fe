"""The Ancient World: six rounds of building a city-state and fighting titans, for two to four players."""

from typing import Final

from teahouse.registry import Game

GAME: Final = Game(
    name="ancient_world",
    package=__name__,
    kind="rules.kind:AncientWorldKind",
    content="loading:load",
    teller="words:GameTeller",
    order=3,
    clauses=("AW",),
    view="terminal:GameView",
    minds=("mind.mind:AncientWorldMind",),
    leanings=("balanced", "builder", "hunter"),
    notebook="notebook:notebook",
    coach="words.coach:COACH",
    cardtext="cardtext",
)
