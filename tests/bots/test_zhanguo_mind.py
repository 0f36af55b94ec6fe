"""What bots know of ZhanGuo: a look, and what experience adds to it for those who search."""

from teahouse.bots.minds import A_MOMENT, mind_of
from teahouse.bots.search import Search
from teahouse.bots.zhanguo.experience import AT_THE_END, BY_ROUND, experienced_worth_of, lessons, rounds_left
from teahouse.bots.zhanguo.mind import ZhanGuoMind
from teahouse.bots.zhanguo.worth import worth_of
from teahouse.engine.rng import seeded
from teahouse.games.zhanguo.state import ZhanGuo
from teahouse.shelf import open_game


def played(moves: int) -> ZhanGuo:
    """A table of two after so many random moves."""
    g, rng = open_game("zhanguo").kind.start(2, {}, "experience"), seeded("experience")
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


def test_a_palace_is_worth_less_than_it_looks() -> None:
    before, after = played(150), played(150)
    after.palaces[0] += 1
    gain = experienced_worth_of(after, 0) - experienced_worth_of(before, 0)
    assert gain < worth_of(after, 0) - worth_of(before, 0)


def test_who_looks_and_who_searches_have_minds_of_their_own() -> None:
    g = played(150)
    assert mind_of("zhanguo").worth(g, 0) == worth_of(g, 0)
    assert mind_of("zhanguo", patience=A_MOMENT).worth(g, 0) == experienced_worth_of(g, 0)
    assert mind_of("ancient_world", patience=A_MOMENT).__class__ is mind_of("ancient_world").__class__


def test_a_play_out_is_worth_the_mean_of_its_boundaries() -> None:
    g, mind = played(150), ZhanGuoMind()
    search = Search(mind, g, g.open[0].seat, seeded("search"))

    def worths(horizon: int, averages: bool) -> list[float]:
        mind.horizon, mind.averages = horizon, averages
        return search.play_out(g.clone(), mind.stage(g), seeded("play-out"))

    near, far = worths(1, averages=False), worths(2, averages=False)
    assert near != far
    assert worths(2, averages=True) == [(near[seat] + far[seat]) / 2 for seat in range(2)]
