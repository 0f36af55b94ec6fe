"""How bots that search spend their time: never on nothing, never too much, and the same way every time."""

import os
import subprocess
import sys
import time
import tracemalloc

import pytest

from teahouse import fast
from teahouse.bots import Budget, answer, bot
from teahouse.bots.mind import Mind
from teahouse.bots.minds import mind_of
from teahouse.bots.search import MOST_NODES, Search
from teahouse.bots.thinker import General, Sage, Thinker
from teahouse.bots.thought import is_settled, think
from teahouse.engine.position import Position
from teahouse.engine.rng import seeded
from teahouse.registry import games, load_game
from tests.bots.fairness import case

MEMORY = 500_000_000
"""Bytes a search may take."""


def search_in(game: str, number: int = 3) -> Search:
    found = case(game, number)
    return Search(mind_of(game), found.table.imagine(found.seat, seeded("world")), found.seat, seeded("chance"))


class SlowClock:
    """Every look at the clock finds that this number of seconds have passed."""

    def __init__(self, *ticks: float) -> None:
        self.ticks = ticks
        self.looks = 0
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.ticks[min(self.looks, len(self.ticks) - 1)]
        self.looks += 1
        return self.now


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("tick", [0.001, 0.01, 0.1, 0.3, 0.6])
def test_a_thought_ends_in_time_whatever_an_iteration_takes(game: str, tick: float) -> None:
    """`make soak` looks at a real clock."""
    clock = SlowClock(tick)
    think(search_in(game), Budget(seconds=2.0), clock)
    assert clock.now - tick <= 2.0 * 1.25


def test_an_iteration_that_might_be_too_long_is_not_begun() -> None:
    """After one of 0.9 s another may take as long: at 1.8 s there is no time for it."""
    clock = SlowClock(0.0, 0.9, 0.3)
    assert think(search_in("zhanguo"), Budget(seconds=2.0), clock) <= 3
    assert clock.now <= 1.6


def test_the_general_and_the_sage_differ_in_patience_only() -> None:
    assert (General().budget.seconds, Sage().budget.seconds) == (0.3, 2.0)
    assert General().budget.iterations == Sage().budget.iterations == 0


@pytest.mark.parametrize(("game", "further"), [("ancient_world", False), ("great_wall", True), ("zhanguo", False)])
def test_who_has_more_patience_may_look_further(game: str, further: bool) -> None:
    found, horizons = case(game, 3), []
    for player in (General(Budget(iterations=20)), Sage(Budget(iterations=20))):
        answer(player, load_game(game).kind, found.table, found.seat, seeded("far"))
        assert player.thought is not None
        horizons.append(player.thought.mind.horizon)
    assert (horizons[1] > horizons[0]) is further


@pytest.mark.parametrize("game", games())
def test_no_more_thinking_once_the_favourite_cannot_be_overtaken(game: str) -> None:
    for number in range(4):
        search = search_in(game, number)
        made = think(search, Budget(iterations=160))
        if made < 160:
            ranking = search.ranking()
            visits = [search.visits_of(move) for move in ranking] + [0]
            alike = max(search.found(m)[0] for m in ranking) - min(search.found(m)[0] for m in ranking) <= 0.001
            assert visits[0] - visits[1] > 160 - made or visits[0] > 2 * visits[1] or alike


@pytest.mark.parametrize("game", games())
def test_the_sooner_a_thought_ends_the_clearer_the_choice_must_be(game: str) -> None:
    search = search_in(game)
    think(search, Budget(iterations=60))
    first, second = [*(search.visits_of(move) for move in search.ranking()), 0][:2]
    weight = search.mind.trust
    assert is_settled(search, 10**9, first / (second + weight) - 0.01)
    assert not is_settled(search, 10**9, first / (second + weight) + 0.01)


def test_what_is_known_from_earlier_clicks_counts_as_thought() -> None:
    search = search_in("zhanguo")
    assert think(search, Budget(iterations=40)) > 1
    assert think(search, Budget(iterations=40)) == 1


def test_a_busy_machine_does_not_weaken_whoever_thinks_by_another_clock() -> None:
    """Between two looks at this clock a thousandth passes, whatever the machine does meanwhile."""
    clock = SlowClock(0.001)
    player, found = Sage(clock=clock), case("zhanguo", 3)
    answer(player, load_game("zhanguo").kind, found.table, found.seat, seeded("clock"))
    assert 1 < clock.looks <= 2200


