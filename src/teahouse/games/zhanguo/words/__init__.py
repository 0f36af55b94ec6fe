"""ZhanGuo in words."""

from typing import Final

from teahouse.engine.decision import Lack
from teahouse.engine.event import Event
from teahouse.games.zhanguo.loading.names import ZhanGuoNames
from teahouse.games.zhanguo.rules import names
from teahouse.games.zhanguo.rules.kind import ZhanGuoKind
from teahouse.games.zhanguo.words import moment, printing
from teahouse.games.zhanguo.words.choices import Choices
from teahouse.games.zhanguo.words.ending import ending
from teahouse.games.zhanguo.words.pieces import MOTIONS, Pieces
from teahouse.games.zhanguo.words.seen import Seen, seen
from teahouse.games.zhanguo.words.words import SILENT, Words
from teahouse.registry import LoadedGame
from teahouse.text import Texts, capital
from teahouse.wording import Choice, Observation, Phase, Planning, Sentence, Verdict
from teahouse.wording.unveiling import unveil

HEADINGS: Final = ("round", "scoring", "won")


class GameTeller:
    """How ZhanGuo speaks, in one language."""

    def __init__(self, loaded: LoadedGame, texts: Texts) -> None:
        assert isinstance(loaded.kind, ZhanGuoKind)
        assert isinstance(loaded.names, ZhanGuoNames)
        self.decisions = loaded.kind.decisions
        self.words = Words(loaded.kind.box, loaded.names, texts, loaded.kind.events)
        self.offered = Choices(self.words)
        self.pieces = Pieces(self.words)

    # -- where we are ------------------------------------------------------------------------

    def title(self) -> str:
        return self.words.texts.say("zhanguo")

    def moment(self, observation: Observation) -> str:
        return self.phase_text(self.phase(observation))

    def phase(self, observation: Observation) -> Phase:
        return moment.phase(seen(observation))

    def phase_text(self, phase: Phase) -> str:
        return moment.phase_text(self.words, phase)

    def section(self, observation: Observation) -> str:
        return moment.section(self.decisions, seen(observation))

    def player(self, observation: Observation, seat: int) -> str:
        return self.words.player(seen(observation), seat)

    def colour(self, observation: Observation, seat: int) -> int:
        return printing.MARKS[names.SEAT_COLOURS[colours(seen(observation))[seat]]]

    # -- questions and moves -----------------------------------------------------------------

    def question(self, observation: Observation, seat: int) -> str:
        now = seen(observation)
        asked = now.question(seat)
        assert asked is not None
        return capital(self.words.question(asked, now))

    def waiting(self, observation: Observation, seat: int) -> str:
        return moment.waiting(self.words, seen(observation), seat)

    def choices(self, observation: Observation, moves: list[int]) -> list[Choice]:
        return self.offered.listed(seen(observation), moves)

    def word(self, observation: Observation, move: int) -> str:
        now = seen(observation)
        asked = now.question(now.seat)
        return self.words.move(move, "" if asked is None else self.words.asks(asked, now), now)

    def lack(self, lack: Lack) -> str:
        return self.words.lack(lack)

    def reaction(self, word: str) -> str:
        """There are no reactions in ZhanGuo."""
        return word

    # -- events and the end ------------------------------------------------------------------

    def tell(self, event: Event, observation: Observation) -> Sentence | None:
        if event.kind in SILENT:
            return None
        now = seen(observation)
        text = self.words.event(event.kind, event.seat, event.args, now)
        motion = MOTIONS.get(event.kind, "pulse")
        return Sentence(text, event.kind in HEADINGS, self.pieces.of(event, now), motion)

    def ending(self, observation: Observation, points: list[int], winners: list[int]) -> list[list[str]]:
        return ending(self.words, seen(observation), points)

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
        return printing.facts(self.words, observation)


def colours(now: Seen) -> list[int]:
    """The colour of each seat; whoever has not chosen yet is shown with one that is left."""
    chosen = [player.colour for player in now.players]
    left = iter(colour for colour in range(len(names.SEAT_COLOURS)) if colour not in chosen)
    return [colour if colour >= 0 else next(left) for colour in chosen]
