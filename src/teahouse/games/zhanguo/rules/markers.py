"""Unification markers: value 1 in the general supply, value 3 beside the court."""

from typing import ClassVar

from teahouse.engine.decision import Lack
from teahouse.engine.shared_lists import with_more, with_number
from teahouse.games.zhanguo.rules.free_moves import OnTurn
from teahouse.games.zhanguo.rules.moves import PASS, SHORT, TALL
from teahouse.games.zhanguo.rules.state import ZhanGuo


def gain_markers(g: ZhanGuo, seat: int, colour: int, count: int) -> None:
    """As many value-1 markers as there are, and 1 VP for each one missing (ZG-UNI-11..13)."""
    taken = min(count, g.short[colour])
    if taken:
        player = g.players[seat]
        g.short = with_more(g.short, colour, -taken)
        player.short = with_more(player.short, colour, taken)
        g.say("markers", seat, colour, taken)
    g.score(seat, count - taken, "vp-missing-marker")


def return_markers(g: ZhanGuo, seat: int, colour: int) -> None:
    """All markers of one colour: value 1 to the general supply, value 3 to the main board (ZG-REW-10)."""
    player = g.players[seat]
    g.short = with_more(g.short, colour, player.short[colour])
    g.tall = with_more(g.tall, colour, player.tall[colour])
    g.say("markers-returned", seat, colour, player.markers(colour))
    player.short = with_number(player.short, colour, 0)
    player.tall = with_number(player.tall, colour, 0)


def no_short_markers(g: ZhanGuo) -> bool:
    return g.short[0] + g.short[1] + g.short[2] == 0


def offer_marker(g: ZhanGuo, seat: int, must: int) -> None:
    """One value-1 marker of any colour; 1 VP if all three colours are gone (ZG-BON-01..03, ZG-BSD-07, 08)."""
    if no_short_markers(g):
        g.score(seat, 1, "vp-missing-marker")
    else:
        g.ask(ChooseMarker(seat, must))


class ChooseMarker(OnTurn):
    """Which value-1 marker? (ZG-BON-01; compulsory for the board ability, ZG-BSD-07)"""

    clause: ClassVar[str] = "ZG-BON-01"

    must: int

    def choices(self, g: ZhanGuo) -> list[int]:
        return [SHORT, SHORT + 1, SHORT + 2, PASS]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        if move == PASS:
            return "ZG-BSD-07" if self.must else None
        if SHORT <= move < TALL:
            return None if g.short[move - SHORT] else "ZG-CMP-22"
        return self.clause

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        return [Lack("marker", g.short[move - SHORT], 1, move - SHORT)] if SHORT <= move < TALL else []

    def carry(self, g: ZhanGuo, move: int) -> None:
        if move != PASS:
            gain_markers(g, self.seat, move - SHORT, 1)


def offer_tall_marker(g: ZhanGuo, seat: int) -> None:
    """A palace brings a value-3 marker while there is one; there is no compensation (ZG-PAL-10..11)."""
    if g.tall[0] + g.tall[1] + g.tall[2]:
        g.ask(ChooseTallMarker(seat))


class ChooseTallMarker(OnTurn):
    """Which value-3 marker? It must be taken (ZG-PAL-16)."""

    clause: ClassVar[str] = "ZG-PAL-16"

    def choices(self, g: ZhanGuo) -> list[int]:
        return [TALL, TALL + 1, TALL + 2]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        if TALL <= move < TALL + 3:
            return None if g.tall[move - TALL] else "ZG-PAL-10"
        return self.clause

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        return [Lack("tall-marker", g.tall[move - TALL], 1, move - TALL)] if TALL <= move < TALL + 3 else []

    def carry(self, g: ZhanGuo, move: int) -> None:
        colour = move - TALL
        player = g.players[self.seat]
        g.tall = with_more(g.tall, colour, -1)
        player.tall = with_more(player.tall, colour, 1)
        g.say("tall-marker", self.seat, colour)
