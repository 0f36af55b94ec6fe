"""The minds of the games, each taken out only when it is wanted."""

from importlib import import_module
from typing import Final

from teahouse.bots.mind import Mind
from teahouse.engine.errors import TeahouseError

MINDS: Final = {
    "ancient_world": "teahouse.bots.ancient_world.mind:AncientWorldMind",
    "great_wall": "teahouse.bots.great_wall.mind:GreatWallMind",
    "zhanguo": "teahouse.bots.zhanguo.mind:ZhanGuoMind",
}
"""Games that have a mind of their own; all others are played by points alone."""

SEARCHING: Final = {
    "great_wall": "teahouse.bots.great_wall.mind:SeasonedMind",
    "zhanguo": "teahouse.bots.zhanguo.mind:ExperiencedMind",
}
"""Games in which who searches has another mind than who looks."""

LEANINGS: Final = {"ancient_world": ("balanced", "builder", "hunter")}
"""Games whose minds can lean to one side; the first is how they are without being told."""

_found: Final[dict[tuple[str, str, bool], Mind]] = {}


def mind_of(game: str, leaning: str = "", searching: bool = False) -> Mind:
    """The mind that understands a game best, for a look or for search. Minds remember nothing, so one serves all."""
    mind = _found.get((game, leaning, searching))
    if mind is None:
        mind = _new_mind(game, leaning, searching)
        _found[game, leaning, searching] = mind
    return mind


def _new_mind(game: str, leaning: str, searching: bool) -> Mind:
    check_leaning(game, leaning)
    if game not in MINDS:
        return Mind()
    module, _, name = (SEARCHING.get(game, MINDS[game]) if searching else MINDS[game]).partition(":")
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
