"""The training baselines run, in small."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from teahouse.lab.dataset import Plan, write

pytest.importorskip("torch", reason="PyTorch is not installed here: make test-extras, with a file of it")

ROOT = Path(__file__).parents[2]
BASELINES = ROOT / "examples" / "baselines"
SMALLER = {"--games 1200": "--games 2", "--minutes 4": "--minutes 0.01 --games 2 --length 8", "--envs 256": "--envs 8"}
"""What a test has no time for in the commands of the page."""


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


def test_an_alphazero_like_loop_goes_on_from_what_was_learnt(tmp_path: Path) -> None:
    started, file = str(tmp_path / "ppo.pt"), str(tmp_path / "zero.pt")
    ppo = ["--game", "ancient_world", "--games", "1", "--envs", "2", "--length", "8", "--steps", "16", "--threads", "1"]
    run("masked_ppo.py", *ppo, "--save", started)
    small = ["--game", "ancient_world", "--looks", "2", "--games", "2", "--against", "random"]
    learn = ["--rounds", "1", "--games-a-round", "2", "--start", started, "--save", file]
    said = run("alphazero.py", *small, *learn)
    assert "decisions of 2 games" in said
    assert "of 2 games against random" in said
    assert run("alphazero.py", *small, "--play", file) == said.splitlines()[-1] + "\n"


def test_the_commands_of_the_page_train_a_policy(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```\n(teahouse dataset ancient_world.*?)^```", page, re.DOTALL | re.MULTILINE)
    for whole, small in SMALLER.items():
        assert whole in block
        block = block.replace(whole, small)
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    known = {**os.environ, "PATH": path, "BASELINES": str(BASELINES)}
    done = subprocess.run(["bash", "-euc", block], cwd=tmp_path, env=known, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "of 2 games against pupil; 95 %" in done.stdout
    assert (tmp_path / "ppo.csv").read_text(encoding="utf-8").startswith("seconds,steps,games,won\n")
