"""Free moves, and the decisions of a turn that leave room for them."""

from teahouse.engine.decision import Decision, Lack
from teahouse.games.zhanguo.rules.moves import CELL, FREE
from teahouse.games.zhanguo.rules.names import REGIONS
from teahouse.games.zhanguo.rules.state import ZhanGuo


class OnTurn(Decision[ZhanGuo]):
    """A decision that leaves room for free moves when it falls into the player's own turn (ZG-REA-16, ZG-REA-19).

    Subclasses say what is asked (`choices`), judge it (`judge`) and carry it out (`carry`).
    """

    def choices(self, g: ZhanGuo) -> list[int]:
        raise NotImplementedError

    def judge(self, g: ZhanGuo, move: int) -> str | None:
        raise NotImplementedError

    def carry(self, g: ZhanGuo, move: int) -> None:
        raise NotImplementedError

    def spoiled_by(self, g: ZhanGuo, cube: int) -> bool:
        """Would this free move make the action already chosen impossible?"""
        return False

    def ask_again(self, g: ZhanGuo) -> None:
        """After a free move the same question stands."""
        g.ask(self)

    def is_aside(self, move: int) -> bool:
        return FREE <= move < CELL

    def candidates(self, g: ZhanGuo) -> list[int]:
        moves = self.choices(g)
        if g.turn_of == self.seat:
            area = g.players[self.seat].governor_area
            for i in range(REGIONS * 3):
                if area[i]:
                    moves.append(FREE + i)
        return moves

    def refuse(self, g: ZhanGuo, move: int) -> str | None:
        if FREE <= move < CELL:
            refusal = refuse_free_move(g, self.seat, move - FREE)
            if refusal is None and self.spoiled_by(g, move - FREE):
                return "ZG-CRT-05"
            return refusal
        return self.judge(g, move)

    def take(self, g: ZhanGuo, move: int) -> None:
        if FREE <= move < CELL:
            move_freely(g, self.seat, move - FREE)
            self.ask_again(g)
        else:
            self.carry(g, move)

    def short_of(self, g: ZhanGuo, move: int) -> list[Lack]:
        """What an answer to this question needs."""
        return []

    def lacking(self, g: ZhanGuo, move: int) -> list[Lack]:
        if FREE <= move < CELL:
            return free_move_needs(g, self.seat, move - FREE)
        return self.short_of(g, move)


def refuse_free_move(g: ZhanGuo, seat: int, cube: int) -> str | None:
    """Governor area to worker area of one region, at most two officials there (ZG-REA-15..19)."""
    if g.turn_of != seat:
        return "ZG-REA-19"
    player = g.players[seat]
    if player.governor_area[cube] == 0:
        return "ZG-REA-15"
    return "ZG-REA-17" if player.officials_working(cube // 3) >= 2 else None


def free_move_needs(g: ZhanGuo, seat: int, cube: int) -> list[Lack]:
    """On one's turn: the official, and room for them (ZG-REA-15, ZG-REA-17)."""
    if g.turn_of != seat:
        return []
    player, region = g.players[seat], cube // 3
    return [
        Lack("official-governing", player.governor_area[cube], 1, cube),
        Lack("worker-area", 2 - player.officials_working(region), 1, region),
    ]


def move_freely(g: ZhanGuo, seat: int, cube: int) -> None:
    """It costs no point (ZG-REA-15)."""
    player = g.players[seat]
    player.governor_area[cube] -= 1
    player.worker_area[cube] += 1
    g.say("free-move", seat, cube % 3, cube // 3)


def free_move_possible(g: ZhanGuo, seat: int) -> bool:
    player = g.players[seat]
    for region in range(REGIONS):
        if player.officials_governing(region):
            for cube in range(3 * region, 3 * region + 3):
                if refuse_free_move(g, seat, cube) is None:
                    return True
    return False
