"""The Great Wall in words."""

from typing import Final

from teahouse.engine.decision import Lack
from teahouse.engine.event import Event
from teahouse.games.great_wall.loading.names import GreatWallNames
from teahouse.games.great_wall.rules.kind import GreatWallKind
from teahouse.games.great_wall.words import moment, printing
from teahouse.games.great_wall.words.choices import Choices
from teahouse.games.great_wall.words.ending import ending
from teahouse.games.great_wall.words.expansions import SPEECHES
from teahouse.games.great_wall.words.pieces import ALL_MOTIONS, Pieces
from teahouse.games.great_wall.words.planning import planning
from teahouse.games.great_wall.words.seen import seen
from teahouse.games.great_wall.words.verdict import verdict
from teahouse.games.great_wall.words.words import SILENT, Words, mark_of
from teahouse.registry import LoadedGame
from teahouse.text import Texts, capital
from teahouse.wording import Choice, Observation, Phase, Planning, Sentence, Verdict
from teahouse.wording.unveiling import unveil

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

    def __init__(self, loaded: LoadedGame, texts: Texts) -> None:
        assert isinstance(loaded.kind, GreatWallKind)
        assert isinstance(loaded.names, GreatWallNames)
        self.box = loaded.kind.box
        self.decisions = loaded.kind.decisions
        self.words = Words(self.box, loaded.names, texts, loaded.kind.events)
        self.offered = Choices(self.words)
        self.pieces = Pieces(self.words)

    # -- where we are ------------------------------------------------------------------------

    def title(self) -> str:
        return self.words.texts.say("great_wall")

    def moment(self, observation: Observation) -> str:
        return self.phase_text(self.phase(observation))

    def phase(self, observation: Observation) -> Phase:
        return moment.phase(seen(self.box, observation))

    def phase_text(self, phase: Phase) -> str:
        return moment.phase_text(self.words, phase)

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
        motion = ALL_MOTIONS.get(event.kind, "pulse")
        return Sentence(text, event.kind in ALL_HEADINGS, self.pieces.of(event, now), motion)

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
