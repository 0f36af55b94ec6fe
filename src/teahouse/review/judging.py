"""How a moment and a way to play a turn are judged: always in worlds that a seat can imagine.

Everything here is handed a position of the game as it was, and lets none of it out but what `imagine` keeps for a seat;
only `open_chances` looks at what was dealt to others, and says so by its name.
"""

import math
from typing import Any, Final

from teahouse.bots import Bot, Budget, bot
from teahouse.bots.chances import chances
from teahouse.bots.hints import go_on_to
from teahouse.bots.mind import Mind
from teahouse.bots.outlook import looked_at, shares_of_victory
from teahouse.bots.search import added, play_out
from teahouse.engine.kind import GameKind
from teahouse.engine.position import CHANCE, NO_DOUBT, SPECTATOR, Position
from teahouse.engine.rng import Rng, seeded
from teahouse.review.facts import Weighed
from teahouse.review.played import Course
from teahouse.review.turns import Stretch

MOST_CLICKS: Final = 40
"""Choices of one turn that are followed."""


def imagined(g: Position, seat: int, rng: Rng) -> Position:
    """A world in which everything the seat cannot know was dealt anew; there nobody is asked for show."""
    world = g.imagine(seat, rng)
    world.windows = False
    return world


def seat_chances(g: Position, mind: Mind, seat: int, rng: Rng, worlds: int) -> list[float]:
    """By seat, the chance to win as far as one of them can know."""
    if g.over:
        return shares_of_victory(g, mind)[: g.seats]
    return chances(g, mind, looked_at(g, mind, seat, rng, mind.horizon, worlds))


def open_chances(g: Position, mind: Mind, rng: Rng, worlds: int) -> list[float]:
    """The same with everything open that was dealt."""
    if g.over:
        return shares_of_victory(g, mind)[: g.seats]
    return chances(g, mind, looked_at(g, mind, SPECTATOR, rng, mind.horizon, worlds))


def made_in(world: Position, seat: int, moves: list[int]) -> bool:
    """Make the choices of a turn in a world, and what comes by itself between them; False where one is impossible."""
    for move in moves:
        go_on_to(world, seat, move)
        decision = world.decision_of(seat)
        if decision is None or world.refuse(seat, move) is not None:
            return False
        world.apply(decision, move)
    return True


def go_to_choice(world: Position) -> None:
    """Answer whatever leaves nothing to choose, until somebody has a choice."""
    while world.open:
        only = world.only_answer(world.open[0])
        if only < 0:
            return
        world.apply(world.open[0], only)


def settled_chances(g: Position, mind: Mind, stretch: Stretch, rng: Rng, worlds: int) -> list[float]:
    """By seat, the chance to be expected of a turn, over all that may come to light by it."""
    total: list[float] = []
    for _ in range(worlds):
        stream = rng.split()
        world = imagined(g, stretch.seat, stream)
        made_in(world, stretch.seat, stretch.moves)
        go_to_choice(world)
        total = added(total, play_out(mind, world, mind.stage(world), stream))
    return chances(g, mind, [worth / worlds for worth in total])


def is_by_chance(g: Position, course: Course, stretch: Stretch) -> bool:
    """Whether a deal, a draw or dice belong to what followed a turn, and not only what others chose unseen."""
    probe = g.clone()
    probe.foreseer = stretch.seat
    for at in range(stretch.at, stretch.until):
        course.carry_on(probe, at)
        if probe.doubt != NO_DOUBT:
            return probe.doubt == CHANCE and probe.doubted != ""
    return False


def way_of_bot(player: Bot, kind: GameKind, g: Position, seat: int, rng: Rng) -> list[int]:
    """The turn a bot would have played: click by click, in a world it can imagine, until something comes to light."""
    world = imagined(g, seat, rng)
    news = world.news
    most = MOST_CLICKS if len(world.open) == 1 else 1  # who chooses with others at once makes one choice
    moves: list[int] = []
    while len(moves) < most and world.news == news:
        decision = world.decision_of(seat)
        if decision is None:
            if not world.open or world.only_answer(world.open[0]) < 0:
                break
            world.apply(world.open[0], world.only_answer(world.open[0]))
            continue
        only = world.only_answer(decision)
        move = only if only >= 0 else player.choose(kind, imagined(world, seat, rng), seat, rng)
        if only < 0:
            moves.append(move)
        world.apply(decision, move)
    return moves


def sages_way(kind: GameKind, g: Position, seat: int, looks: int, rng: Rng) -> list[int]:
    return way_of_bot(bot("sage", Budget(iterations=looks)), kind, g, seat, rng)


def way_at_a_glance(kind: GameKind, g: Position, seat: int, rng: Rng) -> list[int]:
    return way_of_bot(bot("scholar"), kind, g, seat, rng)


def leads_to_the_same(g: Position, seat: int, first: list[int], second: list[int]) -> bool:
    """Whether two ways leave the table the same to the eyes of their seat: clicks in another order, for instance."""
    if first == second:
        return True
    seen: list[Any] = []
    for moves in (first, second):
        world = imagined(g, seat, seeded("same"))
        if not made_in(world, seat, moves):
            return False
        seen.append(world.observe(seat))
    return bool(seen[0] == seen[1])


def weighed(g: Position, mind: Mind, seat: int, played: list[int], other: list[int], rng: Rng, worlds: int) -> Weighed:
    """Two ways played out in the same worlds, with the same chance."""
    now = mind.progress(g)
    sums: list[list[float]] = [[], []]
    differences: list[float] = []
    for _ in range(worlds):
        stream = rng.split()
        each: list[float] = []
        for number, moves in enumerate((played, other)):
            chance = stream.copy()
            world = imagined(g, seat, chance)
            stage = mind.stage(world)
            made_in(world, seat, moves)
            worths = play_out(mind, world, stage, chance)
            sums[number] = added(sums[number], worths)
            each.append(chances(g, mind, worths, now)[seat])
        differences.append(each[0] - each[1])
    means = [[total / worlds for total in every] for every in sums]
    found = [chances(g, mind, mean, now) for mean in means]
    effects = [found[0][each] - found[1][each] for each in range(g.seats)]
    return Weighed(found[0][seat], found[1][seat], error_of(differences), effects)


def error_of(values: list[float]) -> float:
    """The standard error of a mean; of one value alone, anything is possible."""
    count = len(values)
    if count < 2:
        return 1.0
    mean = sum(values) / count
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
