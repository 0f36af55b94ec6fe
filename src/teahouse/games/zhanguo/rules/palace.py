"""Building palaces: by court action with workers, or as a reward."""

from typing import ClassVar

from teahouse.engine.decision import Lack, nearest
from teahouse.engine.shared_lists import with_more
from teahouse.games.zhanguo.rules.free_moves import OnTurn
from teahouse.games.zhanguo.rules.markers import offer_tall_marker
from teahouse.games.zhanguo.rules.moves import REGION
from teahouse.games.zhanguo.rules.names import REGIONS
from teahouse.games.zhanguo.rules.recruit import worker_need
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.games.zhanguo.rules.unrest import palace_banned, palace_calm


def refuse_palace(g: ZhanGuo, seat: int, paid: int) -> str | None:
    """A palace in supply and some region that allows one; else the last region's reason that is not money."""
    if g.players[seat].palaces == 0:
        return "ZG-PAL-09"
    reason = "ZG-PAL-02" if paid else "ZG-PAL-08"
    for region in range(REGIONS):
        refusal = refuse_palace_in(g, seat, region, paid)
        if refusal is None:
            return None
        if refusal != "ZG-PAL-02":
            reason = refusal
    return reason


def refuse_palace_in(g: ZhanGuo, seat: int, region: int, paid: int) -> str | None:
    """Two workers here and one elsewhere, a free cell, and calm in this region alone (ZG-PAL-02..08, ZG-PAL-13..15)."""
    if paid:
        player = g.players[seat]
        if player.workers[region] < 2:
            return "ZG-PAL-02"
        if player.regions_with_workers() < 2:
            return "ZG-PAL-03"
    if g.palaces_in(region) >= g.box.palace_cells[region][g.seats]:
        return "ZG-PAL-08"
    return "ZG-PAL-13" if palace_banned(g, seat, region) else None


def palace_needs(g: ZhanGuo, seat: int, paid: int) -> list[Lack]:
    """A palace, and what the region nearest to it is short of (ZG-PAL-09)."""
    palace = Lack("palace", g.players[seat].palaces, 1)
    return [palace, *nearest([palace_needs_in(g, seat, region, paid) for region in range(REGIONS)])]


def palace_needs_in(g: ZhanGuo, seat: int, region: int, paid: int) -> list[Lack]:
    """Workers here and elsewhere, a cell, and calm (ZG-PAL-02..03, ZG-PAL-08, ZG-PAL-13)."""
    needs: list[Lack] = []
    if paid:
        here = 1 if g.players[seat].workers[region] else 0
        elsewhere = g.players[seat].regions_with_workers() - here
        needs = [worker_need(g, seat, region, 2), Lack("worker-elsewhere", elsewhere, 1, region)]
    free = g.box.palace_cells[region][g.seats] - g.palaces_in(region)
    needs.append(Lack("palace-cell", free, 1, region))
    needs.append(Lack("palace-calm", 0, palace_calm(g, seat, region), region))
    return needs


def build_palace(g: ZhanGuo, seat: int) -> None:
    """First the region is named (ZG-PAL-01)."""
    g.ask(PalaceRegion(seat, 1))


class PalaceRegion(OnTurn):
    """In which region? `paid` is 0 for a reward, which asks for no workers (ZG-REW-34)."""

    clause: ClassVar[str] = "ZG-PAL-01"

    paid: int

    def choices(self, g: ZhanGuo) -> list[int]:
        return [REGION + region for region in range(REGIONS)]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        if not REGION <= move < REGION + REGIONS:
            return self.clause
        return refuse_palace_in(g, self.seat, move - REGION, self.paid)

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        return palace_needs_in(g, self.seat, move - REGION, self.paid) if REGION <= move < REGION + REGIONS else []

    def carry(self, g: ZhanGuo, move: int) -> None:
        if self.paid:
            g.ask(ThirdWorker(self.seat, move - REGION))
        else:
            place_palace(g, self.seat, move - REGION)
            g.then(score_cards, self.seat)


class ThirdWorker(OnTurn):
    """Which other region gives the third worker? (ZG-PAL-02..04)"""

    clause: ClassVar[str] = "ZG-PAL-04"

    region: int

    def choices(self, g: ZhanGuo) -> list[int]:
        return [REGION + region for region in range(REGIONS)]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        if not REGION <= move < REGION + REGIONS:
            return self.clause
        if move - REGION == self.region:
            return "ZG-PAL-03"
        return None if g.players[self.seat].workers[move - REGION] else "ZG-PAL-02"

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        if not REGION <= move < REGION + REGIONS:
            return []
        if move - REGION == self.region:
            return [Lack("other-region", 0, 1, self.region)]
        return [worker_need(g, self.seat, move - REGION, 1)]

    def carry(self, g: ZhanGuo, move: int) -> None:
        """Workers back, the palace, a value-3 marker if there is one, the cards (ZG-PAL-02, ZG-PAL-18)."""
        workers = g.players[self.seat].workers
        workers[self.region] -= 2
        workers[move - REGION] -= 1
        g.say("palace-paid", self.seat, self.region, move - REGION)
        place_palace(g, self.seat, self.region)
        offer_tall_marker(g, self.seat)
        g.then(score_cards, self.seat)


def place_palace(g: ZhanGuo, seat: int, region: int) -> None:
    """On a free palace cell of the region (ZG-PAL-05)."""
    g.players[seat].palaces -= 1
    g.palaces = with_more(g.palaces, 4 * region + seat, 1)
    g.say("palace", seat, region)


def score_cards(g: ZhanGuo, seat: int) -> None:
    """1 VP for every card on the own board; the court pile does not count (ZG-PAL-12, ZG-PAL-17)."""
    g.score(seat, len([card for card in g.players[seat].cards if card]), "vp-palace")
