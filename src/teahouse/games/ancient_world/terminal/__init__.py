"""The Ancient World on the terminal table."""

from rich.console import Group, RenderableType
from rich.text import Text

from teahouse.games.ancient_world.terminal.board import Board
from teahouse.games.ancient_world.terminal.cities import Cities
from teahouse.games.ancient_world.words import GameReading, GameTeller
from teahouse.registry import LoadedGame
from teahouse.terminal.aloud import said
from teahouse.terminal.view import View
from teahouse.text import Texts


class GameView(View[GameReading]):
    """How The Ancient World looks in a terminal, in one language."""

    def __init__(self, loaded: LoadedGame, texts: Texts) -> None:
        teller = GameTeller(loaded, texts)
        super().__init__(teller, teller.read, texts)
        self.words = teller.words
        self.board = Board(self.words)
        self.cities = Cities(self.words)
        self.signs = self.board.signs

    def table(self, reading: GameReading, width: int) -> RenderableType:
        now = reading.now
        return Group(
            self.headline(reading),
            self.board.draw(now, width),
            self.cities.draw(now, width),
            said(Text(self.words.say("legend"), style="dim"), ""),
        )

    def cards(self, reading: GameReading) -> RenderableType:
        return self.cities.all_cards(reading.now)

    def letters(self) -> dict[str, str]:
        return self.words.letters()

    def player(self, reading: GameReading, seat: int) -> Text:
        return self.signs.name(seat)

    def question(self, reading: GameReading, seat: int) -> Text:
        asked = reading.now.question(seat)
        assert asked is not None
        return Text(self.words.question(asked, reading.now))
