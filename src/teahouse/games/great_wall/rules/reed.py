"""The Reed clan, the third participant of games for one and two: its pieces, who controls it, and what it does."""

from collections.abc import Callable
from typing import ClassVar, Final

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.shared_lists import without
from teahouse.games.great_wall.rules.attack import cover_with_warrior, free_cells, place_of, refuse_cell
from teahouse.games.great_wall.rules.camp import finish_fortification
from teahouse.games.great_wall.rules.embassy import refill_track
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import (
    AREA,
    CAPTURED,
    CELL,
    DONE,
    FORTIFY,
    OFFICIAL,
    PASS,
    RAISE,
    RESOURCE,
    SECTION,
    SUPPLY_OFFICIAL,
    TAKE,
    TRACK,
)
from teahouse.games.great_wall.rules.officials import exists, is_available, put_official, refuse_leaving, room_needed
from teahouse.games.great_wall.rules.scripts import how_many, register_for_reed, run_script
from teahouse.games.great_wall.rules.shame import return_token, shamed_places
from teahouse.games.great_wall.rules.state import SEATS, Clan, GreatWall
from teahouse.games.great_wall.rules.tea_house import move_marker
from teahouse.games.great_wall.rules.words import (
    AREAS,
    BARRACKS,
    BUILDERS_CAMP,
    BY_BARRACKS,
    CHI,
    E_CHOOSE,
    E_GAIN,
    E_MOVE_OFFICIALS,
    EMBASSY,
    G_ANY,
    G_WSG,
    GOLD_MINE,
    M_SHAME_DISCARDED,
    M_WARRIORS_RECRUITED,
    PAGODA,
    QUARRY,
    SAWMILL,
    SPEARMAN,
    TEA_HOUSE,
)

SPEARMEN: Final = 10
HOMES: Final = (SAWMILL, QUARRY, GOLD_MINE)
"""Where its three officials stand from the start (GW-2P-13)."""


def join_reed(g: GreatWall) -> None:
    """An unused colour: tea marker, three officials on the board, all spearmen (GW-2P-01, 11..13, GW-SOLO-09)."""
    g.reed = len(g.clans)
    clan = Clan()
    clan.supply = [SPEARMEN, 0, 0, 0]
    g.clans.append(clan)
    g.tea = [*g.tea, g.reed]
    for area in HOMES:
        g.officials[SEATS * area + g.reed] = 1


def controller(g: GreatWall) -> int:
    """The active player; while the clan itself is active, the higher in tea order of the others (GW-2P-32, 33)."""
    if g.active >= 0 and g.active != g.reed:
        return g.active
    return next(seat for seat in g.tea if seat != g.reed)


Answer = Callable[[GreatWall, Decision[GreatWall]], None]
_answers: Final[dict[str, Answer]] = {}


def register_answer(decision: str, answer: Answer) -> None:
    """How Qin answers a question about the Reed clan, by the name of the decision."""
    _answers[decision] = answer


def put_to_controller(g: GreatWall, decision: Decision[GreatWall]) -> None:
    """A player is asked; Qin acts by his own rules (GW-2P-32, 43, GW-SOLO-80)."""
    if g.is_player(decision.seat):
        g.ask(decision)
    else:
        _answers[type(decision).__name__](g, decision)


# -- orders and officials ----------------------------------------------------------------------------


