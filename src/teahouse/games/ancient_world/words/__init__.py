"""The Ancient World in words."""

from typing import Final

from teahouse.engine.decision import Lack
from teahouse.engine.event import Event
from teahouse.games.ancient_world.loading.names import AncientWorldNames
from teahouse.games.ancient_world.rules.kind import AncientWorldKind
from teahouse.games.ancient_world.words import moment, printing, reckoning
from teahouse.games.ancient_world.words.choices import Choices
from teahouse.games.ancient_world.words.ending import ending
from teahouse.games.ancient_world.words.pieces import MOTIONS, Pieces
from teahouse.games.ancient_world.words.seen import Seen, seen
from teahouse.games.ancient_world.words.words import SILENT, Words
from teahouse.registry import LoadedGame
from teahouse.text import Texts, capital
from teahouse.wording import Choice, Observation, Phase, Planning, Sentence, Verdict
from teahouse.wording.unveiling import unveil

HEADINGS: Final = ("round", "end-of-round", "scoring", "won")


class GameTeller:
    """How The Ancient World speaks, in one language."""

    def __init__(self, loaded: LoadedGame, texts: Texts) -> None:
        assert isinstance(loaded.kind, AncientWorldKind)
        assert isinstance(loaded.names, AncientWorldNames)
        self.box = loaded.kind.box
        self.decisions = loaded.kind.decisions
        self.words = Words(self.box, loaded.names, texts, loaded.kind.events)
        self.offered = Choices(self.words)
        self.pieces = Pieces(self.words)

    def seen(self, observation: Observation) -> Seen:
        return seen(self.box, observation)

    # -- where we are ------------------------------------------------------------------------

    def title(self) -> str:
        return self.words.texts.say("ancient_world")

    def moment(self, observation: Observation) -> str:
        return self.phase_text(self.phase(observation))

    def phase(self, observation: Observation) -> Phase:
        return moment.phase(self.seen(observation))

    def phase_text(self, phase: Phase) -> str:
        return moment.phase_text(self.words, phase)

    def section(self, observation: Observation) -> str:
        return moment.section(self.words, self.decisions, self.seen(observation))

    def player(self, observation: Observation, seat: int) -> str:
        return self.words.player(seat)

    def colour(self, observation: Observation, seat: int) -> int:
        return printing.MARKS[self.words.labels.player_colours[seat].id]

    # -- questions and moves -----------------------------------------------------------------

    def question(self, observation: Observation, seat: int) -> str:
        now = self.seen(observation)
        asked = now.question(seat)
        assert asked is not None
        return capital(self.words.question(asked, now))

    def waiting(self, observation: Observation, seat: int) -> str:
        return moment.waiting(self.words, self.seen(observation), seat)

    def choices(self, observation: Observation, moves: list[int]) -> list[Choice]:
        return self.offered.listed(self.seen(observation), moves)

    def word(self, observation: Observation, move: int) -> str:
        return self.words.move(move, self.seen(observation))

    def lack(self, lack: Lack) -> str:
        return self.words.lack(lack)

    def reaction(self, word: str) -> str:
        return self.words.cards.reaction(word)

    # -- events and the end ------------------------------------------------------------------

    def tell(self, event: Event, observation: Observation) -> Sentence | None:
        if event.kind in SILENT:
            return None
        seat = observation["seat"]
        assert isinstance(seat, int)
        text = self.words.event(event.kind, event.seat, event.args)
        motion = MOTIONS.get(event.kind, "pulse")
        return Sentence(text, event.kind in HEADINGS, self.pieces.of(event, seat), motion)

    def ending(self, observation: Observation, points: list[int], winners: list[int]) -> list[list[str]]:
        return ending(self.words, self.seen(observation), points)

    def verdict(self, observation: Observation, winners: list[int], options: dict[str, str]) -> Verdict:
        """The points say everything."""
        return Verdict("", [])

    def planning(self, observation: Observation) -> Planning | None:
        """Everybody for himself."""
        return None

    def unveiled(self, observations: list[Observation]) -> Observation:
        return unveil(observations, "players")

    # -- what is printed ---------------------------------------------------------------------

    def printed(self) -> object:
        return printing.printed(self.words)

    def facts(self, observation: Observation) -> dict[str, object]:
        return reckoning.facts(self.seen(observation))
