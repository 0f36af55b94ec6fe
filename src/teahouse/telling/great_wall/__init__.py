"""The Great Wall in words."""

from typing import Final

from teahouse.content.great_wall_names import GreatWallNames
from teahouse.engine.decision import Lack
from teahouse.engine.event import Event
from teahouse.games.great_wall.kind import GreatWallKind
from teahouse.shelf import Boxed
from teahouse.telling import Choice, Observation, Planning, Sentence, Verdict
from teahouse.telling.great_wall import moment, printing
from teahouse.telling.great_wall.choices import Choices
from teahouse.telling.great_wall.ending import ending
from teahouse.telling.great_wall.expansions import SPEECHES
from teahouse.telling.great_wall.pieces import Pieces
from teahouse.telling.great_wall.planning import planning
from teahouse.telling.great_wall.seen import seen
from teahouse.telling.great_wall.verdict import verdict
from teahouse.telling.great_wall.words import SILENT, Words, mark_of
from teahouse.telling.unveiling import unveil
from teahouse.text import Texts, capital

HEADINGS: Final = (
    "year",
    "spring",
    "summer",
    "autumn",
    "winter",
    "breach",
    "pillage",
    "scoring",
    "won",
    "event",
    "won-together",
    "lost-together",
)

ALL_HEADINGS: Final = HEADINGS + tuple(heading for speech in SPEECHES for heading in speech.headings)


class GameTeller:
    """How The Great Wall speaks, in one language."""

    def __init__(self, boxed: Boxed, texts: Texts) -> None:
        assert isinstance(boxed.kind, GreatWallKind)
        assert isinstance(boxed.names, GreatWallNames)
        self.box = boxed.kind.box
        self.decisions = boxed.kind.decisions
        self.words = Words(self.box, boxed.names, texts, boxed.kind.events)
        self.offered = Choices(self.words)
        self.pieces = Pieces(self.words)

    # -- where we are ------------------------------------------------------------------------

    def title(self) -> str:
        return self.words.texts.say("great_wall")

    def moment(self, observation: Observation) -> str:
        return moment.moment(self.words, seen(self.box, observation))

    def section(self, observation: Observation) -> str:
        return moment.section(self.decisions, seen(self.box, observation))

    def player(self, observation: Observation, seat: int) -> str:
        return self.words.player(seat)

    def colour(self, observation: Observation, seat: int) -> int:
        return mark_of(seat)

    # -- questions and moves -----------------------------------------------------------------

    def question(self, observation: Observation, seat: int) -> str:
        now = seen(self.box, observation)
        asked = now.question(seat)
        assert asked is not None
        return capital(self.words.question(asked, now))

    def waiting(self, observation: Observation, seat: int) -> str:
        """Seat -1 stands for those of whom nobody may know that they are asked: whoever could play a tactic card."""
        return moment.waiting(self.words, seen(self.box, observation), seat)

    def choices(self, observation: Observation, moves: list[int]) -> list[Choice]:
        return self.offered.listed(seen(self.box, observation), moves)

    def word(self, observation: Observation, move: int) -> str:
        now = seen(self.box, observation)
        return self.words.move(move, now.asks(), now)

    def lack(self, lack: Lack) -> str:
        return self.words.lack(lack)

    def reaction(self, word: str) -> str:
        return self.words.cards.reaction(word)

    # -- events and the end ------------------------------------------------------------------

    def tell(self, event: Event, observation: Observation) -> Sentence | None:
        if event.kind in SILENT:
            return None
        now = seen(self.box, observation)
        text = self.words.event(event.kind, event.seat, event.args, now)
        return Sentence(text, event.kind in ALL_HEADINGS, self.pieces.of(event, now))

    def ending(self, observation: Observation, points: list[int], winners: list[int]) -> list[list[str]]:
        return ending(self.words, seen(self.box, observation), points)

    def verdict(self, observation: Observation, winners: list[int], options: dict[str, str]) -> Verdict:
        return verdict(self.words, seen(self.box, observation), winners, options)

    def planning(self, observation: Observation) -> Planning | None:
        return planning(self.words, seen(self.box, observation))

    def unveiled(self, observations: list[Observation]) -> Observation:
        return unveil(observations, "clans")

    # -- what is printed ---------------------------------------------------------------------

    def printed(self) -> object:
        return printing.printed(self.words)

    def facts(self, observation: Observation) -> dict[str, object]:
        return printing.facts(self.words, observation)
