"""Random games of The Ancient World under the eyes of the laws."""

from collections.abc import Iterator
from typing import Final

from teahouse.engine.decision import Decision
from teahouse.engine.rng import Rng, seeded
from teahouse.games.ancient_world.rules.laws import broken_at_the_start_of_turns, broken_laws
from teahouse.games.ancient_world.rules.moves import CELL, EMPIRE, PASS
from teahouse.games.ancient_world.rules.placement import PlaceCitizen
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.games.ancient_world.rules.turns import TakeTurn
from teahouse.games.ancient_world.rules.words import BUILD, EMPIRE_CARDS, EXPAND
from tests.games.ancient_world.builder import kind


def start(seats: int, seed: str, expand_plus: str = "on", buying: str = "may") -> AncientWorld:
    """A quiet game, set up."""
    g = kind().new(seats, kind().complete({"expand_plus": expand_plus, "buying": buying}), seed)
    g.keeps_events = False
    g.events = []
    return g


BOLD: Final = frozenset([CELL + BUILD, CELL + EXPAND, *range(EMPIRE + 1, EMPIRE + EMPIRE_CARDS + 1)])
"""Where an eager player likes to place citizens: blind chance seldom owns many cards."""


def any_answer(g: AncientWorld, decision: Decision[AncientWorld], rng: Rng, eager: bool) -> int:
    """A random legal answer; eager players seldom pass, and build their cities to use them."""
    options = g.options(decision)
    assert options, f"{type(decision).__name__} has no legal answer"
    if eager and rng.below(12):
        options = [move for move in options if move != PASS] or options
    if eager and isinstance(decision, PlaceCitizen) and rng.below(2):
        options = [move for move in options if move in BOLD] or options
    return options[rng.below(len(options))]


def move_on(g: AncientWorld, rng: Rng, eager: bool = True) -> None:
    """One random answer; now and then an eager player finds money in the street, so that they can try everything."""
    decision = g.open[0]
    if eager and isinstance(decision, TakeTurn) and rng.below(6) == 0:
        g.players[decision.seat].coins += 4
        g.players[decision.seat].knowledge += 1
    g.apply(decision, any_answer(g, decision, rng, eager))


def play_on(g: AncientWorld, rng: Rng, eager: bool = True, most: int = 5_000) -> AncientWorld:
    """Random moves until the game ends, or that many."""
    made = 0
    while g.open and made < most:
        move_on(g, rng, eager)
        made += 1
    return g


def sampled(seats: int, seed: str, step: int) -> Iterator[AncientWorld]:
    """One position in every `step` of a random game, and its end; they are to be looked at, not touched."""
    g, rng = start(seats, seed), seeded(seed)
    made = 0
    while g.open:
        if made % step == 0:
            yield g
        move_on(g, rng)
        made += 1
    yield g


def watch(seats: int, seed: str, expand_plus: str, every: int, eager: bool, buying: str = "may") -> int:
    """A whole game; laws are looked at every few decisions and at the end, which must come."""
    g, rng = start(seats, seed, expand_plus, buying), seeded(f"moves {seed}")
    made = 0
    while g.open:
        before = g.round
        move_on(g, rng, eager)
        made += 1
        assert len(g.open) <= 1, "two questions at once"
        broken = broken_laws(g) if made % every == 0 or not g.open else []
        if g.round != before:
            broken += broken_at_the_start_of_turns(g)
        assert not broken, f"{seats} players, seed {seed}, after {made} decisions: {broken}"
        assert made < 5_000, f"{seats} players, seed {seed}: the game does not end"
    assert g.over
    assert g.finished
    assert g.round == 6
    assert g.winners()
    return made
