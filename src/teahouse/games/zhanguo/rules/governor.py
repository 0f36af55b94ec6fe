"""Appointing governors: the payment, the bonus squares, calm in the region."""

from typing import ClassVar

from teahouse.engine.decision import Lack, nearest
from teahouse.engine.shared_lists import with_more, with_number
from teahouse.games.zhanguo.rules.free_moves import OnTurn
from teahouse.games.zhanguo.rules.hire import HireColour
from teahouse.games.zhanguo.rules.moves import BESIDE, PASS, REGION, SQUARE
from teahouse.games.zhanguo.rules.names import (
    REGIONS,
    SQUARE_OFFICIAL,
    SQUARE_POINTS,
    SQUARE_VP,
    SQUARES_PER_REGION,
)
from teahouse.games.zhanguo.rules.reassign import offer_points
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.games.zhanguo.rules.unrest import lower_unrest


def refuse_governor(g: ZhanGuo, seat: int) -> str | None:
    """A governor in supply, and some region that can pay for him (ZG-GOV-10, ZG-GOV-04)."""
    if g.players[seat].governors == 0:
        return "ZG-GOV-10"
    for region in range(REGIONS):
        if colours_governing(g, seat, region) == 3:
            return None
    return "ZG-GOV-04"


def colours_governing(g: ZhanGuo, seat: int, region: int) -> int:
    """Different colours in a governor area; the worker area does not count (ZG-GOV-03, ZG-BRD-01..02)."""
    area = g.players[seat].governor_area
    at = 3 * region
    return (1 if area[at] else 0) + (1 if area[at + 1] else 0) + (1 if area[at + 2] else 0)


def governor_needs(g: ZhanGuo, seat: int) -> list[Lack]:
    """A governor, and what the region nearest to it is short of (ZG-GOV-10, ZG-GOV-04)."""
    regions = [[colours_need(g, seat, region)] for region in range(REGIONS)]
    return [Lack("governor", g.players[seat].governors, 1), *nearest(regions)]


def colours_need(g: ZhanGuo, seat: int, region: int) -> Lack:
    """An official of each colour (ZG-GOV-04)."""
    return Lack("official-colour", colours_governing(g, seat, region), 3, region)


def appoint(g: ZhanGuo, seat: int) -> None:
    """First the region is named (ZG-GOV-01)."""
    g.ask(AppointRegion(seat))


