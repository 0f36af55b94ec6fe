"""PettingZoo's own conformance suites, for every number of seats."""

import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import aec_to_parallel

from teahouse.engine.errors import TeahouseError
from teahouse.envs import env, parallel_env, raw_env

SEATS = (2, 3, 4)

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),  # others wait
]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("wrappers", [True, False])
def test_the_interface(seats: int, wrappers: bool) -> None:
    """No warning but the three above: dictionaries with masks are what masks need."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in ("Observation is not a NumPy", "Observation space for each agent", "Action mask numpy array is"):
            warnings.filterwarnings("ignore", message)
        api_test(env(seats=seats, wrappers=wrappers), num_cycles=800)


@pytest.mark.parametrize("seats", SEATS)
def test_equal_seeds_give_equal_games(seats: int) -> None:
    seed_test(partial(env, seats=seats, options={"draft": "on", "boards": "auction"}), num_cycles=150)


@pytest.mark.parametrize("seats", SEATS)
def test_rendering(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, seats=seats))
    assert "zhanguo: player_" in capsys.readouterr().out


def parallel(max_cycles: int, seats: int) -> Any:
    table = raw_env(seats=seats, options=CYCLIC, illegal="replace", max_cycles=max_cycles)
    table.metadata["is_parallelizable"] = True  # as long as the first cycles last
    return aec_to_parallel(table)


CYCLIC = {"colours": "choose", "draft": "on"}
"""A set-up whose first four cycles ask every seat once, in order, as the suite expects: a colour, three cards."""


@pytest.mark.parametrize("seats", SEATS)
def test_truncation(seats: int) -> None:
    """The suite samples without the mask, so illegal actions are replaced here."""
    aec = partial(env, seats=seats, options=CYCLIC, illegal="replace")
    max_cycles_test(SimpleNamespace(env=aec, parallel_env=partial(parallel, seats=seats)))


@pytest.mark.parametrize("game", ["zhanguo", "great_wall", "ancient_world"])
def test_the_parallel_environment_passes(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(parallel_env(game, seats=3), num_cycles=150)
        parallel_seed_test(lambda: parallel_env(game, seats=3), num_cycles=60)


def test_all_who_are_asked_answer_together() -> None:
    table = parallel_env("zhanguo", seats=4, options={"draft": "on"})
    seen, _ = table.reset(seed=2)
    assert all(seen[agent]["action_mask"].any() for agent in table.agents)
    table.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in table.agents})
    assert table.table.moves_made == 4


def test_a_missing_answer_is_said() -> None:
    table = parallel_env("zhanguo", seats=2)
    table.reset(seed=1)
    with pytest.raises(TeahouseError, match=r"player_\d must choose an action"):
        table.step({})
