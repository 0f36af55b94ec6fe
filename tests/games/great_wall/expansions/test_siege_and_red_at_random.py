"""Random play of the siege and the rebellion: laws, secrecy, copies, snapshots, all legal moves, and what is paid."""

from collections.abc import Iterator
from functools import cache

import pytest

from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import seeded
from teahouse.games.great_wall.loading import load
from teahouse.games.great_wall.rules.expansions.chronicles.red.sheet import RedSheet
from teahouse.games.great_wall.rules.kind import GreatWallKind
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.seen import read_back
from teahouse.games.great_wall.rules.state import GreatWall
from tests.games.great_wall.property.watched import (
    Setup,
    any_answer,
    everywhere,
    look_closely,
    move_on,
    patient_kind,
    sampled,
    start,
    watch,
)

TABLES = everywhere("scenario", "siege") + everywhere("scenario", "red")
LONG = tuple(table._replace(patient=True) for table in TABLES)
tables = pytest.mark.parametrize("table", TABLES, ids=str)
long_tables = pytest.mark.parametrize("table", LONG, ids=str)


@cache
def iron_kind() -> GreatWallKind:
    """Walls that no horde breaches, much shame to give, cheap officials: random rebels see everything."""
    box = load().box
    sheet = box.expansions["red"]
    assert isinstance(sheet, RedSheet)
    sheet.official = 3
    box.constants.shame_per_player = 60
    box.sides[0].defense[:] = [99] * 4
    return GreatWallKind(box)


def rebels(seed: str, step: int) -> Iterator[GreatWall]:
    """One position in every `step` of a long rebellion."""
    options = iron_kind().complete({"mode": "cooperative", "scenario": "red"})
    g, rng = iron_kind().new(3, options, seed), seeded(seed)
    g.keeps_events = False
    made = 0
    while g.open:
        if made % step == 0:
            yield g
        move_on(g, rng)
        made += 1
    yield g


def test_two_to_five_hold_the_fortress_and_three_rebel() -> None:
    assert [(table.seats, table.mode) for table in TABLES] == [(seats, "cooperative") for seats in (2, 3, 4, 5, 3)]


@tables
def test_games_end_under_the_laws(table: Setup) -> None:
    for seed in range(2):
        watch(table, f"laws {seed}", every=2, eager=seed % 2 == 0)


@long_tables
def test_copies_secrets_snapshots_and_legal_moves(table: Setup) -> None:
    look_closely(patient_kind(), sampled(table, "secrecy", 35), f"imagine {table}")


def test_the_same_in_a_long_rebellion() -> None:
    look_closely(iron_kind(), rebels("secrecy", 23), "imagine rebels")


def test_whoever_has_pledged_gold_has_it_in_every_imagined_world() -> None:
    """All who are asked for a share are imagined, and their worlds are played to the end."""
    rng = seeded("pledges")
    pledged = 0
    for g in rebels("pledges", 1):
        if g.open and type(g.open[0]).__name__ == "PledgeGold":
            pledged += 1
            for seat in range(SPECTATOR, g.seats):
                world = g.imagine(seat, rng)
                assert world.observe(seat) == g.observe(seat)
                while world.open and type(world.open[0]).__name__ == "PledgeGold":
                    move_on(world, rng)
                    assert broken_laws(world) == []
    assert pledged > 4


@tables
def test_a_seen_table_says_what_was_seen(table: Setup) -> None:
    for g in sampled(table, "seen", 60):
        for seat in range(SPECTATOR, g.seats):
            observation = g.observe(seat)
            assert read_back(g.box, observation).observe(seat)["expansions"] == observation["expansions"]


@tables
def test_resources_change_only_with_an_event_that_says_so(table: Setup) -> None:
    g, rng = start(table, "resources"), seeded("resources")
    while g.open:
        before = [clan.resources[:] for clan in g.clans]
        g.keeps_events, g.events = True, []
        decision = g.open[rng.below(len(g.open))]
        g.apply(decision, any_answer(g, decision, rng, eager=True))
        for event in g.events:
            if event.kind in ("gained", "paid"):
                before[event.seat][event.args[0]] += event.args[1] * (1 if event.kind == "gained" else -1)
            elif event.kind == "handed-in":
                before[event.seat][event.args[0]] -= 1
        if not any(event.kind in ("general", "given") for event in g.events):
            assert [clan.resources for clan in g.clans] == before, type(decision).__name__


def test_random_play_meets_every_question() -> None:
    wanted = {"FireFromFortress", "LeaveFortress", "MarchOrGarrison"}
    wanted |= {"OfficialForHonor", "PledgeGold", "ProposePeace", "ReturnOfficial"}
    met = {type(decision).__name__ for g in rebels("questions", 1) for decision in g.open}
    for seed in range(30):
        if wanted <= met:
            return
        for g in sampled(LONG[seed % len(LONG)], f"questions {seed}", 1):
            met |= {type(decision).__name__ for decision in g.open}
    assert wanted <= met
