"""Random games of ZhanGuo under the eyes of the laws: every set-up, and the driver that watches a game."""

from itertools import product
from typing import Final, NamedTuple

from teahouse.engine.decision import Decision
from teahouse.engine.rng import Rng, seeded
from teahouse.games.zhanguo.rules.boards import Bid, ChooseBoard
from teahouse.games.zhanguo.rules.court import PlayCard, UseCard
from teahouse.games.zhanguo.rules.laws import broken_laws
from teahouse.games.zhanguo.rules.moves import ABILITY, ACTION, CELL, FREE, OFFICIAL, REGION, TAKE, TASK
from teahouse.games.zhanguo.rules.names import GOVERNOR, PALACE, TASK_SLOTS, WALL
from teahouse.games.zhanguo.rules.state import ZhanGuo
from tests.games.zhanguo.builder import kind


class Setup(NamedTuple):
    """One way to start a game."""

    seats: int
    boards: str
    draft: str
    track_order: str
    harsh_recruit: str
    colours: str

    def __str__(self) -> str:
        variants = ("draft", "track_order", "harsh_recruit")
        words = [f"{self.seats}-{self.boards}", *(name for name in variants if getattr(self, name) == "on")]
        return "-".join([*words, self.colours])

    def start(self, seed: str) -> ZhanGuo:
        """A quiet game, set up."""
        options = self._asdict()
        del options["seats"]
        g = kind().new(self.seats, kind().complete(options), seed)
        g.keeps_events = False
        g.events = []
        return g


OFF_ON: Final = ("off", "on")
SETUPS: Final = [
    Setup(*values) for values in product((2, 3, 4), ("a", "b", "auction"), OFF_ON, OFF_ON, OFF_ON, ("seat", "choose"))
] + [Setup(seats, "agreed_auction", "off", "off", "off", "seat") for seats in (2, 3, 4)]


BOLD: Final = frozenset([TAKE, ACTION + WALL, ACTION + PALACE, ACTION + GOVERNOR, *range(ABILITY, TASK + TASK_SLOTS)])
"""Moves that blind chance seldom finds: what an eager player likes."""


def any_answer(g: ZhanGuo, decision: Decision[ZhanGuo], rng: Rng, eager: bool) -> int:
    """A random legal answer. Eager players build, appoint and claim when they can, and make few free moves."""
    options = g.options(decision)
    assert options, f"{type(decision).__name__} has no legal answer"
    if eager and rng.below(4):
        options = [m for m in options if m in BOLD] or [m for m in options if not FREE <= m < CELL] or options
    return options[rng.below(len(options))]


def any_open(g: ZhanGuo, rng: Rng) -> Decision[ZhanGuo]:
    """One of the open decisions."""
    return g.open[0] if len(g.open) == 1 else g.open[rng.below(len(g.open))]


def move_on(g: ZhanGuo, rng: Rng, eager: bool = True) -> None:
    """One random answer to one of the open decisions."""
    decision = any_open(g, rng)
    g.apply(decision, any_answer(g, decision, rng, eager))


def play_on(g: ZhanGuo, rng: Rng, eager: bool = True, most: int = 100_000) -> ZhanGuo:
    """Random moves until the game ends, or that many."""
    made = 0
    while g.open and made < most:
        move_on(g, rng, eager)
        made += 1
    return g


class Watched:
    """A random game whose every step is looked at. What a law cannot see in one position is remembered here."""

    def __init__(self, setup: Setup, seed: str, every: int = 1, eager: bool = False) -> None:
        self.setup = setup
        self.eager = eager
        self.every = every
        """How many decisions lie between two looks at all laws."""
        self.g = setup.start(seed)
        self.rng = seeded(f"moves {seed}")
        self.made = 0
        self.on_board = [0] * setup.seats
        self.at_court = [0] * setup.seats
        """Cards each seat has played to the own board, and to the court."""

    def step(self) -> None:
        """One decision, and everything that must hold of it."""
        g, rng = self.g, self.rng
        decision = any_open(g, rng)
        move = any_answer(g, decision, rng, self.eager)
        if isinstance(decision, UseCard) and move < OFFICIAL:
            if move >= REGION:
                self.on_board[decision.seat] += 1
            else:
                self.at_court[decision.seat] += 1
        before = [player.vp for player in g.players]
        g.apply(decision, move)
        self.made += 1
        if not isinstance(decision, (Bid, ChooseBoard)):
            for player, vp in zip(g.players, before, strict=True):
                assert player.vp >= vp, f"{self}: ZG-INV-09: VP fell from {vp} to {player.vp}"
        if g.open and isinstance(g.open[0], PlayCard):
            assert len(g.track) == g.seats, f"{self}: ZG-INV-10: the track holds {g.track}"
            assert g.column == [-1, -1, -1], f"{self}: ZG-INV-10: the column holds {g.column}"
        if self.made % self.every == 0 or not g.open:
            broken = broken_laws(g)
            assert not broken, f"{self}: {broken}"

    def play(self) -> "Watched":
        """To the end, which must come."""
        while self.g.open:
            self.step()
            assert self.made < 5_000, f"{self}: the game does not end"
        assert self.g.over
        assert self.g.finished
        assert len(self.g.winners()) == 1
        for seat in range(self.g.seats):
            assert self.on_board[seat] + self.at_court[seat] == 30, f"{self}: ZG-INV-08: not 30 cards played"
            assert self.on_board[seat] <= 15, f"{self}: ZG-INV-08: {self.on_board[seat]} cards on a board"
            assert self.at_court[seat] >= 15, f"{self}: ZG-INV-08: {self.at_court[seat]} court actions"
        return self

    def __str__(self) -> str:
        return f"{self.setup}, after {self.made} decisions"
