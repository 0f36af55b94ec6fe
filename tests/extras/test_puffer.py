"""PufferLib drives the games through its own vectorisation, in one process and in several."""

from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

vector = pytest.importorskip("pufferlib.vector", reason="PufferLib is not installed here: it is built from source")

from teahouse.engine.errors import TeahouseError  # noqa: E402
from teahouse.envs import BatchEnv  # noqa: E402
from teahouse.envs.puffer import TeahousePuffer  # noqa: E402


def legal(games: TeahousePuffer, seen: npt.NDArray[np.uint8]) -> npt.NDArray[np.intp]:
    """The first action that each mask allows."""
    masks = seen[:, games.features :]
    assert (masks.sum(1) > 0).all()
    found: npt.NDArray[np.intp] = np.argmax(masks, 1)
    return found


def test_it_shows_what_the_batch_shows() -> None:
    games = TeahousePuffer("ancient_world", 4, seats=2, opponents="pupil", seed=3)
    batch = BatchEnv("ancient_world", 4, seats=2, opponents="pupil", illegal="replace")
    seen, told = games.reset()
    batch.reset(3)
    assert told == []
    for _ in range(200):
        actions = legal(games, seen)
        movers = batch.seats.astype(np.intp)
        batch.step(actions)
        seen, rewards, terminals, truncations, told = games.step(actions)
        assert (seen[:, : games.features] == batch.observations).all()
        assert (rewards == batch.rewards[np.arange(4), movers].astype(np.float32)).all()
        assert (terminals == batch.terminations).all()
        assert not truncations.any()
        assert len(told) == len(batch.ended) == terminals.sum()
        for each in told:
            assert set(each) == {"won", "points", "episode_length", "episode_return"}


@pytest.mark.parametrize("backend", ["Serial", "Multiprocessing"])
def test_it_is_vectorised(backend: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    settings = {"game": "zhanguo", "count": 3, "seats": 2, "max_moves": 20}
    games = vector.make(TeahousePuffer, env_kwargs=settings, backend=getattr(vector, backend), num_envs=2, seed=1)
    seen, _ = games.reset(seed=1)
    assert seen.shape == (6, *games.single_observation_space.shape)
    cut = 0
    for _ in range(50):
        seen, _, _, truncations, _ = games.step(legal(games.driver_env, seen))
        cut += int(truncations.sum())
    assert cut > 0
    games.close()


def test_what_is_not_allowed_is_replaced_or_ends_the_game() -> None:
    for illegal in ("replace", "end"):
        games = TeahousePuffer("great_wall", 2, opponents="random", illegal=illegal, seed=1)
        seen, _ = games.reset()
        _, rewards, terminals, _, _ = games.step(seen[:, games.features :].argmin(1))
        assert terminals.all() == (illegal == "end")
        assert (rewards == (-1 if illegal == "end" else 0)).all()
    with pytest.raises(TeahouseError, match="There is no game “go”"):
        TeahousePuffer("go")
