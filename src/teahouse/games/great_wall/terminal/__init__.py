"""The Great Wall on the terminal table."""

from rich.console import Group, RenderableType
from rich.text import Text

from teahouse.games.great_wall.terminal.board import Board
from teahouse.games.great_wall.terminal.clans import Clans
from teahouse.games.great_wall.terminal.panels import Panels
from teahouse.games.great_wall.terminal.wall import Wall
from teahouse.games.great_wall.words import GameTeller
from teahouse.games.great_wall.words.seen import seen
from teahouse.registry import LoadedGame
from teahouse.terminal.view import View
from teahouse.text import Texts
from teahouse.wording import Observation


class GameView(View):
    """How The Great Wall looks in a terminal, in one language."""

    def __init__(self, loaded: LoadedGame, texts: Texts) -> None:
        teller = GameTeller(loaded, texts)
        super().__init__(teller, texts)
        self.words = teller.words
        self.box = teller.box
        self.wall = Wall(self.words)
        self.board = Board(self.words)
        self.clans = Clans(self.words)
        self.panels = Panels(self.words)
        self.signs = self.wall.signs

    def table(self, observation: Observation, width: int) -> RenderableType:
        now = seen(self.box, observation)
        return Group(
            self.headline(observation),
            self.wall.draw(now, width),
            self.board.tracks(now, width),
            self.board.areas(now, width),
            self.panels.draw(now),
            self.clans.draw(now, width),
            Text(self.words.say("legend"), style="dim"),
        )

    def cards(self, observation: Observation) -> RenderableType:
        return self.clans.all_cards(seen(self.box, observation))

    def player(self, observation: Observation, seat: int) -> Text:
        return self.signs.name(seat, seen(self.box, observation))

    def question(self, observation: Observation, seat: int) -> Text:
        now = seen(self.box, observation)
        asked = now.question(seat)
        assert asked is not None
        return Text(self.words.question(asked, now))
