"""The Great Wall on the terminal table."""

from rich.console import Group, RenderableType
from rich.text import Text

from teahouse.games.great_wall.terminal.board import Board
from teahouse.games.great_wall.terminal.clans import Clans
from teahouse.games.great_wall.terminal.panels import Panels
from teahouse.games.great_wall.terminal.wall import Wall
from teahouse.games.great_wall.words import GameReading, GameTeller
from teahouse.registry import LoadedGame
from teahouse.terminal.aloud import said
from teahouse.terminal.view import View
from teahouse.text import Texts


class GameView(View[GameReading]):
    """How The Great Wall looks in a terminal, in one language."""

    def __init__(self, loaded: LoadedGame, texts: Texts) -> None:
        teller = GameTeller(loaded, texts)
        super().__init__(teller, teller.read, texts)
        self.words = teller.words
        self.wall = Wall(self.words)
        self.board = Board(self.words)
        self.clans = Clans(self.words)
        self.panels = Panels(self.words)
        self.signs = self.wall.signs

    def table(self, reading: GameReading, width: int) -> RenderableType:
        now = reading.now
        return Group(
            self.headline(reading),
            self.wall.draw(now, width),
            self.board.tracks(now, width),
            self.board.areas(now, width),
            self.panels.draw(now),
            self.clans.draw(now, width),
            said(Text(self.words.say("legend"), style="dim"), ""),
        )

    def cards(self, reading: GameReading) -> RenderableType:
        return self.clans.all_cards(reading.now)

    def letters(self) -> dict[str, str]:
        return self.words.letters()

    def player(self, reading: GameReading, seat: int) -> Text:
        return self.signs.name(seat, reading.now)

    def question(self, reading: GameReading, seat: int) -> Text:
        asked = reading.now.question(seat)
        assert asked is not None
        return Text(self.words.question(asked, reading.now))
