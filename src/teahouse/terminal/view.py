"""How a game looks in a terminal: what its teller says, in colours, and the table itself as each game draws it."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from teahouse.engine.event import Event
from teahouse.registry import LoadedGame
from teahouse.terminal.scores import indented, scores, summed, ties_told
from teahouse.text import Texts, capital
from teahouse.wording import Observation, Reading, Teller, teller_of
from teahouse.wording.ending import Result, headline, reasons

R = TypeVar("R", bound=Reading)

SEAT_STYLES: Final = ("red", "blue", "green", "yellow", "magenta", "cyan")
"""Colours of players where the game gives them none."""


class Choice(NamedTuple):
    """One legal move as it is listed; choices of a group stand together under its title."""

    move: int
    group: str
    words: str
    """What the move is called."""
    text: Text
    """The same with its price and a note."""


class View(ABC, Generic[R]):
    """One game in a terminal, in one language; every answer is made from an observation, never from a position."""

    def __init__(self, teller: Teller, read: Callable[[Observation], R], texts: Texts) -> None:
        """`read` is the teller's own."""
        self.teller = teller
        self.read = read
        self.texts = texts

    # -- what each game draws ----------------------------------------------------------------

    @abstractmethod
    def table(self, reading: R, width: int) -> RenderableType:
        """Everything on the table."""

    @abstractmethod
    def cards(self, reading: R) -> RenderableType:
        """The texts of all cards the seat can see."""

    @abstractmethod
    def player(self, reading: R, seat: int) -> Text:
        """What this player is called, in his colour."""

    @abstractmethod
    def question(self, reading: R, seat: int) -> Text:
        """What this seat is asked, to be read after its name."""

    def letters(self) -> dict[str, str]:
        """By meaning, the letters that stand for it on the table; no two meanings share one."""
        return {}

    def move_style(self, move: int) -> str:
        """The colour of a move among the choices."""
        return ""

    # -- what is said ------------------------------------------------------------------------

    def headline(self, reading: R) -> Rule:
        """The game, and where it stands."""
        where = [self.teller.title(), reading.moment()]
        return Rule(Text(" · ".join(part for part in where if part), style="bold"), style="dim")

    def choices(self, reading: R, moves: list[int]) -> list[Choice]:
        """The legal moves in words, each with its price and what it would do."""
        listed: list[Choice] = []
        for move, group, words, price, note in reading.choices(moves):
            called = capital(words)
            text = Text(called, style=self.move_style(move))
            if price:
                text = Text.assemble(text, f"  {price}")
            if note:
                text = Text.assemble(text, (f"  {note}", "dim"))
            listed.append(Choice(move, group, called, text))
        return listed

    def tell(self, event: Event, reading: R) -> Text | None:
        """An event as a sentence, its player in his colour; None for one that only moves the game along."""
        sentence = reading.tell(event)
        if sentence is None:
            return None
        text = Text(sentence.text, style="bold" if sentence.heading else "")
        if event.seat >= 0:
            name = self.player(reading, event.seat)
            text.highlight_words([name.plain], name.style)
        return text

    def reaction(self, word: str) -> str:
        return self.teller.reaction(word)

    def result(self, reading: R, result: Result, eyes: int) -> RenderableType:
        """Who won, by how much and why; then where the points came from."""
        told = reading.ending(result)
        title, why = reading.verdict(result.winners, result.options)
        title = title or headline(self.texts, told, result.winners, eyes)
        said = [Text(title, style="bold")]
        said += [Text(sentence) for sentence in (reasons(self.texts, told, result.winners) if told.scored else [])]
        said += [Text(sentence) for sentence in why]
        ties = [Text(sentence, style="dim") for sentence in ties_told(self.texts, told)]
        table = scores(self.texts, told, result.winners, eyes, lambda seat: self.player(reading, seat))
        return Group(indented(said), table, indented(ties))

    def sums(self, reading: R, result: Result, typed: str = "") -> RenderableType:
        """How each player came by the points of a source, or of all of them."""
        told = reading.ending(result)
        wanted = [each for each in told.sources if typed.lower() in f"{each.word} {each.title}".lower()]
        lines = [line for each in wanted for line in summed(told, each)]
        return indented(lines) if lines else Text(self.texts.say("table-no-such-source"), style="dim")


class PlainView(View[Reading]):
    """A game without a table of its own here: where it stands, and what its teller says of table, hand and players."""

    def table(self, reading: Reading, width: int) -> RenderableType:
        facts = plain_facts(reading)
        lines = [told(fact) for fact in [*facts.get("table", ()), *facts.get("hand", ())]]
        for seat, belongings in enumerate(facts.get("players", ())):
            each = [Text("  "), self.player(reading, seat)]
            for fact in belongings:
                each += [Text("; " if len(each) > 2 else ": "), Text(f"{fact['title']} {fact['text']}")]
            lines.append(Text.assemble(*each))
        return Group(self.headline(reading), *lines)

    def cards(self, reading: Reading) -> RenderableType:
        return Group(*(told(fact) for fact in plain_facts(reading).get("hand", ())))

    def player(self, reading: Reading, seat: int) -> Text:
        return Text(reading.player(seat), style=f"bold {SEAT_STYLES[seat % len(SEAT_STYLES)]}")

    def question(self, reading: Reading, seat: int) -> Text:
        return Text(reading.question(seat))


def plain_facts(reading: Reading) -> dict[str, Any]:
    """What a plain reading shows; nothing where a game shows its table in its own way."""
    shown = reading.shown()
    return shown if isinstance(shown, dict) else {}


def told(fact: dict[str, str]) -> Text:
    """A fact as a line."""
    return Text.assemble("  ", (fact["title"], "dim"), "  ", fact["text"])


def view_of(loaded: LoadedGame, texts: Texts) -> View[Any]:
    """The view that the game's record names; without one, a view with no board."""
    if not loaded.game.view:
        teller = teller_of(loaded, texts)
        return PlainView(teller, teller.read, texts)
    made: View[Any] = loaded.game.part(loaded.game.view)(loaded, texts)
    return made
