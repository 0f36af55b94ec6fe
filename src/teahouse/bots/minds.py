"""The minds of the games, each taken out only when it is wanted."""

from importlib import import_module
from typing import Final

from teahouse.bots.mind import Mind
from teahouse.engine.errors import TeahouseError

A_LOOK: Final = 0
A_MOMENT: Final = 1
A_WHILE: Final = 2
"""How long somebody thinks about a move: the scholar, the general, the sage."""

MINDS: Final = {
    "ancient_world": ["teahouse.bots.ancient_world.mind:AncientWorldMind"],
    "great_wall": [
        "teahouse.bots.great_wall.mind:GreatWallMind",
        "teahouse.bots.great_wall.mind:SeasonedMind",
        "teahouse.bots.great_wall.mind:FarSightedMind",
    ],
    "zhanguo": [
        "teahouse.bots.zhanguo.mind:ZhanGuoMind",
        "teahouse.bots.zhanguo.mind:ExperiencedMind",
        "teahouse.bots.zhanguo.mind:InsightfulMind",
    ],
}
"""Games that have a mind of their own, by how long one thinks; the last serves all who think longer.
All other games are played by points alone."""

LEANINGS: Final = {"ancient_world": ("balanced", "builder", "hunter")}
"""Games whose minds can lean to one side; the first is how they are without being told."""

_found: Final[dict[tuple[str, str, int], Mind]] = {}


def mind_of(game: str, leaning: str = "", patience: int = A_LOOK) -> Mind:
    """The mind that understands a game best in so much time. Minds remember nothing, so one serves all."""
    mind = _found.get((game, leaning, patience))
    if mind is None:
        mind = _new_mind(game, leaning, patience)
        _found[game, leaning, patience] = mind
    return mind


def _new_mind(game: str, leaning: str, patience: int) -> Mind:
    check_leaning(game, leaning)
    if game not in MINDS:
        return Mind()
    module, _, name = MINDS[game][: patience + 1][-1].partition(":")
    kind = getattr(import_module(module), name)
    made: object = kind(leaning) if leaning else kind()
    assert isinstance(made, Mind)
    return made


def check_leaning(game: str, leaning: str) -> None:
    """Refuse a leaning the game does not know, with those it knows."""
    known = LEANINGS.get(game, ())
    if leaning and not known:
        raise TeahouseError(f"The bots of {game} have no leanings.")
    if leaning and leaning not in known:
        raise TeahouseError(f"There is no leaning “{leaning}” in {game}; the leanings are: {', '.join(known)}.")
