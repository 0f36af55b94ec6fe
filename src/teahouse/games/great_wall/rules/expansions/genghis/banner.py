"""Banner bearers: before the ranged attack of winter each calls two warriors of his section to attack."""

from typing import ClassVar

from teahouse.engine.decision import Decision
from teahouse.games.great_wall.rules.attack import AttackWith, offer_attack
from teahouse.games.great_wall.rules.expansions.genghis.pieces import printed
from teahouse.games.great_wall.rules.moves import PASS, TAKE
from teahouse.games.great_wall.rules.state import SECTION_COUNT, GreatWall
from teahouse.games.great_wall.rules.words import ANY_WARRIOR, BANNER_BEARER


def banner_section(g: GreatWall, seat: int) -> int:
    """Where the banner bearer stands on a horde card or in a shelter; -1 elsewhere (GWX-GK-105, 106, 114)."""
    for section in range(SECTION_COUNT):
        on_card = any(horde.figures(seat, BANNER_BEARER) for horde in g.field[section])
        if on_card or g.sheltered(section, seat, BANNER_BEARER):
            return section
    return -1


def can_rally(g: GreatWall, seat: int) -> bool:
    """Has he a warrior there who could attack?"""
    section = banner_section(g, seat)
    return section >= 0 and AttackWith(seat, 1, ANY_WARRIOR, 1 << section, 0, 0).can_anything(g)


def rally(g: GreatWall, seat: int) -> None:
    """Up to two attack from the shelter or their posts, as the base rules allow (GWX-GK-105..109, 111, 112)."""
    if can_rally(g, seat):
        section = banner_section(g, seat)
        g.say("banner", seat, section)
        offer_attack(g, seat, printed(g).banner_attacks, ANY_WARRIOR, 1 << section, 0, 0)


def rally_all(g: GreatWall) -> None:
    """In tea order; who play together agree on the order (GWX-GK-110)."""
    if g.court is not None:
        rally_next(g, tuple(g.players()), ())
        return
    for seat in g.players():
        g.then(rally, seat)


def rally_next(g: GreatWall, left: tuple[int, ...], waiting: tuple[int, ...]) -> None:
    """Each may act or let others go first; when all wait, tea order decides."""
    able = [seat for seat in g.players() if seat in left and can_rally(g, seat)]
    asked = [seat for seat in able if seat not in waiting]
    if len(able) > 1 and asked:
        g.ask(RallyOrWait(asked[0], left, waiting))
    elif able:
        rally_now(g, able[0], left)


def rally_now(g: GreatWall, seat: int, left: tuple[int, ...]) -> None:
    rally(g, seat)
    g.then(rally_next, tuple([other for other in left if other != seat]), ())


class RallyOrWait(Decision[GreatWall]):
    """Does the banner bearer call now, or do others go first? (GWX-GK-110)"""

    clause: ClassVar[str] = "GWX-GK-110"

    left: tuple[int, ...]
    waiting: tuple[int, ...]

    def candidates(self, g: GreatWall) -> list[int]:
        return [TAKE, PASS]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move == TAKE or move == PASS else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move == TAKE:
            rally_now(g, self.seat, self.left)
        else:
            g.then(rally_next, self.left, (*self.waiting, self.seat))

    def reaction(self, g: GreatWall) -> list[str]:
        return ["acting"]

    def decline(self) -> int:
        return TAKE
