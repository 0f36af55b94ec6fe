"""ZhanGuo: five rounds of unifying China, for two to four players."""

from typing import Final

from teahouse.registry import Game

GAME: Final = Game(
    name="zhanguo",
    package=__name__,
    kind="rules.kind:ZhanGuoKind",
    content="loading:load",
    teller="words:GameTeller",
    order=2,
    clauses=("ZG",),
    view="terminal:GameView",
    coach="words.coach:COACH",
    cardtext="cardtext.cards",
    notebook="notebook:notebook",
    minds=("mind.mind:ZhanGuoMind", "mind.mind:ExperiencedMind", "mind.mind:InsightfulMind"),
)
