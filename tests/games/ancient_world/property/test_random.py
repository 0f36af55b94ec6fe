"""Random play of The Ancient World: laws, secrecy, copies, snapshots, coins, and the same game again everywhere."""

import json
from functools import cache

import pytest

from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import from_json, state_hash, to_json
from teahouse.games.ancient_world.rules.laws import broken_laws
from teahouse.games.ancient_world.rules.moves import VOCABULARY
from teahouse.games.ancient_world.rules.state import AncientWorld
from teahouse.ledger import rule
from tests.games.ancient_world.builder import kind
from tests.games.ancient_world.property.hashes import GAMES, hashes_of
from tests.games.ancient_world.property.watched import any_answer, move_on, play_on, sampled, start, watch
from tests.property.make_hashes import committed

SEATS = (2, 3, 4)


@rule("AW-INV-01", "AW-INV-02", "AW-INV-03", "AW-INV-04", "AW-INV-05", "AW-INV-06", "AW-INV-07", "AW-INV-08")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(8))
def test_games_end_under_the_laws(seats: int, seed: int) -> None:
    buying = "must" if seed % 3 == 0 else "may"
    watch(seats, f"laws {seed}", "on" if seed % 2 else "off", every=2, eager=seed % 4 != 0, buying=buying)


@pytest.mark.parametrize("seats", SEATS)
def test_candidates_hold_every_legal_move(seats: int) -> None:
    for g in sampled(seats, "candidates", 3):
        for decision in g.open:
            legal = [move for move in range(VOCABULARY) if decision.refuse(g, move) is None]
            assert legal
            assert sorted(set(g.options(decision))) == legal, type(decision).__name__


@rule("AW-SET-30", "AW-XPL-09", "AW-INV-07")
@pytest.mark.parametrize("seats", SEATS)
def test_an_imagined_position_looks_the_same_obeys_the_laws_and_plays_to_its_end(seats: int) -> None:
    rng = seeded(f"imagine {seats}")
    for number, g in enumerate(sampled(seats, "secrecy", 7)):
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


@rule("AW-SET-30")
def test_hidden_cards_are_dealt_afresh() -> None:
    g = start(3, "afresh")
    rng = seeded("afresh")
    aside = g.decks[0].pop()
    g.players[1].reserve.append(aside)
    worlds = [g.imagine(0, rng) for _ in range(300)]
    assert {world.players[1].reserve[0] for world in worlds} == {aside, *g.decks[0]}
    assert {g.imagine(1, rng).players[1].reserve[0] for _ in range(20)} == {aside}
    assert len({tuple(world.decks[1]) for world in worlds}) == 300
    for deck in range(3):
        assert {world.titan_decks[deck][-1] for world in worlds} == {g.titan_decks[deck][-1]}
        assert {world.titan_decks[deck][0] for world in worlds} == set(g.titan_decks[deck][:-1])
    assert {world.province_deck[-1] for world in worlds} == {g.province_deck[-1]}
    assert {world.army_deck[0] for world in worlds} == set(g.army_deck)


@pytest.mark.parametrize("seats", SEATS)
def test_a_clone_shares_nothing_that_changes_and_plays_the_same(seats: int) -> None:
    for number, g in enumerate(sampled(seats, "clones", 5)):
        twin, before = g.clone(), state_hash(g)
        assert state_hash(twin) == before
        for name in ("agenda", "open", "events", "scheduled", "rng", "players"):
            assert getattr(twin, name) is not getattr(g, name)
        assert not twin.keeps_events
        play_on(twin, seeded(f"twin {number}"), most=60)
        assert state_hash(g) == before
        if number % 12 == 0:
            assert state_hash(play_on(g.clone(), seeded("on"))) == state_hash(play_on(g.clone(), seeded("on")))


@cache
def positions_by_decision() -> dict[str, AncientWorld]:
    """For every kind of decision, a position where it is open; random players meet the rarest only now and then."""
    found: dict[str, AncientWorld] = {}
    for seed in range(600):
        for g in sampled(2 + seed % 3, f"decisions {seed}", 1):
            for decision in g.open:
                name = type(decision).__name__
                if name not in found:
                    found[name] = g.clone()
        if len(found) == len(kind().decisions):
            break
    return found


@pytest.mark.parametrize("name", sorted(kind().decisions))
def test_a_snapshot_in_mid_decision_is_the_same_position(name: str) -> None:
    g = positions_by_decision()[name]
    text = json.dumps(to_json(g))
    again = from_json(kind(), json.loads(text))
    assert isinstance(again, AncientWorld)
    assert state_hash(again) == state_hash(g)
    assert json.dumps(to_json(again)) == text
    assert again.observe(0) == g.observe(0)
    assert state_hash(play_on(again, seeded(name))) == state_hash(play_on(g.clone(), seeded(name)))


@pytest.mark.parametrize("seats", SEATS)
def test_coins_and_knowledge_change_only_with_an_event_that_says_so(seats: int) -> None:
    g, rng = start(seats, "money"), seeded("money")
    while g.open:
        coins = [player.coins for player in g.players]
        knowledge = [player.knowledge for player in g.players]
        g.keeps_events, g.events = True, []
        g.apply(g.open[0], any_answer(g, g.open[0], rng, eager=True))
        for event in g.events:
            if event.kind == "coins":
                coins[event.seat] += event.args[0]
            elif event.kind in ("paid-coins", "lost-coins"):
                coins[event.seat] -= event.args[0]
            elif event.kind == "army-used":
                coins[event.seat] -= event.args[1]
            elif event.kind == "knowledge":
                knowledge[event.seat] += event.args[0]
            elif event.kind == "paid-knowledge":
                knowledge[event.seat] -= event.args[0]
        assert [player.coins for player in g.players] == coins
        assert [player.knowledge for player in g.players] == knowledge


def test_every_event_is_in_the_table_with_its_numbers() -> None:
    told: set[str] = set()
    for seed in range(40):
        g, rng = start(2 + seed % 3, f"events {seed}"), seeded(f"events {seed}")
        g.keeps_events = True
        while g.open:
            move_on(g, rng)
        for event in g.events:
            assert len(event.args) == len(kind().events[event.kind]), event.kind
            told.add(event.kind)
    assert set(kind().events) - told <= RARE


RARE = {"army-discarded", "discarded", "first-player", "reshuffled", "rested-picture", "rested-scroll", "undo"}
"""Events of the set-up and of the table, and those that random players cause only now and then."""


def test_the_same_seed_and_the_same_moves_are_the_same_game() -> None:
    for seats in SEATS:
        first, second = start(seats, "same"), start(seats, "same")
        assert state_hash(play_on(first, seeded("same"))) == state_hash(play_on(second, seeded("same")))
        assert state_hash(start(seats, "other")) != state_hash(start(seats, "same"))


@pytest.mark.parametrize("name", GAMES)
def test_committed_hashes_are_reproduced(name: str) -> None:
    kept = committed("ancient_world")
    assert set(kept) == set(GAMES)
    assert hashes_of(name) == kept[name], (
        "The rules play differently. If that is meant: python -m tests.property.make_hashes"
    )
