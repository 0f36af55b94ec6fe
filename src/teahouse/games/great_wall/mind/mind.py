"""How bots understand The Great Wall: the judge plays on past the end of a season or two, then the table is valued."""

from typing import Any, Final

from teahouse.bots.mind import Mind, best_of
from teahouse.engine.decision import Decision
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng
from teahouse.games.great_wall.mind.alone import worth_of_qin
from teahouse.games.great_wall.mind.chances import TABLES
from teahouse.games.great_wall.mind.judge import score
from teahouse.games.great_wall.mind.sight import Sight
from teahouse.games.great_wall.mind.together import EVEN, worth_together
from teahouse.games.great_wall.mind.worth import worth_of
from teahouse.games.great_wall.rules.state import SPRING, GreatWall

SEASONS: Final = 4
LOOKS: Final = 2
"""Worlds in which a bot that takes its time looks at what an answer leads to."""


class GreatWallMind(Mind):
    """The judge looks at an answer and never ahead; a bot that takes its time also values what comes of it."""

    def __init__(self) -> None:
        super().__init__()
        self.spread = 12.0
        self.explore = 0.1
        self.judges = True
        self.trust = 4.0
        self.overlooks = 4

    def worth(self, g: Position, seat: int) -> float:
        assert isinstance(g, GreatWall)
        return worth_of(g, seat)

    def worths(self, g: Position) -> list[float]:
        """Alone, Qin is the rival; together, the horde."""
        assert isinstance(g, GreatWall)
        if g.court is not None:
            return [worth_together(g, g.court)] * g.seats + [EVEN]
        found = super().worths(g)
        return found if g.opponent is None else [*found, worth_of_qin(g)]

    def liking(self, g: Position, seat: int) -> float:
        """Together there are no rivals at the table."""
        assert isinstance(g, GreatWall)
        return super().liking(g, seat) if g.court is None else worth_together(g, g.court)

    def stage(self, g: Position) -> int:
        """Years."""
        assert isinstance(g, GreatWall)
        return g.year

    def era(self, g: Position) -> int:
        """Years."""
        assert isinstance(g, GreatWall)
        return g.year

    def progress(self, g: Position) -> float:
        """Seasons, of all the time track has room for."""
        assert isinstance(g, GreatWall)
        start = g.printed().time_start[len(g.clans)]
        seasons = SEASONS * (g.time - start) + max(0, min(SEASONS, g.season - SPRING))
        return 1.0 if g.finished else seasons / (SEASONS * (g.last_space() + 1 - start))

    def play(self, g: Position, decision: Decision[Any], options: list[int], rng: Rng) -> int:
        return best_of(options, self.scores(g, decision, options, 1, rng), rng)

    def scores(self, g: Position, decision: Decision[Any], options: list[int], looks: int, rng: Rng) -> list[float]:
        assert isinstance(g, GreatWall)
        sight = Sight(g, decision)
        first = [score(sight, move) for move in options]
        if looks == 1:
            return first
        for _ in range(LOOKS):
            stream = rng.split()
            world = g.imagine(decision.seat, stream)
            for i in range(len(options)):
                first[i] += self.look(world.clone(), decision.seat, options[i], stream.copy()) / LOOKS
        return first


class SeasonedMind(GreatWallMind):
    """For search: a play-out is judged at the end of this season and of the next, and the mean is taken."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 2
        self.averages = True

    def stage(self, g: Position) -> int:
        """Seasons."""
        assert isinstance(g, GreatWall)
        return 8 * g.year + g.season


class FarSightedMind(SeasonedMind):
    """For search with more time: further ahead, over four seasons."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 4
        self.tables = TABLES
