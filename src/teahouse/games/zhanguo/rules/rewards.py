"""Phase 3: unification rewards, aspect by aspect."""

from typing import ClassVar

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.shared_lists import with_number, without
from teahouse.games.zhanguo.rules.governor import place_governor
from teahouse.games.zhanguo.rules.hire import HireColour, place_official
from teahouse.games.zhanguo.rules.markers import return_markers
from teahouse.games.zhanguo.rules.moves import PASS, REGION, TAKE
from teahouse.games.zhanguo.rules.names import (
    ASPECTS,
    GREY,
    OFFICIAL_ANY,
    RED,
    REGIONS,
    REWARD_GOVERNOR,
    REWARD_PALACE,
    REWARD_WALL,
    TWO_GREY,
    TWO_RED,
    TWO_WORKERS,
)
from teahouse.games.zhanguo.rules.palace import PalaceRegion, refuse_palace
from teahouse.games.zhanguo.rules.recruit import add_workers
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.games.zhanguo.rules.tasks import offer_claims
from teahouse.games.zhanguo.rules.wall import WallCell, refuse_wall


def give_rewards(g: ZhanGuo) -> None:
    """Writing, currency, laws; then all discs return to the rewards track (ZG-REW-01, ZG-REW-21)."""
    g.turn_of = -1
    g.say("rewards", -1)
    for aspect in range(len(ASPECTS)):
        g.then(offer_reward, aspect)
    g.then(return_discs)


def offer_reward(g: ZhanGuo, aspect: int) -> None:
    """Whoever has markers decides once, the highest value first; ties by the discs (ZG-REW-04..07, ZG-REW-14..19)."""
    order = g.tie_order()
    asked = [seat for seat in order if g.players[seat].markers(aspect)]
    asked.sort(key=lambda seat: -g.players[seat].markers(aspect))
    g.say("reward-aspect", -1, aspect)
    for seat in asked:
        g.say("reward-standing", seat, aspect, g.players[seat].markers(aspect))
    for seat in asked:
        g.then(ask_for_reward, aspect, seat)


def ask_for_reward(g: ZhanGuo, aspect: int, seat: int) -> None:
    """At most one player gets it; whoever cannot receive all of it must pass (ZG-REW-08..09, ZG-REW-16)."""
    if g.column[aspect] >= 0:
        return
    if refuse_reward(g, seat, aspect) is None:
        g.ask(TakeReward(seat, aspect))
    else:
        g.say("reward-impossible", seat, aspect)


def refuse_reward(g: ZhanGuo, seat: int, aspect: int) -> str | None:
    """The whole reward must be possible at this moment (ZG-REW-08, ZG-REW-39)."""
    player = g.players[seat]
    kind = g.box.rewards[aspect][g.round].kind
    if kind == OFFICIAL_ANY:
        possible = player.officials_in_supply() >= 1
    elif kind == TWO_RED:
        possible = player.supply[RED] >= 2
    elif kind == TWO_GREY:
        possible = player.supply[GREY] >= 2
    elif kind == REWARD_GOVERNOR:
        possible = player.governors >= 1
    elif kind == REWARD_WALL:
        possible = refuse_wall(g, seat, 0) is None
    elif kind == REWARD_PALACE:
        possible = refuse_palace(g, seat, 0) is None
    else:
        possible = True
    return None if possible else "ZG-REW-08"


class TakeReward(Decision[ZhanGuo]):
    """Take the reward of this aspect for all markers of its colour, or pass? (ZG-REW-07, ZG-REW-09)"""

    clause: ClassVar[str] = "ZG-REW-07"

    aspect: int

    def candidates(self, g: ZhanGuo) -> list[int]:
        return [TAKE, PASS]

    def refuse(self, g: ZhanGuo, move: int) -> str | None:
        if move == TAKE:
            return refuse_reward(g, self.seat, self.aspect)
        return None if move == PASS else self.clause

    def take(self, g: ZhanGuo, move: int) -> None:
        """Markers back, the reward, the disc, then claims (ZG-REW-10..13, ZG-REW-40, ZG-TSK-09)."""
        if move == PASS:
            g.say("reward-passed", self.seat, self.aspect)
            return
        return_markers(g, self.seat, self.aspect)
        g.say("reward", self.seat, self.aspect, g.box.rewards[self.aspect][g.round].kind)
        receive(g, self.seat, self.aspect)
        g.then(move_disc, self.seat, self.aspect)
        g.then(offer_claims, self.seat)


def receive(g: ZhanGuo, seat: int, aspect: int) -> None:
    """What the printed reward of this round brings; no ability follows (ZG-REW-02..03, ZG-REW-24..38)."""
    reward = g.box.rewards[aspect][g.round]
    kind = reward.kind
    if kind == OFFICIAL_ANY:
        g.ask(HireColour(seat, reward.regions[0], 1))
    elif kind == TWO_RED or kind == TWO_GREY:
        colour = RED if kind == TWO_RED else GREY
        place_official(g, seat, colour, reward.regions[0])
        place_official(g, seat, colour, reward.regions[0])
    elif kind == TWO_WORKERS:
        add_workers(g, seat, reward.regions[0], 2)
    elif kind == REWARD_GOVERNOR:
        g.ask(RewardGovernor(seat, aspect))
    elif kind == REWARD_WALL:
        g.ask(WallCell(seat, 0))
    elif kind == REWARD_PALACE:
        g.ask(PalaceRegion(seat, 0))


class RewardGovernor(Decision[ZhanGuo]):
    """To which of the printed regions does the governor go? (ZG-REW-29..31)"""

    clause: ClassVar[str] = "ZG-REW-30"

    aspect: int

    def candidates(self, g: ZhanGuo) -> list[int]:
        return [REGION + region for region in range(REGIONS)]

    def refuse(self, g: ZhanGuo, move: int) -> str | None:
        printed = g.box.rewards[self.aspect][g.round].regions
        return None if move - REGION in printed else self.clause

    def lacking(self, g: ZhanGuo, move: int) -> list[Lack]:
        if not REGION <= move < REGION + REGIONS:
            return []
        return [Lack("reward-region", 1 if self.refuse(g, move) is None else 0, 1)]

    def take(self, g: ZhanGuo, move: int) -> None:
        place_governor(g, self.seat, move - REGION)


def move_disc(g: ZhanGuo, seat: int, aspect: int) -> None:
    """From wherever the disc is to the cell of this reward (ZG-REW-12, ZG-REW-17)."""
    if seat in g.track:
        g.track = without(g.track, seat)
    else:
        g.column = with_number(g.column, g.column.index(seat), -1)
    g.column = with_number(g.column, aspect, seat)


def return_discs(g: ZhanGuo) -> None:
    """In the current tie order; the top one goes first next round (ZG-REW-21..23, ZG-REW-42, ZG-INV-10)."""
    g.track = g.tie_order()
    g.column = [-1, -1, -1]
    g.first = g.track[0]
    g.say("first-player", g.first)
