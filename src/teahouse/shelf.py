"""The shelf: every game of the house, taken down only when somebody wants it."""

from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from teahouse.engine.errors import TeahouseError
from teahouse.engine.kind import GameKind

SHELF: Final = {
    "ancient_world": "teahouse.games.ancient_world.kind:AncientWorldKind",
    "great_wall": "teahouse.games.great_wall.kind:GreatWallKind",
    "zhanguo": "teahouse.games.zhanguo.kind:ZhanGuoKind",
}
"""Each game and its kind. `teahouse.content.<game>` reads its pack: `load(pack)` gives `box`, `names` and `digest`."""


class Boxed(NamedTuple):
    """A game taken off the shelf."""

    name: str
    kind: GameKind
    names: Any
    """What players see of the pack in both languages; its type is the game's own."""

    @property
    def usual_seats(self) -> int:
        """How many sit down unless somebody says otherwise: three, where the game is for three."""
        return 3 if 3 in self.kind.seat_counts else min(self.kind.seat_counts)


def games() -> list[str]:
    """The games one can play, by name."""
    return list(SHELF)


def open_game(name: str, pack: Path | None = None) -> Boxed:
    """Take a game off the shelf, with the built-in content or a pack of the player's own."""
    if name not in SHELF:
        raise TeahouseError(f"There is no game “{name}”; the games are: {', '.join(SHELF)}.")
    module, _, kind = SHELF[name].partition(":")
    content = import_module(f"teahouse.content.{name}").load(pack)
    return Boxed(name, getattr(import_module(module), kind)(content.box), content.names)
