"""The Ancient World on the terminal table."""

from rich.console import Group, RenderableType
from rich.text import Text

from teahouse.games.ancient_world.terminal.board import Board
from teahouse.games.ancient_world.terminal.cities import Cities
from teahouse.games.ancient_world.words import GameTeller
from teahouse.registry import LoadedGame
from teahouse.terminal.view import View
from teahouse.text import Texts
from teahouse.wording import Observation


class GameView(View):
    """How The Ancient World looks in a terminal, in one language."""

    def __init__(self, loaded: LoadedGame, texts: Texts) -> None:
        teller = GameTeller(loaded, texts)
        super().__init__(teller, texts)
        self.seen = teller.seen
        self.words = teller.words
        self.board = Board(self.words)
        self.cities = Cities(self.words)
        self.signs = self.board.signs

    def table(self, observation: Observation, width: int) -> RenderableType:
        now = self.seen(observation)
        return Group(
            self.headline(observation),
            self.board.draw(now, width),
            self.cities.draw(now, width),
            Text(self.words.say("legend"), style="dim"),
        )

    def cards(self, observation: Observation) -> RenderableType:
        return self.cities.all_cards(self.seen(observation))

    def player(self, observation: Observation, seat: int) -> Text:
        return self.signs.name(seat)

    def question(self, observation: Observation, seat: int) -> Text:
        now = self.seen(observation)
        asked = now.question(seat)
        assert asked is not None
        return Text(self.words.question(asked, now))
