"""The arena: an agent from outside plays the house bots, one against a table of each, in every seat in turn.

An agent is a Python function, `module:function`, or a process that speaks JSON over its standard input and output, one
object a line. It is asked

    {"ask": 7, "game": "zhanguo", "seat": 0, "legal": [156, 163], "words": ["card 1", "card 8"], "observation": {...}}

and answers `{"ask": 7, "move": 163}` or `{"ask": 7, "move": "card 8"}`; a function is given the same and returns the
number or the word. A process is first told `{"hello": "zhanguo", "seats": 2, "moves": [...]}`, which wants no answer.

**Whoever answers rubbish, too late or not at all loses that game**, and the arena goes on with the next: an answer
that is no JSON object, belongs to another question, or names no legal move; one that comes later than the patience
allows; an exception; the end of the process. A process that was late or has ended is started anew for the next game.
"""

import importlib
import json
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from teahouse.bots import answer
from teahouse.engine.errors import TeahouseError
from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position
from teahouse.engine.rng import seeded
from teahouse.lab.shares import Share, share_of
from teahouse.lab.tournament import bot_of
from teahouse.registry import load_game

PATIENCE: Final = 5.0
"""Seconds an agent may take for a move, unless somebody says otherwise."""
Question = dict[str, Any]


class Forfeit(Exception):
    """The agent loses this game; the message says why."""


class Agent(Protocol):
    """Whoever answers questions."""

    def begin(self, hello: Question) -> None:
        """A new game is about to begin."""
        ...

    def choose(self, question: Question) -> object:
        """The number or the word of a move, or `Forfeit`."""
        ...

    def close(self) -> None: ...


class Function:
    """A Python function as an agent."""

    def __init__(self, call: Callable[[Question], object], patience: float) -> None:
        self.call = call
        self.patience = patience

    def begin(self, hello: Question) -> None:
        """A function needs no greeting."""

    def choose(self, question: Question) -> object:
        began = time.monotonic()
        try:
            chosen = self.call(question)
        except Exception as error:
            raise Forfeit(f"raised {type(error).__name__}: {error}") from None
        if time.monotonic() - began > self.patience:
            raise Forfeit(f"answered later than after {self.patience:g} s")
        return chosen

    def close(self) -> None:
        """Nothing is open."""


class Process:
    """A program as an agent."""

    def __init__(self, command: list[str], patience: float) -> None:
        self.command = command
        self.patience = patience
        self.running: subprocess.Popen[str] | None = None
        self.lines: queue.Queue[str] = queue.Queue()

    def begin(self, hello: Question) -> None:
        if self.running is not None and self.running.poll() is None:
            return
        try:
            self.running = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        except OSError as error:
            raise TeahouseError(f"The agent cannot be started: {error}.") from None
        self.lines = queue.Queue()
        threading.Thread(target=listen, args=(self.running, self.lines), daemon=True).start()
        self.tell(hello)

    def tell(self, message: Question) -> None:
        assert self.running is not None
        assert self.running.stdin is not None
        try:
            self.running.stdin.write(json.dumps(message) + "\n")
            self.running.stdin.flush()
        except OSError:
            raise self.ended() from None

    def ended(self) -> Forfeit:
        self.close()
        return Forfeit("ended without an answer")

    def choose(self, question: Question) -> object:
        self.tell(question)
        try:
            line = self.lines.get(timeout=self.patience)
        except queue.Empty:
            self.close()
            raise Forfeit(f"did not answer within {self.patience:g} s") from None
        if not line:
            raise self.ended()
        try:
            found = json.loads(line)
        except ValueError:
            raise Forfeit(f"answered {line.strip()[:60]!r}, which is no JSON") from None
        if not isinstance(found, dict) or found.get("ask") != question["ask"]:
            raise Forfeit(f"answered {line.strip()[:60]!r}, not question {question['ask']}")
        return found.get("move")

    def close(self) -> None:
        if self.running is not None:
            self.running.kill()
            self.running.wait()
            self.running = None


def listen(process: subprocess.Popen[str], lines: "queue.Queue[str]") -> None:
    """Every line the process writes, and an empty one when it ends."""
    assert process.stdout is not None
    try:
        for line in process.stdout:
            lines.put(line)
    except (OSError, ValueError):
        pass
    lines.put("")


