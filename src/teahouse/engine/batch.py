"""Many games side by side, stepped inside compiled code: what each game shows goes into common rows of bytes.

Every step makes fresh rows, so whoever keeps the last ones keeps them unchanged.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position
from teahouse.engine.rewards import Reward
from teahouse.engine.rng import seeded
from teahouse.engine.signals import heed_signals

GOES_ON: Final = 0
TERMINATED: Final = 1
TRUNCATED: Final = 2
ILLEGAL: Final = 3
"""How a step left a game: it goes on, is over, was cut off, or ended by an illegal action."""
ILLEGAL_REWARD: Final = -1.0

Opponent = Callable[[Position, int], int]
"""Answers for a seat."""


@final
class Batch:
    """`count` games of one kind; a game that ends is followed by the next at once, in the same step.

    Whoever interrupts a step resets the batch: some of its games have made their move then, and others have not.
    """

    def __init__(
        self,
        kind: GameKind,
        seats: int,
        options: dict[str, str],
        count: int,
        reward: Reward,
        opponents: list[Opponent | None],
        rotates: bool,
        replaces: bool,
        most_moves: int,
        tells_state: bool,
    ) -> None:
        """`opponents` has somebody for each seat that is not learning; they move on by a seat in every game if it
        `rotates`. An illegal action ends a game unless it `replaces` it by chance; `most_moves` of 0 cuts none off.
        """
        self.kind = kind
        self.seats = seats
        self.options = options
        self.count = count
        self.reward = reward
        self.opponents = opponents
        self.rotates = rotates
        self.replaces = replaces
        self.most_moves = most_moves
        self.tells_state = tells_state
        self.actions = len(kind.moves)
        self.width = kind.layout().size
        self.blank: vec[u8] = vec[u8](bytes(self.width))
        self.blank_mask: vec[u8] = vec[u8](bytes(self.actions))
        self.seed = ""
        self.rng = seeded("")
        self.started = 0
        """How many games were dealt since the last reset; game n has the seed `<seed>/<n>`."""
        self.positions: list[Position] = []
        self.made: list[int] = []
        """By game, the moves made in it."""
        self.turned: list[int] = []
        """By game, by how many seats the opponents have moved on."""
        self.ended: dict[int, Position] = {}
        """By game, the last position of those that ended in the last step."""
        self.lengths: dict[int, int] = {}
        """By game, how many moves those had that ended in the last step."""
        self.rows: vec[u8] = vec[u8]()
        self.masks: vec[u8] = vec[u8]()
        self.states: vec[u8] = vec[u8]()
        self.to_move: vec[u8] = vec[u8]()
        """By game, the seat that must answer now."""
        self.rewards: vec[float] = vec[float]()
        """By game and seat, what the last step brought."""
        self.ends: vec[u8] = vec[u8]()
        """By game, how the last step left it."""

    def reset(self, seed: str) -> None:
        """Deal all games anew; the same seed deals the same games."""
        self.seed = seed
        self.rng = seeded(f"batch {seed}")
        self.started = 0
        self.positions = []
        self.made = [0] * self.count
        self.turned = [0] * self.count
        self.clear()
        for number in range(self.count):
            self.positions.append(self.deal(number))
            self.show(number)

    def restore(self, seed: str, started: int, positions: list[Position], made: list[int], turned: list[int]) -> None:
        """Go on from games that were kept."""
        self.seed = seed
        self.rng = seeded(f"batch {seed} {started}")
        self.started = started
        self.positions = [g.clone() for g in positions]
        self.made = made[:]
        self.turned = turned[:]
        self.clear()
        for number in range(self.count):
            self.show(number)

    def clear(self) -> None:
        self.rows = vec[u8](capacity=self.count * self.width)
        self.masks = vec[u8](capacity=self.count * self.actions)
        if self.tells_state:
            self.states = vec[u8](capacity=self.count * self.seats * self.width)
        self.to_move = vec[u8](bytes(self.count))
        self.ends = vec[u8](bytes(self.count))
        self.rewards = vec[float]([0.0] * (self.count * self.seats))
        self.ended = {}
        self.lengths = {}

    def deal(self, number: int) -> Position:
        """The next game, at the first question to a learner."""
        while True:
            g = self.kind.new(self.seats, self.options, f"{self.seed}/{self.started}")
            g.game = self.kind
            g.keeps_events = False
            g.events = []
            turned = self.started % self.seats if self.rotates else 0
            self.started += 1
            self.made[number] = 0
            self.turned[number] = turned
            self.let_opponents_play(g, turned)
            if g.open:
                return g

    def let_opponents_play(self, g: Position, turned: int) -> None:
        """Until a learner is asked or the game is over."""
        while g.open:
            decision = g.open[0]
            opponent = self.opponents[(decision.seat + turned) % self.seats]
            if opponent is None:
                return
            g.apply(decision, opponent(g, decision.seat))
            heed_signals()

    def step(self, actions: vec[i64]) -> None:
        """Carry out one action in each game."""
        assert len(actions) == self.count
        heed_signals()
        legal = self.masks
        self.clear()
        for number in range(self.count):
            self.step_one(number, actions[number], legal)
            self.show(number)

    def step_one(self, number: int, action: i64, legal: vec[u8]) -> None:
        g = self.positions[number]
        decision = g.open[0]
        move = int(action)
        if not (0 <= move < self.actions and legal[number * self.actions + move]):
            if not self.replaces:
                self.rewards[number * self.seats + decision.seat] = ILLEGAL_REWARD
                self.finish(number, ILLEGAL)
                return
            options = g.options(decision)
            move = options[self.rng.below(len(options))]
        g.apply(decision, move)
        self.made[number] += 1
        self.let_opponents_play(g, self.turned[number])
        if not g.open:
            worth = self.reward(g)
            for seat in range(self.seats):
                self.rewards[number * self.seats + seat] = worth[seat]
            self.finish(number, TERMINATED)
        elif self.made[number] == self.most_moves:
            self.finish(number, TRUNCATED)

    def finish(self, number: int, how: int) -> None:
        """The game is over; the next begins."""
        self.ends[number] = u8(how)
        self.ended[number] = self.positions[number]
        self.lengths[number] = self.made[number]
        self.positions[number] = self.deal(number)

    def show(self, number: int) -> None:
        """What the seat to move knows and may do, behind what the games before have shown."""
        g = self.positions[number]
        decision = g.open[0]
        self.to_move[number] = u8(decision.seat)
        at: i64 = len(self.rows)
        self.rows = extend(self.rows, self.blank)
        self.kind.write_features(g, decision.seat, self.rows, at)
        mask: i64 = len(self.masks)
        self.masks = extend(self.masks, self.blank_mask)
        masks = self.masks
        for move in g.options(decision):
            masks[mask + move] = 1
        if self.tells_state:
            for seat in range(self.seats):
                start: i64 = len(self.states)
                self.states = extend(self.states, self.blank)
                self.kind.write_features(g, seat, self.states, start)

    def play_on(self, steps: int) -> int:
        """Random legal actions, with everything shown at every step, all inside: the yardstick of speed."""
        for _ in range(steps):
            self.step(self.any_actions())
        return steps * self.count

    def any_actions(self) -> vec[i64]:
        """A legal action for each game, by chance, read off the masks."""
        actions = vec[i64]([0] * self.count)
        masks = self.masks
        for number in range(self.count):
            start: i64 = number * self.actions
            legal: i64 = 0
            for action in range(self.actions):
                legal += i64(masks[start + action])
            left: i64 = self.rng.below(legal)
            for action in range(self.actions):
                if masks[start + action]:
                    if left == 0:
                        actions[number] = action
                        break
                    left -= 1
        return actions
