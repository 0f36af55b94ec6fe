"""What the table loop asks of a game's view; every answer is made from an observation, never from a position."""

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from teahouse.engine.decision import Lack
from teahouse.engine.errors import TeahouseError
from teahouse.engine.event import Event
from teahouse.shelf import Boxed
from teahouse.text import Texts

Observation = dict[str, object]


class Choice(NamedTuple):
    """One legal move in words; choices of a group are listed together under its title."""

    move: int
    group: str
    text: Text


class View(Protocol):
    """How one game looks in a terminal, in one language."""

    def __init__(self, boxed: Boxed, texts: Texts) -> None: ...

    def table(self, observation: Observation, width: int) -> RenderableType:
        """Everything on the table."""
        ...

    def cards(self, observation: Observation) -> RenderableType:
        """The texts of all cards the seat can see."""
        ...

    def question(self, observation: Observation, seat: int) -> Text:
        """What this seat is asked."""
        ...

    def choices(self, observation: Observation, moves: list[int]) -> list[Choice]:
        """The legal moves in words, in the order in which they are best read."""
        ...

    def word(self, observation: Observation, move: int) -> str:
        """A move in words, whether or not it is legal now."""
        ...

    def tell(self, event: Event, observation: Observation) -> Text | None:
        """An event as a sentence; None for one that only moves the game along."""
        ...

    def player(self, observation: Observation, seat: int) -> Text:
        """What this player is called."""
        ...

    def lack(self, lack: Lack) -> str:
        """What a refused move is missing."""
        ...

    def reaction(self, word: str) -> str:
        """What a reaction is to, by the word the rules have for it."""
        ...

    def result(self, observation: Observation, points: list[int], winners: list[int]) -> RenderableType:
        """How the game ended."""
        ...


def view_of(boxed: Boxed, texts: Texts) -> View:
    """The view of a game: the class `GameView` of `teahouse.terminal.<game>`."""
    if find_spec(f"teahouse.terminal.{boxed.name}") is None:
        raise TeahouseError(f"{boxed.name} has no terminal table yet.")
    view: type[View] = import_module(f"teahouse.terminal.{boxed.name}").GameView
    return view(boxed, texts)