def agent_of(function: str | None, command: str | None, patience: float) -> Agent:
    """The agent of a command line, or a sentence."""
    if (function is None) == (command is None):
        raise TeahouseError("An agent is either a function (--agent module:function) or a process (--process COMMAND).")
    if command is not None:
        return Process(shlex.split(command), patience)
    module, _, name = str(function).partition(":")
    if not all(part.isidentifier() for part in [*module.split("."), name]):
        raise TeahouseError(f"“{function}” names no function; write module:function.")
    try:
        call = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise TeahouseError(f"“{function}” leads to no function: {error}.") from None
    if not callable(call):
        raise TeahouseError(f"“{function}” is not a function; write module:function.")
    return Function(call, patience)


class Arena(NamedTuple):
    """What is played."""

    game: str
    bots: list[str]
    games: int
    """Against each bot."""
    seats: int
    options: dict[str, str]
    seed: str
    pack: Path | None = None


class Fought(NamedTuple):
    """How one game ended."""

    bot: str
    seat: int
    victory: float
    """1 for a victory; a share of it, if others have won, too."""
    forfeit: str
    """Why the agent lost before the end; empty if it did not."""


class Standing(NamedTuple):
    """What all games against one bot say."""

    bot: str
    games: int
    share: Share
    """Victories, with the interval that holds the true share with 95 %."""
    forfeits: list[str]


def fight(arena: Arena, agent: Agent) -> Iterator[Fought]:
    """All games; the same deals against every bot, each deal once in every seat."""
    kind = load_game(arena.game, arena.pack).kind
    for word in arena.bots:
        bot_of(word, "")
    kind.start(arena.seats, arena.options, arena.seed)
    asked = 0
    try:
        for word in arena.bots:
            for number in range(arena.games):
                seat = number % arena.seats
                deal = f"{arena.seed}/{number // arena.seats}"
                try:
                    agent.begin({"hello": arena.game, "seats": arena.seats, "moves": kind.moves})
                    victory, asked = play(kind, arena, agent, word, seat, deal, asked)
                    yield Fought(word, seat, victory, "")
                except Forfeit as lost:
                    asked += 1
                    yield Fought(word, seat, 0.0, str(lost))
    finally:
        agent.close()


def play(kind: GameKind, arena: Arena, agent: Agent, word: str, seat: int, deal: str, asked: int) -> tuple[float, int]:
    """One game to its end: the agent's victory, and the number of the last question."""
    g = kind.start(arena.seats, arena.options, deal)
    g.keeps_events = False
    g.events = []
    rival = bot_of(word, "")
    rng = seeded(f"{deal} arena {seat}")
    while g.open:
        decision = g.open[0]
        if decision.seat == seat:
            asked += 1
            move = chosen(kind, g, seat, agent, asked)
        else:
            move = answer(rival, kind, g, decision.seat, rng)
        g.apply(decision, move)
    winners = g.winners()
    return (0.0 if seat not in winners else 1.0 if g.together else 1 / len(winners)), asked


def chosen(kind: GameKind, g: Position, seat: int, agent: Agent, asked: int) -> int:
    """The agent's move, if it is one."""
    legal = g.options(g.open[0])
    words = [kind.moves[move] for move in legal]
    question = {"ask": asked, "game": kind.name, "seat": seat, "legal": legal, "words": words}
    move = agent.choose({**question, "observation": g.observe(seat)})
    if isinstance(move, str) and move in words:
        return legal[words.index(move)]
    if isinstance(move, int) and not isinstance(move, bool) and move in legal:
        return move
    raise Forfeit(f"answered {str(move)[:60]!r}, which is no legal move")


def standings(fought: list[Fought]) -> list[Standing]:
    """By bot, in the order in which they were met."""
    found: list[Standing] = []
    for word in dict.fromkeys(each.bot for each in fought):
        games = [each for each in fought if each.bot == word]
        share = share_of(sum(each.victory for each in games), len(games))
        found.append(Standing(word, len(games), share, [each.forfeit for each in games if each.forfeit]))
    return found
