"""A review in words, in one language: what is drawn at the terminal, in the browser and on a page of its own."""

from typing import Final

from msgspec import Struct

from teahouse.bots.hints import go_on_to
from teahouse.engine.forecast import Forecast
from teahouse.engine.forecast import read as read_forecast
from teahouse.engine.position import NO_DOUBT, SPECTATOR, Position
from teahouse.engine.rng import seeded
from teahouse.registry import LoadedGame
from teahouse.review.facts import Reason, Review, Turn, TurningPoint
from teahouse.review.judging import imagined
from teahouse.review.played import Course
from teahouse.text import Texts, capital
from teahouse.wording import Phase, Teller
from teahouse.wording.ending import Tone, result_of

MOST_CLICKS: Final = 4
"""Choices of a turn that are told."""
ROOM: Final = 64
"""Letters of one choice."""
MOST_DONE: Final = 3
"""Of what a turn does at once, so many sentences are told."""


class Era(Struct, frozen=True):
    """Where a round or a year begins."""

    at: int
    title: str


class PersonTold(Struct, frozen=True):
    """A seat."""

    seat: int
    title: str
    """As the game calls it."""
    name: str
    """Who sat there."""
    colour: int


class CurvePoint(Struct, frozen=True):
    """A moment of the curve; chances in per cent by seat."""

    at: int
    known: list[float]
    open: list[float]


class PointTold(Struct, frozen=True):
    """A turning point."""

    at: int
    """Moves made before the turn."""
    seat: int
    kind: str
    when: str
    """`Round 3, Blue's turn`."""
    change: int
    """Of the chance to win, in per cent."""
    chance_played: int
    chance_other: int
    played: list[str]
    """What was chosen, click by click."""
    other: list[str]
    """What the sage would have chosen; for a find, what looks best at a glance."""
    does: list[str]
    """What the better way does at once, as its seat could be certain of it."""
    why: list[str]
    """What it leads to."""


class PlayerTold(Struct, frozen=True):
    """What a seat did; chances in per cent."""

    seat: int
    deal: int
    own: int
    others: int
    luck: int
    rest: int
    turns: int
    lost: float
    """Given away in a turn on average."""
    accuracy: int
    points: list[PointTold]
    """Its own turning points."""
    best: PointTold | None
    """Its best turn."""


class SourceTold(Struct, frozen=True):
    """A source of points over the game, by moment and seat."""

    word: str
    title: str
    tone: Tone | None
    values: list[list[int]]


class ReviewTold(Struct, frozen=True):
    """A review, ready to be shown."""

    title: str
    """The game."""
    together: bool
    deep: bool
    moves: int
    eras: list[Era]
    people: list[PersonTold]
    curve: list[CurvePoint]
    points: list[PointTold]
    players: list[PlayerTold]
    sources_at: list[int]
    sources: list[SourceTold]
    result: str
    """Who won with how many points."""


def told(
    review: Review, course: Course, loaded: LoadedGame, teller: Teller, texts: Texts, names: list[str]
) -> ReviewTold:
    """The review of this game in the language of these texts."""
    return Telling(review, course, loaded, teller, texts).all(names)


