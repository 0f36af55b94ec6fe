"""The Great Wall on the terminal table."""

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from teahouse.content.great_wall_names import GreatWallNames
from teahouse.engine.decision import Lack
from teahouse.engine.event import Event
from teahouse.games.great_wall.kind import GreatWallKind
from teahouse.shelf import Boxed
from teahouse.terminal.great_wall.board import Board
from teahouse.terminal.great_wall.choices import Choices
from teahouse.terminal.great_wall.clans import Clans
from teahouse.terminal.great_wall.seen import Seen, seen
from teahouse.terminal.great_wall.wall import Wall
from teahouse.terminal.great_wall.words import SEASONS, SILENT, Words
from teahouse.terminal.view import Choice, Observation
from teahouse.text import Texts


class GameView:
    """How The Great Wall looks in a terminal, in one language."""

    def __init__(self, boxed: Boxed, texts: Texts) -> None:
        assert isinstance(boxed.kind, GreatWallKind)
        assert isinstance(boxed.names, GreatWallNames)
        self.box = boxed.kind.box
        self.words = Words(self.box, boxed.names, texts, boxed.kind.events)
        self.wall = Wall(self.words)
        self.board = Board(self.words)
        self.clans = Clans(self.words)
        self.offered = Choices(self.words)
        self.signs = self.wall.signs

    # -- the table ---------------------------------------------------------------------------

    def table(self, observation: Observation, width: int) -> RenderableType:
        now = seen(self.box, observation)
        return Group(
            Rule(self.title(now), style="dim"),
            self.wall.draw(now, width),
            self.board.tracks(now, width),
            self.board.areas(now, width),
            self.clans.draw(now, width),
            Text(self.words.say("legend"), style="dim"),
        )

    def title(self, now: Seen) -> Text:
        title = Text(self.words.say("title", year=now.g.year, season=SEASONS[now.g.season]), style="bold")
        if now.g.active >= 0:
            title.append(f" · {self.words.say('turn-of', player=self.words.player(now.g.active))}")
        return title

    def cards(self, observation: Observation) -> RenderableType:
        return self.clans.all_cards(seen(self.box, observation))

    def player(self, observation: Observation, seat: int) -> Text:
        return self.signs.name(seat)

    # -- questions and moves -----------------------------------------------------------------

    def question(self, observation: Observation, seat: int) -> Text:
        now = seen(self.box, observation)
        asked = now.question(seat)
        assert asked is not None
        return Text(self.words.question(asked, now))

    def choices(self, observation: Observation, legal: list[int]) -> list[Choice]:
        return self.offered.listed(seen(self.box, observation), legal)

    def word(self, observation: Observation, move: int) -> str:
        now = seen(self.box, observation)
        return self.words.move(move, now.asks(), now)

    def lack(self, lack: Lack) -> str:
        return self.words.lack(lack)

    def reaction(self, word: str) -> str:
        return self.words.cards.reaction(word)

    # -- events and the end ------------------------------------------------------------------

    def tell(self, event: Event, observation: Observation) -> Text | None:
        if event.kind in SILENT:
            return None
        text = Text(self.words.event(event.kind, event.seat, event.args, seen(self.box, observation)))
        if event.seat >= 0:
            text.highlight_words([self.words.player(event.seat)], self.signs.name(event.seat).style)
        if event.kind in ("year", "spring", "summer", "autumn", "winter", "breach", "pillage", "scoring", "won"):
            text.stylize("bold")
        return text

    def result(self, observation: Observation, points: list[int], winners: list[int]) -> RenderableType:
        """Clans by honour, the winner first."""
        table = Table(title=self.words.say("result"), title_style="bold", box=boxes.SIMPLE, show_header=False)
        order = sorted(range(len(points)), key=lambda seat: (seat not in winners, -points[seat]))
        for place, seat in enumerate(order, 1):
            table.add_row(
                self.words.say("result-place", place=place),
                self.signs.name(seat),
                self.words.say("honour", n=points[seat]),
                self.words.say("result-winner") if seat in winners else "",
            )
        return table
