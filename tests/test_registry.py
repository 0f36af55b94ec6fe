"""The registry: what is installed is found, in the order it asks for; what leads nowhere is named."""

from importlib.metadata import EntryPoint

import pytest

from teahouse import registry
from teahouse.engine.errors import TeahouseError
from teahouse.registry import GAMES, game_of, games, opened


def test_games_stand_in_the_order_of_their_records() -> None:
    orders = [game_of(name).order for name in games()]
    assert orders == sorted(orders)
    assert set(games()) == set(registry.found(GAMES))


def test_an_entry_point_that_leads_nowhere_is_named() -> None:
    for value in ("no_such_package:GAME", "teahouse.registry:no_such_thing"):
        with pytest.raises(TeahouseError, match=r"teahouse\.games:broken leads nowhere"):
            opened(EntryPoint("broken", value, GAMES))


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(TeahouseError, match=f"the games are: {', '.join(games())}"):
        game_of("go")
