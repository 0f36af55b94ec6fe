"""The games this server offers, each opened once: its rules, and its words in every language."""

from functools import cache
from typing import Any

from teahouse import registry
from teahouse.registry import LoadedGame, load_game
from teahouse.terminal.view import View, view_of
from teahouse.text import Texts
from teahouse.wording import Teller, teller_of


def game_names() -> list[str]:
    """The installed games."""
    return registry.games()


@cache
def loaded(game: str) -> LoadedGame:
    return load_game(game)


@cache
def teller(game: str, lang: str) -> Teller:
    return teller_of(loaded(game), Texts(lang))


@cache
def terminal_view(game: str, lang: str) -> View[Any]:
    """How the game looks in a terminal, for those who hear it."""
    return view_of(loaded(game), texts(lang))


@cache
def texts(lang: str) -> Texts:
    return Texts(lang)
