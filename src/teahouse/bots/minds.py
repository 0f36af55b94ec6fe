"""The minds of the games, each imported only when it is wanted."""

from typing import Final

from teahouse.bots.mind import Mind
from teahouse.engine.errors import TeahouseError
from teahouse.registry import game_of, games

QUICK: Final = 0
PATIENT: Final = 1
DEEP: Final = 2
"""How long somebody thinks about a move: the scholar, the general, the sage."""

_made: Final[dict[tuple[str, str, int], Mind]] = {}


def mind_of(game: str, leaning: str = "", patience: int = QUICK) -> Mind:
    """The mind that understands a game best in so much time. Minds remember nothing, so one serves all."""
    mind = _made.get((game, leaning, patience))
    if mind is None:
        mind = _new_mind(game, leaning, patience)
        _made[game, leaning, patience] = mind
    return mind


def _new_mind(game: str, leaning: str, patience: int) -> Mind:
    check_leaning(game, leaning)
    if game not in games() or not game_of(game).minds:
        return Mind()
    record = game_of(game)
    mind = record.part(record.minds[: patience + 1][-1])
    made: object = mind(leaning) if leaning else mind()
    assert isinstance(made, Mind)
    return made


def leanings(game: str) -> tuple[str, ...]:
    """The sides the bots of a game can lean to; the first is how they are without being told."""
    return game_of(game).leanings if game in games() else ()


def check_leaning(game: str, leaning: str) -> None:
    """Refuse a leaning the game does not know, with those it knows."""
    known = leanings(game)
    if leaning and not known:
        raise TeahouseError(f"The bots of {game} have no leanings.")
    if leaning and leaning not in known:
        raise TeahouseError(f"There is no leaning “{leaning}” in {game}; the leanings are: {', '.join(known)}.")
