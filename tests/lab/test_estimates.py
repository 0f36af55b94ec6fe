"""Estimates hold the truth as often as they say, and pairing makes them narrower."""

import numpy as np
import pytest

from teahouse.lab.estimates import clear, mean_change, mean_of, share_change, share_estimate


def test_nineteen_of_twenty_intervals_hold_the_true_share() -> None:
    """Games of three seats in which a card may be held twice: seats of one game are not independent."""
    rng = np.random.default_rng(7)
    held = 0
    for _ in range(400):
        times = rng.integers(0, 3, 300).astype(float)
        wins = np.where(rng.random(300) < times / 3, 1.0, 0.0)
        share = share_estimate(wins, times)
        held += share.low <= 1 / 3 <= share.high
    assert 0.92 <= held / 400 <= 0.98


def test_what_both_packs_have_from_the_deal_cancels_out() -> None:
    rng = np.random.default_rng(8)
    deal = rng.normal(0, 10, 500)
    before, after = deal + rng.normal(0, 1, 500), deal + rng.normal(0.5, 1, 500)
    paired = mean_change(before, after)
    apart = mean_change(before, rng.permutation(after))
    assert paired.error < apart.error / 5
    assert paired.low < 0.5 < paired.high


def test_few_games_say_nothing_of_a_change() -> None:
    few = np.ones(10), np.ones(10)
    assert share_change((few[0], 0 * few[0]), (few[1], few[1])).error == 0


def test_of_many_changes_by_chance_hardly_one_is_called_clear() -> None:
    rng = np.random.default_rng(9)
    changes = [mean_change(rng.normal(size=200), rng.normal(size=200)) for _ in range(200)]
    assert sum(clear(changes, final=True)) <= 1
    real = mean_change(rng.normal(size=200), rng.normal(0.6, 1, size=200))
    assert clear([*changes, real], final=True)[-1]


def test_before_the_end_more_is_asked_for() -> None:
    before = np.zeros(100)
    after = np.tile([1.0, -0.5], 50)
    change = mean_change(before, after)
    assert 2 < change.steps < 3.5
    almost = change._replace(change=2.5 * change.error)
    assert clear([almost], final=True) == [True]
    assert clear([almost], final=False) == [False]


def test_the_mean_of_nothing_is_nothing() -> None:
    assert mean_of(np.array([])).times == 0
    assert share_estimate(np.zeros(3), np.zeros(3)).value == pytest.approx(0)
