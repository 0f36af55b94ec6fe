"""What a bot must know of a game: what a position is worth to a seat, and which moves are worth a try.

Search is written once. A game adds a mind of its own in its folder `mind`; one without still gets all levels.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from teahouse.engine.decision import Decision
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng
from teahouse.engine.signals import heed_signals

CLICKS: Final = 15
"""Clicks of one look, before it is judged wherever it stands."""
RIVALRY: Final = 0.5
"""How much of the best rival's worth counts against one's own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A mind that knows nothing but points and chance."""

    def __init__(self) -> None:
        self.spread = 20.0
        """The lead in points that makes victory nearly three times as likely."""
        self.horizon = 4
        """The boundaries a play-out passes before it is judged."""
        self.averages = False
        """Whether a play-out is judged at every boundary it passes, or only at the last."""
        self.favour = 2
        """How often the favourite among one's own next moves must be tried before it says what a move is worth."""
        self.explore = 0.7
        """How strongly search looks at what it has seldom tried, in chances to win."""
        self.judges = False
        """Whether `scores` are worth asking for every node of the tree."""
        self.looks = 2
        """Worlds in which a mind that judges looks at the moves of the root ..."""
        self.glances = 1
        """... and further down in the tree."""
        self.trust = 1.0
        """The visits that the first impression of a move counts for in search."""
        self.tables: object = {}
        """What its promises came to in games of searching bots (`teahouse.bots.chances.Tables`)."""
        self.overlooks = 20
        """Of a hundred answers, how many the pupil does not notice."""

    def worth(self, g: Position, seat: int) -> float:
        """The points this seat may expect at the end of the game."""
        return float(g.points(seat))

    def worths(self, g: Position) -> list[float]:
        """The worth to each seat, and to rivals without a seat after them."""
        return [self.worth(g, seat) for seat in range(g.seats)]

    def stage(self, g: Position) -> int:
        """A number that changes at the natural boundaries of the game, where positions can be judged."""
        return g.open[0].seat if g.open else -1

    def progress(self, g: Position) -> float:
        """How much of the game is over, from 0 to 1, as far as all can see."""
        return 0.0 if g.open else 1.0

    def era(self, g: Position) -> int:
        """The round or year, from 1; always 0 where a game has none."""
        return 0

    def play(self, g: Position, decision: Decision[Any], options: list[int], rng: Rng) -> int:
        """The next move of a play-out."""
        return options[rng.below(len(options))]

    def go_on(self, g: Position, decision: Decision[Any], options: list[int], rng: Rng) -> Position:
        """The position after the next moves of a play-out, one or more; `g` is used up."""
        g.apply(decision, options[0] if len(options) == 1 else self.play(g, decision, options, rng))
        return g

    def scores(self, g: Position, decision: Decision[Any], options: list[int], looks: int, rng: Rng) -> list[float]:
        """How good each answer looks at once, in points: the best of a few ways the turn may go on."""
        worlds: list[Position] = []
        streams: list[Rng] = []
        for _ in range(looks):
            stream = rng.split()
            worlds.append(g.imagine(decision.seat, stream))
            streams.append(stream)
        found: list[float] = []
        for move in options:
            likings = [self.look(worlds[i].clone(), decision.seat, move, streams[i].copy()) for i in range(looks)]
            found.append(max(likings))
        return found

    def look(self, world: Position, seat: int, move: int, rng: Rng) -> float:
        """A move and an end of the turn as in a play-out, as this seat likes it; `world` is used up."""
        heed_signals()
        decision = world.decision_of(seat)
        assert decision is not None
        world.apply(decision, move)
        stage = self.stage(world)
        for _ in range(CLICKS):
            asked = world.decision_of(seat)
            if asked is None or self.stage(world) != stage:
                break
            world.apply(asked, self.play(world, asked, world.options(asked), rng))
        return self.liking(world, seat)

    def liking(self, g: Position, seat: int) -> float:
        """One's own worth, less a part of the best rival's."""
        best = -1e9
        for other in range(g.seats):
            if other != seat:
                best = max(best, self.worth(g, other))
        mine = self.worth(g, seat)
        return mine if best == -1e9 else mine - RIVALRY * best


def best_of(options: list[int], scores: list[float], rng: Rng) -> int:
    """The option with the highest score; equal ones by chance."""
    most = max(scores)
    best = [options[i] for i in range(len(options)) if scores[i] >= most - 1e-9]
    return best[0] if len(best) == 1 else best[rng.below(len(best))]