class AppointRegion(OnTurn):
    """To which region? One official of each colour there pays for it (ZG-GOV-02..04)."""

    clause: ClassVar[str] = "ZG-GOV-01"

    def spoiled_by(self, g: ZhanGuo, cube: int) -> bool:
        """The last official of a colour may not leave the only region that can still pay (ZG-CRT-05)."""
        if g.players[self.seat].governor_area[cube] > 1:
            return False
        able = [region for region in range(REGIONS) if colours_governing(g, self.seat, region) == 3]
        return able == [cube // 3]

    def choices(self, g: ZhanGuo) -> list[int]:
        return [REGION + region for region in range(REGIONS)]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        if not REGION <= move < REGION + REGIONS:
            return self.clause
        return None if colours_governing(g, self.seat, move - REGION) == 3 else "ZG-GOV-04"

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        return [colours_need(g, self.seat, move - REGION)] if REGION <= move < REGION + REGIONS else []

    def carry(self, g: ZhanGuo, move: int) -> None:
        region = move - REGION
        player = g.players[self.seat]
        for colour in range(3):
            player.governor_area[3 * region + colour] -= 1
            player.supply[colour] += 1
        g.say("governor-paid", self.seat, region)
        place_governor(g, self.seat, region)


def place_governor(g: ZhanGuo, seat: int, region: int) -> None:
    """On a free bonus square, else beside them; then calm, before any card ability (ZG-GOV-05..11, ZG-GOV-19)."""
    if has_free_square(g, region):
        g.ask(ChooseSquare(seat, region))
    else:
        g.players[seat].governors -= 1
        g.beside = with_more(g.beside, 4 * region + seat, 1)
        g.say("governor-beside", seat, region)
    g.then(calm_region, seat, region)


def has_free_square(g: ZhanGuo, region: int) -> bool:
    for square in range(len(g.box.governor_squares[region])):
        if g.squares[SQUARES_PER_REGION * region + square] < 0:
            return True
    return False


def calm_region(g: ZhanGuo, seat: int, region: int) -> None:
    """Step 3: unrest of the governor's region falls to 0 (ZG-GOV-11..13)."""
    lower_unrest(g, seat, region, g.players[seat].unrest[region])


class ChooseSquare(OnTurn):
    """Which free bonus square of those printed, for any number of players? (ZG-GOV-06, ZG-GOV-08, ZG-GOV-20..21)"""

    clause: ClassVar[str] = "ZG-GOV-06"

    region: int

    def choices(self, g: ZhanGuo) -> list[int]:
        first = SQUARE + SQUARES_PER_REGION * self.region
        return [first + square for square in range(len(g.box.governor_squares[self.region]))]

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        square = move - SQUARE - SQUARES_PER_REGION * self.region
        if not 0 <= square < len(g.box.governor_squares[self.region]):
            return self.clause
        return None if g.squares[move - SQUARE] < 0 else "ZG-GOV-08"

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        square = move - SQUARE - SQUARES_PER_REGION * self.region
        if 0 <= square < len(g.box.governor_squares[self.region]):
            return [Lack("free-square", 1 if g.squares[move - SQUARE] < 0 else 0, 1, self.region)]
        return []

    def carry(self, g: ZhanGuo, move: int) -> None:
        square = move - SQUARE
        g.squares = with_number(g.squares, square, self.seat)
        g.players[self.seat].governors -= 1
        g.say("governor-square", self.seat, self.region, square % SQUARES_PER_REGION)
        gain_square_bonus(g, self.seat, g.box.governor_squares[self.region][square % SQUARES_PER_REGION])


def gain_square_bonus(g: ZhanGuo, seat: int, bonus: int) -> None:
    """Points, an official anywhere, or VP, before unrest is reset (ZG-GOV-14..18)."""
    if bonus == SQUARE_POINTS:
        offer_points(g, seat, g.box.square_points)
    elif bonus == SQUARE_OFFICIAL:
        if g.players[seat].officials_in_supply():
            g.ask(HireColour(seat, -1, 0))
    elif bonus == SQUARE_VP:
        g.score(seat, g.box.square_vp, "vp-square")


class MoveGovernorFrom(OnTurn):
    """Which own governor travels? The board ability may be declined (ZG-BSD-13)."""

    clause: ClassVar[str] = "ZG-BSD-13"

    def choices(self, g: ZhanGuo) -> list[int]:
        moves = [PASS]
        for place in range(REGIONS * SQUARES_PER_REGION):
            if g.squares[place] == self.seat:
                moves.append(SQUARE + place)
        for region in range(REGIONS):
            if g.beside[4 * region + self.seat]:
                moves.append(BESIDE + region)
        return moves

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        if move == PASS:
            return None
        if SQUARE <= move < BESIDE and g.squares[move - SQUARE] == self.seat:
            return None
        if BESIDE <= move < BESIDE + REGIONS and g.beside[4 * (move - BESIDE) + self.seat]:
            return None
        return self.clause

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        if SQUARE <= move < BESIDE + REGIONS:
            return [Lack("own-governor", 1 if self.judge(g, move) is None else 0, 1)]
        return []

    def carry(self, g: ZhanGuo, move: int) -> None:
        if move != PASS:
            g.ask(MoveGovernorTo(self.seat, move))


class MoveGovernorTo(OnTurn):
    """Where to? A free square of an adjacent region, or beside its squares when all are taken (ZG-BSD-15)."""

    clause: ClassVar[str] = "ZG-BSD-15"

    start: int

    def region(self) -> int:
        """The region the governor leaves."""
        return (self.start - SQUARE) // SQUARES_PER_REGION if self.start < BESIDE else self.start - BESIDE

    def choices(self, g: ZhanGuo) -> list[int]:
        moves: list[int] = []
        for to in g.box.adjacent[self.region()]:
            first = SQUARE + SQUARES_PER_REGION * to
            moves += [first + square for square in range(len(g.box.governor_squares[to]))]
            moves.append(BESIDE + to)
        return moves

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        adjacent = g.box.adjacent[self.region()]
        if SQUARE <= move < BESIDE:
            to, square = (move - SQUARE) // SQUARES_PER_REGION, (move - SQUARE) % SQUARES_PER_REGION
            if to not in adjacent:
                return "ZG-BSD-13"
            if square >= len(g.box.governor_squares[to]):
                return self.clause
            return None if g.squares[move - SQUARE] < 0 else "ZG-GOV-08"
        if BESIDE <= move < BESIDE + REGIONS:
            if move - BESIDE not in adjacent:
                return "ZG-BSD-13"
            return self.clause if has_free_square(g, move - BESIDE) else None
        return self.clause

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        refusal = self.judge(g, move)
        if refusal == "ZG-BSD-13":
            return [Lack("adjacent", 0, 1, self.region())]
        if refusal == "ZG-GOV-08":
            return [Lack("free-square", 0, 1, (move - SQUARE) // SQUARES_PER_REGION)]
        if BESIDE <= move < BESIDE + REGIONS and refusal is not None:
            return [Lack("full-squares", 0, 1, move - BESIDE)]
        return []

    def carry(self, g: ZhanGuo, move: int) -> None:
        """No bonus, no calm (ZG-BSD-14)."""
        if self.start < BESIDE:
            g.squares = with_number(g.squares, self.start - SQUARE, -1)
        else:
            g.beside = with_more(g.beside, 4 * (self.start - BESIDE) + self.seat, -1)
        if move < BESIDE:
            g.squares = with_number(g.squares, move - SQUARE, self.seat)
            to = (move - SQUARE) // SQUARES_PER_REGION
        else:
            to = move - BESIDE
            g.beside = with_more(g.beside, 4 * to + self.seat, 1)
        g.say("governor-moved", self.seat, self.region(), to)
