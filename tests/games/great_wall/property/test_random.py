"""Random play of The Great Wall: laws, secrecy, copies, snapshots, resources, and the same game again everywhere."""

import json
from functools import cache

import pytest

from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import from_json, state_hash, to_json
from teahouse.games.great_wall.rules.laws import broken_laws
from teahouse.games.great_wall.rules.state import GreatWall
from teahouse.ledger import rule
from tests.games.great_wall.builder import kind
from tests.games.great_wall.property.hashes import GAMES, hashes_of
from tests.games.great_wall.property.watched import SETUPS, Setup, any_answer, move_on, play_on, sampled, start, watch
from tests.property.make_hashes import committed

tables = pytest.mark.parametrize("table", SETUPS, ids=str)


@tables
@pytest.mark.parametrize("seed", range(4))
def test_games_end_under_the_laws(table: Setup, seed: int) -> None:
    watch(table, f"laws {seed}", every=3, eager=seed % 2 == 0)


@tables
def test_candidates_hold_every_legal_move(table: Setup) -> None:
    for g in sampled(table, "candidates", 23):
        for decision in g.open:
            legal = [move for move in range(len(kind().moves)) if g.judge(decision, move) is None]
            assert legal
            assert sorted(g.options(decision)) == legal, type(decision).__name__


@rule("GW-INF-01", "GW-INF-07", "GW-INF-09")
@tables
def test_an_imagined_position_looks_the_same_obeys_the_laws_and_plays_to_its_end(table: Setup) -> None:
    rng = seeded(f"imagine {table}")
    for number, g in enumerate(sampled(table, "secrecy", 40)):
        before = state_hash(g)
        for seat in range(SPECTATOR, g.seats):
            world = g.imagine(seat, rng)
            assert world.observe(seat) == g.observe(seat)
            assert broken_laws(world) == []
            if number % 8 == seat + 1:
                play_on(world, rng)
                assert world.finished
                assert broken_laws(world) == []
        assert state_hash(g) == before


@rule("GW-INF-01")
def test_hidden_things_are_dealt_afresh() -> None:
    g = start(3, "afresh")
    rng = seeded("afresh")
    for _ in range(40):
        move_on(g, rng)
    worlds = [g.imagine(0, rng) for _ in range(120)]
    assert len({tuple(world.clans[1].resources) for world in worlds}) > 60
    assert len({tuple(world.tactic_deck) for world in worlds}) == 120
    assert len({world.clans[1].secret_assistant for world in worlds}) > 15
    assert {world.horde_deck[-1] % 3 for world in worlds} == {g.horde_deck[-1] % 3}


@tables
def test_a_clone_shares_nothing_that_changes_and_plays_the_same(table: Setup) -> None:
    for number, g in enumerate(sampled(table, "clones", 30)):
        twin, before = g.clone(), state_hash(g)
        assert state_hash(twin) == before
        for name in ("agenda", "open", "events", "scheduled", "rng", "clans"):
            assert getattr(twin, name) is not getattr(g, name)
        play_on(twin, seeded(f"twin {number}"), most=100)
        assert state_hash(g) == before
        if number % 12 == 0:
            assert state_hash(play_on(g.clone(), seeded("on"))) == state_hash(play_on(g.clone(), seeded("on")))


@cache
def positions_by_decision() -> dict[str, GreatWall]:
    """For every kind of decision, a position where it is open."""
    found: dict[str, GreatWall] = {}
    for seed in range(36):
        for g in sampled(SETUPS[-1 - seed % len(SETUPS)], f"decisions {seed}", 1):
            for decision in g.open:
                name = type(decision).__name__
                if name not in found:
                    found[name] = g.clone()
    return found


def test_a_snapshot_in_mid_decision_is_the_same_position() -> None:
    met = positions_by_decision()
    assert len(met) >= 60
    for name, g in met.items():
        text = json.dumps(to_json(g))
        again = from_json(kind(), json.loads(text))
        assert isinstance(again, GreatWall)
        assert state_hash(again) == state_hash(g), name
        assert json.dumps(to_json(again)) == text
        assert again.observe(0) == g.observe(0)
        assert state_hash(play_on(again, seeded(name))) == state_hash(play_on(g.clone(), seeded(name)))


@rule("GW-RES-03", "GW-RES-04")
@tables
def test_resources_change_only_with_an_event_that_says_so(table: Setup) -> None:
    g = start(table, "resources")
    rng = seeded("resources")
    while g.open:
        before = [clan.resources[:] for clan in g.clans]
        stored = g.warehouse[:]
        g.keeps_events, g.events = True, []
        decision = g.open[rng.below(len(g.open))]
        g.apply(decision, any_answer(g, decision, rng, eager=True))
        started = any(event.kind in ("general", "given") for event in g.events)  # both are told without numbers
        for event in g.events:
            if event.kind == "gained":
                before[event.seat][event.args[0]] += event.args[1]
            elif event.kind == "paid":
                before[event.seat][event.args[0]] -= event.args[1]
            elif event.kind == "handed-in":
                before[event.seat][event.args[0]] -= 1
                stored[event.args[0]] += 1
            elif event.kind == "stored":
                stored[event.args[0]] += event.args[1]
            elif event.kind == "stored-paid":
                stored[event.args[0]] -= event.args[1]
        if not started:
            assert [clan.resources for clan in g.clans] == before, type(decision).__name__
        assert g.warehouse == stored


@pytest.mark.parametrize("name", GAMES)
def test_committed_hashes_are_reproduced(name: str) -> None:
    kept = committed("great_wall")
    assert set(kept) == set(GAMES)
    assert hashes_of(name) == kept[name], (
        "The rules play differently. If that is meant: python -m tests.property.make_hashes"
    )
