"""Forecasts in words: short sentences about what an answer will do, without a subject where it is the reader.

| message | says |
| --- | --- |
| `<game>-forecast-<kind>` | an event of one's own answer, or of nobody; an empty one goes without saying |
| `<game>-forecast-<kind>-all` | several of them in one sentence: `list` is what the others say, with commas |
| `<game>-doubt-<word>` | what chance decides next, by the word the rules have for it |
| `<game>-next-<Decision>` | what one chooses next; without it, that one does |

What others do is told as in the log, and so is an event without such a message.
"""

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Final, NamedTuple

from teahouse.engine.event import Event
from teahouse.engine.forecast import Forecast, forecasts
from teahouse.engine.position import CHANCE, SECRET, Position
from teahouse.engine.rng import seeded
from teahouse.text import Texts
from teahouse.wording import Reading, Sentence

MOST: Final = 8
"""Sentences that are told of one answer."""
ROOM: Final = 60
"""Letters of the short form."""
COUNT: Final = "count"
PLAYER: Final = "player "
CHANCE_OF: Final = "forecast"
"""The seed of the worlds: nothing of the position may be in it."""


class Told(NamedTuple):
    """What an answer will do."""

    sentences: list[str]
    leads: list[int]
    """What may be answered after it."""
    pieces: list[str]
    """Words of the places and cards that it changes, as far as they lie on the board."""


NOTHING: Final = Told([], [], [])


def foretold(reading: Reading, position: Position, seat: int, moves: list[int]) -> dict[int, list[str]]:
    """By legal answer of a seat, what it will do, in sentences."""
    told = foretold_in_one_go(reading, position, seat, [(move,) for move in moves])
    return {move: each.sentences for (move,), each in told.items()}


def foretold_in_one_go(
    reading: Reading, position: Position, seat: int, answers: list[tuple[int, ...]]
) -> dict[tuple[int, ...], Told]:
    """The same and where it leads, for answers of one move or several."""
    found = forecasts(position, seat, answers, seeded(CHANCE_OF))
    return {each.moves: Told(reading.foretold(each), each.leads, changed(reading, each)) for each in found}


def changed(reading: Reading, forecast: Forecast) -> list[str]:
    """The pieces of all that will happen; players themselves are none."""
    pieces = dict.fromkeys(piece for event in forecast.events for piece in reading.pieces(event))
    return [piece for piece in pieces if not piece.startswith(PLAYER)]


class Foreteller:
    """How one game tells forecasts, in one language."""

    def __init__(
        self,
        game: str,
        texts: Texts,
        events: Mapping[str, tuple[str, ...]],
        sums: Mapping[str, str],
        heralds: Container[str] = (),
    ) -> None:
        self.game = game
        self.texts = texts
        self.events = events
        self.heralds = heralds
        """Kinds of events that only announce others: where something else is told, they go without saying."""
        self.sums = sums
        """Kinds of events whose counts add up, and the message that says the sum.

        Where several kinds have one message, it says nothing but the sum.
        """

    def told(
        self,
        forecast: Forecast,
        eyes: int,
        parts: Callable[[Event], dict[str, str | int]],
        tell: Callable[[Event], Sentence | None],
        player: Callable[[int], str],
    ) -> list[str]:
        """All sentences; `parts` gives what the message of an event wants to know, `tell` its line of the log."""
        summed = self.summed(forecast.events)
        kept = most_telling(summed, eyes)
        after = self.afterwards(forecast, player)
        deeds = [event for event in kept if event.kind not in self.heralds]
        sentences = [self.sentence(event, eyes, parts, tell) for event in (deeds if deeds or after else kept)]
        told = list(counted(self.gathered(sentences)))
        if len(kept) < len(summed):
            told.append(self.texts.say("core-forecast-more"))
        return told + after

    def summed(self, events: list[Event]) -> list[Event]:
        """Events of which one is as good as the other, as one with the sum."""
        found: dict[tuple[object, ...], Event] = {}
        for number, event in enumerate(events):
            name = self.sums.get(event.kind)
            place = self.events[event.kind].index(COUNT) if name is not None else -1
            rest = (event.args[:place], event.args[place + 1 :]) if name == event.kind else ()
            key = (name, event.seat, rest) if place >= 0 else (number,)
            if key in found:
                first = found[key]
                at = self.events[first.kind].index(COUNT)
                total = first.args[at] + event.args[place]
                event = Event(first.kind, event.seat, (*first.args[:at], total, *first.args[at + 1 :]), -1)
            found[key] = event
        return list(found.values())

    def message(self, event: Event) -> str:
        return f"{self.game}-forecast-{self.sums.get(event.kind, event.kind)}"

    def is_short(self, event: Event, eyes: int) -> bool:
        return event.seat in (eyes, -1) and self.texts.knows(self.message(event))

    def sentence(
        self,
        event: Event,
        eyes: int,
        parts: Callable[[Event], dict[str, str | int]],
        tell: Callable[[Event], Sentence | None],
    ) -> tuple[str, str]:
        """An event in words, and the message that says it together with others of its kind."""
        if self.is_short(event, eyes):
            message = self.message(event)
            several = f"{message}-all"
            text = self.texts.say(message, **parts(event)).removesuffix(".")
            return text, several if self.texts.knows(several) else ""
        line = tell(event)
        return ("" if line is None else line.text.removesuffix("."), "")

    def gathered(self, sentences: list[tuple[str, str]]) -> Iterable[str]:
        """What can be said together, where the first of it stood."""
        told: set[str] = set()
        for text, several in sentences:
            if not several:
                yield text
            elif several not in told:
                told.add(several)
                listed = ", ".join(item for item, of in sentences if of == several)
                yield self.texts.say(several, list=listed)

    def afterwards(self, forecast: Forecast, player: Callable[[int], str]) -> list[str]:
        """Why no more can be told, or who is asked next."""
        if forecast.doubt == CHANCE:
            own = f"{self.game}-doubt-{forecast.doubted}"
            return [self.texts.say(own if self.texts.knows(own) else "core-doubt-chance")]
        if forecast.doubt == SECRET:
            return [self.texts.say("core-doubt-secret")]
        if forecast.ends:
            return [self.texts.say("core-forecast-ends")]
        if forecast.asks is not None:
            message = f"{self.game}-next-{type(forecast.asks).__name__}"
            return [self.texts.say(message if self.texts.knows(message) else "core-forecast-next")]
        if forecast.others:
            players = self.texts.say("core-and").join(player(seat) for seat in forecast.others)
            return [self.texts.say("core-forecast-others", players=players, count=len(forecast.others))]
        return []


def most_telling(events: list[Event], eyes: int) -> list[Event]:
    """Of many, those that concern whoever asks, then those that come first."""
    if len(events) <= MOST:
        return events
    ranked = sorted(range(len(events)), key=lambda n: (events[n].seat != eyes, n))
    return [events[n] for n in sorted(ranked[:MOST])]


def counted(sentences: Iterable[str]) -> Iterable[str]:
    """Sentences that are said several times, once."""
    times: dict[str, int] = {}
    for sentence in sentences:
        if sentence:
            times[sentence] = times.get(sentence, 0) + 1
    for sentence, count in times.items():
        yield sentence if count == 1 else f"{sentence} ×{count}"


def in_one_line(sentences: list[str], room: int = ROOM) -> str:
    """As many of the sentences as fit."""
    line = ""
    for number, sentence in enumerate(sentences):
        longer = f"{line}; {sentence}" if line else sentence
        if len(longer) > room and number:
            return f"{line} …"
        line = longer
    return line
