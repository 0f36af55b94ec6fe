"""What bots know of ZhanGuo: a look, and what experience or insight adds to it for those who search."""

import pytest

from teahouse.bots.minds import DEEP, PATIENT, mind_of
from teahouse.bots.search import play_out
from teahouse.engine.rng import seeded
from teahouse.games.zhanguo.mind.experience import AT_THE_END, BY_ROUND, experienced_worth_of, lessons, rounds_left
from teahouse.games.zhanguo.mind.insight import insightful_worth_of, view
from teahouse.games.zhanguo.mind.insights import INSIGHTS, PLAIN
from teahouse.games.zhanguo.mind.mind import InsightfulMind, ZhanGuoMind
from teahouse.games.zhanguo.mind.worth import worth_of
from teahouse.games.zhanguo.rules.state import ZhanGuo
from teahouse.registry import load_game


def played(moves: int) -> ZhanGuo:
    """A table of two after a number of random moves."""
    g, rng = load_game("zhanguo").kind.start(2, {}, "experience"), seeded("experience")
    for _ in range(moves):
        if g.open:
            options = g.options(g.open[0])
            g.apply(g.open[0], options[rng.below(len(options))])
    assert isinstance(g, ZhanGuo)
    return g


def test_every_lesson_has_its_weights() -> None:
    assert len(lessons(played(150), 0)) == len(AT_THE_END) == len(BY_ROUND)


def test_experience_corrects_the_look_lesson_by_lesson() -> None:
    g = played(150)
    found, rounds = lessons(g, 1), rounds_left(g)
    correction = sum(found[i] * (AT_THE_END[i] + BY_ROUND[i] * rounds) for i in range(len(found)))
    assert abs(experienced_worth_of(g, 1) - worth_of(g, 1) - correction) < 1e-9
    assert abs(correction) > 1


def test_at_the_end_only_points_count() -> None:
    g = played(10_000)
    assert [experienced_worth_of(g, seat) for seat in range(2)] == [g.points(0), g.points(1)]
    assert [insightful_worth_of(g, seat) for seat in range(2)] == [g.points(0), g.points(1)]


def test_a_palace_is_worth_less_than_it_looks() -> None:
    before, after = played(150), played(150)
    after.palaces[0] += 1
    gain = experienced_worth_of(after, 0) - experienced_worth_of(before, 0)
    assert gain < worth_of(after, 0) - worth_of(before, 0)


def test_every_insight_looks_at_everything_that_is_seen() -> None:
    seen = len(view(played(150), 0, 100.0))
    assert len(PLAIN) == 1 + seen
    assert {len(insight) for insight in INSIGHTS} == {2 + seen}


def test_an_insight_counts_once_it_is_deep_enough() -> None:
    g = played(150)
    seen = view(g, 1, worth_of(g, 1))
    counted = PLAIN[0] + sum(seen[i] * PLAIN[1 + i] for i in range(len(seen)))
    depths = [insight[0] + sum(seen[i] * insight[2 + i] for i in range(len(seen))) for insight in INSIGHTS]
    assert min(depths) < 0 < max(depths)
    counted += sum(max(0.0, depth) * insight[1] for depth, insight in zip(depths, INSIGHTS, strict=True))
    assert insightful_worth_of(g, 1) == pytest.approx(worth_of(g, 1) + counted)


def test_insight_does_not_depend_on_what_chance_deals() -> None:
    """Else the best of a few looks would be the luckiest."""
    g, rng = played(120), seeded("worlds")
    worlds = [g.imagine(0, rng) for _ in range(8)]
    assert len({tuple(world.players[1].hand) for world in worlds}) > 1
    for seat in range(2):
        assert len({insightful_worth_of(world, seat) for world in worlds}) == 1


def test_insight_judges_a_turn_at_its_end_and_not_later() -> None:
    """Whoever was last in a round may be asked at once about a reward; that is no part of the turn."""
    mind, rng, asked_at_once = InsightfulMind(), seeded("looks"), 0
    g = played(0)
    while g.open:
        decision, stage, turn = g.open[0], mind.stage(g), g.turn_of
        options = g.options(decision)
        move = options[rng.below(len(options))]
        looked = g.clone()
        g.apply(decision, move)
        mind.look(looked, decision.seat, move, seeded("look"))
        if mind.stage(g) != stage:
            asked_at_once += g.decision_of(decision.seat) is not None
            assert looked.observe(decision.seat) == g.observe(decision.seat)
        elif turn >= 0:
            assert mind.stage(looked) != stage
    assert asked_at_once


def test_a_sage_chooses_no_reward_for_others() -> None:
    """Else everybody would pass so that one gains."""
    mind, rng, waited = InsightfulMind(), seeded("rewards"), 0
    g = played(150)
    while g.open:
        asked, stage = g.open[0].seat, mind.stage(g)
        mind.finish_turn(g, rng)
        if g.open and mind.stage(g) == stage:
            assert g.open[0].seat != asked
            waited += 1
    assert waited


def test_who_looks_and_who_searches_have_minds_of_their_own() -> None:
    g = played(150)
    assert mind_of("zhanguo").worth(g, 0) == worth_of(g, 0)
    assert mind_of("zhanguo", patience=PATIENT).worth(g, 0) == experienced_worth_of(g, 0)
    assert mind_of("zhanguo", patience=DEEP).worth(g, 0) == insightful_worth_of(g, 0)
    assert mind_of("ancient_world", patience=PATIENT).__class__ is mind_of("ancient_world").__class__


def test_a_play_out_is_worth_the_mean_of_its_boundaries() -> None:
    g, mind = played(150), ZhanGuoMind()

    def worths(horizon: int, averages: bool) -> list[float]:
        mind.horizon, mind.averages = horizon, averages
        return play_out(mind, g.clone(), mind.stage(g), seeded("play-out"))

    near, far = worths(1, averages=False), worths(2, averages=False)
    assert near != far
    assert worths(2, averages=True) == [(near[seat] + far[seat]) / 2 for seat in range(2)]
