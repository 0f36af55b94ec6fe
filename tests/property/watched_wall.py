"""Random games of The Great Wall under the eyes of the laws."""

from collections.abc import Iterator

from teahouse.engine.decision import Decision
from teahouse.engine.rng import Rng, seeded
from teahouse.games.great_wall.laws import broken_laws
from teahouse.games.great_wall.moves import PASS
from teahouse.games.great_wall.state import GreatWall
from tests.great_wall.bench import kind


def start(seats: int, seed: str) -> GreatWall:
    """A quiet game, set up."""
    g = kind().new(seats, {}, seed)
    g.loud = False
    g.events = []
    return g


def any_answer(g: GreatWall, decision: Decision[GreatWall], rng: Rng, eager: bool) -> int:
    """A random legal answer; eager players seldom decline, so that their games last."""
    options = g.options(decision)
    assert options, f"{type(decision).__name__} has no legal answer"
    if eager and rng.below(4):
        options = [move for move in options if move > PASS] or options
    return options[rng.below(len(options))]


def move_on(g: GreatWall, rng: Rng, eager: bool = True) -> None:
    """One random answer to one of the open decisions."""
    decision = g.open[rng.below(len(g.open))]
    g.apply(decision, any_answer(g, decision, rng, eager))


def play_on(g: GreatWall, rng: Rng, eager: bool = True) -> GreatWall:
    """Random moves until the game ends."""
    while g.open:
        move_on(g, rng, eager)
    return g


def sampled(seats: int, seed: str, step: int) -> Iterator[GreatWall]:
    """One position in every `step` of a random game, and its end; they are to be looked at, not touched."""
    g, rng = start(seats, seed), seeded(seed)
    made = 0
    while g.open:
        if made % step == 0:
            yield g
        move_on(g, rng)
        made += 1
    yield g


def watch(seats: int, seed: str, every: int, eager: bool) -> int:
    """A whole game; laws are looked at every so many decisions and at the end, which must come."""
    g, rng = start(seats, seed), seeded(f"moves {seed}")
    made = 0
    while g.open:
        move_on(g, rng, eager)
        made += 1
        if made % every == 0 or not g.open:
            broken = broken_laws(g)
            assert not broken, f"{seats} players, seed {seed}, after {made} decisions: {broken}"
        assert made < 20_000, f"{seats} players, seed {seed}: the game does not end"
    assert g.over
    assert g.finished
    assert g.end_reasons
    assert len(g.winners()) == 1
    return made
