"""Random play of every set-up of ZhanGuo: laws, secrecy, copies, snapshots, and the same game again everywhere."""

import json
from collections.abc import Iterator
from functools import cache

import pytest

from teahouse.engine.position import SPECTATOR
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import from_json, state_hash, to_json
from teahouse.games.zhanguo.rules.laws import broken_laws
from teahouse.games.zhanguo.rules.moves import VOCABULARY
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.ledger import rule
from tests.games.zhanguo.builder import kind
from tests.games.zhanguo.property.hashes import GAMES, hashes_of
from tests.games.zhanguo.property.watched import SETUPS, Setup, Watched, any_answer, any_open, move_on, play_on
from tests.property.make_hashes import committed

SOME = [*SETUPS[::11], SETUPS[-2]]
"""A few set-ups that between them use every choice there is."""


def sampled(setup: Setup, seed: str, step: int) -> Iterator[ZhanGuo]:
    """One position in every `step` of a random game, and its end; they are to be looked at, not touched."""
    g, rng = setup.start(seed), seeded(seed)
    made = 0
    while g.open:
        if made % step == 0:
            yield g
        move_on(g, rng)
        made += 1
    yield g


@rule("ZG-INV-01", "ZG-INV-02", "ZG-INV-03", "ZG-INV-04", "ZG-INV-05")
@rule("ZG-INV-06", "ZG-INV-07", "ZG-INV-08", "ZG-INV-09", "ZG-INV-10")
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_set_up_is_played_to_its_end_under_the_laws(setup: Setup) -> None:
    Watched(setup, "laws", every=5, eager=setup.colours == "choose").play()


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_candidates_hold_every_legal_move(setup: Setup) -> None:
    for g in sampled(setup, "candidates", 11):
        for decision in g.open:
            legal = [move for move in range(VOCABULARY) if decision.refuse(g, move) is None]
            assert legal
            assert sorted(g.options(decision)) == legal


@rule("ZG-CRD-07", "ZG-CRD-08", "ZG-CRD-12", "ZG-SET-32")
@pytest.mark.parametrize("setup", SOME, ids=str)
def test_an_imagined_position_looks_the_same_obeys_the_laws_and_plays_to_its_end(setup: Setup) -> None:
    rng = seeded(f"imagine {setup}")
    for number, g in enumerate(sampled(setup, "secrecy", 40)):
        before = state_hash(g)
        for seat in range(SPECTATOR, g.seats):
            world = g.imagine(seat, rng)
            assert world.observe(seat) == g.observe(seat)
            assert broken_laws(world) == []
            if number % 20 == 4 * (seat + 1):
                play_on(world, rng)
                assert world.finished
                assert broken_laws(world) == []
        assert state_hash(g) == before


@rule("ZG-CRD-08", "ZG-CRD-12")
def test_hidden_cards_are_dealt_afresh() -> None:
    g = SETUPS[0].start("afresh")
    rng = seeded("afresh")
    for seat in (SPECTATOR, 0, 1):
        worlds = [g.imagine(seat, rng) for _ in range(200)]
        for other in range(g.seats):
            held = {card for world in worlds for card in world.players[other].hand}
            assert len(held) == (6 if other == seat else 120 - (0 if seat == SPECTATOR else 6))
        assert len({tuple(world.decks[0]) for world in worlds}) == 200
        assert all(world.rng.next() != g.rng.copy().next() for world in worlds)


@rule("ZG-VAR-03", "ZG-CRD-12")
def test_in_a_draft_one_remembers_the_layer_of_the_cards_one_has_buried() -> None:
    drafting = Setup(2, "a", "on", "off", "off", "seat")
    rng = seeded("layers")
    for g in sampled(drafting, "layers", 60):
        for seat in range(2):
            world = g.imagine(seat, rng)
            for i, card in enumerate(g.players[seat].buried):
                colour = i % 3
                assert world.decks[colour].index(card) // 2 == g.decks[colour].index(card) // 2


@pytest.mark.parametrize("setup", SOME, ids=str)
def test_a_clone_shares_nothing_that_changes_and_plays_the_same(setup: Setup) -> None:
    for number, g in enumerate(sampled(setup, "clones", 20)):
        twin, before = g.clone(), state_hash(g)
        assert state_hash(twin) == before
        for name in ("agenda", "open", "events", "scheduled", "rng", "players"):
            assert getattr(twin, name) is not getattr(g, name)
        assert not twin.keeps_events
        play_on(twin, seeded(f"twin {number}"), most=100)
        assert state_hash(g) == before
        if number % 16 == 0:
            assert state_hash(play_on(g.clone(), seeded("on"))) == state_hash(play_on(g.clone(), seeded("on")))


@cache
def positions_by_decision() -> dict[str, ZhanGuo]:
    """For every kind of decision, a position where it is open; random players meet the rarest only now and then."""
    found: dict[str, ZhanGuo] = {}
    everything = Setup(3, "agreed_auction", "on", "on", "on", "choose")
    for seed in range(40):
        for g in sampled(everything, f"decisions {seed}", 1):
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
    assert isinstance(again, ZhanGuo)
    assert state_hash(again) == state_hash(g)
    assert json.dumps(to_json(again)) == text
    assert again.observe(0) == g.observe(0)
    assert state_hash(play_on(again, seeded(name))) == state_hash(play_on(g.clone(), seeded(name)))


def test_the_same_seed_and_the_same_moves_are_the_same_game() -> None:
    for setup in SOME[:4]:
        first, second = setup.start("same"), setup.start("same")
        rng = seeded("same")
        while first.open:
            decision = any_open(first, rng)
            move = any_answer(first, decision, rng, eager=False)
            first.apply(decision, move)
            twin = second.decision_of(decision.seat)
            assert twin is not None
            second.apply(twin, move)
        assert state_hash(first) == state_hash(second)
        assert state_hash(setup.start("other")) != state_hash(setup.start("same"))


@pytest.mark.parametrize("name", GAMES)
def test_committed_hashes_are_reproduced(name: str) -> None:
    kept = committed("zhanguo")
    assert set(kept) == set(GAMES)
    assert hashes_of(name) == kept[name], (
        "The rules play differently. If that is meant: python -m tests.property.make_hashes"
    )
