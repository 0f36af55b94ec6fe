"""The training baselines run, in small."""

import subprocess
import sys
from pathlib import Path

import pytest

from teahouse.lab.dataset import Plan, write

pytest.importorskip("torch", reason="PyTorch is not installed here: make test-extras, with a file of it")

BASELINES = Path(__file__).parents[2] / "examples" / "baselines"


def run(script: str, *arguments: str) -> str:
    line = [sys.executable, str(BASELINES / script), *arguments]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_masked_ppo_learns_is_kept_and_plays(tmp_path: Path) -> None:
    file = str(tmp_path / "ppo.pt")
    small = ["--game", "ancient_world", "--games", "4"]
    said = run("masked_ppo.py", *small, "--envs", "4", "--length", "16", "--steps", "128", "--save", file)
    assert "of 4 games against random" in said
    assert run("masked_ppo.py", *small, "--play", file) == said.splitlines()[-1] + "\n"


def test_imitation_learns_from_a_dataset_and_ppo_goes_on_with_it(tmp_path: Path) -> None:
    data, file = tmp_path / "data", str(tmp_path / "imitated.pt")
    plan = Plan("ancient_world", ["general@8", "random"], 2, "training", {})
    assert list(write(plan, data)) == [0, 2]
    said = run("imitation.py", "--data", str(data), "--save", file, "--epochs", "1", "--minibatch", "64")
    assert "epoch 1," in said
    small = ["--game", "ancient_world", "--games", "2", "--envs", "4", "--length", "16", "--steps", "64"]
    assert "of 2 games against random" in run("masked_ppo.py", *small, "--start", file)
