"""Random games of The Great Wall under the eyes of the laws."""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple

from teahouse.engine.decision import Decision
from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import Rng, seeded
from teahouse.engine.snapshot import from_json, state_hash, to_json
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.kind import GreatWallKind
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.moves import PASS
from teahouse.games.great_wall.rules.state import GreatWall
from tests.games.great_wall.builder import kind


class Setup(NamedTuple):
    """A table to play at. A patient Emperor has enough shame to give for random players to see the late years."""

    seats: int
    mode: str = "competitive"
    patient: bool = False
    expansions: tuple[tuple[str, str], ...] = ()
    """Options beside the mode."""

    def __str__(self) -> str:
        further = "".join(f"-{value if value != 'on' else option}" for option, value in self.expansions)
        return f"{self.seats}-{self.mode}{'-patient' if self.patient else ''}{further}"


SETUPS: Final = (
    Setup(1),
    Setup(2),
    Setup(3),
    Setup(4),
    Setup(5),
    Setup(2, "cooperative"),
    Setup(3, "cooperative"),
    Setup(4, "cooperative"),
    Setup(5, "cooperative"),
    Setup(1, patient=True),
    Setup(2, patient=True),
    Setup(2, "cooperative", patient=True),
    Setup(3, "cooperative", patient=True),
    Setup(1, patient=True, expansions=(("qin_breach", "killed"),)),
    Setup(2, "cooperative", expansions=(("first_hordes", "players"),)),
)
PATIENCE: Final = 60


def everywhere(option: str, value: str) -> tuple[Setup, ...]:
    """Every table at which an expansion may be played by itself."""
    tables = [
        Setup(seats, mode, expansions=((option, value),))
        for mode in ("competitive", "cooperative")
        for seats in kind().seat_counts
    ]
    return tuple(table for table in tables if is_possible(table))


def is_possible(setup: Setup) -> bool:
    options = {"mode": setup.mode, **dict(setup.expansions)}
    return kind().impossible(setup.seats, kind().complete(options)) is None


@cache
def patient_kind() -> GreatWallKind:
    box = load().box
    box.constants.shame_per_player = PATIENCE
    return GreatWallKind(box)


def start(seats: int | Setup, seed: str) -> GreatWall:
    """A quiet game, set up."""
    setup = seats if isinstance(seats, Setup) else Setup(seats)
    chosen = patient_kind() if setup.patient else kind()
    options = chosen.complete({"mode": setup.mode, **dict(setup.expansions)})
    assert chosen.impossible(setup.seats, options) is None
    g = chosen.new(setup.seats, options, seed)
    g.keeps_events = False
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


def play_on(g: GreatWall, rng: Rng, eager: bool = True, most: int = 100_000) -> GreatWall:
    """Random moves until the game ends, or that many."""
    made = 0
    while g.open and made < most:
        move_on(g, rng, eager)
        made += 1
    return g


def sampled(seats: int | Setup, seed: str, step: int) -> Iterator[GreatWall]:
    """One position in every `step` of a random game, and its end; they are to be looked at, not touched."""
    g, rng = start(seats, seed), seeded(seed)
    made = 0
    while g.open:
        if made % step == 0:
            yield g
        move_on(g, rng)
        made += 1
    yield g


def watch(seats: int | Setup, seed: str, every: int, eager: bool) -> int:
    """A whole game; laws are looked at every few decisions and at the end, which must come."""
    g, rng = start(seats, seed), seeded(f"moves {seed}")
    made = 0
    while g.open:
        move_on(g, rng, eager)
        made += 1
        if made % every == 0 or not g.open:
            broken = broken_laws(g)
            assert not broken, f"{seats}, seed {seed}, after {made} decisions: {broken}"
        assert made < 20_000, f"{seats}, seed {seed}: the game does not end"
    assert g.over
    assert g.finished
    assert g.end_reasons
    lost_by_all = g.court is not None or g.opponent is not None
    unscored = any(expansion.lost_by_all(g) for expansion in g.attached())
    assert len(g.winners()) in ((0, g.seats) if lost_by_all else (0,) if unscored else (1,))
    return made


def look_closely(chosen: GreatWallKind, positions: Iterable[GreatWall], seed: str) -> None:
    """Legal moves, secrets, laws, snapshots and copies of some positions; some of them are played to the end."""
    rng = seeded(seed)
    for number, g in enumerate(positions):
        before = state_hash(g)
        for decision in g.open:
            legal = [move for move in range(len(chosen.moves)) if g.judge(decision, move) is None]
            assert sorted(g.options(decision)) == legal != [], type(decision).__name__
        for seat in range(SPECTATOR, g.seats):
            world = g.imagine(seat, rng)
            assert world.observe(seat) == g.observe(seat)
            assert broken_laws(world) == []
            if number % 8 == seat + 1:
                play_on(world, rng)
                assert (world.finished, broken_laws(world)) == (True, [])
        again = from_json(chosen, json.loads(json.dumps(to_json(g))))
        assert isinstance(again, GreatWall)
        assert state_hash(again) == before
        twin = g.clone()
        assert not {id(part) for part in twin.attached()} & {id(part) for part in g.attached()}
        if number % 4 == 0:
            assert state_hash(play_on(again, seeded("on"))) == state_hash(play_on(twin, seeded("on")))
        assert state_hash(g) == before
