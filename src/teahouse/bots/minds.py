"""The minds of the games, each taken out only when it is wanted."""

from importlib import import_module
from typing import Final

from teahouse.bots.mind import Mind

MINDS: Final = {
    "great_wall": "teahouse.bots.great_wall.mind:GreatWallMind",
    "zhanguo": "teahouse.bots.zhanguo:ZhanGuoMind",
}
"""Games that have a mind of their own; all others are played by points alone."""

_found: Final[dict[str, Mind]] = {}


def mind_of(game: str) -> Mind:
    """The mind that understands a game best. Minds remember nothing, so one serves all."""
    mind = _found.get(game)
    if mind is None:
        mind = _new_mind(game)
        _found[game] = mind
    return mind


def _new_mind(game: str) -> Mind:
    if game not in MINDS:
        return Mind()
    module, _, name = MINDS[game].partition(":")
    made: object = getattr(import_module(module), name)()
    assert isinstance(made, Mind)
    return made
