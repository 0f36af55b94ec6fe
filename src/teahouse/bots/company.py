"""Several processes that think about one move: each grows a tree of its own from the same root, and their looks add up.

Each has chance of its own, split off by the one who asks, so that the same seed gives the same move while the number
of processes and of iterations is the same.
"""

import multiprocessing
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from teahouse.bots.minds import mind_of
from teahouse.bots.player import Budget
from teahouse.bots.search import Search
from teahouse.bots.thought import think
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng

Looks = dict[int, int]
"""By move, how often it was looked at."""
Question = tuple[int, Position, int, Rng, Budget, str, int]
"""Its number; the position and the seat; chance; how long; and the mind, by leaning and patience."""


class Company:
    """Processes beside this one; they end with it, or when nobody holds this any more."""

    def __init__(self, size: int) -> None:
        self.asked = 0
        self.lines: list[Connection] = []
        self.processes: list[Any] = []
        start = multiprocessing.get_context("spawn")  # a copy of this process might hold its locks for ever
        for _ in range(size):
            here, there = start.Pipe()
            process = start.Process(target=keep_company, args=(there,), daemon=True)
            process.start()
            there.close()
            self.lines.append(here)
            self.processes.append(process)

    def ask(self, position: Position, seat: int, rng: Rng, budgets: list[Budget], leaning: str, patience: int) -> None:
        """Put a question to all of them, and do not wait."""
        self.asked += 1
        for i, line in enumerate(self.lines):
            question = (self.asked, position, seat, rng.split(), budgets[i], leaning, patience)
            with suppress(OSError):  # it has died; what the others think counts
                line.send(question)

    def answers(self) -> list[Looks]:
        """What each of them looked at; answers to a question that was given up are passed over."""
        found: list[Looks] = []
        for line in self.lines:
            with suppress(EOFError, OSError):
                number, looks = line.recv()
                while number != self.asked:
                    number, looks = line.recv()
                found.append(looks)
        return found

    def close(self) -> None:
        """Let them go."""
        for line in self.lines:
            line.close()
        for process in self.processes:
            process.join(1.0)
            if process.is_alive():
                process.terminate()
        self.lines = []
        self.processes = []


def keep_company(line: Connection) -> None:
    """What runs in such a process: answer until nobody asks any more."""
    while True:
        try:
            question: Question = line.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        number, position, seat, rng, budget, leaning, patience = question
        search = Search(mind_of(position.known_kind().name, leaning, patience), position, seat, rng)
        think(search, budget, time.perf_counter)
        line.send((number, looks_of(search)))


def looks_of(search: Search) -> Looks:
    return {move: search.visits_of(move) for move in search.options}


def shares(budget: Budget) -> list[Budget]:
    """The part of each process: all the time there is, and an equal share of the iterations."""
    size = budget.processes
    whole = budget.iterations
    return [
        Budget(budget.seconds, whole // size + (1 if i < whole % size else 0), 1) if whole else Budget(budget.seconds)
        for i in range(size)
    ]


def all_together(each: list[Looks]) -> Looks:
    """What all processes looked at, added up."""
    found: Looks = {}
    for looks in each:
        for move, count in looks.items():
            found[move] = found.get(move, 0) + count
    return found


def preferred(options: list[int], looks: Looks) -> int:
    """The move looked at most; of equals the first."""
    best = options[0]
    for move in options:
        if looks.get(move, 0) > looks.get(best, 0):
            best = move
    return best
