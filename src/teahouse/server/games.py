"""The games this server offers, each opened once: its rules, and its words in every language.

An edition is a game with one content: the one that is installed, or one a table was played with.
"""

from functools import cache
from pathlib import Path
from typing import Any

from teahouse import registry
from teahouse.engine.kind import GameKind
from teahouse.engine.table import Table
from teahouse.registry import LoadedGame, load_game
from teahouse.server.models import TableRow
from teahouse.terminal.view import View, view_of
from teahouse.text import Texts
from teahouse.wording import Teller, teller_of


class Edition:
    """A game with one content."""

    def __init__(self, game: LoadedGame, pack: str = "", folder: Path | None = None, title: str = "") -> None:
        self.game = game
        self.pack = pack
        """The stored pack it was read from; empty for the content that is installed."""
        self.folder = folder
        """Where the files of that pack lie, for other processes of this machine."""
        self.title = title
        """What whoever brought that pack calls it."""
        self.tellers: dict[str, Teller] = {}
        self.views: dict[str, View[Any]] = {}

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def kind(self) -> GameKind:
        return self.game.kind

    def said(self, lang: str) -> Teller:
        """Its words in a language."""
        if lang not in self.tellers:
            self.tellers[lang] = teller_of(self.game, Texts(lang))
        return self.tellers[lang]

    def drawn(self, lang: str) -> View[Any]:
        """How the game looks in a terminal, for those who hear it."""
        if lang not in self.views:
            self.views[lang] = view_of(self.game, texts(lang))
        return self.views[lang]


def game_names() -> list[str]:
    """The installed games."""
    return registry.games()


@cache
def installed(game: str) -> Edition:
    """A game with the content that is installed: what new tables play with."""
    return Edition(load_game(game))


def loaded(game: str) -> LoadedGame:
    return installed(game).game


def new_game(edition: Edition, row: TableRow) -> Table:
    """The game of a table before its first move."""
    kind, seats = edition.kind, len(row.seats)
    added = [each.text for each in row.chance]
    options = kind.begun_under(row.rules, seats, row.options)
    return Table(kind, seats, options, row.seed, windows=row.windows, added=added)


def teller(game: str, lang: str) -> Teller:
    return installed(game).said(lang)


@cache
def texts(lang: str) -> Texts:
    return Texts(lang)
