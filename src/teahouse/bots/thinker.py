"""Bots that search: the general and the sage. The sage has more time, and may look further or see more."""

import time
from typing import ClassVar

from teahouse.bots.company import Company, Looks, all_together, looks_of, preferred, shares
from teahouse.bots.minds import DEEP, PATIENT, mind_of
from teahouse.bots.player import Bot, Budget, Clock, Opinion
from teahouse.bots.quick import options_of
from teahouse.bots.search import Search
from teahouse.bots.thought import think
from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng


class Thinker(Bot):
    """Searches as long as its budget lasts, and goes on with the same thought through the clicks of one turn."""

    searches: ClassVar[bool] = True
    patience = PATIENT
    seconds = 0.3
    """Of thought about a move, unless there is a budget."""

    def __init__(self, budget: Budget | None = None, clock: Clock = time.perf_counter) -> None:
        self.think_within(budget, clock)
        self.thought: Search | None = None
        self.expected: Position | None = None
        """The position after the own last move, if nobody else does anything and nothing comes to light."""
        self.company: Company | None = None
        """Those who think along, where the budget has several processes."""

    def think_within(self, budget: Budget | None, clock: Clock) -> None:
        self.budget = Budget(seconds=self.seconds) if budget is None else budget
        self.clock = clock

    def choose(self, kind: GameKind, position: Position, seat: int, rng: Rng) -> int:
        options = options_of(position, seat)
        search = self.continued(position, seat)
        self.opinion = None
        if len(options) == 1:
            self.expect(search, position, seat, options[0], rng)
            return options[0]
        if search is None:
            search = Search(mind_of(kind.name, self.leaning, self.patience), position, seat, rng.split())
        else:
            search.root_at(position)
        if self.budget.processes > 1:
            looks = self.think_together(search, position, seat, rng)
            move = preferred(search.options, looks)
        else:
            think(search, self.budget, self.clock)
            move = search.best()
            looks = looks_of(search)
        chance, points, _ = search.found(move)
        self.opinion = Opinion(looks, chance, points)
        self.expect(search, position, seat, move, rng)
        return move

    def think_together(self, search: Search, position: Position, seat: int, rng: Rng) -> Looks:
        """What all processes looked at; the others begin anew at each click."""
        company = self.company
        if company is None:
            company = Company(self.budget.processes - 1)
            self.company = company
        mine, *theirs = shares(self.budget)
        company.ask(position, seat, rng, theirs, self.leaning, self.patience)
        think(search, mine, self.clock)
        return all_together([looks_of(search), *company.answers()])

    def continued(self, position: Position, seat: int) -> Search | None:
        """The last thought, if the table is just as it was expected; else everything is new."""
        search = self.thought
        expected = self.expected
        if search is None or expected is None or search.seat != seat:
            return None
        if expected.decision_of(seat) is None or expected.observe(seat) != position.observe(seat):
            return None
        return search

    def expect(self, search: Search | None, position: Position, seat: int, move: int, rng: Rng) -> None:
        """Remember the thought for the next click."""
        self.thought = search
        self.expected = None
        if search is None:
            return
        if len(options_of(position, seat)) > 1 and not search.go_on(move):
            self.thought = None
            return
        expected = position.clone()
        decision = expected.decision_of(seat)
        assert decision is not None
        expected.apply(decision, move)
        self.expected = expected


class General(Thinker):
    """Thinks for a moment."""

    strength: ClassVar[int] = 30


class Sage(Thinker):
    """Thinks longer than the general, and may see more."""

    strength: ClassVar[int] = 40
    patience = DEEP
    seconds = 2.0
