"""What the environment promises beyond PettingZoo's suites."""

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from teahouse.engine.errors import TeahouseError
from teahouse.envs import TeahouseAEC, env, raw_env


def play_out(table: Any, seed: int = 1) -> dict[str, float]:
    """Random legal moves to the end; returns what each agent was given in all."""
    table.reset(seed=seed)
    chance = np.random.default_rng(seed)
    given: dict[str, float] = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        given[agent] += reward
        if terminated or truncated:
            table.step(None)
        else:
            table.step(chance.choice(np.flatnonzero(observation["action_mask"])))
    return given


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_winner_gets_one_and_the_others_share_minus_one(seats: int) -> None:
    table = raw_env(seats=seats)
    given = play_out(table)
    winner = table.position.winners()[0]
    assert given[f"player_{winner}"] == 1.0
    assert sorted(given.values())[:-1] == [-1 / (seats - 1)] * (seats - 1)
    assert table.agents == []


def test_wrapped_and_raw_games_are_the_same_game() -> None:
    assert play_out(env(seats=3), 5) == play_out(raw_env(seats=3), 5)


def test_the_end_tells_the_points() -> None:
    table = raw_env(seats=2)
    table.reset(seed=3)
    while not any(table.terminations.values()):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    points = [table.position.points(0), table.position.points(1)]
    assert [table.infos[agent]["points"] for agent in table.agents] == [points, points]
    assert sum(table.infos[agent]["winner"] for agent in table.agents) == 1
    assert table.observe("player_0")["action_mask"].sum() == 0


def illegal_action(table: TeahouseAEC) -> int:
    return int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])


def test_an_illegal_action_ends_the_game_and_names_the_rule() -> None:
    table = raw_env(seats=3)
    table.reset(seed=1)
    culprit = table.agent_selection
    table.step(illegal_action(table))
    assert table.rewards == {agent: -1.0 if agent == culprit else 0.0 for agent in table.agents}
    assert all(table.terminations.values())
    assert table.infos[culprit] == {"refused": "ZG-TRN-01"}
    for _ in range(3):
        table.step(None)
    assert table.agents == []
    table.reset()
    assert table.num_agents == 3
    assert not any(table.terminations.values())


@pytest.mark.parametrize("action", [-1, 10_000])
def test_an_action_outside_the_vocabulary_is_illegal_too(action: int) -> None:
    table = raw_env(seats=2)
    table.reset(seed=1)
    culprit = table.agent_selection
    table.step(action)
    assert table.infos[culprit] == {"refused": "not a move"}
    assert table.rewards[culprit] == -1.0


def test_an_illegal_action_can_be_replaced() -> None:
    table = raw_env(seats=2, illegal="replace")
    table.reset(seed=1)
    culprit = table.agent_selection
    table.step(illegal_action(table))
    assert table.infos[culprit] == {"refused": "ZG-TRN-01"}
    assert not any(table.terminations.values())
    assert table.moves_made == 1


def test_hidden_choices_are_asked_one_seat_after_another() -> None:
    """With the draft all seats put cards aside at once; none sees what the others chose."""
    table = raw_env(seats=4, options={"draft": "on"})
    table.reset(seed=2)
    before = table.observe("player_3")["observation"]
    asked = []
    for _ in range(3):
        asked.append(table.agent_selection)
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(np.flatnonzero(mask)[0]))
    assert asked == ["player_0", "player_1", "player_2"]
    names = table.kind.layout().names()
    changed = [names[i] for i in np.flatnonzero(before != table.observe("player_3")["observation"])]
    assert {name.split()[0] for name in changed} == {"player", "asked"}
    assert not [name for name in changed if "cards" in name]


def test_waiting_agents_have_no_legal_action() -> None:
    table = raw_env(seats=4)
    table.reset(seed=1)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_observations_can_be_kept() -> None:
    table = raw_env(seats=2)
    table.reset(seed=1)
    first = table.observe("player_0")
    kept = {key: value.copy() for key, value in first.items()}
    for _ in range(20):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert all((first[key] == kept[key]).all() for key in kept)


def test_a_seed_deals_the_same_game_and_the_ones_after_it() -> None:
    one, two = raw_env(seats=2), raw_env(seats=2)
    deals = []
    for table in (one, two):
        table.reset(seed=9)
        table.reset()
        deals.append(table.position.observe(0))
    assert deals[0] == deals[1]
    two.reset()
    assert two.position.observe(0) != deals[1]


def test_truncation_after_so_many_moves_a_seat() -> None:
    table = raw_env(seats=2, max_cycles=5)
    play_out(table)
    assert table.moves_made == 10
    assert not table.position.over


def test_misuse_is_answered_with_a_sentence() -> None:
    with pytest.raises(TeahouseError, match=r"There is no game “go”; the games are: .*zhanguo"):
        env("go")
    with pytest.raises(TeahouseError, match="zhanguo is for 2, 3, 4 players, not for 5"):
        env(seats=5)
    with pytest.raises(TeahouseError, match="render mode “rgb_array”"):
        env(render_mode="rgb_array")
    with pytest.raises(TeahouseError, match="has no option “size”"):
        env(options={"size": "big"})
    table = raw_env(seats=2)
    table.reset(seed=1)
    with pytest.raises(TeahouseError, match=r"player_. must choose an action"):
        table.step(None)


def test_the_text_shows_nothing_hidden() -> None:
    table = raw_env(seats=2, render_mode="ansi")
    table.reset(seed=4)
    text = table.render()
    assert text is not None
    assert "player_" in text
    assert "hand" not in text
    assert raw_env(seats=2).render() is None


def test_without_the_extra_packages_a_sentence_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import teahouse.envs"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "teahouse.envs needs pettingzoo: pip install 'teahouse[envs]'." in run.stderr
