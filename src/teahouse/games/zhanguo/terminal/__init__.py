"""ZhanGuo on the terminal table."""

from rich.console import Group, RenderableType
from rich.text import Text

from teahouse.games.zhanguo.rules import moves
from teahouse.games.zhanguo.terminal.board import MainBoard
from teahouse.games.zhanguo.terminal.players import PlayerBoards
from teahouse.games.zhanguo.terminal.signs import CARD_STYLES
from teahouse.games.zhanguo.words import GameReading, GameTeller
from teahouse.registry import LoadedGame
from teahouse.terminal.aloud import said
from teahouse.terminal.view import View
from teahouse.text import Texts


class GameView(View[GameReading]):
    """How ZhanGuo looks in a terminal, in one language."""

    def __init__(self, loaded: LoadedGame, texts: Texts) -> None:
        teller = GameTeller(loaded, texts)
        super().__init__(teller, teller.read, texts)
        self.words = teller.words
        self.main = MainBoard(self.words)
        self.boards = PlayerBoards(self.words)
        self.signs = self.main.signs

    def table(self, reading: GameReading, width: int) -> RenderableType:
        now = reading.now
        return Group(
            self.headline(reading),
            self.main.draw(now, width),
            self.boards.draw(now, width),
            said(Text(self.words.say("legend"), style="dim"), ""),
        )

    def cards(self, reading: GameReading) -> RenderableType:
        return self.boards.all_cards(reading.now)

    def letters(self) -> dict[str, str]:
        return self.words.letters()

    def player(self, reading: GameReading, seat: int) -> Text:
        return self.signs.name(reading.now, seat)

    def question(self, reading: GameReading, seat: int) -> Text:
        asked = reading.now.question(seat)
        assert asked is not None
        return Text(self.words.question(asked, reading.now))

    def move_style(self, move: int) -> str:
        """Cards in the colour of their aspect."""
        return CARD_STYLES[self.words.box.card_colour[move - moves.CARD]] if move > moves.CARD else ""
