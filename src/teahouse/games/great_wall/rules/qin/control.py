"""Qin's control of the Reed clan: he answers for it by the rules of his own officials and warriors (GW-SOLO-80)."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.rules.moves import AREA, DONE, FORTIFY, OFFICIAL, RESOURCE, TAKE, TRACK
from teahouse.games.great_wall.rules.officials import refuse_leaving
from teahouse.games.great_wall.rules.qin.battle import section_to_fortify, target_of_spearman
from teahouse.games.great_wall.rules.qin.officials import qin_of
from teahouse.games.great_wall.rules.reed import (
    MoveReedOfficial,
    MoveReedOfficialTo,
    put_to_controller,
    reed_targets,
    register_answer,
)
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import AREAS, GOLD


def lowest_target(g: GreatWall, allowed: int) -> int:
    """The lowest area of his track that a Reed official can enter; -1 for none (GW-SOLO-81)."""
    targets = reed_targets(g, allowed)
    for area in qin_of(g).lowest_first():
        if area in targets:
            return area
    return -1


def can_leave(g: GreatWall, area: int, moved: int) -> bool:
    return not moved >> area & 1 and refuse_leaving(g, g.reed, area) is None


def idle_officials(g: GreatWall, moved: int) -> list[int]:
    """Areas he never uses himself that a Reed official could leave (GW-SOLO-82, 91)."""
    track = qin_of(g).track
    return [area for area in range(len(AREAS)) if area not in track and can_leave(g, area, moved)]


def highest_source(g: GreatWall, target: int, moved: int) -> int:
    """The highest area of his track with a Reed official, above the target; -1 for none (GW-SOLO-82)."""
    track = qin_of(g).track
    for area in track[: track.index(target)]:
        if can_leave(g, area, moved):
            return area
    return -1


def move_reed_by_qin(g: GreatWall, decision: Decision[GreatWall]) -> None:
    """From areas he never uses first; where several would do, the player chooses (GW-SOLO-81, 82, 90)."""
    assert isinstance(decision, MoveReedOfficial)
    target = lowest_target(g, decision.allowed)
    if target < 0:
        return
    idle = idle_officials(g, decision.moved)
    if len(idle) > 1:
        g.ask(WhichReedOfficial(0, decision.left, decision.allowed, decision.moved))
        return
    start = idle[0] if idle else highest_source(g, target, decision.moved)
    if start >= 0:
        decision.take(g, OFFICIAL + start)


class WhichReedOfficial(Decision[GreatWall]):
    """Which Reed official does Qin move out of an area he never uses? (GW-SOLO-90)"""

    clause: ClassVar[str] = "GW-SOLO-90"

    left: int
    allowed: int
    moved: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [OFFICIAL + area for area in idle_officials(g, self.moved)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move != DONE and move in self.candidates(g) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        put_to_controller(g, MoveReedOfficialTo(g.qin, self.left, self.allowed, self.moved, move - OFFICIAL))


def send_reed_by_qin(g: GreatWall, decision: Decision[GreatWall]) -> None:
    assert isinstance(decision, MoveReedOfficialTo)
    target = lowest_target(g, decision.allowed)
    g.say("qin-moves-reed", g.qin, target)
    decision.take(g, AREA + target)


def store_by_qin(g: GreatWall, decision: Decision[GreatWall]) -> None:
    """The kind he has least of (GW-SOLO-26, 80)."""
    kinds = [area for area in qin_of(g).lowest_first() if area <= GOLD]
    g.say("qin-lowest", g.qin, kinds[0])
    decision.take(g, RESOURCE + kinds[0])


def strike_by_qin(g: GreatWall, decision: Decision[GreatWall]) -> None:
    """Reed warriors attack by the rules for his own (GW-SOLO-83)."""
    target = target_of_spearman(g, g.reed)
    g.say("qin-target", g.qin, target)
    decision.take(g, target)


def fortify_by_qin(g: GreatWall, decision: Decision[GreatWall]) -> None:
    """On the pointed section, else on the other (GW-SOLO-86)."""
    section = section_to_fortify(g)
    g.say("qin-builds", g.qin, section)
    decision.take(g, FORTIFY + section)


def drink_by_qin(g: GreatWall, decision: Decision[GreatWall]) -> None:
    """The Reed marker goes up (GW-SOLO-89)."""
    g.say("qin-raises-reed", g.qin)
    decision.take(g, TAKE)


def dismiss_by_qin(g: GreatWall, decision: Decision[GreatWall]) -> None:
    """The leftmost advisor is discarded (GW-SOLO-87)."""
    g.say("qin-leftmost", g.qin, g.track[0])
    decision.take(g, TRACK)


register_answer("MoveReedOfficial", move_reed_by_qin)
register_answer("MoveReedOfficialTo", send_reed_by_qin)
register_answer("StoreForReed", store_by_qin)
register_answer("StrikeForReed", strike_by_qin)
register_answer("FortifyForReed", fortify_by_qin)
register_answer("DrinkTeaForReed", drink_by_qin)
register_answer("DismissAdvisor", dismiss_by_qin)
