"""The greedy bot of The Great Wall: it looks at every answer once and never ahead."""

from teahouse.bots.great_wall.judge import score
from teahouse.bots.great_wall.sight import Sight
from teahouse.engine.kind import GameKind
from teahouse.games.great_wall.kind import GreatWallKind


def scores(kind: GameKind, observation: dict[str, object], options: list[int]) -> list[float]:
    """The worth of each option."""
    assert isinstance(kind, GreatWallKind)
    sight = Sight(kind.box, observation)
    return [score(sight, move) for move in options]
