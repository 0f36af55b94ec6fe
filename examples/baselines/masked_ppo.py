"""Masked PPO in one file, in the style of CleanRL: one learner against bots, many games at once.

python examples/baselines/masked_ppo.py --game ancient_world --opponents random --steps 400000 --save ppo.pt
python examples/baselines/masked_ppo.py --play ppo.pt --game ancient_world --opponents pupil --games 200

It wants PyTorch (the file for processors is enough), and `pip install 'teahouse[envs]'`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from teahouse.envs import BatchEnv, Structure
from teahouse.lab.shares import share_of

HIDDEN = 256
WINDOW = 500
"""Games whose mean is the curve."""


def layer(inputs: int, outputs: int, gain: float) -> nn.Linear:
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


class Policy(nn.Module):  # type: ignore[misc, unused-ignore]  # where PyTorch is not installed
    """A body, a head that chooses among legal actions, and a head that values."""

    def __init__(self, structure: Structure, actions: int) -> None:
        super().__init__()
        self.structure = structure
        self.words = nn.EmbeddingBag(structure.width, HIDDEN, mode="sum")
        nn.init.normal_(self.words.weight, std=0.1)
        self.body = nn.Sequential(nn.ReLU(), layer(HIDDEN, HIDDEN, 1.4), nn.ReLU())
        self.actor = layer(HIDDEN, actions, 0.01)
        self.critic = layer(HIDDEN, 1, 0.1)

    def forward(self, rows: Any, masks: Any) -> tuple[Categorical, torch.Tensor]:
        """What to do and what to expect, for rows of observations and masks of legal actions."""
        words, weights, starts = map(torch.from_numpy, self.structure.bags(rows))
        body = self.body(self.words(words, starts, per_sample_weights=weights))
        logits = self.actor(body).masked_fill(torch.from_numpy(masks) == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.critic(body).squeeze(-1)


def new_policy(games: BatchEnv) -> Policy:
    return Policy(Structure(games.layout), games.action_masks.shape[1])


def kept_policy(games: BatchEnv, file: str) -> Policy:
    policy = new_policy(games)
    policy.load_state_dict(torch.load(file, weights_only=True))
    return policy


def opened(told: argparse.Namespace, count: int) -> BatchEnv:
    """Games against the opponents, in as many processes as PyTorch has threads: they take turns."""
    workers = told.threads if told.threads > 1 and count >= told.threads else 0
    return BatchEnv(told.game, count, told.seats, opponents=told.opponents, reward=told.reward, workers=workers)


class Rollout:
    """What was seen, allowed and done in all games for a while, and what came of it."""

    def __init__(self, length: int, games: BatchEnv) -> None:
        shape = (length, games.count)
        self.rows = np.zeros((*shape, games.observations.shape[1]), np.uint8)
        self.masks = np.zeros((*shape, games.action_masks.shape[1]), np.int8)
        self.actions = torch.zeros(shape, dtype=torch.int64)
        self.chances = torch.zeros(shape)
        self.values = torch.zeros(shape)
        self.rewards = torch.zeros(shape)
        self.ends = torch.zeros(shape)

    def play(self, policy: Policy, games: BatchEnv) -> list[float]:
        """Fill it; returns which of the games that ended were won."""
        won: list[float] = []
        everyone = np.arange(games.count)
        for step in range(len(self.actions)):
            self.rows[step], self.masks[step] = games.observations, games.action_masks
            with torch.no_grad():
                choice, self.values[step] = policy(self.rows[step], self.masks[step])
                self.actions[step] = choice.sample()
                self.chances[step] = choice.log_prob(self.actions[step])
            movers = games.seats.astype(np.intp)
            games.step(self.actions[step].numpy())
            self.rewards[step] = torch.from_numpy(games.rewards[everyone, movers])
            self.ends[step] = torch.from_numpy(games.terminations | games.truncations)
            won += [(each.seat in each.winners) / max(1, len(each.winners)) for each in games.ended.values()]
        return won

    def advantages(self, policy: Policy, games: BatchEnv, gamma: float, smooth: float) -> torch.Tensor:
        """How much better than expected each action was: generalised advantage estimation."""
        with torch.no_grad():
            _, value_after = policy(games.observations, games.action_masks)
        found = torch.zeros_like(self.values)
        running = torch.zeros(games.count)
        for step in reversed(range(len(found))):
            goes_on = 1 - self.ends[step]
            surprise = self.rewards[step] + gamma * value_after * goes_on - self.values[step]
            running = surprise + gamma * smooth * goes_on * running
            found[step] = running
            value_after = self.values[step]
        return found


def learn(told: argparse.Namespace, policy: Policy, optimizer: Any, kept: Rollout, advantages: torch.Tensor) -> None:
    """A few passes over what was played."""
    rows, masks = kept.rows.reshape(-1, kept.rows.shape[-1]), kept.masks.reshape(-1, kept.masks.shape[-1])
    actions, chances = kept.actions.reshape(-1), kept.chances.reshape(-1)
    returns, advantages = (advantages + kept.values).reshape(-1), advantages.reshape(-1)
    for _ in range(told.passes):
        for some in torch.randperm(len(actions)).split(told.minibatch):
            now, worth = policy(rows[some.numpy()], masks[some.numpy()])
            ratio = (now.log_prob(actions[some]) - chances[some]).exp()
            better = advantages[some]
            better = (better - better.mean()) / (better.std() + 1e-8)
            gain = torch.min(ratio * better, ratio.clamp(1 - told.clip, 1 + told.clip) * better).mean()
            miss = 0.5 * (worth - returns[some]).pow(2).mean()
            loss = -gain + 0.5 * miss - told.entropy * now.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def train(told: argparse.Namespace) -> Policy:
    torch.manual_seed(told.seed)
    games = opened(told, told.envs)
    games.reset(seed=told.seed)
    policy = kept_policy(games, told.start) if told.start else new_policy(games)
    optimizer = torch.optim.Adam(policy.parameters(), lr=told.rate, eps=1e-5)
    kept = Rollout(told.length, games)
    began, steps, spent = time.monotonic(), 0, 0.0
    won: list[float] = []
    curve = ["seconds,steps,games,won"]
    while spent < 1:
        optimizer.param_groups[0]["lr"] = told.rate * (1 - spent)
        won += kept.play(policy, games)
        learn(told, policy, optimizer, kept, kept.advantages(policy, games, told.gamma, told.smooth))
        seconds, before = time.monotonic() - began, steps // told.report
        steps += told.envs * told.length
        spent = max(steps / told.steps, seconds / (60 * told.minutes))
        if won and (steps // told.report > before or spent >= 1):
            share = np.mean(won[-WINDOW:])
            curve.append(f"{seconds:.1f},{steps},{len(won)},{share:.4f}")
            print(f"{steps:8d} steps in {seconds:4.0f} s: {share:.0%} of the last games won", flush=True)
    games.close()
    if told.curve:
        Path(told.curve).write_text("\n".join(curve) + "\n", encoding="utf-8")
    return policy


def evaluate(told: argparse.Namespace, policy: Policy) -> float:
    """How many games the likeliest actions win, in every seat in turn; a victory that is shared is a share of one."""
    games = opened(told, told.games)
    games.reset(seed=f"evaluation {told.seed}")
    shares: dict[int, float] = {}
    while len(shares) < told.games:
        with torch.no_grad():
            choice, _ = policy(games.observations, games.action_masks)
        games.step(choice.logits.argmax(1).numpy())
        for number, each in games.ended.items():
            shares.setdefault(number, (each.seat in each.winners) / max(1, len(each.winners)))
    games.close()
    return sum(shares.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="ancient_world")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--reward", default="win")
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--minutes", type=float, default=600, help="end after so long, whatever the steps")
    parser.add_argument("--envs", type=int, default=64)
    parser.add_argument("--length", type=int, default=64, help="steps between two updates")
    parser.add_argument("--minibatch", type=int, default=1024)
    parser.add_argument("--passes", type=int, default=4)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--gamma", type=float, default=1.0)
    parser.add_argument("--smooth", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=int, default=20_000, help="steps between two lines")
    parser.add_argument("--games", type=int, default=200, help="games of the evaluation")
    parser.add_argument("--threads", type=int, default=2, help="cores to use")
    parser.add_argument("--start", help="go on with what was learnt before, such as by imitation.py")
    parser.add_argument("--save", help="keep what was learnt in this file")
    parser.add_argument("--curve", help="write the share of games won while learning into this file, as CSV")
    parser.add_argument("--play", help="learn nothing: evaluate this file")
    told = parser.parse_args()
    torch.set_num_threads(told.threads)
    policy = kept_policy(opened(told, 1), told.play) if told.play else train(told)
    if told.save and not told.play:
        torch.save(policy.state_dict(), told.save)
    won = share_of(evaluate(told, policy), told.games)
    print(f"wins {won.share:.1%} of {told.games} games against {told.opponents}; 95 %: {won.low:.1%} to {won.high:.1%}")


if __name__ == "__main__":
    main()
