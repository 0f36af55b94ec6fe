"""Many games at once show what single games show, however many processes share them."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from teahouse.engine.errors import TeahouseError
from teahouse.engine.position import Position
from teahouse.envs import BatchEnv, Structure, raw_env
from teahouse.registry import load_game

GAMES = ["zhanguo", "great_wall", "ancient_world"]


def any_actions(masks: Any, chance: np.random.Generator) -> Any:
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_shows_what_the_single_environment_shows(game: str) -> None:
    """Game n of a batch is the game of the seed `<seed>/<n>`; the next ones go on counting."""
    games = BatchEnv(game, 3, seats=3, state=True)
    games.reset(seed="same")
    tables: list[Any] = [raw_env(game, seats=3) for _ in range(3)]
    for number, table in enumerate(tables):
        table.reset(seed=f"same/{number}")
    chance = np.random.default_rng(1)
    dealt = 3
    ends = 0
    for _ in range(1_500):
        for number, table in enumerate(tables):
            agent = table.agent_selection
            assert agent == f"player_{games.seats[number]}"
            seen = table.observe(agent)
            assert (games.observations[number] == seen["observation"]).all()
            assert (games.action_masks[number] == seen["action_mask"]).all()
            assert (games.states[number] == table.state()).all()
        actions = any_actions(games.action_masks, chance)
        games.step(actions)
        for number, table in enumerate(tables):
            table.step(actions[number])
            assert list(table.rewards.values()) == list(games.rewards[number])
            over = not table.position.open
            assert over == games.terminations[number] == (number in games.ended)
            if over:
                assert games.ended[number].points == [table.position.points(seat) for seat in range(3)]
                assert games.ended[number].winners == table.position.winners()
                table.reset(seed=f"same/{dealt}")
                dealt += 1
                ends += 1
        if ends >= 3:
            break
    assert ends >= 3


def test_processes_play_the_games_that_one_plays() -> None:
    shared = BatchEnv("zhanguo", 5, seats=2, workers=2)
    alone = [BatchEnv("zhanguo", 3, seats=2), BatchEnv("zhanguo", 2, seats=2)]
    try:
        shared.reset(seed=4)
        for number, games in enumerate(alone):
            games.reset(seed=f"4/{number}")
        chance = np.random.default_rng(1)
        for _ in range(400):
            actions = any_actions(shared.action_masks, chance)
            shared.step(actions)
            alone[0].step(actions[:3])
            alone[1].step(actions[3:])
            for name in ("observations", "action_masks", "rewards", "seats", "terminations"):
                parts = np.concatenate([getattr(games, name) for games in alone])
                assert (getattr(shared, name) == parts).all(), name
    finally:
        shared.close()
    with pytest.raises(TeahouseError, match="This batch is closed"):
        shared.reset()


def test_arrays_stay_where_they_are() -> None:
    games = BatchEnv("zhanguo", 2, seats=2)
    games.reset(seed=1)
    first = games.observations
    before = first.copy()
    games.step(games.any_actions())
    assert games.observations is first
    assert (first != before).any()


def test_opponents_play_all_seats_but_one_which_moves_on() -> None:
    games = BatchEnv("zhanguo", 8, seats=4, opponents="random")
    games.reset(seed=1)
    assert sorted(set(games.seats)) == [0, 1, 2, 3]
    learners = games.seats.copy()
    for _ in range(30):
        games.step(games.any_actions())
        assert (games.seats == learners).all()
    games = BatchEnv("zhanguo", 8, seats=4, opponents=["pupil", "random", "random"], rotate=False)
    games.reset(seed=1)
    assert set(games.seats) == {0}


def test_rewards_by_hook() -> None:
    def first_seat(g: Position) -> list[float]:
        return [float(g.points(0)), *[0.0] * (g.seats - 1)]

    for reward in ("win", "margin", "rank", first_seat):
        games = BatchEnv("ancient_world", 4, seats=3, reward=reward)
        games.reset(seed=1)
        while not games.ended:
            games.step(games.any_actions())
        for number, ended in games.ended.items():
            points = ended.points
            found = list(games.rewards[number])
            if reward == "win":
                assert found == [1.0 if seat in ended.winners else -0.5 for seat in range(3)]
            elif reward == "margin":
                best = [max(points[:seat] + points[seat + 1 :]) for seat in range(3)]
                assert found == pytest.approx([(points[seat] - best[seat]) / 100 for seat in range(3)])
            elif reward == "rank":
                assert sum(found) == 0
                assert found[ended.winners[0]] == max(found)
            else:
                assert found == [points[0], 0, 0]


def test_an_illegal_action_ends_its_game_alone_or_is_replaced() -> None:
    games = BatchEnv("zhanguo", 2, seats=2)
    games.reset(seed=1)
    culprit = int(games.seats[1])
    actions = games.any_actions()
    actions[1] = int(np.flatnonzero(games.action_masks[1] == 0)[0])
    games.step(actions)
    assert list(games.terminations) == [False, True]
    assert games.rewards[1, culprit] == -1.0
    assert games.ended[1].illegal
    games = BatchEnv("zhanguo", 2, seats=2, illegal="replace")
    games.reset(seed=1)
    games.step(np.array([-1, 10_000]))
    assert not games.terminations.any()


@pytest.mark.parametrize("how", [copy.copy, copy.deepcopy, lambda games: pickle.loads(pickle.dumps(games))])
def test_a_batch_is_copied_and_pickled(how: Any) -> None:
    games = BatchEnv("zhanguo", 3, seats=2)
    games.reset(seed=1)
    for _ in range(20):
        games.step(games.any_actions())
    twin = how(games)
    for _ in range(20):
        assert (games.observations == twin.observations).all()
        actions = games.any_actions()
        games.step(actions)
        twin.step(actions)


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        ([0], r"Actions are 2 whole numbers, not \(1,\) of int64"),
        ([[0, 0]], r"not \(1, 2\)"),
        ([0.5, 1.5], "of float64"),
        (["a", "b"], "whole numbers"),
        ([True, False], "of bool"),
    ],
)
def test_wrong_actions_are_said(actions: Any, sentence: str) -> None:
    games = BatchEnv("zhanguo", 2, seats=2)
    with pytest.raises(TeahouseError, match="reset before its first step"):
        games.step([0, 0])
    games.reset(seed=1)
    with pytest.raises(TeahouseError, match=sentence):
        games.step(actions)


def test_a_batch_that_cannot_be_is_said() -> None:
    with pytest.raises(TeahouseError, match="2 games cannot be shared by 3 workers"):
        BatchEnv("zhanguo", 2, workers=3)
    with pytest.raises(TeahouseError, match="0 games"):
        BatchEnv("zhanguo", 0)
    with pytest.raises(TeahouseError, match="cut off after 0 moves"):
        BatchEnv("zhanguo", 2, max_moves=0)
    with pytest.raises(TeahouseError, match="state=True"):
        _ = BatchEnv("zhanguo", 2).states
    with pytest.raises(TeahouseError, match="There is no game “go”"):
        BatchEnv("go", 2)


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_taken_apart_into_board_seats_and_cards(game: str) -> None:
    games = BatchEnv(game, 4, seats=3)
    games.reset(seed=1)
    for _ in range(60):
        games.step(games.any_actions())
    layout = load_game(game).kind.layout()
    structure = Structure(layout)
    parts = structure(games.observations)
    assert sum(part[0].size for part in parts.values()) == layout.size
    assert sum(int(part.sum()) for part in parts.values()) == int(games.observations.sum())
    for name, part in parts.items():
        assert part.shape[-1] == len(structure.columns[name])
    assert parts["seats"].shape[0] == 4
    assert list(parts["seats"][0, :, structure.columns["seats"].index("here")])[:3] == [1, 1, 1]
    spread = structure.one_hot(games.observations)
    categories = sum(len(plane.places) * len(plane.values) for plane in layout.planes if plane.values)
    others = sum(len(plane.places) for plane in layout.planes if not plane.values)
    assert spread.shape == (4, categories + others)
    (first, *_) = structure(games.observations[0]).values()
    assert (first == parts["board"][0]).all()


@pytest.mark.parametrize("game", GAMES)
def test_bags_hold_what_one_hot_rows_hold_but_nothing_that_is_not_there(game: str) -> None:
    games = BatchEnv(game, 3, seats=3)
    games.reset(seed=2)
    for _ in range(60):
        games.step(games.any_actions())
    structure = Structure(load_game(game).kind.layout())
    bags = structure.bags(games.observations)
    assert len(bags.words) == len(bags.weights) == (games.observations > 0).sum()
    ends = [*bags.starts[1:], len(bags.words)]
    spread = structure.one_hot(games.observations)
    assert spread.shape[1] == structure.width
    named = np.isin(np.arange(structure.width), bags.words[bags.weights == 1])
    for row, (start, end) in enumerate(zip(bags.starts, ends, strict=True)):
        words, weights = bags.words[start:end], bags.weights[start:end]
        assert (spread[row, words] > 0).all()
        assert np.allclose(weights, np.where(named[words], 1, np.log1p(spread[row, words].astype(np.float32))))
    nothing = structure.bags(np.zeros_like(games.observations))
    assert len(nothing.words) == 0
    assert list(nothing.starts) == [0, 0, 0]
