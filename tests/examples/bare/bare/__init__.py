"""A game with nothing it need not have: no words, no ledger, no mind, no features, no view, no notebook."""

from pathlib import Path
from typing import ClassVar, NamedTuple

from teahouse.engine.decision import Decision, Lack
from teahouse.engine.kind import GameKind, Option
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng, seeded
from teahouse.registry import Game

GAME = Game(name="bare", package=__name__, kind=":Bare", content=":load")


class Content(NamedTuple):
    box: None
    names: None
    digest: str
    counts: dict[str, int]


def load(pack: Path | None = None) -> Content:
    return Content(None, None, "none", {})


class Heap(Position):
    """Take one stone or two; whoever takes the last has won."""

    def __init__(self, seats: int, rng: Rng, of: "Position | None" = None) -> None:
        super().__init__(seats, rng, of)
        self.stones = 9
        self.last = -1

    def clone(self) -> "Heap":
        twin = Heap(self.seats, self.rng.copy(), self)
        twin.stones = self.stones
        twin.last = self.last
        return twin

    def observe(self, seat: int) -> dict[str, object]:
        asked = [{"seat": decision.seat, "asks": type(decision).__name__} for decision in self.open]
        return {"seat": seat, "seats": self.seats, "stones": self.stones, "asked": asked}

    def imagine(self, seat: int, rng: Rng) -> "Heap":
        return self.clone()

    def not_asked(self, seat: int) -> str:
        return "wait"

    def points(self, seat: int) -> int:
        return 1 if seat == self.last and not self.stones else 0

    def winners(self) -> list[int]:
        return [self.last] if self.over else []


class Take(Decision[Heap]):
    clause: ClassVar[str] = "take"

    def candidates(self, g: Heap) -> list[int]:
        return [0, 1]

    def refuse(self, g: Heap, move: int) -> str | None:
        return None if move < g.stones else self.clause

    def lacking(self, g: Heap, move: int) -> list[Lack]:
        return [Lack("stone", g.stones, move + 1)]

    def take(self, g: Heap, move: int) -> None:
        g.stones -= move + 1
        g.last = self.seat
        g.say("took", self.seat, move + 1)
        if g.stones:
            g.ask(Take((self.seat + 1) % g.seats))


class Bare(GameKind):
    def __init__(self, box: None) -> None:
        options = (Option("pace", ("slow", "quick")),)
        moves = ["take 1", "take 2"]
        super().__init__("bare", "1", (2,), options, moves, {"took": ("count",)}, __name__, (), "none")

    def blank(self, seats: int) -> Heap:
        return Heap(seats, Rng())

    def new(self, seats: int, options: dict[str, str], seed: str) -> Heap:
        g = Heap(seats, seeded(seed))
        g.keeps_events = True
        g.ask(Take(0))
        return g

    def impossible(self, seats: int, options: dict[str, str]) -> str | None:
        return "too-quick" if options["pace"] == "quick" else None