def move_reed_officials(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """By the normal rules, always from area to area, where the controller wishes (GW-2P-34..36)."""
    allowed = 0
    for area in e.areas or range(len(AREAS)):
        allowed |= 1 << area
    offer_reed_move(g, how_many(g, e, seat, h), allowed, 0)


def offer_reed_move(g: GreatWall, left: int, allowed: int, moved: int) -> None:
    decision = MoveReedOfficial(controller(g), left, allowed, moved)
    if left and g.has_answer(decision, DONE):
        put_to_controller(g, decision)


class MoveReedOfficial(Decision[GreatWall]):
    """Which official of the Reed clan moves, if any? `moved`: areas one has just come to, a bit each (GW-2P-38)."""

    clause: ClassVar[str] = "GW-2P-34"

    left: int
    allowed: int
    """Areas open as targets, one bit each."""
    moved: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [DONE] + [OFFICIAL + area for area in range(len(AREAS)) if g.officials_in(area, g.reed)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == DONE:
            return None
        if not OFFICIAL <= move < AREA:
            return "GW-2P-36" if move == SUPPLY_OFFICIAL else self.clause
        area = move - OFFICIAL
        if self.moved >> area & 1:
            return "GW-AUT-17"
        return refuse_leaving(g, g.reed, area) or (None if reed_targets(g, self.allowed) else "GW-OFF-08")

    def take(self, g: GreatWall, move: int) -> None:
        if move != DONE:
            start = move - OFFICIAL
            put_to_controller(g, MoveReedOfficialTo(self.seat, self.left, self.allowed, self.moved, start))


def refuse_reed_target(g: GreatWall, area: int, allowed: int) -> str | None:
    """An available area without an official of the clan (GW-2P-35)."""
    if not is_available(g, area):
        return "GW-OFF-03"
    if g.officials_in(area, g.reed):
        return "GW-2P-35"
    return None if allowed >> area & 1 else "GW-AUT-14"


def reed_targets(g: GreatWall, allowed: int) -> list[int]:
    return [area for area in range(len(AREAS)) if refuse_reed_target(g, area, allowed) is None]


class MoveReedOfficialTo(Decision[GreatWall]):
    """Into which area does the Reed official go? (GW-2P-35)"""

    clause: ClassVar[str] = "GW-2P-34"

    left: int
    allowed: int
    moved: int
    start: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [AREA + area for area in range(len(AREAS)) if exists(g, area)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if not AREA <= move < SECTION:
            return self.clause
        return refuse_reed_target(g, move - AREA, self.allowed)

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        return room_needed(g, move - AREA) if self.refuse(g, move) == "GW-OFF-03" else []

    def take(self, g: GreatWall, move: int) -> None:
        area = move - AREA
        put_official(g, g.reed, self.start, area)
        g.then(offer_reed_move, self.left - 1, self.allowed, self.moved | 1 << area)


def choose_for_reed(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """Of several effects the one that moves officials: it has neither resources nor warriors in shelters."""
    for branch in e.branches:
        if any(effect.do == E_MOVE_OFFICIALS for effect in g.box.scripts[branch].effects):
            run_script(g, branch, seat, h, must)
            return


def gain_for_reed(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """Resources go to the warehouse, as the controller chooses where possible; chi to nobody (GW-2P-20, 25)."""
    count = how_many(g, e, seat, h)
    if e.what in (G_WSG, G_ANY):
        offer_storing(g, count)
    elif e.what <= CHI:
        g.gain_resource(seat, e.what, count)


def offer_storing(g: GreatWall, left: int) -> None:
    if left:
        put_to_controller(g, StoreForReed(controller(g), left))


class StoreForReed(Decision[GreatWall]):
    """Which resource does the Reed clan put into the warehouse? (GW-2P-20)"""

    clause: ClassVar[str] = "GW-2P-20"

    left: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [RESOURCE + kind for kind in range(CHI + 1)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == RESOURCE + CHI:
            return "GW-2P-25"
        return None if RESOURCE <= move < RESOURCE + CHI else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        g.gain_resource(g.reed, move - RESOURCE, 1)
        offer_storing(g, self.left - 1)


# -- activation --------------------------------------------------------------------------------------


def produce_for_reed(g: GreatWall, area: int) -> None:
    """One resource to the warehouse, without honour; in the pagoda the active player's shame (GW-2P-44, 45)."""
    if area != PAGODA:
        g.gain_resource(g.reed, area, 1)
    elif g.active >= 0 and g.is_player(g.active):
        places = shamed_places(g, g.active)
        if len(places) == 1:
            discard_at_pagoda(g, g.active, places[0])
        elif places:
            g.ask(DiscardAtPagoda(g.active))


def discard_at_pagoda(g: GreatWall, seat: int, place: int) -> None:
    """Free of charge, back to the shame supply (GW-2P-45, 46)."""
    return_token(g, seat, place)
    announce(g, Happening(M_SHAME_DISCARDED, seat, n=1))


class DiscardAtPagoda(Decision[GreatWall]):
    """Which of the active player's shame tokens goes back? One must (GW-2P-45, 47)."""

    clause: ClassVar[str] = "GW-2P-47"

    def candidates(self, g: GreatWall) -> list[int]:
        return shamed_places(g, self.seat)

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move in shamed_places(g, self.seat) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        discard_at_pagoda(g, self.seat, move)


def use_by_reed(g: GreatWall, area: int) -> None:
    """Its controller acts for it; academy and field headquarters do nothing for it (GW-2P-43, 48..57)."""
    seat = controller(g)
    if area == BARRACKS:
        recruit_for_reed(g, seat)
    elif area == BUILDERS_CAMP and fortifiable(g):
        put_to_controller(g, FortifyForReed(seat))
    elif area == TEA_HOUSE and g.tea[0] != g.reed:
        put_to_controller(g, DrinkTeaForReed(seat))
    elif area == EMBASSY and g.track:
        put_to_controller(g, DismissAdvisor(seat))


def recruit_for_reed(g: GreatWall, seat: int) -> None:
    """One spearman without payment, if there is one and a cell for him (GW-2P-51, 53..55)."""
    decision = StrikeForReed(seat)
    if g.clans[g.reed].supply[SPEARMAN] and decision.candidates(g):
        put_to_controller(g, decision)


class StrikeForReed(Decision[GreatWall]):
    """Which cell of a horde in row 1 does the spearman of the Reed clan cover? (GW-2P-51)"""

    clause: ClassVar[str] = "GW-2P-51"

    def candidates(self, g: GreatWall) -> list[int]:
        return [move for move in free_cells(g, 7) if refuse_cell(g, g.reed, move, SPEARMAN, 7) is None]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if not CELL <= move < CAPTURED:
            return self.clause
        refusal = refuse_cell(g, g.reed, move, SPEARMAN, 7)
        return self.clause if refusal is not None and place_of(move)[1] else refusal

    def take(self, g: GreatWall, move: int) -> None:
        g.clans[g.reed].supply[SPEARMAN] -= 1
        g.say("recruited", g.reed, SPEARMAN)
        cover_with_warrior(g, g.reed, SPEARMAN, move, -1)
        g.then(report_reed_recruit)


def report_reed_recruit(g: GreatWall) -> None:
    announce(g, Happening(M_WARRIORS_RECRUITED, g.reed, n=1, warriors=1 << SPEARMAN, cause=BY_BARRACKS))


def fortifiable(g: GreatWall) -> list[int]:
    """Sections with a free fortification cell; without one nothing is done (GW-2P-50)."""
    return [section for section in g.sections() if g.fortifications[section] < g.box.constants.fortification_cells]


class FortifyForReed(Decision[GreatWall]):
    """On which section does the Reed clan build a fortification, free of charge? (GW-2P-49)"""

    clause: ClassVar[str] = "GW-2P-49"

    def candidates(self, g: GreatWall) -> list[int]:
        return [FORTIFY + section for section in fortifiable(g)]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if not FORTIFY <= move < RAISE:
            return self.clause
        if g.is_blocked(move - FORTIFY):
            return "GW-2P-06"
        return None if move - FORTIFY in fortifiable(g) else "GW-CAM-04"

    def take(self, g: GreatWall, move: int) -> None:
        finish_fortification(g, g.reed, move - FORTIFY, 0)


class DrinkTeaForReed(Decision[GreatWall]):
    """Does the tea marker of the Reed clan rise? (GW-2P-57)"""

    clause: ClassVar[str] = "GW-2P-57"

    def candidates(self, g: GreatWall) -> list[int]:
        return [TAKE, PASS]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if move == TAKE or move == PASS else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        if move == TAKE:
            move_marker(g, g.reed, 1)


class DismissAdvisor(Decision[GreatWall]):
    """Which advisor leaves the track? The rest moves left, a new one comes (GW-2P-48)."""

    clause: ClassVar[str] = "GW-2P-48"

    def candidates(self, g: GreatWall) -> list[int]:
        return list(range(TRACK, TRACK + len(g.track)))

    def refuse(self, g: GreatWall, move: int) -> str | None:
        return None if TRACK <= move < TRACK + len(g.track) else self.clause

    def take(self, g: GreatWall, move: int) -> None:
        advisor = g.track[move - TRACK]
        g.track = without(g.track, advisor)
        g.advisor_discard = [*g.advisor_discard, advisor]
        g.say("advisor-dismissed", g.reed, advisor)
        refill_track(g)


register_for_reed(E_MOVE_OFFICIALS, move_reed_officials)
register_for_reed(E_CHOOSE, choose_for_reed)
register_for_reed(E_GAIN, gain_for_reed)
