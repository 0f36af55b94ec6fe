"""The Ancient World in words."""

from collections.abc import Sequence
from typing import Final

from teahouse.engine.cause import Cause
from teahouse.engine.decision import Lack
from teahouse.engine.event import Event
from teahouse.engine.forecast import Forecast
from teahouse.games.ancient_world.loading.names import AncientWorldNames
from teahouse.games.ancient_world.rules.kind import AncientWorldKind
from teahouse.games.ancient_world.rules.words import CURRENCIES
from teahouse.games.ancient_world.words import moment, printing, reckoning, scenes, shown
from teahouse.games.ancient_world.words.causes import CauseWords
from teahouse.games.ancient_world.words.choices import Choices
from teahouse.games.ancient_world.words.ending import ending
from teahouse.games.ancient_world.words.pieces import MOTIONS, PLACES, Pieces
from teahouse.games.ancient_world.words.seen import Seen, seen
from teahouse.games.ancient_world.words.words import SILENT, Words
from teahouse.registry import LoadedGame
from teahouse.text import Texts, capital
from teahouse.wording import Choice, LackTold, Observation, Phase, Planning, Sentence, Stock, Verdict
from teahouse.wording.ending import Breakdown, Result
from teahouse.wording.forecast import Foreteller
from teahouse.wording.refusals import Reasons
from teahouse.wording.scenes import Cut, SceneKind, Staged
from teahouse.wording.unveiling import unveil

HEADINGS: Final = ("round", "end-of-round", "scoring", "won")
SUMS: Final = {kind: kind for kind in ("coins", "knowledge", "lost-coins", "paid-coins", "paid-knowledge")}
"""Events whose counts add up in a forecast."""
HERALDS: Final = frozenset({"card-used"})


class GameTeller:
    """How The Ancient World speaks, in one language."""

    scene_kinds: tuple[SceneKind, ...] = scenes.SCENE_KINDS
    silent = SILENT
    places = PLACES

    def __init__(self, loaded: LoadedGame, texts: Texts) -> None:
        assert isinstance(loaded.kind, AncientWorldKind)
        assert isinstance(loaded.names, AncientWorldNames)
        self.box = loaded.kind.box
        self.decisions = loaded.kind.decisions
        self.words = Words(self.box, loaded.names, texts, loaded.kind.events)
        self.offered = Choices(self.words)
        self.pieces = Pieces(self.words)
        self.causes = CauseWords(self.words, loaded.kind.causes.told)
        self.texts = texts
        self.reasons = Reasons(loaded.name, texts, {}, self.words.meaning)
        self.foreteller = Foreteller("ancient_world", texts, loaded.kind.events, SUMS, HERALDS)

    def title(self) -> str:
        return self.words.texts.say("ancient_world")

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
        return unveil(observations, "players")


class GameReading:
    """One observation of The Ancient World, as it is told."""

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
        return moment.section(self.words, self.teller.decisions, self.now)

    def player(self, seat: int) -> str:
        return self.words.player(seat)

    def colour(self, seat: int) -> int:
        return printing.MARKS[self.words.labels.player_colours[seat].id]

    def shown(self) -> shown.Table:
        return reckoning.table(self.now)

    def played_with(self, seat: int) -> dict[str, str]:
        return {}

    def stocks(self, seat: int) -> list[Stock]:
        player = self.now.g.players[seat]
        have = zip(CURRENCIES, (player.coins, player.knowledge), strict=True)
        return [Stock(word, self.words.tokens(word, count)) for word, count in have]

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
        return self.words.move(move, self.now)

    # -- events and the end ------------------------------------------------------------------

    def tell(self, event: Event) -> Sentence | None:
        if event.kind in SILENT:
            return None
        text = self.words.event(event.kind, event.seat, event.args, self.now.seat)
        motion = MOTIONS.get(event.kind, "pulse")
        return Sentence(text, event.kind in HEADINGS, self.pieces(event), motion)

    def pieces(self, event: Event) -> tuple[str, ...]:
        return self.teller.pieces.of(event, self.now.seat)

    def scene(self, cut: Cut, events: Sequence[Event]) -> Staged:
        return scenes.staged(self.words, self.now, self.tell, cut, events)

    def foretold(self, forecast: Forecast) -> list[str]:
        return self.teller.foreteller.told(forecast, self.now.seat, self.event_parts, self.tell, self.player)

    def event_parts(self, event: Event) -> dict[str, str | int]:
        return self.words.event_parts(event.kind, event.seat, event.args, self.now.seat)

    def ending(self, result: Result) -> Breakdown:
        return ending(self.words, self.now, result)

    def verdict(self, winners: list[int], options: dict[str, str]) -> Verdict:
        """The points say everything."""
        return Verdict("", [])

    def planning(self) -> Planning | None:
        """Nobody plays together."""
        return None
