"""A game in words without a teller of its own: everything is said by messages whose names follow from the rules.

| message | says |
| --- | --- |
| `<game>` | its name |
| `<game>-ask-<Decision>`, `<game>-wait-<Decision>` | a question, to its seat and to the others (`player`) |
| `<game>-move-<word>` | a move that begins with this word; `what` is the rest of it |
| `<game>-moment` | where the game stands, with the facts of its phase |
| `<game>-cause-<rule or Decision>` | what led to a question: see `wording/causes.py`; a meaning `player` adds `own` |
| `<game>-scene-<kind>`, `<game>-scene-<kind>-again` | a great moment (`number`), and the wish to see it each time |
| `<game>-event-<kind>` | an event; `player`, and its numbers by the names the event table gives them |
| `<game>-ending-<source>` | where points came from |
| `<game>-lack-<what>`, `<game>-why-<clause>` | why a move cannot be made (`wording/refusals.py`) |
| `<game>-forecast-<kind>` … | what an answer will do (see `wording/forecast.py`) |

A message that is missing is replaced by the bare words. An observation must hold `seat`, `seats` and `asked`: for each
open decision its `seat` and what it `asks`, the name of its class.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

from teahouse.engine.cause import Cause
from teahouse.engine.decision import Lack
from teahouse.engine.event import Event
from teahouse.engine.forecast import Forecast
from teahouse.engine.position import WINDOW
from teahouse.registry import LoadedGame
from teahouse.text import Texts, capital
from teahouse.wording import Choice, LackTold, Observation, Phase, Planning, Sentence, Stock, Verdict
from teahouse.wording.causes import Args, cause_in_words
from teahouse.wording.ending import Breakdown, Claim, EndingColumn, PointSource, Result, Tally, breakdown
from teahouse.wording.forecast import Foreteller
from teahouse.wording.refusals import Reasons
from teahouse.wording.scenes import ActShown, Cut, SceneKind, Staged, StepShown


class Fact(NamedTuple):
    """Something on the table in words: what it is, and how it stands."""

    title: str
    text: str


class PlainTeller:
    """What a game says where it does not say it in its own way; a subclass replaces what it can say better."""

    headings: tuple[str, ...] = ()
    """Events that begin a new part of the game."""
    lacks: Mapping[str, str] = MappingProxyType({})
    """By the word of a lack, what its number is."""
    scene_kinds: tuple[SceneKind, ...] = ()
    """Its great moments; each is told by the sentences of its events, unless a reading stages it better."""

    silent: frozenset[str] = frozenset()
    """Events that are no sentence."""
    places: frozenset[str] = frozenset()
    """What is drawn and is part of no move."""
    sums: Mapping[str, str] = MappingProxyType({})
    """Events whose `count` adds up in a forecast, and the message that says the sum."""

    def __init__(self, loaded: LoadedGame, texts: Texts) -> None:
        self.game = loaded.name
        self.kind = loaded.kind
        self.names: Any = loaded.names
        self.texts = texts
        self.reasons = Reasons(loaded.name, texts, self.lacks, self.about)
        self.foreteller = Foreteller(self.game, texts, self.kind.events, self.sums)

    def said(self, message: str, otherwise: str, **args: str | int) -> str:
        """A message of the game, or other words where nobody has written it."""
        name = f"{self.game}-{message}"
        return self.texts.say(name, **args) if self.texts.knows(name) else otherwise

    # -- what lies on the table: nothing, unless the game says it ------------------------------

    def named(self, what: str, number: int) -> str | int:
        """A number in words; `what` is its name in the event table, or the word before it in a move."""
        return number

    def table(self, observation: Observation) -> list[Fact]:
        """What everybody sees."""
        return []

    def hand(self, observation: Observation) -> list[Fact]:
        """What only this seat sees."""
        return []

    def stocks(self, observation: Observation, seat: int) -> list[Stock]:
        """What this seat has to pay with."""
        return []

    def belongings(self, observation: Observation, seat: int) -> list[Fact]:
        """What everybody sees before a player, besides points."""
        return []

    def phase(self, observation: Observation) -> Phase:
        """The facts of where the game stands, for the message `<game>-moment`."""
        return {}

    # -- where the points came from: one sum, unless the game says it --------------------------

    pictures: ClassVar[Mapping[str, str]] = {}
    """By source of points, the name of an icon."""
    clauses: ClassVar[Mapping[str, str]] = {}
    """By source of points, the clause that gives them."""

    def tally(self, observation: Observation, result: Result) -> Tally:
        """Points by source, seat and part; `<game>-ending-<source>` is the title of a source."""
        return Tally()

    def claims(self, observation: Observation) -> list[Claim]:
        """What breaks a tie, in its order."""
        return []

    # -- the game in words -----------------------------------------------------------------------

    def title(self) -> str:
        name = self.game
        return self.texts.say(name) if self.texts.knows(name) else capital(name.replace("_", " "))

    def phase_text(self, phase: Phase) -> str:
        return self.said("moment", "", **phase)

    def read(self, observation: Observation) -> "PlainReading":
        return PlainReading(self, observation)

    def lack(self, lack: Lack) -> LackTold:
        return self.reasons.lack(lack)

    def why(self, clause: str) -> str:
        return self.reasons.why(clause)

    def about(self, what: str, number: int) -> dict[str, str | int]:
        """What the number of a lack is to its message."""
        return {what: self.named(what, number)}

    def reaction(self, word: str) -> str:
        return self.said(f"reaction-{word}", word)

    def printed(self) -> object:
        return {}

    def unveiled(self, observations: list[Observation]) -> Observation:
        """What is listed by seat is taken from the observation of that seat; the rest is the same for all."""
        first, seats = observations[0], len(observations)
        merged: Observation = {"seat": -1}
        for key, value in first.items():
            if isinstance(value, list) and len(value) == seats and key != "asked":
                each: list[dict[str, Any]] = observations
                value = [observation[key][seat] for seat, observation in enumerate(each)]
            merged.setdefault(key, value)
        return merged


class PlainReading:
    """One observation of a game, told by its messages."""

    def __init__(self, teller: PlainTeller, observation: Observation) -> None:
        self.teller = teller
        self.texts = teller.texts
        self.observation = observation

    # -- where we are --------------------------------------------------------------------------

    def moment(self) -> str:
        return self.teller.phase_text(self.phase())

    def phase(self) -> Phase:
        return self.teller.phase(self.observation)

    def section(self) -> str:
        """The chapter that holds the clause of the first question."""
        asked = next(iter(questions(self.observation)), None)
        clause = "" if asked is None or asked["asks"] == WINDOW else self.teller.kind.decisions[asked["asks"]].clause
        return clause.rpartition("-")[0]

    def player(self, seat: int) -> str:
        return self.texts.say("core-player", number=seat + 1)

    def colour(self, seat: int) -> int:
        return seat + 1

    def shown(self) -> dict[str, object]:
        """The table for those who draw it without knowing the game."""
        teller, now = self.teller, self.observation
        players = [teller.belongings(now, seat) for seat in range(seats_in(now))]
        return {
            "table": [fact._asdict() for fact in teller.table(now)],
            "hand": [fact._asdict() for fact in teller.hand(now)],
            "players": [[fact._asdict() for fact in each] for each in players],
        }

    # -- questions and moves -------------------------------------------------------------------

    def question(self, seat: int) -> str:
        asked = asked_of(self.observation, seat)
        return self.teller.said(f"ask-{asked}", asked, player=self.player(seat))

    def cause(self, cause: Cause | None) -> str:
        """A cause without a message is said by what led to it."""

        def say(name: str, args: Args) -> str:
            return self.teller.said(f"cause-{name}", str(args["within"]), **args)

        return cause_in_words(cause, asked_of(self.observation, self.seat()), self.facts, say)

    def facts(self, cause: Cause, outer: Args) -> Args:
        """What the numbers of a cause mean."""
        args: Args = {}
        for meaning, value in zip(self.teller.kind.causes.told[cause.name], cause.args, strict=False):
            if meaning == "player" and isinstance(value, int):
                args |= {meaning: self.player(value), "own": "yes" if value == self.seat() else "no"}
            elif meaning and isinstance(value, int):
                args[meaning] = self.teller.named(meaning, value)
        return args

    def seat(self) -> int:
        """Whoever looks."""
        seat = self.observation["seat"]
        assert isinstance(seat, int)
        return seat

    def waiting(self, seat: int) -> str:
        if seat < 0:
            waits = any(question["asks"] == WINDOW for question in questions(self.observation))
            return self.texts.say("core-table-waits") if waits else ""
        asked = asked_of(self.observation, seat)
        if not asked:
            return ""
        player = self.player(seat)
        return self.teller.said(f"wait-{asked}", self.texts.say("core-waiting", player=player), player=player)

    def choices(self, moves: list[int]) -> list[Choice]:
        return [Choice(move, "", capital(self.word(move)), "", "") for move in moves]

    def word(self, move: int) -> str:
        word = self.teller.kind.moves[move]
        first, _, rest = word.partition(" ")
        what = self.teller.named(first, int(rest)) if rest.isdecimal() else rest
        return self.teller.said(f"move-{first}", word, what=what)

    # -- events and the end --------------------------------------------------------------------

    def tell(self, event: Event) -> Sentence | None:
        if event.kind in self.teller.silent:
            return None
        parts = self.event_parts(event)
        player = str(parts["player"])
        if event.kind == "undo":
            otherwise = self.texts.say("core-undo", player=player)
        else:
            numbers = [number for what, number in parts.items() if what != "player"]
            otherwise = " ".join(str(part) for part in (player, event.kind, *numbers) if part != "")
        text = self.teller.said(f"event-{event.kind}", otherwise, **parts)
        return Sentence(text, event.kind in self.teller.headings, self.pieces(event), "pulse")

    def pieces(self, event: Event) -> tuple[str, ...]:
        return ()

    def scene(self, cut: Cut, events: Sequence[Event]) -> Staged:
        title = self.teller.said(f"scene-{cut.kind.name}", capital(cut.kind.name), number=cut.number)
        again = self.teller.said(f"scene-{cut.kind.name}-again", self.texts.say("core-scene-again"))
        told = [sentence.text for sentence in map(self.tell, events) if sentence is not None]
        return Staged(title, again, [StepShown(title=title, acts=[ActShown(notes=told)])])

    def event_parts(self, event: Event) -> dict[str, str | int]:
        """What the message of an event may want to know."""
        meanings = self.teller.kind.events.get(event.kind, ())
        numbers = {what: self.teller.named(what, number) for what, number in zip(meanings, event.args, strict=False)}
        return {"player": self.player(event.seat) if event.seat >= 0 else "", **numbers}

    def foretold(self, forecast: Forecast) -> list[str]:
        seat = self.observation["seat"]
        assert isinstance(seat, int)
        return self.teller.foreteller.told(forecast, seat, self.event_parts, self.tell, self.player)

    def ending(self, result: Result) -> Breakdown:
        columns = [EndingColumn(seat, self.player(seat)) for seat in range(len(result.points))]
        tally = self.teller.tally(self.observation, result)
        sources = [self.source(tally, word, len(columns)) for word in tally.parts]
        return breakdown(self.texts, columns, sources, result.points, self.teller.claims(self.observation))

    def source(self, tally: Tally, word: str, columns: int) -> PointSource:
        title = self.teller.said(f"ending-{word}", capital(word))
        return tally.source(word, columns, title, self.teller.pictures.get(word, ""), self.teller.clauses.get(word, ""))

    def verdict(self, winners: list[int], options: dict[str, str]) -> Verdict:
        """The points say everything."""
        return Verdict("", [])

    def played_with(self, seat: int) -> dict[str, str]:
        return {}

    def stocks(self, seat: int) -> list[Stock]:
        return self.teller.stocks(self.observation, seat)

    def planning(self) -> Planning | None:
        """Everybody plays for themselves."""
        return None


def questions(observation: Observation) -> list[dict[str, Any]]:
    """The open questions: `seat` and what it `asks`."""
    asked = observation["asked"]
    assert isinstance(asked, list)
    return asked


def asked_of(observation: Observation, seat: int) -> str:
    """What a seat is asked; empty if nothing."""
    return next((str(asked["asks"]) for asked in questions(observation) if asked["seat"] == seat), "")


def seats_in(observation: Observation) -> int:
    seats = observation["seats"]
    assert isinstance(seats, int)
    return seats