def test_moves_that_are_all_the_same_need_no_long_thought() -> None:
    """A mind to which no lead means anything finds all moves alike."""
    search = search_in("zhanguo")
    search.mind = Mind()
    search.mind.spread = 1e9
    assert len(search.options) > 1
    assert think(search, Budget(iterations=2000)) <= 600


@pytest.mark.parametrize("game", games())
def test_the_same_seed_gives_the_same_moves_within_a_budget_of_iterations(game: str) -> None:
    kind = load_game(game).kind

    def moves() -> list[int]:
        player, g, rng = bot("sage", Budget(iterations=15)), case(game, 5).table.clone(), seeded("again")
        made = []
        for _ in range(12):
            if g.open:
                decision = g.open[0]
                made.append(answer(player, kind, g, decision.seat, rng))
                g.apply(decision, made[-1])
        return made

    assert moves() == moves()


def test_a_thought_goes_on_through_the_clicks_of_a_turn() -> None:
    kind, player = load_game("zhanguo").kind, Thinker(Budget(iterations=200), time.perf_counter)
    g = start_of_a_turn()
    seat, rng = g.open[0].seat, seeded("turn")
    g.apply(g.open[0], answer(player, kind, g, seat, rng))
    kept = player.thought
    assert kept is not None
    known = kept.tree.visits
    assert known > 10
    assert g.decision_of(seat) is not None, "the turn goes on"
    answer(player, kind, g, seat, rng)
    assert player.thought is kept


def test_a_thought_ends_when_the_table_is_not_as_expected() -> None:
    kind, player = load_game("zhanguo").kind, Thinker(Budget(iterations=50), time.perf_counter)
    g = start_of_a_turn()
    seat, rng = g.open[0].seat, seeded("turn")
    before = g.clone()
    answer(player, kind, g, seat, rng)
    kept = player.thought
    answer(player, kind, before, seat, rng)
    assert player.thought is not kept


def start_of_a_turn() -> Position:
    """A player of ZhanGuo has a card to play: several clicks of one turn."""
    g, rng = load_game("zhanguo").kind.start(2, {}, "turn"), seeded("turn")
    while type(g.open[0]).__name__ != "PlayCard" or len(g.open) > 1:
        options = g.options(g.open[0])
        g.apply(g.open[0], options[rng.below(len(options))])
    return g


@pytest.mark.parametrize("game", games())
def test_a_tree_never_takes_too_much_memory(game: str) -> None:
    """What a node takes, with its moves and first impressions, times the most nodes there may be."""
    search = search_in(game)
    search.iterate()
    tracemalloc.start()
    before, nodes = tracemalloc.get_traced_memory()[0], search.nodes
    for _ in range(40):
        search.iterate()
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    assert taken / (search.nodes - nodes) * MOST_NODES <= MEMORY


def test_a_full_tree_grows_no_more() -> None:
    search = search_in("zhanguo")
    search.nodes = MOST_NODES
    for _ in range(30):
        search.iterate()
    assert search.nodes == MOST_NODES


CHOICES = """
from tests.bots.fairness import case
from teahouse.bots import Budget, answer, bot
from teahouse.engine.rng import seeded
from teahouse.registry import games, load_game
import teahouse
print(teahouse.compiled)
for game in games():
    for number in range(3):
        found = case(game, number)
        for level in ("pupil", "scholar", "sage"):
            player = bot(level, Budget(iterations=20))
            print(game, number, level, answer(player, load_game(game).kind, found.table, found.seat, seeded("both")))
"""


@pytest.mark.skipif(fast.refusal() is not None, reason="there is no compiled engine that matches the sources")
def test_compiled_and_plain_bots_make_the_same_moves() -> None:
    def moves(engine: str) -> list[str]:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("TEAHOUSE_")}
        command = [sys.executable, "-c", CHOICES]
        made = subprocess.run(command, env={**environment, engine: "1"}, capture_output=True, text=True, check=True)
        return made.stdout.splitlines()

    plain, compiled = moves("TEAHOUSE_PURE"), moves("TEAHOUSE_FAST")
    assert (plain[0], compiled[0]) == ("False", "True")
    assert plain[1:] == compiled[1:]
