"""Imitation: a policy learns the moves and the results of stronger players from a dataset.

teahouse dataset ancient_world --bots scholar --players 2 --games 2000 --out data
python examples/baselines/imitation.py --data data --save imitated.pt
python examples/baselines/masked_ppo.py --play imitated.pt --game ancient_world --opponents pupil --games 200

Where a bot has searched, the policy learns how often it looked at each move; elsewhere, the move that was made. What is
saved is a policy of `masked_ppo.py`, which can go on with it: `--start imitated.pt`.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch

from masked_ppo import Policy, new_policy
from teahouse.envs import BatchEnv
from teahouse.lab.dataset import CARD, arrays

COLUMNS = ["game", "observation", "mask", "move", "looks", "chance", "reward"]


def target(table: dict[str, Any], rows: Any) -> torch.Tensor:
    """What the policy should answer: the looks of a search, or the move itself."""
    shares = table["looks"][rows].astype(np.float32)
    chosen = table["chance"][rows] < 0
    shares[chosen, table["move"][rows][chosen]] = 1.0
    return torch.from_numpy(shares / shares.sum(1, keepdims=True))


def losses(policy: Policy, table: dict[str, Any], rows: Any) -> tuple[torch.Tensor, torch.Tensor, float]:
    """Of the moves and of the values, and the share of moves that are guessed."""
    choice, worth = policy(table["observation"][rows], table["mask"][rows])
    moves = -(target(table, rows) * choice.logits.clamp(min=-1e6)).sum(1).mean()
    values = (worth - torch.from_numpy(table["reward"][rows])).pow(2).mean()
    guessed = (choice.logits.argmax(1).numpy() == table["move"][rows]).mean()
    return moves, values, float(guessed)


def imitate(told: argparse.Namespace) -> Policy:
    torch.manual_seed(told.seed)
    torch.set_num_threads(told.threads)
    card = json.loads((told.data / CARD).read_text(encoding="utf-8"))
    policy = new_policy(BatchEnv(card["game"], 1, len(card["bots"]), card["options"]))
    table = arrays(told.data, COLUMNS)
    choices = np.flatnonzero(table["mask"].sum(1) > 1)
    unseen = table["game"][choices] % 20 == 0  # whole games: moves of one game are alike
    learnt, held = choices[~unseen], choices[unseen]
    updates = told.epochs * -(-len(learnt) // told.minibatch)
    optimizer = torch.optim.Adam(policy.parameters(), lr=told.rate)
    slower = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.05, updates)
    rng = np.random.default_rng(told.seed)
    began = time.monotonic()
    for epoch in range(told.epochs):
        order = rng.permutation(learnt)
        for at in range(0, len(order), told.minibatch):
            moves, values, _ = losses(policy, table, order[at : at + told.minibatch])
            optimizer.zero_grad()
            (moves + told.value * values).backward()
            optimizer.step()
            slower.step()
        with torch.no_grad():
            moves, values, guessed = losses(policy, table, held[:20_000])
        print(
            f"epoch {epoch + 1}, {time.monotonic() - began:4.0f} s: guesses {guessed:.1%} of the moves of games unseen,"
            f" values off by {float(values) ** 0.5:.2f}",
            flush=True,
        )
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, required=True, help="a folder written by teahouse dataset")
    parser.add_argument("--save", required=True, help="keep what was learnt in this file")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--minibatch", type=int, default=512)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--value", type=float, default=0.5, help="how much values count beside moves")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2, help="cores to use")
    told = parser.parse_args()
    torch.save(imitate(told).state_dict(), told.save)


if __name__ == "__main__":
    main()
