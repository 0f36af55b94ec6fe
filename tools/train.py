"""What the compiler watches before it builds the tuned engine: random play, search and rows of all games.

Run by `tools/build_fast.py` on a build that counts: python tools/train.py TREE
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
os.environ["TEAHOUSE_PURE"] = "1"  # the tree to load is the one on the command line, whatever lies in build/fast
sys.path.insert(0, str(ROOT / "src"))

from teahouse import fast  # noqa: E402  (found through the line above)

RANDOM_GAMES: Final = 15
"""Of each set-up."""
SEARCHED: Final = 10
"""Decisions of each game that a searching bot answers."""
ITERATIONS: Final = 15
SET_UPS: Final[dict[str, tuple[tuple[int, dict[str, str]], ...]]] = {
    "ancient_world": ((2, {}), (4, {})),
    "great_wall": ((3, {}), (4, {}), (4, {"genghis": "on", "rat": "on"}), (1, {}), (2, {"mode": "cooperative"})),
    "zhanguo": ((2, {}), (4, {})),
}
"""Numbers of players and options; a game that is not named here is played as its table usually is."""


def load_tree(tree: Path) -> None:
    """Put the counting build in front, and let the games be found without being installed."""
    fast.TREE = tree  # type: ignore[misc]  # the only place that means another tree
    sys.meta_path.insert(0, fast.CompiledFinder())
    sys.path.append(str(tree))


def train() -> int:
    """Play, and answer how many decisions were made."""
    from teahouse.bots.search import Search
    from teahouse.engine.kind import GameKind
    from teahouse.engine.playout import play_randomly
    from teahouse.engine.rng import seeded
    from teahouse.registry import Game

    made = 0
    for folder in sorted((ROOT / "src/teahouse/games").iterdir()):
        if not (folder / "__init__.py").is_file():
            continue
        game: Game = import_module(f"teahouse.games.{folder.name}").GAME
        kind: GameKind = game.part(game.kind)(game.part(game.content)(None).box)
        minds = [game.part(mind)() for mind in game.minds]
        for seats, options in SET_UPS.get(folder.name, ((kind.seat_counts[-1], {}),)):
            for seed in range(RANDOM_GAMES):
                g = kind.start(seats, options, f"train {seed}")
                g.keeps_events = seed % 4 == 0  # as at a table; bots and environments keep none
                made += play_randomly(g, seeded(f"moves {seed}"), 1_000_000)
            for mind in minds:
                g = kind.start(seats, options, "search")
                for turn in range(SEARCHED):
                    made += play_randomly(g, seeded(f"turn {turn}"), 20)
                    if g.over:
                        break
                    search = Search(mind, g, g.open[0].seat, seeded(f"thought {turn}"))
                    for _ in range(ITERATIONS):
                        search.iterate()
                    g.observe(g.open[0].seat)
                    kind.features(g, g.open[0].seat)
    return made


if __name__ == "__main__":
    load_tree(Path(sys.argv[1]))
    print(f"{train()} decisions were watched")