class Telling:
    """One review in one language."""

    def __init__(self, review: Review, course: Course, loaded: LoadedGame, teller: Teller, texts: Texts) -> None:
        self.review = review
        self.course = course
        self.loaded = loaded
        self.teller = teller
        self.texts = texts
        self.end = course.table_at(loaded.kind, len(course.moves))
        self.reading = teller.read(self.end.position.observe(SPECTATOR))
        self.known: dict[int, PointTold] = {}

    def all(self, names: list[str]) -> ReviewTold:
        review = self.review
        return ReviewTold(
            title=self.teller.title(),
            together=review.together,
            deep=review.depth.looks > 50,
            moves=len(self.course.moves),
            eras=self.eras(),
            people=[
                PersonTold(seat, self.reading.player(seat), names[seat], self.reading.colour(seat))
                for seat in range(review.seats)
            ],
            curve=[
                CurvePoint(moment.at, in_per_cent(moment.chances), in_per_cent(moment.open))
                for moment in review.moments
            ],
            points=[self.point(point) for point in review.turning],
            players=[self.player(seat) for seat in range(review.seats)],
            sources_at=[each.at for each in review.sources],
            sources=self.sources(),
            result=self.result(),
        )

    # -- the course of the game --------------------------------------------------------------

    def eras(self) -> list[Era]:
        """Where rounds or years begin, with what the game calls them."""
        kind = next(iter(self.reading.phase()), "round")
        found: list[Era] = []
        before = -1
        for moment in self.review.moments:
            if moment.era > max(0, before):
                found.append(Era(moment.at, self.era(kind, moment.era)))
                before = moment.era
        return found

    def era(self, kind: str, number: int) -> str:
        return era_text(self.texts, kind, number)

    def sources(self) -> list[SourceTold]:
        """Every source that gave anybody anything at some moment."""
        result = result_of(self.end.position, self.course.options, self.end.log)
        known = {source.word: source for source in self.reading.ending(result).sources}
        nothing = [0] * self.review.seats
        return [
            SourceTold(
                word, source.title, source.tone, [each.points.get(word, nothing) for each in self.review.sources]
            )
            for word, source in known.items()
            if any(word in each.points for each in self.review.sources)
        ]

    def result(self) -> str:
        g = self.end.position
        points = ", ".join(f"{self.reading.player(seat)} {g.points(seat)}" for seat in range(g.seats))
        winners = self.texts.say("core-and").join(self.reading.player(seat) for seat in g.winners())
        if g.together or g.seats == 1:
            return self.texts.say("review-result-together", won=str(bool(g.winners())).lower(), points=points)
        return self.texts.say("review-result", winners=winners, count=len(g.winners()), points=points)

    # -- players -----------------------------------------------------------------------------

    def player(self, seat: int) -> PlayerTold:
        played = self.review.players[seat]
        share = played.share
        best = next((point for point in played.turning if point.turn == played.best), None)
        return PlayerTold(
            seat=seat,
            deal=round(100 * share.deal),
            own=round(100 * share.own),
            others=round(100 * share.others),
            luck=round(100 * share.luck),
            rest=round(100 * share.rest),
            turns=played.turns,
            lost=round(100 * played.lost, 1),
            accuracy=round(played.accuracy),
            points=[self.point(point) for point in played.turning],
            best=None if best is None else self.point(best),
        )

    # -- turning points ----------------------------------------------------------------------

    def point(self, point: TurningPoint) -> PointTold:
        if point.turn not in self.known:
            self.known[point.turn] = self.point_told(point, self.review.turns[point.turn])
        return self.known[point.turn]

    def point_told(self, point: TurningPoint, turn: Turn) -> PointTold:
        g = self.course.position_at(self.loaded.kind, turn.at)
        seat = turn.seat
        found = turn.weighed
        assert found is not None
        return PointTold(
            at=turn.at,
            seat=seat,
            kind=point.kind,
            when=self.teller.read(g.observe(seat)).moment(),
            change=round(100 * point.change),
            chance_played=round(100 * found.played),
            chance_other=round(100 * found.other),
            played=self.way(g, seat, turn.moves),
            other=self.way(g, seat, turn.glance if turn.same else turn.best),
            does=self.done_at_once(g, seat, turn.best),
            why=[] if point.reason is None else self.reasons(point.reason, seat),
        )

    def way(self, g: Position, seat: int, moves: list[int]) -> list[str]:
        """The choices of a turn in words, each as its seat saw the table before it."""
        world = imagined(g, seat, seeded("told"))
        words: list[str] = []
        for number, move in enumerate(moves):
            go_on_to(world, seat, move)
            decision = world.decision_of(seat)
            if decision is None or world.refuse(seat, move) is not None:
                break
            if number == MOST_CLICKS:
                words.append("…")
                break
            words.append(shorter(self.teller.read(world.observe(seat)).word(move)))
            world.apply(decision, move)
        return words

    def done_at_once(self, g: Position, seat: int, moves: list[int]) -> list[str]:
        """What a turn does for certain, up to the first doubt."""
        world = imagined(g, seat, seeded("told"))
        reading = self.teller.read(world.observe(seat))
        after = world.clone()
        after.foreseer = seat
        after.keeps_events = True
        for move in moves:
            go_on_to(after, seat, move)
            decision = after.decision_of(seat)
            if decision is None or after.refuse(seat, move) is not None:
                break
            after.apply(decision, move)
            if after.doubt != NO_DOUBT:
                break
        forecast = Forecast(tuple(moves))
        read_forecast(forecast, world, after, seat)
        forecast.asks, forecast.others, forecast.doubt, forecast.doubted = None, (), NO_DOUBT, ""
        return [capital(sentence) for sentence in reading.foretold(forecast)[:MOST_DONE] if sentence]

    def reasons(self, reason: Reason, seat: int) -> list[str]:
        """What a way leads to, from the points by source."""
        titles = {source.word: source.title for source in self.sources()}
        era = self.era(next(iter(self.reading.phase()), "round"), reason.era)
        sentences = led_to(self.texts, reason, titles, era, "review")
        if reason.rivals and not self.review.together and self.review.seats > 1:
            way = "less" if reason.rivals < 0 else "more"
            sentences.append(self.texts.say("review-rivals", way=way, points=rounded(abs(reason.rivals))))
        return sentences


def led_to(texts: Texts, reason: Reason, titles: dict[str, str], era: str, message: str) -> list[str]:
    """From where a way has more points, and from where less."""
    sentences: list[str] = []
    for word, sign in (("gains", 1), ("costs", -1)):
        parts = [
            texts.say("review-source", source=titles[shift.source], points=rounded(abs(shift.points)))
            for shift in reason.shifts
            if shift.points * sign > 0 and shift.source in titles
        ]
        if parts:
            sentences.append(texts.say(f"{message}-{word}", era=era, list=", ".join(parts)))
    return sentences


def why(texts: Texts, reason: Reason, titles: dict[str, str], phase: Phase) -> list[str]:
    """Why a hint is better than the next best."""
    return led_to(texts, reason, titles, era_text(texts, next(iter(phase), "round"), reason.era), "review-leads")


def era_text(texts: Texts, kind: str, number: int) -> str:
    """A round or a year, as the game calls it."""
    message = f"review-era-{kind}"
    return texts.say(message if texts.knows(message) else "review-era-round", number=number)


def shorter(text: str) -> str:
    """A choice in a few words: the text of a card is read on the board."""
    if len(text) <= ROOM:
        return text
    return f"{text[: text.rfind(' ', 0, ROOM)].rstrip(' ,;:·')} …"


def rounded(points: float) -> int:
    """Whole points, and never none of what is told."""
    return max(1, round(points))


def in_per_cent(chances: list[float]) -> list[float]:
    return [round(100 * chance, 1) for chance in chances]
