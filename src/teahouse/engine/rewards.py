"""What a finished game is worth to each seat, for learners: a few usual ways, by name.

A reward is a function of the finished position; researchers may bring their own.
"""

from collections.abc import Callable
from typing import Final

from teahouse.engine.errors import TeahouseError
from teahouse.engine.position import Position

Reward = Callable[[Position], list[float]]
"""By seat, what the end of the game is worth."""
POINTS_OF_ONE: Final = 100.0
"""A margin of so many points counts as much as a victory."""


def win(g: Position) -> list[float]:
    """The winners share +1 and the others -1; where everybody wins or loses together, each gets all of it."""
    winners = g.winners()
    losers = g.seats - len(winners)
    shared = bool(winners) and losers > 0
    of_winner = 1.0 / len(winners) if shared else 1.0
    of_loser = -1.0 / losers if shared else -1.0
    return [of_winner if seat in winners else of_loser for seat in range(g.seats)]


def margin(g: Position) -> list[float]:
    """How far ahead of the best of the others, or behind, in hundreds of points; alone or together, the victory."""
    if g.seats == 1 or g.together:
        return win(g)
    points = [g.points(seat) for seat in range(g.seats)]
    found: list[float] = []
    for seat in range(g.seats):
        best = max([points[other] for other in range(g.seats) if other != seat])
        found.append((points[seat] - best) / POINTS_OF_ONE)
    return found


def rank(g: Position) -> list[float]:
    """From +1 for the first to -1 for the last in even steps; those with equal points share. Winners come first."""
    if g.seats == 1 or g.together:
        return win(g)
    winners = g.winners()
    places = [(1 if seat in winners else 0, g.points(seat)) for seat in range(g.seats)]
    found: list[float] = []
    for place in places:
        below = len([other for other in places if other < place])
        above = len([other for other in places if other > place])
        found.append((below - above) / (g.seats - 1))
    return found


REWARDS: Final[dict[str, Reward]] = {"win": win, "margin": margin, "rank": rank}


def reward_named(name: str) -> Reward:
    """A reward by its name, or a sentence with those there are."""
    found = REWARDS.get(name)
    if found is None:
        raise TeahouseError(f"There is no reward “{name}”; choose one of: {', '.join(REWARDS)}, or give a function.")
    return found
