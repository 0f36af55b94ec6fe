"""Masked PPO in one file, in the style of CleanRL: one learner against bots, many games at once.

python examples/baselines/masked_ppo.py --game ancient_world --opponents random --steps 400000 --save ppo.pt
python examples/baselines/masked_ppo.py --play ppo.pt --game ancient_world --opponents pupil --games 200

It wants PyTorch (the file for processors is enough), and `pip install 'teahouse[envs]'`.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from teahouse.envs import BatchEnv, Structure

HIDDEN = 256
Step = tuple[Any, ...]
"""What was seen, allowed, done, how likely it was, what was expected, what came of it, and whether that was the end."""


def layer(inputs: int, outputs: int, gain: float) -> nn.Linear:
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


class Policy(nn.Module):  # type: ignore[misc, unused-ignore]  # where PyTorch is not installed
    """A body, a head that chooses among legal actions, and a head that values."""

    def __init__(self, structure: Structure, width: int, actions: int) -> None:
        super().__init__()
        self.structure = structure
        self.body = nn.Sequential(layer(width, HIDDEN, 1.4), nn.ReLU(), layer(HIDDEN, HIDDEN, 1.4), nn.ReLU())
        self.actor = layer(HIDDEN, actions, 0.01)
        self.critic = layer(HIDDEN, 1, 1.0)

    def read(self, rows: Any) -> torch.Tensor:
        """Categories one-hot; numbers so that many is not much more than some."""
        spread = self.structure.one_hot(rows).astype(np.float32)
        return torch.from_numpy(np.log1p(spread))

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        body = self.body(seen)
        logits = self.actor(body).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.critic(body).squeeze(-1)


def threads(count: int) -> None:
    """More than the machine has cores only get in each other's way."""
    torch.set_num_threads(count)


def new_policy(games: BatchEnv) -> Policy:
    structure = Structure(games.layout)
    width = structure.one_hot(games.observations[:1]).shape[1]
    return Policy(structure, width, games.action_masks.shape[1])


def opened(told: argparse.Namespace, opponents: str, count: int) -> BatchEnv:
    return BatchEnv(told.game, count, told.seats, opponents=opponents, reward=told.reward, illegal="end")


def train(told: argparse.Namespace) -> Policy:
    torch.manual_seed(told.seed)
    threads(told.threads)
    games = opened(told, told.opponents, told.envs)
    games.reset(seed=told.seed)
    policy = new_policy(games)
    if told.start:
        policy.load_state_dict(torch.load(told.start, weights_only=True))
    optimizer = torch.optim.Adam(policy.parameters(), lr=told.rate, eps=1e-5)
    updates = max(1, told.steps // (told.envs * told.length))
    began, won = time.monotonic(), []
    for update in range(updates):
        optimizer.param_groups[0]["lr"] = told.rate * (1 - update / updates)
        kept: list[Step] = []
        for _ in range(told.length):
            seen = policy.read(games.observations)
            mask = torch.from_numpy(games.action_masks.copy())
            with torch.no_grad():
                choice, value = policy(seen, mask)
                action = choice.sample()
                chance = choice.log_prob(action)
            movers = games.seats.astype(np.intp)
            games.step(action.numpy())
            reward = torch.from_numpy(games.rewards[np.arange(told.envs), movers].astype(np.float32))
            over = torch.from_numpy((games.terminations | games.truncations).astype(np.float32))
            won += [float(ended.seat in ended.winners) for ended in games.ended.values()]
            kept.append((seen, mask, action, chance, value, reward, over))
        learn(told, policy, optimizer, kept, games)
        if won and update % 10 == 9:
            steps = (update + 1) * told.envs * told.length
            pace = steps / (time.monotonic() - began)
            print(
                f"{steps:8d} steps, {pace:5.0f} a second: {np.mean(won[-200:]):.0%} of the last games won", flush=True
            )
    return policy


def learn(
    told: argparse.Namespace, policy: Policy, optimizer: Any, kept: list[tuple[Any, ...]], games: BatchEnv
) -> None:
    """Generalised advantages, then a few passes over what was played."""
    with torch.no_grad():
        _, value_after = policy(policy.read(games.observations), torch.from_numpy(games.action_masks.copy()))
    advantages: list[torch.Tensor] = []
    running = torch.zeros(told.envs)
    for _, _, _, _, value, reward, over in reversed(kept):
        surprise = reward + told.gamma * value_after * (1 - over) - value
        running = surprise + told.gamma * told.smooth * (1 - over) * running
        advantages.insert(0, running)
        value_after = value
    seen, mask, action, chance, value = (torch.cat([row[part] for row in kept]) for part in range(5))
    advantage = torch.cat(advantages)
    returns = advantage + value
    for _ in range(told.passes):
        for some in torch.randperm(len(action)).split(told.minibatch):
            now, worth = policy(seen[some], mask[some])
            ratio = (now.log_prob(action[some]) - chance[some]).exp()
            better = advantage[some]
            better = (better - better.mean()) / (better.std() + 1e-8)
            gain = torch.min(ratio * better, ratio.clamp(1 - told.clip, 1 + told.clip) * better).mean()
            miss = 0.5 * (worth - returns[some]).pow(2).mean()
            loss = -gain + 0.5 * miss - told.entropy * now.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


def evaluate(told: argparse.Namespace, policy: Policy, count: int) -> float:
    """The share of games the best actions win, in every seat in turn."""
    games = opened(told, told.opponents, min(count, 50))
    games.reset(seed=f"evaluation {told.seed}")
    shares: list[float] = []
    while len(shares) < count:
        with torch.no_grad():
            choice, _ = policy(policy.read(games.observations), torch.from_numpy(games.action_masks.copy()))
        games.step(choice.logits.argmax(1).numpy())
        shares += [(each.seat in each.winners) / max(1, len(each.winners)) for each in games.ended.values()]
    return float(np.mean(shares[:count]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="ancient_world")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--reward", default="win")
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--envs", type=int, default=32)
    parser.add_argument("--length", type=int, default=64, help="steps between two updates")
    parser.add_argument("--minibatch", type=int, default=512)
    parser.add_argument("--passes", type=int, default=4)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--gamma", type=float, default=1.0)
    parser.add_argument("--smooth", type=float, default=0.95)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--entropy", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="games of the evaluation")
    parser.add_argument("--threads", type=int, default=2, help="of PyTorch")
    parser.add_argument("--start", help="go on with what was learnt before, such as by imitation.py")
    parser.add_argument("--save", help="keep what was learnt in this file")
    parser.add_argument("--play", help="learn nothing: evaluate this file")
    told = parser.parse_args()
    if told.play:
        games = opened(told, told.opponents, 1)
        games.reset(seed=0)
        policy = new_policy(games)
        policy.load_state_dict(torch.load(told.play, weights_only=True))
    else:
        policy = train(told)
        if told.save:
            torch.save(policy.state_dict(), told.save)
    print(f"wins {evaluate(told, policy, told.games):.1%} of {told.games} games against {told.opponents}")


if __name__ == "__main__":
    main()
