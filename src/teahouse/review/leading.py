"""Where ways lead: points by source, in the game as it was and in worlds where two ways are followed for a while."""

from typing import Final

from teahouse.bots.mind import Mind
from teahouse.bots.quick import Scholar
from teahouse.engine.event import Event
from teahouse.engine.kind import GameKind
from teahouse.engine.position import SPECTATOR, Position
from teahouse.engine.rng import Rng
from teahouse.review.facts import Reason, Shift, Sources, Turn
from teahouse.review.judging import error_of, imagined, made_in
from teahouse.review.played import Course
from teahouse.wording import Teller
from teahouse.wording.ending import OTHER, Breakdown, result_of

Ways = tuple[list[int], list[int]]
"""Two turns of a seat, each by its choices."""
AHEAD: Final = 0.2
"""The share of the game that two ways are followed."""
MOST_CLICKS: Final = 400
LEAST: Final = 0.7
"""Points a difference must have to be told ..."""
CERTAIN: Final = 1.6
"""... and how many times its standard error."""
MOST_SHIFTS: Final = 3


def points_by_source(course: Course, kind: GameKind, teller: Teller, moments: list[int]) -> list[Sources]:
    """What each seat would have from where, if the game had ended at each of these moments."""
    found: list[Sources] = []
    wanted = set(moments)
    table = course.table_at(kind, 0)
    for at in range(len(course.moves) + 1):
        if at in wanted:
            found.append(Sources(at, sources_of(teller, table.position, course.options, table.log)))
        if at < len(course.moves):
            made = course.moves[at]
            table.make(made.seat, made.move, False, made.ask_always)
    return found


def breakdown_of(teller: Teller, g: Position, options: dict[str, str], log: list[Event]) -> Breakdown:
    return teller.read(g.observe(SPECTATOR)).ending(result_of(g, options, log))


def sources_of(teller: Teller, g: Position, options: dict[str, str], log: list[Event]) -> dict[str, list[int]]:
    """By source, the points of each seat on the table as it lies; what nothing explains yet is left out."""
    told = breakdown_of(teller, g, options, log)
    columns = [number for number, column in enumerate(told.columns) if column.seat >= 0]
    return {
        source.word: [source.shares[number].value for number in columns]
        for source in told.sources
        if source.word != OTHER
    }


def reason_of(
    g: Position, teller: Teller, mind: Mind, turn: Turn, options: dict[str, str], rng: Rng, worlds: int
) -> Reason:
    """Where the better way of a turn leads, and not the other."""
    ways = (turn.best, turn.glance if turn.same else turn.moves)
    return difference(g, teller, mind, turn.seat, ways, options, rng, worlds)


def difference(
    g: Position,
    teller: Teller,
    mind: Mind,
    seat: int,
    ways: Ways,
    options: dict[str, str],
    rng: Rng,
    worlds: int,
) -> Reason:
    """Follow two ways through the same worlds: what the first has more."""
    differences: dict[str, list[float]] = {}
    rivals: list[float] = []
    last = 0
    for _ in range(worlds):
        reached = ends_of(g, mind, seat, ways, rng.split())
        ends = [sources_of(teller, world, options, world.events) for world in reached]
        leads = [max([end.points(each) for each in range(g.seats) if each != seat], default=0) for end in reached]
        last = max(last, *(mind.era(world) for world in reached))
        for source in {*ends[0], *ends[1]}:
            points = [end[source][seat] if source in end else 0 for end in ends]
            differences.setdefault(source, []).append(float(points[0] - points[1]))
        rivals.append(float(leads[0] - leads[1]))
    shifts = [Shift(source, mean) for source, mean in certain(differences, worlds).items()]
    shifts.sort(key=lambda shift: -abs(shift.points))
    change = certain({"": rivals}, worlds).get("", 0.0)
    return Reason(last, shifts[:MOST_SHIFTS], change)


def ends_of(g: Position, mind: Mind, seat: int, ways: Ways, rng: Rng) -> list[Position]:
    """One world for each way, all with the same chance, after it was followed; each has kept what happened."""
    reached: list[Position] = []
    for moves in ways:
        chance = rng.copy()
        world = imagined(g, seat, chance)
        world.keeps_events = True
        made_in(world, seat, moves)
        followed(world, mind, mind.progress(g) + AHEAD, chance)
        reached.append(world)
    return reached


def certain(differences: dict[str, list[float]], worlds: int) -> dict[str, float]:
    """The means of those differences that are large enough, and more than chance."""
    found: dict[str, float] = {}
    for name, values in sorted(differences.items()):
        padded = values + [0.0] * (worlds - len(values))
        mean = sum(padded) / worlds
        if abs(mean) >= LEAST and abs(mean) > CERTAIN * error_of(padded):
            found[name] = mean
    return found


def followed(world: Position, mind: Mind, until: float, rng: Rng) -> None:
    """Everybody goes on as a scholar would, for a while; whatever happens is heard."""
    player = Scholar()
    kind = world.known_kind()
    for _ in range(MOST_CLICKS):
        if not world.open or mind.progress(world) >= until:
            return
        decision = world.open[0]
        only = world.only_answer(decision)
        move = only if only >= 0 else player.choose(kind, imagined(world, decision.seat, rng), decision.seat, rng)
        world.apply(decision, move)
