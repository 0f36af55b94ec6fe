"""What a learner sees, as facts that can be compared: places in their observation, by keys and numbers.

`players.0.coins` is a place in the observation, `shown.areas.2.officials` one in what the browser draws from it
(`shown.Table` of the game's words), and `*` stands for every place of a list. Nothing else is looked at.
"""

from typing import Any, Final

import msgspec

from teahouse.registry import LoadedGame
from teahouse.teaching.lessons import Fact, Scalar
from teahouse.text import SOURCE, Texts
from teahouse.wording import Observation, teller_of


class NoSuchPlace(Exception):
    """A path that leads nowhere, as far as it does."""


class Sight:
    """How a game shows its table, in facts."""

    def __init__(self, loaded: LoadedGame) -> None:
        self.teller: Final = teller_of(loaded, Texts(SOURCE))

    def seen(self, observation: Observation) -> Any:
        return {**observation, "shown": msgspec.to_builtins(self.teller.read(observation).shown())}

    def hold(self, facts: list[Fact], seen: Any) -> bool:
        return all(holds(fact, seen) for fact in facts)


def place(seen: Any, path: str) -> Any:
    """What stands there."""
    way = ""
    for number, key in enumerate(keys := path.split(".")):
        if key == "*" and isinstance(seen, list):
            rest = ".".join(keys[number + 1 :])
            return [place(each, rest) if rest else each for each in seen]
        if isinstance(seen, dict) and key in seen:
            seen = seen[key]
        elif isinstance(seen, list) and key.isdigit() and int(key) < len(seen):
            seen = seen[int(key)]
        else:
            raise NoSuchPlace(way or path)
        way = f"{way}.{key}".removeprefix(".")
    return seen


def holds(fact: Fact, seen: Any) -> bool:
    """Whether a fact is so; not, where its place is not there yet."""
    try:
        found = place(seen, fact.see)
    except NoSuchPlace:
        return False
    if fact.holds is not None:
        times = sum(is_like(each, fact.holds) for each in found) if isinstance(found, list) else 0
        return times == fact.times if fact.times is not None else times > 0
    if fact.is_ is not None:
        return bool(found == fact.is_)
    if not isinstance(found, int):
        return False
    return (fact.at_least is None or found >= fact.at_least) and (fact.at_most is None or found <= fact.at_most)


def is_like(each: Any, wanted: Scalar) -> bool:
    """The thing itself; of a part its `seat` or `card`, of a list its length."""
    if isinstance(each, list):
        return len(each) == wanted
    if isinstance(each, dict):
        return wanted in (each.get("seat"), each.get("card"))
    return bool(each == wanted)
