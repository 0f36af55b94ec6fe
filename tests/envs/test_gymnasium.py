"""Gymnasium's own checks, for one learner and for many games at once."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from teahouse.engine.errors import TeahouseError
from teahouse.envs import TeahouseEnv, TeahouseVector, environment_id
from teahouse.registry import games

IDS = {"great_wall": "Teahouse/GreatWall-v0", "zhanguo": "Teahouse/Zhanguo-v0"}


def any_action(mask: Any, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


def play(table: Any, seed: int) -> tuple[float, int, dict[str, Any]]:
    """One game by chance."""
    chance = np.random.default_rng(seed)
    seen, _ = table.reset(seed=seed)
    moves = 0
    while True:
        seen, reward, terminated, truncated, info = table.step(any_action(seen["action_mask"], chance))
        moves += 1
        if terminated or truncated:
            return reward, moves, info


@pytest.mark.parametrize("game", games())
def test_gymnasium_finds_every_game_and_accepts_it(game: str) -> None:
    assert environment_id(game) == IDS.get(game, "Teahouse/AncientWorld-v0")
    table = gymnasium.make(environment_id(game), opponents="pupil", seats=2)
    check_env(table.unwrapped, skip_render_check=True)
    reward, _, info = play(table, 3)
    assert reward == (1.0 if info["winner"] else -1.0)
    assert len(info["points"]) == 2


def test_the_learner_sits_where_it_is_told_or_anywhere() -> None:
    fixed = TeahouseEnv("zhanguo", seats=4, seat=2)
    assert [fixed.reset(seed=seed)[1]["seat"] for seed in range(4)] == [2, 2, 2, 2]
    free = TeahouseEnv("zhanguo", seats=4)
    assert {free.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}
    assert free.reset(options={"seat": 3})[1]["seat"] == 3


def test_every_question_is_the_learners_own() -> None:
    table = TeahouseEnv("zhanguo", seats=3, opponents=["random", "pupil"])
    seen, _ = table.reset(seed=1)
    chance = np.random.default_rng(1)
    over = False
    while not over:
        assert table.playing().turn == table.seat
        seen, _, over, _, _ = table.step(any_action(seen["action_mask"], chance))
    assert not seen["action_mask"].any()
    with pytest.raises(TeahouseError, match="The game is over; reset deals the next"):
        table.step(0)


def test_opponents_may_be_agents_and_see_what_their_seat_sees() -> None:
    chance = np.random.default_rng(2)
    seen_by_agent = []

    def agent(observation: dict[str, Any]) -> int:
        seen_by_agent.append(observation["observation"])
        return any_action(observation["action_mask"], chance)

    table = TeahouseEnv("zhanguo", seats=2, opponents=agent, reward="rank")
    reward, _, _ = play(table, 2)
    assert reward in (1.0, -1.0)
    here = table.settings.layout.names().index("player 0 here")
    assert all(row[here] == 1 for row in seen_by_agent)


def test_a_curriculum_changes_the_opponents() -> None:
    table = TeahouseEnv("zhanguo", seats=2)
    table.reset(seed=1, options={"opponents": "scholar"})
    assert table.opponents == "scholar"
    with pytest.raises(TeahouseError, match="not “opponent”"):
        table.reset(options={"opponent": "sage"})


@pytest.mark.parametrize("how", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_an_environment_is_copied_and_pickled(how: Any) -> None:
    table = TeahouseEnv("zhanguo", seats=2, illegal="replace")
    chance = np.random.default_rng(1)
    seen, _ = table.reset(seed=1)
    for _ in range(20):
        seen, *_ = table.step(any_action(seen["action_mask"], chance))
    twin = how(table)
    for _ in range(50):
        action = any_action(seen["action_mask"], chance)
        seen, reward, over, _, _ = table.step(action)
        other, same, ended, _, _ = twin.step(action)
        assert (seen["observation"] == other["observation"]).all()
        assert (reward, over) == (same, ended)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"opponents": "kasparov"}, "There is no bot “kasparov”"),
        ({"opponents": ["pupil"], "seats": 4}, "zhanguo for 4 has 3 opponents, not 1"),
        ({"opponents": "pupil@7"}, "think within a budget, not “pupil”"),
        ({"opponents": [7, 8]}, "An opponent is a bot by its name or a function of an observation, not 7"),
        ({"seat": 5}, "There is no seat 5 to learn in, only 0 to 2"),
        ({"seats": 9}, "zhanguo is for 2, 3, 4 players, not for 9"),
        ({"reward": "glory"}, "There is no reward “glory”; choose one of: win, margin, rank"),
        ({"reward": 3}, "A reward is one of win, margin, rank, or a function"),
        ({"illegal": "ignore"}, "An illegal action cannot “ignore”"),
        ({"options": {"size": "big"}}, "has no option “size”"),
    ],
)
def test_what_cannot_be_set_up_is_said(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(TeahouseError, match=sentence):
        TeahouseEnv("zhanguo", **wrong)


@pytest.mark.parametrize("action", ["card 3", 1.5, None, True, np.zeros(3, int), np.zeros(1)])
def test_what_is_no_action_is_said(action: Any) -> None:
    table = TeahouseEnv("zhanguo", seats=2)
    with pytest.raises(TeahouseError, match="reset before its first step"):
        table.step(0)
    table.reset(seed=1)
    with pytest.raises(TeahouseError, match="An action is "):
        table.step(action)


def test_a_forbidden_action_ends_the_game_or_is_replaced() -> None:
    table = TeahouseEnv("zhanguo", seats=2)
    seen, _ = table.reset(seed=1)
    _, reward, over, _, info = table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, info["refused"]) == (-1.0, True, "ZG-TRN-01")
    table = TeahouseEnv("zhanguo", seats=2, illegal="replace")
    table.reset(seed=1)
    _, reward, over, _, info = table.step(99_999)
    assert (reward, over, info["refused"]) == (0.0, False, "not a move")


@pytest.mark.parametrize("workers", [0, 2])
def test_the_vector_environment_resets_in_the_same_step(workers: int) -> None:
    table: Any = gymnasium.make_vec(
        "Teahouse/AncientWorld-v0", num_envs=6, vectorization_mode="vector_entry_point", seats=2, workers=workers
    )
    assert table.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    chance = np.random.default_rng(1)
    seen, _ = table.reset(seed=1)
    ended = 0
    try:
        while ended < 8:
            assert seen in table.observation_space
            actions = np.array([any_action(mask, chance) for mask in seen["action_mask"]])
            seen, rewards, terminated, truncated, infos = table.step(actions)
            assert (rewards[~terminated] == 0).all()
            assert not truncated.any()
            if terminated.any():
                assert (infos["_final_obs"] == terminated).all()
                for number in np.flatnonzero(terminated):
                    ended += 1
                    assert abs(rewards[number]) in (1.0, 0.5)
                    assert infos["final_info"]["winner"][number] == (rewards[number] > 0)
                    assert (infos["final_obs"][number]["observation"] != seen["observation"][number]).any()
                    assert seen["action_mask"][number].any()
    finally:
        table.close()


def test_games_are_cut_off_after_so_many_moves() -> None:
    table = TeahouseVector("zhanguo", 3, seats=2, max_moves=5)
    chance = np.random.default_rng(1)
    seen, _ = table.reset(seed=1)
    for step in range(1, 6):
        actions = np.array([any_action(mask, chance) for mask in seen["action_mask"]])
        seen, _, terminated, truncated, infos = table.step(actions)
        assert truncated.all() == (step == 5)
    assert not terminated.any()
    assert infos["final_info"]["moves"].tolist() == [5, 5, 5]
