"""Playing a card: to the own board, or to the court for one of the six actions."""

from typing import ClassVar

from teahouse.engine.decision import Lack
from teahouse.engine.rng import Rng
from teahouse.games.zhanguo.rules.abilities import offer_abilities
from teahouse.games.zhanguo.rules.free_moves import OnTurn
from teahouse.games.zhanguo.rules.governor import appoint, governor_needs, refuse_governor
from teahouse.games.zhanguo.rules.hire import hire, hire_needs, refuse_hire
from teahouse.games.zhanguo.rules.moves import ACTION, CARD, OFFICIAL, REGION
from teahouse.games.zhanguo.rules.names import GOVERNOR, HIRE, PALACE, REASSIGN, RECRUIT, REGIONS, WALL
from teahouse.games.zhanguo.rules.palace import build_palace, palace_needs, refuse_palace
from teahouse.games.zhanguo.rules.reassign import reassign, reassign_needs, refuse_reassign
from teahouse.games.zhanguo.rules.recruit import recruit, recruit_needs, refuse_recruit
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.games.zhanguo.rules.unification import refuse_unification, unification_needs, unify
from teahouse.games.zhanguo.rules.wall import build_wall, refuse_wall, wall_needs


class PlayCard(OnTurn):
    """Which card of the hand is played? (ZG-TRN-01)"""

    clause: ClassVar[str] = "ZG-TRN-01"

    def choices(self, g: ZhanGuo) -> list[int]:
        return [CARD + card for card in g.players[self.seat].hand]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        return None if move - CARD in g.players[self.seat].hand else self.clause

    def carry(self, g: ZhanGuo, move: int) -> None:
        g.ask(UseCard(self.seat, move - CARD))


class UseCard(OnTurn):
    """A region of the own board, or a court action? Never both (ZG-TRN-02)."""

    clause: ClassVar[str] = "ZG-TRN-02"

    card: int

    def shown(self) -> dict[str, object]:
        """Nobody else sees which card was picked up."""
        return {"seat": self.seat}

    def imagined(self, g: ZhanGuo, rng: Rng) -> "UseCard":
        hand = g.players[self.seat].hand
        return UseCard(self.seat, hand[rng.below(len(hand))])

    def choices(self, g: ZhanGuo) -> list[int]:
        return list(range(ACTION, REGION + REGIONS))

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        if REGION <= move < OFFICIAL:
            return refuse_unification(g, self.seat, move - REGION)
        if ACTION <= move < REGION:
            return refuse_action(g, self.seat, move - ACTION)
        return self.clause

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        if REGION <= move < OFFICIAL:
            return unification_needs(g, self.seat, move - REGION)
        return action_needs(g, self.seat, move - ACTION) if ACTION <= move < REGION else []

    def carry(self, g: ZhanGuo, move: int) -> None:
        """A card for the own board leaves the court and all abilities alone (ZG-UNI-18)."""
        if move >= REGION:
            unify(g, self.seat, self.card, move - REGION)
        else:
            play_to_court(g, self.seat, self.card, move - ACTION)


def refuse_action(g: ZhanGuo, seat: int, action: int) -> str | None:
    """Only an action one can perform can be chosen; hiring or reassigning always is one (ZG-CRT-04, ZG-TRN-05).

    Neither the card nor what was chosen before matters, only what lies there now (ZG-CRT-03, ZG-CRT-06, ZG-CRT-08).
    """
    if action == WALL:
        return refuse_wall(g, seat, 1)
    if action == PALACE:
        return refuse_palace(g, seat, 1)
    if action == RECRUIT:
        return refuse_recruit(g, seat)
    if action == REASSIGN:
        return refuse_reassign(g, seat)
    if action == HIRE:
        return refuse_hire(g, seat)
    return refuse_governor(g, seat)


def action_needs(g: ZhanGuo, seat: int, action: int) -> list[Lack]:
    """What an action that cannot be performed is short of, where it is short of least."""
    if action == WALL:
        return wall_needs(g, seat, 1)
    if action == PALACE:
        return palace_needs(g, seat, 1)
    if action == RECRUIT:
        return recruit_needs(g, seat)
    if action == REASSIGN:
        return reassign_needs(g, seat)
    if action == HIRE:
        return hire_needs(g, seat)
    return governor_needs(g, seat)


def play_to_court(g: ZhanGuo, seat: int, card: int, action: int) -> None:
    """The card on the pile, the action whatever its number, abilities (ZG-CRT-01..02, ZG-ACT-13, ZG-TRN-04).

    The action must be performed, and the pile only grows (ZG-CRT-05, ZG-CRT-07).
    """
    suits = number_suits(g, card, action)
    g.players[seat].hand.remove(card)
    g.court.append(card)
    g.say("court", seat, card, action)
    perform(g, seat, action)
    g.then(offer_abilities, seat, action, suits)


def perform(g: ZhanGuo, seat: int, action: int) -> None:
    if action == WALL:
        build_wall(g, seat)
    elif action == PALACE:
        build_palace(g, seat)
    elif action == RECRUIT:
        recruit(g, seat)
    elif action == REASSIGN:
        reassign(g, seat)
    elif action == HIRE:
        hire(g, seat)
    elif action == GOVERNOR:
        appoint(g, seat)


def number_suits(g: ZhanGuo, card: int, action: int) -> int:
    """Higher or lower than the card directly under it, as the action wants (ZG-CRT-09, ZG-ACT-04..10, ZG-ACT-23..25).

    The first card of the court suits every trigger (ZG-ACT-11..12).
    """
    needed = g.box.number_needed[action]
    if needed == 0:
        return 0
    if not g.court:
        return 1
    return 1 if (card - g.court[-1]) * needed > 0 else 0
