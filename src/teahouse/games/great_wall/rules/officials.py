"""Officials and areas: which areas are open, and moving officials."""

from typing import ClassVar

from teahouse.engine.decision import Decision, Lack
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.rules.language import Effect
from teahouse.games.great_wall.rules.modifiers import ignores_lock, slots
from teahouse.games.great_wall.rules.moments import announce
from teahouse.games.great_wall.rules.moves import AREA, DONE, OFFICIAL, SECTION, SUPPLY_OFFICIAL
from teahouse.games.great_wall.rules.scripts import how_many, register
from teahouse.games.great_wall.rules.state import SEATS, GreatWall
from teahouse.games.great_wall.rules.words import AREAS, AT_BOARD, AT_SUPPLY, E_MOVE_OFFICIALS, M_OFFICIAL_MOVED


def exists(g: GreatWall, area: int) -> bool:
    """Areas printed on this side of the board, and those expansions add."""
    return g.area_print(area) is not None


def is_full(g: GreatWall, area: int) -> bool:
    """All cells of a regular area are occupied; a special one is never full (GW-OFF-01..03, 05)."""
    return g.is_regular(area) and g.officials_total(area) >= slots(g, area)


def is_available(g: GreatWall, area: int) -> bool:
    """A special area, or a regular one with a free cell, that nothing closes (GW-OFF-08)."""
    if not exists(g, area) or is_full(g, area):
        return False
    for expansion in g.attached():
        if expansion.closed(g, area):
            return False
    return True


def must_activate(g: GreatWall, area: int) -> bool:
    """A regular area when it is full, a special one with at least one official (GW-OFF-04, 06)."""
    if not exists(g, area):
        return False
    return is_full(g, area) if g.is_regular(area) else is_attended(g, area)


def room_needed(g: GreatWall, area: int) -> list[Lack]:
    """What a full area holds, and what it would have to hold."""
    if not exists(g, area) or not is_full(g, area):
        return []
    return [Lack("area-room", slots(g, area), g.officials_total(area) + 1, area)]


def officials_needed(g: GreatWall, area: int) -> list[Lack]:
    """Those in an area, and those with whom it would be activated (GW-OFF-04, 06)."""
    if not exists(g, area):
        return []
    return [Lack("area-officials", g.officials_total(area), slots(g, area) if g.is_regular(area) else 1, area)]


def is_attended(g: GreatWall, area: int) -> bool:
    """A regular area with an official; in a special one that of the Reed clan is not enough (GW-2P-40, 58)."""
    there = g.officials_total(area)
    if g.reed >= 0 and not g.is_regular(area):
        there -= g.officials_in(area, g.reed)
    return there > 0


def refuse_leaving(g: GreatWall, seat: int, area: int) -> str | None:
    """A full regular area is locked until it is activated, any other may be left (GW-OFF-09, 10)."""
    if g.officials_in(area, seat) == 0:
        return "GW-OFF-12"
    return "GW-OFF-09" if is_full(g, area) and not ignores_lock(g, seat) else None


def put_official(g: GreatWall, seat: int, start: int, area: int) -> None:
    """From the supply (-1) or from another area (GW-OFF-07)."""
    if start < 0:
        g.clans[seat].officials -= 1
        g.say("official-placed", seat, area)
    else:
        g.officials[SEATS * start + seat] -= 1
        g.say("official-moved", seat, start, area)
    g.officials[SEATS * area + seat] += 1
    announce(g, Happening(M_OFFICIAL_MOVED, seat, area=area))


def move_officials(g: GreatWall, e: Effect, seat: int, h: Happening, must: int) -> None:
    """Up to n different officials, into different areas unless the card says otherwise (GW-AUT-14..17)."""
    allowed = 0
    for area in e.areas or range(len(AREAS)):
        allowed |= 1 << area
    nobody = tuple([0] * len(AREAS))
    offer_official_move(g, seat, how_many(g, e, seat, h), e.come_from, allowed, 1 if e.different else 0, nobody)


