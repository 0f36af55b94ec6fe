"""The Great Wall in words."""

from collections.abc import Sequence
from typing import Final

from teahouse.engine.cause import Cause
from teahouse.engine.decision import Lack
from teahouse.engine.event import Event
from teahouse.engine.forecast import Forecast
from teahouse.games.great_wall.loading.names import GreatWallNames
from teahouse.games.great_wall.rules.kind import GreatWallKind
from teahouse.games.great_wall.rules.words import RESOURCES
from teahouse.games.great_wall.words import moment, printing, reckoning, scenes, shown
from teahouse.games.great_wall.words.causes import CauseWords
from teahouse.games.great_wall.words.choices import Choices
from teahouse.games.great_wall.words.ending import ending
from teahouse.games.great_wall.words.expansions import SPEECHES
from teahouse.games.great_wall.words.pieces import ALL_MOTIONS, PLACES, Pieces
from teahouse.games.great_wall.words.planning import planning
from teahouse.games.great_wall.words.seen import Seen, seen
from teahouse.games.great_wall.words.verdict import verdict
from teahouse.games.great_wall.words.words import LACKS, SILENT, Words, mark_of
from teahouse.registry import LoadedGame
from teahouse.text import Texts, capital
from teahouse.wording import Choice, LackTold, Observation, Phase, Planning, Sentence, Stock, Verdict
from teahouse.wording.ending import Breakdown, Result
from teahouse.wording.forecast import Foreteller
from teahouse.wording.refusals import Reasons
from teahouse.wording.scenes import Cut, SceneKind, Staged
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
SUMS: Final = {
    kind: kind
    for kind in ("fortifications-lost", "gained", "honor-lost", "killed", "paid", "saved", "stored", "stored-paid")
}
"""Events whose counts add up in a forecast; so does all honour that is gained."""
HERALDS: Final = frozenset({"ability"})


class GameTeller:
    """How The Great Wall speaks, in one language."""

    scene_kinds: tuple[SceneKind, ...] = scenes.SCENE_KINDS
    silent = SILENT

    def __init__(self, loaded: LoadedGame, texts: Texts) -> None:
        assert isinstance(loaded.kind, GreatWallKind)
        assert isinstance(loaded.names, GreatWallNames)
        self.box = loaded.kind.box
        self.places = PLACES | {f"artifact {artifact.id}" for artifact in loaded.names.artifacts}
        self.decisions = loaded.kind.decisions
        self.words = Words(self.box, loaded.names, texts, loaded.kind.events)
        self.offered = Choices(self.words)
        self.pieces = Pieces(self.words)
        self.causes = CauseWords(self.words, loaded.kind.causes.told)
        self.texts = texts
        self.reasons = Reasons(loaded.name, texts, LACKS, self.words.lack)
        honours = {kind: "honor" for kind in loaded.kind.events if kind.startswith("honor-")}
        self.foreteller = Foreteller("great_wall", texts, loaded.kind.events, honours | SUMS, HERALDS)

    def title(self) -> str:
        return self.words.texts.say("great_wall")

    def phase_text(self, phase: Phase) -> str:
        return moment.phase_text(self.words, phase)

    def read(self, observation: Observation) -> "GameReading":
        return GameReading(self, seen(self.box, observation))

    def lack(self, lack: Lack) -> LackTold:
        return self.reasons.lack(lack)

    def why(self, clause: str) -> str:
        return self.reasons.why(clause)

    def reaction(self, word: str) -> str:
        return self.words.cards.reaction(word)

    def printed(self) -> shown.Printed:
        return printing.printed(self.words)

    def unveiled(self, observations: list[Observation]) -> Observation:
        return unveil(observations, "clans")


class GameReading:
    """One observation of The Great Wall, as it is told."""

    def __init__(self, teller: GameTeller, now: Seen) -> None:
        self.teller = teller
        self.words = teller.words
        self.now = now

    # -- where we are ------------------------------------------------------------------------

    def moment(self) -> str:
        return self.teller.phase_text(self.phase())

    def phase(self) -> Phase:
        return moment.phase(self.now)

    def section(self) -> str:
        return moment.section(self.teller.decisions, self.now)

    def player(self, seat: int) -> str:
        return self.words.player(seat)

    def colour(self, seat: int) -> int:
        return mark_of(seat)

    def shown(self) -> shown.Table:
        return reckoning.table(self.now, self.words)

    def played_with(self, seat: int) -> dict[str, str]:
        general = self.now.clan(seat).general
        titles = self.words.texts.say("great_wall-book-generals")
        return {titles: self.words.cards.general(general)} if general >= 0 else {}

    def stocks(self, seat: int) -> list[Stock]:
        if not self.now.hands_open[seat]:
            return []
        resources = self.now.clan(seat).resources
        return [Stock(RESOURCES[kind], self.words.tokens(kind, resources[kind])) for kind in range(len(RESOURCES))]

    # -- questions and moves -----------------------------------------------------------------

    def question(self, seat: int) -> str:
        asked = self.now.question(seat)
        assert asked is not None
        return capital(self.words.question(asked, self.now))

    def cause(self, cause: Cause | None) -> str:
        return self.teller.causes.told(cause, self.now)

    def waiting(self, seat: int) -> str:
        """Seat -1 stands for those of whom nobody may know that they are asked: the table waits."""
        return moment.waiting(self.words, self.now, seat)

    def choices(self, moves: list[int]) -> list[Choice]:
        return self.teller.offered.listed(self.now, moves)

    def word(self, move: int) -> str:
        return self.words.move(move, self.now.asks(), self.now)

    # -- events and the end ------------------------------------------------------------------

    def tell(self, event: Event) -> Sentence | None:
        if event.kind in SILENT or (event.kind == "honor-lost" and event.args[0] == 0):
            return None
        text = self.words.event(event.kind, event.seat, event.args, self.now)
        motion = ALL_MOTIONS.get(event.kind, "pulse")
        return Sentence(text, event.kind in ALL_HEADINGS, self.pieces(event), motion)

    def pieces(self, event: Event) -> tuple[str, ...]:
        return self.teller.pieces.of(event, self.now)

    def scene(self, cut: Cut, events: Sequence[Event]) -> Staged:
        return scenes.winter(self.words, self.now, self.tell, cut, events)

    def foretold(self, forecast: Forecast) -> list[str]:
        return self.teller.foreteller.told(forecast, self.now.seat, self.event_parts, self.tell, self.player)

    def event_parts(self, event: Event) -> dict[str, str | int]:
        return self.words.event_parts(event.kind, event.seat, event.args, self.now)

    def ending(self, result: Result) -> Breakdown:
        return ending(self.words, self.now, result)

    def verdict(self, winners: list[int], options: dict[str, str]) -> Verdict:
        return verdict(self.words, self.now, winners, options)

    def planning(self) -> Planning | None:
        return planning(self.words, self.now)
