"""Examples of clauses: a position, the moves and refusals that show what a clause says, and which tests prove it.

They are recorded from the tests (`make examples`) and stored beside the ledger of each game, in `examples/clauses.zip`:
one member for each section of the ledger, one line of JSON for each clause; and one that tells which tests prove which
clause. `examples/unseen.toml` lists the clauses that nobody can see at a table, and says why.
"""

import tomllib
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct, field, json

from teahouse import ledger
from teahouse.engine.errors import TeahouseError
from teahouse.engine.event import Event
from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position
from teahouse.engine.snapshot import from_json, state_hash
from teahouse.registry import game_of

Deed = Literal["move", "refused", "allowed", "rule"]
TESTS: Final = "tests.json"
BEGINNING: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every member, so that the same examples make the same file."""


class ExampleError(TeahouseError):
    """An example does not play as it was recorded; the message names its clause."""


class Step(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Something done in an example: a move; a move that is judged, and refused or allowed; or rules carried out."""

    deed: Deed
    seat: int = -1
    """Who does it or tries it."""
    word: str = ""
    """The word of the move, or the name of the rule that is carried out."""
    clause: str = ""
    """The clause that refuses it."""
    hash: str = ""
    """What the position then is; empty where nothing changed."""


class Example(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What shows a clause."""

    clause: str
    test: str
    """The test that proves the clause and gave this example."""
    options: dict[str, str] = field(default_factory=dict)
    """The options of the game that are not the usual ones."""
    eyes: int
    """The seat through whose eyes it is best seen."""
    shows: int = -1
    """The step in which the clause is at work; -1 where the position itself shows it."""
    position: dict[str, Any]
    """The position at the beginning, as a snapshot."""
    steps: list[Step] = field(default_factory=list)


class Moment(NamedTuple):
    """A position of an example: the step that led to it, and what was heard on the way."""

    position: Position
    step: Step | None
    heard: list[Event]


def stored(game: str) -> Path:
    """The file with the examples of a game."""
    return game_of(game).folder / "examples" / "clauses.zip"


@cache
def clauses_shown(game: str) -> frozenset[str]:
    """The clauses of a game that have an example."""
    return frozenset(all_stored(game))


def sections_stored(game: str) -> list[str]:
    """The sections with examples, by their code."""
    if not stored(game).is_file():
        return []
    with zipfile.ZipFile(stored(game)) as file:
        return [name.removesuffix(".jsonl") for name in file.namelist() if name != TESTS]


def of_section(game: str, section: str) -> dict[str, Example]:
    """The examples of one section, by clause."""
    with zipfile.ZipFile(stored(game)) as file:
        lines = file.read(f"{section}.jsonl").splitlines()
    return {each.clause: each for each in (json.decode(line, type=Example) for line in lines)}


def all_stored(game: str) -> dict[str, Example]:
    """All examples of a game, by clause."""
    return {each: example for section in sections_stored(game) for each, example in of_section(game, section).items()}


def example_of(clause_id: str) -> Example | None:
    """The example of a clause, if it has one."""
    clause = ledger.load()[clause_id]
    game = clause.ledger.partition("/")[0]
    return of_section(game, clause.section).get(clause.id) if clause.section in sections_stored(game) else None


@cache
def proofs_of(game: str) -> Mapping[str, list[str]]:
    """By clause, the tests that proved it when the examples were recorded, as pytest names them."""
    if not stored(game).is_file():
        return {}
    with zipfile.ZipFile(stored(game)) as file:
        return json.decode(file.read(TESTS), type=dict[str, list[str]])


def store(path: Path, examples: Mapping[str, Example], tests: Mapping[str, list[str]]) -> None:
    """Write the examples of one game, in the order of its ledger, and the tests of all its clauses."""
    lines: dict[str, list[bytes]] = {}
    for clause in ledger.load().clauses.values():
        if clause.id in examples:
            lines.setdefault(clause.section, []).append(json.encode(examples[clause.id], order="deterministic"))
    path.parent.mkdir(exist_ok=True)
    with zipfile.ZipFile(path, "w") as file:
        for section, members in lines.items():
            _add(file, f"{section}.jsonl", b"\n".join(members))
        _add(file, TESTS, json.encode(tests, order="deterministic"))


def _add(file: zipfile.ZipFile, name: str, content: bytes) -> None:
    member = zipfile.ZipInfo(name, BEGINNING)
    member.compress_type = zipfile.ZIP_LZMA
    file.writestr(member, content)


def played(kind: GameKind, example: Example) -> Iterator[Moment]:
    """The position at the beginning, then that after each step; a step that goes otherwise now is an error."""
    g = from_json(kind, example.position)
    g.keeps_events = True
    yield Moment(g, None, [])
    for number, step in enumerate(example.steps, 1):
        try:
            carry_out(kind, g, step)
        except (ExampleError, TeahouseError) as error:
            raise ExampleError(f"The example of {example.clause}, step {number}: {error}") from None
        heard, g.events = g.events, []
        yield Moment(g, step, heard)


def carry_out(kind: GameKind, g: Position, step: Step) -> None:
    """Do what a step says, and compare what comes of it."""
    if step.deed == "rule":
        g.advance()
    else:
        _judge(kind, g, step)
    if step.hash and state_hash(g) != step.hash:
        raise ExampleError(f"{step.word!r} now leads to another position.")


def _judge(kind: GameKind, g: Position, step: Step) -> None:
    move = kind.number(step.word)
    clause = g.refuse(step.seat, move) or ""
    if clause != step.clause:
        found = f"refused by {clause}" if clause else "allowed"
        wanted = f"refused by {step.clause}" if step.clause else "allowed"
        raise ExampleError(f"{step.word!r} is {found}; it was {wanted}.")
    decision = g.decision_of(step.seat)
    if step.deed == "move" and decision is not None:
        g.apply(decision, move)


@cache
def unseen(game: str) -> dict[str, str]:
    """The clauses of a game that cannot be seen at a table, and why, in a sentence."""
    path = stored(game).with_name("unseen.toml")
    if not path.is_file():
        return {}
    groups = tomllib.loads(path.read_text(encoding="utf-8"))["unseen"]
    return {clause_id: group["reason"] for group in groups for clause_id in _named(game, group["clauses"])}


def why_unseen(clause_id: str) -> str:
    """Why a clause cannot be seen at a table; empty if it can."""
    return unseen(ledger.load()[clause_id].ledger.partition("/")[0]).get(clause_id, "")


def _named(game: str, names: Iterable[str]) -> Iterator[str]:
    """The clauses that a list names; a section stands for all of its own."""
    book = ledger.load(game)
    for name in names:
        if name in book.clauses:
            yield name
        else:
            found = [each for each in book.sections if each.code == name]
            if not found:
                raise TeahouseError(f"{game}/examples/unseen.toml: {name} is neither a clause nor a section.")
            yield from (clause.id for clause in book.of(found[0]))
