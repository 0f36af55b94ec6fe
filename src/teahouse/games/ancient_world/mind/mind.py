"""How bots understand The Ancient World: a look through all ways one's own turn can go."""

from typing import Any, Final, final

from teahouse.bots.mind import Mind
from teahouse.engine.decision import Decision
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng
from teahouse.engine.signals import heed_signals
from teahouse.games.ancient_world.mind.almanac import Almanac
from teahouse.games.ancient_world.mind.chances import TABLES
from teahouse.games.ancient_world.mind.taste import TASTES
from teahouse.games.ancient_world.mind.worth import worth_of
from teahouse.games.ancient_world.rules.moves import CELL, PASS
from teahouse.games.ancient_world.rules.placement import PlaceCitizen, highest_skill
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.turns import TakeTurn
from teahouse.games.ancient_world.rules.words import CELLS, HIGHER, MATCH_OR_PAY

ROUNDS: Final = 6
LOOKS: Final = 3
"""Worlds in which a turn that depends on chance is looked at."""
DEPTH: Final = 6
"""Choices of a turn that are tried out; those after them are left to the first option."""


class AncientWorldMind(Mind):
    """Turns are short, so each is tried out to its end; only chance needs imagination."""

    def __init__(self, leaning: str = "balanced") -> None:
        super().__init__()
        self.spread = 5.0
        self.horizon = 4
        self.explore = 0.1
        self.judges = True
        self.trust = 4.0
        self.tables = TABLES
        self.taste = TASTES[leaning]
        self.almanac: Almanac | None = None

    def worth(self, g: Position, seat: int) -> float:
        assert isinstance(g, AncientWorld)
        almanac = self.almanac
        if almanac is None or almanac.box is not g.box:
            almanac = Almanac(g.box)
            self.almanac = almanac
        return worth_of(g, seat, almanac, self.taste)

    def stage(self, g: Position) -> int:
        """Turns: citizens placed, titans defeated, players out of the round."""
        assert isinstance(g, AncientWorld)
        done = 0
        for player in g.players:
            done += 20 * len(player.titans) - len(player.home) + (5 if player.passed else 0)
        return 10_000 * g.round + done

    def era(self, g: Position) -> int:
        """Rounds."""
        assert isinstance(g, AncientWorld)
        return g.round

    def progress(self, g: Position) -> float:
        """Rounds, and of this one the citizens placed and the players out of it."""
        assert isinstance(g, AncientWorld)
        if g.finished:
            return 1.0
        waiting = 0
        for player in g.players:
            waiting += 0 if player.passed else len(player.home)
        everybody = waiting
        for citizens in g.cells:
            everybody += len(citizens)
        done = 1.0 - waiting / everybody if everybody else 0.0
        return (g.round - 1 + done) / ROUNDS if g.round else 0.0

    def go_on(self, g: Position, decision: Decision[Any], options: list[int], rng: Rng) -> Position:
        """The rest of a turn, as well as it can be played in this world."""
        return Look(self, decision.seat).best_way(g, options, DEPTH)

    def scores(self, g: Position, decision: Decision[Any], options: list[int], looks: int, rng: Rng) -> list[float]:
        """The worth after each answer, if the rest of the turn is played as well as possible."""
        streams = [rng.split() for _ in range(min(looks, LOOKS))]
        look = Look(self, decision.seat)
        return [look.mean(g, move, streams) for move in options]


@final
class Look:
    """A look of one seat through the rest of its turn."""

    def __init__(self, mind: AncientWorldMind, seat: int) -> None:
        self.mind = mind
        self.seat = seat
        self.chance = False
        """Whether the last way met chance or something hidden."""

    def mean(self, g: Position, move: int, streams: list[Rng]) -> float:
        """The worth after a move, over several worlds if it depends on chance."""
        heed_signals()
        total = 0.0
        for i in range(len(streams)):
            self.chance = False
            total += self.after(g.imagine(self.seat, streams[i].copy()), move, DEPTH)
            if not self.chance:
                return total / (i + 1)
        return total / len(streams)

    def after(self, world: Position, move: int, depth: int) -> float:
        """The worth of the best way on after a move; `world` is used up."""
        assert isinstance(world, AncientWorld)
        decision = world.decision_of(self.seat)
        assert decision is not None
        if move == PASS and isinstance(decision, TakeTurn):
            world.players[self.seat].passed = True
            return self.mind.worth(world, self.seat)
        news = world.news
        world.apply(decision, move)
        if world.news != news:
            self.chance = True
        asked = world.decision_of(self.seat)
        if asked is None or isinstance(asked, TakeTurn):
            return self.mind.worth(world, self.seat)
        options = world.options(asked)
        if isinstance(asked, PlaceCitizen):
            options = worth_a_try(world, asked, options)
        if depth == 0 or len(options) == 1:
            return self.after(world, options[0], max(0, depth - 1))
        best = -1e9
        for each in options[1:]:
            best = max(best, self.after(world.clone(), each, depth - 1))
        return max(best, self.after(world, options[0], depth - 1))

    def best_way(self, world: Position, options: list[int], depth: int) -> Position:
        """The end of the turn on the best way on; `world` is used up."""
        if len(options) == 1:
            return self.end_after(world, options[0], depth)
        best_worth = -1e9
        best = world
        passing = False
        for move in options:
            asked = world.decision_of(self.seat)
            if move == PASS and isinstance(asked, TakeTurn):
                worth = self.after(world.clone(), move, 0)
                if worth > best_worth:
                    best_worth = worth
                    passing = True
                continue
            end = self.end_after(world.clone(), move, depth)
            worth = self.mind.worth(end, self.seat)
            if worth > best_worth:
                best_worth = worth
                best = end
                passing = False
        return self.end_after(world, PASS, depth) if passing else best

    def end_after(self, world: Position, move: int, depth: int) -> Position:
        assert isinstance(world, AncientWorld)
        decision = world.decision_of(self.seat)
        assert decision is not None
        world.apply(decision, move)
        asked = world.decision_of(self.seat)
        if asked is None or isinstance(asked, TakeTurn):
            return world
        options = world.options(asked)
        if isinstance(asked, PlaceCitizen):
            options = worth_a_try(world, asked, options)
        if depth == 0:
            return self.end_after(world, options[0], 0)
        return self.best_way(world, options, depth - 1)


def worth_a_try(g: AncientWorld, asked: PlaceCitizen, options: list[int]) -> list[int]:
    """Where a citizen of lower skill could go as well, this one need not."""
    below = max([skill for skill in g.players[asked.seat].home if skill < asked.skill], default=0)  # cold
    if below == 0:
        return options
    tried: list[int] = []
    for move in options:
        cell = move - CELL
        if cell >= len(CELLS):
            continue
        placement = g.box.cells[cell].placement
        if placement == MATCH_OR_PAY or (placement == HIGHER and highest_skill(g, cell) >= below):
            tried.append(move)
    return tried or options[:1]
