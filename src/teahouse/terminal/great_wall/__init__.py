"""The Great Wall on the terminal table."""

from rich.console import Group, RenderableType
from rich.text import Text

from teahouse.shelf import Boxed
from teahouse.telling import Observation
from teahouse.telling.great_wall import GameTeller
from teahouse.telling.great_wall.seen import seen
from teahouse.terminal.great_wall.board import Board
from teahouse.terminal.great_wall.clans import Clans
from teahouse.terminal.great_wall.panels import Panels
from teahouse.terminal.great_wall.wall import Wall
from teahouse.terminal.view import View
from teahouse.text import Texts


class GameView(View):
    """How The Great Wall looks in a terminal, in one language."""

    def __init__(self, boxed: Boxed, texts: Texts) -> None:
        teller = GameTeller(boxed, texts)
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
