"""The levels of bots: legal, fair, reproducible, and better than chance in every game."""

import pytest

from teahouse.bots import Budget, all_bots, answer, bot, read_budget, searchers
from teahouse.engine.errors import TeahouseError
from teahouse.engine.position import Position
from teahouse.engine.rng import seeded
from teahouse.engine.snapshot import to_json
from teahouse.lab.simulate import Series, play_series, summary
from teahouse.registry import games, load_game
from tests.bots.fairness import peeker, seated, unfair_case

QUICK = Budget(iterations=12)
SEATS = {"zhanguo": 2, "great_wall": 3, "ancient_world": 2}


def position_in(game: str, seed: str, moves: int) -> Position:
    """A position after some random moves."""
    g, rng = load_game(game).kind.start(SEATS[game], {}, seed), seeded(seed)
    for _ in range(moves):
        if g.open:
            options = g.options(g.open[0])
            g.apply(g.open[0], options[rng.below(len(options))])
    return g


def positions_with_a_choice(game: str, count: int) -> list[Position]:
    found = [position_in(game, f"choice {number}", 4 + 5 * number) for number in range(count)]
    return [g for g in found if g.open and len(g.options(g.open[0])) > 1]


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("name", all_bots())
def test_every_answer_is_legal(name: str, game: str) -> None:
    kind = load_game(game).kind
    player = bot(name, QUICK)
    for g in positions_with_a_choice(game, 10):
        decision = g.open[0]
        before = to_json(g)
        assert answer(player, kind, g, decision.seat, seeded("legal")) in g.options(decision)
        assert to_json(g) == before, "the bot touched the table"


@pytest.mark.parametrize("game", games())
def test_imagining_depends_on_nothing_hidden(game: str) -> None:
    for g in positions_with_a_choice(game, 12):
        seat = g.open[0].seat
        other = g.imagine(seat, seeded("another world"))
        assert to_json(g.imagine(seat, seeded("same"))) == to_json(other.imagine(seat, seeded("same")))


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("name", all_bots())
def test_the_same_observation_gets_the_same_move(name: str, game: str) -> None:
    """A few of the cases; `make soak` has them all."""
    assert unfair_case(game, seated(name), 4 if name in searchers() else 15) is None


@pytest.mark.parametrize("game", games())
def test_whoever_peeks_is_caught(game: str) -> None:
    assert unfair_case(game, peeker, 15) is not None


@pytest.mark.parametrize("game", games())
def test_a_scholar_beats_chance_clearly(game: str) -> None:
    series = Series(game, ["scholar", *["random"] * (SEATS[game] - 1)], {}, "yardstick", None)
    seats = summary(series.players, list(play_series(series, 8, 1)))
    assert seats[0].share > 0.7
    assert seats[0].points > max(seat.points for seat in seats[1:])


def test_a_single_answer_needs_no_thought() -> None:
    g = position_in("zhanguo", "forced", 30)
    while len(g.options(g.open[0])) > 1:
        g.apply(g.open[0], g.options(g.open[0])[0])
    endless = bot("sage", Budget(iterations=10**9))
    decision = g.open[0]
    assert [answer(endless, load_game("zhanguo").kind, g, decision.seat, seeded("x"))] == g.options(decision)


def test_a_budget_is_iterations_or_seconds() -> None:
    assert read_budget("500").iterations == 500
    assert read_budget("0.5s").seconds == 0.5
    for wrong in ("", "fast", "-3", "0", "0s"):
        with pytest.raises(TeahouseError, match="A budget is a number"):
            read_budget(wrong)


def test_an_unknown_bot_is_one_sentence() -> None:
    with pytest.raises(TeahouseError, match="There is no bot “dragon”; the bots are: random, pupil, scholar"):
        bot("dragon")
