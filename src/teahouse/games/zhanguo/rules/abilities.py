"""Abilities after a court action: cards on the own board and the B side, in the player's order."""

from typing import ClassVar

from teahouse.engine.decision import Lack
from teahouse.games.zhanguo.rules.free_moves import OnTurn
from teahouse.games.zhanguo.rules.governor import MoveGovernorFrom
from teahouse.games.zhanguo.rules.hire import place_official
from teahouse.games.zhanguo.rules.markers import offer_marker
from teahouse.games.zhanguo.rules.moves import ABILITY, CARD, DONE, PASS, REGION, TASK
from teahouse.games.zhanguo.rules.names import (
    B_CALM_WORKER,
    B_EXTRA_WORKER,
    B_GOV_MOVE_WORKER,
    B_HIRE_POINTS,
    B_MARKER,
    B_MOVE_GOVERNOR,
    CALM_ANY,
    CALM_HERE,
    GOVERNOR,
    HIRE,
    MARKER,
    MOVE_WORKER,
    OFFICIAL,
    POINTS,
    REASSIGN,
    RECRUIT,
    REGIONS,
    VP,
    VP_PER_CARD,
    WALL,
    WORKER,
)
from teahouse.games.zhanguo.rules.reassign import offer_points
from teahouse.games.zhanguo.rules.recruit import add_workers, offer_worker_move
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.games.zhanguo.rules.unrest import at_the_rightmost_cell, lower_unrest


def offer_abilities(g: ZhanGuo, seat: int, action: int, suits: int) -> None:
    """After a court action: own cards of its trigger if the number suits, the B side always (ZG-ACT-01..03, ZG-BSD-01).

    Side A has none (ZG-BRD-06), a card has one (ZG-CRD-01).
    What bonuses and rewards place is no court action (ZG-ACT-21, ZG-BSD-19).
    """
    g.waiting = [ABILITY + ability for ability in g.board_of(seat).abilities if board_ability_follows(ability, action)]
    if suits:
        triggers = g.box.card_trigger
        g.waiting += [CARD + card for card in g.players[seat].cards if card and triggers[card] == action]
    ask_for_ability(g, seat, action, suits)


def board_ability_follows(ability: int, action: int) -> bool:
    """Which court actions each B-side ability comes after; two a board (ZG-BSD-03, ZG-BSD-06..13, ZG-BSD-16..17)."""
    if ability == B_EXTRA_WORKER:
        return action == RECRUIT
    if ability == B_GOV_MOVE_WORKER or ability == B_MOVE_GOVERNOR:
        return action == GOVERNOR
    if ability == B_MARKER:
        return action == WALL or action == HIRE
    if ability == B_CALM_WORKER:
        return action == REASSIGN or action == WALL
    return action == HIRE


def ask_for_ability(g: ZhanGuo, seat: int, action: int, suits: int) -> None:
    """As long as one can still be used; without any the turn simply goes on (ZG-ACT-14, ZG-ACT-16, ZG-BSD-02)."""
    decision = Activate(seat, action, suits)
    for move in g.waiting:
        if decision.judge(g, move) is None:
            g.ask(decision)
            return
    g.waiting = []


