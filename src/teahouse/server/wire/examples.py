"""Examples of clauses, as the browser shows them step by step."""

from typing import Literal

from teahouse.server.wire.basics import FromServer
from teahouse.server.wire.talk import WhyNot
from teahouse.server.wire.view import LogLine, View


class ExampleStep(FromServer, frozen=True):
    """One step of an example, and the table after it."""

    deed: Literal["start", "move", "refused", "allowed", "rule"]
    """How it begins; a move that is made, refused or allowed; or rules that are carried out."""
    seat: int
    """Who does it or tries it; -1 where nobody does."""
    move: str
    """The word of the move; empty where there is none, or where these eyes cannot know it."""
    text: str
    """What is done, a sentence."""
    why: WhyNot | None
    """Why it is refused, as the table says it."""
    lines: list[LogLine]
    """What was heard."""
    shows: bool
    """Here the clause is at work."""
    view: View


class ExampleShown(FromServer, frozen=True):
    """What shows a clause: a position and what is done with it, seen through the eyes of one seat."""

    game: str
    clause: str
    text: str
    """What the clause says."""
    title: str
    """The chapter it stands in."""
    test: str
    """The test that proves the clause and gave this example."""
    eyes: int
    steps: list[ExampleStep]
