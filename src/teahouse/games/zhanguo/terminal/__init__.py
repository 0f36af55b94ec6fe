"""ZhanGuo on the terminal table."""

from rich.console import Group, RenderableType
from rich.text import Text

from teahouse.games.zhanguo.rules import moves
from teahouse.games.zhanguo.terminal.board import MainBoard
from teahouse.games.zhanguo.terminal.players import PlayerBoards
from teahouse.games.zhanguo.terminal.signs import CARD_STYLES
from teahouse.games.zhanguo.words import GameTeller
from teahouse.games.zhanguo.words.seen import seen
from teahouse.registry import LoadedGame
from teahouse.terminal.view import View
from teahouse.text import Texts
from teahouse.wording import Observation


class GameView(View):
    """How ZhanGuo looks in a terminal, in one language."""

    def __init__(self, loaded: LoadedGame, texts: Texts) -> None:
        teller = GameTeller(loaded, texts)
        super().__init__(teller, texts)
        self.words = teller.words
        self.main = MainBoard(self.words)
        self.boards = PlayerBoards(self.words)
        self.signs = self.main.signs

    def table(self, observation: Observation, width: int) -> RenderableType:
        now = seen(observation)
        return Group(
            self.headline(observation),
            self.main.draw(now, width),
            self.boards.draw(now, width),
            Text(self.words.say("legend"), style="dim"),
        )

    def cards(self, observation: Observation) -> RenderableType:
        return self.boards.all_cards(seen(observation))

    def player(self, observation: Observation, seat: int) -> Text:
        return self.signs.name(seen(observation), seat)

    def question(self, observation: Observation, seat: int) -> Text:
        now = seen(observation)
        asked = now.question(seat)
        assert asked is not None
        return Text(self.words.question(asked, now))

    def move_style(self, move: int) -> str:
        """Cards in the colour of their aspect."""
        return CARD_STYLES[self.words.box.card_colour[move - moves.CARD]] if move > moves.CARD else ""
