"""Teahouse as a contender: the plain or the compiled engine, whichever TEAHOUSE_PURE or TEAHOUSE_FAST asks for.

Run by `bench/run.py`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from itertools import cycle, islice
from random import Random

from worker import microseconds, serve

import teahouse
from teahouse.bots.minds import DEEP, mind_of
from teahouse.bots.search import Search
from teahouse.engine.forecast import forecasts
from teahouse.engine.kind import GameKind
from teahouse.engine.playout import play_randomly
from teahouse.engine.position import Position
from teahouse.engine.rng import seeded
from teahouse.envs import env
from teahouse.registry import load_game
from teahouse.text import Texts
from teahouse.wording import teller_of

WHOLE_GAME = 1_000_000
FORTY = 40


@cache
def kind_of(game: str) -> GameKind:
    return load_game(game).kind


def set_up(game: str) -> tuple[str, dict[str, str]]:
    """The name of a game, and what is switched on behind plus signs."""
    name, *expansions = game.split("+")
    return name, dict.fromkeys(expansions, "on")


def started(game: str, seats: int, seed: int) -> Position:
    name, options = set_up(game)
    g = kind_of(name).start(seats, options, str(seed))
    g.keeps_events = False
    g.events = []
    return g


def play(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Whole games of random moves, set-up included."""
    games = decisions = 0
    began = time.process_time()
    until = began + seconds
    while time.process_time() < until:
        games += 1
        decisions += play_randomly(started(game, seats, games), seeded(f"moves {games}"), WHOLE_GAME)
    spent = time.process_time() - began
    return {"decisions": decisions / spent, "games": games / spent}


@cache
def middles(game: str, seats: int) -> list[Position]:
    """Positions half-way through some games."""
    found = []
    for seed in range(1, 9):
        length = play_randomly(started(game, seats, seed), seeded(f"moves {seed}"), WHOLE_GAME)
        g = started(game, seats, seed)
        play_randomly(g, seeded(f"moves {seed}"), length // 2)
        found.append(g)
    return found


def clone(game: str, seats: int, seconds: float) -> dict[str, float]:
    return microseconds([g.clone for g in middles(game, seats)], seconds)


def observe(game: str, seats: int, seconds: float) -> dict[str, float]:
    def call(g: Position) -> Callable[[], object]:
        return lambda: g.observe(0)

    return microseconds([call(g) for g in middles(game, seats)], seconds)


def imagine(game: str, seats: int, seconds: float) -> dict[str, float]:
    chance = seeded("imagine")

    def call(g: Position) -> Callable[[], object]:
        return lambda: g.imagine(0, chance)

    return microseconds([call(g) for g in middles(game, seats)], seconds)


def options(game: str, seats: int, seconds: float) -> dict[str, float]:
    def call(g: Position) -> Callable[[], object]:
        decision = g.open[0]
        return lambda: g.options(decision)

    return microseconds([call(g) for g in middles(game, seats)], seconds)


def forecast(game: str, seats: int, seconds: float) -> dict[str, float]:
    """What all answers to a question will do."""
    chance = seeded("forecast")

    def call(g: Position) -> Callable[[], object]:
        seat = g.open[0].seat
        answers: list[tuple[int, ...]] = [(move,) for move in g.options(g.open[0])]
        return lambda: forecasts(g, seat, answers, chance)

    return microseconds([call(g) for g in middles(game, seats)], seconds)


def rows(game: str, seats: int, seconds: float) -> dict[str, float]:
    """What a seat knows, as a row of numbers."""
    kind = kind_of(set_up(game)[0])

    def call(g: Position) -> Callable[[], object]:
        return lambda: kind.features(g, 0)

    return microseconds([call(g) for g in middles(game, seats)], seconds)


def search(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Looks ahead a second of the strongest bot, each in a world and a play-out of its own."""
    mind, made, spent = mind_of(set_up(game)[0], patience=DEEP), 0, 0.0
    for g in middles(game, seats):
        thought = Search(mind, g, g.open[0].seat, seeded("thought"))
        began = time.process_time()
        until = began + seconds / len(middles(game, seats))
        while time.process_time() < until:
            thought.iterate()
            made += 1
        spent += time.process_time() - began
    return {"looks": made / spent}


@cache
def crowded(game: str, seats: int) -> list[Position]:
    """The questions with most answers in some games, one of each game."""
    found = []
    for seed in range(1, 4):
        g = started(game, seats, seed)
        chance = seeded(f"moves {seed}")
        most, most_answers = g, 0
        while not g.over:
            answers = g.options(g.open[0])
            if len(answers) > most_answers:
                most, most_answers = g.clone(), len(answers)
            g.apply(g.open[0], answers[chance.below(len(answers))])
        found.append(most)
    return found


def forty(game: str, seats: int, words: bool, seconds: float) -> dict[str, float]:
    """What forty answers to the largest questions will do, with or without the sentences that tell it.

    Where a question has fewer answers they are taken several times over.
    """
    loaded, chance = load_game(set_up(game)[0]), seeded("forecast")
    said = teller_of(loaded, Texts("en"))

    def call(g: Position) -> Callable[[], object]:
        seat = g.open[0].seat
        legal: list[tuple[int, ...]] = [(move,) for move in g.options(g.open[0])]
        answers = list(islice(cycle(legal), FORTY))
        reading = said.read(g.observe(seat))
        if words:
            return lambda: [reading.foretold(told) for told in forecasts(g, seat, answers, chance)]
        return lambda: forecasts(g, seat, answers, chance)

    calls = [call(g) for g in crowded(game, seats)]
    for each in calls:
        each()
    return microseconds(calls, seconds)


def steps(game: str, seats: int, wrappers: bool, seconds: float) -> dict[str, float]:
    """The research environment, whole games, with the observation and the mask of every step."""
    name, options = set_up(game)
    table = env(name, seats, options, wrappers=wrappers)
    chance = Random(1)
    made = seed = 0
    began = time.process_time()
    until = began + seconds
    while time.process_time() < until:
        seed += 1
        table.reset(seed=seed)
        for _ in table.agent_iter():
            observation, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                table.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            table.step(legal[chance.randrange(len(legal))])
            made += 1
    return {"steps": made / (time.process_time() - began)}


if __name__ == "__main__":
    measures = {"play": play, "clone": clone, "observe": observe, "imagine": imagine, "options": options}
    measures |= {"forecast": forecast, "rows": rows, "search": search}
    serve({**measures, "forty": forty, "steps": steps}, {"name": teahouse.build_note(), "compiled": teahouse.compiled})