def can_move_officials(g: GreatWall, e: Effect, seat: int, h: Happening) -> bool:
    on_board = any(exists(g, area) and refuse_leaving(g, seat, area) is None for area in range(len(AREAS)))
    on_board = on_board or any(expansion.movable_official(g, seat) for expansion in g.attached())
    if e.come_from == AT_SUPPLY and not g.clans[seat].officials or e.come_from == AT_BOARD and not on_board:
        return False
    return how_many(g, e, seat, h) > 0 and bool(g.clans[seat].officials or on_board)


def offer_official_move(
    g: GreatWall, seat: int, left: int, source: int, allowed: int, different: int, moved: tuple[int, ...]
) -> None:
    decision = MoveOfficial(seat, left, source, allowed, different, moved)
    if left and allowed and g.has_answer(decision, DONE):
        g.ask(decision)


class MoveOfficial(Decision[GreatWall]):
    """Which official moves? `moved` counts those this effect has put into each area already (GW-AUT-17)."""

    clause: ClassVar[str] = "GW-OFF-07"

    left: int
    source: int
    allowed: int
    """Areas still open as targets, one bit each."""
    different: int
    moved: tuple[int, ...]

    def candidates(self, g: GreatWall) -> list[int]:
        moves = [DONE]
        if g.clans[self.seat].officials:
            moves.append(SUPPLY_OFFICIAL)
        for area in range(len(AREAS)):
            if g.officials[SEATS * area + self.seat]:
                moves.append(OFFICIAL + area)
        return moves

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if move == DONE:
            return None
        if move == SUPPLY_OFFICIAL:
            if self.source == AT_BOARD or g.clans[self.seat].officials == 0:
                return "GW-OFF-11"
            return self.refuse_targets(g, -1)
        if not OFFICIAL <= move < AREA:
            return self.clause
        area = move - OFFICIAL
        if self.source == AT_SUPPLY:
            return self.clause
        if g.officials_in(area, self.seat) <= self.moved[area]:
            return "GW-AUT-17" if self.moved[area] else "GW-OFF-12"
        return refuse_leaving(g, self.seat, area) or self.refuse_targets(g, area)

    def refuse_targets(self, g: GreatWall, start: int) -> str | None:
        """There must be somewhere to go."""
        for area in range(len(AREAS)):
            if area != start and self.allowed >> area & 1 and is_available(g, area):
                return None
        return "GW-OFF-08"

    def take(self, g: GreatWall, move: int) -> None:
        if move != DONE:
            self.go_from(g, -1 if move == SUPPLY_OFFICIAL else move - OFFICIAL)

    def go_from(self, g: GreatWall, start: int) -> None:
        g.ask(MoveOfficialTo(self.seat, self.left, self.source, self.allowed, self.different, self.moved, start))


class MoveOfficialTo(Decision[GreatWall]):
    """Into which area? It must be available, and another one (GW-OFF-08, 13)."""

    clause: ClassVar[str] = "GW-OFF-07"

    left: int
    source: int
    allowed: int
    different: int
    moved: tuple[int, ...]
    start: int

    def candidates(self, g: GreatWall) -> list[int]:
        return [AREA + area for area in range(len(AREAS)) if exists(g, area) and area != self.start]

    def refuse(self, g: GreatWall, move: int) -> str | None:
        if not AREA <= move < SECTION:
            return self.clause
        area = move - AREA
        if area == self.start:
            return "GW-OFF-13"
        if not is_available(g, area):
            return "GW-OFF-03"
        return None if self.allowed >> area & 1 else "GW-AUT-14"

    def lacking(self, g: GreatWall, move: int) -> list[Lack]:
        return room_needed(g, move - AREA) if self.refuse(g, move) == "GW-OFF-03" else []

    def take(self, g: GreatWall, move: int) -> None:
        put_official(g, self.seat, self.start, move - AREA)
        self.go_on(g, move - AREA)

    def go_on(self, g: GreatWall, area: int) -> None:
        """The next official, after one has come to this area."""
        moved = list(self.moved)
        moved[area] += 1
        allowed = self.allowed & ~(1 << area) if self.different else self.allowed
        g.then(offer_official_move, self.seat, self.left - 1, self.source, allowed, self.different, tuple(moved))


register(E_MOVE_OFFICIALS, move_officials, can_move_officials)
