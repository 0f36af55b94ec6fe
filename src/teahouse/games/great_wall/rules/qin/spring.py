"""Spring of the solo game: advisors for Qin."""

from typing import ClassVar, Final

from teahouse.engine.decision import Decision
from teahouse.engine.shared_lists import without
from teahouse.games.great_wall.rules.embassy import refill_track
from teahouse.games.great_wall.rules.moves import TRACK
from teahouse.games.great_wall.rules.qin.officials import qin_of
from teahouse.games.great_wall.rules.state import GreatWall

LEFTMOST: Final = 2
"""Advisors that leave the track in spring (GW-SPR-20)."""


def renew_advisors_with_qin(g: GreatWall) -> None:
    """One of the two leftmost goes under his card, or both; the other is discarded (GW-SOLO-92, 103)."""
    if qin_of(g).both or len(g.track) < LEFTMOST:
        for _ in range(min(LEFTMOST, len(g.track))):
            advisor = g.track[0]
            g.track = g.track[1:]
            take_assistant(g, advisor)
        refill_track(g)
    else:
        g.ask(AssistantForQin(0))


def take_assistant(g: GreatWall, advisor: int) -> None:
    g.clans[g.qin].assistants = [*g.clans[g.qin].assistants, advisor]
    g.say("qin-assistant", g.qin, advisor)


class AssistantForQin(Decision[GreatWall]):
    """Which of the two leftmost advisors becomes Qin's assistant? The other is discarded (GW-SOLO-92, 93)."""

    clause: ClassVar[str] = "GW-SOLO-93"

    def candidates(self, g: GreatWall) -> list[int]:
        return [TRACK, TRACK + 1]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move == TRACK or move == TRACK + 1 else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        advisor = g.track[move - TRACK]
        g.track = without(g.track, advisor)
        take_assistant(g, advisor)
        g.advisor_discard = [*g.advisor_discard, g.track[0]]
        g.track = g.track[1:]
        refill_track(g)
