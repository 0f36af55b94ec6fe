"""Random play of Frosts and Great Famine: laws, secrecy, copies, snapshots, all legal moves, and where resources go."""

import pytest

from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import seeded
from teahouse.games.great_wall.rules.seen import read_back
from teahouse.games.great_wall.rules.state import GreatWall
from tests.games.great_wall.builder import kind
from tests.games.great_wall.property.watched import Setup, any_answer, everywhere, look_closely, sampled, start, watch

STRICT = Setup(3, expansions=(("scenario", "frost"), ("frost_deliveries", "one"), ("frost_officials", "hired")))
FROSTS = (*everywhere("scenario", "frost"), STRICT)
TABLES = FROSTS + everywhere("scenario", "famine")
tables = pytest.mark.parametrize("table", TABLES, ids=str)


def test_two_to_five_play_each() -> None:
    assert [table.seats for table in TABLES if table is not STRICT] == [2, 3, 4, 5] * 2


@tables
def test_games_end_under_the_laws(table: Setup) -> None:
    for seed in range(2):
        watch(table, f"laws {seed}", every=2, eager=seed % 2 == 0)


@tables
def test_copies_secrets_snapshots_and_legal_moves(table: Setup) -> None:
    look_closely(kind(), sampled(table, "secrecy", 25), f"imagine {table}")


@tables
def test_a_seen_table_says_what_was_seen(table: Setup) -> None:
    for g in sampled(table, "seen", 40):
        for seat in range(SPECTATOR, g.seats):
            observation = g.observe(seat)
            again = read_back(g.box, observation)
            assert again.observe(seat)["expansions"] == observation["expansions"]


@pytest.mark.parametrize("table", FROSTS, ids=str)
def test_whatever_leaves_a_hand_or_the_stock_is_told(table: Setup) -> None:
    g, rng = start(table, "resources"), seeded("resources")
    while g.open:
        before, stock = [clan.resources[:] for clan in g.clans], stock_of(g)
        g.keeps_events, g.events = True, []
        decision = g.open[rng.below(len(g.open))]
        g.apply(decision, any_answer(g, decision, rng, eager=True))
        started = any(event.kind in ("general", "given") for event in g.events)
        for event in g.events:
            if event.kind in ("gained", "paid", "stored", "stored-paid", "frost-robbed"):
                resource, count = event.args[:2]
                stock[resource] += count if event.kind in ("paid", "stored-paid") else -count
            if event.kind in ("gained", "paid", "frost-sent", "frost-removed"):
                resource, count = event.args[:2]
                before[event.seat][resource] += count if event.kind == "gained" else -count
            elif event.kind == "handed-in":
                before[event.seat][event.args[0]] -= 1
        if not started:
            assert [clan.resources for clan in g.clans] == before, type(decision).__name__
            assert stock_of(g) == stock, type(decision).__name__


def stock_of(g: GreatWall) -> list[int]:
    """As everybody sees it."""
    (part,) = g.attached()
    stock = part.observe(g, SPECTATOR)["stock"]
    assert isinstance(stock, list)
    return stock


def test_random_play_meets_every_question() -> None:
    met = {type(decision).__name__ for table in TABLES for g in sampled(table, "questions", 1) for decision in g.open}
    assert {"SendToEmperor", "OfficialToEmperor", "RemoveForShame", "BuyFood", "FeedFigures"} <= met
