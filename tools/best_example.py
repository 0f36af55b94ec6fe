"""Choosing what shows a clause best among all that its tests did."""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Callable, Iterator
from textwrap import dedent
from typing import Any, Final

from msgspec import Struct

from teahouse.teaching.examples import Example
from watched_play import Noted, Play

BEFORE: Final = 3
"""How many steps are shown at most before the one in which the clause is at work."""
DONE: Final = ("move", "allowed")
TOLD, SEEN, UNSEEN = range(3)
"""How little there is to see of a step."""

REFUSED_BESIDE_ALLOWED, REFUSED, AT_WORK_AND_ASSERTED, JUDGED_AND_ASSERTED, DONE_AND_ASSERTED = range(5)
AT_WORK, ASKED, OTHER, POSITION, ARRANGED = range(5, 10)
"""How well something shows a clause; the first are the best."""


class Candidate(Struct, frozen=True):
    """An example, and how well it shows its clause: the smaller, the better."""

    is_meant: bool
    """Whether its test says that it shows the clause."""
    worth: tuple[int, int, int, int, int, int, str, int]
    example: Example


def better(one: Candidate, other: Candidate | None) -> bool:
    return other is None or (not one.is_meant, one.worth) < (not other.is_meant, other.worth)


def candidates(test: str, function: Callable[..., Any], plays: list[Play]) -> Iterator[Candidate]:
    """Everything a test did that may show one of its clauses."""
    clauses: tuple[str, ...] = vars(function)["rules"]
    meant: tuple[str, ...] = vars(function).get("shows", ())
    lines = asserts(function)
    for number, play in enumerate(plays):
        for clause in clauses:
            found = [_around(play, clause, focus, lines) for focus in range(len(play.steps))]
            if play.as_printed:
                found.append(_position(play, clause))
            if found:
                best = min(reversed(found), key=_last) if clause in meant else min(found, key=_order)
                rank, dull, window, shows = best
                heard = window[shows].heard if window else 0
                few = (len(clauses), len(window), -heard)
                worth = (rank, dull, int(not play.as_printed), *few, test, number)
                yield Candidate(clause in meant, worth, _example(test, clause, play, window, shows))


def _order(found: tuple[int, int, list[Noted], int]) -> tuple[int, int, int]:
    """Of equals the shortest; where nothing names the clause, what the test comes to last."""
    rank, dull, window, _ = found
    is_at_work = rank in (REFUSED_BESIDE_ALLOWED, REFUSED, AT_WORK_AND_ASSERTED, AT_WORK)
    return rank, dull, len(window) if is_at_work or not window else -max(each.line for each in window)


def _last(found: tuple[int, int, list[Noted], int]) -> tuple[bool, bool, int]:
    """Where a test is meant to show a clause, what it comes to last."""
    _, dull, window, shows = found
    if not window:
        return True, True, 0
    return dull == UNSEEN, not window[shows].is_own, -window[shows].line


def asserts(function: Callable[..., Any]) -> list[range]:
    """The lines of the assertions of a test."""
    source, first = inspect.getsourcelines(inspect.unwrap(function))
    tree = ast.parse(dedent("".join(source)))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Assert)]
    return [range(node.lineno + first - 1, (node.end_lineno or node.lineno) + first) for node in found]


def _around(play: Play, clause: str, focus: int, lines: list[range]) -> tuple[int, int, list[Noted], int]:
    """The steps around one of them that nothing was laid out between, how well they show the clause, and how dull."""
    steps = play.steps
    first = last = focus
    while first > 0 and focus - first < BEFORE and steps[first - 1].after == steps[first].before:
        first -= 1
    while first < focus and not _is_telling(steps[first], clause):
        first += 1
    follows = steps[focus + 1] if focus + 1 < len(steps) else None
    if follows is not None and follows.before == steps[focus].after and _belongs(steps[focus], follows, clause):
        last += 1
    window = steps[first : last + 1]
    is_asserted = _is_asserted(steps[focus], follows, lines)
    return _rank(steps[focus], window, clause, is_asserted), _dull(steps[focus]), window, focus - first


def _is_telling(noted: Noted, clause: str) -> bool:
    """Whether a play may begin with this step: what only leads to a position is left out."""
    return noted.step.deed == "move" or clause in noted.at_work


def _belongs(focus: Noted, follows: Noted, clause: str) -> bool:
    """Whether the next step is part of what is shown: what is allowed after a refusal, what is refused after a move."""
    if focus.step.deed == "refused":
        return follows.step.deed in DONE
    return follows.step.clause == clause


def _is_asserted(noted: Noted, follows: Noted | None, lines: list[range]) -> bool:
    """Whether the test looks at what comes of a step before it does anything else."""
    if any(noted.line in each for each in lines):
        return True
    after = follows.line if follows is not None and follows.line > noted.line else 10**9
    return any(noted.line < each.start < after for each in lines)


def _rank(noted: Noted, window: list[Noted], clause: str, is_asserted: bool) -> int:
    """A refusal that names the clause comes first, best beside what is allowed; then what the clause does."""
    if noted.step.clause == clause:
        return REFUSED_BESIDE_ALLOWED if any(each.step.deed in DONE for each in window) else REFUSED
    is_at_work = clause in noted.at_work
    if is_at_work:
        return AT_WORK_AND_ASSERTED if is_asserted and _dull(noted) != UNSEEN else AT_WORK
    if not noted.is_own or _dull(noted) == UNSEEN:
        return ARRANGED
    if is_asserted:
        return DONE_AND_ASSERTED if noted.step.deed in ("move", "rule") else JUDGED_AND_ASSERTED
    return OTHER


def _dull(noted: Noted) -> int:
    """How little there is to see: of rules that are carried out something is said, or the table changes, or nothing."""
    if noted.step.deed != "rule" or noted.heard > 0:
        return TOLD
    return SEEN if noted.is_seen else UNSEEN


def _position(play: Play, clause: str) -> tuple[int, int, list[Noted], int]:
    """Only the position, as it stood at the end."""
    return (ASKED if clause in play.asked else POSITION), TOLD, [], -1


def _example(test: str, clause: str, play: Play, window: list[Noted], shows: int) -> Example:
    usual = play.kind.complete({})
    position = json.loads(window[0].before if window else play.end)
    return Example(
        clause=clause,
        test=test,
        options={name: value for name, value in play.options.items() if value != usual[name]},
        eyes=_eyes(window, shows, position),
        shows=shows,
        position=position,
        steps=[noted.step for noted in window],
    )


def _eyes(window: list[Noted], shows: int, position: dict[str, Any]) -> int:
    """Whose turn it is to see: whoever acts, else whoever is asked then."""
    if shows >= 0 and window[shows].step.seat >= 0:
        return window[shows].step.seat
    after = json.loads(window[shows].after) if shows >= 0 else position
    return int(after["open"][0][1][0]) if after["open"] else 0
