"""The random bot: any legal move is as good as any other."""

from teahouse.engine.kind import GameKind
from teahouse.engine.rng import Rng


class RandomBot:
    """Picks with equal chances, and is the yardstick for all the others."""

    games: tuple[str, ...] = ()

    def choose(self, kind: GameKind, observation: dict[str, object], options: list[int], rng: Rng) -> int:
        return options[rng.below(len(options))]
