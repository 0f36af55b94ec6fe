"""What the turns of a game come to: turning points, luck and decisions, accuracy, the best turn."""

import math
from typing import Final

from teahouse.review.facts import Moment, Played, Reason, Share, Turn, TurningPoint

MOST_TURNING: Final = 5
MOST_OF_SEAT: Final = 3
LEAST_CHANGE: Final = 0.03
"""A turning point changes at least so much of the chance to win ..."""
CERTAIN: Final = 2.0
"""... and so many times its standard error."""
STEEP: Final = 0.04354
"""lichess's accuracy: 103.17 · exp(−0.04354 · loss in per cent) − 3.17, here of the mean loss."""


def is_turning(turn: Turn) -> bool:
    """Whether a turn was so much worse than the sage's, or so much better than what looks best at a glance."""
    if turn.weighed is None:
        return False
    gain = turn.weighed.gain
    change = gain if turn.same else -gain
    return change >= LEAST_CHANGE and change >= CERTAIN * turn.weighed.error


def turning_point(turns: list[Turn], number: int, reason: Reason | None) -> TurningPoint:
    turn = turns[number]
    assert turn.weighed is not None
    return TurningPoint(number, "found" if turn.same else "missed", turn.weighed.gain, reason)


def follow_up(turns: list[Turn], most: int) -> list[int]:
    """The turns worth a second look: those that seem to have given most away, and the best finds."""
    ranked: list[tuple[float, int]] = []
    for number, turn in enumerate(turns):
        if turn.weighed is not None:
            gain = turn.weighed.gain
            ranked.append((gain if turn.same else -gain, number))
    ranked.sort(key=lambda each: -each[0])
    return sorted(number for change, number in ranked[:most] if change > 0.0)


def players_of(moments: list[Moment], turns: list[Turn], points: list[TurningPoint], together: bool) -> list[Played]:
    """By seat, what they did."""
    seats = len(moments[0].chances)
    found: list[Played] = []
    for seat in range(seats):
        own = [turn for turn in turns if turn.seat == seat]
        lost = -sum(turn.effects()[seat] for turn in own) / max(1, len(own))
        mine = [point for point in points if turns[point.turn].seat == seat]
        finds = [point for point in mine if point.kind == "found"]
        best = max(finds, key=lambda point: point.change).turn if finds else -1
        most = sorted(mine, key=lambda point: -abs(point.change))[:MOST_OF_SEAT]
        share = share_of(moments, turns, seat, together)
        ordered = sorted(most, key=lambda point: point.turn)
        found.append(Played(share, len(own), max(0.0, lost), accuracy(lost), best, ordered))
    return found


def accuracy(lost: float) -> float:
    """From 0 to 100, of the chance given away in a turn on average."""
    return max(0.0, min(100.0, 103.1668 * math.exp(-STEEP * 100.0 * max(0.0, lost)) - 3.1669))


def share_of(moments: list[Moment], turns: list[Turn], seat: int, together: bool) -> Share:
    """How the chance of a seat came from an even start to the end: deal, own choices, those of others, luck.

    Where a deal, a draw or dice belong to a turn, what differs from what could be expected of it is luck, in the eyes
    of whoever made it.
    """
    chances = [moment.chances[seat] for moment in moments]
    rivals = not together and len(moments[0].chances) > 1
    deal = chances[0] - 1.0 / len(moments[0].chances) if rivals else 0.0
    own = others = luck = 0.0
    for turn in turns:
        if turn.by_chance:
            luck += turn.after[seat] - turn.settled[seat]
        if turn.seat == seat:
            own += turn.effects()[seat]
        else:
            others += turn.effects()[seat]
    return Share(deal, own, others, luck, chances[-1] - chances[0] - own - others - luck)
