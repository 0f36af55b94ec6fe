"""Who thinks next: people take turns by how much thinking they have had, then the tables of each of them.

No clock and no task is known here: what a thought cost is told, so the same requests are always served in one order.
"""

from collections.abc import Hashable
from typing import Generic, TypeVar

Name = TypeVar("Name", bound=Hashable)


class Shares(Generic[Name]):
    """How much each has had. Who comes new, or comes back, begins level with those who have had least."""

    def __init__(self) -> None:
        self.had: dict[Name, float] = {}
        self.level = 0.0
        """What whoever was served last had had before."""

    def join(self, name: Name) -> None:
        """Nobody saves up turns by staying away."""
        self.had[name] = max(self.had.get(name, 0.0), self.level)

    def serve(self, name: Name) -> None:
        self.level = max(self.level, self.had[name])

    def charge(self, name: Name, cost: float) -> None:
        if name in self.had:
            self.had[name] += cost

    def forget(self, name: Name) -> None:
        """Who has had no more than everybody else need not be remembered."""
        if self.had.get(name, 0.0) <= self.level:
            self.had.pop(name, None)


class Request:
    """A table of somebody waits for a worker."""

    def __init__(self, person: int, table: str, number: int) -> None:
        self.person = person
        self.table = table
        self.number = number


class Turns:
    """Requests in line, and thoughts under way.

    Where there are several workers, one person never has the last of them: it stays free for another.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.most = max(1, workers - 1)
        """Thoughts of one person at a time."""
        self.people = Shares[int]()
        self.tables: dict[int, Shares[str]] = {}
        self.waiting: list[Request] = []
        self.thinking: list[Request] = []
        self.number = 0

    def ask(self, person: int, table: str) -> Request:
        """Stand in line."""
        self.number += 1
        request = Request(person, table, self.number)
        if not self.has(person):
            self.people.join(person)
        self.tables.setdefault(person, Shares[str]()).join(table)
        self.waiting.append(request)
        return request

    def has(self, person: int) -> bool:
        return any(each.person == person for each in (*self.waiting, *self.thinking))

    def next(self) -> Request | None:
        """Whose turn it is, if a worker is free for them; they think from now on."""
        if len(self.thinking) >= self.workers:
            return None
        able = [each for each in self.waiting if self.thoughts_of(each.person) < self.most]
        if not able:
            return None
        first = min(able, key=self.place)
        self.waiting.remove(first)
        self.thinking.append(first)
        self.people.serve(first.person)
        self.tables[first.person].serve(first.table)
        return first

    def thoughts_of(self, person: int) -> int:
        return sum(each.person == person for each in self.thinking)

    def place(self, request: Request) -> tuple[float, float, int]:
        """The less somebody has had the nearer they are; thoughts under way count as if they had cost one."""
        own = self.tables[request.person]
        people = self.people.had[request.person] + self.thoughts_of(request.person)
        return people, own.had[request.table], request.number

    def end(self, request: Request, cost: float) -> None:
        """A thought has ended, or nobody waits for it any more."""
        if request in self.waiting:
            self.waiting.remove(request)
        else:
            self.thinking.remove(request)
            self.people.charge(request.person, cost)
            self.tables[request.person].charge(request.table, cost)
        if not self.has(request.person):
            del self.tables[request.person]
        if not self.waiting and not self.thinking:
            self.people = Shares[int]()
        else:
            for person in [each for each in self.people.had if not self.has(each)]:
                self.people.forget(person)
