"""ZhanGuo in words."""

from collections.abc import Sequence
from typing import Final

from teahouse.engine.cause import Cause
from teahouse.engine.decision import Lack
from teahouse.engine.event import Event
from teahouse.engine.forecast import Forecast
from teahouse.games.zhanguo.loading.names import ZhanGuoNames
from teahouse.games.zhanguo.rules import names
from teahouse.games.zhanguo.rules.kind import ZhanGuoKind
from teahouse.games.zhanguo.words import moment, printing, reckoning, scenes, shown
from teahouse.games.zhanguo.words.causes import CauseWords
from teahouse.games.zhanguo.words.choices import Choices
from teahouse.games.zhanguo.words.ending import ending
from teahouse.games.zhanguo.words.pieces import MOTIONS, PLACES, Pieces
from teahouse.games.zhanguo.words.seen import Seen, seen
from teahouse.games.zhanguo.words.words import LACKS, SILENT, Words
from teahouse.registry import LoadedGame
from teahouse.text import Texts, capital
from teahouse.wording import Choice, LackTold, Observation, Phase, Planning, Sentence, Stock, Verdict
from teahouse.wording.ending import Breakdown, Result
from teahouse.wording.forecast import Foreteller
from teahouse.wording.refusals import Reasons
from teahouse.wording.scenes import Cut, SceneKind, Staged
from teahouse.wording.unveiling import unveil

HEADINGS: Final = ("round", "scoring", "won")
SUMS: Final = {
    **{kind: kind for kind in ("markers", "unrest-down", "unrest-up", "workers")},
    **dict.fromkeys(("vp-card", "vp-missing-marker", "vp-palace", "vp-square"), "vp"),
}
"""Events whose counts add up in a forecast, and what says the sum."""


class GameTeller:
    """How ZhanGuo speaks, in one language."""

    scene_kinds: tuple[SceneKind, ...] = scenes.SCENE_KINDS
    silent = SILENT
    places = PLACES

    def __init__(self, loaded: LoadedGame, texts: Texts) -> None:
        assert isinstance(loaded.kind, ZhanGuoKind)
        assert isinstance(loaded.names, ZhanGuoNames)
        self.decisions = loaded.kind.decisions
        self.words = Words(loaded.kind.box, loaded.names, texts, loaded.kind.events)
        self.offered = Choices(self.words)
        self.pieces = Pieces(self.words)
        self.causes = CauseWords(self.words, loaded.kind.causes.told)
        self.texts = texts
        self.reasons = Reasons(loaded.name, texts, LACKS, self.words.lack)
        self.foreteller = Foreteller("zhanguo", texts, loaded.kind.events, SUMS)

    def title(self) -> str:
        return self.words.texts.say("zhanguo")

    def phase_text(self, phase: Phase) -> str:
        return moment.phase_text(self.words, phase)

    def read(self, observation: Observation) -> "GameReading":
        return GameReading(self, seen(observation))

    def lack(self, lack: Lack) -> LackTold:
        return self.reasons.lack(lack)

    def why(self, clause: str) -> str:
        return self.reasons.why(clause)

    def reaction(self, word: str) -> str:
        """There are no reactions in ZhanGuo."""
        return word

    def printed(self) -> shown.Printed:
        return printing.printed(self.words)

    def unveiled(self, observations: list[Observation]) -> Observation:
        return unveil(observations, "players")


class GameReading:
    """One observation of ZhanGuo, as it is told."""

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
        return self.words.player(self.now, seat)

    def colour(self, seat: int) -> int:
        return printing.MARKS[names.SEAT_COLOURS[colours(self.now)[seat]]]

    def shown(self) -> shown.Table:
        return reckoning.table(self.words.box, self.now)

    def played_with(self, seat: int) -> dict[str, str]:
        return {}

    def stocks(self, seat: int) -> list[Stock]:
        player = self.now.players[seat]
        return [
            Stock("worker", self.words.say("workers", count=sum(player.workers))),
            Stock("official", self.words.say("officials-left", count=sum(player.supply))),
        ]

    # -- questions and moves -----------------------------------------------------------------

    def question(self, seat: int) -> str:
        asked = self.now.question(seat)
        assert asked is not None
        return capital(self.words.question(asked, self.now))

    def cause(self, cause: Cause | None) -> str:
        return self.teller.causes.told(cause, self.now)

    def waiting(self, seat: int) -> str:
        return moment.waiting(self.words, self.now, seat)

    def choices(self, moves: list[int]) -> list[Choice]:
        return self.teller.offered.listed(self.now, moves)

    def word(self, move: int) -> str:
        asked = self.now.question(self.now.seat)
        return self.words.move(move, "" if asked is None else self.words.asks(asked, self.now), self.now)

    # -- events and the end ------------------------------------------------------------------

    def tell(self, event: Event) -> Sentence | None:
        if event.kind in SILENT:
            return None
        text = self.words.event(event.kind, event.seat, event.args, self.now)
        motion = MOTIONS.get(event.kind, "pulse")
        return Sentence(text, event.kind in HEADINGS, self.pieces(event), motion)

    def pieces(self, event: Event) -> tuple[str, ...]:
        return self.teller.pieces.of(event, self.now)

    def scene(self, cut: Cut, events: Sequence[Event]) -> Staged:
        return scenes.staged(self.words, self.now, self.tell, cut, events)

    def foretold(self, forecast: Forecast) -> list[str]:
        return self.teller.foreteller.told(forecast, self.now.seat, self.event_parts, self.tell, self.player)

    def event_parts(self, event: Event) -> dict[str, str | int]:
        return self.words.event_parts(event.kind, event.seat, event.args, self.now)

    def ending(self, result: Result) -> Breakdown:
        return ending(self.words, self.now, result)

    def verdict(self, winners: list[int], options: dict[str, str]) -> Verdict:
        """The points say everything."""
        return Verdict("", [])

    def planning(self) -> Planning | None:
        """Nobody plays together."""
        return None


def colours(now: Seen) -> list[int]:
    """The colour of each seat; whoever has not chosen yet is shown with one that is left."""
    chosen = [player.colour for player in now.players]
    left = iter(colour for colour in range(len(names.SEAT_COLOURS)) if colour not in chosen)
    return [colour if colour >= 0 else next(left) for colour in chosen]