class Activate(OnTurn):
    """Which ability next? Every card may be declined; the marker of a B side may not (ZG-ACT-20, ZG-BSD-07)."""

    clause: ClassVar[str] = "ZG-ACT-03"

    action: int
    suits: int

    def choices(self, g: ZhanGuo) -> list[int]:
        return [DONE, *g.waiting]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        """Unrest is looked at when a card is activated, and blocks no B side (ZG-ACT-17..18, ZG-BSD-18)."""
        if move == DONE:
            return "ZG-BSD-07" if ABILITY + B_MARKER in g.waiting else None
        if move not in g.waiting:
            return self.refuse_card(g, move - CARD) if move > CARD else self.clause
        if move < CARD:
            return None
        region = g.players[self.seat].cards.index(move - CARD) // 3
        return "ZG-ACT-17" if at_the_rightmost_cell(g, self.seat, region) else None

    def refuse_card(self, g: ZhanGuo, card: int) -> str:
        """Not on the own board, another trigger, a wrong number, or used already (ZG-ACT-02..04, ZG-ACT-19)."""
        if card not in g.players[self.seat].cards:
            return "ZG-ACT-02"
        if g.box.card_trigger[card] != self.action:
            return "ZG-ACT-03"
        return "ZG-ACT-19" if self.suits else "ZG-ACT-04"

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        """Calm in the region of the card, and a number that suits (ZG-ACT-04, ZG-ACT-17)."""
        refusal = self.judge(g, move)
        if refusal == "ZG-ACT-17":
            return [Lack("unrest-room", 0, 1, g.players[self.seat].cards.index(move - CARD) // 3)]
        if refusal == "ZG-ACT-04":
            return [Lack("higher" if g.box.number_needed[self.action] > 0 else "lower", 0, 1, g.court[-2])]
        return []

    def carry(self, g: ZhanGuo, move: int) -> None:
        """Each card once for one court action (ZG-ACT-19)."""
        if move == DONE:
            g.waiting = []
            return
        g.waiting.remove(move)
        if ABILITY <= move < TASK:
            use_board_ability(g, self.seat, move - ABILITY)
        else:
            gain_card_bonus(g, self.seat, move - CARD)
        g.then(ask_for_ability, self.seat, self.action, self.suits)


def use_board_ability(g: ZhanGuo, seat: int, ability: int) -> None:
    """What the B side gives after the action (ZG-BSD-03, ZG-BSD-06..15)."""
    g.say("ability", seat, ability)
    if ability == B_EXTRA_WORKER:
        offer_points(g, seat, 1)
    elif ability == B_GOV_MOVE_WORKER:
        offer_worker_move(g, seat)
    elif ability == B_MARKER:
        offer_marker(g, seat, 1)
    elif ability == B_CALM_WORKER:
        offer_calm(g, seat, 1)
    elif ability == B_HIRE_POINTS:
        offer_points(g, seat, 2)
    elif ability == B_MOVE_GOVERNOR:
        g.ask(MoveGovernorFrom(seat))


def gain_card_bonus(g: ZhanGuo, seat: int, card: int) -> None:
    """The bonus on the right of the ability, as printed (ZG-ACT-15, ZG-BON-01..16, ZG-CRD-10..11)."""
    box = g.box
    player = g.players[seat]
    bonus = box.card_bonus[card]
    region = player.cards.index(card) // 3
    g.say("activated", seat, card)
    if bonus == MARKER:
        offer_marker(g, seat, 0)
    elif bonus == POINTS:
        offer_points(g, seat, 2)
    elif bonus == VP:
        g.score(seat, box.card_amount[card], "vp-card", card)
    elif bonus == WORKER:
        add_workers(g, seat, region, 1)
    elif bonus == VP_PER_CARD:
        colour = box.card_bonus_colour[card]
        count = len([c for c in player.cards if c and box.card_colour[c] == colour])
        g.score(seat, count, "vp-card", card)
    elif bonus == CALM_ANY:
        offer_calm(g, seat, 0)
    elif bonus == CALM_HERE:
        lower_unrest(g, seat, region, 1)
    elif bonus == MOVE_WORKER:
        offer_worker_move(g, seat)
    elif bonus == OFFICIAL:
        bring_official(g, seat, box.card_bonus_colour[card], region)


def bring_official(g: ZhanGuo, seat: int, colour: int, region: int) -> None:
    """To the region of the card; nothing comes if that colour is used up (ZG-BON-15..16)."""
    if g.players[seat].supply[colour]:
        place_official(g, seat, colour, region)


def offer_calm(g: ZhanGuo, seat: int, with_worker: int) -> None:
    if sum(g.players[seat].unrest):
        g.ask(CalmRegion(seat, with_worker))


class CalmRegion(OnTurn):
    """Where does unrest fall by 1? The B side adds a worker there, and only there (ZG-BON-10, ZG-BSD-09..11)."""

    clause: ClassVar[str] = "ZG-BON-10"

    with_worker: int

    def choices(self, g: ZhanGuo) -> list[int]:
        return [PASS] + [REGION + region for region in range(REGIONS)]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        if move == PASS:
            return None
        if not REGION <= move < REGION + REGIONS:
            return self.clause
        if g.players[self.seat].unrest[move - REGION]:
            return None
        return "ZG-BSD-10" if self.with_worker else "ZG-BON-12"

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        if not REGION <= move < REGION + REGIONS:
            return []
        return [Lack("unrest", g.players[self.seat].unrest[move - REGION], 1, move - REGION)]

    def carry(self, g: ZhanGuo, move: int) -> None:
        if move == PASS:
            return
        lower_unrest(g, self.seat, move - REGION, 1)
        if self.with_worker:
            add_workers(g, self.seat, move - REGION, 1)
