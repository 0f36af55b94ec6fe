"""A game, a bot and a mind from outside, in plain Python, on whichever engine is running."""

from pathlib import Path
from typing import Any, ClassVar

import pytest

from teahouse.bots import Budget, answer, bot
from teahouse.bots.mind import Mind
from teahouse.bots.player import Bot
from teahouse.bots.search import Search
from teahouse.engine.decision import Decision
from teahouse.engine.errors import Refused
from teahouse.engine.kind import GameKind
from teahouse.engine.playout import play_randomly
from teahouse.engine.position import Position
from teahouse.engine.record import load, replay, save
from teahouse.engine.rng import Rng, seeded
from teahouse.engine.snapshot import from_json, state_hash, to_json
from teahouse.engine.table import Table

MOST = 3


class Nim(Position):
    """One heap; whoever takes the last stone wins."""

    def __init__(self, seats: int, rng: Rng, of: "Nim | None" = None) -> None:
        super().__init__(seats, rng, of)
        self.stones: int = 0 if of is None else of.stones
        self.winner: int = -1 if of is None else of.winner

    def clone(self) -> "Nim":
        return Nim(self.seats, self.rng.copy(), self)

    def observe(self, seat: int) -> dict[str, object]:
        asked = [{"seat": each.seat, "asks": type(each).__name__, "fields": each.by_name()} for each in self.open]
        return {"seat": seat, "stones": self.stones, "asked": asked}

    def imagine(self, seat: int, rng: Rng) -> "Nim":
        world = self.clone()
        world.rng = rng.split()
        return world

    def not_asked(self, seat: int) -> str:
        return "NIM-01"

    def points(self, seat: int) -> int:
        return 1 if self.winner == seat else 0

    def winners(self) -> list[int]:
        return [self.winner] if self.over else []


class TakeStones(Decision[Nim]):
    """How many stones?"""

    clause: ClassVar[str] = "NIM-02"

    most: int
    before: tuple[int, ...]

    def candidates(self, g: Nim) -> list[int]:
        return list(range(MOST))

    def refuse(self, g: Nim, move: int) -> str | None:
        if move + 1 > self.most:
            return self.clause
        return None if move + 1 <= g.stones else "NIM-03"

    def take(self, g: Nim, move: int) -> None:
        g.stones -= move + 1
        g.say("took", self.seat, move + 1)
        if g.stones:
            g.then(next_turn, self.seat, (*self.before, move + 1))
        else:
            g.winner = self.seat


def next_turn(g: Nim, last: int, before: tuple[int, ...]) -> None:
    g.ask(TakeStones((last + 1) % g.seats, MOST, before))


class NimKind(GameKind):
    def __init__(self) -> None:
        words = [f"take {count + 1}" for count in range(MOST)]
        super().__init__("nim", "1", (2, 3), (), words, {"took": ("count",)}, __name__, (), "nim")

    def blank(self, seats: int) -> Nim:
        return Nim(seats, Rng())

    def new(self, seats: int, options: dict[str, str], seed: str) -> Nim:
        g = Nim(seats, seeded(seed))
        g.stones = 20 + g.chance(3)
        g.then(next_turn, -1, ())
        g.advance()
        return g


class Counting(Bot):
    """Leaves a multiple of four."""

    def choose(self, kind: GameKind, position: Position, seat: int, rng: Rng) -> int:
        assert isinstance(position, Nim)
        return max(0, position.stones % (MOST + 1) - 1)


class NimMind(Mind):
    def worth(self, g: Position, seat: int) -> float:
        assert isinstance(g, Nim)
        return float(g.points(seat))


def test_the_kind_finds_its_rules_and_decisions_in_the_module() -> None:
    kind = NimKind()
    assert list(kind.decisions) == ["TakeStones"]
    assert kind.rules["next_turn"] is next_turn
    assert TakeStones.fields == ("seat", "most", "before")


def test_a_game_from_outside_is_played_recorded_and_replayed(tmp_path: Path) -> None:
    kind = NimKind()
    table = Table(kind, 2, {}, "7")
    with pytest.raises(Refused, match="NIM-01"):
        table.play(1, 0)
    while not table.position.over:
        seat = table.position.open[0].seat
        table.play(seat, answer(Counting() if seat == 0 else bot("random"), kind, table.position, seat, seeded("bots")))
    assert [event.kind for event in table.log] == ["took"] * table.moves
    assert len(table.position.winners()) == 1
    path = str(tmp_path / "nim.jsonl")
    save(path, table, ["one", "two"])
    again = replay(kind, load(path))
    assert (again.trouble, state_hash(again.table.position)) == ("", state_hash(table.position))


def test_a_position_from_outside_survives_a_snapshot_in_mid_game() -> None:
    kind = NimKind()
    g = kind.start(3, {}, "snapshot")
    play_randomly(g, seeded("moves"), 4)
    state: dict[str, Any] = to_json(g)
    asked = g.open[0]
    assert isinstance(asked, TakeStones)
    assert state["open"] == [["TakeStones", [asked.seat, MOST, list(asked.before)]]]
    again = from_json(kind, state)
    assert state_hash(again) == state_hash(g)
    assert again.open[0].by_name() == g.open[0].by_name()
    assert play_randomly(again, seeded("rest"), 100) == play_randomly(g, seeded("rest"), 100)


def test_search_plays_it_with_a_mind_from_outside() -> None:
    kind = NimKind()
    g = kind.start(2, {}, "search")
    assert isinstance(g, Nim)
    g.stones = 6
    search = Search(NimMind(), g, g.open[0].seat, seeded("search"))
    for _ in range(300):
        search.iterate()
    assert kind.moves[search.best()] == "take 2"
    assert answer(bot("general", Budget(iterations=50)), kind, g, g.open[0].seat, seeded("g")) in range(MOST)


def test_fields_have_no_default_values() -> None:
    with pytest.raises(TypeError, match="The field least of Wrong has a default value"):

        class Wrong(Decision[Nim]):
            least: int = 1
