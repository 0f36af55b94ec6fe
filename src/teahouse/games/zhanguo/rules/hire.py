"""Hiring officials: the court action, and every bonus that brings one official of any colour."""

from typing import ClassVar

from teahouse.engine.decision import Lack
from teahouse.games.zhanguo.rules.free_moves import OnTurn
from teahouse.games.zhanguo.rules.moves import OFFICIAL, PASS, REGION, SHORT
from teahouse.games.zhanguo.rules.names import REGIONS
from teahouse.games.zhanguo.rules.state import ZhanGuo


def refuse_hire(g: ZhanGuo, seat: int) -> str | None:
    """Somebody must be left to hire (ZG-HIR-04)."""
    return None if g.players[seat].officials_in_supply() else "ZG-HIR-04"


def hire_needs(g: ZhanGuo, seat: int) -> list[Lack]:
    """Somebody to hire (ZG-HIR-04)."""
    return [Lack("official-supply", g.players[seat].officials_in_supply(), 1)]


def hire(g: ZhanGuo, seat: int) -> None:
    """One official of any colour into any governor area (ZG-HIR-01, ZG-HIR-06)."""
    g.ask(HireColour(seat, -1, 1))


def place_official(g: ZhanGuo, seat: int, colour: int, region: int) -> None:
    """From the personal supply into a governor area, never straight to the workers (ZG-HIR-05)."""
    player = g.players[seat]
    player.supply[colour] -= 1
    player.governor_area[3 * region + colour] += 1
    g.say("official", seat, colour, region)


class HireColour(OnTurn):
    """Which official? `region` is -1 where the player chooses it; a bonus may be declined (ZG-CMP-21, ZG-GOV-15)."""

    clause: ClassVar[str] = "ZG-HIR-01"

    region: int
    must: int

    def choices(self, g: ZhanGuo) -> list[int]:
        return [OFFICIAL, OFFICIAL + 1, OFFICIAL + 2, PASS]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        if OFFICIAL <= move < SHORT:
            return None if g.players[self.seat].supply[move - OFFICIAL] else "ZG-HIR-03"
        if move == PASS and not self.must:
            return None
        return self.clause

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        if OFFICIAL <= move < SHORT:
            return [Lack("official", g.players[self.seat].supply[move - OFFICIAL], 1, move - OFFICIAL)]
        return []

    def carry(self, g: ZhanGuo, move: int) -> None:
        if move == PASS:
            return
        if self.region >= 0:
            place_official(g, self.seat, move - OFFICIAL, self.region)
        else:
            g.ask(HireRegion(self.seat, move - OFFICIAL))


class HireRegion(OnTurn):
    """Into which governor area? Any will do (ZG-HIR-01, ZG-HIR-02)."""

    clause: ClassVar[str] = "ZG-HIR-01"

    colour: int

    def choices(self, g: ZhanGuo) -> list[int]:
        return [REGION + region for region in range(REGIONS)]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        return None if REGION <= move < REGION + REGIONS else self.clause

    def carry(self, g: ZhanGuo, move: int) -> None:
        place_official(g, self.seat, self.colour, move - REGION)
