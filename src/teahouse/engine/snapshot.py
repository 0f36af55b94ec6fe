"""Positions as JSON and back, and their hashes: any position, even in mid-decision.

The attributes of a position and of its parts are read off the objects themselves, so a new attribute can never be
forgotten. What is not state (the box, the events and whether they are kept, what led to a question, what a forecast
notes, in which list of a card an effect stands) is named in `APART`, as is what a box keeps ready that follows from the
rest of it. An attribute that is None, such as the pieces of a mode that is not being played, is left out. A decision is
written as the name of its class and the values of its fields, in the order they are declared.
"""

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

from teahouse.engine.decision import Decision
from teahouse.engine.errors import TeahouseError
from teahouse.engine.kind import GameKind
from teahouse.engine.position import Position
from teahouse.engine.rng import Rng

APART: Final = frozenset(
    (
        *("box", "game", "events", "keeps_events", "cause_table", "causes", "due_to"),
        *("foreseer", "doubt", "doubted", "certain", "windows", "guessing", "guessed"),
        *("answers_to", "changes"),
        *("scheduled", "agenda", "open", "__dict__"),
        "listed_in",
    )
)


def attributes(thing: object) -> list[str]:
    """The attributes of an object, sorted.

    Compiled classes list theirs, plain objects have a dict; a plain object of a compiled base class has both.
    """
    compiled: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    plain: dict[str, object] = getattr(thing, "__dict__", {})
    return sorted({name for name in (*compiled, *plain) if name not in APART})


def to_json(g: Position) -> dict[str, object]:
    """The position as plain JSON values."""
    state = _fields(g)
    state["agenda"] = [[rule.__name__, as_json(args)] for rule, args, _ in g.agenda]
    state["open"] = [[type(decision).__name__, as_json(list(decision.by_name().values()))] for decision in g.open]
    return state


def _fields(thing: object) -> dict[str, object]:
    return {name: as_json(getattr(thing, name)) for name in attributes(thing) if getattr(thing, name) is not None}


def as_json(value: object) -> object:
    """Anything a position holds, as JSON values."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list | tuple):
        return [as_json(item) for item in value]
    if isinstance(value, dict):
        return {key: as_json(item) for key, item in value.items()}
    fields = _fields(value)
    fields["part"] = type(value).__name__
    return fields


def from_json(kind: GameKind, state: dict[str, Any]) -> Position:
    """The position a snapshot describes; a sentence if it does not fit this kind of game."""
    try:
        g = kind.blank(state["seats"])
        g.game = kind
        for name in attributes(g):
            if name in state or getattr(g, name) is not None:
                setattr(g, name, _live(kind, state[name]))
        g.agenda = [(kind.rules[name], arguments_of(kind, args), None) for name, args in state["agenda"]]
        g.open = [_decision(kind, name, data) for name, data in state["open"]]
        return g
    except (KeyError, TypeError, AttributeError, ValueError, IndexError) as error:
        raise TeahouseError(f"This is not a position of {kind.name}: {error}.") from None


def _decision(kind: GameKind, name: str, data: list[object]) -> Decision[Any]:
    make: Callable[..., Decision[Any]] = kind.decisions[name]
    return make(*arguments_of(kind, data))


def _live(kind: GameKind, value: object) -> object:
    if isinstance(value, list):
        return [_live(kind, item) for item in value]
    if isinstance(value, dict):
        if "part" not in value:
            return {key: _live(kind, item) for key, item in value.items()}
        name = value["part"]
        part: object = Rng() if name == "Rng" else kind.parts[name]()
        for attribute in attributes(part):
            if attribute in value or getattr(part, attribute) is not None:
                setattr(part, attribute, _live(kind, value[attribute]))
        return part
    return value


def arguments_of(kind: GameKind, args: list[object]) -> tuple[object, ...]:
    """What a rule or a decision was given, from JSON values."""
    return tuple([arguments_of(kind, item) if isinstance(item, list) else _live(kind, item) for item in args])


def state_hash(g: Position) -> str:
    """A fingerprint of everything that can influence the rest of the game; the same compiled or not."""
    return _hash(to_json(g))


def fingerprint(box: object) -> str:
    """A fingerprint of what rules look up in a box: names and texts for players do not change it."""
    return _hash(_fields(box))


def _hash(plain: dict[str, object]) -> str:
    text = json.dumps(plain, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
