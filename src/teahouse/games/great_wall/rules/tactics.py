"""Tactic cards in the hand: drawing, the hand limit, the military academy."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.engine.event import only
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.modifiers import officials_applied
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import COUNT, COUNTS
from teahouse.games.great_wall.rules.payment import discard_from_hand
from teahouse.games.great_wall.rules.scripts import how_many, register
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.games.great_wall.rules.words import ACADEMY, BY_ACADEMY, BY_CARD, E_DRAW_TACTICS, M_TACTICS_DRAWN


def draw_tactics(g: GreatWall, seat: int, count: int, cause: int) -> None:
    """First all cards of the effect, then the hand limit (GW-TAC-03)."""
    drawn = 0
    for _ in range(count):
        if not g.tactic_deck:
            reshuffle_tactics(g)
        if not g.tactic_deck:
            break
        card = g.tactic_deck[-1]
        g.tactic_deck = g.tactic_deck[:-1]
        g.clans[seat].tactics = [*g.clans[seat].tactics, card]
        if not drawn:
            g.reveal("tactic")
        g.say("drew-tactic", seat, card, to=only(seat))
        drawn += 1
    if drawn:
        g.say("drew-tactics", seat, drawn)
        announce(g, Happening(M_TACTICS_DRAWN, seat, n=drawn, cause=cause))
        g.then(keep_hand_limit, seat)


def reshuffle_tactics(g: GreatWall) -> None:
    """The discard becomes the new deck; if both are empty nothing is drawn (GW-ACA-02, 03)."""
    g.tactic_deck = g.tactic_discard[:]
    g.tactic_discard = []
    g.shuffle(g.tactic_deck, "tactic")


def keep_hand_limit(g: GreatWall, seat: int) -> None:
    """Never more than five (GW-TAC-01, 02)."""
    discard_from_hand(g, seat, len(g.clans[seat].tactics) - g.box.constants.tactic_hand_limit)


def use_academy(g: GreatWall, seat: int) -> None:
    """One card for each official, as many of them as one likes (GW-ACA-01)."""
    count = min(officials_applied(g, seat, ACADEMY), COUNTS - 1)
    if count and (g.tactic_deck or g.tactic_discard):
        g.ask(DrawTactics(seat, count))


class DrawTactics(Decision[GreatWall]):
    """How many tactic cards? (GW-ACA-01)"""

    clause: ClassVar[str] = "GW-ACA-01"

    most: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [COUNT + n for n in range(self.most + 1)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if 0 <= move - COUNT <= self.most else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        draw_tactics(g, self.seat, move - COUNT, BY_ACADEMY)


def draw_by_card(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    draw_tactics(g, seat, how_many(g, e, seat, h), BY_CARD)


def can_draw(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    return bool(g.tactic_deck or g.tactic_discard) and how_many(g, e, seat, h) > 0


register(E_DRAW_TACTICS, draw_by_card, can_draw)
