"""How bots understand ZhanGuo: chance tries ways through a turn, and what comes of them is counted in points."""

from typing import Any

from teahouse.bots.mind import Mind
from teahouse.engine.decision import Decision
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng
from teahouse.games.zhanguo.mind.chances import TABLES
from teahouse.games.zhanguo.mind.experience import experienced_worth_of
from teahouse.games.zhanguo.mind.insight import insightful_worth_of
from teahouse.games.zhanguo.mind.worth import share_of_end, worth_of
from teahouse.games.zhanguo.rules.state import ZhanGuo


class ZhanGuoMind(Mind):
    """Chance plays on to the end of the turn, a few times; what comes of it is counted in victory points."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 30.0
        self.horizon = 3
        self.looks = 24
        self.averages = True
        self.glances = 4
        self.explore = 0.05
        self.judges = True
        self.trust = 8.0
        self.ways = 8
        """Random ways through a turn that are tried in a play-out; the best of them counts."""

    def worth(self, g: Position, seat: int) -> float:
        assert isinstance(g, ZhanGuo)
        return worth_of(g, seat)

    def stage(self, g: Position) -> int:
        """Turns."""
        assert isinstance(g, ZhanGuo)
        return 8 * g.round + g.turn_of

    def era(self, g: Position) -> int:
        """Rounds."""
        assert isinstance(g, ZhanGuo)
        return g.round + 1

    def progress(self, g: Position) -> float:
        """Cards played."""
        assert isinstance(g, ZhanGuo)
        if g.finished:
            return 1.0
        played = 0.0
        for seat in range(g.seats):
            played += share_of_end(g, seat)
        return played / g.seats

    def go_on(self, g: Position, decision: Decision[Any], options: list[int], rng: Rng) -> Position:
        """The end of the turn, on the best of a few ways that chance takes through it."""
        seat = decision.seat
        best = g
        best_liking = -1e9
        for number in range(self.ways):
            end = g if number == self.ways - 1 else g.clone()
            self.finish_turn(end, rng)
            liking = self.liking(end, seat)
            if liking > best_liking:
                best_liking = liking
                best = end
        return best

    def finish_turn(self, g: Position, rng: Rng) -> None:
        """Any way through the rest of the turn."""
        stage = self.stage(g)
        while g.open and self.stage(g) == stage:
            options = g.options(g.open[0])
            g.apply(g.open[0], options[rng.below(len(options))])


class ExperiencedMind(ZhanGuoMind):
    """For a moment's thought: the worth is learnt from single features of positions."""

    def worth(self, g: Position, seat: int) -> float:
        assert isinstance(g, ZhanGuo)
        return experienced_worth_of(g, seat)


class InsightfulMind(ZhanGuoMind):
    """For a longer thought: the worth is learnt from how things work together."""

    def __init__(self) -> None:
        super().__init__()
        self.tables = TABLES

    def worth(self, g: Position, seat: int) -> float:
        assert isinstance(g, ZhanGuo)
        return insightful_worth_of(g, seat)

    def look(self, world: Position, seat: int, move: int, rng: Rng) -> float:
        """A turn is judged at its end: practice knows nothing of half a turn, and rewards are none of its business."""
        decision = world.decision_of(seat)
        assert decision is not None
        stage = self.stage(world)
        world.apply(decision, move)
        self.wander(world, seat, stage, rng)
        return self.liking(world, seat)

    def finish_turn(self, g: Position, rng: Rng) -> None:
        """Any way through the rest of the turn; when rewards are given, nobody chooses for others."""
        self.wander(g, g.open[0].seat, self.stage(g), rng)

    def wander(self, g: Position, seat: int, stage: int, rng: Rng) -> None:
        """Chance answers for a seat as long as it is asked, and until the turn is over."""
        while self.stage(g) == stage:
            decision = g.decision_of(seat)
            if decision is None:
                return
            options = g.options(decision)
            g.apply(decision, options[rng.below(len(options))])
