"""What environments are set up with, checked once: game, seats, options, rewards, and who plays the other seats."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import numpy as np
import numpy.typing as npt
from gymnasium.spaces import Box, Dict, Discrete

from teahouse.bots import answer, bot, read_budget, searchers
from teahouse.engine.batch import Opponent
from teahouse.engine.errors import TeahouseError
from teahouse.engine.kind import GameKind
from teahouse.engine.layout import Layout
from teahouse.engine.position import Position
from teahouse.engine.rewards import REWARDS, Reward, reward_named
from teahouse.engine.rng import Rng, seeded
from teahouse.registry import load_game

Illegal = Literal["end", "replace"]
Observation = dict[str, npt.NDArray[Any]]
"""`observation`, a row of what the seat may know, and `action_mask`, a 1 for every legal action."""
Agent = Callable[[Observation], int]
"""Whoever chooses an action by an observation: it sees what its seat sees."""
Opponents = str | Agent | Sequence[str | Agent]
"""A bot such as `scholar` or `sage@200`, or an agent; one for all other seats, or one for each, from the left on."""

RENDER_MODES: Final = ("ansi", "human")
ILLEGAL: Final = ("end", "replace")


class Settings(NamedTuple):
    """A game as environments open it."""

    kind: GameKind
    layout: Layout
    seats: int
    options: dict[str, str]
    reward: Reward

    def spaces(self) -> tuple[Dict, Discrete]:
        """What an agent sees, and what it may answer."""
        row = Box(0, 255, (self.layout.size,), np.uint8)
        mask = Box(0, 1, (len(self.kind.moves),), np.int8)
        return Dict({"observation": row, "action_mask": mask}), Discrete(len(self.kind.moves))

    def start(self, seed: str) -> Position:
        """A new game that keeps no events."""
        g = self.kind.start(self.seats, self.options, seed)
        g.keeps_events = False
        g.events = []
        return g

    def see(self, g: Position, seat: int) -> Observation:
        """What a seat knows, and which moves it may make now; both arrays are the caller's to keep."""
        mask = bytearray(len(self.kind.moves))
        decision = g.decision_of(seat)
        if decision is not None:
            for move in g.options(decision):
                mask[move] = 1
        row = self.kind.features(g, seat)
        return {"observation": np.frombuffer(row, np.uint8), "action_mask": np.frombuffer(mask, np.int8)}


def settled(
    game: str, seats: int | None, options: dict[str, str] | None, reward: str | Reward, pack: str | Path | None
) -> Settings:
    """The settings, or a sentence about the first that cannot be."""
    loaded = load_game(game, None if pack is None else Path(pack))
    kind = loaded.kind
    count = loaded.usual_seats if seats is None else seats
    settings = Settings(kind, layout_of(kind), count, kind.complete(options or {}), reward_of(reward))
    settings.start("whether it can be played")
    return settings


def layout_of(kind: GameKind) -> Layout:
    """What stands where in an observation, or a sentence for a game that has no features."""
    try:
        return kind.layout()
    except NotImplementedError:
        wanted = "`layout` and `write_features` of its kind (teahouse.engine.features helps)"
        raise TeahouseError(f"{kind.name} has no features to learn from: it wants {wanted}.") from None


def reward_of(reward: str | Reward) -> Reward:
    if callable(reward):
        return reward
    if not isinstance(reward, str):
        raise TeahouseError(f"A reward is one of {', '.join(REWARDS)}, or a function of the last position.")
    return reward_named(reward)


def check_illegal(illegal: str) -> None:
    if illegal not in ILLEGAL:
        raise TeahouseError(f"An illegal action cannot “{illegal}”; choose one of: {', '.join(ILLEGAL)}.")


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise TeahouseError(f"There is no render mode “{mode}”; choose one of: {', '.join(RENDER_MODES)}.")


def opponents_of(settings: Settings, wanted: Opponents, learner: int, seed: str) -> list[Opponent | None]:
    """By seat, who plays it; nobody for the learner. A list names the seats from the learner's left on."""
    if not 0 <= learner < settings.seats:
        raise TeahouseError(f"There is no seat {learner} to learn in, only 0 to {settings.seats - 1}.")
    others = settings.seats - 1
    each: list[str | Agent] = [wanted] * others if isinstance(wanted, str) or callable(wanted) else list(wanted)
    if len(each) != others:
        raise TeahouseError(f"{settings.kind.name} for {settings.seats} has {others} opponents, not {len(each)}.")
    found: list[Opponent | None] = [None] * settings.seats
    for place, who in enumerate(each):
        seat = (learner + 1 + place) % settings.seats
        found[seat] = opponent_of(settings, who, f"{seed} opponent {place}")
    return found


class BotOpponent:
    """A bot in a seat, with a generator of its own."""

    def __init__(self, settings: Settings, word: str, rng: Rng) -> None:
        name, at, amount = word.partition("@")
        if at and name.partition(":")[0] not in searchers():
            raise TeahouseError(f"Only {' and '.join(searchers())} think within a budget, not “{name}”.")
        self.settings = settings
        self.word = word
        self.rng = rng
        self.player = bot(name, read_budget(amount) if at else None, time.process_time)

    def __call__(self, g: Position, seat: int) -> int:
        return answer(self.player, self.settings.kind, g, seat, self.rng)

    def __reduce__(self) -> tuple[Any, ...]:
        """Another bot of that name, with its chance where this one has it."""
        return BotOpponent, (self.settings, self.word, self.rng)


class AgentOpponent:
    """An agent in a seat; its answers are checked."""

    def __init__(self, settings: Settings, agent: Agent) -> None:
        self.settings = settings
        self.agent = agent

    def __call__(self, g: Position, seat: int) -> int:
        action = self.agent(self.settings.see(g, seat))
        move = action_of(action, len(self.settings.kind.moves))
        clause = "not a move" if move < 0 else g.refuse(seat, move)
        if clause is not None:
            raise TeahouseError(f"An opponent answered {action!r}, which is not allowed in seat {seat}: {clause}.")
        return move


def opponent_of(settings: Settings, who: str | Agent, seed: str) -> Opponent:
    """A bot by its word, or an agent."""
    if isinstance(who, str):
        return BotOpponent(settings, who, seeded(seed))
    if not callable(who):
        raise TeahouseError(f"An opponent is a bot by its name or a function of an observation, not {who!r}.")
    return AgentOpponent(settings, who)


def action_of(action: object, actions: int) -> int:
    """An action as a number of the vocabulary, -1 for one outside it; a sentence for what is no number at all."""
    if isinstance(action, (bool, np.bool_)) or not isinstance(action, (int, np.integer, np.ndarray)):
        raise TeahouseError(f"An action is a number from 0 to {actions - 1}, not {action!r}.")
    if isinstance(action, np.ndarray) and (action.size != 1 or action.dtype.kind not in "iu"):
        raise TeahouseError(f"An action is one whole number, not an array {action.shape} of {action.dtype}.")
    number = int(action)
    return number if 0 <= number < actions else -1


def check_actions(actions: object, count: int) -> npt.NDArray[np.int64]:
    """An action for each game, as the batch takes them, or a sentence about their shape or type."""
    given = np.asarray(actions)
    if given.shape != (count,) or given.dtype.kind not in "iu":
        raise TeahouseError(f"Actions are {count} whole numbers, not {given.shape} of {given.dtype}.")
    return np.ascontiguousarray(given, np.int64)
