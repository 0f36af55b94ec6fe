"""What lies ahead of a question: answers that leave nothing to choose, and those that can be given in one go."""

from typing import Any, Final

from teahouse.engine.decision import Decision
from teahouse.engine.kind import GameKind
from teahouse.engine.position import NO_DOUBT, SPECTATOR, Position
from teahouse.engine.rng import seeded

ENDS: Final = ("done", "pass")
"""Words of the moves that end or decline."""
WORLDS: Final = 3
"""In how many imagined worlds an answer must be the only one before everybody may see that it was."""
FEW: Final = 12
"""A question with more answers is answered at the board: none of them is looked beyond."""
FEW_DETAILS: Final = 6


def obvious_answer(g: Position, seat: int) -> int:
    """The answer the table may give for this seat, or -1.

    Nobody else is asked, it ends no game and shows nobody anything, and whoever only watches could tell as well that it
    leaves nothing to choose: that it was not asked for tells nothing of a hand.
    """
    if len(g.open) != 1 or g.open[0].seat != seat or g.open[0].reaction(g):
        return -1
    if g.windows and (g.open[0].private or depends_on_hidden(g, g.open[0])):
        return -1
    move = g.open[0].obvious(g)
    if move < 0 or after(g, seat, move) is None:
        return -1
    for number in range(WORLDS):
        world = g.imagine(SPECTATOR, seeded(f"obvious {number}"))
        asked = world.decision_of(seat)
        if asked is None or asked.obvious(world) != move:
            return -1
    return move


def depends_on_hidden(g: Position, decision: Decision[Any]) -> bool:
    """Whether the answers to a question hang on what only its seat knows."""
    before = g.guess()
    decision.obvious(g)
    found = g.guessed
    g.guessing = before
    return found


def after(g: Position, seat: int, move: int) -> Position | None:
    """The position after an answer that shows nobody anything and ends no game; None after any other.

    Nor may anything have depended on what this seat does not know: that there is more to ask would tell it.
    """
    decision = g.decision_of(seat)
    assert decision is not None
    later = g.clone()
    later.foreseer = seat
    later.apply(decision, move)
    return None if later.over or later.doubt != NO_DOUBT or later.news != g.news else later


def following(g: Position, seat: int, move: int) -> tuple[Position, Decision[Any]] | None:
    """The question this seat, and nobody else, has after an answer, and the position then."""
    later = after(g, seat, move)
    if later is None or len(later.open) != 1 or later.open[0].seat != seat or later.question_to(seat) is None:
        return None
    return later, later.open[0]


def answers(g: Position, decision: Decision[Any]) -> list[int]:
    """The legal moves that answer a question, without those beside it."""
    return [move for move in g.options(decision) if not decision.is_aside(move)]


def way_on(kind: GameKind, g: Position, seat: int) -> int:
    """The only answer that neither ends nor declines, if it leads to a choice that cannot be declined; else -1.

    Which official moves, when there is only one, need not be asked before where it goes.
    """
    decision = g.decision_of(seat)
    if decision is None or len(g.open) != 1 or decision.reaction(g):
        return -1
    ways = [move for move in answers(g, decision) if kind.moves[move] not in ENDS]
    if len(ways) != 1:
        return -1
    found = following(g, seat, ways[0])
    if found is None:
        return -1
    later, question = found
    moves = answers(later, question)
    is_choice = len(moves) > 1 and all(kind.moves[move] not in ENDS for move in moves)
    return ways[0] if is_choice and type(question) is not type(decision) else -1


def details(g: Position, seat: int) -> list[tuple[int, int]]:
    """Answers together with an answer to what they lead to: a detail, where both are few, or where a piece goes."""
    decision = g.decision_of(seat)
    if decision is None or len(g.open) != 1:
        return []
    options = g.options(decision)
    if len(options) > FEW:
        return []
    pairs: list[tuple[int, int]] = []
    for move in options:
        found = following(g, seat, move)
        if found is not None and (decision.leads or found[1].detail):
            moves = answers(found[0], found[1])
            if decision.leads or len(moves) <= FEW_DETAILS:
                pairs += [(move, detail) for detail in moves]
    return pairs
