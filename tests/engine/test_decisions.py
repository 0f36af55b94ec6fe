"""Decisions: fields declared once, in one order everywhere; every rule and decision is found by its name."""

import ast
import sys
from pathlib import Path
from typing import Any

import pytest

from teahouse import fast
from teahouse.engine.decision import Decision
from teahouse.engine.snapshot import from_json, to_json
from teahouse.games.great_wall.rules import moves
from teahouse.games.great_wall.rules.embassy import Hire
from teahouse.games.great_wall.rules.happening import Happening
from teahouse.games.great_wall.words.words import ALL_QUESTIONS as GREAT_WALL_QUESTIONS
from teahouse.games.zhanguo.words.words import QUESTIONS as ZHANGUO_QUESTIONS
from teahouse.registry import games, load_game
from teahouse.text import Texts
from teahouse.wording import teller_of
from tests.games.great_wall.builder import Builder

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

from written_out import CannotWriteOut, Class, Field, all_fields, classes_of, written_out

SOURCES = {fast.module(name): (fast.SRC / name).read_text(encoding="utf-8") for name in fast.sources()}
CLASSES: dict[str, Class] = classes_of(SOURCES)
QUESTIONS = {"great_wall": GREAT_WALL_QUESTIONS, "zhanguo": ZHANGUO_QUESTIONS, "ancient_world": {}}


def declared(decision: type[Decision[Any]]) -> list[Field]:
    """The fields as the sources show them."""
    return all_fields(f"{decision.__module__}.{decision.__name__}", CLASSES)


def example(fields: list[Field]) -> list[object]:
    """A value for each, no two alike."""
    values: dict[str, Any] = {"int": lambda n: n, "tuple[int, ...]": lambda n: (n, n + 1), "Happening": Happening}
    return [values[field.type](number + 1) for number, field in enumerate(fields)]


@pytest.mark.parametrize("game", games())
def test_fields_stand_in_the_order_they_are_declared(game: str) -> None:
    for decision in load_game(game).kind.decisions.values():
        assert decision.fields == tuple([field.name for field in declared(decision)])
        assert decision.fields[0] == "seat"
        values = example(declared(decision))
        made = decision(*values)  # type: ignore[arg-type]  # whatever fields it has
        assert list(made.by_name().items()) == list(zip(decision.fields, values, strict=True))


@pytest.mark.parametrize("game", games())
def test_every_decision_survives_a_snapshot(game: str) -> None:
    kind = load_game(game).kind
    g = kind.start(kind.seat_counts[-1], {}, "snapshot")
    for name, decision in kind.decisions.items():
        made = decision(*example(declared(decision)))  # type: ignore[arg-type]  # whatever fields it has
        g.open = [made]
        state = to_json(g)
        (again,) = from_json(kind, state).open
        assert type(again) is decision
        assert again.seat == 1
        assert to_json(from_json(kind, state)) == state, name
        assert len(state["open"][0][1]) == len(decision.fields)  # type: ignore[index]  # plain JSON


@pytest.mark.parametrize("game", games())
def test_every_rule_that_is_scheduled_has_a_name_of_its_own(game: str) -> None:
    kind = load_game(game).kind
    package = type(kind).__module__.rpartition(".")[0]
    scheduled: set[str] = set()
    for module, text in SOURCES.items():
        if module.startswith(package):
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "then":
                    scheduled.add(ast.unparse(node.args[0]).rpartition(".")[2])
    assert len(scheduled) > 15
    assert sorted(scheduled - set(kind.rules)) == []


@pytest.mark.parametrize("game", games())
def test_every_class_that_can_be_asked_has_a_clause(game: str) -> None:
    """Those without are bases of others."""
    kind = load_game(game).kind
    package = type(kind).__module__.rpartition(".")[0]
    written = [name for name in CLASSES if name.startswith(f"{package}.") and is_decision(name)]
    left_out = {name.rpartition(".")[2] for name in written} - set(kind.decisions)
    assert left_out == ({"OnTurn"} if game == "zhanguo" else set())


def is_decision(name: str) -> bool:
    base = f"{Decision.__module__}.Decision"
    return name in CLASSES and any(each == base or is_decision(each) for each in CLASSES[name].bases)


@pytest.mark.parametrize("game", games())
def test_what_questions_tell_are_fields_of_their_decisions(game: str) -> None:
    decisions = load_game(game).kind.decisions
    for name, meanings in QUESTIONS[game].items():
        assert set(meanings) <= set(decisions[name].fields), name


def test_prices_are_read_by_name() -> None:
    """The order of the fields of `Hire` means nothing to words: only their names do."""
    g = Builder(3).g
    g.open = [Hire(seat=0, left=1, what=3, discount=1, role=0)]
    observation = g.observe(0)
    told = teller_of(load_game("great_wall"), Texts("en"))
    prices = [choice.price for choice in told.read(observation).choices([moves.HIRE_OFFICIAL])]
    assert prices == ["1 gold"]
    asked: Any = observation["asked"][0]  # type: ignore[index]  # a list
    backwards = {name: asked["fields"][name] for name in reversed(asked["fields"])}
    turned = observation | {"asked": [asked | {"fields": backwards}]}
    assert [choice.price for choice in told.read(turned).choices([moves.HIRE_OFFICIAL])] == prices


# -- what is compiled ----------------------------------------------------------------------------


DECLARED = "teahouse.engine.fields"
BASE = SOURCES[DECLARED]
EXAMPLE = '''"""Example."""

from teahouse.engine.fields import Declared


class Promote(Declared):
    """May the overseer rise?"""

    clause: ClassVar[str] = "GW-OVS-04"

    seat: int
    area: tuple[int, ...]
    """Where."""

    def take(self) -> None: ...


class PromoteTwice(Promote):
    """Again."""

    again: int

'''


def test_constructors_are_written_out_on_the_blank_line_after_the_fields() -> None:
    copies = written_out({DECLARED: BASE, "example": EXAMPLE})
    lines = copies["example"].splitlines()
    assert len(lines) == len(EXAMPLE.splitlines())
    assert [(number, line.strip()) for number, line in enumerate(lines, 1) if "__init__" in line] == [
        (14, "def __init__(self, seat: int, area: tuple[int, ...]) -> None: self.seat = seat; self.area = area"),
        (
            22,
            "def __init__(self, seat: int, area: tuple[int, ...], again: int) -> None: "
            "self.seat = seat; self.area = area; self.again = again",
        ),
    ]
    assert "@dataclass_transform" in BASE
    assert "@dataclass_transform" not in copies[DECLARED]
    assert len(copies[DECLARED].splitlines()) == len(BASE.splitlines())


def test_a_class_without_room_for_its_constructor_is_told_so() -> None:
    with pytest.raises(CannotWriteOut, match=r"example\.Promote needs a blank line after its last field"):
        written_out({DECLARED: BASE, "example": EXAMPLE.replace('    """Where."""\n\n', '    """Where."""\n')})
